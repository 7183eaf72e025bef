"""`WrappedLabel` for messages on a screen, and `set_role`, by which the style sheet colours a widget."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def set_role(widget: QWidget, role: str) -> None:
    """Set the `role` property that the style sheet selects by, and restyle the widget if it changed."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class WrappedLabel(QLabel):
    """A wrapped message whose role gives the colour: muted, amber, red, green, problem or '' (plain). Hidden while empty."""

    def __init__(self, text: str = "", role: str = "muted", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setProperty("role", role)
        if not text:
            # Not `setVisible`: what is shown without a parent is a window, which flashes up and takes the focus away.
            self.hide()

    def show_message(self, text: str, role: str = "muted") -> None:
        """Replace the message; an empty one hides the label."""
        self.setText(text)
        self.setVisible(bool(text))
        set_role(self, role)
