"""The products of the practice shop, made from the category templates.

Called by `shop`. The notation of the templates is explained in `templates`.
"""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from app.practice.shop import codes, moments
from app.practice.shop.categories import (
    ALLERGENS,
    CATEGORY_TEMPLATES,
    KITCHEN_NOTES,
    RARE_TAGS,
    TAGGED,
    TRANSLATED,
)
from app.practice.shop.origin import Origin
from app.practice.shop.templates import (
    ASSEMBLED,
    EXEMPTED_VAT,
    PRICE_ENTRY,
    TAKE_AWAY,
    Item,
    Trade,
    items_of,
    size_of,
    without_size,
)
from app.prices import without_vat
from storage.schema.fields import Record

T = TypeVar("T")

DELETED_EVERY = 50
"""One deleted product per so many live ones, about 2 %."""
IMPORTS = ((702, 0.40), (331, 0.22), (94, 0.10))
"""Bulk imports: how many days ago, and the share of products unchanged since."""

_KITCHEN_NAME = 24
"""Characters of a name on the kitchen printer."""


@dataclass(frozen=True, slots=True)
class Assortment:
    """Product records with the items they were made from, in the same order; deleted products have no item."""

    products: list[Record]
    items: list[Item]
    deleted: list[Record]


def price_with_vat(price: float) -> float:
    """A rounded price: whole crowns from 30 CZK, tenths below."""
    return float(round(price)) if price >= 30 else round(price, 1)


