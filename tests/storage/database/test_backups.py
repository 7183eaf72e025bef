"""Backups as files: listed by date, packed and unpacked, and which of them are kept."""

from __future__ import annotations

import gzip
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage.database.backups import kept_backups, list_backups, newest_sound, pack, unpack
from storage.errors import DatabaseDamaged


def backup(folder: Path, moment: datetime, *, content: bytes = b"x") -> Path:
    path = folder / "backups" / f"replica-1-{moment:%Y%m%d-%H%M%S}.db"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    return path


def test_F125_a_packed_backup_keeps_its_place_its_time_and_its_content(tmp_path: Path) -> None:
    database, day = tmp_path / "replica-1.db", datetime(2026, 3, 4, 8, tzinfo=UTC)
    head = b"SQLite format 3\0" + (4096).to_bytes(2, "big") + bytes(10) + (3).to_bytes(4, "big")
    older, newer = (
        backup(tmp_path, day + timedelta(days=n), content=head + bytes([n]) * 9999) for n in (0, 1)
    )
    made = older.stat().st_mtime_ns
    packed = pack(older)
    assert packed.stat().st_size < 200 and packed.stat().st_mtime_ns == made
    assert list_backups(database) == [newer, packed]
    for each, n in ((newer, 1), (packed, 0)):
        unpack(each, tmp_path / "out")
        assert (tmp_path / "out").read_bytes() == head + bytes([n]) * 9999


def test_a_backup_whose_packing_was_interrupted_is_listed_once(tmp_path: Path) -> None:
    one = backup(tmp_path, datetime(2026, 3, 4, tzinfo=UTC))
    one.with_name(one.name + ".gz").write_bytes(b"the name is there, and the plain file still, too")
    one.with_name(one.name + ".gz.part").write_bytes(b"half")
    assert list_backups(tmp_path / "replica-1.db") == [one]


@pytest.mark.parametrize("spoilt", [b"", b"no gzip at all", gzip.compress(b"x" * 5000, mtime=0)[:-9]])
def test_a_torn_packed_backup_is_damaged(tmp_path: Path, spoilt: bytes) -> None:
    torn = tmp_path / "replica-1-20260304-000000.db.gz"
    torn.write_bytes(spoilt)
    if spoilt:
        with pytest.raises(DatabaseDamaged):
            unpack(torn, tmp_path / "out")
    else:
        unpack(torn, tmp_path / "out")
        assert (tmp_path / "out").read_bytes() == b""


def test_what_people_name_a_backup_does_not_decide_whether_it_is_packed(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "b.db.gz") as connection:
        connection.execute("CREATE TABLE t (x)")
    connection.close()
    plain = (tmp_path / "b.db.gz").read_bytes()
    (tmp_path / "packed.db").write_bytes(gzip.compress(plain))
    for each in ("b.db.gz", "packed.db"):
        unpack(tmp_path / each, tmp_path / "out")
        assert (tmp_path / "out").read_bytes() == plain


def test_of_the_backups_the_newest_that_passes_the_check_is_found(tmp_path: Path) -> None:
    moment = datetime(2026, 3, 4, 8, tzinfo=UTC)
    names = [backup(tmp_path, moment + timedelta(hours=n)) for n in range(4)]
    for each in names[:2]:
        each.unlink()
        connection = sqlite3.connect(each)
        connection.execute("CREATE TABLE t AS SELECT randomblob(90000)")
        connection.commit()
        connection.close()
    packed = pack(names[0])
    listed = list_backups(tmp_path / "replica-1.db")
    assert newest_sound(listed) == names[1], "two newer ones are no databases"
    spoilt = bytearray(names[1].read_bytes())
    spoilt[4096:8192] = bytes(4096)
    names[1].write_bytes(spoilt)
    assert newest_sound(listed) == packed
    packed.write_bytes(packed.read_bytes()[:-20])
    assert newest_sound(listed) is None
    assert {each.name for each in names[1].parent.iterdir()} == {each.name for each in listed}


def test_a_backup_says_what_it_was_made_before(tmp_path: Path) -> None:
    older = backup(tmp_path, datetime(2026, 3, 4, tzinfo=UTC))
    before = older.with_name("replica-1-20260304-000100-before-restore.db")
    before.write_bytes(b"x")
    newer = backup(tmp_path, datetime(2026, 3, 4, 1, tzinfo=UTC))
    listed = list_backups(tmp_path / "replica-1.db")
    assert listed == [newer, before, older]
    assert [each.before for each in kept_backups(listed)] == ["", "restore", ""]
    assert kept_backups(listed)[1].made == kept_backups(listed)[2].made + 60
