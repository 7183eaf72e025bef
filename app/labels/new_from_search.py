"""The values that a new record takes from a search that found nothing.

Pure. Called by the window, which offers the new record.
"""

from __future__ import annotations

import re
from typing import Any

from app.labels.gtin import canonical_code, is_gtin
from storage.schema.fields import Entity, Kind
from storage.text.folding import compact

_EMAIL = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s.]+")

_ADDRESSES = frozenset({"url", "http_url"})
"""Rules of fields that hold the address of a page, which nobody searches for to create it."""


def values_from_search(entity: Entity, text: str) -> dict[str, Any]:
    """The typed text in the field where it belongs: a code with a right check digit, an e-mail, a telephone number, or
    the name, which of people is their first and last one. Empty where the entity has no such field or it is too long.
    """
    typed = " ".join(text.split())
    found = _values(entity, typed)
    too_long = any(
        length is not None and len(value) > length
        for name, value in found.items()
        if isinstance(value, str) and (length := entity.by_name[name].length) is not None
    )
    return {} if too_long else found


def _values(entity: Entity, typed: str) -> dict[str, Any]:
    if not typed:
        return {}
    code = "".join(typed.split())
    if entity.code_fields and is_gtin(code):
        field = entity.by_name[entity.code_fields[0]]
        value = canonical_code(code)
        return {field.name: [value] if field.kind is Kind.STRINGS else value}
    if "email" in entity.by_name and _EMAIL.fullmatch(typed):
        return {"email": typed}
    if "phone" in entity.by_name and compact(typed) is not None:
        return {"phone": typed}
    if {"firstName", "lastName"} <= entity.by_name.keys():
        first, _, last = typed.rpartition(" ")
        return {"firstName": first, "lastName": last} if first else {"lastName": last}
    name = next((each for each in entity.title if _is_text(entity, each)), None)
    return {} if name is None else {name: typed}


def _is_text(entity: Entity, name: str) -> bool:
    field = entity.by_name[name]
    return (
        field.kind is Kind.STRING
        and field.writable
        and not field.choices
        and not _ADDRESSES & set(field.rules)
    )
