"""Combo box, date-time box, spin box and search field of the theme, and a way to show progress without Qt's busy bar.

A style sheet that sets the border of such a box removes Qt's arrow; these classes draw one in the palette's colour.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QDate, QDateTime, QEvent, QRect, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QIcon, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDateTimeEdit,
    QLineEdit,
    QProgressBar,
    QSpinBox,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStylePainter,
    QToolButton,
    QToolTip,
    QWidget,
)

from ui.style import icons, theme
from ui.text import formats
from ui.text.texts import translate

STEP_ARROW = 12
"""Pixels of a spin box's arrows."""
ICON_MARGIN = 8
"""Pixels before the magnifying glass."""
QT_MARGIN = 2
"""Pixels that Qt leaves on both sides of the text of a line edit, besides the style's."""
MARKS_OF_DATES = ".,/-: "
"""What people type between the parts of a date, whichever their language has."""
NOT_FROM_THE_FIRST = "x"
"""Begins what was typed into another part than the first one: no date by itself."""
TEXT_MARGIN = 8
"""Pixels before the number of a spin box, as before the text of a line edit."""


class ComboBox(QComboBox):
    """A combo box, with choices as high as the rows of a completer.

    Where the chosen one does not fit it ends in an ellipsis, and the tooltip has the whole text; Qt would cut a letter in half.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt's own delegate ignores what the style sheet says of items.
        self.setItemDelegate(QStyledItemDelegate(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, then its arrow."""
        if self.isEditable():
            super().paintEvent(event)
        else:
            option = QStyleOptionComboBox()
            self.initStyleOption(option)
            option.currentText = self.shown_text()
            painter = QStylePainter(self)
            painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
            painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
            painter.end()
        _draw_arrow(self, "open")

    def shown_text(self) -> str:
        """The chosen text, with an ellipsis where it does not fit."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self).width() + 1
        if not option.currentIcon.isNull():
            room -= option.iconSize.width() + 4
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    def event(self, event: QEvent) -> bool:
        """Show the whole text where it is cut, unless the box has a tooltip of its own."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and not self.toolTip():
            whole = self.currentText()
            QToolTip.showText(event.globalPos(), "" if self.shown_text() == whole else whole, self)
            return True
        return super().event(event)


