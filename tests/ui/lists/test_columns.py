"""Calculated columns, ticks, currency, and a state column only where there is something to say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor

from storage.tables.stock import put_stock
from ui.drafts import Draft
from ui.lists.columns import filed_name, for_export
from ui.style import theme
from ui.text import texts

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def cell(page, id: int, name: str):
    row = page.model.row_of(id, 0)
    assert row is not None
    return page.model.index(row, 1 + [field.name for field in page.model.columns].index(name))


def shows_states(page) -> bool:
    return not page.table.isColumnHidden(0)


@pytest.mark.parametrize(
    ("record", "name"),
    [
        ({"firstName": "Petr", "lastName": "Novák", "companyName": ""}, "Novák Petr"),
        ({"firstName": "Petr", "lastName": "Novák", "companyName": "Lípa"}, "Novák Petr, Lípa"),
        ({"firstName": "", "lastName": "", "companyName": "Lípa"}, "Lípa"),
        ({"firstName": "Jana", "lastName": None}, "Jana"),
    ],
)
def test_a_name_is_written_as_the_list_is_sorted(record, name):
    assert filed_name(record) == name


def test_customers_have_one_column_for_the_name(hands):
    page = hands.window.page
    assert [field.name for field in page.model.columns] == ["title", "phone", "email", "points"]
    assert cell(page, 1, "title").data() == "Novák Petr"
    assert cell(page, 3, "title").data() == "Pekárna Lípa s.r.o."
    assert page.model.headerData(1, Qt.Orientation.Horizontal) == "▲ Name"
    page.sort_by("title")
    assert page.model.query.sort == "-lastName,-firstName"
    assert page.model.headerData(1, Qt.Orientation.Horizontal) == "▼ Name"
    page.sort_by("title")
    assert page.model.query.sort == "lastName,firstName"
    assert for_export(page.entity, page.model.columns) == (
        "firstName", "lastName", "companyName", "phone", "email", "points"
    )  # fmt: skip


def test_products_show_what_all_warehouses_have_together(hands, replica):
    hands.window.sidebar.choose("products")
    page = hands.window.page
    assert cell(page, 101, "stock").data() == "15.5"
    assert cell(page, 102, "stock").data() == ""
    assert for_export(page.entity, page.model.columns)[-1] == "vat"
    before = page.model.query.sort
    page.sort_by("stock")
    assert page.model.query.sort == before


def test_stock_that_runs_out_is_coloured_where_stock_is_kept(hands, context, replica, qtbot):
    context.commands.save("products", {"stockDeduct": True}, id=103)
    with replica.write() as tx:
        put_stock(tx.connection, [{"_warehouseId": 31, "_productId": 103, "stockQuantityStatus": 0.0}])
    hands.window.sidebar.choose("products")
    found = cell(hands.window.page, 103, "stock")
    assert found.data() == "0"
    assert found.data(Qt.ItemDataRole.ForegroundRole) == QColor(theme.tokens().red)
    assert cell(hands.window.page, 101, "stock").data(Qt.ItemDataRole.ForegroundRole) is None


def test_prices_have_the_sign_of_their_currency(hands, context, qtbot):
    context.commands.save("products", {"currency": "CZK"}, id=101)
    hands.window.sidebar.choose("products")
    page = hands.window.page
    assert cell(page, 101, "priceWithVat").data() == "55.00\u00a0Kč"
    assert cell(page, 102, "priceWithVat").data() == "3.90"


def test_yes_is_a_tick_and_no_is_empty(hands, context):
    context.commands.save("employees", {"enabled": False}, id=51)
    hands.window.sidebar.choose("employees")
    page = hands.window.page
    assert (cell(page, 0, "enabled").data(), cell(page, 51, "enabled").data()) == ("\u2713", "")
    assert (cell(page, 0, "enabled").data(ACCESSIBLE), cell(page, 51, "enabled").data(ACCESSIBLE)) == (
        "yes",
        "no",
    )


def test_the_column_of_states_is_there_when_there_is_something_to_say(hands, context, qtbot):
    page = hands.window.page
    assert not shows_states(page)
    context.commands.save("customers", {"phone": "777"}, id=2)
    qtbot.waitUntil(lambda: shows_states(page))
    row = page.model.row_of(2, 0)
    assert page.model.index(row, 0).data(ACCESSIBLE) == "Waiting"
    other = page.model.index(page.model.row_of(1, 0), 0)
    assert other.data() is None and other.data(Qt.ItemDataRole.DecorationRole) is None
    assert other.data(ACCESSIBLE) == "Up to date"
    hands.window.sidebar.choose("suppliers")
    assert not shows_states(hands.window.page)


def test_the_column_of_states_is_as_wide_as_what_it_says(hands, context, qtbot, spoken):
    def text_width(state):
        return page.table.fontMetrics().horizontalAdvance(texts.state(state))

    page = hands.window.page
    context.commands.save("customers", {"note": "x"}, id=1)
    qtbot.waitUntil(lambda: shows_states(page))
    assert 0 < page.table.columnWidth(0) - text_width("waiting") < 50
    # A longer text joins it, and the column grows.
    context.drafts.keep(Draft(("customers", 2), {"id": 2}, {"note": "y"}))
    longest = max(text_width("waiting"), text_width("draft"))
    qtbot.waitUntil(lambda: 0 < page.table.columnWidth(0) - longest < 50)


def test_a_draft_and_deleted_records_show_the_column_of_states(hands, context, qtbot):
    hands.window.sidebar.choose("suppliers")
    page = hands.window.page
    record = context.queries.record("suppliers", 41).record
    context.drafts.keep(Draft(("suppliers", 41), record, {"city": "T"}))
    qtbot.waitUntil(lambda: shows_states(page))
    context.drafts.drop("suppliers", 41)
    page.apply_query()
    assert not shows_states(page)
    hands.window.navigation.new("suppliers")
    hands.type("name", "New")
    page.apply_query()
    # The draft of a new record has no row.
    assert len(context.drafts) == 1 and not shows_states(page)
    page.toolbar.deleted_action.setChecked(True)
    assert shows_states(page)


def test_arrow_keys_reach_every_visible_cell(hands, qtbot):
    page = hands.window.page
    page.table.setFocus()
    page.open_row(0)
    assert page.table.currentIndex().column() == 1
    for _ in range(3):
        qtbot.keyClick(page.table, Qt.Key.Key_Right)
    assert page.model.columns[page.table.currentIndex().column() - 1].name == "points"
    qtbot.keyClick(page.table, Qt.Key.Key_Down)
    assert (page.table.currentIndex().row(), page.table.currentIndex().column()) == (1, 4)
    assert page.table.indexAt(QPoint(2, 2)).column() == 1
