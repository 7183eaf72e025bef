"""The allowance of requests: what a till reads by itself stays below it (F25, F123)."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sync.client.transport import Request
from sync.run_scope import DUE, for_webhook
from tests.simulate.bodies import target
from tests.simulate.other_clients import HOOKS, OtherClients
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from tests.simulate.world import Till, World

WINDOW = 1800.0
"""Seconds that a request counts."""
FROM_THE_BEGINNING = "versionDate|gteq|0;"
DUE_RUNS = (6, 16)


class Allowance:
    """What one till asked for by itself within the last window: lists, without those that it looks up to send.

    Nor those that it reads from their beginning: that is as long as the shop is large, and only the cloud limits it.
    """

    def __init__(self) -> None:
        self._asked: deque[float] = deque()
        self._run: list[tuple[float, str]] = []
        self._whole: set[str] = set()
        self._by_itself = False

    @contextmanager
    def by_itself(self, unfinished: Iterable[str] = ()) -> Iterator[None]:
        """Count what is asked inside: nobody started this run. `unfinished` lists were begun from their beginning before."""
        self._by_itself, self._run, self._whole = True, [], set(unfinished)
        try:
            yield
        finally:
            self._by_itself = False
            self._asked.extend(now for now, entity in self._run if entity not in self._whole)

    def asked(self, request: Request, now: float) -> None:
        """A request left at monotonic seconds `now`; one that never leaves costs the cloud nothing."""
        entity, record_id = target(request)
        if not self._by_itself or request.method != "GET" or not entity or record_id is not None:
            return
        query = dict(request.query)
        conditions = query.get("filter", "")
        if conditions.startswith(FROM_THE_BEGINNING) or entity == HOOKS:  # a list without dates
            self._whole.add(entity)
        looked_up = (
            conditions and "sort" not in query
        )  # by ids, by markers, or what is new since the last read (F138)
        if not looked_up:
            self._run.append((now, entity))

    def forget(self) -> None:
        """Everything must be read anew."""
        self._asked.clear()

    def check(self, till: Till, allowed: int, now: float) -> None:
        """Raise when it was more than is allowed."""
        while self._asked and self._asked[0] <= now - WINDOW:
            self._asked.popleft()
        if len(self._asked) > allowed:
            raise LawViolation("N6", till.name, "asked", len(self._asked), "times of", allowed, "allowed")


def busy_hours(world: World, till: Till, rng: random.Random) -> None:
    """Others edit in the cloud all the time, and the till runs by its schedule and for webhooks."""
    others = OtherClients(world, rng)
    names = world.script.entities
    for _ in range(rng.randint(*DUE_RUNS)):
        rng.choice((others.edit, others.create))()
        world.clock.sleep(rng.choice((60, 120)))
        run_by_itself(till, announced=rng.sample(names, k=rng.randint(0, len(names))))
        world.oracle.check_till(till)


def run_by_itself(till: Till, announced: list[str]) -> None:
    """A run that nobody asked for: by the schedule, or for webhooks that announced changes of these entities."""
    if announced:
        till.engine.webhook_received(announced)
    scope = for_webhook(frozenset(announced)) if announced else DUE
    with till.world.clock.paused(), till.crash_injector.suspended():
        # As the schedule asks before each run: a process that has just begun takes over when an earlier one polled.
        till.engine.due_in()
    with till.transport.allowance.by_itself(_unfinished(till)):
        till.world.oracle.check_told(till, announced, lambda: till.sync(run_scope=scope))
    till.world.oracle.check_allowance(till)


def _unfinished(till: Till) -> list[str]:
    """Entities of which a list was never read to its end, or is being read again as a whole."""
    found = till.replica.sync_state.cursors.all()
    never = {entity.name for entity in till.replica.catalogue} - {each.entity for each in found}
    return [
        *never,
        *(
            each.entity
            for each in found
            if not each.complete or (each.upper is not None and each.watermark is None)
        ),
    ]
