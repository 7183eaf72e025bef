"""View-only mode of the window: disables every control that writes, with the reason as its tooltip, and enables it again.

Called by the window when view-only begins or ends, a page is made or a record is shown. The commands check the
permissions as well (`app.commands.authorized`), so a control forgotten here does no harm.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ui.lists.page import ListPage
from ui.permissions.guard import view_only_reason
from ui.record.panel import RecordPanel
from ui.window import actions
from ui.window.status_bar import StatusBar

TOOLTIP_BEFORE = "tooltip_before"
"""Property: the tooltip of a disabled control before it was disabled."""


def apply_read_only(
    view_only: bool,
    *,
    named_actions: Mapping[str, QAction],
    pages: Mapping[str, QWidget],
    panel: RecordPanel,
    status_bar: StatusBar,
) -> None:
    """Disable every writing control, or enable again those that nothing else disables."""
    for spec in actions.ACTIONS:
        if spec.writes:
            set_disabled_with_reason(named_actions[spec.name], view_only, update_buttons=False)
    if not view_only:
        for name in ("undo", "redo"):
            named_actions[name].setEnabled(True)
    for page in pages.values():
        if isinstance(page, ListPage):
            toolbar, selection = page.toolbar, page.selection_bar
            for button in (
                toolbar.new_button, toolbar.import_action, selection.change_button, selection.tag_button, selection.delete_button,
            ):  # fmt: skip
                set_disabled_with_reason(button, view_only)
    for button in (panel.save_button, panel.delete_button, panel.restore_button):
        set_disabled_with_reason(button, view_only, update_buttons=False)
    set_disabled_with_reason(status_bar.decide, view_only)
    if (sync := pages.get("sync")) is not None:
        _apply_to_sync(sync, view_only)


def _apply_to_sync(sync: QWidget, view_only: bool) -> None:
    from ui.sync.page import SyncPage

    assert isinstance(sync, SyncPage)
    conflicts, waiting = sync.conflicts, sync.waiting
    for button in (
        conflicts.cloud,
        conflicts.mine,
        conflicts.decide,
        waiting.action_button,
        waiting.retry_all,
    ):
        set_disabled_with_reason(button, view_only, update_buttons=False)
    set_disabled_with_reason(sync.rollback, view_only)
    for tab in (conflicts, waiting):
        tab.update_buttons()


def set_disabled_with_reason(
    control: QWidget | QAction, disabled: bool, *, update_buttons: bool = True
) -> None:
    """Disable with the reason as tooltip, or restore the tooltip; `update_buttons` enables it as well."""
    before = control.property(TOOLTIP_BEFORE)
    if disabled:
        if before is None:
            control.setProperty(TOOLTIP_BEFORE, control.toolTip())
        control.setEnabled(False)
        control.setToolTip(view_only_reason())
    elif before is not None:
        control.setToolTip(str(before))
        control.setProperty(TOOLTIP_BEFORE, None)
        if update_buttons:
            control.setEnabled(True)
