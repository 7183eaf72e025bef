"""Compares the records of several replicas, field by field.

Called by the headless demo and by tests. Compares the cloud's copies, so that a versionDate raised for clients of this
computer makes no difference.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Entity, Record
from storage.schema.validation import same

_BATCH = 500

Key = tuple[int, int]
"""Warehouse (0 outside the warehouse view) and id."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Number of compared records by entity, deleted ones included, and every difference as a line."""

    records: Mapping[str, int]
    differences: tuple[str, ...]

    @property
    def equal(self) -> bool:
        """No difference, and at least one record compared."""
        return not self.differences and any(self.records.values())


def compare(replicas: Mapping[str, Replica]) -> Comparison:
    """Compare all entities and views of the replicas with those of the first; their names appear in the lines."""
    (reference, first), *others = replicas.items()
    counts: dict[str, int] = {}
    differences: list[str] = []
    for entity in first.catalogue:
        wanted = _records(first, entity)
        counts[entity.name] = len(wanted)
        for name, replica in others:
            found = _records(replica, entity)
            for key in sorted(wanted.keys() | found.keys()):
                differences += _differences(entity, key, (reference, wanted.get(key)), (name, found.get(key)))
    return Comparison(counts, tuple(differences))


def _records(replica: Replica, entity: Entity) -> dict[Key, Record]:
    """All records by key."""
    found: dict[Key, Record] = {}
    offset = 0
    while True:
        records = replica.page(
            entity.name, Query(deleted="all"), offset=offset, limit=_BATCH, total=False
        ).records
        if entity.view_of is None:
            with replica.write() as tx:
                copies = tx.cloud_copies(entity.name, [record["id"] for record in records])
            found |= {(0, id): record for id, record in copies.items()}
        else:
            shown = ({**each, "versionDate": None} for each in records)
            found |= {(each["_warehouseId"], each["id"]): each for each in shown}
        if len(records) < _BATCH:
            return found
        offset += _BATCH


def _differences(
    entity: Entity, key: Key, one: tuple[str, Record | None], other: tuple[str, Record | None]
) -> list[str]:
    """The differences of a record; a missing one counts as one, but for what a till deleted before it was sent."""
    (here, left), (there, right) = one, other
    id = key[1]
    if left is None or right is None:
        if right is not None and right.get("deleted"):
            return []
        return [f"{entity.name} {id} is missing in {here if left is None else there}"]
    return [
        f"{entity.name} {id} {field.name}: {here} {left.get(field.name)!r}, {there} {right.get(field.name)!r}"
        for field in entity.fields
        if not same(entity, field.name, left.get(field.name), right.get(field.name))
    ]
