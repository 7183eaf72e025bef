"""What undo and redo would do, before they do it: the step by name and size, and what was done after it.

Called by `queries` for the window, which says it and asks where a press of a key would change much.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from app.queries.titles import Titles
from storage.errors import ShopError
from storage.records.history import EventKind, Step
from storage.records.replica import Replica


@dataclass(frozen=True, slots=True)
class UndoOffer:
    """The step to reverse, None for none; `later`: the newest step done after it that is in force, None for none."""

    step: Step | None
    later: Step | None = None
    title: str = ""
    """Of the record, where the step is about a single one."""
    added: int = 0
    """Records that it made, which undoing it deletes."""

    @property
    def count(self) -> int:
        """How many records the step is about."""
        return int(self.step.params.get("count") or 0) if self.step is not None else 0


def undo_offer(replica: Replica, titles: Titles, of: Collection[str], step: int | None = None) -> UndoOffer:
    """What undo would reverse among the steps of these origins: `step`, or the newest that can be."""
    steps = replica.steps
    found = steps.newest_undoable(of, step)
    if found is None:
        return UndoOffer(None, None if step is not None else steps.newest_after(0, of))
    added = steps.count(found.id, EventKind.CREATED)
    return UndoOffer(found, steps.newest_after(found.id, of), _title(replica, titles, found), added)


def redo_offer(replica: Replica, titles: Titles, of: Collection[str]) -> UndoOffer:
    """What redo would do again; the step is the undo, whose parameters are those of what it undid."""
    found = replica.steps.newest_redoable(of)
    return UndoOffer(None) if found is None else UndoOffer(found, title=_title(replica, titles, found))


def _title(replica: Replica, titles: Titles, step: Step) -> str:
    """What the one record of a step is called; empty for several, and where it cannot be read."""
    if step.params.get("count") != 1:
        return ""
    entity = str(step.params.get("entity") or "")
    ids = replica.steps.records(step.id, entity)
    try:
        record = replica.get(entity, ids.pop()) if len(ids) == 1 else None
        return titles.of(entity, record) if record is not None else ""
    except ShopError:
        return ""  # to say what kind of record it is will do
