"""`ElidingLabel` and `ElidingButton`: end in an ellipsis where the text does not fit; the tooltip has the whole text.
`CompactButton` shows fewer words there, in the end its icon alone; `CompactRow` decides which one of several gives way first.

They keep long translations from making a window wider than the screen.
"""

from __future__ import annotations

from enum import IntEnum

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

from ui.style import icons
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


class Look(IntEnum):
    """What a `CompactButton` shows, from the widest to the narrowest."""

    WHOLE = 0
    WORDS = 1
    """The words without the icon beside them."""
    SHORT = 2
    """Fewer words, if it has them."""
    ICON = 3


class CompactButton(ElidingButton):
    """A push button that can do without the icon beside its words, with fewer words, or with an icon in their place.

    The tooltip and assistive technology have all words.
    """

    def __init__(
        self, text: str, icon: QIcon, size: QSize, parent: QWidget | None = None, *, short: str = ""
    ) -> None:
        super().__init__(parent)
        self._compact_icon, self._compact_size = icon, size
        self._whole, self._short = text, short or text
        self._beside = QIcon()
        self._look = Look.WHOLE
        self.setText(text)
        self.setAccessibleName(text)

    @property
    def compact(self) -> bool:
        """Whether the icon is shown and not the text."""
        return self.width() < self.sizeHint().width()

    def width_as(self, look: Look) -> int:
        """The width in pixels that it needs for a look."""
        if look is Look.ICON:
            return self.minimumSizeHint().width()
        beside = self._beside if self.icon().isNull() else self.icon()
        icon_width = 0 if beside.isNull() else self.iconSize().width() + icons.GAP
        bare = self.sizeHint().width() - self._words_width(self.text())
        bare -= 0 if self.icon().isNull() else icon_width
        return bare + self._words_width(self._words(look)) + (icon_width if look is Look.WHOLE else 0)

    def show_as(self, look: Look) -> None:
        """Take a look."""
        if look is not self._look:
            self._look = look
            if not self.icon().isNull():
                self._beside = self.icon()
            self.setIcon(self._beside if look is Look.WHOLE else QIcon())
            self.setText(self._words(look))
            self.setToolTip(self._whole)
        widest = self.width_as(look) if look is Look.ICON else UNLIMITED
        if self.maximumWidth() != widest:
            self.setMaximumWidth(widest)

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

    def _words(self, look: Look) -> str:
        return self._short if look is Look.SHORT else self._whole

    def _words_width(self, words: str) -> int:
        return self.fontMetrics().size(int(Qt.TextFlag.TextShowMnemonic), words).width()


class CompactRow(QHBoxLayout):
    """Buttons side by side; where they do not fit, the compact ones give way step by step, each time from the left.

    First the icons beside words go, then words that have shorter ones, then all words of one button after the other. A plain
    layout would narrow all of them alike, and none would keep its words.
    """

    def setGeometry(self, rect: QRect) -> None:
        """Lay the buttons out in `rect`."""
        items = (self.itemAt(at) for at in range(self.count()))
        found = (item.widget() for item in items if item is not None)
        shown = [each for each in found if each is not None and not each.isHidden()]
        compact = [each for each in shown if isinstance(each, CompactButton)]
        others = sum(each.sizeHint().width() for each in shown if not isinstance(each, CompactButton))
        margins = self.contentsMargins()
        room = rect.width() - margins.left() - margins.right() - others - self.spacing() * (len(shown) - 1)
        looks = dict.fromkeys(compact, Look.WHOLE)
        for look in (Look.WORDS, Look.SHORT, Look.ICON):
            for button in compact:
                if sum(each.width_as(looks[each]) for each in compact) > room:
                    looks[button] = look
        for button, look in looks.items():
            button.show_as(look)
        # A layout inside another one does not hear by itself that a button wants another width now.
        self.invalidate()
        super().setGeometry(rect)
