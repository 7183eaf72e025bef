"""What each action of the table does in the window.

Called by the window, which connects them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ui.window.window_moves import TEXT_STEP, escape, next_pane, open_adjacent_record, resize_text

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow


def action_handlers(window: MainWindow) -> dict[str, Callable[[], object]]:
    """By the action's name."""
    panel, record_actions = window.panel, window.record_actions
    return {
        "palette": lambda: window.dialogs.palette.show_over(window),
        "search": lambda: _search(window),
        "needs_you": window.decide,
        "next_pane": lambda: next_pane(window, 1),
        "previous_pane": lambda: next_pane(window, -1),
        "close": lambda: escape(window),
        "new": lambda: _new_here(window),
        "copy": panel.copy_record,
        "save": panel.save,
        "revert": panel.revert,
        "delete": panel.delete,
        "restore": panel.restore,
        "previous_record": lambda: open_adjacent_record(window, -1),
        "next_record": lambda: open_adjacent_record(window, 1),
        "undo": record_actions.undo,
        "redo": record_actions.redo,
        "sync": record_actions.sync,
        "connect": lambda: window.keys.ask("sign_out", window.connect_asked.emit),
        "sign_out": lambda: window.keys.ask("sign_out", window.sign_out_asked.emit),
        "lock": window.keys.toggle,
        "whats_new": window.notices.show_whats_new,
        "bigger": lambda: resize_text(window, TEXT_STEP),
        "smaller": lambda: resize_text(window, -TEXT_STEP),
        "usual_size": lambda: resize_text(window, 0),
        "fold": window.sidebar.fold_button.click,
        "shortcuts": lambda: _show_shortcuts(window),
        "scanner": lambda: _try_scanner(window),
        "quit": window.quit,
        **window.lists.handlers(lambda: window.page),
    }


def _search(window: MainWindow) -> None:
    """The search box of the list; on a page without one, the palette."""
    if (page := window.list_page) is not None:
        page.focus_search()
    else:
        window.dialogs.palette.show_over(window)


def _new_here(window: MainWindow) -> None:
    if (page := window.list_page) is not None:
        window.new(page.entity.name)


def _show_shortcuts(window: MainWindow) -> None:
    from ui.window.shortcut_sheet import ShortcutSheet

    sheet = ShortcutSheet(window)
    sheet.finished.connect(sheet.deleteLater)
    sheet.open()


def _try_scanner(window: MainWindow) -> None:
    from ui.scanner.check_dialog import ScannerCheck

    check = ScannerCheck(window)
    check.finished.connect(check.deleteLater)
    check.open()
