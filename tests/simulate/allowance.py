"""The allowance of requests: what a till reads by itself stays below it (F25, F123)."""

from __future__ import annotations

import random
from collections import deque
from typing import TYPE_CHECKING

from sync.client.transport import Request
from sync.run_scope import DUE
from tests.simulate.bodies import target
from tests.simulate.other_clients import OtherClients
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from tests.simulate.world import Till, World

WINDOW = 1800.0
"""Seconds that a request counts."""
DUE_RUNS = (6, 16)


class Allowance:
    """What one till asked for by itself within the last window: lists, without those that it looks up to send."""

    def __init__(self) -> None:
        self._asked: deque[float] = deque()
        self.by_itself = False
        """Whether the run that is on was started by nobody."""

    def asked(self, request: Request, now: float) -> None:
        """A request leaves at monotonic seconds `now`."""
        entity, record_id = target(request)
        if self.by_itself and request.method == "GET" and entity and record_id is None:
            if "id|in|" not in dict(request.query).get("filter", ""):
                self._asked.append(now)

    def forget(self) -> None:
        """Everything must be read anew, which has no limit but the cloud's."""
        self._asked.clear()

    def check(self, till: Till, allowed: int, now: float) -> None:
        """Raise when it was more than is allowed."""
        while self._asked and self._asked[0] <= now - WINDOW:
            self._asked.popleft()
        if len(self._asked) > allowed:
            raise LawViolation("N6", till.name, "asked", len(self._asked), "times of", allowed, "allowed")


def busy_hours(world: World, till: Till, rng: random.Random) -> None:
    """Others edit in the cloud all the time, and the till runs by its schedule."""
    others = OtherClients(world, rng)
    for _ in range(rng.randint(*DUE_RUNS)):
        rng.choice((others.edit, others.create))()
        world.clock.sleep(rng.choice((60, 120)))
        run_by_itself(till)
        world.oracle.check_till(till)


def run_by_itself(till: Till) -> None:
    """A run that nobody asked for."""
    allowance = till.transport.allowance
    allowance.by_itself = True
    try:
        till.sync(run_scope=DUE)
    finally:
        allowance.by_itself = False
    till.world.oracle.check_allowance(till)
