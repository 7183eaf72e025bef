"""Which labels are due, in which order, and what they say of a reduction; on a real replica with its history."""

from __future__ import annotations

from typing import Any

import pytest

from app.change_set import ChangeLine, ChangeSet, Effect
from app.changes.application import apply
from app.labels.due import DueLabels, mark_printed
from app.labels.labels import Labels, PerUnit
from app.labels.reduction import DAY, Reduction
from app.price_work import pricing
from app.price_work.rule import PriceRule
from app.queries.lists import ListQuery
from storage.records.history import EventKind

ALL = ListQuery(sort="name")
BREAD: dict[str, Any] = {
    "_categoryId": 11, "onSale": True, "priceWithVat": 50.0, "priceWithoutVat": 41.3223140495868, "vat": 1.21,
}  # fmt: skip


@pytest.fixture
def shop(station):
    """Three loaves in two categories, of which the labels were printed."""
    station.known("categories", 11, name="Čaje")
    station.known("categories", 12, name="Cukr")
    for id, name, category in ((1, "C", 11), (2, "B", 12), (3, "A", 11)):
        station.known("products", id, **{**BREAD, "name": name, "_categoryId": category})
    station.clock.sleep(60 * 86_400)
    mark_printed(station.replica, Labels(station.replica, "products").read(ALL))
    return station


def priced(shop, price: float, *ids: int, days: float = 0) -> None:
    """Somebody changes prices, after so many days."""
    shop.clock.sleep(days * 86_400)
    found = pricing.preview(shop.replica, ids, PriceRule(fixed=price))
    apply(shop.commands, found, found.ticked, origin="window")


def due(shop, query: ListQuery = ALL) -> list[int]:
    return DueLabels(shop.replica).since_printing(query)


def test_a_label_is_due_when_the_price_is_not_the_printed_one(shop):
    assert due(shop) == []
    priced(shop, 60.0, 1, 3)
    assert due(shop) == [3, 1]
    assert due(shop, ListQuery(sort="name", filter="_categoryId|eq|12")) == []
    shop.commands.undo(origin="window")
    assert due(shop) == []


def test_what_was_printed_is_due_no_more_and_a_new_product_is(shop):
    priced(shop, 60.0, 2)
    labels = Labels(shop.replica, "products").read(ALL, due(shop))
    assert [(each.product, each.price) for each in labels] == [(2, 60.0)]
    mark_printed(shop.replica, labels)
    assert due(shop) == []
    shop.known("products", 4, **{**BREAD, "name": "D"})
    shop.known("products", 5, **{**BREAD, "name": "E", "onSale": False})
    shop.known("products", 6, **{**BREAD, "name": "F", "priceWithVat": None, "priceWithoutVat": 0.0})
    assert due(shop) == [4]


def test_a_change_that_came_from_the_cloud_is_due_too(shop):
    shop.cloud_changes("products", 2, priceWithVat=44.0, priceWithoutVat=36.3636363636364)
    shop.cloud_changes("products", 1, name="C2")
    assert due(shop) == [2]


