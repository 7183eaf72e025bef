"""Request budget, circuit breaker, concurrency and pause: which requests may be sent, and when (F25, F78)."""

from __future__ import annotations

import json
import random
import threading

import pytest

from sync.client.transport import Request, Response
from sync.errors import BreakerOpen, Offline, ProtocolMismatch, RateLimited, TlsRefused
from sync.limits.circuit_breaker import FAILURES, MAX_PAUSE, CircuitBreaker
from sync.limits.concurrency import INCREASE_AFTER, Concurrency
from sync.limits.gate import RequestGate
from sync.limits.request_budget import CEILING, Kind, Purpose, RequestBudget, stored_usage
from sync.limits.stored_limits import stored_cooldown, usage_of_stored
from tests.fakes.clock import ManualClock

LIST = Request("GET", "/v2/clouds/1/customers", (("filter", "name|eq|Secret"),))
WRITE = Request("PATCH", "/v2/clouds/1/customers/5")
SIGN_IN = Request("POST", "/v2/signin/token", headers={"Authorization": "User very-secret"})
DAY = 86_400_000


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


def new_budget(clock: ManualClock, budget: int = 150) -> RequestBudget:
    return RequestBudget(clock=clock, budget=lambda: budget)


def spend(requests: RequestBudget, purpose: Purpose, count: int) -> None:
    for _ in range(count):
        requests.record(Kind.READ, purpose, failed=False, size=10, seconds=0.02)


def new_gate(clock: ManualClock, budget: int = 150) -> RequestGate:
    return RequestGate(clock=clock, rng=random.Random(1), budget=lambda: budget)


# the request budget


def test_requests_are_counted_by_kind_with_bytes_and_time(clock: ManualClock) -> None:
    requests = new_budget(clock)
    requests.record(Kind.SIGN_IN, Purpose.HOT, failed=False, size=200, seconds=0.1)
    requests.record(Kind.READ, Purpose.HOT, failed=False, size=1000, seconds=0.2)
    requests.record(Kind.WRITE, Purpose.EDITS, failed=True, size=0, seconds=0.3)
    shown = requests.usage()
    assert (shown.used, shown.budget, shown.window_minutes) == (3, 150, 30)
    assert shown.by_kind == {"sign_in": 1, "read": 1, "write": 1}
    assert (shown.failed, shown.bytes, shown.milliseconds) == (1, 1200, 600)


def test_a_request_counts_for_half_an_hour_and_not_for_an_hour(clock: ManualClock) -> None:
    requests = new_budget(clock)
    spend(requests, Purpose.HOT, 5)
    clock.sleep(1799)
    assert requests.usage().used == 5
    spend(requests, Purpose.HOT, 2)
    clock.sleep(62)
    assert requests.usage().used == 2
    clock.sleep(1860)
    assert requests.usage().used == 0


def test_less_important_purposes_stop_first_and_edits_never(clock: ManualClock) -> None:
    requests = new_budget(clock, budget=100)
    order = [Purpose.SCAN, Purpose.COUNTS, Purpose.COLD, Purpose.HOT]
    for stopped, purpose in enumerate(order):
        spend(requests, Purpose.EDITS, round(CEILING[purpose] * 100) - requests.usage().used)
        assert [not requests.may_spend(each) for each in order] == [at <= stopped for at in range(4)]
    spend(requests, Purpose.EDITS, 500)
    assert all(requests.may_spend(each, 100) for each in (Purpose.EDITS, Purpose.ASKED, Purpose.FIRST))


def test_several_requests_may_be_asked_for_at_once(clock: ManualClock) -> None:
    requests = new_budget(clock, budget=100)
    assert requests.may_spend(Purpose.SCAN, 80) and not requests.may_spend(Purpose.SCAN, 81)


def test_the_first_download_is_shown_and_not_counted_against_the_rest(clock: ManualClock) -> None:
    requests = new_budget(clock)
    spend(requests, Purpose.FIRST, 1000)
    assert requests.usage().used == 1000 and requests.may_spend(Purpose.SCAN)


