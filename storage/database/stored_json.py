"""JSON texts stored in the database: what cannot be parsed is damage, as a page with a wrong content is.

Used by every module of `storage` that reads a column of JSON.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
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


def to_text(value: Any) -> str:
    """The JSON text of values: numbers, texts, lists and maps of them. A double that is no number is one when read back."""
    from storage.wire import dumps  # a window that only shows stores nothing

    try:
        return str(dumps(value), "utf-8")
    except ValueError:
        return json.dumps(value, separators=(",", ":"))
