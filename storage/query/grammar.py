"""The filter and sort grammar of the interface, checked against the declaration of an entity.

Called by the server, by queries of the window and by the command line; `sql` turns the result into SQL.
`field|operator|value`, joined by `;`. A value may hold `|`; nothing escapes `;`, nor `,` inside a list.
Assumed where the interface is silent: blank conditions and sort entries are skipped, operators are lower case.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Literal

from storage import timestamps
from storage.errors import InvalidQuery
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Entity, Field, Filter, Kind, Sort

MAX_CONDITIONS = 200
"""More would exceed the expression depth of SQLite."""
MAX_VALUES = 2000
"""In all lists of one filter together; more would exceed the parameter limit of SQLite."""

_WHOLE = re.compile(r"[+-]?[0-9]{1,19}")
_DECIMAL = re.compile(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?")
_BOOLEANS = {"0": False, "false": False, "1": True, "true": True}
_LONG = range(LOWEST_LONG, HIGHEST_LONG + 1)


class Operator(StrEnum):
    """Operator of a condition; the values are those of the wire."""

    EQ = "eq"
    NE = "ne"
    GT = "gt"
    GTEQ = "gteq"
    LT = "lt"
    LTEQ = "lteq"
    LIKE = "like"
    IN = "in"
    NOTIN = "notin"
    BIN = "bin"
    BEX = "bex"


class Special(Enum):
    """The two keywords that are not values; accepted by eq, ne, in and notin."""

    NULL = "null"
    NOT_NULL = "notnull"


Value = int | float | str | Special
"""A native value: bool for booleans, int milliseconds for timestamps."""

GROUPS: Mapping[Filter, tuple[Operator, ...]] = {
    Filter.EQUALS: (Operator.EQ, Operator.NE),
    Filter.NUMBER: (Operator.GT, Operator.GTEQ, Operator.LT, Operator.LTEQ),
    Filter.STRING: (Operator.LIKE,),
    Filter.ENUM: (Operator.IN, Operator.NOTIN),
    Filter.BITS: (Operator.BIN, Operator.BEX),
}
"""Operators by filter group."""

LISTS = frozenset({Operator.IN, Operator.NOTIN})
_NULLABLE = frozenset({Operator.EQ, Operator.NE}) | LISTS


@dataclass(frozen=True, slots=True)
class Condition:
    """One checked condition. `values` holds one value, for `in` and `notin` any number."""

    field: str
    operator: Operator
    values: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """One sort key."""

    field: str
    descending: bool = False


INITIAL = "initial"
"""In place of a field: the first letter of the name that a record is filed under."""


@dataclass(frozen=True, slots=True)
class Group:
    """The records with one value in a field; of an array, with it among others. None: those without a value."""

    by: str
    """A field, or `INITIAL`."""
    value: int | float | str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Query:
    """Which records, and in which order; paging is separate."""

    where: tuple[Condition, ...] = ()
    sort: tuple[Order, ...] = ()
    deleted: Literal["live", "only", "all"] = "live"
    """Ignored when a condition names `deleted`."""
    search: str = ""
    """Search words as typed; a record must contain all of them."""
    codes: tuple[str, ...] = ()
    """Parts of search texts (`matching.code_part`) of which a record must have one: its codes, as scanners read them."""
    scope: Mapping[str, int] = field(default_factory=dict)
    """Exact values that every row has (`Entity.scope_field`): `_warehouseId`."""
    ids: tuple[int, ...] | None = None
    """Only these records; None is no limit, an empty tuple is none of them."""
    group: Group | None = None
    """Only the records of this group."""


def operators(declared: Field) -> tuple[Operator, ...]:
    """Operators that the filter groups of the field allow, in the order of the interface."""
    return tuple(each for group, members in GROUPS.items() if group in declared.filter for each in members)


def parse_filter(entity: Entity, text: str, *, derived: bool = False) -> tuple[Condition, ...]:
    """Conditions of a filter, values as native types; an empty filter has none. `derived` permits derived fields, which
    the interface does not have (for the window and the command line).

    Raises InvalidQuery with `problem` malformed, unknown_field, not_filterable, operator_not_allowed,
    null_not_allowed, bad_value or too_many, and `position` (characters to the condition's start), `field`,
    `operator`, `allowed` (the valid alternatives); bad_value adds `value` and `kind`.
    """
    conditions: list[Condition] = []
    values = 0
    for position, part in _parts(text, ";"):
        condition = _condition(entity.listed if derived else entity.by_name, part, position)
        values += len(condition.values)
        if len(conditions) == MAX_CONDITIONS or values > MAX_VALUES:
            raise _invalid("too_many", position, condition.field, condition.operator)
        conditions.append(condition)
    return tuple(conditions)


def parse_sort(entity: Entity, text: str, *, any_field: bool = False) -> tuple[Order, ...]:
    """Sort keys of `name,-created`; `any_field` permits derived ones and those without the marker BOTH (for the window).

    Raises InvalidQuery with `problem` unknown_field or not_sortable, and `allowed` field names.
    """
    orders: list[Order] = []
    fields = entity.listed if any_field else entity.by_name
    for position, part in _parts(text, ","):
        name = part.strip().removeprefix("-").strip()
        declared = fields.get(name)
        if declared is None or not (any_field or declared.sort is Sort.BOTH):
            problem = "unknown_field" if declared is None else "not_sortable"
            allowed = (each.name for each in fields.values() if any_field or each.sort is Sort.BOTH)
            raise _invalid(problem, position, name, allowed=allowed)
        if all(each.field != name for each in orders):
            orders.append(Order(name, part.startswith("-")))
    return tuple(orders)


def render(conditions: Iterable[Condition]) -> str:
    """The filter text that parses to `conditions`.

    Raises InvalidQuery with `problem` not_writable for a text that the grammar cannot express.
    """
    return ";".join(_render(each) for each in conditions)


def _parts(text: str, separator: str) -> Iterator[tuple[int, str]]:
    start = 0
    for part in text.split(separator):
        if bare := part.lstrip():
            yield start + len(part) - len(bare), bare
        start += len(part) + 1


def _condition(fields: Mapping[str, Field], part: str, position: int) -> Condition:
    pieces = part.split("|", 2)
    name = pieces[0].strip()
    if len(pieces) < 3:
        raise _invalid("malformed", position, name or None)
    word, text = pieces[1].strip(), pieces[2]
    declared = fields.get(name)
    if declared is None:
        filterable = (each.name for each in fields.values() if each.filter)
        raise _invalid("unknown_field", position, name, word, filterable)
    allowed = operators(declared)
    if not allowed:
        raise _invalid("not_filterable", position, name, word)
    if word not in allowed:
        raise _invalid("operator_not_allowed", position, name, word, allowed)
    operator = Operator(word)
    texts = text.split(",") if operator in LISTS else [text]
    return Condition(name, operator, tuple(_value(declared, operator, each, position) for each in texts))


def _value(declared: Field, operator: Operator, text: str, position: int) -> Value:
    if operator in _NULLABLE and text.strip() in ("null", "notnull"):
        if declared.name == "deleted":
            raise _invalid("null_not_allowed", position, declared.name, operator, ("0", "1"))
        return Special(text.strip())
    kind = Kind.STRING if operator is Operator.LIKE else declared.kind
    try:
        return read_value(kind, text)
    except ValueError:
        raise _invalid("bad_value", position, declared.name, operator, value=text, kind=str(kind)) from None


def read_value(kind: Kind, text: str) -> Value:
    """A value of the grammar, or one element of an array's, as a native one. Raises ValueError."""
    match kind:
        case Kind.STRING | Kind.STRINGS | Kind.TRANSLATIONS:
            text.encode("utf-8")  # SQLite takes no lone surrogates
            return text
        case Kind.BOOLEAN:
            if (known := _BOOLEANS.get(text.strip().lower())) is None:
                raise ValueError(text)
            return known
        case Kind.DOUBLE:
            if not _DECIMAL.fullmatch(text.strip()) or not math.isfinite(number := float(text)):
                raise ValueError(text)
            return number
        case Kind.TIMESTAMP if not _WHOLE.fullmatch(text.strip()):
            # A `+` of the time zone that was not percent-encoded arrives as a space.
            text = text.strip()
            return timestamps.parse(text[:11] + text[11:].replace(" ", "+"))
        case _:
            if not _WHOLE.fullmatch(text.strip()) or (whole := int(text)) not in _LONG:
                raise ValueError(text)
            return whole


def _render(condition: Condition) -> str:
    in_list = condition.operator in LISTS
    return f"{condition.field}|{condition.operator}|" + ",".join(
        _render_value(each, condition, ";," if in_list else ";") for each in condition.values
    )


def _render_value(value: Value, condition: Condition, forbidden: str) -> str:
    match value:
        case Special():
            return str(value.value)
        case bool():
            return str(int(value))
        case str():
            special = condition.operator in _NULLABLE and value.strip() in ("null", "notnull")
            if special or any(each in value for each in forbidden):
                raise _invalid("not_writable", 0, condition.field, condition.operator, value=value)
            return value
        case float() if value.is_integer() and abs(value) < 1e15:
            return str(int(value))
        case _:
            return repr(value)


def _invalid(
    problem: str,
    position: int,
    name: str | None,
    operator: str | None = None,
    allowed: Iterable[str] = (),
    **more: object,
) -> InvalidQuery:
    found = None if operator is None else str(operator)
    listed = [str(each) for each in allowed]
    return InvalidQuery(
        problem=problem, position=position, field=name, operator=found, allowed=listed, **more
    )
