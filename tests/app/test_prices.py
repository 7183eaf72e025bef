"""The prices of a product agree after what people do: form, bulk change, import, undo, resolved conflicts.

Every path that writes a price, drawn at random: `test_price_paths`.
"""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import prices
from app.change_set import Effect
from app.changes.application import apply
from app.changes.bulk_change import BulkChange, bulk_change
from app.commands.price_check import Leading, contradictions, fix_prices
from app.commands.record_editor import Edit
from app.commands.resolve import Value
from app.commands.save_with_related import save_with_related
from app.transfer.columns import guess_mapping
from app.transfer.importer import Importer
from app.transfer.tables import Line, Table
from storage.errors import InvalidRecord
from storage.outbox.questions import HoldReason
from storage.schema.validation import Op
from tests.app.support.workstation import Workstation

CENTS = st.integers(0, 10**7).map(lambda cents: cents / 100)
AMOUNTS = CENTS | st.floats(-1e30, 1e30) | st.sampled_from([0.0, 1e28, 1e-12, 5e-324, 41.3223140495868])
RATES = st.sampled_from([1.0, 1.05, 1.12, 1.21, 1.23, 1.005]) | st.floats(1, 2)
START = {"priceWithVat": 121.0, "priceWithoutVat": 100.0, "vat": 1.21}


def linked(station: Workstation, number: int = 1) -> tuple[Any, ...]:
    record = station.get("products", number)
    return tuple(record[name] for name in prices.LINKED)


@pytest.fixture
def shop(station: Workstation) -> Workstation:
    station.known("categories", 1)
    station.known("products", 1, **START)
    return station


# arithmetic


@given(AMOUNTS, RATES)
def test_every_price_has_another_and_they_agree(price: float, rate: float) -> None:
    without = prices.without_vat(price, rate)
    assert math.isfinite(without)
    assert prices.in_step({"priceWithVat": price, "priceWithoutVat": without, "vat": rate})
    with_it = prices.with_vat(price, rate)
    assert prices.in_step({"priceWithVat": with_it, "priceWithoutVat": price, "vat": rate})


@given(CENTS, st.sampled_from([1.0, 1.05, 1.12, 1.21, 1.23]))
def test_a_price_in_cents_comes_back_from_the_price_without_vat(price: float, rate: float) -> None:
    assert prices.with_vat(prices.without_vat(price, rate), rate) == price


def test_the_largest_prices_are_calculated_or_refused() -> None:
    assert prices.with_vat(1e28, 1.21) == 1.21e28
    assert prices.without_vat(1.21e28, 1.21) == 1e28
    for written in ("priceWithVat", "priceWithoutVat"):
        with pytest.raises(InvalidRecord) as refused:
            prices.follow({**START, written: 1.7e308}, (written,))
        assert [(each.field, each.code) for each in refused.value.problems] == [(written, "too_large")]


@pytest.mark.parametrize(
    ("with_it", "without", "rate", "agree"),
    [
        (100.0, 82.64, 1.21, True),
        (100.0, 82.6446280991736, 1.21, True),
        (100.0, 82.65, 1.21, False),
        (100.0, 82.6, 1.21, False),
        (100.0, 100.0, 1.21, False),
        (99.98, 82.64, 1.21, False),
        (45.45, 37.5619834710744, 1.21, True),
        (None, 10.0, 1.21, True),
        (10.0, 10.0, 0.0, True),
        (10.0, 10.0, None, True),
    ],
)
def test_prices_agree_exactly_or_rounded_to_their_places(
    with_it: float | None, without: float, rate: float | None, agree: bool
) -> None:
    record = {"priceWithVat": with_it, "priceWithoutVat": without, "vat": rate}
    assert prices.in_step(record) is agree


# the paths


def test_one_price_or_the_rate_alone_brings_the_other_along(shop: Workstation) -> None:
    shop.commands.save("products", {"priceWithVat": 50.0}, id=1)
    assert linked(shop) == (50.0, 41.3223140495868, 1.21)
    shop.commands.save("products", {"vat": 1.12}, id=1)
    assert linked(shop) == (50.0, 44.6428571428571, 1.12)
    shop.commands.save("products", {"priceWithoutVat": 100.0}, id=1)
    assert linked(shop) == (112.0, 100.0, 1.12)
    for _ in range(3):
        shop.commands.undo()
    assert linked(shop) == (121.0, 100.0, 1.21)
    assert shop.change("products", 1) is None