def test_the_request_counts_survive_a_restart(clock: ManualClock) -> None:
    requests = new_budget(clock)
    spend(requests, Purpose.FIRST, 3)
    clock.sleep(120)
    spend(requests, Purpose.HOT, 4)
    stored = json.loads(json.dumps(requests.dump()))
    clock.sleep(60)
    clock.steady = 5.0  # another process, or the machine was started anew
    again = new_budget(clock)
    again.load(stored)
    assert again.usage() == stored_usage(stored, now=clock.now(), budget=150)
    assert again.usage().used == 7
    clock.sleep(1860 - 120)
    assert again.usage().used == 4


@pytest.mark.parametrize("days", [-3650, -1, 1, 3650])
def test_F78_a_clock_that_jumps_never_stretches_the_window(clock: ManualClock, days: int) -> None:
    requests = new_budget(clock)
    spend(requests, Purpose.HOT, 9)
    stored = requests.dump()
    clock.wall += days * DAY
    assert requests.usage().used == 9
    again = new_budget(clock)
    again.load(stored)
    assert again.usage().used == (9 if days < 0 else 0)
    clock.sleep(1861)
    assert again.usage().used == 0


@pytest.mark.parametrize(
    "stored", [None, 5, "x", [[1]], [["a", {}, 0, 0, 0, 0]], [[1, 5, 0, 0, 0, 0]], {"a": 1}]
)
def test_stored_counts_that_cannot_be_read_count_as_none(clock: ManualClock, stored: object) -> None:
    requests = new_budget(clock)
    requests.load(stored)
    assert requests.usage().used == 0 == stored_usage(stored, now=clock.now(), budget=1).used


def test_no_address_no_value_and_no_token_is_stored(clock: ManualClock) -> None:
    gate = new_gate(clock)
    for request in (LIST, SIGN_IN, WRITE):
        gate.answered(request, Response(200, {}, b"body-text"), 0.1)
    stored = json.dumps(gate.dump())
    assert not [each for each in ("Secret", "secret", "customers", "body-text", "filter") if each in stored]


# the breaker


def breaker(clock: ManualClock) -> CircuitBreaker:
    return CircuitBreaker(clock=clock, rng=random.Random(7))


def test_F26_five_failures_in_a_row_open_the_breaker_and_one_success_resets_it(
    clock: ManualClock,
) -> None:
    one = breaker(clock)
    for _ in range(FAILURES - 1):
        assert not one.record_failure()
    one.record_success()
    for _ in range(FAILURES - 1):
        assert not one.record_failure() and one.acquire() == 0
    assert one.record_failure() and one.open and one.acquire() > 10


def test_half_open_lets_one_probe_pass(clock: ManualClock) -> None:
    one = breaker(clock)
    for _ in range(FAILURES):
        one.record_failure()
    clock.sleep(one.remaining() + 0.001)
    assert one.acquire() == 0.0
    assert one.acquire() > 0 and one.acquire() > 0
    one.record_success()
    assert not one.open and one.acquire() == 0.0


def test_each_failed_probe_doubles_the_pause_up_to_a_limit(clock: ManualClock) -> None:
    one = breaker(clock)
    for _ in range(FAILURES):
        one.record_failure()
    pauses = []
    for _ in range(12):
        pauses.append(one.remaining())
        clock.sleep(one.remaining() + 0.001)
        assert one.acquire() == 0.0
        assert one.record_failure()
    assert pauses[1] > pauses[0] and pauses[3] > pauses[1]
    assert max(pauses) <= MAX_PAUSE * 1.2 and min(pauses[6:]) >= MAX_PAUSE * 0.8


def test_failures_of_requests_sent_before_it_opened_do_not_lengthen_the_pause(clock: ManualClock) -> None:
    one = breaker(clock)
    for _ in range(FAILURES):
        one.record_failure()
    left = one.remaining()
    assert not one.record_failure() and one.remaining() == left


