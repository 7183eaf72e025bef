"""JSON Schema of records, bodies, pages and errors, from the catalogue.

Called by `document`. An entity has up to five schemas: `Customer` (a response), `CustomerPage`, and the bodies
`CustomerCreate`, `CustomerReplace`, `CustomerPatch`.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.queries.status import HEADLINES
from app.server.openapi.descriptions import CALLS, RULES
from app.server.openapi.fields import PATTERNS, WHOLE_TEXT, Schema, SharedSchemas, answer_schema, nullable
from app.server.v2.options import WEBHOOK_CALLS
from app.server.v2.reading import HIDDEN_FIELDS, INGREDIENTS, includes_of
from app.server.v2.versions import TAXED, UNLISTED
from storage.schema.fields import Entity, Field
from storage.schema.rules import CUSTOMER_NAMES
from storage.schema.validation import Op
from storage.wire import Numbers

BY_VERSION: Mapping[str, frozenset[str]] = {
    "products": frozenset({"externalId", "externalIds"}),
    **UNLISTED,
}
"""Fields that a response has or not, depending on Allow-Version."""

MORE: Mapping[str, Mapping[str, Schema]] = {
    "webhooks": {
        "secret": {
            "type": "string",
            "description": "Calls are signed with it. Only in the answer to a registration at a shop's own server, "
            "and only with Allow-Version or where the settings there say so.",
        }
    }
}
"""Members of a response that are no fields of the record."""

ECHOED = frozenset({"id", "_cloudId", "deleted", "versionDate"})
"""Fields that the server decides and a body may contain all the same."""

BODY_SUFFIX: Mapping[Op, str] = {Op.CREATE: "Create", Op.REPLACE: "Replace", Op.PATCH: "Patch"}


def type_name(entity: Entity) -> str:
    """The schema's name: `Customer`, `EetSubject`; for a view `WarehouseProduct`."""
    own = entity.name.removesuffix(entity.view_of) if entity.view_of else ""
    return "".join(part[:1].upper() + part[1:] for part in (*own.split("-"), entity.singular))


def answer(entity: Entity, numbers: Numbers) -> Schema:
    """A record in a response: all declared fields are present, others are possible."""
    hidden = HIDDEN_FIELDS.get(entity.name, frozenset())
    shown = [each for each in entity.fields if each.name not in hidden]
    varying = BY_VERSION.get(entity.view_of or entity.name, frozenset())
    properties: Schema = {each.name: answer_schema(each, numbers) for each in shown}
    for name in includes_of(entity):
        items = {"$ref": "#/components/schemas/Ingredient"} if name == INGREDIENTS else {}
        properties[name] = {"type": "array", "items": items, "description": f"Only with `include={name}`."}
    properties |= MORE.get(entity.name, {})
    return {
        "type": "object",
        "description": _description(entity),
        "properties": properties,
        "required": [each.name for each in shown if each.name not in varying],
    }


def body(entity: Entity, op: Op, shared: SharedSchemas) -> Schema:
    """The body of POST, PUT or PATCH. Read-only fields are left out; undeclared members are ignored by the server."""
    known = [each for each in entity.fields if each.writable or each.name in ECHOED]
    schema: Schema = {
        "type": "object",
        "properties": {each.name: _member(entity, each, op, shared) for each in known},
    }
    # The interface requires _cloudId; like the cloud, this server fills it in from the path.
    required = [each.name for each in known if each.required and each.name != "_cloudId"]
    if op is Op.REPLACE:
        required.insert(0, "id")
    if op is not Op.PATCH and required:
        schema["required"] = required
    if "customer_names" in entity.rules:
        _add_names(schema)
    return schema


def _member(entity: Entity, field: Field, op: Op, shared: SharedSchemas) -> Schema:
    schema = shared.body_schema(field)
    if field.name == "id":
        return nullable(schema) if op is Op.CREATE else schema
    if field.name == "_cloudId":
        return nullable(schema)
    schema = nullable(schema) if field.null else schema
    if field.total_length is not None:
        schema = schema | {"description": f"At most {field.total_length} characters together."}
    if field.name == "vat" and entity.name in TAXED:
        schema = {**schema, "description": "One of the cloud's tax rates, as a multiplier."}
    return schema


def _add_names(schema: Schema) -> None:
    """The name rule of customers: none is white space alone. That one of the three is not empty is said in words.

    As `anyOf` it would be exact, and generators of clients would make no model of it.
    """
    for name in CUSTOMER_NAMES:
        schema["properties"][name]["pattern"] = f"^$|{PATTERNS['not_blank']}"
    schema["description"] = f"Rule `customer_names`: {RULES['customer_names']}."


def _description(entity: Entity) -> str:
    sentences = [f"A record of `{entity.name}`."]
    if entity.view_of:
        sentences.append(f"A read-only view of `{entity.view_of}`.")
    if entity.unique:
        sentences.append(f"No two live records share {', '.join(f'`{each}`' for each in entity.unique)}.")
    sentences += [f"Rule `{each}`: {RULES[each]}." for each in _rules(entity) if each in RULES]
    if entity.name == "webhooks":
        sentences += [f"`{kind}`: {description}" for kind, description in WEBHOOK_CALLS.items()]
        sentences.append(CALLS)
    return "\n\n".join(sentences)


