"""Change events for webhooks, written by SQLite triggers: one row per record and subject.

A trigger stores an event inside the transaction that makes the change, whoever the writer is, so no crash and no
new writer loses one. `storage.webhooks.queue` turns events into deliveries. Without registered webhooks no event is
stored; two events of one record and subject before they are read are one row.
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
    """A product, in any field but the cloud's bookkeeping."""
    CUSTOMERS = "customers"
    """A customer, in any field but the cloud's bookkeeping."""
    POINTS = "points"
    """A customer's points."""
    STOCK = "stock"
    """A product's stock in one warehouse, which is the `scope` of the event."""


@dataclass(frozen=True, slots=True)
class ChangeEvent:
    """A change to announce. `id` is that of the product or customer; `scope` a warehouse, else 0."""

    subject: Subject
    id: int
    scope: int = 0


@dataclass(frozen=True, slots=True)
class _Trigger:
    """One trigger: `row` is new or old, `when` an additional condition."""

    table: str
    event: str
    subject: Subject
    row: str = "new"
    id: str = "id"
    scope: str = ""
    when: str = ""


_SERVED = 'ifnull({0}."_tag", {0}."_etag")'
"""The ETag that is served of a row: what has none of its own is no difference to announce."""

_TRIGGERS = (
    *(
        _Trigger(each.value, event, each, row, when=when)
        for each in (Subject.PRODUCTS, Subject.CUSTOMERS)
        for event, row, when in (
            ("INSERT", "new", ""),
            ("UPDATE", "new", f"{_SERVED.format('old')} IS NOT {_SERVED.format('new')}"),
            ("DELETE", "old", ""),
        )
    ),
    _Trigger("customers", "INSERT", Subject.POINTS, when='new."points" <> 0'),
    _Trigger("customers", "UPDATE", Subject.POINTS, when='old."points" IS NOT new."points"'),
    _Trigger("stock", "INSERT", Subject.STOCK, id="_productId", scope="_warehouseId"),
)


def create_change_triggers(
    connection: sqlite3.Connection, catalogue: Catalogue, *, registrations: str
) -> None:
    """Create the triggers. `registrations` is the table of the webhooks that this file serves."""
    known = {entity.table for entity in catalogue.stored()} | {"hooks", "stock"}
    for trigger in _TRIGGERS:
        if trigger.table not in known or registrations not in known:
            continue
        name = f"hook_{trigger.table}_{trigger.subject}_{trigger.event}".lower()
        wanted = _trigger_sql(name, trigger, registrations)
        found = connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", (name,)).fetchone()
        if found != (wanted,):
            connection.execute(f'DROP TRIGGER IF EXISTS "{name}"')
            connection.execute(wanted)


def _trigger_sql(name: str, trigger: _Trigger, registrations: str) -> str:
    when = " AND ".join(each for each in (f'EXISTS (SELECT 1 FROM "{registrations}")', trigger.when) if each)
    record = f'{trigger.row}."{trigger.id}"'
    scope = f'{trigger.row}."{trigger.scope}"' if trigger.scope else "0"
    # Not INSERT OR IGNORE: the conflict clause of the statement that fires a trigger overrides that of the trigger.
    known = f"SELECT 1 FROM hook_occasions WHERE subject = '{trigger.subject}' AND record = {record} AND scope = {scope}"
    return (
        f'CREATE TRIGGER "{name}" AFTER {trigger.event} ON "{trigger.table}" WHEN {when} BEGIN'
        f" INSERT INTO hook_occasions (subject, record, scope) SELECT '{trigger.subject}', {record}, {scope}"
        f" WHERE NOT EXISTS ({known}); END"
    )


def has_pending(connection: sqlite3.Connection) -> bool:
    """Whether there are events to read."""
    return connection.execute("SELECT 1 FROM hook_occasions LIMIT 1").fetchone() is not None


def pop_events(connection: sqlite3.Connection, *, most: int) -> Iterator[ChangeEvent]:
    """The oldest events, at most `most`; they are deleted in this transaction."""
    rows = connection.execute(
        "SELECT seq, subject, record, scope FROM hook_occasions ORDER BY seq LIMIT ?", (most,)
    ).fetchall()
    if rows:
        connection.execute("DELETE FROM hook_occasions WHERE seq <= ?", (rows[-1][0],))
    for _, subject, record, scope in rows:
        yield ChangeEvent(Subject(subject), record, scope)
