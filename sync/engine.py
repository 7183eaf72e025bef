"""The sync engine: one run after another, each of which signs in, pulls, pushes and stores its outcome.

Called by the schedule, after edits, by webhooks and by "Sync now", never twice at once. It remembers observations
and intents only; after a crash at any line the next run derives the same actions again.
"""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from storage.clock import Clock
from storage.database.connection import translate_errors
from storage.records.replica import Replica
from storage.sync_state.cloud_time import is_recent, store_cloud_time
from sync.client.api import CloudClient
from sync.client.backoff import run_backoff
from sync.errors import Offline, SyncError
from sync.events import (
    Bus,
    Decision,
    Event,
    NotLooked,
    Progress,
    RecordsChanged,
    RunFinished,
    RunOutcome,
    RunStarted,
)
from sync.limits.gate import RequestGate
from sync.limits.page_size import AdaptivePageSize
from sync.limits.request_budget import DEFAULT_BUDGET, Purpose
from sync.limits.stored_limits import LIMITS_KEY
from sync.merge import readiness
from sync.not_looked import CANCELLED, lists_not_looked
from sync.outcome import run_outcome, store_run
from sync.polling import FLOOR, Polling
from sync.pull.executors import Executor, SequentialExecutor
from sync.pull.streams import Pulled, Stream, list_streams
from sync.pull_phase import PullPhase
from sync.push.run import push
from sync.push.session import PushSession
from sync.push.set_aside import of_one_list
from sync.push_between_reads import PushBetweenReads
from sync.run_scope import EVERYTHING, RunScope
from sync.webhook_trust import observe_trust

log = logging.getLogger(__name__)


class Cancelled(Exception):
    """The run was asked to stop between two requests."""


@dataclass(frozen=True, slots=True)
class _Start:
    """The state at the start of a run, for its figures."""

    at: int
    monotonic: float
    event: int
    """Number of the newest event of the history."""
    requests: int


