"""What the parts of the sync state have in common: a connection, and a table whose rows are values of one type."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from enum import Enum
from typing import Any, Generic, TypeVar

from storage.database.stored_json import parse, reading_values

Row = TypeVar("Row")


class Part:
    """One part of the sync state over one connection; making one costs no query."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection


class Table(Generic[Row]):
    """A table of which each row is a value of a dataclass, whose fields are its columns but for the names in `columns`.

    `json`: fields that are stored as JSON. `types`: fields with a type of ours.
    """

    def __init__(
        self,
        name: str,
        row: type[Row],
        *,
        columns: Mapping[str, str] | None = None,
        json: frozenset[str] = frozenset(),
        types: Mapping[str, type[Enum | bool]] | None = None,
    ) -> None:
        self._row = row
        self._fields = tuple(each.name for each in fields(row))  # type: ignore[arg-type]
        self._json = json
        self._types = types or {}
        names = ", ".join((columns or {}).get(each, each) for each in self._fields)
        self.select = f"SELECT {names} FROM {name}"
        self._put = f"INSERT OR REPLACE INTO {name} ({names}) VALUES ({', '.join('?' * len(self._fields))})"

    def rows(
        self, connection: sqlite3.Connection, rest: str = "", values: Sequence[object] = ()
    ) -> list[Row]:
        """The rows that the `rest` of the query selects. Raises UnreadableValue."""
        found = connection.execute(f"{self.select} {rest}", values).fetchall()
        return [self.value(row) for row in found]

    def value(self, row: Sequence[Any]) -> Row:
        """The value in a row. Raises UnreadableValue."""
        values = dict(zip(self._fields, row, strict=True))
        with reading_values():
            for name in self._json:
                values[name] = None if values[name] is None else parse(values[name])
            for name, kind in self._types.items():
                values[name] = kind(values[name])
            return self._row(**values)

    def put(self, connection: sqlite3.Connection, values: Iterable[Row]) -> None:
        """Store rows; each replaces the one of the same key."""
        connection.executemany(self._put, [self._stored(each) for each in values])

    def _stored(self, value: Row) -> list[Any]:
        return [
            json.dumps(item) if item is not None and name in self._json else item
            for name in self._fields
            for item in (getattr(value, name),)
        ]
