"""Long lists of values in chunks, since SQLite limits the parameters of one statement.

Used by every query for a list of ids or values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

CHUNK_SIZE = 500

T = TypeVar("T")


def chunks(values: Iterable[T]) -> Iterator[tuple[list[T], str]]:
    """The values in order, at most `CHUNK_SIZE` at a time, each chunk with its placeholders for `IN (...)`."""
    rest = iter(values)
    while part := list(islice(rest, CHUNK_SIZE)):
        yield part, ", ".join("?" * len(part))
