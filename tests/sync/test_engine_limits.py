"""Runs within the cloud's limits: pauses, the circuit breaker, the request budget, and their status."""

from __future__ import annotations

from sync.client.transport import Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.tills import Shop, Till


def limit(till: Till, seconds: int | None = None) -> None:
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    till.wire.before = lambda request: Response(429, headers)


def test_F25_after_429_no_run_sends_a_request_until_retry_after_even_after_a_restart(
    shop: Shop, till: Till
) -> None:
    till.sync()
    limit(till, 600)
    assert till.sync().error == "rate_limited"
    till.wire.before = None
    for restart in (False, True):
        if restart:
            till.crash()
        with till.wire.counted() as asked:
            outcome = till.sync()
        assert (outcome.outcome, outcome.error, asked, outcome.requests) == ("offline", "rate_limited", [], 0)
    shop.clock.sleep(700)
    assert till.sync().outcome == "in_step"


def test_F25_a_pause_is_shown_only_after_two_minutes(shop: Shop, till: Till) -> None:
    till.sync()
    limit(till, 300)
    till.sync()
    status = till.queries.sync_status()
    assert (status.headline, status.online) == ("in_step", True)
    shop.clock.sleep(121)
    till.sync()
    assert till.queries.sync_status().headline == "slowed"
    shop.clock.sleep(400)
    till.wire.before = None
    till.sync()
    assert till.queries.sync_status().headline == "in_step"


def test_F25_a_change_made_in_a_pause_is_waiting_and_goes_afterwards(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    limit(till, 60)
    till.sync()
    till.edit("customers", one, note="mine")
    till.wire.before = None
    till.sync()
    assert till.queries.sync_status().headline == "waiting" and shop.get("customers", one)["note"] is None
    shop.clock.sleep(70)
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["note"] == "mine"


def test_every_request_is_counted_and_shown_in_the_status(shop: Shop, till: Till) -> None:
    shop.customers(3)
    first = till.sync()
    assert first.usage.used == first.requests == len(till.wire.asked)
    till.add("customers", lastName="New")
    second = till.sync()
    assert second.usage.used == len(till.wire.asked)
    assert second.usage.by_kind["sign_in"] == 1 and second.usage.by_kind["write"] == 1
    till.crash()
    assert till.queries.sync_status().requests == second.usage
    third = till.sync()
    assert third.usage.used == len(till.wire.asked) == first.requests + second.requests + third.requests


def test_F26_a_cloud_that_keeps_failing_is_left_alone(shop: Shop, till: Till) -> None:
    till.sync()
    till.wire.before = lambda request: Response(503)
    assert till.sync().outcome == "offline"
    outcome = till.sync(run_scope=OWN_CHANGES)
    assert (outcome.outcome, outcome.error, outcome.requests) == ("offline", "breaker_open", 0)
    assert till.engine.due_in() > 5
    assert till.sync().requests == 1, "who asks in person gets one probe"
    till.wire.before = None
    shop.clock.sleep(30)
    assert till.sync().outcome == "in_step"
