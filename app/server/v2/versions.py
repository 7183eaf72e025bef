"""The differences that the header Allow-Version (BC0, BC1, BC2) makes in bodies and responses.

Called by reading, writing and v1. BC1 checks more than BC0; BC2 is BC1 with `externalIds` in place of `externalId`.
With any of them a response has what the interface does not list: it says "exactly the fields listed" of customers, EET
subjects and webhooks, and programs made for it may refuse others. For empty lists see `RequestContext.empty_is_404`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from app.server.request_context import RequestContext
from storage.errors import Problem
from storage.query.grammar import Condition, Query
from storage.schema.fields import Record
from storage.schema.validation import Op, same

EXTERNAL_ID = "externalId"
EXTERNAL_IDS = "externalIds"
LONGEST_EXTERNAL_ID = 256
TAXED = frozenset({"products", "categories"})

LISTED = frozenset({"customers", "eet-subjects", "webhooks"})
"""Entities whose fields the interface lists."""
UNLISTED: Mapping[str, frozenset[str]] = {"customers": frozenset({"companyId2"})}
"""Fields of them that clouds have and the interface does not list."""

PROTECTED = ("enabled", "deleted", "accessLevel", "stockAccessLevel")
"""Fields of a protected record (employee 0, the administrator) that cannot be changed."""


class BodyReader:
    """Interprets the bodies of one request for its version."""

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._strict = context.version != "BC0"

    def read(self, body: Any, op: Op, record_id: int | None = None) -> tuple[Any, list[Problem]]:
        """The body with the catalogue's fields, and the problems that this version finds in it.

        A body that is no object is left to validation. `record_id` is the record of a PUT or PATCH.
        """
        if not isinstance(body, Mapping):
            return body, []
        values = dict(body)
        refused: list[Problem] = []
        entity = self._context.entity
        if EXTERNAL_IDS in entity.by_name:
            refused += _read_external_ids(values, op, bc2=self._context.version == "BC2")
        if self._strict and entity.name in TAXED:
            refused += self._check_tax_rate(values)
        if entity.name == "customers" and op is Op.CREATE and self._requires_flags and "flags" not in values:
            refused.append(Problem("flags", "missing"))
        if record_id is not None and record_id in entity.protected_ids:
            refused += self._check_administrator(values, record_id)
        return values, refused

    @property
    def _requires_flags(self) -> bool:
        """Only with an explicit Allow-Version: the minimum body of the /v2 interface has no flags."""
        return self._context.asked_version is not None and self._strict

    @cached_property
    def _rates(self) -> tuple[float, ...]:
        """The cloud's tax rates as multipliers; empty if its owner is not registered for VAT."""
        taxes = self._context.cloud.replica.page("taxes", Query(), limit=1000, total=False).records
        return tuple(sorted({_rate(1 + tax["value"] / 100) for tax in taxes if tax.get("value") is not None}))

    def _check_tax_rate(self, values: Mapping[str, Any]) -> list[Problem]:
        vat = _number(values.get("vat"))
        if vat is None or not self._rates or _rate(vat) in self._rates:
            return []
        return [Problem("vat", "not_a_rate", {"rates": list(self._rates)})]

    def _check_administrator(self, values: dict[str, Any], record_id: int) -> list[Problem]:
        """Forbidden changes of the administrator: a problem under BC1, ignored under BC0.

        A field without a value in our copy cannot be compared and passes.
        """
        entity = self._context.entity
        current = self._context.cloud.replica.get(entity.name, record_id) or {}
        changed = [
            name
            for name in PROTECTED
            if name in values
            and current.get(name) is not None
            and not same(entity, name, values[name], current[name])
        ]
        if self._strict:
            return [Problem(name, "administrator") for name in changed]
        for name in changed:
            values[name] = current[name]
        return []


def unlisted_fields(context: RequestContext) -> frozenset[str]:
    """Declared fields that this client is not shown, so that a replacement of it says nothing about them."""
    return frozenset() if context.extended else UNLISTED.get(context.entity.name, frozenset())


def drop_unlisted(context: RequestContext, data: Sequence[dict[str, Any]]) -> None:
    """Drop what the interface does not list, members that only the cloud knows too, unless the client asks for more."""
    entity = context.entity
    if context.extended or entity.name not in LISTED:
        return
    listed = entity.by_name.keys() - unlisted_fields(context)
    for encoded in data:
        for name in encoded.keys() - listed:
            del encoded[name]


def add_external_ids(
    context: RequestContext, records: Sequence[Record], data: Sequence[dict[str, Any]]
) -> None:
    """Add `externalIds` to products in a response; under BC2 it replaces `externalId`."""
    if EXTERNAL_IDS not in context.entity.by_name:
        return
    for record, encoded in zip(records, data, strict=True):
        if (external_id := record.get(EXTERNAL_ID)) is not None:
            encoded[EXTERNAL_IDS] = [external_id]
        if context.version == "BC2":
            encoded.pop(EXTERNAL_ID, None)


def to_stored_fields(context: RequestContext, where: Sequence[Condition]) -> tuple[Condition, ...]:
    """Conditions on `externalIds` turned into conditions on `externalId`, the field that is stored."""
    if EXTERNAL_IDS not in context.entity.by_name:
        return tuple(where)
    return tuple(replace(each, field=EXTERNAL_ID) if each.field == EXTERNAL_IDS else each for each in where)


def _read_external_ids(values: dict[str, Any], op: Op, *, bc2: bool) -> list[Problem]:
    """Read the external id under the name of the version; the other name is a problem outside POST.

    Without BC2, a null `externalIds` passes in PUT too, since a GET response that is sent back contains it.
    """
    if not bc2:
        given = EXTERNAL_IDS in values
        refused = values.pop(EXTERNAL_IDS, None) is not None or (given and op is Op.PATCH)
        return [_other_name(EXTERNAL_IDS, EXTERNAL_ID)] if refused else []
    found: list[Problem] = []
    if EXTERNAL_ID in values:
        del values[EXTERNAL_ID]
        if op is not Op.CREATE:
            found.append(_other_name(EXTERNAL_ID, EXTERNAL_IDS))
    if EXTERNAL_IDS not in values:
        return found
    ids = values.pop(EXTERNAL_IDS)
    if ids is None or ids == []:
        values[EXTERNAL_ID] = None
    elif not isinstance(ids, list) or not all(isinstance(each, str) for each in ids):
        found.append(Problem(EXTERNAL_IDS, "wrong_type", {"expected": "string[]"}))
    elif len(ids) > 1:
        found.append(Problem(EXTERNAL_IDS, "too_many", {"limit": 1}))
    elif len(ids[0]) > LONGEST_EXTERNAL_ID:
        limits: dict[str, object] = {"limit": LONGEST_EXTERNAL_ID, "actual": len(ids[0])}
        found.append(Problem(EXTERNAL_IDS, "too_long", limits))
    else:
        values[EXTERNAL_ID] = ids[0]
    return found


def _other_name(field: str, instead: str) -> Problem:
    return Problem(field, "other_version", {"instead": instead})


def _rate(multiplier: float) -> float:
    return round(multiplier, 6)


def _number(value: object) -> float | None:
    """A number from a JSON number or string; None for anything else, which validation reports."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        return float(value)
    except (ValueError, OverflowError):
        return None
