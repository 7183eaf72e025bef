"""Shops whose records lie in a data folder that no longer says which cloud it belongs to: `shop.json` is gone (F127).

Called by the set-up wizard, the self-test and commands. Creates and changes nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from app.paths import REPLICA_FILE
from app.settings.shop_file import read_shop
from storage.errors import StorageError
from storage.records.lost import count_edits, find_remains

_NAME = re.compile(r"cloud-(\d+)-[0-9a-f]{8}")


@dataclass(frozen=True, slots=True)
class FoundShop:
    """The records of one cloud. `edits` are unsent ones."""

    cloud_id: int
    folder: Path
    edits: int


def find_shops(folder: Path) -> list[FoundShop]:
    """The shops in `folder`, most unsent edits first; empty when `shop.json` names one of them. Raises ShopFileDamaged."""
    if read_shop(folder) is not None or not folder.is_dir():
        return []
    found = []
    for each in sorted(folder.iterdir()):
        named = _NAME.fullmatch(each.name)
        path = each / REPLICA_FILE
        if named is not None and _is_left(path):
            found.append(FoundShop(int(named[1]), each, count_edits(path)))
    return sorted(found, key=lambda shop: -shop.edits)


def _is_left(path: Path) -> bool:
    try:
        return path.exists() or find_remains(path) is not None
    except StorageError:
        return True
