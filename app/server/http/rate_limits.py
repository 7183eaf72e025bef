"""How much one caller may ask for: token buckets by address and by token, and the brake on failed sign-ins.

Called by the shell (addresses), by `service` (tokens, sign-ins) and by the receiver. Decisions are pure functions
of a clock's seconds; what is kept between them lives in memory and is bounded. Knows no HTTP.
"""

from __future__ import annotations

import ipaddress
import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Generic, TypeVar

from app.server.http.errors import TooManyRequests
from storage.clock import Clock
from sync.client import loopback

BURST_SECONDS = 10.0
"""So many seconds' worth of requests may come at once."""

ADDRESS_SHARE = 4
"""An address may ask for so many times what a token may: several programs stand behind one."""

FREE_FAILURES = 5
"""Failed sign-ins before an address has to wait."""
MAX_SIGN_IN_DELAY = 60.0
"""Seconds; an honest program that shares the address with a guessing one is not locked out for longer."""
FORGET_SECONDS = 900.0
"""Failures are forgotten after so long without a new one."""

MAX_KEYS = 4096
"""Callers remembered at once; the ones longest silent are forgotten first."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """What is left of an allowance, and when (monotonic seconds) that was so."""

    level: float
    at: float


def tokens_after(
    bucket: Bucket | None, *, now: float, per_second: float, most: float
) -> tuple[Bucket, float]:
    """The bucket after one request, and the seconds until one is let in: 0.0 when this one was."""
    level = most if bucket is None else min(most, bucket.level + max(0.0, now - bucket.at) * per_second)
    if level >= 1.0:
        return Bucket(level - 1.0, now), 0.0
    return Bucket(level, now), (1.0 - level) / per_second


@dataclass(frozen=True, slots=True)
class Failures:
    """Failed sign-ins in a row, and when (monotonic seconds) the last one was."""

    count: int
    at: float


def sign_in_delay(failures: Failures | None, now: float) -> float:
    """Seconds until the next attempt: none for the first failures, then 1, 2, 4 ... up to LONGEST_WAIT."""
    if failures is None or failures.count < FREE_FAILURES or now - failures.at > FORGET_SECONDS:
        return 0.0
    doublings = min(failures.count - FREE_FAILURES, 16)
    return max(0.0, failures.at + min(MAX_SIGN_IN_DELAY, 2.0**doublings) - now)


def count_failure(failures: Failures | None, now: float) -> Failures:
    """The failures after one more."""
    if failures is None or now - failures.at > FORGET_SECONDS:
        return Failures(1, now)
    return Failures(failures.count + 1, now)


def caller_key(address: str) -> str:
    """What counts as one caller: an IPv4 address, or the /64 of an IPv6 one, which one computer owns whole."""
    found = loopback.address(address)
    if found is None:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


_Value = TypeVar("_Value")


class _LruMap(Generic[_Value]):
    """Values by key; the key longest untouched goes when there are too many."""

    def __init__(self) -> None:
        self._values: OrderedDict[str, _Value] = OrderedDict()

    def get(self, key: str) -> _Value | None:
        return self._values.get(key)

    def put(self, key: str, value: _Value) -> None:
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > MAX_KEYS:
            self._values.popitem(last=False)

    def drop(self, key: str) -> None:
        self._values.pop(key, None)


class Buckets:
    """One allowance per key; `per_minute` 0 lets everything in. May be called by many threads."""

    def __init__(self, per_minute: int, *, clock: Clock, what: str) -> None:
        self._per_second = per_minute / 60
        self._most = max(1.0, self._per_second * BURST_SECONDS)
        self._clock = clock
        self._what = what
        self._kept: _LruMap[Bucket] = _LruMap()
        self._lock = threading.Lock()

    def take(self, key: str) -> None:
        """Count one request of `key`. Raises TooManyRequests, and then it is not counted."""
        if not self._per_second:
            return
        with self._lock:
            bucket, wait = tokens_after(
                self._kept.get(key),
                now=self._clock.monotonic(),
                per_second=self._per_second,
                most=self._most,
            )
            self._kept.put(key, bucket)
        if wait:
            raise TooManyRequests(reason=self._what, seconds=wait)


class SignInThrottle:
    """Slows down whoever tries refresh tokens. May be called by many threads."""

    def __init__(self, *, clock: Clock) -> None:
        self._clock = clock
        self._kept: _LruMap[Failures] = _LruMap()
        self._lock = threading.Lock()

    def check(self, address: str) -> None:
        """Raises TooManyRequests while the address has to wait; the token is then not looked at."""
        with self._lock:
            wait = sign_in_delay(self._kept.get(caller_key(address)), self._clock.monotonic())
        if wait:
            raise TooManyRequests(reason="sign_in", seconds=wait)

    def failed(self, address: str) -> None:
        """An unknown refresh token came from there."""
        key = caller_key(address)
        with self._lock:
            self._kept.put(key, count_failure(self._kept.get(key), self._clock.monotonic()))

    def succeeded(self, address: str) -> None:
        """A known one came from there: what went before was no guessing."""
        with self._lock:
            self._kept.drop(caller_key(address))


class Limits:
    """The limits of one server. `per_minute` requests for each token, ADDRESS_SHARE times that per address."""

    def __init__(self, per_minute: int, *, clock: Clock) -> None:
        self._addresses = Buckets(per_minute * ADDRESS_SHARE, clock=clock, what="address")
        self._tokens = Buckets(per_minute, clock=clock, what="token")
        self.sign_in = SignInThrottle(clock=clock)

    def count_address(self, address: str) -> None:
        """One request from there. Raises TooManyRequests."""
        self._addresses.take(caller_key(address))

    def count_token(self, name: str) -> None:
        """One request under the refresh token of that name. Raises TooManyRequests."""
        self._tokens.take(name)
