"""The journal of the outbox: an append-only file beside the database, one checksummed line per transaction.

Written by `replica` before each commit; read when a replica is opened (`journal_replay`). A damaged or replaced
database loses no unsent edit, because the lines rebuild the outbox (F86-F88). A torn last line belongs to a
transaction that was never reported as saved, and is ignored (F87).

Each line carries the number of its transaction, counted in the database. Of two lines with one number the later is
valid: the transaction of the first did not commit.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import threading
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from storage.database.connection import translate_errors
from storage.database.fsync import sync_folder, write_all
from storage.errors import StorageError
from storage.outbox.changes import WaitingChange
from storage.outbox.outbox import from_json, to_json, to_text

COMPACT_BYTES = 4_000_000
"""Above this size the file is rewritten from the live outbox when that makes it much smaller."""

EARLIER = "earlier"
"""Lineage of a journal of schema 1, whose numbers restarted with every start of the program."""

Key = tuple[str, int]
Step = Mapping[str, Any]


def put_step(change: WaitingChange, text: str | None = None) -> dict[str, Any]:
    """The step that stores a pending change. `text` is `to_text(change)` where the caller has it already."""
    return {"do": "put", "entity": change.entity, "id": change.id, "text": text or to_text(change)}


def drop_step(entity: str, record: int) -> dict[str, Any]:
    """The step that removes a pending change. `stands`, the record's copy, is added when that is stored."""
    return {"do": "drop", "entity": entity, "id": record}


def alias_step(entity: str, old: int, now: int) -> dict[str, Any]:
    """The step that gives a record another id."""
    return {"do": "alias", "entity": entity, "old": old, "now": now}


@dataclass(frozen=True, slots=True)
class Contents:
    """The valid lines: the outbox as it was when the file was last rewritten, and every step since."""

    lineage: str | None = None
    """The database whose numbers these are."""
    base: int = 0
    """Number of the transaction after which the file was rewritten."""
    changes: tuple[WaitingChange, ...] = ()
    aliases: tuple[tuple[str, int, int], ...] = ()
    """Id aliases at that time: entity, old id, current id."""
    complete: bool = True
    """Whether no line of the rewritten part is missing."""
    batches: Mapping[int, tuple[Step, ...]] = field(default_factory=dict)
    """Steps by transaction, oldest first."""
    confirmed: int = 0
    """Number of the last transaction that is known to have been committed."""

    @property
    def newest(self) -> int:
        """Number of the last transaction in the file."""
        return max(self.batches, default=self.base)

    def names(self) -> Iterator[tuple[str, int, int]]:
        """Every id alias, oldest first: entity, old id, current id."""
        yield from self.aliases
        for steps in self.batches.values():
            yield from ((each["entity"], each["old"], each["now"]) for each in steps if each["do"] == "alias")

    def outbox(self) -> dict[Key, WaitingChange]:
        """The outbox that results from all lines."""
        outbox = {(each.entity, each.id): each for each in self.changes}
        for steps in self.batches.values():
            _apply_steps(steps, outbox)
        return outbox


def _apply_steps(steps: Iterable[Step], outbox: dict[Key, WaitingChange]) -> None:
    for step in steps:
        if step["do"] == "put":
            change = from_json(step["change"])
            outbox[change.entity, change.id] = change
        elif step["do"] == "drop":
            outbox.pop((step["entity"], step["id"]), None)


