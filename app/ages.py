"""How old the copy is: every list that is read from the cloud, when it was last looked at, and what is wrong with it.

Called by the queries. A list is old when it was not looked at inside its own window (N7 of `facts/sync.md` 2).
"""

from __future__ import annotations

from dataclasses import dataclass

from storage import bookkeeping
from storage.query import Query
from storage.replica import Replica
from sync.polling import key, rhythm_of
from sync.reading_list import lists


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


def list_ages(replica: Replica, *, floor: float, budget: int) -> list[ListAge]:
    """All lists in the order in which they are read; `floor` and `budget` set their windows, as the engine's."""
    if replica.authoritative:
        return []
    now, every = replica.clock.now(), lists(replica)
    views = sum(each.entity.view_of is not None for each in every)
    rhythm = rhythm_of(replica.catalogue, warehouses=views, budget=budget, floor=floor)
    kept = {(each.entity, each.scope): each for each in bookkeeping.cursors(replica.database.read())}
    names = replica.many("warehouses", [each.scope for each in every if each.scope]) if views else {}
    found = []
    for each in every:
        cursor = kept.get(key(each))
        looked = cursor.last_success if cursor is not None and cursor.complete else None
        window = rhythm.window(each.entity.heat) * 1000
        found.append(
            ListAge(
                entity=each.entity.name,
                scope=each.scope,
                title=str(names.get(each.scope, {}).get("name") or ""),
                looked=looked,
                old=looked is None or not 0 <= now - looked <= window,
                problem=cursor.problem if cursor is not None else None,
                records=0 if each.scope else replica.count(each.entity.name, Query()),
            )
        )
    return found
