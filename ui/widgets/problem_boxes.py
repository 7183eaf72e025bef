"""Errors of the whole program as dialogs: of opening a folder, of damaged files, of a backup that is offered.

Called by the application.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from storage.errors import ShopError
from ui.text import texts


class ProblemBoxes:
    """Dialogs over the window, if there is one."""

    def __init__(self, window: Callable[[], QWidget | None]) -> None:
        self._window = window
        self._told: set[str] = set()
        """What was said of damaged files, which opening the folder again need not repeat."""

    def show(self, error: ShopError) -> None:
        """Show the error in a dialog that is waited for."""
        box = self._box(error)
        box.finished.connect(box.deleteLater)
        box.exec()

    def tell_once(self, error: ShopError) -> None:
        """Say it in a dialog that nothing waits for: a shop that starts alone at night goes on synchronising."""
        if str(error) not in self._told:
            self._told.add(str(error))
            box = self._box(error)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.open()

    def declines_backup(self, notice: ShopError) -> bool:
        """Say that a backup is offered; whether it is declined. Else it is kept, and said again at the next start (F127)."""
        box = self._box(notice)
        later = box.addButton(texts.translate("Backup", "Decide later"), QMessageBox.ButtonRole.RejectRole)
        decline = box.addButton(
            texts.translate("Backup", "Continue without it"), QMessageBox.ButtonRole.DestructiveRole
        )
        box.setDefaultButton(later)
        box.setEscapeButton(later)
        box.finished.connect(box.deleteLater)
        box.exec()
        return box.clickedButton() is decline

    def _box(self, error: ShopError) -> QMessageBox:
        described = texts.error(error.code, error.params)
        box = QMessageBox(QMessageBox.Icon.Warning, "Counterfoil", described.title, parent=self._window())
        box.setInformativeText(f"{described.sentence} {described.advice}".strip())
        return box
