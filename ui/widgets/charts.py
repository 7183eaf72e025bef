"""Small drawn shapes for figures: bars, columns, a strip of days. Each piece can be chosen by mouse and by keyboard.

Made by the overview's panels. What a shape shows is also said in words to assistive programs, and stands in the panel's
table; no piece is told by its colour alone.
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
GAP = 8


@dataclass(frozen=True, slots=True)
class DataPoint:
    """One figure: its name, its size, the words for it, what it stands for, and the palette's role of its colour."""

    name: str
    value: float
    words: str
    key: Any = None
    role: str = "accent"
    share: float = 1.0
    """Of a strip's day: the part of it that went well."""


class Chart(QWidget):
    """What all shapes have in common: pieces, one of them current, and a way to choose it."""

    chosen = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces: list[DataPoint] = []
        self.current = 0
        self.scale = 0.0
        """What fills a bar when no piece is larger."""
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_pieces(self, pieces: Sequence[DataPoint]) -> None:
        """Draw these instead."""
        self.pieces = list(pieces)
        self.current = min(self.current, max(len(self.pieces) - 1, 0))
        self.setAccessibleDescription(", ".join(f"{each.name}: {each.words}" for each in self.pieces))
        self.updateGeometry()
        self.update()

    @abstractmethod
    def areas(self) -> list[QRect]:
        """Where each piece is, in order."""

    @abstractmethod
    def draw(self, painter: QPainter, piece: DataPoint, area: QRect) -> None:
        """Draw one piece into its area."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """All pieces, and a frame round the current one while the shape has the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, (piece, area) in enumerate(zip(self.pieces, self.areas(), strict=True)):
            painter.save()
            self.draw(painter, piece, area)
            painter.restore()
            if at == self.current and self.hasFocus():
                painter.setPen(QPen(QColor(theme.tokens().accent), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(area.adjusted(0, 0, -1, -1), 3, 3)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click chooses the piece under it."""
        at = self._at(event.position().toPoint())
        if at is not None:
            self._go(at)
            self._choose()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """What can be chosen shows a hand."""
        at = self._at(event.position().toPoint())
        able = at is not None and self.pieces[at].key is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if able else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from piece to piece, Enter chooses."""
        match event.key():
            case Qt.Key.Key_Left | Qt.Key.Key_Up:
                self._go(self.current - 1)
            case Qt.Key.Key_Right | Qt.Key.Key_Down:
                self._go(self.current + 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space:
                self._choose()
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The current piece is framed."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """And no more."""
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """The words for the piece under the mouse."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = self._at(event.pos())
            said = f"{self.pieces[at].name}: {self.pieces[at].words}" if at is not None else ""
            QToolTip.showText(event.globalPos(), said, self)
            return True
        return super().event(event)

    def _at(self, point: QPoint) -> int | None:
        return next((at for at, area in enumerate(self.areas()) if area.contains(point)), None)

    def _go(self, at: int) -> None:
        if self.pieces:
            self.current = max(0, min(at, len(self.pieces) - 1))
            self.update()

    def _choose(self) -> None:
        if self.pieces and (key := self.pieces[self.current].key) is not None:
            self.chosen.emit(key)

    def _write(
        self, painter: QPainter, area: QRect, text: str, align: Qt.AlignmentFlag, role: str = "text"
    ) -> None:
        painter.setPen(QColor(getattr(theme.tokens(), role)))
        # Names in the middle: how one ends tells its pieces apart. Figures at the end: 100-499 must not become 10...99.
        figures = text[:1].isdigit()
        mode = Qt.TextElideMode.ElideRight if figures else Qt.TextElideMode.ElideMiddle
        shown = painter.fontMetrics().elidedText(text, mode, area.width())
        painter.drawText(area, align | Qt.AlignmentFlag.AlignVCenter, shown)


class BarChart(Chart):
    """A bar for each piece, below one another: name, bar, words; or, `stacked`, the bar below a long name."""

    def __init__(self, name: str, parent: QWidget | None = None, *, stacked: bool = False) -> None:
        super().__init__(name, parent)
        self._stacked = stacked

    def row(self) -> int:
        """Height of one."""
        line = self.fontMetrics().height()
        return line + BAR + GAP if self._stacked else max(26, line + 8)

    def sizeHint(self) -> QSize:
        """Room for every row."""
        return QSize(280, self.row() * max(len(self.pieces), 1))

    def minimumSizeHint(self) -> QSize:
        """All rows have to be seen."""
        return QSize(160, self.row() * max(len(self.pieces), 1))

    def areas(self) -> list[QRect]:
        """Rows from the top."""
        row = self.row()
        return [QRect(0, at * row, self.width(), row) for at in range(len(self.pieces))]

    def draw(self, painter: QPainter, piece: DataPoint, area: QRect) -> None:
        """Name at the left, words at the right, the bar between them or below."""
        metrics = painter.fontMetrics()
        if self._stacked:
            self._draw_stacked(painter, piece, area.adjusted(4, 0, -4, 0))
            return
        named = max(metrics.horizontalAdvance(each.name) for each in self.pieces) + 3
        said = max(metrics.horizontalAdvance(each.words) for each in self.pieces) + 3
        room = area.width() - 2 * GAP - SHORTEST_BAR
        # What the names leave; beside long names two fifths at most.
        words = min(said, max(room - named, area.width() * 2 // 5))
        names = min(named, room - words)
        inside = area.adjusted(4, 0, -4, 0)
        self._write(
            painter, QRect(inside.left(), inside.top(), names, inside.height()), piece.name,
            Qt.AlignmentFlag.AlignLeft,
        )  # fmt: skip
        self._write(
            painter, QRect(inside.right() - words, inside.top(), words, inside.height()), piece.words,
            Qt.AlignmentFlag.AlignRight, "muted",
        )  # fmt: skip
        self._draw_bar(
            painter,
            piece,
            QRect(
                inside.left() + names + GAP, inside.center().y() - BAR // 2,
                inside.width() - names - words - 2 * GAP, BAR,
            ),
        )  # fmt: skip

    def _draw_stacked(self, painter: QPainter, piece: DataPoint, inside: QRect) -> None:
        metrics = painter.fontMetrics()
        line = metrics.height()
        words = metrics.horizontalAdvance(piece.words) + 3
        above = QRect(inside.left(), inside.top(), inside.width(), line)
        names = above.adjusted(0, 0, -words - GAP, 0)
        self._write(painter, names, piece.name, Qt.AlignmentFlag.AlignLeft)
        self._write(painter, above, piece.words, Qt.AlignmentFlag.AlignRight, "muted")
        self._draw_bar(painter, piece, QRect(inside.left(), above.bottom() + 2, inside.width(), BAR))

    def _draw_bar(self, painter: QPainter, piece: DataPoint, bar: QRect) -> None:
        most = max(self.scale, *(each.value for each in self.pieces)) or 1
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.tokens().hover))
        painter.drawRoundedRect(bar, 3, 3)
        if piece.value > 0:
            bar.setWidth(max(round(bar.width() * piece.value / most), 4))
            painter.setBrush(QColor(getattr(theme.tokens(), piece.role)))
            painter.drawRoundedRect(bar, 3, 3)


class Columns(Chart):
    """A column for each piece, side by side: words above, name below."""

    TALLEST = 190

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setMaximumHeight(self.TALLEST)

    def sizeHint(self) -> QSize:
        """Enough to tell them apart."""
        return QSize(280, 130)

    def minimumSizeHint(self) -> QSize:
        """Less makes no sense."""
        return QSize(160, 90)

    def areas(self) -> list[QRect]:
        """From left to right."""
        count = max(len(self.pieces), 1)
        each = self.width() / count
        return [
            QRect(round(at * each), 0, round((at + 1) * each) - round(at * each), self.height())
            for at in range(len(self.pieces))
        ]

    def draw(self, painter: QPainter, piece: DataPoint, area: QRect) -> None:
        """The column stands on its name."""
        line = painter.fontMetrics().height() + 2
        below = QRect(area.left() + 2, area.bottom() - line, area.width() - 4, line)
        self._write(painter, below, piece.name, Qt.AlignmentFlag.AlignHCenter, "muted")
        most = max(self.scale, *(each.value for each in self.pieces)) or 1
        room = area.height() - 2 * line - 6
        high = max(round(room * piece.value / most), 3 if piece.value else 1)
        body = QRect(area.left() + 8, area.bottom() - line - 3 - high, area.width() - 16, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(getattr(theme.tokens(), piece.role if piece.value else "border")))
        painter.drawRoundedRect(body, 3, 3)
        above = QRect(area.left(), body.top() - line, area.width(), line)
        self._write(painter, above, piece.words, Qt.AlignmentFlag.AlignHCenter)


class Strip(Chart):
    """A cell for each day: full where all went well, lower where less did, an outline where nothing was."""

    TALLEST = 130

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, parent)
        self.setMaximumHeight(self.TALLEST)

    def sizeHint(self) -> QSize:
        """One row of cells and the days below it."""
        return QSize(280, 84)

    def minimumSizeHint(self) -> QSize:
        """Cells of a few pixels."""
        return QSize(160, 70)

    def areas(self) -> list[QRect]:
        """From the oldest to today."""
        count = max(len(self.pieces), 1)
        each = self.width() / count
        high = self.height() - self.fontMetrics().height() - 4
        return [
            QRect(round(at * each), 0, max(round((at + 1) * each) - round(at * each), 2), high)
            for at in range(len(self.pieces))
        ]

    def draw(self, painter: QPainter, piece: DataPoint, area: QRect) -> None:
        """An outline, and in it the part that went well."""
        cell = area.adjusted(1, 2, -2, -2)
        colours = theme.tokens()
        painter.setPen(QColor(colours.border))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cell, 2, 2)
        if piece.value:
            high = max(round(cell.height() * piece.share), 3)
            body = QRect(cell.left(), cell.bottom() - high + 1, cell.width(), high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(getattr(colours, piece.role)))
            painter.drawRoundedRect(body, 2, 2)
        if piece in (self.pieces[0], self.pieces[-1]):
            first = piece is self.pieces[0]
            line = self.fontMetrics().height()
            below = QRect(0, area.bottom() + 3, self.width(), line)
            side = Qt.AlignmentFlag.AlignLeft if first else Qt.AlignmentFlag.AlignRight
            self._write(painter, below, piece.name, side, "muted")
