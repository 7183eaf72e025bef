"""What the sync engine remembers between runs: cursors, capabilities, runs, quarantine."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from storage.records.replica import Replica
from storage.sync_state.pull_cursors import PullCursor, QuarantinedRow
from storage.sync_state.runs import Run
from tests.storage.support.replicas import open_replica


@pytest.fixture
def replica(tmp_path: Path):
    opened = open_replica(tmp_path)
    yield opened
    opened.close()


def test_a_cursor_is_stored_per_entity_and_scope(replica: Replica) -> None:
    sync_state = replica.sync_state
    assert sync_state.cursors.get("customers") == PullCursor(entity="customers")
    full = PullCursor(
        entity="customers", scope=3, watermark=1, anchor=2, upper=3, tag="T", tag_from=4, complete=True,
        last_success=5, expected=6, problem="count",
    )  # fmt: skip
    with replica.write() as tx:
        tx.sync_state.cursors.put(full)
        tx.sync_state.cursors.put(PullCursor(entity="customers"))
        tx.sync_state.cursors.put(replace(full, watermark=9))
    assert sync_state.cursors.all() == [PullCursor(entity="customers"), replace(full, watermark=9)]
    assert sync_state.cursors.get("customers", 3).complete is True


def test_N7_forgetting_cursors_forgets_the_claim_that_all_was_read(replica: Replica) -> None:
    with replica.write() as tx:
        tx.sync_state.cursors.put(PullCursor(entity="customers"))
        tx.sync_state.meta.put("last_success", 5)
        tx.sync_state.cursors.forget_all()
    assert replica.sync_state.cursors.all() == []
    assert replica.sync_state.meta.get("last_success") is None


def test_meta_values_and_capabilities_are_any_json(replica: Replica) -> None:
    with replica.write() as tx:
        tx.sync_state.meta.put("fact", {"a": [1, None, True]})
        tx.sync_state.capabilities.put({"put_create": {"tags": False}})
        tx.sync_state.capabilities.put({"put_create": {"tags": True}, "count": None})
    sync_state = replica.sync_state
    assert sync_state.meta.get("fact") == {"a": [1, None, True]} and sync_state.meta.get("other") is None
    assert sync_state.capabilities.all() == {"put_create": {"tags": True}, "count": None}


def test_the_latest_runs_are_kept(replica: Replica) -> None:
    with replica.write() as tx:
        for number in range(10):
            run = Run(
                started=number, finished=number + 1, outcome="in_step", figures={"pulled": number}, error=None
            )
            tx.sync_state.runs.add(run, keep=3)
    found = replica.sync_state.runs.latest()
    assert [each.started for each in found] == [9, 8, 7] and found[0].figures == {"pulled": 9}
    assert len(replica.sync_state.runs.latest(limit=1)) == 1


def test_F125_equal_runs_in_which_nothing_happened_are_one_row(replica: Replica) -> None:
    opened = ({"code": "breaker_opened", "entity": "", "params": {"seconds": 60}},)
    reopened = ({"code": "breaker_opened", "entity": "", "params": {"seconds": 290}},)
    runs = [
        Run(started=1, finished=2, outcome="in_step", figures={"pulled": 3}),
        Run(started=3, finished=4, outcome="offline", error="offline"),
        Run(started=5, finished=6, outcome="offline", error="offline", figures={"waiting": 1}, lines=(7, 7)),
        Run(started=7, finished=8, outcome="offline", error="server_fault", decisions=opened),
        Run(started=9, finished=10, outcome="offline", error="server_fault", decisions=reopened),
        Run(started=11, finished=12, outcome="offline", error="server_fault", decisions=reopened),
        Run(started=13, finished=14, outcome="in_step", figures={"pushed": 1}),
        Run(started=15, finished=16, outcome="in_step", lines=(7, 9)),
    ]
    with replica.write() as tx:
        for run in runs:
            tx.sync_state.runs.add(run)
    found = replica.sync_state.runs.latest()[::-1]
    assert [(each.times, each.first, each.started, each.finished) for each in found] == [
        (1, None, 1, 2), (2, 3, 5, 6), (3, 7, 11, 12), (1, None, 13, 14), (1, None, 15, 16),
    ]  # fmt: skip
    assert found[1].figures == {"waiting": 1} and found[2].decisions == reopened


def test_F29_quarantined_rows_are_replaced_and_released(replica: Replica) -> None:
    row = QuarantinedRow(
        entity="tags", record="5", at=1, reason="unreadable:name", version=None, body='{"name": "\ud800"}'
    )
    with replica.write() as tx:
        tx.sync_state.quarantine.put(row)
        tx.sync_state.quarantine.put(replace(row, at=2))
        tx.sync_state.quarantine.put(replace(row, entity="customers"))
    sync_state = replica.sync_state
    assert [(each.entity, each.at) for each in sync_state.quarantine.rows()] == [
        ("customers", 1),
        ("tags", 2),
    ]
    assert sync_state.quarantine.rows("tags")[0].body == '{"name": "\\ud800"}'
    with replica.write() as tx:
        tx.sync_state.quarantine.release("tags", "5")
    assert sync_state.quarantine.rows("tags") == []
