"""The mark of a process that went on when its window closed."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.folder_lock import INSTANCE, FolderLock
from app.processes import left_running
from app.processes.left_running import end_left, is_left, mark_left
from app.shutdown_request import ShutdownWatcher


def test_F134_one_that_is_about_to_own_the_folder_gives_way_to_a_window(tmp_path: Path) -> None:
    mark_left(tmp_path)
    end_left(tmp_path)
    assert not is_left(tmp_path)


def test_F134_one_that_owns_it_is_asked_to_close_and_seen_as_given_way_meanwhile(tmp_path: Path) -> None:
    mark_left(tmp_path)
    lock = FolderLock(tmp_path, INSTANCE)
    marked: list[bool] = []

    def close() -> None:
        marked.append(is_left(tmp_path))
        lock.release()

    watcher = ShutdownWatcher(tmp_path, close)
    end_left(tmp_path)
    watcher.stop()
    assert marked == [False] and not is_left(tmp_path)


def test_F134_one_that_does_not_close_stays_marked_for_the_next_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(left_running, "END_SECONDS", 0.1)
    mark_left(tmp_path)
    lock = FolderLock(tmp_path, INSTANCE)
    end_left(tmp_path)
    assert is_left(tmp_path)
    lock.release()
