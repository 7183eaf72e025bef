"""`ColumnsPage`: the first step of an import: file, sheet, line of the column names, and the field of each column."""

from __future__ import annotations

from collections.abc import Callable

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

from app.transfer.column_names import column_name
from app.transfer.columns import (
    ColumnMapping,
    find_heads,
    guess_mapping,
    importable,
    key_candidates,
    read_only_columns,
    twice_mapped,
)
from app.transfer.encodings import ENCODINGS
from app.transfer.sample import has_sample
from app.transfer.tables import DELIMITERS, Table, with_heads
from storage.schema.fields import Entity
from ui.text import texts
from ui.text.import_names import field_labels
from ui.text.texts import translate
from ui.widgets.controls import ComboBox
from ui.widgets.elided import ElidingLabel
from ui.widgets.empty_state import EmptyState

OFFERED_LINES = 12
"""Lines that may be chosen as the one with the names of the columns."""
SHOWN_CHARACTERS = 60
"""Of such a line."""
SAMPLES = 4
"""Values of a column that are shown; whole ones, since a list cut at a width ends in the middle of a code."""


class ColumnsPage(QWidget):
    """The columns of the file with sample values, and a choice of field for each."""

    file_asked = Signal()
    sample_asked = Signal()
    reading_changed = Signal(str, str, str)
    """Read the file again, with this encoding, delimiter and sheet."""
    changed = Signal()
    """Another field was chosen for a column."""

    def __init__(self, entity: Entity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._entity = entity
        self.table: Table | None = None
        """What was read, with the heads where a person says they are."""
        self._labels: dict[ComboBox, QLabel] = {}
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self.no_file = EmptyState()
        self.no_file.setObjectName("drop")
        self.no_file.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.no_file.show_message(
            "import",
            translate("Import", "Choose a file or drop it here"),
            translate("Import", "A .csv or .xlsx file with the column names in one line.")
            + "\n"
            + translate("Import", "You see what each line would change before you import."),
            (translate("Import", "Choose a file…"), self.file_asked.emit),
            *self._sample_button(),
        )
        outer.addWidget(self.no_file, 1)
        self.file_part = QWidget()
        outer.addWidget(self.file_part, 1)
        layout = QVBoxLayout(self.file_part)
        layout.setContentsMargins(0, 0, 0, 0)
        bar = QHBoxLayout()
        self.choose = QPushButton(translate("Import", "Choose a file…"))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self.file_asked)
        bar.addWidget(self.choose)
        self.file = ElidingLabel(role="muted")
        bar.addWidget(self.file, 1)
        layout.addLayout(bar)
        options = QHBoxLayout()
        self.sheet = self._option_box(options, translate("Import", "Sheet"), ())
        self.heads = self._option_box(options, translate("Import", "Column names"), ())
        self.heads.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.heads.setMinimumContentsLength(22)
        self.encoding = self._option_box(options, translate("Import", "Encoding"), ENCODINGS)
        self.delimiter = self._option_box(options, translate("Import", "Separator"), DELIMITERS)
        self.delimiter.setItemText(2, "Tab")
        for box in (self.sheet, self.encoding, self.delimiter):
            box.activated.connect(lambda _: self._read_again())
        self.heads.activated.connect(lambda _: self._move_heads())
        options.addStretch(1)
        layout.addLayout(options)
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
        self.key_label = QLabel(translate("Import", "Match records by"))
        row.addWidget(self.key_label)
        self.key = ComboBox()
        self.key.setAccessibleName(translate("Import", "Match records by"))
        row.addWidget(self.key)
        row.addStretch(1)
        layout.addLayout(row)

    def _sample_button(self) -> list[tuple[str, Callable[[], object]]]:
        if not has_sample(self._entity):
            return []
        return [(translate("Import", "Save a sample file…"), self.sample_asked.emit)]

    def _option_box(self, row: QHBoxLayout, name: str, values: tuple[str, ...]) -> ComboBox:
        label = QLabel(name)
        box = ComboBox()
        box.setAccessibleName(name)
        # The names of many columns are longer than the box.
        box.currentTextChanged.connect(box.setToolTip)
        label.setBuddy(box)
        for value in values:
            box.addItem(value, value)
        row.addWidget(label)
        row.addWidget(box)
        self._labels[box] = label
        _show(label, box, False)
        return box

    def _read_again(self) -> None:
        self.reading_changed.emit(
            self.encoding.currentData() or "",
            self.delimiter.currentData() or "",
            self.sheet.currentData() or "",
        )

    def _move_heads(self) -> None:
        if self.table is not None:
            self._show(with_heads(self.table, self.heads.currentData()))

    def show_table(self, table: Table) -> None:
        """Show the columns of a file and guess their fields by their headers."""
        table = self.find_heads(table)
        self.sheet.clear()
        for name in table.sheets:
            self.sheet.addItem(name, name)
        for box, value, shown in (
            (self.encoding, table.encoding, bool(table.encoding)),
            (self.delimiter, table.delimiter, bool(table.delimiter)),
            (self.sheet, table.sheet, len(table.sheets) > 1),
        ):
            _show(self._labels[box], box, shown)
            box.setCurrentIndex(box.findData(value))
        self.heads.clear()
        for line in (*table.above, *table.lines)[:OFFERED_LINES]:
            cells = " · ".join(str(each) for each in line.cells if each not in (None, ""))
            self.heads.addItem(f"{line.number}: {' '.join(cells.split())[:SHOWN_CHARACTERS]}", line.number)
        self.heads.addItem(translate("Import", "(none: each line is a record)"), 0)
        _show(self._labels[self.heads], self.heads, True)
        self._show(table)

    def _show(self, table: Table) -> None:
        self.table = table
        self.heads.setCurrentIndex(self.heads.findData(table.above[-1].number if table.above else 0))
        mapped = self.guess(table)
        read_only = read_only_columns(self._entity, table.heads, field_labels(self._entity))
        self.fields.setRowCount(len(table.heads))
        for row, (head, name) in enumerate(zip(table.heads, mapped, strict=True)):
            title = head or column_name(row + 1)
            if row in table.hidden_columns:
                title += f" ({translate('Import', 'hidden')})"
            self.fields.setItem(row, 0, _fixed_item(title))
            self.fields.setItem(row, 1, _fixed_item(self._samples(row)))
            self.fields.setCellWidget(row, 2, self._field_box(title, name, read_only=row in read_only))
        self._offer_keys()

    def find_heads(self, table: Table) -> Table:
        """The table with the line that names its columns."""
        return find_heads(self._entity, table, field_labels(self._entity))

    def guess(self, table: Table) -> ColumnMapping:
        """The field of each column, as far as it can be told."""
        return guess_mapping(self._entity, table.heads, field_labels(self._entity), table.hidden_columns)

    def show_columns(self, shown: bool) -> None:
        """Show the columns, or the invitation to choose a file."""
        self.file_part.setVisible(shown)
        self.no_file.setVisible(not shown)

    def _samples(self, column: int) -> str:
        assert self.table is not None
        cells = (line.cells[column] for line in self.table.lines[:40] if column < len(line.cells))
        found = [str(value)[:40] for value in cells if value not in (None, "")]
        return " · ".join([*found[:SAMPLES], "…"] if len(found) > SAMPLES else found)

    def _field_box(self, head: str, name: str | None, *, read_only: bool) -> ComboBox:
        box = ComboBox()
        box.setAccessibleName(f"{translate('Import', 'Field')}: {head}")
        left_out = translate("Import", "(not imported)")
        box.addItem(translate("Import", "(only the cloud can change it)") if read_only else left_out, None)
        for field in importable(self._entity):
            box.addItem(texts.field(self._entity.name, field.name), field.name)
        box.setCurrentIndex(max(box.findData(name), 0) if name else 0)
        box.currentIndexChanged.connect(lambda _: self._offer_keys())
        return box

    def mapped(self) -> ColumnMapping:
        """The chosen field of each column."""
        boxes = (self.fields.cellWidget(row, 2) for row in range(self.fields.rowCount()))
        return tuple(box.currentData() if isinstance(box, ComboBox) else None for box in boxes)

    def twice(self) -> str:
        """Label of a field that was chosen for two columns; empty when there is none."""
        name = twice_mapped(self.mapped())
        return "" if name is None else texts.field(self._entity.name, name)

    def _offer_keys(self) -> None:
        chosen = self.key.currentData()
        offered = key_candidates(self._entity, self.mapped())
        self.key.clear()
        for name in offered:
            self.key.addItem(texts.field(self._entity.name, name), name)
        self.key.addItem(translate("Import", "Nothing: each line is a new record"), None)
        self.key.setCurrentIndex(max(self.key.findData(chosen), 0) if chosen else 0)
        self.changed.emit()


def reading_notes(table: Table) -> list[str]:
    """What to know about how a file was read."""
    notes = []
    if table.guessed:
        notes.append(
            translate("Import", "The encoding was guessed. If letters look wrong, choose another one.")
        )
    if table.hidden_lines:
        notes.append(
            translate("Import", "%n hidden line(s) in the spreadsheet are included.", table.hidden_lines)
        )
    return notes


def _fixed_item(text: str) -> QTableWidgetItem:
    """A cell that cannot be edited; a tooltip shows what does not fit."""
    item = QTableWidgetItem(text)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
    item.setToolTip(text)
    return item


def _show(label: QLabel, box: ComboBox, shown: bool) -> None:
    label.setVisible(shown)
    box.setVisible(shown)
