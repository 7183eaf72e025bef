"""Before a cloud is left: what waits, and the ways out. Send first, take it along in a file, or stay.

Opened by the application for signing out and for another cloud, and by the window before it quits. `app.transfer.unsent_changes` says
when quitting deserves the question; it is asked once for the same work, not every evening.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

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
from ui.widgets.simple_table import Head, Line, SimpleTable
from ui.window.state import WindowState

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

SHOWN = 200
ASKED = "asked_before_quitting"
"""Where is kept which work was asked about."""


class LeavingDialog(QDialog):
    """Accepted when the way is free: nothing waits any more, or it was saved, or a person goes all the same."""

    def __init__(self, context: AppContext, way: LeavingReason, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.way = way
        self._sending = False
        self._saved = False
        title, go = _WORDS[way]()
        self.setWindowTitle(title)
        self.setMinimumWidth(860)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        head = QLabel(title)
        head.setProperty("role", "title")
        layout.addWidget(head)
        self.said = QLabel()
        self.said.setWordWrap(True)
        layout.addWidget(self.said)
        heads = (
            Head(translate("Sync", "Record")),
            Head(translate("Sync", "List"), 110),
            Head(translate("Sync", "What changed"), 200),
            Head(translate("Sync", "Why it waits"), 260),
        )
        self.table = SimpleTable(translate("Leaving", "What waits here"), heads)
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
        self.save = self._button(row, translate("Leaving", "Save to a file..."), self.save_file)
        row.addStretch(1)
        self.go = self._button(row, go, self.accept)
        self.stay = self._button(row, translate("Leaving", "Cancel"), self.reject)
        self.stay.setDefault(True)
        layout.addLayout(row)
        self._fetch = LatestRead(context.bridge, self.read, self.show_found, self._fail, self)
        context.bridge.changed.connect(self._on_changed)
        context.bridge.run_finished.connect(self._on_run)
        self.go.setEnabled(False)
        self._fetch.ask()
        self.stay.setFocus()

    def read(self) -> object:
        """On a worker: what waits, and how much that is."""
        counts = self._context.commands.replica.waiting_counts().values()
        return self._context.queries.waiting(limit=SHOWN), sum(each[0] for each in counts)

    def show_found(self, found: object) -> None:
        """Show it, and open the way when nothing is left."""
        assert isinstance(found, tuple)
        items, total = found
        self.table.show_lines([_line(each) for each in items])
        self.table.setVisible(bool(items))
        self.send.setVisible(bool(items))
        self.save.setVisible(bool(items))
        self.said.setText(_sentence(self.way, total))
        # To quit loses nothing, whatever is chosen; to leave a cloud asks for the file or for nobody waiting.
        self.go.setEnabled(not items or self._saved or self.way == "quit")
        if not self.go.isEnabled() and not self.note.text():
            self._say(translate("Leaving", "Send them or save them to a file first."))
        self.adjustSize()
        if self._sending and not items:
            self.accept()

    def save_file(self) -> None:
        """Ask where, and write what waits there."""
        suggested = str(Path.home() / translate("Leaving", "waiting changes.xlsx"))
        name, _ = QFileDialog.getSaveFileName(
            self, translate("Leaving", "Save what waits"), suggested, "Excel (*.xlsx);;CSV (*.csv)"
        )
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """Write what waits; then the way is free."""
        replica, heads = self._context.commands.replica, _heads()
        self.save.setEnabled(False)
        self._context.bridge.submit(
            lambda: write_pending_changes(replica, path, heads),
            done=partial(self._on_saved, path),
            failed=self._fail,
            worker="background",
            owner=self,
        )

    def _on_saved(self, path: Path, count: int) -> None:
        self._saved = True
        self.save.setEnabled(True)
        self.go.setEnabled(True)
        self._say(translate("Leaving", "%n change(s) saved to {file}", count, file=path.name))

    def _send(self) -> None:
        self._sending = True
        self.send.setEnabled(False)
        self._say(texts.headline("running"))
        self._context.bridge.submit(
            self._context.sync_now, failed=self._fail, worker="background", owner=self
        )

    def _on_changed(self, _change: object) -> None:
        self._fetch.ask()

    def _on_run(self, _outcome: object) -> None:
        if self._sending:
            self.send.setEnabled(True)
            status = self._context.queries.sync_status()
            self._say(
                f"{texts.headline(status.headline, status.paused_until)}. {texts.waiting(status.waiting)}."
                if status.waiting
                else ""
            )
        self._fetch.ask()

    def _fail(self, error: ShopError) -> None:
        self.send.setEnabled(True)
        self.save.setEnabled(True)
        self._say(texts.error(error.code, error.params).whole)

    def _say(self, text: str) -> None:
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _button(self, row: QHBoxLayout, words: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(words)
        button.setAutoDefault(False)
        button.clicked.connect(lambda _=False: do())
        row.addWidget(button)
        return button


class Leaving:
    """Stands between a person who quits and the end of the program."""

    def __init__(self, context: AppContext, kept: WindowState, window: MainWindow) -> None:
        self._context = context
        self._kept = kept
        self._window = window
        self.dialog: LeavingDialog | None = None

    def quit(self) -> None:
        """Close the window for good, at once or when a person has answered."""
        if not self.asks():
            self._close()

    def asks(self) -> bool:
        """Whether a question is open now; the window closes when it is answered with going.

        Not while the system ends the session, and not twice for the same work.
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
            work = str(newest_change(self._context.commands.replica))
        except ShopError:
            return False
        if self._kept.text(ASKED) == work:
            return False
        self._window.show()
        self.dialog = LeavingDialog(self._context, "quit", self._window)
        self.dialog.accepted.connect(lambda: self._go(work))
        self.dialog.finished.connect(self.dialog.deleteLater)
        self.dialog.open()
        return True

    def _go(self, work: str) -> None:
        self._kept.put(ASKED, work)
        self._close()

    def _close(self) -> None:
        self._window.stays = False
        self._window.close()


