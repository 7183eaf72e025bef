"""Earlier values of a record from its history; prices; relations; stock levels with their age."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import prices
from app.queries import timeline
from storage.records.history import FORGOTTEN, Event, EventKind
from storage.schema.entities import CATALOGUE

CUSTOMERS = CATALOGUE["customers"]


def event(kind, **fields):
    return Event(at=0, entity="customers", id=1, kind=kind, fields=fields)


def test_earlier_values_are_reconstructed_event_by_event():
    events = [
        event(EventKind.EDITED, phone=("2", "3")),
        event(EventKind.SENT),
        event(EventKind.CLOUD, phone=("1", "2"), city=("Brno", "Aš")),
        event(EventKind.CREATED, phone=(None, "1"), city=(None, "Brno"), points=(None, 0.0)),
    ]
    now = {"id": 1, "phone": "3", "city": "Aš", "points": 7.0}
    assert timeline.values_before(CUSTOMERS, now, events, 0) == {"phone": "2"}
    assert timeline.values_before(CUSTOMERS, now, events, 1) == {"phone": "2"}
    assert timeline.values_before(CUSTOMERS, now, events, 2) == {"phone": "1", "city": "Brno"}
    assert timeline.values_before(CUSTOMERS, now, events, 3) == {"phone": "1", "city": "Brno"}


def test_both_values_of_an_open_conflict_can_be_restored():
    held = event(EventKind.HELD, phone=("there", "here"))
    now = {"id": 1, "phone": "here"}
    assert timeline.values_before(CUSTOMERS, now, [held], 0) == {}
    assert timeline.restorable_values(CUSTOMERS, held, ["phone"], now) == [{"phone": "there"}]
    other = {"phone": "third"}
    assert timeline.restorable_values(CUSTOMERS, held, ["phone"], other) == [
        {"phone": "there"},
        {"phone": "here"},
    ]


def test_server_fields_are_never_restored():
    changed = event(
        EventKind.CLOUD, modifiedBy=("a", "b"), versionDate=(1, 2), phone=("x", "y"), strange=(1, 2)
    )
    now = {"id": 1, "phone": "y", "modifiedBy": "b"}
    assert timeline.values_before(CUSTOMERS, now, [changed], 0) == {"phone": "x"}
    assert timeline.restorable_values(CUSTOMERS, changed, ["modifiedBy", "strange"], now) == []


def test_a_price_is_restored_with_its_vat_rate_only():
    products = CATALOGUE["products"]
    changed = event(
        EventKind.EDITED,
        priceWithVat=(55.0, 60.0),
        priceWithoutVat=(45.45, 49.59),
        name=("a", "b"),
        tags=([], ["x"]),
    )
    groups = timeline.group_inseparable(products, ["name", "tags", "priceWithVat", "priceWithoutVat"])
    assert groups == [("name",), ("tags",), ("priceWithVat", "priceWithoutVat")]
    now = {"id": 1, "name": "b", "priceWithVat": 70.0, "priceWithoutVat": 57.85, "vat": 1.21}
    assert timeline.restorable_values(products, changed, groups[2], now) == [
        {"priceWithVat": 55.0, "priceWithoutVat": 45.45}
    ]
    assert timeline.restorable_values(products, changed, groups[0], now | {"name": "a"}) == []


def test_prices_have_the_digits_the_cloud_has():
    assert prices.without_vat(50.0, 1.21) == 41.3223140495868
    assert prices.with_vat(41.3223140495868, 1.21) == 50.0
    assert prices.without_vat(55.0, 1.21) == 45.4545454545455
    assert prices.with_vat(45.45, 1.21) == 54.9945
    assert prices.with_vat(0.1, 1.1) == 0.11


@given(
    st.decimals(min_value="0.01", max_value="9999999", places=2).map(float),
    st.sampled_from([1.0, 1.05, 1.1, 1.12, 1.15, 1.2, 1.21, 1.23]),
)
def test_a_shelf_price_survives_the_way_there_and_back(shelf, rate):
    assert prices.with_vat(prices.without_vat(shelf, rate), rate) == shelf


@pytest.mark.parametrize(
    ("without", "bought", "found"), [(40.0, 30.0, (10.0, 25.0)), (10.0, 12.0, (-2.0, -20.0))]
)
def test_a_margin_is_a_part_of_the_price(without, bought, found):
    assert prices.margin(without, bought) == found
    assert prices.margin(0.0, bought) is None


def test_values_that_left_the_history_by_age_are_neither_offered_nor_made_up():
    events = [
        event(EventKind.EDITED, phone=("2", "3")),
        event(EventKind.EDITED, phone=FORGOTTEN),
        event(EventKind.EDITED, phone=("0", "1")),
    ]
    now = {"id": 1, "phone": "3"}
    assert timeline.restorable_values(CUSTOMERS, events[1], ["phone"], now) == []
    assert timeline.values_before(CUSTOMERS, now, events, 0) == {"phone": "2"}
    assert timeline.values_before(CUSTOMERS, now, events, 1) == {}
    assert timeline.values_before(CUSTOMERS, now, events, 2) == {}
