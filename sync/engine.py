"""A sync run: check, pull, push, and an honest word about how it went.

Called by the schedule and by "Sync now", never twice at once. It remembers observations and intents only; after
a crash at any line the next run derives the same actions again.
"""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Literal

from storage import bookkeeping
from storage.clock import Clock
from storage.database import translated
from storage.errors import ShopError
from storage.fields import Entity
from storage.query import Query
from storage.replica import Replica
from sync.cloud import CloudClient
from sync.comparing import Comparing
from sync.errors import (
    BreakerOpen,
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    ServerFault,
    SignInRefused,
    SyncError,
    TlsRefused,
    VerbRefused,
)
from sync.events import Bus, Progress, RunFinished, RunOutcome, RunStarted
from sync.lane import ELSEWHERE, Lane, Pushed
from sync.ledger import DEFAULT_BUDGET, Purpose
from sync.manners import KEY, Manners
from sync.pull import Pull, Stream
from sync.push import push
from sync.registering import pull_list

log = logging.getLogger(__name__)

PORTAL = ELSEWHERE - {"other_cloud"}
"""Mismatches of a hotel's or a proxy's page (F02)."""
STOCK_VERSION = "stockStatusVersiondate"
Word = Literal["in_step", "needs_you", "waiting", "offline", "sign_in", "error", "cancelled"]


class Cancelled(Exception):
    """The run was asked to stop between two requests."""


