"""Which sort key a distant row of a list has, counted along the sort index from the nearest row whose number is known.

Called by `keyset`. SQLite keeps no row numbers: each row in between is one step, so a million are counted from the nearer
end, or from where an earlier jump came down.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass

SqlValue = int | float | str
Anchor = tuple[int, SqlValue]
"""A first sort key, after the number of the first row that has it."""


@dataclass(frozen=True, slots=True)
class DistantRow:
    """A row of a sort index: its key, its record, and the number of the first row with the same key."""

    key: SqlValue
    record: int
    first: int


def find_row(
    connection: sqlite3.Connection,
    order: str,
    live: str,
    *,
    row: int,
    total: int,
    descending: bool,
    anchors: Iterable[Anchor],
) -> DistantRow | None:
    """Row `row` of the `total` rows of a sort index; None beyond its end.

    `order` is its table, read as o0; `live` the condition on its rows. Rows with one key are in the order of their ids.
    """
    # Each way as the number of steps, whether backwards, and the key to begin at.
    ways: list[tuple[int, bool, SqlValue | None]] = [
        (row, False, None),
        (max(total - 1 - row, 0), True, None),
    ]
    for first, known in anchors:
        ways.append((row - first, False, known) if first <= row else (first - 1 - row, True, known))
    steps, backward, key = min(ways, key=lambda way: way[0])
    reverse = descending is not backward
    begin, texts = "", list[SqlValue]()
    if key is not None:
        # Forward the rows of that key are read, too; backwards those before them.
        begin, texts = f' AND o0."_key" {_sign(backward=backward, descending=descending)} ?', [key]
    way = " DESC" if reverse else ""
    found = connection.execute(
        f'SELECT o0."_key", o0."_record" FROM {order} AS o0 WHERE {live}{begin}'
        f' ORDER BY o0."_key"{way}, o0."_record"{way} LIMIT 1 OFFSET ?',
        (*texts, steps),
    ).fetchone()
    if found is None:
        return None
    (same,) = connection.execute(
        f'SELECT count(*) FROM {order} AS o0 WHERE {live} AND o0."_key" = ? AND o0."_record" {">" if descending else "<"} ?',
        found,
    ).fetchone()
    return DistantRow(found[0], found[1], row - same)


def _sign(*, backward: bool, descending: bool) -> str:
    if backward:
        return ">" if descending else "<"
    return "<=" if descending else ">="
