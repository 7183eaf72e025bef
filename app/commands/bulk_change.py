"""Bulk change: the same change to many records, previewed in numbers and applied as one undo step.

Called by the window. The preview only reads; applying is one transaction that can be cancelled.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app import prices
from app.commands.adjustment import Adjustment
from app.commands.batch import apply_batch
from app.commands.commands import Commands
from app.commands.record_editor import Edit
from app.errors import Cancelled
from storage.errors import InvalidRecord, Problem
from storage.records.replica import Replica
from storage.schema.canonical import same
from storage.schema.fields import Entity, Kind, Merge, Record
from storage.schema.validation import Op, problems, tidied
from sync.events import RecordsChanged

READ_AT_ONCE = 500
SHOWN_PROBLEMS = 20
SHOWN_EXAMPLES = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class BulkChange:
    """Values to set, differences to add to counters, prices to adjust, tags to add and to remove."""

    values: Mapping[str, Any] = field(default_factory=dict)
    add: Mapping[str, float] = field(default_factory=dict)
    adjust: Mapping[str, Adjustment] = field(default_factory=dict)
    """By field; a record without that price stays as it is."""
    tags: frozenset[str] = frozenset()
    without_tags: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Example:
    """A record as it is, and the values it would get, the price that follows from another among them."""

    record: Record
    after: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Preview:
    """How many records a bulk change would change, and why not the others."""

    total: int
    changing: int
    unchanged: int
    """Records that have these values already."""
    deleted: int
    refused: int
    problems: tuple[tuple[int, tuple[Problem, ...]], ...] = ()
    """Id and problems of the first refused records."""
    examples: tuple[Example, ...] = ()
    """The first records that would change."""


class BulkChanger:
    """Bulk changes of one entity."""

    def __init__(self, replica: Replica, commands: Commands, entity: str) -> None:
        self._replica = replica
        self._commands = commands
        self._entity = replica.catalogue[entity]

    def preview(
        self, ids: Sequence[int], change: BulkChange, *, cancel: threading.Event | None = None
    ) -> Preview:
        """The effect on the records as they are now. Raises Cancelled."""
        changing = unchanged = deleted = refused = 0
        found: list[tuple[int, tuple[Problem, ...]]] = []
        examples: list[Example] = []
        for record in self._records(ids, cancel):
            edit = self._edit(record, change)
            if record.get("deleted"):
                deleted += 1
            elif edit is None:
                unchanged += 1
            elif wrong := self._problems(record, edit, change, len(ids)):
                refused += 1
                found += [(record["id"], tuple(wrong))] if len(found) < SHOWN_PROBLEMS else []
            else:
                changing += 1
                if len(examples) < SHOWN_EXAMPLES:
                    examples.append(Example(record, self._after(record, edit)))
        gone = len(ids) - changing - unchanged - deleted - refused
        return Preview(len(ids), changing, unchanged, deleted + gone, refused, tuple(found), tuple(examples))

    def apply(
        self,
        ids: Sequence[int],
        change: BulkChange,
        *,
        origin: str = "window",
        progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
    ) -> RecordsChanged | None:
        """Change what can be changed, as one step; None when that is nothing. Raises Cancelled; then nothing was changed."""
        edits = [
            edit
            for record in self._records(ids, cancel)
            if not record.get("deleted")
            and (edit := self._edit(record, change)) is not None
            and not self._problems(record, edit, change, len(ids))
        ]
        if not edits:
            return None
        return apply_batch(
            self._commands,
            self._entity.name,
            edits,
            step="bulk",
            origin=origin,
            progress=progress,
            cancel=cancel,
        )

    def _records(self, ids: Sequence[int], cancel: threading.Event | None) -> Iterator[Record]:
        for start in range(0, len(ids), READ_AT_ONCE):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            yield from self._replica.many(self._entity.name, ids[start : start + READ_AT_ONCE]).values()

    def _edit(self, record: Record, change: BulkChange) -> Edit | None:
        """The edit of one record; None when it has these values already."""
        values = dict(change.values)
        for name, adjustment in change.adjust.items():
            price = record.get(name)
            if isinstance(price, int | float):
                values[name] = adjustment.of(price)
        if change.tags or change.without_tags:
            current = list(record.get("tags") or ())
            remaining = [tag for tag in current if tag not in change.without_tags]
            values["tags"] = remaining + sorted(change.tags - set(current))
        meant = {
            name: value
            for name, value in tidied(self._entity, values, record).items()
            if not same(self._entity, name, value, record.get(name))
        }
        add = {name: amount for name, amount in change.add.items() if amount and name not in meant}
        return Edit(op=Op.PATCH, body=meant, id=record["id"], add=add) if meant or add else None

    def _after(self, record: Record, edit: Edit) -> Mapping[str, Any]:
        """The values that the edit brings about. Raises InvalidRecord for a price that cannot be calculated with."""
        follows = prices.has_linked_prices(self._entity)
        after = {**record, **edit.body}
        return {**edit.body, **(prices.follow(after, edit.body) if follows else {})}

    def _problems(self, record: Record, edit: Edit, change: BulkChange, among: int) -> list[Problem]:
        body = dict(edit.body)
        for name, amount in edit.add.items():
            body[name] = (record.get(name) or 0) + amount
        found = problems(self._entity, body, Op.PATCH, onto=record)
        found += [
            Problem(name, "below_zero") for name in change.adjust if body.get(name, 0) < 0 <= record[name]
        ]
        if not found:
            try:
                self._after(record, edit)
            except InvalidRecord as error:
                found += error.problems
        if among > 1:
            found += [
                Problem(name, "not_unique", {"value": body[name]})
                for name in self._entity.unique
                if name in body
            ]
        return found


def first_field(entity: Entity) -> str:
    """The changeable field that a change of many begins with: none that names or identifies a single record."""
    names = changeable_fields(entity)
    single = (*entity.title, *entity.code_fields)
    fields = (entity.by_name[name] for name in names if name not in single)
    return next((each.name for each in fields if each.kind is not Kind.STRING or each.choices), names[0])


def changeable_fields(entity: Entity) -> list[str]:
    """Fields that can be set on many records at once; unique fields are not among them."""
    return [
        field.name
        for field in entity.fields
        if field.form is not None
        and field.writable
        and field.merge is not Merge.SERVER
        and field.name not in entity.unique
    ]
