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
import sys
import threading
import zlib
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
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
from storage.outbox.outbox import from_json, to_text

COMPACT_BYTES = 256_000
"""Above this size, and twice the size that it had after the last time, the file is rewritten from the live outbox: it
must not grow in a program that runs for months, nor keep what was sent long ago (F125)."""

SCHEMA_1 = "earlier"
"""Lineage of a journal of schema 1, whose numbers restarted with every start of the program."""

Key = tuple[str, int]
Step = Mapping[str, Any]
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


@dataclass(frozen=True, slots=True)
class Contents:
    """The valid lines: the outbox as it was when the file was last rewritten, and every step since."""

    lineage: str | None = None
    """The database whose numbers these are."""
    earlier: Mapping[str, int] = field(default_factory=dict)
    """Lineages that it had before, with the number of the last transaction under each."""
    base: int = 0
    """Number of the transaction after which the file was rewritten."""
    newest: int = 0
    """Number of the last transaction in the file."""
    aliases: tuple[tuple[str, int, int], ...] = ()
    """Id aliases when the file was rewritten: entity, old id, current id."""
    renames: tuple[tuple[str, int, int], ...] = ()
    """Id aliases since then."""
    complete: bool = True
    """Whether no line of the rewritten part is missing."""
    gapless: bool = True
    """Whether no transaction since then is missing."""
    unreadable: int = 0
    """Lines that were complete once and are damaged, as opposed to torn ones, which were never reported as saved."""
    batches: Mapping[int, tuple[Step, ...]] = field(default_factory=dict)
    """Steps by transaction, oldest first; only those that `read` was asked for."""
    confirmed: int = 0
    """Number of the last transaction that is known to have been committed."""
    _rewritten: tuple[Step, ...] = ()
    _last: Mapping[Key, Step] = field(default_factory=dict)

    @property
    def intact(self) -> bool:
        """Whether the file tells the whole outbox."""
        return self.complete and self.gapless and not self.unreadable

    @property
    def changes(self) -> tuple[WaitingChange, ...]:
        """The outbox as it was when the file was rewritten."""
        return tuple(from_json(each) for each in self._rewritten)

    def names(self) -> Iterator[tuple[str, int, int]]:
        """Every id alias, oldest first: entity, old id, current id."""
        yield from self.aliases
        yield from self.renames

    def outbox(self) -> dict[Key, WaitingChange]:
        """The outbox that results from all lines."""
        return {key: from_json(each) for key, each in self._last.items()}


class _Reader:
    """Builds `Contents` line by line: of the transactions it keeps what they result in, and those beyond `after`."""

    _UNDECIDED = 16
    """Newest transactions that are not applied yet, because the next lines may void or replace them."""

    def __init__(self, after: int) -> None:
        self._after = after
        self._lineage: str | None = None
        self._earlier: Mapping[str, int] = {}
        self._base = self._newest = self._announced = self._confirmed = self._unreadable = 0
        self._rewritten: list[Step] = []
        self._aliases: list[tuple[str, int, int]] = []
        self._renames: list[tuple[str, int, int]] = []
        self._last: dict[Key, Step] = {}
        self._batches: dict[int, tuple[Step, ...]] = {}
        self._undecided: deque[tuple[int, str, list[Step]]] = deque()
        self._gapless = True
        self._schema_1: list[Step] = []

    def add(self, entry: Step | None) -> None:
        """Take the next line; None is one that cannot be read."""
        match entry:
            case None:
                self._unreadable += 1
            case {"run": _}:
                self._schema_1.append(entry)
            case {"base": base, "of": lineage, "count": count}:
                self._lineage, self._base, self._newest, self._announced = lineage, base, base, count
                self._earlier = entry.get("was", {})
            case {"done": number}:
                self._confirmed = number
            case {"change": change}:
                self._rewritten.append(change)
                self._last[change["entity"], change["id"]] = change
            case {"alias": alias}:
                self._aliases.append(tuple(alias))
            case {"void": line}:
                self._undecided = deque(each for each in self._undecided if each[1] != line)
            case {"batch": number, "of": lineage, "line": line, "steps": steps}:
                self._lineage = lineage
                while self._undecided and self._undecided[-1][0] >= number:
                    self._undecided.pop()
                self._undecided.append((number, line, steps))
                if len(self._undecided) > self._UNDECIDED:
                    self._decide()

    def _decide(self) -> None:
        """The oldest of the undecided transactions did take place."""
        number, _, steps = self._undecided.popleft()
        self._gapless = self._gapless and number == self._newest + 1
        self._newest = max(self._newest, number)
        if number > self._after:
            self._batches[number] = tuple(steps)
        _apply_steps(steps, self._last)
        self._renames += (
            (each["entity"], each["old"], each["now"]) for each in steps if each["do"] == "alias"
        )

    def contents(self) -> Contents:
        """What all lines together say."""
        if self._schema_1:
            return _read_schema_1(self._schema_1)
        while self._undecided:
            self._decide()
        return Contents(
            lineage=self._lineage,
            earlier=self._earlier,
            base=self._base,
            newest=self._newest,
            aliases=tuple(self._aliases),
            renames=tuple(self._renames),
            complete=self._announced == len(self._rewritten),
            gapless=self._gapless,
            unreadable=self._unreadable,
            batches=self._batches,
            confirmed=self._confirmed,
            _rewritten=tuple(self._rewritten),
            _last=self._last,
        )


