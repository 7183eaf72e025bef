"""The notation of the `goods_*` modules, and its expansion to items.

Called by `assortment`, `recipes` and their tests. A line is (pattern, price, kind, recipe key). In a pattern
`{a|b*1.2|}` stands for one of its alternatives; `*1.2` multiplies the price; an empty one adds nothing. A kind is a key
of `KINDS`, optionally followed by a VAT percentage other than the category's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product as combinations

from app.practice.shop.categories import CategoryTemplate, Line

QUANTITY_ENTRY, PRICE_ENTRY, ASSEMBLED, TAKE_AWAY, TAKE_AWAY_ITEM, EXEMPTED_VAT = 1, 2, 10, 11, 12, 15
"""Bits of the field `flags` of products."""

_SLOT = re.compile(r"\{([^}]*)\}")
_SIZE = re.compile(r"(\d+(?:,\d+)?) (kg|g|l|ml)\b")
_MEASURES = {"kg": "Kilogram", "g": "Gram", "l": "Liter", "ml": "Milliliter"}


@dataclass(frozen=True, slots=True)
class Trade:
    """How products of one kind are sold and stocked."""

    unit: str = "Piece"
    ean: bool = False
    plu: bool = False
    sold: bool = True
    stocked: bool = True
    flags: int = 0


KINDS = {
    "goods": Trade(ean=True),
    "loose": Trade(plu=True),
    "served": Trade(plu=True, stocked=False),
    "weighed": Trade(unit="Kilogram", plu=True, flags=1 << QUANTITY_ENTRY),
    "material": Trade(unit="Kilogram", sold=False),
    "liquid": Trade(unit="Liter", sold=False),
    "each": Trade(sold=False),
    "box": Trade(ean=True, flags=1 << TAKE_AWAY_ITEM),
    "service": Trade(plu=True, stocked=False),
    "priced": Trade(plu=True, stocked=False, flags=1 << PRICE_ENTRY),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A product before it becomes a record. Price in CZK with VAT, VAT in percent."""

    name: str
    price: float
    factor: float
    """Price relative to the line's base price, and so roughly the relative size."""
    vat: int
    kind: str
    recipe: str
    line: int
    category: CategoryTemplate

    @property
    def trade(self) -> Trade:
        """How its kind is sold."""
        return KINDS[self.kind]


def expand(pattern: str) -> Iterator[tuple[str, float]]:
    """Every name that a pattern expands to, with its price factor."""
    parts = _SLOT.split(pattern)
    slots = [[_alternative(text) for text in part.split("|")] for part in parts[1::2]]
    for chosen in combinations(*slots):
        words = [parts[0]]
        factor = 1.0
        for (text, times), rest in zip(chosen, parts[2::2], strict=True):
            words += (text, rest)
            factor *= times
        yield " ".join("".join(words).split()), factor


def _alternative(text: str) -> tuple[str, float]:
    name, star, times = text.partition("*")
    return name, float(times) if star else 1.0


def items_of(category: CategoryTemplate) -> list[Item]:
    """All items of a category's lines."""
    return [
        item for number, line in enumerate(category.lines) for item in _items_of_line(category, number, line)
    ]


def _items_of_line(category: CategoryTemplate, number: int, line: Line) -> Iterator[Item]:
    pattern, price, kind_and_vat, recipe = line
    kind, _, percent = kind_and_vat.partition(" ")
    for name, factor in expand(pattern):
        yield Item(
            name=name,
            price=price * factor,
            factor=factor,
            vat=int(percent or category.vat),
            kind=kind,
            recipe=recipe,
            line=number,
            category=category,
        )


def size_of(name: str) -> tuple[float, str] | tuple[None, None]:
    """The content of one piece by its name, with the unit: `Kofola originál 0,5 l` gives 0.5 and Liter."""
    found = _SIZE.search(name)
    return (float(found[1].replace(",", ".")), _MEASURES[found[2]]) if found else (None, None)


def without_size(name: str) -> str:
    """The name without the content of one piece."""
    return " ".join(_SIZE.sub("", name).split())
