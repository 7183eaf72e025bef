"""Edits that were typed and not saved yet, by record, so that neither leaving a form nor a power cut loses them.

Called by the record panel (keeps and takes) and by the list (marks the row). What is kept here is on disk within half
a second, written by a thread of its own; the window never waits for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.settings.draft_files import DraftFiles, StoredDraft
from app.threads import Worker
from storage.clock import Clock, SystemClock
from storage.errors import ShopError
from storage.schema.fields import Record

Key = tuple[str, int | None]
DELAY = 400
"""Milliseconds from the first unwritten key stroke to the disk; further ones do not put it off."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A form as it was left: the record it began from, and what each touched editor held, as plain values."""

    base: Record
    typed: Mapping[str, Any]


class Drafts(QObject):
    """At most one draft for a record, and one for the new record of each entity (id None).

    Without `files` they live in memory only.
    """

    changed = Signal(str)
    """Name of the entity that has a draft more or less."""
    failed = Signal(object)
    """A `ShopError`: typing could not be written. It is tried again with the next key stroke."""
    _told = Signal(object)

    def __init__(
        self, files: DraftFiles | None = None, *, clock: Clock | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._files = files
        self._clock: Clock = clock or SystemClock()
        self._worker = Worker("drafts")
        self._kept: dict[Key, Draft] = {}
        self._unwritten: dict[Key, int] = {}
        self._latest = 0
        self._soon = QTimer(self, interval=DELAY, singleShot=True)
        self._soon.timeout.connect(self.flush)
        self._told.connect(self.failed, Qt.ConnectionType.QueuedConnection)
        for each in files.load() if files is not None else ():
            self._kept[each.entity, each.id] = Draft(dict(each.base), each.typed)

    def keep(self, entity: str, id: int | None, draft: Draft) -> None:
        """Remember a form as it stands."""
        key = (entity, id)
        before = self._kept.get(key)
        if before == draft:
            return
        # The newest last: it is the one to go on with after a restart.
        self._kept.pop(key, None)
        self._kept[key] = draft
        self._write_soon(key)
        if before is None:
            self.changed.emit(entity)

    def get(self, entity: str, id: int | None) -> Draft | None:
        """The draft of a record, if one is kept."""
        return self._kept.get((entity, id))

    def drop(self, entity: str, id: int | None) -> None:
        """Forget it: saved, reverted, or the record is gone."""
        key = (entity, id)
        if self._kept.pop(key, None) is not None:
            self._write_soon(key)
            self.changed.emit(entity)

    def kept(self) -> list[Key]:
        """Entity and id of every draft, the newest last."""
        return list(self._kept)

    def flush(self) -> None:
        """Hand everything unwritten to the disk now; returns at once."""
        self._soon.stop()
        for key, at in self._unwritten.items():
            self._worker.submit(self._put, key, self._kept.get(key), at)
        self._unwritten.clear()

    def finish(self) -> None:
        """Write what is left and wait for it; the last call."""
        self.flush()
        self._worker.shutdown(wait=True)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def _write_soon(self, key: Key) -> None:
        if self._files is None:
            return
        # No two alike, however fast: the newest is the one to go on with.
        self._latest = max(self._clock.now(), self._latest + 1)
        self._unwritten[key] = self._latest
        if not self._soon.isActive():
            self._soon.start()

    def _put(self, key: Key, draft: Draft | None, at: int) -> None:
        assert self._files is not None
        entity, id = key
        try:
            if draft is None:
                self._files.forget(entity, id)
            else:
                stored = StoredDraft(entity=entity, id=id, base=draft.base, typed=draft.typed, at=at)
                self._files.write(stored)
        except ShopError as error:
            self._told.emit(error)
