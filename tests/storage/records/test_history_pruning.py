"""The bound of the history: values go first, then events; prices stay for a month, what waits stays altogether."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from storage.records import history_pruning
from storage.records.history import FORGOTTEN, EventKind
from storage.records.history_pruning import Bounds, Pruned, oldest_event, prune_history
from storage.records.replica import Replica
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import assert_one_account, edited, open_replica, put, record

DAY = 86_400_000
NOW = 1_790_000_000_000


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(now=NOW - 4000 * DAY)


@pytest.fixture
def replica(tmp_path: Path, clock: ManualClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Replica]:
    monkeypatch.setattr(history_pruning, "WINDOW", 3)
    monkeypatch.setattr(history_pruning, "SLICE", 2)
    opened = open_replica(tmp_path, clock=clock)
    put(opened, "products", *(record("products", each) for each in (1, 2)))
    put(opened, "customers", *(record("customers", each) for each in (1, 2)))
    yield opened
    opened.close()


def happened(
    replica: Replica, days_ago: float, record_id: int = 1, entity: str = "products", **fields: Any
) -> None:
    """An edit by a person so long ago, as one step."""
    clock = replica.clock
    assert isinstance(clock, ManualClock)
    clock.wall = int(NOW - days_ago * DAY)
    with replica.write() as tx:
        tx.history.begin_step("edit", {}, origin="window")
        pairs = {name: (None, value) for name, value in fields.items()}
        tx.history.record(entity, record_id, EventKind.EDITED, fields=pairs, origin="window", who="Jana")


def bounds(values: float, events: float, prices: float = 30) -> Bounds:
    values_at = int(NOW - values * DAY)
    return Bounds(values_at, min(values_at, int(NOW - prices * DAY)), int(NOW - events * DAY))


def told(replica: Replica, record_id: int = 1, entity: str = "products") -> list[dict[str, Any]]:
    """The fields of a record's events, oldest first."""
    return [dict(event.fields) for event in reversed(replica.timeline(entity, record_id))]


def test_values_go_after_two_years_and_who_and_when_after_ten(replica: Replica) -> None:
    for ago, name in ((4000, "a"), (3000, "b"), (800, "c"), (700, "d"), (1, "e")):
        happened(replica, ago, description=name)
    assert prune_history(replica, bounds(730, 3650)) == Pruned(values=2, events=1, done=3)
    assert told(replica) == [
        {"description": FORGOTTEN},
        {"description": FORGOTTEN},
        {"description": (None, "d")},
        {"description": (None, "e")},
    ]
    oldest = replica.timeline("products", 1)[-1]
    assert (oldest.at, oldest.who, oldest.kind) == (NOW - 3000 * DAY, "Jana", EventKind.EDITED)
    assert prune_history(replica, bounds(730, 3650), since=3) == Pruned(done=3)
    assert_one_account(replica)


def test_no_value_is_left_in_the_file(replica: Replica) -> None:
    happened(replica, 800, description="a-value-that-was-once-there")
    happened(replica, 1, description="later")
    prune_history(replica, bounds(730, 3650))
    assert replica.database.empty_log()
    for each in replica.path.parent.glob("replica.db*"):
        assert b"a-value-that-was-once-there" not in each.read_bytes(), each.name


def test_prices_of_thirty_days_stay_whatever_the_setting(replica: Replica) -> None:
    for ago in (31, 29, 1):
        happened(replica, ago, priceWithVat=ago, priceWithVatB=ago, description="text")
    happened(replica, 0, description="newest")
    prune_history(replica, bounds(0.5, 30))
    assert [each.get("priceWithVat") for each in told(replica)] == [(None, 29), (None, 1), None]
    assert [each.get("priceWithVatB") for each in told(replica)] == [(None, 29), (None, 1), None]
    assert [each["description"] for each in told(replica)] == [FORGOTTEN, FORGOTTEN, (None, "newest")]


def test_what_waits_to_be_sent_keeps_its_whole_history(replica: Replica) -> None:
    for customer in (1, 2):
        happened(replica, 4000, customer, "customers", note="old")
    happened(replica, 1, 2, "customers", note="newest")
    edit_customer(replica)
    assert prune_history(replica, bounds(730, 3650)).events == 1
    assert {"note": (None, "old")} in told(replica, 1, "customers")
    assert told(replica, 2, "customers") == [{"note": (None, "newest")}]


def edit_customer(replica: Replica) -> None:
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 1), note="unsent"))


def test_a_record_that_was_sent_meanwhile_is_pruned_the_next_time(replica: Replica) -> None:
    happened(replica, 800, 1, "customers", note="old")
    for _ in range(5):
        happened(replica, 790, description="others")
    happened(replica, 1, description="newest")
    edit_customer(replica)
    first = prune_history(replica, bounds(730, 3650))
    with replica.write() as tx:
        tx.drop_change("customers", 1)
    prune_history(replica, bounds(730, 3650), since=first.done)
    assert {"note": (None, "old")} not in told(replica, 1, "customers")


def test_an_action_without_its_values_is_not_undone(replica: Replica) -> None:
    happened(replica, 800, description="old")
    happened(replica, 750, 2, description="older than the bound, too")
    assert replica.steps.newest_undoable() is not None
    prune_history(replica, bounds(730, 3650))
    assert replica.steps.newest_undoable() is None


def test_the_newest_event_stays_so_that_no_number_comes_twice(replica: Replica) -> None:
    happened(replica, 4000, description="alone")
    newest = replica.newest_event()
    assert prune_history(replica, bounds(730, 3650)) == Pruned()
    assert replica.newest_event() == newest and oldest_event(replica) == NOW - 4000 * DAY


def test_it_can_be_stopped_between_two_transactions(replica: Replica) -> None:
    for _ in range(9):
        happened(replica, 4000, description="old")
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 2

    stopped = prune_history(replica, bounds(730, 3650), stop=stop)
    assert 0 < stopped.events < 8
    assert stopped.events + prune_history(replica, bounds(730, 3650)).events == 8
