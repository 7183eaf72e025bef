"""The bound of the history: old values leave it first, then whole events.

Called by `app.background.history_pruning` when the program has little to do. Never touched are the events of a record
with a pending change, and the newest event of all, whose number later ones count from.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from storage.database.stored_json import parse
from storage.records.history import FORGOTTEN
from storage.records.replica import Replica
from storage.schema.fields import Catalogue

WINDOW = 20_000
"""Events that are looked at in one query, which reads only."""
SLICE = 2_000
"""Events that are changed in one transaction, so that nobody waits long for the writer's lock."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Wall milliseconds: what is older leaves."""

    values: int
    """Values of fields. An action whose values are gone cannot be undone any more."""
    prices: int
    """Values of prices, where this is further back."""
    events: int
    """Whole events: what happened, when, by whom. Never nearer than the values."""


@dataclass(frozen=True, slots=True)
class Pruned:
    """How many events lost their values, and how many went."""

    values: int = 0
    events: int = 0
    done: int = 0
    """Number of the last event up to which no values are left to remove."""


def prune_history(
    replica: Replica, bounds: Bounds, *, since: int = 0, stop: Callable[[], bool] = lambda: False
) -> Pruned:
    """Remove what is older than `bounds`; `stop` is asked between two transactions. Raises StorageError.

    `since`: `Pruned.done` of the last time, up to which no values are left to remove.
    """
    prices = price_fields(replica.catalogue)
    values = events = 0
    done, contiguous = since, True
    for window in _windows(replica):
        with replica.database.reading() as connection:
            old = _find(connection, window, bounds, since)
            contiguous = contiguous and not _keeps_values(connection, window, bounds)
        for first in range(0, len(old), SLICE):
            if stop():
                return Pruned(values, events, done)
            changed, gone = _prune(replica, old[first : first + SLICE], bounds, prices)
            values += changed
            events += gone
        if contiguous:
            done = max(done, window[1] - 1)
    if not stop():
        _prune_steps(replica, bounds)
    return Pruned(values, events, done)


def oldest_event(replica: Replica) -> int | None:
    """When the first event happened, wall milliseconds."""
    with replica.database.reading() as connection:
        row = connection.execute("SELECT at FROM history ORDER BY seq LIMIT 1").fetchone()
    return None if row is None else int(row[0])


def price_fields(catalogue: Catalogue) -> frozenset[str]:
    """Names of the fields that say what something costs."""
    return frozenset(
        field.name
        for entity in catalogue
        for field in entity.fields
        if field.group == "price" or field.name.startswith("price")
    )


def _windows(replica: Replica) -> Iterator[tuple[int, int]]:
    """Ranges of event numbers, without the newest event."""
    with replica.database.reading() as connection:
        first, last = connection.execute("SELECT min(seq), max(seq) FROM history").fetchone()
    if first is not None:
        for begin in range(first, last, WINDOW):
            yield begin, min(begin + WINDOW, last)


_FREE = "NOT EXISTS (SELECT 1 FROM outbox AS o WHERE o.entity = history.entity AND o.record = history.record)"
_OLD = f" WHERE seq >= ? AND seq < ? AND (at < ? OR seq > ? AND at < ? AND fields <> '{{}}') AND {_FREE}"


def _find(connection: sqlite3.Connection, window: tuple[int, int], bounds: Bounds, since: int) -> list[int]:
    """Numbers of the events that lose something."""
    rows = connection.execute(
        f"SELECT seq FROM history{_OLD}", (*window, bounds.events, since, bounds.values)
    )
    return [seq for (seq,) in rows.fetchall()]


def _keeps_values(connection: sqlite3.Connection, window: tuple[int, int], bounds: Bounds) -> bool:
    """Whether an event in the window keeps values that a later run is to remove."""
    found = connection.execute(
        f"SELECT 1 FROM history WHERE seq >= ? AND seq < ? AND fields <> '{{}}' AND (at >= ? OR NOT {_FREE}) LIMIT 1",
        (*window, bounds.prices),
    )
    return found.fetchone() is not None


def _prune(replica: Replica, numbers: list[int], bounds: Bounds, prices: frozenset[str]) -> tuple[int, int]:
    """How many events lost values, and how many went."""
    changed = gone = 0
    with replica.write() as tx:
        for number in numbers:  # looked at again: a change may be pending by now
            row = tx.connection.execute(
                f"SELECT at, fields FROM history{_OLD}", (number, number + 1, bounds.events, 0, bounds.values)
            ).fetchone()
            if row is None:
                continue
            at, text = row
            left = _without_values(text, prices if at >= bounds.prices else frozenset())
            if at < bounds.events and at < bounds.prices:
                tx.connection.execute("DELETE FROM history WHERE seq = ?", (number,))
                gone += 1
            elif left != text:
                tx.connection.execute("UPDATE history SET fields = ? WHERE seq = ?", (left, number))
                changed += 1
    return changed, gone


def _without_values(text: str, kept: frozenset[str]) -> str:
    """An event's fields, of which only those in `kept`, and the mark of an anonymised record, have their values."""
    return json.dumps(
        {
            name: pair if name in kept or name == "anonymize" else FORGOTTEN
            for name, pair in parse(text).items()
        }
    )


def _prune_steps(replica: Replica, bounds: Bounds) -> None:
    """Forget old actions, so that none is undone of which half the values are missing."""
    with replica.write() as tx:
        tx.connection.execute(
            "DELETE FROM steps WHERE at < ? AND NOT EXISTS (SELECT 1 FROM history AS h JOIN outbox AS o"
            " ON o.entity = h.entity AND o.record = h.record WHERE h.step = steps.id)",
            (bounds.values,),
        )
