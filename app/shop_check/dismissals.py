"""Findings that somebody dismissed: kept by cloud in a file of the data folder, until a value of the finding changes.

Called by the window and the command line. Written whole; a damaged file is set aside and replaced, since it holds
nothing of the shop.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from app.json_files import read_json
from app.paths import write_whole
from app.shop_check.finding import Finding

FILE = "dismissed.json"


class Dismissals:
    """The dismissed findings of one cloud; without a `folder` they are kept in memory only."""

    def __init__(self, folder: Path | None, cloud_id: int) -> None:
        self._path = None if folder is None else folder / FILE
        self._cloud = str(cloud_id)
        self._all: dict[str, list[str]] = _read(self._path) if self._path is not None else {}

    def keys(self) -> frozenset[str]:
        """Keys of the dismissed findings."""
        return frozenset(self._all.get(self._cloud, ()))

    def dismiss(self, findings: Iterable[Finding]) -> None:
        """Dismiss these. Raises FolderNotWritable or DiskFull."""
        self._keep(self.keys() | {each.key for each in findings})

    def restore(self, findings: Iterable[Finding]) -> None:
        """Tell of these again. Raises FolderNotWritable or DiskFull."""
        self._keep(self.keys() - {each.key for each in findings})

    def forget_others(self, found: Iterable[Finding]) -> None:
        """Drop the dismissals of what is no longer found."""
        kept = self.keys() & {each.key for each in found}
        if kept != self.keys():
            self._keep(kept)

    def _keep(self, keys: frozenset[str]) -> None:
        self._all[self._cloud] = sorted(keys)
        if self._path is not None:
            write_whole(self._path, json.dumps(self._all, indent=1).encode())


def _read(path: Path) -> dict[str, list[str]]:
    try:
        found: Any = read_json(path)
        if not isinstance(found, Mapping):
            raise TypeError
        return {str(cloud): [each for each in keys if isinstance(each, str)] for cloud, keys in found.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, TypeError):
        with suppress(OSError):
            path.replace(path.with_suffix(".damaged"))
        return {}
