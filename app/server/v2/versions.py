"""What the header Allow-Version changes in bodies and in answers (`facts/cloud-api.md` 8 and 9).

Called by reading, writing and the first generation. BC2 is BC1 and one thing more. Empty lists, the other
difference between BC0 and BC1, are `RequestContext.empty_is_404`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from app.server.request_context import VERSIONS, RequestContext
from storage.errors import Problem
from storage.query.grammar import Condition, Query
from storage.schema.fields import Record
from storage.schema.validation import Op, same

EXTERNAL_ID = "externalId"
EXTERNAL_IDS = "externalIds"
LONGEST_EXTERNAL_ID = 256
PRODUCTS = frozenset({"products", "warehouse-products"})
TAXED = frozenset({"products", "categories"})

ADMINISTRATOR = 0
PROTECTED = ("enabled", "deleted", "accessLevel", "stockAccessLevel")
"""Fields of employee 0 that nobody changes."""


class BodyReader:
    """Reads the bodies of one request as the version asked for means them."""

    def __init__(self, context: RequestContext) -> None:
        self._context = context
        self._strict = context.version != "BC0"

    def read(self, body: Any, op: Op, record_id: int | None = None) -> tuple[Any, list[Problem]]:
        """The body in the terms of the catalogue, and what this version refuses in it.

        What is no object is left for validation. `record_id` is the record that a PUT or PATCH means.
        """
        if not isinstance(body, Mapping):
            return body, []
        values = dict(body)
        found: list[Problem] = []
        entity = self._context.entity.name
        if entity in PRODUCTS:
            found += _read_external_ids(values, op, bc2=self._context.version == "BC2")
        if self._strict and entity in TAXED:
            found += self._check_tax_rate(values)
        if entity == "customers" and op is Op.CREATE and self._requires_flags and "flags" not in values:
            found.append(Problem("flags", "missing"))
        if entity == "employees" and record_id == ADMINISTRATOR:
            found += self._check_administrator(values)
        return values, found

    @property
    def _requires_flags(self) -> bool:
        """Only where the header itself says so: the minimum body of `interface.md` has no flags."""
        requested = (self._context.header("allow-version") or "").upper()
        return requested in VERSIONS and self._strict

    @cached_property
    def _rates(self) -> tuple[float, ...]:
        """The cloud's tax rates as multipliers; none for a cloud whose owner pays no VAT."""
        taxes = self._context.cloud.replica.page("taxes", Query(), limit=1000, total=False).records
        return tuple(sorted({_rate(1 + tax["value"] / 100) for tax in taxes if tax.get("value") is not None}))

    def _check_tax_rate(self, values: Mapping[str, Any]) -> list[Problem]:
        vat = _number(values.get("vat"))
        if vat is None or not self._rates or _rate(vat) in self._rates:
            return []
        return [Problem("vat", "not_a_rate", {"rates": list(self._rates)})]

    def _check_administrator(self, values: dict[str, Any]) -> list[Problem]:
        """Forbidden changes of the administrator: refused under BC1, left out under BC0.

        A field that our copy does not know cannot be compared and passes.
        """
        entity = self._context.entity
        current = self._context.cloud.replica.get(entity.name, ADMINISTRATOR) or {}
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


def add_external_ids(
    context: RequestContext, records: Sequence[Record], data: Sequence[dict[str, Any]]
) -> None:
    """Both forms of a product's external id in answers; the array alone under BC2."""
    if context.entity.name not in PRODUCTS:
        return
    for record, each in zip(records, data, strict=True):
        if (known := record.get(EXTERNAL_ID)) is not None:
            each[EXTERNAL_IDS] = [known]
        if context.version == "BC2":
            each.pop(EXTERNAL_ID, None)


def to_stored_fields(context: RequestContext, where: Sequence[Condition]) -> tuple[Condition, ...]:
    """Conditions on `externalIds` as ones on the field that holds the value for both."""
    if context.entity.name not in PRODUCTS:
        return tuple(where)
    return tuple(replace(each, field=EXTERNAL_ID) if each.field == EXTERNAL_IDS else each for each in where)


def _read_external_ids(values: dict[str, Any], op: Op, *, bc2: bool) -> list[Problem]:
    """One value with two names: each version takes its own and refuses the other one outside POST.

    A null `externalIds` without BC2 is let pass in PUT as well, as what a GET answered comes back with it.
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
    """A JSON number or its text; None for anything else, which validation names."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    try:
        return float(value)
    except (ValueError, OverflowError):
        return None
