"""Every combination of damage to database and journal: accepted edits survive (N1).

Damaged, lost, replaced, torn or another shop's; one of the two files or both; with the disk full on the way.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from storage.database import network_share
from storage.database.backups import list_backups
from storage.database.connection import Database
from storage.errors import (
    BackupOffered,
    DatabaseDamaged,
    DatabaseMissing,
    DatabaseRepaired,
    DatabaseReplaced,
    DiskFull,
    EditsReplayed,
    FolderNotWritable,
    JournalDamaged,
    NetworkFolder,
)
from storage.outbox.journal import Journal
from storage.records.offered_backup import answer, offered
from storage.records.recovery import back_up, open_or_repair, repair
from storage.records.replica import Replica, journal_path
from storage.records.restore import restore
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import (
    CLOUD,
    assert_one_account,
    assert_view_law,
    edited,
    open_bare,
    put,
    record,
)

FILE = "replica-7.db"
Loss = Callable[[Path], None]


def shop(folder: Path) -> Replica:
    """Ten customers in step; a backup; an edit before it and one after it."""
    replica = open_bare(folder, clock=ManualClock())
    put(replica, "customers", *(record("customers", number) for number in range(1, 11)))
    change(replica, 1, "before")
    back_up(replica)
    change(replica, 2, "after")
    return replica


def change(replica: Replica, number: int, note: str) -> None:
    with replica.write() as tx:
        tx.put_change(edited(tx.get("customers", number), note=note))


def notes(replica: Replica) -> dict[int, str]:
    """What waits, and that the rest of the laws hold."""
    assert_view_law(replica)
    assert_one_account(replica)
    return {each.id: each.intent.set["note"] for each in replica.changes()}


BOTH = {1: "before", 2: "after"}


def spoil(path: Path) -> None:
    with path.open("r+b") as file:
        file.write(bytes(4096))


def test_F86_opening_a_damaged_file_repairs_and_reports(tmp_path: Path) -> None:
    shop(tmp_path).database.close()
    spoil(tmp_path / FILE)
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, DatabaseRepaired) and told.params["edits"] == 2
    assert Path(str(told.params["set_aside"])).exists() and told.params["backup"] == str(
        list_backups(replica.path)[0]
    )
    assert notes(replica) == BOTH and replica.known("customers", 10)
    replica.close()
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert told is None
    replica.close()


def test_F86_only_the_owner_repairs_a_damaged_file(tmp_path: Path) -> None:
    shop(tmp_path).database.close()
    spoil(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(DatabaseDamaged):
        open_or_repair(tmp_path / FILE, owner=False)
    assert (tmp_path / FILE).read_bytes() == before


def test_F86_a_damaged_write_ahead_log_loses_no_accepted_edit(tmp_path: Path) -> None:
    """SQLite leaves out what fails the log's checksums; the journal makes it again."""
    replica = shop(tmp_path)
    kept = tmp_path / "kept"
    kept.mkdir()
    for each in tmp_path.glob("replica-7*"):
        shutil.copyfile(each, kept / each.name)  # as a power cut leaves them, nothing folded in
    replica.database.close()
    log = kept / f"{FILE}-wal"
    content = bytearray(log.read_bytes())
    assert len(content) > 8000
    for start in range(len(content) // 3, len(content), 512):
        content[start] ^= 0xFF
    log.write_bytes(content)
    (kept / f"{FILE}-shm").unlink(missing_ok=True)
    replica, _ = open_or_repair(kept / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert notes(replica) == BOTH
    assert replica.database.sound()
    replica.close()


def remove(path: Path) -> None:
    path.unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def blank(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("VACUUM")


LOSSES = [remove, empty, blank]


@pytest.mark.parametrize("lose", LOSSES)
def test_F88_F127_a_lost_database_is_made_again_from_backup_and_journal(tmp_path: Path, lose: Loss) -> None:
    kept = shop(tmp_path)
    kept.close()
    lose(tmp_path / FILE)
    with pytest.raises(DatabaseMissing) as refused:
        open_or_repair(tmp_path / FILE, owner=False)
    assert refused.value.params["edits"] == 2
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, DatabaseReplaced) and told.params["edits"] == 2 and notes(replica) == BOTH
    assert told.params["backup"] == str(list_backups(replica.path)[0])
    assert replica.known("customers", 10) and replica.sync_state.cursors.all() == []
    replica.close()
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert told is None
    replica.close()


@pytest.mark.parametrize("lose", LOSSES)
def test_F127_with_the_journal_gone_as_well_the_backup_is_offered(tmp_path: Path, lose: Loss) -> None:
    shop(tmp_path).close()
    lose(tmp_path / FILE)
    journal_path(tmp_path / FILE).unlink()
    with pytest.raises(DatabaseMissing) as refused:
        repair(tmp_path / FILE)
    assert refused.value.params["edits"] is None and refused.value.params["backup"]
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, BackupOffered) and told.params["backup"] == str(list_backups(replica.path)[0])
    assert notes(replica) == {}
    replica.close()


def test_F127_a_first_start_finds_nothing_missing(tmp_path: Path) -> None:
    for owner in (True, False):
        path = tmp_path / str(owner) / FILE
        replica, told = open_or_repair(path, cloud_id=CLOUD, clock=ManualClock(), owner=owner)
        assert told is None
        replica.close()


def test_F127_a_lost_database_without_a_sound_backup_keeps_its_edits(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.close()
    (tmp_path / FILE).unlink()
    spoil(list_backups(replica.path)[0])
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, DatabaseReplaced) and told.params["backup"] is None and notes(replica) == BOTH
    replica.close()


def test_F127_the_write_ahead_log_of_a_lost_database_is_set_aside(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.close()
    (tmp_path / FILE).unlink()
    (tmp_path / f"{FILE}-wal").write_bytes(b"of the lost file")
    replica, _ = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert notes(replica) == BOTH
    replica.close()
    (kept,) = tmp_path.glob("*.damaged-*-wal")
    assert kept.read_bytes() == b"of the lost file"


def test_F127_a_backup_of_the_future_is_used_last(tmp_path: Path) -> None:
    """It was made under a wrong clock, before the others."""
    clock = ManualClock()
    replica = open_bare(tmp_path, clock=clock)
    put(replica, "customers", record("customers", 1))
    wrong = back_up(replica)
    wrong = wrong.rename(wrong.with_name("replica-7-20990101-000000.db"))
    put(replica, "customers", record("customers", 2))
    right = back_up(replica)
    assert list_backups(replica.path) == [wrong, right]
    assert list_backups(replica.path, now=clock.now()) == [right, wrong]
    replica.close()
    spoil(tmp_path / FILE)
    assert repair(tmp_path / FILE, clock=clock).backup == right


def test_F127_a_journal_line_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.database.close()
    path = journal_path(tmp_path / FILE)
    content = path.read_bytes()
    path.write_bytes(content.replace(b"before", b"befora", 1))
    damaged = path.read_bytes()
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, JournalDamaged) and told.params["lines"] == 1 and notes(replica) == BOTH
    replica.close()
    (kept,) = tmp_path.glob("*.damaged-*.journal")
    assert kept.read_bytes() == damaged
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert told is None
    replica.close()


def test_F87_F127_a_torn_line_is_not_reported(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.database.close()
    path = journal_path(tmp_path / FILE)
    path.write_bytes(path.read_bytes() + b'01234567 {"batch":3,"of":"x')
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert told is None
    change(replica, 3, "next")
    replica.database.close()
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert told is None and notes(replica) == {**BOTH, 3: "next"}
    replica.close()


def test_F88_an_older_copy_is_reported(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    replica.close()
    shutil.copyfile(list_backups(replica.path)[0], replica.path)
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, EditsReplayed) and told.params["edits"] == 1 and notes(replica) == BOTH
    replica.close()


def test_F86_F87_with_both_damaged_every_valid_line_is_replayed(tmp_path: Path) -> None:
    """The database from its backup, the journal without the one line that was hit."""
    replica = shop(tmp_path)
    change(replica, 3, "hit")
    change(replica, 4, "whole")
    replica.database.close()
    spoil(tmp_path / FILE)
    path = journal_path(tmp_path / FILE)
    lines = path.read_bytes().splitlines(keepends=True)
    hit = next(number for number, line in enumerate(lines) if b'"hit"' in line)
    lines[hit] = lines[hit].replace(b'"hit"', b'"hat"')
    path.write_bytes(b"".join(lines))
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, DatabaseRepaired)
    assert notes(replica) == {**BOTH, 4: "whole"}
    replica.close()


def test_F87_a_torn_tail_beside_a_damaged_database(tmp_path: Path) -> None:
    shop(tmp_path).database.close()
    spoil(tmp_path / FILE)
    with journal_path(tmp_path / FILE).open("ab") as file:
        file.write(b'0badc0de {"batch":9,"steps":[{"do"')
    assert repair(tmp_path / FILE).edits == 2
    replica = open_bare(tmp_path)
    change(replica, 5, "the day after")
    assert notes(replica) == {**BOTH, 5: "the day after"}
    replica.close()


def test_F88_F102_the_journal_of_another_cloud_is_copied_aside(tmp_path: Path) -> None:
    shop(tmp_path).close()
    elsewhere = Replica.open(tmp_path / "other" / "replica-8.db", cloud_id=8, clock=ManualClock())
    put(elsewhere, "customers", {**record("customers", 1), "_cloudId": 8})
    change(elsewhere, 1, "theirs")
    elsewhere.close()
    foreign = elsewhere.journal.path.read_bytes()
    shutil.copyfile(elsewhere.journal.path, journal_path(tmp_path / FILE))
    replica = open_bare(tmp_path)
    assert notes(replica) == BOTH
    (kept,) = tmp_path.glob("*.foreign-*.journal")
    assert kept.read_bytes() == foreign and Journal(kept).replay()
    replica.close()


def test_F82_F86_a_full_disk_stops_the_repair_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shop(tmp_path).database.close()
    spoil(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    copyfile = shutil.copyfile

    def full(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:5000])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(shutil, "copyfile", full)
    for _ in range(2):
        with pytest.raises(DiskFull):
            open_or_repair(tmp_path / FILE, cloud_id=CLOUD)
    assert (tmp_path / FILE).read_bytes() == before and not list(tmp_path.glob("*.damaged-*"))
    monkeypatch.setattr(shutil, "copyfile", copyfile)
    replica, told = open_or_repair(tmp_path / FILE, cloud_id=CLOUD, clock=ManualClock())
    assert isinstance(told, DatabaseRepaired) and told.params["backup"] and notes(replica) == BOTH
    replica.close()


def test_F82_a_really_full_disk_refuses_the_edit_and_accepts_it_later(tmp_path: Path) -> None:
    """The system's own limit on a file's size, in place of a small disk."""
    resource = pytest.importorskip("resource")
    replica = shop(tmp_path)
    import signal

    usual = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    most = max(each.stat().st_size for each in tmp_path.glob("replica-7*"))
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most + 1, limits[1]))
        refused = 0
        for number in range(60):
            try:
                change(replica, 3, "x" * 4000 + str(number))
            except Exception as error:  # noqa: BLE001 - its name is looked at
                assert type(error).__name__ in ("DiskFull", "StorageError"), error
                refused += 1
        assert refused
        waiting = notes(replica)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        signal.signal(signal.SIGXFSZ, usual)
    change(replica, 4, "freed")
    assert notes(replica) == {**waiting, 4: "freed"}
    replica.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_F86_a_repair_interrupted_after_the_copy_can_be_repeated(tmp_path: Path) -> None:
    shop(tmp_path).database.close()
    spoil(tmp_path / FILE)
    # What a cut between the two names leaves: the damaged file under both.
    os.link(tmp_path / FILE, tmp_path / "replica-7.damaged-20200101-000000-1.db")
    shutil.copyfile(list_backups(tmp_path / FILE)[0], tmp_path / f"{FILE}.part")
    report = repair(tmp_path / FILE)
    assert report.backup and report.edits == 2 and not (tmp_path / f"{FILE}.part").exists()
    assert len(list(tmp_path.glob("*.damaged-*.db"))) == 2


