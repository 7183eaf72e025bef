"""Labels and buttons that give way: too little room cuts the text with dots, the whole text is in the tooltip.

Called by the strip, the panel and the dialogs, so that no language makes a window wider than the screen.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QWidget,
)

from ui.widgets.labels import set_role


class ElidingLabel(QLabel):
    """One line of text that may be shorter than its text."""

    def __init__(self, text: str = "", parent: QWidget | None = None, *, role: str = "") -> None:
        super().__init__(text, parent)
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def setText(self, text: str) -> None:
        """Show `text`; assistive programs and the tooltip get all of it."""
        super().setText(text)
        self.setToolTip(text)
        self.updateGeometry()

    def set_role(self, role: str) -> None:
        """Change the colour of the style sheet."""
        set_role(self, role)

    def minimumSizeHint(self) -> QSize:
        """A few letters are enough."""
        return QSize(24, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what fits."""
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        area = self.contentsRect()
        shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, self.alignment() | Qt.TextFlag.TextSingleLine, shown)
        painter.end()


class ElidingButton(QPushButton):
    """A push button whose words may be cut."""

    def setText(self, text: str) -> None:
        """Show `text`, with all of it in the tooltip; the same text again leaves what the tooltip says."""
        if text == self.text():
            return
        super().setText(text)
        self.setToolTip(text)

    def minimumSizeHint(self) -> QSize:
        """Picture and a few letters."""
        return QSize(64, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button with what fits."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        if not self.icon().isNull():
            room -= self.iconSize().width() + 4
        option.text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, room, Qt.TextFlag.TextShowMnemonic
        )
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()
