"""`DialogButtons`: the button row of a dialog, with a cancel button, action buttons and one default button."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

Role = QDialogButtonBox.ButtonRole


class DialogButtons(QDialogButtonBox):
    """Starts with a button labelled `cancel`, which rejects the dialog as Esc does; `default`: Enter presses it."""

    def __init__(self, dialog: QDialog, cancel: str, *, default: bool = False) -> None:
        super().__init__(dialog)
        self.cancel = QPushButton(cancel)
        self.addButton(self.cancel, Role.RejectRole)
        _set_default(self.cancel, default)
        self.rejected.connect(dialog.reject)

    def add(
        self,
        text: str,
        callback: Callable[[], object],
        *,
        role: str = "",
        default: bool = False,
        place: Role = Role.AcceptRole,
    ) -> QPushButton:
        """Add a button: `role` is its look in the theme, `place` decides its position by the system's convention."""
        button = QPushButton(text)
        if role:
            button.setProperty("role", role)
        _set_default(button, default)
        self.addButton(button, place)
        button.clicked.connect(callback)
        return button

    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab reach a button before the first that accepts: Qt makes that one the proxy of the whole row."""
        super().showEvent(event)
        self.setFocusProxy(None)  # type: ignore[arg-type]

    def tab_last(self) -> None:
        """Put the buttons at the end of the tab order, after every widget created so far (Qt's order is that of creation)."""
        layout = self.layout()
        assert layout is not None
        tab_last(*sorted(self.buttons(), key=layout.indexOf))


def tab_last(*widgets: QWidget) -> None:
    """Put the widgets, in this order, at the end of the tab order of their window."""
    for widget in widgets:
        before = widget.window().previousInFocusChain()
        assert before is not None
        QWidget.setTabOrder(before, widget)


def _set_default(button: QPushButton, default: bool) -> None:
    button.setAutoDefault(default)
    button.setDefault(default)
