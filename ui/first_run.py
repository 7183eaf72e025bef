"""The first run: choose a language, then the practice shop, one's own cloud, or to begin without.

Called by `application` on a folder that holds nothing yet. The connect form is used again whenever the shop signs in
anew or changes its cloud.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.settings import Settings
from app.shopfile import SecretsKind, Shop
from storage.errors import ShopError
from sync.events import Bus
from ui import icons, language, texts
from ui.bridge import Bridge
from ui.controls import ChoiceBox
from ui.opening import check, connect
from ui.texts import translate

WIDTH = 620


class Target(Enum):
    """What the person chose to begin with."""

    PRACTICE = "practice"
    CLOUD = "cloud"
    ALONE = "alone"


class ConnectForm(QWidget):
    """Address, number of the cloud, token; a test that signs in and changes nothing."""

    done = Signal()
    """The test passed and what follows it succeeded."""

    def __init__(
        self, folder: Path, job: Callable[..., None], shop: Shop | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self._job = job
        self._bridge = Bridge(Bus(), self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.setSpacing(8)
        self.address = _line(translate("Connect", "Address"), "https://api.example.com")
        self.cloud = _line(translate("Connect", "Cloud number"), "343951305")
        self.token = _line(translate("Connect", "Token"), "")
        self.token.setEchoMode(QLineEdit.EchoMode.Password)
        for line in (self.address, self.cloud, self.token):
            form.addRow(line.accessibleName(), line)
            line.textChanged.connect(lambda _: self._refresh())
        layout.addLayout(form)
        self.in_file = QCheckBox(translate("Connect", "Keep the token in a file only you can read"))
        self.in_file.setToolTip(translate("Connect", "For computers without a keychain."))
        layout.addWidget(self.in_file)
        self.said = QLabel()
        self.said.setWordWrap(True)
        layout.addWidget(self.said)
        row = QHBoxLayout()
        row.addStretch(1)
        self.go = QPushButton(translate("Connect", "Test and connect"))
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(self._try)
        row.addWidget(self.go)
        layout.addLayout(row)
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

    def _refresh(self) -> None:
        number = self.cloud.text().strip()
        ready = number.isdecimal() and 0 < int(number) < 2**31
        self.go.setEnabled(bool(self.address.text().strip() and ready and self.token.text().strip()))

    def _try(self) -> None:
        values = self.values()
        self.setEnabled(False)
        self._say(translate("Connect", "Signing in..."), "muted")
        self._bridge.submit(
            lambda: self._job(self._folder, **values),
            done=lambda _: self._passed(),
            failed=self._failed,
            lane="chores",
        )

    def _passed(self) -> None:
        self.setEnabled(True)
        self._say(translate("Connect", "The cloud has taken the token."), "green")
        self._bridge.stop(0)
        self.done.emit()

    def _failed(self, error: ShopError) -> None:
        self.setEnabled(True)
        self._refresh()
        self._say(texts.error(error.code, error.params).whole, "red")
        if error.code == "secrets_unavailable":
            self.in_file.setFocus()

    def _say(self, text: str, role: str) -> None:
        self.said.setText(text)
        self.said.setProperty("role", role)
        self.said.style().unpolish(self.said)
        self.said.style().polish(self.said)


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
        layout.addWidget(self.form)

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
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(28, 24, 28, 24)
        self.pages = QStackedWidget()
        self._build()

    def _build(self) -> None:
        self.setWindowTitle("Counterfoil")
        self._layout.removeWidget(self.pages)
        self.pages.deleteLater()
        self.pages = QStackedWidget()
        self.pages.addWidget(self._welcome())
        self.pages.addWidget(self._connect())
        self._layout.addWidget(self.pages)

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
            lambda: self.pages.setCurrentIndex(1),
        )
        self.practice_button = self._card(
            layout,
            "practice",
            translate("FirstRun", "Try it with a practice shop"),
            translate("FirstRun", "A bakery with 1,500 products that lives only on this computer."),
            lambda: self._choose(Target.PRACTICE),
        )
        alone = QPushButton(translate("FirstRun", "Begin with an empty shop and connect later"))
        alone.setProperty("role", "link")
        alone.clicked.connect(lambda: self._choose(Target.ALONE))
        layout.addWidget(alone)
        return page

    def _connect(self) -> QWidget:
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(_title(translate("FirstRun", "Connect your shop")))
        layout.addWidget(_text(translate("FirstRun", "The test signs in and changes nothing in the cloud.")))
        self.form = ConnectForm(self._folder, connect)
        self.form.done.connect(lambda: self._choose(Target.CLOUD))
        layout.addWidget(self.form)
        back = QPushButton(translate("FirstRun", "Back"))
        back.setProperty("role", "link")
        back.clicked.connect(lambda: self.pages.setCurrentIndex(0))
        row = QHBoxLayout()
        row.addWidget(back)
        row.addStretch(1)
        layout.addLayout(row)
        layout.addStretch(1)
        return page

    def _card(
        self, layout: QVBoxLayout, icon: str, title: str, text: str, do: Callable[[], object]
    ) -> QPushButton:
        card = QFrame()
        card.setObjectName("card")
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
        button.setIcon(icons.icon("next"))
        button.setIconSize(QSize(16, 16))
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
        self._build()


def _line(name: str, placeholder: str) -> QLineEdit:
    line = QLineEdit()
    line.setAccessibleName(name)
    line.setPlaceholderText(placeholder)
    return line


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
