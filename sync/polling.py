"""The polling plan: when each list is due again, at intervals computed from the request budget.

Used by the engine for scheduled runs and by the status for the time in which a list counts as fresh. Hot lists are
polled often, and less often when nobody works and the budget is small, cold ones every half hour; a list that changed
recently counts as hot; lists whose changes webhooks announce are polled more rarely. Monotonic time throughout; it
stands still while the computer sleeps, which the wall clock shows afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from storage.clock import Clock
from storage.schema.fields import Catalogue, PollClass
from sync.limits.request_budget import STEADY_SHARE, WINDOW

if TYPE_CHECKING:
    from storage.sync_state.pull_cursors import PullCursor
    from sync.pull.streams import Stream

FLOOR = 60.0
"""Seconds between two polls of a hot list while people work, if the budget allows it."""
IDLE = 300.0
"""The same when nobody does and the budget is too small for the former at all times."""
COLD = 1800.0
ACTIVE_FOR = 300.0
"""Seconds that people count as working after an edit here or a change in the cloud."""
WARM_FOR = 1800.0
"""Seconds that a list counts as hot after it changed."""
RARER = 8.0
"""How many times longer the interval is while webhooks announce the changes..."""
RAREST = 600.0
"""...up to this many seconds."""
JITTER = 0.1
AHEAD = 60.0
"""Seconds by which the wall clock may run ahead of the monotonic one before the time between counts as slept."""
SLACK = 0.15
"""Share of its interval by which a list may be polled early, together with others."""

Key = tuple[str, int]
"""Entity and scope."""


@dataclass(frozen=True, slots=True)
class PollIntervals:
    """Seconds between two polls: of a hot list while people work, when nobody does, and of a cold list."""

    active: float
    idle: float
    cold: float

    def window(self, poll_class: PollClass) -> float:
        """Seconds that a poll counts as recent: no list is polled more rarely than this (N7)."""
        return max(900.0, 3 * self.idle) if poll_class is PollClass.HOT else max(900.0, 2.5 * self.cold)

    def longest(self, poll_class: PollClass, *, announced: bool) -> float:
        """Most seconds between two polls while nothing keeps them back; `announced`: webhooks tell of changes."""
        if poll_class is PollClass.HOT:
            often = max(self.idle, RAREST) if announced else self.idle
        else:
            often = self.cold
        return often * (1 + JITTER)


def poll_intervals(*, budget: int, hot: int, cold: int, floor: float = FLOOR) -> PollIntervals:
    """The intervals at which `hot` and `cold` lists, one request each, stay within the steady share of the budget.

    A tenth is reserved for signing in and for the jitter. Cold lists take at most a quarter. The `floor` that a person
    set is kept, whoever works, where that suffices; only where it does not, requests are saved while nobody works (F122).
    """
    steady = max(1.0, budget * STEADY_SHARE * 0.9 - 1)
    cold_every = max(COLD, floor, cold * WINDOW / (steady / 4))
    left = steady - cold * WINDOW / cold_every
    affordable = hot * WINDOW / left
    if affordable <= floor:
        return PollIntervals(floor, floor, cold_every)
    return PollIntervals(affordable, max(IDLE, affordable), cold_every)


def poll_intervals_of(
    catalogue: Catalogue, *, warehouses: int, budget: int, floor: float = FLOOR
) -> PollIntervals:
    """The intervals for every list of the catalogue, each warehouse's stock counted as one."""
    counts = {PollClass.HOT: 0, PollClass.COLD: 0}
    for entity in catalogue:
        if "list" in entity.verbs:
            counts[entity.poll_class] += warehouses if entity.view_of is not None else 1
    return poll_intervals(budget=budget, hot=counts[PollClass.HOT], cold=counts[PollClass.COLD], floor=floor)


