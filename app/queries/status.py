"""Sync status: the one function behind every indicator (N7).

Called by `queries`. Reads the replica only; sends no request.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, get_args

from app.commands.pause import paused_until
from app.queries.list_ages import ListRead, list_reads, not_looked
from app.queries.poll_schedule import PollSchedule, poll_schedule
from storage.database.connection import translate_errors
from storage.schema.fields import PollClass
from storage.sync_state.cloud_time import own_clock_ahead
from storage.sync_state.regressions import RESTORED
from sync.events import NotLooked, RequestUsage
from sync.limits.stored_limits import LIMITS_KEY, stored_cooldown, usage_of_stored
from sync.not_looked import BUDGET
from sync.pull.streams import list_streams

if TYPE_CHECKING:
    from storage.records.replica import Replica
    from storage.sync_state.sync_state import SyncState

Headline = Literal[
    "in_step", "waiting", "needs_you", "offline", "never", "sign_in", "error", "stale", "slowed", "paused",
    "less_often",
]  # fmt: skip
HEADLINES: tuple[Headline, ...] = get_args(Headline)

SLOWED_AFTER_MS = 120_000
"""Milliseconds of rate limiting before the headline says "slowed"."""
WELL = frozenset({"in_step", "needs_you", "waiting"})
"""Outcomes of runs that reached the cloud."""
OVER_PAUSE: frozenset[Headline] = frozenset({"sign_in", "needs_you", "error"})
"""Headlines about what only a person can fix; they take precedence over a pause."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Status:
    """What is known of the state of syncing."""

    headline: Headline
    waiting: int = 0
    needs_you: int = 0
    last_success: int | None = None
    """Wall milliseconds of the last complete run."""
    last_sent: int | None = None
    """Wall milliseconds of the last run that sent changes, whether or not it read every list."""
    online: bool | None = None
    """Whether the cloud answered last time; None before the first try."""
    detail: str | None = None
    """Code of what is wrong; None for nothing."""
    problems: Mapping[str, str] = field(default_factory=dict)
    """Code by entity: why its list could not be read."""
    disputed: Mapping[str, int] = field(default_factory=dict)
    """By entity: number of records that a cloud rollback lost or set back, for a person to resolve (F56, F101)."""
    restored_since: int | None = None
    """When a restore of the cloud from a backup was detected, wall milliseconds."""
    comparing: bool = False
    """Whether lists are still compared with the restored cloud: what is disputed is not all, and cannot be decided yet."""
    requests: RequestUsage = RequestUsage()
    """Requests of the last half hour, and the budget."""
    unsent_since: int | None = None
    """When the oldest pending change without a conflict was made, wall milliseconds."""
    paused_until: int | None = None
    """When the pause that a person asked for ends, wall milliseconds."""
    cloud_clock_ahead: Mapping[str, int] = field(default_factory=dict)
    """By entity: milliseconds by which its newest record is dated ahead of the cloud's own clock (F111)."""
    own_clock_ahead: int = 0
    """Milliseconds by which this computer's clock is ahead of the cloud's, negative behind it; 0 while they agree."""
    next_run: int | None = None
    """When the next automatic run is, wall milliseconds; None without a schedule."""
    schedule: PollSchedule = PollSchedule()
    """How often lists are polled, beside what the setting asks for (F122)."""
    not_looked: tuple[NotLooked, ...] = ()
    """The lists that were to be read and were not, why, and until when (F124)."""
    less_often_until: int | None = None
    """Until when lists wait because the allowance of requests is used up, wall milliseconds; None while none does."""

    @property
    def rollback(self) -> bool:
        """Whether the cloud has lost so much that a person decides about all of it at once."""
        return bool(self.disputed) or self.restored_since is not None

    @property
    def to_send(self) -> int:
        """Pending changes that are sent without anybody's decision."""
        return self.waiting - self.needs_you

    @property
    def until(self) -> int | None:
        """When the state that the headline names ends, where that is known; wall milliseconds."""
        ends = {"paused": self.paused_until, "less_often": self.less_often_until}
        return ends.get(self.headline)


def sync_status(
    replica: Replica, *, floor: float, budget: int, computers: int = 1, next_run: int | None
) -> Status:
    """The status. `floor`, in seconds, `budget` and `computers` set the polling intervals, as in the engine.

    "in_step" only when nothing is pending or held, and the last pull was complete and recent and its counts matched.
    """
    if replica.authoritative:
        return Status(headline="in_step", online=True)
    with translate_errors(replica.path):
        return _status(replica, floor, budget, computers, next_run)


