"""The ingredients of the practice shop's products, from the recipe book.

Called by `shop`. Semi-finished goods have recipes of their own, so that dishes form trees; there are no cycles, since
those recipes contain raw materials only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.practice.shop import moments
from app.practice.shop.assortment import Assortment
from app.practice.shop.origin import Origin
from app.practice.shop.recipe_book import POURED, RECIPES
from app.practice.shop.templates import Item, size_of
from storage.schema.fields import Record

INGREDIENTS = 300


def build_ingredients(origin: Origin, assortment: Assortment) -> list[Record]:
    """Complete recipes until there are 300 ingredients: all semi-finished goods, then random dishes."""
    made = {record["name"]: record for record in assortment.products}
    cooked = [item for item in assortment.items if item.recipe in RECIPES]
    origin.rng.shuffle(cooked)
    cooked.sort(key=lambda item: item.trade.sold)
    records: list[Record] = []
    for item in cooked:
        if len(records) >= INGREDIENTS and item.trade.sold:
            break
        moment = max(made[item.name]["versionDate"], moments.working_moment(origin.rng, origin.now))
        records += (origin.record(fields, version_date=moment) for fields in _recipe(item, made))
    return records


def _recipe(item: Item, made: Mapping[str, Record]) -> Iterator[Record]:
    portion = _portion(item)
    for material, quantity, unit in RECIPES[item.recipe]:
        yield {
            "_parentProductId": made[item.name]["id"],
            "_productId": made[material]["id"],
            "quantity": float(f"{quantity * portion:.3g}"),
            "unit": unit,
        }


def _portion(item: Item) -> float:
    """How many times its recipe goes into one sold unit."""
    if not item.trade.sold:
        return 1.0
    litres, _ = size_of(item.name)
    return litres if litres is not None and item.recipe in POURED else item.factor
