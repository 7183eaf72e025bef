"""The row of buttons under a dialog: what does it, what leaves it, and which of them Enter presses."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPushButton, QWidget

Role = QDialogButtonBox.ButtonRole


class DialogButtons(QDialogButtonBox):
    """Begins with `leave`, which closes the dialog as Esc does. `enter`, here and of the others: Enter presses it."""

    def __init__(self, dialog: QDialog, leave: str, *, enter: bool = False) -> None:
        super().__init__(dialog)
        self.leave = QPushButton(leave)
        self.addButton(self.leave, Role.RejectRole)
        _press_by_enter(self.leave, enter)
        self.rejected.connect(dialog.reject)

    def add(
        self,
        words: str,
        do: Callable[[], object],
        *,
        role: str = "",
        enter: bool = False,
        place: Role = Role.AcceptRole,
    ) -> QPushButton:
        """One more button: `role` is how the theme draws it, `place` where the system's custom puts it."""
        button = QPushButton(words)
        if role:
            button.setProperty("role", role)
        _press_by_enter(button, enter)
        self.addButton(button, place)
        button.clicked.connect(do)
        return button

    def tab_last(self) -> None:
        """Tab reaches the buttons after all that was made until now; by itself it goes in the order of making."""
        layout = self.layout()
        assert layout is not None
        tab_last(*sorted(self.buttons(), key=layout.indexOf))


def tab_last(*widgets: QWidget) -> None:
    """Tab reaches these, in this order, after all else in their window."""
    for widget in widgets:
        before = widget.window().previousInFocusChain()
        assert before is not None
        QWidget.setTabOrder(before, widget)


def _press_by_enter(button: QPushButton, enter: bool) -> None:
    button.setAutoDefault(enter)
    button.setDefault(enter)
