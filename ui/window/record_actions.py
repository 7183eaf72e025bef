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
    from app.queries.undo_offer import UndoOffer
    from ui.background.long_job import ReportProgress

ORIGIN = "window"
OF_PEOPLE = (ORIGIN, "cli", "import")
"""Origins of the steps that Undo takes back, `import` for one by command. Changes of other programs are not undone by accident."""
MANY = 20
"""Undo and redo of a step about more records ask first."""
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
        self._told: int | None = None
        """The step of which it was said that it cannot be undone."""
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
        """Undo the newest step, or `step`, and say which it was; one about many records or not the newest asks first.

        Where a later step cannot be undone, the first call only says so.
        """
        offer = self._context.queries.undo_offer(OF_PEOPLE, step)
        later = offer.later
        if step is None and later is not None and later.id != self._told:
            self._told = later.id
            self._messages.show(_cannot_be_undone(offer))
        elif offer.step is None:
            self._messages.show(translate("Toast", "Nothing to undo"))
        else:
            ask = offer.step.origin != ORIGIN or (step is not None and later is not None)
            self._confirm(
                offer, _undo_text(offer), translate("Action", "Undo"), partial(self._undo, offer), ask
            )

    def redo(self) -> None:
        """Redo the step that was undone last, and say which it was; one about many records asks first."""
        offer = self._context.queries.redo_offer(OF_PEOPLE)
        if offer.step is None:
            self._messages.show(translate("Toast", "Nothing to redo"))
        else:
            text = texts.redo(_step_text(offer))
            self._confirm(offer, text, translate("Action", "Redo"), partial(self._redo, offer))

    def _confirm(
        self, offer: UndoOffer, title: str, button: str, callback: Callable[[], None], ask: bool = False
    ) -> None:
        """Call back, for a step about many records, or with `ask`, once the person has agreed."""
        if not ask and offer.count <= MANY:
            callback()
            return
        from ui.window.undo_dialog import UndoDialog

        dialog = UndoDialog(offer, title, button, self._context.clock.now(), self._window)
        dialog.accepted.connect(callback)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _undo(self, offer: UndoOffer) -> None:
        """Undo the step that was named, with progress where it takes long (F128)."""
        assert offer.step is not None
        commands, step = self._context.commands, offer.step.id
        self._run(
            translate("Undo", "Undoing…"),
            lambda progress, cancel: commands.undo(step=step, of=OF_PEOPLE, progress=progress, cancel=cancel),
            partial(self._on_undone, texts.undone(_step_text(offer))),
        )

    def _redo(self, offer: UndoOffer) -> None:
        commands = self._context.commands
        self._run(
            translate("Undo", "Redoing…"),
            lambda progress, cancel: commands.redo(of=OF_PEOPLE, progress=progress, cancel=cancel),
            partial(self._on_redone, texts.redone(_step_text(offer))),
        )

    def undo_texts(self) -> tuple[str, str]:
        """Menu texts of undo and redo, naming the step; plain ones when there is none."""
        queries = self._context.queries
        undo, redo = queries.undo_offer(OF_PEOPLE), queries.redo_offer(OF_PEOPLE)
        return (
            _undo_text(undo) if undo.step is not None else translate("Action", "Undo"),
            texts.redo(_step_text(redo)) if redo.step is not None else translate("Action", "Redo"),
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

    def _on_undone(self, said: str, change: RecordsChanged | None) -> None:
        if change is None:
            self._messages.show(translate("Toast", "Nothing to undo"))
        else:
            self._messages.show(said, translate("Action", "Redo"), self.redo)

    def _on_redone(self, said: str, change: RecordsChanged | None) -> None:
        if change is None:
            self._messages.show(translate("Toast", "Nothing to redo"))
        else:
            self._messages.show(said, translate("Toast", "Undo"), self.undo)


def _step_text(offer: UndoOffer) -> str:
    """The step of an offer by its name and what it is about; that of an undo is the step it undid."""
    assert offer.step is not None
    params = offer.step.params
    return texts.step(str(params.get("code", offer.step.code)), params, offer.title)


def _undo_text(offer: UndoOffer) -> str:
    return texts.undo(_step_text(offer))


def _cannot_be_undone(offer: UndoOffer) -> str:
    """That the newest step cannot be undone, and what pressing again undoes."""
    assert offer.later is not None
    newest = texts.step(offer.later.code, offer.later.params)
    text = translate("Undo", "Cannot be undone: {step}.", step=newest)
    if offer.step is None:
        return text
    before = translate("Undo", "Undo again for the step before it: {step}.", step=_step_text(offer))
    return f"{text} {before}"
