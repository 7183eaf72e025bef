"""Anonymising: a record without what it says about a person.

Called wherever a copy of an anonymised record is stored (F53). The interface does not say what `anonymize` empties; here
it is every field that an entity declares as `personal`, and every member that nobody declared, since it may say
anything.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.schema.fields import Entity, Kind, Record

NAMELESS = "-"
"""Value of a personal field that must not be blank."""


def anonymized_values(entity: Entity, record: Mapping[str, Any]) -> Record:
    """`record` with its personal fields empty and without undeclared members; unchanged where nothing is personal."""
    if not entity.personal:
        return dict(record)
    declared = {name: value for name, value in record.items() if name in entity.by_name}
    return {**declared, **{name: _empty(entity, name) for name in entity.personal}}


def is_anonymized_copy(entity: Entity, before: Mapping[str, Any] | None, after: Mapping[str, Any]) -> bool:
    """Whether a copy of the cloud shows that somebody anonymised the record: deleted, and no personal value is left of
    those that it had `before`. A plain deletion keeps them, and no living customer is without a name.
    """
    return (
        bool(after.get("deleted"))
        and says_something(entity, before or {})
        and not says_something(entity, after)
    )


def says_something(entity: Entity, record: Mapping[str, Any]) -> bool:
    """Whether any personal field has a value."""
    return any(record.get(name) not in (None, "", NAMELESS) for name in entity.personal)


def _empty(entity: Entity, name: str) -> str | None:
    field = entity.by_name[name]
    if field.null or field.kind is not Kind.STRING:
        return None
    return NAMELESS if "not_blank" in field.rules else ""
