"""The dialog about unsent changes before signing out, changing the cloud or quitting: send, save to a file, or cancel.

Opened by the application for the first two and by the window before it quits. `app.transfer.unsent_changes` decides
when quitting needs the question; it is asked once for the same changes, not every evening.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.queries.pending_changes import ChangeStatus
from app.transfer.unsent_changes import (
    LeavingReason,
    has_unsendable_changes,
    newest_change,
    write_pending_changes,
)
from storage.errors import ShopError
from ui.background.latest_read import LatestRead
from ui.context import AppContext
from ui.sync import text as sync_words
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.simple_table import Column, Row, SimpleTable
from ui.window.state import WindowState

SHOWN = 200
"""Changes that are listed."""
ASKED = "asked_before_quitting"
"""Name in the window's state: the newest change that was asked about."""


class UnsentDialog(QDialog):
    """Accepted when nothing is unsent any more, or it was saved to a file, or the person quits all the same."""

    def __init__(self, context: AppContext, way: LeavingReason, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.way = way
        self._sending = False
        self._saved = False
        title, proceed = _TEXTS[way]()
        self.setWindowTitle(title)
        self.setMinimumWidth(860)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        heading = QLabel(title)
        heading.setProperty("role", "title")
        layout.addWidget(heading)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        layout.addWidget(self.summary)
        heads = (
            Column(translate("Sync", "Record")),
            Column(translate("Sync", "List"), 110),
            Column(translate("Sync", "What changed"), 200),
            Column(translate("Sync", "Reason"), 260),
        )
        self.table = SimpleTable(translate("Leaving", "Unsent changes"), heads)
        self.table.setMaximumHeight(240)
        self.table.hide()
        layout.addWidget(self.table, 1)
        self.note = QLabel()
        self.note.setWordWrap(True)
        self.note.setProperty("role", "muted")
        self.note.hide()
        layout.addWidget(self.note)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.send = self._button(row, translate("Leaving", "Send first"), self._send)
        self.save = self._button(row, translate("Leaving", "Save to a file…"), self.save_file)
        row.addStretch(1)
        self.go = self._button(row, proceed, self.accept)
        self.stay = self._button(row, translate("Leaving", "Cancel"), self.reject)
        self.stay.setDefault(True)
        layout.addLayout(row)
        self._fetch = LatestRead(context.bridge, self.read, self.show_changes, self._on_failed, self)
        context.bridge.changed.connect(self._on_changed)
        context.bridge.run_finished.connect(self._on_run_finished)
        self.go.setEnabled(False)
        self._fetch.ask()
        self.stay.setFocus()

    def read(self) -> object:
        """On a worker: the first unsent changes and the number of all."""
        counts = self._context.commands.replica.waiting_counts().values()
        return self._context.queries.waiting(limit=SHOWN), sum(waiting for waiting, _ in counts)

    def show_changes(self, found: object) -> None:
        """Show the changes; accept when the last one was sent."""
        assert isinstance(found, tuple)
        items, total = found
        self.table.show_rows([_line(item) for item in items])
        self.table.setVisible(bool(items))
        self.send.setVisible(bool(items))
        self.save.setVisible(bool(items))
        self.summary.setText(_summary(self.way, total))
        # Quitting loses nothing; leaving a cloud needs the file, or nothing unsent.
        self.go.setEnabled(not items or self._saved or self.way == "quit")
        if not self.go.isEnabled() and not self.note.text():
            self._show_note(translate("Leaving", "Send them or save them to a file first."))
        self.adjustSize()
        if self._sending and not items:
            self.accept()

    def save_file(self) -> None:
        """Ask for a file and write the unsent changes to it."""
        suggested = str(Path.home() / translate("Leaving", "unsent changes.xlsx"))
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Leaving", "Save unsent changes"), suggested, "Excel (*.xlsx);;CSV (*.csv)"
        )
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """Write the unsent changes to a file; then proceeding is allowed."""
        replica, columns = self._context.commands.replica, _column_titles()
        self.save.setEnabled(False)
        self._context.bridge.submit(
            lambda: write_pending_changes(replica, path, columns),
            done=partial(self._on_saved, path),
            failed=self._on_failed,
            worker="background",
            owner=self,
        )

    def _on_saved(self, path: Path, count: int) -> None:
        self._saved = True
        self.save.setEnabled(True)
        self.go.setEnabled(True)
        self._show_note(translate("Leaving", "%n change(s) saved to {file}", count, file=path.name))

    def _send(self) -> None:
        self._sending = True
        self.send.setEnabled(False)
        self._show_note(texts.headline("running"))
        self._context.bridge.submit(
            self._context.sync_now, failed=self._on_failed, worker="background", owner=self
        )

    def _on_changed(self, _change: object) -> None:
        self._fetch.ask()

    def _on_run_finished(self, _outcome: object) -> None:
        if self._sending:
            self.send.setEnabled(True)
            status = self._context.queries.sync_status()
            self._show_note(f"{sync_words.summary(status)}." if status.waiting else "")
        self._fetch.ask()

    def _on_failed(self, error: ShopError) -> None:
        self.send.setEnabled(True)
        self.save.setEnabled(True)
        self._show_note(texts.error(error.code, error.params).whole)

    def _show_note(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _button(self, row: QHBoxLayout, text: str, callback: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: callback())
        row.addWidget(button)
        return button


class QuitConfirmation:
    """Asks about unsent changes before the window closes for good."""

    def __init__(
        self, context: AppContext, state: WindowState, window: QWidget, close: Callable[[], object]
    ) -> None:
        self._context = context
        self._state = state
        self._window = window
        self._close = close
        self.dialog: UnsentDialog | None = None

    def quit(self) -> None:
        """Close the window for good, at once or when the dialog is accepted."""
        if not self.ask_if_needed():
            self._close()

    def ask_if_needed(self) -> bool:
        """Open the dialog if changes would stay unsent; whether it is open. Accepting it closes the window.

        Not while the system ends the session, and not twice for the same changes.
        """
        app = QApplication.instance()
        if isinstance(app, QApplication) and app.isSavingSession():
            return False
        settings = self._context.settings
        scheduled = settings.flag("sync.enabled") if settings is not None else True
        try:
            status = self._context.queries.sync_status()
            if not has_unsendable_changes(status, connected=self._context.connected, scheduled=scheduled):
                return False
            newest = str(newest_change(self._context.commands.replica))
        except ShopError:
            return False
        if self._state.text(ASKED) == newest:
            return False
        self._window.show()
        self.dialog = UnsentDialog(self._context, "quit", self._window)
        self.dialog.accepted.connect(lambda: self._on_accepted(newest))
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()
        return True

    def _on_accepted(self, newest: str) -> None:
        self._state.put(ASKED, newest)
        self._close()


def _line(item: ChangeStatus) -> Row:
    cells = (
        item.title, texts.entities(item.entity), sync_words.what_changed(item), texts.wait_reason(item.reason),
    )  # fmt: skip
    return Row(cells, (item.entity, item.id), "waiting", "amber")


def _column_titles() -> dict[str, str]:
    return {
        "entity": translate("Sync", "List"),
        "id": "ID",
        "title": translate("Sync", "Record"),
        "kind": translate("Sync", "What changed"),
        "field": translate("Filter", "Field"),
        "before": translate("Leaving", "Before"),
        "after": translate("Leaving", "After"),
        "made": translate("Sync", "Time"),
    }


def _summary(way: LeavingReason, waiting: int) -> str:
    unsent = (
        translate("Leaving", "%n change(s) on this computer have not been sent.", waiting) if waiting else ""
    )
    match way:
        case "sign_out":
            consequence = translate(
                "Leaving",
                "The token is deleted. All records stay on this computer until you sign in again.",
            )
        case "other_cloud":
            consequence = translate(
                "Leaving",
                "They belong to the cloud you are leaving. They stay here and are sent when you return to it.",
            )
        case "quit":
            consequence = translate(
                "Leaving",
                "They are safe here, but Counterfoil will not send them automatically at the next start.",
            )
    return f"{unsent} {consequence}".strip()


_TEXTS: dict[LeavingReason, Callable[[], tuple[str, str]]] = {
    "sign_out": lambda: (translate("Leaving", "Sign out"), translate("Leaving", "Sign out")),
    "other_cloud": lambda: (
        translate("Leaving", "Switch to another cloud"),
        translate("Leaving", "Switch to another cloud"),
    ),
    "quit": lambda: (translate("Leaving", "Some changes were not sent"), translate("Leaving", "Quit")),
}
"""Title of the dialog, and text of the button that proceeds."""
