"""How synchronising went, day by day for a month: a tally small enough to live among the odd facts.

Written by `sync` with each run, read by the overview. The runs themselves are kept for fewer days than this.
"""

from __future__ import annotations

import sqlite3
from dataclasses import asdict, dataclass, replace

from storage.sync_state import state

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
        """All of them."""
        return self.well + self.unreached + self.failed


def note(connection: sqlite3.Connection, at: int, *, outcome: str, received: int, sent: int) -> None:
    """Count a run that ended at wall milliseconds `at`; in the transaction that keeps the run."""
    today = at // DAY
    kept = {each.day: each for each in _kept(connection) if abs(today - each.day) < DAYS}
    day = kept.get(today, Day(day=today))
    match outcome:
        case "offline":
            day = replace(day, unreached=day.unreached + 1)
        case "error" | "sign_in":
            day = replace(day, failed=day.failed + 1)
        case _:
            day = replace(day, well=day.well + 1)
    kept[today] = replace(day, received=day.received + received, sent=day.sent + sent)
    state.put_meta(connection, KEY, [asdict(each) for each in kept.values()])


def days(connection: sqlite3.Connection, now: int) -> list[Day]:
    """The days of the last month on which there was a run, oldest first; none of the future (F78)."""
    found = (each for each in _kept(connection) if 0 <= now // DAY - each.day < DAYS)
    return sorted(found, key=lambda each: each.day)


def _kept(connection: sqlite3.Connection) -> list[Day]:
    return [Day(**each) for each in state.meta(connection, KEY) or []]
