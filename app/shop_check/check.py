"""The shop check: reads every record once and tells what is wrong or odd about them.

Called by the window on a worker thread, and by the command line. Needs no internet and changes nothing. Memory grows
with the number of codes and findings, not with the records.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from app import prices
from app.queries.costs import Costs
from app.shop_check.finding import CHECKS, Finding
from app.shop_check.record_checks import PRODUCTS, RECORD_CHECKS, price_missing, texts_of
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record

READ_AT_ONCE = 500
LINES = "product-ingredients"
MOST_OTHERS = 5
"""Ids of other records that a finding names."""
TAGGED = ("customers", PRODUCTS, "categories")
"""Entities whose records carry tags as texts."""
CENT = 100
"""Rates of VAT are compared in hundredths of a per cent."""


def check_shop(
    replica: Replica, cancel: threading.Event | None = None, *, least_margin: float = 0
) -> list[Finding]:
    """Every finding in the order of CHECKS, then of entity and id; what was found until `cancel` is set.

    `least_margin`: per cent of the price that every product should earn, unless it has a least margin of its own.
    """
    catalogue = replica.catalogue
    found: list[Finding] = []
    for entity in (name for name in RECORD_CHECKS if name in catalogue and name != PRODUCTS):
        for record in live_records(replica, entity, cancel):
            found += _alone(entity, record)
    if PRODUCTS in catalogue:
        found += _products(replica, cancel, least_margin)
    if LINES in catalogue and PRODUCTS in catalogue:
        found += _lines(replica, cancel)
    found += _tags(replica, cancel)
    place = {code: at for at, code in enumerate(CHECKS)}
    return sorted(found, key=lambda each: (place[each.check], each.entity, each.id))


def live_records(replica: Replica, entity: str, cancel: threading.Event | None = None) -> Iterator[Record]:
    """The records of an entity that are not deleted, in the order of ids, until `cancel` is set."""
    ids = replica.ids(entity, Query())
    for start in range(0, len(ids), READ_AT_ONCE):
        if cancel is not None and cancel.is_set():
            return
        for record in replica.many(entity, ids[start : start + READ_AT_ONCE]).values():
            if not record.get("deleted"):
                yield record


def _alone(entity: str, record: Record) -> Iterator[Finding]:
    for check in RECORD_CHECKS[entity]:
        yield from check(entity, record)


def _products(replica: Replica, cancel: threading.Event | None, least_margin: float) -> Iterator[Finding]:
    categories = set(replica.ids("categories", Query()))
    rates = {
        _hundredths(1 + record["value"] / 100)
        for record in live_records(replica, "taxes")
        if record.get("value") is not None
    }
    costs = Costs(replica)
    owners: dict[str, dict[str, list[int]]] = {"ean": defaultdict(list), "plu": defaultdict(list)}
    for record in live_records(replica, PRODUCTS, cancel):
        id = record["id"]
        yield from _alone(PRODUCTS, record)
        for field, by_code in owners.items():
            for code in texts_of(record, field):
                by_code[code].append(id)
        if record.get("_categoryId") not in categories:
            yield Finding("no_category", PRODUCTS, id)
        rate = record.get("vat")
        if rates and rate is not None and _hundredths(rate) not in rates:
            yield Finding("unknown_rate", PRODUCTS, id, {"rate": rate})
        yield from _earnings(record, costs, least_margin)
    for field, check in (("ean", "ean_twice"), ("plu", "plu_twice")):
        yield from _shared(check, PRODUCTS, owners[field])


PRICE_FIELDS = (prices.WITH_VAT, prices.WITHOUT_VAT, "onSale", "display", "requiresPriceEntry")
"""What the checks of `price_findings` look at."""


def price_findings(replica: Replica) -> Iterator[Finding]:
    """What is sold without a price or below its cost, of every product; from the values of these checks only."""
    costs = Costs(replica)
    for id, *values in replica.live_values(PRODUCTS, PRICE_FIELDS):
        record = {"id": id, **dict(zip(PRICE_FIELDS, values, strict=True))}
        yield from price_missing(PRODUCTS, record)
        yield from (each for each in _earnings(record, costs, 0) if each.check == "below_cost")


def _earnings(record: Record, costs: Costs, least_margin: float) -> Iterator[Finding]:
    """A product that is sold for less than it costs, or for so little more that it earns less than it should."""
    sold, cost = record.get(prices.WITHOUT_VAT), costs.of(record["id"])
    if not sold or cost is None:
        return
    if sold < cost.price:
        yield Finding("below_cost", PRODUCTS, record["id"], {"price": sold, "cost": cost.price}, cost)
        return
    margin, least = costs.margin(record["id"]), record.get("marginMin") or least_margin
    if margin is not None and margin < least and record.get("onSale") is not False:
        earned = {"price": sold, "cost": cost.price, "margin": margin, "least": least}
        yield Finding("margin_low", PRODUCTS, record["id"], earned, cost)


def _shared(check: str, entity: str, by_code: dict[str, list[int]]) -> Iterator[Finding]:
    for code, ids in by_code.items():
        for id in ids if len(ids) > 1 else ():
            others = [other for other in ids if other != id][:MOST_OTHERS]
            yield Finding(check, entity, id, {"code": code, "others": others})


def _lines(replica: Replica, cancel: threading.Event | None) -> Iterator[Finding]:
    products = set(replica.ids(PRODUCTS, Query()))
    contains: dict[int, set[int]] = defaultdict(set)
    for record in live_records(replica, LINES, cancel):
        missing = [
            side for side, field in (("product", "_parentProductId"), ("ingredient", "_productId"))
            if record.get(field) not in products
        ]  # fmt: skip
        if missing:
            yield Finding("line_of_nothing", LINES, record["id"], {"missing": missing})
        else:
            contains[record["_parentProductId"]].add(record["_productId"])
    yield from _circles(contains)


def _circles(contains: Mapping[int, set[int]]) -> Iterator[Finding]:
    """Products that contain themselves, with those on the way. The cloud does not check it."""
    left = {product: set(parts) for product, parts in contains.items()}
    while ends := [product for product, parts in left.items() if not (parts & left.keys())]:
        for product in ends:
            del left[product]
    for product in left:
        below = _below(product, left)
        if product in below:
            circle = sorted(each for each in below - {product} if product in _below(each, left)) or [product]
            yield Finding("recipe_circle", PRODUCTS, product, {"others": circle[:MOST_OTHERS]})


def _below(product: int, contains: Mapping[int, set[int]]) -> set[int]:
    """All that a product contains, by whatever path."""
    found: set[int] = set()
    ahead = [product]
    while ahead:
        fresh = contains.get(ahead.pop(), set()) - found
        found |= fresh
        ahead += fresh
    return found


def _tags(replica: Replica, cancel: threading.Event | None) -> Iterator[Finding]:
    """Tags that differ by case or spaces only; a record is found for the rarer spelling that it has."""
    spellings: dict[str, dict[str, list[tuple[str, int]]]] = defaultdict(lambda: defaultdict(list))
    for entity in (name for name in TAGGED if name in replica.catalogue):
        for record in live_records(replica, entity, cancel):
            for tag in texts_of(record, "tags"):
                spellings[" ".join(tag.casefold().split())][tag].append((entity, record["id"]))
    for forms in spellings.values():
        usual = min(forms, key=lambda form: (-len(forms[form]), form))
        for form, places in forms.items():
            yield from (
                Finding("tags_differ_by_case", entity, id, {"tag": form, "usual": usual})
                for entity, id in (places if form != usual else ())
            )


def _hundredths(multiplier: float) -> int:
    return round((multiplier - 1) * 100 * CENT)


def without_dismissed(found: Iterable[Finding], dismissed: Iterable[str]) -> list[Finding]:
    """The findings that nobody dismissed."""
    keys = set(dismissed)
    return [each for each in found if each.key not in keys]
