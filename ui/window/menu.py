"""The menu at the foot of the sidebar: the actions by group, and language, theme and density.

Made by the window from its actions.
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

TOP = ("palette", "undo", "redo", "sync")
"""Actions at the top, outside the submenus."""
SUBMENUS = ("go", "record", "list", "sync", "view", "help")


class WindowMenu(QMenu):
    """Emits the setting that was chosen; the application saves it."""

    setting_chosen = Signal(str, object)

    def __init__(
        self, named_actions: Mapping[str, QAction], settings: Settings | None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        for name in TOP:
            self.addAction(named_actions[name])
        self.addSeparator()
        menus: dict[str, QMenu] = {}
        for group in SUBMENUS:
            menus[group] = self.addMenu(actions.group_title(group))
            for spec in actions.of_group(group):
                if spec.name not in TOP:
                    menus[group].addAction(named_actions[spec.name])
        view = menus["view"]
        view.addSeparator()
        self.choices: list[tuple[str, QAction]] = []
        """What can be chosen without the settings page: the setting's title, and the action of each of its values."""
        for name, title, options in (
            (
                "appearance.language",
                translate("Menu", "Language"),
                {"system": translate("Menu", "Same as system"), **language.LANGUAGES},
            ),
            ("appearance.theme", translate("Menu", "Colours"), _themes()),
            ("appearance.density", translate("Menu", "Spacing"), _densities()),
        ):
            chosen = settings.text(name) if settings is not None else ""
            added = _add_choices(
                view.addMenu(title), options, chosen, partial(self.setting_chosen.emit, name)
            )
            self.choices += ((title, action) for action in added)
        self.addSeparator()
        for spec in actions.of_group("window"):
            self.addAction(named_actions[spec.name])


def _add_choices(
    menu: QMenu, options: Mapping[str, str], chosen: str, callback: Callable[[str], Any]
) -> list[QAction]:
    group = QActionGroup(menu)
    for key, text in options.items():
        action = QAction(text, menu, checkable=True, checked=key == chosen)
        action.triggered.connect(lambda _=False, key=key: callback(key))
        group.addAction(action)
        menu.addAction(action)
    return group.actions()


def _themes() -> dict[str, str]:
    return {
        "system": translate("Menu", "Same as system"),
        "light": translate("Menu", "Light"),
        "dark": translate("Menu", "Dark"),
        "contrast": translate("Menu", "High contrast"),
    }


def _densities() -> dict[str, str]:
    return {
        "compact": translate("Menu", "Compact"),
        "normal": translate("Menu", "Normal"),
        "touch": translate("Menu", "Touch"),
    }
