"""Validation rules beyond type and length, each a pure function that a declaration names.

Called by `validation` only. A field rule gets a value that is not null, of the declared type and not too long; a record rule gets
the whole record. Patterns must not backtrack: a rule runs inside the transaction that writes, and everybody waits for it. Both return codes and parameters, never texts, and know no entities.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from storage.errors import Problem

Finding = tuple[str, dict[str, object]]
"""A problem code and its parameters."""
FieldRule = Callable[[Any], Finding | None]

VAT_ID = re.compile(
    r"((AT)U[0-9]{8}|(BE)0[0-9]{9}|(BG)[0-9]{9,10}|(CY)[0-9]{8}L|(CZ)[0-9]{8,10}|(DE)[0-9]{9}|(DK)[0-9]{8}"
    r"|(EE)[0-9]{9}|(EL|GR)[0-9]{9}|(ES)[0-9A-Z][0-9]{7}[0-9A-Z]|(FI)[0-9]{8}|(FR)[0-9A-Z]{2}[0-9]{9}"
    r"|(GB)([0-9]{9}([0-9]{3})|[A-Z]{2}[0-9]{3})|(HU)[0-9]{8}|(IE)[0-9]S[0-9]{5}L|(IT)[0-9]{11}"
    r"|(LT)([0-9]{9}|[0-9]{12})|(LU)[0-9]{8}|(LV)[0-9]{11}|(MT)[0-9]{8}|(NL)[0-9]{9}B[0-9]{2}|(PL)[0-9]{10}"
    r"|(PT)[0-9]{9}|(RO)[0-9]{2,10}|(SE)[0-9]{12}|(SI)[0-9]{8}|(SK)[0-9]{10})"
)
"""The published pattern of the cloud."""
URL = re.compile(r"[-A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=]+")
"""Level 1: allowed characters only; `%` is not among them."""
HTTP_URL = re.compile(
    r"(\s*(https?)://)?((([^@\[/?#]*)@)?(\[[0-9a-fA-F:.]*+[a-zA-Z0-9]*+]|[^\[/?#:]*)(:(\d*(?:\{[^/]+?})?))?)?"
    r"([^?#]*)(\?(.*))?",
    re.IGNORECASE | re.ASCII,
)
"""Level 2: groups 2, 6 and 8 are scheme, host and port. Very lax and not anchored at the end. The possessive marks are ours."""
MARGIN = re.compile(r"[+-]?([0-9]+(?:\.[0-9]+)?)(%?)", re.ASCII)

FORBIDDEN_IN_TAGS = ",^?*()[]$"
RESERVED_TAGS = (".dailymenu", ".portion")
PRICE_ENTRY_BIT = 2
HIGHEST_PORT = 65535


def not_deleted(value: bool) -> Finding | None:
    """`deleted` is never true in a body; records are deleted by DELETE. Code `deleted_true`."""
    return ("deleted_true", {}) if value else None


def not_blank(value: str) -> Finding | None:
    """Not only white space. Code `blank`."""
    return None if value.strip() else ("blank", {})


def vat_id(value: str) -> Finding | None:
    """The published pattern; the empty text is valid, as the cloud accepts it. Code `bad_vat_id`."""
    return None if not value or VAT_ID.fullmatch(value) else ("bad_vat_id", {})


def url(value: str) -> Finding | None:
    """Characters of level 1; the empty text passes. Code `bad_url`."""
    return None if not value or URL.fullmatch(value) else ("bad_url", {})


def http_url(value: str) -> Finding | None:
    """A complete address: level 2, with http or https, a host and a valid port. Code `bad_url`.

    Stricter than level 2 alone, which reads `ftp://a` and `not a url` as addresses without a scheme.
    """
    found = HTTP_URL.match(value)
    if found is None or found[2] is None or not found[6]:
        return "bad_url", {}
    if " " in (bare := value.strip()) or not bare.isprintable():
        return "bad_url", {}
    port = found[8]
    if port and not (port.isdigit() and len(port) <= len(str(HIGHEST_PORT)) and int(port) <= HIGHEST_PORT):
        return "bad_url", {}
    return None


def tag_characters(value: str | list[str]) -> Finding | None:
    """No tag holds one of , ^ ? * ( ) [ ] $ . Code `forbidden_characters` with `characters` as found."""
    texts = [value] if isinstance(value, str) else value
    found = "".join(each for each in FORBIDDEN_IN_TAGS if any(each in text for text in texts))
    return ("forbidden_characters", {"characters": found}) if found else None


def tag_name(value: str) -> Finding | None:
    """No leading full stop except in the reserved names. Code `reserved_name`."""
    if value.startswith(".") and value not in RESERVED_TAGS:
        return "reserved_name", {"allowed": list(RESERVED_TAGS)}
    return None


def margin(value: str) -> Finding | None:
    """A number, or a number and `%`, the latter at most 100 %; the empty text passes. Code `bad_margin`."""
    if not value:
        return None
    found = MARGIN.fullmatch(value)
    if found is None:
        return "bad_margin", {}
    if found[2] and float(value[:-1]) > 100:
        return "bad_margin", {"maximum": "100%"}
    return None


def customer_names(record: Mapping[str, Any]) -> list[Problem]:
    """The name rule of customers. Codes `blank_name` per field, `all_names_blank` for the record.

    The interface says both that no name may be blank and that one of the three suffices. Assumed here: the empty text
    is no name and valid; a name must not be white space only; and one of first, last and company name is required.
    That accepts every body that the cloud can mean, such as a company without first and last name.
    """
    names = {name: record[name] for name in CUSTOMER_NAMES if isinstance(record.get(name), str)}
    if any(text.strip() for text in names.values()):
        return [Problem(name, "blank_name") for name, text in names.items() if text and not text.strip()]
    return [Problem(None, "all_names_blank", {"fields": list(CUSTOMER_NAMES)})]


def price_entry_flag(record: Mapping[str, Any]) -> list[Problem]:
    """`requiresPriceEntry` equals bit 2 of `flags`. Code `price_entry_flag`."""
    flags, asked = record["flags"], record["requiresPriceEntry"]
    if flags is None or asked is None or bool(flags >> PRICE_ENTRY_BIT & 1) == asked:
        return []
    return [Problem("requiresPriceEntry", "price_entry_flag", {"bit": PRICE_ENTRY_BIT})]


@dataclass(frozen=True, slots=True)
class RecordRule:
    """A rule over several fields: applied only when all are known and one of them is written."""

    fields: tuple[str, ...]
    check: Callable[[Mapping[str, Any]], list[Problem]]


CUSTOMER_NAMES = ("firstName", "lastName", "companyName")

FIELD_RULES: Mapping[str, FieldRule] = MappingProxyType({
    rule.__name__: rule
    for rule in (not_deleted, not_blank, vat_id, url, http_url, tag_characters, tag_name, margin)
})  # fmt: skip
"""Field rules by the name a declaration uses."""

RECORD_RULES: Mapping[str, RecordRule] = MappingProxyType({
    "customer_names": RecordRule(CUSTOMER_NAMES, customer_names),
    "price_entry_flag": RecordRule(("flags", "requiresPriceEntry"), price_entry_flag),
})  # fmt: skip
"""Record rules by the name a declaration uses."""

PROBLEM_CODES: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "missing": (),
    "null": (),
    "id_missing": (),
    "wrong_type": ("expected",),
    "bad_date": (),
    "too_long": ("limit", "actual"),
    "too_long_together": ("limit", "actual"),
    "too_small": ("minimum",),
    "too_large": ("maximum",),
    "not_a_choice": ("choices",),
    "nul_character": (),
    "lone_surrogate": (),
    "deleted_true": (),
    "blank": (),
    "not_unique": ("value",),
    "own_ingredient": (),
    "bad_vat_id": (),
    "bad_url": (),
    "forbidden_characters": ("characters",),
    "reserved_name": ("allowed",),
    "bad_margin": (),
    "blank_name": (),
    "all_names_blank": ("fields",),
    "price_entry_flag": ("bit",),
    "prices_disagree": ("expected",),
    "below_zero": (),
})  # fmt: skip
"""Every problem code of a record, with its fixed parameters. The commands find `not_unique`, `own_ingredient` and those about prices."""
