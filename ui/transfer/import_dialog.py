"""`ImportDialog`: imports a file in three steps: fields of the columns, check of every line, import.

Reading and checking run on a worker thread and change nothing; the import is a single step that can be undone.
"""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QDir, Signal
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

from app.errors import Cancelled
from app.transfer.columns import best_sheet, count_fields, find_heads, guess_mapping
from app.transfer.import_plan import ImportPlan, LineOutcome
from app.transfer.sample import sample_fields, write_sample
from app.transfer.tables import Table, read_table, write_table
from storage.errors import ShopError
from sync.events import RecordsChanged
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.text import formats, texts
from ui.text.import_names import choice_labels, field_labels
from ui.text.texts import translate
from ui.transfer.import_check import CheckPage
from ui.transfer.import_columns import ColumnsPage, reading_notes
from ui.widgets import dialog_size
from ui.widgets.controls import show_progress
from ui.widgets.dropped_file import single_file
from ui.widgets.labels import WrappedLabel


class ImportDialog(QDialog):
    """Two pages: columns, and the result of the check."""

    imported = Signal(object)
    """The `RecordsChanged` of the import, which is on disk."""

    def __init__(self, context: AppContext, entity: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._importer = context.importer(entity, choice_labels(context.catalogue[entity]))
        self._context = context
        self._entity = self._importer.entity
        self._path = Path()
        self.plan: ImportPlan | None = None
        self._job = LongJob(context.bridge, self)
        self._job.progressed.connect(self._on_progress)
        self.setWindowTitle(translate("Import", "Import"))
        dialog_size.open_at(self, 860, 560)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(f"{translate('Import', 'Import')}: {texts.entities(entity)}")
        title.setProperty("role", "title")
        layout.addWidget(title)
        self.pages = QStackedWidget()
        self.columns = ColumnsPage(self._entity)
        self.columns.file_asked.connect(self._ask_file)
        self.columns.sample_asked.connect(self._ask_sample_file)
        self.columns.reading_changed.connect(self._read)
        self.columns.changed.connect(self._on_columns_changed)
        self.pages.addWidget(self.columns)
        self.check = CheckPage()
        self.check.changed.connect(self._refresh)
        self.check.save_asked.connect(self._ask_left_out_file)
        self.pages.addWidget(self.check)
        layout.addWidget(self.pages, 1)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        layout.addLayout(self._button_row())
        self.message.show_message("")
        self.setAcceptDrops(True)
        self._refresh()

    # building

    def _on_columns_changed(self) -> None:
        self._refresh()
        self._show_lines()

    def _button_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.back = QPushButton(translate("Import", "Back"))
        self.back.setAutoDefault(False)
        self.back.clicked.connect(self._go_back)
        row.addWidget(self.back)
        row.addStretch(1)
        self.go = QPushButton()
        self.go.setProperty("role", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._continue)
        row.addWidget(self.go)
        cancel = QPushButton(translate("Import", "Cancel"))
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        row.addWidget(cancel)
        return row

    # the file

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, translate("Import", "Import"), QDir.homePath())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"{translate('Import', 'Spreadsheets')} (*.csv *.xlsx *.txt)", "*"])
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a single file, while one can be chosen."""
        if self.pages.currentIndex() == 0 and self.pages.isEnabled() and single_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file."""
        path = single_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Read a file and guess the fields of its columns."""
        self._path = path
        self._read("", "", "")

    def _read(self, encoding: str, delimiter: str, sheet: str) -> None:
        path, entity, labels = self._path, self._entity, field_labels(self._entity)

        def read(cancel: threading.Event) -> Table:
            def one(name: str) -> Table:
                return read_table(path, encoding=encoding, delimiter=delimiter, sheet=name, cancel=cancel)

            def named(table: Table) -> int:
                return count_fields(guess_mapping(entity, find_heads(entity, table, labels).heads, labels))

            return one(sheet) if sheet else best_sheet(one, named)

        self.columns.file.setText(path.name)
        self._show_busy()
        self._job.start(lambda _progress, cancel: read(cancel), done=self._show_table, failed=self._on_failed)

    @property
    def table(self) -> Table | None:
        """What was read from the file."""
        return self.columns.table

    def _show_table(self, table: Table) -> None:
        self.columns.show_table(table)
        self._show_idle()
        self._show_lines()

    def _show_lines(self) -> None:
        """Say how many lines there are, or what is to be decided about the columns."""
        table, twice = self.columns.table, self.columns.twice()
        if table is None:
            return
        if twice:
            text = translate("Import", "Two columns have the field {field}. Choose one of them.", field=twice)
            self.message.show_message(text, "amber")
            return
        parts = [
            translate("Import", "%n line(s) to import.", len(table.lines)),
            translate("Import", "Check the field for each column."),
            *reading_notes(table),
        ]
        self.message.show_message(" ".join(parts), "muted")

    # sample

    def _ask_sample_file(self) -> None:
        dialog = QFileDialog(self, translate("Import", "Save a sample file"), QDir.homePath())
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        excel, text = translate("Export", "Excel"), translate("Export", "Text")
        dialog.setNameFilters([f"{excel} (*.xlsx)", f"{text} (*.csv)"])
        dialog.setDefaultSuffix("xlsx")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("csv" if "csv" in chosen else "xlsx")
        )
        dialog.selectFile(texts.entities(self._entity.name))
        dialog.fileSelected.connect(lambda name: self.write_sample(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write_sample(self, path: Path) -> None:
        """Write a sample file with the columns named as in this window."""
        name = self._entity.name
        heads = {each.name: texts.field(name, each.name) for each in sample_fields(self._entity)}
        replica, mark = self._context.commands.replica, formats.decimal_mark()
        try:
            write_sample(replica, name, path, heads=heads, decimal_mark=mark)
        except ShopError as error:
            self._on_failed(error)
        else:
            text = translate("Import", "Saved: {file}. Fill it in, then choose it here.", file=path.name)
            self.message.show_message(text, "green")

    # check and import

    def _continue(self) -> None:
        if self.pages.currentIndex() == 0:
            self._check()
        else:
            self._import()

    def _check(self) -> None:
        if self.table is None:
            return
        table, mapped, key = self.table, self.columns.mapped(), self.columns.key.currentData()
        self._show_busy()
        self._job.start(
            lambda progress, cancel: self._importer.plan(
                table, mapped, key, progress=progress, cancel=cancel
            ),
            done=self._show_plan,
            failed=self._on_failed,
        )

    def _show_plan(self, plan: ImportPlan) -> None:
        self._show_idle()
        self.plan = plan
        self.check.show_plan(plan)
        self.pages.setCurrentIndex(1)
        refused = plan.counts[LineOutcome.REFUSED]
        self.message.show_message(
            "" if refused else translate("Import", "Nothing has been changed yet."), "muted"
        )
        self._refresh()

    def _import(self) -> None:
        if self.plan is None:
            return
        plan, skip_doubtful = self.plan, self.check.skip_doubtful.isChecked()
        skip_refused = self.check.skip_refused.isChecked()
        self._show_busy()
        self._job.start(
            lambda progress, cancel: self._importer.apply(
                plan,
                partly=skip_refused,
                without_doubtful=skip_doubtful,
                origin="window",
                progress=progress,
                cancel=cancel,
            ),
            done=self._on_imported,
            failed=self._on_failed,
            worker="commands",
        )

    def _on_imported(self, change: RecordsChanged | None) -> None:
        self._show_idle()
        if change is not None:
            self.imported.emit(change)
        self.accept()

    def _go_back(self) -> None:
        self.pages.setCurrentIndex(0)
        self.message.show_message("")
        self._refresh()

    def reject(self) -> None:
        """Esc cancels a running job, which then has no effect; else it closes the dialog."""
        if self._job.running:
            self._job.stop()
            return
        super().reject()

    # the lines left out

    def _ask_left_out_file(self) -> None:
        dialog = QFileDialog(self, translate("Import", "Save the skipped lines"), str(self._path.parent))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(["*.csv", "*.xlsx"])
        dialog.setDefaultSuffix("csv")
        dialog.fileSelected.connect(lambda name: self.write_left_out(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write_left_out(self, path: Path) -> None:
        """Save the lines that are not imported, with the reason in an additional column."""
        if self.table is None:
            return
        heads, rows = self.check.left_out_table(self.table)
        try:
            write_table(path, heads, rows)
        except ShopError as error:
            self._on_failed(error)
        else:
            self.message.show_message(translate("Import", "%n line(s) saved.", len(rows)), "green")

    # state

    def _show_busy(self) -> None:
        show_progress(self.progress, 0, None)
        self.progress.show()
        self.pages.setEnabled(False)
        self.message.show_message("")
        self._refresh(busy=True)

    def _show_idle(self) -> None:
        self.progress.hide()
        self.pages.setEnabled(True)
        self._refresh()

    def _on_progress(self, done: int, total: int) -> None:
        show_progress(self.progress, done, total)

    def _on_failed(self, error: ShopError) -> None:
        self._show_idle()
        if isinstance(error, Cancelled):
            self.message.show_message(texts.error(error.code, error.params).whole, "muted")
            return
        if error.code == "disk_full":
            text = translate(
                "Import", "The disk is full. Nothing was changed. Free some space and try again."
            )
            self.message.show_message(text, "red")
            return
        line = error.params.get("line")
        place = f"{translate('Import', 'Line')} {line}: " if line and error.code != "bad_file" else ""
        self.message.show_message(place + texts.error(error.code, error.params).whole, "red")
        if self.pages.currentIndex() == 0 and error.code == "bad_file":
            self.columns.table = None
            self._refresh()

    def _refresh(self, *, busy: bool = False) -> None:
        first = self.pages.currentIndex() == 0
        self.back.setVisible(not first)
        self.back.setEnabled(not busy)
        self.columns.show_columns(self.table is not None)
        if first:
            self.go.setText(translate("Import", "Check"))
            ready = self.table is not None and any(self.columns.mapped()) and not self.columns.twice()
            self.go.setEnabled(not busy and ready)
            return
        self.check.refresh()
        wanted = self.check.wanted()
        self.go.setText(translate("Import", "Import %n record(s)", wanted))
        self.go.setEnabled(not busy and wanted > 0 and self.check.allowed())
