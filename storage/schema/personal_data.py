"""Which fields say who a person is, and a record without them.

Called where a deletion also anonymises: by the commands of the practice cloud, and by the engine once the cloud has
confirmed it (F53). What the interface means by `anonymize` is not documented; this is the whole of what a record
says about a person but its id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from storage.schema.fields import Entity, Kind, Record

_ADDRESS = ("addressLine1", "addressLine2", "city", "country", "zip")

PERSONAL: Mapping[str, tuple[str, ...]] = {
    "customers": (
        *_ADDRESS, "barcode", "birthday", "companyId", "companyId2", "companyName", "email", "firstName", "headerPrint",
        "internalNote", "lastName", "note", "phone", "vatId",
    ),
    "suppliers": (*_ADDRESS, "companyId", "email", "phone", "vatId"),
    "employees": ("barcode", "email", "name", "phone"),
}  # fmt: skip
"""Fields by entity; the others hold nothing about people."""

NAMELESS = "-"
"""Where a field must not be blank."""


def anonymized_values(entity: Entity, record: Mapping[str, Any]) -> Record:
    """`record` with its personal fields empty."""
    return {**record, **{name: _empty(entity, name) for name in PERSONAL.get(entity.name, ())}}


def _empty(entity: Entity, name: str) -> str | None:
    field = entity.by_name[name]
    if field.null or field.kind is not Kind.STRING:
        return None
    return NAMELESS if "not_blank" in field.rules else ""
