"""`RestorePage`: the page of the setup wizard that sets up the shop from a backup.

Signing in can be done later; without the internet the shop works from the backup.
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
from sync.client.addresses import complete_address
from sync.events import Bus
from ui.background.worker_bridge import Bridge
from ui.setup.connect_form import ADDRESS_ERRORS, TOKEN_ERRORS
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.elided import ElidingLabel
from ui.widgets.labelled_line_edit import LabelledLineEdit
from ui.widgets.labels import WrappedLabel

SHOWN_LISTS = ("customers", "products", "suppliers")


class RestorePage(QWidget):
    """`done` is emitted when the data folder is ready to be opened."""

    done = Signal()

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._bridge = Bridge(Bus(), self)
        self.file: Path | None = None
        self.facts: BackupFacts | None = None
        self._build()
        self._refresh()

    def open_file(self, file: Path) -> None:
        """Read the facts of a backup on a worker thread."""
        self.file, self.facts = file, None
        self.name.setText(str(file))
        self._start(translate("Restore", "Reading the file…"))
        from app.backup.restore import inspect_backup

        self._bridge.submit(
            lambda: inspect_backup(file),
            done=self._show_facts,
            failed=self._failed,
            worker="background",
            owner=self,
        )

    def stop(self) -> None:
        """Stop the worker; the page is closed."""
        self._bridge.stop(0)

    def _ask_file(self) -> None:
        title = translate("Restore", "Choose a backup")
        file, _ = QFileDialog.getOpenFileName(self, title)
        if file:
            self.open_file(Path(file))

    def _show_facts(self, facts: BackupFacts) -> None:
        self.facts = facts
        self._finish()
        counts = [
            f"{texts.entities(name)}: {formats.number_text(facts.records[name])}" for name in SHOWN_LISTS
        ]
        written = translate("Restore", "Created {when}", when=formats.moment_text(facts.written))
        cloud = [translate("Restore", "Cloud {id}", id=facts.cloud_id)] if facts.cloud_id is not None else []
        waiting = [texts.waiting(facts.edits)] if facts.edits else []
        self.message.show_message(". ".join([*cloud, written, ", ".join(counts), *waiting]) + ".", "green")
        self._refresh()
        # What is to be typed next; disabling the page gave the focus away.
        (self.go if facts.cloud_id is None else self.address.line).setFocus()

    def _restore(self) -> None:
        from ui.background.session import restore

        assert self.file is not None
        assert self.facts is not None
        file, cloud_id, address, token, in_file = (
            self.file, self.facts.cloud_id, complete_address(self.address.text), self.token.text, self.in_file.isChecked(),
        )  # fmt: skip
        self.address.line.setText(address)
        self._start(translate("Restore", "Restoring…"))
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
        self._finish()
        self.stop()
        self.done.emit()

    def _failed(self, error: ShopError) -> None:
        self._finish()
        text = texts.error(error.code, error.params).whole
        field = None
        if self.facts is not None:
            field = self.address if error.code in ADDRESS_ERRORS else None
            field = self.token if error.code in TOKEN_ERRORS or error.code == "forbidden" else field
        if field is None:
            self.message.show_message(text, "red")
        else:
            self.message.show_message("")
            field.show_problem(text)
            field.line.setFocus()
        self._refresh()

    def _start(self, text: str) -> None:
        self.message.show_message(text)
        self.setEnabled(False)
        # The wizard places it outside of the page.
        self.go.setEnabled(False)
        show_progress(self.bar, 0, None)
        self.bar.show()

    def _finish(self) -> None:
        self.setEnabled(True)
        self.bar.hide()
        self._refresh()

    def _refresh(self) -> None:
        known = self.facts is not None
        has_cloud = self.facts is not None and self.facts.cloud_id is not None
        for widget in (self.address, self.token, self.in_file):
            widget.setVisible(has_cloud)
        self.go.setEnabled(known and (not has_cloud or bool(self.address.text)))

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        row = QHBoxLayout()
        self.choose = QPushButton(translate("Restore", "Choose a backup…"))
        self.choose.clicked.connect(self._ask_file)
        row.addWidget(self.choose)
        self.name = ElidingLabel(role="muted")
        row.addWidget(self.name, 1)
        layout.addLayout(row)
        self.message = WrappedLabel()
        layout.addWidget(self.message)
        self.address = LabelledLineEdit(translate("Connect", "Address"), "https://api.example.com")
        self.address.line.textChanged.connect(lambda _: self._refresh())
        layout.addWidget(self.address)
        self.token = LabelledLineEdit(translate("Restore", "Token (optional, can be entered later)"))
        self.token.line.setEchoMode(QLineEdit.EchoMode.Password)
        layout.addWidget(self.token)
        self.in_file = QCheckBox(translate("Connect", "Save the token in a protected file"))
        layout.addWidget(self.in_file)
        self.bar = QProgressBar()
        self.bar.setAccessibleName(translate("Restore", "Restoring…"))
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