def test_a_probe_without_any_answer_does_not_block_the_next(clock: ManualClock) -> None:
    one = breaker(clock)
    for _ in range(FAILURES):
        one.record_failure()
    clock.sleep(400)
    assert one.acquire() == 0.0
    one.record_inconclusive()
    assert one.acquire() == 0.0


def test_a_person_need_not_wait_for_the_end_of_the_pause(clock: ManualClock) -> None:
    one = breaker(clock)
    one.allow_probe()
    assert not one.open
    for _ in range(FAILURES):
        one.record_failure()
    one.allow_probe()
    assert one.acquire() == 0.0 and one.acquire() > 0


def test_four_threads_that_ask_at_once_get_one_probe(clock: ManualClock) -> None:
    one = breaker(clock)
    for _ in range(FAILURES):
        one.record_failure()
    clock.sleep(400)
    start = threading.Barrier(4)
    waits: list[float] = []

    def ask() -> None:
        start.wait()
        waits.append(one.acquire())

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert sorted(waits) == [0.0, 1.0, 1.0, 1.0]


# concurrency


def test_concurrency_rises_by_one_and_falls_by_half(clock: ManualClock) -> None:
    concurrency = Concurrency(clock=clock)
    assert concurrency() == 2
    for _ in range(INCREASE_AFTER * 5):
        concurrency.record_success()
    assert concurrency() == 4
    concurrency.record_failure()
    assert concurrency() == 2
    concurrency.record_failure()
    assert concurrency() == 2, "the four that were under way tell of one event"
    clock.sleep(2)
    concurrency.record_failure()
    clock.sleep(2)
    concurrency.record_failure()
    assert concurrency() == 1
    for _ in range(INCREASE_AFTER - 1):
        concurrency.record_success()
    assert concurrency() == 1
    concurrency.record_success()
    assert concurrency() == 2


# all of them around an exchange


def answered(gate: RequestGate, status: int, **headers: str) -> None:
    gate.admit()
    gate.answered(LIST, Response(status, headers), 0.1)


def test_F25_after_429_nothing_is_sent_until_retry_after(clock: ManualClock) -> None:
    gate = new_gate(clock)
    answered(gate, 429, **{"retry-after": "100"})
    with pytest.raises(RateLimited) as refused:
        gate.admit()
    assert 100 <= (refused.value.retry_after or 0) <= 111
    assert not gate.may_spend(Purpose.EDITS)
    clock.sleep(112)
    gate.admit()


def test_F25_a_date_counts_like_seconds_whatever_our_clock_says(clock: ManualClock) -> None:
    clock.wall += 50 * 365 * DAY
    gate = new_gate(clock)
    date = {"date": "Sat, 21 Nov 2026 10:00:00 GMT", "retry-after": "Sat, 21 Nov 2026 10:05:00 GMT"}
    answered(gate, 429, **date)
    assert 300 <= gate.wait() <= 331


def test_F25_without_a_time_the_wait_grows_with_each_429(clock: ManualClock) -> None:
    gate = new_gate(clock)
    waits = []
    for _ in range(60):
        answered(gate, 429)
        waits.append(gate.wait())
        clock.sleep(gate.wait() + 0.001)
    assert waits[0] <= 1 and max(waits) > 100 and max(waits) <= 300
    answered(gate, 200)
    answered(gate, 429)
    assert gate.wait() <= 1


def test_F25_the_same_429_in_four_threads_counts_once(clock: ManualClock) -> None:
    gate = new_gate(clock)
    for _ in range(4):
        gate.answered(LIST, Response(429), 0.1)
    assert gate.wait() <= 1.0
    gate.answered(LIST, Response(429, {"retry-after": "60"}), 0.1)
    assert gate.wait() >= 60


