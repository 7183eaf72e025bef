"""The first run: choose a language, then one's own cloud, the practice shop, a backup, or to begin without.

Called by `application` on a folder that holds nothing yet. The connect form is used again whenever the shop signs in
anew or changes its cloud.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt
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
from ui.widgets.controls import ChoiceBox

WIDTH, TALLEST = 620, 640


class Target(Enum):
    """What the person chose to begin with."""

    PRACTICE = "practice"
    CLOUD = "cloud"
    BACKUP = "backup"
    ALONE = "alone"


WELCOME, CONNECT, BROWSER, RESTORE = range(4)
"""Pages."""


class ConnectDialog(QDialog):
    """The form again, for another cloud or a new token."""

    def __init__(self, folder: Path, shop: Shop | None, waiting: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Connect", "Connect to a cloud"))
        self.setMinimumWidth(520)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.addWidget(_title(translate("Connect", "Connect to a cloud")))
        if waiting:
            note = translate(
                "Connect", "%n change(s) wait here; they are sent to the cloud they belong to.", waiting
            )
            layout.addWidget(_text(note))
        self.form = ConnectForm(folder, check, shop)
        self.form.done.connect(self.accept)
        self.form.offer_cancel(self.reject)
        layout.addWidget(self.form)

    def event(self, event: QEvent) -> bool:
        """Texts that come get their room."""
        done = super().event(event)
        if event.type() in (QEvent.Type.Show, QEvent.Type.LayoutRequest):
            dialog_size.grow_to_content(self)
        return done

    def values(self) -> dict[str, Any]:
        """What was typed."""
        return self.form.values()


class FirstRun(QDialog):
    """Accepted when the folder is ready to be opened; `target` says as what."""

    def __init__(
        self, folder: Path, settings: Settings, dress: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._settings = settings
        self._dress = dress
        self.target = Target.ALONE
        self.setMinimumWidth(WIDTH)
        self.setMaximumHeight(TALLEST)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(28, 24, 28, 24)
        # Large letters on a small screen need more than the screen has; as a rule nothing scrolls.
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
        for page in (self._welcome(), self._connect(), self._browser(), self._restore()):
            self.pages.addWidget(page)
        self.pages.currentChanged.connect(self._begin_page)
        self._area.setWidget(self.pages)
        self.pages.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        """As large as the pages need."""
        super().showEvent(event)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Texts that come get their room."""
        if watched is self.pages and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        bar = self._area.verticalScrollBar().sizeHint().width()
        edges = self._layout.contentsMargins()
        around = edges.left() + edges.right() + bar
        self.setMinimumWidth(max(WIDTH, self.pages.minimumSizeHint().width() + around))
        inside = max(self.width(), self.minimumWidth()) - around
        needed = max(self.pages.heightForWidth(inside), self.pages.sizeHint().height())
        dialog_size.grow_to_content(self, min(needed + edges.top() + edges.bottom(), TALLEST))

    def _begin_page(self, page: int) -> None:
        """The cursor stands where a page begins."""
        first = {
            WELCOME: self.connect_button, CONNECT: self.form.address, BROWSER: self.browser.page.line,
            RESTORE: self.restore.choose,
        }  # fmt: skip
        first[page].setFocus()

    def done(self, result: int) -> None:
        """Nothing listens or works on behind a wizard that is closed."""
        self._stop()
        super().done(result)

    def _stop(self) -> None:
        for part in (self.form, self.browser, self.restore):
            part.stop()

    def _welcome(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(_title(translate("FirstRun", "Welcome to Counterfoil")), 1)
        self.languages = ChoiceBox()
        self.languages.setAccessibleName(translate("FirstRun", "Language"))
        for code, name in language.LANGUAGES.items():
            self.languages.addItem(name, code)
        self.languages.setCurrentIndex(self.languages.findData(language.current()))
        self.languages.activated.connect(lambda _: self._speak(self.languages.currentData()))
        head.addWidget(self.languages)
        layout.addLayout(head)
        layout.addWidget(
            _text(
                translate(
                    "FirstRun", "Your shop's records on this computer, with the internet or without it."
                )
            )
        )
        self.connect_button = self._card(
            layout,
            "connect",
            translate("FirstRun", "Connect your shop"),
            translate("FirstRun", "You need the address, the number of your cloud and a token."),
            lambda: self.pages.setCurrentIndex(CONNECT),
        )
        self.practice_button = self._card(
            layout,
            "practice",
            translate("FirstRun", "Try it with a practice shop"),
            translate("FirstRun", "A bakery with 1,500 products that lives only on this computer."),
            lambda: self._choose(Target.PRACTICE),
        )
        self.restore_button = self._card(
            layout,
            "restore",
            translate("FirstRun", "Restore a backup"),
            translate("FirstRun", "From another computer, or from before this one was set up anew."),
            lambda: self.pages.setCurrentIndex(RESTORE),
        )
        alone = QPushButton(translate("FirstRun", "Begin with an empty shop and connect later"))
        alone.setProperty("role", "link")
        layout.addStretch(1)
        alone.clicked.connect(lambda: self._choose(Target.ALONE))
        layout.addWidget(alone)
        return page

    def _connect(self) -> QWidget:
        words = translate("FirstRun", "The test signs in and changes nothing in the cloud.")
        page, layout = self._page(translate("FirstRun", "Connect your shop"), words)
        self.form = ConnectForm(self._folder, connect)
        self.form.done.connect(lambda: self._choose(Target.CLOUD))
        self.form.offer_browser()
        self.form.browser_asked.connect(lambda: self.pages.setCurrentIndex(BROWSER))
        layout.addWidget(self.form)
        self._foot(layout, WELCOME, self.form.go)
        return page

    def _browser(self) -> QWidget:
        words = translate(
            "FirstRun", "The vendor's page asks who you are and sends the token to this computer."
        )
        page, layout = self._page(translate("FirstRun", "Sign in with the browser"), words)
        self.browser = BrowserPage()
        self.browser.signed_in.connect(self._on_arrived)
        layout.addWidget(self.browser)
        self._foot(layout, CONNECT, self.browser.go)
        return page

    def _restore(self) -> QWidget:
        words = translate(
            "FirstRun", "Goes on where a backup of this program was made; works without the internet."
        )
        page, layout = self._page(translate("FirstRun", "Restore a backup"), words)
        self.restore = RestorePage(self._folder)
        self.restore.done.connect(lambda: self._choose(Target.BACKUP))
        layout.addWidget(self.restore)
        self._foot(layout, WELCOME, self.restore.go)
        return page

    def _on_arrived(self, arrival: SignedIn) -> None:
        self.pages.setCurrentIndex(CONNECT)
        self.form.take(arrival)
        self.activateWindow()

    def _page(self, title: str, words: str) -> tuple[QWidget, QVBoxLayout]:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(_title(title))
        layout.addWidget(_text(words))
        return page, layout

    def _foot(self, layout: QVBoxLayout, before: int, main: QPushButton) -> None:
        """The way back and, at the right end, the page's main button, taken from the part that made it."""
        layout.addStretch(1)
        back = QPushButton(translate("FirstRun", "Back"))
        icons.before_words(back, "previous")
        back.setAutoDefault(False)
        back.clicked.connect(lambda: self.pages.setCurrentIndex(before))
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        row.addWidget(main)
        layout.addLayout(row)

    def _card(
        self, layout: QVBoxLayout, icon: str, title: str, text: str, do: Callable[[], object]
    ) -> QPushButton:
        card = Choice(do)
        row = QHBoxLayout(card)
        row.setContentsMargins(16, 14, 16, 14)
        row.setSpacing(14)
        picture = QLabel()
        picture.setPixmap(icons.picture(icon, "accent", 32))
        row.addWidget(picture)
        words = QVBoxLayout()
        heading = QLabel(title)
        heading.setProperty("role", "heading")
        words.addWidget(heading)
        words.addWidget(_text(text))
        row.addLayout(words, 1)
        button = QPushButton(translate("FirstRun", "Choose"))
        button.setAccessibleName(title)
        button.clicked.connect(lambda _=False: do())
        row.addWidget(button)
        layout.addWidget(card)
        return button

    def _choose(self, target: Target) -> None:
        self.target = target
        self.accept()

    def _speak(self, code: str) -> None:
        try:
            self._settings.set({"appearance.language": code})
        except ShopError:
            # The folder cannot be written; opening it will say so in the language chosen.
            language.install(code)
        else:
            self._dress()
        self._stop()
        self._build()


class Choice(QFrame):
    """A card that is chosen by a click anywhere on it; its button is for the keyboard."""

    def __init__(self, do: Callable[[], object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._do = do
        self.setObjectName("card")
        self.setProperty("role", "choice")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Choose it, if the button is let go over it."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._do()


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
