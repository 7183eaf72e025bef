"""What products cost: recipes from their ingredients, units converted, and nothing where something is not known."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.price_work import pricing
from app.price_work.rule import PriceRule
from app.queries.costs import Costs, Good, RecipeLine, costs
from app.queries.purchase_prices import Cost, CostSource
from storage.tables.stock import put_stock


def line(product: int, quantity: str, unit: str = "Piece") -> RecipeLine:
    return RecipeLine(product, Decimal(quantity), unit)


FLOUR = Good(Decimal(20), "Kilogram")
EGG = Good(Decimal("4.50"))
MILK = Good(Decimal(24), "Piece", (Decimal(1), "Liter"))
"""A carton."""
CAKE = Good(None)


@pytest.mark.parametrize(
    ("recipe", "cost"),
    [
        ([line(1, "0.5", "Kilogram")], "10"),
        ([line(1, "250", "Gram"), line(2, "3")], "18.5"),
        ([line(3, "2", "Deciliter")], "4.8"),
        ([line(3, "2")], "48"),
        ([line(2, "0")], "0"),
    ],
)
def test_a_recipe_costs_what_its_ingredients_do(recipe, cost):
    assert costs({1: FLOUR, 2: EGG, 3: MILK, 9: CAKE}, {9: recipe})[9] == Decimal(cost)


@pytest.mark.parametrize(
    "recipe",
    [
        [line(1, "1", "Liter")],  # litres of flour
        [line(2, "10", "Gram")],  # nobody knows what an egg weighs
        [line(1, "1", "Kilogram"), line(8, "1")],  # gone
        [line(4, "1"), line(2, "1")],  # bought for nobody knows how much
        [line(9, "1")],
    ],
)
def test_what_is_not_known_is_not_nothing(recipe):
    found = costs({1: FLOUR, 2: EGG, 4: Good(None), 9: Good(Decimal(99))}, {9: recipe})
    assert 9 not in found and found[2] == Decimal("4.50")


def test_recipes_of_recipes_to_any_depth_and_never_in_a_circle():
    deep = {id: [line(id - 1, "2")] for id in range(3, 2003)}
    goods = {2: EGG, **{id: CAKE for id in range(3, 2103)}}
    found = costs(goods, {**deep, 2100: [line(2101, "1")], 2101: [line(2100, "1")], 2102: [line(2100, "1")]})
    assert found[3] == 9 and found[4] == 18 and 2002 in found
    assert not {2100, 2101, 2102} & found.keys()


@given(
    st.dictionaries(
        st.integers(0, 9), st.sampled_from([None, "0.10", "3.33", "7"]), min_size=10, max_size=10
    ),
    st.dictionaries(
        st.integers(0, 9),
        st.lists(st.tuples(st.integers(0, 9), st.sampled_from(["0.1", "3"])), min_size=1, max_size=3),
    ),
)
def test_it_is_the_sum_over_the_whole_tree(bought, trees):
    goods = {id: Good(None if price is None else Decimal(price)) for id, price in bought.items()}
    recipes = {id: [line(product, quantity) for product, quantity in lines] for id, lines in trees.items()}

    def of(id: int, above: tuple[int, ...] = ()) -> Decimal | None:
        if id in above:
            return None
        if id not in recipes:
            return goods[id].bought
        parts = [(each.quantity, of(each.product, (*above, id))) for each in recipes[id]]
        if any(part is None for _, part in parts):
            return None
        return sum((quantity * part for quantity, part in parts if part is not None), Decimal(0))

    found = costs(goods, recipes)
    assert {id: found.get(id) for id in goods} == {id: of(id) for id in goods}


BREAD: dict[str, Any] = {"name": "Bread", "priceWithVat": 60.5, "priceWithoutVat": 50.0, "vat": 1.21}


def test_margins_of_the_shop_follow_from_stock_and_recipes(station):
    station.known("warehouses", 31, name="Shop")
    station.known("products", 1, **{**BREAD, "name": "Flour", "unit": "Kilogram"})
    station.known("products", 2, **BREAD)
    station.known("products", 3, **{**BREAD, "purchasePriceWithoutVat": 10.0, "packaging": 6.0})
    station.known("products", 4, **{**BREAD, "purchasePriceWithoutVat": 10.0, "requiresPriceEntry": True})
    station.known("products", 5, **{**BREAD, "purchasePriceWithoutVat": 60.0})
    station.known("product-ingredients", 9, _parentProductId=2, _productId=1, quantity=300.0, unit="Gram")
    station.known("product-ingredients", 10, _parentProductId=6, _productId=3, quantity=1.0, unit="Piece")
    station.known("products", 6, **BREAD)
    with station.replica.write() as tx:
        put_stock(tx.connection, [{
            "_warehouseId": 31, "_productId": 1, "stockQuantityStatus": 1.0, "purchasePriceWithoutVat": 33.0,
            "stockStatusVersiondate": 1, "_cloudVersion": 1,
        }])  # fmt: skip
    found = Costs(station.replica)
    known = [found.of(id) for id in range(1, 8)]
    assert [cost and cost.price for cost in known] == [33.0, 9.9, 10.0, 10.0, 60.0, None, None]
    assert [found.margin(id) for id in range(1, 8)] == [34.0, 80.2, 80.0, None, -20.0, None, None]
    assert found.made == {2, 6}


def test_whoever_asks_what_a_product_costs_is_told_the_same_with_its_source_and_date(station):
    """The form and price work read a few products, the shop check and the list all of them."""
    station.known("warehouses", 31, name="Shop")
    station.known("warehouses", 32, name="Cellar")
    station.known("suppliers", 41, name="Mill")
    station.known("products", 1, **{**BREAD, "name": "Flour", "unit": "Kilogram", "_supplierId": 41})
    station.known("products", 2, **{**BREAD, "purchasePriceWithoutVat": 70.0})
    station.known("products", 3, **BREAD)
    station.known("product-ingredients", 9, _parentProductId=2, _productId=1, quantity=300.0, unit="Gram")
    with station.replica.write() as tx:
        tx.supplier_prices.put_terms(41, {})
        tx.supplier_prices.put(41, 1, 30.0, at=7)
        for warehouse, product, price, at in ((31, 1, 33.0, 1), (31, 3, 26.0, 5), (32, 3, 15.0, 6)):
            put_stock(tx.connection, [{
                "_warehouseId": warehouse, "_productId": product, "stockQuantityStatus": 1.0,
                "purchasePriceWithoutVat": price, "stockStatusVersiondate": at, "_cloudVersion": 1,
            }])  # fmt: skip
    expected = [
        Cost(30.0, CostSource.LIST, "Mill", 7),
        Cost(9.0, CostSource.RECIPE),
        Cost(26.0, CostSource.STOCK, "Shop", 5),
    ]
    everything = Costs(station.replica)
    work = pricing.preview(station.replica, [1, 2, 3], PriceRule(fixed=20.0))
    assert [everything.of(id) for id in (1, 2, 3)] == expected
    assert [Costs(station.replica, [id]).of(id) for id in (1, 2, 3)] == expected
    assert [work.costs[id] for id in (1, 2, 3)] == expected
    assert [line.marks for line in work.lines] == [
        ("outlier", "below_cost"),
        ("outlier",),
        ("outlier", "below_cost"),
    ]
