"""Price work: the rule on one product, the preview of many, and its application as one step."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app import prices
from app.changes.application import apply
from app.commands.adjustment import Adjustment
from app.practice.shop.shop import build_shop
from app.price_work import pricing
from app.price_work.rule import LEVELS, NoPrice, PriceRule, Rounding
from storage.errors import InvalidRecord
from storage.query.grammar import Query

BREAD: dict[str, Any] = {
    "id": 1,
    "priceWithVat": 121.0,
    "priceWithoutVat": 100.0,
    "vat": 1.21,
    "priceWithVatB": 110.0,
}


def rounding(text: str) -> Rounding:
    return Rounding(ending=Decimal(text)) if text.startswith(".") else Rounding(step=Decimal(text))


@pytest.mark.parametrize(
    ("price", "to", "expected"),
    [
        (12.34, "0.1", 12.3), (12.35, "0.1", 12.4), (12.34, "0.5", 12.5), (12.34, "1", 12.0), (12.5, "5", 15.0),
        (12.34, ".90", 11.9), (12.4, ".90", 12.9), (12.9, ".90", 12.9), (0.2, ".90", 0.9), (0.2, "1", 1.0),
        (2.0, "5", 5.0), (0.0, "1", 0.0), (1e300, "0.1", 1e300), (19.99, ".99", 19.99),
    ],
)  # fmt: skip
def test_prices_are_rounded_to_a_step_or_an_ending_and_never_to_nothing(price, to, expected):
    assert rounding(to).of(price) == expected


@pytest.mark.parametrize(
    ("rule", "cost", "expected"),
    [
        (PriceRule(adjustment=Adjustment(factor=Decimal("1.1"))), None,
         {"priceWithVat": 133.1, "priceWithoutVat": 110.0}),
        (PriceRule(adjustment=Adjustment(amount=Decimal(-21))), None,
         {"priceWithVat": 100.0, "priceWithoutVat": 82.6446280991736}),
        (PriceRule(fixed=242.0), None, {"priceWithVat": 242.0, "priceWithoutVat": 200.0}),
        (PriceRule(fixed=121.0), None, {}),
        (PriceRule(start="margin", percent=Decimal(50)), 80.0, {"priceWithVat": 193.6, "priceWithoutVat": 160.0}),
        (PriceRule(start="markup", percent=Decimal(50)), 80.0, {"priceWithVat": 145.2, "priceWithoutVat": 120.0}),
        (PriceRule(level="B", source="A", adjustment=Adjustment(factor=Decimal("0.9")), rounding=rounding(".90")), None,
         {"priceWithVatB": 108.9}),
        (PriceRule(start="vat", rate=1.12, kept="shelf"), None, {"vat": 1.12, "priceWithoutVat": 108.035714285714}),
        (PriceRule(start="vat", rate=1.12, kept="net"), None,
         {"vat": 1.12, "priceWithVat": 112.0, "priceWithVatB": 101.818181818182}),
        (PriceRule(adjustment=Adjustment(factor=Decimal("1.111")), rounding=rounding("1"), on_net=True), None,
         {"priceWithVat": 134.31, "priceWithoutVat": 111.0}),
    ],
)  # fmt: skip
def test_a_rule_says_which_fields_change(rule, cost, expected):
    assert rule.of(BREAD, cost) == expected


@pytest.mark.parametrize(
    ("product", "rule", "code"),
    [
        ({**BREAD, "priceWithVat": None}, PriceRule(), "no_price"),
        (BREAD, PriceRule(level="C"), "no_price"),
        (BREAD, PriceRule(start="margin", percent=Decimal(30)), "no_cost"),
        ({**BREAD, "vat": None}, PriceRule(start="markup", percent=Decimal(30)), "no_rate"),
        ({**BREAD, "priceWithoutVat": None}, PriceRule(start="vat", rate=1.12, kept="net"), "no_price"),
    ],
)
def test_a_product_that_lacks_what_the_rule_starts_from_is_named(product, rule, code):
    cost = 10.0 if code == "no_rate" else None
    with pytest.raises(NoPrice, match=code):
        rule.of(product, cost)


@settings(max_examples=300)
@given(
    shelf=st.integers(1, 10**8).map(lambda cents: cents / 100),
    rate=st.sampled_from([1.0, 1.1, 1.12, 1.15, 1.21, 1.23]),
    cost=st.floats(0.01, 1e6),
    rule=st.builds(
        PriceRule,
        start=st.sampled_from(["price", "margin", "markup", "vat"]),
        adjustment=st.builds(
            Adjustment,
            factor=st.decimals("0.5", "2", places=3),
            amount=st.decimals("-1", "50", places=2),
        ),
        percent=st.decimals("0", "90", places=1),
        rate=st.sampled_from([1.1, 1.12, 1.21]),
        kept=st.sampled_from(["shelf", "net"]),
        rounding=st.sampled_from([Rounding(), rounding("0.1"), rounding("5"), rounding(".90")]),
        on_net=st.booleans(),
    ),
)
def test_prices_agree_after_every_rule(shelf, rate, cost, rule):
    product = {
        "id": 1, "priceWithVat": shelf, "priceWithoutVat": prices.without_vat(shelf, rate), "vat": rate,
        "priceWithVatB": shelf,
    }  # fmt: skip
    try:
        after = {**product, **rule.of(product, cost)}
    except InvalidRecord:
        return
    assert prices.in_step(after), after


@pytest.fixture(scope="module")
def assortment():
    shop = build_shop(now=1_790_000_000_000, cloud_id=1)
    return [each for each in shop["products"] if not each.get("deleted")]


@pytest.mark.parametrize("kept", ["shelf", "net"])
def test_a_change_of_vat_forward_and_back_restores_every_price_to_the_last_digit(assortment, kept):
    changed = 0
    for product in assortment:
        if product["vat"] != 1.21 or product["priceWithoutVat"] is None:
            continue
        there = {**product, **PriceRule(start="vat", rate=1.12, kept=kept).of(product, None)}
        back = {**there, **PriceRule(start="vat", rate=1.21, kept=kept).of(there, None)}
        assert there["vat"] == 1.12 and prices.in_step(there)
        assert {name: back[name] for name in (*prices.LINKED, *LEVELS.values())} == {
            name: product[name] for name in (*prices.LINKED, *LEVELS.values())
        }
        changed += 1
    assert changed > 300


# many


@pytest.fixture
def shop(station):
    """Three products in step with the cloud."""
    for number in (1, 2, 3):
        station.known("products", number, **{**BREAD, "id": number, "name": f"Bread {number}"})
    return station


def previewed(shop, rule):
    return pricing.preview(shop.replica, shop.replica.ids("products", Query()), rule)


def done(shop, found):
    return apply(shop.commands, found, found.ticked, origin="window")


TENTH = PriceRule(adjustment=Adjustment(factor=Decimal("1.1")))


def test_a_rule_is_one_step_and_undo_restores_every_digit(shop):
    before = {number: shop.get("products", number) for number in (1, 2, 3)}
    applied = done(shop, previewed(shop, TENTH))
    assert applied.change is not None and list(applied.change.ids) == [1, 2, 3]
    assert [shop.get("products", number)["priceWithVat"] for number in (1, 2, 3)] == [133.1] * 3
    shop.commands.undo(step=applied.change.step)
    after = {number: shop.get("products", number) for number in (1, 2, 3)}
    assert after == before and shop.replica.changes() == []


def test_lines_that_need_a_look_are_marked(shop):
    shop.known("products", 2, **{**BREAD, "id": 2, "purchasePriceWithoutVat": 120.0})
    shop.known("products", 3, **{**BREAD, "id": 3, "priceWithVat": None, "priceWithoutVat": None})
    lines = previewed(shop, TENTH)
    assert [(line.id, line.marks, line.reason) for line in lines.lines] == [
        (1, (), ""), (2, ("below_cost",), ""), (3, (), "no_price"),
    ]  # fmt: skip
    assert previewed(shop, PriceRule(fixed=20.0)).lines[0].marks == ("outlier",)
    assert (
        previewed(shop, PriceRule(adjustment=Adjustment(amount=Decimal(-200)))).lines[0].reason
        == "below_zero"
    )
    assert previewed(shop, PriceRule(fixed=0.0)).lines[0].marks == ("outlier", "zero")


def test_a_product_with_two_versions_is_left_out(shop):
    from storage.outbox.questions import HoldReason

    shop.commands.save("products", {"priceWithVat": 99.0}, id=1)
    shop.hold("products", 1, HoldReason.OVERLAP, "priceWithVat", remote={"priceWithVat": 88.0})
    assert previewed(shop, TENTH).lines[0].reason == "held"
