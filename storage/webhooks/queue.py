"""The queue of webhook calls: durable, in order per webhook, with the list of those that were given up.

Called by `app.server.webhooks.delivery`. A delivery names records, not their content: what is sent is their state at that
moment, so that a call that took hours never brings an old price, and no personal datum outlives an anonymisation
here. Knows neither which webhook wants what nor how it is called.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from storage.database.connection import Database
from storage.tables import change_triggers
from storage.tables.change_triggers import ChangeEvent

MAX_RECORDS = 100
"""Records in one call."""
MAX_EVENTS = 5000
"""Occasions lined up in one transaction."""
MAX_DEAD = 1000
"""Given-up deliveries that are kept, newest first."""

Recipients = Callable[[Sequence[ChangeEvent]], Mapping[int, Sequence[int]]]
"""For occasions in their order: the ids of the records to tell, by webhook."""

_COLUMNS = "seq, id, hook, records, created, attempts, next_try, dead, problem"


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """One call to make. Times are wall milliseconds."""

    seq: int
    id: str
    """Stays the same over every try and replay."""
    hook: int
    records: tuple[int, ...]
    created: int
    attempts: int
    """Tries begun."""
    next_try: int
    dead: int | None
    """When it was given up."""
    problem: str | None
    """Code of the last failure."""


class Deliveries:
    """The queue of one replica file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def has_pending(self) -> bool:
        """Whether there is something to line up."""
        with self._database.reading() as connection:
            return change_triggers.has_pending(connection)

    def enqueue(self, called: Recipients, *, hooks: Collection[int], now: int) -> bool:
        """Turn occasions into deliveries; True when more occasions wait. Deliveries to others than `hooks` go.

        A record joins the webhook's last delivery while that has room and was never tried; one that such a delivery
        names already is not named again, since its state is read when it is sent.
        """
        with self._database.write() as connection:
            found = list(change_triggers.pop_events(connection, most=MAX_EVENTS))
            for hook, records in called(found).items():
                _append(connection, hook, records, now=now)
            marks = ", ".join("?" * len(hooks))
            connection.execute(f"DELETE FROM hook_deliveries WHERE hook NOT IN ({marks})", [*hooks])
        return len(found) == MAX_EVENTS

    def next_deliveries(self) -> list[Delivery]:
        """The delivery that each webhook waits for, due or not: none overtakes another."""
        return self._select(
            "WHERE seq IN (SELECT min(seq) FROM hook_deliveries WHERE dead IS NULL GROUP BY hook) ORDER BY seq"
        )

    def begin(self, delivery: Delivery) -> Delivery | None:
        """Count a try before it is made; from here on the delivery takes no further record. None: it is gone."""
        with self._database.write() as connection:
            row = connection.execute(
                f"UPDATE hook_deliveries SET attempts = attempts + 1 WHERE id = ? RETURNING {_COLUMNS}",
                (delivery.id,),
            ).fetchone()
        return None if row is None else _delivery(row)

    def delivered(self, delivery: Delivery) -> None:
        """It arrived, or there was nothing to tell."""
        with self._database.write() as connection:
            connection.execute("DELETE FROM hook_deliveries WHERE id = ?", (delivery.id,))

    def failed(self, delivery: Delivery, *, problem: str, next_try: int) -> None:
        """It did not arrive, and will be tried again at `next_try`."""
        with self._database.write() as connection:
            connection.execute(
                "UPDATE hook_deliveries SET problem = ?, next_try = ? WHERE id = ?",
                (problem, next_try, delivery.id),
            )

    def give_up(self, delivery: Delivery, *, problem: str, now: int) -> None:
        """It did not arrive and is not tried any more until somebody replays it."""
        with self._database.write() as connection:
            connection.execute(
                "UPDATE hook_deliveries SET problem = ?, dead = ? WHERE id = ?", (problem, now, delivery.id)
            )
            connection.execute(
                "DELETE FROM hook_deliveries WHERE seq IN (SELECT seq FROM hook_deliveries WHERE dead IS NOT NULL"
                " ORDER BY dead DESC, seq DESC LIMIT -1 OFFSET ?)",
                (MAX_DEAD,),
            )

    def dead(self) -> list[Delivery]:
        """Those given up, oldest first."""
        return self._select("WHERE dead IS NOT NULL ORDER BY seq")

    def waiting(self) -> list[Delivery]:
        """Those to come, oldest first."""
        return self._select("WHERE dead IS NULL ORDER BY seq")

    def replay(self, ids: Collection[str] | None = None) -> int:
        """Put given-up deliveries (those of `ids`, or all) back in line, as due; how many. The content is today's."""
        with self._database.write() as connection:
            if ids is None:
                where, values = "", []
            else:
                where, values = f" AND id IN ({', '.join('?' * len(ids))})", [*ids]
            done = connection.execute(
                "UPDATE hook_deliveries SET dead = NULL, attempts = 0, next_try = 0 WHERE dead IS NOT NULL"
                + where,
                values,
            )
            return int(done.rowcount)

    def _select(self, rest: str) -> list[Delivery]:
        with self._database.reading() as connection:
            rows = connection.execute(f"SELECT {_COLUMNS} FROM hook_deliveries {rest}").fetchall()
        return [_delivery(row) for row in rows]


def _append(connection: sqlite3.Connection, hook: int, records: Sequence[int], *, now: int) -> None:
    untried = connection.execute(
        "SELECT seq, records FROM hook_deliveries WHERE hook = ? AND attempts = 0 AND dead IS NULL ORDER BY seq",
        (hook,),
    ).fetchall()
    lists = [(seq, json.loads(body)) for seq, body in untried]
    named = {record for _, each in lists for record in each}
    fresh = [record for record in dict.fromkeys(records) if record not in named]
    if lists and fresh and len(lists[-1][1]) < MAX_RECORDS:
        seq, last = lists[-1]
        room = MAX_RECORDS - len(last)
        joined = [*last, *fresh[:room]]
        connection.execute("UPDATE hook_deliveries SET records = ? WHERE seq = ?", (json.dumps(joined), seq))
        fresh = fresh[room:]
    for start in range(0, len(fresh), MAX_RECORDS):
        connection.execute(
            "INSERT INTO hook_deliveries (id, hook, records, created, attempts, next_try) VALUES (?, ?, ?, ?, 0, 0)",
            (secrets.token_hex(16), hook, json.dumps(fresh[start : start + MAX_RECORDS]), now),
        )


def _delivery(row: tuple[Any, ...]) -> Delivery:
    values = dict(zip(_COLUMNS.split(", "), row, strict=True))
    return Delivery(**{**values, "records": tuple(json.loads(values["records"]))})
