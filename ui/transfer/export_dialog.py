"""`ExportDialog`: exports a list, or the selected records, to a CSV or XLSX file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QProgressBar,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from app.errors import Cancelled
from app.queries.allergens import NUMBERS
from app.queries.lists import ListQuery
from app.queries.stock_levels import STOCK
from app.transfer.exporter import ALLERGEN_COLUMNS, all_columns
from storage.errors import ShopError
from storage.schema.fields import Entity
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.text import formats, texts
from ui.text.texts import translate
from ui.transfer.file_dialog import ask_table_file
from ui.widgets.controls import ComboBox, show_progress
from ui.widgets.dialog_buttons import DialogButtons


class ExportDialog(QDialog):
    """Choice of records and columns, then a file dialog."""

    written = Signal(int, str)
    """Number of records, and the file."""

    def __init__(
        self, context: AppContext, entity: Entity, asked: ListQuery, total: int, selected: list[int], columns: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._exporter = context.exporter(entity.name)
        self._entity = entity
        self._asked = asked
        self._selected = selected
        self._columns = columns
        self._job = LongJob(context.bridge, self)
        self._job.progressed.connect(self._on_progress)
        self.setWindowTitle(translate("Export", "Export"))
        self.setMinimumWidth(460)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(f"{translate('Export', 'Export')}: {texts.entities(entity.name)}")
        title.setProperty("role", "title")
        layout.addWidget(title)
        self.all_records = QRadioButton(translate("Export", "Shown in the list: %n record(s)", total))
        self.selected_records = QRadioButton(translate("Export", "Selected: %n record(s)", len(selected)))
        self.selected_records.setVisible(len(selected) > 1)
        (self.selected_records if len(selected) > 1 else self.all_records).setChecked(True)
        layout.addWidget(self.all_records)
        layout.addWidget(self.selected_records)
        self.column_choice = ComboBox()
        self.column_choice.setAccessibleName(translate("Export", "Columns"))
        # What is on the screen comes first.
        self.column_choice.addItem(translate("Export", "Only the list's columns"), "shown")
        self.column_choice.addItem(translate("Export", "All fields (for re-import)"), "all")
        layout.addWidget(_caption(translate("Export", "Columns"), self.column_choice))
        layout.addWidget(self.column_choice)
        self.header_names = ComboBox()
        self.header_names.setAccessibleName(translate("Export", "Column names"))
        self.header_names.addItem(translate("Export", "As on screen"), True)
        self.header_names.addItem(translate("Export", "Technical (for import)"), False)
        layout.addWidget(_caption(translate("Export", "Column names"), self.header_names))
        layout.addWidget(self.header_names)
        self.with_allergens = QCheckBox(
            translate("Export", "Allergens by name, those of the ingredients too")
        )
        self.with_allergens.setVisible(entity.name == "products")
        layout.addWidget(self.with_allergens)
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setProperty("role", "red")
        self.message.hide()
        layout.addWidget(self.message)
        self.progress = QProgressBar()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        layout.addWidget(self.progress)
        buttons = DialogButtons(self, translate("Export", "Cancel"))
        self.go = buttons.add(translate("Export", "Save as…"), self._ask_file, role="primary", default=True)
        layout.addWidget(buttons)

    def _ask_file(self) -> None:
        ask_table_file(self, translate("Export", "Export"), texts.entities(self._entity.name), self.write)

    def write(self, path: Path) -> None:
        """Write the file on a worker thread."""
        as_shown = self.column_choice.currentData() == "shown"
        names = self._columns if as_shown else all_columns(self._entity)
        heads = {}
        if self.header_names.currentData():
            heads = {name: texts.field(self._entity.name, name) for name in names}
            heads |= {STOCK.name: translate("List", "In stock")}
        allergens = None
        if self.with_allergens.isChecked():
            allergens = {number: texts.allergen(number) for number in NUMBERS}
            if heads:
                heads |= dict(zip(ALLERGEN_COLUMNS, _allergen_heads(), strict=True))
        mark = formats.decimal_mark()
        ids = self._selected if self.selected_records.isChecked() else None
        self.go.setEnabled(False)
        self.message.hide()
        show_progress(self.progress, 0, None)
        self.progress.show()
        self._job.start(
            lambda progress, cancel: self._exporter.export(
                path,
                self._asked,
                ids=ids,
                columns=names,
                heads=heads,
                allergen_names=allergens,
                as_shown=as_shown,
                decimal_mark=mark,
                progress=progress,
                cancel=cancel,
            ),
            done=lambda count: self._on_done(count, path),
            failed=self._on_failed,
        )

    def _on_progress(self, done: int, total: int) -> None:
        show_progress(self.progress, done, total)

    def _on_done(self, count: int, path: Path) -> None:
        self.written.emit(count, str(path))
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self.progress.hide()
        self.go.setEnabled(True)
        if isinstance(error, Cancelled):
            super().reject()
            return
        if error.code == "disk_full":
            text = translate("Export", "The disk is full. Free some space, or choose another disk.")
        else:
            text = texts.error(error.code, error.params).whole
        self.message.setText(text)
        self.message.show()

    def reject(self) -> None:
        """Esc cancels a running export, which leaves no file; else it closes the dialog."""
        if self._job.running:
            self._job.stop()
            return
        super().reject()


def _caption(text: str, buddy: QWidget) -> QLabel:
    caption = QLabel(text)
    caption.setProperty("role", "muted")
    caption.setBuddy(buddy)
    return caption


def _allergen_heads() -> tuple[str, str]:
    return translate("Export", "Allergens by name"), translate("Export", "Ingredients without allergen data")
