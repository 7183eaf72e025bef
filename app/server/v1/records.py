"""Records in the shapes of the first generation, in both directions; pure.

Called by the `/api/...` paths and by webhook delivery. Numbers are JSON numbers, booleans 0 and 1, timestamps epoch
milliseconds, lists comma text, names mostly lower case (`facts/cloud-api.md` 13). Knows no storage and no request;
what is wrong with a value is for the catalogue to say.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from app.server.v1.field_tables import LINKED_BITS, TABLES, Column, Form
from storage.schema.fields import Entity, Kind, Record

LARGEST_SAFE = 2**53 - 1
"""Ids above it also come as text under the same name with the suffix `String`, for clients that count in doubles."""

TEXT_SUFFIX = "String"
_LISTS = frozenset({Kind.STRINGS, Kind.INTEGERS})
_TRUTHS: Mapping[str, bool] = {"1": True, "true": True, "0": False, "false": False}


def to_v1(entity: Entity, record: Mapping[str, Any], *, related: Mapping[str, Any] | None = None) -> Record:
    """A record as the first generation showed it; what it lacks is null.

    `related` holds what only other records know (`categoryname`), under the names of the first generation.
    """
    shown: Record = {}
    for column in _columns(entity):
        if not column.shown:
            continue
        value = _v1_value(entity, column, record.get(column.field))
        shown[column.name] = value
        if column.bit is None and _exceeds_double(entity, column, value):
            shown[column.name + TEXT_SUFFIX] = str(value)
    return {**shown, **(related or {})}


def from_v1(entity: Entity, body: Mapping[str, Any], *, onto: Mapping[str, Any] | None = None) -> Record:
    """The fields that a body of the first generation gives, named and typed as `storage.schema.validation.accept` reads them.

    Unknown names are ignored, case does not matter. `onto` is the record that a partial update changes: of several
    names for one field the one that differs from it is meant, single flags are set in its flags, and a list that
    reads as it does stays as it is, since an element may hold a comma. Values of the wrong type pass as they are.
    """
    given = {name.lower(): value for name, value in body.items()}
    current = onto or {}
    values: Record = {}
    for column in _columns(entity):
        if (
            column.bit is not None
            or column.form is Form.FILLED
            or (said := _given_value(column, given)) is _ABSENT
        ):
            continue
        value = _v2_value(entity, column, said, current)
        if column.field not in values or (
            onto is not None and values[column.field] == current.get(column.field)
        ):
            values[column.field] = value
    _set_bits(entity, given, values, current)
    return values


def v1_name(entity: Entity, field: str) -> str:
    """What the first generation calls a field; its own name where that one has none."""
    return next((each.name for each in _columns(entity) if each.field == field and each.bit is None), field)


def v2_name(entity: Entity, name: str) -> str | None:
    """The field behind a name of the first generation, in any case; None for an unknown one."""
    wanted = name.lower()
    plain = (each for each in _columns(entity) if each.bit is None and each.form is Form.PLAIN)
    return next((each.field for each in plain if each.name.lower() == wanted), None)


def _columns(entity: Entity) -> tuple[Column, ...]:
    return TABLES.get(entity.name, ())


def _v1_value(entity: Entity, column: Column, value: Any) -> Any:
    if column.bit is not None:
        return int(_bit(int(value or 0), column.bit))
    if column.form is Form.FILLED:
        return int(bool(value and str(value).strip()))
    kind = entity.by_name[column.field].kind
    if value is None:
        return None
    if kind is Kind.BOOLEAN:
        return int(bool(value))
    return ",".join(map(str, value)) if kind in _LISTS else value


def _exceeds_double(entity: Entity, column: Column, value: Any) -> bool:
    long = entity.by_name[column.field].kind is Kind.LONG
    return long and isinstance(value, int) and abs(value) > LARGEST_SAFE


class _Absent:
    """A name that a body does not hold."""


_ABSENT = _Absent()


def _given_value(column: Column, given: Mapping[str, Any]) -> Any:
    name = column.name.lower()
    exact = _integer(given.get(name + TEXT_SUFFIX.lower()))
    return exact if exact is not None else given.get(name, _ABSENT)


def _v2_value(entity: Entity, column: Column, value: Any, current: Mapping[str, Any]) -> Any:
    field = entity.by_name[column.field]
    if field.kind is Kind.BOOLEAN:
        return _boolean(value)
    if field.kind in _LISTS:
        known = current.get(column.field)
        if known is not None and value == _v1_value(entity, column, known):
            return known
        return _split_list(value, null=field.null)
    return value


def _split_list(value: Any, *, null: bool) -> Any:
    if value is None:
        return None if null else []
    if not isinstance(value, str):
        return value
    return [part.strip() for part in value.split(",") if part.strip()]


def _boolean(value: Any) -> Any:
    if isinstance(value, str):
        return _TRUTHS.get(value.strip().lower(), value)
    return bool(value) if isinstance(value, int | float) and value in (0, 1) else value


def _set_bits(entity: Entity, given: Mapping[str, Any], values: Record, current: Mapping[str, Any]) -> None:
    """Single flags go into their number, and a field that must agree with a flag is brought into line with it.

    A client that sends back what it read changes one of the two: the one that differs from the record is meant.
    """
    links = LINKED_BITS.get(entity.name, {})
    for field in {each.field for each in _columns(entity) if each.bit is not None}:
        before = int(current.get(field) or 0)
        number = _integer(values[field]) if field in values else before
        if number is None:
            continue  # accept() names the field
        for column in _columns(entity):
            said = _boolean(given.get(column.name.lower()))
            if column.field == field and column.bit is not None and isinstance(said, bool):
                number = _with_bit(number, column.bit, said) if said != _bit(before, column.bit) else number
        for name, (_, bit) in links.items():
            said = values.get(name)
            if isinstance(said, bool) and said != bool(current.get(name)):
                number = _with_bit(number, bit, said)
            elif _bit(number, bit) != _bit(before, bit):
                values[name] = _bit(number, bit)
        if field in values or number != before:
            values[field] = number


def _bit(number: int, bit: int) -> bool:
    return bool(number >> bit & 1)


def _with_bit(number: int, bit: int, value: bool) -> int:
    return number | 1 << bit if value else number & ~(1 << bit)


def _integer(value: Any) -> int | None:
    if isinstance(value, str):
        digits = value.strip()
        return int(digits) if re.fullmatch(r"[+-]?[0-9]{1,19}", digits) else None
    whole = isinstance(value, int | float) and not isinstance(value, bool) and value == value // 1
    return int(value) if whole else None
