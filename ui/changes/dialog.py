"""`ChangesDialog`: what the dialogs of all change sets share: the preview, the application, progress, Cancel and errors.

A subclass says what the rule is, and which view shows the lines.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QDialog, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from app.change_set import ChangeLine, ChangeSet
from app.changes import application
from app.changes.application import Applied, Later
from app.errors import Cancelled
from storage.errors import ShopError
from ui.background.long_job import LongJob
from ui.context import AppContext
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import WrappedLabel

PREVIEW_DELAY = 250
"""Milliseconds from a change of the rule to a new preview."""


class ChangesDialog(QDialog):
    """`applied` carries the `Applied` that is on disk, and whether to print the labels of what is planned."""

    applied = Signal(object, bool)

    def __init__(self, context: AppContext, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.changes: ChangeSet | None = None
        """What would be done by the rule that was entered; None where there is none."""
        self.progress = QProgressBar()
        self.preview_job = LongJob(context.bridge, self)
        self._apply_job = LongJob(context.bridge, self)
        self._apply_job.progressed.connect(lambda done, total: show_progress(self.progress, done, total))
        self.preview_timer = QTimer(self, interval=PREVIEW_DELAY, singleShot=True)
        self.preview_timer.timeout.connect(self.start_preview)
        self.setWindowTitle(title)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 16, 20, 16)
        self.column.setSpacing(10)
        self.form = QWidget()
        """Where the rule is entered; not while it is being applied."""
        self.status = WrappedLabel()
        self.progress.setAccessibleName(translate("Status", "Progress"))
        self.progress.hide()
        self.action_buttons: list[QPushButton] = []
        """The buttons that do something with the lines."""

    # for subclasses

    def start_preview(self) -> None:
        """Read what was entered, then `preview` its lines or `clear` them."""

    def show_changes(self) -> None:
        """Show `changes`, and what they come to."""

    def chosen(self) -> Sequence[ChangeLine]:
        """The lines to do."""
        return [] if self.changes is None else self.changes.ticked

    def add_title(self, text: str) -> None:
        """The heading of the dialog."""
        label = QLabel(text)
        label.setProperty("role", "title")
        label.setWordWrap(True)
        self.column.addWidget(label)

    def add_buttons(self) -> None:
        """Progress and buttons, after everything else, in whose order the Tab key goes."""
        self.column.addWidget(self.progress)
        self.buttons = DialogButtons(self, translate("Bulk", "Cancel"))
        self.go = self.buttons.add(translate("Bulk", "Change"), self._on_go, role="primary", default=True)
        self.action_buttons.append(self.go)
        self.column.addWidget(self.buttons)
        self.enable_actions(False)

    def ask_preview(self) -> None:
        """Preview soon; until then what is entered now cannot be done unseen."""
        self.enable_actions(False)
        self.preview_timer.start()

    def preview(self, make: Callable[[threading.Event], ChangeSet]) -> None:
        """Make the lines on a worker, and show them."""
        self.enable_actions(False)
        self.status.show_message(translate("Bulk", "Loading…"))
        self.preview_job.start(
            lambda _progress, cancel: make(cancel), done=self._on_preview, failed=self._on_failed
        )

    def clear(self, why: str, role: str = "muted") -> None:
        """There is no rule, and so there are no lines."""
        self.preview_job.stop()
        self.changes = None
        self.enable_actions(False)
        self.status.show_message(why, role)

    def enable_actions(self, enabled: bool) -> None:
        """Whether something can be done."""
        for button in self.action_buttons:
            button.setEnabled(enabled)

    def apply(self, *, later: Later | None = None, labels: bool = False) -> None:
        """Do the chosen lines as one step."""
        found, chosen, commands = self.changes, list(self.chosen()), self._context.commands
        if found is None or not chosen:
            return
        self.enable_actions(False)
        self.form.setEnabled(False)
        show_progress(self.progress, 0, None)
        self.progress.show()
        self._apply_job.start(
            lambda progress, cancel: application.apply(
                commands, found, chosen, origin="window", later=later, progress=progress, cancel=cancel
            ),
            done=lambda applied: self._on_applied(applied, labels),
            failed=self._on_failed,
            worker="commands",
        )

    # jobs

    def _on_go(self, _checked: Any = None) -> None:
        if self.go.isEnabled():
            self.apply()

    def _on_preview(self, found: ChangeSet) -> None:
        self.changes = found
        self.show_changes()

    def _on_applied(self, applied: Applied, labels: bool) -> None:
        self.applied.emit(applied, labels)
        self.accept()

    def _on_failed(self, error: ShopError) -> None:
        self.progress.hide()
        self.form.setEnabled(True)
        self.enable_actions(bool(self.chosen()))
        if isinstance(error, Cancelled):
            super().reject()
            return
        self.status.show_message(texts.error(error.code, error.params).whole, "red")

    def reject(self) -> None:
        """Esc cancels a running change, of which nothing stays, and closes the dialog."""
        self.preview_job.stop()
        if self._apply_job.running:
            self._apply_job.stop()
            return
        super().reject()
