"""What is left of an anonymised person in the file itself, and in copies of it: backups and what was set aside (F53)."""

from __future__ import annotations

import gzip
import random
import shutil
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import pytest

from app.commands.commands import Commands
from storage.database.backups import list_backups, pack
from storage.outbox.changes import ChangeKind
from storage.records.erased_copies import UNFINISHED_SECONDS, clean_copies
from storage.records.recovery import back_up
from storage.records.replica import Replica
from storage.records.restore import restore
from storage.schema.entities import CATALOGUE
from sync.events import Bus
from tests.storage.support.replicas import CLOUD, FILE, open_replica, put, record

SECRET = "Xyzzyplugh"
PERSON = {"firstName": "", "lastName": SECRET, "email": f"{SECRET}@example.org", "note": SECRET}


def found_in(folder: Path) -> set[str]:
    """Names of the files in which the secret stands, packed ones too."""
    found = set()
    for path in folder.rglob("*"):
        if path.is_file():
            content = path.read_bytes()
            if path.suffix == ".gz":
                content = gzip.decompress(content)
            if SECRET.encode() in content:
                found.add(path.name)
    return found


@pytest.fixture
def replica(tmp_path: Path) -> Replica:
    opened = open_replica(tmp_path)
    put(opened, "customers", record("customers", 1, **PERSON), record("customers", 2, note="stays"))
    return opened


def anonymize(replica: Replica, *ids: int) -> None:
    Commands(replica, Bus()).delete("customers", list(ids), anonymize=True)


def clean(replica: Replica) -> bool:
    return clean_copies(replica.path, replica.catalogue, replica.cleaning.due())


def test_F53_gaps_that_moved_rows_left_are_cleaned(tmp_path: Path) -> None:
    """What SQLite overwrites when it deletes is not all: rows that moved to another page leave copies behind."""
    replica, rng = open_replica(tmp_path), random.Random(1)
    words = [f"Q{rng.randrange(2**60):015x}" for _ in range(1500)]
    ids = {word: rng.randrange(1, 2**52) for word in words}
    known = {word: record("customers", ids[word], lastName=word, firstName="", phone=word) for word in words}
    for turn in range(300):
        some = words[turn * 10 : turn * 10 + 10] or rng.sample(words, 10)
        longer = {"note": "n" * rng.randrange(400), "internalNote": rng.choice(some) * rng.randrange(20)}
        put(replica, "customers", *(known[word] | longer for word in some))
    gone = rng.sample(words, 200)
    put(replica, "customers", *known.values())
    anonymize(replica, *(ids[word] for word in gone))
    stored = b"".join(each.read_bytes() for each in tmp_path.iterdir() if each.is_file())
    assert [word for word in gone if word.encode() in stored] == []
    assert all(word.encode() in stored for word in words if word not in gone)
    replica.close()


def test_F53_backups_lose_the_person_and_nothing_else(replica: Replica, tmp_path: Path) -> None:
    Commands(replica, Bus()).save("customers", {"note": SECRET + " 2"}, id=1)
    Commands(replica, Bus()).save("customers", {"note": "waits"}, id=2)
    packed = pack(back_up(replica))
    replica.clock.sleep(3600)
    plain = back_up(replica)
    dates = [each.stat().st_mtime_ns for each in (packed, plain)]
    anonymize(replica, 1)
    assert found_in(tmp_path) == {packed.name, plain.name}
    assert clean(replica)
    assert found_in(tmp_path) == set()
    assert list_backups(replica.path) == [plain, packed]
    assert [each.stat().st_mtime_ns for each in (packed, plain)] == dates
    assert {each.name for each in plain.parent.iterdir()} == {plain.name, packed.name}
    replica.close()
    restore(replica.path, packed, cloud_id=CLOUD)
    again = open_replica(tmp_path)
    assert again.known("customers", 2)["note"] == "waits" and again.known("customers", 1)["deleted"]
    change = again.change("customers", 1)
    assert change is not None and change.kind is ChangeKind.DELETE and change.anonymize
    again.close()
    assert found_in(tmp_path) == set()


def test_F53_a_backup_without_the_person_is_left_as_it_is(replica: Replica) -> None:
    anonymize(replica, 1)
    kept = back_up(replica)
    before = kept.read_bytes()
    put(replica, "customers", record("customers", 3, lastName="Later"))
    anonymize(replica, 3)
    replica.cleaning.settle([("customers", 1, each[2]) for each in replica.cleaning.due() if each[1] == 1])
    assert [each[1] for each in replica.cleaning.due()] == [3] and clean(replica)
    assert kept.read_bytes() == before
    replica.close()


