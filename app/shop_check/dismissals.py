"""Findings that somebody dismissed: kept by cloud in a file of the data folder, until a value of the finding changes; and
records that are not the same although they look so.

Called by the window and the command line. Written whole; a damaged file is set aside and replaced, since it holds
nothing of the shop.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol

from app.json_files import read_json
from app.paths import write_whole

FILE, APART_FILE = "dismissed.json", "apart.json"


class Dismissable(Protocol):
    """What can be dismissed."""

    @property
    def key(self) -> str:
        """What tells it from others, values included."""


class Dismissals:
    """What was dismissed of one cloud's findings, or in another `file`; without a `folder` it is kept in memory only."""

    def __init__(self, folder: Path | None, cloud_id: int, file: str = FILE) -> None:
        self._path = None if folder is None else folder / file
        self._cloud = str(cloud_id)
        self._all: dict[str, list[str]] = _read(self._path) if self._path is not None else {}

    def keys(self) -> frozenset[str]:
        """Keys of what was dismissed."""
        return frozenset(self._all.get(self._cloud, ()))

    def dismiss(self, findings: Iterable[Dismissable]) -> None:
        """Dismiss these. Raises FolderNotWritable or DiskFull."""
        self._keep(self.keys() | {each.key for each in findings})

    def restore(self, findings: Iterable[Dismissable]) -> None:
        """Tell of these again. Raises FolderNotWritable or DiskFull."""
        self._keep(self.keys() - {each.key for each in findings})

    def forget_others(self, found: Iterable[Dismissable]) -> None:
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
