"""`ConnectForm`: address, number and token of a cloud, and a button that tests them by signing in.

Part of the setup wizard and of the dialog for signing in again. An error is shown beside the field that it concerns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.account.browser_sign_in import SignedIn
from app.settings.shop_file import SecretsKind, Shop
from storage.errors import ShopError
from sync.client.addresses import complete_address
from sync.events import Bus
from ui.background.worker_bridge import Bridge
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labelled_line_edit import LabelledLineEdit
from ui.widgets.labels import WrappedLabel

ADDRESS_ERRORS = frozenset({"bad_address", "offline", "tls_refused", "protocol_mismatch", "rate_limited"})
CLOUD_ERRORS = frozenset({"forbidden", "other_cloud"})
TOKEN_ERRORS = frozenset({"sign_in_refused"})
"""Error codes, by the field that has to be corrected."""
ABOUT_PENDING_CHANGES = {"offline": "advice", "sign_in_refused": "sentence"}
"""Error code -> the part of its text that speaks of pending changes."""
MAX_CLOUD_ID = 2**31


def error_text(error: ShopError, *, first: bool) -> str:
    """Text of a connection error; on the `first` run without the part about pending changes."""
    text = texts.error(error.code, error.params)
    if first and error.code in ABOUT_PENDING_CHANGES:
        text = replace(text, **{ABOUT_PENDING_CHANGES[error.code]: ""})
    return text.whole


class ConnectForm(QWidget):
    """`job` is called with the folder and `values()` on a worker thread; it raises a ShopError if the test fails."""

    done = Signal()
    """The job succeeded."""
    browser_asked = Signal()

    def __init__(
        self, folder: Path, job: Callable[..., None], shop: Shop | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._job = job
        self._first = shop is None
        self._bridge = Bridge(Bus(), self)
        self._build()
        if shop is not None:
            self.address.setText(shop.base_url)
            self.cloud.setText(str(shop.cloud_id))
            self.in_file.setChecked(shop.secrets is SecretsKind.FILE)
        self._refresh()

    def values(self) -> dict[str, Any]:
        """The typed values, as keyword arguments of `ui.background.session.connect`."""
        return {
            "address": complete_address(self.address.text()),
            "cloud_id": int(self.cloud.text().strip()),
            "token": self.token.text().strip(),
            "in_file": self.in_file.isChecked(),
        }

    def fill_in(self, arrival: SignedIn) -> None:
        """Fill in what the browser sign-in returned; tests at once if there is an address."""
        self.cloud.setText(str(arrival.cloud_id))
        self.token.setText(arrival.token)
        if self.go.isEnabled():
            self._test()
        else:
            self.message.show_message(translate("Connect", "Enter the address, then test."))
            self.address.setFocus()

    def stop(self) -> None:
        """Stop the worker; the form is closed."""
        self._bridge.stop(0)

    def _number(self) -> int | None:
        text = self.cloud.text().strip()
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 11 else 0
        return number if 0 < number < MAX_CLOUD_ID else None

    def _refresh(self) -> None:
        filled = bool(self.address.text().strip() and self.token.text().strip())
        self.go.setEnabled(filled and self._number() is not None)

    def _go_to_empty(self) -> None:
        """For Enter while something is missing; with all filled in it presses the dialog's button."""
        empty = (field.line for field in (self._address, self._cloud, self._token) if not field.text)
        if (line := next(empty, None)) is not None:
            line.setFocus()

    def _check_number(self) -> None:
        invalid = self.cloud.text().strip() and self._number() is None
        problem = translate("Connect", "Enter only the number, as in the cloud's settings.")
        self._cloud.show_problem(problem if invalid else "")

    def _paste(self) -> None:
        clipboard = QGuiApplication.clipboard().text()
        self.token.setText("".join(clipboard.split()))
        self._token.show_problem("" if clipboard.strip() else translate("Connect", "Nothing to paste."))
        self.token.setFocus()

    def _test(self) -> None:
        values = self.values()
        self.address.setText(values["address"])
        self.setEnabled(False)
        # The wizard places it outside of the form.
        self.go.setEnabled(False)
        for field in (self._address, self._cloud, self._token):
            field.show_problem("")
        self.message.show_message(translate("Connect", "Signing in…"))
        self._bridge.submit(
            lambda: self._job(self._folder, **values),
            done=lambda _: self._succeeded(),
            failed=self._failed,
            worker="background",
            owner=self,
        )

    def _succeeded(self) -> None:
        self.setEnabled(True)
        self.message.show_message(translate("Connect", "The cloud accepted the token."), "green")
        self.stop()
        self.done.emit()

    def _failed(self, error: ShopError) -> None:
        self.setEnabled(True)
        self._refresh()
        text = error_text(error, first=self._first)
        field = self._field_of(error.code)
        if field is None:
            self.message.show_message(text, "red")
            if error.code == "secrets_unavailable":
                self.in_file.setFocus()
            return
        self.message.show_message("")
        field.show_problem(text)
        field.line.setFocus()
        field.line.selectAll()

    def _field_of(self, code: str) -> LabelledLineEdit | None:
        for codes, field in (
            (ADDRESS_ERRORS, self._address), (CLOUD_ERRORS, self._cloud), (TOKEN_ERRORS, self._token),
        ):  # fmt: skip
            if code in codes:
                return field
        return None

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self._address = LabelledLineEdit(translate("Connect", "Address"), "https://api.example.com")
        self._cloud = LabelledLineEdit(translate("Connect", "Cloud number"), "343951305")
        self._token = LabelledLineEdit(translate("Connect", "Token"))
        self.address, self.cloud, self.token = self._address.line, self._cloud.line, self._token.line
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        self.paste = QPushButton(translate("Connect", "Paste"))
        self.paste.setAccessibleName(translate("Connect", "Paste the token"))
        self.paste.setAutoDefault(False)
        self.paste.clicked.connect(self._paste)
        self._token.add_button(self.paste)
        for field in (self._address, self._cloud, self._token):
            layout.addWidget(field)
            field.line.textChanged.connect(lambda _: self._refresh())
            field.line.returnPressed.connect(self._go_to_empty)
        self.cloud.editingFinished.connect(self._check_number)
        self.in_file = QCheckBox(translate("Connect", "Save the token in a protected file"))
        self.in_file.setToolTip(translate("Connect", "Use this only if the computer has no keychain."))
        layout.addWidget(self.in_file)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        row = self._foot = QHBoxLayout()
        self.browser = QPushButton(translate("Connect", "Sign in with the browser…"))
        self.browser.setProperty("role", "link")
        self.browser.setAutoDefault(False)
        self.browser.hide()
        self.browser.clicked.connect(self.browser_asked)
        row.addWidget(self.browser)
        row.addStretch(1)
        self.go = QPushButton(translate("Connect", "Test and connect"))
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(self._test)
        row.addWidget(self.go)
        layout.addLayout(row)

    def offer_cancel(self, cancel: Callable[[], object]) -> None:
        """Add a Cancel button."""
        button = QPushButton(translate("Connect", "Cancel"))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: cancel())
        self._foot.addWidget(button)

    def offer_browser(self) -> None:
        """Show the button for signing in by the browser; the caller handles `browser_asked`."""
        self.browser.show()
