"""F90: a data folder that a service copies to other computers, and shares as each system names them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from storage.database.cloud_drive import MARKERS, cloud_drive_of
from storage.database.network_share import MAC_NETWORK_TYPES, mac_file_system


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home" / "jana"
    (folder / ".dropbox").mkdir(parents=True)  # the settings of Dropbox on Linux, no mark
    return folder


def seen(home: Path, folder: Path, **environment: str) -> str | None:
    folder.mkdir(parents=True, exist_ok=True)
    return cloud_drive_of(folder, home=home, environment=environment)


@pytest.mark.parametrize("place", [".local/share/Counterfoil", "AppData/Local/Counterfoil", "OneDriver/data"])
def test_F90_an_ordinary_folder_is_in_no_cloud_drive(home: Path, place: str) -> None:
    assert seen(home, home / place) is None


@pytest.mark.parametrize(
    ("place", "service"),
    [
        ("OneDrive/shop/data", "OneDrive"),
        ("OneDrive - Bakery Ltd/data", "OneDrive"),
        ("Dropbox/data", "Dropbox"),
        ("Google Drive/data", "Google Drive"),
        ("iCloudDrive/data", "iCloud Drive"),
        ("Library/CloudStorage/OneDrive-Personal/data", "OneDrive"),
        ("Library/CloudStorage/GoogleDrive-jana@example.com/My Drive/data", "GoogleDrive"),
        ("Library/CloudStorage/Dropbox/data", "Dropbox"),
        ("Library/Mobile Documents/com~apple~CloudDocs/data", "iCloud Drive"),
    ],
)
def test_F90_a_folder_by_the_name_that_a_service_gives_it(home: Path, place: str, service: str) -> None:
    assert seen(home, home / place) == service


def test_F90_a_folder_that_windows_names_in_its_environment(home: Path, tmp_path: Path) -> None:
    synced = tmp_path / "D" / "Work"
    assert seen(home, synced / "data", OneDriveCommercial=str(synced)) == "OneDrive"
    assert seen(home, tmp_path / "D" / "Works", OneDrive=str(synced)) is None


@pytest.mark.parametrize("settings", ["home", "APPDATA", "LOCALAPPDATA"])
def test_F90_a_folder_that_dropbox_names_in_its_settings(home: Path, tmp_path: Path, settings: str) -> None:
    synced = tmp_path / "elsewhere" / "Box of Jana"
    base = home / ".dropbox" if settings == "home" else tmp_path / settings / "Dropbox"
    base.mkdir(parents=True, exist_ok=True)
    (base / "info.json").write_text(json.dumps({"business": {"path": str(synced)}, "x": 5}))
    environment = {} if settings == "home" else {settings: str(base.parent)}
    assert seen(home, synced / "data", **environment) == "Dropbox"
    for damaged in ("", "[]", '{"personal": {"path": 5}}', "[" * 50_000):
        (base / "info.json").write_text(damaged)
        assert seen(home, synced / "data", **environment) is None


@pytest.mark.parametrize("mark", sorted(MARKERS))
def test_F90_a_folder_with_the_mark_of_a_service_above_it(home: Path, tmp_path: Path, mark: str) -> None:
    top = tmp_path / "disk" / "shared"
    top.mkdir(parents=True)
    (top / mark).touch()
    assert seen(home, top / "shop" / "data") == MARKERS[mark]
    assert seen(home, tmp_path / "disk" / "data") is None


def test_F90_the_mark_of_dropbox_is_a_file(home: Path, tmp_path: Path) -> None:
    top = tmp_path / "disk"
    top.mkdir()
    (top / ".dropbox").write_text("{}")
    assert seen(home, top / "data") == "Dropbox"
    assert seen(home, home / "data") is None


MOUNTS = """\
/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)
devfs on /dev (devfs, local, nobrowse)
/dev/disk3s5 on /System/Volumes/Data (apfs, local, journaled, nobrowse)
map auto_home on /System/Volumes/Data/home (autofs, automounted, nobrowse)
//jana@server/shop on /Volumes/shop (smbfs, nodev, nosuid, mounted by jana)
server:/a b on /Volumes/my disk (nfs, nodev)
/dev/disk5s1 on /Volumes/my disk (2) (exfat, local)
"""


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/Users/jana/Library", "apfs"),
        ("/Volumes/shop/data", "smbfs"),
        ("/Volumes/shopping", "apfs"),
        ("/Volumes/my disk/data", "nfs"),
        ("/Volumes/my disk (2)/data", "exfat"),
    ],
)
def test_F90_the_list_of_mounts_of_a_mac_is_parsed(folder: str, kind: str) -> None:
    assert mac_file_system(Path(folder), MOUNTS) == kind
    assert (kind in MAC_NETWORK_TYPES) == (kind in ("smbfs", "nfs"))
