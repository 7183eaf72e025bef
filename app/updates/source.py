"""Release data: the root key that updates are believed by, and their address.

Read by `app.updates.downloader`. Written as `app/release.json` when an installer is built: with both for a release, as
an empty object for a rehearsal, which says so in the window; a checkout has none. In the package for administrators it
says that they hand out newer versions (`managed`). Without key and address nothing is looked for.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.json_files import read_json
from app.paths import shipped_beside
from app.updates.signatures import read_key
from app.updates.trust import read_address

FILE = shipped_beside(__file__).parent / "release.json"


@dataclass(frozen=True, slots=True)
class Release:
    """The public root key (32 bytes, Ed25519) and the address of the folder with the manifest."""

    root: bytes
    address: str


def read_release(path: Path = FILE) -> Release | None:
    """The release data of this program; None for a checkout, a rehearsal or an invalid file."""
    try:
        content = read_json(path)
        return Release(read_key(content["root"]), read_address(content["address"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def is_rehearsal(path: Path = FILE) -> bool:
    """Whether an installer put this program here, one that was built without a key and an address for updates."""
    return path.exists() and read_release(path) is None and not is_managed(path)


def is_managed(path: Path = FILE) -> bool:
    """Whether an administrator put this program here, for all users, and brings newer versions, too."""
    try:
        return read_json(path)["managed"] is True
    except (OSError, ValueError, KeyError, TypeError):
        return False
