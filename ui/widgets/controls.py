"""Boxes with a list, a calendar or a count behind them, whose arrow has the palette's colour; a line to search in.

Called by the editors and the bars. A style sheet that frames such a box takes its arrow away; it is drawn here.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateTimeEdit,
    QLineEdit,
    QProgressBar,
    QSpinBox,
    QToolButton,
    QWidget,
)

from ui.style import icons, theme
from ui.text.texts import translate

COUNTING = 12
"""Pixels of an arrow that counts."""
BESIDE = 8
"""Pixels before a magnifying glass."""


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
        size, half = theme.grown(COUNTING), self.height() // 2
        for name, top in (("up", half - size), ("down", half)):
            icons.icon(name, "muted").paint(painter, QRect(self.width() - size - 7, top, size, size))
        painter.end()


class SearchLine(QLineEdit):
    """A line with a magnifying glass before its text, as large as the text wants it, and a cross behind."""

    def __init__(self, name: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setTextMargins(theme.grown(theme.PICTURE) + BESIDE, 0, 0, 0)
        self.setClearButtonEnabled(True)
        for cross in self.findChildren(QToolButton):
            cross.setAccessibleName(f"{translate('Form', 'Clear')}: {name}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """The line, then the glass."""
        super().paintEvent(event)
        painter = QPainter(self)
        size = theme.grown(theme.PICTURE)
        icons.icon("search", "muted").paint(painter, QRect(BESIDE, (self.height() - size) // 2, size, size))
        painter.end()


def show_progress(bar: QProgressBar, done: int, total: int | None) -> None:
    """How far something is; an empty bar while nobody knows the whole.

    Never Qt's busy bar: its animation outlives a bar that goes while it runs, and takes the program with it.
    """
    # Nothing out of nothing is no percentage.
    bar.setFormat("%p%" if total else "")
    bar.setRange(0, max(total or 0, 1))
    bar.setValue(min(done, total) if total else 0)


def _draw(box: QWidget, name: str) -> None:
    painter = QPainter(box)
    size = theme.grown(theme.PICTURE)
    place = QRect(box.width() - size - 7, (box.height() - size) // 2, size, size)
    icons.icon(name, "muted").paint(painter, place)
    painter.end()
