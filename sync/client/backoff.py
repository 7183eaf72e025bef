"""Backoff: full jitter under an exponentially growing ceiling; a Retry-After of the cloud takes precedence.

Used by the engine (next run), the push (next attempt of a change), the request gate (429) and the delivery of our own
webhooks. Pure: the random source and the time are arguments; it never sleeps and knows no request.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC
from functools import lru_cache
from random import Random

from sync.errors import (
    BreakerOpen,
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    SignInRefused,
    SyncError,
    TlsRefused,
)

BASE = 1.0
"""Seconds: the ceiling of the first delay."""
CAP = 300.0
"""Seconds: the highest ceiling."""
MAX_RETRY_AFTER = 3600.0
"""Seconds: a longer Retry-After is cut to this; the known quota renews every 30 minutes."""
MAX_DELAY = 1.1 * MAX_RETRY_AFTER + 1.0
"""Seconds: no result of `delay` is greater."""


def ceiling(attempt: int, *, base: float = BASE, cap: float = CAP) -> float:
    """Greatest delay in seconds after `attempt` failures, counted from 0: doubles from `base` up to `cap`."""
    return float(min(cap, base * 2 ** min(max(attempt, 0), 16)))


def full_jitter(attempt: int, *, rng: Random, base: float = BASE, cap: float = CAP) -> float:
    """Seconds, drawn evenly between 0 and the ceiling."""
    return rng.uniform(0.0, ceiling(attempt, base=base, cap=cap))


def delay(attempt: int, *, rng: Random, retry_after: float | None = None) -> float:
    """Seconds until the next attempt: full jitter, or slightly more than the cloud asked for (F25)."""
    if retry_after is None:
        return full_jitter(attempt, rng=rng)
    return retry_after + rng.uniform(0.0, 1.0 + retry_after / 10)


PROBE_CAP = 60.0
"""Seconds: without a network a probe costs nobody anything, and the shop should learn soon that it is back."""
PERSON_NEEDED = 1800.0
"""Seconds between two automatic runs where only a person can help, in case it was repaired elsewhere (F22)."""
CERTIFICATE = 900.0
"""Seconds between two runs against an untrusted certificate (F03)."""


def run_backoff(error: SyncError, attempt: int, *, rng: Random) -> float:
    """Seconds until the next automatic run after `attempt` + 1 runs in a row that ended with this kind of error."""
    match error:
        case RateLimited() | BreakerOpen():
            return error.retry_after or 1.0
        case TlsRefused():
            return CERTIFICATE
        case SignInRefused():
            return PERSON_NEEDED
        case Forbidden() if error.whole_cloud:
            return PERSON_NEEDED
        case Offline(sent=False):
            return 1.0 + min(PROBE_CAP, delay(attempt, rng=rng))
        case ProtocolMismatch():
            return 1.0 + min(PROBE_CAP, delay(attempt + 3, rng=rng))
    return 1.0 + delay(attempt, rng=rng)


def parse_retry_after(headers: Mapping[str, str], *, now: int) -> float | None:
    """Seconds asked for by Retry-After, a number or an HTTP date; None when absent or invalid.

    A date is measured against the answer's own Date, so that a wrong clock here does not matter (F78); `now`
    (wall milliseconds) is used only when the answer has none.
    """
    text = headers.get("retry-after", "").strip()
    if text.isascii() and text.replace(".", "", 1).isdigit():
        return min(float(text), MAX_RETRY_AFTER)
    until = parse_http_date(text)
    if until is None:
        return None
    sent_at = parse_http_date(headers.get("date", ""))
    seconds = until - (now / 1000 if sent_at is None else sent_at)
    return min(max(seconds, 0.0), MAX_RETRY_AFTER)


@lru_cache(maxsize=16)
def parse_http_date(text: str) -> float | None:
    """Seconds since 1970 of an HTTP date; None when the text is none. A date without a zone is UTC.

    The newest are kept: the date of one answer is asked for several times.
    """
    # Imported only when needed: it is slow to import.
    from email.utils import parsedate_to_datetime

    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return moment.timestamp()
