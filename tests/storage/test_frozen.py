"""Databases of each released version, with a change in every state: opening them loses nothing (F89, N1)."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlite_utils

from app.practice.cloud import CLOUD_ID
from storage.database import connection
from storage.database.backups import list_backups
from storage.database.connection import SCHEMA, header_schema
from storage.errors import DatabaseNewer, DatabaseOlder, StorageError
from storage.outbox.questions import HoldReason
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.records.restore import restore
from storage.tables import migrations, preparation
from tests.fakes.tills import HOUR, Shop, check_in_step
from tests.fakes.today import share
from tests.storage.support import freeze
from tests.storage.support.replicas import assert_one_account, assert_view_law

SCHEMAS = sorted(int(each.name) for each in freeze.FROZEN.iterdir())
DAY = 86_400.0

HELD = {
    freeze.OVERLAP: HoldReason.OVERLAP,
    freeze.DELETED_IN_CLOUD: HoldReason.DELETED_IN_CLOUD,
    freeze.EDITED_IN_CLOUD: HoldReason.EDITED_IN_CLOUD,
    freeze.POISONED: HoldReason.REJECTED,
    freeze.BROKEN: HoldReason.RULE_BROKEN,
    freeze.UNKNOWN: HoldReason.COUNTER_UNKNOWN,
    freeze.TAG: HoldReason.VERB_REFUSED,
}
WAITING = {
    freeze.EDITED: ("update", "waiting"),
    freeze.POINTED: ("update", "waiting"),
    freeze.STACKED: ("update", "sent"),
    freeze.LOST: ("update", "sent"),
    freeze.LOST_POINTS: ("update", "sent"),
    freeze.DELETED: ("delete", "waiting"),
    freeze.ANONYMISED: ("delete", "waiting"),
    freeze.REVIVED: ("create", "waiting"),
    freeze.COVERED: ("delete", "waiting"),
    freeze.NEW_NAME: ("create", "waiting"),
    freeze.SENT_NAME: ("create", "sent"),
    freeze.HOOK["url"]: ("create", "waiting"),
}


def thaw(schema: int, folder: Path) -> Path:
    """The frozen till's files, as that program left them; answers the database."""
    path = folder / "till-0" / "replica.db"
    freeze.restore((freeze.FROZEN / str(schema) / freeze.DATABASE).read_text("utf-8"), path)
    shutil.copyfile(freeze.FROZEN / str(schema) / freeze.JOURNAL, path.with_suffix(".journal"))
    return path


@pytest.fixture
def shops(tmp_path: Path) -> Iterator[Any]:
    """Opens a shop on the frozen files with today's program."""
    opened: list[Shop] = []

    def open_shop(schema: int) -> Shop:
        thaw(schema, tmp_path)
        shop = Shop(tmp_path)
        opened.append(shop)
        rows = freeze.cloud_rows(schema)
        with shop.cloud.replica.write() as tx:
            for entity, records in rows.items():
                tx.put_many(entity, records)
        shop.clock.sleep(DAY)
        return shop

    yield open_shop
    for shop in opened:
        shop.close()


def outbox(replica: Replica) -> dict[Any, Any]:
    """What waits, by the name that `freeze` gives it."""
    found: dict[Any, Any] = {}
    for change in replica.changes():
        values = change.intent.set
        name = change.id if change.id < 10_000 else values.get("lastName") or values.get("url")
        found[name] = change.held.reason if change.held else (change.kind.value, change.state.value)
    return found


def tables(path: Path) -> dict[str, set[str]]:
    """Columns by table, and the definitions of everything else."""
    with closing(sqlite3.connect(path)) as opened:
        listed = opened.execute("SELECT type, name, ifnull(sql, '') FROM sqlite_master").fetchall()
        return {
            name: {row[1] for row in opened.execute(f'PRAGMA table_info("{name}")')}
            if kind == "table"
            else {" ".join(sql.split())}
            for kind, name, sql in listed
        }


def test_every_schema_is_frozen() -> None:
    """After raising SCHEMA run `python -m tests.storage.support.freeze`."""
    assert SCHEMAS == [*range(connection.FIRST_SCHEMA, SCHEMA + 1)]
    for schema in SCHEMAS:
        sql = (freeze.FROZEN / str(schema) / freeze.DATABASE).read_text("utf-8")
        assert f"PRAGMA user_version={schema};" in sql


