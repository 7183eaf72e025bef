"""Switches off everything in the window that writes, and says why in the tooltips; and on again.

Called by the window when view-only begins or ends and when a page is made. The commands refuse as well (`app.commands.authorized`),
so what is forgotten here does no harm.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from ui.lists.page import ListPage
from ui.permissions.guard import view_only_reason
from ui.window import actions

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow

TOLD = "told"
"""Property: the tooltip a widget had before."""


def apply_read_only(window: MainWindow) -> None:
    """Bring the whole window in line with the rights."""
    view_only = window.keys.view_only
    for spec in actions.ACTIONS:
        if spec.writes:
            set_disabled_with_reason(window.named_actions[spec.name], view_only, enable=False)
    if not view_only:
        for name in ("undo", "redo"):
            window.named_actions[name].setEnabled(True)
    for page in window.pages.values():
        if isinstance(page, ListPage):
            bar, several = page.toolbar, page.selection_bar
            for each in (
                bar.new_button,
                bar.import_action,
                several.change_button,
                several.tag_button,
                several.delete_button,
            ):
                set_disabled_with_reason(each, view_only)
    panel = window.panel
    for button in (panel.save_button, panel.delete_button, panel.restore_button):
        set_disabled_with_reason(button, view_only, enable=False)
    set_disabled_with_reason(window.strip.decide, view_only)
    if (sync := window.pages.get("sync")) is not None:
        from ui.sync.page import SyncPage

        assert isinstance(sync, SyncPage)
        needs, waiting = sync.needs_you, sync.waiting
        for button in (needs.cloud, needs.mine, needs.decide, waiting.act, waiting.retry_all):
            set_disabled_with_reason(button, view_only, enable=False)
        set_disabled_with_reason(sync.setback, view_only)
        for tab in (needs, waiting):
            tab.enable()


def set_disabled_with_reason(thing: QWidget | QAction, forbidden: bool, *, enable: bool = True) -> None:
    """Switch off with a reason; `enable` switches on again, where nobody else decides that."""
    before = thing.property(TOLD)
    if forbidden:
        if before is None:
            thing.setProperty(TOLD, thing.toolTip())
        thing.setEnabled(False)
        thing.setToolTip(view_only_reason())
    elif before is not None:
        thing.setToolTip(str(before))
        thing.setProperty(TOLD, None)
        if enable:
            thing.setEnabled(True)
