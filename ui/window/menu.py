"""The menu at the foot of the rail, made from the action table: undo, run, groups of actions, language, looks.

Made by the window out of its actions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.settings.settings import Settings
from ui.text import language
from ui.text.texts import translate
from ui.window import actions

FIRST = ("palette", "undo", "redo", "sync")
"""At the top, outside the groups."""
FOLDED = ("go", "record", "list", "sync", "view", "help")


class WindowMenu(QMenu):
    """Says what was chosen; the application does it."""

    setting_chosen = Signal(str, object)

    def __init__(
        self, named_actions: Mapping[str, QAction], settings: Settings | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        for name in FIRST:
            self.addAction(named_actions[name])
        self.addSeparator()
        menus: dict[str, QMenu] = {}
        for group in FOLDED:
            menus[group] = self.addMenu(actions.group_title(group))
            for spec in actions.of_group(group):
                if spec.name not in FIRST:
                    menus[group].addAction(named_actions[spec.name])
        looks = menus["view"]
        looks.addSeparator()
        for name, title, words in (
            (
                "appearance.language",
                translate("Menu", "Language"),
                {"system": translate("Menu", "As the system"), **language.LANGUAGES},
            ),
            ("appearance.theme", translate("Menu", "Colours"), _themes()),
            ("appearance.density", translate("Menu", "Room"), _densities()),
        ):
            chosen = settings.text(name) if settings is not None else ""
            _choices(
                looks.addMenu(title),
                words,
                chosen,
                partial(self.setting_chosen.emit, name),
            )
        self.addSeparator()
        for spec in actions.of_group("window"):
            self.addAction(named_actions[spec.name])


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


def _densities() -> dict[str, str]:
    return {
        "compact": translate("Menu", "Compact, more rows"),
        "normal": translate("Menu", "Normal"),
        "touch": translate("Menu", "Roomy, for fingers"),
    }
