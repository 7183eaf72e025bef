"""Allergens of products: their own and those of the ingredients of their recipes, with what is not stated.

Called by labels and by the export, on worker threads. The numbers are those of Annex II, Regulation (EU) 1169/2011.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from storage.database.stored_json import parse
from storage.records.replica import Replica

PRODUCTS, LINES = "products", "product-ingredients"
NAMES: Mapping[int, str] = {
    1: "gluten",
    2: "crustaceans",
    3: "eggs",
    4: "fish",
    5: "peanuts",
    6: "soya",
    7: "milk",
    8: "nuts",
    9: "celery",
    10: "mustard",
    11: "sesame",
    12: "sulphites",
    13: "lupin",
    14: "molluscs",
}
"""Number -> English name; the window translates it."""
NUMBERS = tuple(NAMES)


@dataclass(frozen=True, slots=True)
class Stated:
    """What is known of one product.

    `not_stated`: names of ingredients that are gone, or that have neither allergens nor a recipe. An ingredient without
    any and one that nobody has looked at are stored alike, so both are named.
    """

    numbers: tuple[int, ...] = ()
    not_stated: tuple[str, ...] = ()


class Allergens:
    """The allergens of all live products, read once."""

    def __init__(self, replica: Replica) -> None:
        self._own: dict[int, tuple[str, tuple[int, ...]]] = {}
        for id, name, text in replica.live_values(PRODUCTS, ("name", "allergens")):
            numbers = parse(text) if text and text != "[]" else ()
            self._own[id] = (str(name or ""), tuple(each for each in numbers if each in NUMBERS))
        self._parts: dict[int, list[int]] = defaultdict(list)
        if LINES in replica.catalogue:
            for _, parent, product in replica.live_values(LINES, ("_parentProductId", "_productId")):
                self._parts[parent].append(product)

    def of(self, product: int) -> Stated:
        """What a product contains, to any depth of its recipe."""
        reached = {product: None}
        ahead = [product]
        while ahead:
            for part in self._parts.get(ahead.pop(), ()):
                if part not in reached:
                    reached[part] = None
                    ahead.append(part)
        numbers: set[int] = set()
        not_stated = []
        for id in reached:
            name, own = self._own.get(id, (f"#{id}", ()))
            numbers.update(own)
            if id != product and not own and (id not in self._own or not self._parts.get(id)):
                not_stated.append(name)
        return Stated(tuple(sorted(numbers)), tuple(not_stated))
