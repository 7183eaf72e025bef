"""The form that ties a computer to a cloud: address, number, token, and a test that signs in and changes nothing.

Called by the first run, and again whenever the shop signs in anew or changes its cloud. What the cloud refuses is said
beside the field it speaks of.
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
from sync.events import Bus
from ui.background.worker_bridge import Bridge
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labelled_line import LabelledLineEdit
from ui.widgets.labels import WrappedLabel

OF_ADDRESS = frozenset({"bad_address", "offline", "tls_refused", "protocol_mismatch", "rate_limited"})
OF_CLOUD = frozenset({"forbidden", "other_cloud"})
OF_TOKEN = frozenset({"sign_in_refused"})
"""Codes of refusals, by the field that has to be mended."""
OF_THE_SHOP = {"offline": "advice", "sign_in_refused": "sentence"}
"""Code of a refusal -> the part of its words that speaks of changes waiting here."""
LARGEST_CLOUD = 2**31


def refusal(error: ShopError, *, first: bool) -> str:
    """Why the cloud was not reached, in words; on the `first` day nothing waits here that could be spoken of."""
    said = texts.error(error.code, error.params)
    if first and error.code in OF_THE_SHOP:
        said = replace(said, **{OF_THE_SHOP[error.code]: ""})
    return said.whole


class ConnectForm(QWidget):
    """`job` is given the folder and what was typed, on a worker."""

    done = Signal()
    """The test passed and what follows it succeeded."""
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
        """What was typed, as `opening.connect` takes it."""
        return {
            "address": self.address.text().strip(),
            "cloud_id": int(self.cloud.text().strip()),
            "token": self.token.text().strip(),
            "in_file": self.in_file.isChecked(),
        }

    def take(self, arrival: SignedIn) -> None:
        """What the browser brought stands in the form; with an address it is tested at once."""
        self.cloud.setText(str(arrival.cloud_id))
        self.token.setText(arrival.token)
        if self.go.isEnabled():
            self._try()
        else:
            self.said.say(translate("Connect", "Type the address, then test."))
            self.address.setFocus()

    def stop(self) -> None:
        """The form is closed; nothing runs on behind it."""
        self._bridge.stop(0)

    def _number(self) -> int | None:
        text = self.cloud.text().strip()
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 11 else 0
        return number if 0 < number < LARGEST_CLOUD else None

    def _refresh(self) -> None:
        filled = bool(self.address.text().strip() and self.token.text().strip())
        self.go.setEnabled(filled and self._number() is not None)

    def _check_number(self) -> None:
        wrong = self.cloud.text().strip() and self._number() is None
        words = translate("Connect", "Type the number alone, as it stands in the cloud's settings.")
        self._cloud.say(words if wrong else "")

    def _paste(self) -> None:
        clipboard = QGuiApplication.clipboard().text()
        self.token.setText("".join(clipboard.split()))
        self._token.say("" if clipboard.strip() else translate("Connect", "There is nothing to paste."))
        self.token.setFocus()

    def _try(self) -> None:
        values = self.values()
        self.setEnabled(False)
        # It may stand outside of the form.
        self.go.setEnabled(False)
        for each in (self._address, self._cloud, self._token):
            each.say("")
        self.said.say(translate("Connect", "Signing in..."))
        self._bridge.submit(
            lambda: self._job(self._folder, **values),
            done=lambda _: self._passed(),
            failed=self._failed,
            worker="background",
            owner=self,
        )

    def _passed(self) -> None:
        self.setEnabled(True)
        self.said.say(translate("Connect", "The cloud has taken the token."), "green")
        self.stop()
        self.done.emit()

    def _failed(self, error: ShopError) -> None:
        self.setEnabled(True)
        self._refresh()
        said = refusal(error, first=self._first)
        beside = self._field_of(error.code)
        if beside is None:
            self.said.say(said, "red")
            if error.code == "secrets_unavailable":
                self.in_file.setFocus()
            return
        self.said.say("")
        beside.say(said)
        beside.line.setFocus()
        beside.line.selectAll()

    def _field_of(self, code: str) -> LabelledLineEdit | None:
        for codes, field in (
            (OF_ADDRESS, self._address), (OF_CLOUD, self._cloud), (OF_TOKEN, self._token),
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
        self._token.add(self.paste)
        for each in (self._address, self._cloud, self._token):
            layout.addWidget(each)
            each.line.textChanged.connect(lambda _: self._refresh())
        self.cloud.editingFinished.connect(self._check_number)
        self.in_file = QCheckBox(translate("Connect", "Keep the token in a file only you can read"))
        self.in_file.setToolTip(translate("Connect", "For computers without a keychain."))
        layout.addWidget(self.in_file)
        self.said = WrappedLabel()
        layout.addWidget(self.said)
        row = self._foot = QHBoxLayout()
        self.browser = QPushButton(translate("Connect", "Sign in with the browser..."))
        self.browser.setProperty("role", "link")
        self.browser.setAutoDefault(False)
        self.browser.hide()
        self.browser.clicked.connect(self.browser_asked)
        row.addWidget(self.browser)
        row.addStretch(1)
        self.go = QPushButton(translate("Connect", "Test and connect"))
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(self._try)
        row.addWidget(self.go)
        layout.addLayout(row)

    def offer_cancel(self, cancel: Callable[[], object]) -> None:
        """A button beside the main one that leaves all as it is."""
        button = QPushButton(translate("Connect", "Cancel"))
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: cancel())
        self._foot.addWidget(button)

    def offer_browser(self) -> None:
        """Show the way through the browser; the caller goes it."""
        self.browser.show()
