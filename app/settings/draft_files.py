"""Drafts on disk: unsaved input, one small file for each form.

Called by the window's drafts on a worker thread. A file is replaced whole, so a power cut leaves the older or the newer
draft; a damaged file is set aside and does not affect the others.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from app.json_files import read_json
from app.paths import prepare, write_whole
from storage.database import os_errors
from storage.database.fsync import sync_folder

log = logging.getLogger(__name__)

FOLDER = "drafts"
NEW = "new-"
"""What the id of the form of a new record begins with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredDraft:
    """The unsaved input of a form. `typed` holds plain JSON values by field, `at` is wall milliseconds."""

    entity: str
    id: int | str
    """Of the record; of a new one that of its form, a text."""
    base: Mapping[str, Any]
    """The record when the input began, with its versionDate, to detect changes since."""
    typed: Mapping[str, Any]
    at: int


class DraftFiles:
    """The drafts of one replica, beside its database."""

    def __init__(self, replica: Path) -> None:
        self._folder = replica.parent / FOLDER

    def load(self) -> list[StoredDraft]:
        """Every readable draft, oldest first; a damaged one, and one under another record's name, is set aside."""
        found: list[StoredDraft] = []
        try:
            paths = sorted(self._folder.glob("*.json"))
        except OSError:
            return []
        for path in paths:
            try:
                draft = _read(path)
                if path != self._path(draft.entity, draft.id):
                    raise ValueError(path.name)
                found.append(draft)
            except (OSError, ValueError, KeyError, TypeError):
                log.warning("a draft cannot be read: %s", path.name)
                with suppress(OSError):
                    path.replace(path.with_suffix(".damaged"))
        return sorted(found, key=lambda each: each.at)

    def write(self, draft: StoredDraft) -> None:
        """Write a draft; it is on disk when this returns. Raises FolderNotWritable."""
        if not self._folder.is_dir():
            prepare(self._folder)
            sync_folder(self._folder.parent)
        write_whole(self._path(draft.entity, draft.id), json.dumps(asdict(draft)).encode(), mode=0o600)

    def forget(self, entity: str, id: int | str) -> None:
        """Delete a draft, if there is one. Raises FolderNotWritable."""
        path = self._path(entity, id)
        try:
            path.unlink(missing_ok=True)
            if self._folder.is_dir():
                sync_folder(self._folder)
        except OSError as error:
            raise os_errors.translate(path, error) from error

    def erase(self, entity: str, id: int) -> None:
        """Delete a draft of an anonymised record, also a damaged one and what a kill left of one (F53).

        Raises FolderNotWritable.
        """
        path = self._path(entity, id)
        unfinished = self._folder.glob(f".{path.name}.*")
        mentioned = (each for each in self._folder.glob("*.damaged") if str(id).encode() in _content(each))
        for left in {path.with_suffix(".damaged"), *unfinished, *mentioned}:
            with suppress(FileNotFoundError):
                left.unlink()
        self.forget(entity, id)

    def _path(self, entity: str, id: int | str) -> Path:
        return self._folder / f"{entity}-{id}.json"


def _content(path: Path) -> bytes:
    with suppress(OSError):
        return path.read_bytes()
    return b""


def _read(path: Path) -> StoredDraft:
    kept = read_json(path)
    base, typed = kept["base"], kept["typed"]
    if not isinstance(base, dict) or not isinstance(typed, dict):
        raise TypeError(path.name)
    return StoredDraft(
        entity=str(kept["entity"]), id=_id(kept["id"]), base=base, typed=typed, at=int(kept["at"])
    )


def _id(id: object) -> int | str:
    if isinstance(id, int) or (isinstance(id, str) and re.fullmatch(f"{NEW}[0-9]+", id)):
        return id
    raise ValueError(id)
