"""Changes of many records that are here: previewed, refused one by one, applied as one step, nothing over what changed meanwhile."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from app.change_set import ChangeSet, Effect
from app.changes.application import Applied, apply, stale
from app.changes.bulk_change import BulkChange, bulk_change
from app.changes.column_values import column_values
from app.commands.adjustment import Adjustment
from app.commands.authorized import STEPS, AuthorizedCommands
from app.errors import ViewOnly
from app.price_work import pricing
from app.price_work.rule import PriceRule
from app.settings.permissions import Permissions
from storage.errors import Problem
from sync.events import Bus
from tests.app.support.workstation import Workstation


def done(station: Workstation, found: ChangeSet) -> Applied:
    return apply(station.commands, found, found.ticked, origin="window")


def filled(station: Workstation) -> None:
    for id, price in ((1, 121.0), (2, 55.0), (3, 10.0)):
        station.known(
            "products",
            id,
            name=f"P{id}",
            _categoryId=1,
            priceWithVat=price,
            priceWithoutVat=price / 1.21,
            vat=1.21,
        )
    station.known("products", 4, name="P4", _categoryId=1, deleted=True)


def test_each_value_is_judged_alone_and_the_price_follows(station: Workstation) -> None:
    filled(station)
    values: list[tuple[int, Any]] = [
        (1, 242.0),
        (2, 55.0),
        (3, 1e305),
        (4, 5.0),
        (99, 5.0),
        (1, 3.0),
        (2, Problem(None, "bad_number")),
    ]
    found = column_values(station.replica, "products", "priceWithVat", values).lines
    assert [each.effect for each in found] == [
        Effect.CHANGED, Effect.UNCHANGED, Effect.REFUSED, Effect.REFUSED, Effect.REFUSED, Effect.REFUSED, Effect.REFUSED,
    ]  # fmt: skip
    assert found[0].after == {"priceWithVat": 242.0, "priceWithoutVat": 200.0}
    assert [each.problems[0].code for each in found[2:]] == [
        "too_large",
        "deleted",
        "deleted",
        "line_twice",
        "bad_number",
    ]
    assert station.replica.changes() == []


def test_all_that_can_be_changed_is_one_step_that_can_be_undone(station: Workstation) -> None:
    filled(station)
    values = [(1, 242.0), (2, 55.0), (3, 12.1), (4, 5.0)]
    change = done(station, column_values(station.replica, "products", "priceWithVat", values)).change
    assert change is not None and change.ids == (1, 3)
    step = station.queries.undoable()
    assert step is not None and step.code == "paste" and step.params == {"entity": "products", "count": 2}
    assert station.replica.get("products", 3)["priceWithoutVat"] == 10.0
    station.commands.undo()
    assert [station.replica.get("products", id)["priceWithVat"] for id in (1, 2, 3)] == [121.0, 55.0, 10.0]
    assert done(station, column_values(station.replica, "products", "priceWithVat", [(2, 55.0)])) == Applied()


@pytest.mark.parametrize("source", ["bulk", "paste", "prices"])
def test_what_changed_since_the_preview_stays_and_is_told(station: Workstation, source: str) -> None:
    filled(station)
    double = Adjustment(factor=Decimal(2))
    if source == "bulk":
        dearer = BulkChange(adjust={"priceWithVat": double})
        found: ChangeSet = bulk_change(station.replica, "products", [1, 2, 3], dearer)
    elif source == "paste":
        values = [(1, 242.0), (2, 110.0), (3, 20.0)]
        found = column_values(station.replica, "products", "priceWithVat", values)
    else:
        found = pricing.preview(station.replica, [1, 2, 3], PriceRule(adjustment=double))
    station.commands.save("products", {"priceWithVat": 99.0}, id=1)
    station.commands.save("products", {"name": "another field"}, id=2)
    station.commands.delete("products", [3])
    assert stale(station.replica, station.replica.catalogue["products"], found.ticked) == [1, 3]
    applied = done(station, found)
    assert (applied.count, applied.changed_meanwhile) == (1, (1, 3))
    assert [station.replica.known("products", id)["priceWithVat"] for id in (1, 2)] == [99.0, 110.0]
    step = station.queries.undoable()
    assert step is not None and step.params["count"] == 1
    again = done(station, found)
    assert (again.change, again.changed_meanwhile) == (None, (1, 3)), "what has the values already is fine"


def test_a_difference_is_added_to_whatever_the_counter_is_by_then(station: Workstation) -> None:
    station.known("customers", 1, lastName="Novák", points=10.0)
    found = bulk_change(station.replica, "customers", [1], BulkChange(add={"points": 5.0}))
    station.commands.save("customers", {}, id=1, add={"points": 1.0})
    assert done(station, found).changed_meanwhile == ()
    assert station.replica.known("customers", 1)["points"] == 16.0


def test_a_paste_is_refused_while_only_looking(station: Workstation) -> None:
    filled(station)
    permissions = Permissions()
    permissions.lock()
    commands = AuthorizedCommands(station.replica, Bus(), permissions)
    found = column_values(station.replica, "products", "name", [(1, "New")])
    with pytest.raises(ViewOnly):
        apply(commands, found, found.ticked, origin="window")
    assert station.replica.changes() == []
    # The manager's PIN is asked for as for any change of many records.
    assert STEPS["paste"] == "bulk"
