"""OPTIONS: the methods of a path and the declaration of its entity, from the catalogue.

Called by `service`; `openapi.fields` uses the same declarations. The real cloud's response is not documented: the Allow
header is likely, the JSON body is our addition.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from app.server.http.replies import json_reply
from app.server.v2.reading import DEFAULT_LIMIT, MAX_LIMIT, includes_of
from app.server.v2.webhooks import NEVER_RAISED
from storage.query.grammar import GROUPS, operators
from storage.schema.fields import Entity, Field, Filter, Sort
from storage.schema.rules import RECORD_RULES
from sync.client.transport import Response

_NEVER = "Can be registered; nothing here raises it, for no such record comes to this server."

WEBHOOK_CALLS: Mapping[str, str] = {
    "PRODUCT": "Called when a product changes; bound to a warehouse, when one of its products or its stock changes.",
    "CUSTOMER": "Called when a customer changes.",
    "POINTSLOG": "Called when a customer's points change, with the customer.",
    **dict.fromkeys(NEVER_RAISED, _NEVER),
}
"""When webhooks of each `payloadEntity` are called; shown by OPTIONS and in the OpenAPI description."""


def options(allow: Sequence[str], entity: Entity | None) -> Response:
    """200 with Allow and, for an entity, its description."""
    body: dict[str, Any] = {"methods": list(allow)}
    if entity is not None:
        body |= describe(entity)
    return json_reply(200, body, headers={"allow": ", ".join(allow)})


def describe(entity: Entity) -> dict[str, Any]:
    """The declaration of an entity: fields, minimum bodies, and the filters, sort keys and limits of its lists.

    `minimumBody` lists the required fields by method, `rules` the rules over several fields, `filterGroups` the
    operators of each group; a field names its groups.
    """
    required = [each.name for each in entity.fields if each.required]
    bodies = {"create": ("POST", required), "replace": ("PUT", ["id", *required]), "patch": ("PATCH", [])}
    calls = {"calls": dict(WEBHOOK_CALLS)} if entity.name == "webhooks" else {}
    return {
        "entity": entity.name,
        **calls,
        "viewOf": entity.view_of,
        "softDelete": entity.soft_delete,
        "maxArrayLength": entity.batch_limit,
        "defaultLimit": DEFAULT_LIMIT,
        "maxLimit": MAX_LIMIT,
        "include": list(includes_of(entity)),
        "filterGroups": {_group(group): [str(each) for each in members] for group, members in GROUPS.items()},
        "sort": [each.name for each in entity.fields if each.sort is Sort.BOTH],
        "minimumBody": {method: names for verb, (method, names) in bodies.items() if verb in entity.verbs},
        "uniqueFields": list(entity.unique),
        "rules": [{"name": each, "fields": list(RECORD_RULES[each].fields)} for each in entity.rules],
        "fields": [describe_field(each) for each in entity.fields],
    }


def describe_field(field: Field) -> dict[str, Any]:
    """The declaration of a field: type, length, nullability, filters, sort, and the rules for its value."""
    described: dict[str, Any] = {
        "name": field.name,
        "type": str(field.kind),
        "nullable": field.null,
        "required": field.required,
        "readOnly": not field.writable,
        "filter": [str(each) for each in operators(field)],
        "filterGroups": [_group(each) for each in GROUPS if each in field.filter],
        "sort": field.sort.value,
    }
    optional: dict[str, Any] = {
        "maxLength": field.length,
        "maxTotalLength": field.total_length,
        "minimum": field.minimum,
        "maximum": field.maximum,
        "choices": list(field.choices),
        "flags": {str(bit): name for bit, name in field.bits.items()},
        "rules": list(field.rules),
        "references": field.references,
    }
    return described | {name: value for name, value in optional.items() if value not in (None, [], {})}


def _group(group: Filter) -> str:
    assert group.name is not None
    return group.name