def test_F53_a_backup_from_elsewhere_brings_nobody_back(replica: Replica, tmp_path: Path) -> None:
    outside = tmp_path.parent / f"{tmp_path.name}-stick.db"
    replica.database.backup(outside)
    anonymize(replica, 1)
    replica.close()
    restore(replica.path, outside, cloud_id=CLOUD)
    assert found_in(tmp_path) == set()
    again = open_replica(tmp_path)
    assert again.known("customers", 1)["deleted"] and again.known("customers", 2)["note"] == "stays"
    again.close()


def test_F53_what_a_repair_set_aside_is_cleaned_or_deleted(replica: Replica, tmp_path: Path) -> None:
    whole = tmp_path / f"{replica.path.stem}.damaged-20200101-000000-1.db"
    replica.database.backup(whole)
    hopeless = whole.with_name(whole.name.replace("-1.db", "-2.db"))
    content = whole.read_bytes()
    hopeless.write_bytes(content[:100] + b"\xff" * 8000 + content[8100:])
    journal = tmp_path / f"{replica.path.stem}.damaged-1.journal"
    commands = Commands(replica, Bus())
    commands.save("customers", {"note": SECRET + " waits"}, id=1)
    commands.save("customers", {"note": "stays too"}, id=2)
    shutil.copyfile(replica.journal.path, journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    torn = next(line for line in lines if SECRET.encode() in line).replace(b'"note"', b'"nose"', 1)
    journal.write_bytes(b"".join([*lines, torn]))
    anonymize(replica, 1)
    assert found_in(tmp_path) == {whole.name, hopeless.name, journal.name}
    assert clean(replica)
    assert found_in(tmp_path) == set() and whole.exists() and not hopeless.exists()
    kept = journal.read_bytes()
    assert b"stays too" in kept
    assert all(int(line[:8], 16) == zlib.crc32(line[9:]) for line in kept.splitlines())
    replica.close()


def test_F53_an_unfinished_backup_is_waited_for_and_an_old_one_goes(replica: Replica) -> None:
    import os
    import time

    kept = back_up(replica)
    part, twin = kept.with_name(kept.name + ".part"), kept.with_name(kept.name + ".gz")
    restoring = replica.path.with_name(replica.path.name + ".restoring.source")
    for each in (part, twin, restoring):
        each.write_bytes(SECRET.encode())
    anonymize(replica, 1)
    assert not clean(replica) and part.exists() and not twin.exists()
    long_ago = time.time() - UNFINISHED_SECONDS - 1
    for each in (part, restoring):
        os.utime(each, (long_ago, long_ago))
    assert clean(replica) and not part.exists() and not restoring.exists()
    replica.close()


def test_F53_a_large_file_is_cleaned_later(
    replica: Replica, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.records.file_cleaning.CLEANED_AT_ONCE", 0)
    told: list[object] = []
    replica.cleaning.listeners.append(told.append)
    anonymize(replica, 1)
    assert told == [[("customers", 1)]]
    assert SECRET.encode() not in replica.journal.path.read_bytes()
    assert replica.cleaning.clean()
    assert found_in(tmp_path) == set()
    replica.close()


def test_F53_a_reader_in_the_way_delays_the_cleaning(replica: Replica, tmp_path: Path) -> None:
    with closing(sqlite3.connect(replica.path)) as reader:
        cursor = reader.execute("SELECT id FROM customers")
        cursor.fetchone()
        anonymize(replica, 1)
        assert replica.cleaning.due() and not replica.cleaning.clean()
        cursor.close()
    assert replica.cleaning.clean() and found_in(tmp_path) == set()
    replica.close()


def test_F53_what_is_rolled_back_is_not_announced(replica: Replica) -> None:
    told: list[object] = []
    replica.cleaning.listeners.append(told.append)
    with replica.write() as tx:
        with pytest.raises(ValueError, match="no"), tx.savepoint():
            tx.anonymize("customers", 1)
            raise ValueError("no")
        assert not tx.is_anonymized("customers", 1)
    assert told == [] and replica.known("customers", 1)["note"] == SECRET
    replica.close()


def test_F53_a_stamp_follows_the_cleaning(replica: Replica, tmp_path: Path) -> None:
    """The tables need not be looked at when the file is opened next."""
    from storage.tables.preparation import is_prepared

    anonymize(replica, 1)
    assert is_prepared(replica.database.read(), CATALOGUE)
    replica.close()
    assert FILE in {each.name for each in tmp_path.iterdir()}
