"""Reads the rows of a page of a list: records, their states, the titles of the records they refer to, and calculated values.

Called by the table model. Imports no Qt.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.queries.stock_levels import STOCK
from storage.outbox.outbox import RecordState
from storage.query.ordered_ids import RowIds
from storage.schema.fields import Entity, Field, Record
from ui.context import AppContext


@dataclass(frozen=True, slots=True)
class FetchedPage:
    """The rows of one page."""

    records: list[Record | None]
    """None for one that is gone since the order was read."""
    states: dict[int, RecordState]
    titles: dict[str, dict[int, str]]
    """By reference field: titles of the referenced records, by id."""
    calculated: dict[str, dict[int, float]]
    """By column that the records do not have, such as the stock: values by record, for those that have one."""


def fetch_page(context: AppContext, entity: Entity, columns: tuple[Field, ...], ids: RowIds) -> FetchedPage:
    """The rows of these ids. Raises ShopError."""
    rows = context.queries.lists.rows(entity.name, ids)
    there = [record for record in rows.records if record is not None]
    titles = {
        field.name: context.titles(field.references, (record.get(field.name) for record in there))
        for field in columns
        if field.references is not None
    }
    calculated: dict[str, dict[int, float]] = {}
    if STOCK in columns:
        calculated[STOCK.name] = context.queries.stock.totals(ids.ids)
    for field in columns:
        if field in entity.derived:
            calculated[field.name] = context.queries.derived(entity.name, field.name, ids.ids)
    return FetchedPage(rows.records, rows.states, titles, calculated)
