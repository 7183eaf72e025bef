"""One group of the settings page: its settings from the declaration, and whatever cards a kind of group adds.

Made by `settings_page` when the group is first looked at; the groups with more than settings derive from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.runtime import Runtime
from app.settings.definitions import SETTINGS
from app.settings.permissions import Operation
from app.settings.setting import Value
from storage.errors import ShopError
from ui.context import AppContext
from ui.permissions.guard import AskPermission
from ui.settings.parts import Card
from ui.settings.row import SettingRow
from ui.text import settings_texts, texts
from ui.widgets.elided import ElidingLabel
from ui.widgets.labels import WrappedLabel

if TYPE_CHECKING:
    from pathlib import Path


class SettingsActions(QObject):
    """What the groups ask of the window."""

    connect_asked = Signal()
    sign_out_asked = Signal()
    restore_asked = Signal(object)
    """The file of a backup that is to take the place of the records."""
    whats_new_asked = Signal(object)
    """The version that is ready."""
    lock_asked = Signal()
    settings_asked = Signal()
    """The settings of the receiver are to be shown."""
    said = Signal(str)
    """Something was done: a toast."""

    def __init__(self, context: AppContext, ask: AskPermission, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.ask = ask

    @property
    def runtime(self) -> Runtime | None:
        """What runs behind the window; None in a window that was given records alone."""
        return self.context.runtime

    @property
    def folder(self) -> Path | None:
        """The data folder."""
        return self.context.runtime.folder if self.context.runtime is not None else None

    def may(self, operation: Operation, do: Callable[[], object]) -> None:
        """Do it, after the PIN where one is needed."""
        self.ask(operation, do)


class SettingsGroup(QWidget):
    """Title, settings, cards."""

    def __init__(self, key: str, asks: SettingsActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("formBody")
        self.key = key
        self.asks = asks
        self.rows: dict[str, SettingRow] = {}
        self.cards: list[Card] = []
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(24, 16, 24, 20)
        self.layout_.setSpacing(14)
        self.layout_.addWidget(ElidingLabel(settings_texts.group(key), role="title"))
        self.above()
        self.note = WrappedLabel()
        self.layout_.addWidget(self.note)
        self._add_settings()
        self.below()
        self.layout_.addStretch(1)

    def above(self) -> None:
        """Cards above the settings."""

    def below(self) -> None:
        """Cards below them."""

    def refresh(self) -> None:
        """Look again at what changes by itself; called now and then while it is on show."""

    def add_card(self, title: str = "") -> Card:
        """One more card."""
        card = Card(title)
        self.cards.append(card)
        self.layout_.addWidget(card)
        return card

    def show_values(self) -> None:
        """The settings as they are in force."""
        settings = self.asks.context.settings
        for name, row in self.rows.items():
            row.show_value(settings.get(name) if settings is not None else row.setting.default)

    def show_matching(self, matching: Callable[[str], bool] | None) -> None:
        """While something is searched for, only settings that match; all of them otherwise or when none does."""
        found = {name for name, row in self.rows.items() if matching is not None and matching(row.words())}
        for name, row in self.rows.items():
            row.setVisible(not found or name in found)

    # keeping

    def choose(self, name: str, value: Value | None) -> None:
        """Keep a setting, after the PIN where it is not a matter of comfort."""
        row = self.rows[name]
        if row.setting.personal:
            self._keep({name: value}, row)
        else:
            self.asks.ask("settings", lambda: self._keep({name: value}, row), row.put_back)

    def keep(self, values: Mapping[str, Value | None], done: Callable[[], object] | None = None) -> None:
        """Keep several at once, as a button does; `done` when they are on disk."""

        def do() -> None:
            self._keep(values, None)
            if done is not None:
                done()

        self.asks.ask("settings", do)

    def _keep(self, values: Mapping[str, Value | None], row: SettingRow | None) -> None:
        try:
            self.asks.context.save_settings(values)
        except ShopError as error:
            said = texts.error(error.code, error.params).whole
            if row is not None:
                row.say(said)
            else:
                self.asks.said.emit(said)
            return
        self.show_values()
        self.refresh()

    def _add_settings(self) -> None:
        declared = [each for each in SETTINGS.values() if each.group == self.key]
        if not declared:
            return
        card = self.add_card(self.settings_title())
        settings = self.asks.context.settings
        for each in declared:
            row = SettingRow(each, settings.get(each.name) if settings is not None else each.default)
            row.chosen.connect(self.choose)
            self.rows[each.name] = row
            card.body.addWidget(row)

    def settings_title(self) -> str:
        """Heading over the settings; most groups need none."""
        return ""
