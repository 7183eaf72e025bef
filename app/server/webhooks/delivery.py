"""Webhook deliveries of one served cloud: queued from change events, sent, retried with backoff, given up in the end.

Started beside a server by the runtime and by the practice cloud. A thread looks at the queue when it is woken and
every few seconds (another process may have written); a few workers make the calls, one at a time per webhook. The queue
is in the replica (`storage.webhooks.queue`), so a restart continues it; at worst a call is made twice under one
delivery id. Logs name a webhook by its id, since its URL may hold a secret.
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
from sync.client.backoff import full_jitter
from sync.errors import PeerRefused, SyncError
from sync.events import Bus, Event, RecordsChanged

SETTLE_SECONDS = 1.0
"""From the first change to the call, so that a burst becomes one call."""
POLL_SECONDS = 5.0
"""Time between two looks at the queue without a wake-up."""
CALL_SECONDS = 10.0
STOP_SECONDS = 0.4
MAX_CONCURRENT = 4
"""Webhooks called at the same time."""
MAX_ATTEMPTS = 12
BASE_SECONDS = 5.0
CAP_SECONDS = 3600.0
"""Base and cap of the backoff with full jitter: twelve attempts take an hour or two."""

MAX_DELIVERED = 200
"""Successful calls remembered for display; the others are in the queue."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class DeliveredCall:
    """A successful call. `at` in wall milliseconds."""

    webhook: int
    at: int
    records: int


class Caller(Protocol):
    """Sends HTTP requests; implemented by `sync.client.http.HttpCaller`."""

    def call(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str],
        body: bytes = b"",
        timeout: float = 10.0,
        refused_peer: Callable[[str, int], str | None] | None = None,
    ) -> int:
        """Send a request and return the status of its response. Raises SyncError."""
        ...

    def close(self) -> None:
        """Abort the calls in progress."""
        ...


def local_webhooks(replica: Replica) -> list[Webhook]:
    """The webhooks that this computer calls: the records of an authoritative replica, else the local registrations.

    The practice cloud does not sign its calls, as the real cloud does not.
    """
    if replica.authoritative:
        return [
            webhook_of(record)
            for record in replica.page("webhooks", Query(), limit=10_000, total=False).records
        ]
    secrets = replica.hooks.secrets()
    return [webhook_of(record, secret=secrets.get(record["id"])) for record in replica.hooks.list()]


def retry_delay(attempts: int, rng: random.Random) -> float:
    """Seconds until the next attempt after `attempts` failed ones."""
    return full_jitter(attempts - 1, rng=rng, base=BASE_SECONDS, cap=CAP_SECONDS)


def seconds_until_due(delivery: Delivery, now: int) -> float:
    """Seconds until its next attempt. A time beyond the cap means that the clock was set back: the attempt is due."""
    wait = (delivery.next_try - now) / 1000
    return 0.0 if wait > CAP_SECONDS else max(wait, 0.0)


