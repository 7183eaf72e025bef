"""Setting up a new computer from a backup."""

from __future__ import annotations

import sqlite3

import pytest

from app.backup import restore
from app.errors import BadFile
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop, read_shop
from storage.errors import DatabaseNewer, OtherCloud
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
    """A till's backup with a tag the cloud has and one it has not."""
    from app.account.connection import connect

    secrets = MemorySecrets()
    folder = tmp_path / "old"
    folder.mkdir()
    connect(folder, shop_of(cloud), cloud.refresh_token, secrets=secrets)
    cloud.commands.save("tags", {"name": "VIP", "_cloudId": cloud.cloud_id})
    with Runtime(folder, secrets=secrets, keep_log=False) as till:
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


def test_a_file_that_is_no_backup_is_refused(backup, tmp_path):
    for content in (b"", b"a text", b"SQLite format 3\x00" + bytes(4000), backup.read_bytes()[:5000]):
        (tmp_path / "bad").write_bytes(content)
        with pytest.raises(BadFile) as caught:
            restore.inspect_backup(tmp_path / "bad")
        assert caught.value.params["reason"] == "backup"
        with pytest.raises(BadFile):
            restore.set_up_from_backup(tmp_path / "new", tmp_path / "bad", shop=None)


def test_a_newer_backup_and_one_of_another_cloud_are_refused(backup, cloud, tmp_path):
    other = Shop(base_url=cloud.url, cloud_id=7)
    with pytest.raises(OtherCloud):
        restore.set_up_from_backup(tmp_path / "new", backup, shop=other)
    assert read_shop(tmp_path / "new") is None
    with sqlite3.connect(backup) as connection:
        connection.execute("PRAGMA user_version=99")
    connection.close()
    with pytest.raises(DatabaseNewer):
        restore.inspect_backup(backup)
