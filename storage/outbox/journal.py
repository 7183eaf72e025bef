"""The journal of the outbox: an append-only file beside the database, one checksummed line per transaction.

Written by `replica` before each commit; read when a replica is opened (`journal_replay`). A damaged or replaced
database loses no unsent edit, because the lines rebuild the outbox (F86-F88). A torn last line belongs to a
transaction that was never reported as saved, and is ignored (F87).

Each line carries the number of its transaction, counted in the database. Of two lines with one number the later is
valid: the transaction of the first did not commit. A transaction of many changes has lines of their own for these, before
its line, which says how many they are: without it they say nothing.
"""

from __future__ import annotations

import os
import secrets
import shutil
import sys
import threading
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import chain, count, islice
from pathlib import Path
from typing import Any

from storage.database import stored_json
from storage.database.busy_files import replace_file
from storage.database.connection import translate_errors
from storage.database.fsync import sync_folder, write_all
from storage.database.private_files import make_file
from storage.errors import StorageError
from storage.outbox.changes import WaitingChange
from storage.outbox.journal_contents import Contents, Key, Reader, Step, read_entries, read_entry
from storage.outbox.outbox import to_text

COMPACT_BYTES = 256_000
"""Above this size, and twice the size that it had after the last time, the file is rewritten from the live outbox: it
must not grow in a program that runs for months, nor keep what was sent long ago (F125)."""

_Stamp = tuple[int, int, int]
"""Inode, size and time of a file."""


def put_step(change: WaitingChange, text: str | None = None) -> dict[str, Any]:
    """The step that stores a pending change. `text` is `to_text(change)` where the caller has it already."""
    return {"do": "put", "entity": change.entity, "id": change.id, "text": text or to_text(change)}


def drop_step(entity: str, record: int) -> dict[str, Any]:
    """The step that removes a pending change. `stands`, the record's copy, is added when that is stored."""
    return {"do": "drop", "entity": entity, "id": record}


def alias_step(entity: str, old: int, now: int) -> dict[str, Any]:
    """The step that gives a record another id."""
    return {"do": "alias", "entity": entity, "old": old, "now": now}


