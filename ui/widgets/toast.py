"""`Toast`: a short message over the foot of the window that disappears by itself; may carry an Undo button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ui.text.texts import translate

SHOWN_FOR = 8_000
"""Milliseconds."""
ABOVE = 52
"""Pixels between the toast and the lower edge of the window."""


class Toast(QFrame):
    """One message at a time; a new one replaces the old one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
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
        self._callback: Callable[[], object] | None = None
        self.button.clicked.connect(self._press)
        self._timer = QTimer(self, interval=SHOWN_FOR, singleShot=True)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    def show_message(self, text: str, button: str = "", callback: Callable[[], object] | None = None) -> None:
        """Show `text`, with a button that calls `callback` if there is one."""
        self.label.setText(text)
        self.setAccessibleName(text)
        self._callback = callback
        self.button.setText(button)
        self.button.setAccessibleName(button)
        self.button.setVisible(callback is not None)
        self._place()
        self.show()
        self.raise_()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay centred when the window is resized."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        parent = self._parent
        self.setMaximumWidth(max(240, parent.width() - 40))
        self.adjustSize()
        self.move((parent.width() - self.width()) // 2, parent.height() - self.height() - ABOVE)

    def _press(self) -> None:
        self.hide()
        if self._callback is not None:
            self._callback()