def test_since_a_date_what_came_back_is_not_due_unless_it_was_printed_meanwhile(shop):
    before = shop.clock.now()
    priced(shop, 60.0, 1, 2, 3, days=1)
    mark_printed(shop.replica, Labels(shop.replica, "products").read(ALL, [2]))
    priced(shop, 50.0, 1, 2, days=1)
    found = DueLabels(shop.replica)
    assert found.since(ALL, before) == [3, 2]
    assert found.since(ALL, shop.clock.now() - DAY // 2) == [2, 1]
    assert found.since(ALL, shop.clock.now() + 1) == []


def test_the_labels_of_an_import_or_another_step(shop):
    changes = {1: {"priceWithVat": 30.0}, 2: {"name": "B2"}}
    lines = [
        ChangeLine(effect=Effect.CHANGED, id=id, after=after, can_tick=True) for id, after in changes.items()
    ]
    apply(shop.commands, ChangeSet(entity="products", step="import", lines=()), lines, origin="window")
    priced(shop, 70.0, 2, 3)
    found = DueLabels(shop.replica)
    steps = found.steps()
    assert [(each.step.code, each.count) for each in steps] == [("bulk", 2), ("import", 1)]
    assert found.of_step(ALL, steps[0].step.id) == [3, 2]
    assert found.of_step(ALL, steps[1].step.id) == [1]
    shop.commands.undo(origin="window")
    assert [each.step.code for each in DueLabels(shop.replica).steps()] == ["import"]


def test_labels_in_the_order_of_the_shelf_go_by_category_and_name_in_the_alphabet(shop):
    read = Labels(shop.replica, "products").read
    assert [each.name for each in read(ALL)] == ["A", "B", "C"]
    czech = ListQuery(sort="name", language="cs")
    assert [each.name for each in read(czech, order="shelf")] == ["B", "A", "C"]  # Cukr before Čaje
    german = ListQuery(sort="name", language="de")
    assert [each.name for each in read(german, order="shelf")] == ["A", "C", "B"]


def reductions(shop) -> dict[str, Reduction | None]:
    return {each.name: each.reduction for each in Labels(shop.replica, "products").read(ALL)}


def test_a_reduced_price_comes_with_the_lowest_of_the_30_days_before(shop):
    first = shop.clock.now()
    priced(shop, 45.0, 1)
    assert reductions(shop)["C"] == Reduction(first, 50.0, first)  # nothing is known from before
    priced(shop, 60.0, 1, days=35)
    priced(shop, 40.0, 1, days=20)
    assert reductions(shop) == {"A": None, "B": None, "C": Reduction(shop.clock.now(), 45.0)}
    shop.clock.sleep(31 * 86_400)
    assert reductions(shop)["C"] is None


def test_a_slip_of_which_a_label_was_printed_counts_and_another_does_not(shop):
    """Also when the right label was printed since."""
    for price in (5.0, 50.0, 40.0):
        priced(shop, price, 1, days=1 / 1440)
        priced(shop, price, 2, days=1 / 1440)
        if price != 40.0:
            mark_printed(
                shop.replica,
                [each for each in Labels(shop.replica, "products").read(ALL) if each.name == "C"],
            )
    assert reductions(shop)["C"] is None, "5.00 was on the shelf"
    assert reductions(shop)["B"].lowest == 50.0


def test_a_copy_that_was_set_aside_never_was_on_the_shelf(shop):
    priced(shop, 60.0, 1, days=40)
    with shop.replica.write() as tx:
        tx.history.record(
            "products", 1, EventKind.CLOUD, fields={"priceWithVat": (20.0, 25.0)}, origin="sync"
        )
        tx.history.record("products", 1, EventKind.HELD, fields={"priceWithVat": (20.0, 60.0)}, origin="sync")
    priced(shop, 55.0, 1, days=40)
    assert reductions(shop)["C"] == Reduction(shop.clock.now(), 60.0)


def test_labels_of_prices_to_come_say_them_with_the_price_of_a_kilogram(shop):
    shop.known(
        "products", 3, **{**BREAD, "name": "A", "packagingMeasurement": 500.0, "unitMeasurement": "Gram"}
    )
    priced(shop, 52.0, 2)
    tomorrow = shop.clock.now() + DAY
    planned = Labels(shop.replica, "products").planned({3: 40.0, 2: 48.0, 99: 1.0}, tomorrow, language="cs")
    assert [(each.name, each.price, each.per_unit) for each in planned] == [
        ("B", 48.0, None), ("A", 40.0, PerUnit(80.0, "Kilogram")),
    ]  # fmt: skip
    assert planned[0].reduction == Reduction(tomorrow, 50.0, shop.clock.now())
    assert planned[1].reduction is not None and planned[1].reduction.lowest == 50.0
    assert shop.get("products", 3)["priceWithVat"] == 50.0
