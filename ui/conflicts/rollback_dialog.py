"""Asks what to do after a cloud rollback or a mass deletion: send the local records again, or accept the cloud's state.

Opened by the status bar. The default is to decide later; nothing is deleted here until then. While the lists are still
compared there is nothing to choose: what is missing is counted on.
"""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.queries.status import Status
from storage.errors import ShopError
from ui.context import AppContext
from ui.sync import text as sync_text
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import WrappedLabel


class CloudRollbackDialog(QDialog):
    """One decision for all affected records."""

    def __init__(self, context: AppContext, status: Status, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.setMinimumWidth(480)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        self.title = WrappedLabel(role="title")
        layout.addWidget(self.title)
        self.texts = [WrappedLabel(role="") for _ in range(3)]
        for said in self.texts:
            layout.addWidget(said)
        for text in (
            translate("Rollback", "Send this computer's records: the cloud gets back what is here."),
            translate(
                "Rollback", "Take the cloud's records: records missing in the cloud are deleted here too."
            ),
        ):
            label = QLabel(text)
            label.setWordWrap(True)
            label.setProperty("role", "muted")
            layout.addWidget(label)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setProperty("role", "red")
        self.problem.hide()
        layout.addWidget(self.problem)
        buttons = DialogButtons(self, translate("Rollback", "Decide later"), default=True)
        self.local = buttons.add(
            translate("Rollback", "Send this computer's records"), lambda: self._decide("local")
        )
        self.cloud = buttons.add(
            translate("Rollback", "Take the cloud's records"), lambda: self._decide("cloud")
        )
        layout.addWidget(buttons)
        self._deciding = False
        self._show_status(status)
        context.status_feed.shown.connect(self._show_status)

    def _show_status(self, status: Status) -> None:
        """Show what is missing so far, and offer the choice once all of it is known."""
        message = texts.error(
            "cloud_restored" if status.restored_since else "mass_deletion",
            {"records": sum(status.disputed.values())},
        )
        self.setWindowTitle(message.title)
        self.title.show_message(message.title, "title")
        counts = "\n".join(
            f"{texts.entities(name)}: {formats.number_text(count)}" for name, count in status.disputed.items()
        )
        advice = sync_text.still_comparing() if status.comparing else message.advice
        for label, text in zip(self.texts, (message.sentence, counts, advice), strict=True):
            label.show_message(text, "")
        self._undecided = not status.comparing
        self._enable()

    def _enable(self) -> None:
        for button in (self.local, self.cloud):
            button.setEnabled(self._undecided and not self._deciding)

    def _decide(self, side: str) -> None:
        self._deciding = True
        self._enable()
        self._context.bridge.submit(
            lambda: self._context.commands.resolve_rollback("local" if side == "local" else "cloud"),
            done=lambda _count: self.accept(),
            failed=self._on_failed,
            owner=self,
        )

    def _on_failed(self, error: ShopError) -> None:
        self.problem.setText(texts.error(error.code, error.params).whole)
        self.problem.show()
        self._deciding = False
        self._enable()
