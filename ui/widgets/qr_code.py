"""`QrCode`: shows a text as a QR code, so that a phone or a till can scan an address.

The only user of `segno`, imported when the first code is drawn. Always black on white, as scanners need it.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

QUIET_ZONE = 4
"""White modules around the code, required by ISO/IEC 18004."""
SIZE = 190
"""Pixels."""


def modules(text: str) -> list[list[bool]]:
    """The rows of the code without the quiet zone; True is a dark module."""
    import segno

    code = segno.make(text, error="m", micro=False)
    return [[bool(each) for each in row] for row in code.matrix]


class QrCode(QWidget):
    """Hidden while it has no text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[list[bool]] = []
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def text(self) -> str:
        """The encoded text."""
        return self._text

    def show_text(self, text: str, name: str) -> None:
        """Show the code of `text`; `name` is its accessible name."""
        if text != self._text:
            self._text = text
            self._rows = modules(text) if text else []
            self.updateGeometry()
            self.update()
        self.setAccessibleName(name)
        self.setAccessibleDescription(text)
        self.setToolTip(text)
        self.setVisible(bool(text))

    def sizeHint(self) -> QSize:
        """A square."""
        return QSize(SIZE, SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw every module in whole pixels."""
        if not self._rows:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        count = len(self._rows) + 2 * QUIET_ZONE
        step = max(1, min(self.width(), self.height()) // count)
        left = (self.width() - step * len(self._rows)) // 2
        top = (self.height() - step * len(self._rows)) // 2
        black = QColor(Qt.GlobalColor.black)
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect(left + x * step, top + y * step, step, step, black)
        painter.end()
