"""Pending changes as rows of the outbox."""

from __future__ import annotations

import json
import sqlite3
from functools import cache
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st
from sqlite_utils import Database

from storage.outbox import outbox
from storage.outbox.changes import ChangeState, Intent, WaitingChange
from storage.outbox.outbox import RecordState, from_json, to_json
from storage.outbox.questions import Hold, HoldReason
from storage.outbox.state import (
    NOTHING,
    Asked,
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
)
from storage.tables.migrations import registered
from tests.fakes.changes_by_name import but
from tests.storage.support.replicas import edited, open_replica, put, record
from tests.storage.support.values import any_json

texts = st.text(max_size=6)
values = st.dictionaries(texts, any_json.filter(lambda value: "nan" not in repr(value)), max_size=3)
amounts = st.dictionaries(texts, st.floats(-100, 100), max_size=2)
intents = st.builds(Intent, values, amounts)
reasons, moments = st.sampled_from(HoldReason), st.integers(0, 10**13)
ways, fields = st.sampled_from(Way), st.frozensets(texts, max_size=2)
changes = st.builds(
    WaitingChange, entity=st.just("customers"), id=st.integers(0, 2**53),
    wish=st.builds(Keep, intents) | st.builds(Remove, intents, st.booleans(), st.dictionaries(texts, texts, max_size=1)),
    basis=st.builds(New, st.none() | values) | st.builds(Known, values, values, fields)
    | st.builds(Gone, st.none() | values, values, fields),
    sent=st.none() | st.builds(Sent, values, amounts, ways, st.none() | st.floats(0, 9)),
    asked=st.builds(
        Asked, st.none() | st.builds(RecordQuestion, reasons, st.lists(values, max_size=2).map(tuple), moments),
        st.dictionaries(texts, st.builds(FieldQuestion, reasons, st.none() | st.floats(-9, 9), moments), max_size=2),
    ),
    retry=st.builds(Retry, moments, st.integers(0, 9), st.none() | texts), by=st.builds(By, texts, moments, moments),
)  # fmt: skip


@given(changes)
def test_a_change_survives_json(change: WaitingChange) -> None:
    assert from_json(json.loads(json.dumps(to_json(change)))) == change


@given(changes)
def test_a_change_of_the_names_that_follow_from_it_is_itself(change: WaitingChange) -> None:
    """Of one whose copies are as they are in the cloud, and about which one question is asked."""
    for basis in (
        New(),
        Known({"id": 1, "a": 2}, {"a": 1}, frozenset({"id"})),
        Gone({"id": 1}, {"deleted": True}),
    ):
        one = change.but(basis=basis, asked=NOTHING)
        assert but(one, next_try=one.next_try) == one


@cache
def tables() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    registered().apply(Database(connection))
    return connection


@given(changes)
def test_a_change_survives_the_table(change: WaitingChange) -> None:
    connection = tables()
    connection.execute("DELETE FROM outbox")
    outbox.put(connection, [change])
    assert list(outbox.select(connection)) == [change]
    (body,) = connection.execute("SELECT body FROM outbox").fetchone()
    assert from_json(json.loads(body)) == change


def test_an_edited_change_keeps_its_position(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", *(record("customers", number) for number in (1, 2, 3)))
    for number in (3, 1, 2):
        with replica.write() as tx:
            tx.put_change(edited(tx.get("customers", number), note="x"))
    with replica.write() as tx:
        tx.put_change(but(tx.change("customers", 3), attempts=1))
    assert [each.id for each in replica.changes()] == [3, 1, 2]
    assert replica.change("customers", 3).attempts == 1
    replica.close()


def test_counts_states_and_held_changes(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    rows = [record("customers", number) for number in range(1, 5)]
    put(replica, "customers", *rows)
    with replica.write() as tx:
        tx.put_change(edited(rows[0], note="x"))
        tx.put_change(but(edited(rows[1], note="x"), state=ChangeState.SENT, sent=Intent({"note": "x"})))
        tx.put_change(but(edited(rows[2], note="x"), held=Hold(HoldReason.OVERLAP, ("note",))))
    assert replica.waiting_counts() == {"customers": (3, 1)}
    assert replica.states("customers", [1, 2, 3, 4]) == {
        1: RecordState.WAITING, 2: RecordState.SENDING, 3: RecordState.NEEDS_YOU,
    }  # fmt: skip
    assert replica.ids_in_state("customers", RecordState.NEEDS_YOU) == (3,)
    assert [each.id for each in replica.changes(held=True)] == [3]
    assert [each.id for each in replica.changes("customers", held=False)] == [1, 2]
    assert replica.changes("tags") == [] and replica.change("customers", 4) is None
    replica.close()
