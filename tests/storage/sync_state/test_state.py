"""What the engine remembers between runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from storage.records.replica import Replica
from storage.sync_state import state as books
from storage.sync_state.state import Cursor, Quarantined, Run
from tests.storage.replicas import open_replica


@pytest.fixture
def replica(tmp_path: Path):
    opened = open_replica(tmp_path)
    yield opened
    opened.close()


def test_a_cursor_is_kept_per_entity_and_scope(replica: Replica) -> None:
    read = replica.database.read()
    assert books.cursor(read, "customers") == Cursor(entity="customers")
    full = Cursor(
        entity="customers", scope=3, watermark=1, anchor=2, upper=3, tag="T", tag_from=4, complete=True,
        last_success=5, expected=6, problem="count",
    )  # fmt: skip
    with replica.write() as tx:
        books.put_cursor(tx.connection, full)
        books.put_cursor(tx.connection, Cursor(entity="customers"))
        books.put_cursor(tx.connection, replace(full, watermark=9))
    assert books.cursors(read) == [Cursor(entity="customers"), replace(full, watermark=9)]
    assert books.cursor(read, "customers", 3).complete is True


def test_N7_forgetting_cursors_forgets_the_claim_that_all_was_read(replica: Replica) -> None:
    with replica.write() as tx:
        books.put_cursor(tx.connection, Cursor(entity="customers"))
        books.put_meta(tx.connection, "last_success", 5)
        books.forget_cursors(tx.connection)
    assert books.cursors(replica.database.read()) == []
    assert books.meta(replica.database.read(), "last_success") is None


def test_facts_and_capabilities_are_any_json(replica: Replica) -> None:
    with replica.write() as tx:
        books.put_meta(tx.connection, "fact", {"a": [1, None, True]})
        books.put_capabilities(tx.connection, {"put_create": {"tags": False}})
        books.put_capabilities(tx.connection, {"put_create": {"tags": True}, "count": None})
    read = replica.database.read()
    assert books.meta(read, "fact") == {"a": [1, None, True]} and books.meta(read, "other") is None
    assert books.capabilities(read) == {"put_create": {"tags": True}, "count": None}


def test_the_latest_runs_are_kept(replica: Replica) -> None:
    with replica.write() as tx:
        for number in range(10):
            run = Run(
                started=number, finished=number + 1, outcome="in_step", figures={"pulled": number}, error=None
            )
            books.put_run(tx.connection, run, keep=3)
    found = books.runs(replica.database.read())
    assert [each.started for each in found] == [9, 8, 7] and found[0].figures == {"pulled": 9}
    assert len(books.runs(replica.database.read(), limit=1)) == 1


def test_F29_rows_set_aside_are_replaced_and_released(replica: Replica) -> None:
    row = Quarantined(
        entity="tags", record="5", at=1, reason="unreadable:name", version=None, body='{"name": "\ud800"}'
    )
    with replica.write() as tx:
        books.put_quarantined(tx.connection, row)
        books.put_quarantined(tx.connection, replace(row, at=2))
        books.put_quarantined(tx.connection, replace(row, entity="customers"))
    read = replica.database.read()
    assert [(each.entity, each.at) for each in books.quarantined(read)] == [("customers", 1), ("tags", 2)]
    assert books.quarantined(read, "tags")[0].body == '{"name": "\\ud800"}'
    with replica.write() as tx:
        books.release_quarantined(tx.connection, "tags", "5")
    assert books.quarantined(read, "tags") == []
