"""The tables of a file: bookkeeping by migrations, one typed table per entity from the catalogue.

Called when a replica is opened that is not prepared yet (`preparation`). A field added to the catalogue becomes a column by itself; what cannot be
derived (renames, moved data) is a migration here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from storage.database.connection import SCHEMA
from storage.database.meta import meta, put_meta
from storage.database.stored_json import UnreadableValue
from storage.errors import InvalidRecord
from storage.schema.fields import Catalogue, Entity, Kind
from storage.schema.validation import decode
from storage.tables.change_triggers import create_change_triggers
from storage.tables.derived_values import make_tables as make_derived_tables
from storage.tables.etag import record_tag
from storage.tables.feed_triggers import create_feed_triggers
from storage.tables.preparation import INTERNAL_COLUMNS, check_definitions, is_prepared, stamp
from storage.tables.record_counts import create_count_triggers
from storage.tables.rows import Rows
from storage.tables.search_index import create_search_index, drop_search_index, index_all_rows
from storage.tables.secondary_indexes import prepare_indexes
from storage.tables.stock import STOCK_COLUMNS
from storage.text.folding import SEARCH_TEXT_VERSION, search_text

if TYPE_CHECKING:
    import sqlite_utils
    from sqlite_utils import Migrations

SEARCH_TEXT = "search_text"
"""Key of the version of the search texts in a file."""
COLUMN_TYPES: dict[Kind, type] = {
    Kind.LONG: int,
    Kind.INTEGER: int,
    Kind.DOUBLE: float,
    Kind.BOOLEAN: int,
    Kind.TIMESTAMP: int,
}
"""SQLite types by kind; texts, and arrays and maps as JSON, are TEXT."""

ROWS_AT_ONCE = 5000
"""Rows whose search texts are made anew at once."""


def m0001_tables(db: sqlite_utils.Database) -> None:
    """Everything that is not a record."""
    _make_outbox(db)
    _make_history(db)
    _make_sync_state(db)
    _make_server_tables(db)
    _make_shop_tables(db)
    make_derived_tables(db.conn)


def _make_outbox(db: sqlite_utils.Database) -> None:
    """Pending changes and their numbers, with indexes that find some without reading all (F128)."""
    outbox = db.table("outbox")
    outbox.create(
        {
            "seq": int, "entity": str, "record": int, "kind": str, "state": str, "held": str,
            "next_try": int, "changed": int, "body": str, "due": int,
        },
        pk="seq", not_null={"entity", "record", "kind", "state", "body"},
    )  # fmt: skip
    outbox.create_index(["entity", "record"], unique=True)
    outbox.create_index(["due"])
    outbox.create_index(["changed"])
    outbox.create_index(["entity", "state", "held", "record"], index_name="outbox_states")
    db.execute("CREATE INDEX outbox_held ON outbox (seq) WHERE held IS NOT NULL")
    db.execute("CREATE INDEX outbox_free ON outbox (seq) WHERE held IS NULL")
    db.table("outbox_counts").create(
        {"entity": str, "waiting": int, "held": int}, pk="entity", not_null={"waiting", "held"}
    )
    more = (
        "INSERT INTO outbox_counts SELECT new.entity, 0, 0"
        " WHERE NOT EXISTS (SELECT 1 FROM outbox_counts WHERE entity = new.entity);"
        " UPDATE outbox_counts SET waiting = waiting + 1, held = held + (new.held IS NOT NULL)"
        " WHERE entity = new.entity;"
    )
    fewer = (
        "UPDATE outbox_counts SET waiting = waiting - 1, held = held - (old.held IS NOT NULL)"
        " WHERE entity = old.entity;"
    )
    for name, event, work in (
        ("more", "INSERT", more),
        ("fewer", "DELETE", fewer),
        ("other", "UPDATE OF entity, held", fewer + more),
    ):
        db.execute(f"CREATE TRIGGER outbox_{name} AFTER {event} ON outbox BEGIN {work} END")


def _make_history(db: sqlite_utils.Database) -> None:
    """Steps, events, the change feed with the epochs in which its numbers were given, anonymised records, numbers of records."""
    db.table("meta").create({"key": str, "value": str}, pk="key")
    db.table("steps").create(
        {"id": int, "at": int, "code": str, "params": str, "origin": str, "undone": int, "undoes": int},
        pk="id", not_null={"at", "code"}, defaults={"undone": 0},
    )  # fmt: skip
    db.table("history").create(
        {
            "seq": int, "at": int, "step": int, "entity": str, "record": int, "kind": str,
            "fields": str, "who": str, "origin": str,
        },
        pk="seq", not_null={"at", "entity", "record", "kind"},
    )  # fmt: skip
    db.table("history").create_index(["entity", "record"])
    db.table("history").create_index(["step"])
    db.table("feed").create(
        {"seq": int, "entity": str, "record": int, "scope": int},
        pk="seq",
        not_null={"entity", "record", "scope"},
    )
    db.table("feed").create_index(["entity", "record", "scope"], unique=True)
    db.table("feed_epochs").create(
        {"id": int, "nonce": str, "lineage": str, "start": int, "at": int},
        pk="id", not_null={"nonce", "lineage", "start", "at"},
    )  # fmt: skip
    # `due`: whether copies of the record may still lie somewhere
    db.table("anonymized").create(
        {"entity": str, "record": int, "at": int, "due": int}, pk=("entity", "record"), not_null={"at", "due"}
    )
    db.table("record_counts").create(
        {"entity": str, "records": int, "deleted": int}, pk="entity", not_null={"records", "deleted"}
    )
    # which sort indexes exist, and in which language
    db.table("orders").create(
        {"entity": str, "field": str, "language": str, "version": int}, pk=("entity", "field")
    )


def _make_sync_state(db: sqlite_utils.Database) -> None:
    """What the engine remembers of the cloud; read and written by `storage.sync_state`."""
    db.table("cursors").create(
        {
            "entity": str, "scope": int, "watermark": int, "anchor": int, "upper": int, "tag": str,
            "tag_from": int, "complete": int, "last_success": int, "expected": int, "problem": str,
            "counted": int, "ahead": int, "head": int, "rest_anchor": int, "rest_upper": int,
            "tag_to": int, "ahead_from": int, "ahead_read": int,
        },
        pk=("entity", "scope"), not_null={"scope"},
    )  # fmt: skip
    db.table("ranges").create(
        {"entity": str, "scope": int, "lower": int, "upper": int, "anchor": int, "unproven": int},
        pk=("entity", "scope", "lower"), not_null={"upper"},
    )  # fmt: skip
    db.table("pages").create(
        {"entity": str, "lower": int, "upper": int, "tag": str, "digest": str}, pk=("entity", "lower")
    )
    db.table("scans").create(
        {
            "entity": str, "position": int, "started": int, "finished": int, "overlapped": int,
            "begun_to": int, "compared_to": int, "overlap_from": int,
        },
        pk="entity",
    )  # fmt: skip
    db.table("disputed").create(
        {"entity": str, "record": int, "dispute": str, "at": int, "theirs": str}, pk=("entity", "record")
    )
    db.table("aliases").create({"entity": str, "old": int, "now": int}, pk=("entity", "old"))
    db.table("aliases").create_index(["entity", "now"])
    db.table("record_tags").create(
        {"entity": str, "record": int, "version": int, "tag": str, "content": str}, pk=("entity", "record")
    )
    db.table("rewritten").create(
        {"entity": str, "record": int, "field": str, "sent": str, "answered": str, "times": int},
        pk=("entity", "record", "field"),
    )
    db.table("superseded").create(
        {"entity": str, "record": int, "version": int, "digest": str, "at": int},
        pk=("entity", "record", "version"),
    )
    db.table("superseded").create_index(["at"])
    db.table("capabilities").create({"name": str, "value": str}, pk="name")
    db.table("runs").create(
        {"seq": int, "started": int, "finished": int, "outcome": str, "figures": str, "error": str}, pk="seq"
    )
    db.table("quarantine").create(
        {"entity": str, "record": str, "at": int, "reason": str, "version": int, "body": str},
        pk=("entity", "record"),
    )


def _make_server_tables(db: sqlite_utils.Database) -> None:
    """Webhooks of the local server, their events and deliveries, and answers to requests with an Idempotency-Key."""
    db.table("hooks").create({"id": int, "body": str, "secret": str, "owner": str}, pk="id")
    db.table("hook_occasions").create(
        {"seq": int, "subject": str, "record": int, "scope": int},
        pk="seq", not_null={"subject", "record", "scope"},
    )  # fmt: skip
    db.table("hook_occasions").create_index(["subject", "record", "scope"], unique=True)
    db.table("hook_deliveries").create(
        {
            "seq": int, "id": str, "hook": int, "records": str, "created": int, "attempts": int,
            "next_try": int, "dead": int, "problem": str,
        },
        pk="seq", not_null={"id", "hook", "records", "created", "attempts", "next_try"},
    )  # fmt: skip
    db.table("hook_deliveries").create_index(["hook", "seq"])
    db.table("idempotency").create(
        {
            "token": str, "key": str, "at": int, "digest": str, "entity": str, "records": str, "status": int,
            "tag": str, "body": bytes,
        },
        pk=("token", "key"), not_null={"at", "digest", "entity", "records", "status"},
    )  # fmt: skip
    db.table("idempotency").create_index(["at"])


def _make_shop_tables(db: sqlite_utils.Database) -> None:
    """Stock, prices on labels and of suppliers, plans."""
    db.table("stock").create(
        {
            "_warehouseId": int, "_productId": int, "stockQuantityStatus": float,
            "purchasePriceWithoutVat": float, "stockStatusVersiondate": int, "_cloudVersion": int,
        },
        pk=("_warehouseId", "_productId"),
    )  # fmt: skip
    db.table("stock").create_index(["_warehouseId", "stockStatusVersiondate"])
    # `earlier`: when the label was printed before the last time, as a list of moments
    db.table("printed_prices").create(
        {"product": int, "price": float, "at": int, "earlier": str}, pk="product", not_null={"at"}
    )
    db.table("supplier_prices").create(
        {"supplier": int, "product": int, "price": float, "at": int, "invoice": str},
        pk=("supplier", "product"), not_null={"price", "at"},
    )  # fmt: skip
    db.table("supplier_prices").create_index(["product"])
    db.table("supplier_terms").create({"supplier": int, "body": str}, pk="supplier", not_null={"body"})
    _make_invoice_tables(db)
    db.table("plans").create(
        {
            "id": int, "entity": str, "name": str, "start": str, "end": str, "state": str, "created": int,
            "begun": int, "ended": int, "origin": str,
        },
        pk="id", not_null={"entity", "name", "start", "state", "created"},
    )  # fmt: skip
    db.table("plan_lines").create(
        {
            "plan": int, "record": int, "before": str, "after": str, "former": str, "begun": str,
            "returned": str, "step": int, "return_step": int, "problem": str,
        },
        pk=("plan", "record"), not_null={"before", "after", "former", "begun", "returned"},
    )  # fmt: skip
    db.table("plan_lines").create_index(["record"])


def _make_invoice_tables(db: sqlite_utils.Database) -> None:
    """Invoices that were used, what suppliers' articles are, deliveries that are checked; `storage.tables.supplier_invoices`."""
    used = db.table("used_invoices")
    used.create(
        {
            "id": int, "supplier": int, "number": str, "date": str, "uuid": str, "at": int, "who": str,
            "lines": int, "step": int,
        },
        pk="id", not_null={"supplier", "number", "date", "uuid", "at", "who", "lines"},
    )  # fmt: skip
    used.create_index(["supplier"])
    used.create_index(["uuid"])
    db.table("supplier_items").create(
        {"supplier": int, "key": str, "product": int, "unit": str, "pieces": str, "step": int},
        pk=("supplier", "key"), not_null={"unit"},
    )  # fmt: skip
    db.table("deliveries").create(
        {"id": int, "supplier": int, "name": str, "number": str, "date": str, "started": int, "finished": int},
        pk="id", not_null={"name", "number", "date", "started"},
    )  # fmt: skip
    db.table("delivery_lines").create(
        {
            "delivery": int, "place": int, "product": int, "name": str, "code": str, "codes": str,
            "expected": str, "counted": str,
        },
        pk=("delivery", "place"), not_null={"name", "code", "codes", "expected", "counted"},
    )  # fmt: skip


