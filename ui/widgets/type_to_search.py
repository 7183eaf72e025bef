"""`TypeToSearch`: an event filter that sends letters typed on a list or on the sidebar into the search field.

The barcode scanner types as a keyboard does; it uses `restorer` to undo what a scan typed into the search.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

_SHORTCUT_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TypeToSearch(QObject):
    """Installed on `widget`; `line` returns the search field, or None where there is none at the moment."""

    def __init__(self, widget: QWidget, line: Callable[[], QLineEdit | None]) -> None:
        super().__init__(widget)
        self._widget = widget
        self._line = line
        widget.installEventFilter(self)

    @staticmethod
    def of(widget: QWidget | None) -> TypeToSearch | None:
        """The filter installed on a widget, or None."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return widget.findChild(TypeToSearch, options=direct) if widget is not None else None

    def restorer(self) -> Callable[[], None]:
        """A callback that restores the present search text and focuses the widget."""
        line = self._line()
        if line is None:
            return lambda: None
        text = line.text()

        def restore() -> None:
            line.setText(text)
            self._widget.setFocus(Qt.FocusReason.OtherFocusReason)

        return restore

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A printable character other than space starts a search; every other key stays with the widget."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        text = event.text()
        if event.modifiers() & _SHORTCUT_MODIFIERS or not text.isprintable() or not text.strip():
            return False
        line = self._line()
        if line is None:
            return False
        line.setFocus(Qt.FocusReason.OtherFocusReason)
        line.setText(text)
        return True