class SyncEngine:
    """Keeps one replica and one cloud in step.

    `budget`: requests allowed in half an hour to all `computers` together; `floor`: least seconds between two polls of a hot list; `executor`
    makes the executor of a first download's requests: left out, they follow each other in an order drawn from `rng`;
    `long` is the number of rows above which a first download is made by ranges.
    """

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        clock: Clock,
        rng: random.Random | None = None,
        budget: Callable[[], int] = lambda: DEFAULT_BUDGET,
        computers: Callable[[], int] = lambda: 1,
        floor: Callable[[], float] = lambda: FLOOR,
        executor: Callable[[], Executor[Any]] | None = None,
        long: int | None = None,
    ) -> None:
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._clock = clock
        self._rng = rng or random.SystemRandom()
        self._running = threading.Lock()
        self.gate = RequestGate(
            clock=clock, rng=self._rng, budget=budget, computers=computers, on_decision=bus.publish
        )
        cloud.guard = self.gate
        self.polling = Polling(clock=clock, rng=self._rng, budget=self.gate.allowance.share, floor=floor)
        self._resumed = False
        self._backoff_until = 0.0
        """Monotonic seconds before which no run begins by itself."""
        self._failures = 0
        """Runs in a row that ended with an error."""
        self._decisions: list[Decision] = []
        self._page_size = AdaptivePageSize()
        self._long = long
        self._executor = executor or (lambda: SequentialExecutor(self._rng))
        bus.subscribe(self._on_event)

    @property
    def running(self) -> bool:
        """Whether a run is in progress."""
        return self._running.locked()

    # when to run

    def due_in(self) -> float:
        """Seconds until a run should begin by itself; 0 now. Asks the replica, not the cloud."""
        self._resume_polling()
        self._notice_sleep()
        streams = list_streams(self._replica)
        now, wall = self._clock.monotonic(), self._clock.now()
        pause = max(self._backoff_until - now, self.gate.wait(), 0.0)
        waits = [self.polling.next_in(streams), readiness.next_delay(self._replica, wall)]
        return max(pause, min(wait for wait in waits if wait is not None))

    def may_send(self) -> bool:
        """Whether a pending change may be sent now; a deletion that may still be undone may not."""
        return readiness.next_delay(self._replica, self._clock.now()) == 0

    def backing_off(self) -> bool:
        """Whether no run should begin by itself now, because of the last failure or the cloud's limits."""
        self._notice_sleep()
        return max(self._backoff_until - self._clock.monotonic(), self.gate.wait()) > 0

    def _notice_sleep(self) -> None:
        """After a sleep the last failure says nothing any more; what the cloud asked for is still obeyed (F126)."""
        if self.polling.notice_sleep():
            self._failures, self._backoff_until = 0, 0.0

    def network_changed(self) -> None:
        """Forget what failed in another network: it says nothing of this one; what the cloud asked for is still obeyed (F126)."""
        self._failures, self._backoff_until = 0, 0.0
        self.polling.forget_failures()

    def webhook_received(self, entities: Sequence[str]) -> None:
        """Make the lists of these entities due: webhooks announced changes of theirs."""
        trust = self.polling.webhook_trust
        for entity in entities:
            self.polling.mark_entity_due(entity)
            observe_trust(trust, self._bus, entity, trust.webhook_received)

    def anything_changed(self) -> list[str]:
        """Make the hot lists due: something changed, nobody says what, so it proves nothing of webhooks (F122).

        Answers their entities.
        """
        hot = sorted({each.entity.name for each in list_streams(self._replica) if self.polling.is_hot(each)})
        for entity in hot:
            self.polling.mark_entity_due(entity)
        return hot

    def ask_time(self) -> None:
        """Learn what the cloud's clock says where that is not known of late, with a request or two.

        Nothing is learnt where the cloud cannot be reached. Raises StorageError.
        """
        if is_recent(self._replica.sync_state.meta, self._clock.now()):
            return
        self._resume_polling()
        before = self._cloud.told
        with suppress(SyncError):  # any answer tells the time
            self._cloud.describe()
        if (told := self._cloud.told) is not None and told is not before:
            with self._replica.write() as tx:
                store_cloud_time(tx.sync_state.meta, told)

    # a run

    def run(
        self, *, full: bool = False, cancel: threading.Event | None = None, run_scope: RunScope = EVERYTHING
    ) -> RunOutcome:
        """One run; `full` reads everything again. Never raises for what the cloud or the network does.

        Raises StorageError: whatever was stored until then is kept, and the next run resumes there.
        """
        with self._running, translate_errors(self._replica.path):
            return self._run(full, cancel or threading.Event(), run_scope)

    def _run(self, full: bool, cancel: threading.Event, run_scope: RunScope) -> RunOutcome:
        def check_cancelled() -> None:
            if cancel.is_set():
                raise Cancelled

        start = _Start(
            self._clock.now(), self._clock.monotonic(), self._replica.newest_event(), self._cloud.requests
        )
        self._bus.publish(RunStarted(start.at))
        session = PushSession(
            self._replica,
            self._cloud,
            self._bus,
            checkpoint=check_cancelled,
            rng=self._rng,
            by_hand=run_scope.reads == "everything",
        )
        phase = self._pull_phase(run_scope, session, check_cancelled)
        error: SyncError | None = None
        cancelled = False
        try:
            check_cancelled()
            self._sign_in(run_scope)
            self._pull_and_push(run_scope, phase, session, full=full)
        except Cancelled:
            cancelled = True
        except SyncError as failure:
            # Cancelling may also break off a request in flight; that says nothing about the cloud.
            cancelled = cancel.is_set() and isinstance(failure, Offline)
            error = None if cancelled else failure
        # A list that failed alone is polled again by its own backoff: what is edited meanwhile is sent (F112).
        self._plan_backoff(error, cancelled=cancelled)
        unread = self._not_looked(run_scope, phase, CANCELLED if cancelled else error.code if error else None)
        if error is None and phase is not None:
            error = phase.failure
        return self._finish(start, run_scope, phase, session, error, unread, cancelled=cancelled)

    def _pull_and_push(
        self, run_scope: RunScope, phase: PullPhase | None, session: PushSession, *, full: bool
    ) -> None:
        """Read the hot lists, send what is pending, read the other lists, and send what these released (F122).

        A push reads every record before it writes it, so it needs no list. Only where records are in dispute it
        waits until all lists were read and the dispute was judged.
        """
        failure: SyncError | None = None
        lost: Offline | None = None
        if phase is not None:
            answers = self._cloud.answers
            lost = self._read(lambda: phase.read_first(run_scope, full=full), answers)
            if lost is None:
                if phase.unread and not self._disputed():
                    failure = self._push_early(session)
                lost = self._read(phase.read_rest, answers)
        if failure is not None:
            raise of_one_list(session, failure)
        if lost is None or not self._disputed():
            self._push(session)
        if lost is not None:
            raise lost

    def _read(self, read: Callable[[], None], answers: int) -> Offline | None:
        """Answers the failure of a connection that ended reading and may let pending changes through all the same.

        One that only lists break would keep every edit here for ever; whether it is gone the push finds out, with a
        request (F122). `answers`: what the cloud had answered before the first list.
        """
        try:
            read()
        except Offline as error:
            if self._cloud.answers == answers and not error.sent:
                raise
            log.info("the connection broke while lists were read: %s", error)
            return error
        return None

    def _push_early(self, session: PushSession) -> SyncError | None:
        """Push before the other lists are read; answers a failure that does not keep these from being read."""
        try:
            self._push(session)
        except SyncError as failure:
            # Whether the connection broke at one list alone the next one shows.
            if failure.whole_cloud and failure not in session.set_aside.values():
                raise
            return failure
        return None

    def _pull_phase(
        self, run_scope: RunScope, session: PushSession, check_cancelled: Callable[[], None]
    ) -> PullPhase | None:
        """The reading half of the run; None when there is nothing to read and nothing in dispute to judge."""
        if run_scope.reads == "nothing" and not self._disputed():
            return None
        push_between = PushBetweenReads(
            lambda: self._push_between(session), clock=self._clock, requests=lambda: self._cloud.requests
        )

        def checkpoint() -> None:
            check_cancelled()
            push_between()

        return PullPhase(
            self._replica,
            self._cloud,
            self._bus,
            gate=self.gate,
            polling=self.polling,
            page_size=self._page_size,
            executor=self._executor,
            rng=self._rng,
            checkpoint=checkpoint,
            answered=session.answered,
            long=self._long,
        )

    def _disputed(self) -> bool:
        sync_state = self._replica.sync_state
        return sync_state.rollback.get() is not None or bool(sync_state.regressions.all())

    def _sign_in(self, run_scope: RunScope) -> None:
        """Resume what an earlier process stored, check the limits, and get an access token."""
        self._resume_polling()
        self.gate.load(self._replica.sync_state.meta.get(LIMITS_KEY))
        if run_scope.reads == "everything":
            self.gate.allow_probe()
        self.gate.check()
        self._bus.publish(Progress("check", "", 0))
        self._cloud.sign_in()

    def _resume_polling(self) -> None:
        """Once per process: take over the times at which an earlier process polled."""
        if not self._resumed:
            self._resumed = True
            self.gate.load(self._replica.sync_state.meta.get(LIMITS_KEY))
            last = self._replica.sync_state.meta.get("last_outcome") or {}
            self.polling.resume(
                list_streams(self._replica), self._replica.sync_state.cursors.all(), last.get("at")
            )

    def _push(self, session: PushSession) -> None:
        with self.gate.spending(Purpose.EDITS):
            push(session)

    def _push_between(self, session: PushSession) -> None:
        """Push pending changes during a long download; an error will be met again at the end of the run."""
        if readiness.next_delay(self._replica, self._clock.now()) != 0:
            return
        try:
            self._push(session)
        except SyncError as failure:
            log.info("could not push between two reads: %s", failure)

    def _finish(
        self,
        start: _Start,
        run_scope: RunScope,
        phase: PullPhase | None,
        session: PushSession,
        error: SyncError | None,
        unread: tuple[NotLooked, ...],
        *,
        cancelled: bool,
    ) -> RunOutcome:
        """Store the run with its decisions, and publish its outcome."""
        pulled = phase.pulled if phase is not None else Pulled()
        figures = RunOutcome(
            outcome="error",
            pulled=pulled.changed,
            pushed=session.pushed.sent,
            merged=pulled.merged + session.pushed.merged,
            requests=self._cloud.requests - start.requests,
            seconds=round(self._clock.monotonic() - start.monotonic, 3),
            usage=self.gate.usage(),
            not_looked=unread,
        )
        outcome = run_outcome(self._replica, figures, error, cancelled=cancelled)
        decisions, self._decisions = self._decisions, []
        store_run(
            self._replica,
            outcome,
            clock=self._clock,
            started=start.at,
            event_before=start.event,
            run_scope=run_scope,
            complete=run_scope == EVERYTHING or self._all_fresh(run_scope, phase, session),
            decisions=decisions,
            gate=self.gate.dump(),
            told=self._cloud.told,
        )
        self._bus.publish(RunFinished(outcome))
        return outcome

    def _all_fresh(self, run_scope: RunScope, phase: PullPhase | None, session: PushSession) -> bool:
        """Whether lists were read and none is due any more."""
        if phase is None or run_scope.reads == "nothing":
            return False
        # A warehouse that was just created has a list of its own.
        streams = list_streams(self._replica) if session.pushed.sent else phase.streams
        return self.polling.all_fresh(streams)

    def _not_looked(
        self, run_scope: RunScope, phase: PullPhase | None, stopped: str | None
    ) -> tuple[NotLooked, ...]:
        """The lists that are unread now; `stopped`: what ended the run before it had read all that it was to read."""
        left: Sequence[Stream] = ()
        if phase is not None:
            left = phase.in_scope(run_scope) if phase.unread is None else phase.unread
        wait = max(self._backoff_until - self._clock.monotonic(), self.gate.wait(), 0.0)
        return lists_not_looked(
            self._replica,
            self.polling,
            list_streams(self._replica),
            unread=left,
            stopped=stopped,
            wait=wait,
        )

    def _plan_backoff(self, error: SyncError | None, *, cancelled: bool) -> None:
        if error is None and not cancelled:
            self._failures, self._backoff_until = 0, 0.0
        elif error is not None:
            seconds = run_backoff(error, self._failures, rng=self._rng)
            self._failures += 1
            self._backoff_until = self._clock.monotonic() + seconds

    def _on_event(self, event: Event) -> None:
        match event:
            case Decision():
                self._decisions.append(event)
            case RecordsChanged(kind="sent"):
                self.polling.webhook_trust.change_sent(event.entity)
            case RecordsChanged() if event.kind != "pull":
                self.polling.record_edit(event.entity)
