"""A short message over the foot of the window that goes away by itself; with a button where a step can be undone.

Called by the window.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ui.text.texts import translate

SHOWN_FOR = 8_000
ABOVE = 52


class Toast(QFrame):
    """One message at a time; a new one takes the place of the old."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setObjectName("toast")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(16, 8, 10, 8)
        layout.setSpacing(14)
        self.label = QLabel()
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(self.label)
        self.button = QPushButton()
        self.button.setAccessibleName(translate("Toast", "Undo"))
        layout.addWidget(self.button)
        self._do: Callable[[], object] | None = None
        self.button.clicked.connect(self._press)
        self._timer = QTimer(self, interval=SHOWN_FOR, singleShot=True)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def say(self, text: str, words: str = "", do: Callable[[], object] | None = None) -> None:
        """Show `text`, with a button of those `words` that does `do`."""
        self.label.setText(text)
        self.setAccessibleName(text)
        self._do = do
        self.button.setText(words)
        self.button.setAccessibleName(words)
        self.button.setVisible(do is not None)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle when the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        parent = self._over
        self.setMaximumWidth(max(240, parent.width() - 40))
        self.adjustSize()
        self.move((parent.width() - self.width()) // 2, parent.height() - self.height() - ABOVE)

    def _press(self) -> None:
        self.hide()
        if self._do is not None:
            self._do()
