"""Actions on records that the window starts: delete, undo, redo, and the request for a sync run.

Made by the window. Every write runs on the bridge's worker `commands`; its result is shown as a toast with Undo.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.errors import Cancelled
from storage.errors import ShopError
from sync.events import RecordsChanged
from ui.context import AppContext
from ui.permissions.guard import AskPermission
from ui.text import texts
from ui.text.texts import translate
from ui.window.messages import Messages

if TYPE_CHECKING:
    from ui.background.long_job import ReportProgress

ORIGIN = "window"
"""Origin of the steps that Undo takes back: changes of other programs are not undone by accident."""
PERSONAL = "customers"
"""The entity whose records can also be anonymised."""


class RecordActions(QObject):
    """Deletes records, undoes, redoes, starts sync runs."""

    deleted = Signal(object)
    """The `RecordsChanged` of a deletion that is on disk."""

    def __init__(self, context: AppContext, window: QWidget, ask: AskPermission, messages: Messages) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._ask = ask
        self._messages = messages
        messages.undo_asked.connect(self.undo)

    def sync(self) -> None:
        """Start a sync run in the background."""
        self._context.bridge.submit(
            self._context.sync_now, failed=self._messages.show_error, worker="background"
        )

    def delete(self, entity: str, ids: list[int]) -> None:
        """Delete records; for customers a dialog asks whether to anonymise them."""
        if not ids or "delete" not in self._context.catalogue[entity].verbs:
            return
        if entity != PERSONAL:
            self._ask("delete", lambda: self._delete(entity, ids, anonymize=False))
            return
        from ui.lists.dialogs.delete_dialog import SHOWN, DeleteDialog

        titles = [
            self._context.title(entity, self._context.queries.record(entity, id).record) for id in ids[:SHOWN]
        ]
        dialog = DeleteDialog(titles, len(ids), self._window)
        dialog.accepted.connect(lambda: self._delete_people(ids, anonymize=dialog.anonymise.isChecked()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _delete_people(self, ids: list[int], *, anonymize: bool) -> None:
        def delete() -> None:
            self._delete(PERSONAL, ids, anonymize=anonymize)

        # Two permissions: to anonymise does not include to delete, nor the other way round.
        self._ask("delete", (lambda: self._ask("anonymise", delete)) if anonymize else delete)

    def _delete(self, entity: str, ids: list[int], *, anonymize: bool) -> None:
        self._context.bridge.submit(
            lambda: self._context.commands.delete(entity, ids, anonymize=anonymize),
            done=partial(self._on_deleted, anonymize=anonymize),
            failed=self._messages.show_error,
        )

    def undo(self, step: int | None = None) -> None:
        """Undo the newest step, or `step` if it still is the newest; a long one shows its progress (F128)."""
        commands = self._context.commands
        self._run(
            translate("Undo", "Undoing…"),
            lambda progress, cancel: commands.undo(step=step, of=ORIGIN, progress=progress, cancel=cancel),
            self._on_undone,
        )

    def redo(self) -> None:
        """Redo the step that was undone last."""
        commands = self._context.commands
        self._run(
            translate("Undo", "Redoing…"),
            lambda progress, cancel: commands.redo(of=ORIGIN, progress=progress, cancel=cancel),
            self._on_redone,
        )

    def undo_texts(self) -> tuple[str, str]:
        """Menu texts of undo and redo, naming the step; plain ones when there is none."""
        undo, redo = self._context.queries.undoable(of=ORIGIN), self._context.queries.redoable(of=ORIGIN)
        return (
            texts.undo(undo.code, undo.params) if undo else translate("Action", "Undo"),
            texts.redo(redo.params) if redo else translate("Action", "Redo"),
        )

    def _run(
        self,
        text: str,
        command: Callable[[ReportProgress, threading.Event], RecordsChanged | None],
        done: Callable[[RecordsChanged | None], None],
    ) -> None:
        from ui.widgets.job_dialog import JobDialog

        JobDialog(self._context.bridge, text, self._window).run(command, done=done, failed=self._on_failed)

    def _on_failed(self, error: ShopError) -> None:
        if isinstance(error, Cancelled):
            self._messages.show(translate("Undo", "Stopped; nothing was changed"))
        else:
            self._messages.show_error(error)

    def _on_deleted(self, change: RecordsChanged, *, anonymize: bool) -> None:
        self.deleted.emit(change)
        text = translate("Toast", "%n record(s) deleted", len(change.ids))
        if anonymize:
            # An unsaved draft holds personal data, too, and nothing of it can be undone (F53).
            for id in change.ids:
                self._context.drafts.drop(change.entity, id)
            self._messages.show(text)
        else:
            self._messages.show_change(text, change)

    def _on_undone(self, change: RecordsChanged | None) -> None:
        if change is None:
            self._messages.show(translate("Toast", "Nothing to undo"))
        else:
            self._messages.show(translate("Toast", "Undone"), translate("Action", "Redo"), self.redo)

    def _on_redone(self, change: RecordsChanged | None) -> None:
        if change is None:
            self._messages.show(translate("Toast", "Nothing to redo"))
        else:
            self._messages.show(translate("Toast", "Redone"), translate("Toast", "Undo"), self.undo)
