"""What stands around the form of a record: title, state, banner, tabs above; stamp and buttons below.

The base of `record_open` and `record_panel`, which decide what they say and do.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ui.style import icons, theme
from ui.text.texts import translate
from ui.widgets.banner import Banner
from ui.widgets.elided import ElidingLabel

ROLES = {"waiting": "amber", "needs_you": "red", "sending": "accent", "draft": "accent"}
"""State -> colour of its picture; others are quiet."""
PICTURES = {"in_step": "synced", "deleted": "delete"}


class RecordFrame(QWidget):
    """Widgets and their places."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("recordPanel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(theme.panel_width() - 40)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(self._head())
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(True)
        self.tabs.setAccessibleName(translate("Form", "What is shown of the record"))
        for words in (
            translate("Form", "Details"),
            translate("Form", "Related"),
            translate("Form", "History"),
        ):
            self.tabs.addTab(words)
        layout.addWidget(self.tabs)
        self.form_area = scrolling()
        self.pages = QStackedWidget()
        self.pages.addWidget(self.form_area)
        layout.addWidget(self.pages, 1)
        layout.addLayout(self._foot())

    def show_state(self, state: str, sentence: str) -> None:
        """The state line; `state` names picture and colour."""
        self._state_icon.setPixmap(icons.picture(PICTURES.get(state, state), ROLES.get(state, "muted"), 16))
        self.state_label.setText(sentence)

    def _head(self) -> QVBoxLayout:
        head = QVBoxLayout()
        head.setContentsMargins(14, 10, 14, 6)
        head.setSpacing(6)
        top = QHBoxLayout()
        self.title = ElidingLabel(role="title")
        top.addWidget(self.title, 1)
        self.close_button = QToolButton()
        self.close_button.setIcon(icons.icon("close", "muted"))
        self.close_button.setToolTip(translate("Form", "Close"))
        self.close_button.setAccessibleName(translate("Form", "Close the record"))
        top.addWidget(self.close_button)
        head.addLayout(top)
        line = QHBoxLayout()
        line.setSpacing(6)
        self._state_icon = QLabel()
        line.addWidget(self._state_icon)
        self.state_label = ElidingLabel(role="muted")
        line.addWidget(self.state_label, 1)
        head.addLayout(line)
        self.banner = Banner()
        head.addWidget(self.banner)
        return head

    def _foot(self) -> QVBoxLayout:
        foot = QVBoxLayout()
        foot.setContentsMargins(14, 8, 14, 10)
        foot.setSpacing(8)
        self.stamp = ElidingLabel(role="muted")
        foot.addWidget(self.stamp)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.delete_button = _button(translate("Action", "Delete"), "delete", "danger")
        self.restore_button = _button(translate("Action", "Restore"), "restore")
        self.revert_button = _button(translate("Action", "Revert"))
        self.save_button = _button(translate("Action", "Save"), role="primary")
        row.addWidget(self.delete_button)
        row.addWidget(self.restore_button)
        row.addStretch(1)
        row.addWidget(self.revert_button)
        row.addWidget(self.save_button)
        foot.addLayout(row)
        return foot


def scrolling() -> QScrollArea:
    """Room for a page of the record, as long as it gets."""
    area = QScrollArea()
    area.setObjectName("form")
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return area


def fill(area: QScrollArea, parts: Iterable[QWidget]) -> None:
    """Put these below each other into such a page; who has scrolled stays there."""
    body = QWidget()
    body.setObjectName("formBody")
    layout = QVBoxLayout(body)
    layout.setContentsMargins(14, 10, 14, 14)
    layout.setSpacing(8)
    for part in parts:
        layout.addWidget(part)
    layout.addStretch(1)
    place = area.verticalScrollBar().value()
    area.setWidget(body)
    area.verticalScrollBar().setValue(place)


def _button(text: str, icon: str | None = None, role: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setProperty("role", role)
    if icon is not None:
        icons.before_words(button, icon, "red" if role == "danger" else "text")
    return button