@dataclass(slots=True)
class _Poll:
    """The last poll of one list; times in monotonic seconds."""

    at: float
    jitter: float
    """Factor of the interval after it."""
    changed: float | None = None
    """When a poll last brought a change."""
    failures: int = 0
    """Polls in a row that ended with a problem."""


class Polling:
    """Which lists are due. Used by the run's thread; `record_edit` may be called by any."""

    def __init__(
        self,
        *,
        clock: Clock,
        rng: Random,
        budget: Callable[[], int],
        floor: Callable[[], float] = lambda: FLOOR,
    ) -> None:
        from sync.webhook_trust import WebhookTrust

        self.webhook_trust = WebhookTrust(clock=clock)
        self._clock = clock
        self._rng = rng
        self._budget = budget
        self._floor = floor
        self._polls: dict[Key, _Poll] = {}
        self._edited: dict[str, float] = {}
        self._active: float | None = None
        """When people last worked."""
        self._requests: dict[Key, int] = {}
        """Requests that the latest poll of each list took."""
        self._postponed: dict[Key, float] = {}
        """By list: monotonic seconds before which it is not due again, since the budget has no room for it."""
        self._offset = self._clock_offset()
        """Seconds from the monotonic to the wall clock when they were last compared."""

    def notice_sleep(self) -> bool:
        """Make every list due when the wall clock ran ahead of the monotonic one: what was read is older than it seems
        (F126). Returns whether it did. A wall clock set back changes nothing (F78).
        """
        offset = self._clock_offset()
        ahead = offset - self._offset > AHEAD
        if ahead:
            self._polls.clear()
            self._postponed.clear()
        if ahead or offset < self._offset:
            self._offset = offset
        return ahead

    def _clock_offset(self) -> float:
        return self._clock.now() / 1000 - self._clock.monotonic()

    def record_edit(self, entity: str) -> None:
        """Record that somebody changed a record of the entity here."""
        self._edited[entity] = self._active = self._clock.monotonic()

    def record_poll(self, stream: Stream, *, changed: bool, well: bool = True) -> None:
        """Record a poll; `changed`: it brought a change; not `well`: it failed, or the list has a problem."""
        now = self._clock.monotonic()
        before = self._polls.get(key(stream))
        jitter = 1 + self._rng.uniform(-JITTER, JITTER)
        news = now if changed else before.changed if before is not None else None
        failures = 0 if well else 1 + (before.failures if before is not None else 0)
        self._polls[key(stream)] = _Poll(now, jitter, news, failures)
        self._postponed.pop(key(stream), None)
        if changed:
            self._active = now

    def record_requests(self, stream: Stream, requests: int) -> None:
        """Record what a poll took: a list with changes, or one that is read whole, is more than one request."""
        self._requests[key(stream)] = requests

    def requests(self, stream: Stream) -> int:
        """Requests that its latest poll took; 1 before the first."""
        return self._requests.get(key(stream), 1)

    def forget_failures(self) -> None:
        """Make every list due whose last poll failed: the network is another one since (F126)."""
        for failed in [each for each, poll in list(self._polls.items()) if poll.failures]:
            self._polls.pop(failed, None)

    def mark_due(self, stream: Stream) -> None:
        """Make one list due."""
        self._polls.pop(key(stream), None)
        self._postponed.pop(key(stream), None)

    def mark_entity_due(self, entity: str) -> None:
        """Make all lists of the entity due."""
        for polled in [polled for polled in list(self._polls) if polled[0] == entity]:
            self._polls.pop(polled, None)
        for postponed in [postponed for postponed in list(self._postponed) if postponed[0] == entity]:
            self._postponed.pop(postponed, None)

    def postpone(self, stream: Stream, seconds: float) -> None:
        """Let a list that is due wait for so many seconds: the budget has no room for it."""
        self._postponed[key(stream)] = self._clock.monotonic() + seconds

    def postponed(self, streams: Sequence[Stream]) -> list[tuple[Stream, float]]:
        """The lists that were due and wait for the budget, with the seconds that are left (F124)."""
        now = self._clock.monotonic()
        return [
            (stream, max(0.0, self._postponed[key(stream)] - now))
            for stream in streams
            if key(stream) in self._postponed
        ]

    def all_fresh(self, streams: Sequence[Stream]) -> bool:
        """Whether every list was read within its interval; one that waits for the budget was not (N7)."""
        now, intervals = self._clock.monotonic(), self._intervals(streams)
        return all(self._overdue_in(each, intervals[key(each)], now) > 0 for each in streams)

    def resume(
        self, streams: Sequence[Stream], cursors: Iterable[PullCursor], last_run: int | None = None
    ) -> None:
        """Take over the polls of an earlier process from its cursors; a time in the future is ignored (F78).

        A list with a problem counts as polled in vain by the `last_run`, wall milliseconds.
        """
        wall, now = self._clock.now(), self._clock.monotonic()
        stored = {(cursor.entity, cursor.scope): cursor for cursor in cursors}
        for stream in streams:
            cursor = stored.get(key(stream))
            if key(stream) in self._polls or cursor is None or not cursor.complete:
                continue
            at = last_run if cursor.problem else cursor.last_success
            if at is not None and (age := wall - at) >= 0:
                self._polls[key(stream)] = _Poll(now - age / 1000, 1.0, failures=1 if cursor.problem else 0)

    def due(self, streams: Sequence[Stream]) -> list[Stream]:
        """The lists that are due, and with them those that nearly are."""
        self.notice_sleep()
        now, intervals = self._clock.monotonic(), self._intervals(streams)
        left = {key(each): self._left(each, intervals[key(each)], now) for each in streams}
        if min(left.values(), default=1.0) > 0:
            return []
        return [each for each in streams if left[key(each)] <= SLACK * intervals[key(each)]]

    def next_in(self, streams: Sequence[Stream]) -> float:
        """Seconds until a list is due."""
        self.notice_sleep()
        now, intervals = self._clock.monotonic(), self._intervals(streams)
        left = min((self._left(each, intervals[key(each)], now) for each in streams), default=IDLE)
        return max(0.0, left)

    def is_hot(self, stream: Stream) -> bool:
        """Whether it is polled often: by declaration, or because it changed recently."""
        now = self._clock.monotonic()
        poll = self._polls.get(key(stream))
        recent = [self._edited.get(stream.entity.name), poll.changed if poll is not None else None]
        return stream.entity.poll_class is PollClass.HOT or any(
            each is not None and now - each < WARM_FOR for each in recent
        )

    def _intervals(self, streams: Sequence[Stream]) -> dict[Key, float]:
        hot = {key(each) for each in streams if self.is_hot(each)}
        found = poll_intervals(
            budget=self._budget(), hot=len(hot), cold=len(streams) - len(hot), floor=self._floor()
        )
        active = self._active is not None and self._clock.monotonic() - self._active < ACTIVE_FOR
        often = found.active if active else found.idle
        return {key(each): self._rarer(each, often) if key(each) in hot else found.cold for each in streams}

    def _rarer(self, stream: Stream, often: float) -> float:
        if not self.webhook_trust.trusted(stream.entity.name):
            return often
        return max(often, min(RARER * often, RAREST))

    def _left(self, stream: Stream, interval: float, now: float) -> float:
        """Seconds until it is read: due, and not waiting for the budget."""
        postponed = self._postponed.get(key(stream), now) - now
        return max(self._overdue_in(stream, interval, now), postponed)

    def _overdue_in(self, stream: Stream, interval: float, now: float) -> float:
        poll = self._polls.get(key(stream))
        if poll is None:
            return 0.0
        if poll.failures:
            interval = min(interval, FLOOR * 2 ** min(poll.failures - 1, 10))
        return poll.at + interval * poll.jitter - now


def key(stream: Stream) -> Key:
    """The key of its polls."""
    return stream.entity.name, stream.scope
