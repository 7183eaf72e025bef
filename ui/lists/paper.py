"""A list as it is on the screen, for paper: its columns, its order and its filter.

Called by `ListActions` on a worker thread.
"""

from __future__ import annotations

from PySide6.QtCore import Qt

from storage.query.ordered_ids import RowIds
from storage.schema.fields import Entity, Field, Record
from ui.context import AppContext
from ui.lists.cells import alignment, field_cell
from ui.lists.columns import head
from ui.lists.row_source import FetchedPage, fetch_page
from ui.printing.table import Heading, PaperTable
from ui.text import formats, texts
from ui.text.texts import translate

MOST_ROWS = 5_000
"""Rows of one printout, some hundred pages."""
AT_ONCE = 500
TEXT = int(Qt.ItemDataRole.DisplayRole)


def paper_table(
    context: AppContext, entity: Entity, columns: tuple[Field, ...], ids: RowIds, found_by: str
) -> PaperTable:
    """The rows of these ids; `found_by` says what they were searched or filtered by. Raises ShopError."""
    rows: list[list[str]] = []
    count = min(len(ids), MOST_ROWS)
    for start in range(0, count, AT_ONCE):
        page = fetch_page(context, entity, columns, ids.part(start, min(start + AT_ONCE, count)))
        rows += [
            [_text(context, entity, field, record, page) for field in columns]
            for record in page.records
            if record is not None
        ]
    shown = texts.records(len(ids))
    if len(ids) > count:
        first = translate("Print", "the first {count}", count=formats.number_text(count))
        shown = f"{shown}, {first}"
    moment = formats.moment_text(context.clock.now())
    note = " · ".join(filter(None, (context.shop_name(), moment, found_by, shown)))
    heads = [
        Heading(head(entity, field), number=bool(alignment(field) & Qt.AlignmentFlag.AlignRight))
        for field in columns
    ]
    return PaperTable(texts.entities(entity.name), note, heads, rows)


def _text(context: AppContext, entity: Entity, field: Field, record: Record, page: FetchedPage) -> str:
    calculated = page.calculated.get(field.name, {}).get(record["id"])
    cell = field_cell(context, entity, field, record, page.titles.get(field.name), calculated)
    return str(cell.get(TEXT) or "")
