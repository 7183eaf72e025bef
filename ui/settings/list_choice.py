"""A button whose menu chooses some of the program's lists, or all: what a token may use.

Made by the page of the server for the shop.
"""

from __future__ import annotations

from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from app.server.auth.tokens import entity_names
from ui.text import texts
from ui.text.texts import translate


class _StayingMenu(QMenu):
    """A menu that stays open while its ticks are set."""

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        action = self.actionAt(event.position().toPoint())
        if action is not None and action.isCheckable():
            action.trigger()
        else:
            super().mouseReleaseEvent(event)


class ListChoice(QPushButton):
    """Shows what is chosen; nothing ticked means all lists."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.actions_by_name: dict[str, QAction] = {}
        menu = _StayingMenu(self)
        for name in sorted(entity_names(), key=texts.entities):
            action = menu.addAction(texts.entities(name))
            action.setCheckable(True)
            action.toggled.connect(self._show)
            self.actions_by_name[name] = action
        self.setMenu(menu)
        self.setAccessibleName(translate("Settings", "Lists the token may use"))
        self._show()

    def chosen(self) -> tuple[str, ...] | None:
        """The names of the chosen lists; None for all."""
        return tuple(name for name, action in self.actions_by_name.items() if action.isChecked()) or None

    def reset(self) -> None:
        """Choose all lists again."""
        for action in self.actions_by_name.values():
            action.setChecked(False)

    def _show(self) -> None:
        chosen = self.chosen()
        if chosen is None:
            text = translate("Settings", "All lists")
        elif len(chosen) == 1:
            text = translate("Settings", "Only {list}", list=texts.entities(chosen[0]))
        else:
            first, more = texts.entities(chosen[0]), len(chosen) - 1
            text = translate("Settings", "Only {list} + {more}", list=first, more=more)
        self.setText(text)


def rights_text(*, read_only: bool, only: tuple[str, ...] | None) -> str:
    """What a token may do, such as "reads: Products, Tags"."""
    does = translate("Settings", "reads") if read_only else translate("Settings", "reads and writes")
    return does if only is None else f"{does}: {', '.join(texts.entities(name) for name in only)}"
