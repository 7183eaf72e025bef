"""`close`: request to a running program, and the report of unsent edits."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path

from app.folder_lock import FolderLock
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.shutdown_request import REQUEST_FILE, ShutdownWatcher, request_shutdown
from storage.schema.validation import blank
from tests.app.cli.conftest import background, command

ANY = ("serve", "--port", "0", "--receiver-port", "0", "--no-sync")


def test_close_with_nothing_running_and_nothing_pending_returns_0(tmp_path: Path) -> None:
    assert command(tmp_path / "none", "close", "--json").json == {"closed": True, "waiting": 0}
    assert not (tmp_path / "none").exists()
    ended = command(tmp_path, "close")
    assert (ended.code, ended.out) == (0, "Counterfoil is not running; 0 changes wait to be sent.\n")


def test_close_ends_a_running_serve(tmp_path: Path) -> None:
    with background(tmp_path, *ANY) as serving:
        ended = command(tmp_path, "close")
        assert (ended.code, ended.out) == (0, "Counterfoil is closed; 0 changes wait to be sent.\n")
        assert serving.process.wait(5) == 0
    assert not (tmp_path / REQUEST_FILE).exists()


def test_F85_a_program_that_does_not_close_is_reported(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    ended = command(tmp_path, "close", "--seconds", "0.2")
    assert (ended.code, ended.out) == (6, "Counterfoil is still running.\n")
    lock.release()
    assert not (tmp_path / REQUEST_FILE).exists()


def test_close_reports_unsent_edits(tmp_path: Path, practice: Callable[[], PracticeCloud]) -> None:
    cloud, data = practice(), tmp_path / "till"
    command(
        data, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file",
        given=cloud.refresh_token + "\n",
    )  # fmt: skip
    assert command(data, "sync").code == 0
    with Runtime(data, own=False, keep_log=False) as runtime:
        runtime.commands.save(
            "customers", {**blank(runtime.replica.catalogue["customers"]), "firstName": "Jana"}
        )
    ended = command(data, "close", "--json")
    assert (ended.code, ended.json) == (4, {"closed": True, "waiting": 1})


def test_a_stale_request_closes_nobody(tmp_path: Path) -> None:
    (tmp_path / REQUEST_FILE).touch()
    closed = threading.Event()
    watch = ShutdownWatcher(tmp_path, closed.set)
    assert not closed.wait(0.8)
    watch.stop()


def test_the_owner_is_asked_once_and_the_request_is_gone(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    asked = []

    def close() -> None:
        asked.append(time.monotonic())
        lock.release()

    watch = ShutdownWatcher(tmp_path, close)
    assert request_shutdown(tmp_path, seconds=5)
    watch.stop()
    assert len(asked) == 1
    assert not (tmp_path / REQUEST_FILE).exists()
