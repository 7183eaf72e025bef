"""Enter in the search opens the first match of what is typed, and nothing else later."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.queries.lists import Lists
from tests.ui.conftest import make
from ui.lists import order_reader

NAMES = ("Nagy", "Ovakova", "Kral", "Svoboda")


@pytest.fixture
def window_on(replica, context, open_window, qtbot):
    """Opens a window on a list of so many customers; the wanted two are in the middle of it."""

    def show(rows):
        with replica.write() as tx:
            tx.put_many(
                "customers",
                [make("customers", 1000 + n, firstName="Adam", lastName=f"{NAMES[n % 4]} {n}") for n in range(rows)]
                + [make("customers", 500, lastName="Novak"), make("customers", 501, lastName="Cermak")],
            )  # fmt: skip
        window = open_window(context).window
        with qtbot.waitActive(window):
            window.activateWindow()
        model = window.page.model
        qtbot.waitUntil(lambda: model.rowCount() > rows and not model._indexing, timeout=60_000)
        window.page.focus_search()
        return window

    return show


def typing(text, pause):
    for letter in text:
        QTest.keyClick(QApplication.focusWidget(), letter)
        QTest.qWait(pause)


@pytest.mark.parametrize("action", ["typing", "leaving", "sorting", "another record"])
def test_whatever_is_done_before_the_rows_are_there_takes_enter_back(window_on, qtbot, monkeypatch, action):
    free, order = threading.Event(), Lists.order

    def late(self, *asked, **more):
        assert free.wait(10)
        return order(self, *asked, **more)

    window = window_on(50)
    page, panel = window.page, window.panel
    monkeypatch.setattr(Lists, "order", late)
    monkeypatch.setattr(order_reader, "PATIENCE", 0.0)
    typing("nova", 0)
    QTest.keyClick(page.search, Qt.Key.Key_Return)
    assert page.model.busy
    if action == "typing":
        QTest.keyClick(page.search, "k")
    elif action == "leaving":
        page.filter.setFocus()
        page.table.setFocus()
    elif action == "sorting":
        page.sort_by("phone")
    else:
        window.navigation.show_record("customers", 1)
    before = panel.shown
    free.set()
    qtbot.waitUntil(lambda: not page.model.busy and not page._search_timer.isActive())
    QTest.qWait(100)
    assert panel.shown == before
    assert page.search.text() == ("novak" if action == "typing" else "nova")
