"""The permission guard of the window: asks for the PIN before a protected operation, locks to view-only and unlocks.

Made by the window. The commands check the same permissions again (`app.commands.authorized`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.settings.permissions import Operation
from storage.errors import ShopError
from ui.context import AppContext
from ui.text.texts import translate

if TYPE_CHECKING:
    from ui.permissions.pin_dialog import PinDialog

Callback = Callable[[], object]


class AskPermission(Protocol):
    """`PermissionGuard.ask`, for those that need nothing else of the guard."""

    def __call__(self, operation: Operation, callback: Callback, refused: Callback | None = None, /) -> None:
        """Call `callback` if the operation is allowed, else `refused`."""


def view_only_reason() -> str:
    """Tooltip and message of everything that view-only switches off."""
    return translate("Rights", "This computer is view only (Ctrl+L)")


class PermissionGuard(QObject):
    """Checks an operation with `ask` and changes view-only with `toggle`."""

    changed = Signal()
    """View-only began or ended."""
    denied = Signal(str)
    """The reason why an operation is not allowed."""
    failed = Signal(object)
    """A `ShopError`: view-only could not be stored."""

    def __init__(self, context: AppContext, window: QWidget) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self.dialog: PinDialog | None = None

    @property
    def view_only(self) -> bool:
        """Whether nothing may be changed now."""
        return self._context.permissions.view_only

    def ask(self, operation: Operation, callback: Callback, refused: Callback | None = None) -> None:
        """Call `callback` if the operation is allowed, after the PIN where one is needed; else `refused`."""
        permissions = self._context.permissions
        if permissions.view_only:
            self.denied.emit(view_only_reason())
            if refused is not None:
                refused()
        elif permissions.needs_pin(operation):
            self._open(
                _reason(operation), permissions.grant, lambda: self._permit(operation, callback), refused
            )
        else:
            self._permit(operation, callback)

    def toggle(self) -> None:
        """Lock to view-only, or unlock."""
        permissions = self._context.permissions
        if not permissions.view_only:
            self._store(permissions.lock)
        elif permissions.has_pin:
            reason = translate("Rights", "Then records can be changed on this computer again.")
            self._open(reason, permissions.unlock, self.changed.emit, None)
        else:
            self._store(permissions.unlock)

    def _permit(self, operation: Operation, callback: Callback) -> None:
        self._context.permissions.permit(operation)
        callback()

    def _store(self, change: Callback) -> None:
        try:
            change()
        except ShopError as error:
            self.failed.emit(error)
        self.changed.emit()

    def _open(
        self, reason: str, use_pin: Callable[[str], None], accepted: Callback, refused: Callback | None
    ) -> None:
        from ui.permissions.pin_dialog import PinDialog

        dialog = self.dialog = PinDialog(
            self._context.permissions, self._context.bridge, reason, use_pin, self._window
        )
        dialog.accepted.connect(accepted)
        if refused is not None:
            dialog.rejected.connect(refused)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _reason(operation: Operation) -> str:
    match operation:
        case "delete":
            return translate("Rights", "Needed to delete records.")
        case "anonymise":
            return translate("Rights", "Needed to remove personal data for good.")
        case "bulk":
            return translate("Rights", "Needed to change many records at once.")
        case "import":
            return translate("Rights", "Needed to import a file.")
        case "restore":
            return translate("Rights", "Needed to restore a backup.")
        case "sign_out":
            return translate("Rights", "Needed to sign out or to switch the cloud.")
    return translate("Rights", "Needed to change settings.")
