"""Whether the disk is encrypted, as each system tells it; what it does not tell is unknown."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.diagnostics.disk_encryption import linux_encryption, read_bitlocker, read_device, read_filevault
from app.diagnostics.selftest import findings


def device(folder: Path, name: str, *, uuid: str | None = None, on: Path | None = None) -> Path:
    """A block device as sysfs shows it; `on` is the one below it."""
    made = folder / name
    (made / "slaves").mkdir(parents=True)
    if uuid is not None:
        (made / "dm").mkdir()
        (made / "dm" / "uuid").write_text(uuid)
    if on is not None:
        (made / "slaves" / on.name).symlink_to(on)
    return made


@pytest.mark.skipif(sys.platform == "win32", reason="devices are told by links, which need a privilege there")
def test_a_volume_on_an_encrypted_device_is_encrypted(tmp_path: Path) -> None:
    disk = device(tmp_path, "sda2")
    assert read_device(disk) == (False, "no encrypted device below it")
    crypt = device(tmp_path, "dm-0", uuid="CRYPT-LUKS2-00ff-root\n", on=disk)
    assert read_device(crypt) == (True, "LUKS2")
    volume = device(tmp_path, "dm-1", uuid="LVM-abc", on=crypt)
    assert read_device(volume) == (True, "LUKS2")
    assert read_device(device(tmp_path, "dm-2", uuid="LVM-abc", on=disk))[0] is False
    assert read_device(tmp_path / "none")[0] is None


def test_a_folder_whose_device_is_not_told_is_unknown(tmp_path: Path) -> None:
    assert linux_encryption(tmp_path, tmp_path)[0] is None
    assert linux_encryption(tmp_path / "none", tmp_path)[0] is None


@pytest.mark.parametrize(
    ("said", "encrypted"),
    [("1\r\n", True), ("6", True), ("3", True), ("2", False), ("5", False), ("0", False), ("", None), ("x", None), ("99", None)],
)  # fmt: skip
def test_the_number_of_windows(said: str, encrypted: bool | None) -> None:
    assert read_bitlocker(said)[0] is encrypted


def test_the_sentence_of_a_mac() -> None:
    assert read_filevault("FileVault is On.\n") == (True, "FileVault")
    assert read_filevault("FileVault is Off.\n")[0] is False
    assert read_filevault("")[0] is None


def test_the_self_test_tells_of_disk_and_cloud_drives_and_fails_for_neither(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = tmp_path / "OneDrive"
    monkeypatch.setenv("OneDrive", str(synced))  # noqa: SIM112 - Windows names it so
    found = {each.name: each for each in findings(synced / "data")}
    assert not found["cloud_drive"].fine and not found["cloud_drive"].needed
    assert found["cloud_drive"].detail.startswith("OneDrive copies the data folder")
    assert not found["disk"].needed and found["disk"].detail.startswith(
        ("encrypted", "not encrypted", "not known")
    )
