"""The stored form of the outbox, byte by byte: later versions must read it."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlite_utils import Database

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.outbox import RecordState, from_json, state_of, to_json
from storage.outbox.questions import Hold, HoldReason
from storage.tables.migrations import registered

FULL = WaitingChange(
    entity="products", id=7, kind=ChangeKind.DELETE, intent=Intent({"a": 1}, {"b": 2.0}), base={"c": 3}, remote={"d": 4},
    anonymize=True, strategies={"productIsIngredient": "DELETE"}, covered=Intent({"e": 5}, {"f": 6.0}),
    state=ChangeState.SENT, sent=Intent({"g": 7}, {"h": 8.0}),
    held=Hold(HoldReason.REJECTED, ("i",), ({"field": "j", "message": "k"},), 9),
    missed=10.5, attempts=11, next_try=12, error="l", origin="m", created=13, changed=14, in_doubt={"n": 15.0},
)  # fmt: skip
STORED: dict[str, Any] = {
    "entity": "products", "id": 7, "kind": "delete", "intent": {"set": {"a": 1}, "add": {"b": 2.0}}, "base": {"c": 3},
    "remote": {"d": 4}, "anonymize": True, "strategies": {"productIsIngredient": "DELETE"},
    "covered": {"set": {"e": 5}, "add": {"f": 6.0}}, "state": "sent", "sent": {"set": {"g": 7}, "add": {"h": 8.0}},
    "held": {"reason": "rejected", "fields": ["i"], "problems": [{"field": "j", "message": "k"}], "since": 9},
    "missed": 10.5, "attempts": 11, "next_try": 12, "error": "l", "origin": "m", "created": 13, "changed": 14, "in_doubt": {"n": 15.0},
}  # fmt: skip
PLAIN = WaitingChange(entity="tags", id=1, kind=ChangeKind.CREATE)


def test_the_stored_form_in_full() -> None:
    assert to_json(FULL) == STORED and from_json(STORED) == FULL
    bare = to_json(PLAIN)
    assert (bare["held"], bare["sent"], bare["base"], bare["remote"], bare["missed"]) == (None,) * 5
    assert from_json(bare) == PLAIN


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
    strange = PLAIN.but(id=2, base={"x": "\ud800"})
    outbox.put(table, [strange])
    assert list(outbox.select(table, record=2)) == [strange]


def test_selecting_applies_every_argument(table: sqlite3.Connection) -> None:
    for number, entity in ((3, "tags"), (1, "products"), (2, "tags"), (1, "tags")):
        held = Hold(HoldReason.OVERLAP) if number == 2 else None
        outbox.put(table, [PLAIN.but(id=number, entity=entity, held=held)])

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
            change = PLAIN.but(entity=entity, id=number, held=held, intent=intent)
            outbox.put(
                table, [change.but(next_try=rng.choice((0, 50, 150, 250, 9999)), changed=rng.randrange(9))]
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


def test_a_copy_with_other_attributes_is_the_one_that_dataclasses_make() -> None:
    assert FULL.but() == FULL and FULL.but() is not FULL
    assert FULL.but(held=None, attempts=3) == replace(FULL, held=None, attempts=3)
    with pytest.raises(KeyError):
        FULL.but(unknown=1)
