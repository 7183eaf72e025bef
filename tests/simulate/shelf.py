"""What a replica holds, read quickly and compared often: every row of every table, decoded once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from storage.entities import CATALOGUE
from storage.intent import Record
from storage.replica import Replica
from storage.rows import rows_of
from storage.validate import same
from tests.simulate.heaven import Key

Rows = Mapping[Key, tuple[Any, ...]]
OURS_ALONE = frozenset({"versionDate", "purchasePriceWithoutVat", "externalIds"})
"""Fields that need not be alike here and there: raised for our clients, not sent by the cloud, or said twice."""


def rows(replica: Replica) -> dict[Key, tuple[Any, ...]]:
    """All rows as SQLite has them."""
    connection = replica.database.read()
    found: dict[Key, tuple[Any, ...]] = {}
    for entity in replica.catalogue.stored():
        for row in connection.execute(rows_of(entity).select + " ORDER BY id"):
            found[entity.name, row[0]] = row
    return found


@lru_cache(maxsize=20_000)
def _decoded(entity: str, row: tuple[Any, ...]) -> Record:
    return rows_of(CATALOGUE[entity]).from_row(row)


def record(found: Rows, key: Key) -> Record | None:
    """A row as a record; not to be changed."""
    row = found.get(key)
    return None if row is None else _decoded(key[0], row)


def lives(one: Record | None) -> bool:
    """Whether it is there and not deleted."""
    return one is not None and not one.get("deleted")


def differing(entity: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """Names of fields that do not mean the same."""
    declared = CATALOGUE[entity]
    return [
        name
        for name in declared.names()
        if name not in OURS_ALONE
        and one.get(name) != other.get(name)
        and not same(declared, name, one.get(name), other.get(name))
    ]
