"""Takes a file into a list in three steps: which column is which field, what each line would do, and doing it.

Opened by `list_doings`. Reading and planning happen away from here and change nothing; the import is one step that can
be undone, or nothing.
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
from app.transfer.importer import ImportPlan, LineOutcome
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

SHOWN_REFUSED = 500


class ImportDialog(QDialog):
    """`imported` carries the `RecordsChanged` that is on disk."""

    imported = Signal(object)

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
        self.said = WrappedLabel()
        layout.addWidget(self.said)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        layout.addLayout(self._foot())
        self.said.say("")
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
        self.partly = QCheckBox(translate("Import", "Import the other lines without them"))
        self.partly.toggled.connect(lambda _: self._refresh())
        row.addWidget(self.partly)
        row.addStretch(1)
        self.save_refused = QPushButton(translate("Import", "Save the refused lines..."))
        self.save_refused.setAutoDefault(False)
        self.save_refused.clicked.connect(self._ask_refused_file)
        row.addWidget(self.save_refused)
        layout.addLayout(row)
        layout.addStretch(0)
        return page

    def _foot(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.back = QPushButton(translate("Import", "Back"))
        self.back.setAutoDefault(False)
        self.back.clicked.connect(self._go_back)
        row.addWidget(self.back)
        row.addStretch(1)
        self.go = QPushButton()
        self.go.setProperty("role", "primary")
        self.go.setDefault(True)
        self.go.clicked.connect(self._on)
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
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One file, while one may be chosen."""
        if self.pages.currentIndex() == 0 and self.pages.isEnabled() and _dropped(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """As if the file had been chosen."""
        path = _dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.take(path)

    def take(self, path: Path) -> None:
        """Read a file and guess what its columns are."""
        self._path = path
        self._read("", "")

    def _read(self, encoding: str, delimiter: str) -> None:
        path = self._path
        self.columns.file.setText(path.name)
        self._start()
        self._job.start(
            lambda _tell, _cancel: read_table(path, encoding=encoding, delimiter=delimiter),
            done=self._show_table,
            failed=self._on_failed,
        )

    def _show_table(self, table: Table) -> None:
        self.table = table
        self.columns.show_table(table)
        self._stopped()
        lines = translate("Import", "%n line(s) to import.", len(table.lines))
        self.said.say(f"{lines} {translate('Import', 'Check what each column is.')}", "muted")

    # going on

    def _on(self) -> None:
        if self.pages.currentIndex() == 0:
            self._check()
        else:
            self._import()

    def _check(self) -> None:
        if self.table is None:
            return
        table, mapped, key = self.table, self.columns.mapped(), self.columns.key.currentData()
        self._start()
        self._job.start(
            lambda tell, cancel: self._importer.plan(table, mapped, key, progress=tell, cancel=cancel),
            done=self._show_plan,
            failed=self._on_failed,
        )

    def _show_plan(self, plan: ImportPlan) -> None:
        self._stopped()
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
        refused = [each for each in plan.lines if each.outcome is LineOutcome.REFUSED]
        self.refused.setRowCount(min(len(refused), SHOWN_REFUSED))
        for row, each in enumerate(refused[:SHOWN_REFUSED]):
            fields = [texts.field(plan.entity, found.field) for found in each.problems if found.field]
            place = f"{each.line} {each.column}".strip()
            for column, words in enumerate((place, ", ".join(dict.fromkeys(fields)), _why(each.problems))):
                item = fixed_item(words)
                item.setToolTip(words)
                self.refused.setItem(row, column, item)
        for widget in (self.refused, self.partly, self.save_refused):
            widget.setVisible(bool(refused))
        self.partly.setChecked(False)
        self.pages.setCurrentIndex(1)
        self.said.say("" if refused else translate("Import", "Nothing was changed yet."), "muted")
        self._refresh()

    def _import(self) -> None:
        if self.plan is None:
            return
        plan, partly = self.plan, self.partly.isChecked()
        self._start()
        self._job.start(
            lambda tell, cancel: self._importer.apply(
                plan, partly=partly, origin="window", progress=tell, cancel=cancel
            ),
            done=self._on_imported,
            failed=self._on_failed,
            worker="commands",
        )

    def _on_imported(self, change: RecordsChanged | None) -> None:
        self._stopped()
        if change is not None:
            self.imported.emit(change)
        self.accept()

    def _go_back(self) -> None:
        self.pages.setCurrentIndex(0)
        self.said.say("")
        self._refresh()

    def reject(self) -> None:
        """Esc stops what runs, and nothing of it stays; once more closes."""
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
        """The refused lines as they were, each with its reason in one more column."""
        if self.table is None or self.plan is None:
            return
        why = {
            each.line: _why(each.problems) for each in self.plan.lines if each.outcome is LineOutcome.REFUSED
        }
        width = max([len(self.table.heads), *(len(line.cells) for line in self.table.lines)])
        heads = [*self.table.heads, *[""] * (width - len(self.table.heads))]
        rows = [
            [*line.cells, *[None] * (width - len(line.cells)), why[line.number]]
            for line in self.table.lines
            if line.number in why
        ]
        try:
            write_table(path, [*heads, translate("Import", "Why it is refused")], rows)
        except ShopError as error:
            self._on_failed(error)
        else:
            self.said.say(translate("Import", "%n line(s) saved.", len(rows)), "green")

    # saying

    def _start(self) -> None:
        show_progress(self.progress, 0, None)
        self.progress.show()
        self.pages.setEnabled(False)
        self.said.say("")
        self._refresh(busy=True)

    def _stopped(self) -> None:
        self.progress.hide()
        self.pages.setEnabled(True)
        self._refresh()

    def _on_progress(self, done: int, total: int) -> None:
        show_progress(self.progress, done, total)

    def _on_failed(self, error: ShopError) -> None:
        self._stopped()
        if isinstance(error, Cancelled):
            self.said.say(texts.error(error.code, error.params).whole, "muted")
            return
        line = error.params.get("line")
        place = f"{translate('Import', 'Line')} {line}: " if line and error.code != "bad_file" else ""
        self.said.say(place + texts.error(error.code, error.params).whole, "red")
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
        allowed = not counts[LineOutcome.REFUSED] or self.partly.isChecked()
        self.go.setEnabled(not busy and wanted > 0 and allowed)


def _dropped(data: QMimeData) -> Path | None:
    """The one file that is dropped."""
    files = [each.toLocalFile() for each in data.urls() if each.isLocalFile()]
    return Path(files[0]) if len(files) == 1 else None


def _why(problems: tuple[object, ...]) -> str:
    said = (texts.problem(each.code, each.params) for each in problems)  # type: ignore[attr-defined]
    return " ".join(dict.fromkeys(said))
