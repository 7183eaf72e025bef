"""`LinesModel`: Qt's model over the lines of a price list, of which only those on the screen are ever formatted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from app import prices
from app.supplier_list.lines import LineKind, ListLine
from storage.errors import Problem
from ui.style import icons, theme
from ui.text import formats, texts
from ui.text.texts import translate
from ui.transfer.import_check import reason
from ui.widgets.simple_table import ROOT, Column, Index

PRODUCT, LINE, CODE, BOUGHT, BUYING, CHANGE, SELLING, SOLD, NOTE = range(9)


def columns() -> tuple[Column, ...]:
    """The columns, in the current language."""
    return (
        Column(texts.entity("products")),
        Column(translate("Import", "Line"), 70, number=True),
        Column(translate("SupplierList", "Code"), 140),
        Column(translate("SupplierList", "Bought for"), 92, number=True),
        Column(translate("Bulk", "After"), 85, number=True),
        Column(translate("Prices", "Difference"), 92, number=True),
        Column(translate("SupplierList", "Sold for"), 85, number=True),
        Column(translate("Bulk", "After"), 85, number=True),
        Column(translate("Prices", "Note")),
    )


class LinesModel(QAbstractTableModel):
    """The lines of one kind, what needs a look first, and the ticks of all kinds."""

    ticks_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = columns()
        self.lines: list[ListLine] = []
        """Those that are shown."""
        self._all: Sequence[ListLine] = ()
        self._ticked: set[tuple[int, int | None]] = set()

    def set_lines(self, lines: Sequence[ListLine]) -> None:
        """Take the lines of another comparison, with the ticks that they have from the start."""
        self._all = lines
        self._ticked = {_key(each) for each in lines if each.ticked}
        self.show_kind(LineKind.CHANGED)

    def show_kind(self, kind: LineKind) -> None:
        """Show the lines of a kind."""
        self.beginResetModel()
        self.lines = sorted(
            (each for each in self._all if each.kind is kind), key=lambda each: not each.marks
        )
        self.endResetModel()

    def ticked(self) -> list[ListLine]:
        """The lines with a tick, of all kinds, in the order of the file."""
        return [each for each in self._all if _key(each) in self._ticked]

    def tick_all(self, ticked: bool) -> None:
        """Set or take away the ticks of all lines that are shown."""
        self.beginResetModel()
        for line in self.lines:
            self._tick(line, ticked=ticked and line.can_tick)
        self.endResetModel()
        self.ticks_changed.emit()

    def _tick(self, line: ListLine, *, ticked: bool) -> None:
        if not ticked:
            self._ticked.discard(_key(line))
            return
        # Two lines about one product: only one of them can be meant.
        if line.kind is LineKind.DOUBTFUL and line.id is not None:
            self._ticked = {each for each in self._ticked if each[1] != line.id}
        self._ticked.add(_key(line))

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Title and alignment of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.columns[section].title
        return self._alignment(section) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The first cell of a line that can be done takes clicks and the space bar."""
        found = super().flags(index)
        tickable = index.column() == PRODUCT and self.lines[index.row()].can_tick
        return found | Qt.ItemFlag.ItemIsUserCheckable if tickable else found

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Set or take away a tick."""
        line = self.lines[index.row()]
        if role != Qt.ItemDataRole.CheckStateRole or not line.can_tick:
            return False
        self._tick(line, ticked=Qt.CheckState(value) is Qt.CheckState.Checked)
        self.dataChanged.emit(self.index(0, PRODUCT), self.index(len(self.lines) - 1, PRODUCT))
        self.ticks_changed.emit()
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, tooltip, alignment, icon, tick or colour of a cell."""
        line, column = self.lines[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.CheckStateRole if column == PRODUCT and line.can_tick:
                return Qt.CheckState.Checked if _key(line) in self._ticked else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return cell(line, column)
            case Qt.ItemDataRole.ToolTipRole:
                return cell(line, column) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(column)
            case Qt.ItemDataRole.DecorationRole if column == PRODUCT and (line.marks or line.problems):
                return icons.icon("problem", "amber" if line.can_tick else "red")
            case Qt.ItemDataRole.ForegroundRole if not line.can_tick:
                return QColor(theme.tokens().muted)
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        side = Qt.AlignmentFlag.AlignRight if self.columns[column].number else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter


def cell(line: ListLine, column: int) -> str:
    """The text of a cell."""
    match column:
        case 0:
            return line.name
        case 1:
            return str(line.line) if line.line else ""
        case 2:
            return line.code
        case 3:
            return _price(line.cost_before)
        case 4:
            return _price(line.cost)
        case 5:
            return "" if line.change is None else formats.percent_text(line.change * 100, decimals=1)
        case 6:
            return _price(line.shelf)
        case 7:
            return _price(line.after.get(prices.WITH_VAT))
    return _note(line)


def _note(line: ListLine) -> str:
    notes = [texts.price_mark(mark) for mark in line.marks]
    notes += [_reason(each) for each in line.problems]
    if line.kind is LineKind.GONE:
        notes.append(translate("SupplierList", "ticked: removes this supplier from the product"))
    return texts.notes(notes)


def _reason(problem: Problem) -> str:
    name = f"{texts.field('supplier-list', problem.field)}: " if problem.field else ""
    return f"{name}{reason(problem)}"


def _price(value: float | None) -> str:
    return "" if value is None else formats.price_text(value)


def _key(line: ListLine) -> tuple[int, int | None]:
    return line.line, line.id
