"""The types of a record, checked by pydantic: one strict and one lenient adapter per entity, made from its fields.

Called by `validate` only, and the one place that knows pydantic. Says whether values have the declared types and
turns wire values into native ones; lengths, choices and rules are none of its business.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import (
    AfterValidator,
    GetCoreSchemaHandler,
    PlainValidator,
    Strict,
    StrictBool,
    StrictInt,
    StringConstraints,
    TypeAdapter,
)
from pydantic import Field as Declared
from pydantic_core import CoreSchema, core_schema

from storage import timestamps
from storage.schema.fields import HIGHEST_LONG, LOWEST_LONG, Entity, Kind, Record

_WHOLE = r"^[+-]?[0-9]+(\.0*)?$"
_DECIMAL = r"^[+-]?([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+-]?[0-9]+)?$"


def _whole_text(text: str) -> int:
    return int(text.partition(".")[0])


def _whole_number(number: float) -> int:
    if not number.is_integer():
        raise ValueError("not a whole number")
    return int(number)


def _storable(number: int) -> int:
    if not LOWEST_LONG <= number <= HIGHEST_LONG:
        raise ValueError("not a long")
    return number


def _decimal_text(text: str) -> float:
    number = float(text)
    if math.isinf(number):
        raise ValueError("not a double")
    return number


def _one_or_none(text: str) -> list[str]:
    return [text] if text else []


_FirstFit = Declared(union_mode="left_to_right")

# The length bound makes pydantic read the text as Unicode, which refuses lone surrogates: SQLite cannot keep them.
Text = Annotated[str, Strict(), StringConstraints(min_length=0)]
Whole = Annotated[
    Annotated[str, Strict(), StringConstraints(pattern=_WHOLE), AfterValidator(_whole_text)]
    | StrictInt
    | Annotated[float, Strict(), AfterValidator(_whole_number)],
    _FirstFit,
]
"""A JSON number or digits; a bool is neither."""
Long = Annotated[Whole, AfterValidator(_storable)]
Decimal = Annotated[
    Annotated[str, Strict(), StringConstraints(pattern=_DECIMAL), AfterValidator(_decimal_text)]
    | Annotated[float, Strict(), Declared(allow_inf_nan=False)],
    _FirstFit,
]
Timestamp = Annotated[int, PlainValidator(timestamps.parse)]
Texts = Annotated[list[Text] | Annotated[Text, AfterValidator(_one_or_none)], _FirstFit]
"""Older records of the cloud hold one text where an array is declared (`facts/cloud-api.md` 12.1)."""

STRICT: Mapping[Kind, Any] = {
    Kind.LONG: Whole,
    Kind.INTEGER: Whole,
    Kind.DOUBLE: Decimal,
    Kind.BOOLEAN: StrictBool,
    Kind.STRING: Text,
    Kind.TIMESTAMP: Timestamp,
    Kind.STRINGS: list[Text],
    Kind.INTEGERS: list[Whole],
    Kind.TRANSLATIONS: dict[Text, Text],
}
"""What a body may hold."""

LENIENT: Mapping[Kind, Any] = {
    **STRICT,
    Kind.LONG: Long,
    Kind.INTEGER: Long,
    Kind.BOOLEAN: bool,
    Kind.STRINGS: Texts,
    Kind.INTEGERS: list[Long],
    Kind.TRANSLATIONS: dict[Text, Text | None],
}
"""What the cloud may send: all that can be kept."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """A dict with these fields, all optional but `required`; other keys pass when `open`."""

    types: Mapping[str, Any]
    required: frozenset[str]
    open: bool

    def __get_pydantic_core_schema__(self, source: object, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.typed_dict_schema(
            {
                name: core_schema.typed_dict_field(
                    handler.generate_schema(kind), required=name in self.required
                )
                for name, kind in self.types.items()
            },
            extra_behavior="allow" if self.open else "ignore",
        )


@dataclass(frozen=True, slots=True)
class RecordTypes:
    """The two adapters of one entity."""

    entity: Entity
    strict: TypeAdapter[Record]
    lenient: TypeAdapter[Record]


# By identity, as entities hold mappings and cannot be hashed; the entity is kept so that its id stays its own.
_made: dict[int, RecordTypes] = {}


def record_types(entity: Entity) -> RecordTypes:
    """The adapters of `entity`, made at first use; entities declared at run time work like all others."""
    found = _made.get(id(entity))
    if found is None:
        found = _made[id(entity)] = RecordTypes(entity, _strict(entity), _lenient(entity))
    return found


def _strict(entity: Entity) -> TypeAdapter[Record]:
    # A create may say that it has no id yet, even where `id` itself is never null.
    types = {
        each.name: STRICT[each.kind] | None if each.null or each.name == "id" else STRICT[each.kind]
        for each in entity.fields
    }
    return _adapter(_Shape(types, frozenset(), open=False))


def _lenient(entity: Entity) -> TypeAdapter[Record]:
    types = {
        each.name: LENIENT[each.kind] if each.name == "id" else LENIENT[each.kind] | None
        for each in entity.fields
    }
    return _adapter(_Shape(types, frozenset({"id"} & types.keys()), open=True))


def _adapter(shape: _Shape) -> TypeAdapter[Record]:
    return TypeAdapter(Annotated[dict[str, Any], shape])
