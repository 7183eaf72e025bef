"""Label contents: name, price, price per unit, lowest price before a reduction, allergens, and code of a product.

Called by the window and the command line. A line of a recipe yields the label of its ingredient; a product gets one label
per job.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal

from app import prices
from app.errors import Cancelled
from app.labels.gtin import PRODUCT_FIELDS, is_gtin
from app.labels.reduction import WINDOW, PriceChange, Reduction, reduction
from app.labels.shelf_prices import PriceHistories
from app.measures import BASES
from app.paths import FOR_OTHERS, write_whole
from app.queries.allergens import Allergens, Stated
from app.queries.lists import ListQuery
from app.transfer.exporter import Exporter
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.sync_state.cloud_time import certain_now
from storage.text.collation import sort_key

LabelOrder = Literal["list", "shelf"]
"""As the list is sorted, or as goods stand on shelves: by category, then by name."""
PRODUCTS = "products"
MAX_LABELS = 2_000
"""Most labels of one job; more is a mistake, or a roll that no printer holds."""
READ_AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class PerUnit:
    """A price of one `unit`: Kilogram, Liter, Meter, SquareMeter or Piece."""

    price: float
    unit: str


@dataclass(frozen=True, slots=True)
class Label:
    """One label; `price` is None and `code` empty where the product has none."""

    name: str
    price: float | None = None
    currency: str = ""
    per_unit: PerUnit | None = None
    code: str = ""
    reduction: Reduction | None = None
    """Set when the price is a reduced one."""
    allergens: Stated = Stated()
    product: int | None = field(default=None, compare=False)


def label(product: Mapping[str, Any]) -> Label:
    """The label of a product's record."""
    price = _price(product)
    return Label(
        name=" ".join(str(product.get("name") or "").split()),
        price=price,
        currency=str(product.get("currency") or "").strip().upper(),
        per_unit=None if price is None else _per_unit(price, product),
        code=_code(product.get("ean")),
        product=product.get("id"),
    )


def _price(product: Mapping[str, Any]) -> float | None:
    """The price with VAT; None where the till asks for it or none is set."""
    if product.get("requiresPriceEntry"):
        return None
    price = product.get("priceWithVat")
    if price is None:
        price = prices.with_vat(product.get("priceWithoutVat") or 0.0, product.get("vat") or 1.0)
    return float(price) if price > 0 else None


def _per_unit(price: float, product: Mapping[str, Any]) -> PerUnit | None:
    content, unit = product.get("packagingMeasurement"), product.get("unitMeasurement")
    if not content or not unit:
        # Goods weighed at the till are priced by their unit.
        content, unit = 1.0, product.get("unit")
        if unit == "Piece" or (product.get("packaging") or 1.0) != 1.0:
            return None
    if not isinstance(unit, str) or unit not in BASES or content <= 0:
        return None
    base, part = BASES[unit]
    amount = Decimal(repr(float(content))) * part
    if base == "Piece" and amount == 1:
        return None
    return PerUnit(float(round(Decimal(repr(price)) / amount, 4)), base)


def _code(codes: object) -> str:
    """The first code that is a GTIN, else the first code."""
    if isinstance(codes, str):
        codes = [codes]
    known = [str(each).strip() for each in codes or () if str(each).strip()]  # type: ignore[attr-defined]
    return next(filter(is_gtin, known), known[0] if known else "")


def repeat(labels: Iterable[Label], copies: int) -> list[Label]:
    """Each label `copies` times in a row, at most MAX_LABELS in all."""
    found: list[Label] = []
    for each in labels:
        found += [each] * min(copies, MAX_LABELS - len(found))
        if len(found) == MAX_LABELS:
            break
    return found