_MIGRATIONS: tuple[Callable[[sqlite_utils.Database], None], ...] = (m0001_tables,)
"""In order; the names of the functions are stored in every file. A released one never changes: what comes is one more."""


def registered(only: Collection[str] | None = None) -> Migrations:
    """The migrations as sqlite-utils applies them; `only` those of these names."""
    # Imported here: loading sqlite-utils takes as long as opening a prepared file.
    from sqlite_utils import Migrations

    migrations = Migrations("counterfoil")
    for migration in _MIGRATIONS:
        if only is None or migration.__name__ in only:
            migrations()(migration)
    return migrations


def prepare(connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool = False) -> None:
    """Bring a file to what `catalogue` declares; a file that carries this program's stamp is left as it is.

    Raises UnreadableValue when the definitions of the tables are not those that were made (F109).

    The webhooks of an `authoritative` replica are its `webhooks` records, those of any other its own registrations.
    """
    if is_prepared(connection, catalogue, authoritative=authoritative):
        return
    if connection.execute("PRAGMA user_version").fetchone() == (SCHEMA,):
        check_definitions(connection)
    make_tables(connection, catalogue, authoritative=authoritative)


def make_tables(connection: sqlite3.Connection, catalogue: Catalogue, *, authoritative: bool = False) -> None:
    """Bring a file of any earlier schema, or an empty one, to what `catalogue` declares, and stamp it."""
    import sqlite_utils

    db = sqlite_utils.Database(connection)
    # One transaction (those of the migrations become savepoints): a half-made schema could never be opened again.
    connection.execute("BEGIN IMMEDIATE")
    try:
        registered().apply(db)
        older = meta(connection, SEARCH_TEXT) != SEARCH_TEXT_VERSION
        for entity in catalogue.stored():
            _prepare_entity(db, entity)
            if older:
                _recompute_search_texts(connection, entity)
        put_meta(connection, SEARCH_TEXT, SEARCH_TEXT_VERSION)
        for entity in catalogue:
            if entity.view_of is not None:
                _prepare_view(db, entity, catalogue[entity.view_of])
        create_count_triggers(connection, catalogue)
        create_change_triggers(connection, catalogue, registrations="webhooks" if authoritative else "hooks")
        create_feed_triggers(connection, catalogue, authoritative=authoritative)
        connection.execute(f"PRAGMA user_version={SCHEMA}")
        stamp(connection, catalogue, authoritative=authoritative)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def make_tables_of(
    connection: sqlite3.Connection,
    catalogue: Catalogue,
    *,
    applied: Collection[str],
    columns: Mapping[str, Collection[str]],
) -> None:
    """Make in an empty file the tables that another one has, as far as this program knows them; `make_tables` completes it.

    `applied`: the names of the other file's migrations; `columns`: of each of its tables. The caller holds the transaction.
    """
    import sqlite_utils

    db = sqlite_utils.Database(connection)
    registered(applied).apply(db)
    for entity in catalogue.stored():
        if kept := {
            name: kind for name, kind in columns_of(entity).items() if name in columns.get(entity.table, ())
        }:
            db.table(entity.table).create(kept, pk="id")


