"""Anonymising: a record without what it says about a person.

Called wherever a copy of an anonymised record is stored (F53). The interface does not say what `anonymize` empties; here
it is every field that an entity declares as `personal`, and every member that nobody declared, since it may say
anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from storage.schema.fields import Entity, Kind, Record

NAMELESS = "-"
"""Value of a personal field that must not be blank."""
_PLACEHOLDER = re.compile(r"[\W_]*|.*anon[yi]m.*", re.IGNORECASE | re.DOTALL)
"""What a cloud may put in the place of a value: nothing but signs, or the word itself."""


def anonymized_values(entity: Entity, record: Mapping[str, Any]) -> Record:
    """`record` with its personal fields empty and without undeclared members; unchanged where nothing is personal."""
    if not entity.personal:
        return dict(record)
    declared = {name: value for name, value in record.items() if name in entity.by_name}
    return {**declared, **{name: _empty(entity, name) for name in entity.personal}}


def is_anonymized_copy(entity: Entity, before: Mapping[str, Any] | None, after: Mapping[str, Any]) -> bool:
    """Whether a copy of the cloud shows that somebody anonymised the record: deleted, and of the personal values that it
    had `before`, no name is left, or nothing at all. A plain deletion keeps them, and no living person is without a name;
    which other fields a cloud empties is nowhere documented.
    """
    if not after.get("deleted") or before is None:
        return False
    named = [name for name in entity.title if name in entity.personal]
    return any(_says(before, names) and not _says(after, names) for names in (named, entity.personal))


def says_something(entity: Entity, record: Mapping[str, Any]) -> bool:
    """Whether any personal field has a value."""
    return _says(record, entity.personal)


def _says(record: Mapping[str, Any], names: Iterable[str]) -> bool:
    values = (record.get(name) for name in names)
    return any(each is not None and not _PLACEHOLDER.fullmatch(str(each)) for each in values)


def _empty(entity: Entity, name: str) -> str | None:
    field = entity.by_name[name]
    if field.null or field.kind is not Kind.STRING:
        return None
    return NAMELESS if "not_blank" in field.rules else ""
