"""`WebhookDialog`: new values for a webhook of the cloud.

The cloud cannot change a webhook: a new one is registered and the old one removed. The form is the record form, so that
its validation applies.
"""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from storage.schema.fields import Record
from storage.schema.validation import Op
from ui.context import AppContext
from ui.record.form import RecordForm
from ui.record.scroll_page import scroll_page
from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons

NOT_COPIED = frozenset({"id", "versionDate"})
"""Fields that the new webhook gets anew."""


class WebhookDialog(QDialog):
    """Accepted when the values are valid and changed."""

    def __init__(self, context: AppContext, record: Record, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._record = record
        self.setWindowTitle(translate("Webhooks", "Change a webhook"))
        self.setMinimumSize(480, 420)
        self.setMaximumHeight(640)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        title = QLabel(translate("Webhooks", "Change a webhook"))
        title.setProperty("role", "title")
        layout.addWidget(title)
        note = QLabel(
            translate(
                "Webhooks", "Counterfoil registers a new webhook with these values, then removes the old one."
            )
        )
        note.setProperty("role", "muted")
        note.setWordWrap(True)
        layout.addWidget(note)
        self.form = RecordForm(context, "webhooks")
        self.form.show_record("", {name: value for name, value in record.items() if name not in NOT_COPIED})
        self.form.edited.connect(self._refresh)
        area = scroll_page()
        area.setWidget(self.form)
        layout.addWidget(area, 1)
        buttons = DialogButtons(self, translate("Webhooks", "Cancel"))
        self.go = buttons.add(
            translate("Webhooks", "Register and remove the old one"),
            self._accept_if_valid,
            role="primary",
            default=True,
        )
        layout.addWidget(buttons)
        self.form.rows["url"].editor.setFocus()
        self._refresh()

    def values(self) -> Record:
        """The fields of the new webhook."""
        return {**self.form.base, **self.form.changes()}

    def _refresh(self) -> None:
        self.go.setEnabled(self.form.dirty)

    def _accept_if_valid(self) -> None:
        if not self.form.check(Op.CREATE, all_fields=True) and self.form.changes():
            self.accept()
