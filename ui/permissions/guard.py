"""The window's rights: asks for the PIN before what needs it, locks to view-only and unlocks.

Made by the window. Whatever gets past it is refused by the commands themselves (`app.commands.authorized`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.settings.permissions import Operation
from storage.errors import ShopError
from ui.context import AppContext
from ui.text.texts import translate

if TYPE_CHECKING:
    from ui.permissions.pin_dialog import PinDialog

Do = Callable[[], object]


def view_only_reason() -> str:
    """Why something is switched off."""
    return translate("Rights", "This computer is for looking only (Ctrl+L)")


class PermissionGuard(QObject):
    """`ask` before a deed; `changed` when view-only began or ended."""

    changed = Signal()
    said = Signal(str)
    failed = Signal(object)

    def __init__(self, context: AppContext, over: QWidget) -> None:
        super().__init__(over)
        self._context = context
        self._over = over
        self.dialog: PinDialog | None = None

    @property
    def view_only(self) -> bool:
        """Whether nothing may be changed now."""
        return self._context.permissions.view_only

    def ask(self, operation: Operation, do: Do, refused: Do | None = None) -> None:
        """Do it if that is allowed, after the PIN where one is needed; `refused` when it does not come to it."""
        permissions = self._context.permissions
        if permissions.view_only:
            self.said.emit(view_only_reason())
            if refused is not None:
                refused()
        elif permissions.needs_pin(operation):
            self._open(_why(operation), permissions.grant, lambda: self._begin(operation, do), refused)
        else:
            self._begin(operation, do)

    def toggle(self) -> None:
        """Lock to view-only, or unlock."""
        permissions = self._context.permissions
        if not permissions.view_only:
            self._write(permissions.lock)
        elif permissions.has_pin:
            words = translate("Rights", "After it records can be changed here again.")
            self._open(words, permissions.unlock, self.changed.emit, None)
        else:
            self._write(permissions.unlock)

    def _begin(self, operation: Operation, do: Do) -> None:
        self._context.permissions.permit(operation)
        do()

    def _write(self, do: Do) -> None:
        try:
            do()
        except ShopError as error:
            self.failed.emit(error)
        self.changed.emit()

    def _open(self, why: str, use: Callable[[str], None], then: Do, refused: Do | None) -> None:
        from ui.permissions.pin_dialog import PinDialog

        dialog = self.dialog = PinDialog(
            self._context.permissions, self._context.bridge, why, use, self._over
        )
        dialog.accepted.connect(then)
        if refused is not None:
            dialog.rejected.connect(refused)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _why(operation: Operation) -> str:
    match operation:
        case "delete":
            return translate("Rights", "It is needed to delete records.")
        case "anonymise":
            return translate("Rights", "It is needed to remove personal data for good.")
        case "bulk":
            return translate("Rights", "It is needed to change many records at once.")
        case "import":
            return translate("Rights", "It is needed to import a file.")
        case "restore":
            return translate("Rights", "It is needed to restore a backup.")
        case "sign_out":
            return translate("Rights", "It is needed to sign out or to change the cloud.")
    return translate("Rights", "It is needed to change settings.")
