"""`PriceListDialog`: a price list of a supplier in two steps: its columns, and its lines with their ticks.

Reading and comparing run on a worker thread and change nothing; what is ticked is done as a single step that can be undone.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from app.changes.application import Later
from app.supplier_list import columns
from app.supplier_list.price_lists import ComparedList
from app.supplier_list.terms import Terms
from app.transfer.tables import Table, read_table
from storage.errors import ShopError
from ui.context import AppContext
from ui.supplier_list.columns_page import FirstStep
from ui.supplier_list.lines_dialog import LinesDialog, Work
from ui.supplier_list.lines_page import LinesPage
from ui.text.import_names import field_labels
from ui.text.texts import translate
from ui.transfer.import_columns import reading_notes

WIDTH, HEIGHT = 1280, 640
"""Pixels of the dialog at normal text size."""


class PriceListDialog(LinesDialog):
    """The supplier and the columns of its file, then the lines."""

    def __init__(
        self, context: AppContext, supplier: int | None = None, parent: QWidget | None = None
    ) -> None:
        self._lists = context.price_lists()
        self._labels = field_labels(columns.LIST)
        self.comparison: ComparedList | None = None
        self.first = FirstStep(self._lists.suppliers())
        lines = LinesPage(context)
        title = translate("SupplierList", "Supplier price list")
        super().__init__(context, title, (self.first, lines), lines, (WIDTH, HEIGHT), parent)
        self.first.columns.file_asked.connect(self.ask_file)
        self.first.columns.reading_changed.connect(self._read_otherwise)
        self.first.supplier_changed.connect(self._on_supplier)
        self.first.changed.connect(self.refresh)
        self.first.choose(supplier)
        self.refresh()

    @property
    def found(self) -> ComparedList | None:
        """The list beside the shop."""
        return self.comparison

    @property
    def supplier_name(self) -> str:
        """Of the list."""
        return self.comparison.name if self.comparison is not None else ""

    # the file

    def open_file(self, path: Path) -> None:
        """Read a file by what is kept of the supplier; without one, find the supplier by its columns."""
        self._path = path
        self.first.columns.file.setText(path.name)
        terms, labels, chosen = self.first.columns.terms, self._labels, self.first.supplier.currentData()

        def read(cancel: object) -> tuple[Table, int | None]:
            table = self._lists.read(path, terms, labels, cancel=cancel)[0]  # type: ignore[arg-type]
            return table, chosen if chosen is not None else self._lists.recognise(table)

        self.show_busy()
        self._job.start(lambda _progress, cancel: read(cancel), done=self._show_read, failed=self.on_failed)

    def _read_otherwise(self, encoding: str, delimiter: str, sheet: str) -> None:
        path = self._path
        if path is None:
            return
        self.show_busy()
        self._job.start(
            lambda _progress, cancel: read_table(
                path, encoding=encoding, delimiter=delimiter, sheet=sheet, cancel=cancel
            ),
            done=self._show_table,
            failed=self.on_failed,
        )

    def _show_read(self, found: tuple[Table, int | None]) -> None:
        table, supplier = found
        self._show_table(table)
        if self.first.supplier.currentData() is None:
            if supplier is not None:
                self.first.choose(supplier)
            else:
                self.first.supplier.setFocus()
        elif columns.fits(table, self.first.columns.terms.columns) and self.go.isEnabled():
            self.compare()  # nothing is to be said about the columns of a file like the last one

    def _show_table(self, table: Table) -> None:
        self.first.columns.show_table(table)
        self.show_idle()
        read = self._table()
        parts = [translate("Import", "%n line(s) to import.", len(read.lines)), *reading_notes(read)]
        self.message.show_message(" ".join(parts), "muted")

    def _table(self) -> Table:
        assert self.first.columns.table is not None
        return self.first.columns.table

    def _on_supplier(self) -> None:
        supplier = self.first.supplier.currentData()
        try:
            terms = Terms() if supplier is None else self._lists.terms(supplier)
        except ShopError as error:
            self.on_failed(error)
            return
        self.first.show_terms(terms)
        self.lines.show_terms(terms)
        if self._path is not None and supplier is not None and not self._job.running:
            self.open_file(self._path)
        self.refresh()

    # comparing and applying

    def do_step(self) -> None:
        """Compare the file, then do what is ticked."""
        if self.first_page:
            self.compare()
        else:
            self.apply()

    def terms(self) -> Terms | None:
        """What was entered in both steps; None where a number is none."""
        first = self.first.entered()
        return None if first is None else self.lines.entered(first)

    def compare(self) -> None:
        """Compare the file by what was entered."""
        terms, table = self.terms(), self.first.columns.table
        supplier = self.first.supplier.currentData()
        if terms is None or table is None or supplier is None:
            self.refresh()
            return
        mapped = self.first.columns.mapped()
        self.show_busy(keep=not self.first_page)
        self._job.start(
            lambda progress, cancel: self._lists.compare(
                table, mapped, supplier, terms, progress=progress, cancel=cancel
            ),
            done=self._show_comparison,
            failed=self.on_failed,
        )

    def _show_comparison(self, found: ComparedList) -> None:
        self.comparison = found
        self.lines.changes.show_changes(found)
        self.pages.setCurrentIndex(1)
        self.show_idle()
        nothing = translate("Import", "Nothing has been changed yet.")
        stays = translate(
            "SupplierList",
            "Purchase prices stay on this computer; the cloud and other computers do not get them.",
        )
        self.message.show_message(f"{nothing} {stays}", "muted")

    def work(self, terms: Terms, later: Later | None) -> Work:
        """Apply the list, and keep its terms."""
        found, ticked, lists = self.comparison, self.lines.changes.ticked(), self._lists
        assert found is not None
        return lambda progress, cancel: lists.apply(
            found, ticked, terms, origin="window", later=later, progress=progress, cancel=cancel
        )

    def refresh(self, *, busy: bool = False) -> None:
        """What can be done now."""
        first = self.first_page
        page = self.first.columns
        self.back.setVisible(not first)
        self.back.setEnabled(not busy)
        self.later.setVisible(False)
        self.first.show_file(page.table is not None)
        if first:
            self.go.setText(translate("SupplierList", "Compare"))
            ready = page.table is not None and self.first.supplier.currentData() is not None
            self.go.setEnabled(not busy and ready and not page.twice() and self.first.entered() is not None)
            return
        self.refresh_lines(allowed=not busy)
