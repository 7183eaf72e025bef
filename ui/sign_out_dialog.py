"""Before signing out: what waits, and what becomes of it. The default is to stay signed in.

Made by `application`.
"""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.texts import translate


class SignOutDialog(QDialog):
    """Accepted to sign out."""

    def __init__(self, waiting: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("SignOut", "Sign out"))
        self.setMinimumWidth(440)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(10)
        layout.addWidget(_label(translate("SignOut", "Sign out of the cloud?"), "title"))
        if waiting:
            words = translate(
                "SignOut",
                "%n change(s) are not sent yet. They stay here until somebody signs in again.",
                waiting,
            )
            layout.addWidget(_label(words, "amber"))
        words = translate(
            "SignOut",
            "The token goes from this computer. The records stay, and you can go on working with them.",
        )
        layout.addWidget(_label(words, "muted"))
        buttons = QDialogButtonBox()
        self.leave = QPushButton(translate("SignOut", "Sign out"))
        self.leave.setProperty("role", "danger")
        self.leave.setAutoDefault(False)
        self.stay = QPushButton(translate("SignOut", "Stay signed in"))
        self.stay.setDefault(True)
        buttons.addButton(self.leave, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(self.stay, QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)


def _label(text: str, role: str) -> QLabel:
    label = QLabel(text)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
