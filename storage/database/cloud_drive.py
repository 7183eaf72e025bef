"""Notice a data folder that a service copies to other computers: OneDrive, Dropbox and their like (F90).

Called by the self-test and the window. Such a service copies a database while it is written, holds its files, and puts an
older one back where two computers have changed it. Unlike a network share the folder works for years before it happens, so
it is told, not refused. Only looks; asks no service.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

MARKERS = {
    ".849C9593-D756-4E56-8D6E-42412F2A707B": "OneDrive",
    ".dropbox.cache": "Dropbox",
    ".tmp.driveupload": "Google Drive",
    ".tmp.drivedownload": "Google Drive",
    ".nextcloudsync.log": "Nextcloud",
    ".owncloudsync.log": "ownCloud",
    ".stfolder": "Syncthing",
    ".synology": "Synology Drive",
}
"""What services leave at the top of the folder that they copy."""
AT_HOME = {
    "OneDrive": "OneDrive",
    "Dropbox": "Dropbox",
    "Google Drive": "Google Drive",
    "My Drive": "Google Drive",
    "iCloudDrive": "iCloud Drive",
    "Nextcloud": "Nextcloud",
}
"""How services call their folder in the user's own."""


def cloud_drive_of(
    folder: Path, *, home: Path | None = None, environment: Mapping[str, str] = os.environ
) -> str | None:
    """The service that copies `folder` elsewhere; None for none that is known."""
    real = _real(folder)
    home = home or _own_home()
    for place, service in _named_places(home, environment):
        if _is_within(real, _real(place)):
            return service
    return _mac_service(real) or _marked(real, home)


def _own_home() -> Path:
    """The home of this account; for one that has none, a path that holds no folder."""
    try:
        return Path.home()
    except RuntimeError:
        return Path(os.devnull)


def _named_places(home: Path, environment: Mapping[str, str]) -> Iterator[tuple[Path, str]]:
    """Folders that the services' own settings, or their habits, name."""
    for name in ("OneDrive", "OneDriveCommercial", "OneDriveConsumer"):
        if environment.get(name):
            yield Path(environment[name]), "OneDrive"
    for base in (
        home / ".dropbox",
        *(_below(environment, name, "Dropbox") for name in ("APPDATA", "LOCALAPPDATA")),
    ):
        if base is not None:
            yield from ((Path(path), "Dropbox") for path in _dropbox_folders(base / "info.json"))
    for name, service in AT_HOME.items():
        yield home / name, service
    with suppress(OSError):
        yield from ((each, "OneDrive") for each in home.glob("OneDrive - *"))


def _below(environment: Mapping[str, str], name: str, child: str) -> Path | None:
    return Path(environment[name]) / child if environment.get(name) else None


def _dropbox_folders(settings: Path) -> Iterator[str]:
    with suppress(OSError, ValueError, AttributeError, RecursionError):
        for account in json.loads(settings.read_text("utf-8")).values():
            if isinstance(account, dict) and isinstance(account.get("path"), str):
                yield account["path"]


def _mac_service(folder: Path) -> str | None:
    """The service of a folder below `~/Library/CloudStorage` or `~/Library/Mobile Documents`."""
    parts = folder.parts
    for index, part in enumerate(parts[:-1]):
        if part == "Library" and parts[index + 1] == "Mobile Documents":
            return "iCloud Drive"
        if part == "Library" and parts[index + 1] == "CloudStorage":
            return parts[index + 2].partition("-")[0] if index + 2 < len(parts) else "CloudStorage"
    return None


def _marked(folder: Path, home: Path) -> str | None:
    """The service whose mark lies in the folder or above it, below the user's own, where services keep their settings."""
    for place in (folder, *folder.parents):
        if place == _real(home):
            return None
        with suppress(OSError):
            for name, service in MARKERS.items():
                if (place / name).exists():
                    return service
            if (place / ".dropbox").is_file():
                return "Dropbox"
    return None


def _real(path: Path) -> Path:
    try:
        return path.resolve()
    except OSError:
        return path.absolute()


def _is_within(folder: Path, place: Path) -> bool:
    """Whether `folder` is `place` or below it, in capitals or not where the system does not care."""
    return Path(os.path.normcase(folder)).is_relative_to(Path(os.path.normcase(place)))
