"""Rows that are new here, of a first download: stored as they were read, without a look at each.

Called by `page_reader` before `apply_page`, which gets what is left: rows that are known, pages that were not read as typed
records, and everything of a list about which there is anything to decide.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from storage.records.transaction import Transaction
from storage.schema.fields import Entity
from sync.client.responses import Listing


@dataclass(slots=True)
class TakenRows:
    """What became of the rows of some pages."""

    stored: list[int] = field(default_factory=list)
    """Ids of the records that are new."""
    seen: set[int] = field(default_factory=set)
    """Ids of all rows that are done with: new ones, and those that are here just so."""
    rest: list[Mapping[str, Any]] = field(default_factory=list)
    """Rows that are to be applied as any."""


def store_new_rows(tx: Transaction, entity: Entity, pages: Sequence[Listing]) -> TakenRows:
    """Store the rows of typed pages that are new here.

    A row that is here already, as the last one of each page is on the next page, is done with if it is the same.
    """
    taken = TakenRows()
    if all(page.typed is None for page in pages) or not tx.takes_new_rows(entity.name):
        taken.rest += [row for page in pages for row in page.records]
        return taken
    read = [(page, page.typed and tx.typed_rows(entity.name, page.typed)) for page in pages]
    found = tx.put_typed_rows(entity.name, [row for _, rows in read for row in rows or ()])
    taken.stored = found.stored
    for page, rows in read:
        if rows is None:
            taken.rest += page.records
            continue
        ids = tx.ids_of(entity.name, rows)
        if found.left.isdisjoint(ids):
            taken.seen.update(ids)
            continue
        for record_id, row in zip(ids, page.records, strict=True):
            if record_id in found.left:
                taken.rest.append(row)
            else:
                taken.seen.add(record_id)
    return taken
