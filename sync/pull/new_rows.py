"""Rows that are new here, of a first download: stored as they were read, without a look at each.

Called by `page_reader` before `apply_page`, which gets what is left: rows that are known, rows that cannot be read, and
everything of a list about which there is anything to decide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from storage.errors import InvalidRecord
from storage.records.transaction import Transaction
from storage.schema.fields import Entity, Record
from storage.schema.validation import decode


@dataclass(slots=True)
class TakenRows:
    """What became of the rows of some pages."""

    stored: list[int] = field(default_factory=list)
    """Ids of the records that are new."""
    seen: set[int] = field(default_factory=set)
    """Ids of all rows that are done with: new ones, and those that are here just so."""
    rest: list[Mapping[str, Any]] = field(default_factory=list)
    """Rows that are to be applied as any."""


def store_new_rows(tx: Transaction, entity: Entity, rows: Sequence[Mapping[str, Any]]) -> TakenRows:
    """Store the rows that are new here.

    A row that is here already, as the last one of each page is on the next page, is done with if it is the same.
    """
    if not tx.takes_new_rows(entity.name):
        return TakenRows(rest=[*rows])
    taken = TakenRows()
    read: list[tuple[Mapping[str, Any], Record]] = []
    for row in rows:
        try:
            read.append((row, decode(entity, row)))
        except InvalidRecord:
            taken.rest.append(row)
    found = tx.put_new(entity.name, [record for _, record in read])
    taken.stored = found.stored
    for row, record in read:
        if record["id"] in found.left:
            taken.rest.append(row)
        else:
            taken.seen.add(record["id"])
    return taken
