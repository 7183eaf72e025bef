"""Deleting a product with a recipe: refusal, strategies, what is sent to the cloud, and undo."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.commands.deletion_rules import HAS_INGREDIENTS, IS_INGREDIENT, Strategies, Strategy
from app.commands.record_editor import Edit
from storage.errors import Refused
from sync.events import RecordsChanged
from tests.fakes.tills import Shop, Till, check_in_step


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    yield made
    made.close()


@pytest.fixture
def till(shop: Shop) -> Till:
    """A till that knows a cake (1), its flour (2), and the line between them (3)."""
    products = [{"id": 1, "name": "Cake", "_categoryId": 9}, {"id": 2, "name": "Flour", "_categoryId": 9}]
    shop.fill("products", products)
    shop.fill("product-ingredients", [{"id": 3, "_parentProductId": 1, "_productId": 2, "unit": "Kilogram"}])
    shop.till.sync()
    return shop.till


def remove(till: Till, product: int, strategies: Strategies) -> None:
    """Delete a product as a client of the server does."""
    till.commands.apply(
        "products", [Edit(op=None, id=product, strategies=strategies)], origin="v2:x", step="delete"
    )


@pytest.mark.parametrize(
    ("product", "strategies", "reason"),
    [
        (1, {}, "product_has_ingredients"),
        (1, {IS_INGREDIENT: Strategy.DELETE}, "product_has_ingredients"),
        (2, {}, "product_is_ingredient"),
        (2, {HAS_INGREDIENTS: Strategy.DELETE}, "product_is_ingredient"),
    ],
)
def test_a_recipe_forbids_the_deletion_unless_a_strategy_allows_it(
    till: Till, product: int, strategies: Strategies, reason: str
) -> None:
    with pytest.raises(Refused) as refused:
        remove(till, product, strategies)
    assert (refused.value.params["reason"], refused.value.params["count"]) == (reason, 1)
    assert till.waiting == 0


@pytest.mark.parametrize(
    ("product", "strategies", "line_lives"),
    [
        (1, {HAS_INGREDIENTS: Strategy.PRESERVE}, True),
        (1, {HAS_INGREDIENTS: Strategy.DELETE}, False),
        (2, {IS_INGREDIENT: Strategy.PRESERVE}, True),
        (2, {IS_INGREDIENT: Strategy.DELETE, HAS_INGREDIENTS: Strategy.ERROR}, False),
    ],
)
def test_the_strategy_is_sent_to_the_cloud(
    shop: Shop, till: Till, product: int, strategies: Strategies, line_lives: bool
) -> None:
    remove(till, product, strategies)
    till.crash()
    assert till.sync().outcome == "in_step"
    sent = [each for each in till.wire.asked if each.method == "DELETE" and "/products/" in each.path]
    assert [json.loads(each.body) for each in sent] == [dict(strategies)]
    assert shop.get("products", product)["deleted"] is True
    assert shop.get("product-ingredients", 3)["deleted"] is not line_lives
    check_in_step(shop)


def test_a_recipe_of_a_deleted_product_forbids_nothing(till: Till) -> None:
    remove(till, 1, {HAS_INGREDIENTS: Strategy.PRESERVE})
    remove(till, 2, {})
    assert till.get("products", 2)["deleted"] is True


def test_in_the_window_a_recipe_is_deleted_and_restored_with_its_product(till: Till) -> None:
    till.events.clear()
    till.commands.delete("products", [1])
    assert till.get("product-ingredients", 3)["deleted"] is True
    told = {(each.entity, each.ids) for each in till.events if isinstance(each, RecordsChanged)}
    assert told == {("products", (1,)), ("product-ingredients", (3,))}
    till.commands.undo()
    assert [till.get("products", 1)["deleted"], till.get("product-ingredients", 3)["deleted"]] == [
        False,
        False,
    ]
    assert till.waiting == 0
    with pytest.raises(Refused):
        till.commands.delete("products", [2])


def test_a_product_and_its_ingredient_can_be_deleted_together(shop: Shop, till: Till) -> None:
    till.commands.delete("products", [1, 2])
    assert till.sync().outcome == "in_step"
    assert shop.get("products", 2)["deleted"] is True
    check_in_step(shop)
