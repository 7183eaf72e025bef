"""What a journal says: read line by line, into the outbox that results.

Called by `journal`. Of changes it keeps the places, and one at hand: a hundred thousand of them are more than a gigabyte.
"""

from __future__ import annotations

import json
import sys
import zlib
from collections import deque
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from storage.database.stored_json import UnreadableValue
from storage.outbox.changes import WaitingChange
from storage.outbox.outbox import digest, from_json

Key = tuple[str, int]
Step = Mapping[str, Any]
Alias = tuple[str, int, int]
"""Entity, old id, current id."""
_Line = tuple[int, int]
"""Offset and length of a line."""
_Place = tuple[_Line, int]
"""The line of a pending change, and which of its steps it is; 0 in a line without steps."""


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
    aliases: tuple[Alias, ...] = ()
    """Id aliases when the file was rewritten."""
    renames: tuple[Alias, ...] = ()
    """Id aliases since then."""
    complete: bool = True
    """Whether no line of the rewritten part is missing."""
    gapless: bool = True
    """Whether no transaction since then is missing."""
    unreadable: int = 0
    """Lines that were complete once and are damaged, as opposed to torn ones, which were never reported as saved."""
    confirmed: int = 0
    """Number of the last transaction that is known to have been committed."""
    _path: Path = Path()
    _batches: Mapping[int, tuple[_Line, ...]] = field(default_factory=dict)
    _rewritten: tuple[_Line, ...] = ()
    _last: Mapping[Key, _Place] = field(default_factory=dict)

    @property
    def intact(self) -> bool:
        """Whether the file tells the whole outbox."""
        return self.complete and self.gapless and not self.unreadable

    @property
    def keys(self) -> AbstractSet[Key]:
        """Entity and record of each change in the outbox that results from all lines."""
        return self._last.keys()

    @property
    def batches(self) -> Sequence[int]:
        """Numbers of the transactions that `read` was asked for, oldest first."""
        return [*self._batches]

    def steps(self, batch: int) -> Iterator[Step]:
        """The steps of one of `batches`, read while they are iterated, as all that follows."""
        for entry in _entries_at(self._path, self._batches[batch]):
            yield from entry.get("steps", ())

    def changes(self) -> Iterator[WaitingChange]:
        """The outbox as it was when the file was rewritten."""
        return (from_json(each["change"]) for each in _entries_at(self._path, self._rewritten))

    def outbox(self) -> Iterator[WaitingChange]:
        """The outbox that results from all lines."""
        return self._read(self._last.values())

    def digests(self) -> Iterator[tuple[Key, bytes]]:
        """Entity and record of each change in that outbox, with its `outbox.digest`."""
        for change in self._read(sorted(self._last.values())):
            yield (change.entity, change.id), digest(change)

    def _read(self, places: Collection[_Place]) -> Iterator[WaitingChange]:
        entries = _entries_at(self._path, [line for line, _ in places])
        for (_, index), entry in zip(places, entries, strict=True):
            yield from_json((entry["steps"][index] if "steps" in entry else entry)["change"])

    def names(self) -> Iterator[Alias]:
        """Every id alias, oldest first."""
        yield from self.aliases
        yield from self.renames


@dataclass(slots=True)
class _Batch:
    """A transaction: its number, the name of its line, its lines, and what it leaves of each change, None for nothing."""

    number: int
    name: str
    lines: list[_Line] = field(default_factory=list)
    results: list[tuple[Key, _Place | None]] = field(default_factory=list)
    renames: list[Alias] = field(default_factory=list)

    def add(self, at: _Line, steps: Iterable[Step]) -> None:
        """Take a line."""
        self.lines.append(at)
        for index, step in enumerate(steps):
            match step:
                case {"do": "put", "change": {"entity": entity, "id": id}}:
                    self.results.append(((sys.intern(entity), id), (at, index)))
                case {"do": "drop", "entity": entity, "id": id}:
                    self.results.append(((entity, id), None))
                case {"do": "alias", "entity": entity, "old": old, "now": now}:
                    self.renames.append((entity, old, now))

    def apply(self, outbox: dict[Key, _Place]) -> None:
        """Make it so."""
        for key, place in self.results:
            if place is None:
                outbox.pop(key, None)
            else:
                outbox[key] = place


