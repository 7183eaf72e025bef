"""How all is, at the head of a page: a picture, the headline, and under it the sentence that explains."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout

from ui.widgets.elided import ElidingLabel


class Headline(QHBoxLayout):
    """What a page wants beside it is added after it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSpacing(12)
        self.picture = QLabel()
        self.addWidget(self.picture)
        words = QVBoxLayout()
        words.setSpacing(2)
        self.words = ElidingLabel(role="title")
        words.addWidget(self.words)
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("role", "muted")
        words.addWidget(self.sentence)
        self.addLayout(words, 1)
