"""The tables of a file: bookkeeping by migrations, one typed table per entity from the catalogue.

Called when a replica is opened that is not prepared yet (`preparation`). A field added to the catalogue becomes a column by itself; what cannot be
derived (renames, moved data) is a migration here.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
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
from storage.tables.plan_tables import m0022_plans
from storage.tables.preparation import INTERNAL_COLUMNS, check_definitions, is_prepared, stamp
from storage.tables.record_counts import create_count_triggers, m0023_record_counts
from storage.tables.rows import Rows
from storage.tables.search_index import create_search_index, drop_search_index, index_all_rows
from storage.tables.secondary_indexes import prepare_indexes
from storage.tables.stock import STOCK_COLUMNS
from storage.text.folding import SEARCH_TEXT_VERSION, search_text

if TYPE_CHECKING:
    import sqlite_utils
    from sqlite_utils import Migrations

SEARCH_TEXT = "search_text"
"""Key of the version of the search texts in a file; none in files before version 2."""
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


def m0001_bookkeeping(db: sqlite_utils.Database) -> None:
    """Outbox, history, cursors and everything else that is not a record."""
    db.table("meta").create({"key": str, "value": str}, pk="key")
    db.table("outbox").create(
        {
            "seq": int, "entity": str, "record": int, "kind": str, "state": str, "held": str,
            "next_try": int, "changed": int, "body": str,
        },
        pk="seq", not_null={"entity", "record", "kind", "state", "body"},
    )  # fmt: skip
    db.table("outbox").create_index(["entity", "record"], unique=True)
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
    db.table("cursors").create(
        {
            "entity": str, "scope": int, "watermark": int, "anchor": int, "upper": int, "tag": str,
            "tag_from": int, "complete": int, "last_success": int, "expected": int, "problem": str,
        },
        pk=("entity", "scope"), not_null={"scope"},
    )  # fmt: skip
    db.table("capabilities").create({"name": str, "value": str}, pk="name")
    db.table("runs").create(
        {"seq": int, "started": int, "finished": int, "outcome": str, "figures": str, "error": str}, pk="seq"
    )
    db.table("quarantine").create(
        {"entity": str, "record": str, "at": int, "reason": str, "version": int, "body": str},
        pk=("entity", "record"),
    )
    db.table("hooks").create({"id": int, "body": str}, pk="id")
    db.table("stock").create(
        {
            "_warehouseId": int, "_productId": int, "stockQuantityStatus": float,
            "purchasePriceWithoutVat": float, "stockStatusVersiondate": int, "_cloudVersion": int,
        },
        pk=("_warehouseId", "_productId"),
    )  # fmt: skip
    db.table("stock").create_index(["_warehouseId", "stockStatusVersiondate"])


def m0002_deliveries(db: sqlite_utils.Database) -> None:
    """Deliveries of the local server's webhooks: change events, the queue, and a secret for signing."""
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
    db.table("hooks").add_column("secret", str)


def m0003_orders(db: sqlite_utils.Database) -> None:
    """Which sort indexes exist, and in which language (see `sort_index`)."""
    db.table("orders").create(
        {"entity": str, "field": str, "language": str, "version": int}, pk=("entity", "field")
    )


def m0004_counted(db: sqlite_utils.Database) -> None:
    """When the counts of a list were last compared with the cloud's."""
    db.table("cursors").add_column("counted", int)


def m0005_pages(db: sqlite_utils.Database) -> None:
    """The nightly comparison: pages with their ETags, its position, and records of which the cloud has less."""
    db.table("pages").create(
        {"entity": str, "lower": int, "upper": int, "tag": str, "digest": str}, pk=("entity", "lower")
    )
    db.table("scans").create(
        {"entity": str, "position": int, "started": int, "finished": int, "overlapped": int}, pk="entity"
    )
    db.table("disputed").create(
        {"entity": str, "record": int, "dispute": str, "at": int, "theirs": str}, pk=("entity", "record")
    )


def m0006_names(db: sqlite_utils.Database) -> None:
    """Id aliases, ETags of single records, and values that the cloud rewrites."""
    db.table("aliases").create({"entity": str, "old": int, "now": int}, pk=("entity", "old"))
    db.table("aliases").create_index(["entity", "now"])
    db.table("record_tags").create(
        {"entity": str, "record": int, "version": int, "tag": str}, pk=("entity", "record")
    )
    db.table("rewritten").create(
        {"entity": str, "record": int, "field": str, "sent": str, "answered": str, "times": int},
        pk=("entity", "record", "field"),
    )


def m0007_ranges(db: sqlite_utils.Database) -> None:
    """Positions of the ranges of a list that the first download reads in parallel."""
    db.table("ranges").create(
        {"entity": str, "scope": int, "lower": int, "upper": int, "anchor": int, "unproven": int},
        pk=("entity", "scope", "lower"), not_null={"upper"},
    )  # fmt: skip


def m0008_dates_ahead(db: sqlite_utils.Database) -> None:
    """How far the rows of a list are dated ahead of the cloud's own clock."""
    db.table("cursors").add_column("ahead", int)


