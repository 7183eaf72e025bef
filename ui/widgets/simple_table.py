"""A small table of things that are no records of the catalogue: pictures, words, and what each line stands for.

Called by the pages that are no lists. The lines are few and given whole; the line that was chosen stays chosen when
they are given anew.
"""

from __future__ import annotations

from collections.abc import Sequence
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
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from ui.style import icons, theme
from ui.widgets.tables import configure_row_table

FRAME = 2
"""Pixels round the lines."""
Index = QModelIndex | QPersistentModelIndex
ROOT = QModelIndex()


@dataclass(frozen=True, slots=True)
class Line:
    """One row: its cells, what it stands for, and picture and colour of its first cell."""

    cells: tuple[str, ...]
    key: Any = None
    icon: str = ""
    role: str = "text"


@dataclass(frozen=True, slots=True)
class Head:
    """One column: its title, its width in pixels at the usual size of text (0 takes the room that is left)."""

    title: str
    width: int = 0
    number: bool = False


class LinesModel(QAbstractTableModel):
    """The lines as Qt wants them."""

    def __init__(self, heads: Sequence[Head], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heads = tuple(heads)
        self.lines: list[Line] = []

    def show(self, lines: Sequence[Line]) -> None:
        """Show these instead."""
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self.lines)

    def columnCount(self, parent: Index = ROOT) -> int:
        """How many cells a line has."""
        return 0 if parent.isValid() else len(self.heads)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The columns' titles."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        head = self.heads[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return head.title
        return _alignment(head) if role == Qt.ItemDataRole.TextAlignmentRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, picture and colour of a cell."""
        line, head = self.lines[index.row()], self.heads[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return line.cells[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return line.cells[index.column()] or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(head)
            case Qt.ItemDataRole.DecorationRole if line.icon and index.column() == 0:
                return icons.icon(line.icon, line.role)
        if role == Qt.ItemDataRole.ForegroundRole and line.role == "muted":
            return QColor(theme.tokens().muted)
        return None


class SimpleTable(QTableView):
    """The table; `chosen` says what the line stands for that was opened by Enter or a double click."""

    chosen = Signal(object)
    selected = Signal()

    def __init__(self, name: str, heads: Sequence[Head], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LinesModel(heads, self)
        self._most: int | None = None
        self.setModel(self.lines)
        self.setAccessibleName(name)
        header = configure_row_table(self)
        header.setMinimumSectionSize(48)
        larger = max(self.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
        for at, head in enumerate(heads):
            if head.width:
                header.resizeSection(at, round(head.width * larger))
            else:
                header.setSectionResizeMode(at, QHeaderView.ResizeMode.Stretch)
        self.activated.connect(lambda index: self.chosen.emit(self.lines.lines[index.row()].key))
        self.selectionModel().selectionChanged.connect(lambda *_: self.selected.emit())

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these; what was selected, and the place, stays as far as it is still there."""
        if lines == self.lines.lines:
            return
        kept = set(map(repr, self.keys()))
        current = self.currentIndex()
        was = self.lines.lines[current.row()].key if current.isValid() else None
        place = self.verticalScrollBar().value()
        self.lines.show(lines)
        selection = self.selectionModel()
        flags = QItemSelectionModel.SelectionFlag
        for row, line in enumerate(lines):
            if line.key is not None and line.key == was:
                selection.setCurrentIndex(self.lines.index(row, 0), flags.NoUpdate)
            if repr(line.key) in kept:
                selection.select(self.lines.index(row, 0), flags.Select | flags.Rows)
        self.verticalScrollBar().setValue(place)
        self._fit()
        self.selected.emit()

    def show_at_most(self, lines: int) -> None:
        """Be as high as the lines that are shown, or as so many; those further down are scrolled to."""
        self._most = lines
        self._fit()

    def _fit(self) -> None:
        if self._most is not None:
            rows = max(1, min(len(self.lines.lines), self._most))
            head = self.horizontalHeader().sizeHint().height()
            self.setFixedHeight(head + rows * self.verticalHeader().defaultSectionSize() + FRAME)

    def keys(self) -> list[Any]:
        """What the selected lines stand for, in their order."""
        rows = sorted(index.row() for index in self.selectionModel().selectedRows())
        return [self.lines.lines[row].key for row in rows]


def _alignment(head: Head) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if head.number else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
