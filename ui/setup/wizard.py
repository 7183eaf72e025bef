"""`SetupWizard` for the first run: language, then a cloud, the practice shop, a backup, or an empty shop.

Opened by `ui/application.py` on an empty data folder. `ConnectDialog` shows the connect form later, to sign in again or to
another cloud.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.account.browser_sign_in import SignedIn
from app.settings.found_shops import find_shops
from app.settings.settings import Settings
from app.settings.shop_file import Shop
from storage.errors import ShopError
from ui.background.session import check, connect
from ui.setup.browser_page import BrowserPage
from ui.setup.connect_form import ConnectForm
from ui.setup.restore_page import RestorePage
from ui.style import icons
from ui.text import language
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.controls import ComboBox

WIDTH, MAX_HEIGHT = 620, 640
"""Pixels."""


class StartChoice(Enum):
    """What the user chose to start with."""

    PRACTICE = "practice"
    CLOUD = "cloud"
    BACKUP = "backup"
    ALONE = "alone"


WELCOME, CONNECT, BROWSER, RESTORE = range(4)
"""Indexes of the pages."""


class ConnectDialog(QDialog):
    """The connect form, for another cloud or a new token."""

    def __init__(self, folder: Path, shop: Shop | None, waiting: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Connect", "Connect to a cloud"))
        self.setMinimumWidth(520)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.addWidget(_title(translate("Connect", "Connect to a cloud")))
        if waiting:
            note = translate(
                "Connect", "%n unsent change(s) on this computer go to the cloud they belong to.", waiting
            )
            layout.addWidget(_text(note))
        self.form = ConnectForm(folder, check, shop)
        self.form.done.connect(self.accept)
        self.form.offer_cancel(self.reject)
        layout.addWidget(self.form)
        if shop is not None:
            # Address and number are known; usually only the token is new.
            self.form.token.setFocus()

    def event(self, event: QEvent) -> bool:
        """Grow with texts that appear."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest):
            dialog_size.grow_to_content(self)
        return handled

    def values(self) -> dict[str, Any]:
        """The typed values."""
        return self.form.values()


