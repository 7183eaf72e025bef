"""A sentence that a screen says about itself, and the roles that the style sheet colours by.

Called by dialogs, forms and pages.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget


def set_role(widget: QWidget, role: str) -> None:
    """Give a widget its place in the style sheet and let that look again; the same role again costs nothing."""
    if widget.property("role") != role:
        widget.setProperty("role", role)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class WrappedLabel(QLabel):
    """A wrapped sentence whose colour says how it is meant: muted, amber, red, green or plain."""

    def __init__(self, text: str = "", role: str = "muted", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setProperty("role", role)
        self.setVisible(bool(text))

    def say(self, text: str, role: str = "muted") -> None:
        """Another sentence; none hides it."""
        self.setText(text)
        self.setVisible(bool(text))
        set_role(self, role)
