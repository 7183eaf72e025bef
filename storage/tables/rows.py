"""The row codec: a record to column values and back, and the ETag that is served for it.

Called by `replica` and `transaction`. One codec per entity is cached; both directions are hot paths.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from operator import itemgetter
from typing import Any

from storage.database.stored_json import UnreadableValue, parse
from storage.schema.canonical import same
from storage.schema.fields import Entity, Kind, Merge, Record
from storage.tables.etag import record_tag
from storage.tables.stock import STOCK_COLUMNS
from storage.text.folding import search_text

_JSON_KINDS = frozenset({Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS})

UNSENT = -1
"""`_cloudVersion` of a tombstone that is ours alone: of a record that the cloud never had, or has no more."""


def json_columns(entity: Entity) -> tuple[str, ...]:
    """Columns of an entity's table that hold JSON."""
    return (*(each.name for each in entity.fields if each.kind in _JSON_KINDS), "_extra")


_INTERNAL = ("_extra", "_etag", "_search", "_cloudVersion", "_tag")

_EMPTY: Mapping[type, str] = {list: "[]", dict: "{}"}
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
        self.place_of_version = self._names.index("versionDate") if "versionDate" in self._names else None
        numbers = [place for place, each in enumerate(entity.fields) if each.kind not in texts]
        # The id twice: of one place alone it would give no sequence.
        self._numbers = itemgetter(self.place_of_id, *numbers)
        self._content = tuple(
            (place, each.name)
            for place, each in enumerate(entity.fields)
            if each.merge is not Merge.SERVER or each.name in ("_cloudId", "deleted")
        )
        self._plain = frozenset(place for place, each in enumerate(entity.fields) if each.kind is Kind.STRING)
        """Where two values that are not empty are the same only if they are equal."""
        self._of_scope = tuple(each.name for each in entity.fields if each.name in STOCK_COLUMNS)
        columns = (*self._names, *_INTERNAL)
        self._extra, self._etag, self._search, self._cloud_version, self._tag = (
            columns.index(name) for name in _INTERNAL
        )
        self.columns = ", ".join(f'"{name}"' for name in columns)
        self._column_names = columns
        marks = ", ".join("?" * len(columns))
        updates = ", ".join(f'"{name}"=excluded."{name}"' for name in columns if name != "id")
        self.insert = f'INSERT INTO "{entity.table}" ({self.columns}) VALUES ({marks})'
        """For ids that are known to be new: a quarter less work than `upsert`."""
        self.upsert = f"{self.insert} ON CONFLICT(id) DO UPDATE SET {updates}"
        self.select = f'SELECT {self.columns} FROM "{entity.table}"'

    def differing(self, row: Sequence[Any], other: Sequence[Any]) -> tuple[int, ...]:
        """The places of `columns` at which two rows differ."""
        return tuple([place for place, each in enumerate(row) if each != other[place]])

    @lru_cache(maxsize=200)  # noqa: B019 - as long-lived as the codec, of which there is one for each entity
    def update(self, places: tuple[int, ...]) -> str:
        """The statement that changes the values at these places of a row, then its id: no index and no trigger of the
        other columns has work.
        """
        values = ", ".join(f'"{self._column_names[place]}"=?' for place in places)
        return f'UPDATE "{self.entity.table}" SET {values} WHERE id = ?'

    def to_row(
        self, record: Mapping[str, Any], cloud_version: int | None, *, tag: str | None = None
    ) -> tuple[Any, ...]:
        """Column values for `upsert` and `insert`."""
        whole = self.whole(record)
        return self.complete(whole, self.encode(whole), cloud_version, tag=tag)

    def encode(self, whole: Mapping[str, Any]) -> list[Any]:
        """The values of a record that `whole` has completed, by column: of its fields, and of its undeclared keys."""
        values = list(whole.values())
        extra = None
        if len(values) > len(self._names):
            del values[len(self._names) :]
            # In ASCII: undeclared values are unchecked, and SQLite cannot store a lone surrogate.
            extra = json.dumps({name: value for name, value in whole.items() if name not in self._known})
        for place in self._json:
            if (value := values[place]) is not None:
                # Mostly empty: an encoder takes its time for these, too.
                values[place] = _encode(value) if value else _EMPTY.get(type(value)) or _encode(value)
        values.append(extra)
        return values

    def complete(
        self,
        whole: Mapping[str, Any],
        values: list[Any],
        cloud_version: int | None,
        *,
        tag: str | None = None,
        before: Sequence[Any] | None = None,
    ) -> tuple[Any, ...]:
        """The row of a record with its encoded `values`; ETag and search text are computed here and nowhere else.

        `tag`: the ETag under which clients know this content already, where the row follows one without a difference.
        `before`: the row that is there; of the same values it has the same ETag and search text.
        """
        if before is not None and [*before[: len(values)]] == values:
            own, search = before[self._etag], before[self._search]
        else:
            own, search = self._derived(whole)
        served = tag if tag != own else None
        return (*values, own, search, cloud_version, served)

    def _derived(self, whole: Mapping[str, Any]) -> tuple[str, str]:
        """ETag and search text of a record that `whole` has completed."""
        return record_tag(whole), search_text(self.entity, whole)

    def whole(self, record: Mapping[str, Any]) -> Record:
        """The record as `from_row` returns it: every declared field present, undeclared keys kept."""
        return {**self._blank, **record}

    def from_row(self, row: Sequence[Any]) -> Record:
        """The record in a row of `columns`. Raises UnreadableValue."""
        self._check_numbers(row)
        record: Record = dict(zip(self._names, row, strict=False))
        for name in self._booleans:
            if (value := record[name]) is not None:
                record[name] = value != 0
        for place in self._json:
            if (value := row[place]) is not None:
                record[self._names[place]] = parse(value)
        if (extra := row[self._extra]) is not None:
            undeclared = parse(extra)
            if not isinstance(undeclared, dict):
                raise UnreadableValue("undeclared fields")
            record.update(undeclared)
        return record

    def tag(self, row: Sequence[Any]) -> str:
        """The ETag to serve; that of a view's row covers the record and what the scope adds to it."""
        stored: str = row[self._tag] or row[self._etag]
        if self.entity.view_of is None:
            return stored
        record = self.from_row(row)
        return record_tag({"record": stored, **{name: record[name] for name in self._of_scope}})

    def is_sound(self, row: Sequence[Any]) -> bool:
        """Whether a stored row is read back as it was written. Raises UnreadableValue."""
        return bool(self._derived(self.from_row(row))[0] == row[self._etag])

    def version(self, row: Sequence[Any]) -> int | None:
        """The versionDate that is served."""
        version: int | None = row[self.place_of_version] if self.place_of_version is not None else None
        return version if isinstance(version, int) else None

    def has_content_of(self, row: Sequence[Any], values: Sequence[Any], *, confirmed: bool) -> bool:
        """Whether clients see in encoded `values` the content of a row: all but the cloud's bookkeeping, such as who
        wrote it and when.

        `confirmed`: they are the cloud's answer to the row; members that it adds are nobody's edit. A row that cannot be
        read has no content.
        """
        differing = [each for each in self._content if row[each[0]] != values[each[0]]]
        more = row[self._extra] != values[self._extra]
        if not (differing or more):
            return True
        if any(row[at] and values[at] for at, _ in differing if at in self._plain):
            return False
        try:
            if row[self._extra] is None is values[self._extra]:
                return self._are_same(row, values, differing)
            before, after = self.from_row(row), self.from_row(values)
        except UnreadableValue:
            return False
        if not all(same(self.entity, name, before[name], after[name]) for _, name in differing):
            return False
        names = before.keys() if confirmed else before.keys() | after.keys()
        return all(before.get(name) == after.get(name) for name in names - self._known)

    def _are_same(
        self, row: Sequence[Any], values: Sequence[Any], differing: Sequence[tuple[int, str]]
    ) -> bool:
        """Whether the values at these places are the same; no other one is decoded. Raises UnreadableValue."""
        for each in (row, values):
            self._check_numbers(each)
        return all(
            same(self.entity, name, self._value(row, at, name), self._value(values, at, name))
            for at, name in differing
        )

    def _check_numbers(self, row: Sequence[Any]) -> None:
        if str in map(type, self._numbers(row)):
            raise UnreadableValue("a number")

    def _value(self, row: Sequence[Any], place: int, name: str) -> Any:
        """The value of one field, as `from_row` returns it."""
        value = row[place]
        if value is None:
            return None
        if place in self._json:
            return parse(value)
        return value != 0 if name in self._booleans else value

    def cloud_version(self, row: Sequence[Any]) -> int | None:
        """The versionDate of the cloud, None where it gave none; the served one may differ, see `Transaction.put_many`."""
        version: int | None = row[self._cloud_version]
        if isinstance(version, str):
            raise UnreadableValue("a number")
        return None if version == UNSENT else version

    def is_unsent(self, row: Sequence[Any]) -> bool:
        """Whether a row is a tombstone that the cloud does not have."""
        return bool(row[self._cloud_version] == UNSENT)


rows_of: Callable[[Entity], Rows] = lru_cache(maxsize=None)(Rows)
"""The cached codec of an entity."""
