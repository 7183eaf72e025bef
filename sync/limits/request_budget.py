"""The request budget: how many requests this computer sent to the cloud in the last half hour, and how many more it may.

Owned by `sync.limits.gate`, shown by the status. The vendor may allow as little as 150 requests in 30 minutes, so
every request is counted in buckets of a minute: how many, how they ended, bytes and milliseconds. No address, no
value, no token. Counted by the monotonic clock, stored by wall time.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from storage.clock import Clock
from sync.events import RequestUsage

WINDOW = 1800.0
"""Seconds that a request counts."""
MINUTE = 60.0
DEFAULT_BUDGET = 150
"""Requests in one window, unless the settings say otherwise."""
STEADY_SHARE = 0.5
"""Share of the budget that polling with nothing new may take: under 75 of 150."""


class Kind(StrEnum):
    """What a request was."""

    SIGN_IN = "sign_in"
    READ = "read"
    WRITE = "write"


class Purpose(StrEnum):
    """What a request is spent on, the most important first."""

    EDITS = "edits"
    """The user's own changes: only the cloud itself can delay them."""
    ASKED = "asked"
    """A person asked for a run."""
    FIRST = "first"
    """Reading everything: its size is the shop's, so the cloud's 429 is its only limit. Not counted against the rest."""
    HOT = "hot"
    COLD = "cold"
    COUNTS = "counts"
    SCAN = "scan"


CEILING: Mapping[Purpose, float] = {
    Purpose.HOT: 0.95,
    Purpose.COLD: 0.9,
    Purpose.COUNTS: 0.85,
    Purpose.SCAN: 0.8,
}
"""Share of the budget up to which each purpose may be spent on: what matters less stops first. Others have no ceiling."""


LARGEST_LIST = 0.5
"""Share of the budget that is waited for at most before a list is read: one that costs more is read in parts."""


class AllowanceUsedUp(Exception):
    """The budget has no room left for what is being read; what was read until then is stored."""


@dataclass(slots=True)
class _Minute:
    """The requests of one minute; `start` in monotonic seconds."""

    start: float
    kinds: dict[str, int] = field(default_factory=dict)
    free: int = 0
    """Requests of a purpose that is not counted against the others."""
    failed: int = 0
    bytes: int = 0
    milliseconds: int = 0

    @property
    def used(self) -> int:
        return sum(self.kinds.values())


class RequestBudget:
    """The requests to one cloud. Safe for several threads.

    `budget`: this computer's share of the allowance; `left_by_others`: what others were seen to leave of the whole.
    """

    def __init__(
        self,
        *,
        clock: Clock,
        budget: Callable[[], int] = lambda: DEFAULT_BUDGET,
        left_by_others: Callable[[], int] | None = None,
    ) -> None:
        self._clock = clock
        self._budget = budget
        self._left_by_others = left_by_others
        self._minutes: list[_Minute] = []
        self._lock = threading.Lock()

    def record(self, kind: Kind, purpose: Purpose, *, failed: bool, size: int, seconds: float) -> None:
        """Count one request that was sent; `size` of its answer in bytes, `seconds` it took."""
        with self._lock:
            minute = self._current()
            minute.kinds[kind.value] = minute.kinds.get(kind.value, 0) + 1
            minute.free += purpose is Purpose.FIRST
            minute.failed += failed
            minute.bytes += size
            minute.milliseconds += round(seconds * 1000)

    def may_spend(self, purpose: Purpose, requests: int = 1) -> bool:
        """Whether that many may be sent now for this purpose."""
        ceiling = CEILING.get(purpose)
        if ceiling is None:
            return True
        with self._lock:
            held = sum(each.used - each.free for each in self._live())
        return held + requests <= ceiling * self._limit()

    def expected(self, requests: int) -> int:
        """Requests for which there must be room before a list is read that took so many the last time."""
        return max(1, min(requests, int(LARGEST_LIST * self._limit())))

    def _limit(self) -> int:
        budget = self._budget()
        return budget if self._left_by_others is None else min(budget, self._left_by_others())

    def wait(self, purpose: Purpose, requests: int = 1) -> float:
        """Seconds until `may_spend` allows that many, if nothing else is sent meanwhile; 0 now, a window at most."""
        ceiling = CEILING.get(purpose)
        if ceiling is None:
            return 0.0
        now = self._clock.monotonic()
        with self._lock:
            live = self._live()
        over = sum(each.used - each.free for each in live) + requests - ceiling * self._limit()
        for minute in live:
            if over <= 0:
                break
            over -= minute.used - minute.free
            wait = minute.start + WINDOW + MINUTE - now
            if over <= 0:
                return max(0.0, wait)
        return 0.0 if over <= 0 else WINDOW

    def usage(self) -> RequestUsage:
        """The figures of the last window."""
        with self._lock:
            return _figures(self._live(), self._budget())

    # over a restart

    def dump(self) -> list[list[Any]]:
        """The minutes of the window as JSON values, each with the wall time of its start."""
        with self._lock:
            shift = self._clock.now() - self._clock.monotonic() * 1000
            return [
                [round(each.start * 1000 + shift), each.kinds, each.free, each.failed, each.bytes,
                 each.milliseconds]
                for each in self._live()
            ]  # fmt: skip

    def load(self, dumped: object) -> None:
        """Resume from what `dump` gave, whoever wrote it; what cannot be read counts as nothing.

        A minute in the future was written before the clock was set back: it counts from now (F78).
        """
        with self._lock:
            now, monotonic = self._clock.now(), self._clock.monotonic()
            self._minutes = [
                _Minute(monotonic - max(0, now - start) / 1000, kinds, free, failed, size, taken)
                for start, kinds, free, failed, size, taken in _readable(dumped)
            ]

    def _current(self) -> _Minute:
        now = self._clock.monotonic()
        self._minutes = self._live()
        if not self._minutes or now - self._minutes[-1].start >= MINUTE:
            self._minutes.append(_Minute(now))
        return self._minutes[-1]

    def _live(self) -> list[_Minute]:
        """Minutes that still count: none ends before its last request is half an hour old."""
        oldest = self._clock.monotonic() - WINDOW - MINUTE
        return [each for each in self._minutes if each.start > oldest]


def stored_usage(dumped: object, *, now: int, budget: int) -> RequestUsage:
    """The figures of another process's `dump`, as of wall milliseconds `now`."""
    live = [
        _Minute(0.0, kinds, free, failed, size, taken)
        for start, kinds, free, failed, size, taken in _readable(dumped)
        if now - start < (WINDOW + MINUTE) * 1000
    ]
    return _figures(live, budget)


def _figures(live: list[_Minute], budget: int) -> RequestUsage:
    kinds: dict[str, int] = {}
    for minute in live:
        for kind, count in minute.kinds.items():
            kinds[kind] = kinds.get(kind, 0) + count
    return RequestUsage(
        used=sum(kinds.values()),
        budget=budget,
        window_minutes=int(WINDOW // 60),
        by_kind=kinds,
        failed=sum(each.failed for each in live),
        bytes=sum(each.bytes for each in live),
        milliseconds=sum(each.milliseconds for each in live),
    )


def _readable(dumped: object) -> list[tuple[int, dict[str, int], int, int, int, int]]:
    try:
        return [
            (int(start), {str(kind): int(count) for kind, count in kinds.items()}, int(free), int(failed),
             int(size), int(taken))
            for start, kinds, free, failed, size, taken in dumped  # type: ignore[attr-defined]
        ]  # fmt: skip
    except (TypeError, ValueError, AttributeError):
        return []
