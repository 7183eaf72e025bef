"""Release data: the public key of its updates, and their address.

Read by `app.updates.downloader`. Written as `app/release.json` when an installer is built; a checkout has none
and checks for no updates.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path

from app.json_files import read_json

FILE = Path(__file__).parents[1] / "release.json"


@dataclass(frozen=True, slots=True)
class Release:
    """The public key (32 bytes, Ed25519) and the address of the folder with the manifest."""

    key: bytes
    address: str


def read_release(path: Path = FILE) -> Release | None:
    """The release data of this program; None for a checkout or an invalid file."""
    try:
        content = read_json(path)
        key = base64.b64decode(content["key"], validate=True)
        address = str(content["address"])
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return Release(key, address) if len(key) == 32 and address else None
