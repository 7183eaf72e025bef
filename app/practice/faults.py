"""Faults on demand for the practice cloud: wraps its handler and lets requests fail as on a bad network.

Rules are set by the demo and by tests while the cloud runs. Choices come from a seeded random source or from a script,
so that a run can be repeated. The fault ids are explained in `sync/FAULTS.md`.
"""

from __future__ import annotations

import random
import threading
from collections import Counter, deque
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import StrEnum

from app.server.http import error_bodies
from app.server.http.errors import AccessRefused, DropConnection
from app.server.http.replies import JSON
from storage.errors import PreconditionFailed, StaleVersion
from sync.client.transport import Request, Response

Handle = Callable[[Request], Response]
Sleep = Callable[[float], None]
Lag = Callable[[float], AbstractContextManager[object]]
"""Sets the cloud's clock back by that many seconds, for the calling thread and inside the block."""


class Fault(StrEnum):
    """The kinds of faults."""

    LATENCY = "latency"
    """Waits before handling (F12)."""
    LATE_ANSWER = "late_answer"
    """Handles the request, then waits before answering (F08)."""
    HANG = "hang"
    """Waits, then drops the connection without handling (F07)."""
    OUTAGE = "outage"
    """Drops the connection without handling (F04)."""
    DROPPED_ANSWER = "dropped_answer"
    """Commits, then drops the connection before the first byte of the response (F05)."""
    TRUNCATED = "truncated"
    """Commits, then drops the connection in the middle of the response (F06)."""
    PRECONDITION = "precondition"
    """412 although the ETag is right (F14)."""
    STALE = "stale"
    """409 as for an old versionDate (F15)."""
    EXPIRED = "expired"
    """403 as for an expired access token (F22, F23)."""
    RATE_LIMIT = "rate_limit"
    """429 with Retry-After (F25)."""
    RATE_LIMIT_BARE = "rate_limit_bare"
    """429 without Retry-After (F25)."""
    UNAVAILABLE = "unavailable"
    """503 without handling (F26)."""
    ERROR_BEFORE = "error_before"
    """500 without handling (F26)."""
    ERROR_AFTER = "error_after"
    """Commits, and answers 500 (F27)."""
    GARBAGE = "garbage"
    """Commits, and answers 200 with truncated JSON (F28)."""
    HTML = "html"
    """200 with a web page, as of a captive portal, without handling (F02)."""
    LATE_COMMIT = "late_commit"
    """Commits with an earlier versionDate, as a slow transaction does (F43)."""


