"""`ChangesModel` and `ChangesTable`: the lines of a change set, of which only those on the screen are ever formatted.

Used by `ChangesView`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from app.change_set import ChangeLine, Effect
from ui.style import icons, theme
from ui.text.texts import translate
from ui.widgets.simple_table import ROOT, Column, ColumnsModel, Index, alignment, configure_row_table

TICK = 0
"""The column with the tick."""
NAME_LEAST, NAME_WANTED, LAST_LEAST = 150, 300, 150
"""Pixels at normal text size: of the record's name, and of the last column beside it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineColumn(Column):
    """A column of a change set; the first one without a width, and the last one, share what the others leave.

    The `width` of the last one is the least that it gets. One that `gives_way` is not shown where that is too little.
    """

    text: Callable[[ChangeLine], str]
    gives_way: bool = False


@dataclass(frozen=True, slots=True)
class Look:
    """Icon of a line with its colour role, and whether its text is pale."""

    icon: str = ""
    role: str = "text"
    muted: bool = False


def usual_look(line: ChangeLine) -> Look:
    """A sign beside what needs a look, red where nothing can be done, whose text is pale."""
    role = "amber" if line.can_tick else "red"
    return Look("problem" if line.marks or line.problems else "", role, muted=not line.can_tick)


class ChangesModel(ColumnsModel):
    """The lines of one effect, what needs a look first, and the ticks of all."""

    ticks_changed = Signal()
    columns: tuple[LineColumn, ...]

    def __init__(
        self,
        columns: Sequence[LineColumn],
        look: Callable[[ChangeLine], Look],
        parent: QWidget | None = None,
        *,
        ticks: bool,
    ) -> None:
        super().__init__(columns, parent)
        self.lines: list[ChangeLine] = []
        """Those that are shown."""
        self._look = look
        self._ticks = ticks
        self._all: Sequence[ChangeLine] = ()
        self._ticked: set[tuple[int, int | None]] = set()

    def set_lines(self, lines: Sequence[ChangeLine]) -> None:
        """Take the lines of another set, with the ticks that they have from the start."""
        self._all = lines
        self._ticked = {each.key for each in lines if each.ticked}

    def show_effects(self, *groups: Collection[Effect]) -> None:
        """Show the lines of these effects, group by group."""
        place = {effect: at for at, group in enumerate(groups) for effect in group}
        self.beginResetModel()
        self.lines = sorted(
            (each for each in self._all if each.effect in place),
            key=lambda each: (place[each.effect], not each.marks),
        )
        self.endResetModel()

    def ticked(self) -> list[ChangeLine]:
        """The lines with a tick, of all effects, in the order of the set."""
        return [each for each in self._all if each.key in self._ticked]

    def tick_all(self, ticked: bool) -> None:
        """Set or take away the ticks of all lines that are shown."""
        self.beginResetModel()
        for line in self.lines:
            self._tick(line, ticked=ticked and line.can_tick)
        self.endResetModel()
        self.ticks_changed.emit()

    def _tick(self, line: ChangeLine, *, ticked: bool) -> None:
        if not ticked:
            self._ticked.discard(line.key)
            return
        # Two lines about one record: only one of them can be meant.
        if line.effect is Effect.DOUBTFUL and line.id is not None:
            self._ticked = {each for each in self._ticked if each[1] != line.id}
        self._ticked.add(line.key)

    def rowCount(self, parent: Index = ROOT) -> int:
        """Number of lines."""
        return 0 if parent.isValid() else len(self.lines)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """The first cell of a line that can be done takes clicks and the space bar."""
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsUserCheckable if self._can_tick(index) else found

    def _can_tick(self, index: Index) -> bool:
        return self._ticks and index.column() == TICK and self.lines[index.row()].can_tick

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        """Set or take away a tick."""
        if role != Qt.ItemDataRole.CheckStateRole or not self._can_tick(index):
            return False
        self._tick(self.lines[index.row()], ticked=Qt.CheckState(value) is Qt.CheckState.Checked)
        self.dataChanged.emit(self.index(0, TICK), self.index(len(self.lines) - 1, TICK))
        self.ticks_changed.emit()
        return True

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Text, tooltip, alignment, icon, tick or colour of a cell."""
        line, column = self.lines[index.row()], self.columns[index.column()]
        match role:
            case Qt.ItemDataRole.CheckStateRole if self._can_tick(index):
                return Qt.CheckState.Checked if line.key in self._ticked else Qt.CheckState.Unchecked
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return column.text(line)
            case Qt.ItemDataRole.ToolTipRole:
                return column.text(line) or None
            case Qt.ItemDataRole.TextAlignmentRole:
                return alignment(column)
            case Qt.ItemDataRole.DecorationRole if index.column() == TICK and (look := self._look(line)).icon:
                return icons.icon(look.icon, look.role)
            case Qt.ItemDataRole.ForegroundRole if self._look(line).muted:
                return QColor(theme.tokens().muted)
        return None


class ChangesTable(QTableView):
    """The lines; the first column and the last one share the width that the figures leave. `wraps`: a row may be higher."""

    def __init__(self, model: ChangesModel, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        super().__init__(parent)
        self._columns = model.columns
        self.setAccessibleName(translate("Bulk", "Before and after"))
        self.setModel(model)
        header = configure_row_table(self)
        header.setSectionResizeMode(len(self._columns) - 1, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(48)
        if wraps:
            self.setWordWrap(True)
            self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room for the name first; a column that gives way is not shown where that is not enough."""
        scale = max(self.font().pointSizeF() / theme.TEXT_POINTS, 1.0)
        *columns, last = self._columns
        widths = [round(column.width * scale) for column in columns]
        spare = self.viewport().width() - sum(widths)
        note = round((last.width or LAST_LEAST) * scale)
        wanted, least = round(NAME_WANTED * scale), round(NAME_LEAST * scale)
        for section, column in enumerate(columns):
            if column.gives_way:
                narrow = spare < wanted + note
                self.setColumnHidden(section, narrow)
                spare += widths[section] if narrow else 0
        if not columns[0].width:
            most = spare if last.width else max(spare // 2, wanted)
            widths[0] = min(max(spare - note, least), most)
        for section, width in enumerate(widths):
            self.horizontalHeader().resizeSection(section, width)
        super().resizeEvent(event)
