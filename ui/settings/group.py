"""`SettingsGroup`, one group of the settings page, and `SettingsActions`, through which groups reach the window.

A group shows the settings declared for it (`app/settings/definitions.py`) and the cards that subclasses add. The settings
page builds it when it is first opened.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.runtime import Runtime
from app.settings.definitions import SETTINGS
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
    """Context of the settings groups, and the signals by which they ask the window for something."""

    connect_asked = Signal()
    sign_out_asked = Signal()
    restore_asked = Signal(object)
    """Path of the backup to restore."""
    update_asked = Signal()
    """Install the downloaded version now, and open it."""
    whats_new_asked = Signal(object)
    """The downloaded version (`ReadyUpdate`)."""
    lock_asked = Signal()
    scanner_asked = Signal()
    """Show the dialog that tries the barcode scanner."""
    message = Signal(str)
    """Text for a toast."""

    def __init__(
        self, context: AppContext, run_permitted: AskPermission, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.run_permitted = run_permitted

    @property
    def runtime(self) -> Runtime | None:
        """The runtime behind the window; None in a window over a replica alone (tests)."""
        return self.context.runtime

    @property
    def folder(self) -> Path | None:
        """The data folder."""
        return self.context.runtime.folder if self.context.runtime is not None else None


class SettingsGroup(QWidget):
    """Title, cards above the settings, the settings, cards below them."""

    def __init__(self, key: str, actions: SettingsActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("pageBody")
        self.key = key
        self.settings_actions = actions
        self.rows: dict[str, SettingRow] = {}
        self.cards: list[Card] = []
        self._settings_card: Card | None = None
        self.layout_ = QVBoxLayout(self)
        self.layout_.setContentsMargins(24, 16, 24, 20)
        self.layout_.setSpacing(14)
        self.layout_.addWidget(ElidingLabel(settings_texts.group(key), role="title"))
        self.add_cards_above()
        self.note = WrappedLabel()
        self.layout_.addWidget(self.note)
        self._add_settings()
        self.add_cards_below()
        self.layout_.addStretch(1)

    def add_cards_above(self) -> None:
        """Add cards above the settings; for subclasses."""

    def add_cards_below(self) -> None:
        """Add cards below the settings; for subclasses."""

    def refresh(self) -> None:
        """Update what changes by itself; called regularly while the group is visible."""

    def add_card(self, title: str = "") -> Card:
        """Append a card."""
        card = Card(title)
        self.cards.append(card)
        self.layout_.addWidget(card)
        return card

    def show_values(self) -> None:
        """Show the settings in force."""
        settings = self.settings_actions.context.settings
        for name, row in self.rows.items():
            row.show_value(settings.get(name) if settings is not None else row.setting.default)

    def show_matching(self, matching: Callable[[str], bool] | None) -> None:
        """Show only the settings and cards whose text matches; all of them without a matcher or where none matches."""
        rows = set(self.rows) if matching is None else self._matching_rows(matching)
        others = [card for card in self.cards if card is not self._settings_card]
        cards = [card for card in others if matching is None or matching(card.search_text())]
        if not rows and not cards:
            rows, cards = set(self.rows), others
        for name, row in self.rows.items():
            row.setVisible(name in rows)
        for card in self.cards:
            card.set_found(bool(rows) if card is self._settings_card else card in cards)

    def _matching_rows(self, matching: Callable[[str], bool]) -> set[str]:
        title = self.settings_title()
        if title and matching(title):
            return set(self.rows)
        return {name for name, row in self.rows.items() if matching(row.search_text())}

    # saving

    def save_row(self, name: str, value: Value | None) -> None:
        """Save the setting of a row, after the PIN unless the setting is personal."""
        row = self.rows[name]
        if row.setting.personal:
            self._save({name: value}, row)
        else:
            self.settings_actions.run_permitted(
                "settings", lambda: self._save({name: value}, row), row.restore_value
            )

    def save(self, values: Mapping[str, Value | None]) -> None:
        """Save several settings at once, after the PIN."""
        self.settings_actions.run_permitted("settings", lambda: self._save(values, None))

    def _save(self, values: Mapping[str, Value | None], row: SettingRow | None) -> None:
        try:
            self.settings_actions.context.save_settings(values)
        except ShopError as error:
            message = texts.error(error.code, error.params).whole
            if row is not None:
                row.show_problem(message)
            else:
                self.settings_actions.message.emit(message)
            return
        self.show_values()
        self.refresh()

    def _add_settings(self) -> None:
        declared = [setting for setting in SETTINGS.values() if setting.group == self.key]
        if not declared:
            return
        card = self._settings_card = self.add_card(self.settings_title())
        settings = self.settings_actions.context.settings
        for setting in declared:
            row = SettingRow(setting, settings.get(setting.name) if settings is not None else setting.default)
            row.chosen.connect(self.save_row)
            self.rows[setting.name] = row
            card.body.addWidget(row)

    def settings_title(self) -> str:
        """Heading over the settings; most groups need none."""
        return ""
