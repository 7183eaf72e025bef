"""A QR code as a picture, so that a phone or a till reads an address instead of somebody typing it.

The only door to `segno`, imported when a code is first drawn. Black on white whatever the palette: scanners need that.
"""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

QUIET = 4
"""Modules of white around the code, as the standard wants."""
SIZE = 190


def modules(text: str) -> list[list[bool]]:
    """The code's rows, True for dark, without the quiet zone."""
    import segno

    code = segno.make(text, error="m", micro=False)
    return [[bool(each) for each in row] for row in code.matrix]


class QrCode(QWidget):
    """Shows the code of a text; hidden while there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[list[bool]] = []
        self._text = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def text(self) -> str:
        """What the code says."""
        return self._text

    def show_text(self, text: str, name: str) -> None:
        """Show the code of `text`; `name` is what assistive programs say of it."""
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
        """Draw the modules as whole pixels."""
        if not self._rows:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        count = len(self._rows) + 2 * QUIET
        step = max(1, min(self.width(), self.height()) // count)
        left = (self.width() - step * len(self._rows)) // 2
        top = (self.height() - step * len(self._rows)) // 2
        black = QColor(Qt.GlobalColor.black)
        for y, row in enumerate(self._rows):
            for x, dark in enumerate(row):
                if dark:
                    painter.fillRect(left + x * step, top + y * step, step, step, black)
        painter.end()
