"""The settings: groups on the left, one of them on the right, and a search over all of them.

Made by `pages`. Built from the declaration (`app.settings.definitions`); what is no setting is in the groups' own modules, which
are imported when first looked at. What is chosen takes effect at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.settings.definitions import SETTINGS
from ui.settings.group import SettingsActions, SettingsGroup
from ui.style import icons, theme
from ui.text import settings_texts
from ui.text.texts import translate
from ui.widgets.controls import SearchLine
from ui.widgets.text_match import matches

LIST_WIDTH = 220
LOOK_AGAIN = 2_000
"""Milliseconds between two looks at what changes by itself."""
KEY = Qt.ItemDataRole.UserRole
WIDEST = 760
"""Pixels; longer lines are hard to read."""


def _plain(key: str, asks: SettingsActions) -> SettingsGroup:
    return SettingsGroup(key, asks)


def _shop(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.shop import ShopGroup

    return ShopGroup(key, asks)


def _server(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.server import ServerGroup

    return ServerGroup(key, asks)


def _receiver(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.receiver import ReceiverGroup

    return ReceiverGroup(key, asks)


def _permissions(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.permissions import RightsGroup

    return RightsGroup(key, asks)


def _backup(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.backup import BackupGroup

    return BackupGroup(key, asks)


def _updates(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.updates import UpdatesGroup

    return UpdatesGroup(key, asks)


def _diagnostics(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.diagnostics import DiagnosticsGroup

    return DiagnosticsGroup(key, asks)


def _about(key: str, asks: SettingsActions) -> SettingsGroup:
    from ui.settings.about import AboutGroup

    return AboutGroup(key, asks)


MAKERS: Mapping[str, Callable[[str, SettingsActions], SettingsGroup]] = {
    "general": _plain,
    "appearance": _plain,
    "shop": _shop,
    "schedule": _plain,
    "server": _server,
    "receiver": _receiver,
    "labels": _plain,
    "rights": _permissions,
    "backup": _backup,
    "updates": _updates,
    "diagnostics": _diagnostics,
    "about": _about,
}
"""The groups in their order."""


class SettingsPage(QWidget):
    """Search, groups, one group."""

    group_shown = Signal(str)

    def __init__(self, asks: SettingsActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.asks = asks
        self._groups: dict[str, SettingsGroup] = {}
        self._areas: dict[str, QScrollArea] = {}
        self._build()
        self._again = QTimer(self, interval=LOOK_AGAIN)
        self._again.timeout.connect(self.refresh)
        self.list.currentItemChanged.connect(self._on_chosen)
        self.go_to(asks.context.page_states.get("settings", "general"))

    @property
    def group(self) -> SettingsGroup:
        """The group on show."""
        return self._groups[self.key]

    @property
    def key(self) -> str:
        """Its name."""
        item = self.list.currentItem()
        return str(item.data(KEY)) if item is not None else "general"

    def go_to(self, key: str) -> None:
        """Show a group."""
        for row in range(self.list.count()):
            if self.list.item(row).data(KEY) == key:
                self.list.setCurrentRow(row)

    def refresh(self) -> None:
        """Look again at what changes by itself."""
        if self.isVisible() and self.key in self._groups:
            self.group.refresh()

    def show_values(self) -> None:
        """The settings as they are in force, wherever they were changed."""
        for each in self._groups.values():
            each.show_values()

    def showEvent(self, event: QShowEvent) -> None:
        """What is looked at is of now."""
        super().showEvent(event)
        self._again.start()
        self.group.show_values()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks."""
        super().hideEvent(event)
        self._again.stop()

    # searching

    def _on_typed(self) -> None:
        typed = self.search.text().strip()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            found = not typed or _group_matches(str(item.data(KEY)), typed)
            item.setHidden(not found)
            if found and first is None:
                first = row
        self.nothing.setVisible(first is None)
        self.stack.setVisible(first is not None)
        if first is None:
            return
        current = self.list.currentItem()
        if current is None or current.isHidden():
            self.list.setCurrentRow(first)
        self._show_matching()

    def _show_matching(self) -> None:
        typed = self.search.text().strip()
        named = matches(settings_texts.group(self.key), typed)
        self.group.show_matching(partial(_fits, typed) if typed and not named else None)

    def _on_chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        key = str(item.data(KEY))
        if key not in self._groups:
            self._groups[key] = MAKERS[key](key, self.asks)
            self._areas[key] = _area(self._groups[key])
            self.stack.addWidget(self._areas[key])
        self.stack.setCurrentWidget(self._areas[key])
        self.asks.context.page_states["settings"] = key
        self.group.show_values()
        self._show_matching()
        self.refresh()
        self.group_shown.emit(key)

    # building

    def _build(self) -> None:
        layout = QHBoxLayout(self)
        layout.setContentsMargins(12, 10, 0, 0)
        layout.setSpacing(10)
        left = QVBoxLayout()
        left.setSpacing(8)
        words = translate("Settings", "Search the settings")
        self.search = SearchLine(words, words)
        self.search.textChanged.connect(lambda _: self._on_typed())
        self.list = QListWidget()
        self.list.setObjectName("choices")
        self.list.setAccessibleName(translate("Settings", "Groups of settings"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setIconSize(icons.square(18))
        for key in MAKERS:
            item = QListWidgetItem(icons.icon(PICTURES[key], "muted"), settings_texts.group(key))
            item.setData(KEY, key)
            item.setToolTip(settings_texts.group(key))
            item.setSizeHint(QSize(0, theme.row_height()))
            self.list.addItem(item)
        wide = round(LIST_WIDTH * max(theme.row_height() / 36, 1.0))
        for each in (self.search, self.list):
            each.setFixedWidth(wide)
            left.addWidget(each)
        layout.addLayout(left)
        self.nothing = QLabel(translate("Settings", "No setting is called that."))
        self.nothing.setProperty("role", "muted")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.hide()
        layout.addWidget(self.nothing, 1)
        self.stack = QStackedWidget()
        layout.addWidget(self.stack, 1)


PICTURES = {
    "general": "settings", "appearance": "looks", "shop": "practice", "schedule": "schedule", "server": "server",
    "receiver": "webhooks", "labels": "labels", "rights": "read_only", "backup": "restore", "updates": "download",
    "diagnostics": "diagnostics", "about": "info",
}  # fmt: skip


def _fits(typed: str, text: str) -> bool:
    return matches(text, typed)


def _group_matches(key: str, typed: str) -> bool:
    texts = [settings_texts.group(key), settings_texts.part(key)]
    texts += [
        " ".join(
            [
                settings_texts.title(each),
                settings_texts.text(each),
                *map(partial(settings_texts.choice, each), each.choices),
            ]
        )
        for each in SETTINGS.values()
        if each.group == key
    ]
    return any(matches(each, typed) for each in texts)


def _area(group: SettingsGroup) -> QScrollArea:
    area = QScrollArea()
    area.setObjectName("form")
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    group.setMaximumWidth(WIDEST)
    area.setWidget(group)
    return area