def test_a_new_product_with_one_price_gets_the_other(shop: Workstation) -> None:
    made = shop.commands.save("products", {"name": "A", "_categoryId": 1, "priceWithVat": 50.0})
    assert linked(shop, made.ids[0]) == (50.0, 41.3223140495868, 1.21)
    values = {"name": "B", "_categoryId": 1, "priceWithoutVat": 100.0, "vat": 1.12}
    made = save_with_related(shop.commands, "products", values)
    assert linked(shop, made.ids[0]) == (112.0, 100.0, 1.12)


def test_an_emptied_price_with_vat_changes_nothing_else(shop: Workstation) -> None:
    shop.commands.save("products", {"priceWithVat": None}, id=1)
    assert linked(shop) == (None, 100.0, 1.21)
    shop.commands.save("products", {"vat": 1.12}, id=1)
    assert linked(shop) == (None, 100.0, 1.12)


def test_programs_write_prices_as_the_cloud_takes_them(shop: Workstation, cloud: Workstation) -> None:
    shop.commands.apply("products", [Edit(op=Op.PATCH, body={"priceWithVat": 50.0}, id=1)], origin="v2")
    assert linked(shop) == (50.0, 100.0, 1.21)
    cloud.known("products", 1, **START)
    cloud.commands.save("products", {"vat": 1.12}, id=1)
    assert linked(cloud) == (121.0, 100.0, 1.12)


def test_bulk_change_brings_the_other_price_along(shop: Workstation) -> None:
    shop.known("products", 2, **START)
    found = bulk_change(shop.replica, "products", [1, 2], BulkChange(values={"vat": 1.12}))
    apply(shop.commands, found, found.ticked, origin="window")
    assert linked(shop, 1) == linked(shop, 2) == (121.0, 108.035714285714, 1.12)
    shop.commands.undo()
    assert linked(shop, 1) == linked(shop, 2) == (121.0, 100.0, 1.21)
    refused = bulk_change(shop.replica, "products", [1], BulkChange(values={"priceWithVat": 1.7e308}))
    assert [line.reason for line in refused.lines] == ["too_large"]


def imported(shop: Workstation, heads: str, *cells: str) -> Any:
    importer = Importer(shop.replica, shop.commands, "products")
    names = heads.split()
    plan = importer.plan(Table(tuple(names), (Line(2, cells),)), guess_mapping(importer.entity, names), "id")
    if plan.counts[Effect.REFUSED]:
        return [(each.field, each.code) for each in plan.lines[0].problems]
    return importer.apply(plan).change


def test_an_import_brings_the_other_price_along_and_refuses_two_that_contradict(shop: Workstation) -> None:
    imported(shop, "id priceWithVat", "1", "50")
    assert linked(shop) == (50.0, 41.3223140495868, 1.21)
    # An exported table in which one column was changed.
    imported(shop, "id priceWithVat priceWithoutVat vat", "1", "60.5", "41.3223140495868", "1.21")
    assert linked(shop) == (60.5, 50.0, 1.21)
    imported(shop, "id priceWithVat priceWithoutVat", "1", "100", "82.64")
    assert linked(shop) == (100.0, 82.64, 1.21)
    contradiction = imported(shop, "id priceWithVat priceWithoutVat", "1", "50", "50")
    assert contradiction == [("priceWithoutVat", "prices_disagree")]
    assert imported(shop, "id priceWithVat", "1", "1.7e308") == [("priceWithVat", "too_large")]
    new = imported(shop, "name _categoryId priceWithoutVat vat", "C", "1", "100", "1.12")
    assert linked(shop, new.ids[0]) == (112.0, 100.0, 1.12)


def test_an_undo_that_brings_back_one_price_brings_the_other_along(shop: Workstation) -> None:
    shop.commands.save("products", {"priceWithVat": 50.0}, id=1)
    shop.acknowledge("products", 1)
    shop.cloud_changes("products", 1, vat=1.12, priceWithoutVat=44.6428571428571)
    shop.commands.undo()
    assert linked(shop) == (121.0, 108.035714285714, 1.12)


