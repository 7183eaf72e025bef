"""Times of plans: the wall clock of the shop, through daylight saving time."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from app.plans.wall_clock import instant, parse_time, shown
from storage.errors import Refused

PRAGUE = ZoneInfo("Europe/Prague")


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("2026-12-01", "2026-12-01T00:00"),
        (" 2026-12-01 06:30 ", "2026-12-01T06:30"),
        ("2026-12-01T06:30", "2026-12-01T06:30"),
    ],
)
def test_a_date_alone_is_its_midnight(text, stored):
    assert parse_time(text) == stored
    assert parse_time(stored) == stored and shown(stored) == datetime.fromisoformat(stored)


@pytest.mark.parametrize("text", ["", "tomorrow", "2026-02-30", "1.12.2026", "2026-12-01 25:00"])
def test_anything_else_is_refused(text):
    with pytest.raises(Refused) as refused:
        parse_time(text)
    assert refused.value.params["reason"] == "no_time"


@pytest.mark.parametrize(
    ("text", "utc"),
    [
        ("2026-12-01T00:00", "2026-11-30T23:00"),  # winter
        ("2026-07-01T00:00", "2026-06-30T22:00"),  # summer
        ("2026-03-29T00:00", "2026-03-28T23:00"),  # the midnights around the change
        ("2026-03-30T00:00", "2026-03-29T22:00"),
        ("2026-03-29T02:30", "2026-03-29T01:30"),  # skipped: an hour later, 03:30
        ("2026-10-25T02:30", "2026-10-25T00:30"),  # shown twice: the first
        ("2026-10-26T00:00", "2026-10-25T23:00"),
    ],
)
def test_a_wall_clock_time_is_an_instant_by_the_rules_of_the_zone(text, utc):
    assert instant(text, PRAGUE) == datetime.fromisoformat(utc).replace(tzinfo=UTC).timestamp() * 1000


def test_without_a_zone_the_computers_own_counts():
    here = datetime(2026, 12, 1).astimezone()
    assert instant("2026-12-01T00:00") == here.timestamp() * 1000
