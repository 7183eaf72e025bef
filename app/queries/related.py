"""Related records: those a record refers to, and those that refer to it.

Made by `queries`, one for a replica. Relations are the catalogue's references and the names of tags; counts may take a
moment in a long list, so the window reads on a worker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from storage.query.grammar import Condition, Operator, Order, Query
from storage.records.replica import Replica
from storage.schema.fields import Entity, Filter, Record

SHOWN_RECORDS = 5
"""Records shown of each relation; the others are counted."""
TAGS = "tags"


@dataclass(frozen=True, slots=True, kw_only=True)
class Relation:
    """Records of one entity that are related to a record."""

    entity: str
    field: str
    """The field with the reference; of this record when `outward`, else of theirs."""
    outward: bool
    total: int
    records: tuple[Record, ...]
    filter: str = ""
    """The filter of the /v2 interface that lists them all; empty where no filter can express it."""


class Related:
    """The relations of one replica."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica

    def of(self, entity: str, record: Mapping[str, Any]) -> list[Relation]:
        """First the records it refers to (empty relations left out), then those that refer to it."""
        declared = self._replica.catalogue[entity]
        return [*self._outgoing(declared, record), *self._incoming(declared, record)]

    def _outgoing(self, entity: Entity, record: Mapping[str, Any]) -> Iterator[Relation]:
        for each in entity.fields:
            value = record.get(each.name)
            if each.references is not None and isinstance(value, int):
                found = self._replica.many(each.references, [value])
                yield _outward(each.references, each.name, list(found.values()))
        names = record.get(TAGS)
        if TAGS in entity.by_name and TAGS in self._replica.catalogue and names:
            ids = [number for number, name in self._replica.values_by_id(TAGS, "name") if name in names]
            yield _outward(TAGS, TAGS, list(self._replica.many(TAGS, ids).values()))

    def _incoming(self, entity: Entity, record: Mapping[str, Any]) -> Iterator[Relation]:
        for other in self._replica.catalogue:
            for each in other.fields:
                # A view repeats the fields of what it views.
                own = other.view_of is None or each.name not in self._replica.catalogue[other.view_of].by_name
                if each.references == entity.name and own:
                    yield self._relation(other, each.name, record["id"])
            if entity.name == TAGS and TAGS in other.by_name and other.view_of is None and record.get("name"):
                yield self._relation(other, TAGS, record["name"])

    def _relation(self, entity: Entity, field: str, value: int | str) -> Relation:
        sort = "name" if "name" in entity.by_name else "id"
        query = Query(where=(Condition(field, Operator.EQ, (value,)),), sort=(Order(sort),))
        page = self._replica.page(entity.name, query, limit=SHOWN_RECORDS)
        filterable = Filter.EQUALS in entity.by_name[field].filter and ";" not in str(value)
        return Relation(
            entity=entity.name,
            field=field,
            outward=False,
            total=page.total or 0,
            records=tuple(page.records),
            filter=f"{field}|eq|{value}" if filterable else "",
        )


def _outward(entity: str, field: str, records: list[Record]) -> Relation:
    return Relation(entity=entity, field=field, outward=True, total=len(records), records=tuple(records))
