"""A sync run: check, pull, push, and an honest word about how it went.

Called by the schedule, after edits, by webhooks and by "Sync now", never twice at once. It remembers observations
and intents only; after a crash at any line the next run derives the same actions again.
"""

from __future__ import annotations

import logging
import random
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from storage.clock import Clock
from storage.database.connection import translate_errors
from storage.records.replica import Replica
from sync.client.api import CloudClient
from sync.client.backoff import run_backoff
from sync.errors import Forbidden, Offline, ProtocolMismatch, ServerFault, SyncError, VerbRefused
from sync.events import Bus, Decision, Event, Progress, RecordsChanged, RunFinished, RunOutcome, RunStarted
from sync.limits.gate import KEY, RequestGate
from sync.limits.page_size import AdaptivePageSize
from sync.limits.request_budget import DEFAULT_BUDGET, MINUTE, Purpose
from sync.merge import readiness
from sync.outcome import outcome, remember
from sync.polling import FLOOR, Polling
from sync.pull.executors import Executor, SequentialExecutor
from sync.pull.pull import Pull
from sync.pull.reading_list import lists
from sync.pull.streams import Pulled, Stream
from sync.push.push import push
from sync.push.session import ELSEWHERE, Pushed, PushSession
from sync.push.webhooks import pull_list
from sync.push_between_reads import PushBetweenReads
from sync.scope import EVERYTHING, RunScope
from sync.verify.consistency import ConsistencyChecks

log = logging.getLogger(__name__)


class Cancelled(Exception):
    """The run was asked to stop between two requests."""


