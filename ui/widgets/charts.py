"""Small charts: `BarChart`, `ColumnChart`, `DayStripChart`. Their points can be activated by mouse and keyboard.

Used by the overview. Accessibility: the values are in the accessible description and in the panel's table, and no point
is distinguished by its colour alone.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from ui.style import theme

SHORTEST_BAR, BAR = 60, 10
"""Pixels: room that a bar needs at least, and its thickness."""
GAP = 8


@dataclass(frozen=True, slots=True)
class DataPoint:
    """A value with its label and text, the key emitted when it is activated (None: cannot be), and its colour role."""

    name: str
    value: float
    value_text: str
    key: Any = None
    role: str = "accent"
    share: float = 1.0
    """For `DayStripChart`: the part of the day's runs that succeeded, 0 to 1."""


class Chart(QWidget):
    """Base of the charts: points, a current one that the keyboard moves, and its activation."""

    point_activated = Signal(object)
    """Key of the point."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points: list[DataPoint] = []
        self.current = 0
        self.scale = 0.0
        """Smallest value that fills a whole bar; 0: the largest value does."""
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_points(self, points: Sequence[DataPoint]) -> None:
        """Replace the points."""
        self.points = list(points)
        self.current = min(self.current, max(len(self.points) - 1, 0))
        self.setAccessibleDescription(", ".join(f"{point.name}: {point.value_text}" for point in self.points))
        self.updateGeometry()
        self.update()

    @abstractmethod
    def point_rects(self) -> list[QRect]:
        """The area of each point, in order."""

    @abstractmethod
    def draw_point(self, painter: QPainter, point: DataPoint, area: QRect) -> None:
        """Draw a point into its area."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw all points, and a frame around the current one while the chart has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, (point, area) in enumerate(zip(self.points, self.point_rects(), strict=True)):
            painter.save()
            self.draw_point(painter, point, area)
            painter.restore()
            if at == self.current and self.hasFocus():
                painter.setPen(QPen(QColor(theme.tokens().accent), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(0, 0, -1, -1), 3, 3)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Activate the clicked point."""
        at = self._index_at(event.position().toPoint())
        if at is not None:
            self._set_current(at)
            self._activate_current()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand over points that can be activated."""
        at = self._index_at(event.position().toPoint())
        can_activate = at is not None and self.points[at].key is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if can_activate else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the current point, Enter and Space activate it."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._set_current(self.current - 1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._set_current(self.current + 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._activate_current()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Draw the frame of the current point."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the frame of the current point."""
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the tooltip of the point under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self._index_at(event.pos())
            text = f"{self.points[at].name}: {self.points[at].value_text}" if at is not None else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)

    def _index_at(self, point: QPoint) -> int | None:
        return next((at for at, area in enumerate(self.point_rects()) if area.contains(point)), None)

    def _set_current(self, at: int) -> None:
        if self.points:
            self.current = max(0, min(at, len(self.points) - 1))
            self.update()

    def _activate_current(self) -> None:
        if self.points and (key := self.points[self.current].key) is not None:
            self.point_activated.emit(key)

    def _draw_text(
        self, painter: QPainter, area: QRect, text: str, align: Qt.AlignmentFlag, role: str = "text"
    ) -> None:
        painter.setPen(QColor(getattr(theme.tokens(), role)))
        # Names are elided in the middle, since they often differ at the end; numbers at the end, lest 100-499 become 10...99.
        number = text[:1].isdigit()
        mode = Qt.TextElideMode.ElideRight if number else Qt.TextElideMode.ElideMiddle
        shown = painter.fontMetrics().elidedText(text, mode, area.width())
        painter.drawText(area, align | Qt.AlignmentFlag.AlignVCenter, shown)


class BarChart(Chart):
    """Horizontal bars: name, bar, value; `stacked` puts the bar below the name, for long names."""

    def __init__(self, name: str, parent: QWidget | None = None, *, stacked: bool = False) -> None:
        super().__init__(name, parent)
        self._stacked = stacked

    def bar_height(self) -> int:
        """Height of one row, in pixels."""
        line = self.fontMetrics().height()
        return line + BAR + GAP if self._stacked else max(26, line + 8)

    def sizeHint(self) -> QSize:
        """Room for every row."""
        return QSize(280, self.bar_height() * max(len(self.points), 1))

    def minimumSizeHint(self) -> QSize:
        """Every row has to be visible."""
        return QSize(160, self.bar_height() * max(len(self.points), 1))

    def point_rects(self) -> list[QRect]:
        """Rows from the top."""
        row = self.bar_height()
        return [QRect(0, at * row, self.width(), row) for at in range(len(self.points))]

    def draw_point(self, painter: QPainter, point: DataPoint, area: QRect) -> None:
        """Name at the left, value at the right, the bar between or below them."""
        metrics = painter.fontMetrics()
        if self._stacked:
            self._draw_stacked(painter, point, area.adjusted(4, 0, -4, 0))
            return
        widest_name = max(metrics.horizontalAdvance(each.name) for each in self.points) + 3
        widest_value = max(metrics.horizontalAdvance(each.value_text) for each in self.points) + 3
        available = area.width() - 2 * GAP - SHORTEST_BAR
        # Values get what the names leave, but never less than two fifths.
        value_width = min(widest_value, max(available - widest_name, area.width() * 2 // 5))
        name_width = min(widest_name, available - value_width)
        inside = area.adjusted(4, 0, -4, 0)
        self._draw_text(
            painter, QRect(inside.left(), inside.top(), name_width, inside.height()), point.name,
            Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip
        self._draw_text(
            painter, QRect(inside.right() - value_width, inside.top(), value_width, inside.height()), point.value_text,
            Qt.AlignmentFlag.AlignRight, "muted",
        )  # fmt: skip
        self._draw_bar(
            painter,
            point,
            QRect(
                inside.left() + name_width + GAP, inside.center().y() - BAR // 2,
                inside.width() - name_width - value_width - 2 * GAP, BAR,
            ),
        )  # fmt: skip

    def _draw_stacked(self, painter: QPainter, point: DataPoint, inside: QRect) -> None:
        metrics = painter.fontMetrics()
        line = metrics.height()
        value_width = metrics.horizontalAdvance(point.value_text) + 3
        above = QRect(inside.left(), inside.top(), inside.width(), line)
        name_area = above.adjusted(0, 0, -value_width - GAP, 0)
        self._draw_text(painter, name_area, point.name, Qt.AlignmentFlag.AlignLeft)
        self._draw_text(painter, above, point.value_text, Qt.AlignmentFlag.AlignRight, "muted")
        self._draw_bar(painter, point, QRect(inside.left(), above.bottom() + 2, inside.width(), BAR))

    def _draw_bar(self, painter: QPainter, point: DataPoint, bar: QRect) -> None:
        largest = max(self.scale, *(each.value for each in self.points)) or 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.tokens().hover))
        painter.drawRoundedRect(bar, 3, 3)
        if point.value > 0:
            bar.setWidth(max(round(bar.width() * point.value / largest), 4))
            painter.setBrush(QColor(getattr(theme.tokens(), point.role)))
            painter.drawRoundedRect(bar, 3, 3)


class ColumnChart(Chart):
    """Columns side by side: value above, name below."""

    MAX_HEIGHT = 190

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setMaximumHeight(self.MAX_HEIGHT)

    def sizeHint(self) -> QSize:
        """A usual size."""
        return QSize(280, 130)

    def minimumSizeHint(self) -> QSize:
        """The smallest legible size."""
        return QSize(160, 90)

    def point_rects(self) -> list[QRect]:
        """Equal widths from left to right."""
        count = max(len(self.points), 1)
        width = self.width() / count
        return [
            QRect(round(at * width), 0, round((at + 1) * width) - round(at * width), self.height())
            for at in range(len(self.points))
        ]

    def draw_point(self, painter: QPainter, point: DataPoint, area: QRect) -> None:
        """Name below, the column on it, value above."""
        line = painter.fontMetrics().height() + 2
        below = QRect(area.left() + 2, area.bottom() - line, area.width() - 4, line)
        self._draw_text(painter, below, point.name, Qt.AlignmentFlag.AlignHCenter, "muted")
        largest = max(self.scale, *(each.value for each in self.points)) or 1
        available = area.height() - 2 * line - 6
        height = max(round(available * point.value / largest), 3 if point.value else 1)
        body = QRect(area.left() + 8, area.bottom() - line - 3 - height, area.width() - 16, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(theme.tokens(), point.role if point.value else "border")))
        painter.drawRoundedRect(body, 3, 3)
        above = QRect(area.left(), body.top() - line, area.width(), line)
        self._draw_text(painter, above, point.value_text, Qt.AlignmentFlag.AlignHCenter)


class DayStripChart(Chart):
    """A cell for each day, filled by the share of successful runs; an outline where there were none."""

    MAX_HEIGHT = 130

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setMaximumHeight(self.MAX_HEIGHT)

    def sizeHint(self) -> QSize:
        """One row of cells, with dates below."""
        return QSize(280, 84)

    def minimumSizeHint(self) -> QSize:
        """Cells of a few pixels."""
        return QSize(160, 70)

    def point_rects(self) -> list[QRect]:
        """Cells from the oldest day to today."""
        count = max(len(self.points), 1)
        width = self.width() / count
        height = self.height() - self.fontMetrics().height() - 4
        return [
            QRect(round(at * width), 0, max(round((at + 1) * width) - round(at * width), 2), height)
            for at in range(len(self.points))
        ]

    def draw_point(self, painter: QPainter, point: DataPoint, area: QRect) -> None:
        """An outline, filled by the share; first and last date below."""
        cell = area.adjusted(1, 2, -2, -2)
        colours = theme.tokens()
        painter.setPen(QColor(colours.border))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell, 2, 2)
        if point.value:
            height = max(round(cell.height() * point.share), 3)
            body = QRect(cell.left(), cell.bottom() - height + 1, cell.width(), height)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(colours, point.role)))
            painter.drawRoundedRect(body, 2, 2)
        if point in (self.points[0], self.points[-1]):
            first = point is self.points[0]
            line = self.fontMetrics().height()
            below = QRect(0, area.bottom() + 3, self.width(), line)
            side = Qt.AlignmentFlag.AlignLeft if first else Qt.AlignmentFlag.AlignRight
            self._draw_text(painter, below, point.name, side, "muted")
