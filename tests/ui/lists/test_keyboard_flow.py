"""Keyboard use of list and record: typing starts a search, Alt+Down keeps the field, Esc goes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ui.widgets.type_to_search import TypeToSearch


@pytest.fixture
def press(hands, qtbot):
    """Send keys to the window handle, as the system does, so that shortcuts, scanner and fields get them in the real order."""
    with qtbot.waitActive(hands.window):
        hands.window.activateWindow()

    def press(key, modifier=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(hands.window.windowHandle(), key, modifier)

    return press


def typing(press, text):
    for letter in text:
        press(letter)
        # Slower than any scanner.
        QTest.qWait(130)


def test_typing_in_a_list_searches_it_and_enter_opens_the_first(hands, press, qtbot):
    page = hands.window.page
    page.search.setText("old")
    page.table.setFocus()
    typing(press, "eva")
    assert page.search.text() == "eva" and page.search.hasFocus()
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: hands.window.panel.shown == ("customers", 2), timeout=10_000)


def test_typing_in_the_sidebar_searches_the_list_and_keeps_the_section(hands, press):
    hands.window.sidebar.choose("products")
    hands.window.sidebar.sections.setFocus()
    typing(press, "es")
    assert hands.window.navigation.section == "products"
    assert hands.window.page.search.text() == "es"


def test_keys_of_the_table_do_not_start_a_search(hands, press):
    page = hands.window.page
    page.table.setFocus()
    page.open_row(0)
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Space)
    assert page.table.hasFocus() and page.search.text() == ""


def test_a_scan_over_a_list_leaves_its_search_unchanged(hands, qtbot):
    page = hands.window.page
    page.search.setText("eva")
    page.table.setFocus()
    back = TypeToSearch.of(page.table).restorer()
    QTest.keyClick(page.table, "8")
    assert page.search.text() == "8"
    back()
    assert page.search.text() == "eva"
    assert hands.window.focusWidget() is page.table


def test_the_next_record_has_the_same_field_focused_and_selected(hands, press, qtbot):
    page = hands.window.page
    page.open_row(0)
    form = hands.window.panel.form
    form.go_to("lastName")
    form.go_to("phone")
    press(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert form.focused() == "phone"
    line = form.rows["phone"].editor.line
    assert line.selectedText() == line.text()
    assert page.table.currentIndex().row() == 1


def test_escape_closes_the_record_and_then_clears_the_search(hands, press, qtbot):
    page = hands.window.page
    page.search.setText("eva")
    page.table.setFocus()
    page.open_row(0)
    hands.window.panel.form.go_to("phone")
    press(Qt.Key.Key_Escape)
    assert hands.window.panel.shown is None and page.search.text() == "eva"
    press(Qt.Key.Key_Escape)
    assert page.search.text() == "" and page.table.hasFocus()


def test_an_opened_group_is_scrolled_to(hands, qtbot):
    form = hands.open("customers", 1)
    section = form.sections["address"]
    header, body = section.header, section.body
    panel = hands.window.panel
    panel.form_area.ensureWidgetVisible(header, 0, 0)
    header.click()
    seen = form.visibleRegion().boundingRect()
    assert seen.contains(body.mapTo(form, QPoint(5, body.height() - 1)))
    assert seen.contains(body.mapTo(form, QPoint(5, 0)))


def test_a_list_that_fits_has_no_horizontal_scroll_bar(hands):
    table = hands.window.page.table
    assert table.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    table.setMaximumWidth(300)
    table.resize(300, 300)
    table.fit_columns()
    assert table.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded
