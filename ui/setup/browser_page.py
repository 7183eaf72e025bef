"""`BrowserPage`: the page of the setup wizard that signs in by the browser.

`BrowserSignIn` listens for the browser's answer on a thread of its own; the answer arrives here as a queued signal.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.account.browser_sign_in import (
    Application,
    BrowserSignIn,
    PageTexts,
    SignedIn,
    read_application,
    usable_page,
)
from storage.errors import ShopError
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.labelled_line_edit import LabelledLineEdit
from ui.widgets.labels import WrappedLabel


class BrowserPage(QWidget):
    """Fields for the application's registration at the vendor, where it is not built in, and the button that opens the browser."""

    signed_in = Signal(object)
    """The `SignedIn`: cloud id and refresh token."""
    _answered = Signal(object)

    def __init__(
        self, open_page: Callable[[QUrl], bool] = QDesktopServices.openUrl, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._open_page = open_page
        self._attempt: BrowserSignIn | None = None
        self._answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        known = read_application()
        self.page = LabelledLineEdit(
            translate("Browser", "Sign-in page"), "https://admin.example.com/client/connect/v2"
        )
        self.client = LabelledLineEdit(translate("Browser", "Application ID"))
        self.secret = LabelledLineEdit(translate("Browser", "Application secret"))
        self.secret.line.setEchoMode(QLineEdit.EchoMode.Password)
        if known is not None:
            self.page.line.setText(known.page)
            self.client.line.setText(known.client_id)
            self.secret.line.setText(known.client_secret)
        for field in (self.page, self.client, self.secret):
            field.setVisible(known is None)
            field.line.textChanged.connect(lambda _: self._refresh())
            layout.addWidget(field)
        self.message = WrappedLabel()
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.message.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout.addWidget(self.message)
        row = QHBoxLayout()
        row.addStretch(1)
        self.go = QPushButton(translate("Browser", "Open the browser"))
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(self._begin)
        row.addWidget(self.go)
        layout.addLayout(row)
        self._refresh()

    def stop(self) -> None:
        """Stop listening for the browser's answer."""
        if self._attempt is not None:
            self._attempt.stop()
            self._attempt = None

    def _refresh(self) -> None:
        self.go.setEnabled(all(field.text for field in (self.page, self.client, self.secret)))

    def _begin(self) -> None:
        if not usable_page(self.page.text):
            self.page.show_problem(translate("Browser", "Enter the full address, starting with https://"))
            self.page.line.setFocus()
            return
        self.stop()
        application = Application(self.page.text, self.client.text, self.secret.text)
        page_texts = PageTexts(
            continue_label=translate("Browser", "Continue"),
            done=translate("Browser", "Done. Close this page and go back to Counterfoil."),
            refused=translate("Browser", "This sign-in does not match. Start again in Counterfoil."),
        )
        self._attempt = BrowserSignIn(application, self._answered.emit, page_texts)
        try:
            address = self._attempt.start()
        except ShopError as error:
            self.message.show_message(texts.error(error.code, error.params).whole, "red")
            return
        if self._open_page(QUrl(address)):
            self.message.show_message(
                translate("Browser", "Sign in in your browser. Counterfoil then continues automatically.")
            )
        else:
            self.message.show_message(
                translate("Browser", "The browser did not open. Open this address in it:") + f" {address}",
                "red",
            )

    def _on_answer(self, arrival: SignedIn) -> None:
        self.stop()
        self.message.show_message("")
        self.signed_in.emit(arrival)
