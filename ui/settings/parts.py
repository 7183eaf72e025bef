"""Building blocks of the settings page and the webhooks page: cards, facts to copy, buttons, rows of buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
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
from ui.text import formats
from ui.text.texts import translate
from ui.widgets.elided import ElidingLabel
from ui.widgets.flow_layout import FlowLayout

COLOURS = {"primary": "on_accent", "danger": "red"}
"""Role of a button -> colour role of its icon, the same as of its text."""
FACT_HEIGHT = 30
"""Pixels of a fact's row at normal text size."""
NO_VALUE = formats.NOTHING
"""Shown where there is no value."""


class Card(QFrame):
    """A framed section with a heading; its contents go into `body`."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.body = QVBoxLayout(self)
        self.body.setContentsMargins(16, 12, 16, 14)
        self.body.setSpacing(12)
        if title:
            self.body.addWidget(heading(title))
        self._offered = self._found = True

    def set_offered(self, offered: bool) -> None:
        """Whether the card applies to this computer at all."""
        self._offered = offered
        self.setVisible(self._offered and self._found)

    def set_found(self, found: bool) -> None:
        """Whether the search finds the card, or nothing is searched for."""
        self._found = found
        self.setVisible(self._offered and self._found)

    def search_text(self) -> str:
        """What the card says, by which the search finds it: headings, sentences, names of values, buttons."""
        labels = [label.text() for label in self.findChildren(QLabel) if not isinstance(label, FactValue)]
        buttons = [
            part for each in self.findChildren(QAbstractButton) for part in (each.text(), each.toolTip())
        ]
        return " ".join(text for text in (*labels, *buttons) if text)


class FactValue(ElidingLabel):
    """A value; emits `known` as it becomes known or unknown."""

    known = Signal(bool)

    def setText(self, text: str) -> None:
        """Show the value and emit whether it is one."""
        super().setText(text)
        self.known.emit(text not in ("", NO_VALUE))


class Facts(QWidget):
    """A grid of names and values."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(14)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)

    def add(self, name: str, *tools: QToolButton, copy: bool = False) -> FactValue:
        """Append a row without a value yet, with the given buttons, or with one that copies the value."""
        row = self._grid.rowCount()
        self._grid.setRowMinimumHeight(row, theme.scaled(FACT_HEIGHT))
        label = ElidingLabel(name, role="muted")
        label.setMinimumWidth(theme.scaled(150))
        value = FactValue()
        value.setAccessibleName(name)
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(value, row, 1)
        if copy:
            button = icon_button("copy", translate("Settings", "Copy: {what}", what=name))
            button.clicked.connect(lambda: copy_text(value.text()))
            value.known.connect(button.setVisible)
            tools = (button,)
        for column, widget in enumerate(tools, start=2):
            self._grid.addWidget(widget, row, column)
        return value


def heading(text: str) -> QLabel:
    """A bold heading."""
    label = QLabel(text)
    label.setProperty("role", "heading")
    label.setWordWrap(True)
    return label


def button(
    text: str, callback: Callable[[], object], *, icon: str = "", role: str = "", name: str = ""
) -> QPushButton:
    """A push button; `name` is its accessible name where the text does not suffice."""
    made = QPushButton(text)
    made.setProperty("role", role)
    if icon:
        icons.set_button_icon(made, icon, COLOURS.get(role, "text"))
    if name:
        made.setAccessibleName(name)
    made.clicked.connect(lambda _=False: callback())
    return made


def icon_button(icon: str, tooltip: str) -> QToolButton:
    """A small button with an icon alone."""
    made = QToolButton()
    made.setIcon(icons.icon(icon, "muted"))
    made.setToolTip(tooltip)
    made.setAccessibleName(tooltip)
    return made


def button_row(*widgets: QWidget) -> QWidget:
    """Buttons side by side, wrapped where there is no room."""
    row = QWidget()
    flow = FlowLayout(row)
    for widget in widgets:
        flow.addWidget(widget)
    return row


def row_layout(*widgets: QWidget) -> QHBoxLayout:
    """Widgets in a row; the first one stretches."""
    row = QHBoxLayout()
    row.setSpacing(8)
    for position, widget in enumerate(widgets):
        row.addWidget(widget, 0 if position else 1)
    return row


def copy_text(text: str) -> None:
    """Copy `text` to the clipboard."""
    QGuiApplication.clipboard().setText(text)
