"""The reading half of a run: which lists are pulled, in which order, and the consistency checks after each.

Made by the engine for a run that reads, or that has records in dispute to judge.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from random import Random
from typing import Any, ParamSpec, TypeVar

from storage.records.replica import Replica
from storage.sync_state.pull_cursors import PullCursor
from sync.client.api import BROKEN, CloudClient
from sync.errors import Forbidden, ListRefused, Offline, ProtocolMismatch, ServerFault, SyncError, VerbRefused
from sync.events import Bus, Decision
from sync.limits.gate import RequestGate
from sync.limits.page_size import AdaptivePageSize
from sync.limits.request_budget import MINUTE, AllowanceUsedUp, Purpose
from sync.polling import Polling, key
from sync.pull.executors import Executor
from sync.pull.page_reader import Checkpoint
from sync.pull.pull import Pull
from sync.pull.streams import Pulled, Stream, list_streams
from sync.pull.webhooks import pull_webhooks
from sync.run_scope import RunScope
from sync.verify.consistency import ConsistencyChecks
from sync.webhook_trust import observe_trust

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")


class PullPhase:
    """Pulls and checks the lists of one run; `pulled` is the sum of what came, also after an error."""

    def __init__(
        self,
        replica: Replica,
        cloud: CloudClient,
        bus: Bus,
        *,
        gate: RequestGate,
        polling: Polling,
        page_size: AdaptivePageSize,
        executor: Callable[[], Executor[Any]],
        rng: Random,
        checkpoint: Checkpoint,
        answered: Mapping[str, AbstractSet[int]],
        long: int | None = None,
    ) -> None:
        """`answered`: by entity, records of which the push of this run has had an answer, also between two pages."""
        self.pulled = Pulled()
        self.failure: SyncError | None = None
        """The last failure of a single list."""
        self.unread: list[Stream] | None = None
        """Lists of the scope that are still to be read; None before the first is."""
        self._broken: tuple[Stream, Offline] | None = None
        """The list at which the connection broke last, until the next list shows whether it breaks there alone."""
        self._read_one = False
        """Whether the cloud has answered for any list."""
        self._full = self._asked = False
        self._limited = False
        """Whether reading stops where the budget has no room for another request."""
        self._checkpoint = checkpoint
        self.streams = list_streams(replica)
        """Every list of the cloud; read again after the warehouses were."""
        self._replica = replica
        self._cloud = cloud
        self._bus = bus
        self._gate = gate
        self._polling = polling
        self._pull = Pull(
            replica,
            cloud,
            bus,
            checkpoint=self._between_pages,
            page_size=page_size,
            executor=executor,
            concurrency=gate.concurrency,
            long=long,
        )
        self._checks = ConsistencyChecks(
            replica,
            cloud,
            bus,
            pull=self._pull,
            checkpoint=checkpoint,
            rng=rng,
            answered=answered,
            may_count=lambda requests: gate.may_spend(Purpose.COUNTS, requests),
            may_scan=lambda requests: gate.may_spend(Purpose.SCAN, requests),
            may_scan_urgently=lambda requests: gate.may_spend(gate.purpose, requests),
        )

    def read_first(self, run_scope: RunScope, *, full: bool) -> None:
        """Pull the hot lists of the scope; `unread` are those that can wait until what is pending was sent (F122).

        Before the first download of any list there is nothing that could be sent: all of it can wait.
        """
        self._full = full
        self._asked = run_scope.reads == "everything"
        wanted = self._wanted(run_scope)
        first = [stream for stream in wanted if self._goes_first(stream)]
        self.unread = [*first, *(stream for stream in wanted if stream not in first)]
        self._of_one_list(lambda: self._checks.rollbacks.settle_accepted(self.streams))
        for _ in first:
            self._read_next()

    def read_rest(self) -> None:
        """Pull the other lists, and judge what regressed.

        A list that fails alone does not keep the others from being read (F28, F112): `failure` is the last of these.
        Stock of a warehouse that this very run brings is read too. Raises the errors of `sync.errors` that stop the
        whole run, as `read_first` does.
        """
        while self.unread:
            self._read_next()
        self._settle_broken()
        self._of_one_list(self._judge)

    def _read_next(self) -> None:
        """Read the next list. A connection that breaks at it and not at the one after it is that list's problem (F122)."""
        assert self.unread
        stream = self.unread[0]
        if not (self._asked or self._affordable([stream])):
            self.unread.pop(0)  # what was read or sent before it in this run was more than was to be expected
            return
        try:
            with self._gate.spending(self._purpose(stream, asked=self._asked, full=self._full)):
                self._pull_stream(stream, full=self._full)
        except Offline as error:
            # After a timeout no second deadline is spent to find out.
            if self._broken is not None or not error.sent or error.reason not in BROKEN:
                self._nothing_answers()
                raise
            self._broken = stream, error
        else:
            self._read_one = True
            self._settle_broken()
        if self._replica.catalogue.scopes_a_view(stream.entity.name):
            self.unread += self._new_streams()
        self.unread.pop(0)

    def _settle_broken(self) -> None:
        """The list at which the connection broke is alone in that, if the cloud answered for any other."""
        if self._broken is None:
            return
        stream, error = self._broken
        if not self._read_one:
            self._nothing_answers()
            raise error
        self._broken = None
        self._fail(stream, ListRefused(status=error.reason, entity=stream.entity.name))

    def _nothing_answers(self) -> None:
        """The connection as a whole broke: the list at which it did first is unread like those after it."""
        if self._broken is not None and self.unread is not None:
            self.unread.insert(0, self._broken[0])
            self._broken = None

    def _goes_first(self, stream: Stream) -> bool:
        # What must be unique is read before it is created (F141).
        named = bool(stream.entity.unique) and stream.entity.name in self._replica.waiting_counts()
        return (named or self._polling.is_hot(stream)) and self._purpose(stream) is not Purpose.FIRST

    def _judge(self) -> None:
        self.pulled.changed += self._checks.rollbacks.judge(self.streams)

    def _of_one_list(self, read: Callable[[], None]) -> None:
        """Read single records of any list; a failure stops the run only if it concerns the whole cloud (F112)."""
        try:
            read()
        except SyncError as error:
            if error.whole_cloud:
                raise
            log.warning("could not read a record: %s", error)
            self.failure = _of_list("", error)

    # which lists

    def in_scope(self, run_scope: RunScope) -> list[Stream]:
        """The lists that the scope names, whether the budget has room for them or not."""
        match run_scope.reads:
            case "everything":
                return list(self.streams)
            case "due":
                return self._polling.due(self.streams)
            case "entities":
                return [stream for stream in self.streams if stream.entity.name in run_scope.entities]
        return []

    def _wanted(self, run_scope: RunScope) -> list[Stream]:
        wanted = self.in_scope(run_scope)
        if run_scope.reads != "everything":
            return self._affordable(wanted)
        for stream in wanted:
            self._polling.mark_due(stream)
        return wanted

    def _affordable(self, streams: Sequence[Stream]) -> list[Stream]:
        """Those that the budget has room for; the others wait until it has, and the status says so (F124).

        As many requests as each took the last time; those that wait already come first.
        """
        waiting = {key(stream) for stream, _ in self._polling.postponed(streams)}
        wanted, postponed = set(), []
        planned = 0
        for stream in sorted(streams, key=lambda stream: key(stream) not in waiting):
            purpose = self._purpose(stream)
            requests = planned + self._gate.requests.expected(self._polling.requests(stream))
            if self._gate.may_spend(purpose, requests):
                wanted.add(key(stream))
                planned = planned if purpose is Purpose.FIRST else requests
            else:
                postponed.append((stream, purpose, requests))
        self._postpone(postponed)
        return [stream for stream in streams if key(stream) in wanted]

    def _postpone(self, postponed: Sequence[tuple[Stream, Purpose, int]]) -> None:
        """Let lists wait until the budget has room for so many requests of their purpose."""
        longest = 0.0
        for stream, purpose, requests in postponed:
            wait = max(MINUTE, self._gate.wait(), self._gate.requests.wait(purpose, requests))
            self._polling.postpone(stream, wait)
            longest = max(longest, wait)
        if postponed:
            entities = sorted({stream.entity.name for stream, _, _ in postponed})
            until = self._replica.clock.now() + round(longest * 1000)
            self._bus.publish(
                Decision("postponed", params={"entities": entities, "reason": "budget", "until": until})
            )

    def _purpose(self, stream: Stream, *, asked: bool = False, full: bool = False) -> Purpose:
        cursor = self._replica.sync_state.cursors.get(stream.entity.name, stream.scope)
        if full or not cursor.complete or (cursor.upper is not None and cursor.watermark is None):
            return Purpose.FIRST
        if asked:
            return Purpose.ASKED
        return Purpose.HOT if self._polling.is_hot(stream) else Purpose.COLD

    def _new_streams(self) -> list[Stream]:
        """The stock of warehouses that were not known before."""
        known = {stream.path for stream in self.streams}
        self.streams = list_streams(self._replica)
        return [stream for stream in self.streams if stream.path not in known]

    # one list

    def _pull_stream(self, stream: Stream, *, full: bool) -> None:
        """Pull and check one list; a failure that concerns this list alone becomes its problem.

        Where the budget has no room for all of it, it is read as far as that goes, and waits (F124).
        """
        entity, cursors = stream.entity.name, self._replica.sync_state.cursors
        before, requests = cursors.get(entity, stream.scope), self._cloud.requests
        purpose = self._gate.purpose
        changed, read = False, Pulled()
        try:
            if stream.entity.soft_delete:
                pulled = self._checks.check(
                    stream, self._within_budget(self._pull.run, stream, full=full, into=read), full=full
                )
                changed = pulled.changed > 0
                self._learn_traffic(stream, before, pulled.changed)
                self._count(pulled)
            else:
                changed = self._within_budget(self._pull_webhooks, stream) > 0
            if purpose is not Purpose.FIRST:
                self._polling.record_requests(stream, self._cloud.requests - requests)
        except AllowanceUsedUp:
            self._count(read)
            needed = self._cloud.requests - requests + 1
            self._polling.record_requests(stream, needed)
            self._postpone([(stream, purpose, self._gate.requests.expected(needed))])
            return
        except SyncError as error:
            self._count(read)
            if error.whole_cloud:
                raise
            self._fail(stream, _of_list(entity, error))
            return
        problem = cursors.get(entity, stream.scope).problem
        self._polling.record_poll(stream, changed=changed, well=problem is None)
        if problem != before.problem:
            self._publish_problem(problem, entity)
            if problem is None:
                log.info("%s is read again", stream.path, extra={"about": stream.path})
        if changed:
            trust = self._polling.webhook_trust
            observe_trust(trust, self._bus, entity, trust.change_found)

    def _count(self, pulled: Pulled) -> None:
        self.pulled.changed += pulled.changed
        self.pulled.merged += pulled.merged

    def _pull_webhooks(self, stream: Stream) -> int:
        return pull_webhooks(
            self._replica, self._cloud, self._bus, stream.entity, checkpoint=self._between_pages
        )

    def _within_budget(self, read: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
        """Read; raises AllowanceUsedUp between two requests where the budget has no room for the second."""
        self._limited = True
        try:
            return read(*args, **options)
        finally:
            self._limited = False

    def _between_pages(self) -> None:
        self._checkpoint()
        if self._limited and not self._gate.requests.may_spend(self._gate.purpose):
            raise AllowanceUsedUp

    def _learn_traffic(self, stream: Stream, before: PullCursor, changed: int) -> None:
        """Tell the allowance what others changed since the list was last read (F123).

        Not what a first download brings, and not stock, which the vendor's own tills change with every sale.
        """
        if before.complete and before.last_success is not None and stream.entity.view_of is None:
            age = max(0, self._replica.clock.now() - before.last_success) / 1000
            self._gate.allowance.record_changes(changed, age)

    def _publish_problem(self, problem: str | None, entity: str) -> None:
        match problem:
            case "mass_deletion" | "count_differs":
                self._bus.publish(Decision(problem, entity))

    def _fail(self, stream: Stream, failure: SyncError) -> None:
        """The list could not be read: its problem, and the run's failure unless another list fails later."""
        self.failure = failure
        cause = (failure.code, failure.params.get("status"), failure.params.get("reason"))
        said = {"about": stream.path, "cause": cause}  # the log tells each cause once in a while
        log.warning("could not read %s: %s", stream.path, failure, extra=said)
        self._polling.record_poll(stream, changed=False, well=False)
        with self._replica.write() as tx:
            cursor = tx.sync_state.cursors.get(stream.entity.name, stream.scope)
            tx.sync_state.cursors.put(replace(cursor, problem=failure.code))


def _of_list(entity: str, error: SyncError) -> SyncError:
    """The failure of one list: what is said of a record or of a write (400, 409, 410, 412...) is no word for a list."""
    if isinstance(error, ProtocolMismatch | ServerFault | Forbidden | VerbRefused):
        return error
    return ListRefused(status=error.params.get("status"), entity=entity)
