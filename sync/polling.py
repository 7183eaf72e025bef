"""When each list is asked again: intervals computed from the request budget, not written down.

Asked by the engine for a scheduled round and by the status for the window in which an entity counts as fresh.
Hot lists often while people work, less often when nobody does; cold ones every half hour; any list in which
something changed lately counts as hot; what webhooks announce is polled more rarely. Monotonic time throughout.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from storage.clock import Clock
from storage.schema.fields import Catalogue, PollClass
from storage.sync_state.pull_cursors import PullCursor
from sync.limits.request_budget import STEADY_SHARE, WINDOW
from sync.pull.streams import Stream
from sync.webhook_trust import WebhookTrust

FLOOR = 60.0
"""Seconds between two looks at a hot list while people work, if the budget allows it (`facts/sync.md` 3.9)."""
IDLE = 300.0
"""The same when nobody does."""
COLD = 1800.0
ACTIVE_FOR = 300.0
"""Seconds that people count as working after an edit here or news from there."""
WARM_FOR = 1800.0
"""Seconds that a list counts as hot after it changed."""
RARER = 8.0
"""How many times longer the interval gets while webhooks announce the changes..."""
RAREST = 600.0
"""...up to this many seconds."""
JITTER = 0.1
SLACK = 0.15
"""Part of its interval by which a list may be asked early, to go with others."""

Key = tuple[str, int]
"""Entity and scope."""


@dataclass(frozen=True, slots=True)
class PollIntervals:
    """Seconds between two looks: at a hot list while people work, when nobody does, and at a cold one."""

    active: float
    idle: float
    cold: float

    def window(self, poll_class: PollClass) -> float:
        """Seconds that a finished look counts as recent: no list is asked more rarely than this (N7)."""
        return max(900.0, 3 * self.idle) if poll_class is PollClass.HOT else max(900.0, 2.5 * self.cold)


def poll_intervals(*, budget: int, hot: int, cold: int, floor: float = FLOOR) -> PollIntervals:
    """The rhythm at which `hot` and `cold` lists, one request each, stay within the steady share of the budget.

    A tenth is kept back for signing in and for the jitter. Cold lists take at most a quarter.
    """
    steady = max(1.0, budget * STEADY_SHARE * 0.9 - 1)
    cold_every = max(COLD, cold * WINDOW / (steady / 4))
    left = steady - cold * WINDOW / cold_every
    active = max(floor, hot * WINDOW / left)
    return PollIntervals(active, max(IDLE, active), cold_every)


def poll_intervals_of(
    catalogue: Catalogue, *, warehouses: int, budget: int, floor: float = FLOOR
) -> PollIntervals:
    """The rhythm for everything the catalogue lists, each warehouse's stock on its own."""
    counts = {PollClass.HOT: 0, PollClass.COLD: 0}
    for entity in catalogue:
        if "list" in entity.verbs:
            counts[entity.poll_class] += warehouses if entity.view_of is not None else 1
    return poll_intervals(budget=budget, hot=counts[PollClass.HOT], cold=counts[PollClass.COLD], floor=floor)


@dataclass(slots=True)
class _Look:
    """The last look at one list."""

    at: float
    stretch: float
    changed: float | None = None
    failures: int = 0
    """Looks in a row that did not go well."""


class Polling:
    """Which lists are due. Used by the run's thread; `touched` may come from any."""

    def __init__(
        self,
        *,
        clock: Clock,
        random: Random,
        budget: Callable[[], int],
        floor: Callable[[], float] = lambda: FLOOR,
    ) -> None:
        self.webhook_trust = WebhookTrust(clock=clock)
        self._clock = clock
        self._random = random
        self._budget = budget
        self._floor = floor
        self._looks: dict[Key, _Look] = {}
        self._touched: dict[str, float] = {}
        self._active: float | None = None

    def touched(self, entity: str) -> None:
        """Somebody changed a record here."""
        self._touched[entity] = self._active = self._clock.monotonic()

    def asked(self, stream: Stream, *, changed: bool, well: bool = True) -> None:
        """The list was looked at; `changed`: it brought news; not `well`: something about it is not right."""
        now = self._clock.monotonic()
        before = self._looks.get(key(stream))
        stretch = 1 + self._random.uniform(-JITTER, JITTER)
        news = now if changed else before.changed if before is not None else None
        failures = 0 if well else 1 + (before.failures if before is not None else 0)
        self._looks[key(stream)] = _Look(now, stretch, news, failures)
        if changed:
            self._active = now

    def again(self, stream: Stream) -> None:
        """Forget the last look: it is due."""
        self._looks.pop(key(stream), None)

    def announced(self, entity: str) -> None:
        """All lists of the entity are due."""
        for each in [each for each in list(self._looks) if each[0] == entity]:
            self._looks.pop(each, None)

    def resume(self, streams: Sequence[Stream], cursors: Iterable[PullCursor]) -> None:
        """Take the looks of an earlier process from what it kept; one in the future is not believed (F78)."""
        wall, now = self._clock.now(), self._clock.monotonic()
        kept = {(each.entity, each.scope): each for each in cursors}
        for stream in streams:
            cursor = kept.get(key(stream))
            if key(stream) in self._looks or cursor is None or not cursor.complete or cursor.problem:
                continue
            if cursor.last_success is not None and (age := wall - cursor.last_success) >= 0:
                self._looks[key(stream)] = _Look(now - age / 1000, 1.0)

    def due(self, streams: Sequence[Stream]) -> list[Stream]:
        """The lists whose time has come, and those whose time has nearly come to go with them."""
        now, intervals = self._clock.monotonic(), self._intervals(streams)
        left = {key(each): self._left(each, intervals[key(each)], now) for each in streams}
        if min(left.values(), default=1.0) > 0:
            return []
        return [each for each in streams if left[key(each)] <= SLACK * intervals[key(each)]]

    def next_in(self, streams: Sequence[Stream]) -> float:
        """Seconds until a list is due."""
        now, intervals = self._clock.monotonic(), self._intervals(streams)
        return max(0.0, min((self._left(each, intervals[key(each)], now) for each in streams), default=IDLE))

    def hot(self, stream: Stream) -> bool:
        """Whether it is asked often: by declaration, or because it changed lately."""
        now = self._clock.monotonic()
        look = self._looks.get(key(stream))
        lately = [self._touched.get(stream.entity.name), look.changed if look is not None else None]
        return stream.entity.poll_class is PollClass.HOT or any(
            each is not None and now - each < WARM_FOR for each in lately
        )

    def _intervals(self, streams: Sequence[Stream]) -> dict[Key, float]:
        hot = {key(each) for each in streams if self.hot(each)}
        found = poll_intervals(
            budget=self._budget(), hot=len(hot), cold=len(streams) - len(hot), floor=self._floor()
        )
        active = self._active is not None and self._clock.monotonic() - self._active < ACTIVE_FOR
        often = found.active if active else found.idle
        return {key(each): self._rarer(each, often) if key(each) in hot else found.cold for each in streams}

    def _rarer(self, stream: Stream, often: float) -> float:
        if not self.webhook_trust.alive(stream.entity.name):
            return often
        return max(often, min(RARER * often, RAREST))

    def _left(self, stream: Stream, interval: float, now: float) -> float:
        look = self._looks.get(key(stream))
        if look is None:
            return 0.0
        if look.failures:
            interval = min(interval, FLOOR * 2 ** min(look.failures - 1, 10))
        return look.at + interval * look.stretch - now


def key(stream: Stream) -> Key:
    """What its looks are kept under."""
    return stream.entity.name, stream.scope
