"""Type checks of records by pydantic: one strict and one lenient adapter per entity, made from its fields.

Called by `validation` only; the only module that knows pydantic. Checks types and converts wire values to native
ones; lengths, choices and rules are checked by `validation`.
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

# The length bound makes pydantic decode the text, which refuses lone surrogates: SQLite cannot store them.
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
_Fast = Declared(fail_fast=True)
"""One problem of a list is told: a body of a hundred thousand wrong elements must not be read for each."""
TextList = Annotated[list[Text], _Fast]
Texts = Annotated[TextList | Annotated[Text, AfterValidator(_one_or_none)], _FirstFit]
"""Older records of the cloud have a single text where an array is declared."""

STRICT: Mapping[Kind, Any] = {
    Kind.LONG: Whole,
    Kind.INTEGER: Whole,
    Kind.DOUBLE: Decimal,
    Kind.BOOLEAN: StrictBool,
    Kind.STRING: Text,
    Kind.TIMESTAMP: Timestamp,
    Kind.STRINGS: TextList,
    Kind.INTEGERS: Annotated[list[Whole], _Fast],
    Kind.TRANSLATIONS: dict[Text, Text],
}
"""Types in a body."""

LENIENT: Mapping[Kind, Any] = {
    **STRICT,
    Kind.LONG: Long,
    Kind.INTEGER: Long,
    Kind.BOOLEAN: bool,
    Kind.STRINGS: Texts,
    Kind.INTEGERS: Annotated[list[Long], _Fast],
    Kind.TRANSLATIONS: dict[Text, Text | None],
}
"""Types accepted from the cloud: everything that can be stored."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """A dict with these fields, all optional except `required`; other keys are kept when `open`."""

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


# By identity, since entities hold mappings and cannot be hashed; the entity is kept so that its id is not reused.
_adapters: dict[int, RecordTypes] = {}


def record_types(entity: Entity) -> RecordTypes:
    """The adapters of `entity`, made at first use; works for entities declared at run time, too."""
    found = _adapters.get(id(entity))
    if found is None:
        found = _adapters[id(entity)] = RecordTypes(entity, _strict(entity), _lenient(entity))
    return found


def _strict(entity: Entity) -> TypeAdapter[Record]:
    # A create may have a null id, even where `id` is never null.
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
