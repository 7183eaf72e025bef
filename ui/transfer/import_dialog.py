"""`ImportDialog`: imports a file in three steps: fields of the columns, check of every line, import.

Reading and checking run on a worker thread and change nothing; the import is a single step that can be undone.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDir, QMimeData, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from app.errors import Cancelled
from app.transfer.import_plan import ImportPlan, LineOutcome
from app.transfer.tables import Table, read_table, write_table
from storage.errors import ShopError
from sync.events import RecordsChanged
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.text import texts
from ui.text.texts import translate
from ui.transfer.import_columns import ColumnsPage, fixed_item
from ui.widgets.controls import show_progress
from ui.widgets.labels import WrappedLabel

MAX_REFUSED_ROWS = 500


class ImportDialog(QDialog):
    """Two pages: columns, and the result of the check."""

    imported = Signal(object)
    """The `RecordsChanged` of the import, which is on disk."""

    def __init__(self, context: AppContext, entity: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._importer = context.importer(entity)
        self._entity = self._importer.entity
        self._path = Path()
        self.table: Table | None = None
        self.plan: ImportPlan | None = None
        self._job = LongJob(context.bridge, self)
        self._job.progressed.connect(self._on_progress)
        self.setWindowTitle(translate("Import", "Import"))
        self.resize(760, 560)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(f"{translate('Import', 'Import')}: {texts.entities(entity)}")
        title.setProperty("role", "title")
        layout.addWidget(title)
        self.pages = QStackedWidget()
        self.columns = ColumnsPage(self._entity)
        self.columns.file_asked.connect(self._ask_file)
        self.columns.reading_changed.connect(self._read)
        self.columns.changed.connect(self._refresh)
        self.pages.addWidget(self.columns)
        self.pages.addWidget(self._check_page())
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

    def _check_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        self.counts = QLabel()
        self.counts.setProperty("role", "heading")
        self.counts.setWordWrap(True)
        layout.addWidget(self.counts)
        self.refused = QTableWidget(0, 3)
        self.refused.setAccessibleName(translate("Import", "Refused lines"))
        self.refused.setHorizontalHeaderLabels(
            [
                translate("Import", "Line"),
                translate("Import", "Field"),
                translate("Import", "Why it is refused"),
            ]
        )
        self.refused.verticalHeader().hide()
        self.refused.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.refused.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.refused.setTabKeyNavigation(False)
        head = self.refused.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.resizeSection(0, 90)
        head.resizeSection(1, 190)
        head.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        layout.addWidget(self.refused, 1)
        row = QHBoxLayout()
        self.skip_refused = QCheckBox(translate("Import", "Import the other lines without them"))
        self.skip_refused.toggled.connect(lambda _: self._refresh())
        row.addWidget(self.skip_refused)
        row.addStretch(1)
        self.save_refused = QPushButton(translate("Import", "Save the refused lines..."))
        self.save_refused.setAutoDefault(False)
        self.save_refused.clicked.connect(self._ask_refused_file)
        row.addWidget(self.save_refused)
        layout.addLayout(row)
        layout.addStretch(0)
        return page

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
        dialog.setNameFilters([f"{translate('Import', 'Tables')} (*.csv *.xlsx *.txt)", "*"])
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a single file, while one can be chosen."""
        if self.pages.currentIndex() == 0 and self.pages.isEnabled() and _single_file(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the dropped file."""
        path = _single_file(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_file(path)

    def open_file(self, path: Path) -> None:
        """Read a file and guess the fields of its columns."""
        self._path = path
        self._read("", "")

    def _read(self, encoding: str, delimiter: str) -> None:
        path = self._path
        self.columns.file.setText(path.name)
        self._show_busy()
        self._job.start(
            lambda _progress, cancel: read_table(path, encoding=encoding, delimiter=delimiter, cancel=cancel),
            done=self._show_table,
            failed=self._on_failed,
        )

    def _show_table(self, table: Table) -> None:
        self.table = table
        self.columns.show_table(table)
        self._show_idle()
        lines = translate("Import", "%n line(s) to import.", len(table.lines))
        self.message.show_message(f"{lines} {translate('Import', 'Check what each column is.')}", "muted")

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
        counts = plan.counts
        self.counts.setText(
            "   ".join((
                translate("Import", "%n new", counts[LineOutcome.NEW]),
                translate("Import", "%n changed", counts[LineOutcome.CHANGED]),
                translate("Import", "%n unchanged", counts[LineOutcome.UNCHANGED]),
                translate("Import", "%n refused", counts[LineOutcome.REFUSED]),
            ))
        )  # fmt: skip
        refused = [line for line in plan.lines if line.outcome is LineOutcome.REFUSED]
        self.refused.setRowCount(min(len(refused), MAX_REFUSED_ROWS))
        for row, line in enumerate(refused[:MAX_REFUSED_ROWS]):
            fields = [texts.field(plan.entity, problem.field) for problem in line.problems if problem.field]
            place = f"{line.line} {line.column}".strip()
            for column, text in enumerate((place, ", ".join(dict.fromkeys(fields)), _reason(line.problems))):
                item = fixed_item(text)
                item.setToolTip(text)
                self.refused.setItem(row, column, item)
        for widget in (self.refused, self.skip_refused, self.save_refused):
            widget.setVisible(bool(refused))
        self.skip_refused.setChecked(False)
        self.pages.setCurrentIndex(1)
        self.message.show_message("" if refused else translate("Import", "Nothing was changed yet."), "muted")
        self._refresh()

    def _import(self) -> None:
        if self.plan is None:
            return
        plan, skip_refused = self.plan, self.skip_refused.isChecked()
        self._show_busy()
        self._job.start(
            lambda progress, cancel: self._importer.apply(
                plan, partly=skip_refused, origin="window", progress=progress, cancel=cancel
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

    # the refused lines

    def _ask_refused_file(self) -> None:
        dialog = QFileDialog(self, translate("Import", "Save the refused lines"), str(self._path.parent))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters(["*.csv", "*.xlsx"])
        dialog.setDefaultSuffix("csv")
        dialog.fileSelected.connect(lambda name: self.write_refused(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write_refused(self, path: Path) -> None:
        """Save the refused lines with the reason in an additional column."""
        if self.table is None or self.plan is None:
            return
        reasons = {
            line.line: _reason(line.problems)
            for line in self.plan.lines
            if line.outcome is LineOutcome.REFUSED
        }
        width = max([len(self.table.heads), *(len(line.cells) for line in self.table.lines)])
        heads = [*self.table.heads, *[""] * (width - len(self.table.heads))]
        rows = [
            [*line.cells, *[None] * (width - len(line.cells)), reasons[line.number]]
            for line in self.table.lines
            if line.number in reasons
        ]
        try:
            write_table(path, [*heads, translate("Import", "Why it is refused")], rows)
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
            self.table = None
            self._refresh()

    def _refresh(self, *, busy: bool = False) -> None:
        first = self.pages.currentIndex() == 0
        self.back.setVisible(not first)
        self.back.setEnabled(not busy)
        self.columns.show_columns(self.table is not None)
        if first:
            self.go.setText(translate("Import", "Check"))
            self.go.setEnabled(not busy and self.table is not None and any(self.columns.mapped()))
            return
        counts = self.plan.counts if self.plan is not None else dict.fromkeys(LineOutcome, 0)
        wanted = counts[LineOutcome.NEW] + counts[LineOutcome.CHANGED]
        self.go.setText(translate("Import", "Import %n record(s)", wanted))
        allowed = not counts[LineOutcome.REFUSED] or self.skip_refused.isChecked()
        self.go.setEnabled(not busy and wanted > 0 and allowed)


def _single_file(data: QMimeData) -> Path | None:
    """The dragged file, if it is a single one."""
    files = [url.toLocalFile() for url in data.urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 else None


def _reason(problems: tuple[object, ...]) -> str:
    reasons = (texts.problem(each.code, each.params) for each in problems)  # type: ignore[attr-defined]
    return " ".join(dict.fromkeys(reasons))
