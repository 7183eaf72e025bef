"""Daily counts of sync runs and records over the last month, small enough for one value in `meta`.

Written by the engine with each run, read by the overview. The runs themselves are kept for fewer days than this.
"""

from __future__ import annotations

import sqlite3
from dataclasses import asdict, dataclass, replace

from storage.database.meta import meta, put_meta
from storage.database.stored_json import reading_values

KEY = "health"
DAYS = 31
DAY = 86_400_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """One day of UTC: runs that went well, that did not reach the cloud, that failed; records received and sent."""

    day: int
    """Days since 1970."""
    well: int = 0
    unreached: int = 0
    failed: int = 0
    received: int = 0
    sent: int = 0

    @property
    def runs(self) -> int:
        """Number of runs, however they ended."""
        return self.well + self.unreached + self.failed


class DailyHealth:
    """The counts of the last month."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def add(self, at: int, *, outcome: str, received: int, sent: int) -> None:
        """Count a run that ended at wall milliseconds `at`; in the transaction that stores the run."""
        today = at // DAY
        stored = {day.day: day for day in self._stored() if abs(today - day.day) < DAYS}
        day = stored.get(today, Day(day=today))
        match outcome:
            case "offline":
                day = replace(day, unreached=day.unreached + 1)
            case "error" | "sign_in":
                day = replace(day, failed=day.failed + 1)
            case _:
                day = replace(day, well=day.well + 1)
        stored[today] = replace(day, received=day.received + received, sent=day.sent + sent)
        put_meta(self._connection, KEY, [asdict(day) for day in stored.values()])

    def days(self, now: int) -> list[Day]:
        """The days of the last month with at least one run, oldest first; none of the future (F78)."""
        recent = (day for day in self._stored() if 0 <= now // DAY - day.day < DAYS)
        return sorted(recent, key=lambda day: day.day)

    def _stored(self) -> list[Day]:
        with reading_values():
            return [Day(**values) for values in meta(self._connection, KEY) or []]
