"""How long the history is kept: by the settings, and by a clock that is not believed at once."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.background.history_pruning import believed_time, bounds_at, prune_if_due
from app.settings.settings import Settings
from storage.records.history import EventKind
from storage.records.replica import Replica
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import open_replica, put, record

DAY = 86_400_000
START = 1_700_000_000_000


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock(now=START)


@pytest.fixture
def replica(tmp_path: Path, clock: ManualClock) -> Iterator[Replica]:
    opened = open_replica(tmp_path, clock=clock)
    put(opened, "customers", record("customers", 1))
    yield opened
    opened.close()


def edit(replica: Replica, note: str) -> None:
    with replica.write() as tx:
        tx.history.record("customers", 1, EventKind.EDITED, fields={"note": (None, note)})


def notes(replica: Replica) -> list[object]:
    return [event.fields["note"][1] for event in reversed(replica.timeline("customers", 1))]


def run_for(replica: Replica, clock: ManualClock, settings: Settings, days: int) -> None:
    """Half-day by half-day."""
    for _ in range(2 * days):
        clock.sleep(43_200)
        prune_if_due(replica, settings, threading.Event())


def test_a_shop_keeps_two_years_of_values(replica: Replica, clock: ManualClock, tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    edit(replica, "first")
    clock.sleep(100 * 86_400)
    edit(replica, "second")
    run_for(replica, clock, settings, 600)
    assert notes(replica) == ["first", "second"]
    run_for(replica, clock, settings, 40)
    assert notes(replica) == [None, "second"]


def test_the_setting_decides(replica: Replica, clock: ManualClock, tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    settings.set({"history.values_days": 10})
    edit(replica, "first")
    clock.sleep(8 * 86_400)
    edit(replica, "second")
    run_for(replica, clock, settings, 5)
    assert notes(replica) == [None, "second"]


def test_a_clock_set_years_ahead_empties_nothing(
    replica: Replica, clock: ManualClock, tmp_path: Path
) -> None:
    settings = Settings.load(tmp_path)
    edit(replica, "first")
    edit(replica, "second")
    right = clock.wall
    clock.wall = right + 70 * 365 * DAY
    run_for(replica, clock, settings, 5)
    clock.wall = right + 5 * DAY
    run_for(replica, clock, settings, 5)
    assert notes(replica) == ["first", "second"]


def test_looks_are_half_a_day_apart(replica: Replica, clock: ManualClock, tmp_path: Path) -> None:
    settings = Settings.load(tmp_path)
    settings.set({"history.values_days": 1})
    edit(replica, "first")
    edit(replica, "second")
    clock.sleep(3 * 86_400)
    cancelled = threading.Event()
    assert prune_if_due(replica, settings, cancelled).values == 1
    edit(replica, "third")
    clock.sleep(3600)
    assert prune_if_due(replica, settings, cancelled).values == 0


def test_time_is_believed_a_week_at_a_time() -> None:
    assert believed_time(START, None, START - 3 * DAY) == START
    assert believed_time(START + 900 * DAY, None, START) == START + 7 * DAY
    assert believed_time(START + 900 * DAY, START + 50 * DAY, START) == START + 57 * DAY
    assert believed_time(START, START + 50 * DAY, START) == START, "a clock that was set back is believed"


def test_events_are_never_kept_shorter_than_values() -> None:
    bounds = bounds_at(START, values_days=5000, days=30)
    assert bounds.events == bounds.values == bounds.prices
    assert bounds_at(START, values_days=1, days=30).prices == START - 30 * DAY
