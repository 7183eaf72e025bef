"""The delivery queue of webhooks: durable, in order per webhook, with a dead-letter list.

Called by `app.server.webhooks.delivery`. A delivery stores ids of records, not their content: the content is read when
it is sent, so that a delayed delivery never carries an old price, and no personal data outlives an anonymisation.
Knows neither which webhook wants which event nor HTTP.
"""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from storage.database.connection import Database
from storage.database.stored_json import parse
from storage.tables import change_triggers
from storage.tables.change_triggers import ChangeEvent

MAX_RECORDS = 100
"""Records in one delivery."""
MAX_EVENTS = 5000
"""Change events turned into deliveries in one transaction."""
MAX_DEAD = 1000
"""Dead deliveries that are kept, newest first."""

Recipients = Callable[[Sequence[ChangeEvent]], Mapping[int, Sequence[int]]]
"""For change events in their order: the ids of the records to announce, by webhook."""

_COLUMNS = "seq, id, hook, records, created, attempts, next_try, dead, problem"


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """One pending delivery. Times are wall milliseconds."""

    seq: int
    id: str
    """The same for every attempt and replay."""
    hook: int
    records: tuple[int, ...]
    created: int
    attempts: int
    """Attempts begun."""
    next_try: int
    dead: int | None
    """When it was moved to the dead-letter list."""
    problem: str | None
    """Code of the last failure."""


class Deliveries:
    """The queue of one replica file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def has_pending(self) -> bool:
        """Whether there are change events to enqueue."""
        with self._database.reading() as connection:
            return change_triggers.has_pending(connection)

    def has_work(self) -> bool:
        """Whether there are change events to enqueue, or deliveries."""
        with self._database.reading() as connection:
            return (
                change_triggers.has_pending(connection)
                or connection.execute("SELECT 1 FROM hook_deliveries LIMIT 1").fetchone() is not None
            )

    def enqueue(self, recipients: Recipients, *, hooks: Collection[int], now: int) -> bool:
        """Turn change events into deliveries; True when more events are left. Deletes deliveries to others than `hooks`.

        A record is appended to the webhook's last delivery while that has room and was never attempted; a record that
        is in such a delivery already is skipped, since its content is read when it is sent.
        """
        with self._database.write() as connection:
            found = list(change_triggers.pop_events(connection, most=MAX_EVENTS))
            for hook, records in recipients(found).items():
                _append(connection, hook, records, now=now)
            marks = ", ".join("?" * len(hooks))
            connection.execute(f"DELETE FROM hook_deliveries WHERE hook NOT IN ({marks})", [*hooks])
        return len(found) == MAX_EVENTS

    def next_deliveries(self) -> list[Delivery]:
        """The oldest live delivery of each webhook, due or not: deliveries keep their order."""
        return self._select(
            "WHERE seq IN (SELECT min(seq) FROM hook_deliveries WHERE dead IS NULL GROUP BY hook) ORDER BY seq"
        )

    def begin(self, delivery: Delivery) -> Delivery | None:
        """Count an attempt before it is made; the delivery takes no more records. None when it was deleted."""
        with self._database.write() as connection:
            row = connection.execute(
                f"UPDATE hook_deliveries SET attempts = attempts + 1 WHERE id = ? RETURNING {_COLUMNS}",
                (delivery.id,),
            ).fetchone()
        return None if row is None else _delivery(row)

    def delivered(self, delivery: Delivery) -> None:
        """Delete a delivery that arrived, or whose records are gone."""
        with self._database.write() as connection:
            connection.execute("DELETE FROM hook_deliveries WHERE id = ?", (delivery.id,))

    def failed(self, delivery: Delivery, *, problem: str, next_try: int) -> None:
        """Schedule the retry of a failed delivery at `next_try`."""
        with self._database.write() as connection:
            connection.execute(
                "UPDATE hook_deliveries SET problem = ?, next_try = ? WHERE id = ?",
                (problem, next_try, delivery.id),
            )

    def give_up(self, delivery: Delivery, *, problem: str, now: int) -> None:
        """Move a failed delivery to the dead-letter list, until somebody replays it."""
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
        """Dead deliveries, oldest first."""
        return self._select("WHERE dead IS NOT NULL ORDER BY seq")

    def waiting(self) -> list[Delivery]:
        """Live deliveries, oldest first."""
        return self._select("WHERE dead IS NULL ORDER BY seq")

    def replay(self, ids: Collection[str] | None = None) -> int:
        """Enqueue dead deliveries again (those of `ids`, or all), due at once; returns their number."""
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
    lists = [(seq, parse(body)) for seq, body in untried]
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
    return Delivery(**{**values, "records": tuple(parse(values["records"]))})
