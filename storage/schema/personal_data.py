"""Anonymising: a record without what it says about a person.

Called where a deletion also anonymises: by the commands of the practice cloud, and by the engine once the cloud has
confirmed it (F53). The interface does not say what `anonymize` empties; here it is every field that an entity
declares as `personal`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.schema.fields import Entity, Kind, Record

NAMELESS = "-"
"""Value of a personal field that must not be blank."""


def anonymized_values(entity: Entity, record: Mapping[str, Any]) -> Record:
    """`record` with its personal fields empty."""
    return {**record, **{name: _empty(entity, name) for name in entity.personal}}


def _empty(entity: Entity, name: str) -> str | None:
    field = entity.by_name[name]
    if field.null or field.kind is not Kind.STRING:
        return None
    return NAMELESS if "not_blank" in field.rules else ""
