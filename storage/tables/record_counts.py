"""How many records each list has, and how many of them are deleted: kept by triggers, so that nobody counts a million rows.

A trigger counts inside the transaction that makes the change, whoever the writer is, so no crash and no new writer leaves
a wrong number. Read by `storage.query`; counted anew after an unclean stop, and compared by the check of the file.
"""

from __future__ import annotations

import sqlite3

from storage.schema.fields import Catalogue, Entity


def create_count_triggers(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Create the triggers that are missing, and count the lists that had none."""
    for entity in catalogue.stored():
        wanted = _triggers(entity)
        found = dict(
            connection.execute(
                "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ? AND name GLOB 'count_*'",
                (entity.table,),
            ).fetchall()
        )
        if found == wanted:
            continue
        for name in found:
            connection.execute(f'DROP TRIGGER "{name}"')
        for sql in wanted.values():
            connection.execute(sql)
        _store(connection, entity, _counted(connection, entity))


def _triggers(entity: Entity) -> dict[str, str]:
    soft = "deleted" in entity.by_name
    row = f"WHERE entity = '{entity.name}'"

    def work(records: str, deleted: str) -> str:
        parts = [f"records = records {records}"] if records else []
        parts += [f"deleted = deleted {deleted}"] if soft else []
        return f"UPDATE record_counts SET {', '.join(parts)} {row};"

    on = f'ON "{entity.table}"'
    events = {
        "insert": (f"INSERT {on}", work("+ 1", '+ (new."deleted" IS 1)')),
        "delete": (f"DELETE {on}", work("- 1", '- (old."deleted" IS 1)')),
    }
    if soft:
        changed = f'UPDATE OF "deleted" {on} WHEN old."deleted" IS NOT new."deleted"'
        events["update"] = changed, work("", '+ (new."deleted" IS 1) - (old."deleted" IS 1)')
    names = {each: f"count_{entity.table}_{each}" for each in events}
    return {
        names[each]: f'CREATE TRIGGER "{names[each]}" AFTER {event} BEGIN {body} END'
        for each, (event, body) in events.items()
    }


def stop_counting(connection: sqlite3.Connection, entity: Entity) -> None:
    """Let the rows of a list be stored uncounted, a twentieth faster, until `create_count_triggers`; till then it is counted when
    somebody asks.
    """
    for name in _triggers(entity):
        connection.execute(f'DROP TRIGGER IF EXISTS "{name}"')
    connection.execute("DELETE FROM record_counts WHERE entity = ?", (entity.name,))


def kept_counts(connection: sqlite3.Connection, entity: Entity) -> tuple[int, int]:
    """The records of a list that is stored, deleted ones too, and how many of them are deleted."""
    found = connection.execute(
        "SELECT records, deleted FROM record_counts WHERE entity = ?", (entity.name,)
    ).fetchone()
    return (int(found[0]), int(found[1])) if found is not None else _counted(connection, entity)


def _counted(connection: sqlite3.Connection, entity: Entity) -> tuple[int, int]:
    (records,) = connection.execute(f'SELECT count(*) FROM "{entity.table}"').fetchone()
    if "deleted" not in entity.by_name:
        return int(records), 0
    # Not in the same statement: each of the two is counted along an index.
    (deleted,) = connection.execute(f'SELECT count(*) FROM "{entity.table}" WHERE "deleted" = 1').fetchone()
    return int(records), int(deleted)


def _store(connection: sqlite3.Connection, entity: Entity, counts: tuple[int, int]) -> None:
    connection.execute("DELETE FROM record_counts WHERE entity = ?", (entity.name,))
    connection.execute("INSERT INTO record_counts VALUES (?, ?, ?)", (entity.name, *counts))


def wrong_counts(connection: sqlite3.Connection, catalogue: Catalogue) -> list[Entity]:
    """The lists whose kept numbers are not those of their rows."""
    return [
        each
        for each in catalogue.stored()
        if connection.execute(
            "SELECT records, deleted FROM record_counts WHERE entity = ?", (each.name,)
        ).fetchone()
        not in (None, _counted(connection, each))
    ]


def recount(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Count anew what was counted wrongly; in the transaction of the caller."""
    for entity in wrong_counts(connection, catalogue):
        _store(connection, entity, _counted(connection, entity))