def _line(item: ChangeStatus) -> Line:
    cells = (
        item.title, texts.entities(item.entity), sync_words.what_changed(item), texts.wait_reason(item.reason),
    )  # fmt: skip
    return Line(cells, (item.entity, item.id), "waiting", "amber")


def _heads() -> dict[str, str]:
    return {
        "entity": translate("Sync", "List"),
        "id": "ID",
        "title": translate("Sync", "Record"),
        "kind": translate("Sync", "What changed"),
        "field": translate("Filter", "Field"),
        "before": translate("Leaving", "Before"),
        "after": translate("Leaving", "After"),
        "made": translate("Sync", "When"),
    }


def _sentence(way: LeavingReason, waiting: int) -> str:
    said = (
        translate("Leaving", "%n change(s) on this computer have not been sent.", waiting) if waiting else ""
    )
    match way:
        case "sign_out":
            rest = translate(
                "Leaving",
                "The token is forgotten. All records stay on this computer until somebody signs in again.",
            )
        case "other_cloud":
            rest = translate(
                "Leaving",
                "They belong to the cloud you leave; they stay here and go when you come back to it.",
            )
        case "quit":
            rest = translate(
                "Leaving",
                "They are safe here, but the next start will not send them by itself.",
            )
    return f"{said} {rest}".strip()


_WORDS: dict[LeavingReason, Callable[[], tuple[str, str]]] = {
    "sign_out": lambda: (translate("Leaving", "Sign out"), translate("Leaving", "Sign out")),
    "other_cloud": lambda: (
        translate("Leaving", "Go to another cloud"),
        translate("Leaving", "Go to the other cloud"),
    ),
    "quit": lambda: (translate("Leaving", "Some changes were not sent"), translate("Leaving", "Quit")),
}
"""Title, and words of the button that goes."""
