"""Values that people type: mostly their own, sometimes the same as others', sometimes ones that a cloud refuses."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from storage.outbox.changes import Record

Refs = Callable[[str], Sequence[int]]
"""Ids of live records of an entity."""
Draw = Callable[[random.Random, Record], Any]

FUNNY = "funny"
"""A value that a picky cloud refuses."""
TAGS = ("a", "b", "c", "vip", "žluť")
COLOURS = ("#000000", "#FFFFFF", "#FF8800")
DAY = 86_400_000


def normal(value: Any) -> Any:
    """What a cloud makes of a value that has its own idea of how words are written (F35)."""
    if isinstance(value, str):
        return f"W{value[1:]}" if value.startswith("word ") else value
    if isinstance(value, list):
        return [normal(each) for each in value]
    return {name: normal(each) for name, each in value.items()} if isinstance(value, dict) else value


def word(chance: random.Random, record: Record) -> str:
    """A text: most are said once, some by several people, some refused by a picky cloud."""
    luck = chance.random()
    if luck < 0.04:
        return FUNNY
    return f"w{chance.randrange(3)}" if luck < 0.25 else f"word {chance.randrange(10**6)}"


def short(chance: random.Random, record: Record) -> str:
    """A short text."""
    return f"{chance.randrange(10**6)}" if chance.random() < 0.7 else f"{chance.randrange(3)}"


def members(name: str) -> Draw:
    """A list with one element more or less."""

    def draw(chance: random.Random, record: Record) -> list[str]:
        found = list(record.get(name) or ())
        each = chance.choice(TAGS)
        return [other for other in found if other != each] if each in found else [*found, each]

    return draw


def bits(name: str) -> Draw:
    """One bit turned."""
    return lambda chance, record: int(record.get(name) or 0) ^ (1 << chance.choice((0, 1, 3, 4)))


def number(chance: random.Random, record: Record) -> float:
    """An amount."""
    return chance.randrange(1000) / 4


FIELDS: Mapping[str, Mapping[str, Draw]] = {
    "customers": {
        "firstName": word, "lastName": word, "companyName": word, "note": word, "internalNote": word,
        "phone": short, "email": word, "addressLine1": word, "city": word, "zip": short, "barcode": short,
        "tags": members("tags"), "flags": bits("flags"), "display": lambda chance, record: chance.random() < 0.5,
        "hexColor": lambda chance, record: chance.choice(COLOURS), "points": number,
        "birthday": lambda chance, record: chance.choice((None, DAY * chance.randrange(9000))),
    },
    "tags": {"name": word, "display": lambda chance, record: chance.random() < 0.5},
    "discount-groups": {"name": word, "discountPercent": lambda chance, record: float(chance.randrange(50))},
    "categories": {
        "name": word, "tags": members("tags"), "flags": bits("flags"), "hexColor": lambda chance, record: chance.choice(COLOURS),
        "sortOrder": lambda chance, record: chance.randrange(9), "translatedName": lambda chance, record: {"cs": word(chance, record)},
    },
    "suppliers": {"name": word, "phone": short, "city": word, "zip": short, "addressLine1": word, "email": word},
    "employees": {"name": word, "tags": members("tags"), "phone": short, "enabled": lambda chance, record: chance.random() < 0.5},
    "products": {
        "name": word, "description": word, "ean": members("ean"), "tags": members("tags"), "flags": bits("flags"),
        "priceWithVat": number, "priceWithoutVat": number, "priceWithVatB": number, "packaging": number,
        "hexColor": lambda chance, record: chance.choice(COLOURS), "notes": lambda chance, record: [word(chance, record)],
        "onSale": lambda chance, record: chance.random() < 0.5, "sortOrder": lambda chance, record: chance.randrange(9),
    },
    "product-ingredients": {"quantity": number, "unit": lambda chance, record: chance.choice(("Piece", "Gram"))},
}  # fmt: skip
"""By entity: fields that people edit."""

REFERENCES: Mapping[str, Mapping[str, str]] = {
    "customers": {"_discountGroupId": "discount-groups"},
    "products": {"_categoryId": "categories", "_supplierId": "suppliers"},
    "product-ingredients": {"_parentProductId": "products", "_productId": "products"},
}
NEEDED = frozenset({"_categoryId", "_parentProductId", "_productId"})


def favourites(chance: random.Random) -> Mapping[str, tuple[str, ...]]:
    """The few fields of each entity that the people of one shop care about, so that they meet."""
    return {
        entity: tuple(chance.sample(sorted(draws), k=min(len(draws), 5))) for entity, draws in FIELDS.items()
    }


def hot(chance: random.Random, found: Sequence[Any]) -> Any:
    """One of many: half of the time one of the first few."""
    return chance.choice(found[:4] if chance.random() < 0.5 else found)


def edit(
    chance: random.Random, entity: str, record: Record, refs: Refs, fields: Mapping[str, tuple[str, ...]]
) -> dict[str, Any]:
    """One to three fields with new values."""
    draws, usual = FIELDS[entity], fields[entity]
    names = chance.sample(usual, k=min(len(usual), chance.choice((1, 1, 1, 2, 3))))
    values = {name: draws[name](chance, record) for name in names}
    if chance.random() < 0.15:
        values |= _references(chance, entity, refs, all_of_them=False)
    return values


def new(chance: random.Random, entity: str, refs: Refs) -> dict[str, Any] | None:
    """The values of a new record; None where it needs another one first."""
    if entity == "webhooks":
        return {"url": f"http://127.0.0.1:1/{chance.randrange(10**9)}"}
    name = "lastName" if entity == "customers" else "name"
    values: dict[str, Any] = (
        {} if entity == "product-ingredients" else {name: f"new {chance.randrange(10**6)}"}
    )
    values |= _references(chance, entity, refs, all_of_them=True)
    needed = NEEDED & set(REFERENCES.get(entity, {}))
    if needed - values.keys():
        return None
    if entity in ("tags", "customers") and chance.random() < 0.1:
        values[name] = chance.choice(("twin", FUNNY))
    return values


def _references(chance: random.Random, entity: str, refs: Refs, *, all_of_them: bool) -> dict[str, Any]:
    found = {}
    for name, other in REFERENCES.get(entity, {}).items():
        ids = refs(other)
        if ids and (name in NEEDED if all_of_them else chance.random() < 0.5):
            found[name] = chance.choice(ids)
    return found
