"""`SimpleTable`: a small read-only table whose rows carry text, an icon and a key; and the look that all tables share.

Used by pages and dialogs that do not list records of an entity (those use `ui/lists`). The rows are few and always
replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from ui.style import icons, theme

FRAME = 2
"""Pixels of the frame around the rows."""
LEAST_WIDTH = 140
"""Pixels, at normal text size, below which no wide column gives way."""
LEAST_NAME = 160
"""Pixels, at normal text size, that a column that stretches gets before a wide one keeps its width."""
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Row:
    """One row: its cell texts, the key that identifies it, and the icon of its first cell with its colour role."""

    cells: tuple[str, ...]
    key: Any = None
    icon: str = ""
    role: str = "text"
    same: Hashable = None
    """What identifies it where the key holds more than that: a change whose state is another one since, say."""

    @property
    def identity(self) -> Hashable:
        """What the selection follows."""
        return repr(self.key) if self.same is None else self.same


@dataclass(frozen=True, slots=True)
class Column:
    """One column: title and width in pixels at normal text size (0: stretches); `number` aligns right."""

    title: str
    width: int = 0
    number: bool = False


class ColumnsModel(QAbstractTableModel):
    """The columns of a table and their titles; what its rows are is for the model that is made of it."""

    def __init__(self, columns: Sequence[Column], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns = tuple(columns)

    def columnCount(self, parent: Index = ROOT) -> int:
        """Number of columns."""
        return 0 if parent.isValid() else len(self.columns)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Title and alignment of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        column = self.columns[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return column.title
        return alignment(column) if role == Qt.ItemDataRole.TextAlignmentRole else None


class RowsModel(ColumnsModel):
    """Qt's model over the rows."""

    def __init__(self, columns: Sequence[Column], parent: QWidget | None = None) -> None:
        super().__init__(columns, parent)
        self.rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        """Replace the rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, tooltip, alignment, icon or colour of a cell."""
        row, column = self.rows[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row.cells[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return row.cells[index.column()] or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(column)
            case Qt.ItemDataRole.DecorationRole if row.icon and index.column() == 0:
                return icons.icon(row.icon, row.role)
        if role == Qt.ItemDataRole.ForegroundRole and row.role == "muted":
            return QColor(theme.tokens().muted)
        return None


class SimpleTable(QTableView):
    """A table for the pages that are not entity lists."""

    row_activated = Signal(object)
    """Key of the row opened by Enter or a double click."""
    selection_changed = Signal()

    def __init__(self, name: str, columns: Sequence[Column], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows_model = RowsModel(columns, self)
        self._max_rows: int | None = None
        self.setModel(self.rows_model)
        self.setAccessibleName(name)
        header = configure_row_table(self)
        header.setMinimumSectionSize(48)
        text_scale = max(self.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
        self._widths = [round(column.width * text_scale) for column in columns]
        self._least = round(LEAST_WIDTH * text_scale)
        self._least_name = round(LEAST_NAME * text_scale)
        self._lacking = 0
        for section, width in enumerate(self._widths):
            if width:
                header.resizeSection(section, width)
            else:
                header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        self.activated.connect(lambda index: self.row_activated.emit(self.rows_model.rows[index.row()].key))
        self.selectionModel().selectionChanged.connect(lambda *_: self.selection_changed.emit())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let wide columns give way where the one that stretches, the record's name, would keep a few letters."""
        wanted = sum(self._widths) + self._least_name * self._widths.count(0)
        lacking = max(0, wanted - self.viewport().width()) if 0 in self._widths else 0
        if lacking != self._lacking:
            self._lacking = lacking
            spare = [max(0, width - self._least) for width in self._widths]
            share = min(1.0, lacking / sum(spare)) if any(spare) else 0.0
            for section, width in enumerate(self._widths):
                if width:
                    self.horizontalHeader().resizeSection(section, width - round(spare[section] * share))
        super().resizeEvent(event)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Replace the rows; selection, current row and scroll position survive where their keys do."""
        if rows == self.rows_model.rows:
            return
        was = self.rows_model.rows
        selected = {was[index.row()].identity for index in self.selectionModel().selectedRows()}
        current = self.currentIndex()
        current_row = was[current.row()] if current.isValid() else None
        scroll_position = self.verticalScrollBar().value()
        self.rows_model.show(rows)
        selection = self.selectionModel()
        flags = QItemSelectionModel.SelectionFlag
        for number, row in enumerate(rows):
            if row.key is not None and current_row is not None and row.identity == current_row.identity:
                selection.setCurrentIndex(self.rows_model.index(number, 0), flags.NoUpdate)
            if row.identity in selected:
                selection.select(self.rows_model.index(number, 0), flags.Select | flags.Rows)
        self.verticalScrollBar().setValue(scroll_position)
        self._fit_height()
        self.selection_changed.emit()

    def selectRow(self, row: int) -> None:
        """Select this row alone; Qt's own looks at the keys held, and selects none while Shift is."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(
            self.rows_model.index(row, 0), flags.ClearAndSelect | flags.Rows
        )

    def set_max_rows(self, count: int) -> None:
        """Make the table as high as its rows, up to `count`; the rest is scrolled to."""
        self._max_rows = count
        self._fit_height()

    def _fit_height(self) -> None:
        if self._max_rows is not None:
            fit_rows(self, self._max_rows)

    def selected_keys(self) -> list[Any]:
        """Keys of the selected rows, from top to bottom."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.rows_model.rows[row].key for row in rows]


def alignment(column: Column) -> Qt.AlignmentFlag:
    """How the cells of a column are aligned."""
    side = Qt.AlignmentFlag.AlignRight if column.number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def fit_rows(table: QTableView, most: int) -> None:
    """Make a table as high as its rows, up to so many; the rest is scrolled to."""
    rows = max(1, min(table.model().rowCount(), most))
    header = table.horizontalHeader().sizeHint().height()
    table.setFixedHeight(header + rows * table.verticalHeader().defaultSectionSize() + FRAME)


def configure_row_table(table: QTableView) -> QHeaderView:
    """Give a table the look of this program: whole rows, no grid, one line per row, elided columns. Returns its header."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    table.setAlternatingRowColors(True)
    table.setShowGrid(False)
    table.setWordWrap(False)
    table.setTabKeyNavigation(False)
    table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    table.verticalHeader().hide()
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    table.verticalHeader().setDefaultSectionSize(theme.row_height())
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setTextElideMode(Qt.TextElideMode.ElideRight)
    return header
