"""Random timestamps of the practice shop: working hours over two years, and bulk imports.

Called by the other modules of this package. All times are milliseconds since 1970 UTC and not after `now`.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random

HOUR = 3_600_000
DAY = 24 * HOUR
TWO_YEARS = 728
"""Days."""


def working_moment(rng: Random, now: int, *, days: int = TWO_YEARS) -> int:
    """A time in the working hours of the last `days` days; recent days are likelier."""
    day = now // DAY - int(days * rng.random() ** 1.7)
    hour = rng.choices(range(5, 19), weights=(2, 5, 8, 8, 7, 7, 6, 6, 6, 7, 8, 7, 4, 1))[0]
    moment = day * DAY + hour * HOUR + rng.randrange(HOUR)
    return moment if moment < now else moment - DAY


def import_moment(now: int, *, days: int) -> int:
    """The time of a bulk import in the night `days` days ago, the same for all its records."""
    return (now // DAY - days) * DAY + 2 * HOUR + 14 * 60_000 + 7_000 + days


def since(rng: Random, now: int, *, start: int) -> int:
    """A time between `start` and `now`."""
    return rng.randint(start, max(start, now - 1))


def birthday(rng: Random, now: int) -> int:
    """Midnight UTC of a day 16 to 90 years ago; negative before 1970."""
    today = datetime.fromtimestamp(now / 1000, UTC).date()
    born = today - timedelta(days=int(rng.triangular(16, 90, 41) * 365.25))
    return (born - date(1970, 1, 1)).days * DAY
