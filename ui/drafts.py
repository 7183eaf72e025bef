"""Edits that were typed and not saved yet, by record, so that leaving a form loses nothing.

Called by the record panel (keeps and takes) and by the list (marks the row). In memory; where drafts are kept is
this module's alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from storage.intent import Record


@dataclass(frozen=True, slots=True)
class Draft:
    """A form as it was left: the record it began from, and what each touched editor held."""

    base: Record
    typed: Mapping[str, Any]


class Drafts(QObject):
    """At most one draft for a record, and one for the new record of each entity (id None)."""

    changed = Signal(str)
    """Name of the entity whose drafts changed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kept: dict[tuple[str, int | None], Draft] = {}

    def keep(self, entity: str, id: int | None, draft: Draft) -> None:
        """Remember a form that was left."""
        self._kept[entity, id] = draft
        self.changed.emit(entity)

    def get(self, entity: str, id: int | None) -> Draft | None:
        """The draft of a record, if one is kept."""
        return self._kept.get((entity, id))

    def drop(self, entity: str, id: int | None) -> None:
        """Forget it: saved, reverted, or the record is gone."""
        if self._kept.pop((entity, id), None) is not None:
            self.changed.emit(entity)

    def __contains__(self, key: object) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)
