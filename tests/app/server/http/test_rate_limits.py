"""Rate limits and sign-in delays: what is allowed, when again, and that callers are independent."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.server.http import rate_limits
from app.server.http.errors import TooManyRequests
from app.server.http.rate_limits import (
    Buckets,
    Failures,
    Limits,
    SignInThrottle,
    caller_key,
    count_failure,
    sign_in_delay,
    tokens_after,
)
from tests.fakes.clock import ManualClock


@given(st.lists(st.floats(0, 30), min_size=1, max_size=60), st.integers(1, 600))
def test_a_bucket_never_allows_more_than_its_rate(pauses: list[float], per_minute: int) -> None:
    per_second, most = per_minute / 60, max(1.0, per_minute / 6)
    bucket, now, let_in = None, 0.0, 0
    for pause in pauses:
        now += pause
        bucket, wait = tokens_after(bucket, now=now, per_second=per_second, most=most)
        let_in += wait == 0.0
        if wait:
            _, later = tokens_after(bucket, now=now + wait + 1e-6, per_second=per_second, most=most)
            assert later == 0.0
    assert let_in <= most + now * per_second + 1e-6


def test_a_clock_that_runs_backwards_changes_no_bucket() -> None:
    bucket, _ = tokens_after(None, now=10.0, per_second=1.0, most=2.0)
    assert tokens_after(bucket, now=5.0, per_second=1.0, most=2.0)[0].level == 0.0


def test_a_burst_is_allowed_then_the_rate_and_an_error_says_when() -> None:
    clock = ManualClock()
    buckets = Buckets(60, clock=clock, reason="token")
    for _ in range(10):
        buckets.take("till")
    with pytest.raises(TooManyRequests) as caught:
        buckets.take("till")
    assert caught.value.params["reason"] == "token"
    assert 0 < caught.value.seconds <= 1
    buckets.take("scales")
    clock.sleep(caught.value.seconds)
    buckets.take("till")


def test_a_rate_of_0_means_no_limit() -> None:
    buckets = Buckets(0, clock=ManualClock(), reason="token")
    for _ in range(10_000):
        buckets.take("till")


def test_an_address_may_do_more_than_a_token() -> None:
    found = Limits(6, clock=ManualClock())
    found.count_token("till")
    with pytest.raises(TooManyRequests):
        found.count_token("till")
    for _ in range(rate_limits.ADDRESS_SHARE):
        found.count_address("10.0.0.1")
    with pytest.raises(TooManyRequests) as caught:
        found.count_address("10.0.0.1")
    assert caught.value.params["reason"] == "address"
    found.count_address("10.0.0.2")


def test_sign_in_delays_double_up_to_the_maximum() -> None:
    waits = [sign_in_delay(Failures(count, 0.0), 0.0) for count in range(16)]
    assert waits == [0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60, 60]
    assert sign_in_delay(None, 0.0) == 0.0
    assert sign_in_delay(Failures(10**9, 0.0), 0.0) == rate_limits.MAX_SIGN_IN_DELAY
    assert sign_in_delay(Failures(8, 0.0), 7.0) == 1.0


def test_failures_are_forgotten_after_a_while() -> None:
    assert count_failure(Failures(9, 0.0), 1.0) == Failures(10, 1.0)
    late = rate_limits.FORGET_SECONDS + 1
    assert count_failure(Failures(9, 0.0), late) == Failures(1, late)


def test_failures_delay_one_address_until_a_success() -> None:
    clock = ManualClock()
    brake = SignInThrottle(clock=clock)
    for _ in range(rate_limits.FREE_FAILURES):
        brake.check("10.0.0.1")
        brake.failed("10.0.0.1")
    with pytest.raises(TooManyRequests) as caught:
        brake.check("10.0.0.1")
    assert caught.value.params["reason"] == "sign_in"
    brake.check("10.0.0.2")
    clock.sleep(caught.value.seconds)
    brake.check("10.0.0.1")
    brake.succeeded("10.0.0.1")
    brake.failed("10.0.0.1")
    brake.check("10.0.0.1")


@pytest.mark.parametrize(
    ("address", "caller"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8::1:2:3:4", "2001:db8::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("no address", "no address"),
    ],
)
def test_which_addresses_are_one_caller(address: str, caller: str) -> None:
    assert caller_key(address) == caller


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_KEYS", 3)
    buckets = Buckets(6, clock=ManualClock(), reason="address")
    for at in range(100):
        buckets.take(str(at))
    assert len(buckets._buckets._values) == 3
    with pytest.raises(TooManyRequests):
        buckets.take("99")
    buckets.take("0")
