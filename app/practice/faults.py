"""Faults on demand for the practice cloud: what a bad day on the internet does to a request.

Wraps `Service.handle`; the practice cloud, the demo and the tests throw the switches while it runs. Choices
come from a seeded random source, or from a scripted queue, so that a run can be repeated. Fault ids are those
of `facts/sync.md` 2.
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
    """What goes wrong."""

    LATENCY = "latency"
    """Waits, then answers (F12)."""
    LATE_ANSWER = "late_answer"
    """Does the work, then waits before answering (F08)."""
    HANG = "hang"
    """Waits, does nothing, and breaks off (F07)."""
    OUTAGE = "outage"
    """Breaks off before anything is done (F04)."""
    DROPPED_ANSWER = "dropped_answer"
    """Commits, and breaks off before the first byte of the answer (F05)."""
    TRUNCATED = "truncated"
    """Commits, and breaks off in the middle of the answer (F06)."""
    PRECONDITION = "precondition"
    """412 although the tag is right (F14)."""
    STALE = "stale"
    """409 as for an old versionDate (F15)."""
    EXPIRED = "expired"
    """403 as for an expired access token (F22, F23)."""
    RATE_LIMIT = "rate_limit"
    """429 with Retry-After (F25)."""
    RATE_LIMIT_BARE = "rate_limit_bare"
    """429 without a word of when to come back (F25)."""
    UNAVAILABLE = "unavailable"
    """503 before anything is done (F26)."""
    ERROR_BEFORE = "error_before"
    """500 before anything is done (F26)."""
    ERROR_AFTER = "error_after"
    """Commits, and answers 500 (F27)."""
    GARBAGE = "garbage"
    """Commits, and answers 200 with JSON that breaks off (F28)."""
    HTML = "html"
    """200 with a web page, as a captive portal answers; nothing is done (F02)."""
    LATE_COMMIT = "late_commit"
    """Commits with a versionDate from before, as a slow transaction does (F43)."""


_GUARDED = frozenset({Fault.PRECONDITION, Fault.STALE})
_SIGNED = frozenset({Fault.EXPIRED, Fault.PRECONDITION, Fault.STALE})
SIGN_IN = "/signin/"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A fault, how often, and where. Rules are tried in order; the first that strikes is the one."""

    fault: Fault
    rng: float = 1.0
    seconds: float = 0.0
    """Length of a wait or a lag; for a 429, its Retry-After."""
    methods: frozenset[str] = frozenset()
    """Only these; empty is any."""
    path: str = ""
    """Only paths that contain it."""
    times: int | None = None
    """Strikes at most so often; None is for ever."""

    def applies_to(self, request: Request) -> bool:
        """Whether it may strike this request: a fault that makes no sense for it waits for another."""
        return (
            (not self.methods or request.method in self.methods)
            and self.path in request.path
            and not (self.fault in _GUARDED and request.method not in ("PUT", "PATCH"))
            and not (self.fault in _SIGNED and SIGN_IN in request.path)
        )


class Faults:
    """A handler that lets its rules strike before handing on to the real one."""

    def __init__(
        self, handle: Handle, *, seed: int = 0, sleep: Sleep | None = None, lag: Lag | None = None
    ) -> None:
        self._inner = handle
        self._rng = random.Random(seed)
        self._lock = threading.Lock()
        self._rules: tuple[Rule, ...] = ()
        self._left: dict[int, int] = {}
        self._script: deque[Rule | None] = deque()
        self._awake = threading.Event()
        self._sleep = sleep if sleep is not None else self._wait
        self._lag: Lag = lag if lag is not None else nullcontext
        self.struck: Counter[Fault] = Counter()
        """How often each fault struck."""
        self.requests = 0
        """Requests that came, struck or not."""

    def set(self, *rules: Rule) -> None:
        """From now on these rules and no other; none of them: a clean day."""
        with self._lock:
            self._rules = rules
            self._left = {at: rule.times for at, rule in enumerate(rules) if rule.times is not None}

    def script(self, *steps: Rule | Fault | None) -> None:
        """Append to the queue: each request takes its head, None lets it pass; rules rest while it lasts.

        A step that makes no sense for a request stays at the head and lets it pass.
        """
        with self._lock:
            self._script.extend(Rule(fault=step) if isinstance(step, Fault) else step for step in steps)

    def reseed(self, seed: int) -> None:
        """Begin the sequence of chances anew."""
        with self._lock:
            self._rng = random.Random(seed)

    def clear(self) -> None:
        """No rules, no script, and whoever waits goes on."""
        with self._lock:
            self._rules, self._left = (), {}
            self._script.clear()
        self.release()

    def release(self) -> None:
        """Wake every request that waits in a fault; for stopping the server."""
        with self._lock:
            woken, self._awake = self._awake, threading.Event()
        woken.set()

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
            if rule.rng >= 1 or self._rng.random() < rule.rng:
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
        self._awake.wait(seconds)


def _refusal(rule: Rule, request: Request) -> Response:
    """The answer of a fault that does nothing but answer."""
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
