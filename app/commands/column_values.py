"""Different values for one field of many records, as pasted from a spreadsheet: previewed one by one, applied as one undo step.

Called by the window. The preview only reads; applying is one transaction. Prices follow each other as in the form.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from app import prices
from app.commands.batch import apply_batch
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from storage.errors import InvalidRecord, Problem
from storage.records.replica import Replica
from storage.schema.canonical import same
from storage.schema.fields import Record
from storage.schema.validation import Op, problems, tidied
from sync.events import RecordsChanged

STEP = "paste"


class Effect(StrEnum):
    """What a value would do to its record."""

    CHANGED = "changed"
    UNCHANGED = "unchanged"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class PlannedValue:
    """One record, the value it would get, and what follows from it."""

    id: int
    effect: Effect
    record: Record
    """As it is now; empty for one that is gone."""
    after: Mapping[str, Any]
    """The values that it would get, the price that follows among them."""
    problems: tuple[Problem, ...] = ()


class ColumnValues:
    """Values for the field `name` of an entity's records."""

    def __init__(self, replica: Replica, commands: Commands, entity: str, name: str) -> None:
        self._replica = replica
        self._commands = commands
        self._entity = replica.catalogue[entity]
        self._name = name

    def preview(self, values: Sequence[tuple[int, Any]]) -> list[PlannedValue]:
        """The effect of each value on its record as it is now; a record gets one value only, the first."""
        records = self._replica.many(self._entity.name, [id for id, _ in values])
        seen: dict[int, int] = {}
        return [
            self._planned(id, records.get(id), value, seen.setdefault(id, line), line)
            for line, (id, value) in enumerate(values, start=1)
        ]

    def apply(
        self,
        values: Sequence[tuple[int, Any]],
        *,
        origin: str = "window",
        progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
    ) -> RecordsChanged | None:
        """Change what can be changed, as one step; None when that is nothing. Raises Cancelled; then nothing was changed."""
        edits = [
            Edit(op=Op.PATCH, body={self._name: planned.after[self._name]}, id=planned.id)
            for planned in self.preview(values)
            if planned.effect is Effect.CHANGED
        ]
        if not edits:
            return None
        return apply_batch(
            self._commands,
            self._entity.name,
            edits,
            step=STEP,
            origin=origin,
            progress=progress,
            cancel=cancel,
        )

    def _planned(self, id: int, record: Record | None, value: Any, first: int, line: int) -> PlannedValue:
        """`first` is the line of the first value for this record, `line` that of this one."""
        body = tidied(self._entity, {self._name: value}, record or {})
        value = body[self._name]
        if record is None or record.get("deleted"):
            return PlannedValue(id, Effect.REFUSED, record or {}, body, (Problem(None, "deleted"),))
        if line != first:
            twice = Problem(self._name, "line_twice", {"line": first})
            return PlannedValue(id, Effect.REFUSED, record, body, (twice,))
        if same(self._entity, self._name, value, record.get(self._name)):
            return PlannedValue(id, Effect.UNCHANGED, record, body)
        found = problems(self._entity, body, Op.PATCH, onto=record)
        after: Mapping[str, Any] = body
        if not found:
            try:
                if prices.has_linked_prices(self._entity):
                    after = {**body, **prices.follow({**record, **body}, body)}
            except InvalidRecord as error:
                found = error.problems
        effect = Effect.REFUSED if found else Effect.CHANGED
        return PlannedValue(id, effect, record, after, tuple(found))
