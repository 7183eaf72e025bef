"""Converts records to the v1 format and back. Pure.

Called by `v1.service` and by webhook delivery. In v1 numbers are JSON numbers, booleans 0 and 1, timestamps epoch
milliseconds, lists comma-separated text, names mostly lower case. Values are not validated here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from app.server.v1.field_tables import LINKED_BITS, TABLES, Column, Form
from storage.schema.fields import Entity, Kind, Record

LARGEST_SAFE = 2**53 - 1
"""Larger ids are also written as text under the name with `TEXT_SUFFIX`, for clients that parse numbers as doubles."""

TEXT_SUFFIX = "String"
_LISTS = frozenset({Kind.STRINGS, Kind.INTEGERS})
_BOOLEANS: Mapping[str, bool] = {"1": True, "true": True, "0": False, "false": False}


def to_v1(entity: Entity, record: Mapping[str, Any], *, related: Mapping[str, Any] | None = None) -> Record:
    """A record in the v1 format; missing fields are null.

    `related` holds members that come from other records (`categoryname`), under their v1 names.
    """
    encoded: Record = {}
    for column in _columns(entity):
        if not column.shown:
            continue
        value = _v1_value(entity, column, record.get(column.field))
        encoded[column.name] = value
        if column.bit is None and _exceeds_double(entity, column, value):
            encoded[column.name + TEXT_SUFFIX] = str(value)
    return {**encoded, **(related or {})}


def from_v1(entity: Entity, body: Mapping[str, Any], *, onto: Mapping[str, Any] | None = None) -> Record:
    """The fields of a v1 body, named and typed as `storage.schema.validation.accept` expects them.

    Unknown names are ignored and names compared without case. `onto` is the record that a partial update changes: of
    several names for one field the one whose value differs from it counts, single flags are set in its flags, and a
    list whose text is unchanged keeps its elements, since one may contain a comma. Values of a wrong type are passed on.
    """
    given = {name.lower(): value for name, value in body.items()}
    current = onto or {}
    values: Record = {}
    for column in _columns(entity):
        if (
            column.bit is not None
            or column.form is Form.FILLED
            or (raw := _given_value(column, given)) is _ABSENT
        ):
            continue
        value = _v2_value(entity, column, raw, current)
        if column.field not in values or (
            onto is not None and values[column.field] == current.get(column.field)
        ):
            values[column.field] = value
    _set_bits(entity, given, values, current)
    return values


def v1_name(entity: Entity, field: str) -> str:
    """The v1 name of a field; its own name if v1 has none."""
    return next(
        (column.name for column in _columns(entity) if column.field == field and column.bit is None), field
    )


def v2_name(entity: Entity, name: str) -> str | None:
    """The field of a v1 name in any case; None for an unknown name."""
    wanted = name.lower()
    plain = (column for column in _columns(entity) if column.bit is None and column.form is Form.PLAIN)
    return next((column.field for column in plain if column.name.lower() == wanted), None)


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
    """The type of `_ABSENT`."""


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
        stored = current.get(column.field)
        if stored is not None and value == _v1_value(entity, column, stored):
            return stored
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
        return _BOOLEANS.get(value.strip().lower(), value)
    return bool(value) if isinstance(value, int | float) and value in (0, 1) else value


def _set_bits(entity: Entity, given: Mapping[str, Any], values: Record, current: Mapping[str, Any]) -> None:
    """Set single flags in their number, and keep fields and bits that must agree in agreement.

    A client that sends a record back changes one of the two: the one that differs from the record counts.
    """
    links = LINKED_BITS.get(entity.name, {})
    for field in {column.field for column in _columns(entity) if column.bit is not None}:
        before = int(current.get(field) or 0)
        number = _integer(values[field]) if field in values else before
        if number is None:
            continue  # accept() reports the field
        for column in _columns(entity):
            flag = _boolean(given.get(column.name.lower()))
            if column.field == field and column.bit is not None and isinstance(flag, bool):
                number = _with_bit(number, column.bit, flag) if flag != _bit(before, column.bit) else number
        for name, (_, bit) in links.items():
            value = values.get(name)
            if isinstance(value, bool) and value != bool(current.get(name)):
                number = _with_bit(number, bit, value)
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
