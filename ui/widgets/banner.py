"""`Banner`: a coloured strip with a message and at most two buttons, at the top of a record or a page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.widgets.labels import set_role

BannerButton = tuple[str, Callable[[], object]]
"""Text and callback of a button."""


class Banner(QFrame):
    """Hidden while it has no message."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("banner")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 8, 10, 8)
        layout.setSpacing(6)
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(self.label)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        layout.addLayout(self._buttons)
        self.hide()

    def show_message(self, text: str, *buttons: BannerButton, role: str = "") -> None:
        """Show a message with its buttons; an empty one hides the banner."""
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.label.setText(text)
        set_role(self, role)
        for label, callback in buttons:
            button = QPushButton(label)
            button.clicked.connect(lambda _=False, callback=callback: callback())
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self.setVisible(bool(text))
