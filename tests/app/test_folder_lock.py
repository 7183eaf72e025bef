"""F85: one instance per data folder, with locks that die with their process."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.errors import FolderInUse
from app.folder_lock import INSTANCE, SYNC, FolderLock, hold_locks, lock_owner
from storage.errors import FolderGone

_HOLD = """
import sys, time
from pathlib import Path
from app.folder_lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


def test_F85_a_second_owner_is_refused_with_the_pid_of_the_first(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    with pytest.raises(FolderInUse) as refused:
        FolderLock(tmp_path)
    assert refused.value.params["pid"] == os.getpid()
    first.release()
    first.release()
    FolderLock(tmp_path).release()


def test_two_lock_names_are_independent_and_several_are_taken_together(tmp_path: Path) -> None:
    with hold_locks(tmp_path, SYNC):
        with pytest.raises(FolderInUse), hold_locks(tmp_path, INSTANCE, SYNC):
            raise AssertionError("never held")
        with hold_locks(tmp_path, INSTANCE):
            pass
    with hold_locks(tmp_path, INSTANCE, SYNC):
        pass


def test_F85_a_killed_process_leaves_the_folder_free(tmp_path: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", _HOLD, str(tmp_path)], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline().strip() == b"held"
        with pytest.raises(FolderInUse) as refused:
            FolderLock(tmp_path)
        assert refused.value.params["pid"] == other.pid
        other.kill()
    FolderLock(tmp_path).release()


def test_F82_a_full_disk_neither_refuses_the_lock_nor_keeps_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_handle: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        first = FolderLock(tmp_path, SYNC)
        with pytest.raises(FolderInUse) as refused:
            FolderLock(tmp_path, SYNC)
        assert refused.value.params["pid"] is None
        first.release()
    FolderLock(tmp_path, SYNC).release()


def test_a_folder_that_is_not_there_is_said(tmp_path: Path) -> None:
    assert lock_owner(tmp_path / "none") is None
    with pytest.raises(FolderGone):
        FolderLock(tmp_path / "none")
