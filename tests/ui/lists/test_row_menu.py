"""The menu of a row does what the keys and the selection bar do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel
from PySide6.QtGui import QContextMenuEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMenu

from ui.record.panel import HISTORY

PATIENCE = 10_000


@pytest.fixture
def page(hands, qtbot):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    qtbot.waitUntil(lambda: page.model.whole and page.model.rowCount() > 2, timeout=PATIENCE)
    return page


def menu_of(page, row, reason=QContextMenuEvent.Reason.Mouse):
    """Ask for the menu at the main cell of a row, as the pointer does."""
    cell = page.table.visualRect(page.model.index(row, page.table._main_section()))
    viewport = page.table.viewport()
    event = QContextMenuEvent(reason, cell.center(), viewport.mapToGlobal(cell.center()))
    QApplication.sendEvent(viewport, event)
    return page.table.findChildren(QMenu)[-1]


def entry(menu, text):
    return next(action for action in menu.actions() if text in action.text())


def test_the_menu_of_another_row_opens_that_row_first(hands, page, qtbot):
    menu = menu_of(page, 1)
    title = page.model.index(1, page.table._main_section()).data()
    assert hands.window.panel.record.id == page.model.record(1)["id"]
    entry(menu, "Copy “").trigger()
    assert QGuiApplication.clipboard().text() == title
    entry(menu, "Copy the row").trigger()
    assert title in QGuiApplication.clipboard().text().split("\t")
    entry(menu, "history").trigger()
    assert hands.window.panel.tabs.currentIndex() == HISTORY
    assert entry(menu, "Labels…") and not any("Prices" in each.text() for each in menu.actions())


def test_the_menu_of_a_selected_row_is_of_all_that_are_selected(page, qtbot):
    flags = QItemSelectionModel.SelectionFlag
    for row in (0, 2):
        page.table.selectionModel().select(page.model.index(row, 1), flags.Select | flags.Rows)
    menu = menu_of(page, 2, QContextMenuEvent.Reason.Keyboard)
    assert page.selection.count == 2 and not any(each.text() == "Open" for each in menu.actions())
    with qtbot.waitSignal(page.delete_asked) as asked:
        entry(menu, "Delete").trigger()
    assert asked.args == ["products", [page.model.record(row)["id"] for row in (0, 2)]]
