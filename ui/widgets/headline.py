"""`Headline`: the sync status at the top of a page, as an icon, a title and an explaining sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from ui.style import icons
from ui.widgets.elided import ElidingLabel


class Headline(QHBoxLayout):
    """A row; a page appends its own buttons."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(12)
        self.icon = QLabel()
        self.addWidget(self.icon)
        texts = QVBoxLayout()
        texts.setSpacing(2)
        self.title = ElidingLabel(role="title")
        texts.addWidget(self.title)
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("role", "muted")
        texts.addWidget(self.sentence)
        self.addLayout(texts, 1)

    def show_status(self, icon: str, role: str, title: str, sentence: str) -> None:
        """Show an icon in the colour of a role, a title, and a sentence that may be empty."""
        self.icon.setPixmap(icons.pixmap(icon, role, 32))
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
