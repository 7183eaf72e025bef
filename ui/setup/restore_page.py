"""The first day with a backup: choose the file, see what it holds, say where its cloud is, go on.

A page of the first run. Signing in can wait; without the internet the shop works from the backup.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from storage.errors import ShopError
from storage.records.restore import BackupFacts
from sync.events import Bus
from ui.background.worker_bridge import Bridge
from ui.setup.connect_form import OF_ADDRESS, OF_TOKEN
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.elided import ElidingLabel
from ui.widgets.labelled_line import LabelledLineEdit
from ui.widgets.labels import WrappedLabel

SHOWN = ("customers", "products", "suppliers")


class RestorePage(QWidget):
    """`done` when the folder is ready to be opened."""

    done = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._bridge = Bridge(Bus(), self)
        self.file: Path | None = None
        self.facts: BackupFacts | None = None
        self._build()
        self._refresh()

    def take(self, file: Path) -> None:
        """Look into a file."""
        self.file, self.facts = file, None
        self.name.setText(str(file))
        self._work(translate("Restore", "Looking into the file..."))
        from app.backup.restore import look_into

        self._bridge.submit(
            lambda: look_into(file), done=self._looked, failed=self._failed, worker="background", owner=self
        )

    def stop(self) -> None:
        """The page is closed; nothing runs on behind it."""
        self._bridge.stop(0)

    def _ask_file(self) -> None:
        title = translate("Restore", "Choose a backup")
        file, _ = QFileDialog.getOpenFileName(self, title)
        if file:
            self.take(Path(file))

    def _looked(self, facts: BackupFacts) -> None:
        self.facts = facts
        self._rest()
        held = [f"{texts.entities(name)}: {facts.records[name]}" for name in SHOWN]
        written = translate("Restore", "Written {when}", when=formats.moment_text(facts.written))
        waiting = [texts.waiting(facts.edits)] if facts.edits else []
        self.said.say(". ".join([written, ", ".join(held), *waiting]) + ".", "green")
        self._refresh()

    def _restore(self) -> None:
        from ui.background.session import restore

        assert self.file is not None
        assert self.facts is not None
        file, cloud_id, address, token, in_file = (
            self.file, self.facts.cloud_id, self.address.text, self.token.text, self.in_file.isChecked(),
        )  # fmt: skip
        self._work(translate("Restore", "Restoring..."))
        self._bridge.submit(
            lambda: restore(
                self._folder, file, address=address, cloud_id=cloud_id, token=token, in_file=in_file
            ),
            done=lambda _: self._restored(),
            failed=self._failed,
            worker="background",
            owner=self,
        )

    def _restored(self) -> None:
        self._rest()
        self.stop()
        self.done.emit()

    def _failed(self, error: ShopError) -> None:
        self._rest()
        said = texts.error(error.code, error.params).whole
        beside = None
        if self.facts is not None:
            beside = self.address if error.code in OF_ADDRESS else None
            beside = self.token if error.code in OF_TOKEN or error.code == "forbidden" else beside
        if beside is None:
            self.said.say(said, "red")
        else:
            self.said.say("")
            beside.say(said)
            beside.line.setFocus()
        self._refresh()

    def _work(self, words: str) -> None:
        self.said.say(words)
        self.setEnabled(False)
        # It may stand outside of the page.
        self.go.setEnabled(False)
        show_progress(self.bar, 0, None)
        self.bar.show()

    def _rest(self) -> None:
        self.setEnabled(True)
        self.bar.hide()
        self._refresh()

    def _refresh(self) -> None:
        known = self.facts is not None
        of_cloud = self.facts is not None and self.facts.cloud_id is not None
        for each in (self.address, self.token, self.in_file):
            each.setVisible(of_cloud)
        self.go.setEnabled(known and (not of_cloud or bool(self.address.text)))

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        row = QHBoxLayout()
        self.choose = QPushButton(translate("Restore", "Choose a backup..."))
        self.choose.clicked.connect(self._ask_file)
        row.addWidget(self.choose)
        self.name = ElidingLabel(role="muted")
        row.addWidget(self.name, 1)
        layout.addLayout(row)
        self.said = WrappedLabel()
        layout.addWidget(self.said)
        self.address = LabelledLineEdit(translate("Connect", "Address"), "https://api.example.com")
        self.address.line.textChanged.connect(lambda _: self._refresh())
        layout.addWidget(self.address)
        self.token = LabelledLineEdit(translate("Restore", "Token; can wait until later"))
        self.token.line.setEchoMode(QLineEdit.EchoMode.Password)
        layout.addWidget(self.token)
        self.in_file = QCheckBox(translate("Connect", "Keep the token in a file only you can read"))
        layout.addWidget(self.in_file)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(translate("Restore", "Restoring..."))
        self.bar.setTextVisible(False)
        self.bar.hide()
        layout.addWidget(self.bar)
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.go = QPushButton(translate("Restore", "Restore"))
        self.go.setProperty("role", "primary")
        self.go.clicked.connect(self._restore)
        foot.addWidget(self.go)
        layout.addLayout(foot)