@pytest.mark.parametrize("schema", SCHEMAS)
def test_F89_pending_changes_of_an_earlier_file_are_kept_and_sent(shops: Any, schema: int) -> None:
    shop = shops(schema)
    till = shop.till
    assert outbox(till.replica) == {**WAITING, **HELD}
    assert_view_law(till.replica)
    assert_one_account(till.replica)
    for _ in range(4):
        outcome = till.sync()
        shop.clock.sleep(HOUR)
    # What was refused long ago is tried again, and this cloud takes it.
    left = {each: reason for each, reason in HELD.items() if reason is not HoldReason.VERB_REFUSED}
    # The sum that is there may be another till's (F116).
    left[freeze.LOST_POINTS] = HoldReason.COUNTER_UNKNOWN
    assert (outcome.outcome, outcome.waiting) == ("needs_you", len(left))
    assert outbox(till.replica) == left
    there = {each: shop.get("customers", each) for each in range(freeze.IN_STEP, freeze.GONE_THERE + 1)}
    assert there[freeze.LOST]["note"] == "odesláno"
    assert (there[freeze.STACKED]["note"], there[freeze.STACKED]["phone"]) == ("druhá", "222")
    assert (there[freeze.EDITED]["note"], there[freeze.EDITED]["flags"]) == ("upraveno", 4)
    assert sorted(there[freeze.EDITED]["tags"]) == ["a", "b"]
    assert (there[freeze.POINTED]["points"], there[freeze.POINTED]["city"]) == (107.0, "Olomouc")
    assert there[freeze.LOST_POINTS]["points"] == 110.0
    gone = {each for each, record in there.items() if record["deleted"]}
    assert gone == {
        freeze.DELETED, freeze.ANONYMISED, freeze.COVERED, freeze.DELETED_IN_CLOUD, freeze.GONE_THERE
    }  # fmt: skip
    assert not there[freeze.ANONYMISED]["lastName"] and there[freeze.COVERED]["lastName"]
    names = [each["lastName"] for each in shop.cloud.replica.page("customers", Query(), limit=100).records]
    assert names.count(freeze.NEW_NAME) == names.count(freeze.SENT_NAME) == 1
    assert [each["url"] for each in till.records()["webhooks"].values()] == [freeze.HOOK["url"]]

    decide(shop)
    for _ in range(3):
        outcome = till.sync()
        shop.clock.sleep(HOUR)
    assert outcome.outcome == "in_step"
    check_in_step(shop)
    assert (shop.get("customers", freeze.OVERLAP)["note"], shop.get("tags", freeze.TAG)["name"]) == (
        "moje", "věrný"
    )  # fmt: skip
    assert shop.get("customers", freeze.DELETED_IN_CLOUD)["note"] == "ještě potřebný"
    assert shop.get("customers", freeze.EDITED_IN_CLOUD)["deleted"]
    assert shop.get("customers", freeze.UNKNOWN)["points"] == 105.0
    assert shop.get("customers", freeze.BROKEN)["points"] == 10.0


def decide(shop: Shop) -> None:
    """A person answers every question."""
    commands = shop.till.commands
    commands.resolve("customers", freeze.OVERLAP, {"note": "local"})
    commands.keep("customers", freeze.DELETED_IN_CLOUD, "local")
    commands.keep("customers", freeze.EDITED_IN_CLOUD, "local")
    shop.till.edit("customers", freeze.POISONED, note="fine")
    commands.keep("customers", freeze.BROKEN, "cloud")
    commands.keep("customers", freeze.UNKNOWN, "local")
    commands.keep("customers", freeze.LOST_POINTS, "cloud")


