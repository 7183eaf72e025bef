"""Settings, Rights: read-only mode, the manager's PIN, and the operations that require it.

The PIN is hashed on a worker thread, since the hash is slow on purpose.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QLineEdit

from storage.errors import ShopError
from ui.permissions.pin_dialog import pin_line
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, button_row
from ui.text import settings_texts, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class PermissionsGroup(SettingsGroup):
    """Cards for read-only mode and for the PIN, then the settings."""

    def settings_title(self) -> str:
        """Heading over the settings."""
        return translate("Rights", "Ask for the PIN")

    def add_cards_above(self) -> None:
        """Add both cards."""
        card = self.add_card(translate("Rights", "View only"))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Rights",
                    "While this computer is view only, nobody can change anything in this window. Sync and the shop's other programs keep running.",
                )
            )
        )
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Rights",
                    "View only and the PIN protect this window. They do not protect against people who can start programs or open files in this user account: the command line asks for no PIN. If that matters, give staff their own user account.",
                )
            )
        )
        self.lock = button("", self.settings_actions.lock_asked.emit, icon="read_only")
        card.body.addWidget(button_row(self.lock))
        card = self.add_card(translate("Rights", "Manager's PIN"))
        self.pin_state = WrappedLabel()
        card.body.addWidget(self.pin_state)
        form = QFormLayout()
        form.setSpacing(8)
        self.old_pin = self._pin_line(form, translate("Rights", "Current PIN"))
        self.new_pin = self._pin_line(form, translate("Rights", "New PIN"))
        self.repeated_pin = self._pin_line(form, translate("Rights", "Repeat new PIN"))
        self._form = form
        card.body.addLayout(form)
        self.message = WrappedLabel("", "problem")
        card.body.addWidget(self.message)
        self.set_button = button("", self._set_pin, role="primary")
        self.remove_button = button(translate("Rights", "Remove PIN"), self._remove_pin, role="danger")
        card.body.addWidget(button_row(self.set_button, self.remove_button))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Rights",
                    "The PIN is valid for five minutes or until Ctrl+L. Forgotten? The owner of this computer can reset it: delete the file rights.json in the data folder.",
                )
            )
        )

    def _pin_line(self, form: QFormLayout, name: str) -> QLineEdit:
        line = pin_line(name)
        line.setFixedWidth(160)
        line.textEdited.connect(lambda _: self.message.show_message(""))
        form.addRow(name, line)
        return line

    def refresh(self) -> None:
        """Show whether the window is locked and whether a PIN is set."""
        permissions = self.settings_actions.context.permissions
        self.lock.setText(
            translate("Rights", "Unlock…")
            if permissions.view_only
            else translate("Rights", "Lock to view only")
        )
        has_pin = permissions.has_pin
        damaged = permissions.damaged
        self.pin_state.show_message(
            texts.error(damaged.code, damaged.params).whole
            if damaged is not None
            else translate("Rights", "A PIN is set.")
            if has_pin
            else translate("Rights", "No PIN is set: everyone can do everything."),
            "red" if damaged is not None else "green" if has_pin else "muted",
        )
        self._form.setRowVisible(self.old_pin, has_pin)
        for line in (self.new_pin, self.repeated_pin):
            self._form.setRowVisible(line, damaged is None)
        self.set_button.setVisible(damaged is None)
        self.set_button.setText(
            translate("Rights", "Change PIN") if has_pin else translate("Rights", "Set PIN")
        )
        self.remove_button.setVisible(has_pin)
        for row in self.rows.values():
            row.setEnabled(has_pin)
        self.note.show_message(
            "" if has_pin or damaged is not None else translate("Rights", "Set a PIN first.")
        )

    def _set_pin(self) -> None:
        if self.new_pin.text() != self.repeated_pin.text():
            self.message.show_message(
                translate("Rights", "The two PINs differ. Enter them again."), "problem"
            )
            self.repeated_pin.selectAll()
            self.repeated_pin.setFocus()
            return
        new, old = self.new_pin.text(), self.old_pin.text()
        self._submit(
            lambda: self.settings_actions.context.permissions.set_pin(new, old=old),
            translate("Rights", "PIN set"),
        )

    def _remove_pin(self) -> None:
        old = self.old_pin.text()
        if not old:
            self.message.show_message(translate("Rights", "Enter the current PIN."), "problem")
            self.old_pin.setFocus()
            return
        self._submit(
            lambda: self.settings_actions.context.permissions.remove_pin(old),
            translate("Rights", "PIN removed"),
        )

    def _submit(self, job: Callable[[], None], message: str) -> None:
        if self.settings_actions.context.permissions.view_only:
            self.settings_actions.lock_asked.emit()
            return
        for pin_button in (self.set_button, self.remove_button):
            pin_button.setEnabled(False)
        self.settings_actions.context.bridge.submit(
            job, done=lambda _: self._done(message), failed=self._failed, owner=self, worker="background"
        )

    def _done(self, message: str) -> None:
        for line in (self.old_pin, self.new_pin, self.repeated_pin):
            line.clear()
        self._enable_buttons()
        self.settings_actions.message.emit(message)

    def _failed(self, error: ShopError) -> None:
        refused = error.code == "pin_refused"
        self._enable_buttons()
        self.message.show_message(
            settings_texts.pin_refused(error.params)
            if refused
            else texts.error(error.code, error.params).whole,
            "problem",
        )

    def _enable_buttons(self) -> None:
        for pin_button in (self.set_button, self.remove_button):
            pin_button.setEnabled(True)
        self.refresh()