_UPDATES_ONLY = frozenset({Fault.PRECONDITION, Fault.STALE})
_AFTER_SIGN_IN = frozenset({Fault.EXPIRED, Fault.PRECONDITION, Fault.STALE})
SIGN_IN = "/signin/"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A fault with its probability and conditions. Of several rules the first that strikes counts."""

    fault: Fault
    probability: float = 1.0
    seconds: float = 0.0
    """Length of a wait or lag; the Retry-After of a 429."""
    methods: frozenset[str] = frozenset()
    """Only these methods; empty means all."""
    path: str = ""
    """Only paths that contain this text."""
    times: int | None = None
    """Maximum number of strikes; None means no limit."""

    def applies_to(self, request: Request) -> bool:
        """Whether it may strike this request; some faults make sense for some requests only."""
        return (
            (not self.methods or request.method in self.methods)
            and self.path in request.path
            and not (self.fault in _UPDATES_ONLY and request.method not in ("PUT", "PATCH"))
            and not (self.fault in _AFTER_SIGN_IN and SIGN_IN in request.path)
        )


class Faults:
    """A handler that applies its rules before it calls the real one. Thread-safe."""

    def __init__(
        self, handle: Handle, *, seed: int = 0, sleep: Sleep | None = None, lag: Lag | None = None
    ) -> None:
        self._inner = handle
        self._rng = random.Random(seed)
        self._lock = threading.Lock()
        self._rules: tuple[Rule, ...] = ()
        self._left: dict[int, int] = {}
        self._script: deque[Rule | None] = deque()
        self._released = threading.Event()
        self._sleep = sleep if sleep is not None else self._wait
        self._lag: Lag = lag if lag is not None else nullcontext
        self.struck: Counter[Fault] = Counter()
        """How often each fault struck."""
        self.requests = 0
        """All requests, struck or not."""

    def set(self, *rules: Rule) -> None:
        """Replace the rules; without arguments there are none."""
        with self._lock:
            self._rules = rules
            self._left = {at: rule.times for at, rule in enumerate(rules) if rule.times is not None}

    def script(self, *steps: Rule | Fault | None) -> None:
        """Append steps to the script: each request takes one, None lets it pass; rules do not apply meanwhile.

        A step that does not apply to a request lets it pass and stays for the next one.
        """
        with self._lock:
            self._script.extend(Rule(fault=step) if isinstance(step, Fault) else step for step in steps)

    def reseed(self, seed: int) -> None:
        """Restart the random source with this seed."""
        with self._lock:
            self._rng = random.Random(seed)

    def clear(self) -> None:
        """Remove rules and script, and wake all waiting requests."""
        with self._lock:
            self._rules, self._left = (), {}
            self._script.clear()
        self.release()

    def release(self) -> None:
        """Wake all requests that wait in a fault, so that the server can stop."""
        with self._lock:
            released, self._released = self._released, threading.Event()
        released.set()

    def handle(self, request: Request) -> Response:
        """Answer, or fail as the rules say. Raises Dropped to have the connection broken."""
        rule = self._choose(request)
        if rule is None:
            return self._inner(request)
        return self._strike(rule, request)

    def _choose(self, request: Request) -> Rule | None:
        with self._lock:
            self.requests += 1
            chosen = self._scripted(request) if self._script else self._ruled(request)
            if chosen is not None:
                self.struck[chosen.fault] += 1
        return chosen

    def _scripted(self, request: Request) -> Rule | None:
        head = self._script[0]
        if head is not None and not head.applies_to(request):
            return None
        return self._script.popleft()

    def _ruled(self, request: Request) -> Rule | None:
        for at, rule in enumerate(self._rules):
            if not rule.applies_to(request) or self._left.get(at) == 0:
                continue
            if rule.probability >= 1 or self._rng.random() < rule.probability:
                if at in self._left:
                    self._left[at] -= 1
                return rule
        return None

    def _strike(self, rule: Rule, request: Request) -> Response:
        match rule.fault:
            case Fault.LATENCY:
                self._sleep(rule.seconds)
                return self._inner(request)
            case Fault.LATE_ANSWER:
                answer = self._inner(request)
                self._sleep(rule.seconds)
                return answer
            case Fault.HANG:
                self._sleep(rule.seconds)
                raise DropConnection
            case Fault.OUTAGE:
                raise DropConnection
            case Fault.DROPPED_ANSWER:
                self._inner(request)
                raise DropConnection
            case Fault.TRUNCATED:
                answer = self._inner(request)
                raise DropConnection(answer, len(answer.body) // 2)
            case Fault.ERROR_AFTER:
                self._inner(request)
                return error_bodies.plain(500, path=request.path)
            case Fault.GARBAGE:
                self._inner(request)
                return Response(200, {"content-type": JSON}, b'{"currentPage":"1","data":[{"id":')
            case Fault.LATE_COMMIT:
                with self._lag(rule.seconds):
                    return self._inner(request)
            case _:
                return _refusal(rule, request)

    def _wait(self, seconds: float) -> None:
        self._released.wait(seconds)


def _refusal(rule: Rule, request: Request) -> Response:
    """The response of a fault that does not handle the request."""
    match rule.fault:
        case Fault.PRECONDITION:
            return error_bodies.reply(PreconditionFailed(), path=request.path)
        case Fault.STALE:
            return error_bodies.reply(StaleVersion(), path=request.path)
        case Fault.EXPIRED:
            return error_bodies.reply(AccessRefused(reason="ACCESS_TOKEN_EXPIRED"), path=request.path)
        case Fault.RATE_LIMIT:
            return error_bodies.plain(
                429, path=request.path, headers={"retry-after": str(int(rule.seconds) or 1)}
            )
        case Fault.RATE_LIMIT_BARE:
            return error_bodies.plain(429, path=request.path)
        case Fault.UNAVAILABLE:
            return error_bodies.plain(503, path=request.path)
        case Fault.HTML:
            page = b"<!DOCTYPE html><html><body><h1>Sign in to this network</h1></body></html>"
            return Response(200, {"content-type": "text/html"}, page)
        case _:
            return error_bodies.plain(500, path=request.path)
