"""The change feed's rows, written by SQLite triggers: for each record the number of its newest change.

A trigger numbers a change inside the transaction that makes it, whoever the writer is, so no crash and no new writer
loses one. A record has one row, which moves to the end with each change, so the feed is never longer than the records
that ever were. Without a reader (no row in `feed_epochs`) nothing is stored.

`storage.records.feed` reads it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

from storage.schema.fields import Catalogue, Entity

WEBHOOKS = "webhooks"
REGISTRATIONS = "hooks"
"""Table of the webhooks that a file serves which is not its own cloud."""

_NEXT = "(SELECT coalesce(max(seq), 0) FROM feed)"


def create_feed_triggers(
    connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool = False
) -> None:
    """Create the triggers, and remove those of tables that are served no longer."""
    wanted = dict(_triggers(catalogue, authoritative=authoritative))
    found = dict(
        connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'feed_*'"
        )
    )
    for name, sql in found.items():
        if wanted.get(name) != sql:
            connection.execute(f'DROP TRIGGER "{name}"')
    for name, sql in wanted.items():
        if found.get(name) != sql:
            connection.execute(sql)


def _triggers(catalogue: Catalogue, *, authoritative: bool) -> Iterator[tuple[str, str]]:
    for entity in catalogue.stored():
        views = [view for view in catalogue if view.view_of == entity.name and view.scope_field is not None]
        if entity.name == WEBHOOKS and not authoritative:
            yield from _of_table(REGISTRATIONS, "", _number(WEBHOOKS, "{row}.id"))
            continue
        dated = ' OR old."versionDate" IS NOT new."versionDate"' if "versionDate" in entity.by_name else ""
        different = f' AND (old."_etag" IS NOT new."_etag"{dated})'
        work = _number(entity.name, "{row}.id") + "".join(_number_view(view) for view in views)
        yield from _of_table(entity.table, different, work)
    for view in catalogue:
        if view.view_of is not None and view.scope_field is not None:
            yield from _of_table(
                "stock", "", _number(view.name, '{row}."_productId"', f'{{row}}."{view.scope_field}"')
            )


def _of_table(table: str, different: str, work: str) -> Iterator[tuple[str, str]]:
    for event, row, when in (("INSERT", "new", ""), ("UPDATE", "new", different), ("DELETE", "old", "")):
        name = f"feed_{table}_{event}".lower()
        body = work.replace("{row}", row)
        yield (
            name,
            (
                f'CREATE TRIGGER "{name}" AFTER {event} ON "{table}"'
                f" WHEN EXISTS (SELECT 1 FROM feed_epochs){when} BEGIN {body}END"
            ),
        )


def _number(entity: str, record: str, scope: str = "0") -> str:
    """Statements that give one record the next number. No conflict clause: the firing statement's would override it."""
    row = f"entity = '{entity}' AND record = {record} AND scope = {scope}"
    return (
        f"UPDATE feed SET seq = {_NEXT} + 1 WHERE {row}; "
        f"INSERT INTO feed (seq, entity, record, scope) SELECT {_NEXT} + 1, '{entity}', {record}, {scope}"
        f" WHERE NOT EXISTS (SELECT 1 FROM feed WHERE {row}); "
    )


def _number_view(view: Entity) -> str:
    """Statements that give the next numbers to a record's rows in a view; its own row is the newest at that moment."""
    scope = f'"{view.scope_field}"'
    stock = 'FROM stock WHERE "_productId" = {row}.id'
    return (
        f"DELETE FROM feed WHERE entity = '{view.name}' AND record = {{row}}.id AND scope IN (SELECT {scope} {stock}); "
        f"INSERT INTO feed (seq, entity, record, scope) SELECT {_NEXT} + row_number() OVER (ORDER BY {scope}),"
        f" '{view.name}', {{row}}.id, {scope} {stock}; "
    )
