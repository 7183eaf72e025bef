"""Asks how a customer is to be deleted: plainly, or with the personal data removed for good.

Called by the window; other records are deleted without a question, because that can be undone.
"""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from ui.texts import translate


class DeleteDialog(QDialog):
    """Plain deletion is ticked; the default button is Cancel."""

    def __init__(self, titles: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Delete", "Delete"))
        self.setMinimumWidth(440)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        shown = ", ".join(titles[:3]) + (" ..." if len(titles) > 3 else "")
        title = QLabel(translate("Delete", "Delete {what}?", what=shown))
        title.setProperty("role", "title")
        title.setWordWrap(True)
        layout.addWidget(title)
        self.plain = QRadioButton(translate("Delete", "Delete; this can be undone"))
        self.plain.setChecked(True)
        layout.addWidget(self.plain)
        self.anonymise = QRadioButton(translate("Delete", "Delete and remove the personal data for good"))
        layout.addWidget(self.anonymise)
        note = QLabel(
            translate(
                "Delete",
                "Name, address, phone, e-mail and notes disappear from the cloud too. Nobody can bring them back.",
            )
        )
        note.setWordWrap(True)
        note.setProperty("role", "muted")
        note.setIndent(24)
        layout.addWidget(note)
        buttons = QDialogButtonBox()
        delete = QPushButton(translate("Delete", "Delete"))
        delete.setProperty("role", "danger")
        delete.setAutoDefault(False)
        cancel = QPushButton(translate("Delete", "Cancel"))
        cancel.setDefault(True)
        buttons.addButton(delete, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(cancel, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
