"""Automatic sync runs: when polling is due, after an edit, and when a webhook announces a change.

Made by the runtime beside the schedule. The engine decides when polling is due; this only starts the run.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from contextlib import suppress

from app.background.schedule import Schedule
from storage.errors import ShopError
from sync.engine import SyncEngine
from sync.events import Bus, Event, Paused, RecordsChanged, RunFinished
from sync.run_scope import DUE, OWN_CHANGES, RunScope, for_webhook

log = logging.getLogger(__name__)

WEBHOOK_PULL_SECONDS = 2.0
"""Least seconds between two pulls that webhooks ask for (F92)."""
RETRY_SECONDS = 60.0
"""Seconds until the next try when a run could not begin."""
MAX_WAIT_SECONDS = 3600.0

Run = Callable[[RunScope], bool]
"""Makes a run on this thread; returns whether it took place."""


class SyncScheduler:
    """Starts runs of the engine. `after_edit`: seconds from an edit until it is sent; `paused`: seconds left of a pause."""

    def __init__(
        self,
        schedule: Schedule,
        bus: Bus,
        *,
        engine: Callable[[], SyncEngine],
        run: Run,
        after_edit: Callable[[], int],
        paused: Callable[[], float],
    ) -> None:
        self._schedule = schedule
        self._bus = bus
        self._engine = engine
        self._run = run
        self._after_edit = after_edit
        self._paused = paused
        self._lock = threading.Lock()
        self._announced: set[str] = set()
        self._last_pull = -WEBHOOK_PULL_SECONDS
        self._unsubscribe: Callable[[], None] | None = None
        schedule.on_wake(self._on_wake)

    def start(self, after: float = 0.0) -> None:
        """Start, or check again at once when started: the first run is `after` so many seconds, if one is due."""
        if self._unsubscribe is None:
            self._unsubscribe = self._bus.subscribe(self._on_event)
        self._schedule_due(after)

    def stop(self) -> None:
        """Start no more runs until `start`; a run in progress is not interrupted."""
        if self._unsubscribe is not None:
            self._unsubscribe()
        with self._lock:
            self._unsubscribe = None
            for job in ("due", "edits", "webhooks"):
                self._schedule.cancel(job)

    def on_webhook(self, entity: str) -> None:
        """A webhook announced a change: pull that entity, and only it, within moments (F92-F96).

        Without an entity it is not known what changed: the hot lists are pulled.
        """
        try:
            if entity:
                self._engine().webhook_received([entity])
            entities = [entity] if entity else self._engine().anything_changed()
        except ShopError:
            return
        with self._lock:
            self._announced.update(entities)
        wait = max(0.0, self._last_pull + WEBHOOK_PULL_SECONDS - time.monotonic())
        self._schedule.run_once("webhooks", wait, self._pull_announced)

    def _on_event(self, event: Event) -> None:
        if isinstance(event, RecordsChanged) and event.kind not in ("pull", "sent"):
            if not self._paused():
                self._schedule.run_once("edits", self._after_edit(), self._send_edits)
        elif isinstance(event, RunFinished | Paused):
            self._schedule_next()

    def _on_wake(self) -> None:
        """The engine forgets what it read before a sleep (F126): ask it at once what is due."""
        self._schedule_due(0.0)

    def on_network(self) -> None:
        """The network is another one: what failed in the old one is tried at once (F126)."""
        with suppress(ShopError):  # the run says what is wrong
            self._engine().network_changed()
        self._schedule_due(0.0)

    def _schedule_due(self, seconds: float) -> bool:
        """Check in so many seconds what is due; does nothing, and returns False, once stopped."""
        with self._lock:
            if self._unsubscribe is None:
                return False
            self._schedule.run_once("due", seconds, self._run_due)
            return True

    def _run_due(self) -> None:
        # Scheduled first, so that a failure below does not end the chain.
        if not self._schedule_due(RETRY_SECONDS):
            return
        try:
            if self._paused() or self._engine().due_in() > 0 or self._run(DUE):
                self._schedule_next()
        except ShopError as error:
            log.warning("no run: %s", error)

    def _send_edits(self) -> None:
        # During a backoff or a pause the change stays pending; the next run that is due sends it.
        if self._must_wait():
            return
        try:
            may_send = self._engine().may_send()
        except ShopError:
            may_send = True  # the run says what is wrong
        if may_send:
            self._run(OWN_CHANGES)
        else:
            self._schedule_next()

    def _pull_announced(self) -> None:
        with self._lock:
            entities, self._announced = frozenset(self._announced), set()
        self._last_pull = time.monotonic()
        if entities and not self._must_wait():
            self._run(for_webhook(entities))

    def _must_wait(self) -> bool:
        try:
            return self._paused() > 0 or self._engine().backing_off()
        except ShopError:
            return True

    def _schedule_next(self) -> None:
        if self._unsubscribe is None:
            return
        try:
            wait = self._engine().due_in()
        except ShopError:
            wait = RETRY_SECONDS
        # Checked at least hourly, whatever the clocks do.
        self._schedule_due(min(max(wait, self._paused(), 1.0), MAX_WAIT_SECONDS))
