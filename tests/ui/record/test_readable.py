"""Readability of lists and records: long numbers, several codes, long texts, names in a recipe."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from storage.schema.entities import CATALOGUE
from tests.gallery.layout_checks import layout_faults
from ui.editors.base import MAX_LINES
from ui.editors.factory import make_editor
from ui.style import theme
from ui.text import formats, language
from ui.widgets.elided import CompactButton

PRODUCTS = CATALOGUE["products"].by_name
LONG = 230.35714285714286


@pytest.fixture
def price(qtbot, spoken):
    editor = make_editor(PRODUCTS["priceWithoutVat"], "Price", None, without=frozenset())
    qtbot.addWidget(editor)
    editor.show_value(LONG)
    return editor


def focus(editor, kind, reason=Qt.FocusReason.TabFocusReason):
    QApplication.sendEvent(editor.line, QFocusEvent(kind, reason))


# numbers


def test_a_long_price_is_shown_rounded_and_kept_exactly(price):
    assert price.line.text() == "230.36"
    assert not price.dirty and price.value() == LONG
    assert price.current_input() == "230.357142857143"


def test_a_focused_price_shows_all_digits_and_stays_clean(price):
    focus(price, QEvent.Type.FocusIn)
    assert price.line.text() == "230.357142857143"
    assert not price.dirty
    focus(price, QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason)
    assert price.line.text() == "230.357142857143"
    focus(price, QEvent.Type.FocusOut)
    assert price.line.text() == "230.36"
    assert not price.dirty and price.value() == LONG


def test_typing_the_rounded_price_changes_the_value(price):
    focus(price, QEvent.Type.FocusIn)
    price.line.setText("230.36")
    price.line.textEdited.emit("230.36")
    assert price.dirty and price.value() == 230.36
    focus(price, QEvent.Type.FocusOut)
    assert price.dirty and price.value() == 230.36
    again = price.current_input()
    price.show_value(LONG)
    price.restore_input(again)
    assert price.dirty and price.value() == 230.36


def test_the_numbers_of_a_form_have_one_form(hands, spoken):
    spoken("cs")
    hands.window.build()
    form = hands.open("products", 102)
    shown = {name: form.rows[name].editor.line for name in ("priceWithVat", "priceWithoutVat", "margin")}
    assert shown["priceWithVat"].text() == "3,90"
    hands.type("priceWithoutVat", "35.625")
    hands.type("margin", "12.5 %")
    form.go_to("name")
    assert {name: line.text() for name, line in shown.items()} == {
        "priceWithVat": "39,90", "priceWithoutVat": "35,625", "margin": "12,5 %",
    }  # fmt: skip
    assert form.rows["priceWithoutVat"].editor.value() == 35.625
    assert form.rows["margin"].editor.value() == "12.5%"
    hands.type("priceWithoutVat", "35.6.2")
    form.go_to("name")
    assert shown["priceWithoutVat"].text() == "35.6.2"


def test_a_restored_clean_price_is_rounded_again(price):
    held = price.current_input()
    price.show_value(LONG)
    price.restore_input(held)
    assert price.line.text() == "230.36" and not price.dirty


def test_the_tool_tip_shows_all_digits(price, qtbot):
    price.show()
    help_wanted = QHelpEvent(QEvent.Type.ToolTip, QPoint(2, 2), price.line.mapToGlobal(QPoint(2, 2)))
    QApplication.sendEvent(price.line, help_wanted)
    assert QToolTip.text() == "230.357142857143"
    QToolTip.hideText()


def test_a_number_that_was_set_is_read_back_exactly(price):
    price.set_value(1 / 3)
    assert price.line.text() == "0.3333"
    assert price.dirty and price.value() == 1 / 3


@pytest.mark.parametrize(
    ("value", "shown"),
    [(0.0, "0.00"), (12.3456, "12.35"), (0.125, "0.125"), (0.5, "0.50"), (0.00012, "0.0001"), (-0.1234567, "-0.1235")],
)  # fmt: skip
def test_a_price_has_two_decimals_and_a_small_one_as_many_as_needed(spoken, value, shown):
    assert formats.price_text(value) == shown


# texts of several lines


def test_a_box_of_lines_grows_with_its_lines_and_then_scrolls(qtbot, spoken):
    editor = make_editor(PRODUCTS["notes"], "Notes", None, without=frozenset())
    qtbot.addWidget(editor)
    editor.show_value(["8590000000017"])
    editor.show()
    one = editor.text.height()
    for count in (3, MAX_LINES, MAX_LINES + 5):
        editor.show_value([f"85900000000{at:02}" for at in range(count)])
        bar = editor.text.verticalScrollBar()
        assert bar.isVisible() is (count > MAX_LINES)
        assert (bar.maximum() == 0) is (count <= MAX_LINES)
    assert editor.text.height() > 8 * QFontMetrics(editor.text.font()).lineSpacing()
    editor.show_value([])
    assert editor.text.height() == one


# lists


def test_a_list_shows_one_code_and_the_number_of_others(hands, replica, context):
    codes = ["8590000000017", "8590000000024", "8590000000031"]
    with replica.write() as tx:
        tx.put("products", tx.get("products", 101) | {"ean": codes})
    hands.window.sidebar.choose("products")
    model = hands.window.page.model
    column = 1 + [each.name for each in model.columns].index("ean")
    model.refresh()
    row = model.row_of(101)
    index = model.index(row, column)
    assert index.data() == "8590000000017 +2"
    assert index.data(Qt.ItemDataRole.ToolTipRole) == ", ".join(codes)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == ", ".join(codes)


# recipes


def test_the_name_of_an_ingredient_is_not_cut(hands, replica, qtbot):
    long = "Čokoláda hořká 70 % kakaa, pecky"
    with replica.write() as tx:
        tx.put("products", tx.get("products", 103) | {"name": long})
    form = hands.open("products", 102)
    form.show_recipe()
    line = form.product.recipe.lines[0]
    qtbot.waitUntil(lambda: line.name.width() > 100, timeout=10_000)
    assert line.name.fontMetrics().horizontalAdvance(long) <= line.name.width()


# visibility


def test_a_refused_save_scrolls_to_the_first_invalid_field(hands, qtbot):
    form = hands.open("products", 101)
    hands.type("name", "Espresso")
    form.rows["minCustomerAge"].editor.restore_input("x")
    form.edited.emit()
    hands.window.panel.form_area.verticalScrollBar().setValue(0)
    hands.window.panel.save()
    row = form.rows["minCustomerAge"]
    assert row.problem.isVisible()
    whole = form.visibleRegion().boundingRect()
    assert whole.contains(row.mapTo(form, QPoint(0, 0)))
    assert whole.contains(row.mapTo(form, QPoint(10, row.height() - 1)))


def test_a_state_without_room_for_its_text_is_an_icon(hands, context):
    hands.open("products", 101)
    hands.type("name", "Espresso doppio")
    page = hands.window.page
    state = page.model.index(page.model.row_of(101), 0)
    hands.window.resize(1900, 768)
    page.table.resize(1900, 400)
    page.table.fit_columns()
    assert state.data() == "Not saved"
    page.table.resize(260, 400)
    page.table.fit_columns()
    assert state.data() == ""
    assert state.data(Qt.ItemDataRole.AccessibleTextRole) == "Not saved"
    assert not state.data(Qt.ItemDataRole.DecorationRole).isNull()


def test_a_click_on_the_row_of_a_closed_record_opens_it_again(hands, qtbot):
    page = hands.window.page
    where = page.table.visualRect(page.model.index(1, 1)).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    shown = hands.window.panel.shown
    assert shown is not None
    hands.window.panel.close_button.click()
    assert hands.window.panel.shown is None
    where = page.table.visualRect(page.model.index(1, 1)).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=where)
    assert hands.window.panel.shown == shown


def test_the_panel_has_its_width_again_after_large_text(hands, qapp):
    window = hands.window
    hands.open("products", 101)
    before = window.panel.width()
    try:
        for size in (200, 100):
            theme.apply(qapp, "light", text_size=size)
            window.build()
            hands.open("products", 101)
            QApplication.processEvents()
    finally:
        theme.apply(qapp, "light")
    assert abs(window.panel.width() - before) <= 40


# e-mail addresses


def test_an_incomplete_email_address_is_noted_and_accepted(hands, context):
    form = hands.open("customers", 1)
    row = form.rows["email"]
    hands.type("email", "jana@")
    assert not row.hint.isVisible()
    form.go_to("phone")
    focus(row.editor, QEvent.Type.FocusOut)
    assert row.hint.text() == "Check the e-mail address. Example: jana@example.com"
    hands.save()
    assert context.queries.record("customers", 1).record["email"] == "jana@"
    hands.type("email", "jana@example.com; petr@example.com")
    assert row.hint.text() == ""


def test_large_text_leaves_the_price_visible_beside_an_open_record(hands, qapp):
    try:
        theme.apply(qapp, "light", text_size=130)
        hands.window.build()
        hands.open("products", 101)
        QApplication.processEvents()
        table = hands.window.page.table
        assert table.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    finally:
        theme.apply(qapp, "light")


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_no_button_below_an_open_record_is_cut_on_a_small_screen(context, spoken, open_window, qtbot, code):
    spoken(code)
    hands = open_window(context)
    hands.window.resize(1024, 600)
    hands.open("products", 101)
    panel = hands.window.panel
    qtbot.waitUntil(panel.save_button.isVisible)
    QApplication.processEvents()
    for each in (panel.delete_button, panel.revert_button, panel.save_button):
        assert each.width() >= each.sizeHint().width() and each.text()
        assert not isinstance(each, CompactButton) or not each.compact
    assert [found for found in layout_faults(panel) if found.kind == "clipped"] == []


def test_the_hint_of_the_tags_is_whole_after_a_record_that_has_some(hands, qtbot):
    hands.open("customers", 2)
    QApplication.processEvents()
    form = hands.open("customers", 1)
    QApplication.processEvents()
    line = form.rows["tags"].editor.line
    assert line.placeholderText() and line.text() == ""
    assert line.width() >= line.fontMetrics().horizontalAdvance(line.placeholderText())
