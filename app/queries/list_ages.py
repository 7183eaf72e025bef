"""How old the copy is: every list that is read from the cloud, when it was last looked at, and what is wrong with it.

Called by the queries. A list is old when it was not looked at inside its own window (N7 of `facts/sync.md` 2).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.sync_state import state
from sync.polling import key, poll_intervals_of
from sync.pull.reading_list import lists
from sync.pull.streams import Stream


@dataclass(frozen=True, slots=True, kw_only=True)
class ListAge:
    """One list. Times in wall milliseconds."""

    entity: str
    scope: int = 0
    """The warehouse of a stock list; 0 for all others."""
    title: str = ""
    """The warehouse's name."""
    looked: int | None = None
    """When a look at it was last finished; None before the first."""
    old: bool = True
    problem: str | None = None
    """Code of what keeps it from being read, or that its count differs."""
    records: int = 0
    """Live records here; of a stock list those of that warehouse are not told apart, so 0."""


@dataclass(frozen=True, slots=True)
class ListRead:
    """The last look at a list, in wall milliseconds; None before the first. `old`: not inside the list's window."""

    at: Stream
    looked: int | None
    old: bool
    problem: str | None


def list_reads(replica: Replica, *, floor: float, budget: int) -> Iterator[ListRead]:
    """Every list in the order in which they are read; `floor` and `budget` set their windows, as the engine's.

    By our wall clock, and a look in its future is none (F78).
    """
    now, every = replica.clock.now(), lists(replica)
    views = sum(each.entity.view_of is not None for each in every)
    rhythm = poll_intervals_of(replica.catalogue, warehouses=views, budget=budget, floor=floor)
    kept = {(each.entity, each.scope): each for each in state.cursors(replica.database.read())}
    for each in every:
        cursor = kept.get(key(each))
        looked = cursor.last_success if cursor is not None and cursor.complete else None
        window = rhythm.window(each.entity.poll_class) * 1000
        old = looked is None or not 0 <= now - looked <= window
        yield ListRead(each, looked, old, cursor.problem if cursor is not None else None)


def list_ages(replica: Replica, *, floor: float, budget: int) -> list[ListAge]:
    """All lists with what a person wants to know of them; see `list_reads`."""
    if replica.authoritative:
        return []
    found = list(list_reads(replica, floor=floor, budget=budget))
    scopes = [each.at.scope for each in found if each.at.scope]
    names = replica.many("warehouses", scopes) if scopes else {}
    return [
        ListAge(
            entity=each.at.entity.name,
            scope=each.at.scope,
            title=str(names.get(each.at.scope, {}).get("name") or ""),
            looked=each.looked,
            old=each.old,
            problem=each.problem,
            records=0 if each.at.scope else replica.count(each.at.entity.name, Query()),
        )
        for each in found
    ]