# where a database may not lie

MOUNTS = """\
22 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw
40 22 0:33 / /mnt/shop rw - cifs //server/shop rw,vers=3.0
41 22 0:34 / /mnt/my\\040disk rw - nfs4 server:/disk rw
42 22 0:35 / /mnt/local rw - xfs /dev/sdb1 rw
43 42 0:36 / /mnt/local/far rw - fuse.sshfs me@there:/ rw
"""


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/home/jana/.local/share", "ext4"),
        ("/mnt/shop", "cifs"),
        ("/mnt/shop/data/cloud-1", "cifs"),
        ("/mnt/shopping", "ext4"),
        ("/mnt/my disk/data", "nfs4"),
        ("/mnt/local/data", "xfs"),
        ("/mnt/local/far/data", "fuse.sshfs"),
    ],
)
def test_F90_the_list_of_mounts_is_parsed(folder: str, kind: str) -> None:
    assert network_share.file_system(Path(folder), MOUNTS) == kind


@pytest.mark.skipif(sys.platform != "linux", reason="the list of mounts is Linux's")
def test_F90_a_share_is_refused_before_anything_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTS + f"50 22 0:40 / {tmp_path} rw - cifs //server/data rw\n")
    monkeypatch.setattr(network_share, "_MOUNTS", mounts)
    with pytest.raises(NetworkFolder) as refused:
        open_bare(tmp_path / "data")
    assert refused.value.params == {"path": str(tmp_path / "data"), "kind": "cifs"}
    assert not list((tmp_path / "data").iterdir())
    mounts.write_text(MOUNTS)
    open_bare(tmp_path / "data").close()


@pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
def test_F90_a_folder_that_is_not_writable_is_reported() -> None:
    with pytest.raises(FolderNotWritable):
        open_bare(Path("/proc/self/fdinfo"))


def test_F86_a_backup_of_a_database_in_use_is_complete(tmp_path: Path) -> None:
    replica = shop(tmp_path)
    (kept,) = list_backups(replica.path)
    database = Database(kept)
    assert database.sound()
    database.close()
    replica.close()


@pytest.mark.parametrize("answered", ["declined", "restored", "another restored"])
def test_F127_an_offered_backup_is_kept_and_said_until_it_is_answered(tmp_path: Path, answered: str) -> None:
    path, clock = tmp_path / FILE, ManualClock()
    shop(tmp_path).close()
    path.unlink()
    journal_path(path).unlink()
    replica, told = open_or_repair(path, cloud_id=CLOUD, clock=clock)
    assert isinstance(told, BackupOffered)
    kept = Path(str(told.params["backup"]))
    content = kept.read_bytes()

    def days(replica: Replica) -> None:
        for _ in range(5):
            clock.sleep(24 * 3600)
            back_up(replica, pack_above=1)

    days(replica)
    replica.close()
    beside = Replica.open(path, owner=False, clock=clock)
    days(beside)
    beside.close()
    replica, told = open_or_repair(path, cloud_id=CLOUD, clock=clock)
    assert isinstance(told, BackupOffered) and told.params["backup"] == str(kept)
    assert kept.read_bytes() == content and offered(replica) == kept
    others = [each for each in list_backups(path) if each != kept]
    if answered == "declined":
        with replica.write() as tx:
            answer(tx)
        replica.close()
    else:
        replica.close()
        restore(path, kept if answered == "restored" else others[0], cloud_id=CLOUD, clock=clock)
    replica, told = open_or_repair(path, cloud_id=CLOUD, clock=clock)
    assert not isinstance(told, BackupOffered) and offered(replica) is None
    assert kept.exists()
    for _ in range(12):
        days(replica)
    assert not kept.exists()
    replica.close()
