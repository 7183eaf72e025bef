"""`ImportDialog`: imports a file in three steps: fields of the columns, check of every line, import.

Reading and checking run on a worker thread and change nothing; the import is a single step that can be undone.
"""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QDir, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from app.change_set import ChangeSet, Effect
from app.changes.application import Applied
from app.transfer.columns import best_sheet, count_fields, find_heads, guess_mapping
from app.transfer.sample import sample_fields, write_sample
from app.transfer.tables import Table, read_table, write_table
from storage.errors import ShopError
from ui.context import AppContext
from ui.text import formats, texts
from ui.text.import_names import choice_labels, field_labels
from ui.text.texts import translate
from ui.transfer.file_dialog import FileDialog, ask_table_file
from ui.transfer.import_check import CheckPage
from ui.transfer.import_columns import ColumnsPage, reading_notes

WIDTH, HEIGHT = 860, 560


class ImportDialog(FileDialog):
    """Two pages: columns, and the result of the check."""

    imported = Signal(object)
    """The `Applied` of the import, which is on disk."""

    def __init__(self, context: AppContext, entity: str, parent: QWidget | None = None) -> None:
        self._entity = context.catalogue[entity]
        self._importer = context.importer(entity, choice_labels(self._entity))
        self.plan: ChangeSet | None = None
        self.columns = ColumnsPage(self._entity)
        self.check = CheckPage()
        title = translate("Import", "Import")
        super().__init__(
            context, title, (self.columns, self.check), (WIDTH, HEIGHT), parent,
            heading=f"{title}: {texts.entities(entity)}",
        )  # fmt: skip
        self.columns.file_asked.connect(self.ask_file)
        self.columns.sample_asked.connect(self._ask_sample_file)
        self.columns.reading_changed.connect(self._read)
        self.columns.changed.connect(self._on_columns_changed)
        self.check.changed.connect(self.refresh)
        self.check.save_asked.connect(self._ask_left_out_file)
        self.refresh()

    def _on_columns_changed(self) -> None:
        self.refresh()
        self._show_lines()

    # the file

    def open_file(self, path: Path) -> None:
        """Read a file and guess the fields of its columns."""
        self._path = path
        self._read("", "", "")

    def _read(self, encoding: str, delimiter: str, sheet: str) -> None:
        path, entity, labels = self._path, self._entity, field_labels(self._entity)
        if path is None:
            return

        def read(cancel: threading.Event) -> Table:
            def one(name: str) -> Table:
                return read_table(path, encoding=encoding, delimiter=delimiter, sheet=name, cancel=cancel)

            def named(table: Table) -> int:
                return count_fields(guess_mapping(entity, find_heads(entity, table, labels).heads, labels))

            return one(sheet) if sheet else best_sheet(one, named)

        self.columns.file.setText(path.name)
        self.show_busy()
        self._job.start(lambda _progress, cancel: read(cancel), done=self._show_table, failed=self.on_failed)

    @property
    def table(self) -> Table | None:
        """What was read from the file."""
        return self.columns.table

    def _show_table(self, table: Table) -> None:
        self.columns.show_table(table)
        self.show_idle()
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
        title = translate("Import", "Save a sample file")
        ask_table_file(self, title, texts.entities(self._entity.name), self.write_sample)

    def write_sample(self, path: Path) -> None:
        """Write a sample file with the columns named as in this window."""
        name = self._entity.name
        heads = {each.name: texts.field(name, each.name) for each in sample_fields(self._entity)}
        replica, mark = self._context.commands.replica, formats.decimal_mark()
        try:
            write_sample(replica, name, path, heads=heads, decimal_mark=mark)
        except ShopError as error:
            self.on_failed(error)
        else:
            text = translate("Import", "Saved: {file}. Fill it in, then choose it here.", file=path.name)
            self.message.show_message(text, "green")

    # check and import

    def do_step(self) -> None:
        """Check the lines, then import them."""
        if self.first_page:
            self._check()
        else:
            self._import()

    def _check(self) -> None:
        if self.table is None:
            return
        table, mapped, key = self.table, self.columns.mapped(), self.columns.key.currentData()
        self.show_busy()
        self._job.start(
            lambda progress, cancel: self._importer.plan(
                table, mapped, key, progress=progress, cancel=cancel
            ),
            done=self._show_plan,
            failed=self.on_failed,
        )

    def _show_plan(self, plan: ChangeSet) -> None:
        self.show_idle()
        self.plan = plan
        self.check.show_plan(plan)
        self.pages.setCurrentIndex(1)
        refused = plan.counts[Effect.REFUSED]
        self.message.show_message(
            "" if refused else translate("Import", "Nothing has been changed yet."), "muted"
        )
        self.refresh()

    def _import(self) -> None:
        if self.plan is None:
            return
        plan, skip_doubtful = self.plan, self.check.skip_doubtful.isChecked()
        skip_refused = self.check.skip_refused.isChecked()
        self.show_busy()
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
            failed=self.on_failed,
            worker="commands",
        )

    def _on_imported(self, applied: Applied) -> None:
        self.show_idle()
        self.imported.emit(applied)
        self.accept()

    # the lines left out

    def _ask_left_out_file(self) -> None:
        dialog = QFileDialog(
            self,
            translate("Import", "Save the skipped lines"),
            str(self._path.parent if self._path else QDir.homePath()),
        )
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
            self.on_failed(error)
        else:
            self.message.show_message(translate("Import", "%n line(s) saved.", len(rows)), "green")

    # state

    def on_failed(self, error: ShopError) -> None:
        """Say why; a file that cannot be read leaves room for another."""
        super().on_failed(error)
        if self.first_page and error.code == "bad_file":
            self.columns.table = None
            self.refresh()

    def refresh(self, *, busy: bool = False) -> None:
        """What can be done now."""
        first = self.first_page
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