class SetupWizard(QDialog):
    """Accepted when the data folder is ready to be opened, as `choice` says; `restyle` applies changed settings."""

    def __init__(
        self, folder: Path, settings: Settings, restyle: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._settings = settings
        self._restyle = restyle
        self.choice = StartChoice.ALONE
        self.setMinimumWidth(WIDTH)
        self.setMaximumHeight(MAX_HEIGHT)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(28, 24, 28, 24)
        # Large text on a small screen may need more height than the screen has; otherwise nothing scrolls.
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._layout.addWidget(self._area)
        self._build()

    def _build(self) -> None:
        self.setWindowTitle("Counterfoil")
        self.pages = QStackedWidget()
        for page in (self._welcome_page(), self._connect_page(), self._browser_page(), self._restore_page()):
            self.pages.addWidget(page)
        self.pages.currentChanged.connect(self._focus_page)
        self._area.setWidget(self.pages)
        self.pages.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the size to the pages, and begin where a newcomer does: the first field in order is the language."""
        super().showEvent(event)
        self._fit_size()
        self._focus_page(self.pages.currentIndex())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow with texts that appear."""
        if watched is self.pages and event.type() == QEvent.Type.LayoutRequest:
            self._fit_size()
        return super().eventFilter(watched, event)

    def _fit_size(self) -> None:
        bar = self._area.verticalScrollBar().sizeHint().width()
        margins = self._layout.contentsMargins()
        extra = margins.left() + margins.right() + bar
        self.setMinimumWidth(max(WIDTH, self.pages.minimumSizeHint().width() + extra))
        inner_width = max(self.width(), self.minimumWidth()) - extra
        needed = max(self.pages.heightForWidth(inner_width), self.pages.sizeHint().height())
        dialog_size.grow_to_content(self, min(needed + margins.top() + margins.bottom(), MAX_HEIGHT))

    def _focus_page(self, page: int) -> None:
        """Focus the first field of a page."""
        first_field = {
            WELCOME: self.connect_button, CONNECT: self.form.address, BROWSER: self.browser.page.line,
            RESTORE: self.restore.choose,
        }  # fmt: skip
        first_field[page].setFocus()
        main_button = {
            WELCOME: self.connect_button, CONNECT: self.form.go, BROWSER: self.browser.go, RESTORE: self.restore.go,
        }  # fmt: skip
        # Else Enter would press the first button of a page that is not shown.
        main_button[page].setDefault(True)

    def done(self, result: int) -> None:
        """Stop workers and listeners before closing."""
        self._stop()
        super().done(result)

    def _stop(self) -> None:
        for page in (self.form, self.browser, self.restore):
            page.stop()

    def _welcome_page(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(_title(translate("FirstRun", "Welcome to Counterfoil")), 1)
        self.languages = ComboBox()
        self.languages.setAccessibleName(translate("FirstRun", "Language"))
        for code, name in language.LANGUAGES.items():
            self.languages.addItem(name, code)
        self.languages.setCurrentIndex(self.languages.findData(language.current()))
        # Later: the box is gone as soon as the pages are built anew, and must not be in the middle of its signal.
        self.languages.activated.connect(lambda _: QTimer.singleShot(0, self, self._set_language))
        head.addWidget(self.languages)
        layout.addLayout(head)
        layout.addWidget(
            _text(translate("FirstRun", "Your shop's records on this computer, online or offline."))
        )
        for found in find_shops(self._folder):
            note = translate(
                "FirstRun",
                "This folder contains the records of cloud {cloud}; unsent changes: {edits}. Connect to that cloud to continue with them.",
                cloud=found.cloud_id,
                edits=found.edits,
            )
            layout.addWidget(_text(note))
        self.connect_button = self._add_card(
            layout,
            "connect",
            translate("FirstRun", "Connect your shop"),
            translate("FirstRun", "You need the address, your cloud number and a token."),
            lambda: self.pages.setCurrentIndex(CONNECT),
        )
        self.practice_button = self._add_card(
            layout,
            "practice",
            translate("FirstRun", "Try a practice shop"),
            translate("FirstRun", "A bakery with 1,500 products, only on this computer."),
            lambda: self._choose(StartChoice.PRACTICE),
        )
        self.restore_button = self._add_card(
            layout,
            "restore",
            translate("FirstRun", "Restore a backup"),
            translate("FirstRun", "From another computer, or from before this one was set up again."),
            lambda: self.pages.setCurrentIndex(RESTORE),
        )
        alone = QPushButton(translate("FirstRun", "Start with an empty shop and connect later"))
        alone.setProperty("role", "link")
        layout.addStretch(1)
        alone.clicked.connect(lambda: self._choose(StartChoice.ALONE))
        layout.addWidget(alone)
        return page

    def _connect_page(self) -> QWidget:
        text = translate("FirstRun", "The test only signs in. It changes nothing in the cloud.")
        page, layout = self._page(translate("FirstRun", "Connect your shop"), text)
        self.form = ConnectForm(self._folder, connect)
        self.form.done.connect(lambda: self._choose(StartChoice.CLOUD))
        self.form.offer_browser()
        self.form.browser_asked.connect(lambda: self.pages.setCurrentIndex(BROWSER))
        layout.addWidget(self.form)
        self._add_buttons(layout, WELCOME, self.form.go)
        return page

    def _browser_page(self) -> QWidget:
        text = translate("FirstRun", "Sign in on the vendor's page. It sends the token to this computer.")
        page, layout = self._page(translate("FirstRun", "Sign in with the browser"), text)
        self.browser = BrowserPage()
        self.browser.signed_in.connect(self._on_arrived)
        layout.addWidget(self.browser)
        self._add_buttons(layout, CONNECT, self.browser.go)
        return page

    def _restore_page(self) -> QWidget:
        text = translate("FirstRun", "Continue from a Counterfoil backup. Works offline.")
        page, layout = self._page(translate("FirstRun", "Restore a backup"), text)
        self.restore = RestorePage(self._folder)
        self.restore.done.connect(lambda: self._choose(StartChoice.BACKUP))
        layout.addWidget(self.restore)
        self._add_buttons(layout, WELCOME, self.restore.go)
        return page

    def _on_arrived(self, arrival: SignedIn) -> None:
        self.pages.setCurrentIndex(CONNECT)
        self.form.fill_in(arrival)
        self.activateWindow()

    def _page(self, title: str, text: str) -> tuple[QWidget, QVBoxLayout]:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(_title(title))
        layout.addWidget(_text(text))
        return page, layout

    def _add_buttons(self, layout: QVBoxLayout, previous: int, main: QPushButton) -> None:
        """A Back button and, on the right, the page's main button, moved here from the form that created it."""
        layout.addStretch(1)
        back = QPushButton(translate("FirstRun", "Back"))
        icons.set_button_icon(back, "previous")
        back.setAutoDefault(False)
        back.clicked.connect(lambda: self.pages.setCurrentIndex(previous))
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(main)
        layout.addLayout(row)

    def _add_card(
        self, layout: QVBoxLayout, icon: str, title: str, text: str, callback: Callable[[], object]
    ) -> QPushButton:
        card = ClickableCard(callback)
        row = QHBoxLayout(card)
        row.setContentsMargins(16, 14, 16, 14)
        row.setSpacing(14)
        image = QLabel()
        image.setPixmap(icons.pixmap(icon, "accent", 32))
        row.addWidget(image)
        text_column = QVBoxLayout()
        heading = QLabel(title)
        heading.setProperty("role", "heading")
        text_column.addWidget(heading)
        text_column.addWidget(_text(text))
        row.addLayout(text_column, 1)
        button = QPushButton(translate("FirstRun", "Choose"))
        button.setAccessibleName(title)
        button.clicked.connect(lambda _=False: callback())
        row.addWidget(button)
        layout.addWidget(card)
        return button

    def _choose(self, choice: StartChoice) -> None:
        self.choice = choice
        self.accept()

    def _set_language(self) -> None:
        code = self.languages.currentData()
        try:
            self._settings.set({"appearance.language": code})
        except ShopError:
            # The folder cannot be written; opening it will report that in the chosen language.
            language.install(code)
        else:
            self._restyle()
        self._stop()
        self._build()
        # Whoever is choosing a language goes on from there.
        self.languages.setFocus()


class ClickableCard(QFrame):
    """A card that can be clicked anywhere; its button is for the keyboard."""

    def __init__(self, callback: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._callback = callback
        self.setObjectName("card")
        self.setProperty("role", "choice")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Call back if the mouse button is released over the card."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._callback()


def _title(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "title")
    label.setWordWrap(True)
    return label


def _text(text: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", "muted")
    label.setWordWrap(True)
    return label
