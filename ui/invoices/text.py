"""What is told about an invoice and its lines in the window, and the columns of its lines."""

from __future__ import annotations

from PySide6.QtCore import QDate

from app.change_set import ChangeLine
from app.invoices.amounts import shown
from app.invoices.comparison import InvoiceChange
from app.invoices.invoice import Note
from ui.changes.table import LineColumn
from ui.supplier_list.columns import columns as list_columns
from ui.supplier_list.columns import notes_of
from ui.text import formats, texts
from ui.text.texts import translate

NOTES = -1
"""The column of the notes."""
PIECES = 3
"""Where the column of the pieces stands: after name, line and code."""


def columns() -> tuple[LineColumn, ...]:
    """Those of a price list, the pieces, and in the last one what is told of the line."""
    found = list(list_columns())
    found.insert(PIECES, LineColumn(translate("Invoice", "Pieces"), 70, number=True, text=_pieces))
    found[NOTES] = LineColumn(translate("Prices", "Note"), text=_notes)
    return tuple(found)


def day(date: str) -> str:
    """The date of an invoice as it is written here."""
    found = QDate.fromString(date, "yyyy-MM-dd")
    return formats.date_text(found) if found.isValid() else date


def told(note: Note) -> str:
    """A note on an invoice or a line as a sentence."""
    return texts.invoice_note(note.code, note.params)


def _pieces(line: ChangeLine) -> str:
    if not isinstance(line, InvoiceChange) or line.pieces is None:
        return ""
    return formats.localised(shown(line.pieces))


def _notes(line: ChangeLine) -> str:
    found = notes_of(line)
    if isinstance(line, InvoiceChange):
        found += [told(each) for each in line.told]
    return " ".join(found) if found else ""
