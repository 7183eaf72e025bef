"""Compares one line of a price list with its product: what the line is, and what it would change. Pure.

Called by `price_lists` for every line. The selling price is made by `app.price_work`, so that VAT, both prices and the
levels agree as everywhere.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from app import prices
from app.change_set import ChangeLine, Effect, Mark
from app.labels.gtin import canonical_code, is_gtin, looks_like_gtin
from app.price_work.pricing import OUTLIER, price_marks
from app.price_work.rule import NoPrice
from app.supplier_list.columns import CODE, EAN, NAME, PIECES, PLU, PRICE, RATE
from app.supplier_list.matching import SUPPLIER, ProductMatch, doubts_about
from app.supplier_list.terms import Terms
from app.transfer.matching import key_parts, loose
from storage.errors import InvalidRecord, Problem
from storage.schema.fields import Entity, Record
from storage.schema.validation import Op, blank, problems

CODES = (EAN, CODE, PLU)
LEAST_RATE_DIFFERENCE = 1e-6


@dataclass(frozen=True, slots=True, kw_only=True)
class Shop:
    """What every line is compared with."""

    supplier: int
    products: Entity
    terms: Terms
    rates: frozenset[float]
    """The multipliers of VAT that exist; empty where it is not known."""
    rate: float
    """The multiplier of a new product whose line does not say it."""
    category: int | None
    """Of new products."""
    held: Collection[int]
    """Products that wait for a decision about two versions."""


@dataclass(frozen=True, slots=True)
class PricesPaid:
    """Purchase prices of a product: what the supplier charged until now, and what it was bought for otherwise."""

    listed: float | None
    otherwise: float | None


def compare(
    shop: Shop, row: ChangeLine, match: ProductMatch, product: Record | None, costs: PricesPaid
) -> ChangeLine:
    """What a line is; `product` is that of the match. `row` has the values and doubts as `LineReader` read them."""
    line = ChangeLine(
        effect=Effect.DOUBTFUL,
        line=row.line,
        id=None if product is None else product["id"],
        name=str((product or row.after).get(NAME) or row.shown(NAME)),
        code=_shown_code(row.after) or next((text for name in CODES if (text := row.shown(name))), ""),
        matched_by=match.by,
    )
    refused = row.problems if row.effect is Effect.REFUSED else ()
    if match.problem is not None or refused:
        return replace(line, problems=tuple(filter(None, (match.problem, *refused))))
    found = _cost(shop, row, product)
    if isinstance(found, Problem):
        lonely = product is None and found.code == "no_list_price"
        return replace(line, effect=Effect.UNKNOWN if lonely else Effect.DOUBTFUL, problems=(found,))
    if product is None:
        return _new(shop, row, line, found)
    if product.get("deleted"):
        return replace(line, problems=(Problem(None, "deleted"),))
    return _known(shop, row, match, product, costs, found, line)


def _cost(shop: Shop, row: ChangeLine, product: Record | None) -> float | Problem:
    """The purchase price of a piece; or why there is none."""
    price, pieces, rate = row.after.get(PRICE), row.after.get(PIECES), row.after.get(RATE)
    if price is None:
        return Problem(PRICE, "no_list_price")
    if price <= 0:
        return Problem(PRICE, "price_not_positive")
    if pieces is not None and pieces <= 0:
        return Problem(PIECES, "price_not_positive")
    if rate is not None and product is None and not _rate_exists(shop, rate):
        return Problem(RATE, "no_such_rate", {"value": row.shown(RATE)})
    if rate is None or not _rate_exists(shop, rate):
        rate = shop.rate if product is None else product.get(prices.RATE)
    cost = shop.terms.cost(price, pieces, rate)
    return cost if 0 < cost < prices.LARGEST else Problem(PRICE, "too_large", {"maximum": prices.LARGEST})


def _rate_exists(shop: Shop, rate: float) -> bool:
    return not shop.rates or any(abs(rate - each) < LEAST_RATE_DIFFERENCE for each in shop.rates)


def _per_cent(rate: float) -> float | int:
    """A VAT multiplier in per cent."""
    found = round((rate - 1) * 100, 6)
    return int(found) if found.is_integer() else found


def _known(
    shop: Shop,
    row: ChangeLine,
    match: ProductMatch,
    product: Record,
    costs: PricesPaid,
    cost: float,
    line: ChangeLine,
) -> ChangeLine:
    before = costs.otherwise if costs.listed is None else costs.listed
    line = replace(line, cost=cost, cost_before=before, shelf=product.get(prices.WITH_VAT))
    if product["id"] in shop.held:
        return replace(line, problems=(Problem(None, "held"),))
    after, notes = _selling(shop, product, cost)
    doubts = [*row.doubts, *match.doubts, *doubts_about(row.after, match.by, product)]
    rate = row.after.get(RATE)
    if rate is not None and not _rate_exists(shop, rate):
        doubts.append(Problem(RATE, "no_such_rate", {"value": row.shown(RATE)}))
    elif rate is not None and abs(rate - (product.get(prices.RATE) or 0)) >= LEAST_RATE_DIFFERENCE:
        listed, was = _per_cent(rate), _per_cent(product.get(prices.RATE) or 1)
        doubts.append(Problem(RATE, "other_rate", {"listed": listed, "was": was}))
    marks = _marks(before, cost, product, after)
    after = {**after, **_supplier_fields(shop, row.after, product)}
    if after and (refused := problems(shop.products, dict(after), Op.PATCH, onto=product)):
        return replace(line, problems=tuple(refused), marks=marks)
    effect = Effect.DOUBTFUL if doubts else Effect.UNCHANGED if costs.listed == cost else Effect.CHANGED
    can_tick = bool(after) or costs.listed != cost
    return replace(
        line,
        effect=effect,
        before={name: product.get(name) for name in prices.SELLING} if after else {},
        after=after,
        marks=marks,
        problems=(*doubts, *notes),
        can_tick=can_tick,
        # A slip of the supplier is one key away otherwise: a person ticks what changes by that much.
        ticked=can_tick and effect is Effect.CHANGED and "outlier" not in marks,
    )


def _selling(shop: Shop, product: Record, cost: float) -> tuple[dict[str, Any], list[Problem]]:
    """The selling price by the rule; or what is missing to make one, which does not hinder the purchase price."""
    rule = shop.terms.rule()
    if rule is None:
        return {}, []
    try:
        return dict(rule.of(product, cost)), []
    except NoPrice as missing:
        return {}, [Problem(prices.WITH_VAT, str(missing))]
    except InvalidRecord as error:
        return {}, list(error.problems)


def _supplier_fields(shop: Shop, values: Mapping[str, Any], product: Record) -> dict[str, Any]:
    """The supplier and its code, where the product has none or an older one of the same supplier."""
    after: dict[str, Any] = {}
    supplier, code = product.get(SUPPLIER), values.get(CODE)
    if supplier is None:
        after[SUPPLIER] = shop.supplier
    elif supplier != shop.supplier:
        return {}
    if code and [loose(each) for each in key_parts(code)] != [
        loose(each) for each in key_parts(product.get(CODE))
    ]:
        after[CODE] = code
    return after


def _marks(
    before: float | None, cost: float, product: Mapping[str, Any], after: Mapping[str, float]
) -> tuple[Mark, ...]:
    marks = list(price_marks({name: product.get(name) for name in prices.SELLING}, after, cost))
    if before and abs(cost - before) > OUTLIER * before and "outlier" not in marks:
        marks.insert(0, "outlier")
    return tuple(marks)


def _new(shop: Shop, row: ChangeLine, line: ChangeLine, cost: float) -> ChangeLine:
    """A line that no product is like: a new product, where it has a name."""
    name = " ".join(str(row.after.get(NAME) or "").split())
    line = replace(line, cost=cost)
    if not name:
        return replace(line, effect=Effect.UNKNOWN, problems=(Problem(NAME, "no_product"),))
    codes = [canonical_code(each) for each in key_parts(row.after.get(EAN))]
    rate = row.after.get(RATE) or shop.rate
    values: dict[str, Any] = {
        NAME: name,
        EAN: codes,
        PLU: key_parts(row.after.get(PLU)),
        CODE: row.after.get(CODE) or None,
        SUPPLIER: shop.supplier,
        RATE: rate,
        "_categoryId": shop.category,
    }
    start = {**blank(shop.products), **values}
    selling, notes = _selling(shop, start, cost)
    values = {**values, **selling}
    whole = {**start, **selling, "_cloudId": 1}
    if refused := problems(shop.products, whole, Op.CREATE):
        return replace(line, effect=Effect.UNKNOWN, problems=tuple(refused))
    doubts = list(row.doubts)
    doubts += [
        Problem(EAN, "wrong_check_digit", {"code": each})
        for each in codes
        if looks_like_gtin(each) and not is_gtin(each)
    ]
    priced = {name: whole.get(name) for name in prices.SELLING}
    marks: tuple[Mark, ...] = price_marks({**priced, prices.WITHOUT_VAT: None}, selling, cost)
    if not selling:
        marks = ("zero",)
    return replace(
        line,
        effect=Effect.DOUBTFUL if doubts else Effect.NEW,
        name=name,
        after=values,
        marks=marks,
        problems=(*doubts, *notes),
        can_tick=True,
    )


def _shown_code(values: Mapping[str, Any]) -> str:
    """The first code of a line."""
    return next((str(each) for name in CODES for each in key_parts(values.get(name))), "")
