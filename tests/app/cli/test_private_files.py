"""Whatever the data folder holds is for its owner only, whatever umask the program was started with."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.settings.draft_files import DraftFiles, StoredDraft
from app.settings.permissions import Permissions
from app.settings.saved_views import SavedViews, View
from storage.database import private_files
from storage.database.backups import pack
from storage.database.suspicion import mark_suspect
from storage.records.recovery import back_up
from storage.records.restore import inspect_backup
from tests.app.cli.conftest import background, command, told_to_stop
from tests.storage.support.replicas import put, record

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mode bits")


@pytest.fixture(autouse=True)
def open_to_all() -> Iterator[None]:
    before = os.umask(0)
    yield
    os.umask(before)


def readable_by_others(folder: Path) -> dict[str, str]:
    """Names below a folder, itself included, that others have any right to, with their modes."""
    return {
        str(path.relative_to(folder.parent)): oct(stat.S_IMODE(path.lstat().st_mode))
        for path in (folder, *folder.rglob("*"))
        if not path.is_symlink() and path.lstat().st_mode & 0o077
    }


def tour(folder: Path, cloud: PracticeCloud) -> None:
    """Everything that leaves a file in the data folder."""
    outside = folder.with_name("outside")
    outside.mkdir()
    words = ("connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id), "--secrets", "file")
    assert command(folder, *words, given=cloud.refresh_token).code == 0
    assert command(folder, "sync").code == 0
    assert command(folder, "config", "set", "server.lan", "true").code == 0
    assert command(folder, "token", "create", "till").code == 0
    (outside / "people.csv").write_text("lastName\nNovák\n", "utf-8")
    assert command(folder, "import", str(outside / "people.csv"), "--entity", "customers").code == 0
    assert command(folder, "export", str(outside / "out.csv"), "--entity", "customers").code == 0
    assert command(folder, "backup").code == 0
    assert command(folder, "backup", str(outside / "kept.db")).code == 0
    assert command(folder, "restore", "--yes", str(outside / "kept.db")).code == 0
    for options in ((), ("--host", "0.0.0.0")):
        with background(folder, "serve", "--port", "0", "--receiver-port", "0", *options) as serving:
            assert "v2" in serving.ready, serving.ready
            assert told_to_stop(serving) == 0
    with Runtime(folder) as runtime:
        put(runtime.replica, "customers", record("customers", 7, _cloudId=cloud.cloud_id))
        back_up(runtime.replica)
        DraftFiles(runtime.replica.path).write(
            StoredDraft(entity="customers", id=7, base={"id": 7}, typed={"note": "x"}, at=1)
        )
        runtime.replica.journal.copy_aside()
        SavedViews.load(folder).save("customers", View(name="mine", search="x"))
        Permissions(folder, runtime.settings).set_pin("1234")
        mark_suspect(runtime.replica.path)
        assert readable_by_others(folder) == {}, "while it is open, with its log and index"
        [*_, oldest] = sorted((runtime.replica.path.parent / "backups").iterdir())
        inspect_backup(pack(oldest))
    assert (outside / "kept.db").stat().st_mode & 0o077 == 0
    assert (outside / "out.csv").stat().st_mode & 0o044, "made to be handed on"


def test_no_file_of_the_data_folder_is_readable_by_others(
    tmp_path: Path, practice: Callable[[], PracticeCloud]
) -> None:
    folder = tmp_path / "data"
    tour(folder, practice())
    names = {path.name for path in folder.rglob("*")}
    assert {
        "settings.toml",
        "shop.json",
        "secrets.json",
        "tokens.json",
        "views.json",
        "rights.json",
        "logs",
        "drafts",
    } <= names
    assert {"backups", "replica.journal", "receiver.json", ".instance.lock", "counterfoil.log"} <= names
    assert readable_by_others(folder) == {}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_what_an_earlier_version_left_readable_is_put_right_at_start(tmp_path: Path) -> None:
    folder, outside = tmp_path / "data", tmp_path / "outside"
    with Runtime(folder) as runtime:
        back_up(runtime.replica)
    outside.mkdir(mode=0o755)
    (outside / "theirs").touch(0o644)
    (folder / "link").symlink_to(outside / "theirs")
    (folder / "folder-link").symlink_to(outside)
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o777 if path.is_dir() else 0o666)
    with Runtime(folder):
        assert readable_by_others(folder) == {}
    assert stat.S_IMODE((outside / "theirs").stat().st_mode) == 0o644
    assert stat.S_IMODE(outside.stat().st_mode) == 0o755


def test_a_data_folder_that_is_a_link_itself_is_put_right(tmp_path: Path) -> None:
    (tmp_path / "disk").mkdir(mode=0o777)
    (tmp_path / "data").symlink_to(tmp_path / "disk")
    with Runtime(tmp_path / "data"):
        assert readable_by_others(tmp_path / "disk") == {}


def test_a_file_system_that_keeps_no_modes_stops_no_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "data"
    with Runtime(folder):
        pass
    (folder / "shown").touch(0o666)
    refused: list[str] = []

    def refuse(path: object, *arguments: object, **options: object) -> None:
        refused.append(str(path))
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "chmod", refuse)
    with Runtime(folder) as runtime:
        runtime.commands.save("tags", {"name": "vip"})
    assert refused and (folder / "shown").stat().st_mode & 0o077


def test_files_of_somebody_else_and_windows_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "shown"
    path.touch(0o644)
    with monkeypatch.context() as other:
        other.setattr(os, "geteuid", lambda: path.stat().st_uid + 1)
        private_files.close_to_others(path)
        assert stat.S_IMODE(path.stat().st_mode) == 0o644
    with monkeypatch.context() as windows:
        windows.setattr(private_files.os, "name", "nt")
        private_files.close_to_others(path)
        private_files.close_folder_to_others(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o644
    private_files.close_to_others(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_folders_that_lie_very_deep_stop_no_start(tmp_path: Path) -> None:
    """Deeper than functions may call each other."""
    made = [f"{tmp_path}{'/a' * depth}" for depth in range(1, sys.getrecursionlimit() + 300)]
    for each in made:
        os.mkdir(each)
    try:
        private_files.close_folder_to_others(tmp_path)
        assert stat.S_IMODE(os.stat(made[-1]).st_mode) == private_files.FOLDER
    finally:
        for each in reversed(made):
            os.rmdir(each)
