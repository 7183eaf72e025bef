"""Calculated columns, ticks, currency, and a state column only where there is something to say."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from storage.tables.stock import put_stock
from ui.drafts import Draft
from ui.lists.columns import filed_name, for_export
from ui.lists.table import MAIN_WIDTH
from ui.style import theme
from ui.text import texts

ACCESSIBLE = Qt.ItemDataRole.AccessibleTextRole


def cell(page, id: int, name: str):
    row = page.model.row_of(id)
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
    assert for_export(page.entity, page.model.columns)[-2:] == ("vat", "stock")
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


def test_stock_of_one_warehouse_is_coloured_like_that_of_all(hands, context, replica):
    for id in (101, 103):
        context.commands.save("products", {"stockDeduct": True}, id=id)
    with replica.write() as tx:
        put_stock(tx.connection, [{"_warehouseId": 31, "_productId": 103, "stockQuantityStatus": 0.0}])
    hands.window.sidebar.choose("warehouse-products")
    page = hands.window.page
    colours = theme.tokens()
    for warehouse, id, colour in ((31, 103, colours.red), (31, 101, None), (32, 101, colours.amber)):
        box = page.toolbar.scope_box
        box.setCurrentIndex(box.findData(warehouse))
        found = cell(page, id, "stockQuantityStatus").data(Qt.ItemDataRole.ForegroundRole)
        assert found == (QColor(colour) if colour else None), (warehouse, id)


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
    row = page.model.row_of(2)
    assert page.model.index(row, 0).data(ACCESSIBLE) == "Waiting"
    other = page.model.index(page.model.row_of(1), 0)
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


def shown(page):
    return [
        field.name
        for section, field in enumerate(page.model.columns, start=1)
        if not page.table.isColumnHidden(section)
    ]


@pytest.mark.parametrize("code", ["en", "cs", "de"])
@pytest.mark.parametrize("text_size", [100, 150])
def test_a_narrow_list_beside_a_record_gives_up_columns_and_never_scrolls_sideways(
    context, spoken, open_window, qapp, qtbot, code, text_size
):
    spoken(code)
    try:
        theme.apply(qapp, "light", text_size=text_size)
        hands = open_window(context)
        window = hands.window
        window.resize(1024, 600)
        for entity, id in (("products", 101), ("customers", 1), ("suppliers", 41), ("employees", 51)):
            hands.open(entity, id)
            QApplication.processEvents()
            page = window.page
            if not page.isVisible():
                continue  # the record covers the list
            table, header = page.table, page.table.horizontalHeader()
            assert table.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            assert header.length() == table.viewport().width()
            assert shown(page)[0] == page.model.columns[0].name
    finally:
        theme.apply(qapp, "light")


def test_the_columns_that_staff_look_up_stay_longest_and_all_return(hands, qtbot):
    window = hands.window
    window.resize(1024, 600)
    window.sidebar.choose("products")
    page = window.page
    everything = [field.name for field in page.model.columns]
    assert shown(page) == everything
    page.table.setFocus()
    page.table.choose(1, 1 + everything.index("vat"))
    QApplication.processEvents()
    assert window.panel.isVisible()
    assert {"name", "priceWithVat", "stock"} <= set(shown(page)) < set(everything)
    assert page.table.columnWidth(1) >= MAIN_WIDTH
    # The keys act on a cell that is seen, and the next row opens as always.
    assert page.model.columns[page.table.currentIndex().column() - 1].name == "name"
    qtbot.keyClick(page.table, Qt.Key.Key_Up)
    assert page.table.currentIndex().row() == 0
    assert page.model.columns[page.table.currentIndex().column() - 1].name in shown(page)
    # What the list is sorted by is not given up.
    page.sort_by("vat")
    page.table.fit_columns()
    assert "vat" in shown(page)
    window.panel.close_record()
    QApplication.processEvents()
    assert shown(page) == everything
