"""The row codec: a record to column values and back.

Called by `replica` and `transaction`. One codec per entity is cached; both directions are hot paths.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from storage.database.stored_json import UnreadableValue, parse
from storage.schema.fields import Entity, Kind, Record
from storage.tables.etag import record_tag
from storage.text.folding import search_text

_JSON_KINDS = frozenset({Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS})


def json_columns(entity: Entity) -> tuple[str, ...]:
    """Columns of an entity's table that hold JSON."""
    return (*(each.name for each in entity.fields if each.kind in _JSON_KINDS), "_extra")


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


class Rows:
    """The row codec of one entity."""

    def __init__(self, entity: Entity) -> None:
        self.entity = entity
        self._names = entity.names()
        self._known = frozenset(self._names)
        self._blank: Record = dict.fromkeys(self._names)
        self._json = tuple(place for place, each in enumerate(entity.fields) if each.kind in _JSON_KINDS)
        self._booleans = tuple(each.name for each in entity.fields if each.kind is Kind.BOOLEAN)
        texts = (Kind.STRING, *_JSON_KINDS)
        self.place_of_id = self._names.index("id")
        numbers = [place for place, each in enumerate(entity.fields) if each.kind not in texts]
        # The id twice: of one place alone it would give no sequence.
        self._numbers = itemgetter(self.place_of_id, *numbers)
        columns = (*self._names, "_extra", "_etag", "_search", "_cloudVersion")
        self.columns = ", ".join(f'"{name}"' for name in columns)
        marks = ", ".join("?" * len(columns))
        updates = ", ".join(f'"{name}"=excluded."{name}"' for name in columns if name != "id")
        self.insert = f'INSERT INTO "{entity.table}" ({self.columns}) VALUES ({marks})'
        """For ids that are known to be new: a quarter less work than `upsert`."""
        self.upsert = f"{self.insert} ON CONFLICT(id) DO UPDATE SET {updates}"
        self.select = f'SELECT {self.columns} FROM "{entity.table}"'

    def to_row(self, record: Mapping[str, Any], cloud_version: int | None) -> tuple[Any, ...]:
        """Column values for `upsert` and `insert`."""
        return self.whole_to_row(self.whole(record), cloud_version)

    def whole_to_row(self, whole: Mapping[str, Any], cloud_version: int | None) -> tuple[Any, ...]:
        """`to_row` of a record that `whole` has completed; ETag and search text are computed here and nowhere else."""
        values = list(whole.values())
        extra = None
        if len(values) > len(self._names):
            del values[len(self._names) :]
            # In ASCII: undeclared values are unchecked, and SQLite cannot store a lone surrogate.
            extra = json.dumps({name: value for name, value in whole.items() if name not in self._known})
        for place in self._json:
            if (value := values[place]) is not None:
                values[place] = "[]" if value == [] else _encode(value)
        return (*values, extra, record_tag(whole), search_text(self.entity, whole), cloud_version)

    def whole(self, record: Mapping[str, Any]) -> Record:
        """The record as `from_row` returns it: every declared field present, undeclared keys kept."""
        return {**self._blank, **record}

    def from_row(self, row: Sequence[Any]) -> Record:
        """The record in a row of `columns`. Raises UnreadableValue."""
        if str in map(type, self._numbers(row)):
            raise UnreadableValue("a number")
        record: Record = dict(zip(self._names, row, strict=False))
        for name in self._booleans:
            if (value := record[name]) is not None:
                record[name] = value != 0
        for place in self._json:
            if (value := row[place]) is not None:
                record[self._names[place]] = parse(value)
        if (extra := row[len(self._names)]) is not None:
            undeclared = parse(extra)
            if not isinstance(undeclared, dict):
                raise UnreadableValue("undeclared fields")
            record.update(undeclared)
        return record

    def tag(self, row: Sequence[Any]) -> str:
        """The stored ETag; for rows of a view, which store none, a computed one."""
        stored: str | None = row[len(self._names) + 1]
        return stored or record_tag(self.from_row(row))

    def cloud_version(self, row: Sequence[Any]) -> int | None:
        """The versionDate of the cloud; the served one may be higher, see `Transaction.put_many`."""
        version: int | None = row[len(self._names) + 3]
        if isinstance(version, str):
            raise UnreadableValue("a number")
        return version


rows_of: Callable[[Entity], Rows] = lru_cache(maxsize=None)(Rows)
"""The cached codec of an entity."""