@pytest.mark.parametrize("schema", SCHEMAS)
def test_F89_the_tables_become_those_of_a_fresh_file(tmp_path: Path, schema: int) -> None:
    """Files that bear the number are not looked at: whoever changes what is made raises SCHEMA and adds a migration.

    Until the first release the number stays: remove the frozen folder and let `freeze` write it anew.
    """
    path = thaw(schema, tmp_path / "old")
    Replica.open(path).close()
    Replica.open(tmp_path / "new" / "replica.db").close()
    assert tables(path) == tables(tmp_path / "new" / "replica.db")
    assert header_schema(path) == SCHEMA


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program after this one, with one more migration."""

    def m0002_shelves(db: sqlite_utils.Database) -> None:
        db.table("shelves").create({"product": int, "shelf": str}, pk="product")
        db.table("shelves").insert_all({"product": each, "shelf": "A"} for each in range(3))
        db.table("steps").add_column("shelf", str)

    monkeypatch.setattr(migrations, "_MIGRATIONS", (*migrations._MIGRATIONS, m0002_shelves))
    for module in (connection, migrations, preparation):
        monkeypatch.setattr(module, "SCHEMA", SCHEMA + 1)


def test_F89_a_migration_interrupted_at_any_statement_changes_nothing(
    tmp_path: Path, next_version: None
) -> None:
    class Crash(BaseException):
        pass

    class Counting(sqlite3.Connection):
        left = 10**9

        def execute(self, *arguments: Any) -> sqlite3.Cursor:
            if arguments[0] != "ROLLBACK":
                Counting.left -= 1
            if Counting.left < 0:
                raise Crash
            return super().execute(*arguments)

    def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
        return sqlite3.connect(*arguments, factory=Counting, **options)

    source = thaw(SCHEMA, tmp_path / "source").parent
    before = tables(source / "replica.db")
    whole = shutil.copytree(source, tmp_path / "whole")
    Replica.open(whole / "replica.db", connect=connect).close()
    statements = 10**9 - Counting.left
    wanted = tables(whole / "replica.db")
    assert statements > 100 and wanted.keys() - before.keys() == {"shelves"}
    (kept,) = list_backups(whole / "replica.db")
    assert header_schema(kept) == SCHEMA and tables(kept) == before
    for limit in share(statements, of=29):
        folder = shutil.copytree(source, tmp_path / f"at-{limit}")
        Counting.left = limit
        with pytest.raises(Crash):
            Replica.open(folder / "replica.db", connect=connect).close()
        Counting.left = 10**9
        replica = Replica.open(folder / "replica.db", connect=connect)
        assert outbox(replica) == {**WAITING, **HELD}
        assert_view_law(replica)
        replica.close()
        assert tables(folder / "replica.db") == wanted
        shutil.rmtree(folder)


def test_F89_a_backup_of_the_version_before_is_restored(tmp_path: Path, next_version: None) -> None:
    backup = thaw(SCHEMA, tmp_path / "old")
    path = tmp_path / "new" / "replica.db"
    restore(path, backup, cloud_id=CLOUD_ID)
    with closing(sqlite3.connect(path)) as opened:
        assert opened.execute("SELECT count(*) FROM shelves").fetchone() == (3,)
        (there,) = opened.execute("SELECT count(*) FROM outbox").fetchone()
    assert there == len({**WAITING, **HELD}) and header_schema(path) == SCHEMA + 1


@pytest.mark.parametrize("schema", SCHEMAS)
def test_F88_F89_the_journal_of_an_earlier_version_restores_edits_of_a_lost_file(
    tmp_path: Path, schema: int
) -> None:
    path = thaw(schema, tmp_path)
    path.unlink()
    replica = Replica.open(path, cloud_id=CLOUD_ID)
    assert outbox(replica) == {**WAITING, **HELD}
    assert_view_law(replica)
    assert_one_account(replica)
    replica.close()


@pytest.mark.parametrize(
    ("found", "error"), [(SCHEMA + 1, DatabaseNewer), (connection.FIRST_SCHEMA - 1, DatabaseOlder)]
)
def test_F89_a_file_of_a_version_that_is_not_read_is_refused_and_unchanged(
    tmp_path: Path, found: int, error: type[StorageError]
) -> None:
    path = thaw(SCHEMA, tmp_path)
    with closing(sqlite3.connect(path)) as opened:
        opened.execute(f"PRAGMA user_version={found}")
    before = {each.name: each.read_bytes() for each in path.parent.iterdir()}
    with pytest.raises(error) as refused:
        Replica.open(path)
    assert refused.value.params["found"] == found
    assert {each.name: each.read_bytes() for each in path.parent.iterdir()} == before
