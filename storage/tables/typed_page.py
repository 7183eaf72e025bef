"""A page of new records, from its bytes to rows of the table with as little between them as there can be.

The other way, `validation.decode` and `Rows.to_row`, takes whatever the cloud may send; this one takes what it nearly
always sends, and answers None or raises `Unexpected` for anything else, so that the other way is gone. What it makes is
equal to the last bit: tests hold both to one result.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from storage import timestamps
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Entity, Field, Kind
from storage.tables.derived_columns import (
    Remembered,
    Unexpected,
    plain_double,
    search_text_source,
    tag_expression,
)

if TYPE_CHECKING:
    import msgspec

Row = tuple[Any, ...]
"""The values of a row, as `Rows.complete` makes them."""
_ENVELOPE = (
    "currentPage", "perPage", "totalItemsOnPage", "totalItemsCount", "firstPage", "lastPage", "nextPage", "prevPage",
)  # fmt: skip
_WHOLE = re.compile(r"-?[0-9]{1,18}", re.ASCII)
_DECIMAL = re.compile(r"-?[0-9]{1,15}(?:\.[0-9]{1,20})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class TypedPage:
    """One page: its records as typed structs, and the members around them, as they were sent."""

    records: list[Any]
    envelope: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TypedRecords:
    """The typed form of one entity's records."""

    read: Callable[[bytes], TypedPage | None]
    """A page from the bytes of an answer; None when anything in it is not as declared."""
    rows: Callable[[Sequence[Any], int], list[Row]]
    """The rows of records, in their order; the second argument is the highest versionDate served, 0 for none: one at or
    below it becomes the millisecond after it (`Transaction.put_many`). Raises Unexpected."""


