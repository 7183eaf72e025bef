"""Drafts: edits that are not saved yet, so that neither leaving a form nor a power cut loses them.

Called by the record panel (stores and restores) and by the list (marks the row). A draft carries the id of the form that
it was typed into, so that it never becomes the draft of whatever record is open when it is kept. A draft is on disk within half a
second, written by a thread of its own; the window never waits for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from app.settings.draft_files import NEW, DraftFiles, StoredDraft
from app.threads import Worker
from storage.clock import Clock, SystemClock
from storage.errors import ShopError
from storage.schema.fields import Record

FormId = int | str
"""Id of a record; of a new one that of its form, a text: several can be begun at a time."""
Key = tuple[str, FormId]
"""Entity, and whose form of it."""
DELAY = 400
"""Milliseconds from the first unwritten key stroke to the write; further ones do not delay it."""


@dataclass(frozen=True, slots=True)
class Draft:
    """The state of a form: whose it is, the record it began from, and the input of each edited field as plain values."""

    key: Key
    base: Record
    typed: Mapping[str, Any]


class Drafts(QObject):
    """At most one draft of each form. Without `files` in memory only."""

    changed = Signal(str)
    """Name of the entity whose number of drafts changed."""
    failed = Signal(object)
    """A `ShopError`: a draft could not be written. The next key stroke tries again."""
    _write_failed = Signal(object)
    _forgotten = Signal(object)

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
        self._write_timer = QTimer(self, interval=DELAY, singleShot=True)
        self._write_timer.timeout.connect(self.flush)
        self._write_failed.connect(self.failed, Qt.ConnectionType.QueuedConnection)
        self._forgotten.connect(self._forget, Qt.ConnectionType.QueuedConnection)
        for stored in files.load() if files is not None else ():
            key = (stored.entity, stored.id)
            self._kept[key] = Draft(key, dict(stored.base), stored.typed)

    def new_form(self) -> str:
        """An id for the form of a new record; unique, also after a restart."""
        self._latest = max(self._clock.now(), self._latest + 1)
        while any(id == f"{NEW}{self._latest}" for _, id in self._kept):
            self._latest += 1
        return f"{NEW}{self._latest}"

    def keep(self, draft: Draft) -> None:
        """Store the state of a form."""
        key = draft.key
        before = self._kept.get(key)
        if before == draft:
            return
        # The newest last: after a restart it is the one that is offered.
        self._kept.pop(key, None)
        self._kept[key] = draft
        self._schedule_write(key)
        if before is None:
            self.changed.emit(key[0])

    def get(self, entity: str, id: FormId) -> Draft | None:
        """The draft of a record, if there is one."""
        return self._kept.get((entity, id))

    def newest_new(self, entity: str, *, but: FormId = 0) -> Draft | None:
        """The newest draft of a new record of the entity, but not that of the form `but`."""
        found = (
            draft
            for (name, id), draft in reversed(self._kept.items())
            if name == entity and isinstance(id, str) and id != but
        )
        return next(found, None)

    def drop(self, entity: str, id: FormId) -> None:
        """Delete a draft: it was saved or reverted, or the record is gone."""
        key = (entity, id)
        if self._kept.pop(key, None) is not None:
            self._schedule_write(key)
            self.changed.emit(entity)

    def settle(self, saved: Draft, key: Key, record: Record) -> None:
        """The input `saved` was written as the record `key`; what was typed since then, before its form was left, stays."""
        now = self._kept.get(saved.key)
        self.drop(*saved.key)
        if now is not None:
            later = {name: typed for name, typed in now.typed.items() if saved.typed.get(name) != typed}
            if later:
                self.keep(Draft(key, record, later))

    def forget(self, keys: Iterable[tuple[str, int]]) -> None:
        """Delete the drafts of records that were anonymised; called on any thread (F53)."""
        self._forgotten.emit(list(keys))

    def _forget(self, keys: list[tuple[str, int]]) -> None:
        for entity, id in keys:
            self.drop(entity, id)

    def kept(self) -> list[Key]:
        """Entity and id of every draft, the newest last."""
        return list(self._kept)

    def flush(self) -> None:
        """Start writing everything unwritten now; returns at once."""
        self._write_timer.stop()
        for key, at in self._unwritten.items():
            self._worker.submit(self._write, key, self._kept.get(key), at)
        self._unwritten.clear()

    def finish(self) -> None:
        """Write everything and wait for it; the last call."""
        self.flush()
        self._worker.shutdown(wait=True)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)

    def _schedule_write(self, key: Key) -> None:
        if self._files is None:
            return
        # Timestamps are unique, so that the newest is known after a restart.
        self._latest = max(self._clock.now(), self._latest + 1)
        self._unwritten[key] = self._latest
        if not self._write_timer.isActive():
            self._write_timer.start()

    def _write(self, key: Key, draft: Draft | None, at: int) -> None:
        assert self._files is not None
        entity, id = key
        try:
            if draft is None:
                self._files.forget(entity, id)
            else:
                stored = StoredDraft(entity=entity, id=id, base=draft.base, typed=draft.typed, at=at)
                self._files.write(stored)
        except ShopError as error:
            self._write_failed.emit(error)
