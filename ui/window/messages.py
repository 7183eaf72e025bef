"""Messages of the window: toasts, and the dialog for an unexpected error.

Made by the window; everything that has something to report receives it.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from app.errors import PersonNeeded
from storage.errors import BugError, ShopError
from sync.events import EngineEnded, RecordsChanged
from ui.text import texts
from ui.text.texts import translate
from ui.widgets.toast import Choice, Toast


class Messages(QObject):
    """Shows messages in the current toast; the window replaces `toast` when it is rebuilt."""

    person_asked = Signal()
    """A change was refused since nobody has said who is here."""
    undo_asked = Signal(object)
    """The number of the step whose Undo button was pressed."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._bug_shown = False
        self.toast: Toast | None = None
        self._topic = ""
        """Of the message that was shown last."""

    def show(
        self, text: str, button: str = "", callback: Callable[[], object] | None = None, *, topic: str = ""
    ) -> None:
        """Show a toast, with a button where there is a callback. `topic` is for `withdraw`."""
        self._show(text, *([(button, callback)] if callback is not None else []))
        self._topic = topic

    def withdraw(self, topic: str) -> None:
        """Hide the message of this topic, which is true no more; any other one stays."""
        if self.toast is not None and self._topic == topic:
            self.toast.hide()

    def show_change(self, text: str, change: RecordsChanged | None, *choices: Choice) -> None:
        """Show that a change is on disk, with the choice if there is one, and Undo where it can be undone."""
        self.show_step(text, change.step if change is not None else None, *choices)

    def show_step(self, text: str, step: int | None, *choices: Choice) -> None:
        """Show that a step is on disk, with the choice if there is one, and Undo unless the step is None."""
        undo = (translate("Toast", "Undo"), lambda: self.undo_asked.emit(step))
        self._show(text, *choices, *([undo] if step is not None else []))

    def _show(self, text: str, *choices: Choice) -> None:
        self._topic = ""
        if self.toast is not None:
            self.toast.show_message(text, *choices)

    def show_engine_ended(self, ended: EngineEnded) -> None:
        """Say that the other process ended by itself: not the first time, after which all went on at once (F134)."""
        if ended.why == "other_version":
            self.show(
                translate(
                    "Engine",
                    "A newer version was installed. Close Counterfoil and open it again to go on syncing.",
                )
            )
        elif ended.times > 1:
            self.show(
                translate(
                    "Engine",
                    "Sync has stopped %n time(s) and is starting again. Nothing is lost.",
                    ended.times,
                )
            )

    def show_error(self, error: ShopError) -> None:
        """Show what failed; a `BugError` is left to `show_unexpected_error`."""
        if isinstance(error, PersonNeeded):
            self.person_asked.emit()
        elif not isinstance(error, BugError):
            self.show(texts.error(error.code, error.params).whole)

    def show_unexpected_error(self, error: ShopError) -> None:
        """Show an error that no caller handled: the first `BugError` in a dialog, everything else as a toast."""
        described = texts.error(error.code, error.params)
        if self._bug_shown or not isinstance(error, BugError):
            self.show(described.whole)
            return
        self._bug_shown = True
        box = QMessageBox(QMessageBox.Icon.Warning, "Counterfoil", described.title, parent=self._window)
        box.setInformativeText(described.sentence)
        box.setDetailedText(str(error))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()