def request_usage(replica: Replica, *, budget: int, computers: int) -> RequestUsage:
    """The requests of the last half hour, and this computer's share of those that the vendor allows (F123)."""
    kept = replica.sync_state.meta.get(LIMITS_KEY)
    return usage_of_stored(kept, clock=replica.clock, budget=budget, computers=computers)


def _status(replica: Replica, floor: float, budget: int, computers: int, next_run: int | None) -> Status:
    sync_state, now = replica.sync_state, replica.clock.now()
    totals = replica.waiting_counts().values()
    waiting, needs_you = sum(each[0] for each in totals), sum(each[1] for each in totals)
    last = sync_state.meta.get("last_outcome") or {}
    cursors, streams = sync_state.cursors.all(), list_streams(replica)
    problems = {each.entity: each.problem for each in cursors if each.problem}
    problems |= {each.entity: each.reason for each in sync_state.quarantine.rows()}
    last_success: int | None = sync_state.meta.get("last_success")
    last_sent: int | None = sync_state.meta.get("last_sent")
    outcome = last.get("outcome")
    kept = sync_state.meta.get(LIMITS_KEY)
    views = sum(stream.entity.view_of is not None for stream in streams)
    requests = usage_of_stored(kept, clock=replica.clock, budget=budget, computers=computers)
    rollback = sync_state.rollback.get()
    if last.get("error") == "rate_limited":
        outcome = "slowed" if _slowed_for_long(kept, now) else None
    paused = paused_until(replica)
    headline = _headline(outcome, last_success, waiting, needs_you, problems, restored=rollback is not None)
    reads = list(list_reads(replica, streams, cursors, floor=floor, budget=requests.share))
    unread = not_looked(replica, streams, cursors)
    less_often = _less_often_until(unread, reads)
    if headline == "in_step" and (less_often is not None or any(each.old for each in reads)):
        headline = "stale" if less_often is None else "less_often"
    unsent = next(iter(replica.changes(held=False, limit=1)), None)
    return Status(
        headline="paused" if paused is not None and headline not in OVER_PAUSE else headline,
        waiting=waiting,
        needs_you=needs_you,
        last_success=_last_success(sync_state, now),
        last_sent=last_sent if last_sent is None or last_sent <= now else None,
        online=last.get("online"),
        detail=RESTORED if rollback is not None else last.get("error") or next(iter(problems.values()), None),
        problems=problems,
        disputed=sync_state.regressions.counts(),
        restored_since=rollback.since if rollback is not None else None,
        comparing=rollback is not None and bool(rollback.pending),
        requests=requests,
        unsent_since=unsent.created if unsent is not None else None,
        paused_until=paused,
        cloud_clock_ahead={each.entity: each.ahead for each in cursors if each.ahead},
        own_clock_ahead=own_clock_ahead(sync_state.meta, now),
        next_run=next_run,
        schedule=poll_schedule(replica.catalogue, warehouses=views, share=requests.share, every=floor),
        not_looked=unread,
        less_often_until=less_often,
    )


def _last_success(sync_state: SyncState, now: int) -> int | None:
    """When everything was synchronised last, never in the future: a run under a clock that was ahead counts as the one before."""
    last: int | None = sync_state.meta.get("last_success")
    if last is None or last <= now:
        return last
    earlier = (
        each.finished for each in sync_state.runs.latest() if each.outcome in WELL and each.error is None
    )
    return next((at for at in earlier if at <= now), now)


def _less_often_until(unread: Iterable[NotLooked], reads: Iterable[ListRead]) -> int | None:
    """When the last of the lists is read that the allowance keeps from being read (F124).

    A list that seldom changes counts only when it is old: it is read within its window all the same.
    """
    counted = {
        (each.at.entity.name, each.at.scope)
        for each in reads
        if each.old or each.at.entity.poll_class is PollClass.HOT
    }
    return max(
        (
            each.until
            for each in unread
            if each.reason == BUDGET and each.until is not None and (each.entity, each.scope) in counted
        ),
        default=None,
    )


def _slowed_for_long(kept: object, now: int) -> bool:
    """Whether rate limiting has lasted so long that people should know (F25)."""
    _, since = stored_cooldown(kept, now=now)
    return since is not None and now - since >= SLOWED_AFTER_MS


def _headline(
    outcome: str | None,
    last_success: int | None,
    waiting: int,
    needs_you: int,
    problems: Mapping[str, str],
    *,
    restored: bool,
) -> Headline:
    match outcome:
        case "sign_in" | "offline" | "slowed":
            return outcome
    if restored:
        return "needs_you"
    if last_success is None:
        return "error" if outcome == "error" else "never"
    if outcome == "error" or problems:
        return "error"
    if needs_you:
        return "needs_you"
    return "waiting" if waiting else "in_step"
