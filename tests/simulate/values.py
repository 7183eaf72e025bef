"""Values to edit with: mostly unique, sometimes equal to another client's, sometimes refused by the cloud."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from storage.schema.fields import Record

Refs = Callable[[str], Sequence[int]]
"""Ids of live records of an entity."""
Draw = Callable[[random.Random, Record], Any]

REFUSED_TEXT = "funny"
"""A value that a picky cloud refuses."""
BLOCKED_TEXT = "w2"
"""A value that a firewall lets no write through with (F137)."""
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


def typed(value: Any) -> Any:
    """What people typed of which a cloud has made this."""
    return f"w{value[1:]}" if isinstance(value, str) and value.startswith("Word ") else value


def has_text(value: Any, text: str) -> bool:
    """Whether a value, or a part of it, is this text."""
    if isinstance(value, Mapping):
        return any(has_text(each, text) for each in value.values())
    return any(has_text(each, text) for each in value) if isinstance(value, list) else bool(value == text)


LONGEST = 30
"""Characters that a cloud which shortens texts keeps of them."""


def cut(value: Any) -> Any:
    """What a cloud makes of a value that keeps only the beginning of long texts: no other form, but less."""
    if isinstance(value, str):
        return value[:LONGEST]
    if isinstance(value, list):
        return [cut(each) for each in value]
    return {name: cut(each) for name, each in value.items()} if isinstance(value, dict) else value


FORMS: Mapping[str, Callable[[Any], Any]] = {"worded": normal, "cut": cut}
"""What a cloud makes of values, by word of `CloudProfile.form`."""


def word(rng: random.Random, record: Record) -> str:
    """A text: most are said once, some by several people, some refused by a picky cloud, some longer than usual."""
    luck = rng.random()
    if luck < 0.04:
        return REFUSED_TEXT
    if luck > 0.94:
        return f"word {rng.randrange(10**6)} {'and so on ' * 3}end"
    return f"w{rng.randrange(3)}" if luck < 0.25 else f"word {rng.randrange(10**6)}"


def short(rng: random.Random, record: Record) -> str:
    """A short text."""
    return f"{rng.randrange(10**6)}" if rng.random() < 0.7 else f"{rng.randrange(3)}"


def members(name: str) -> Draw:
    """A list with one element more or less."""

    def draw(rng: random.Random, record: Record) -> list[str]:
        found = list(record.get(name) or ())
        each = rng.choice(TAGS)
        return [other for other in found if other != each] if each in found else [*found, each]

    return draw


def bits(name: str) -> Draw:
    """One bit turned."""
    return lambda rng, record: int(record.get(name) or 0) ^ (1 << rng.choice((0, 1, 3, 4)))


def number(rng: random.Random, record: Record) -> float:
    """An amount."""
    return rng.randrange(1000) / 4


FIELDS: Mapping[str, Mapping[str, Draw]] = {
    "customers": {
        "firstName": word, "lastName": word, "companyName": word, "note": word, "internalNote": word,
        "phone": short, "email": word, "addressLine1": word, "city": word, "zip": short, "barcode": short,
        "tags": members("tags"), "flags": bits("flags"), "display": lambda rng, record: rng.random() < 0.5,
        "hexColor": lambda rng, record: rng.choice(COLOURS), "points": number,
        "birthday": lambda rng, record: rng.choice((None, DAY * rng.randrange(9000))),
    },
    "tags": {"name": word, "display": lambda rng, record: rng.random() < 0.5},
    "discount-groups": {"name": word, "discountPercent": lambda rng, record: float(rng.randrange(50))},
    "categories": {
        "name": word, "tags": members("tags"), "flags": bits("flags"), "hexColor": lambda rng, record: rng.choice(COLOURS),
        "sortOrder": lambda rng, record: rng.randrange(9), "translatedName": lambda rng, record: {"cs": word(rng, record)},
    },
    "suppliers": {"name": word, "phone": short, "city": word, "zip": short, "addressLine1": word, "email": word},
    "employees": {"name": word, "tags": members("tags"), "phone": short, "enabled": lambda rng, record: rng.random() < 0.5},
    "products": {
        "name": word, "description": word, "ean": members("ean"), "tags": members("tags"), "flags": bits("flags"),
        "priceWithVat": number, "priceWithoutVat": number, "priceWithVatB": number, "packaging": number,
        "hexColor": lambda rng, record: rng.choice(COLOURS), "notes": lambda rng, record: [word(rng, record)],
        "onSale": lambda rng, record: rng.random() < 0.5, "sortOrder": lambda rng, record: rng.randrange(9),
    },
    "product-ingredients": {"quantity": number, "unit": lambda rng, record: rng.choice(("Piece", "Gram"))},
}  # fmt: skip
"""By entity: fields that people edit."""

REFERENCES: Mapping[str, Mapping[str, str]] = {
    "customers": {"_discountGroupId": "discount-groups"},
    "products": {"_categoryId": "categories", "_supplierId": "suppliers"},
    "product-ingredients": {"_parentProductId": "products", "_productId": "products"},
}
NEEDED = frozenset({"_categoryId", "_parentProductId", "_productId"})


def popular_fields(rng: random.Random) -> Mapping[str, tuple[str, ...]]:
    """The few fields of each entity that the people of one shop care about, so that they meet."""
    return {
        entity: tuple(rng.sample(sorted(draws), k=min(len(draws), 5))) for entity, draws in FIELDS.items()
    }


def pick(rng: random.Random, found: Sequence[Any]) -> Any:
    """One of many: half of the time one of the first few."""
    return rng.choice(found[:4] if rng.random() < 0.5 else found)


def edit_values(
    rng: random.Random, entity: str, record: Record, refs: Refs, fields: Mapping[str, tuple[str, ...]]
) -> dict[str, Any]:
    """One to three fields with new values."""
    draws, usual = FIELDS[entity], fields[entity]
    names = rng.sample(usual, k=min(len(usual), rng.choice((1, 1, 1, 2, 3))))
    values = {name: draws[name](rng, record) for name in names}
    if rng.random() < 0.15:
        values |= _references(rng, entity, refs, all_of_them=False)
    return values


def new_values(rng: random.Random, entity: str, refs: Refs) -> dict[str, Any] | None:
    """The values of a new record; None where it needs another one first."""
    if entity == "webhooks":
        return {"url": f"http://127.0.0.1:1/{rng.randrange(10**9)}"}
    name = "lastName" if entity == "customers" else "name"
    values: dict[str, Any] = {} if entity == "product-ingredients" else {name: f"new {rng.randrange(10**6)}"}
    values |= _references(rng, entity, refs, all_of_them=True)
    needed = NEEDED & set(REFERENCES.get(entity, {}))
    if needed - values.keys():
        return None
    if entity in ("tags", "customers") and rng.random() < 0.1:
        values[name] = rng.choice(("twin", REFUSED_TEXT))
    return values


def _references(rng: random.Random, entity: str, refs: Refs, *, all_of_them: bool) -> dict[str, Any]:
    found = {}
    for name, other in REFERENCES.get(entity, {}).items():
        ids = refs(other)
        if ids and (name in NEEDED if all_of_them else rng.random() < 0.5):
            found[name] = rng.choice(ids)
    return found
