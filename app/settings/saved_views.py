"""Saved views: columns and order of each list of the window, and the views people saved under a name.

Called by the lists. Stored in `views.json` beside the settings, written whole; a damaged file is set aside and replaced,
since it holds nothing of the shop.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

from app.json_files import read_json
from app.paths import prepare, write_whole

VIEWS_FILE = "views.json"
LONGEST_NAME = 80
MOST = 50
"""Most saved views of one list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What a list shows. An empty `columns` or `sort` means the list's own."""

    name: str = ""
    filter: str = ""
    search: str = ""
    sort: str = ""
    state: str = ""
    deleted: bool = False
    columns: tuple[str, ...] = ()
    group: str = ""
    """What the rows are grouped by; "" for no groups."""

    @classmethod
    def read(cls, found: Any) -> Self:
        """From JSON; members of another type are left out."""
        if not isinstance(found, Mapping):
            return cls()
        kept: dict[str, Any] = {
            name: found[name]
            for name in ("name", "filter", "search", "sort", "state", "group")
            if isinstance(found.get(name), str)
        }
        columns = found.get("columns")
        if isinstance(columns, list):
            kept["columns"] = tuple(each for each in columns if isinstance(each, str))
        return cls(deleted=found.get("deleted") is True, **kept)


class SavedViews:
    """The views of one data folder; without a `path` they are kept in memory only."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._last: dict[str, View] = {}
        self._saved: dict[str, list[View]] = {}

    @classmethod
    def load(cls, folder: Path) -> Self:
        """Read the folder's views; raises nothing."""
        made = cls(folder / VIEWS_FILE)
        try:
            found = read_json(folder / VIEWS_FILE)
            for entity, view in dict(found["last"]).items():
                made._last[entity] = View.read(view)
            for entity, views in dict(found["saved"]).items():
                made._saved[entity] = [read for each in views if (read := View.read(each)).name]
        except FileNotFoundError:
            pass
        except (OSError, ValueError, KeyError, TypeError):
            made._last, made._saved = {}, {}
            with suppress(OSError):
                (folder / VIEWS_FILE).replace(folder / f"{VIEWS_FILE}.damaged")
        return made

    def last(self, entity: str) -> View:
        """Last used columns, order and grouping of a list."""
        return self._last.get(entity, View())

    def leave(self, entity: str, *, columns: tuple[str, ...], sort: str, group: str = "") -> None:
        """Remember columns, order and grouping. Raises FolderNotWritable."""
        view = View(columns=columns, sort=sort, group=group)
        if self._last.get(entity) != view:
            self._last[entity] = view
            self._write()

    def saved(self, entity: str) -> list[View]:
        """Saved views of a list, in the order in which they were saved."""
        return list(self._saved.get(entity, ()))

    def save(self, entity: str, view: View) -> View:
        """Save a view, replacing one with the same name; returns it as saved. Raises FolderNotWritable."""
        named = replace(view, name=" ".join(view.name.split())[:LONGEST_NAME])
        rest = [each for each in self.saved(entity) if each.name.casefold() != named.name.casefold()]
        self._saved[entity] = [*rest, named][-MOST:]
        self._write()
        return named

    def forget(self, entity: str, name: str) -> None:
        """Delete a saved view. Raises FolderNotWritable."""
        self._saved[entity] = [each for each in self.saved(entity) if each.name != name]
        self._write()

    def _write(self) -> None:
        if self._path is None:
            return
        kept = {
            "last": {entity: asdict(view) for entity, view in self._last.items()},
            "saved": {entity: [asdict(each) for each in views] for entity, views in self._saved.items()},
        }
        prepare(self._path.parent)
        write_whole(self._path, json.dumps(kept, ensure_ascii=False, indent=1).encode())