class ProductMaker:
    """Makes product records with unique EANs and PLUs."""

    def __init__(
        self,
        origin: Origin,
        *,
        categories: Sequence[Record],
        suppliers: Sequence[Record],
        subjects: Sequence[Record],
    ) -> None:
        rng = origin.rng
        self._origin = origin
        self._rng = rng
        self._categories = dict(
            zip((category.name for category in CATEGORY_TEMPLATES), categories, strict=True)
        )
        self._subjects = subjects
        self._suppliers = suppliers
        companies = rng.sample(range(1000, 10_000), len(suppliers))
        self._prefixes = [
            f"{'858' if each['country'] == 'SK' else '859'}{company}"
            for each, company in zip(suppliers, companies, strict=True)
        ]
        self._next_item = [rng.randint(100, 9_000) for _ in suppliers]
        self._next_plu = 100
        self._suppliers_of_lines: dict[tuple[str, int], int] = {}
        self._order = 0

    def make(self, item: Item) -> Record:
        """A product record with every field of the entity."""
        rng = self._rng
        trade = item.trade
        vat = round(1 + item.vat / 100, 2)
        gross = price_with_vat(item.price * rng.uniform(0.96, 1.05))
        supplier = self._supplier_of(item)
        external = f"A-{rng.randint(10_000, 99_999)}" if rng.random() < 0.5 else None
        content, measure = size_of(item.name) if trade.unit == "Piece" else (None, None)
        self._order += 10
        fields = {
            "_categoryId": self._categories[item.category.name]["id"],
            "_defaultCourseId": None,
            "_eetSubjectId": self._subjects[item.category.eet]["id"],
            "_supplierId": self._suppliers[supplier]["id"] if trade.ean or not trade.sold else None,
            "name": item.name,
            "alternativeName": _short(item.name) if item.category.seconds else None,
            "subtitle": "vlastní výroba" if item.kind == "loose" and rng.random() < 0.3 else None,
            "description": _description(item) if rng.random() < 0.2 else None,
            "translatedName": _translated(item.name),
            "translatedDescription": None,
            "plu": self._plu() if trade.plu else None,
            "ean": self._eans(supplier) if trade.ean else None,
            "tags": self._tags(item),
            "features": [],
            "allergens": _allergens(item),
            "notes": list(KITCHEN_NOTES.get(item.category.name, ())) if not trade.stocked else [],
            "display": trade.sold,
            "onSale": trade.sold,
            "hexColor": item.category.colour,
            "imageUrl": None,
            "priceWithVat": gross,
            "priceWithoutVat": without_vat(gross, vat),
            "vat": vat,
            "priceWithVatB": price_with_vat(gross * 0.95) if trade.sold and rng.random() < 0.3 else None,
            "priceWithVatC": price_with_vat(gross * 0.9) if trade.sold and rng.random() < 0.1 else None,
            "priceWithVatD": None,
            "priceWithVatE": None,
            "purchasePriceWithoutVat": None,
            "currency": "CZK",
            "requiresPriceEntry": bool(trade.flags >> PRICE_ENTRY & 1),
            "discountPermitted": item.kind not in ("service", "priced") and item.category.age is None,
            "discountPercent": self._sometimes(trade.sold, 0.04, (5.0, 10.0, 20.0)) or 0.0,
            "margin": self._sometimes(trade.ean, 0.5, ("25%", "32%", "40%", "55%")),
            "marginMin": self._sometimes(trade.ean, 0.1, (12.5,)),
            "points": float(gross // 50) if trade.sold else 0.0,
            "priceInPoints": float(round(gross * 10)) if rng.random() < 0.03 else 0.0,
            "stockDeduct": trade.stocked or bool(item.recipe),
            "stockOverdraft": self._overdraft(trade),
            "unit": trade.unit,
            "packaging": 1.0,
            "packageItem": self._sometimes(trade.ean, 0.6, (6.0, 10.0, 12.0, 20.0, 24.0)),
            "packagingMeasurement": content,
            "unitMeasurement": measure,
            "packagingPriceWithVat": 3.0 if "lahev 0,5 l" in item.name else None,
            "supplierProductCode": _catalogue_number(rng) if trade.ean else None,
            "deliveryNoteIds": None,
            "preparationDuration": item.category.seconds if not trade.stocked else None,
            "minCustomerAge": item.category.age if _alcoholic(item) else None,
            "recipe": _method(item) if item.recipe and rng.random() < 0.15 else None,
            "externalId": external,
            "externalIds": None if external is None else [external],
            "flags": _flags(item),
            "sortOrder": self._order,
            "modifiedBy": rng.choice(("import", "kancelar", "pokladna-1", "pokladna-2", "pokladna-ba")),
        }
        return self._origin.record(fields, version_date=self._version_date())

    def _supplier_of(self, item: Item) -> int:
        key = (item.category.name, item.line)
        if key not in self._suppliers_of_lines:
            self._suppliers_of_lines[key] = self._rng.randrange(len(self._suppliers))
        return self._suppliers_of_lines[key]

    def _eans(self, supplier: int) -> list[str]:
        return [self._ean(supplier) for _ in range(2 if self._rng.random() < 0.04 else 1)]

    def _ean(self, supplier: int) -> str:
        self._next_item[supplier] += self._rng.randint(1, 9)
        return codes.ean13(f"{self._prefixes[supplier]}{self._next_item[supplier]:05d}")

    def _plu(self) -> list[str]:
        self._next_plu += 1
        return [str(self._next_plu)]

    def _tags(self, item: Item) -> list[str]:
        name = item.name.casefold()
        found = [tag for tag, stems in TAGGED if any(stem in name for stem in stems)]
        if _alcoholic(item):
            found.append("alkohol 18+")
        if item.trade.sold and self._rng.random() < 0.08:
            found.append(self._rng.choice(RARE_TAGS))
        return found

    def _sometimes(self, possible: bool, probability: float, values: Sequence[T]) -> T | None:
        return self._rng.choice(values) if possible and self._rng.random() < probability else None

    def _overdraft(self, trade: Trade) -> str:
        if trade.ean:
            return "WARN"
        return "ALLOW" if trade.sold else self._rng.choice(("ALLOW", "DISABLE"))

    def _version_date(self) -> int | None:
        draw = self._rng.random()
        for days, share in IMPORTS:
            if draw < share:
                return moments.import_moment(self._origin.now, days=days)
            draw -= share
        return None


def _alcoholic(item: Item) -> bool:
    restricted = item.category.age is not None and item.trade.sold and item.vat > 0
    return restricted and "nealko" not in item.name.casefold()


def _catalogue_number(rng: Random) -> str:
    return f"{rng.randint(100, 999)}-{rng.randint(1000, 9999)}"


def _short(name: str) -> str:
    return textwrap.shorten(without_size(name), _KITCHEN_NAME, placeholder="").upper()


def _flags(item: Item) -> int:
    flags = item.trade.flags
    if item.vat == 0:
        flags |= 1 << EXEMPTED_VAT
    if "s sebou" in item.name:
        flags |= 1 << TAKE_AWAY
    if item.name.startswith(("Mísa obložená", "Dárkový koš")):
        flags |= 1 << ASSEMBLED
    return flags


def _allergens(item: Item) -> list[int]:
    name = f"{item.name} ".casefold()
    found = {number for stems, number in ALLERGENS if any(stem in name for stem in stems)}
    edible = item.kind not in ("box", "service", "priced") and item.category is not CATEGORY_TEMPLATES[-1]
    return sorted(found.union(item.category.allergens)) if edible else []


def _description(item: Item) -> str:
    origin = "Připravujeme v naší provozovně v Brně." if item.recipe else "Od prověřeného dodavatele."
    return f"{item.name}. {origin}"


def _method(item: Item) -> str:
    return f"{item.name}: suroviny navážit podle receptury, zpracovat a dokončit před výdejem."


def _translated(name: str) -> dict[str, Any] | None:
    found = TRANSLATED.get(name)
    return None if found is None else {"sk": found[0], "en": found[1]}


def build_assortment(rng: Random, maker: ProductMaker) -> Assortment:
    """The live products of every category, and about 2 % deleted ones."""
    kept: list[Item] = []
    spare: list[Item] = []
    for category in CATEGORY_TEMPLATES:
        possible = items_of(category)
        chosen = set(rng.sample(range(len(possible)), min(category.size, len(possible))))
        kept += (item for index, item in enumerate(possible) if index in chosen)
        spare += (item for index, item in enumerate(possible) if index not in chosen)
    deleted = rng.sample(spare, max(1, len(kept) // DELETED_EVERY))
    products = [maker.make(item) for item in kept]
    return Assortment(products, kept, [{**maker.make(item), "deleted": True} for item in deleted])