class DateTimeBox(QDateTimeEdit):
    """A date box with a calendar."""

    _typed_in = -1
    """Index of the part that the last key was a digit of, or none."""
    _typed = ""
    """The digits and marks that were typed from the first part on."""

    def focusNextPrevChild(self, next: bool) -> bool:
        """Leave an empty box at once: Qt looks for the next part of a date that is not shown, and never leaves."""
        if self._is_empty():
            owner = self.window()
            return owner.focusNextChild() if next else owner.focusPreviousChild()
        return super().focusNextPrevChild(next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a date as people type it, also into an empty box.

        Qt throws away what is typed over no date, makes 30 January of 31 January where the month before was a shorter one,
        and skips a part where a mark is typed after a part that was full and was left by itself.
        """
        text, part = event.text(), self.currentSectionIndex()
        if not text.strip(MARKS_OF_DATES) and text and self._typed_in >= 0:
            self._typed += text
            if part == self._typed_in and part + 1 < self.sectionCount():
                self.setSelectedSection(self.sectionAt(part + 1))
            return
        if not text.isdecimal() or self.isReadOnly():
            self._end_typing()
            super().keyPressEvent(event)
            return
        if self._is_empty():
            self.setDateTime(QDateTime.currentDateTime().date().startOfDay())
            part = 0
            self.setSelectedSection(self.sectionAt(part))
        if self._typed_in < 0:
            self._typed = "" if part == 0 else NOT_FROM_THE_FIRST
        super().keyPressEvent(event)
        self._typed, self._typed_in = self._typed + text, part
        self._take(whole=True)

    def event(self, event: QEvent) -> bool:
        """A shortcut such as that of Save finds the date that was typed."""
        if (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.ShortcutOverride
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self._end_typing()
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A date typed without its year is one of the year that is shown."""
        self._end_typing()
        super().focusOutEvent(event)

    def _end_typing(self) -> None:
        self._take(whole=False)
        self._typed, self._typed_in = "", -1

    def _take(self, *, whole: bool) -> None:
        date = _typed_date(self._typed, self.displayFormat(), self.date().year(), whole=whole)
        if date is not None and date != self.date():
            self.setDate(date)

    def _is_empty(self) -> bool:
        return bool(self.specialValueText()) and self.dateTime() == self.minimumDateTime()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box, then a calendar icon."""
        super().paintEvent(event)
        _draw_arrow(self, "calendar")


class SpinBox(QSpinBox):
    """A spin box for small whole numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt ignores the padding that the style sheet gives to the line inside.
        self.lineEdit().setTextMargins(TEXT_MARGIN, 0, 0, 0)

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
    """A line edit with a magnifying glass before its text and a clear button after it.

    `hint` gives way to the name where it does not fit: "Search (Ctrl+F)" to "Search".
    """

    def __init__(self, name: str, hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._hints = (hint, min(hint, name, key=len))
        self.setPlaceholderText(hint)
        self.setTextMargins(theme.scaled(theme.ICON_SIZE) + ICON_MARGIN, 0, 0, 0)
        self.setClearButtonEnabled(True)
        for clear_button in self.findChildren(QToolButton):
            clear_button.setAccessibleName(f"{translate('Form', 'Clear')}: {name}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the hint that fits."""
        super().resizeEvent(event)
        self._show_hint()

    def changeEvent(self, event: QEvent) -> None:
        """Larger letters leave room for fewer of them."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._show_hint()

    def _show_hint(self) -> None:
        long, short = self._hints
        fits = self.fontMetrics().horizontalAdvance(long) <= placeholder_room(self)
        self.setPlaceholderText(long if fits else short)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line edit, then the magnifying glass."""
        super().paintEvent(event)
        painter = QPainter(self)
        size = theme.scaled(theme.ICON_SIZE)
        icons.icon("search", "muted").paint(
            painter, QRect(ICON_MARGIN, (self.height() - size) // 2, size, size)
        )
        painter.end()


def placeholder_room(line: QLineEdit) -> int:
    """Pixels that a line edit has for its placeholder, which Qt cuts there."""
    option = QStyleOptionFrame()
    line.initStyleOption(option)
    inside = line.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, line)
    margins = line.textMargins()
    return inside.width() - margins.left() - margins.right() - 2 * QT_MARGIN


def show_progress(bar: QProgressBar, done: int, total: int | None) -> None:
    """Show progress; an empty bar while `total` is unknown.

    Never Qt's busy bar: its animation outlives a bar that is destroyed meanwhile, and crashes the program.
    """
    # Without a total there is no percentage.
    bar.setFormat(formats.percent_text(0).replace(formats.number_text(0), "%p") if total else "")
    bar.setRange(0, max(total or 0, 1))
    bar.setValue(min(done, total) if total else 0)


def _typed_date(typed: str, format: str, year: int, *, whole: bool) -> QDate | None:
    """The date that was typed in the order of `format`; a `whole` one has a year of four digits, else `year` may be meant."""
    order = sorted("dMy", key=format.find)
    parts = re.findall(r"[^" + re.escape(MARKS_OF_DATES) + "]+", typed)
    if len(parts) == 1 and len(typed) == 8:
        cuts = [4 if part == "y" else 2 for part in order]
        parts = [typed[sum(cuts[:at]) : sum(cuts[: at + 1])] for at in range(3)]
    if len(parts) == 2 and order[2] == "y" and not whole:
        parts.append(str(year))
    if len(parts) != 3 or not all(part.isdecimal() for part in parts):
        return None
    found = dict(zip(order, parts, strict=True))
    if whole and len(found["y"]) != 4:
        return None
    typed_year = int(found["y"])
    if len(found["y"]) <= 2:
        # A birthday in the last century, or a day that is not ten years away.
        this = QDate.currentDate().year()
        typed_year += this - this % 100
        typed_year -= 100 if typed_year > this + 10 else 0
    date = QDate(typed_year, int(found["M"]), int(found["d"]))
    return date if date.isValid() else None


def _draw_arrow(box: QWidget, icon: str) -> None:
    painter = QPainter(box)
    size = theme.scaled(theme.ICON_SIZE)
    area = QRect(box.width() - size - 7, (box.height() - size) // 2, size, size)
    icons.icon(icon, "muted").paint(painter, area, mode=_mode(box))
    painter.end()


def _mode(box: QWidget) -> QIcon.Mode:
    return QIcon.Mode.Normal if box.isEnabled() else QIcon.Mode.Disabled