def _rules(entity: Entity) -> list[str]:
    return [*entity.rules, *sorted({rule for each in entity.fields for rule in each.rules})]


def page(entity: Entity, numbers: Numbers) -> Schema:
    """The envelope of a list."""
    return _envelope({"$ref": f"#/components/schemas/{type_name(entity)}"}, numbers)


def _envelope(items: Schema, numbers: Numbers) -> Schema:
    figure: Schema = {"type": "integer"} if numbers == "json" else {"type": "string", "pattern": WHOLE_TEXT}
    figures = {
        "currentPage": figure,
        "perPage": figure,
        "totalItemsOnPage": figure,
        "totalItemsCount": nullable(figure),
        "firstPage": figure,
        "lastPage": nullable(figure),
        "nextPage": nullable(figure),
        "prevPage": nullable(figure),
    }
    return {
        "type": "object",
        "properties": {**figures, "data": {"type": "array", "items": items}},
        "required": [*figures, "data"],
    }


def fixed(numbers: Numbers) -> dict[str, Schema]:
    """The schemas that belong to no entity: clouds, sign-in, errors, OPTIONS, health."""
    text: Schema = {"type": "string"}
    whole: Schema = {"type": "integer"} if numbers == "json" else {"type": "string", "pattern": WHOLE_TEXT}
    return {
        "Cloud": _object(
            {
                "id": whole,
                "1ClickId": nullable(text),
                "_companyId": nullable(text),
                "country": nullable(text),
                "expired": {"type": "boolean"},
                "name": text,
                "restricted": {"type": "boolean"},
                "segment": nullable(text),
            }
        ),
        "CloudPage": _envelope({"$ref": "#/components/schemas/Cloud"}, numbers),
        "AccessToken": _object({"accessToken": text | {"description": "A JWT; `exp` says until when."}}),
        "Error": _object(_ERROR, optional=_ERROR_DETAILS),
        "Violation": _object(
            {
                "fieldName": nullable(text) | {"description": "In an array with its place: `[3].name`."},
                "message": text,
                "code": text | {"description": "The same finding for programs."},
            }
        ),
        "Options": _object({"methods": {"type": "array", "items": text}}),
        "EntityOptions": _object({"methods": {"type": "array", "items": text}, **_DESCRIPTION}),
        "Health": _object(_HEALTH),
    }


def _object(properties: Mapping[str, Schema], *, optional: Mapping[str, Schema] | None = None) -> Schema:
    return {
        "type": "object",
        "properties": {**properties, **(optional or {})},
        "required": list(properties),
    }


_TEXTS: Schema = {"type": "array", "items": {"type": "string"}}
_ERROR: Mapping[str, Schema] = {
    "timestamp": {"type": "string", "format": "date-time"},
    "status": {"type": "string", "pattern": "^[45][0-9]{2}$", "description": "A string, like every number."},
    "error": {"type": "string", "description": "The phrase of the status."},
    "reason": {"type": "string", "description": "For programs."},
    "message": {"type": "string", "description": "For programmers."},
    "path": {"type": "string"},
}
_ERROR_DETAILS: Mapping[str, Schema] = {
    "violations": {
        "type": "array",
        "items": {"$ref": "#/components/schemas/Violation"},
        "description": "Every wrong field of the body at once.",
    },
    "field": {"type": "string", "description": "The field that a filter or sort names."},
    "operator": {"type": "string"},
    "allowed": _TEXTS | {"description": "What may stand there instead."},
    "parameter": {"type": "string"},
    "position": {"type": "integer", "description": "Characters before the fault."},
    "line": {"type": "integer"},
    "column": {"type": "integer"},
}
_DESCRIPTION: Mapping[str, Schema] = {
    "entity": {"type": "string"},
    "viewOf": {"type": ["string", "null"]},
    "softDelete": {"type": "boolean", "description": "Deleted records stay readable with `deleted: true`."},
    "maxArrayLength": {"type": "integer"},
    "defaultLimit": {"type": "integer"},
    "maxLimit": {"type": "integer"},
    "include": _TEXTS,
    "filterGroups": {"type": "object", "additionalProperties": _TEXTS},
    "sort": _TEXTS,
    "minimumBody": {"type": "object", "additionalProperties": _TEXTS},
    "uniqueFields": _TEXTS,
    "rules": {"type": "array", "items": {"type": "object"}},
    "fields": {"type": "array", "items": {"type": "object", "required": ["name", "type", "nullable"]}},
}
_HEALTH: Mapping[str, Schema] = {
    "status": {"enum": ["ok", "degraded", "down"]},
    "headline": {"enum": [*HEADLINES, None]},
    "waiting": {
        "type": ["integer", "null"],
        "description": "Changes that are not with the cloud yet; null without a token.",
    },
    "needs_you": {"type": ["integer", "null"], "description": "Of those, the ones a person must decide."},
    "last_success": {"type": ["integer", "null"], "description": "Milliseconds since 1970 UTC."},
    "online": {"type": ["boolean", "null"], "description": "Whether the cloud answered last time."},
    "version": {"type": "string"},
}
