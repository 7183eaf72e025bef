"""`shop.json`: the cloud of a data folder, and the path of its replica. It never holds a secret.

Called by the runtime and by connecting. Knows nothing of signing in.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

from app.errors import ShopFileDamaged
from app.json_files import read_json
from app.paths import REPLICA_FILE, SHOP_FILE, alone_folder, cloud_folder, set_aside, write_whole
from sync.client.addresses import base_address
from sync.errors import BadAddress


class SecretsKind(StrEnum):
    """Where the refresh token is kept."""

    KEYCHAIN = "keychain"
    FILE = "file"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shop:
    """The connected cloud."""

    base_url: str
    """Without a trailing slash and without `/v2`: every path of the /v2 interface is appended to it."""
    cloud_id: int
    secrets: SecretsKind = SecretsKind.KEYCHAIN


ALONE_CLOUD_ID = 1
"""Cloud id of records while no cloud is connected; it is replaced when one is."""


def replica_path(folder: Path, shop: Shop | None) -> Path:
    """The database file of a data folder."""
    return (
        alone_path(folder)
        if shop is None
        else cloud_folder(folder, shop.base_url, shop.cloud_id) / REPLICA_FILE
    )


def alone_path(folder: Path) -> Path:
    """The database file used while no cloud is connected."""
    return alone_folder(folder) / REPLICA_FILE


def read_shop(folder: Path) -> Shop | None:
    """The shop of `folder`, None when no cloud was connected; raises ShopFileDamaged."""
    path = folder / SHOP_FILE
    try:
        kept = read_json(path)
        return Shop(
            base_url=base_address(str(kept["base_url"])),
            cloud_id=int(kept["cloud_id"]),
            secrets=SecretsKind(kept["secrets"]),
        )
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (OSError, ValueError, KeyError, TypeError, OverflowError, BadAddress) as error:
        raise ShopFileDamaged(file=str(path)) from error


def set_shop_file_aside(folder: Path) -> ShopFileDamaged | None:
    """Rename a `shop.json` that cannot be read, so that somebody can sign in again; None if it can be read or is not there.

    The records stay where they are, and connecting to their cloud goes on with them (F127). Raises StorageError.
    """
    try:
        read_shop(folder)
    except ShopFileDamaged as error:
        return ShopFileDamaged(**error.params, kept=str(set_aside(folder / SHOP_FILE)))
    return None


def write_shop(folder: Path, shop: Shop) -> None:
    """Write `shop`, whole or not at all; raises FolderNotWritable."""
    write_whole(folder / SHOP_FILE, json.dumps(asdict(shop), indent=2).encode() + b"\n")
