"""Moving about in the window by keyboard: from pane to pane, and from record to record.

Called by the window's actions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

TEXT_STEP = 10
TEXT_SIZES = (80, 200)
"""Per cent by which text grows at a key stroke, and its limits."""

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow


def next_pane(window: MainWindow, by: int) -> None:
    """Give the focus to the pane after or before the one that has it."""
    panes: list[QWidget] = [window.sidebar.sections]
    page = window.list_page
    panes += [page.search, page.table] if page is not None else [window.pages[window.section]]
    if window.panel.isVisible() and window.panel.form is not None:
        panes.append(window.panel)
    focus = QApplication.focusWidget()
    holding = (at for at, pane in enumerate(panes) if focus and (pane is focus or pane.isAncestorOf(focus)))
    chosen = panes[(next(holding, 0) + by) % len(panes)]
    if chosen is window.panel:
        window.panel.focus_form()
    else:
        chosen.setFocus(Qt.FocusReason.ShortcutFocusReason)


def open_adjacent_record(window: MainWindow, by: int) -> None:
    """Open the record above or below, with the cursor in the same field."""
    page = window.list_page
    if page is None or window.panel.form is None:
        return
    field = window.panel.form.focused()
    row = page.table.currentIndex().row() + by
    if 0 <= row < page.model.rowCount():
        page.open_row(row)
        if field and window.panel.form is not None:
            window.panel.form.go_to(field)


def escape(window: MainWindow) -> None:
    """Clear the search somebody is in, then close the record; with none open, clear the search from wherever."""
    page = window.list_page
    if page is not None and page.search.hasFocus() and page.clear_search():
        return
    if window.panel.shown is not None:
        window.panel.close_record()
    elif page is not None:
        page.clear_search()
    if page is not None:
        page.table.setFocus()


def resize_text(window: MainWindow, by: int) -> None:
    """Ask for larger or smaller text; 0 is the usual size."""
    settings = window.context.settings
    if settings is not None:
        size = settings.number("appearance.text_size") + by if by else 100
        window.setting_chosen.emit({"appearance.text_size": max(TEXT_SIZES[0], min(size, TEXT_SIZES[1]))})
