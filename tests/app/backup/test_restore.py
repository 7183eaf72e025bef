"""Setting up a new computer from a backup."""

from __future__ import annotations

import gzip
import sqlite3

import pytest

from app.backup import backups, restore
from app.errors import BadFile
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop, read_shop
from storage.errors import OtherCloud
from sync.errors import SignInRefused


@pytest.fixture
def cloud(tmp_path):
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    yield made
    made.close()


def shop_of(cloud):
    return Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)


@pytest.fixture
def backup(cloud, tmp_path):
    """A till's backup with a tag that it made in the cloud and one that the cloud has not."""
    from app.account.connection import connect

    secrets = MemorySecrets()
    folder = tmp_path / "old"
    folder.mkdir()
    connect(folder, shop_of(cloud), cloud.refresh_token, secrets=secrets)
    with Runtime(folder, secrets=secrets, keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP", "_cloudId": cloud.cloud_id})
        assert till.run().outcome == "in_step"
        till.commands.save("tags", {"name": "výprodej", "_cloudId": cloud.cloud_id})
        till.replica.database.backup(tmp_path / "shop.backup")
    return tmp_path / "shop.backup"


def test_reading_the_facts_of_a_backup_leaves_it_unchanged(backup, cloud):
    before = backup.read_bytes()
    facts = restore.inspect_backup(backup)
    assert (facts.cloud_id, facts.records["tags"], facts.edits) == (cloud.cloud_id, 2, 1)
    assert facts.written > 1_700_000_000_000
    assert backup.read_bytes() == before
    assert sorted(each.name for each in backup.parent.iterdir()) == ["cloud", "old", "shop.backup"]


def test_a_new_computer_continues_from_the_backup(backup, cloud, tmp_path):
    secrets = MemorySecrets()
    new = tmp_path / "new"
    report = restore.set_up_from_backup(
        new, backup, shop=shop_of(cloud), token=cloud.refresh_token, open_store=lambda: secrets
    )
    assert report.edits == 1
    with Runtime(new, secrets=secrets, keep_log=False) as till:
        # The old computer may still send the edit that is in the backup.
        assert till.run().outcome == "needs_you"
        assert till.commands.keep_all("local", reason="copied").step is not None
        assert till.run().outcome == "in_step"
        assert {each["name"] for each in till.queries.page("tags").records} == {"VIP", "výprodej"}
    assert {each["name"] for each in cloud.replica.page("tags", _all(), limit=9).records} == {
        "VIP",
        "výprodej",
    }


def _all():
    from storage.query.grammar import Query

    return Query()


def test_without_the_internet_the_backup_can_be_worked_with(backup, cloud, tmp_path):
    cloud.stop()
    new = tmp_path / "new"
    restore.set_up_from_backup(new, backup, shop=shop_of(cloud))
    assert read_shop(new).cloud_id == cloud.cloud_id
    with Runtime(new, secrets=MemorySecrets(), keep_log=False) as till:
        assert till.queries.count("tags") == 2
        till.commands.save("tags", {"name": "new here", "_cloudId": cloud.cloud_id})
        assert till.queries.sync_status().waiting == 2


def test_a_refused_token_leaves_the_folder_alone(backup, cloud, tmp_path):
    new = tmp_path / "new"
    with pytest.raises(SignInRefused):
        restore.set_up_from_backup(new, backup, shop=shop_of(cloud), token="wrong", open_store=MemorySecrets)
    assert not new.exists()


def test_a_backup_without_a_cloud_is_restored_without_one(tmp_path):
    with Runtime(tmp_path / "old", keep_log=False) as till:
        till.commands.save("tags", {"name": "VIP", "_cloudId": 1})
        till.replica.database.backup(tmp_path / "b")
    assert restore.inspect_backup(tmp_path / "b").cloud_id is None
    restore.set_up_from_backup(tmp_path / "new", tmp_path / "b", shop=None)
    with Runtime(tmp_path / "new", keep_log=False) as till:
        assert till.queries.count("tags") == 1
        assert till.shop is None


def _bad_files(backup):
    whole = backup.read_bytes()
    packed = gzip.compress(whole)
    spoiled = bytearray(packed)
    spoiled[len(packed) // 2] ^= 0xFF
    foreign = backup.with_name("foreign")
    with sqlite3.connect(foreign) as connection:
        connection.execute("CREATE TABLE meta (x)")
    connection.close()
    rotten = bytearray(whole)
    rotten[4096:8192] = bytes(4096)
    return [
        ("a.db", b"", "backup_cut"),
        ("a.db", b"a text", "backup"),
        ("a.db", foreign.read_bytes(), "backup"),
        ("a.db", whole[:5000], "backup_cut"),
        ("a.db", whole[:50], "backup_cut"),
        ("a.db", whole[: len(whole) // 2], "backup_cut"),
        ("a.db", whole[:100] + b"\xff" * (len(whole) - 100), "backup_damaged"),
        ("a.db.gz", b"", "backup_cut"),
        ("a.db.gz", b"a text", "backup"),
        ("a.db.gz", gzip.compress(b"a text" * 50), "backup"),
        ("a.db.gz", packed[: len(packed) // 2], "backup_cut"),
        ("a.db.gz", gzip.compress(whole[: len(whole) // 2]), "backup_cut"),
        ("a.db.gz", bytes(spoiled), "backup_damaged"),
    ]


def test_each_file_that_cannot_be_restored_is_refused_for_its_own_reason(backup, tmp_path):
    for number, (name, content, reason) in enumerate(_bad_files(backup)):
        bad = tmp_path / str(number) / name
        bad.parent.mkdir()
        bad.write_bytes(content)
        with pytest.raises(BadFile) as caught:
            restore.inspect_backup(bad)
        assert caught.value.params["reason"] == reason, (number, name)
        with pytest.raises(BadFile) as caught:
            restore.set_up_from_backup(tmp_path / "new", bad, shop=None)
        assert caught.value.params["reason"] == reason
        assert [each.name for each in bad.parent.iterdir()] == [name]


def test_a_newer_backup_and_one_of_another_cloud_are_refused(backup, cloud, tmp_path):
    other = Shop(base_url=cloud.url, cloud_id=7)
    with pytest.raises(OtherCloud) as refused:
        restore.set_up_from_backup(tmp_path / "new", backup, shop=other)
    assert (refused.value.params["found"], refused.value.params["asked"]) == (cloud.cloud_id, 7)
    with pytest.raises(OtherCloud) as refused:
        restore.set_up_from_backup(tmp_path / "new", backup, shop=None)
    assert (refused.value.params["found"], refused.value.params["asked"]) == (cloud.cloud_id, None)
    with Runtime(tmp_path / "alone", keep_log=False) as till:
        with pytest.raises(OtherCloud) as refused:
            backups.compare(till.replica, backup)
        assert (refused.value.params["found"], refused.value.params["asked"]) == (cloud.cloud_id, None)
        till.replica.database.backup(tmp_path / "alone.db")
    with pytest.raises(OtherCloud) as refused:
        restore.set_up_from_backup(tmp_path / "new", tmp_path / "alone.db", shop=other)
    assert (refused.value.params["found"], refused.value.params["asked"]) == (None, 7)
    assert read_shop(tmp_path / "new") is None
    with sqlite3.connect(backup) as connection:
        connection.execute("PRAGMA user_version=99")
    connection.close()
    for use in (
        restore.inspect_backup,
        lambda file: restore.set_up_from_backup(tmp_path / "new", file, shop=None),
    ):
        with pytest.raises(BadFile) as caught:
            use(backup)
        assert caught.value.params == {"file": str(backup), "reason": "backup_newer"}
