"""What every request must ask leave of, and every answer is told to: pause, breaker, concurrency, ledger.

Made by the engine for its one cloud and consulted by `sync.client.api` around each exchange. It delays nothing and
repeats nothing: it refuses, with the seconds to wait, and whoever asked decides. What must outlive the process
(the ledger, a Retry-After) is kept with each run.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from storage.clock import Clock
from sync.client.backoff import LONGEST_WAIT, delay, parse_retry_after
from sync.client.transport import Request, Response
from sync.errors import BreakerOpen, Offline, RateLimited, TlsRefused
from sync.events import Decision
from sync.limits.circuit_breaker import Breaker
from sync.limits.concurrency import Concurrency
from sync.limits.request_budget import DEFAULT_BUDGET, Kind, Purpose, RequestBudget, Requests, shown_from

KEY = "manners"
"""Where they are remembered (`storage.sync_state.state.meta`)."""


class RequestGate:
    """The manners towards one cloud. Safe for several threads; `load` and `save` belong to the run's."""

    def __init__(
        self,
        *,
        clock: Clock,
        random: Random,
        budget: Callable[[], int] = lambda: DEFAULT_BUDGET,
        tell: Callable[[Decision], None] = lambda _: None,
    ) -> None:
        self.ledger = RequestBudget(clock=clock, budget=budget)
        self.breaker = Breaker(clock=clock, random=random)
        self.concurrency = Concurrency(clock=clock)
        self.purpose = Purpose.ASKED
        """What requests are being spent on now."""
        self._clock = clock
        self._random = random
        self._tell = tell
        self._guard = threading.Lock()
        self._until = 0.0
        """Monotonic seconds before which nothing is asked, by the cloud's own word (F25)."""
        self._since: int | None = None
        """Wall milliseconds of the first of the 429s that followed each other."""
        self._limited = 0
        self._writer = os.urandom(16).hex()

    @contextmanager
    def spending(self, purpose: Purpose) -> Iterator[None]:
        """Requests inside are spent on this."""
        before, self.purpose = self.purpose, purpose
        try:
            yield
        finally:
            self.purpose = before

    def may_spend(self, purpose: Purpose, requests: int = 1) -> bool:
        """Whether the budget and the cloud let that many leave for this purpose now."""
        return self.wait() <= 0 and self.ledger.may_spend(purpose, requests)

    def wait(self) -> float:
        """Seconds until anything may be asked; 0 at once."""
        return max(0.0, self._until - self._clock.monotonic(), self.breaker.left())

    def hurry(self) -> None:
        """A person asks: an open breaker lets a probe pass. What the cloud asked for stands."""
        self.breaker.hurry()

    # around each exchange

    def check(self) -> None:
        """Raise RateLimited or BreakerOpen, with the seconds to wait, when nothing may be asked now."""
        left = self._until - self._clock.monotonic()
        if left > 0:
            raise RateLimited(retry_after=left)
        rest = self.breaker.left()
        if rest > 0:
            raise BreakerOpen(retry_after=rest)

    def admit(self) -> None:
        """Leave for one request, or what `check` raises."""
        self.check()
        rest = self.breaker.rest()
        if rest > 0:
            raise BreakerOpen(retry_after=rest)

    def answered(self, request: Request, answer: Response, seconds: float) -> None:
        """A request got an answer, whatever it says."""
        bad = answer.status == 429 or answer.status == 408 or answer.status >= 500
        self.ledger.note(_kind(request), self.purpose, failed=bad, size=len(answer.body), seconds=seconds)
        if answer.status == 429:
            self._pause(parse_retry_after(answer.headers, now=self._clock.now()))
            self.breaker.without_answer()
            self.concurrency.bad()
        elif answer.status == 501:
            self.breaker.without_answer()
        elif bad:
            self._fault(parse_retry_after(answer.headers, now=self._clock.now()))
        else:
            self.breaker.good()
            self.concurrency.good()
            with self._guard:
                if self._until <= self._clock.monotonic():
                    self._limited, self._since = 0, None

    def failed(self, request: Request, error: BaseException, seconds: float) -> None:
        """A request got no answer. One that never left is not the vendor's to count."""
        if not isinstance(error, TlsRefused) and (not isinstance(error, Offline) or error.sent):
            self.ledger.note(_kind(request), self.purpose, failed=True, size=0, seconds=seconds)
        if isinstance(error, Offline) and error.reason == "timeout":
            self._fault()
        else:
            self.breaker.without_answer()

    def _fault(self, retry_after: float | None = None) -> None:
        self.concurrency.bad()
        if self.breaker.fault(retry_after=retry_after):
            self._tell(Decision("breaker_opened", params={"seconds": round(self.breaker.left())}))

    def _pause(self, retry_after: float | None) -> None:
        """Several threads may hear the same 429: the longest wish counts, our own growing wait only once."""
        with self._guard:
            now = self._clock.monotonic()
            new = self._until <= now
            if not new and retry_after is None:
                return
            wait = delay(self._limited, random=self._random, retry_after=retry_after)
            self._limited += new
            self._until = max(self._until, now + wait)
            if self._since is None:
                self._since = self._clock.now()
        if new:
            self._tell(Decision("slowed", params={"seconds": round(wait)}))

    # over a restart

    def load(self, kept: object) -> None:
        """Go on from what `kept` gave, unless this process wrote it itself.

        The wait is measured by wall time and never taken for longer than it was meant (F78).
        """
        if not isinstance(kept, dict) or kept.get("by") == self._writer:
            return
        self.ledger.load(kept.get("minutes"))
        left, since = _left(kept, self._clock.now())
        with self._guard:
            self._until = self._clock.monotonic() + left
            self._since = since
            self._limited = kept["limited"] if isinstance(kept.get("limited"), int) else 0

    def kept(self) -> dict[str, Any]:
        """What must outlive the process, as JSON values; to be stored under `KEY` with the run."""
        now = self._clock.now()
        with self._guard:
            left = max(0.0, self._until - self._clock.monotonic())
            return {
                "by": self._writer,
                "at": now,
                "wait": round(left * 1000),
                "since": self._since,
                "limited": self._limited,
                "minutes": self.ledger.dump(),
            }


def kept_requests(kept: object, *, now: int, budget: int) -> Requests:
    """The ledger as it was last kept, as of wall milliseconds `now`."""
    return shown_from(kept.get("minutes") if isinstance(kept, dict) else None, now=now, budget=budget)


def kept_pause(kept: object, *, now: int) -> tuple[float, int | None]:
    """Seconds left of the pause the cloud asked for, and the wall milliseconds since when it does."""
    return _left(kept, now) if isinstance(kept, dict) else (0.0, None)


def _left(kept: dict[str, Any], now: int) -> tuple[float, int | None]:
    try:
        passed, wait, since = now - int(kept["at"]), int(kept["wait"]), kept["since"]
    except (KeyError, TypeError, ValueError):
        return 0.0, None
    left = wait - max(0, passed)
    return min(max(0.0, left / 1000), LONGEST_WAIT), since if isinstance(since, int) else None


def _kind(request: Request) -> Kind:
    if request.path.endswith("/signin/token"):
        return Kind.SIGN_IN
    return Kind.READ if request.method == "GET" else Kind.WRITE
