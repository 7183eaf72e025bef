"""Calls the webhooks of one served cloud: lines up what changed, tells it, tries again, gives up in the end.

Started beside a server by the runtime and by the practice cloud. A thread of its own looks when it is woken and
every few seconds (another process may have written), a few workers make the calls, one at a time per webhook. What
is to be told stands in the replica (`storage.webhooks.queue`): whatever happens to this process, the next one goes on,
and the worst is a call made twice under one delivery id. Logs name a webhook by its id: its address may hold a secret.
"""

from __future__ import annotations

import logging
import random
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import Protocol

from app.server.http.loop_guard import LoopGuard
from app.server.v2.reading import served_page
from app.server.webhooks.matching import Webhook, build_payload, match_events, webhook_of
from app.server.webhooks.request import build_webhook_request
from app.threads import Worker
from storage.clock import Clock, SystemClock
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.webhooks.queue import Delivery
from sync.errors import SyncError
from sync.events import Bus, Event, RecordsChanged

SETTLE_SECONDS = 1.0
"""From the first change noticed to the call: a burst becomes one."""
POLL_SECONDS = 5.0
"""Between two looks when nobody wakes us."""
CALL_SECONDS = 10.0
STOP_SECONDS = 0.4
MAX_CONCURRENT = 4
"""Webhooks called at the same time."""
MAX_ATTEMPTS = 12
BASE_SECONDS = 5.0
CAP_SECONDS = 3600.0
"""Waits grow from a random part of the base to a random part of this: twelve tries take an hour or two."""

MAX_DELIVERED = 200
"""Calls that arrived, remembered for whoever looks; those that did not stand in the queue."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DeliveredCall:
    """A call that arrived. `at` in wall milliseconds."""

    hook: int
    at: int
    records: int


class Caller(Protocol):
    """Makes one call; `sync.client.http.HttpCaller`."""

    def call(
        self, method: str, url: str, *, headers: Mapping[str, str], body: bytes = b"", timeout: float = 10.0
    ) -> int:
        """The answer's status; raises SyncError."""
        ...

    def close(self) -> None:
        """Ends the calls in progress."""
        ...


def local_webhooks(replica: Replica) -> list[Webhook]:
    """The webhooks that this computer calls: an authoritative replica's records, else its own registrations.

    The practice cloud signs nothing, as the real one does not.
    """
    if replica.authoritative:
        return [
            webhook_of(each) for each in replica.page("webhooks", Query(), limit=10_000, total=False).records
        ]
    secrets = replica.hooks.secrets()
    return [webhook_of(each, secret=secrets.get(each["id"])) for each in replica.hooks.list()]


def retry_wait(attempt: int, rng: random.Random) -> float:
    """Seconds after the failure of try number `attempt`, counted from 1: full jitter under a doubling ceiling."""
    return rng.uniform(0.0, min(CAP_SECONDS, BASE_SECONDS * 2 ** min(attempt - 1, 16)))


def seconds_until_due(delivery: Delivery, now: int) -> float:
    """Seconds until it may be tried. A time further ahead than any wait means that the clock was set back."""
    wait = (delivery.next_try - now) / 1000
    return 0.0 if wait > CAP_SECONDS else max(wait, 0.0)


