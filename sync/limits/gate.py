"""The request gate: every request to the cloud asks it for admission and reports its outcome to it.

Made by the engine for its one cloud and called by `sync.client.api` around each exchange. It neither delays nor repeats
a request: it refuses with the seconds to wait, and the caller decides. What must outlive the process (the request
counts, a Retry-After) is stored with each run.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from storage.clock import Clock
from sync.client.backoff import delay, parse_retry_after
from sync.client.transport import Request, Response
from sync.errors import BreakerOpen, Offline, RateLimited, TlsRefused
from sync.events import Decision, RequestUsage
from sync.limits.circuit_breaker import CircuitBreaker
from sync.limits.concurrency import Concurrency
from sync.limits.request_budget import DEFAULT_BUDGET, Kind, Purpose, RequestBudget
from sync.limits.shared_allowance import SharedAllowance
from sync.limits.stored_limits import pause_left, with_share


class RequestGate:
    """Rate limits towards one cloud. Safe for several threads; `load` and `dump` belong to the run's thread."""

    def __init__(
        self,
        *,
        clock: Clock,
        rng: Random,
        budget: Callable[[], int] = lambda: DEFAULT_BUDGET,
        computers: Callable[[], int] = lambda: 1,
        on_decision: Callable[[Decision], None] = lambda _: None,
    ) -> None:
        self.allowance = SharedAllowance(clock=clock, allowance=budget, computers=computers)
        self.requests = RequestBudget(
            clock=clock,
            budget=self.allowance.share,
            left_by_others=lambda: budget() - self.allowance.others(),
        )
        self.breaker = CircuitBreaker(clock=clock, rng=rng)
        self.concurrency = Concurrency(clock=clock)
        self.purpose = Purpose.ASKED
        """What requests are being spent on now."""
        self._clock = clock
        self._rng = rng
        self._on_decision = on_decision
        self._lock = threading.Lock()
        self._until = 0.0
        """Monotonic seconds before which the cloud asked not to be called (F25)."""
        self._since: int | None = None
        """Wall milliseconds of the first 429 of the current row."""
        self._limited = 0
        """429s in a row, those of one moment counted once."""
        self._writer = os.urandom(16).hex()

    @contextmanager
    def spending(self, purpose: Purpose) -> Iterator[None]:
        """Count requests inside for this purpose."""
        before, self.purpose = self.purpose, purpose
        try:
            yield
        finally:
            self.purpose = before

    def may_spend(self, purpose: Purpose, requests: int = 1) -> bool:
        """Whether the budget and the cloud allow that many requests for this purpose now."""
        return self.wait() <= 0 and self.requests.may_spend(purpose, requests)

    def wait(self) -> float:
        """Seconds until a request may be sent; 0 at once."""
        return max(0.0, self._until - self._clock.monotonic(), self.breaker.remaining())

    def allow_probe(self) -> None:
        """Let a probe through an open breaker because a person asked. The cloud's Retry-After still counts."""
        self.breaker.allow_probe()

    # around each exchange

    def check(self) -> None:
        """Raise RateLimited or BreakerOpen, with the seconds to wait, when nothing may be sent now."""
        left = self._until - self._clock.monotonic()
        if left > 0:
            raise RateLimited(retry_after=left)
        left = self.breaker.remaining()
        if left > 0:
            raise BreakerOpen(retry_after=left)

    def admit(self) -> None:
        """Admit one request, or raise what `check` raises."""
        self.check()
        left = self.breaker.acquire()
        if left > 0:
            raise BreakerOpen(retry_after=left)

    def answered(self, request: Request, answer: Response, seconds: float) -> None:
        """Record that a request was answered, whatever the status."""
        failed = answer.status == 429 or answer.status == 408 or answer.status >= 500
        self.requests.record(
            _kind(request), self.purpose, failed=failed, size=len(answer.body), seconds=seconds
        )
        if answer.status == 429:
            self._learn_share()
            self._cool_down(parse_retry_after(answer.headers, now=self._clock.now()))
            self.breaker.record_inconclusive()
            self.concurrency.record_failure()
        elif answer.status == 501:
            self.breaker.record_inconclusive()
        elif failed:
            self._record_failure(parse_retry_after(answer.headers, now=self._clock.now()))
        else:
            self.breaker.record_success()
            self.concurrency.record_success()
            with self._lock:
                if self._until <= self._clock.monotonic():
                    self._limited, self._since = 0, None

    def failed(self, request: Request, error: BaseException, seconds: float) -> None:
        """Record that a request got no answer. One that never left does not count against the budget."""
        if not isinstance(error, TlsRefused) and (not isinstance(error, Offline) or error.sent):
            self.requests.record(_kind(request), self.purpose, failed=True, size=0, seconds=seconds)
        if isinstance(error, Offline) and error.reason == "timeout":
            self._record_failure()
        else:
            self.breaker.record_inconclusive()

    def _record_failure(self, retry_after: float | None = None) -> None:
        self.concurrency.record_failure()
        if self.breaker.record_failure(retry_after=retry_after):
            self._on_decision(Decision("breaker_opened", params={"seconds": round(self.breaker.remaining())}))

    def _learn_share(self) -> None:
        """A 429 that our own requests do not explain shows that others use the allowance too (F123)."""
        if self.allowance.record_refusal(self.requests.usage().used):
            shares = {"share": self.allowance.share(), "budget": self.allowance.allowance()}
            self._on_decision(Decision("sharing", params=shares))

    def usage(self) -> RequestUsage:
        """The requests of the last half hour, the allowance, and this computer's share of it."""
        return with_share(self.requests.usage(), self.allowance)

    def _cool_down(self, retry_after: float | None) -> None:
        """Wait after a 429. Several threads may get the same one: the longest Retry-After counts, our backoff once."""
        with self._lock:
            now = self._clock.monotonic()
            new = self._until <= now
            if not new and retry_after is None:
                return
            wait = delay(self._limited, rng=self._rng, retry_after=retry_after)
            self._limited += new
            self._until = max(self._until, now + wait)
            if self._since is None:
                self._since = self._clock.now()
        if new:
            self._on_decision(Decision("slowed", params={"seconds": round(wait)}))

    # over a restart

    def load(self, stored: object) -> None:
        """Resume from what `dump` gave, unless this process wrote it itself.

        The wait is measured by wall time and never taken for longer than it was meant (F78).
        """
        if not isinstance(stored, dict) or stored.get("by") == self._writer:
            return
        self.requests.load(stored.get("minutes"))
        self.allowance.load(stored.get("share"))
        left, since = pause_left(stored, self._clock.now())
        with self._lock:
            self._until = self._clock.monotonic() + left
            self._since = since
            self._limited = stored["limited"] if isinstance(stored.get("limited"), int) else 0

    def dump(self) -> dict[str, Any]:
        """What must outlive the process, as JSON values; to be stored under `LIMITS_KEY` with the run."""
        now = self._clock.now()
        with self._lock:
            left = max(0.0, self._until - self._clock.monotonic())
            return {
                "by": self._writer,
                "at": now,
                "wait": round(left * 1000),
                "since": self._since,
                "limited": self._limited,
                "minutes": self.requests.dump(),
                "share": self.allowance.dump(),
            }


def _kind(request: Request) -> Kind:
    if request.path.endswith("/signin/token"):
        return Kind.SIGN_IN
    return Kind.READ if request.method == "GET" else Kind.WRITE