def m0009_outbox_due(db: sqlite_utils.Database) -> None:
    """From when each pending change may be sent, their numbers, and indexes that find some without reading all (F128)."""
    outbox = db.table("outbox")
    outbox.add_column("due", int)
    # As `WaitingChange.blocked`: a held change is sent as far as its hold does not name all its fields.
    goes_on = " OR ".join(
        f"EXISTS (SELECT 1 FROM json_each(body, '$.intent.{part}') AS edited"
        " WHERE edited.key NOT IN (SELECT value FROM json_each(body, '$.held.fields')))"
        for part in ("set", "add")
    )
    db.execute(
        "UPDATE outbox SET due = next_try WHERE held IS NULL"
        f" OR (held IN ('overlap', 'rewritten', 'possible_duplicate') AND ({goes_on}))"
    )
    outbox.create_index(["due"])
    outbox.create_index(["changed"])
    outbox.create_index(["entity", "state", "held", "record"], index_name="outbox_states")
    db.execute("CREATE INDEX outbox_held ON outbox (seq) WHERE held IS NOT NULL")
    db.execute("CREATE INDEX outbox_free ON outbox (seq) WHERE held IS NULL")
    counts = db.table("outbox_counts")
    counts.create({"entity": str, "waiting": int, "held": int}, pk="entity", not_null={"waiting", "held"})
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
    db.execute("INSERT INTO outbox_counts SELECT entity, count(*), count(held) FROM outbox GROUP BY entity")


def m0010_superseded(db: sqlite_utils.Database) -> None:
    """Digests of copies that the cloud replaced by slightly newer ones."""
    db.table("superseded").create(
        {"entity": str, "record": int, "version": int, "digest": str, "at": int},
        pk=("entity", "record", "version"),
    )
    db.table("superseded").create_index(["at"])


def m0011_rest_of_window(db: sqlite_utils.Database) -> None:
    """Positions inside a large window: the newest page, and the rest, which is read again page by page."""
    for name in ("head", "rest_anchor", "rest_upper"):
        db.table("cursors").add_column(name, int)


def m0012_tag_contents(db: sqlite_utils.Database) -> None:
    """Digests of the contents that records had under their ETags."""
    db.table("record_tags").add_column("content", str)


def m0013_rows_ahead(db: sqlite_utils.Database) -> None:
    """Rows dated so far ahead that they would fill the newest page of their list, and the page without them."""
    for name in ("tag_to", "ahead_from", "ahead_read"):
        db.table("cursors").add_column(name, int)


def m0014_webhook_owners(db: sqlite_utils.Database) -> None:
    """The token that registered a webhook at the local server; none for older registrations."""
    db.table("hooks").add_column("owner", str)


def m0015_change_feed(db: sqlite_utils.Database) -> None:
    """The change feed: the number of each record's newest change, and the epochs in which numbers were given."""
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


def m0016_idempotency_keys(db: sqlite_utils.Database) -> None:
    """Answers to requests with an Idempotency-Key."""
    db.table("idempotency").create(
        {
            "token": str, "key": str, "at": int, "digest": str, "entity": str, "records": str, "status": int,
            "tag": str, "body": bytes,
        },
        pk=("token", "key"), not_null={"at", "digest", "entity", "records", "status"},
    )  # fmt: skip
    db.table("idempotency").create_index(["at"])


def m0017_anonymized(db: sqlite_utils.Database) -> None:
    """Anonymised records, and whether copies of them may still lie somewhere (`due`)."""
    db.table("anonymized").create(
        {"entity": str, "record": int, "at": int, "due": int}, pk=("entity", "record"), not_null={"at", "due"}
    )


def m0018_compared_to(db: sqlite_utils.Database) -> None:
    """How far the records of an entity were known when its comparison began, and when the last finished one did."""
    db.table("scans").add_column("begun_to", int)
    db.table("scans").add_column("compared_to", int)


def m0019_printed_prices(db: sqlite_utils.Database) -> None:
    """The price that was last printed on the label of each product."""
    db.table("printed_prices").create(
        {"product": int, "price": float, "at": int}, pk="product", not_null={"at"}
    )


def m0020_supplier_prices(db: sqlite_utils.Database) -> None:
    """What each supplier charges for a product, and how its price lists are read."""
    db.table("supplier_prices").create(
        {"supplier": int, "product": int, "price": float, "at": int},
        pk=("supplier", "product"), not_null={"price", "at"},
    )  # fmt: skip
    db.table("supplier_prices").create_index(["product"])
    db.table("supplier_terms").create({"supplier": int, "body": str}, pk="supplier", not_null={"body"})


def m0021_derived_values(db: sqlite_utils.Database) -> None:
    """Values that are calculated from several records (see `derived_values`)."""
    make_derived_tables(db.conn)


def m0024_overlap_from(db: sqlite_utils.Database) -> None:
    """Where reading the last day again resumes."""
    db.table("scans").add_column("overlap_from", int)


def m0025_printed_earlier(db: sqlite_utils.Database) -> None:
    """When the label of a product was printed before the last time, as a list of moments."""
    db.table("printed_prices").add_column("earlier", str)


_MIGRATIONS = (
    m0001_bookkeeping,
    m0002_deliveries,
    m0003_orders,
    m0004_counted,
    m0005_pages,
    m0006_names,
    m0007_ranges,
    m0008_dates_ahead,
    m0009_outbox_due,
    m0010_superseded,
    m0011_rest_of_window,
    m0012_tag_contents,
    m0013_rows_ahead,
    m0014_webhook_owners,
    m0015_change_feed,
    m0016_idempotency_keys,
    m0017_anonymized,
    m0018_compared_to,
    m0019_printed_prices,
    m0020_supplier_prices,
    m0021_derived_values,
    m0022_plans,
    m0023_record_counts,
    m0024_overlap_from,
    m0025_printed_earlier,
)
"""In order; the names of the functions are stored in every file."""


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
