"""`PriceListDialog`: a price list of a supplier in two steps: its columns, and its lines with their ticks.

Reading and comparing run on a worker thread and change nothing; what is ticked is done as a single step that can be undone.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.change_set import ChangeLine, deeds_of
from app.changes.application import Applied, Later, waits
from app.errors import Cancelled
from app.supplier_list import columns
from app.supplier_list.price_lists import ComparedList
from app.supplier_list.terms import Terms
from app.transfer.tables import Table, read_table
from storage.errors import ShopError
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.price_work.later import LaterDialog
from ui.supplier_list.columns_page import FirstStep
from ui.supplier_list.deeds_text import deeds_asked
from ui.supplier_list.lines_page import LinesPage
from ui.text import texts
from ui.text.import_names import field_labels
from ui.text.texts import translate
from ui.transfer.import_columns import reading_notes
from ui.widgets import dialog_size
from ui.widgets.controls import show_progress
from ui.widgets.dropped_file import single_file
from ui.widgets.labels import WrappedLabel

COMPARE_DELAY = 400
"""Milliseconds from a change of the rule to a new comparison."""
WIDTH, HEIGHT = 1280, 640
"""Pixels of the dialog at normal text size."""


class PriceListDialog(QDialog):
    """`applied` carries the `Applied` that is on disk, the name of the supplier, and whether to print a plan's labels."""

    applied = Signal(object, str, bool)

    def __init__(
        self, context: AppContext, supplier: int | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._context = context
        self._lists = context.price_lists()
        self._labels = field_labels(columns.LIST)
        self._path: Path | None = None
        self.comparison: ComparedList | None = None
        self._job = LongJob(context.bridge, self)
        self._job.progressed.connect(lambda done, total: show_progress(self.progress, done, total))
        self._compare_timer = QTimer(self, interval=COMPARE_DELAY, singleShot=True)
        self._compare_timer.timeout.connect(self._compare)
        self.setWindowTitle(translate("SupplierList", "Supplier price list"))
        dialog_size.open_at(self, WIDTH, HEIGHT)
        self.setAcceptDrops(True)
        self._build()
        self.first.choose(supplier)
        self._refresh()

    # the file

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, translate("SupplierList", "Supplier price list"), QDir.homePath())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"{translate('Import', 'Spreadsheets')} (*.csv *.xlsx *.txt)", "*"])
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a single file in the first step."""
        if self.pages.currentIndex() == 0 and self.pages.isEnabled() and single_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file."""
        path = single_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Read a file by what is kept of the supplier; without one, find the supplier by its columns."""
        self._path = path
        self.first.columns.file.setText(path.name)
        terms, labels, chosen = self.first.columns.terms, self._labels, self.first.supplier.currentData()

        def read(cancel: object) -> tuple[Table, int | None]:
            table = self._lists.read(path, terms, labels, cancel=cancel)[0]  # type: ignore[arg-type]
            return table, chosen if chosen is not None else self._lists.recognise(table)

        self._show_busy()
        self._job.start(lambda _progress, cancel: read(cancel), done=self._show_read, failed=self._on_failed)

    def _read_otherwise(self, encoding: str, delimiter: str, sheet: str) -> None:
        path = self._path
        if path is None:
            return
        self._show_busy()
        self._job.start(
            lambda _progress, cancel: read_table(
                path, encoding=encoding, delimiter=delimiter, sheet=sheet, cancel=cancel
            ),
            done=self._show_table,
            failed=self._on_failed,
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
            self._compare()  # nothing is to be said about the columns of a file like the last one

    def _show_table(self, table: Table) -> None:
        self.first.columns.show_table(table)
        self._show_idle()
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
            self._on_failed(error)
            return
        self.first.show_terms(terms)
        self.lines.show_terms(terms)
        if self._path is not None and supplier is not None and not self._job.running:
            self.open_file(self._path)
        self._refresh()

    # comparing and applying

    def _continue(self) -> None:
        if self.pages.currentIndex() == 0:
            self._compare()
        else:
            self._apply()

    def terms(self) -> Terms | None:
        """What was entered in both steps; None where a number is none."""
        first = self.first.entered()
        return None if first is None else self.lines.entered(first)

    def _compare(self) -> None:
        terms, table = self.terms(), self.first.columns.table
        supplier = self.first.supplier.currentData()
        if terms is None or table is None or supplier is None:
            self._refresh()
            return
        mapped = self.first.columns.mapped()
        self._show_busy(keep=self.pages.currentIndex() == 1)
        self._job.start(
            lambda progress, cancel: self._lists.compare(
                table, mapped, supplier, terms, progress=progress, cancel=cancel
            ),
            done=self._show_comparison,
            failed=self._on_failed,
        )

    def _show_comparison(self, found: ComparedList) -> None:
        self.comparison = found
        self.lines.changes.show_changes(found)
        self.pages.setCurrentIndex(1)
        self._show_idle()
        nothing = translate("Import", "Nothing has been changed yet.")
        stays = translate(
            "SupplierList",
            "Purchase prices stay on this computer; the cloud and other computers do not get them.",
        )
        self.message.show_message(f"{nothing} {stays}", "muted")

    def _on_rule(self) -> None:
        self.go.setEnabled(False)
        self.later.setEnabled(False)
        self._compare_timer.start()

    def _apply(self, later: Later | None = None, *, labels: bool = False) -> None:
        found, terms = self.comparison, self.terms()
        if found is None or terms is None or not self.go.isEnabled():
            return
        ticked = self.lines.changes.ticked()
        self._show_busy()
        self._job.start(
            lambda progress, cancel: self._lists.apply(
                found, ticked, terms, origin="window", later=later, progress=progress, cancel=cancel
            ),
            done=lambda applied: self._on_applied(applied, labels),
            failed=self._on_failed,
            worker="commands",
        )

    def _ask_when(self) -> None:
        count, found = len(self._planned()), self.comparison
        if not count or found is None:
            return
        dialog = self.asking = LaterDialog(count, self._context.clock.now(), self, name=found.name)
        dialog.accepted.connect(
            lambda: self._apply(Later(*dialog.values()), labels=dialog.print_labels.isChecked())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _planned(self) -> list[ChangeLine]:
        """The ticked lines with a selling price that can wait."""
        return [line for line in self.lines.changes.ticked() if waits(line)]

    def _on_applied(self, applied: Applied, labels: bool) -> None:
        self._show_idle()
        self.applied.emit(applied, self.comparison.name if self.comparison is not None else "", labels)
        self.accept()

    def _go_back(self) -> None:
        self._compare_timer.stop()
        self.pages.setCurrentIndex(0)
        self.message.show_message("")
        self._refresh()

    def reject(self) -> None:
        """Esc cancels a running job, which then has no effect; else it closes the dialog."""
        self._compare_timer.stop()
        if self._job.running:
            self._job.stop()
            return
        super().reject()

    # state

    def _show_busy(self, *, keep: bool = False) -> None:
        """`keep`: the rule can still be typed while the lines are compared anew."""
        show_progress(self.progress, 0, None)
        self.progress.show()
        self.pages.setEnabled(keep)
        self.message.show_message("")
        self._refresh(busy=True)

    def _show_idle(self) -> None:
        self.progress.hide()
        self.pages.setEnabled(True)
        self._refresh()

    def _on_failed(self, error: ShopError) -> None:
        self._show_idle()
        role = "muted" if isinstance(error, Cancelled) else "red"
        self.message.show_message(texts.error(error.code, error.params).whole, role)
        if self.pages.currentIndex() == 0 and error.code == "bad_file" and self.comparison is None:
            self._refresh()

    def _refresh(self, *, busy: bool = False) -> None:
        first = self.pages.currentIndex() == 0
        page = self.first.columns
        self.back.setVisible(not first)
        self.back.setEnabled(not busy)
        self.later.setVisible(not first and self.lines.start.currentData() != "keep")
        self.first.show_file(page.table is not None)
        if first:
            self.go.setText(translate("SupplierList", "Compare"))
            ready = page.table is not None and self.first.supplier.currentData() is not None
            self.go.setEnabled(not busy and ready and not page.twice() and self.first.entered() is not None)
            return
        ticked = self.lines.changes.ticked()
        self.go.setText(deeds_asked(deeds_of(ticked)))
        self.go.setEnabled(not busy and bool(ticked) and self.terms() is not None)
        self.later.setEnabled(self.go.isEnabled() and bool(self._planned()))

    # made once

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("SupplierList", "Supplier price list"))
        title.setProperty("role", "title")
        layout.addWidget(title)
        self.pages = QStackedWidget()
        self.first = FirstStep(self._lists.suppliers())
        self.first.columns.file_asked.connect(self._ask_file)
        self.first.columns.reading_changed.connect(self._read_otherwise)
        self.first.supplier_changed.connect(self._on_supplier)
        self.first.changed.connect(self._refresh)
        self.pages.addWidget(self.first)
        self.lines = LinesPage(self._context)
        self.lines.show_terms(Terms())
        self.lines.rule_changed.connect(self._on_rule)
        self.lines.changes.ticks_changed.connect(self._refresh)
        self.pages.addWidget(self.lines)
        layout.addWidget(self.pages, 1)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        row = QHBoxLayout()
        self.back = QPushButton(translate("Import", "Back"))
        self.back.setAutoDefault(False)
        self.back.clicked.connect(self._go_back)
        row.addWidget(self.back)
        row.addStretch(1)
        self.later = QPushButton(translate("Plans", "Plan for later…"))
        self.later.setAutoDefault(False)
        self.later.setToolTip(
            translate("SupplierList", "Purchase prices change now, selling prices at a time that you choose.")
        )
        self.later.clicked.connect(self._ask_when)
        self.go = QPushButton()
        self.go.setProperty("role", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(lambda _=False: self._continue())
        row.addWidget(self.go)
        row.addWidget(self.later)
        cancel = QPushButton(translate("Import", "Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        layout.addLayout(row)
        self.message.show_message("")
