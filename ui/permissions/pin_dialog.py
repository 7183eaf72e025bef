"""The dialog that asks for the manager's PIN: a keypad for touch screens, digits from the keyboard, a delay after wrong PINs.

Made by the permission guard. The PIN is checked on a worker, since hashing it is slow on purpose.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRegularExpression, QTimer
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialog,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.settings.permissions import LONGEST, Permissions
from storage.errors import ShopError
from ui.background.worker_bridge import Bridge
from ui.text import settings_texts, texts
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons

KEYS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "", "0", "<")


def pin_line(name: str) -> QLineEdit:
    """A line edit for a PIN: digits only, masked."""
    line = QLineEdit()
    line.setEchoMode(QLineEdit.EchoMode.Password)
    line.setMaxLength(LONGEST)
    line.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), line))
    line.setAccessibleName(name)
    return line


class PinDialog(QDialog):
    """Accepted once `use_pin(pin)` raised nothing."""

    def __init__(
        self,
        permissions: Permissions,
        bridge: Bridge,
        reason: str,
        use_pin: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._permissions = permissions
        self._bridge = bridge
        self._use_pin = use_pin
        self._checking = False
        self.setWindowTitle(translate("Pin", "PIN"))
        self.setMinimumWidth(340)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Pin", "Manager's PIN"))
        title.setProperty("role", "title")
        layout.addWidget(title)
        note = QLabel(reason)
        note.setWordWrap(True)
        note.setProperty("role", "muted")
        layout.addWidget(note)
        self.line = pin_line(translate("Pin", "PIN"))
        self.line.textChanged.connect(lambda _: self._refresh())
        layout.addWidget(self.line)
        self.message = QLabel()
        self.message.setProperty("role", "problem")
        self.message.setWordWrap(True)
        layout.addWidget(self.message)
        layout.addLayout(self._keypad())
        buttons = DialogButtons(self, translate("Pin", "Cancel"))
        self.go = buttons.add(translate("Pin", "Continue"), self._submit, role="primary", default=True)
        self.cancel = buttons.cancel
        layout.addWidget(buttons)
        self._timer = QTimer(self, interval=500)
        self._timer.timeout.connect(self._refresh)
        self._timer.start()
        self.line.setFocus()
        self._refresh()

    def _keypad(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(6)
        for at, key in enumerate(KEYS):
            if not key:
                continue
            button = QPushButton(key if key != "<" else "⌫")
            button.setAccessibleName(key if key != "<" else translate("Pin", "Delete the last digit"))
            button.setAutoDefault(False)
            button.setMinimumHeight(38)
            button.clicked.connect(lambda _=False, key=key: self._press(key))
            grid.addWidget(button, at // 3, at % 3)
        return grid

    def _press(self, key: str) -> None:
        if key == "<":
            self.line.backspace()
        else:
            self.line.insert(key)
        self.line.setFocus()

    def _refresh(self) -> None:
        wait = self._permissions.wait()
        if wait:
            self.message.setText(settings_texts.pin_refused({"reason": "wait", "seconds": wait}))
        elif self.message.property("waited"):
            self.message.setText("")
        self.message.setProperty("waited", bool(wait))
        self.go.setEnabled(bool(self.line.text()) and not wait and not self._checking)

    def _submit(self) -> None:
        if not self.go.isEnabled():
            return
        pin = self.line.text()
        self._checking = True
        self._refresh()
        self._bridge.submit(
            lambda: self._use_pin(pin),
            done=lambda _: self._on_accepted(),
            failed=self._on_failed,
            worker="background",
            owner=self,
        )

    def _on_accepted(self) -> None:
        self._checking = False
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self._checking = False
        refused = error.code == "pin_refused"
        self.message.setText(
            settings_texts.pin_refused(error.params)
            if refused
            else texts.error(error.code, error.params).whole
        )
        self.line.selectAll()
        self.line.setFocus()
        self._refresh()
