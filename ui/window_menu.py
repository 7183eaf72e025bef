"""The menu at the foot of the rail: undo, run, language, colours, connection, the way out.

Made by the window out of its actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from ui import language
from ui.texts import translate


class WindowMenu(QMenu):
    """Says what was chosen; the application does it."""

    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    connect_asked = Signal()

    def __init__(self, doings: Mapping[str, QAction], theme: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.addAction(doings["undo"])
        self.addAction(doings["sync"])
        self.addSeparator()
        languages = self.addMenu(translate("Menu", "Language"))
        _choices(languages, language.LANGUAGES, language.current(), self.language_chosen.emit)
        _choices(self.addMenu(translate("Menu", "Colours")), _themes(), theme, self.theme_chosen.emit)
        self.addSeparator()
        self.addAction(translate("Menu", "Connect to a cloud..."), self.connect_asked.emit)
        self.addSeparator()
        self.addAction(doings["quit"])


def _choices(menu: QMenu, words: Mapping[str, str], chosen: str, choose: Callable[[str], Any]) -> None:
    group = QActionGroup(menu)
    for key, text in words.items():
        action = QAction(text, menu, checkable=True, checked=key == chosen)
        action.triggered.connect(lambda _=False, key=key: choose(key))
        group.addAction(action)
        menu.addAction(action)


def _themes() -> dict[str, str]:
    return {
        "system": translate("Menu", "As the system"),
        "light": translate("Menu", "Light"),
        "dark": translate("Menu", "Dark"),
        "contrast": translate("Menu", "High contrast"),
    }
