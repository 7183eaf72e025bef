"""Allergens of a product are its own and those of all it is made of; what nobody has stated is named."""

from __future__ import annotations

import pytest

from app.queries.allergens import Allergens, Stated


@pytest.fixture
def kitchen(station):
    """A menu of a cake with cream, which has a recipe of its own."""
    for id, name, numbers in (
        (1, "Menu", []), (2, "Cake", [8]), (3, "Cream", []), (4, "Milk", [7]), (5, "Sugar", []), (6, "Flour", [1, 99]),
        (7, "Water", []),
    ):  # fmt: skip
        station.known("products", id, name=name, allergens=numbers)
    for id, (parent, product) in enumerate(((1, 2), (2, 3), (2, 6), (3, 4), (3, 5)), 100):
        station.known("product-ingredients", id, _parentProductId=parent, _productId=product)
    return station


def test_the_ingredients_to_any_depth_count_and_what_is_not_stated_is_named(kitchen):
    found = Allergens(kitchen.replica)
    assert found.of(1) == Stated((1, 7, 8), ("Sugar",))
    assert found.of(3) == Stated((7,), ("Sugar",))
    assert found.of(4) == Stated((7,)) and found.of(7) == found.of(404) == Stated()


def test_a_lost_ingredient_is_named_and_a_circle_ends(kitchen):
    kitchen.known("products", 6, name="Flour", allergens=[1], deleted=True)
    kitchen.known("product-ingredients", 110, _parentProductId=4, _productId=1)
    assert Allergens(kitchen.replica).of(1) == Stated((7, 8), ("#6", "Sugar"))
