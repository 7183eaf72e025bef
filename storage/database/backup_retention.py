"""Which backups are no longer needed: all hours of two days stay, a day of each month's days, a week of each year's weeks.

Pure; called by `recovery` when a backup was written. A mistake may be noticed within the hour or after months.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

HOUR = 3600
DAY = 24 * HOUR
WEEK = 7 * DAY
HOURS, DAYS, WEEKS = 48, 30, 52
"""So long the newest of each hour, of each day and of each week is kept; of a day or a week also the one begun last."""
NEWEST = 3
"""Of the ordinary ones, so many are kept however close together they were made."""
BEFORE: Mapping[str, int] = MappingProxyType({"restore": 5, "update": 2})
"""Of those made before something that replaces the records, so many are kept however old they are."""
FUTURE = 2
"""Of those dated by a wrong clock, so many (F127)."""
MOST = HOURS + 1 + DAYS + 1 + WEEKS + 1 + NEWEST + sum(BEFORE.values()) + FUTURE + 1
"""Backups that are kept at most."""
MOST_BYTES = 500_000_000
"""Bytes that all of them take at most, but for the last ones; the oldest hours are given up first, then days, then weeks."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A backup: when it was made (seconds since 1970), its bytes, and what it was made before ("" for an ordinary one)."""

    path: Path
    made: int
    size: int
    before: str = ""


def superseded(
    backups: Sequence[Kept], *, now: int, sound: Path | None, most_bytes: int = MOST_BYTES
) -> list[Kept]:
    """Those of `backups`, in any order, that need not be kept at `now` (seconds since 1970).

    `sound` is the newest that passed the check: it is always kept, and without one none is given up.
    """
    if sound is None:
        return []
    ordered = sorted(backups, key=lambda each: (each.made, each.path.name), reverse=True)
    past = [each for each in ordered if each.made <= now]
    ordinary = [each for each in past if not each.before]
    needed = _needed_always(ordered, ordinary, now, sound)
    weeks = _newest_of_each(ordinary, WEEK, now - WEEKS * WEEK)
    days = _newest_of_each(ordinary, DAY, now - DAYS * DAY)
    hours = _newest_of_each(ordinary, HOUR, now - HOURS * HOUR)
    kept = list(needed)
    size = sum(each.size for each in needed)
    full = False
    for each in _once((*weeks, *days, *hours), without=needed):
        # What follows matters less; a smaller one of them must not take the place of one that matters more.
        full = full or size + each.size > most_bytes
        if not full:
            kept.append(each)
            size += each.size
    wanted = frozenset(kept)
    return [each for each in backups if each not in wanted]


def _needed_always(ordered: Sequence[Kept], ordinary: Sequence[Kept], now: int, sound: Path) -> list[Kept]:
    before = [
        each for reason, most in BEFORE.items() for each in [x for x in ordered if x.before == reason][:most]
    ]
    future = [each for each in ordered if each.made > now and not each.before][:FUTURE]
    last = [each for each in ordered if each.path == sound]
    return _once((*last, *ordinary[:NEWEST], *before, *future), without=())


def _newest_of_each(newest_first: Iterable[Kept], period: int, since: int) -> list[Kept]:
    """The newest backup of each period, newest first."""
    found: dict[int, Kept] = {}
    for each in newest_first:
        if each.made > since:
            found.setdefault(each.made // period, each)
    return [*found.values()]


def _once(found: Iterable[Kept], *, without: Iterable[Kept]) -> list[Kept]:
    known = frozenset(without)
    return [each for each in dict.fromkeys(found) if each not in known]