class Journal:
    """The journal file. An appended line is on disk when `append` returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._rewritten: _Stamp | None = None
        """The file as this process rewrote it last."""
        self._lock = threading.Lock()

    def append(self, number: int, steps: Iterable[Step], *, lineage: str) -> str:
        """Write the steps of a transaction and sync; returns the name of the line for `void`."""
        line = secrets.token_hex(4)
        with self._lock:
            self._write(_batch(number, lineage, line, _without_superseded(steps)))
        return line

    def void(self, line: str) -> None:
        """Invalidate a line whose transaction did not commit.

        If this write fails as well, the next line invalidates it by carrying the same number.
        """
        with self._lock, suppress(StorageError, OSError):
            self._write([_line({"void": line})])

    def confirm(self, number: int) -> None:
        """Note that a transaction has been committed; without sync, since the database itself is decisive."""
        with self._lock, suppress(StorageError, OSError):
            self._write([_line({"done": number})], wait=False)

    def confirm_newest(self) -> None:
        """Take the last transaction for committed: the database that could tell is lost, and it may have been reported."""
        contents = self.read(after=sys.maxsize)
        if contents.newest > max(contents.base, contents.confirmed):
            self.confirm(contents.newest)

    def _write(self, lines: Iterable[bytes], *, wait: bool = True) -> None:
        """Append lines that belong together."""
        with translate_errors(self.path):
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY, 0o600)
            try:
                size = os.lseek(descriptor, 0, os.SEEK_END)
                fresh = size == 0
                # A torn line of an earlier power cut must not swallow this line.
                start = b"" if _ends_with_newline(descriptor, size) else b"\n"
                for line in lines:
                    write_all(descriptor, start + line)
                    start = b""
                if wait:
                    os.fsync(descriptor)
            finally:
                os.close(descriptor)
            if fresh:
                sync_folder(self.path.parent)

    def read(self, *, after: int = 0) -> Contents:
        """The contents of the valid lines, with the steps of the transactions beyond `after`.

        Read line by line, and again when its changes are asked for: until the file is rewritten (F125). Torn lines are
        left out, damaged ones are counted (F127).
        """
        reader = Reader(self.path, after)
        for at, entry in read_entries(self.path):
            reader.add(at, entry)
        return reader.contents()

    def replay(self) -> dict[Key, WaitingChange]:
        """The outbox that results from the valid lines."""
        return {(each.entity, each.id): each for each in self.read().outbox()}

    def rewrite(
        self,
        changes: Iterable[WaitingChange],
        *,
        count: int,
        number: int,
        lineage: str,
        aliases: Iterable[tuple[str, int, int]] = (),
        earlier: Mapping[str, int] | None = None,
    ) -> None:
        """Replace the file by one with these `count` changes and aliases, the state after transaction `number`; atomic."""
        with self._lock, translate_errors(self.path):
            part = self.path.with_name(self.path.name + ".part")
            lines = chain(
                [_line({"base": number, "of": lineage, "count": count, "was": dict(earlier or {})})],
                (_with_checksum(f'{{"change":{to_text(change)}}}') for change in changes),
                (_line({"alias": list(each)}) for each in aliases),
            )
            descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o600)
            try:
                while block := b"".join(islice(lines, _LINES_AT_ONCE)):
                    write_all(descriptor, block)
                os.fsync(descriptor)
            finally:
                os.close(descriptor)
            replace_file(part, self.path)
            self._rewritten = _stamp(self.path)
            sync_folder(self.path.parent)

    def copy_aside(self, why: str = "foreign") -> Path:
        """Copy the file under a name of its own: it holds edits that do not belong to this database, or a damaged line."""
        names = (self.path.with_name(f"{self.path.stem}.{why}-{each}.journal") for each in count(1))
        target = next(name for name in names if not name.exists())
        with translate_errors(self.path):
            make_file(target)
            shutil.copyfile(self.path, target)
        return target

    def content(self) -> Iterator[bytes]:
        """The bytes of the file, in parts; none without one."""
        try:
            with self.path.open("rb") as file:
                while part := file.read(1 << 20):
                    yield part
        except FileNotFoundError:
            return

    @property
    def is_as_rewritten(self) -> bool:
        """Whether no process has written to the file since this one rewrote it."""
        return self._rewritten is not None and self._rewritten == _stamp(self.path)

    @property
    def size(self) -> int:
        """Bytes of the file."""
        try:
            return self.path.stat().st_size
        except FileNotFoundError:
            return 0


def _stamp(path: Path) -> _Stamp | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


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


_LINES_AT_ONCE = 200
_STEPS_OF_A_LINE = 100
_BINARY: int = getattr(os, "O_BINARY", 0)


def _line(entry: Step) -> bytes:
    return _with_checksum(stored_json.to_text(entry))


def _batch(number: int, lineage: str, line: str, steps: Sequence[Step]) -> Iterator[bytes]:
    """The lines of one transaction, with the JSON texts of the outbox rows."""
    head = stored_json.to_text({"batch": number, "of": lineage, "line": line})
    if len(steps) <= _STEPS_OF_A_LINE:
        yield _with_checksum(f'{head[:-1]},"steps":[{_texts(steps)}]}}')
        return
    starts = range(0, len(steps), _STEPS_OF_A_LINE)
    for start in starts:
        texts = _texts(steps[start : start + _STEPS_OF_A_LINE])
        yield _with_checksum(f'{{"part":"{line}","steps":[{texts}]}}')
    yield _with_checksum(f'{head[:-1]},"parts":{len(starts)}}}')


def _texts(steps: Iterable[Step]) -> str:
    return ",".join(
        f'{{"do":"put","change":{step["text"]}}}' if step["do"] == "put" else stored_json.to_text(step)
        for step in steps
    )


def _with_checksum(text: str) -> bytes:
    body = text.encode()
    return b"%08x %s\n" % (zlib.crc32(body), body)


def _ends_with_newline(descriptor: int, size: int) -> bool:
    if size == 0:
        return True
    os.lseek(descriptor, size - 1, os.SEEK_SET)
    return os.read(descriptor, 1) == b"\n"


def remove_records(path: Path, records: Collection[Key]) -> bool:
    """Rewrite a journal that was copied aside without these records, of which an anonymised person's is one (F53).

    A damaged line in which one of the ids stands is left out whole. Whether anything was left out. Raises OSError.
    """
    ids = [str(record).encode() for _, record in records]
    lines: list[bytes] = []
    changed = False
    with path.open("rb") as file:
        for line in file:
            kept = line if not any(each in line for each in ids) else _without(line, records)
            changed = changed or kept != line
            lines.append(kept)
    if not changed:
        return False
    part = path.with_name(path.name + ".part")
    descriptor = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | _BINARY, 0o600)
    try:
        write_all(descriptor, b"".join(lines))
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
    replace_file(part, path)
    sync_folder(path.parent)
    return True


def _without(line: bytes, records: Collection[Key]) -> bytes:
    """A line without the changes of these records; nothing of one that is damaged."""
    entry = read_entry(line)
    if entry is None:
        return b""
    if "change" in entry:
        return b"" if _key(entry["change"]) in records else line
    if "steps" in entry:
        steps = [each for each in entry["steps"] if _key(each.get("change", each)) not in records]
        return line if steps == entry["steps"] else _line({**entry, "steps": steps})
    return line


def _key(found: Mapping[str, Any]) -> Key:
    return str(found.get("entity")), int(found.get("id") or 0)
