"""`SettingsPage`: the groups of settings on the left, the chosen one on the right, and a search over all of them.

Built by `ui/window/page_factory.py` from the declared settings (`app/settings/definitions.py`); groups with more than
settings have a module each in this folder. A chosen value takes effect at once.
"""

from __future__ import annotations

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
from ui.widgets.controls import SearchField
from ui.widgets.text_match import matches

LIST_WIDTH = 220
"""Pixels."""
REFRESH_EVERY = 2_000
"""Milliseconds between two updates of what changes by itself."""
KEY = Qt.ItemDataRole.UserRole
MAX_GROUP_WIDTH = 760
"""Pixels; longer lines are hard to read."""


GROUP_ICONS = {
    "general": "settings", "appearance": "looks", "shop": "practice", "schedule": "schedule", "server": "server",
    "receiver": "webhooks", "labels": "labels", "rights": "read_only", "backup": "restore", "updates": "download",
    "diagnostics": "diagnostics", "about": "info",
}  # fmt: skip
"""Group -> its icon, in the order of the page."""


def group_class(key: str) -> type[SettingsGroup]:
    """The class of a group; those with settings alone are plain.

    The modules are imported when their group is first opened, since all of them together take 0.2 s. The imports are
    real statements because the packer (PyInstaller) finds modules by them.
    """
    match key:
        case "general":
            from ui.settings.general import GeneralGroup

            return GeneralGroup
        case "shop":
            from ui.settings.shop import ShopGroup

            return ShopGroup
        case "server":
            from ui.settings.server import ServerGroup

            return ServerGroup
        case "receiver":
            from ui.settings.receiver import ReceiverGroup

            return ReceiverGroup
        case "rights":
            from ui.settings.permissions import PermissionsGroup

            return PermissionsGroup
        case "backup":
            from ui.settings.backup import BackupGroup

            return BackupGroup
        case "updates":
            from ui.settings.updates import UpdatesGroup

            return UpdatesGroup
        case "diagnostics":
            from ui.settings.diagnostics import DiagnosticsGroup

            return DiagnosticsGroup
        case "about":
            from ui.settings.about import AboutGroup

            return AboutGroup
    return SettingsGroup


class SettingsPage(QWidget):
    """Search field, list of groups, the chosen group."""

    group_shown = Signal(str)

    def __init__(self, actions: SettingsActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings_actions = actions
        self._groups: dict[str, SettingsGroup] = {}
        self._areas: dict[str, QScrollArea] = {}
        self._build()
        self._refresh_timer = QTimer(self, interval=REFRESH_EVERY)
        self._refresh_timer.timeout.connect(self.refresh)
        self.list.currentItemChanged.connect(self._on_group_chosen)
        self.go_to(actions.context.page_states.get("settings", "general"))

    @property
    def group(self) -> SettingsGroup:
        """The chosen group."""
        return self._groups[self.key]

    @property
    def key(self) -> str:
        """The key of the chosen group."""
        item = self.list.currentItem()
        return str(item.data(KEY)) if item is not None else "general"

    def go_to(self, key: str) -> None:
        """Choose a group."""
        for row in range(self.list.count()):
            if self.list.item(row).data(KEY) == key:
                self.list.setCurrentRow(row)

    def show_setting(self, name: str) -> None:
        """Choose the group of a setting and give it the focus."""
        self.search.clear()
        self.go_to(SETTINGS[name].group)
        row = self.group.rows.get(name)
        if row is not None:
            row.editor.setFocus(Qt.FocusReason.OtherFocusReason)
            self._areas[self.key].ensureWidgetVisible(row)

    def refresh(self) -> None:
        """Update what changes by itself in the chosen group."""
        if self.isVisible() and self.key in self._groups:
            self.group.refresh()

    def show_values(self) -> None:
        """Show the settings in force, wherever they were changed."""
        for group in self._groups.values():
            group.show_values()

    def showEvent(self, event: QShowEvent) -> None:
        """Update, and keep updating while visible."""
        super().showEvent(event)
        self._refresh_timer.start()
        self.group.show_values()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop updating."""
        super().hideEvent(event)
        self._refresh_timer.stop()

    # searching

    def _on_search(self) -> None:
        typed = self.search.text().strip()
        first = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            match = not typed or _group_matches(str(item.data(KEY)), typed)
            item.setHidden(not match)
            if match and first is None:
                first = row
        self.no_match.setVisible(first is None)
        self.stack.setVisible(first is not None)
        if first is None:
            return
        current = self.list.currentItem()
        if current is None or current.isHidden():
            self.list.setCurrentRow(first)
        self._show_matching()

    def _show_matching(self) -> None:
        typed = self.search.text().strip()
        title_matches = matches(settings_texts.group(self.key), typed)
        self.group.show_matching(partial(_matches_typed, typed) if typed and not title_matches else None)

    def _on_group_chosen(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        key = str(item.data(KEY))
        if key not in self._groups:
            self._groups[key] = group_class(key)(key, self.settings_actions)
            self._areas[key] = _scroll_area(self._groups[key])
            self.stack.addWidget(self._areas[key])
        self.stack.setCurrentWidget(self._areas[key])
        self.settings_actions.context.page_states["settings"] = key
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
        # The placeholder is short: the field is narrow, also where texts are largest.
        self.search = SearchField(translate("Settings", "Search settings"), translate("Settings", "Search"))
        self.search.textChanged.connect(lambda _: self._on_search())
        self.list = QListWidget()
        self.list.setObjectName("choices")
        self.list.setAccessibleName(translate("Settings", "Setting groups"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setIconSize(icons.icon_size(18))
        for key, icon in GROUP_ICONS.items():
            item = QListWidgetItem(icons.icon(icon, "muted"), settings_texts.group(key))
            item.setData(KEY, key)
            item.setToolTip(settings_texts.group(key))
            item.setSizeHint(QSize(0, theme.row_height()))
            self.list.addItem(item)
        width = round(LIST_WIDTH * max(theme.row_height() / 36, 1.0))
        for widget in (self.search, self.list):
            widget.setFixedWidth(width)
            left.addWidget(widget)
        layout.addLayout(left)
        self.no_match = QLabel(translate("Settings", "No setting has this name."))
        self.no_match.setProperty("role", "muted")
        self.no_match.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.no_match.hide()
        layout.addWidget(self.no_match, 1)
        self.stack = QStackedWidget()
        layout.addWidget(self.stack, 1)


def _matches_typed(typed: str, text: str) -> bool:
    return matches(text, typed)


def _group_matches(key: str, typed: str) -> bool:
    texts = [settings_texts.group(key), settings_texts.part(key)]
    texts += [
        " ".join(
            [
                settings_texts.title(setting),
                settings_texts.text(setting),
                *map(partial(settings_texts.choice, setting), setting.choices),
            ]
        )
        for setting in SETTINGS.values()
        if setting.group == key
    ]
    return any(matches(text, typed) for text in texts)


def _scroll_area(group: SettingsGroup) -> QScrollArea:
    area = QScrollArea()
    area.setObjectName("page")
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    group.setMaximumWidth(MAX_GROUP_WIDTH)
    area.setWidget(group)
    return area