class Deliverer:
    """The calls of one served cloud. `step` does what is due; `start` lets a thread take the steps."""

    def __init__(
        self,
        replica: Replica,
        cloud_id: int,
        own: LoopGuard,
        *,
        caller: Caller,
        clock: Clock | None = None,
        rng: random.Random | None = None,
        pool: Executor | None = None,
        settle: float = SETTLE_SECONDS,
    ) -> None:
        self._replica = replica
        self._queue = replica.deliveries
        self._cloud_id = cloud_id
        self._own = own
        self._caller = caller
        self._clock: Clock = clock or SystemClock()
        self._rng = rng or random.Random()
        self._pool = pool if pool is not None else Worker("hook-calls", MAX_CONCURRENT)
        self._settle = settle
        self._noticed: float | None = None
        self.made: deque[DeliveredCall] = deque(maxlen=MAX_DELIVERED)
        """Calls that arrived since the start, newest last."""
        self._busy: set[int] = set()
        self._guard = threading.Lock()
        self._woken = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None
        self._deaf: Callable[[], None] | None = None

    # what is due

    def step(self) -> float:
        """Line up what has settled and start what is due; the answer is seconds until there may be more."""
        hooks = {each.id: each for each in local_webhooks(self._replica)}
        return min(self._line_up(hooks), self._start_due(hooks), POLL_SECONDS)

    def _line_up(self, hooks: Mapping[int, Webhook]) -> float:
        if not self._queue.has_pending():
            return POLL_SECONDS
        now = self._clock.monotonic()
        if self._noticed is None:
            self._noticed = now
        if (left := self._noticed + self._settle - now) > 0:
            return left
        more = self._queue.line_up(
            lambda occasions: match_events(hooks.values(), occasions),
            hooks=hooks.keys(),
            now=self._clock.now(),
        )
        if more:
            return 0.0
        self._noticed = None
        return POLL_SECONDS

    def _start_due(self, hooks: Mapping[int, Webhook]) -> float:
        soonest = POLL_SECONDS
        for head in self._queue.heads():
            hook = hooks.get(head.hook)
            if hook is None:
                self._queue.delivered(head)
                continue
            with self._guard:
                if head.hook in self._busy or len(self._busy) >= MAX_CONCURRENT:
                    continue
            wait = seconds_until_due(head, self._clock.now())
            if wait > 0:
                soonest = min(soonest, wait)
            elif (begun := self._queue.begin(head)) is not None:
                with self._guard:
                    self._busy.add(hook.id)
                self._pool.submit(self._deliver, hook, begun)
        return soonest

    # one delivery

    def _deliver(self, hook: Webhook, delivery: Delivery) -> None:
        try:
            problem = self._problem(hook, delivery)
        except Exception as error:  # noqa: BLE001 - one webhook's trouble is not the others'
            self._log_fault(error)
            problem = "bug"
        try:
            self._keep(hook, delivery, problem)
        except Exception as error:  # noqa: BLE001 - it stays in line; the next look is in a few seconds
            self._log_fault(error)
            self._free(hook)
        else:
            self._free(hook)
            self._woken.set()

    def _free(self, hook: Webhook) -> None:
        with self._guard:
            self._busy.discard(hook.id)

    def _log_fault(self, error: Exception) -> None:
        if not self._closed:
            log.error("webhooks: %s", type(error).__name__)  # its text may quote data

    def _problem(self, hook: Webhook, delivery: Delivery) -> str | None:
        """Make the call; None when it arrived or nothing was to tell, else a code."""
        if self._own.leads_here(hook.url):
            return "own_address"
        try:
            told = self._told(hook, delivery.records)
            if not told:
                return None
            out = build_webhook_request(
                hook, told, cloud_id=self._cloud_id, delivery=delivery.id, now=self._clock.now()
            )
            status = self._caller.call(
                out.method, out.url, headers=out.headers, body=out.body, timeout=CALL_SECONDS
            )
        except SyncError as error:
            return f"{error.code}:{error.params.get('reason') or error.params.get('problem')}"
        return None if 200 <= status < 300 else f"status:{status}"

    def _told(self, hook: Webhook, ids: Sequence[int]) -> dict[int, Record]:
        replica = self._replica
        entity = replica.catalogue[hook.entity]
        scope = {} if hook.warehouse is None or entity.view_of is None else {"_warehouseId": hook.warehouse}
        query = Query(deleted="all", ids=tuple(ids), scope=scope)
        found = served_page(replica, entity, query, limit=len(ids)).records
        records = {record["id"]: record for record in found}
        lacking = [each for each in ids if each not in records]
        there = replica.many(entity.view_of or entity.name, lacking) if lacking else {}
        return build_payload(
            replica.catalogue,
            hook,
            ids,
            records,
            cloud_id=self._cloud_id,
            gone=frozenset(lacking) - there.keys(),
            categories=self._categories(found),
        )

    def _categories(self, records: Sequence[Record]) -> dict[int, str]:
        ids = {each["_categoryId"] for each in records if each.get("_categoryId")}
        found = self._replica.many("categories", ids) if ids else {}
        return {each: record["name"] for each, record in found.items()}

    def _keep(self, hook: Webhook, delivery: Delivery, problem: str | None) -> None:
        if problem is None:
            self._queue.delivered(delivery)
            self.made.append(DeliveredCall(hook.id, self._clock.now(), len(delivery.records)))
            log.info("webhook %d was told of %d records", hook.id, len(delivery.records))
        elif self._closed:
            # Broken off by us: not the receiver's failure.
            return
        elif delivery.attempts >= MAX_ATTEMPTS:
            self._queue.give_up(delivery, problem=problem, now=self._clock.now())
            log.warning("webhook %d: delivery %s given up: %s", hook.id, delivery.id, problem)
        else:
            wait = retry_wait(delivery.attempts, self._rng)
            self._queue.failed(delivery, problem=problem, next_try=self._clock.now() + round(wait * 1000))
            log.info("webhook %d: try %d failed: %s", hook.id, delivery.attempts, problem)

    # those given up

    def dead(self) -> list[Delivery]:
        """Deliveries that were given up, oldest first."""
        return self._queue.dead()

    def replay(self, ids: Sequence[str] | None = None) -> int:
        """Try given-up deliveries again, those of `ids` or all; how many. They tell the records as they are today."""
        count = self._queue.replay(ids)
        self._woken.set()
        return count

    # the thread

    def start(self, bus: Bus | None = None) -> None:
        """Take steps from now on, at once after each change that `bus` tells of."""
        if bus is not None:
            self._deaf = bus.subscribe(self._hear)
        self._thread = threading.Thread(target=self._run, name="hooks", daemon=True)
        self._thread.start()

    def _hear(self, event: Event) -> None:
        if isinstance(event, RecordsChanged):
            self._woken.set()

    def _run(self) -> None:
        while not self._closed:
            self._woken.clear()
            try:
                wait = self.step()
            except Exception as error:  # noqa: BLE001 - the next look may find the database free again
                self._log_fault(error)
                wait = POLL_SECONDS
            self._woken.wait(wait)

    def stop(self) -> None:
        """Break off the calls in progress and end, in under a second; what was not told stays in line.

        A second call does nothing.
        """
        if self._closed:
            return
        self._closed = True
        if self._deaf is not None:
            self._deaf()
        self._woken.set()
        self._caller.close()
        if self._thread is not None:
            self._thread.join(STOP_SECONDS)
        if isinstance(self._pool, Worker):
            self._pool.stop(STOP_SECONDS)
