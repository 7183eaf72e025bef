"""OPTIONS: which methods a path knows, and what an entity looks like, from the catalogue.

Called by `service`. The real cloud's answer is not documented; the Allow header is the likely carrier
(`facts/cloud-api.md` 2), the JSON beside it is ours.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from app.server.replies import json_reply
from storage.fields import Entity, Field
from storage.query import operators
from sync.transport import Response


def options(allow: Sequence[str], entity: Entity | None) -> Response:
    """200 with Allow and, for an entity, its description."""
    body: dict[str, Any] = {"methods": list(allow)}
    if entity is not None:
        body |= describe(entity)
    return json_reply(200, body, headers={"allow": ", ".join(allow)})


def describe(entity: Entity) -> dict[str, Any]:
    """An entity's fields with their types, rules, filters and sort markers."""
    return {
        "entity": entity.name,
        "maxArrayLength": entity.batch_limit,
        "uniqueFields": list(entity.unique),
        "rules": list(entity.rules),
        "fields": [_field(each) for each in entity.fields],
    }


def _field(field: Field) -> dict[str, Any]:
    described: dict[str, Any] = {
        "name": field.name,
        "type": str(field.kind),
        "nullable": field.null,
        "required": field.required,
        "readOnly": not field.writable,
        "filter": [str(each) for each in operators(field)],
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
