"""`Toast`: a short message over the foot of the window that disappears by itself; may carry an Undo button.

Its buttons have keys, which they show: whoever types does not reach for the mouse in the seconds that a toast is there.

It covers no button of the window. Behind a modal dialog, where its own button could not be pressed, it shows none and
waits.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from ui.text.texts import translate

SHOWN_FOR = 8_000
"""Milliseconds."""
PLACED_EVERY = 200
"""Milliseconds: what is below a toast may change while it is shown, such as by a record that is opened."""
ABOVE = 52
"""Pixels between the toast and the lower edge of the window."""
GAP = 6
"""Pixels between the toast and a button below it."""
KEYS = ("F8", "F9")
"""Of the last button, which is Undo wherever there is one, and of the one before."""

Choice = tuple[str, Callable[[], object]]
"""Text and callback of a button."""


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
        self.button, self._second = QPushButton(), QPushButton()
        self._callbacks: list[Callable[[], object]] = []
        """Of the buttons, in order; the buttons without one are hidden."""
        for number, button in enumerate(self.buttons()):
            button.setAccessibleName(translate("Toast", "Undo"))
            layout.addWidget(button)
            button.clicked.connect(partial(self._press, number))
        self._timer = QTimer(self, interval=SHOWN_FOR, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self._placing = QTimer(self, interval=PLACED_EVERY)
        self._placing.timeout.connect(self.place)
        parent.installEventFilter(self)
        parent.window().installEventFilter(self)
        self._blocked = False
        self.hide()

    def buttons(self) -> tuple[QPushButton, QPushButton]:
        """Both buttons, shown or not."""
        return self.button, self._second

    def show_message(self, text: str, *choices: Choice) -> None:
        """Show `text`, with a button for each of at most two choices."""
        self.label.setText(text)
        self.setAccessibleName(text)
        self._callbacks = [callback for _, callback in choices]
        keys = KEYS[: len(choices)][::-1]
        for button, (name, _), key in zip(self.buttons(), choices, keys, strict=False):
            button.setText(f"{name} ({key})")
            # After the text, which sets the key that it names by itself: none.
            button.setShortcut(QKeySequence(key))
            button.setAccessibleName(name)
        self.show()
        self._follow_window()
        # Again as soon as what was opened together with it has its place.
        QTimer.singleShot(0, self, self.place)
        self.raise_()
        from PySide6.QtGui import QAccessible, QAccessibleEvent

        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay centred when the window is resized; wait while a modal dialog is over it."""
        match event.type():
            case QEvent.Type.WindowBlocked | QEvent.Type.WindowUnblocked:
                self._blocked = event.type() == QEvent.Type.WindowBlocked
                self._follow_window()
            case QEvent.Type.Resize if watched is self._parent:
                self.place()
        return super().eventFilter(watched, event)

    def _follow_window(self) -> None:
        """Offer the button and let the time run only while the window can be used."""
        for number, button in enumerate(self.buttons()):
            button.setVisible(number < len(self._callbacks) and not self._blocked)
        if self._blocked:
            self._timer.stop()
        elif self.isVisible():
            self._timer.start()
            self._placing.start()
        self.place()

    def place(self) -> None:
        """Move to the middle of the foot of the window, or as far above it as is needed to cover no button."""
        if not self.isVisible():
            self._placing.stop()
            return
        parent = self._parent
        self.setMaximumWidth(max(240, parent.width() - 40))
        self.adjustSize()
        foot = QPoint((parent.width() - self.width()) // 2, parent.height() - self.height() - ABOVE)
        area = QRect(foot, self.size())
        buttons = [
            QRect(button.mapTo(parent, QPoint(0, 0)), button.size())
            for button in parent.findChildren(QAbstractButton)
            if button.isVisible() and not self.isAncestorOf(button)
        ]
        while covered := [button.top() for button in buttons if button.intersects(area)]:
            area.moveBottom(min(covered) - GAP)
        self.move(area.topLeft() if area.top() >= 0 else foot)

    def _press(self, number: int, _checked: bool = False) -> None:
        self.hide()
        if number < len(self._callbacks):
            self._callbacks[number]()
