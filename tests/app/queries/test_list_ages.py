"""The age of each list: a tick lasts as long as the list's own interval, the window a few times as long."""

from __future__ import annotations

import pytest

from storage.query.grammar import Query
from tests.app.queries.test_queries import finished
from tests.app.support.workstation import Workstation

HOT, COLD = "customers", "taxes"


def fresh(station: Workstation) -> set[str]:
    return {each.entity for each in station.queries.list_ages() if each.fresh}


@pytest.mark.parametrize(
    ("seconds", "hot", "cold"), [(50, True, True), (400, False, True), (2100, False, False)]
)
def test_a_tick_ends_with_the_interval_of_its_list(
    station: Workstation, seconds: float, hot: bool, cold: bool
) -> None:
    finished(station)
    assert station.replica.count("webhooks", Query()) == 0
    station.clock.sleep(seconds)
    assert (HOT in fresh(station), COLD in fresh(station)) == (hot, cold)


def test_where_webhooks_announce_changes_the_interval_is_longer(station: Workstation) -> None:
    station.known("webhooks", 5)
    finished(station)
    station.clock.sleep(600)
    assert HOT in fresh(station)
    station.clock.sleep(150)
    assert HOT not in fresh(station)


def test_F78_a_read_in_the_future_is_no_tick(station: Workstation) -> None:
    finished(station)
    station.clock.sleep(-3600)
    assert fresh(station) == set()
