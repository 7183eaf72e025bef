"""Canonical values: one form for equal values, so that a difference in notation is never a change or a conflict.

Used by merge, the commands and the checks of responses. Pure; knows no entity.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import Any

from storage import timestamps
from storage.schema.fields import Entity, Field, Kind, Merge

DOUBLE_DIGITS = 15
"""Significant digits of a double that survive a round trip through the cloud."""
_STRING, _BOOLEAN = Kind.STRING, Kind.BOOLEAN


def canonical(field: Field, value: Any) -> Any:
    """The canonical form of `value`: equal forms mean equal values. Never raises; values of a wrong type stay as they are.

    Numbers equal their texts ("1.0" is 1), doubles to 15 digits; null equals the empty text, array or map;
    arrays that merge as sets have no order and no repeats; timestamps are milliseconds whatever their zone, days
    the milliseconds of their midnight UTC.
    Forms of arrays and maps are tuples. `canonical` of a form is that form.
    """
    kind = field.kind
    if value is None:
        return _EMPTY.get(kind)
    if kind is _STRING or kind is _BOOLEAN:
        return value  # most fields, of which a merge compares hundreds
    match kind:
        case Kind.LONG | Kind.INTEGER:
            return _whole(value)
        case Kind.DOUBLE:
            return _double(value)
        case Kind.TIMESTAMP:
            return _timestamp(value, day=field.day)
        case Kind.STRINGS:
            return _array(field, [value] if isinstance(value, str) and value else value or ())
        case Kind.INTEGERS:
            several = isinstance(value, Iterable) and not isinstance(value, str)
            return _array(field, map(_whole, value) if several else value)
        case Kind.TRANSLATIONS:
            return _pairs(value)
        case _:
            return value


def same(entity: Entity, name: str, one: Any, other: Any) -> bool:
    """Whether two values of the field `name` mean the same; of an undeclared field, whether they are equal."""
    if one == other:
        return True  # the common case; equal values have equal forms
    field = entity.by_name.get(name)
    if field is None:
        return bool(one == other)
    return bool(canonical(field, one) == canonical(field, other))


_EMPTY: Mapping[Kind, Any] = {Kind.STRING: "", Kind.STRINGS: (), Kind.INTEGERS: (), Kind.TRANSLATIONS: ()}


def _whole(value: Any) -> Any:
    number = _double(value) if isinstance(value, float) else value
    if isinstance(number, str):
        try:
            return int(number)
        except ValueError:
            number = _double(number)
    if isinstance(number, float) and number.is_integer():
        return int(number)
    return number


def _double(value: Any) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return value
    try:
        number = float(value)
    except (ValueError, OverflowError):
        return value
    if not math.isfinite(number):
        return value
    if number.is_integer():
        return number + 0.0  # -0.0 becomes 0.0
    return float(f"{number:.{DOUBLE_DIGITS}g}")


def _timestamp(value: Any, *, day: bool) -> Any:
    try:
        moment = timestamps.parse(value)
    except ValueError:
        return value
    midnight = timestamps.day(moment) if day else None
    return moment if midnight is None else midnight


def _array(field: Field, value: Any) -> Any:
    if isinstance(value, str) or not isinstance(value, Iterable):
        return value
    items = tuple(value)
    if field.merge is not Merge.SET:
        return items
    try:
        return tuple(sorted(set(items)))
    except TypeError:
        return items


def _pairs(value: Any) -> Any:
    try:
        return tuple(sorted(dict(value).items()))
    except (TypeError, ValueError):
        return value
