"""The margin as a column of the products: shown, sorted and filtered by, and calculated anew after a cost changed."""

from __future__ import annotations

import pytest

from storage.tables.stock import put_stock
from sync.events import RecordsChanged

WAIT = 10_000


@pytest.fixture
def products(hands, qtbot, monkeypatch):
    monkeypatch.setattr("ui.lists.margins.PAUSE", 0)
    hands.window.sidebar.choose("products")
    page = hands.window.page
    page._on_columns_chosen(("name", "costPriceWithoutVat", "marginPercent"))
    return page


def shown(page) -> dict[str, tuple[str, str]]:
    model = page.model
    return {
        model.index(row, 1).data(): (model.index(row, 2).data(), model.index(row, 3).data())
        for row in range(model.rowCount())
    }


def test_cost_and_margin_are_columns_and_follow_the_cost_of_an_ingredient(
    hands, products, replica, context, qtbot
):
    # 60 g of flour for 9.00 a kilogram; the flour itself has no price.
    expected = {"Espresso": ("21.00", "53.8%"), "Mouka": ("9.00", ""), "Rohlík": ("0.54", "84.5%")}
    qtbot.waitUntil(lambda: shown(products) == expected, timeout=WAIT)
    assert products.model.headerData(3, products.table.horizontalHeader().orientation()) == "Margin (%)"
    with replica.write() as tx:
        put_stock(tx.connection, [{"_warehouseId": 31, "_productId": 103, "stockQuantityStatus": 1.0,
                                   "purchasePriceWithoutVat": 40.0, "stockStatusVersiondate": 5}])  # fmt: skip
    context.bridge.changed.emit(RecordsChanged("warehouse-products", (103,), "stock"))
    qtbot.waitUntil(lambda: shown(products)["Rohlík"] == ("2.40", "31.1%"), timeout=WAIT)


def test_a_click_on_the_head_sorts_and_a_filter_finds_what_earns_too_little(hands, products, qtbot):
    qtbot.waitUntil(lambda: shown(products)["Espresso"][1] == "53.8%", timeout=WAIT)
    products.sort_by("marginPercent")
    assert list(shown(products)) == ["Espresso", "Rohlík", "Mouka"]
    products.sort_by("marginPercent")
    assert list(shown(products)) == ["Mouka", "Rohlík", "Espresso"]
    products.filter.show_filter("marginPercent|lt|60")
    assert products.filter.chips[0].button.text().startswith("Margin (%)")
    products.apply_query()
    qtbot.waitUntil(lambda: list(shown(products)) == ["Espresso"], timeout=WAIT)
    products.filter.open_popup(products.mapToGlobal(products.rect().center()))
    popup = products.filter.popup
    popup.choose("marginPercent", "empty")
    popup.apply.click()
    qtbot.waitUntil(lambda: products.model.rowCount() == 0, timeout=WAIT)
    products.filter._remove(0)
    qtbot.waitUntil(lambda: list(shown(products)) == ["Mouka"], timeout=WAIT)


def test_a_list_without_such_columns_calculates_nothing(hands, replica, qtbot):
    hands.window.sidebar.choose("products")
    assert replica.derived.of("products", "marginPercent", [101]) == {}
    hands.window.sidebar.choose("customers")
    assert all(column.name != "marginPercent" for column in hands.window.page.model.columns)
