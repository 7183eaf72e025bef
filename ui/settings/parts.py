"""Building blocks of the settings page: a card with a heading, a sentence, a fact to copy, a row of buttons.

Called by the groups of the page.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.style import icons, theme
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel
from ui.widgets.flow_layout import FlowLayout

COLOURS = {"primary": "on_accent", "danger": "red"}
"""Role of a button -> colour of its picture, that of its words."""
LINE = 30
"""Pixels that a fact takes at the usual size of text."""
NOTHING = "-"
"""Stands where there is no value."""


class Card(QFrame):
    """A framed part with a heading."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(16, 12, 16, 14)
        self.body.setSpacing(12)
        if title:
            self.body.addWidget(heading(title))


class Fact(ElidingLabel):
    """A value that may not be known yet."""

    known = Signal(bool)

    def setText(self, text: str) -> None:
        """Show it; what is not known is not offered to be copied."""
        super().setText(text)
        self.known.emit(text not in ("", NOTHING))


class Facts(QWidget):
    """Names and values, one under the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)

    def add(self, name: str, *tools: QToolButton, copy: bool = False) -> Fact:
        """One more line, empty so far; with buttons, or one that copies its value."""
        row = self._grid.rowCount()
        self._grid.setRowMinimumHeight(row, theme.grown(LINE))
        label = ElidingLabel(name, role="muted")
        label.setMinimumWidth(theme.grown(150))
        value = Fact()
        value.setAccessibleName(name)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(value, row, 1)
        if copy:
            button = tool("copy", translate("Settings", "Copy: {what}", what=name))
            button.clicked.connect(lambda: copy_text(value.text()))
            value.known.connect(button.setVisible)
            tools = (button,)
        for at, each in enumerate(tools, start=2):
            self._grid.addWidget(each, row, at)
        return value


def heading(text: str) -> QLabel:
    """The title of a part."""
    label = QLabel(text)
    label.setProperty("role", "heading")
    label.setWordWrap(True)
    return label


def button(
    words: str, do: Callable[[], object], *, icon: str = "", role: str = "", name: str = ""
) -> QPushButton:
    """A push button."""
    made = QPushButton(words)
    made.setProperty("role", role)
    if icon:
        icons.before_words(made, icon, COLOURS.get(role, "text"))
    if name:
        made.setAccessibleName(name)
    made.clicked.connect(lambda _=False: do())
    return made


def tool(icon: str, words: str) -> QToolButton:
    """A small button with a picture."""
    made = QToolButton()
    made.setIcon(icons.icon(icon, "muted"))
    made.setToolTip(words)
    made.setAccessibleName(words)
    return made


def buttons(*made: QWidget) -> QWidget:
    """Buttons side by side, on a second line where there is no room."""
    row = QWidget()
    flow = FlowLayout(row)
    for each in made:
        flow.addWidget(each)
    return row


def side_by_side(*made: QWidget) -> QHBoxLayout:
    """Widgets in a row, the first takes what is left."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for at, each in enumerate(made):
        row.addWidget(each, 0 if at else 1)
    return row


def copy_text(text: str) -> None:
    """Put `text` on the clipboard."""
    QGuiApplication.clipboard().setText(text)
