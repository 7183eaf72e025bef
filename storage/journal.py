"""The outbox's second home: an append-only file beside the database, one checksummed line per step.

Called by `transaction` (append, before the commit) and by `recovery` (replay). A damaged or replaced database
loses no unsent edit, because the lines since the last compaction rebuild the outbox (F86-F88). A torn last line
belongs to a change that nobody was told is saved, and is dropped (F87).
"""

from __future__ import annotations

import json
import os
import secrets
import threading
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from storage.database import translated
from storage.intent import WaitingChange
from storage.outbox import from_json, to_json

COMPACT_BYTES = 4_000_000
"""Above this size the file is rewritten from the live outbox when a replica is opened or closed."""

Key = tuple[str, int]


def put_step(change: WaitingChange) -> dict[str, Any]:
    """The step that says: this is now the record's waiting change."""
    return {"do": "put", "change": to_json(change)}


def drop_step(entity: str, record: int) -> dict[str, Any]:
    """The step that says: the record has no waiting change any more."""
    return {"do": "drop", "entity": entity, "id": record}


class Journal:
    """The file. Every append is on disk when it returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.Lock()
        self._run = secrets.token_hex(4)
        self._number = 0

    def append(self, steps: Iterable[dict[str, Any]]) -> int:
        """Write one transaction's steps and wait for the disk; the answer names them for `void`."""
        with self._lock:
            self._number += 1
            number = self._number
            self._write({"batch": number, "run": self._run, "steps": list(steps)})
            return number

    def void(self, number: int) -> None:
        """Take back a batch whose transaction did not commit."""
        with self._lock:
            self._write({"void": number, "run": self._run})

    def _write(self, entry: dict[str, Any]) -> None:
        with translated(self.path):
            descriptor = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | _BINARY, 0o600)
            try:
                line = memoryview(_line(entry))
                # A torn line of an earlier power cut must not swallow this one.
                if not _ends_clean(self.path):
                    line = memoryview(b"\n" + bytes(line))
                while line:
                    line = line[os.write(descriptor, line) :]
                os.fsync(descriptor)
            finally:
                os.close(descriptor)

    def replay(self) -> dict[Key, WaitingChange]:
        """The outbox that the file's sound lines add up to."""
        entries = list(_entries(self.path))
        voided = {(entry["run"], entry["void"]) for entry in entries if "void" in entry}
        outbox: dict[Key, WaitingChange] = {}
        for entry in entries:
            if "batch" not in entry or (entry["run"], entry["batch"]) in voided:
                continue
            for step in entry["steps"]:
                if step["do"] == "put":
                    change = from_json(step["change"])
                    outbox[change.entity, change.id] = change
                else:
                    outbox.pop((step["entity"], step["id"]), None)
        return outbox

    def rewrite(self, changes: Iterable[WaitingChange]) -> None:
        """Replace the file by one that holds just these changes; whole or not at all."""
        with self._lock, translated(self.path):
            part = self.path.with_name(self.path.name + ".part")
            with part.open("wb") as file:
                for change in changes:
                    self._number += 1
                    file.write(_line({"batch": self._number, "run": self._run, "steps": [put_step(change)]}))
                file.flush()
                os.fsync(file.fileno())
            part.replace(self.path)

    @property
    def bulky(self) -> bool:
        """Whether a rewrite is worth its while."""
        try:
            return self.path.stat().st_size > COMPACT_BYTES
        except FileNotFoundError:
            return False


_BINARY: int = getattr(os, "O_BINARY", 0)


def _line(entry: dict[str, Any]) -> bytes:
    body = json.dumps(entry, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(body), body)


def _ends_clean(path: Path) -> bool:
    with path.open("rb") as file:
        if file.seek(0, os.SEEK_END) == 0:
            return True
        file.seek(-1, os.SEEK_END)
        return file.read(1) == b"\n"


def _entries(path: Path) -> Iterator[dict[str, Any]]:
    try:
        lines = path.read_bytes().split(b"\n")
    except FileNotFoundError:
        return
    for line in lines:
        checksum, _, body = line.partition(b" ")
        try:
            sound = len(checksum) == 8 and int(checksum, 16) == zlib.crc32(body)
        except ValueError:
            sound = False
        if sound:
            yield json.loads(body)
