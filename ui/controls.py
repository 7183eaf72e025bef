"""Boxes with a list, a calendar or a count behind them, whose arrow has the palette's colour.

Called by the editors and the bars. A style sheet that frames such a box takes its arrow away; it is drawn here.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QDateTimeEdit, QProgressBar, QSpinBox, QWidget

from ui import icons

ARROW = 16


class ChoiceBox(QComboBox):
    """A combo box."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, then its arrow."""
        super().paintEvent(event)
        _draw(self, "open")


class MomentBox(QDateTimeEdit):
    """A date box with a calendar."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, then the picture of a calendar."""
        super().paintEvent(event)
        _draw(self, "calendar")


class NumberBox(QSpinBox):
    """A box for a small whole number, with arrows to count up and down."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The box, then its two arrows."""
        super().paintEvent(event)
        painter = QPainter(self)
        size, half = ARROW - 4, self.height() // 2
        for name, top in (("up", half - size), ("down", half)):
            icons.icon(name, "muted").paint(painter, QRect(self.width() - size - 7, top, size, size))
        painter.end()


def show_progress(bar: QProgressBar, done: int, total: int | None) -> None:
    """How far something is; an empty bar while nobody knows the whole.

    Never Qt's busy bar: its animation outlives a bar that goes while it runs, and takes the program with it.
    """
    bar.setRange(0, max(total or 0, 1))
    bar.setValue(min(done, total) if total else 0)


def _draw(box: QWidget, name: str) -> None:
    painter = QPainter(box)
    place = QRect(box.width() - ARROW - 7, (box.height() - ARROW) // 2, ARROW, ARROW)
    icons.icon(name, "muted").paint(painter, place)
    painter.end()