class SyncEngine:
    """Keeps one replica and one cloud in step."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        clock: Clock,
        chance: random.Random | None = None,
        budget: Callable[[], int] = lambda: DEFAULT_BUDGET,
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._clock = clock
        self._chance = chance or random.SystemRandom()
        self._running = threading.Lock()
        self.manners = Manners(clock=clock, random=self._chance, budget=budget)
        cloud.guard = self.manners

    @property
    def running(self) -> bool:
        """Whether a run is going on."""
        return self._running.locked()

    def run(self, *, full: bool = False, cancel: threading.Event | None = None) -> RunOutcome:
        """One run; `full` reads everything again. Never raises for what the cloud or the network does.

        Raises StorageError: what was done until then is kept, and the next run goes on there.
        """
        with self._running, translated(self._replica.path):
            return self._run(full, cancel or threading.Event())

    def _run(self, full: bool, cancel: threading.Event) -> RunOutcome:
        def checkpoint() -> None:
            if cancel.is_set():
                raise Cancelled

        started, began = self._clock.now(), self._clock.monotonic()
        requests = self._cloud.requests
        self._bus.publish(RunStarted(started))
        figures = RunOutcome(outcome="error")
        pushed = Pushed()
        error: SyncError | None = None
        cancelled = False
        lane = Lane(self._replica, self._cloud, self._bus, checkpoint=checkpoint, chance=self._chance)
        pull = Pull(self._replica, self._cloud, self._bus, checkpoint=checkpoint)
        comparing = self._comparing(pull, checkpoint)
        try:
            checkpoint()
            self.manners.load(bookkeeping.meta(self._replica.database.read(), KEY))
            self.manners.check()
            self._bus.publish(Progress("check", "", 0))
            self._cloud.sign_in()
            figures, error = self._pull(pull, comparing, figures, full)
            with self.manners.spending(Purpose.EDITS):
                pushed = push(lane)
        except Cancelled:
            cancelled = True
            pushed = lane.pushed
        except SyncError as failure:
            error = failure
            pushed = lane.pushed
        outcome = self._outcome(
            replace(
                figures,
                pushed=pushed.sent,
                merged=figures.merged + pushed.merged,
                requests=self._cloud.requests - requests,
                seconds=round(self._clock.monotonic() - began, 3),
                ledger=self.manners.ledger.shown(),
            ),
            error,
            cancelled=cancelled,
        )
        self._remember(started, outcome)
        self._bus.publish(RunFinished(outcome))
        return outcome

    # pulling

    def _comparing(self, pull: Pull, checkpoint: Callable[[], None]) -> Comparing:
        return Comparing(
            self._replica,
            self._cloud,
            self._bus,
            pull=pull,
            checkpoint=checkpoint,
            may_count=lambda requests: self.manners.may_spend(Purpose.COUNTS, requests),
            may_scan=lambda requests: self.manners.may_spend(Purpose.SCAN, requests),
        )

    def _pull(
        self, pull: Pull, comparing: Comparing, figures: RunOutcome, full: bool
    ) -> tuple[RunOutcome, SyncError | None]:
        """Read every stream; one that fails alone does not keep the others from being read (F28)."""
        worst: SyncError | None = None
        for entity in self._replica.catalogue.stored():
            if "list" in entity.verbs and not entity.soft_delete:
                worst = self._one_list(entity) or worst
        for stream in self._streams():
            try:
                pulled = comparing.check(stream, pull.run(stream, full=full), full=full)
            except (ProtocolMismatch, ServerFault, Forbidden, VerbRefused) as failure:
                if isinstance(failure, Forbidden) and failure.whole_cloud:
                    raise
                if isinstance(failure, ProtocolMismatch) and failure.reason in ELSEWHERE:
                    raise
                self._note_problem(stream, failure)
                worst = failure
                continue
            figures = replace(
                figures, pulled=figures.pulled + pulled.changed, merged=figures.merged + pulled.merged
            )
        return figures, worst

    def _one_list(self, entity: Entity) -> SyncError | None:
        try:
            pull_list(self._replica, self._cloud, self._bus, entity)
        except (ProtocolMismatch, ServerFault, Forbidden, VerbRefused) as failure:
            if isinstance(failure, Forbidden) and failure.whole_cloud:
                raise
            if isinstance(failure, ProtocolMismatch) and failure.reason in ELSEWHERE:
                raise
            self._note_problem(Stream(entity, entity.name), failure)
            return failure
        return None

    def _streams(self) -> Iterator[Stream]:
        """Every list to read: the entities in push order, then each warehouse's stock."""
        views = []
        for entity in self._replica.catalogue:
            if entity.view_of is not None:
                views.append(entity)
            elif "list" in entity.verbs and entity.soft_delete:
                yield Stream(entity, entity.name)
        warehouses = (
            self._replica.page("warehouses", Query(), limit=1000, total=False).records if views else []
        )
        for view in views:
            for warehouse in warehouses:
                number = int(warehouse["id"])
                yield Stream(view, f"warehouses/{number}/products", number, STOCK_VERSION)

    def _note_problem(self, stream: Stream, failure: SyncError) -> None:
        log.warning("could not read %s: %s", stream.path, failure)
        with self._replica.write() as tx:
            cursor = bookkeeping.cursor(tx.connection, stream.entity.name, stream.scope)
            bookkeeping.put_cursor(tx.connection, replace(cursor, problem=failure.code))

    # the word at the end

    def _outcome(self, figures: RunOutcome, error: SyncError | None, *, cancelled: bool) -> RunOutcome:
        counts = self._replica.waiting_counts().values()
        waiting, held = sum(each[0] for each in counts), sum(each[1] for each in counts)
        word: Word
        if cancelled:
            word = "cancelled"
        elif error is not None:
            word = _word(error)
        elif held:
            word = "needs_you"
        else:
            word = "waiting" if waiting else "in_step"
        code = error.code if error is not None else None
        if word in ("in_step", "waiting", "needs_you") and (found := self._unread()):
            # Something was read and is not right; green would be a lie (N7).
            word, code = (word if held else "error"), found
        if isinstance(error, ProtocolMismatch) and error.reason in PORTAL:
            code = "portal"
        return replace(figures, outcome=word, needs_you=held, waiting=waiting, error=code)

    def _unread(self) -> str | None:
        connection = self._replica.database.read()
        problems = [each.problem for each in bookkeeping.cursors(connection) if each.problem]
        problems += ["unreadable" for _ in bookkeeping.quarantined(connection)]
        return problems[0] if problems else None

    def _remember(self, started: int, outcome: RunOutcome) -> None:
        now = self._clock.now()
        figures = {
            name: getattr(outcome, name)
            for name in ("pulled", "pushed", "merged", "needs_you", "waiting", "requests", "seconds")
        }
        with self._replica.write() as tx:
            bookkeeping.put_run(
                tx.connection,
                bookkeeping.Run(
                    started=started,
                    finished=now,
                    outcome=outcome.outcome,
                    figures=figures,
                    error=outcome.error,
                ),
            )
            bookkeeping.put_meta(tx.connection, KEY, self.manners.kept())
            if outcome.outcome == "cancelled":
                return
            bookkeeping.put_meta(
                tx.connection,
                "last_outcome",
                {
                    "outcome": outcome.outcome,
                    "error": outcome.error,
                    "online": outcome.outcome != "offline" or outcome.error == "rate_limited",
                    "at": now,
                },
            )
            if outcome.error is None:
                bookkeeping.put_meta(tx.connection, "last_success", now)


def _word(error: ShopError) -> Word:
    match error:
        case SignInRefused():
            return "sign_in"
        case Forbidden():
            return "sign_in" if error.whole_cloud else "error"
        case Offline() | TlsRefused() | RateLimited() | ServerFault() | BreakerOpen():
            return "offline"
        case ProtocolMismatch() if error.reason in PORTAL:
            return "offline"
    return "error"
