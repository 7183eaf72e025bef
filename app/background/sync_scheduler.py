"""Runs that nobody asked for: the round that is due, the user's own changes after an edit, and what webhooks announce.

Made by the runtime beside the schedule. The engine says when something is due; here it is only woken for it.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable

from app.background.schedule import Schedule
from storage.errors import ShopError
from sync.engine import SyncEngine
from sync.events import Bus, Event, Paused, RecordsChanged, RunFinished
from sync.scope import DUE, OWN_CHANGES, RunScope, for_webhook

log = logging.getLogger(__name__)

BETWEEN_POKES = 2.0
"""Least seconds between two pulls that webhooks ask for (F92)."""
AGAIN = 60.0
"""Seconds until another try when a run could not even begin."""
LONGEST = 3600.0

Run = Callable[[RunScope], bool]
"""Makes a run on this thread; whether it took place."""


class SyncScheduler:
    """Wakes the engine. `after_edit`: seconds from an edit until it is sent; `paused`: seconds that a person wants peace."""

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
        self._guard = threading.Lock()
        self._announced: set[str] = set()
        self._answered = -BETWEEN_POKES
        self._deaf: Callable[[], None] | None = None

    def start(self, after: float = 0.0) -> None:
        """Begin, or look anew when it has begun: the first round `after` so many seconds, if one is due."""
        if self._deaf is None:
            self._deaf = self._bus.subscribe(self._heard)
        self._schedule.once("round", after, self._round)

    def stop(self) -> None:
        """No run by itself any more, until it is started again; one that is under way ends as it will."""
        if self._deaf is not None:
            self._deaf()
            self._deaf = None
        for each in ("round", "edits", "pokes"):
            self._schedule.forget(each)

    def poke(self, entity: str) -> None:
        """A webhook announced a change: pull that entity, and only it, within moments (F92-F96)."""
        try:
            self._engine().webhook_received([entity])
        except ShopError:
            return
        with self._guard:
            self._announced.add(entity)
        wait = max(0.0, self._answered + BETWEEN_POKES - time.monotonic())
        self._schedule.once("pokes", wait, self._answer)

    def _heard(self, event: Event) -> None:
        if isinstance(event, RecordsChanged) and event.kind not in ("pull", "sent"):
            if not self._paused():
                self._schedule.once("edits", self._after_edit(), self._send)
        elif isinstance(event, RunFinished | Paused):
            self._arm()

    def _round(self) -> None:
        if self._deaf is None:
            return
        # Whatever happens here, there is a next one.
        self._schedule.once("round", AGAIN, self._round)
        try:
            if self._paused() or self._engine().due_in() > 0 or self._run(DUE):
                self._arm()
        except ShopError as error:
            log.warning("no round: %s", error)

    def _send(self) -> None:
        # While the cloud rests, or a person wants a pause, the change waits; the next round takes it along.
        if not self._quiet():
            self._run(OWN_CHANGES)

    def _answer(self) -> None:
        with self._guard:
            entities, self._announced = frozenset(self._announced), set()
        self._answered = time.monotonic()
        if entities and not self._quiet():
            self._run(for_webhook(entities))

    def _quiet(self) -> bool:
        try:
            return self._paused() > 0 or self._engine().resting()
        except ShopError:
            return True

    def _arm(self) -> None:
        if self._deaf is None:
            return
        try:
            wait = self._engine().due_in()
        except ShopError:
            wait = AGAIN
        # The computer's sleep and a clock that is set cannot make a pause longer: it is looked at again.
        self._schedule.once("round", min(max(wait, self._paused(), 1.0), LONGEST), self._round)