def columns_of(entity: Entity) -> dict[str, Any]:
    """Columns of the entity's table and their types."""
    return {each.name: COLUMN_TYPES.get(each.kind, str) for each in entity.fields} | INTERNAL_COLUMNS


def _prepare_entity(db: sqlite_utils.Database, entity: Entity) -> None:
    columns = columns_of(entity)
    table = db.table(entity.table)
    added: list[str] = []
    if not table.exists():
        table.create(columns, pk="id")
    else:
        known = set(table.columns_dict)
        added = [name for name in columns if name not in known]
        for name in added:
            table.add_column(name, columns[name])
    prepare_indexes(db.conn, entity)
    create_search_index(db.conn, entity.table)
    if added:
        _move_from_extra(db.conn, entity, added)
        _recompute_etags(db.conn, entity)


def _move_from_extra(connection: sqlite3.Connection, entity: Entity, added: Sequence[str]) -> None:
    """Move values of newly declared fields, which the cloud sent before, from `_extra` to their columns."""
    rows = Rows(entity)
    for row in connection.execute(f'{rows.select} WHERE "_extra" IS NOT NULL').fetchall():
        record = rows.from_row(row)
        found = {name: record[name] for name in added if record.get(name) is not None}
        if not found:
            continue
        try:
            record |= decode(entity, {"id": record["id"], **found})
        except InvalidRecord:
            record |= dict.fromkeys(found)
        connection.execute(rows.upsert, rows.to_row(record, rows.cloud_version(row)))


