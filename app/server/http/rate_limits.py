"""Rate limits: token buckets per address and per access token, and delays after failed sign-ins.

Called by `asgi` (addresses), `service` (tokens, sign-ins) and the receiver. The arithmetic is in pure functions of
monotonic seconds; the state is in memory and bounded. Knows no HTTP.
"""

from __future__ import annotations

import ipaddress
import threading
from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

from app.server.http.errors import TooManyRequests
from storage.clock import Clock
from sync.client import loopback

BURST_SECONDS = 10.0
"""Size of a burst: the requests of so many seconds may come at once."""

ADDRESS_SHARE = 4
"""The limit of an address, in limits of a token: several programs may share one address."""

FREE_FAILURES = 5
"""Failed sign-ins before an address is delayed."""
MAX_SIGN_IN_DELAY = 60.0
"""Seconds; low, since an honest program may share the address with a guessing one."""
FORGET_SECONDS = 900.0
"""Seconds without a failure after which the count starts again."""

MAX_KEYS = 4096
"""Callers remembered; the least recently seen is dropped first."""


@dataclass(frozen=True, slots=True)
class Bucket:
    """A token bucket: its level at a moment in monotonic seconds."""

    level: float
    at: float


def tokens_after(
    bucket: Bucket | None, *, now: float, per_second: float, most: float
) -> tuple[Bucket, float]:
    """The bucket after one request, and the seconds until one is allowed: 0.0 when this one was."""
    level = most if bucket is None else min(most, bucket.level + max(0.0, now - bucket.at) * per_second)
    if level >= 1.0:
        return Bucket(level - 1.0, now), 0.0
    return Bucket(level, now), (1.0 - level) / per_second


@dataclass(frozen=True, slots=True)
class Failures:
    """Failed sign-ins in a row, and the moment of the last one in monotonic seconds."""

    count: int
    at: float


def sign_in_delay(failures: Failures | None, now: float) -> float:
    """Seconds until the next attempt: 0 after the first failures, then 1, 2, 4 ... up to MAX_SIGN_IN_DELAY."""
    if failures is None or failures.count < FREE_FAILURES or now - failures.at > FORGET_SECONDS:
        return 0.0
    doublings = min(failures.count - FREE_FAILURES, 16)
    return max(0.0, failures.at + min(MAX_SIGN_IN_DELAY, 2.0**doublings) - now)


def count_failure(failures: Failures | None, now: float) -> Failures:
    """The failures, one more counted."""
    if failures is None or now - failures.at > FORGET_SECONDS:
        return Failures(1, now)
    return Failures(failures.count + 1, now)


@lru_cache(maxsize=1024)
def caller_key(address: str) -> str:
    """The key of a caller: an IPv4 address, or the /64 network of an IPv6 address, which one computer owns whole."""
    found = loopback.address(address)
    if found is None:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((found, 64), strict=False).network_address)


_Value = TypeVar("_Value")


class _LruMap(Generic[_Value]):
    """A mapping of at most MAX_KEYS entries; the least recently written is dropped first."""

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
    """One bucket per key; `per_minute` 0 means no limit. Thread-safe.

    `reason` is that of the TooManyRequests raised.
    """

    def __init__(self, per_minute: int, *, clock: Clock, reason: str) -> None:
        self._per_second = per_minute / 60
        self._most = max(1.0, self._per_second * BURST_SECONDS)
        self._clock = clock
        self._reason = reason
        self._buckets: _LruMap[Bucket] = _LruMap()
        self._lock = threading.Lock()

    def take(self, key: str) -> None:
        """Count one request of `key`. Raises TooManyRequests, and then it is not counted."""
        if not self._per_second:
            return
        with self._lock:
            bucket, wait = tokens_after(
                self._buckets.get(key),
                now=self._clock.monotonic(),
                per_second=self._per_second,
                most=self._most,
            )
            self._buckets.put(key, bucket)
        if wait:
            raise TooManyRequests(reason=self._reason, seconds=wait)


class SignInThrottle:
    """Delays sign-ins of an address after failed ones. Thread-safe."""

    def __init__(self, *, clock: Clock) -> None:
        self._clock = clock
        self._failures: _LruMap[Failures] = _LruMap()
        self._lock = threading.Lock()

    def check(self, address: str) -> None:
        """Raises TooManyRequests while the address is delayed; call it before the token is checked."""
        with self._lock:
            wait = sign_in_delay(self._failures.get(caller_key(address)), self._clock.monotonic())
        if wait:
            raise TooManyRequests(reason="sign_in", seconds=wait)

    def failed(self, address: str) -> None:
        """Count a sign-in with an unknown refresh token."""
        key = caller_key(address)
        with self._lock:
            self._failures.put(key, count_failure(self._failures.get(key), self._clock.monotonic()))

    def succeeded(self, address: str) -> None:
        """Reset the count after a sign-in with a known token."""
        with self._lock:
            self._failures.drop(caller_key(address))


class Limits:
    """The limits of one server: `per_minute` requests per token, ADDRESS_SHARE times that per address."""

    def __init__(self, per_minute: int, *, clock: Clock) -> None:
        self._addresses = Buckets(per_minute * ADDRESS_SHARE, clock=clock, reason="address")
        self._tokens = Buckets(per_minute, clock=clock, reason="token")
        self.sign_ins = SignInThrottle(clock=clock)

    def count_address(self, address: str) -> None:
        """Count a request of an address. Raises TooManyRequests."""
        self._addresses.take(caller_key(address))

    def count_token(self, name: str) -> None:
        """Count a request with an access token of the refresh token `name`. Raises TooManyRequests."""
        self._tokens.take(name)
