"""Asks before undo or redo changes many records, or takes back a step that is not the newest; the default is Cancel."""

from __future__ import annotations

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.queries.undo_offer import UndoOffer
from ui.text import texts
from ui.text.texts import translate
from ui.widgets import dialog_size
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import WrappedLabel


class UndoDialog(QDialog):
    """Accepted when the step is to be reversed; `title` names it."""

    def __init__(self, offer: UndoOffer, title: str, button: str, now: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Counterfoil")
        self.setMinimumWidth(420)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self.title = QLabel(f"{title}?")
        self.title.setProperty("role", "title")
        self.title.setWordWrap(True)
        layout.addWidget(self.title)
        for text in _sentences(offer, now):
            layout.addWidget(WrappedLabel(text, role=""))
        self.buttons = DialogButtons(self, translate("Bulk", "Cancel"), default=True)
        self.go = self.buttons.add(button, self.accept, role="danger")
        layout.addWidget(self.buttons)
        self.buttons.cancel.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the height to the wrapped texts."""
        dialog_size.shrink_to_content(self)
        super().showEvent(event)


def _sentences(offer: UndoOffer, now: int) -> list[str]:
    assert offer.step is not None
    found = [translate("Undo", "Done {time}.", time=texts.when(offer.step.at, now))]
    if offer.added:
        found.append(translate("Undo", "%n record(s) added by it will be deleted.", offer.added))
    if offer.later is not None:
        found.append(translate("Undo", "It is not the newest step. What was changed since stays as it is."))
    return found
