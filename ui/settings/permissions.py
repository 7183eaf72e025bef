"""Settings, Rights: view-only now, the manager's PIN, and before what it is asked for.

Made by `settings_page`. The PIN is hashed on a worker, since that is slow on purpose.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QLineEdit

from storage.errors import ShopError
from ui.permissions.pin_dialog import pin_line
from ui.settings.group import SettingsGroup
from ui.settings.parts import button, buttons
from ui.text import settings_texts, texts
from ui.text.texts import translate
from ui.widgets.labels import WrappedLabel


class RightsGroup(SettingsGroup):
    """Two cards above the switches."""

    def settings_title(self) -> str:
        """Heading over the settings."""
        return translate("Rights", "When the PIN is asked for")

    def above(self) -> None:
        """View-only and PIN."""
        card = self.add_card(translate("Rights", "Looking only"))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Rights",
                    "While this computer is for looking only, nobody can change anything in this window. Synchronising and the other programs of the shop go on.",
                )
            )
        )
        self.lock = button("", self.asks.lock_asked.emit, icon="read_only")
        card.body.addWidget(buttons(self.lock))
        card = self.add_card(translate("Rights", "Manager's PIN"))
        self.state = WrappedLabel()
        card.body.addWidget(self.state)
        form = QFormLayout()
        form.setSpacing(8)
        self.old = self._line(form, translate("Rights", "PIN so far"))
        self.new = self._line(form, translate("Rights", "New PIN"))
        self.again = self._line(form, translate("Rights", "New PIN again"))
        self._form = form
        card.body.addLayout(form)
        self.said = WrappedLabel("", "problem")
        card.body.addWidget(self.said)
        self.set = button("", self._set, role="primary")
        self.remove = button(translate("Rights", "Remove the PIN"), self._remove, role="danger")
        card.body.addWidget(buttons(self.set, self.remove))
        card.body.addWidget(
            WrappedLabel(
                translate(
                    "Rights",
                    "Once typed, the PIN counts for five minutes or until Ctrl+L. Who forgot it asks whoever may open the data folder to remove the file rights.json.",
                )
            )
        )

    def _line(self, form: QFormLayout, name: str) -> QLineEdit:
        line = pin_line(name)
        line.setFixedWidth(160)
        line.textEdited.connect(lambda _: self.said.say(""))
        form.addRow(name, line)
        return line

    def refresh(self) -> None:
        """As it stands."""
        permissions = self.asks.context.permissions
        self.lock.setText(
            translate("Rights", "Unlock...")
            if permissions.view_only
            else translate("Rights", "Lock to looking only")
        )
        has = permissions.has_pin
        self.state.say(
            translate("Rights", "A PIN is set.")
            if has
            else translate("Rights", "No PIN is set: everybody may do everything."),
            "green" if has else "muted",
        )
        self._form.setRowVisible(self.old, has)
        self.set.setText(translate("Rights", "Change the PIN") if has else translate("Rights", "Set a PIN"))
        self.remove.setVisible(has)
        for row in self.rows.values():
            row.setEnabled(has)
        self.note.say("" if has else translate("Rights", "A PIN has to be set before it can be asked for."))

    def _set(self) -> None:
        if self.new.text() != self.again.text():
            self.said.say(translate("Rights", "The two new PINs differ. Type them again."), "problem")
            self.again.selectAll()
            self.again.setFocus()
            return
        new, old = self.new.text(), self.old.text()
        self._try(
            lambda: self.asks.context.permissions.set_pin(new, old=old), translate("Rights", "The PIN is set")
        )

    def _remove(self) -> None:
        old = self.old.text()
        if not old:
            self.said.say(translate("Rights", "Type the PIN so far."), "problem")
            self.old.setFocus()
            return
        self._try(
            lambda: self.asks.context.permissions.remove_pin(old), translate("Rights", "The PIN is removed")
        )

    def _try(self, job: Callable[[], None], words: str) -> None:
        if self.asks.context.permissions.view_only:
            self.asks.lock_asked.emit()
            return
        for each in (self.set, self.remove):
            each.setEnabled(False)
        self.asks.context.bridge.submit(
            job, done=lambda _: self._done(words), failed=self._failed, owner=self, worker="background"
        )

    def _done(self, words: str) -> None:
        for line in (self.old, self.new, self.again):
            line.clear()
        self._ready()
        self.asks.said.emit(words)

    def _failed(self, error: ShopError) -> None:
        refused = error.code == "pin_refused"
        self._ready()
        self.said.say(
            settings_texts.pin_refused(error.params)
            if refused
            else texts.error(error.code, error.params).whole,
            "problem",
        )

    def _ready(self) -> None:
        for each in (self.set, self.remove):
            each.setEnabled(True)
        self.refresh()
