"""Makes one record of several: what the kept one gets of the others, who refers to them, and all of it as one undo step.

Called by the window and the command line. A merge is looked at before it is done (`plan_merge`) and refused when a record of
it was changed since. One transaction: after a crash at any moment all of it is there or nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from app.commands.commands import Commands
from app.commands.deletion_rules import DELETE_RECIPE
from app.commands.record_editor import Edit
from app.duplicates.traits import FIELDS
from storage.errors import Refused, UnknownRecord
from storage.records.replica import Replica
from storage.schema.fields import Entity, Field, Record
from storage.schema.fields import Merge as Policy
from storage.schema.validation import Op
from sync.events import RecordsChanged

STEP = "merge"
RECIPE = "_parentProductId"
"""The field by which a line of a recipe belongs to its product."""


@dataclass(frozen=True, slots=True)
class Reference:
    """A record that refers to one of those that go."""

    entity: str
    id: int
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MergePlan:
    """What a merge would do."""

    entity: str
    keep: int
    gone: tuple[int, ...]
    values: Mapping[str, tuple[Any, Any]]
    """Fields of the kept record that change: the value it has, and the one it gets."""
    add: Mapping[str, float] = field(default_factory=dict)
    """What is added to its counters, such as points."""
    moved: tuple[Reference, ...] = ()
    """Records that refer to the kept one afterwards."""
    seen: Mapping[int, Record] = field(default_factory=dict)
    """The records as they were looked at."""


def plan_merge(
    replica: Replica, entity: str, keep: int, others: Sequence[int], values: Mapping[str, Any] | None = None
) -> MergePlan:
    """What becomes of `keep` when the others go: it keeps what it says, gets what it says nothing of, and their tags and points.

    `values` are values that a person chose instead, by field. Raises UnknownRecord; Refused, reasons `merge_entity`,
    `merge_itself` and `merge_held` (a record that waits for a decision).
    """
    if entity not in FIELDS:
        raise Refused(reason="merge_entity", entity=entity, known=", ".join(sorted(FIELDS)))
    if not others or keep in others or len(set(others)) != len(others):
        raise Refused(reason="merge_itself")
    declared, ids = replica.catalogue[entity], (keep, *others)
    seen = replica.many(entity, ids)
    for id in ids:
        if id not in seen or seen[id].get("deleted"):
            raise UnknownRecord(entity=entity, id=id)
        change = replica.change(entity, id)
        if change is not None and change.held is not None:
            raise Refused(reason="merge_held", entity=entity, id=id)
    kept, rest = seen[keep], [seen[each] for each in others]
    wished = {**_united(declared, kept, rest), **(values or {})}
    return MergePlan(
        entity=entity,
        keep=keep,
        gone=tuple(others),
        values={name: (kept.get(name), value) for name, value in wished.items() if kept.get(name) != value},
        add=_added(declared, rest),
        moved=tuple(_references(replica, entity, keep, others)),
        seen=seen,
    )


def merge(commands: Commands, plan: MergePlan, *, origin: str = "window") -> RecordsChanged:
    """Do it as one undo step.

    Raises InvalidRecord, and Refused, reason `merge_changed`, when one of the records is not as it was looked at.
    """
    count = 1 + len(plan.gone)
    with commands.open(STEP, plan.entity, count, origin) as scope:
        for id, seen in plan.seen.items():
            if scope.tx.get(plan.entity, id) != seen:
                raise Refused(reason="merge_changed", entity=plan.entity, id=id)
        moved: dict[str, list[int]] = {}
        for each in plan.moved:
            scope.apply(each.entity, Edit(op=Op.PATCH, id=each.id, body={each.field: plan.keep}))
            moved.setdefault(each.entity, []).append(each.id)
        editor = scope.editor(plan.entity)
        for id in plan.gone:
            editor.apply(Edit(op=None, id=id, strategies=DELETE_RECIPE), guard=False)
        body = {name: after for name, (_, after) in plan.values.items()}
        if body or plan.add:
            editor.apply(Edit(op=Op.PATCH, id=plan.keep, body=body, add=plan.add), guard=False)
        scope.ingredients_deleted(editor)
        for entity, ids in moved.items():
            scope.changed(entity, ids, "save")
        scope.changed(plan.entity, plan.gone, "delete")
        return scope.changed(plan.entity, [plan.keep], "save")


def _united(entity: Entity, kept: Record, rest: Sequence[Record]) -> dict[str, Any]:
    """Sets united; what the kept record says nothing of from the first that does, fields of a group together."""
    found: dict[str, Any] = {}
    groups: dict[str, list[Field]] = {}
    for each in entity.fields:
        if (
            not each.writable
            or each.merge in (Policy.SERVER, Policy.COUNTER)
            or each.name in ("id", "deleted")
        ):
            continue
        if each.merge is Policy.SET:
            found[each.name] = list(
                dict.fromkeys(one for record in (kept, *rest) for one in record.get(each.name) or ())
            )
        elif each.merge is not Policy.BITS:
            groups.setdefault(each.group or each.name, []).append(each)
    for fields in groups.values():
        if any(_says(kept.get(each.name)) for each in fields):
            continue
        source = next(
            (record for record in rest if any(_says(record.get(each.name)) for each in fields)), None
        )
        if source is not None:
            found.update({each.name: source.get(each.name) for each in fields})
    return {name: value for name, value in found.items() if value or kept.get(name)}


def _says(value: object) -> bool:
    return value not in (None, "", [], {})


def _added(entity: Entity, rest: Iterable[Record]) -> dict[str, float]:
    counters = [each.name for each in entity.fields if each.merge is Policy.COUNTER and each.writable]
    sums = {name: sum(float(record.get(name) or 0) for record in rest) for name in counters}
    return {name: total for name, total in sums.items() if total}


def _references(replica: Replica, entity: str, keep: int, others: Sequence[int]) -> Iterable[Reference]:
    """Who refers to the others. A recipe moves only to a product that has none: it goes with its product else."""
    for other in replica.catalogue.stored():
        for each in other.fields:
            if each.references != entity or not each.writable:
                continue
            if each.name == RECIPE and replica.ids_with(other.name, {RECIPE: keep}):
                continue
            for gone in others:
                for id in replica.ids_with(other.name, {each.name: gone}):
                    yield Reference(other.name, id, each.name)
