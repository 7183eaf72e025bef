"""Backoff: ceilings, jitter, Retry-After (F25)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sync.client.backoff import CAP, MAX_RETRY_AFTER, ceiling, delay, parse_http_date, parse_retry_after

NOW = 1_790_000_000_000


@given(st.integers(0, 10_000), st.integers())
def test_delay_is_anywhere_below_a_ceiling_that_doubles_up_to_five_minutes(attempt: int, seed: int) -> None:
    assert 0 <= delay(attempt, rng=Random(seed)) <= min(CAP, 2.0**attempt if attempt < 20 else CAP)


def test_ceiling_doubles_and_stops_at_the_cap() -> None:
    assert [ceiling(attempt) for attempt in (0, 1, 2, 8, 9, 10_000, -1)] == [1, 2, 4, 256, 300, 300, 1]


def test_delays_spread_over_the_whole_range() -> None:
    random = Random(7)
    drawn = [delay(8, rng=random) for _ in range(500)]
    assert min(drawn) < 10 and max(drawn) > 246


@given(st.floats(0, MAX_RETRY_AFTER), st.integers())
def test_F25_the_delay_is_never_less_than_retry_after(wish: float, seed: int) -> None:
    assert wish <= delay(30, rng=Random(seed), retry_after=wish) <= wish * 1.1 + 1


def test_F25_retry_after_zero_still_adds_jitter() -> None:
    assert delay(0, rng=Random(1), retry_after=0.0) > 0


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("120", 120.0),
        (" 7 ", 7.0),
        ("1.5", 1.5),
        ("0", 0.0),
        ("999999999", MAX_RETRY_AFTER),
        ("", None),
        ("soon", None),
        ("-5", None),
        ("٣", None),
        ("1.2.3", None),
        (".", None),
        ("Wed, 99 Foo 2026 00:00:00 GMT", None),
    ],
)
def test_F25_retry_after_in_seconds(text: str, seconds: float | None) -> None:
    assert parse_retry_after({"retry-after": text}, now=NOW) == seconds


def test_F25_without_the_header_there_is_no_retry_after() -> None:
    assert parse_retry_after({}, now=NOW) is None


def test_F25_F78_a_date_is_measured_from_the_answers_own_date() -> None:
    headers = {"retry-after": "Sat, 21 Nov 2026 10:01:30 GMT", "date": "Sat, 21 Nov 2026 10:00:00 GMT"}
    assert parse_retry_after(headers, now=0) == 90.0
    assert parse_retry_after(headers, now=NOW * 2) == 90.0


def test_F25_a_date_without_a_date_header_is_measured_by_our_clock() -> None:
    moment = parse_http_date("Sat, 21 Nov 2026 10:01:30 GMT")
    assert moment is not None
    headers = {"retry-after": "Sat, 21 Nov 2026 10:01:30 GMT"}
    assert parse_retry_after(headers, now=int((moment - 30) * 1000)) == 30.0


def test_F25_a_date_in_the_past_is_no_wait_and_a_far_one_is_cut() -> None:
    past = {"retry-after": "Sat, 21 Nov 2026 09:00:00 GMT", "date": "Sat, 21 Nov 2026 10:00:00 GMT"}
    far = {"retry-after": "Sat, 21 Nov 2099 09:00:00 GMT", "date": "Sat, 21 Nov 2026 10:00:00 GMT"}
    assert parse_retry_after(past, now=NOW) == 0.0
    assert parse_retry_after(far, now=NOW) == MAX_RETRY_AFTER


def test_http_date_without_zone_is_utc() -> None:
    assert parse_http_date("Sat, 21 Nov 2026 10:00:00 -0000") == parse_http_date(
        "Sat, 21 Nov 2026 10:00:00 GMT"
    )
