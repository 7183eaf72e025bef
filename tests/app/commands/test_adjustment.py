"""Prices changed relative to what they are: what is understood, the rounding, and the bulk change with it."""

from __future__ import annotations

from decimal import Decimal

import pytest

from app.changes.application import apply
from app.changes.bulk_change import BulkChange, bulk_change
from app.commands.adjustment import parse_adjustment
from tests.app.support.workstation import Workstation


@pytest.mark.parametrize(
    ("typed", "step", "before", "after"),
    [
        ("+5 %", None, 100.0, 105.0),
        ("+5%", "0.1", 12.9, 13.5),
        ("-12,5 %", "0.01", 9.99, 8.74),
        ("-10", None, 55.0, 45.0),
        ("+0.5", None, 0.1, 0.6),
        ("\u2212 10", None, 55.0, 45.0),
        ("x 1.1", "0.01", 3.9, 4.29),
        ("X1,1", "1", 3.9, 4.0),
        ("* 2", None, 3.9, 7.8),
        ("× .5", "0.01", 0.05, 0.03),
        ("+5 %", "0.5", 10.0, 10.5),
        ("+5 %", "10", 144.0, 150.0),
        ("x 1.1", "0.01", 1e28, 1.1e28),
        ("-100 %", "0.01", 55.0, 0.0),
    ],
)
def test_a_change_of_a_price(typed: str, step: str | None, before: float, after: float) -> None:
    adjustment = parse_adjustment(typed, None if step is None else Decimal(step))
    assert adjustment is not None and adjustment.of(before) == after


@pytest.mark.parametrize("typed", ["", "55", "5 %", "x 0", "+", "x", "+5 %%", "many", "1x2", "+1e5", "+٥"])
def test_what_is_no_change(typed: str) -> None:
    assert parse_adjustment(typed) is None


def test_many_prices_are_raised_with_the_price_without_vat(station: Workstation) -> None:
    start = {"priceWithVat": 121.0, "priceWithoutVat": 100.0, "vat": 1.21}
    station.known("products", 1, **start)
    station.known("products", 2, **{**start, "priceWithVat": 5.0, "priceWithoutVat": 4.13223140495868})
    station.known("products", 3, **{**start, "priceWithVat": None})
    lower = parse_adjustment("-10")
    assert lower is not None
    change = BulkChange(adjust={"priceWithVat": lower})
    found = bulk_change(station.replica, "products", [1, 2, 3], change)
    assert [(each.id, each.reason) for each in found.lines] == [(1, ""), (2, "below_zero"), (3, "same")]
    assert [dict(each.after) for each in found.ticked] == [
        {"priceWithVat": 111.0, "priceWithoutVat": 91.7355371900826}
    ]
    apply(station.commands, found, found.ticked, origin="window")
    assert {name: station.get("products", 1)[name] for name in start} == {
        "priceWithVat": 111.0, "priceWithoutVat": 91.7355371900826, "vat": 1.21,
    }  # fmt: skip
    assert station.get("products", 2)["priceWithVat"] == 5.0
    station.commands.undo()
    assert station.get("products", 1)["priceWithVat"] == 121.0
