"""JSON Schema (2020-12) of single fields, in bodies and in responses.

Called by `schemas`. A body's schema is as strict as validation; a response's states the type only, since a replica also
serves values of the cloud that break its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.server.openapi.numbers import decimal_pattern, whole_pattern
from app.server.v2.options import describe_field
from storage.schema.fields import Field, Kind
from storage.schema.rules import FORBIDDEN_IN_TAGS, RESERVED_TAGS, VAT_ID
from storage.schema.validation import limits
from storage.timestamps import EARLIEST, LATEST
from storage.wire import Numbers

Schema = dict[str, Any]

ANY_TEXT = r"^[^\u0000]*$"
_IN_TAGS = "".join("\\" + each for each in FORBIDDEN_IN_TAGS) + r"\u0000"
_RESERVED = "|".join(each.replace(".", r"\.") for each in RESERVED_TAGS)
_PERCENT = r"(\+?0*([0-9]|[1-9][0-9])(\.[0-9]+)?|\+?0*100(\.0+)?|-[0-9]+(\.[0-9]+)?)%"
# White space as `str.strip` defines it, which is more than `\s` in patterns.
_SPACE = r"\s\u001c-\u001f\u0085"
PATTERNS: Mapping[str, str] = {
    "not_blank": rf"^[^\u0000]*[^{_SPACE}\u0000][^\u0000]*$",
    "vat_id": rf"^({VAT_ID.pattern})?$",
    "url": r"^[-A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=]*$",
    "http_url": r"^https?://[A-Za-z0-9.-]*[A-Za-z0-9](:[0-9]{1,4})?(/[-A-Za-z0-9._~/]*)?(\?[-A-Za-z0-9._~&=]*)?$",
    "tag_characters": rf"^[^{_IN_TAGS}]*$",
    # One pattern for three rules: not blank, no forbidden character, and no other reserved name.
    "tag_name": rf"^({_RESERVED}|[{_SPACE}]*[^.{_SPACE}{_IN_TAGS}][^{_IN_TAGS}]*|[{_SPACE}]+\.[^{_IN_TAGS}]*)$",
    "margin": rf"^([+-]?[0-9]+(\.[0-9]+)?|{_PERCENT})?$",
}
"""The pattern of a text, by its rule in `storage.schema.rules`."""
_IMPLIED = {"tag_name": ("not_blank", "tag_characters")}

DATE_TIME = (
    r"^(?!0000)[0-9]{4}-[0-9]{2}-[0-9]{2}[T ][0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})$"
)
_MILLISECONDS = r"^(\+?[0-9]{1,14}|-[0-9]{1,13})$"

WHOLE_TEXT = r"^-?[0-9]+$"
DECIMAL_TEXT = r"^-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?$"


class SharedSchemas:
    """Collects schemas that several fields share under names, to be referenced."""

    def __init__(self) -> None:
        self.named: dict[str, Schema] = {}

    def refer(self, name: str, schema: Schema) -> Schema:
        """Store `schema` under `name` and return a reference to it."""
        self.named[name] = schema
        return {"$ref": f"#/components/schemas/{name}"}

    def body_schema(self, field: Field) -> Schema:
        """The schema of `field` in a body, without null."""
        if field.name == "deleted":
            return {"type": "boolean", "const": False}
        match field.kind:
            case Kind.LONG | Kind.INTEGER | Kind.INTEGERS | Kind.DOUBLE:
                number = self._number(field)
                return number if field.kind is not Kind.INTEGERS else {"type": "array", "items": number}
            case Kind.BOOLEAN:
                return {"type": "boolean"}
            case Kind.TIMESTAMP:
                return self.refer("Timestamp", _TIMESTAMP)
            case Kind.STRING:
                return _text(field)
            case Kind.STRINGS:
                return {"type": "array", "items": _text(field)}
            case Kind.TRANSLATIONS:
                return self.refer("Translations", _TRANSLATIONS)

    def _number(self, field: Field) -> Schema:
        lowest, highest = limits(field)
        if field.kind is Kind.DOUBLE:
            schema: Schema = {"type": ["number", "string"], "pattern": decimal_pattern(lowest, highest)}
            default: tuple[float | None, float | None] = (None, None)
        else:
            assert lowest is not None
            assert highest is not None
            schema = {"type": ["integer", "string"], "pattern": whole_pattern(int(lowest), int(highest))}
            default = limits(Field(name="", kind=field.kind))
        schema |= {} if lowest is None else {"minimum": lowest}
        schema |= {} if highest is None else {"maximum": highest}
        name = field.kind.value.removesuffix("[]").capitalize()
        name += "" if lowest == default[0] else f"From{lowest:g}"
        name += "" if highest == default[1] else f"To{highest:g}"
        return self.refer(name.replace("-", "Minus").replace(".", "Point"), schema)


_TIMESTAMP: Schema = {
    "description": "Milliseconds since 1970 UTC, as a number or as digits, or ISO 8601 with any offset.",
    "anyOf": [
        {"type": "integer", "minimum": EARLIEST, "maximum": LATEST},
        {"type": "string", "pattern": _MILLISECONDS},
        {"type": "string", "format": "date-time", "pattern": DATE_TIME},
    ],
}
_TRANSLATIONS: Schema = {
    "description": "Texts by language code.",
    "type": "object",
    "propertyNames": {"pattern": ANY_TEXT},
    "additionalProperties": {"type": "string", "pattern": ANY_TEXT},
}


def _text(field: Field) -> Schema:
    schema: Schema = {"type": "string"}
    if field.choices:
        return schema | {"enum": list(field.choices)}
    if field.length is not None:
        schema["maxLength"] = field.length
    implied = {each for rule in field.rules for each in _IMPLIED.get(rule, ())}
    found = [PATTERNS[rule] for rule in field.rules if rule in PATTERNS and rule not in implied]
    schema["pattern"] = found[0] if found else ANY_TEXT
    return schema if len(found) < 2 else schema | {"allOf": [{"pattern": each} for each in found[1:]]}


def nullable(schema: Schema) -> Schema:
    """`schema` extended by null."""
    if "$ref" in schema or "anyOf" in schema:
        return {"anyOf": [schema, {"type": "null"}]}
    types = schema["type"]
    choices = {"enum": [*schema["enum"], None]} if "enum" in schema else {}
    return schema | {"type": [*([types] if isinstance(types, str) else types), "null"]} | choices


def answer_schema(field: Field, numbers: Numbers) -> Schema:
    """The schema of `field` in a response, with its declaration under `x-` names."""
    schema = _answer_type(field.kind, numbers)
    described = describe_field(field)
    declared = (
        "filter",
        "sort",
        "required",
        "maxLength",
        "maxTotalLength",
        "choices",
        "flags",
        "rules",
        "references",
    )
    extensions = {
        f"x-{name}": described[name]
        for name in declared
        if described.get(name) not in (None, [], "NONE", False)
    }
    shown = schema if not field.null else nullable(schema)
    return {**shown, **({} if field.writable else {"readOnly": True}), **extensions}


def _answer_type(kind: Kind, numbers: Numbers) -> Schema:
    match kind:
        case Kind.LONG | Kind.INTEGER if numbers == "json":
            return {"type": "integer", "format": "int64" if kind is Kind.LONG else "int32"}
        case Kind.DOUBLE if numbers == "json":
            return {"type": "number", "format": "double"}
        case Kind.LONG | Kind.INTEGER:
            return {"type": "string", "pattern": WHOLE_TEXT}
        case Kind.DOUBLE:
            return {"type": "string", "pattern": DECIMAL_TEXT}
        case Kind.BOOLEAN:
            return {"type": "boolean"}
        case Kind.TIMESTAMP:
            return {"type": "string", "format": "date-time"}
        case Kind.STRINGS:
            return {"type": "array", "items": {"type": "string"}}
        case Kind.INTEGERS:
            return {"type": "array", "items": _answer_type(Kind.INTEGER, numbers)}
        case Kind.TRANSLATIONS:
            return {"type": "object", "additionalProperties": {"type": ["string", "null"]}}
        case _:
            return {"type": "string"}
