"""When to try again: full jitter under a growing ceiling, and the cloud's own wish before ours.

Called by `sync.client.error_mapping` (to read the header) and by the engine (to plan the next attempt). Pure: the random
source and the time come in; it never sleeps and knows no request.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC
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
"""Seconds: the ceiling of the first wait."""
CAP = 300.0
"""Seconds: the highest ceiling of our own choosing (sync facts 3.9)."""
LONGEST_WISH = 3600.0
"""Seconds: a longer Retry-After is cut to this; the known quota renews every 30 minutes."""
LONGEST_WAIT = 1.1 * LONGEST_WISH + 1.0
"""Seconds: no wait of `delay` is longer."""


def ceiling(attempt: int) -> float:
    """Longest wait in seconds before try number `attempt` + 1, counted from 0."""
    return float(min(CAP, BASE * 2 ** min(max(attempt, 0), 16)))


def delay(attempt: int, *, random: Random, retry_after: float | None = None) -> float:
    """Seconds to wait: anywhere up to the ceiling, or what the cloud asked for and a little more (F25)."""
    if retry_after is None:
        return random.uniform(0.0, ceiling(attempt))
    return retry_after + random.uniform(0.0, 1.0 + retry_after / 10)


PROBE_CAP = 60.0
"""Seconds: without a network nobody is bothered by a probe, and the shop wants to know when it is back."""
PERSON_NEEDED = 1800.0
"""Seconds between two runs by themselves where only a person can help, in case it was mended elsewhere (F22)."""
CERTIFICATE = 900.0
"""Seconds between two runs against a certificate that is not trusted: no storm (F03)."""


def run_backoff(error: SyncError, attempt: int, *, random: Random) -> float:
    """Seconds until the next run by itself after `attempt` + 1 runs in a row that ended with this kind of error."""
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
            return 1.0 + min(PROBE_CAP, delay(attempt, random=random))
        case ProtocolMismatch():
            return 1.0 + min(PROBE_CAP, delay(attempt + 3, random=random))
    return 1.0 + delay(attempt, random=random)


def parse_retry_after(headers: Mapping[str, str], *, now: int) -> float | None:
    """Seconds asked for by Retry-After, as a number or an HTTP date; None when absent or senseless.

    A date is measured against the answer's own Date, so that a wrong clock here does not matter (F78); `now`
    (wall milliseconds) serves only when the answer has none.
    """
    text = headers.get("retry-after", "").strip()
    if text.isascii() and text.replace(".", "", 1).isdigit():
        return min(float(text), LONGEST_WISH)
    until = parse_http_date(text)
    if until is None:
        return None
    sent_at = parse_http_date(headers.get("date", ""))
    seconds = until - (now / 1000 if sent_at is None else sent_at)
    return min(max(seconds, 0.0), LONGEST_WISH)


def parse_http_date(text: str) -> float | None:
    """Seconds since 1970 of an HTTP date; None when it is none. A date without a zone is UTC."""
    # Not before an answer says a date: it is slow to import.
    from email.utils import parsedate_to_datetime

    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return moment.timestamp()
