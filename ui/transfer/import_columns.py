"""`ColumnsPage`: the first step of an import: file, encoding, delimiter, and the field of each column."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.transfer.columns import ColumnMapping, guess_mapping, importable, key_candidates
from app.transfer.tables import DELIMITERS, ENCODINGS, Table
from app.transfer.xlsx_parts import column_name
from storage.schema.fields import Entity
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.elided import ElidingLabel
from ui.widgets.empty_state import EmptyState


class ColumnsPage(QWidget):
    """The columns of the file with sample values, and a choice of field for each."""

    file_asked = Signal()
    reading_changed = Signal(str, str)
    """Read the file again, with this encoding and delimiter."""
    changed = Signal()
    """Another field was chosen for a column."""

    def __init__(self, entity: Entity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entity = entity
        self._table: Table | None = None
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.no_file = EmptyState()
        self.no_file.setObjectName("drop")
        self.no_file.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.no_file.show_message(
            "import",
            translate("Import", "Choose a table, or drop it here"),
            translate("Import", "A .csv or .xlsx file whose first line names the columns.")
            + "\n"
            + translate("Import", "You see what each line would do before anything is changed."),
            (translate("Import", "Choose a file..."), self.file_asked.emit),
        )
        outer.addWidget(self.no_file, 1)
        self.file_part = QWidget()
        outer.addWidget(self.file_part, 1)
        layout = QVBoxLayout(self.file_part)
        layout.setContentsMargins(0, 0, 0, 0)
        bar = QHBoxLayout()
        self.choose = QPushButton(translate("Import", "Choose a file..."))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self.file_asked)
        bar.addWidget(self.choose)
        self.file = ElidingLabel(role="muted")
        bar.addWidget(self.file, 1)
        self.encoding = self._option_box(translate("Import", "Encoding"), ENCODINGS)
        self.delimiter = self._option_box(translate("Import", "Between cells"), DELIMITERS)
        self.delimiter.setItemText(2, "Tab")
        bar.addWidget(self.encoding)
        bar.addWidget(self.delimiter)
        layout.addLayout(bar)
        self.fields = QTableWidget(0, 3)
        self.fields.setAccessibleName(translate("Import", "Columns of the file"))
        self.fields.setHorizontalHeaderLabels(
            [translate("Import", "Column"), translate("Import", "First values"), translate("Import", "Field")]
        )
        self.fields.verticalHeader().hide()
        self.fields.verticalHeader().setDefaultSectionSize(38)
        self.fields.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        self.fields.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.fields.setTabKeyNavigation(False)
        head = self.fields.horizontalHeader()
        head.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        head.resizeSection(0, 180)
        head.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        head.resizeSection(2, 220)
        layout.addWidget(self.fields, 1)
        row = QHBoxLayout()
        row.addWidget(QLabel(translate("Import", "A record is recognised by")))
        self.key = ComboBox()
        self.key.setAccessibleName(translate("Import", "A record is recognised by"))
        row.addWidget(self.key)
        row.addStretch(1)
        layout.addLayout(row)

    def _option_box(self, name: str, values: tuple[str, ...]) -> ComboBox:
        box = ComboBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        for value in values:
            box.addItem(value, value)
        box.activated.connect(
            lambda _: self.reading_changed.emit(self.encoding.currentData(), self.delimiter.currentData())
        )
        box.hide()
        return box

    def show_table(self, table: Table) -> None:
        """Show the columns of a file and guess their fields by their headers."""
        self._table = table
        for box, value in ((self.encoding, table.encoding), (self.delimiter, table.delimiter)):
            box.setVisible(bool(value))
            box.setCurrentIndex(box.findData(value))
        fields_by_label: dict[str, str] = {}
        for field in importable(self._entity):
            for label in (
                texts.field(self._entity.name, field.name), *texts.field_everywhere(self._entity.name, field.name),
            ):  # fmt: skip
                fields_by_label.setdefault(label, field.name)
        mapped = guess_mapping(self._entity, table.heads, fields_by_label)
        self.fields.setRowCount(len(table.heads))
        for row, (head, name) in enumerate(zip(table.heads, mapped, strict=True)):
            self.fields.setItem(row, 0, fixed_item(head or column_name(row + 1)))
            self.fields.setItem(row, 1, fixed_item(self._samples(row)))
            self.fields.setCellWidget(row, 2, self._field_box(head or column_name(row + 1), name))
        self._offer_keys()

    def show_columns(self, shown: bool) -> None:
        """Show the columns, or the invitation to choose a file."""
        self.file_part.setVisible(shown)
        self.no_file.setVisible(not shown)

    def _samples(self, column: int) -> str:
        assert self._table is not None
        found = (line.cells[column] for line in self._table.lines[:40] if column < len(line.cells))
        return " · ".join(str(value)[:40] for value in found if value not in (None, ""))[:120]

    def _field_box(self, head: str, name: str | None) -> ComboBox:
        box = ComboBox()
        box.setAccessibleName(f"{translate('Import', 'Field')}: {head}")
        box.addItem(translate("Import", "(not imported)"), None)
        for field in importable(self._entity):
            box.addItem(texts.field(self._entity.name, field.name), field.name)
        box.setCurrentIndex(max(box.findData(name), 0) if name else 0)
        box.currentIndexChanged.connect(lambda _: self._offer_keys())
        return box

    def mapped(self) -> ColumnMapping:
        """The chosen field of each column; of two columns with the same field the first one has it."""
        found: list[str | None] = []
        for row in range(self.fields.rowCount()):
            box = self.fields.cellWidget(row, 2)
            name = box.currentData() if isinstance(box, ComboBox) else None
            found.append(name if name not in found else None)
        return tuple(found)

    def _offer_keys(self) -> None:
        chosen = self.key.currentData()
        offered = key_candidates(self._entity, self.mapped())
        self.key.clear()
        for name in offered:
            self.key.addItem(texts.field(self._entity.name, name), name)
        self.key.addItem(translate("Import", "nothing: every line is a new record"), None)
        self.key.setCurrentIndex(max(self.key.findData(chosen), 0) if chosen else 0)
        self.changed.emit()


def fixed_item(text: str) -> QTableWidgetItem:
    """A cell that cannot be edited."""
    item = QTableWidgetItem(text)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    return item
