"""Age of the copy: every list that is read from the cloud, when it was last read, and what is wrong with it.

Called by `queries` and `status`. A list is fresh while its own interval lasts, unless it was to be read and was not
(F124); it is old when it was not read within its polling window, which is several intervals long (N7).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from app.commands.pause import paused_until
from storage.query.grammar import Query
from sync.not_looked import stored_not_looked
from sync.polling import key, poll_intervals_of
from sync.pull.streams import list_streams

if TYPE_CHECKING:
    from storage.records.replica import Replica
    from storage.sync_state.pull_cursors import PullCursor
    from sync.events import NotLooked
    from sync.pull.streams import Stream

RUN_MS = 60_000
"""Milliseconds that the run which reads a list may take, before the list counts as due."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListAge:
    """One list. Times in wall milliseconds."""

    entity: str
    scope: int = 0
    """The warehouse of a stock list; 0 for all others."""
    title: str = ""
    """The warehouse's name."""
    last_read: int | None = None
    """When it was last read completely; None before the first time."""
    fresh: bool = False
    """Read within its interval, and nothing kept it from being read since."""
    old: bool = True
    not_looked: NotLooked | None = None
    """Why and until when it is not read, where it was to be (F124)."""
    problem: str | None = None
    """Code of why it cannot be read, or that its count differs."""
    records: int = 0
    """Live records here; 0 for stock lists, which are not counted by warehouse."""


@dataclass(frozen=True, slots=True)
class ListRead:
    """The last read of a list, in wall milliseconds; None before the first.

    `due`: its interval is over; `old`: its window is.
    """

    at: Stream
    last_read: int | None
    due: bool
    old: bool
    problem: str | None


def list_reads(
    replica: Replica,
    streams: Sequence[Stream],
    cursors: Iterable[PullCursor],
    *,
    floor: float,
    budget: int,
) -> Iterator[ListRead]:
    """Every list in reading order, with its cursor; `floor` and `budget` set the windows, as in the engine.

    By our wall clock; a read in its future does not count (F78).
    """
    now = replica.clock.now()
    views = sum(stream.entity.view_of is not None for stream in streams)
    announced = "webhooks" in replica.catalogue and replica.count("webhooks", Query()) > 0
    intervals = poll_intervals_of(replica.catalogue, warehouses=views, budget=budget, floor=floor)
    by_list = {(cursor.entity, cursor.scope): cursor for cursor in cursors}
    for stream in streams:
        cursor = by_list.get(key(stream))
        last_read = cursor.last_success if cursor is not None and cursor.complete else None
        window = intervals.window(stream.entity.poll_class) * 1000
        interval = intervals.longest(stream.entity.poll_class, announced=announced) * 1000
        due, old = (
            last_read is None or not 0 <= now - last_read <= limit for limit in (interval + RUN_MS, window)
        )
        yield ListRead(stream, last_read, due, old, cursor.problem if cursor is not None else None)


def not_looked(
    replica: Replica, streams: Sequence[Stream], cursors: Iterable[PullCursor]
) -> tuple[NotLooked, ...]:
    """What the latest runs left unread; during a person's pause nothing is read by itself (F124)."""
    from sync.events import NotLooked

    now = replica.clock.now()
    if (paused := paused_until(replica)) is not None:
        return tuple(
            NotLooked(entity=each.entity.name, scope=each.scope, reason="paused", until=paused)
            for each in streams
        )
    return tuple(
        each if each.until is None or each.until > now else replace(each, until=None)
        for each in stored_not_looked(replica.sync_state, cursors)
    )


def list_ages(replica: Replica, *, floor: float, budget: int) -> list[ListAge]:
    """All lists for people; see `list_reads`."""
    if replica.authoritative:
        return []
    cursors, streams = replica.sync_state.cursors.all(), list_streams(replica)
    found = list(list_reads(replica, streams, cursors, floor=floor, budget=budget))
    scopes = [each.at.scope for each in found if each.at.scope]
    names = replica.many("warehouses", scopes) if scopes else {}
    unread = {(each.entity, each.scope): each for each in not_looked(replica, streams, cursors)}
    return [
        ListAge(
            entity=each.at.entity.name,
            scope=each.at.scope,
            title=str(names.get(each.at.scope, {}).get("name") or ""),
            last_read=each.last_read,
            fresh=not (each.due or each.problem or key(each.at) in unread),
            old=each.old,
            not_looked=unread.get(key(each.at)),
            problem=each.problem,
            records=0 if each.at.scope else replica.count(each.at.entity.name, Query()),
        )
        for each in found
    ]
