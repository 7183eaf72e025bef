"""JSON texts stored in the database: what cannot be parsed is damage, as a page with a wrong content is.

Used by every module of `storage` that reads a column of JSON.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from math import isfinite
from typing import Any


class UnreadableValue(sqlite3.DatabaseError):
    """A stored value that is not what this program stores; `translate_errors` makes it DatabaseDamaged (F109).

    It carries no part of the value: that is a customer's.
    """

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


@contextmanager
def reading_values() -> Iterator[None]:
    """Inside the block a stored value of another form raises UnreadableValue."""
    try:
        yield
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise UnreadableValue("a stored value") from None


def parse(text: str) -> Any:
    """The value of a JSON text. Raises UnreadableValue."""
    if text == "[]":
        return []  # of most stored lists: no tags, no groups
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        raise UnreadableValue("a stored JSON text") from None


_CHECKED = frozenset({float, list, tuple, dict})


def to_text(value: Any) -> str:
    """The JSON text of values: numbers, texts, lists and maps of them.

    By msgspec, in a fifteenth of the time; it refuses lone surrogates, which SQLite cannot store and ASCII can spell, and
    would write a double that is no number as null, so these go the other way. Both are read back as the same values.
    """
    if _is_finite(value):
        try:
            return str(_encoder()(value), "utf-8")
        except (TypeError, ValueError, OverflowError, RecursionError):
            pass
    return json.dumps(value, separators=(",", ":"))


def _is_finite(value: Any) -> bool:
    left = [value]
    for each in left:
        kind = type(each)
        if kind is float:
            if not isfinite(each):
                return False
            continue
        values = each.values() if kind is dict else each if kind in (list, tuple) else ()
        if not _CHECKED.isdisjoint(map(type, values)):
            left += [part for part in values if part and part.__class__ in _CHECKED]
    return True


@cache
def _encoder() -> Callable[[Any], bytes]:
    # With the first value that is stored: loading it takes as long as opening a file.
    import msgspec

    return msgspec.json.Encoder().encode
