"""What a list shows when it has no rows: what is the matter, and the one thing to do about it.

Called by `list_page`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ui.style import icons
from ui.text.texts import translate
from ui.widgets.controls import show_progress


class EmptyState(QWidget):
    """A picture, a title, a sentence, a bar of progress and buttons, all optional but the title."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 24)
        layout.setSpacing(10)
        layout.addStretch(2)
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._picture)
        self.title = QLabel()
        self.title.setProperty("role", "title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setWordWrap(True)
        layout.addWidget(self.title)
        self.sentence = QLabel()
        self.sentence.setProperty("role", "muted")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.sentence.setWordWrap(True)
        layout.addWidget(self.sentence)
        bar = QHBoxLayout()
        bar.addStretch(1)
        self.progress = QProgressBar()
        self.progress.setFixedWidth(320)
        self.progress.setAccessibleName(translate("Status", "Progress"))
        bar.addWidget(self.progress)
        bar.addStretch(1)
        layout.addLayout(bar)
        self._buttons = QHBoxLayout()
        layout.addLayout(self._buttons)
        layout.addStretch(3)

    def say(
        self, picture: str, title: str, sentence: str = "", *choices: tuple[str, Callable[[], object]]
    ) -> None:
        """Show this, without progress."""
        self._picture.setPixmap(icons.picture(picture, "muted", 48))
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.progress.hide()
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        self._buttons.addStretch(1)
        for words, do in choices:
            button = QPushButton(words)
            button.clicked.connect(lambda _=False, do=do: do())
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)

    def show_progress(self, done: int, total: int | None) -> None:
        """How far the first download is; without a total it only says that it goes on."""
        show_progress(self.progress, done, total)
        self.progress.show()