class Deliverer:
    """Delivers the webhooks of one served cloud. `step` does what is due; `start` runs the steps in a thread."""

    def __init__(
        self,
        replica: Replica,
        cloud_id: int,
        loop_guard: LoopGuard,
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
        self._loop_guard = loop_guard
        self._caller = caller
        self._clock: Clock = clock or SystemClock()
        self._rng = rng or random.Random()
        self._pool = pool if pool is not None else Worker("webhook-calls", MAX_CONCURRENT)
        self._settle = settle
        self._first_change_at: float | None = None
        self.delivered: deque[DeliveredCall] = deque(maxlen=MAX_DELIVERED)
        """Successful calls since the start, newest last."""
        self._busy: set[int] = set()
        self._guard = threading.Lock()
        self._wake = threading.Event()
        self._closed = False
        self._thread: threading.Thread | None = None
        self._unsubscribe: Callable[[], None] | None = None

    def step(self) -> float:
        """Queue deliveries for settled changes and start those that are due; returns the seconds until the next step."""
        if not self._queue.has_work():
            return POLL_SECONDS  # without webhooks after every change
        webhooks = {webhook.id: webhook for webhook in local_webhooks(self._replica)}
        return min(self._enqueue(webhooks), self._start_due(webhooks), POLL_SECONDS)

    def _enqueue(self, webhooks: Mapping[int, Webhook]) -> float:
        if not self._queue.has_pending():
            return POLL_SECONDS
        now = self._clock.monotonic()
        if self._first_change_at is None:
            self._first_change_at = now
        if (remaining := self._first_change_at + self._settle - now) > 0:
            return remaining
        more = self._queue.enqueue(
            lambda events: match_events(webhooks.values(), events),
            hooks=webhooks.keys(),
            now=self._clock.now(),
        )
        if more:
            return 0.0
        self._first_change_at = None
        return POLL_SECONDS

    def _start_due(self, webhooks: Mapping[int, Webhook]) -> float:
        soonest = POLL_SECONDS
        for head in self._queue.next_deliveries():
            webhook = webhooks.get(head.hook)
            if webhook is None:
                self._queue.delivered(head)
                continue
            with self._guard:
                if head.hook in self._busy or len(self._busy) >= MAX_CONCURRENT:
                    continue
            wait = seconds_until_due(head, self._clock.now())
            if wait > 0:
                soonest = min(soonest, wait)
            elif (delivery := self._queue.begin(head)) is not None:
                with self._guard:
                    self._busy.add(webhook.id)
                self._pool.submit(self._deliver, webhook, delivery)
        return soonest

    def _deliver(self, webhook: Webhook, delivery: Delivery) -> None:
        try:
            problem = self._call(webhook, delivery)
        except Exception as error:  # noqa: BLE001 - one webhook must not stop the others
            self._log_fault(error)
            problem = "bug"
        try:
            self._store_result(webhook, delivery, problem)
        except Exception as error:  # noqa: BLE001 - it stays in the queue for the next step
            self._log_fault(error)
            self._free(webhook)
        else:
            self._free(webhook)
            self._wake.set()

    def _free(self, webhook: Webhook) -> None:
        with self._guard:
            self._busy.discard(webhook.id)

    def _log_fault(self, error: Exception) -> None:
        if not self._closed:
            log.error("webhooks: %s", type(error).__name__)  # the message may quote data

    def _call(self, webhook: Webhook, delivery: Delivery) -> str | None:
        """Make the call; returns None for success, also without any record to send, else the code of the problem."""
        if (refusal := self._loop_guard.refusal(webhook.url)) is not None:
            return refusal
        try:
            records = self._payload(webhook, delivery.records)
            if not records:
                return None
            request = build_webhook_request(
                webhook, records, cloud_id=self._cloud_id, delivery=delivery.id, now=self._clock.now()
            )
            status = self._caller.call(
                request.method,
                request.url,
                headers=request.headers,
                body=request.body,
                timeout=CALL_SECONDS,
                refused_peer=self._loop_guard.refused_peer,
            )
        except PeerRefused as error:
            return error.refusal
        except SyncError as error:
            return f"{error.code}:{error.params.get('reason') or error.params.get('problem')}"
        return None if 200 <= status < 300 else f"status:{status}"

    def _payload(self, webhook: Webhook, ids: Sequence[int]) -> dict[int, Record]:
        replica = self._replica
        entity = webhook.entity(replica.catalogue)
        scope = (
            {}
            if webhook.warehouse is None or entity.scope_field is None
            else {entity.scope_field: webhook.warehouse}
        )
        query = Query(deleted="all", ids=tuple(ids), scope=scope)
        found = served_page(replica, entity, query, limit=len(ids)).records
        records = {record["id"]: record for record in found}
        absent = [record_id for record_id in ids if record_id not in records]
        existing = replica.many(entity.view_of or entity.name, absent) if absent else {}
        return build_payload(
            replica.catalogue,
            webhook,
            ids,
            records,
            cloud_id=self._cloud_id,
            gone=frozenset(absent) - existing.keys(),
            categories=self._categories(found),
        )

    def _categories(self, records: Sequence[Record]) -> dict[int, str]:
        ids = {record["_categoryId"] for record in records if record.get("_categoryId")}
        categories = self._replica.many("categories", ids) if ids else {}
        return {category_id: record["name"] for category_id, record in categories.items()}

    def _store_result(self, webhook: Webhook, delivery: Delivery, problem: str | None) -> None:
        if problem is None:
            self._queue.delivered(delivery)
            self.delivered.append(DeliveredCall(webhook.id, self._clock.now(), len(delivery.records)))
            log.info("webhook %d: delivered %d records", webhook.id, len(delivery.records))
        elif self._closed:
            # Aborted by `stop`: not the receiver's failure.
            return
        elif delivery.attempts >= MAX_ATTEMPTS:
            self._queue.give_up(delivery, problem=problem, now=self._clock.now())
            log.warning("webhook %d: delivery %s given up: %s", webhook.id, delivery.id, problem)
        else:
            delay = retry_delay(delivery.attempts, self._rng)
            self._queue.failed(delivery, problem=problem, next_try=self._clock.now() + round(delay * 1000))
            log.info("webhook %d: try %d failed: %s", webhook.id, delivery.attempts, problem)

    def start(self, bus: Bus | None = None) -> None:
        """Run the steps in a thread, woken by the changes that `bus` announces."""
        if bus is not None:
            self._unsubscribe = bus.subscribe(self._on_event)
        self._thread = threading.Thread(target=self._run, name="webhooks", daemon=True)
        self._thread.start()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RecordsChanged):
            self._wake.set()

    def _run(self) -> None:
        while not self._closed:
            self._wake.clear()
            try:
                wait = self.step()
            except Exception as error:  # noqa: BLE001 - such as a busy database; the next step tries again
                self._log_fault(error)
                wait = POLL_SECONDS
            self._wake.wait(wait)

    def stop(self) -> None:
        """Abort the calls in progress and end the thread, in under a second. Undelivered calls stay queued. Idempotent."""
        if self._closed:
            return
        self._closed = True
        if self._unsubscribe is not None:
            self._unsubscribe()
        self._wake.set()
        self._caller.close()
        if self._thread is not None:
            self._thread.join(STOP_SECONDS)
        if isinstance(self._pool, Worker):
            self._pool.stop(STOP_SECONDS)
