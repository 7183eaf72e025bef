"""What two records of one person, company or product have in common: their names and numbers in one form. Pure.

Called by `find`. Names are compared without case, diacritics, order, titles and forms of companies; telephone numbers by their
digits without the prefix of a country.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from storage.schema.fields import Record
from storage.text.folding import fold

PERSON = ("lastName", "firstName", "companyName", "companyId", "vatId", "email", "phone", "barcode", "birthday",
          "addressLine1", "city", "zip")  # fmt: skip
SUPPLIER = ("name", "companyId", "vatId", "email", "phone", "addressLine1", "city", "zip")
PRODUCT = ("name", "ean", "unit", "packaging")
FIELDS: Mapping[str, tuple[str, ...]] = {"customers": PERSON, "suppliers": SUPPLIER, "products": PRODUCT}
"""The fields that are compared, by entity; no other entity has duplicates."""

PHONE_DIGITS = 9
"""Digits that tell a number of the shop's country, where the prefix of the country may be left out."""
_LEAST_DIGITS = 7
_WORD = re.compile(r"[^\W_]+")
_FORM = re.compile(
    r"\b(?:spol(?:ecnost)?\.?\s*s\s*r\.?\s*o\.?|s\.?\s?r\.?\s?o\b\.?|a\.\s?s\.?|akc\.\s?spol\.?|v\.\s?o\.\s?s\.?|k\.\s?s\.?|"
    r"sp\.?\s*z\s*o\.?\s*o\.?|s\.\s?a\.?|gmbh(?:\s*&\s*co\.?\s*kg)?|ag|ug|kg|ohg|e\.\s?k\.?|ltd\.?|inc\.?|llc|se)(?=$|[\s,])"
)
"""The forms of companies, as they are written in the shop's countries."""
_TITLES = frozenset(
    [
        "ing",
        "mgr",
        "bc",
        "mudr",
        "mvdr",
        "judr",
        "phdr",
        "rndr",
        "dr",
        "prof",
        "doc",
        "phd",
        "csc",
        "mba",
        "dis",
        "inz",
        "med",
        "dipl",
    ]
)
_NUMBER = re.compile(r"\d+(?:[.,]\d+)?\s?(?:[a-z%°]{1,4}\b)?")


@dataclass(frozen=True, slots=True)
class Traits:
    """What is compared of one record; empty where the record says nothing."""

    id: int
    words: tuple[str, ...]
    """The words of the name, in alphabetical order."""
    numbers: tuple[str, ...] = ()
    """Numbers within a product's name: 0.5 l and 1 l are two products."""
    exact: tuple[tuple[str, str], ...] = ()
    """Values that tell a record nearly alone, with their reason: company_id, vat_id, code, email, phone."""
    birthday: str = ""
    street: str = ""
    place: str = ""

    @property
    def name(self) -> str:
        """The name in one form."""
        return " ".join(self.words)


def traits(entity: str, record: Record) -> Traits:
    """The traits of a record of one of `FIELDS`."""
    return _product(record) if entity == "products" else _person(record)


def _person(record: Mapping[str, Any]) -> Traits:
    names = [str(record.get(each) or "") for each in ("firstName", "lastName", "companyName", "name")]
    exact = (
        ("company_id", _alphanumeric(record.get("companyId")).lstrip("0")),
        ("vat_id", _alphanumeric(record.get("vatId"))),
        ("code", str(record.get("barcode") or "").strip()),
        ("email", str(record.get("email") or "").strip().lower()),
        ("phone", phone_digits(record.get("phone"))),
    )
    return Traits(
        id=record["id"],
        words=name_words(" ".join(names)),
        exact=tuple(each for each in exact if each[1]),
        birthday=str(record.get("birthday") or ""),
        street=" ".join(_WORD.findall(fold(str(record.get("addressLine1") or "")))),
        place=_alphanumeric(record.get("zip"))
        or " ".join(_WORD.findall(fold(str(record.get("city") or "")))),
    )


def _product(record: Mapping[str, Any]) -> Traits:
    name = fold(str(record.get("name") or ""))
    numbers = sorted(each.replace(",", ".").replace(" ", "") for each in _NUMBER.findall(name))
    codes = record.get("ean") or []
    if isinstance(codes, str):  # as the table stores it
        codes = json.loads(codes)
    return Traits(
        id=record["id"],
        words=tuple(sorted(_WORD.findall(_NUMBER.sub(" ", name)))),
        numbers=tuple(numbers),
        exact=tuple(("code", str(each)) for each in codes if each),
        place=f"{record.get('unit') or ''} {record.get('packaging') or ''}",
    )


def name_words(name: str) -> tuple[str, ...]:
    """The words of a person's or a company's name in alphabetical order, without titles and the form of the company."""
    words = _WORD.findall(_FORM.sub(" ", fold(name)))
    return tuple(sorted(each for each in words if each not in _TITLES)) or tuple(sorted(words))


def phone_digits(phone: object) -> str:
    """The digits that tell a telephone number; empty for what is too short to be one."""
    digits = "".join(each for each in str(phone or "") if each.isdecimal())
    return digits[-PHONE_DIGITS:] if len(digits) >= _LEAST_DIGITS else ""


def _alphanumeric(value: object) -> str:
    return "".join(_WORD.findall(str(value or ""))).lower()