@cache
def typed_records(entity: Entity) -> TypedRecords | None:
    """The typed form of an entity's records, made at first use; None for one whose names are no identifiers."""
    names = entity.names()
    if "id" not in names or not all(each.isidentifier() and not keyword.iskeyword(each) for each in names):
        return None
    # With the first download: loading it takes as long as opening a file.
    import msgspec

    types = _types()
    record = msgspec.defstruct(
        "Record",
        [
            (each.name, int | str) if each.name == "id" else (each.name, types[each.kind], None)
            for each in _in_struct(entity)
        ],
        forbid_unknown_fields=True,
        gc=False,
    )
    page = msgspec.defstruct(
        "Page",
        [("data", list[record]), *((name, Any, msgspec.UNSET) for name in _ENVELOPE)],  # type: ignore[valid-type]
        forbid_unknown_fields=True,
        gc=False,
    )
    decode = msgspec.json.Decoder(page).decode

    def read(body: bytes) -> TypedPage | None:
        try:
            found: Any = decode(body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None
        given = {name: getattr(found, name) for name in _ENVELOPE}
        return TypedPage(
            found.data, {name: value for name, value in given.items() if value is not msgspec.UNSET}
        )

    return TypedRecords(read, _compiled(entity, [each.name for each in _in_struct(entity)]))


def _in_struct(entity: Entity) -> list[Field]:
    """The fields in the order of the struct: the id, which is required, first."""
    return sorted(entity.fields, key=lambda field: field.name != "id")


def _types() -> dict[Kind, Any]:
    """What a field may hold here. Numbers come as text from the cloud, as numbers from some."""
    return {
        Kind.LONG: int | str | None,
        Kind.INTEGER: int | str | None,
        Kind.DOUBLE: float | str | None,
        Kind.BOOLEAN: bool | None,
        Kind.STRING: str | None,
        Kind.TIMESTAMP: int | str | None,
        Kind.STRINGS: list[str] | None,
        Kind.INTEGERS: list[int | str] | None,
        Kind.TRANSLATIONS: dict[str, str | None] | None,
    }


# the conversions


def _whole(value: int | str) -> int:
    if isinstance(value, str):
        if _WHOLE.fullmatch(value) is None:
            raise Unexpected
        return int(value)
    if not LOWEST_LONG <= value <= HIGHEST_LONG:
        raise Unexpected
    return value


def _timestamp(value: int | str) -> int:
    try:
        return timestamps.parse(value)
    except ValueError:
        raise Unexpected from None


def _double(text: str) -> tuple[float, int | float | msgspec.Raw]:
    if _DECIMAL.fullmatch(text) is None:
        raise Unexpected
    value = float(text)
    return value, plain_double(value)


# the function that is written for each entity


def _compiled(entity: Entity, names: Sequence[str]) -> Callable[[Sequence[Any], int], list[Row]]:
    """Write and compile the loop from structs to rows: one pass, no name looked up twice, no dict but the tag's."""
    import msgspec

    encode = msgspec.json.Encoder().encode
    scope: dict[str, Any] = {
        "astuple": msgspec.structs.astuple,
        "encode": encode,
        "whole": _whole,
        "timestamp": _timestamp,
        "plain": plain_double,
        "wholes": Remembered(_whole, {None: None}),
        "doubles": Remembered(_double, {None: (None, None)}),
        "dates": Remembered(_timestamp, {None: None}),
    }
    values = {name: f"f{place}" for place, name in enumerate(names)}
    body = [f"({', '.join(values[name] for name in names)},) = astuple(record)"]
    stored, tagged = dict(values), dict(values)
    for each in entity.fields:
        lines, stored[each.name], tagged[each.name] = _conversion(each, values[each.name])
        body += lines
    version = values.get("versionDate")
    body.append(f"cloud = {version}")
    if version is not None:
        body += [f"if floor and cloud is not None and cloud <= floor: {version} = floor + 1"]
    lines, search = search_text_source(entity, values, scope)
    columns = ", ".join(stored[each.name] for each in entity.fields)
    body += [
        *lines,
        f"tag = {tag_expression(tagged, scope)}",
        f"add(({columns}, None, tag, {search}, cloud, None))",
    ]
    source = "\n".join(
        [
            "def rows(records, floor):",
            "    made = []",
            "    add = made.append",
            "    for record in records:",
            *(f"        {line}" for line in body),
            "    return made",
        ]
    )
    # Made from the catalogue alone: no text of the cloud or of a person is in it.
    exec(compile(source, f"<rows of {entity.name}>", "exec"), scope)  # noqa: S102
    rows: Callable[[Sequence[Any], int], list[Row]] = scope["rows"]
    return rows


def _conversion(field: Field, value: str) -> tuple[list[str], str, str]:
    """The statements that convert a field's value, and the expressions of what is stored and of what the tag covers."""
    extra = f"x{value[1:]}"
    match field.kind:
        case Kind.LONG | Kind.INTEGER if field.name == "id":
            # Every id is another one: without a call for each.
            digits = f"{value}.__class__ is str and {value}.isdecimal() and {value}.isascii() and len({value}) < 19"
            return [f"{value} = int({value}) if {digits} else whole({value})"], value, value
        case Kind.LONG | Kind.INTEGER:
            return [f"{value} = wholes[{value}]"], value, value
        case Kind.TIMESTAMP if field.name == "versionDate":
            return [f"if {value} is not None: {value} = timestamp({value})"], value, value
        case Kind.TIMESTAMP:
            return [f"{value} = dates[{value}]"], value, value
        case Kind.DOUBLE:
            lines = [
                f"if {value}.__class__ is float: {extra} = plain({value})",
                f"else: {value}, {extra} = doubles[{value}]",
            ]
            return lines, value, extra
        case Kind.STRINGS | Kind.INTEGERS | Kind.TRANSLATIONS:
            lines = [f"{value} = [*map(whole, {value})]"] if field.kind is Kind.INTEGERS else []
            lines = [*lines, f"{extra} = encode({value}).decode() if {value} else {_empty(field.kind)!r}"]
            lines = [f"if {value} is None: {extra} = None", "else:", *(f"    {line}" for line in lines)]
            sorted_value = f"{value} and dict(sorted({value}.items()))"
            return lines, extra, sorted_value if field.kind is Kind.TRANSLATIONS else value
    return [], value, value


def _empty(kind: Kind) -> str:
    return "{}" if kind is Kind.TRANSLATIONS else "[]"
