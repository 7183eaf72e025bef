"""A table on paper: its head is repeated on each page, with the shop and the day above it.

Called by everything that shows rows. Knows no entity.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MARGIN = 12.0
"""Millimetres around a page."""
WIDE = 6
"""Columns from which a page lies on its side."""
POINTS = 9


@dataclass(frozen=True, slots=True)
class Heading:
    """A column: its title, and whether it holds numbers, which stand right."""

    title: str
    number: bool = False


@dataclass(frozen=True, slots=True)
class PaperTable:
    """What is printed: rows of texts, or of a group's title where a row is a single text."""

    title: str
    note: str
    """The shop and the day."""
    columns: Sequence[Heading]
    rows: Sequence[Sequence[str] | str]


def html(table: PaperTable) -> str:
    """The table as a page, which also stands alone as a file."""
    heads = "".join(f"<th align='{_side(each)}'>{escape(each.title)}</th>" for each in table.columns)
    body = "".join(_row(table, row) for row in table.rows)
    return (
        f"<html><head><meta charset='utf-8'><title>{escape(table.title)}</title></head><body>"
        f"<h2>{escape(table.title)}</h2><p>{escape(table.note)}</p>"
        f"<table width='100%' cellspacing='0' cellpadding='3' border='1' style='border-collapse:collapse;"
        f" border-color:#999999'><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></body></html>"
    )


def _row(table: PaperTable, row: Sequence[str] | str) -> str:
    if isinstance(row, str):
        return f"<tr><td colspan='{len(table.columns)}'><b>{escape(row)}</b></td></tr>"
    cells = "".join(
        f"<td align='{_side(column)}'>{escape(text)}</td>"
        for column, text in zip(table.columns, row, strict=True)
    )
    return f"<tr>{cells}</tr>"


def _side(column: Heading) -> str:
    return "right" if column.number else "left"


def layout(table: PaperTable) -> QPageLayout:
    """A4, on its side for many columns."""
    across = len(table.columns) >= WIDE
    orientation = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(QPageSize(QPageSize.PageSizeId.A4), orientation, margins, QPageLayout.Unit.Millimeter)


def save_pdf(table: PaperTable, path: Path) -> None:
    """Write it as a PDF. Raises OSError."""
    with path.open("wb"):
        pass
    writer = QPdfWriter(str(path))
    writer.setPageLayout(layout(table))
    writer.setTitle(table.title)
    document(table).print_(writer)


def document(table: PaperTable) -> QTextDocument:
    """The table as Qt lays it out."""
    made = QTextDocument()
    font = made.defaultFont()
    font.setPointSize(POINTS)
    made.setDefaultFont(font)
    made.setHtml(html(table))
    return made


def preview(table: PaperTable, parent: QWidget) -> QWidget:
    """Open the preview, from which it goes to a printer or into a PDF; returns the dialog."""
    from PySide6.QtPrintSupport import QPrinter, QPrintPreviewDialog

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPageLayout(layout(table))
    printer.setDocName(table.title)
    dialog = QPrintPreviewDialog(printer, parent)
    dialog.setWindowTitle(table.title)
    content = document(table)

    def paint(target: QPrinter) -> None:
        content.print_(target)

    def released() -> None:
        kept.clear()

    # The dialog paints into a printer that it does not own, so the printer stays as long as the dialog.
    kept = [printer]
    dialog.destroyed.connect(released)
    dialog.paintRequested.connect(paint)
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
    return dialog
