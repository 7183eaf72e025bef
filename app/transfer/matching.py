"""Which record a line of an import is about: by its id, or by another field that tells records apart.

Called by `importer`. Reads only. A key is compared as it is first, then without case, spaces and leading zeros, which
spreadsheets drop.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from app.transfer.columns import SUPPLIERS_CODE
from app.transfer.text_values import SHORTENED
from storage.errors import Problem
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Entity, Kind, Record
from storage.text.folding import fold
from storage.visible_text import visible

SHOWN_IDS = 5
"""Ids that a message names."""
_SUPPLIER = "_supplierId"
_WRITTEN_DIGITS = 6
_KEPT_DIGITS = 15
GTIN = "ean"
"""The codes whose leading zeros mean nothing."""


@dataclass(frozen=True, slots=True)
class Match:
    """The record of a line, None for a new one; or why it cannot be told. `doubt`: why it may be another one."""

    record: Record | None = None
    problem: Problem | None = None
    doubt: Problem | None = None


def key_parts(value: Any) -> list[str]:
    """The texts by which a value is compared: each code of a list, none of an empty value."""
    parts = value if isinstance(value, list | tuple) else [value]
    texts = (visible(str(each)).strip() for each in parts if each is not None)
    return [each for each in texts if each]


def squeezed(text: str) -> str:
    """A key without case and spaces."""
    return "".join(text.split()).casefold()


def loose(text: str) -> str:
    """A key without what two programs write differently: case, spaces, leading zeros of a number."""
    bare = squeezed(text)
    return (bare.lstrip("0") or "0") if bare.isascii() and bare.isdigit() else bare


class LongNumbers:
    """Numbers that are too long for a spreadsheet, to tell one of them from a new number when its end was lost."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._sorted = sorted(each for each in numbers if each >= SHORTENED)

    def nearest(self, number: int) -> int | None:
        """The number of which `number` is what a spreadsheet left: it has other digits only where those are lost."""
        lost = _lost(number)
        at = bisect_left(self._sorted, number - lost + 1)
        found = self._sorted[at : at + 2]
        near = [each for each in found if abs(each - number) < lost]
        return min(near, key=lambda each: abs(each - number), default=None)


def _lost(number: int) -> int:
    """The power of ten below which the digits of a number may be lost; 0 where all are kept.

    A spreadsheet keeps 15 digits, and of a number that it writes as 1.00513E+15 six.
    """
    if number < SHORTENED:
        return 0
    text = str(number)
    zeros = min(len(text) - len(text.rstrip("0")), len(text) - _WRITTEN_DIGITS)
    scientific: int = 10**zeros if len(text) - zeros <= _WRITTEN_DIGITS else 1
    rounded: int = 10 ** max(len(text) - _KEPT_DIGITS, 0)
    return max(scientific, rounded)


class KeyIndex:
    """The live records by one field; `among`: by these codes of it alone, where few are asked for."""

    def __init__(
        self, replica: Replica, entity: Entity, field: str, among: Collection[str] | None = None
    ) -> None:
        self._exact: dict[str, list[int]] = {}
        for number, value in replica.values_by_id(entity.name, field, among):
            for text in key_parts(value):
                self._exact.setdefault(text, []).append(number)

    @cached_property
    def _loose(self) -> dict[str, list[int]]:
        """Made with the first key that no record has exactly so: of many files none is."""
        found: dict[str, list[int]] = {}
        for text, ids in self._exact.items():
            found.setdefault(loose(text), []).extend(ids)
        return found

    def ids(self, value: Any) -> list[int]:
        """Ids of the records that have the value, or one of its codes."""
        found: list[int] = []
        for text in key_parts(value):
            found += self._exact.get(text) or self._loose.get(loose(text), [])
        return list(dict.fromkeys(found))

    @cached_property
    def _long(self) -> LongNumbers:
        return LongNumbers(int(each) for each in self._exact if _is_number(each))

    def nearest(self, value: Any) -> str | None:
        """The key of a record of which a spreadsheet left this one."""
        numbers = (int(each) for each in key_parts(value) if _is_number(each))
        found = next((near for each in numbers if (near := self._long.nearest(each)) is not None), None)
        return None if found is None else str(found)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


class TitleIndex:
    """The live records by their title, where that is made of texts."""

    def __init__(self, replica: Replica, entity: Entity) -> None:
        self._replica = replica
        self._entity = entity

    @cached_property
    def _ids(self) -> dict[str, list[int]]:
        """Read with the first new record: most files have none."""
        found: dict[str, list[int]] = {}
        if any(self._entity.by_name[each].kind is not Kind.STRING for each in self._entity.title):
            return found
        parts: dict[int, dict[str, Any]] = {}
        for name in self._entity.title:
            for number, value in self._replica.values_by_id(self._entity.name, name):
                parts.setdefault(number, {})[name] = value
        for number, values in parts.items():
            found.setdefault(self._title(values), []).append(number)
        return found

    def ids(self, values: Mapping[str, Any]) -> list[int]:
        """Ids of the records with the title of these values."""
        title = self._title(values)
        return self._ids.get(title, []) if title else []

    def _title(self, values: Mapping[str, Any]) -> str:
        return fold(
            " ".join(" ".join(str(values.get(each) or "").split()) for each in self._entity.title)
        ).strip()


