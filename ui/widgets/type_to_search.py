"""Typing where there is no field to type into: it begins a search of the list on show, as everybody expects.

Sits on a list's table and on the rail. The scanner asks it how to make what it typed undone.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TypeToSearch(QObject):
    """Belongs to `widget`; `line` answers the search to be typed into, None where there is none now."""

    def __init__(self, widget: QWidget, line: Callable[[], QLineEdit | None]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._line = line
        widget.installEventFilter(self)

    @staticmethod
    def of(widget: QWidget | None) -> TypeToSearch | None:
        """The one that sits on a widget."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return widget.findChild(TypeToSearch, options=direct) if widget is not None else None

    def way_back(self) -> Callable[[], None]:
        """Makes the search, and who has the focus, as they are now."""
        line = self._line()
        if line is None:
            return lambda: None
        text = line.text()

        def back() -> None:
            line.setText(text)
            self._widget.setFocus(Qt.FocusReason.OtherFocusReason)

        return back

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A letter, a digit or a sign goes into the search; the space bar and all else stay with the widget."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        text = event.text()
        if event.modifiers() & _COMMANDS or not text.isprintable() or not text.strip():
            return False
        line = self._line()
        if line is None:
            return False
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.setText(text)
        return True
