"""Many values in parts: SQLite takes only so many parameters in one statement.

Called by whatever asks for records by a list of ids or values.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

MOST = 500

T = TypeVar("T")


def chunks(values: Iterable[T]) -> Iterator[tuple[list[T], str]]:
    """The values in their order, at most `MOST` at a time, each part with its marks for `IN (...)`."""
    rest = iter(values)
    while part := list(islice(rest, MOST)):
        yield part, ", ".join("?" * len(part))