class RecordMatcher:
    """Matches lines of one import. `key` is the field that tells records apart; None: every line is a new record."""

    def __init__(self, replica: Replica, entity: Entity, key: str | None) -> None:
        self._replica = replica
        self._entity = entity
        self._key = key
        self._index = KeyIndex(replica, entity, key) if key is not None and key != "id" else None

    @cached_property
    def _ids(self) -> LongNumbers:
        """Read with the first id that no record has."""
        return LongNumbers(self._replica.ids(self._entity.name, Query(deleted="all")))

    def match(self, lines: Sequence[Mapping[str, Any]]) -> list[Match]:
        """For the values of each line its record."""
        by_key = [self._index.ids(each.get(self._key or "")) if self._index else [] for each in lines]
        wanted = {number for ids in by_key for number in ids}
        wanted |= {each["id"] for each in lines if is_id(each.get("id"))}
        records = self._records(wanted, lines)
        found = [self._choose(each, ids, records) for each, ids in zip(lines, by_key, strict=True)]
        return [
            self._damaged(each, match) if match == Match() else match
            for each, match in zip(lines, found, strict=True)
        ]

    def _damaged(self, line: Mapping[str, Any], match: Match) -> Match:
        """Refuse a line without a record whose id or key a spreadsheet has shortened."""
        near: int | str | None = self._ids.nearest(line["id"]) if is_id(line.get("id")) else None
        if near is not None:
            return Match(problem=Problem("id", "id_shortened", {"id": str(near)}))
        near = self._index.nearest(line.get(self._key or "")) if self._index is not None else None
        return match if near is None else Match(problem=Problem(self._key, "id_shortened", {"id": near}))

    def _records(
        self, ids: Iterable[int], lines: Sequence[Mapping[str, Any]]
    ) -> dict[tuple[int, Any], Record]:
        """The records by id and by the value that frames their list, which is None outside of a view."""
        scope, wanted = self._entity.scope_field, tuple(ids)
        if scope is None or not any(isinstance(each.get(scope), int) for each in lines):
            return {
                (number, None): each for number, each in self._replica.many(self._entity.name, wanted).items()
            }
        found: dict[tuple[int, Any], Record] = {}
        for value in {each.get(scope) for each in lines}:
            if not isinstance(value, int):
                continue
            query = Query(deleted="all", ids=wanted, scope={scope: value})
            page = self._replica.page(self._entity.name, query, limit=len(wanted), total=False)
            found |= {(each["id"], value): each for each in page.records}
        return found

    def _choose(
        self, line: Mapping[str, Any], ids: list[int], records: Mapping[tuple[int, Any], Record]
    ) -> Match:
        frame = line.get(self._entity.scope_field or "")
        own = records.get((line["id"], frame)) if is_id(line.get("id")) else None
        if self._key == "id":
            return Match(own)
        if self._key is None:
            return Match(problem=None if own is None else Problem("id", "id_taken"))
        found = [records[number, frame] for number in ids if (number, frame) in records]
        if self._key == SUPPLIERS_CODE and line.get(_SUPPLIER) is not None:
            found = [each for each in found if each.get(_SUPPLIER) == line[_SUPPLIER]]
        if own is not None and own in found:
            return Match(own)
        if len(found) > 1:
            shown = [str(each["id"]) for each in found[:SHOWN_IDS]]
            return Match(problem=Problem(self._key, "ambiguous", {"ids": shown, "count": len(found)}))
        if own is None:
            return Match(found[0], doubt=self._doubt(line, found[0])) if found else Match()
        if found:
            return Match(problem=Problem("id", "id_differs", {"id": found[0]["id"]}))
        # What has no key here either is told by its id: the program's own export, where few records have the field.
        if not key_parts(line.get(self._key)) and not key_parts(own.get(self._key)):
            return Match(own)
        return Match(problem=Problem("id", "id_taken"))

    def _doubt(self, line: Mapping[str, Any], record: Record) -> Problem | None:
        """A code that was found without its zeros; of a GTIN those mean nothing."""
        if self._key is None or self._key == GTIN:
            return None
        there = set(map(squeezed, key_parts(record.get(self._key))))
        exact = any(squeezed(each) in there for each in key_parts(line.get(self._key)))
        return None if exact else Problem(self._key, "key_zeros")


def without_key(entity: Entity, key: str | None, values: dict[str, Any], record: Record) -> dict[str, Any]:
    """The values that a line gives to the record it was matched with: the key stays as the record has it.

    A line names one code of a product that may have several; those stay, and codes that the record lacks are added.
    """
    if key is None or key == "id" or key not in values:
        return values
    if entity.by_name[key].kind is not Kind.STRINGS:
        same = [loose(each) for each in key_parts(values[key])] == [
            loose(each) for each in key_parts(record.get(key))
        ]
        return {name: each for name, each in values.items() if name != key} if same else values
    known = {loose(each) for each in key_parts(record.get(key))}
    added = [each for each in key_parts(values[key]) if loose(each) not in known]
    return {**values, key: [*(record.get(key) or ()), *added]}


def is_id(value: Any) -> bool:
    """Whether it can be the id of a record."""
    return isinstance(value, int) and not isinstance(value, bool) and LOWEST_LONG <= value <= HIGHEST_LONG
