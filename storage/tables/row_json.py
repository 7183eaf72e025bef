"""Rows of a table as the JSON text of their records, without records between them.

The other way, `Rows.from_row`, `wire.encode` and `wire.dumps`, takes whatever is stored; this one takes rows whose every
value has the declared type and that hold nothing undeclared, and leaves each other row to its caller. What it makes is
equal to the last byte: tests hold both to one result.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from json.encoder import encode_basestring
from typing import Any

from storage import wire
from storage.database.stored_json import parse
from storage.schema.fields import Entity, Field, Kind
from storage.timestamps import iso

Row = Sequence[Any]
"""The values of a row in the order of `Rows.columns`."""
EncodeRows = Callable[[Sequence[Row], Callable[[Row], str]], list[str]]
"""The JSON text of each row; the second argument makes that of a row that this way does not take."""

_REMEMBERED = 4096
"""Stored values of which each conversion keeps the text at most: dates, tags and translations repeat."""
_PATTERNS = 4096
"""Combinations of types that are remembered as declared at most."""
_TYPES: Mapping[Kind, type] = {
    Kind.LONG: int,
    Kind.INTEGER: int,
    Kind.DOUBLE: float,
    Kind.BOOLEAN: int,
    Kind.TIMESTAMP: int,
}
"""The type of a stored value that is no text."""


@lru_cache(maxsize=256)
def row_encoder(
    entity: Entity, shown: frozenset[str], numbers: wire.Numbers, list_of: tuple[str, str] | None = None
) -> EncodeRows:
    """The encoder of these fields of an entity's rows, in declared order; made at first use.

    `list_of` are two fields: the first is shown as a list of the text in the second, where that is not null.
    """
    declared = [_TYPES.get(each.kind, str) for each in entity.fields]
    known: set[tuple[type, ...]] = set()

    def is_declared(row: Row) -> bool:
        types = tuple(map(type, row))
        fits = all(found is want or found is _NONE for found, want in zip(types, declared, strict=False))
        if fits and len(known) < _PATTERNS:
            known.add(types)
        return fits

    scope: dict[str, Any] = {
        "encode_text": encode_basestring,
        "encode_date": lru_cache(_REMEMBERED)(_encode_date),
        "encode_json": lru_cache(_REMEMBERED)(_encode_json),
        "encode_wholes": lru_cache(_REMEMBERED)(_encode_whole_list if numbers == "string" else _encode_json),
        "encode_finite": _encode_finite,
        "known": known,
        "is_declared": is_declared,
    }
    values = {each.name: f"f{place}" for place, each in enumerate(entity.fields)}
    fields = [each for each in entity.fields if each.name in shown]
    conversions = [
        f"{values[each.name]} = {_expression(each, values[each.name], numbers)} if {values[each.name]} is not None else 'null'"
        for each in fields
    ]
    if list_of is not None and list_of[0] in shown:
        listed, source = values[list_of[0]], values[list_of[1]]
        conversions.insert(0, f"single = {source}")
        conversions.append(f"if single is not None: {listed} = '[' + encode_text(single) + ']'")
    members = ",".join(
        f"{encode_basestring(each.name)}:".replace("{", "{{").replace("}", "}}") + f"{{{values[each.name]}}}"
        for each in fields
    )
    source = "\n".join(
        [
            "def encode(rows, otherwise):",
            "    found = []",
            "    for row in rows:",
            f"        {', '.join(values.values())}, extra, *_ = row",
            "        if extra is not None or (tuple(map(type, row)) not in known and not is_declared(row)):",
            "            found.append(otherwise(row))",
            "            continue",
            *(f"        {each}" for each in conversions),
            f"        found.append(f{'{{' + members + '}}'!r})",
            "    return found",
        ]
    )
    # Made from the catalogue alone: no text of the cloud or of a person is in it.
    exec(compile(source, f"<JSON of {entity.name}>", "exec"), scope)  # noqa: S102
    encode: EncodeRows = scope["encode"]
    return encode


_NONE = type(None)


def _expression(field: Field, value: str, numbers: wire.Numbers) -> str:
    """The expression of the JSON text of a value that is not null."""
    match field.kind:
        case Kind.BOOLEAN:
            return f"('true' if {value} else 'false')"
        case Kind.STRING:
            return f"encode_text({value})"
        case Kind.TIMESTAMP:
            return f"encode_date({value})"
        case Kind.LONG | Kind.INTEGER:
            return f"""f'"{{{value}}}"'""" if numbers == "string" else f"f'{{{value}}}'"
        case Kind.DOUBLE:
            return f"""f'"{{{value}!r}}"'""" if numbers == "string" else f"encode_finite({value})"
        case Kind.INTEGERS:
            return f"encode_wholes({value})"
    return f"encode_json({value})"


def _encode_date(milliseconds: int) -> str:
    return f'"{iso(milliseconds)}"'


def _encode_json(stored: str) -> str:
    return wire.text(parse(stored))


def _encode_whole_list(stored: str) -> str:
    return wire.text([str(each) for each in parse(stored)])


def _encode_finite(value: float) -> str:
    if math.isfinite(value):
        return repr(value)
    raise ValueError("not a number of JSON")
