"""The delivery queue: order, attempts, retries and dead letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from storage.records.replica import Replica
from storage.webhooks import queue as webhook_queue
from storage.webhooks.queue import MAX_RECORDS, Deliveries, Delivery

HOOKS = (1, 2)
NOW = 1_790_000_000_000


@pytest.fixture
def replica(tmp_path: Path) -> Iterator[Replica]:
    opened = Replica.open(tmp_path / "shop.db", cloud_id=7)
    yield opened
    opened.close()


@pytest.fixture
def queue(replica: Replica) -> Deliveries:
    return replica.deliveries


def enqueue(queue: Deliveries, told: Mapping[int, Sequence[int]]) -> None:
    queue.enqueue(lambda _: told, hooks=HOOKS, now=NOW)


def lines(queue: Deliveries) -> list[tuple[int, tuple[int, ...]]]:
    return [(each.hook, each.records) for each in queue.waiting()]


def begun(queue: Deliveries, at: int = 0) -> Delivery:
    found = queue.begin(queue.next_deliveries()[at])
    assert found is not None
    return found


def test_records_join_the_last_delivery_until_it_is_full(queue: Deliveries) -> None:
    enqueue(queue, {1: [5, 6], 2: [5]})
    enqueue(queue, {1: [6, 7]})
    assert lines(queue) == [(1, (5, 6, 7)), (2, (5,))]
    enqueue(queue, {1: range(1000, 1250)})
    assert [len(records) for hook, records in lines(queue) if hook == 1] == [100, 100, 53]
    enqueue(queue, {1: [1249, 5, 9]})
    assert lines(queue)[-1][1][-2:] == (1249, 9)


def test_an_attempted_delivery_takes_no_more_records(queue: Deliveries) -> None:
    enqueue(queue, {1: [5]})
    first = begun(queue)
    assert first.attempts == 1
    enqueue(queue, {1: [5, 6]})
    assert lines(queue) == [(1, (5,)), (1, (5, 6))]
    queue.delivered(first)
    assert lines(queue) == [(1, (5, 6))]


def test_deliveries_of_a_webhook_keep_their_order(queue: Deliveries) -> None:
    enqueue(queue, {1: range(150), 2: [5]})
    next_deliveries = queue.next_deliveries()
    assert [(each.hook, len(each.records)) for each in next_deliveries] == [(1, 100), (2, 1)]
    queue.failed(begun(queue), problem="status:500", next_try=NOW + 9000)
    again = queue.next_deliveries()
    assert [each.id for each in again] == [each.id for each in next_deliveries]
    assert (again[0].problem, again[0].next_try) == ("status:500", NOW + 9000)


def test_dead_deliveries_are_replayed(queue: Deliveries) -> None:
    enqueue(queue, {1: [5], 2: [6]})
    first, second = begun(queue), begun(queue, 1)
    queue.give_up(first, problem="offline:dns", now=NOW)
    queue.give_up(second, problem="status:410", now=NOW + 1)
    assert queue.waiting() == []
    dead = queue.dead()
    assert [(each.id, each.dead, each.problem) for each in dead] == [
        (first.id, NOW, "offline:dns"),
        (second.id, NOW + 1, "status:410"),
    ]
    assert queue.replay(["unknown"]) == 0
    assert queue.replay([second.id]) == 1
    assert [(each.id, each.attempts, each.next_try) for each in queue.next_deliveries()] == [
        (second.id, 0, 0)
    ]
    assert queue.replay() == 1
    assert queue.dead() == []


def test_the_oldest_of_many_dead_deliveries_are_deleted(
    queue: Deliveries, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhook_queue, "MAX_DEAD", 2)
    for record in range(4):
        enqueue(queue, {1: [record]})
        queue.give_up(begun(queue), problem="status:500", now=NOW + record)
    assert [each.records for each in queue.dead()] == [(2,), (3,)]


def test_deliveries_of_a_removed_webhook_are_deleted(queue: Deliveries) -> None:
    enqueue(queue, {1: [5], 2: [6]})
    taken = begun(queue)
    queue.enqueue(lambda _: {}, hooks=(2,), now=NOW)
    assert lines(queue) == [(2, (6,))]
    assert queue.begin(taken) is None
    queue.delivered(taken)
    queue.enqueue(lambda _: {}, hooks=(), now=NOW)
    assert lines(queue) == []


def test_more_events_than_fit_one_transaction(replica: Replica, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook_queue, "MAX_EVENTS", 3)
    replica.hooks.add({"id": 1})
    with replica.write() as tx:
        tx.put_many("products", [{"id": each, "name": "x"} for each in range(1, 6)])
    sizes: list[int] = []

    def called(found: Sequence[object]) -> dict[int, list[int]]:
        sizes.append(len(found))
        return {}

    assert replica.deliveries.enqueue(called, hooks=[1], now=NOW)
    assert not replica.deliveries.enqueue(called, hooks=[1], now=NOW)
    assert sizes == [3, 2]
    assert not replica.deliveries.has_pending()


def test_the_queue_survives_a_restart(tmp_path: Path) -> None:
    first = Replica.open(tmp_path / "again.db")
    enqueue(first.deliveries, {1: [5]})
    before = begun(first.deliveries)
    first.close()
    again = Replica.open(tmp_path / "again.db")
    assert again.deliveries.next_deliveries() == [before]
    again.close()


@given(
    steps=st.lists(
        st.lists(st.integers(0, 400), max_size=150) | st.sampled_from(["try", "done"]), max_size=12
    )
)
def test_every_record_is_delivered_after_its_event_and_no_delivery_is_too_long(
    steps: list[list[int] | str], laws: Replica
) -> None:
    queue = laws.deliveries
    queue.enqueue(lambda _: {}, hooks=(), now=NOW)
    owed: set[int] = set()
    for step in steps:
        if isinstance(step, list):
            enqueue(queue, {1: step})
            owed |= set(step)
        elif queue.next_deliveries():
            found = begun(queue)
            if step == "done":
                queue.delivered(found)
                later = {record for each in queue.waiting() for record in each.records}
                owed -= set(found.records) - later
        named = {record for each in queue.waiting() for record in each.records}
        assert owed <= named
        assert all(0 < len(each.records) <= MAX_RECORDS for each in queue.waiting())


@pytest.fixture(scope="module")
def laws(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replica]:
    opened = Replica.open(tmp_path_factory.mktemp("laws") / "shop.db")
    yield opened
    opened.close()


def test_a_secret_is_never_listed(replica: Replica) -> None:
    replica.hooks.add({"id": 3, "url": "http://10.0.0.1"}, secret="s3cret")
    assert replica.hooks.secrets() == {3: "s3cret"}
    assert "s3cret" not in str(replica.hooks.list())
    assert "s3cret" not in str(replica.hooks.remove(3))
    assert replica.hooks.secrets() == {}
