"""Who has a value already that is being typed: a name, a telephone number, an e-mail, a company id or a code.

Called by the form on a worker thread, for the fields that have input.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from app.duplicates.traits import Traits, traits
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record

NAME = "name"
REASONS: Mapping[str, Mapping[str, str]] = {
    "customers": {"lastName": NAME, "companyName": NAME, "firstName": NAME, "phone": "phone", "email": "email",
                  "companyId": "company_id", "vatId": "vat_id", "barcode": "code"},
    "suppliers": {"name": NAME, "phone": "phone", "email": "email", "companyId": "company_id", "vatId": "vat_id"},
    "products": {"name": NAME, "ean": "code"},
}  # fmt: skip
"""What a field tells a record by, by entity and field."""
MOST = 20
"""Records that a search for a value may bring before they are compared with it."""


def owners(
    replica: Replica, entity: str, values: Mapping[str, Any], fields: Iterable[str], *, except_id: int | None
) -> dict[str, Record]:
    """The record that has the same, by field; `values` are those of the whole form, `except_id` is the record in it."""
    typed = traits(entity, {**values, "id": except_id or 0})
    found: dict[str, Record] = {}
    told: set[int] = set()
    for name in fields:
        reason = REASONS.get(entity, {}).get(name)
        for wanted in _wanted(typed, reason):
            record = _owner(replica, entity, wanted, reason or NAME, typed, except_id)
            if record is not None and record["id"] not in told:
                found[name] = record
                told.add(record["id"])
                break
    return found


def _wanted(typed: Traits, reason: str | None) -> list[str]:
    """The values to search for."""
    if reason == NAME:
        return [" ".join(typed.words)] if typed.words and len(typed.words) + len(typed.numbers) > 1 else []
    return [value for kind, value in typed.exact if kind == reason]


def _owner(
    replica: Replica, entity: str, wanted: str, reason: str, typed: Traits, except_id: int | None
) -> Record | None:
    for record in replica.page(entity, Query(search=wanted), limit=MOST, total=False).records:
        if record["id"] == except_id:
            continue
        other = traits(entity, record)
        same = (
            (other.words, other.numbers) == (typed.words, typed.numbers)
            if reason == NAME
            else (reason, wanted) in other.exact
        )
        if same:
            return record
    return None
