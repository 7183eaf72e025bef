"""A column pasted from a spreadsheet: shown before and after, changed as one named step, by the rules of the form."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from storage.schema.entities import CATALOGUE
from ui.editors.base import Unreadable
from ui.editors.factory import make_editor
from ui.lists.dialogs.paste_dialog import PasteDialog
from ui.lists.pasted import first_column, read_value
from ui.text import formats

PRODUCTS = CATALOGUE["products"].by_name


@pytest.mark.parametrize(
    ("clipboard", "cells", "more"),
    [
        ("1\n2\n", ["1", "2"], False), ("1\r\n\r\n3", ["1", "", "3"], False), ("a\tb\nc\td", ["a", "c"], True),
        ('"8590000000017"\n', ["8590000000017"], False), ("", [], False), ("\n\n", [], False),
    ],
)  # fmt: skip
def test_the_first_column_of_the_clipboard_is_read(clipboard, cells, more):
    assert first_column(clipboard) == (cells, more)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("priceWithVat", "1 234,50 Kč", 1234.5), ("priceWithVat", "€ 3.90", 3.9), ("priceWithVat", "", None),
        ("vat", "12 %", 1.12), ("vat", "21", 1.21), ("ean", "4006381333931 77", ["4006381333931", "77"]),
        ("tags", "VIP, no lid", ["VIP", "no lid"]), ("onSale", "yes", True), ("onSale", "\u2713", True),
        ("unit", "kilogram", "Kilogram"), ("unit", "Kilogram", "Kilogram"), ("_categoryId", "peči", 12),
        ("name", " Toust", " Toust"), ("points", "+2", 3.0),
    ],
)  # fmt: skip
def test_a_text_means_what_it_means_in_the_field(context, spoken, qtbot, name, text, value):
    editor = make_editor(PRODUCTS[name], name, context, without=frozenset())
    qtbot.addWidget(editor)
    present = {"points": 1.0, "priceWithVat": 2.0, "_categoryId": 11, "unit": "Piece"}.get(name)
    if name == "points":
        editor = make_editor(CATALOGUE["customers"].by_name[name], name, context, without=frozenset())
        qtbot.addWidget(editor)
    assert read_value(editor, text, present) == value


@pytest.mark.parametrize(
    ("name", "text"), [("priceWithVat", "much"), ("unit", "pinch"), ("_categoryId", "none")]
)
def test_a_text_that_means_nothing_is_refused(context, spoken, qtbot, name, text):
    editor = make_editor(PRODUCTS[name], name, context, without=frozenset())
    qtbot.addWidget(editor)
    with pytest.raises(Unreadable):
        read_value(editor, text, None)


def pasted(hands, qtbot, entity: str, name: str, first: int, text: str) -> PasteDialog:
    """Paste into a field from the row of a record on; the dialog with its preview."""
    hands.window.sidebar.choose(entity)
    page = hands.window.page
    page.table.setFocus()
    page.table.choose(page.model.row_of(first), 1 + [each.name for each in page.model.columns].index(name))
    QGuiApplication.clipboard().setText(text)
    page._paste()
    dialog = hands.window.list_actions.dialog
    assert isinstance(dialog, PasteDialog)
    qtbot.waitUntil(lambda: bool(dialog.view.model.lines))
    return dialog


def rows(dialog: PasteDialog) -> list[tuple[str, ...]]:
    model = dialog.view.model
    return [tuple(column.text(line) for column in model.columns) for line in model.lines]


def test_pasted_prices_are_shown_before_and_after_and_are_one_named_step(hands, context, qtbot):
    dialog = pasted(hands, qtbot, "products", "priceWithVat", 101, "60,50\n12\nmuch\n5\n")
    # By name: Espresso, Mouka, Rohlík.
    assert rows(dialog) == [
        ("Rohlík", "3.90", "much", "Enter a number, e.g. 12.50"),
        ("Espresso", "55.00", "60.50", "Price without VAT 50.00"),
        ("Mouka", formats.NOTHING, "12.00", "Price without VAT 9.92"),
    ]
    assert dialog.status.text().startswith("2 records will change. 1 ")
    dialog.go.click()
    qtbot.waitUntil(lambda: context.queries.record("products", 101).record["priceWithVat"] == 60.5)
    espresso, flour = (context.queries.record("products", id).record for id in (101, 103))
    assert espresso["priceWithoutVat"] == 50.0 and flour["priceWithVat"] == 12.0
    assert context.queries.record("products", 102).record["priceWithVat"] == 3.9
    qtbot.waitUntil(lambda: hands.toast() == "2 records changed")
    hands.window.refresh_undo_texts()
    assert hands.window.named_actions["undo"].text() == "Undo: pasted column, 2 records"
    hands.window.record_actions.undo()
    qtbot.waitUntil(lambda: context.queries.record("products", 101).record["priceWithVat"] == 55.0)
    assert context.queries.record("products", 103).record["priceWithVat"] is None


def test_nothing_is_changed_before_it_is_confirmed(hands, context, qtbot):
    dialog = pasted(hands, qtbot, "products", "priceWithVat", 101, "60\n70")
    dialog.reject()
    assert context.queries.record("products", 101).record["priceWithVat"] == 55.0
    assert context.queries.sync_status().waiting == 0


def test_one_value_goes_to_all_selected_records(hands, context, qtbot):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    page.table.selectAll()
    page.paste_asked.emit(page, "vat")
    QGuiApplication.clipboard().setText("12 %")
    page.paste_asked.emit(page, "vat")
    dialog = hands.window.list_actions.dialog
    qtbot.waitUntil(lambda: bool(dialog.view.model.lines))
    assert dialog.status.text().startswith("2 records will change. 1 ")
    dialog.go.click()
    qtbot.waitUntil(lambda: context.queries.record("products", 103).record["vat"] == 1.12)


def test_calculated_and_unique_columns_take_no_paste(hands, context, qtbot):
    QGuiApplication.clipboard().setText("1")
    for entity, name in (("customers", "title"), ("products", "stock"), ("tags", "name")):
        hands.window.sidebar.choose(entity)
        page = hands.window.page
        page.table.choose(0)
        hands.window.list_actions.dialog = None
        page.paste_asked.emit(page, name)
        assert hands.window.list_actions.dialog is None
        assert hands.toast() == "You cannot paste into this column."


def test_ctrl_v_pastes_into_the_current_column(hands, qtbot):
    hands.window.sidebar.choose("customers")
    page = hands.window.page
    asked = []
    page.paste_asked.connect(lambda _, name: asked.append(name))
    QGuiApplication.clipboard().setText("")
    page.table.setFocus()
    page.table.choose(0, 2)
    hands.window.activateWindow()
    qtbot.keyClick(page.table, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert asked == ["phone"] and page.search.text() == ""
