"""Restoring a chosen backup: unsent edits survive, the previous database is kept, wrong files change nothing."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing

import pytest

from storage.database.connection import FIRST_SCHEMA, SCHEMA
from storage.errors import DatabaseDamaged, DatabaseNewer, DatabaseOlder, OtherCloud
from storage.query.grammar import Query
from storage.records import restore as restoring
from storage.records.restore import restore
from tests.storage.records.test_recovery import FILE, bad_pages, shop
from tests.storage.support.replicas import CLOUD, assert_one_account, edited, open_replica, put


@pytest.fixture
def folder(tmp_path):
    replica = shop(tmp_path)
    replica.database.backup(tmp_path / "old.db")
    with replica.write() as tx:
        tx.put("customers", {**tx.get("customers", 7), "lastName": "Later"})
        tx.put_change(edited(tx.get("customers", 2), note="typed later"))
        tx.drop_change("customers", 1)
        tx.put("customers", {**tx.get("customers", 1), "note": "sent since"})
    replica.close()
    return tmp_path


def test_a_restore_replaces_the_database_and_keeps_pending_changes(folder):
    report = restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    assert report.edits == 2 and report.kept is not None and report.kept.exists()
    replica = open_replica(folder)
    assert replica.known("customers", 7)["lastName"] == "N7"
    assert replica.known("customers", 2)["note"] == "typed later"
    assert sorted(each.id for each in replica.changes()) == [2, 900]
    assert replica.sync_state.cursors.all() == []
    assert_one_account(replica)
    replica.close()
    restore(folder / FILE, report.kept, cloud_id=CLOUD)
    replica = open_replica(folder)
    assert replica.known("customers", 7)["lastName"] == "Later" and len(replica.changes()) == 2
    replica.close()


def test_F88_power_loss_before_the_exchange_changes_nothing_and_after_it_loses_no_edit(folder, monkeypatch):
    class PowerCut(BaseException):
        pass

    real = restoring.Replica.open

    def cut(*args, **options):
        if not (folder / f"{FILE}.restoring").exists():
            raise PowerCut
        return real(*args, **options)

    monkeypatch.setattr(restoring, "back_up", lambda *_, **__: (_ for _ in ()).throw(PowerCut))
    with pytest.raises(PowerCut):
        restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    replica = open_replica(folder)
    assert replica.known("customers", 7)["lastName"] == "Later" and len(replica.changes()) == 2
    replica.close()
    monkeypatch.undo()
    monkeypatch.setattr(restoring.Replica, "open", cut)
    with pytest.raises(PowerCut):
        restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    monkeypatch.undo()
    replica = open_replica(folder)
    assert replica.known("customers", 7)["lastName"] == "N7"
    assert sorted(each.id for each in replica.changes()) == [2, 900]
    replica.close()


def _text(folder):
    (folder / "bad.db").write_text("no database at all")


def _empty(folder):
    (folder / "bad.db").write_bytes(b"")


def _damaged(folder):
    shutil.copyfile(folder / "old.db", folder / "bad.db")
    bad_pages(folder / "bad.db")


def _foreign(folder):
    with closing(sqlite3.connect(folder / "bad.db")) as connection:
        connection.execute("CREATE TABLE mine (a)")


def _newer(folder, schema=SCHEMA + 1):
    shutil.copyfile(folder / "old.db", folder / "bad.db")
    with closing(sqlite3.connect(folder / "bad.db")) as connection:
        connection.execute(f"PRAGMA user_version={schema}")


def _older(folder):
    _newer(folder, FIRST_SCHEMA - 1)


@pytest.mark.parametrize(
    ("spoil", "error"),
    [(_text, DatabaseDamaged), (_empty, DatabaseDamaged), (_damaged, DatabaseDamaged), (_foreign, DatabaseDamaged),
     (_newer, DatabaseNewer), (_older, DatabaseOlder)],
)  # fmt: skip
def test_a_file_that_is_no_backup_changes_nothing(folder, spoil, error):
    spoil(folder)
    before = (folder / FILE).read_bytes()
    with pytest.raises(error):
        restore(folder / FILE, folder / "bad.db", cloud_id=CLOUD)
    assert (folder / FILE).read_bytes() == before
    assert not list(folder.glob("*.restoring*"))


def test_F102_the_backup_of_another_cloud_is_refused(folder):
    with pytest.raises(OtherCloud):
        restore(folder / FILE, folder / "old.db", cloud_id=CLOUD + 1)


def test_a_lost_or_damaged_database_is_replaced(folder):
    bad_pages(folder / FILE)
    report = restore(folder / FILE, folder / "old.db", cloud_id=CLOUD)
    assert report.edits == 2
    (folder / FILE).unlink()
    assert restore(folder / FILE, folder / "old.db", cloud_id=CLOUD).kept is None
    replica = open_replica(folder)
    assert replica.count("customers", Query()) == 400 and put
    replica.close()
