"""Damaged, lost and replaced files: unsent edits survive, nothing is deleted."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from storage.database.backups import list_backups, unpack
from storage.errors import DatabaseDamaged
from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.query.grammar import Query
from storage.records.recovery import back_up, repair
from storage.records.replica import Replica
from storage.sync_state.pull_cursors import PullCursor
from tests.fakes.changes_by_name import but, made
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import (
    assert_one_account,
    assert_view_law,
    edited,
    open_replica,
    put,
    record,
)

FILE = "replica-7.db"


def shop(folder: Path, clock: ManualClock | None = None) -> Replica:
    """A replica with customers in step, one unsent edit and one unsent record."""
    replica = open_replica(folder, clock=clock or ManualClock())
    put(
        replica,
        "customers",
        *(record("customers", number, lastName=f"N{number}") for number in range(1, 400)),
    )
    with replica.write() as tx:
        tx.sync_state.cursors.put(PullCursor(entity="customers", watermark=5, complete=True))
        tx.sync_state.meta.put("last_success", 5)
        tx.put_change(edited(tx.get("customers", 1), note="unsent"))
        tx.put_change(create(900))
    return replica


def create(number: int) -> WaitingChange:
    values = {"id": number, "_cloudId": 7, "lastName": "Nový"}
    return made(entity="customers", id=number, kind=ChangeKind.CREATE, intent=Intent(values))


def zero_header(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[:100] = bytes(100)
    path.write_bytes(content)


def bad_pages(path: Path) -> None:
    content = bytearray(path.read_bytes())
    for start in range(8192, len(content) - 4096, 4096 * 5):
        content[start : start + 4096] = b"\xaa" * 4096
    path.write_bytes(content)


def bad_index(path: Path) -> None:
    connection = sqlite3.connect(path)
    sql = "SELECT rootpage FROM sqlite_master WHERE name = 'idx_customers_lastName'"
    (page,) = connection.execute(sql).fetchone()
    connection.close()
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 : page * 4096] = b"\x55" * 4096
    path.write_bytes(content)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 4096 * 20 + 7])


DAMAGES = [zero_header, bad_pages, bad_index, cut_short]


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("backed_up", [False, True])
def test_F86_unsent_edits_survive_a_damaged_file(tmp_path: Path, damage: Any, backed_up: bool) -> None:
    replica = shop(tmp_path)
    if backed_up:
        saved = back_up(replica)
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="after the backup"))
        tx.put_change(but(tx.change("customers", 1), intent=Intent({"note": "edited again"})))
    wanted = {(each.entity, each.id): each for each in replica.changes()}
    replica.database.close()
    path = tmp_path / FILE
    damage(path)
    spoilt = path.read_bytes()
    with pytest.raises(DatabaseDamaged):
        open_replica(tmp_path)

    report = repair(path)
    assert report.edits == 3
    assert report.backup == (saved if backed_up else None)
    assert report.set_aside is not None and report.set_aside.read_bytes() == spoilt
    replica = open_replica(tmp_path)
    assert {(each.entity, each.id): each for each in replica.changes()} == wanted
    assert (
        replica.get("customers", 1)["note"] == "edited again"
        and replica.get("customers", 900)["lastName"] == "Nový"
    )
    assert replica.count("customers", Query()) == (400 if backed_up else 3)
    assert replica.sync_state.cursors.all() == []
    assert replica.sync_state.meta.get("last_success") is None
    assert_view_law(replica)
    assert_one_account(replica)
    replica.close()


def test_F86_the_last_edit_before_a_power_cut_that_spoils_the_file_survives(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.database.close()
    without_confirmations(replica.journal.path)
    zero_header(tmp_path / FILE)
    assert repair(tmp_path / FILE).edits == 2


def without_confirmations(journal: Path) -> None:
    """The notes that commits were made had not reached the disk."""
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(line for line in lines if b'"done"' not in line))


def test_F86_N1_the_one_edit_since_the_backup_survives_that_power_cut(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    back_up(replica)
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="the last one"))
    replica.database.close()
    without_confirmations(replica.journal.path)
    zero_header(tmp_path / FILE)
    assert repair(tmp_path / FILE).edits == 3
    with closing(open_replica(tmp_path)) as again:
        assert again.get("customers", 2)["note"] == "the last one"


def test_F88_N1_an_edit_that_was_there_after_a_crash_is_in_an_older_copy_too(tmp_path: Path) -> None:
    """The program died after the commit; the edit was shown again, and then an older copy was put in its place."""
    replica = shop(tmp_path)
    older = back_up(replica)
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 2), note="the last one"))
    replica.database.close()
    lines = replica.journal.path.read_bytes().splitlines(keepends=True)
    assert b'"done"' in lines[-1]
    replica.journal.path.write_bytes(b"".join(lines[:-1]))
    open_replica(tmp_path).database.close()
    unpack(older, tmp_path / FILE)
    for log in tmp_path.glob(f"{FILE}-*"):
        log.unlink()
    with closing(open_replica(tmp_path)) as again:
        assert again.get("customers", 2)["note"] == "the last one"


def test_an_intact_file_is_unchanged_by_repair(tmp_path: Path) -> None:
    shop(tmp_path).close()
    report = repair(tmp_path / FILE)
    assert (report.set_aside, report.backup, report.edits) == (None, None, 2)
    replica = open_replica(tmp_path)
    assert replica.count("customers", Query()) == 400
    assert len(replica.sync_state.cursors.all()) == 1
    replica.close()


def test_repair_finds_damage_after_a_clean_stop(tmp_path: Path) -> None:
    shop(tmp_path).close()
    bad_index(tmp_path / FILE)
    assert repair(tmp_path / FILE).set_aside is not None


def test_repair_restores_the_newest_intact_backup(tmp_path: Path) -> None:
    clock = ManualClock()
    replica = shop(tmp_path, clock)
    made = []
    for number in range(3):
        clock.sleep(3600)
        put(replica, "customers", record("customers", 1000 + number))
        made.append(back_up(replica))
    assert list_backups(replica.path) == made[::-1]
    replica.database.close()
    zero_header(made[2])
    zero_header(tmp_path / FILE)
    report = repair(tmp_path / FILE)
    assert report.backup == made[1]
    replica = open_replica(tmp_path)
    assert replica.get("customers", 1001) is not None and replica.get("customers", 1002) is None
    replica.close()


def test_old_backups_of_this_cloud_only_are_deleted(tmp_path: Path) -> None:
    clock = ManualClock()
    replica = shop(tmp_path, clock)
    (tmp_path / "backups").mkdir()
    others = tmp_path / "backups" / "replica-77-20200101-000000.db"
    others.touch()
    for _ in range(9):
        clock.sleep(60)
        newest = back_up(replica)
    kept = list_backups(replica.path)
    assert 3 <= len(kept) <= 4 and kept[0] == newest and others.exists()
    replica.close()


def test_a_second_repair_keeps_the_first_damaged_file(tmp_path: Path) -> None:
    shop(tmp_path).close()
    kept = []
    for _ in range(2):
        zero_header(tmp_path / FILE)
        kept.append(repair(tmp_path / FILE).set_aside)
    assert kept[0] != kept[1] and all(each.exists() for each in kept)


def test_the_write_ahead_log_is_set_aside_with_the_damaged_file(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    back_up(replica)
    path = tmp_path / FILE
    replica.database.close()
    zero_header(path)
    (tmp_path / (FILE + "-wal")).write_bytes(b"of the damaged file")
    report = repair(path)
    assert report.set_aside.with_name(report.set_aside.name + "-wal").read_bytes() == b"of the damaged file"
    open_replica(tmp_path).close()


def test_F88_an_older_copy_gets_missing_edits_from_the_journal(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    older = back_up(replica)
    with replica.write() as tx:
        tx.drop_change("customers", 1)
        tx.put("customers", record("customers", 1, note="sent and answered"))
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 3), note="since"))
    with replica.write() as tx:
        tx.drop_change("customers", 900)
        tx.remove("customers", 900)
    replica.close()
    for _ in range(2):
        shutil.copyfile(older, tmp_path / FILE)
        replica = open_replica(tmp_path)
        assert [each.id for each in replica.changes()] == [3]
        assert replica.get("customers", 3)["note"] == "since"
        assert replica.get("customers", 900)["deleted"]
        assert_view_law(replica)
        assert_one_account(replica)
        replica.close()


def test_F88_an_older_copy_gets_acknowledged_records_from_a_complete_journal(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    older = back_up(replica)
    with replica.write() as tx:
        tx.drop_change("customers", 1)
        tx.put("customers", record("customers", 1, note="sent and answered"))
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", 3), note="since"))
    replica.database.close()
    shutil.copyfile(older, tmp_path / FILE)
    replica = open_replica(tmp_path)
    assert replica.get("customers", 1)["note"] == "sent and answered"
    assert [(each.kind, each.fields["note"][1]) for each in replica.timeline("customers", 3)] == [
        ("edited", "since")
    ]
    replica.close()


def test_F88_a_lost_database_gets_its_unsent_edits_back(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    wanted = replica.changes()
    replica.close()
    (tmp_path / FILE).unlink()
    replica = open_replica(tmp_path)
    assert replica.changes() == wanted
    assert_view_law(replica)
    replica.close()


def test_F88_a_lost_journal_is_rewritten(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.close()
    replica.journal.path.unlink()
    replica = open_replica(tmp_path)
    assert len(replica.changes()) == 2
    assert_one_account(replica)
    replica.close()


def test_F88_another_database_keeps_its_edits_and_adopts_those_of_the_journal(tmp_path: Path) -> None:
    shop(tmp_path / "here").close()
    theirs = open_replica(tmp_path / "there")
    put(theirs, "customers", record("customers", 1), record("customers", 2))
    with theirs.write() as tx:
        tx.put_change(but(edited(tx.get("customers", 1), note="theirs"), changed=5))
        tx.put_change(edited(tx.get("customers", 2), note="theirs"))
    theirs.close()
    shutil.copyfile(tmp_path / "there" / FILE, tmp_path / "here" / FILE)
    replica = open_replica(tmp_path / "here")
    notes = {each.id: each.intent.set.get("note") for each in replica.changes()}
    assert notes == {1: "theirs", 2: "theirs", 900: None}
    assert_view_law(replica)
    assert_one_account(replica)
    replica.close()


def test_F88_flipped_bytes_in_the_journal_do_not_harm_an_intact_database(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.close()
    content = bytearray(replica.journal.path.read_bytes())
    content[len(content) // 2] ^= 1
    replica.journal.path.write_bytes(content)
    replica = open_replica(tmp_path)
    assert len(replica.changes()) == 2
    assert_one_account(replica)
    replica.close()


def test_a_backup_that_cannot_be_written_raises_a_storage_error(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    (tmp_path / "backups").touch()
    with pytest.raises(Exception, match="not_writable|exists"):
        back_up(replica)
    replica.close()
    assert list_backups(tmp_path / FILE) == []
