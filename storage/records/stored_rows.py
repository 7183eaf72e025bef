"""Rows of a table as `transaction` reads and writes them: a copy that was read, what became of new ones, what people
see of a record until the cloud has answered (I1), and which columns of a row are to be written. Pure.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from operator import itemgetter
from typing import Any

from storage.database.stored_json import UnreadableValue
from storage.outbox.changes import WaitingChange
from storage.schema.fields import Record
from storage.tables.rows import Rows


@dataclass(frozen=True, slots=True)
class Stored:
    """A local copy as it was read once, for an edit that needs it more than once."""

    record: Record
    row: tuple[Any, ...]
    rows: Rows

    def tag(self) -> str:
        """The ETag to serve."""
        return self.rows.tag(self.row)

    def cloud_copy(self) -> Record:
        """The copy with the versionDate of the cloud instead of the served one; of a record without a pending change."""
        if "versionDate" not in self.record:
            return dict(self.record)
        return {**self.record, "versionDate": self.rows.cloud_version(self.row)}


PERSON_NUMBER = "0"
"""Who works at this computer is not known: they write with the cloud's token, as the administrator (employee 0) does."""
PROGRAM = "v2:"
"""Begins the origin of a change that a program of the shop made; the name of its token follows."""


def writer_number(origin: str) -> str:
    """The `modifiedBy` of what was written here: digits, as the cloud sends them and programs decode them."""
    if not origin.startswith(PROGRAM):
        return PERSON_NUMBER
    digest = blake2b(origin.encode("utf-8", "surrogatepass"), digest_size=4).digest()
    return str(int.from_bytes(digest) >> 1)  # fits any integer


def row_of_view(
    rows: Rows,
    change: WaitingChange,
    shown: Record,
    before: tuple[Any, ...] | None,
    *,
    floor: int,
    now: int,
) -> tuple[Any, ...]:
    """The row that shows `shown`, which gets its versionDate and, if the cloud has not dated it, by whom and when it was created.

    `before`: the row that is there. One with the same content keeps its versionDate and its ETag; any other gets a
    versionDate above `floor`, the highest one served. `now`: our wall time, milliseconds.
    """
    known = (change.remote or change.base or {}).get("versionDate")
    if "created" in rows.entity.by_name and change.base is None and shown["created"] is None:
        shown["created"] = change.created
        with suppress(UnreadableValue):
            # Of a record that was deleted before it was sent, and restored.
            shown["created"] = (before and rows.from_row(before)["created"]) or change.created
    if "modifiedBy" in rows.entity.by_name and change.base is None and shown["modifiedBy"] is None:
        shown["modifiedBy"] = writer_number(change.origin)
    encoded, tag = rows.encode(shown), None
    version = rows.version(before) if before is not None else None
    if before is not None and rows.has_content_of(before, encoded, confirmed=False):
        tag = rows.tag(before)
    if tag is None or version is None:
        # Not by the local clock alone: it may be wrong by years (F78).
        floor = max(floor, version or 0)
        version = max(floor, known) + 1 if known else max(floor + 1, now)
    if rows.place_of_version is not None:
        encoded[rows.place_of_version] = shown["versionDate"] = version
    return rows.complete(shown, encoded, known, tag=tag)


ALIKE = 8
"""Rows with the same differing columns for which a statement of their own is worth its preparation."""
Row = tuple[Any, ...]


def by_difference(
    rows: Rows, values: Sequence[Row], stored: Mapping[int, Row]
) -> tuple[list[Row], dict[tuple[int, ...], list[Row]]]:
    """Rows that are to be written whole, and by places what `Rows.update` writes of many that differ there alone.

    `stored`: those that were read of the rows they replace. The cloud's answer to an edit is mostly another date of what
    is here: the indexes of names, and the triggers of what did not change, are left alone. Whole rows are to be written
    last: of a record that comes twice, the second row replaces another one than was read.
    """
    if len(values) < ALIKE:
        return [*values], {}
    whole: list[Row] = []
    groups: dict[tuple[int, ...], list[Row]] = {}
    seen: set[int] = set()
    for row in values:
        record = row[rows.place_of_id]
        before = stored.get(record)
        if before is None or record in seen:
            whole.append(row)
        else:
            groups.setdefault(rows.differing(row, before), []).append(row)
        seen.add(record)
    alike: dict[tuple[int, ...], list[Row]] = {}
    for places, group in groups.items():
        if len(group) < ALIKE:
            whole += group
        elif places:  # others are stored just so
            alike[places] = [*map(itemgetter(*places, rows.place_of_id), group)]
    return whole, alike