class Reader:
    """Builds `Contents` line by line: of the transactions it keeps what they result in, and the places of those beyond `after`."""

    _UNDECIDED = 16
    """Newest transactions that are not applied yet, because the next lines may void or replace them."""

    def __init__(self, path: Path, after: int) -> None:
        self._path = path
        self._after = after
        self._lineage: str | None = None
        self._earlier: Mapping[str, int] = {}
        self._base = self._newest = self._announced = self._confirmed = self._unreadable = 0
        self._rewritten: list[_Line] = []
        self._aliases: list[Alias] = []
        self._renames: list[Alias] = []
        self._last: dict[Key, _Place] = {}
        self._batches: dict[int, tuple[_Line, ...]] = {}
        self._undecided: deque[_Batch] = deque()
        self._parts = _Batch(0, "")
        self._gapless = True

    def add(self, at: _Line, entry: Step | None) -> None:
        """Take the next line; None is one that cannot be read."""
        match entry:
            case None:
                self._unreadable += 1
            case {"base": base, "of": lineage, "count": count}:
                self._lineage, self._base, self._newest, self._announced = lineage, base, base, count
                self._earlier = entry["was"]
            case {"done": number}:
                self._confirmed = number
            case {"change": {"entity": entity, "id": id}}:
                self._rewritten.append(at)
                self._last[sys.intern(entity), id] = at, 0
            case {"alias": alias}:
                self._aliases.append(tuple(alias))
            case {"void": line}:
                self._undecided = deque(each for each in self._undecided if each.name != line)
            case {"part": line, "steps": steps}:
                if line != self._parts.name:
                    self._parts = _Batch(0, line)
                self._parts.add(at, steps)
            case {"batch": number, "of": lineage, "line": line}:
                self._add_batch(at, number, lineage, line, entry)

    def _add_batch(self, at: _Line, number: int, lineage: str, line: str, entry: Step) -> None:
        self._lineage = lineage
        batch = self._parts if self._parts.name == line else _Batch(0, line)
        self._parts = _Batch(0, "")
        if len(batch.lines) != entry.get("parts", 0):
            return  # one of its lines is damaged, and it with that
        batch.number = number
        batch.add(at, entry.get("steps", ()))
        while self._undecided and self._undecided[-1].number >= number:
            self._undecided.pop()
        self._undecided.append(batch)
        if len(self._undecided) > self._UNDECIDED:
            self._decide()

    def _decide(self) -> None:
        """The oldest of the undecided transactions did take place."""
        batch = self._undecided.popleft()
        self._gapless = self._gapless and batch.number == self._newest + 1
        self._newest = max(self._newest, batch.number)
        if batch.number > self._after:
            self._batches[batch.number] = tuple(batch.lines)
        batch.apply(self._last)
        self._renames += batch.renames

    def contents(self) -> Contents:
        """What all lines together say."""
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
            confirmed=self._confirmed,
            _path=self._path,
            _batches=self._batches,
            _rewritten=tuple(self._rewritten),
            _last=self._last,
        )


def read_entries(path: Path) -> Iterator[tuple[_Line, dict[str, Any] | None]]:
    """Every line with its place, as JSON; None for one that is damaged. Torn lines are left out."""
    try:
        file = path.open("rb")
    except FileNotFoundError:
        return
    offset = 0
    with file:
        for line in file:
            entry = read_entry(line)
            # A torn line lacks its end.
            if entry is not None or line.endswith(b"}\n"):
                yield (offset, len(line)), entry
            offset += len(line)


def _entries_at(path: Path, lines: Sequence[_Line]) -> Iterator[dict[str, Any]]:
    """The line at each place, read once for equal ones. Raises UnreadableValue where the file is another one by now."""
    if not lines:
        return  # and there may be no file
    last: _Line | None = None
    entry: dict[str, Any] | None = None
    with path.open("rb") as file:
        for at in lines:
            if at != last:
                file.seek(at[0])
                entry, last = read_entry(file.read(at[1])), at
            if entry is None:
                raise UnreadableValue("a line of the journal")
            yield entry


def read_entry(line: bytes) -> dict[str, Any] | None:
    """A line as JSON; None for one whose checksum is wrong."""
    checksum, _, body = line.removesuffix(b"\n").partition(b" ")
    try:
        valid = len(checksum) == 8 and int(checksum, 16) == zlib.crc32(body)
    except ValueError:
        return None
    return json.loads(body) if valid else None
