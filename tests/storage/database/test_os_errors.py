"""A full disk, missing rights, a drive that was taken out and a failing disk are told apart."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from storage.database import os_errors
from storage.database.connection import translate_errors
from storage.errors import DiskFull, FolderGone, FolderNotWritable, StorageError
from tests.storage.support.replicas import edited, open_replica, put, record


@pytest.mark.parametrize(
    ("number", "wanted"),
    [
        (errno.ENOSPC, DiskFull),
        (errno.EDQUOT, DiskFull),
        (errno.EACCES, FolderNotWritable),
        (errno.EROFS, FolderNotWritable),
        (errno.ENOTDIR, FolderNotWritable),
        (errno.ENODEV, FolderGone),
        (errno.ENOTCONN, FolderGone),
        (errno.EIO, StorageError),
        (errno.ENOENT, StorageError),
    ],
)
def test_each_cause_is_an_error_of_its_own(tmp_path: Path, number: int, wanted: type[StorageError]) -> None:
    said = os_errors.translate(tmp_path / "a", OSError(number, os.strerror(number)))
    assert type(said) is wanted
    assert said.params["reason"] == os.strerror(number)


def test_whatever_the_disk_says_of_a_folder_that_is_gone_it_is_gone(tmp_path: Path) -> None:
    for number in (errno.EIO, errno.ENOENT):
        said = os_errors.translate(tmp_path / "gone" / "a", OSError(number, "?"))
        assert said.params["path"] == str(tmp_path / "gone") and type(said) is FolderGone


@pytest.mark.parametrize(
    "code", [sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR | 12 << 8]
)
def test_what_sqlite_says_of_its_disk_is_looked_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    def met(folder: Path) -> type[StorageError]:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = code
        with pytest.raises(StorageError) as caught, translate_errors(folder / "replica.db"):
            raise error
        return type(caught.value)

    plain = StorageError if code & 0xFF == sqlite3.SQLITE_IOERR else FolderNotWritable
    assert met(tmp_path) is plain
    assert met(tmp_path / "gone") is FolderGone
    monkeypatch.setattr(os_errors, "_LEAST_SPACE", 1 << 62)
    assert met(tmp_path) is DiskFull


def test_N2_a_write_after_the_folder_was_taken_away_is_refused_and_says_so(tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    replica = open_replica(tmp_path / "shop")
    put(replica, "customers", record("customers", 1))
    try:
        (tmp_path / "shop").rename(tmp_path / "elsewhere")
        with pytest.raises(FolderGone) as refused, replica.write() as tx:
            tx.put_change(edited(record("customers", 1), note="x"))
        assert refused.value.params["path"] == str(tmp_path / "shop")
        (tmp_path / "elsewhere").rename(tmp_path / "shop")
        assert replica.changes() == []
    finally:
        replica.close()
