"""Asks what to do after a cloud rollback or a mass deletion: send the local records again, or accept the cloud's state.

Opened by the status bar. The default is to decide later; nothing is deleted here until then.
"""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from app.queries.status import Status
from storage.errors import ShopError
from ui.context import AppContext
from ui.text import formats, texts
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons


class CloudRollbackDialog(QDialog):
    """One decision for all affected records."""

    def __init__(self, context: AppContext, status: Status, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        params = {"records": sum(status.disputed.values())}
        message = texts.error("cloud_restored" if status.restored_since else "mass_deletion", params)
        self.setWindowTitle(message.title)
        self.setMinimumWidth(480)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(message.title)
        title.setProperty("role", "title")
        layout.addWidget(title)
        counts = "\n".join(
            f"{texts.entities(name)}: {formats.number_text(count)}" for name, count in status.disputed.items()
        )
        for text in (message.sentence, counts, message.advice):
            label = QLabel(text)
            label.setWordWrap(True)
            label.setVisible(bool(text))
            layout.addWidget(label)
        for text in (
            translate("Setback", "Send this computer's records: the cloud gets back what is here."),
            translate(
                "Setback", "Take the cloud's records: records missing in the cloud are deleted here too."
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
        buttons = DialogButtons(self, translate("Setback", "Decide later"), default=True)
        self.local = buttons.add(
            translate("Setback", "Send this computer's records"), lambda: self._decide("local")
        )
        self.cloud = buttons.add(
            translate("Setback", "Take the cloud's records"), lambda: self._decide("cloud")
        )
        layout.addWidget(buttons)

    def _decide(self, side: str) -> None:
        for button in (self.local, self.cloud):
            button.setEnabled(False)
        self._context.bridge.submit(
            lambda: self._context.commands.resolve_rollback("local" if side == "local" else "cloud"),
            done=lambda _count: self.accept(),
            failed=self._on_failed,
            owner=self,
        )

    def _on_failed(self, error: ShopError) -> None:
        self.problem.setText(texts.error(error.code, error.params).whole)
        self.problem.show()
        for button in (self.local, self.cloud):
            button.setEnabled(True)
