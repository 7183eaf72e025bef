"""Paths: where data is stored, folders that are refused, and files replaced whole."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.errors import ShopFileDamaged
from app.paths import (
    cloud_folder,
    data_folder,
    demo_folder,
    prepare,
    set_aside,
    shipped_beside,
    state_folder,
    user_folder,
    write_whole,
)
from app.settings.shop_file import SecretsKind, Shop, read_shop, write_shop
from storage.database.cloud_drive import cloud_drive_of
from storage.errors import DiskFull, FolderNotWritable, HomeMissing, StorageError


def test_the_given_folder_precedes_the_environment_and_the_users_own(tmp_path: Path) -> None:
    named = {"COUNTERFOIL_DATA": str(tmp_path / "named")}
    assert data_folder(tmp_path / "given", named) == tmp_path / "given"
    assert data_folder(None, named) == tmp_path / "named"
    assert data_folder(None, {}) == user_folder()
    assert demo_folder() != user_folder()


def test_F113_what_is_kept_outside_is_in_no_data_folder(tmp_path: Path) -> None:
    assert state_folder({"COUNTERFOIL_STATE": str(tmp_path)}) == tmp_path
    outside = state_folder({})
    assert outside is not None and outside.is_absolute()
    for inside in (user_folder(), demo_folder()):
        assert outside != inside and inside not in outside.parents and outside not in inside.parents


@pytest.mark.skipif(sys.platform == "win32", reason="Windows gives every account a home")
def test_F113_a_user_without_a_home_keeps_nothing_outside_and_names_a_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import pwd

    monkeypatch.setattr(pwd, "getpwuid", lambda uid: {}[uid])
    for name in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(name, raising=False)
    assert state_folder({}) is None and cloud_drive_of(tmp_path) is None
    with pytest.raises(HomeMissing):
        data_folder(None, {})


def test_a_folder_below_a_file_is_not_writable_and_nothing_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("kept")
    with pytest.raises(FolderNotWritable):
        prepare(tmp_path / "file" / "data")
    assert (tmp_path / "file").read_text() == "kept"


def test_preparing_a_folder_leaves_no_file(tmp_path: Path) -> None:
    assert list(prepare(tmp_path / "a" / "b").iterdir()) == []


def test_F102_two_clouds_never_share_a_folder(tmp_path: Path) -> None:
    one = cloud_folder(tmp_path, "https://one.example", 7)
    assert one != cloud_folder(tmp_path, "https://one.example", 8)
    assert one != cloud_folder(tmp_path, "https://two.example", 7)
    assert one == cloud_folder(tmp_path, "https://ONE.example:8443", 7)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no mode bits")
def test_a_file_is_replaced_whole_with_the_mode_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("old")
    write_whole(path, b"new", mode=0o600)
    assert path.read_bytes() == b"new"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert list(tmp_path.iterdir()) == [path]


def test_a_shop_reads_back_and_holds_no_secret(tmp_path: Path) -> None:
    shop = Shop(base_url="https://api.example/base", cloud_id=42, secrets=SecretsKind.FILE)
    assert read_shop(tmp_path) is None
    write_shop(tmp_path, shop)
    assert read_shop(tmp_path) == shop
    assert "token" not in (tmp_path / "shop.json").read_text()


@pytest.mark.parametrize("content", ["", "{", "[]", '{"base_url": "x", "cloud_id": 1, "secrets": "file"}'])
def test_a_damaged_shop_file_is_named_and_left_alone(tmp_path: Path, content: str) -> None:
    (tmp_path / "shop.json").write_text(content)
    with pytest.raises(ShopFileDamaged):
        read_shop(tmp_path)
    assert (tmp_path / "shop.json").read_text() == content


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Writes fail as on a disk without space."""
    if not Path("/dev/full").exists():

        def refuse(_handle: int, _data: bytes) -> int:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

        monkeypatch.setattr(os, "write", refuse)
        yield
        return
    full, write = os.open("/dev/full", os.O_WRONLY), os.write
    monkeypatch.setattr(os, "write", lambda _handle, data: write(full, data))
    yield
    os.close(full)


def test_a_full_disk_is_no_lack_of_rights(tmp_path: Path, full_disk: None) -> None:
    with pytest.raises(DiskFull):
        write_whole(tmp_path / "settings.toml", b"x")
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_place_of_the_folder_is_no_full_disk(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    for refused in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(FolderNotWritable):
            prepare(refused)


def test_a_file_that_cannot_be_read_is_set_aside_and_no_earlier_one_is_lost(tmp_path: Path) -> None:
    names = []
    for content in ("one", "two", "three"):
        (tmp_path / "a.json").write_text(content)
        names.append(set_aside(tmp_path / "a.json"))
    assert [each.name for each in names] == ["a.json.damaged", "a.json.damaged-2", "a.json.damaged-3"]
    assert [each.read_text() for each in names] == ["one", "two", "three"]
    with pytest.raises(StorageError):
        set_aside(tmp_path / "a.json")


def test_what_is_shipped_beside_a_module_in_an_archive_lies_in_code_beside_that(tmp_path: Path) -> None:
    inside = tmp_path / "program" / "library.zip" / "ui" / "text" / "language.pyc"
    assert shipped_beside(str(inside)) == tmp_path / "program" / "code" / "ui" / "text"
    assert shipped_beside(__file__) == Path(__file__).parent