class Journal:
    """The journal file. An appended line is on disk when `append` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()

    def append(self, number: int, steps: Iterable[Step], *, lineage: str) -> str:
        """Write the steps of a transaction and sync; returns the name of the line for `void`."""
        line = secrets.token_hex(4)
        with self._lock:
            self._write(_batch(number, lineage, line, steps))
        return line

    def void(self, line: str) -> None:
        """Invalidate a line whose transaction did not commit.

        If this write fails as well, the next line invalidates it by carrying the same number.
        """
        with self._lock, suppress(StorageError, OSError):
            self._write(_line({"void": line}))

    def confirm(self, number: int) -> None:
        """Note that a transaction has been committed; without sync, since the database itself is decisive."""
        with self._lock, suppress(StorageError, OSError):
            self._write(_line({"done": number}), wait=False)

    def _write(self, line: bytes, *, wait: bool = True) -> None:
        with translate_errors(self.path):
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY, 0o600)
            try:
                size = os.lseek(descriptor, 0, os.SEEK_END)
                fresh = size == 0
                # A torn line of an earlier power cut must not swallow this line.
                write_all(descriptor, (b"" if _ends_with_newline(descriptor, size) else b"\n") + line)
                if wait:
                    os.fsync(descriptor)
            finally:
                os.close(descriptor)
            if fresh:
                sync_folder(self.path.parent)

    def read(self) -> Contents:
        """The contents of the valid lines; lines with a wrong checksum are ignored."""
        entries = list(_entries(self.path))
        if any("run" in entry for entry in entries):
            return _read_schema_1(entries)
        voided = {entry["void"] for entry in entries if "void" in entry}
        lineage: str | None = None
        base = announced = confirmed = 0
        changes: list[WaitingChange] = []
        aliases: list[tuple[str, int, int]] = []
        batches: dict[int, tuple[Step, ...]] = {}
        for entry in entries:
            if "base" in entry:
                lineage, base, announced = entry["of"], entry["base"], entry["count"]
            elif "done" in entry:
                confirmed = entry["done"]
            elif "change" in entry:
                changes.append(from_json(entry["change"]))
            elif "alias" in entry:
                aliases.append(tuple(entry["alias"]))
            elif "batch" in entry and entry["line"] not in voided:
                lineage = entry["of"]
                while batches and next(reversed(batches)) >= entry["batch"]:
                    batches.popitem()
                batches[entry["batch"]] = tuple(entry["steps"])
        complete = announced == len(changes)
        return Contents(lineage, base, tuple(changes), tuple(aliases), complete, batches, confirmed)

    def replay(self) -> dict[Key, WaitingChange]:
        """The outbox that results from the valid lines."""
        return self.read().outbox()

    def rewrite(
        self,
        changes: Iterable[WaitingChange],
        *,
        number: int,
        lineage: str,
        aliases: Iterable[tuple[str, int, int]] = (),
    ) -> None:
        """Replace the file by one with these changes and aliases, the state after transaction `number`; atomic."""
        waiting = list(changes)
        with self._lock, translate_errors(self.path):
            part = self.path.with_name(self.path.name + ".part")
            lines = [_line({"base": number, "of": lineage, "count": len(waiting)})]
            lines += (_line({"change": to_json(change)}) for change in waiting)
            lines += (_line({"alias": list(each)}) for each in aliases)
            descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o600)
            try:
                write_all(descriptor, b"".join(lines))
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
            part.replace(self.path)
            sync_folder(self.path.parent)

    def copy_aside(self) -> Path:
        """Copy the file under a name of its own: it holds edits that do not belong to this database."""
        names = (self.path.with_name(f"{self.path.stem}.foreign-{each}.journal") for each in count(1))
        target = next(name for name in names if not name.exists())
        with translate_errors(self.path):
            shutil.copyfile(self.path, target)
        return target

    @property
    def size(self) -> int:
        """Bytes of the file."""
        try:
            return self.path.stat().st_size
        except FileNotFoundError:
            return 0


def _without_superseded(steps: Iterable[Step]) -> list[Step]:
    """The steps without changes that the same transaction stored again: only the last version counts."""
    kept: list[Step] = []
    later: set[Key] = set()
    for step in reversed(list(steps)):
        match step:
            case {"do": "put", "entity": entity, "id": id}:
                if (entity, id) in later:
                    continue
                later.add((entity, id))
            case {"do": "drop", "entity": entity, "id": id}:
                later.discard((entity, id))
            case _:
                later.clear()  # ids may differ from here on
        kept.append(step)
    return kept[::-1]


def _read_schema_1(entries: Iterable[Step]) -> Contents:
    """The contents of a journal of schema 1, which holds pending changes only."""
    lines = [entry for entry in entries if "run" in entry]
    voided = {(entry["run"], entry["void"]) for entry in lines if "void" in entry}
    outbox: dict[Key, WaitingChange] = {}
    for entry in lines:
        if "batch" in entry and (entry["run"], entry["batch"]) not in voided:
            _apply_steps(entry["steps"], outbox)
    return Contents(EARLIER, changes=tuple(outbox.values()))


_BINARY: int = getattr(os, "O_BINARY", 0)


def _line(entry: Step) -> bytes:
    return _with_checksum(_compact(entry))


def _batch(number: int, lineage: str, line: str, steps: Iterable[Step]) -> bytes:
    """The line of one transaction. It reuses the JSON texts of the outbox rows."""
    texts = (
        f'{{"do":"put","change":{step["text"]}}}' if step["do"] == "put" else _compact(step)
        for step in _without_superseded(steps)
    )
    head = _compact({"batch": number, "of": lineage, "line": line})
    return _with_checksum(f'{head[:-1]},"steps":[{",".join(texts)}]}}')


def _compact(entry: Step) -> str:
    return json.dumps(entry, separators=(",", ":"))


def _with_checksum(text: str) -> bytes:
    body = text.encode()
    return b"%08x %s\n" % (zlib.crc32(body), body)


def _ends_with_newline(descriptor: int, size: int) -> bool:
    if size == 0:
        return True
    os.lseek(descriptor, size - 1, os.SEEK_SET)
    return os.read(descriptor, 1) == b"\n"


def _entries(path: Path) -> Iterator[dict[str, Any]]:
    try:
        lines = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        return
    for line in lines:
        checksum, _, body = line.partition(b" ")
        try:
            valid = len(checksum) == 8 and int(checksum, 16) == zlib.crc32(body)
        except ValueError:
            valid = False
        if valid:
            yield json.loads(body)
