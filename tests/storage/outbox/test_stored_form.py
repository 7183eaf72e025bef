"""The stored form of the outbox, byte by byte: later versions must read it."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest
from sqlite_utils import Database

from storage.outbox import outbox
from storage.outbox.changes import Intent, WaitingChange
from storage.outbox.outbox import RecordState, from_json, state_of, to_text
from storage.outbox.questions import Hold, HoldReason
from storage.outbox.state import (
    Asked,
    Basis,
    By,
    FieldQuestion,
    Gone,
    Keep,
    Known,
    New,
    RecordQuestion,
    Remove,
    Retry,
    Sent,
    Way,
    Wish,
)
from storage.tables.migrations import registered
from tests.fakes.changes_by_name import but

PLAIN = WaitingChange(entity="tags", id=1)
FULL = WaitingChange(
    entity="products", id=7,
    wish=Remove(Intent({"a": 1}, {"b": 2.0}), anonymize=True, strategies={"productIsIngredient": "DELETE"}),
    basis=Known({"c": 3, "d": 4}, {"c": 5}, frozenset({"d"})),
    sent=Sent({"g": 7}, {"h": 8.0}, Way.POST, missed=10.5),
    asked=Asked(
        RecordQuestion(HoldReason.REJECTED, ({"field": "j", "message": "k"},), 9),
        {"b": FieldQuestion(HoldReason.COUNTER_UNKNOWN, 15.0, 16)},
    ),
    retry=Retry(12, 11, "l"), by=By("m", 13, 14),
)  # fmt: skip
STORED: dict[str, Any] = {
    "entity": "products", "id": 7,
    "wish": {"do": "remove", "set": {"a": 1}, "add": {"b": 2.0}, "anonymize": True,
             "strategies": {"productIsIngredient": "DELETE"}},
    "basis": {"is": "known", "remote": {"c": 3, "d": 4}, "agreed": {"c": 5}, "unknown": ["d"]},
    "sent": {"way": "post", "set": {"g": 7}, "add": {"h": 8.0}, "missed": 10.5},
    "asked": {
        "record": {"reason": "rejected", "problems": [{"field": "j", "message": "k"}], "since": 9},
        "fields": {"b": {"reason": "counter_unknown", "amount": 15.0, "since": 16}},
    },
    "retry": [12, 11, "l"], "by": ["m", 13, 14],
}  # fmt: skip


def test_the_stored_form_in_full() -> None:
    assert json.loads(to_text(FULL)) == STORED and from_json(STORED) == FULL


@pytest.mark.parametrize("wish", [Keep(), Remove()])
@pytest.mark.parametrize("basis", [New(), New({"id": 1}), Known({"id": 1}), Gone(), Gone({"id": 1})])
def test_every_wish_and_basis_is_read_as_it_was_written(wish: Wish, basis: Basis) -> None:
    change = WaitingChange(entity="tags", id=1, wish=wish, basis=basis)
    assert from_json(json.loads(to_text(change))) == change


def test_the_values_of_stored_enums() -> None:
    assert [each.value for each in RecordState] == ["waiting", "sending", "needs_you"]
    assert state_of("waiting", None) is RecordState.WAITING
    assert state_of("sent", None) is RecordState.SENDING
    assert state_of("sent", "overlap") is RecordState.NEEDS_YOU


@pytest.fixture
def table() -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(":memory:")
    registered().apply(Database(connection))
    yield connection
    connection.close()


def test_the_columns_repeat_values_of_the_body(table: sqlite3.Connection) -> None:
    outbox.put(table, [PLAIN])
    outbox.put(table, [FULL])
    columns = "entity, record, kind, state, held, next_try, due, changed"
    assert table.execute(f"SELECT {columns} FROM outbox ORDER BY seq").fetchall() == [
        ("tags", 1, "create", "waiting", None, 0, 0, 0),
        ("products", 7, "delete", "sent", "rejected", 12, None, 14),
    ]
    bodies = [body for (body,) in table.execute("SELECT body FROM outbox ORDER BY seq")]
    assert json.loads(bodies[1]) == STORED
    assert outbox.size(table) == sum(map(len, bodies))
    outbox.put(table, [FULL.but(id=1, entity="tags")])
    assert table.execute(f"SELECT {columns} FROM outbox ORDER BY seq").fetchall()[0] == (
        "tags", 1, "delete", "sent", "rejected", 12, None, 14,
    )  # fmt: skip
    strange = PLAIN.but(id=2, basis=Known({"x": "\ud800"}))
    outbox.put(table, [strange])
    assert list(outbox.select(table, record=2)) == [strange]


def test_selecting_applies_every_argument(table: sqlite3.Connection) -> None:
    for number, entity in ((3, "tags"), (1, "products"), (2, "tags"), (1, "tags")):
        held = Hold(HoldReason.REJECTED) if number == 2 else None
        outbox.put(table, [but(PLAIN, id=number, entity=entity, held=held)])

    def found(**asked: Any) -> list[tuple[str, int]]:
        return [(each.entity, each.id) for each in outbox.select(table, **asked)]

    assert found() == [("tags", 3), ("products", 1), ("tags", 2), ("tags", 1)]
    assert found(entity="tags") == [("tags", 3), ("tags", 2), ("tags", 1)]
    assert found(record=1) == [("products", 1), ("tags", 1)]
    assert found(entity="tags", record=1) == [("tags", 1)]
    assert found(held=True) == [("tags", 2)]
    assert found(entity="tags", held=False) == [("tags", 3), ("tags", 1)]
    assert found(limit=2) == [("tags", 3), ("products", 1)]
    assert found(entity="tags", limit=0) == []
    assert outbox.counts(table) == {"products": (1, 0), "tags": (3, 1)}
    assert outbox.states(table, "tags") == {
        3: RecordState.WAITING, 2: RecordState.NEEDS_YOU, 1: RecordState.WAITING
    }  # fmt: skip


def test_dropping_deletes_one_row(table: sqlite3.Connection) -> None:
    assert outbox.size(table) == 0
    for entity, number in (("tags", 1), ("tags", 2), ("products", 1)):
        outbox.put(table, [PLAIN.but(entity=entity, id=number)])
    outbox.drop(table, "tags", [1])
    assert [(each.entity, each.id) for each in outbox.select(table)] == [("tags", 2), ("products", 1)]


def test_F128_counts_and_the_next_time_follow_every_change(table: sqlite3.Connection) -> None:
    """As the rows would be counted and read."""
    rng = random.Random(128)
    overlap = [Hold(HoldReason.OVERLAP, ("a",)), Hold(HoldReason.OVERLAP, ("a", "b"))]
    for _ in range(400):
        entity, number = rng.choice(("tags", "products")), rng.randrange(6)
        if rng.random() < 0.3:
            outbox.drop(table, entity, [number])
        else:
            held = rng.choice([None, None, *overlap, Hold(HoldReason.REJECTED)])
            intent = Intent({"a": 1, "b": 2}) if rng.random() < 0.8 else Intent({"a": 1}, {"b": 1.0})
            change = but(PLAIN, entity=entity, id=number, held=held, intent=intent)
            outbox.put(
                table, [but(change, next_try=rng.choice((0, 50, 150, 250, 9999)), changed=rng.randrange(9))]
            )
        left = list(outbox.select(table))
        pairs = {
            each: [one.held is not None for one in left if one.entity == each]
            for each in ("tags", "products")
        }
        assert outbox.counts(table) == {each: (len(held), sum(held)) for each, held in pairs.items() if held}
        times = [each.next_try for each in left if not each.blocked]
        due = [100 if time <= 100 or time > 1000 else time for time in times]
        assert outbox.next_due(table, 100, 1000) == min(due, default=None)
        assert outbox.newest(table) == max((each.changed for each in left), default=0)
        assert outbox.sendable_count(table) == len(times)
        for name in ("tags", "products"):
            found = outbox.at(table, outbox.ready(table, name, PLAIN.kind, 100, 1000))
            assert found == [
                each
                for each in left
                if each.entity == name and not each.blocked and (each.next_try <= 100 or each.next_try > 1000)
            ]
    before = outbox.counts(table)
    table.execute(
        "UPDATE outbox SET entity = 'tags', record = record + 100, held = NULL WHERE entity = 'products'"
    )
    assert outbox.counts(table)["tags"][0] == sum(waiting for waiting, _ in before.values())
    counted = outbox.counts(table)
    table.execute("UPDATE outbox_counts SET waiting = 77")
    outbox.recount(table)
    assert outbox.counts(table) == counted
