"""What the window asks to be done to records, and what it says when it is done or failed.

Made by the window. Every write leaves through the bridge; its answer comes back as a toast with Undo.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from app.commands.commands import Commands
from storage.errors import BugError, ShopError
from sync.events import RecordsChanged
from ui.context import AppContext
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.toast import Toast

Ask = Callable[..., None]
"""`ask(deed, do)`: do it if the rights allow, after the PIN where one is needed."""
OWN = "window"
"""Origin of the steps that Ctrl+Z takes back: what another program did is not undone by accident."""
PERSONAL = "customers"
"""Records that can also be anonymised."""


class RecordActions(QObject):
    """Deletes, takes back, does again, asks for runs; and speaks."""

    deleted = Signal(object)
    """The `RecordsChanged` of a deletion that is on disk."""

    def __init__(self, context: AppContext, window: QWidget, ask: Ask) -> None:
        super().__init__(window)
        self._ask = ask
        self._context = context
        self._window = window
        self._fault_shown = False
        self.toast: Toast | None = None

    # doing

    def sync(self) -> None:
        """Ask for a run; it happens elsewhere."""
        self._context.bridge.submit(self._context.sync_now, failed=self.say_error, worker="background")

    def delete(self, entity: str, ids: list[int]) -> None:
        """Delete records, for customers after asking how."""
        if not ids or "delete" not in self._context.catalogue[entity].verbs:
            return
        if entity != PERSONAL:
            self._ask("delete", lambda: self._delete(entity, ids, anonymize=False))
            return
        titles = [
            self._context.title(entity, self._context.queries.record(entity, id).record) for id in ids[:4]
        ]
        from ui.lists.delete_dialog import DeleteDialog

        dialog = DeleteDialog(titles, self._window)
        dialog.accepted.connect(lambda: self._delete_people(ids, anonymize=dialog.anonymise.isChecked()))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _delete_people(self, ids: list[int], *, anonymize: bool) -> None:
        def delete() -> None:
            self._delete(PERSONAL, ids, anonymize=anonymize)

        # Both may be asked for: whoever may anonymise need not be let delete, and the other way round.
        self._ask("delete", (lambda: self._ask("anonymise", delete)) if anonymize else delete)

    def _delete(self, entity: str, ids: list[int], *, anonymize: bool) -> None:
        self._context.bridge.submit(
            lambda: self._context.commands.delete(entity, ids, anonymize=anonymize),
            done=partial(self._on_deleted, anonymize=anonymize),
            failed=self.say_error,
        )

    def undo(self, step: int | None = None) -> None:
        """Take back the newest step, or `step` if it still is the newest."""
        self._write(lambda commands: commands.undo(step=step, of=OWN), self._on_undone)

    def redo(self) -> None:
        """Do again what was taken back last."""
        self._write(lambda commands: commands.redo(of=OWN), self._on_redone)

    def _write(
        self, job: Callable[[Commands], RecordsChanged | None], done: Callable[[RecordsChanged | None], None]
    ) -> None:
        self._context.bridge.submit(lambda: job(self._context.commands), done=done, failed=self.say_error)

    # saying

    def say(self, text: str, words: str = "", do: Callable[[], object] | None = None) -> None:
        """A toast."""
        if self.toast is not None:
            self.toast.say(text, words, do)

    def say_done(self, text: str, change: RecordsChanged | None) -> None:
        """A toast, with Undo where the step can be taken back."""
        if change is None or change.step is None:
            self.say(text)
        else:
            self.say(text, translate("Toast", "Undo"), partial(self.undo, change.step))

    def say_error(self, error: ShopError) -> None:
        """What failed, in words; a fault of ours is said by `say_fault`."""
        if not isinstance(error, BugError):
            self.say(texts.error(error.code, error.params).whole)

    def say_fault(self, error: ShopError) -> None:
        """A failure nobody expected: said once, in full; later ones only in passing."""
        said = texts.error(error.code, error.params)
        if self._fault_shown or not isinstance(error, BugError):
            self.say(said.whole)
            return
        self._fault_shown = True
        box = QMessageBox(QMessageBox.Icon.Warning, "Counterfoil", said.title, parent=self._window)
        box.setInformativeText(said.sentence)
        box.setDetailedText(str(error))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def name_undo(self) -> tuple[str, str]:
        """Words for undo and redo as they stand; plain ones when there is nothing."""
        undo, redo = self._context.queries.undoable(of=OWN), self._context.queries.redoable(of=OWN)
        return (
            texts.undo(undo.code, undo.params) if undo else translate("Action", "Undo"),
            texts.redo(redo.params) if redo else translate("Action", "Redo"),
        )

    def _on_deleted(self, change: RecordsChanged, *, anonymize: bool) -> None:
        self.deleted.emit(change)
        if anonymize:
            # Typing that was left is personal, too (F53).
            for id in change.ids:
                self._context.drafts.drop(change.entity, id)
        self.say_done(translate("Toast", "%n record(s) deleted", len(change.ids)), change)

    def _on_undone(self, change: RecordsChanged | None) -> None:
        if change is None:
            self.say(translate("Toast", "There is nothing to undo"))
        else:
            self.say(translate("Toast", "Undone"), translate("Action", "Redo"), self.redo)

    def _on_redone(self, change: RecordsChanged | None) -> None:
        if change is None:
            self.say(translate("Toast", "There is nothing to redo"))
        else:
            self.say(translate("Toast", "Done again"), translate("Toast", "Undo"), self.undo)
