"""Records and pages as JSON the way the cloud writes it, and JSON bytes in both directions.

Called by the server (responses, bodies) and by the push (bodies). Decoding a record of the cloud into native values
is `validation.decode`; this module knows the outgoing form and the bytes only.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, NoReturn

from storage.schema.fields import Entity, Kind
from storage.timestamps import iso
from storage.timestamps import parse as parse_timestamp

__all__ = [
    "MalformedJson",
    "Numbers",
    "dumps",
    "encode",
    "envelope",
    "iso",
    "loads",
    "parse_timestamp",
]

Numbers = Literal["string", "json"]
"""How numbers are encoded: as JSON strings, as the cloud does, or as JSON numbers."""

MAX_DEPTH = 50
"""Deepest nesting of arrays and objects that is accepted; records need three levels."""

_TEXT = r'"[^"\\]*+(?:\\.[^"\\]*+)*+"'
_BRACKET = re.compile(_TEXT + r"|([\[\]{}])", re.DOTALL)
_NUMBER = re.compile(_TEXT + r"|(NaN|-?Infinity|-?[0-9][0-9.eE+-]*+)", re.DOTALL)
_HIGH_LOW = r"\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}"
_ESCAPE = re.compile(_HIGH_LOW + r"|\\u([dD][89a-fA-F][0-9a-fA-F]{2})|\\.", re.DOTALL)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


class MalformedJson(ValueError):
    """Bytes that are not acceptable JSON. `reason` is utf8, syntax, constant, number, surrogate or depth.

    `position` counts characters from 0 (bytes for utf8), `line` and `column` from 1.
    """

    def __init__(self, position: int, line: int, column: int, reason: str) -> None:
        super().__init__(position, line, column, reason)
        self.position = position
        self.line = line
        self.column = column
        self.reason = reason


@dataclass(frozen=True, slots=True)
class _Shape:
    """Fields of an entity that are encoded differently from their form in memory."""

    known: frozenset[str]
    timestamps: tuple[str, ...]
    wholes: tuple[str, ...]
    doubles: tuple[str, ...]
    whole_lists: tuple[str, ...]


@cache
def _shape(entity: Entity) -> _Shape:
    def named(*kinds: Kind) -> tuple[str, ...]:
        return tuple(each.name for each in entity.fields if each.kind in kinds)

    return _Shape(
        known=frozenset(entity.names()),
        timestamps=named(Kind.TIMESTAMP),
        wholes=named(Kind.LONG, Kind.INTEGER),
        doubles=named(Kind.DOUBLE),
        whole_lists=named(Kind.INTEGERS),
    )


def encode(entity: Entity, record: Mapping[str, Any], *, numbers: Numbers = "string") -> dict[str, Any]:
    """A record ready for `dumps`: timestamps as ISO text, numbers as `numbers` says, booleans real.

    Keys that the schema does not know are kept as they are; internal ones, with two leading underscores, are dropped.
    """
    shape = _shape(entity)
    result = dict(record)
    if not result.keys() <= shape.known:
        for name in [each for each in result if each.startswith("__")]:
            del result[name]
    _put_as(result, shape.timestamps, iso)
    if numbers == "string":
        _put_as(result, shape.wholes, str)
        _put_as(result, shape.doubles, lambda value: repr(float(value)))
        _put_as(result, shape.whole_lists, lambda value: [str(each) for each in value])
    return result


def _put_as(record: dict[str, Any], names: Iterable[str], form: Callable[[Any], Any]) -> None:
    """Put the values of these fields into another form, where there are any."""
    for name in names:
        if (value := record.get(name)) is not None:
            record[name] = form(value)


def envelope(
    data: Sequence[Any], *, page: int, limit: int, total: int | None, numbers: Numbers = "string"
) -> dict[str, Any]:
    """The paging object around the records of one page.

    An uncounted list (total None) has no total and no last page; there a full page implies another one. With no
    data at all the last page is 1, as the cloud answers.
    """
    last = None if total is None else max(1, -(-total // limit))
    more = len(data) == limit if last is None else page < last
    figures = {
        "currentPage": page,
        "perPage": limit,
        "totalItemsOnPage": len(data),
        "totalItemsCount": total,
        "firstPage": 1,
        "lastPage": last,
        "nextPage": page + 1 if more else None,
        "prevPage": page - 1 if page > 1 else None,
    }
    if numbers == "json":
        return {**figures, "data": data}
    return {**{name: None if value is None else str(value) for name, value in figures.items()}, "data": data}


_compact = json.JSONEncoder(
    ensure_ascii=False, separators=(",", ":"), allow_nan=False, check_circular=False
).encode
_ascii = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False).encode


def dumps(obj: Any) -> bytes:
    """Compact UTF-8 JSON. Raises ValueError for NaN and infinities, which JSON does not have."""
    try:
        if _is_finite(obj):
            return fast_encoder()(obj)
    except (ValueError, TypeError, RecursionError):
        pass
    try:
        return _compact(obj).encode("utf-8")
    except UnicodeEncodeError:
        return _ascii(obj).encode("ascii")  # a lone surrogate has no UTF-8, but an escape


@cache
def fast_encoder(*, ordered: bool = False) -> Callable[[Any], bytes]:
    """The encoder of msgspec, `ordered` by the names of members: compact UTF-8 JSON in a tenth of the time.

    It writes NaN and infinities as null, and raises UnicodeEncodeError for lone surrogates, TypeError for what it does not know.
    """
    # With the first value that is encoded: loading it takes as long as opening a file.
    import msgspec

    return msgspec.json.Encoder(order="sorted" if ordered else None).encode


_CHECKED = frozenset({float, list, tuple, dict})


def _is_finite(value: Any) -> bool:
    left = [value]
    for each in left:
        kind = type(each)
        if kind is float:
            if not math.isfinite(each):
                return False
            continue
        values = each.values() if kind is dict else each if kind in (list, tuple) else ()
        if not _CHECKED.isdisjoint(map(type, values)):
            left += [part for part in values if part and part.__class__ in _CHECKED]
    return True


def loads(data: bytes) -> Any:
    """The value in UTF-8 JSON bytes; a byte order mark is skipped, of equal keys the last one counts.

    Raises MalformedJson, also for NaN and infinities, numbers too large to hold, lone surrogates, and nesting deeper
    than MAX_DEPTH.
    """
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        _refuse(data[: error.start].decode("utf-8", "replace"), error.start, "utf8")
    try:
        value = _decoder.decode(text)
    except json.JSONDecodeError as error:
        raise MalformedJson(error.pos, error.lineno, error.colno, "syntax") from None
    except _Constant:
        _refuse(text, _find(text, _NUMBER, lambda found: found.strip("-")[0] in "NI"), "constant")
    except RecursionError:
        _refuse(text, _find_depth(text), "depth")
    except ValueError:
        _refuse(text, _find(text, _NUMBER, _too_large), "number")
    if _deeper(value):
        _refuse(text, _find_depth(text), "depth")
    if _SURROGATE.search(text):
        try:
            _compact(value).encode("utf-8")
        except UnicodeEncodeError:
            _refuse(text, _find(text, _ESCAPE, lambda _: True), "surrogate")
    return value


class _Constant(ValueError):
    """NaN or an infinity was read."""


def _constant(_: str) -> NoReturn:
    raise _Constant


def _finite(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError(text)
    return number


_decoder = json.JSONDecoder(parse_constant=_constant, parse_float=_finite)


def _deeper(value: Any) -> bool:
    level = [value] if isinstance(value, dict | list) else []
    for _ in range(MAX_DEPTH):
        if not level:
            return False
        level = [
            inner
            for outer in level
            for inner in (outer.values() if type(outer) is dict else outer)
            if type(inner) is dict or type(inner) is list
        ]
    return bool(level)


def _too_large(found: str) -> bool:
    if found.removeprefix("-").isdigit():
        return len(found) > sys.get_int_max_str_digits()
    return math.isinf(float(found))


def _find(text: str, pattern: re.Pattern[str], wanted: Callable[[str], bool]) -> int:
    for each in pattern.finditer(text):
        if each[1] is not None and wanted(each[1]):
            return each.start()
    return 0


def _find_depth(text: str) -> int:
    depth = 0
    for each in _BRACKET.finditer(text):
        if each[1] is not None:
            depth += 1 if each[1] in "[{" else -1
            if depth > MAX_DEPTH:
                return each.start()
    return 0


def _refuse(text: str, position: int, reason: str) -> NoReturn:
    before = text if reason == "utf8" else text[:position]
    line = before.count("\n") + 1
    raise MalformedJson(position, line, len(before) - before.rfind("\n"), reason)