def test_an_undone_edit_of_a_program_comes_back_as_it_was(shop: Workstation) -> None:
    shop.known("products", 2, **{**START, "priceWithVat": 100.0, "priceWithoutVat": 82.64})
    shop.commands.apply("products", [Edit(op=Op.PATCH, body={"priceWithVat": 5.0}, id=2)], origin="v2")
    shop.commands.undo()
    assert linked(shop, 2) == (100.0, 82.64, 1.21)
    assert shop.change("products", 2) is None


@pytest.fixture
def overlap(shop: Workstation) -> Workstation:
    """The price was changed here, and price and rate in the cloud."""
    shop.commands.save("products", {"priceWithVat": 50.0}, id=1)
    theirs = {"priceWithVat": 60.0, "priceWithoutVat": 53.5714285714286, "vat": 1.12}
    shop.hold("products", 1, HoldReason.OVERLAP, *prices.LINKED, remote=theirs)
    return shop


def test_a_typed_price_of_two_versions_brings_the_other_along(overlap: Workstation) -> None:
    overlap.commands.resolve("products", 1, {"priceWithVat": Value(56.0), "vat": "cloud"})
    assert linked(overlap) == (56.0, 50.0, 1.12)
    assert overlap.change("products", 1).held is None


def test_mixed_sides_follow_the_price_with_vat(overlap: Workstation) -> None:
    mixed = {"priceWithVat": "local", "priceWithoutVat": "local", "vat": "cloud"}
    overlap.commands.resolve("products", 1, mixed)
    assert linked(overlap) == (50.0, 44.6428571428571, 1.12)


def test_two_typed_prices_that_contradict_are_refused(overlap: Workstation) -> None:
    with pytest.raises(InvalidRecord) as refused:
        overlap.commands.resolve("products", 1, {"priceWithVat": Value(50.0), "priceWithoutVat": Value(50.0)})
    assert [each.code for each in refused.value.problems] == ["prices_disagree"]
    assert overlap.change("products", 1).held is not None


def test_each_whole_side_stays_as_it_was(overlap: Workstation) -> None:
    overlap.commands.keep("products", 1, "cloud")
    assert linked(overlap) == (60.0, 53.5714285714286, 1.12)


@pytest.fixture
def contradicting(shop: Workstation) -> Workstation:
    """Products that agree (1), that a program or an older version left in contradiction (2, 3), or that do not count."""
    wrong = {**START, "priceWithVat": 50.0}
    shop.known("products", 2, name="Bread", **wrong)
    shop.known("products", 3, name="Rolls", **{**START, "vat": 1.12})
    shop.known("products", 4, **wrong)
    shop.commands.delete("products", [4])
    shop.commands.save("products", {"name": "mine"}, id=1)
    shop.known("products", 5, **wrong)
    shop.commands.save("products", {"name": "mine"}, id=5)
    shop.hold("products", 5, HoldReason.OVERLAP, "name", remote={"name": "theirs"})
    return shop


def test_the_check_finds_prices_that_contradict(contradicting: Workstation) -> None:
    found = list(contradictions(contradicting.replica))
    assert [(each.record["id"], each.without_vat, each.with_vat) for each in found] == [
        (2, 41.3223140495868, 121.0),
        (3, 108.035714285714, 112.0),
    ]


@pytest.mark.parametrize(
    ("leading", "second", "third"),
    [
        ("shelf", (50.0, 41.3223140495868, 1.21), (121.0, 108.035714285714, 1.12)),
        ("net", (121.0, 100.0, 1.21), (112.0, 100.0, 1.12)),
    ],
)
def test_the_check_fixes_them_in_one_step_that_undo_takes_back(
    contradicting: Workstation, leading: Leading, second: tuple[float, ...], third: tuple[float, ...]
) -> None:
    shop = contradicting
    fixed = fix_prices(shop.replica, shop.commands, leading, origin="cli")
    assert fixed is not None and fixed.ids == (2, 3)
    assert (linked(shop, 2), linked(shop, 3)) == (second, third)
    assert list(contradictions(shop.replica)) == []
    assert fix_prices(shop.replica, shop.commands, leading, origin="cli") is None
    shop.commands.undo()
    assert (linked(shop, 2), linked(shop, 3)) == ((50.0, 100.0, 1.21), (121.0, 100.0, 1.12))
    assert shop.change("products", 2) is None
