"""The tables: bookkeeping by migrations, one typed table per entity from the catalogue.

Called when a replica is opened. A field added to the catalogue becomes a column by itself; what cannot be
derived (renames, moved data) is a migration here.
"""

from __future__ import annotations

import sqlite3
from typing import Any

import sqlite_utils
from sqlite_utils import Migrations

from storage.database import SCHEMA
from storage.fields import Catalogue, Entity, Field, Filter, Kind, Sort

migrations = Migrations("counterfoil")

COLUMN_TYPES: dict[Kind, type] = {
    Kind.LONG: int,
    Kind.INTEGER: int,
    Kind.DOUBLE: float,
    Kind.BOOLEAN: int,
    Kind.TIMESTAMP: int,
}
"""SQLite types by kind; texts, and arrays and maps as JSON, are TEXT."""

INTERNAL_COLUMNS: dict[str, type] = {"_extra": str, "_etag": str, "_search": str, "_cloudVersion": int}
"""Beside the wire's fields: unknown keys as JSON, the record's tag, folded search text, the cloud's versionDate."""

STOCK_COLUMNS = ("_warehouseId", "_productId", "stockQuantityStatus", "purchasePriceWithoutVat", "stockStatusVersiondate")


@migrations()
def m0001_bookkeeping(db: sqlite_utils.Database) -> None:
    """Outbox, history, cursors and the rest of what is not a record."""
    db["meta"].create({"key": str, "value": str}, pk="key")
    db["outbox"].create(
        {
            "seq": int, "entity": str, "record": int, "kind": str, "state": str, "held": str,
            "next_try": int, "changed": int, "body": str,
        },
        pk="seq", not_null={"entity", "record", "kind", "state", "body"},
    )  # fmt: skip
    db["outbox"].create_index(["entity", "record"], unique=True)
    db["steps"].create(
        {"id": int, "at": int, "code": str, "params": str, "origin": str, "undone": int, "undoes": int},
        pk="id", not_null={"at", "code"}, defaults={"undone": 0},
    )  # fmt: skip
    db["history"].create(
        {
            "seq": int, "at": int, "step": int, "entity": str, "record": int, "kind": str,
            "fields": str, "who": str, "origin": str,
        },
        pk="seq", not_null={"at", "entity", "record", "kind"},
    )  # fmt: skip
    db["history"].create_index(["entity", "record"])
    db["history"].create_index(["step"])
    db["cursors"].create(
        {
            "entity": str, "scope": int, "watermark": int, "anchor": int, "upper": int, "tag": str,
            "tag_from": int, "complete": int, "last_success": int, "expected": int, "problem": str,
        },
        pk=("entity", "scope"), not_null={"scope"},
    )  # fmt: skip
    db["capabilities"].create({"name": str, "value": str}, pk="name")
    db["runs"].create(
        {"seq": int, "started": int, "finished": int, "outcome": str, "figures": str, "error": str}, pk="seq"
    )
    db["quarantine"].create(
        {"entity": str, "record": str, "at": int, "reason": str, "version": int, "body": str},
        pk=("entity", "record"),
    )
    db["hooks"].create({"id": int, "body": str}, pk="id")
    db["stock"].create(
        {
            "_warehouseId": int, "_productId": int, "stockQuantityStatus": float,
            "purchasePriceWithoutVat": float, "stockStatusVersiondate": int, "_cloudVersion": int,
        },
        pk=("_warehouseId", "_productId"),
    )  # fmt: skip
    db["stock"].create_index(["_warehouseId", "stockStatusVersiondate"])


def prepare(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Bring a file of any earlier schema, or an empty one, to what `catalogue` declares."""
    db = sqlite_utils.Database(connection)
    migrations.apply(db)
    connection.execute("BEGIN IMMEDIATE")
    try:
        for entity in catalogue.stored():
            _prepare_entity(db, entity)
        for entity in catalogue:
            if entity.view_of is not None:
                _prepare_view(db, entity, catalogue[entity.view_of])
        connection.execute(f"PRAGMA user_version={SCHEMA}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _prepare_entity(db: sqlite_utils.Database, entity: Entity) -> None:
    columns: dict[str, Any] = {each.name: COLUMN_TYPES.get(each.kind, str) for each in entity.fields}
    columns |= INTERNAL_COLUMNS
    table = db.table(entity.table)
    if not table.exists():
        table.create(columns, pk="id")
    else:
        known = set(table.columns_dict)
        for name, kind in columns.items():
            if name not in known:
                table.add_column(name, kind)
    for each in entity.fields:
        if _wants_index(each):
            table.create_index([each.name], if_not_exists=True)
    _prepare_search(db, entity.table)


def _wants_index(field: Field) -> bool:
    """Sorted by, referred to, or looked up by exact value; flags and yes/no fields are not selective."""
    if field.kind in (Kind.BOOLEAN, Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS) or field.name in ("id", "_cloudId"):
        return False
    exact = Filter.EQUALS in field.filter and field.kind is Kind.STRING and not field.choices
    return field.sort is Sort.BOTH or field.references is not None or exact


def _prepare_search(db: sqlite_utils.Database, table: str) -> None:
    fts = f"{table}_fts"
    if db.table(fts).exists():
        return
    db.execute(f'CREATE VIRTUAL TABLE "{fts}" USING fts5("_search", content="{table}", content_rowid="id", tokenize="trigram")')
    old = f'INSERT INTO "{fts}"("{fts}", rowid, "_search") VALUES (\'delete\', old.id, old."_search")'
    new = f'INSERT INTO "{fts}"(rowid, "_search") VALUES (new.id, new."_search")'
    db.execute(f'CREATE TRIGGER "{table}_search_in" AFTER INSERT ON "{table}" BEGIN {new}; END')
    db.execute(f'CREATE TRIGGER "{table}_search_out" AFTER DELETE ON "{table}" BEGIN {old}; END')
    db.execute(
        f'CREATE TRIGGER "{table}_search_over" AFTER UPDATE ON "{table}"'
        f' WHEN old."_search" IS NOT new."_search" BEGIN {old}; {new}; END'
    )


def _prepare_view(db: sqlite_utils.Database, entity: Entity, parent: Entity) -> None:
    """A warehouse's products: each product beside its stock row."""
    own = set(STOCK_COLUMNS) - {"_productId"}
    columns = [f's."{name}" AS "{name}"' if name in own else f'p."{name}" AS "{name}"' for name in entity.names()]
    columns += ['p."_extra"', 'NULL AS "_etag"', 'p."_search"', 's."_cloudVersion" AS "_cloudVersion"']
    db.execute(f'DROP VIEW IF EXISTS "{entity.table}"')
    db.execute(
        f'CREATE VIEW "{entity.table}" AS SELECT {", ".join(columns)}'
        f' FROM stock s JOIN "{parent.table}" p ON p.id = s."_productId"'
    )