class Labels:
    """Reads the labels for the records of one list."""

    def __init__(self, replica: Replica, entity: str) -> None:
        self._replica = replica
        self._records = Exporter(replica, entity)
        self._field = PRODUCT_FIELDS[entity]

    def read(
        self,
        query: ListQuery,
        ids: Sequence[int] | None = None,
        progress: Callable[[int, int], None] | None = None,
        cancel: threading.Event | None = None,
        *,
        order: LabelOrder = "list",
    ) -> list[Label]:
        """Labels for the records of a list, or for those of `ids`, at most MAX_LABELS. Raises InvalidQuery, Cancelled."""
        products: dict[int, Record] = {}
        wanted: dict[int, None] = {}
        for record in self._records.records(query, ids):
            if cancel is not None and cancel.is_set():
                raise Cancelled
            id = record.get(self._field)
            if not isinstance(id, int) or id in wanted or record.get("deleted"):
                continue
            wanted[id] = None
            if self._field == "id":
                products[id] = record
            if len(wanted) == MAX_LABELS:
                break
            if progress is not None and len(wanted) % READ_AT_ONCE == 0:
                progress(len(wanted), MAX_LABELS)
        if self._field != "id":
            products = {
                each["id"]: each
                for each in Exporter(self._replica, PRODUCTS).records(ListQuery(), [*wanted])
                if not each.get("deleted")
            }
        return self._labels([*products.values()], order, query.language)

    def planned(
        self, to_come: Mapping[int, float], at: int, *, order: LabelOrder = "shelf", language: str = "en"
    ) -> list[Label]:
        """Labels with the prices that these products will have from `at` on, wall milliseconds, printed before."""
        found = self._replica.many(PRODUCTS, to_come)
        records = [each for each in found.values() if not each.get("deleted")]
        later = {
            each["id"]: PriceChange(at, each.get(prices.WITH_VAT), to_come[each["id"]]) for each in records
        }
        planned = [{**each, **_repriced(each, to_come[each["id"]])} for each in records]
        return self._labels(planned, order, language, later=later, now=at)

    def _labels(
        self,
        products: Sequence[Record],
        order: LabelOrder,
        language: str,
        *,
        later: Mapping[int, PriceChange] | None = None,
        now: int | None = None,
    ) -> list[Label]:
        """The labels of products in this order; `later`: a change of the price that is still to come."""
        now = certain_now(self._replica.sync_state.meta, self._replica.clock.now()) if now is None else now
        later = later or {}
        present = [
            {**each, prices.WITH_VAT: later[each["id"]].before} if each["id"] in later else each
            for each in products
        ]
        histories = PriceHistories(self._replica, present, since=now - 2 * WINDOW)
        allergens = Allergens(self._replica)
        printed = self._replica.printed_prices.moments(each["id"] for each in products)
        labels = []
        for record in products if order == "list" else self._by_shelf(products, language):
            id = record["id"]
            history = histories.of(id)
            changes = [*history.changes, later[id]] if id in later else history.changes
            found = reduction(changes, now=now, known_from=history.known_from, printed=printed.get(id, ()))
            labels.append(replace(label(record), reduction=found, allergens=allergens.of(id)))
        return labels

    def _by_shelf(self, products: Sequence[Record], language: str) -> list[Record]:
        """By the name of the category, then of the product, in the alphabet of the language."""
        categories = self._replica.many("categories", {each.get("_categoryId") or 0 for each in products})
        shelves = {id: sort_key(language, str(each.get("name") or "")) for id, each in categories.items()}
        last = sort_key(language, "")
        return sorted(
            products,
            key=lambda each: (
                shelves.get(each.get("_categoryId") or 0, last),
                sort_key(language, str(each.get("name") or "")),
                each["id"],
            ),
        )


def _repriced(product: Record, price: float) -> dict[str, float]:
    """The prices of a product with another one on the shelf."""
    return {
        prices.WITH_VAT: price,
        **prices.follow({**product, prices.WITH_VAT: price}, (prices.WITH_VAT,)),
    }


def write_label_file(path: Path, content: bytes) -> None:
    """Write a file of labels whole or not at all; raises DiskFull, FolderNotWritable."""
    write_whole(path, content, mode=FOR_OTHERS)
