"""Different values for one field of many records: previewed, refused one by one, applied as one step."""

from __future__ import annotations

import threading

import pytest

from app.commands.authorized import STEPS, AuthorizedCommands
from app.commands.column_values import ColumnValues, Effect
from app.errors import Cancelled, ViewOnly
from app.settings.permissions import Permissions
from sync.events import Bus
from tests.app.support.workstation import Workstation


def column(station: Workstation, entity: str, name: str) -> ColumnValues:
    return ColumnValues(station.replica, station.commands, entity, name)


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
    found = column(station, "products", "priceWithVat").preview(
        [(1, 242.0), (2, 55.0), (3, 1e305), (4, 5.0), (99, 5.0), (1, 3.0)]
    )
    assert [each.effect for each in found] == [
        Effect.CHANGED, Effect.UNCHANGED, Effect.REFUSED, Effect.REFUSED, Effect.REFUSED, Effect.REFUSED,
    ]  # fmt: skip
    assert found[0].after == {"priceWithVat": 242.0, "priceWithoutVat": 200.0}
    assert [each.problems[0].code for each in found[2:]] == ["too_large", "deleted", "deleted", "line_twice"]
    assert station.replica.changes() == []


def test_all_that_can_be_changed_is_one_step_that_can_be_undone(station: Workstation) -> None:
    filled(station)
    values = [(1, 242.0), (2, 55.0), (3, 12.1), (4, 5.0)]
    change = column(station, "products", "priceWithVat").apply(values)
    assert change is not None and change.ids == (1, 3)
    step = station.queries.undoable()
    assert step is not None and step.code == "paste" and step.params == {"entity": "products", "count": 2}
    assert station.replica.get("products", 3)["priceWithoutVat"] == 10.0
    station.commands.undo()
    assert [station.replica.get("products", id)["priceWithVat"] for id in (1, 2, 3)] == [121.0, 55.0, 10.0]
    assert column(station, "products", "priceWithVat").apply([(2, 55.0)]) is None


def test_a_cancelled_paste_changes_nothing(station: Workstation) -> None:
    filled(station)
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(Cancelled):
        column(station, "products", "name").apply([(1, "New")], cancel=cancel)
    assert station.replica.changes() == []


def test_a_paste_is_refused_while_only_looking(station: Workstation) -> None:
    filled(station)
    permissions = Permissions()
    permissions.lock()
    commands = AuthorizedCommands(station.replica, Bus(), permissions)
    with pytest.raises(ViewOnly):
        ColumnValues(station.replica, commands, "products", "name").apply([(1, "New")])
    assert station.replica.changes() == []
    # The manager's PIN is asked for as for any change of many records.
    assert STEPS["paste"] == "bulk"
