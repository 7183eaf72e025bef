"""Bulk change: the same change to many records.

Called by the window. A change set, see `app.change_set`.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.change_set import ChangeLine, ChangeSet
from app.changes import application
from app.changes.edited import edited
from app.commands.adjustment import Adjustment
from storage.errors import Problem
from storage.records.replica import Replica
from storage.schema.fields import Entity, Kind, Merge, Record


@dataclass(frozen=True, slots=True, kw_only=True)
class BulkChange:
    """Values to set, differences to add to counters, prices to adjust, tags to add and to remove."""

    values: Mapping[str, Any] = field(default_factory=dict)
    add: Mapping[str, float] = field(default_factory=dict)
    adjust: Mapping[str, Adjustment] = field(default_factory=dict)
    """By field; a record without that price stays as it is."""
    tags: frozenset[str] = frozenset()
    without_tags: frozenset[str] = frozenset()


def bulk_change(
    replica: Replica,
    entity: str,
    ids: Sequence[int],
    change: BulkChange,
    *,
    cancel: threading.Event | None = None,
) -> ChangeSet:
    """What the change would do to each record as it is now. Raises Cancelled."""
    declared = replica.catalogue[entity]

    def check(record: Record, values: Mapping[str, Any]) -> list[Problem]:
        found = [
            Problem(name, "below_zero") for name in change.adjust if values.get(name, 0) < 0 <= record[name]
        ]
        if len(ids) > 1:
            found += [
                Problem(name, "not_unique", {"value": values[name]})
                for name in declared.unique
                if name in values
            ]
        return found

    def line(id: int, record: Record | None) -> ChangeLine:
        return edited(declared, id, record, _values(change, record or {}), add=change.add, check=check)

    lines = application.preview(replica, entity, ids, line, cancel=cancel)
    return ChangeSet(entity=entity, step="bulk", lines=lines)


def _values(change: BulkChange, record: Record) -> dict[str, Any]:
    """The values that a record gets."""
    values = dict(change.values)
    for name, adjustment in change.adjust.items():
        price = record.get(name)
        if isinstance(price, int | float):
            values[name] = adjustment.of(price)
    if change.tags or change.without_tags:
        current = list(record.get("tags") or ())
        remaining = [tag for tag in current if tag not in change.without_tags]
        values["tags"] = remaining + sorted(change.tags - set(current))
    return values


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
