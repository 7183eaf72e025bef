"""Several tills share what the vendor allows one cloud: it is learnt, shown, and then kept by all together (F123)."""

from __future__ import annotations

from collections import deque

import pytest

from sync.client.transport import Request, Response
from sync.engine import SyncEngine
from sync.events import Decision
from sync.run_scope import DUE
from tests.fakes.tills import HOUR, Shop, Till

ALLOWED = 150
HALF_HOUR = 1800.0


class Quota:
    """A vendor's limit over all computers of a cloud: 429 beyond `allowed` requests in half an hour."""

    def __init__(self, shop: Shop, allowed: int = ALLOWED) -> None:
        self.refused = 0
        self._shop = shop
        self._allowed = allowed
        self._sent: deque[float] = deque()

    def __call__(self, request: Request) -> Response | None:
        now = self._shop.clock.monotonic()
        while self._sent and self._sent[0] <= now - HALF_HOUR:
            self._sent.popleft()
        if len(self._sent) >= self._allowed:
            self.refused += 1
            return Response(429, {"retry-after": "300"})
        self._sent.append(now)
        return None


def by_themselves(shop: Shop, seconds: float, *, busy: bool = True) -> None:
    """Every till polls as its schedule says, people working all the while."""
    end = shop.clock.monotonic() + seconds
    while shop.clock.monotonic() < end:
        for till in shop.tills:
            if busy:
                till.engine.polling.record_edit("customers")
            if till.engine.due_in() <= 0:
                till.sync(run_scope=DUE)
        wait = min(till.engine.due_in() for till in shop.tills)
        shop.clock.sleep(min(max(wait, 1.0), 30.0))


def opened(shop: Shop, count: int) -> Quota:
    shop.customers(30)
    while len(shop.tills) < count:
        shop.another()
    for till in shop.tills:
        till.sync()
    shop.clock.sleep(HALF_HOUR + 61)
    quota = Quota(shop)
    for till in shop.tills:
        till.wire.before = quota
    return quota


def test_F123_tills_that_share_an_allowance_learn_it_and_then_keep_it(shop: Shop) -> None:
    quota = opened(shop, 3)
    by_themselves(shop, 4 * HOUR)
    assert 0 < quota.refused, "nobody can know before the cloud says so"
    assert sum(till.engine.gate.allowance.share() for till in shop.tills) <= ALLOWED
    refused = quota.refused
    for till in shop.tills:
        till.crash()  # what was learnt outlives the process
    by_themselves(shop, 6 * HOUR)
    assert quota.refused == refused, "never more than the allowance over all tills once it is learnt"
    for till in shop.tills:
        status = till.queries.sync_status()
        assert status.headline == "in_step" and status.requests.share < status.requests.budget == ALLOWED
        assert status.requests == till.engine.gate.usage()
        told = [each for each in till.events if isinstance(each, Decision) and each.code == "sharing"]
        assert told and told[-1].params["budget"] == ALLOWED, "never silent about it"


def test_F123_a_till_alone_learns_nothing(shop: Shop, till: Till) -> None:
    quota = opened(shop, 1)
    by_themselves(shop, 3 * HOUR)
    assert quota.refused == 0 and till.engine.gate.allowance.share() == ALLOWED


def test_F123_a_429_that_our_own_download_explains_teaches_nothing(shop: Shop, till: Till) -> None:
    shop.old_customers(1800)
    till.wire.before = Quota(shop, 140)
    till.engine._long = 10**6
    for _ in range(4):
        till.sync(full=True)
    assert till.queries.sync_status().requests.share == ALLOWED


@pytest.mark.parametrize("computers", [1, 3])
def test_F123_by_the_setting_the_allowance_is_divided_from_the_start(
    shop: Shop, till: Till, computers: int
) -> None:
    shop.customers(30)
    till.sync()
    till.engine = SyncEngine(
        till.replica, till.client, till.bus, clock=shop.clock, rng=till._rng, computers=lambda: computers
    )
    shop.clock.sleep(2 * HOUR)
    by_themselves(shop, HOUR)
    asked = len(till.wire.asked)
    by_themselves(shop, HOUR)
    polled = (len(till.wire.asked) - asked) / 2
    assert till.engine.gate.usage().share == ALLOWED // computers
    assert polled <= ALLOWED // computers / 2
    assert computers > 1 or polled > ALLOWED / 6, "alone it polls as often as it may"


def test_F123_what_others_change_counts_towards_the_allowance(shop: Shop, till: Till) -> None:
    ids = shop.customers(60)
    till.sync()
    assert till.queries.sync_status().requests.others == 0, "a first download is no traffic of others"
    shop.clock.sleep(100)
    for each in ids[:5]:
        shop.edit("customers", each, note="theirs")
    till.edit("customers", ids[10], note="ours")
    till.sync()
    till.sync()
    status = till.queries.sync_status()
    assert status.requests.others == 10, "two requests for each edit of theirs, none for ours"
    assert status.requests.share == ALLOWED
    shop.clock.sleep(HALF_HOUR + 1)
    assert till.queries.sync_status().requests.others == 0
