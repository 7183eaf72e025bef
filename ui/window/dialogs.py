"""Dialogs over the window that are built, and their modules imported, when they are first shown.

Made by the window each time it is built.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from ui.context import AppContext
from ui.permissions.guard import AskPermission
from ui.text import texts
from ui.text.texts import translate
from ui.window.messages import Messages
from ui.window.navigation import Navigation

if TYPE_CHECKING:
    from app.commands.resolve_many import ResolvedConflicts
    from app.queries.queries import Conflict
    from ui.conflicts.dialog import ConflictDialog
    from ui.conflicts.resolve_all_dialog import Side
    from ui.window.command_palette import Entry, Palette


class LazyDialogs(QObject):
    """Conflicts and command palette are built once, the others each time."""

    def __init__(
        self,
        context: AppContext,
        window: QWidget,
        *,
        navigation: Navigation,
        messages: Messages,
        palette_entries: Callable[[], Iterable[Entry]],
    ) -> None:
        super().__init__(window)
        self._context = context
        self._window = window
        self._navigation = navigation
        self._messages = messages
        self._palette_entries = palette_entries
        self._conflicts: ConflictDialog | None = None
        self._palette: Palette | None = None

    @property
    def conflicts(self) -> ConflictDialog:
        """The dialog that resolves conflicts one by one."""
        if self._conflicts is None:
            from ui.conflicts.dialog import ConflictDialog

            dialog = self._conflicts = ConflictDialog(self._context, self._window)
            dialog.open_record.connect(self._navigation.show_field)
            dialog.resolved.connect(
                lambda change: self._messages.show_change(translate("Toast", "Decided"), change)
            )
        return self._conflicts

    @property
    def palette(self) -> Palette:
        """The command palette."""
        if self._palette is None:
            from ui.window.command_palette import Palette

            self._palette = Palette(
                self._context, self._palette_entries, self._navigation.show_record, self._window
            )
        return self._palette

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Handlers of the window's actions that only open a dialog, by name."""
        return {
            "needs_you": self.show_conflict,
            "changes": self.show_changes,
            "shortcuts": self.show_shortcuts,
            "scanner": self.show_scanner_check,
        }

    def show_conflict(self, entity: str | None = None, id: int | None = None) -> None:
        """Open the conflict of a record, or the first one; a toast when there is none."""
        if not self.conflicts.open_conflict(entity or None, id):
            self._messages.show(translate("Toast", "Nothing needs your decision"))

    def resolve_all(self, side: Side, conflicts: list[Conflict]) -> None:
        """Ask whether to resolve many conflicts alike."""
        from ui.conflicts.resolve_all_dialog import ResolveAllDialog

        dialog = ResolveAllDialog(self._context, side, conflicts, self._window)
        dialog.resolved.connect(self._on_all_resolved)
        _open(dialog)

    def _on_all_resolved(self, decided: ResolvedConflicts) -> None:
        message = translate("Storm", "%n record(s) decided", decided.count)
        if decided.refused:
            left = translate("Storm", "%n could not be decided this way", len(decided.refused))
            reason = texts.error(decided.refused[0][2]).title
            message = f"{message}, {left}: {reason}"
        self._messages.show_step(message, decided.step)

    def show_plans(self, ask: AskPermission, print_labels: Callable[[int], None]) -> None:
        """Open the plans of this computer; `ask` checks the permission to change prices, `print_labels` gets a plan."""
        from ui.plans.dialog import PlansDialog

        dialog = PlansDialog(self._context, ask, self._window)
        dialog.message.connect(self._messages.show_change)
        dialog.labels_asked.connect(print_labels)
        _open(dialog)

    def show_changes(self) -> None:
        """Open the report of who changed what."""
        from ui.report.dialog import ChangeReportDialog

        dialog = ChangeReportDialog(self._context, self._window)
        done = translate("Toast", "Saved on this computer")
        dialog.put_back.connect(lambda change: self._messages.show_change(done, change))
        _open(dialog)

    def show_palette(self) -> None:
        """Open the command palette over the window."""
        self.palette.show_over(self._window)

    def show_shortcuts(self) -> None:
        """Open the sheet of keyboard shortcuts."""
        from ui.window.shortcut_sheet import ShortcutSheet

        _open(ShortcutSheet(self._window))

    def show_scanner_check(self) -> None:
        """Open the dialog to try the barcode scanner."""
        from ui.scanner.check_dialog import ScannerCheck

        _open(ScannerCheck(self._window))

    def close(self) -> None:
        """Close and delete what was built, and this itself; the window is being rebuilt."""
        if self._conflicts is not None:
            self._conflicts.close()
        for dialog in (self._conflicts, self._palette):
            if dialog is not None:
                dialog.deleteLater()
        self.deleteLater()


def _open(dialog: QDialog) -> None:
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
