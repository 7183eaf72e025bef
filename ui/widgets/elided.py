"""`ElidingLabel` and `ElidingButton`: end in an ellipsis where the text does not fit; the tooltip has the whole text.
`CompactButton` shows its icon alone there; `CompactRow` decides which one of several gives way first.

They keep long translations from making a window wider than the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from ui.widgets.labels import set_role

ICON_MARGIN = 12
"""Pixels on each side of an icon alone."""
UNLIMITED = 16_777_215
"""Qt's maximum width of a widget that has none."""


class ElidingLabel(QLabel):
    """One line of text."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "") -> None:
        super().__init__(text, parent)
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        """Show `text`; the tooltip and assistive technology get all of it."""
        super().setText(text)
        self.setToolTip(text)
        self.updateGeometry()

    def set_role(self, role: str) -> None:
        """Change the role that the style sheet colours by."""
        set_role(self, role)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        return QSize(24, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the elided text."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        area = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, self.alignment() | Qt.TextFlag.TextSingleLine, shown)
        painter.end()


class ElidingButton(QPushButton):
    """A push button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Qt's buttons never shrink; a layout without room would cut all of a row alike.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setText(self, text: str) -> None:
        """Show `text` and put it into the tooltip; setting the same text again keeps a tooltip set since."""
        if text == self.text():
            return
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        """Room for the icon and a few letters."""
        return QSize(64, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button with the elided text."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        available = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        if not self.icon().isNull():
            available -= self.iconSize().width() + 4
        option.text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, available, Qt.TextFlag.TextShowMnemonic
        )
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()


class CompactButton(ElidingButton):
    """A push button whose icon takes the place of the text where that does not fit as a whole."""

    def __init__(self, text: str, icon: QIcon, size: QSize, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._compact_icon, self._compact_size = icon, size
        self.setText(text)

    @property
    def compact(self) -> bool:
        """Whether the icon is shown and not the text."""
        return self.width() < self.sizeHint().width()

    def minimumSizeHint(self) -> QSize:
        """Room for the icon."""
        return QSize(self._compact_size.width() + 2 * ICON_MARGIN, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button with its text, or else with its icon."""
        if not self.compact:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text, option.icon, option.iconSize = "", self._compact_icon, self._compact_size
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()


class CompactRow(QHBoxLayout):
    """Buttons side by side; where they do not fit, the compact ones become icons one after the other, from the left.

    A plain layout would narrow all of them alike, and none would keep its words.
    """

    def setGeometry(self, rect: QRect) -> None:
        """Lay the buttons out in `rect`."""
        items = (self.itemAt(at) for at in range(self.count()))
        found = (item.widget() for item in items if item is not None)
        shown = [each for each in found if each is not None and not each.isHidden()]
        needed = sum(each.sizeHint().width() for each in shown) + self.spacing() * (len(shown) - 1)
        for button in shown:
            if isinstance(button, CompactButton):
                small = button.minimumSizeHint().width()
                widest = small if needed > rect.width() else UNLIMITED
                if widest == small:
                    needed -= button.sizeHint().width() - small
                if button.maximumWidth() != widest:
                    button.setMaximumWidth(widest)
        super().setGeometry(rect)
