"""A coloured strip with a sentence and at most two buttons, for what a person should see before going on.

Called by the record panel and the window.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ui.widgets.labels import set_role

Choice = tuple[str, Callable[[], object]]
"""Words of a button and what it does."""


class Banner(QFrame):
    """Hidden while there is nothing to say."""

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

    def say(self, text: str, *choices: Choice, role: str = "") -> None:
        """Show a sentence; an empty one hides the banner."""
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self.label.setText(text)
        set_role(self, role)
        for words, do in choices:
            button = QPushButton(words)
            button.clicked.connect(lambda _=False, do=do: do())
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self.setVisible(bool(text))
