"""A change of VAT over a whole shop, forward and back: every record as before, to the last digit, in a real replica."""

from __future__ import annotations

from typing import Any

import pytest

from app import prices
from app.changes.application import apply
from app.practice.shop.shop import build_shop
from app.price_work import pricing
from app.price_work.rule import Kept, PriceRule
from storage.query.grammar import Query
from storage.schema.fields import Record
from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import put, record

PRODUCTS = 1_650
LEVELS = ("priceWithVatB", "priceWithVatC", None, None)
ODD: tuple[dict[str, Any], ...] = (
    {"priceWithVat": 100.0, "priceWithoutVat": 82.64, "vat": 1.21},
    {"priceWithVat": 50.0, "priceWithoutVat": 100.0, "vat": 1.21},
    {"priceWithVat": None, "priceWithoutVat": 100.0, "vat": 1.21},
    {"priceWithVat": 121.0, "priceWithoutVat": 100.0, "vat": 0.0},
    {"priceWithVat": 0.1 + 0.2, "priceWithoutVat": 0.0, "vat": 1.2345678},
)
"""Rounded by another program, in contradiction, without a price, without a rate, of many digits."""


@pytest.fixture(scope="module")
def assortment() -> list[dict[str, Any]]:
    """The prices of as many products, by the rates of a shop; every fourth has two more levels."""
    shop = build_shop(now=1_790_000_000_000, cloud_id=1)["products"]
    found = []
    for number in range(PRODUCTS):
        shelf = (shop[number % len(shop)]["priceWithVat"] or 10.0) + number
        rate = (1.21, 1.21, 1.12)[number % 3]
        level = LEVELS[number % len(LEVELS)]
        linked = {"priceWithVat": shelf, "priceWithoutVat": prices.without_vat(shelf, rate), "vat": rate}
        found.append({**linked, **({level: shelf - 1} if level else {})})
    return found


def records_of(station: Workstation) -> dict[int, Record]:
    """Every product whole; a date of the local server tells of a change that was taken back."""
    found = station.replica.many("products", range(1, 2 * PRODUCTS))
    return {number: {**each, "versionDate": None} for number, each in found.items()}


def changed(station: Workstation, ids: list[int], rate: float, kept: Kept) -> list[int]:
    """All of these get the rate; the ids of those that changed."""
    found = pricing.preview(station.replica, ids, PriceRule(start="vat", rate=rate, kept=kept))
    applied = apply(station.commands, found, found.ticked, origin="window")
    assert applied.change is not None and applied.changed_meanwhile == ()
    return list(applied.change.ids)


def sent(station: Workstation) -> None:
    """The cloud has taken all that waits."""
    with station.replica.write() as tx:
        for change in tx.changes("products"):
            now = tx.get("products", change.id)
            assert now is not None
            tx.drop_change("products", change.id)
            tx.put("products", now)


@pytest.mark.parametrize("kept", ["shelf", "net"])
def test_the_rate_of_1_650_products_changes_and_changes_back(
    station: Workstation, assortment: list[dict[str, Any]], kept: Kept
) -> None:
    put(station.replica, "products", *(record("products", n, **each) for n, each in enumerate(assortment, 1)))
    before = records_of(station)
    ids = [number for number, each in before.items() if each["vat"] == 1.21]
    assert changed(station, ids, 1.12, kept) == ids
    there = records_of(station)
    assert all(there[number]["vat"] == 1.12 and prices.in_step(there[number]) for number in ids)
    assert changed(station, ids, 1.21, kept) == ids
    assert records_of(station) == before
    assert station.replica.changes() == []  # nothing is left to send


def test_undo_brings_back_every_product_however_odd_and_also_what_was_sent(
    station: Workstation, assortment: list[dict[str, Any]]
) -> None:
    every = [*assortment[: PRODUCTS - len(ODD)], *ODD]
    put(station.replica, "products", *(record("products", n, **each) for n, each in enumerate(every, 1)))
    before = records_of(station)
    ids = station.replica.ids("products", Query())
    assert len(changed(station, ids, 1.15, "shelf")) == len(ids) == PRODUCTS
    station.commands.undo()
    assert records_of(station) == before and station.replica.changes() == []
    station.commands.redo()
    sent(station)
    station.commands.undo()
    assert records_of(station) == before and len(station.replica.changes()) == PRODUCTS