def test_F78_the_pause_survives_a_restart_and_a_clock_that_jumps(clock: ManualClock) -> None:
    gate = new_gate(clock)
    answered(gate, 429, **{"retry-after": "600"})
    stored = json.loads(json.dumps(gate.dump()))
    for jump, low, high in ((60_000, 539, 620), (-DAY, 599, 700), (DAY, 0, 0), (-3650 * DAY, 599, 700)):
        moved = ManualClock(now=clock.now() + jump, monotonic=3.0)
        again = new_gate(moved)
        again.load(stored)
        assert low <= again.wait() <= high
        left, since = stored_cooldown(stored, now=moved.now())
        assert low <= left <= high and since == clock.now()
    mine = gate.wait()
    gate.load(stored)
    assert gate.wait() == mine, "what this process wrote itself it knows better"
    assert usage_of_stored(stored, clock=clock, budget=150).used == 1


@pytest.mark.parametrize("value", ["5", "{}", '{"at": "x"}', '{"at": 1, "wait": null, "since": 2}', "null"])
def test_a_stored_gate_that_cannot_be_read_pauses_nothing(clock: ManualClock, value: str) -> None:
    stored = json.loads(value)
    gate = new_gate(clock)
    gate.load(stored)
    assert gate.wait() == 0 == stored_cooldown(stored, now=clock.now())[0]


@pytest.mark.parametrize("status", [500, 502, 503, 504, 408])
def test_F26_failures_in_a_row_open_the_breaker(clock: ManualClock, status: int) -> None:
    gate = new_gate(clock)
    for _ in range(FAILURES):
        answered(gate, status)
    with pytest.raises(BreakerOpen):
        gate.admit()
    assert gate.requests.usage().failed == FAILURES
    gate.allow_probe()
    gate.admit()
    with pytest.raises(BreakerOpen):
        gate.admit()
    gate.answered(LIST, Response(200), 0.1)
    gate.admit()


def test_F26_retry_after_of_a_503_is_obeyed(clock: ManualClock) -> None:
    gate = new_gate(clock)
    for _ in range(FAILURES):
        answered(gate, 503, **{"retry-after": "900"})
    assert gate.wait() >= 900


@pytest.mark.parametrize("status", [200, 304, 400, 401, 403, 404, 405, 409, 412, 428, 501])
def test_a_refusal_is_no_failure(clock: ManualClock, status: int) -> None:
    gate = new_gate(clock)
    for _ in range(FAILURES * 2):
        answered(gate, status)
    assert gate.wait() == 0


def test_F03_F04_a_request_that_was_not_sent_is_not_counted_and_opens_nothing(clock: ManualClock) -> None:
    gate = new_gate(clock)
    for error in (
        Offline(sent=False, reason="dns"),
        Offline(sent=False, reason="refused"),
        TlsRefused(reason="host"),
    ):
        for _ in range(FAILURES):
            gate.failed(LIST, error, 0.1)
    assert gate.requests.usage().used == 0 and gate.wait() == 0
    gate.failed(LIST, Offline(sent=True, reason="reset"), 0.1)
    gate.failed(LIST, ProtocolMismatch(reason="too_large"), 0.1)
    assert gate.requests.usage().used == 2


def test_F07_timeouts_open_the_breaker_too(clock: ManualClock) -> None:
    gate = new_gate(clock)
    for _ in range(FAILURES):
        gate.failed(LIST, Offline(sent=False, reason="timeout"), 5.0)
    assert gate.wait() > 0 and gate.concurrency() == 1


def test_requests_count_for_the_purpose_that_is_set(clock: ManualClock) -> None:
    gate = new_gate(clock, budget=20)
    with gate.spending(Purpose.FIRST):
        for _ in range(50):
            gate.answered(LIST, Response(200), 0.0)
        with gate.spending(Purpose.EDITS):
            for _ in range(10):
                gate.answered(WRITE, Response(200), 0.0)
    assert gate.purpose is Purpose.ASKED
    assert gate.may_spend(Purpose.SCAN, 6) and not gate.may_spend(Purpose.SCAN, 7)
    assert gate.requests.usage().by_kind == {"read": 50, "write": 10}
