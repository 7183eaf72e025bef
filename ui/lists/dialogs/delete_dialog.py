"""Asks how customers are to be deleted: plainly, or anonymised, with the personal data removed for good.

Opened by the window. Other records are deleted without a dialog, because that can be undone.
"""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ui.text.texts import translate
from ui.widgets.dialog_buttons import DialogButtons
from ui.widgets.labels import set_role

SHOWN = 3
"""Records that are named."""


class DeleteDialog(QDialog):
    """`titles` are those of the first of `total` records. Plain deletion is preselected; the default button is Cancel."""

    def __init__(self, titles: list[str], total: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Delete", "Delete"))
        self.setMinimumWidth(440)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        shown = "; ".join(titles[:SHOWN])
        if (more := total - min(len(titles), SHOWN)) > 0:
            shown += f" {translate('Sync', 'and %n more', more)}"
        title = QLabel(translate("Delete", "Delete {what}?", what=shown))
        title.setProperty("role", "title")
        title.setWordWrap(True)
        layout.addWidget(title)
        self.plain = QRadioButton(translate("Delete", "Delete (can be undone)"))
        self.plain.setChecked(True)
        layout.addWidget(self.plain)
        self.anonymise = QRadioButton(translate("Delete", "Delete and remove personal data for good"))
        layout.addWidget(self.anonymise)
        self.consequence = QLabel(
            translate(
                "Delete",
                "Name, address, phone, e-mail, birthday, card, company and notes are removed here and in the cloud, with their history. Points and receipts stay without a name. This cannot be undone.",
            )
        )
        self.consequence.setWordWrap(True)
        self.consequence.setProperty("role", "muted")
        self.consequence.setIndent(24)
        layout.addWidget(self.consequence)
        buttons = DialogButtons(self, translate("Delete", "Cancel"), default=True)
        self.go = buttons.add(translate("Delete", "Delete"), self.accept, role="danger")
        self.anonymise.toggled.connect(self._show_consequence)
        layout.addWidget(buttons)

    def _show_consequence(self, for_good: bool) -> None:
        """Show on the button and in the text which kind of deletion is chosen."""
        self.go.setText(translate("Delete", "Delete for good") if for_good else translate("Delete", "Delete"))
        set_role(self.consequence, "red" if for_good else "muted")