class SyncEngine:
    """Keeps one replica and one cloud in step.

    `budget`: requests allowed in half an hour; `floor`: least seconds between two looks at a hot list; `executor`
    carries out the requests of a first download: left out, they follow each other in an order drawn from `rng`;
    `long` is the number of rows above which one is made by ranges.
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
        self.gate = RequestGate(clock=clock, random=self._rng, budget=budget, tell=bus.publish)
        cloud.guard = self.gate
        self.polling = Polling(clock=clock, random=self._rng, budget=budget, floor=floor)
        self._resumed = False
        self._rest_until = 0.0
        """Monotonic seconds before which no run begins by itself."""
        self._short_until = 0.0
        """Monotonic seconds before which the budget is not looked at again for what it had no room for."""
        self._failures = 0
        """Runs in a row that ended with an error."""
        self._decisions: list[Decision] = []
        self._page_size = AdaptivePageSize()
        self._long = long
        self._executor = executor or (lambda: SequentialExecutor(self._rng))
        bus.subscribe(self._heard)

    @property
    def running(self) -> bool:
        """Whether a run is going on."""
        return self._running.locked()

    # when

    def due_in(self) -> float:
        """Seconds until a run should begin by itself; 0 now. Asks the replica, not the cloud."""
        self._resume()
        now, wall = self._clock.monotonic(), self._clock.now()
        pause = max(self._rest_until - now, self.gate.wait(), 0.0)
        wait = max(self.polling.next_in(lists(self._replica)), self._short_until - now)
        changes = [each for each in self._replica.changes() if not each.blocked]
        return max(pause, min([wait, *(readiness.retry_delay(each, wall) for each in changes)]))

    def resting(self) -> bool:
        """Whether the last failure asks for peace: no run should begin by itself."""
        return max(self._rest_until - self._clock.monotonic(), self.gate.wait()) > 0

    def webhook_received(self, entities: Sequence[str]) -> None:
        """Webhooks announced changes of these."""
        for entity in entities:
            self.polling.announced(entity)
            self._trusting(entity, self.polling.webhook_trust.webhook_received)

    # a run

    def run(
        self, *, full: bool = False, cancel: threading.Event | None = None, run_scope: RunScope = EVERYTHING
    ) -> RunOutcome:
        """One run; `full` reads everything again. Never raises for what the cloud or the network does.

        Raises StorageError: what was done until then is kept, and the next run goes on there.
        """
        with self._running, translate_errors(self._replica.path):
            return self._run(full, cancel or threading.Event(), run_scope)

    def _run(self, full: bool, cancel: threading.Event, run_scope: RunScope) -> RunOutcome:
        def stop_if_asked() -> None:
            if cancel.is_set():
                raise Cancelled

        started, began = self._clock.now(), self._clock.monotonic()
        told = self._replica.newest_event()
        requests = self._cloud.requests
        self._bus.publish(RunStarted(started))
        pulled, pushed = Pulled(), Pushed()
        error: SyncError | None = None
        cancelled = False
        session = PushSession(self._replica, self._cloud, self._bus, checkpoint=stop_if_asked, rng=self._rng)
        push_waiting = PushBetweenReads(
            lambda: self._let_pass(session), clock=self._clock, requests=lambda: self._cloud.requests
        )

        def checkpoint() -> None:
            stop_if_asked()
            push_waiting()

        try:
            stop_if_asked()
            self._resume()
            self.gate.load(self._replica.sync_state.meta.get(KEY))
            if run_scope.reads == "everything":
                self.gate.hurry()
            self.gate.check()
            self._bus.publish(Progress("check", "", 0))
            self._cloud.sign_in()
            pull = Pull(
                self._replica,
                self._cloud,
                self._bus,
                checkpoint=checkpoint,
                page_size=self._page_size,
                executor=self._executor,
                lanes=self.gate.concurrency,
                long=self._long,
            )
            checks = self._checks(pull, checkpoint)
            error = self._read(self._wanted(run_scope), pull, checks, pulled, full=full)
            with self.gate.spending(Purpose.EDITS):
                pushed = push(session)
        except Cancelled:
            cancelled = True
            pushed = session.pushed
        except SyncError as failure:
            # Who stops may also break off what is under way; that says nothing about the cloud.
            cancelled = cancel.is_set() and isinstance(failure, Offline)
            error = None if cancelled else failure
            pushed = session.pushed
        figures = RunOutcome(
            outcome="error",
            pulled=pulled.changed,
            pushed=pushed.sent,
            merged=pulled.merged + pushed.merged,
            requests=self._cloud.requests - requests,
            seconds=round(self._clock.monotonic() - began, 3),
            ledger=self.gate.ledger.shown(),
        )
        ended = outcome(self._replica, figures, error, cancelled=cancelled)
        self._plan_rest(error, cancelled=cancelled)
        read = run_scope.reads != "nothing" and not self.polling.due(lists(self._replica))
        decisions, self._decisions = self._decisions, []
        remember(
            self._replica,
            ended,
            clock=self._clock,
            started=started,
            told=told,
            read=read or run_scope == EVERYTHING,
            decisions=decisions,
            gate=(KEY, self.gate.kept()),
        )
        self._bus.publish(RunFinished(ended))
        return ended

    def _resume(self) -> None:
        """Once: go on with the looks that an earlier process took."""
        if not self._resumed:
            self._resumed = True
            cursors = self._replica.sync_state.cursors.all()
            self.polling.resume(lists(self._replica), cursors)

    def _plan_rest(self, error: SyncError | None, *, cancelled: bool) -> None:
        if error is None and not cancelled:
            self._failures, self._rest_until = 0, 0.0
        elif error is not None:
            seconds = run_backoff(error, self._failures, random=self._rng)
            self._failures += 1
            self._rest_until = self._clock.monotonic() + seconds

    def _let_pass(self, session: PushSession) -> None:
        """Send what waits while a long download goes on; what goes wrong is for the end of the run to meet again."""
        if not readiness.any_due(self._replica.changes(), self._clock.now()):
            return
        with self.gate.spending(Purpose.EDITS):
            try:
                push(session)
            except SyncError as failure:
                log.info("could not send in between: %s", failure)

    # reading

    def _checks(self, pull: Pull, checkpoint: Callable[[], None]) -> ConsistencyChecks:
        return ConsistencyChecks(
            self._replica,
            self._cloud,
            self._bus,
            pull=pull,
            checkpoint=checkpoint,
            rng=self._rng,
            may_count=lambda requests: self.gate.may_spend(Purpose.COUNTS, requests),
            may_scan=lambda requests: self.gate.may_spend(Purpose.SCAN, requests),
        )

    def _wanted(self, run_scope: RunScope) -> list[Stream]:
        every = lists(self._replica)
        match run_scope.reads:
            case "everything":
                for each in every:
                    self.polling.again(each)
                return every
            case "due":
                return self._affordable(self.polling.due(every))
            case "entities":
                return self._affordable([each for each in every if each.entity.name in run_scope.entities])
        return []

    def _affordable(self, streams: list[Stream]) -> list[Stream]:
        """Those the budget has room for; the others stay due (and the status knows how old they are)."""
        postponed = []
        wanted: list[Stream] = []
        for stream in streams:
            purpose = self._purpose(stream)
            if self.gate.may_spend(purpose, len(wanted) + 1):
                wanted.append(stream)
            else:
                postponed.append(stream.entity.name)
        if postponed:
            self._short_until = self._clock.monotonic() + MINUTE
            names = sorted(set(postponed))
            self._bus.publish(Decision("postponed", params={"entities": names, "reason": "budget"}))
        return wanted

    def _purpose(self, stream: Stream, *, asked: bool = False, full: bool = False) -> Purpose:
        cursor = self._replica.sync_state.cursors.get(stream.entity.name, stream.scope)
        if full or not cursor.complete or cursor.upper is not None:
            return Purpose.FIRST
        if asked:
            return Purpose.ASKED
        return Purpose.HOT if self.polling.hot(stream) else Purpose.COLD

    def _read(
        self, wanted: Sequence[Stream], pull: Pull, checks: ConsistencyChecks, total: Pulled, *, full: bool
    ) -> SyncError | None:
        """Read lists; one that fails alone does not keep the others from being read (F28).

        A warehouse that this very run brings is read too. Answers the last failure.
        """
        worst: SyncError | None = None
        todo, known = list(wanted), {each.path for each in lists(self._replica)}
        asked = len(todo) == len(known)
        checks.rollbacks.accept(lists(self._replica))
        while todo:
            stream = todo.pop(0)
            with self.gate.spending(self._purpose(stream, asked=asked, full=full)):
                failure = self._read_one(stream, pull, checks, total, full=full)
            worst = failure or worst
            if self._replica.catalogue.scopes_a_view(stream.entity.name):
                fresh = [each for each in lists(self._replica) if each.path not in known]
                known |= {each.path for each in fresh}
                todo += fresh
        total.changed += checks.rollbacks.judge(lists(self._replica))
        return worst

    def _read_one(
        self, stream: Stream, pull: Pull, checks: ConsistencyChecks, total: Pulled, *, full: bool
    ) -> SyncError | None:
        changed, failure = False, None
        sync_state = self._replica.sync_state
        problem = sync_state.cursors.get(stream.entity.name, stream.scope).problem
        try:
            if stream.entity.soft_delete:
                pulled = checks.check(stream, pull.run(stream, full=full), full=full)
                changed = pulled.changed > 0
                total.changed += pulled.changed
                total.merged += pulled.merged
            else:
                changed = pull_list(self._replica, self._cloud, self._bus, stream.entity) > 0
        except (ProtocolMismatch, ServerFault, Forbidden, VerbRefused) as error:
            if isinstance(error, Forbidden) and error.whole_cloud:
                raise
            if isinstance(error, ProtocolMismatch) and error.reason in ELSEWHERE:
                raise
            self._note_problem(stream, error)
            failure = error
        cursor = sync_state.cursors.get(stream.entity.name, stream.scope)
        self.polling.asked(stream, changed=changed, well=cursor.problem is None)
        if cursor.problem != problem:
            self._tell_count(cursor.problem, stream.entity.name)
        if changed:
            self._trusting(stream.entity.name, self.polling.webhook_trust.found)
        return failure

    def _tell_count(self, problem: str | None, entity: str) -> None:
        match problem:
            case "mass_deletion" | "count_differs":
                self._bus.publish(Decision(problem, entity))

    def _note_problem(self, stream: Stream, failure: SyncError) -> None:
        log.warning("could not read %s: %s", stream.path, failure)
        with self._replica.write() as tx:
            cursor = tx.sync_state.cursors.get(stream.entity.name, stream.scope)
            tx.sync_state.cursors.put(replace(cursor, problem=failure.code))

    def _trusting(self, entity: str, tell: Callable[[str], None]) -> None:
        """Tell the announcements something, and history when that changes how often the entity is polled."""
        before = self.polling.webhook_trust.alive(entity)
        tell(entity)
        after = self.polling.webhook_trust.alive(entity)
        if after != before:
            self._bus.publish(Decision("webhooks_trusted" if after else "webhooks_doubted", entity))

    def _heard(self, event: Event) -> None:
        match event:
            case Decision():
                self._decisions.append(event)
            case RecordsChanged(kind="sent"):
                self.polling.webhook_trust.sent(event.entity)
            case RecordsChanged() if event.kind != "pull":
                self.polling.touched(event.entity)
