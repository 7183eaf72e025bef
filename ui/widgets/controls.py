"""Combo box, date-time box, spin box and search field of the theme, and a way to show progress without Qt's busy bar.

A style sheet that sets the border of such a box removes Qt's arrow; these classes draw one in the palette's colour.
"""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateTimeEdit,
    QLineEdit,
    QProgressBar,
    QSpinBox,
    QStyledItemDelegate,
    QToolButton,
    QWidget,
)

from ui.style import icons, theme
from ui.text.texts import translate

STEP_ARROW = 12
"""Pixels of a spin box's arrows."""
ICON_MARGIN = 8
"""Pixels before the magnifying glass."""


class ComboBox(QComboBox):
    """A combo box, with choices as high as the rows of a completer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt's own delegate ignores what the style sheet says of items.
        self.setItemDelegate(QStyledItemDelegate(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, then its arrow."""
        super().paintEvent(event)
        _draw_arrow(self, "open")


class DateTimeBox(QDateTimeEdit):
    """A date box with a calendar."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, then a calendar icon."""
        super().paintEvent(event)
        _draw_arrow(self, "calendar")


class SpinBox(QSpinBox):
    """A spin box for small whole numbers."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, then its two arrows."""
        super().paintEvent(event)
        painter = QPainter(self)
        size, half = theme.scaled(STEP_ARROW), self.height() // 2
        for name, top in (("up", half - size), ("down", half)):
            area = QRect(self.width() - size - 7, top, size, size)
            icons.icon(name, "muted").paint(painter, area, mode=_mode(self))
        painter.end()


class SearchField(QLineEdit):
    """A line edit with a magnifying glass before its text and a clear button after it."""

    def __init__(self, name: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setTextMargins(theme.scaled(theme.ICON_SIZE) + ICON_MARGIN, 0, 0, 0)
        self.setClearButtonEnabled(True)
        for clear_button in self.findChildren(QToolButton):
            clear_button.setAccessibleName(f"{translate('Form', 'Clear')}: {name}")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line edit, then the magnifying glass."""
        super().paintEvent(event)
        painter = QPainter(self)
        size = theme.scaled(theme.ICON_SIZE)
        icons.icon("search", "muted").paint(
            painter, QRect(ICON_MARGIN, (self.height() - size) // 2, size, size)
        )
        painter.end()


def show_progress(bar: QProgressBar, done: int, total: int | None) -> None:
    """Show progress; an empty bar while `total` is unknown.

    Never Qt's busy bar: its animation outlives a bar that is destroyed meanwhile, and crashes the program.
    """
    # Without a total there is no percentage.
    bar.setFormat("%p%" if total else "")
    bar.setRange(0, max(total or 0, 1))
    bar.setValue(min(done, total) if total else 0)


def _draw_arrow(box: QWidget, icon: str) -> None:
    painter = QPainter(box)
    size = theme.scaled(theme.ICON_SIZE)
    area = QRect(box.width() - size - 7, (box.height() - size) // 2, size, size)
    icons.icon(icon, "muted").paint(painter, area, mode=_mode(box))
    painter.end()


def _mode(box: QWidget) -> QIcon.Mode:
    return QIcon.Mode.Normal if box.isEnabled() else QIcon.Mode.Disabled
