"""`EmptyState`: what a list shows in place of rows: why it is empty and what can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from ui.style import icons
from ui.text.texts import translate
from ui.widgets.controls import show_progress
from ui.widgets.flow_layout import FlowLayout


class EmptyState(QWidget):
    """An icon, a title, a sentence, a progress bar and buttons; all but the title are optional."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 24, 24, 24)
        layout.setSpacing(10)
        layout.addStretch(2)
        self._icon = QLabel()
        self._icon.setAlignment(Qt.AlignmentFlag.AlignCenter)
        layout.addWidget(self._icon)
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
        self._buttons = FlowLayout(centred=True)
        layout.addLayout(self._buttons)
        layout.addStretch(3)

    def show_message(
        self, icon: str, title: str, sentence: str = "", *buttons: tuple[str, Callable[[], object]]
    ) -> None:
        """Show a message and its buttons, given as text and callback; hides the progress bar."""
        self._icon.setPixmap(icons.pixmap(icon, "muted", 48))
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.progress.hide()
        while (item := self._buttons.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.hide()
                old.deleteLater()
        for label, callback in buttons:
            button = QPushButton(label)
            button.clicked.connect(lambda _=False, callback=callback: callback())
            self._buttons.addWidget(button)

    def show_progress(self, done: int, total: int | None) -> None:
        """Show how far the first download is; without a total the bar stays empty."""
        show_progress(self.progress, done, total)
        self.progress.show()
