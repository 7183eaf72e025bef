"""Backups as files: listed by date, packed and unpacked, and which of them are kept."""

from __future__ import annotations

import gzip
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage.database.backups import list_backups, pack, superseded, unpack
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


def test_F125_of_a_year_of_days_five_backups_are_kept(tmp_path: Path) -> None:
    """The last three, one of the week before and one of a month before."""
    day = datetime(2026, 1, 1, 8, tzinfo=UTC)
    database = tmp_path / "replica-1.db"
    for n in range(365):
        newest = backup(tmp_path, day + timedelta(days=n))
        for old in superseded(list_backups(database), keep=3):
            old.unlink()
        kept = [datetime.strptime(each.name[-18:-3], "%Y%m%d-%H%M%S") for each in list_backups(database)]
        ages = [(kept[0] - each).days for each in kept]
        assert list_backups(database)[0] == newest and ages[:3] == [0, 1, 2][: n + 1] and len(kept) <= 5
        if n > 40:
            assert any(3 <= each <= 9 for each in ages) and 3 <= ages[-1] <= 33, ages