def _apply_steps(steps: Iterable[Step], outbox: dict[Key, Step]) -> None:
    for step in steps:
        if step["do"] == "put":
            change = step["change"]
            outbox[change["entity"], change["id"]] = change
        elif step["do"] == "drop":
            outbox.pop((step["entity"], step["id"]), None)


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

    def _write(self, line: Iterable[bytes], *, wait: bool = True) -> None:
        """Append one line, given in blocks."""
        with translate_errors(self.path):
            descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT | os.O_APPEND | _BINARY, 0o600)
            try:
                size = os.lseek(descriptor, 0, os.SEEK_END)
                fresh = size == 0
                # A torn line of an earlier power cut must not swallow this line.
                start = b"" if _ends_with_newline(descriptor, size) else b"\n"
                for block in line:
                    write_all(descriptor, start + block)
                    start = b""
                if wait:
                    os.fsync(descriptor)
            finally:
                os.close(descriptor)
            if fresh:
                sync_folder(self.path.parent)

    def read(self, *, after: int = 0) -> Contents:
        """The contents of the valid lines, with the steps of the transactions beyond `after`.

        Read line by line, so that no more is in memory than the outbox and these steps (F125). Torn lines are left out,
        damaged ones are counted (F127).
        """
        reader = _Reader(after)
        for entry in _entries(self.path):
            reader.add(entry)
        return reader.contents()

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
        earlier: Mapping[str, int] | None = None,
    ) -> None:
        """Replace the file by one with these changes and aliases, the state after transaction `number`; atomic."""
        waiting = list(changes)
        with self._lock, translate_errors(self.path):
            part = self.path.with_name(self.path.name + ".part")
            lines = chain(
                [_line({"base": number, "of": lineage, "count": len(waiting), "was": dict(earlier or {})})],
                (_with_checksum(f'{{"change":{to_text(change)}}}') for change in waiting),
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


def _read_schema_1(entries: Iterable[Step]) -> Contents:
    """The contents of a journal of schema 1, which holds pending changes only."""
    lines = [*entries]
    voided = {(entry["run"], entry["void"]) for entry in lines if "void" in entry}
    outbox: dict[Key, Step] = {}
    for entry in lines:
        if "batch" in entry and (entry["run"], entry["batch"]) not in voided:
            _apply_steps(entry["steps"], outbox)
    return Contents(SCHEMA_1, _rewritten=tuple(outbox.values()), _last=outbox)


_LINES_AT_ONCE = 200
_BLOCK = 1 << 18
"""Bytes of a long line that are written at once."""
_BINARY: int = getattr(os, "O_BINARY", 0)


def _line(entry: Step) -> bytes:
    return _with_checksum(stored_json.to_text(entry))


def _batch(number: int, lineage: str, line: str, steps: Sequence[Step]) -> Iterator[bytes]:
    """The line of one transaction, in blocks: one of very many changes is not laid out in memory a second time.

    It reuses the JSON texts of the outbox rows. A long line is passed through twice, since it begins with its checksum.
    """
    head = stored_json.to_text({"batch": number, "of": lineage, "line": line})
    others = {place: stored_json.to_text(step) for place, step in enumerate(steps) if step["do"] != "put"}

    def pieces() -> Iterator[bytes]:
        yield f'{head[:-1]},"steps":['.encode()
        for place, step in enumerate(steps):
            text = others.get(place) or f'{{"do":"put","change":{step["text"]}}}'
            yield ("," + text if place else text).encode()
        yield b"]}"

    if len(steps) <= _LINES_AT_ONCE:
        body = b"".join(pieces())
        yield b"%08x %s\n" % (zlib.crc32(body), body)
        return
    checksum = 0
    for piece in pieces():
        checksum = zlib.crc32(piece, checksum)
    block = bytearray(b"%08x " % checksum)
    for piece in pieces():
        block += piece
        if len(block) >= _BLOCK:
            yield bytes(block)
            block.clear()
    yield bytes(block) + b"\n"


def _with_checksum(text: str) -> bytes:
    body = text.encode()
    return b"%08x %s\n" % (zlib.crc32(body), body)


def _ends_with_newline(descriptor: int, size: int) -> bool:
    if size == 0:
        return True
    os.lseek(descriptor, size - 1, os.SEEK_SET)
    return os.read(descriptor, 1) == b"\n"


def _entries(path: Path) -> Iterator[dict[str, Any] | None]:
    """Every line as JSON; None for one that is damaged. Torn lines are left out."""
    try:
        file = path.open("rb")
    except FileNotFoundError:
        return
    with file:
        for line in file:
            entry = _entry(line)
            # A torn line lacks its end.
            if entry is not None or line.endswith(b"}\n"):
                yield entry


def _entry(line: bytes) -> dict[str, Any] | None:
    """A line as JSON; None for one whose checksum is wrong."""
    checksum, _, body = line.removesuffix(b"\n").partition(b" ")
    try:
        valid = len(checksum) == 8 and int(checksum, 16) == zlib.crc32(body)
    except ValueError:
        return None
    return json.loads(body) if valid else None


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
    entry = _entry(line)
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
