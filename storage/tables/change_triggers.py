"""What happened that a webhook may want to know: one row per record and subject, written by the database itself.

Triggers note a change inside the transaction that makes it, whoever the writer is, so that no crash and no new
writer loses one. `storage.webhooks.queue` reads them and makes deliveries of them. Nothing is noted while nothing is
registered; noted twice before it is read, it is one row.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from storage.schema.fields import Catalogue


class Subject(StrEnum):
    """What changed."""

    PRODUCTS = "products"
    """A product, in any field."""
    CUSTOMERS = "customers"
    """A customer, in any field."""
    POINTS = "points"
    """A customer's points."""
    STOCK = "stock"
    """A product's stock in one warehouse, which is the occasion's `scope`."""


@dataclass(frozen=True, slots=True)
class ChangeEvent:
    """A change to tell. `id` is the product's or the customer's; `scope` a warehouse, else 0."""

    subject: Subject
    id: int
    scope: int = 0


@dataclass(frozen=True, slots=True)
class _Watch:
    """A statement on a table that is noted: `row` is new or old, `when` an extra condition."""

    table: str
    event: str
    subject: Subject
    row: str = "new"
    id: str = "id"
    scope: str = ""
    when: str = ""


_WATCHES = (
    *(
        _Watch(each.value, event, each, row, when=when)
        for each in (Subject.PRODUCTS, Subject.CUSTOMERS)
        for event, row, when in (
            ("INSERT", "new", ""),
            ("UPDATE", "new", 'old."_etag" IS NOT new."_etag"'),
            ("DELETE", "old", ""),
        )
    ),
    _Watch("customers", "INSERT", Subject.POINTS, when='new."points" <> 0'),
    _Watch("customers", "UPDATE", Subject.POINTS, when='old."points" IS NOT new."points"'),
    _Watch("stock", "INSERT", Subject.STOCK, id="_productId", scope="_warehouseId"),
)


def create_change_triggers(
    connection: sqlite3.Connection, catalogue: Catalogue, *, registrations: str
) -> None:
    """Create the triggers. `registrations` is the table whose rows are this file's own webhooks."""
    known = {entity.table for entity in catalogue.stored()} | {"hooks", "stock"}
    for watch in _WATCHES:
        if watch.table not in known or registrations not in known:
            continue
        name = f"hook_{watch.table}_{watch.subject}_{watch.event}".lower()
        wanted = _trigger(name, watch, registrations)
        found = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        if found != (wanted,):
            connection.execute(f'DROP TRIGGER IF EXISTS "{name}"')
            connection.execute(wanted)


def _trigger(name: str, watch: _Watch, registrations: str) -> str:
    when = " AND ".join(each for each in (f'EXISTS (SELECT 1 FROM "{registrations}")', watch.when) if each)
    record = f'{watch.row}."{watch.id}"'
    scope = f'{watch.row}."{watch.scope}"' if watch.scope else "0"
    # Not INSERT OR IGNORE: the conflict rule of the statement that fires a trigger overrides the trigger's own.
    known = f"SELECT 1 FROM hook_occasions WHERE subject = '{watch.subject}' AND record = {record} AND scope = {scope}"
    return (
        f'CREATE TRIGGER "{name}" AFTER {watch.event} ON "{watch.table}" WHEN {when} BEGIN'
        f" INSERT INTO hook_occasions (subject, record, scope) SELECT '{watch.subject}', {record}, {scope}"
        f" WHERE NOT EXISTS ({known}); END"
    )


def has_pending(connection: sqlite3.Connection) -> bool:
    """Whether anything waits to be read."""
    return connection.execute("SELECT 1 FROM hook_occasions LIMIT 1").fetchone() is not None


def pop_events(connection: sqlite3.Connection, *, most: int) -> Iterator[ChangeEvent]:
    """The oldest occasions; they are gone when the transaction commits."""
    rows = connection.execute(
        "SELECT seq, subject, record, scope FROM hook_occasions ORDER BY seq LIMIT ?", (most,)
    ).fetchall()
    if rows:
        connection.execute("DELETE FROM hook_occasions WHERE seq <= ?", (rows[-1][0],))
    for _, subject, record, scope in rows:
        yield ChangeEvent(Subject(subject), record, scope)