def _recompute_etags(connection: sqlite3.Connection, entity: Entity) -> None:
    """A record with one more field has another ETag, and the audit compares every row with its own."""
    rows = Rows(entity)
    tags = [
        (record_tag(record), record["id"]) for record in map(rows.from_row, connection.execute(rows.select))
    ]
    connection.executemany(f'UPDATE "{entity.table}" SET "_etag" = ? WHERE id = ?', tags)


def _recompute_search_texts(connection: sqlite3.Connection, entity: Entity) -> None:
    """Make the search texts of another version anew, and index them; a row that cannot be read keeps its own."""
    rows = Rows(entity)
    after = None
    while True:
        where, params = ("", ()) if after is None else (" WHERE id > ?", (after,))
        found = connection.execute(
            f"{rows.select}{where} ORDER BY id LIMIT {ROWS_AT_ONCE}", params
        ).fetchall()
        if not found:
            break
        if after is None:
            drop_search_index(connection, entity.table)
        after = found[-1][rows.place_of_id]
        texts = [text for row in found if (text := _search_text_of(rows, row)) is not None]
        connection.executemany(f'UPDATE "{entity.table}" SET "_search" = ? WHERE id = ?', texts)
    if after is not None:
        create_search_index(connection, entity.table)
        index_all_rows(connection, entity.table)


def _search_text_of(rows: Rows, row: Sequence[Any]) -> tuple[str, int] | None:
    try:
        record = rows.from_row(row)
    except UnreadableValue:
        return None
    return search_text(rows.entity, record), record["id"]


def _prepare_view(db: sqlite_utils.Database, entity: Entity, parent: Entity) -> None:
    """The view of a warehouse's products: each product joined with its stock row."""
    own = set(STOCK_COLUMNS) - {"_productId"}
    columns = [
        f's."{name}" AS "{name}"' if name in own else f'p."{name}" AS "{name}"' for name in entity.names()
    ]
    columns += ['p."_extra"', 'p."_etag"', 'p."_search"', 's."_cloudVersion" AS "_cloudVersion"', 'p."_tag"']
    wanted = (
        f'CREATE VIEW "{entity.table}" AS SELECT {", ".join(columns)}'
        f' FROM stock s JOIN "{parent.table}" p ON p.id = s."_productId"'
    )
    if db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (entity.table,)).fetchone() != (wanted,):
        db.execute(f'DROP VIEW IF EXISTS "{entity.table}"')
        db.execute(wanted)
