"""All rows of a replica, kept for quick comparison: a table is read again only after a write to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from operator import itemgetter
from typing import Any

from storage.outbox.changes import WaitingChange
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Entity, Record
from storage.schema.validation import same
from storage.tables.rows import rows_of
from tests.simulate.crash import CrashInjector
from tests.simulate.fake_cloud import Key

Row = tuple[Any, ...]
Rows = Mapping[Key, Row]
NOT_COMPARED = frozenset({"versionDate", "modifiedBy", "purchasePriceWithoutVat", "externalIds"})
"""Fields that may differ between till and cloud: raised for our clients, of whoever wrote last, not sent by the cloud, or redundant."""


class RowSnapshot:
    """The rows of one opened replica. Valid as long as only its own connections write."""

    def __init__(self, replica: Replica, injector: CrashInjector) -> None:
        self._replica = replica
        self._injector = injector
        self._entities = tuple(replica.catalogue.stored())
        self._kept: dict[str, tuple[int, dict[Key, Row]]] = {}
        self._rows: Rows = {}
        self._changes: tuple[int, dict[Key, WaitingChange]] = (-1, {})

    def rows(self) -> Rows:
        """All rows as SQLite has them; the same object as long as nothing changed."""
        changed = False
        for entity in self._entities:
            count = self._injector.written[entity.table]
            kept = self._kept.get(entity.name)
            if kept is None or kept[0] != count:
                self._kept[entity.name] = (count, dict(self._read(entity, kept[1] if kept else {})))
                changed = True
        if changed:
            self._rows = {key: row for _, part in self._kept.values() for key, row in part.items()}
        return self._rows

    def _read(self, entity: Entity, before: Mapping[Key, Row]) -> Iterator[tuple[Key, Row]]:
        name = entity.name
        with self._injector.suspended():
            found = self._replica.database.read().execute(rows_of(entity).select + " ORDER BY id").fetchall()
        for row in found:
            key = (name, row[0])
            # The same object where it is the same: what is known of it need not be found out again.
            known = before.get(key)
            yield key, known if known == row else row

    def changes(self) -> dict[Key, WaitingChange]:
        """Pending changes, oldest first."""
        count = self._injector.written["outbox"]
        if self._changes[0] != count:
            with self._injector.suspended():
                found = self._replica.changes()
            self._changes = (count, {(each.entity, each.id): each for each in found})
        return self._changes[1]


_DECODED: dict[int, tuple[Row, Record]] = {}
"""By a row's identity, which the kept row keeps from being given away."""
MOST_DECODED = 20_000


def record(found: Rows, key: Key) -> Record | None:
    """A row as a record; not to be changed."""
    row = found.get(key)
    if row is None:
        return None
    kept = _DECODED.get(id(row))
    if kept is None:
        if len(_DECODED) >= MOST_DECODED:
            _DECODED.clear()
        kept = _DECODED[id(row)] = (row, rows_of(CATALOGUE[key[0]]).from_row(row))
    return kept[1]


def is_live(one: Record | None) -> bool:
    """Whether a record exists and is not deleted."""
    return one is not None and not one.get("deleted")


@lru_cache(maxsize=None)
def _compared(entity: str) -> tuple[str, ...]:
    return tuple(name for name in CATALOGUE[entity].names() if name not in NOT_COMPARED)


@lru_cache(maxsize=None)
def _all_compared(entity: str) -> itemgetter[Any]:
    return itemgetter(*_compared(entity))


def differing(entity: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """Names of the compared fields whose values differ in meaning."""
    try:
        whole = _all_compared(entity)
        if whole(one) == whole(other):
            return []  # most are alike in every field, and told so at once
    except KeyError:
        pass
    declared = CATALOGUE[entity]
    here, there = one.get, other.get
    return [
        name
        for name in _compared(entity)
        if here(name) != there(name) and not same(declared, name, here(name), there(name))
    ]
