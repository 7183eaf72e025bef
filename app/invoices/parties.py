"""Whose invoice it is and whom it is for: the supplier among the shop's, and whether the buyer is this shop.

Only reads. Identifiers are compared without spaces, case and the letters of a country.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from app.invoices.invoice import Invoice, Note, Party
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.fields import Record
from storage.text.folding import fold

SUPPLIERS, SUBJECTS = "suppliers", "eet-subjects"
FieldName = Literal["company_id", "vat_id", "name", "given", ""]
SHORTEST_ID = 6
MOST_SUPPLIERS = 100_000
_LEGAL_FORM = re.compile(
    r"\b(?:s\s?r\s?o|spol(?:\s?s\s?r\s?o)?|a\s?s|v\s?o\s?s|k\s?s|sp\s?z\s?o\s?o|sp\s?k|s\s?a|sp\s?j|gmbh|ag|kg|ohg|ug|co|ltd|se)\b"
)


@dataclass(frozen=True, slots=True)
class FoundSupplier:
    """The supplier of an invoice; `id` is None where it is not among the shop's. `name` is its own there, else the invoice's."""

    id: int | None
    name: str
    matched_by: FieldName = ""
    notes: tuple[Note, ...] = ()


def find_supplier(replica: Replica, invoice: Invoice, given: int | None = None) -> FoundSupplier:
    """The supplier by company id, VAT id, then name; `given` is the one that a person says it is, and told when the invoice is another's."""
    party = invoice.supplier
    records = replica.page(SUPPLIERS, Query(), limit=MOST_SUPPLIERS, total=False).records
    by, found = _found(records, party)
    if given is not None:
        chosen = replica.get(SUPPLIERS, given) or {}
        others = [each for each in found if by != "name" and each["id"] != given]
        notes: tuple[Note, ...] = ()
        if others and all(each["id"] != given for each in found):
            notes = (Note("other_supplier", {"name": others[0].get("name"), "given": chosen.get("name")}),)
        return FoundSupplier(given, str(chosen.get("name") or ""), "given", notes)
    if len(found) > 1:
        named = [each for each in found if _plain_name(each.get("name")) == _plain_name(party.name)]
        found = named if len(named) == 1 else found
    if len(found) == 1 and by == "name" and _ids_differ(found[0], party):
        note = Note("supplier_other_number", {"name": party.name, "ids": _ids_shown(party)})
        return FoundSupplier(None, party.name, "", (note,))
    if len(found) == 1:
        return FoundSupplier(found[0]["id"], str(found[0].get("name") or ""), by)
    code = "several_suppliers" if found else "unknown_supplier"
    return FoundSupplier(None, party.name, "", (Note(code, {"name": party.name, "ids": _ids_shown(party)}),))


def _found(records: Iterable[Record], party: Party) -> tuple[FieldName, list[Record]]:
    """The suppliers that fit, and by what."""
    numbers = {bare for each in party.company_ids if len(bare := _bare(each)) >= SHORTEST_ID}
    vat = _bare(party.vat_id)
    name = _plain_name(party.name)
    by_field: dict[FieldName, list[Record]] = {"company_id": [], "vat_id": [], "name": []}
    for each in records:
        if _bare(each.get("companyId")) in numbers:
            by_field["company_id"].append(each)
        if (vat and vat in _forms(each.get("vatId"))) or (
            vat and (own := _bare(each.get("vatId"))) and own in _forms(party.vat_id)
        ):
            by_field["vat_id"].append(each)
        if name and _plain_name(each.get("name")) == name:
            by_field["name"].append(each)
    for by, found in by_field.items():
        if found:
            both = [each for each in found if by == "company_id" and each in by_field["vat_id"]]
            return by, both or found
    return "", []


def is_for_another(replica: Replica, invoice: Invoice) -> Note | None:
    """The note that an invoice is for somebody else; None where it is for this shop, or that cannot be told."""
    subjects = replica.page(SUBJECTS, Query(), limit=1000, total=False).records
    own = {form for each in subjects for form in _forms(each.get("vatId"))}
    buyer = invoice.buyer
    theirs = _forms(buyer.vat_id) | {form for each in buyer.company_ids for form in _forms(each)}
    theirs = {each for each in theirs if len(each) >= SHORTEST_ID}
    names = {_plain_name(each.get("name")) for each in subjects}
    if not own or not theirs or own & theirs or (buyer.name and _plain_name(buyer.name) in names):
        return None
    return Note("other_buyer", {"name": buyer.name, "ids": _ids_shown(buyer)})


def new_supplier(party: Party) -> Mapping[str, Any]:
    """The fields of a new supplier, by what the invoice says."""
    values = {
        "name": party.name[:180], "companyId": next(iter(party.company_ids), "")[:255], "vatId": _compact(party.vat_id),
        "addressLine1": party.street[:180], "city": party.city[:100], "zip": party.zip[:20], "country": party.country[:10],
    }  # fmt: skip
    return {name: value for name, value in values.items() if value}


def _ids_differ(record: Record, party: Party) -> bool:
    """Whether a supplier of the same name has another number."""
    pairs = (
        (_forms(record.get("companyId")), {form for each in party.company_ids for form in _forms(each)}),
        (_forms(record.get("vatId")), _forms(party.vat_id)),
    )
    return any(ours and theirs and not ours & theirs for ours, theirs in pairs)


def _forms(text: object) -> set[str]:
    """An identifier with and without the letters of its country."""
    bare = _bare(text)
    return {bare, bare[2:]} if len(bare) > SHORTEST_ID and bare[:2].isalpha() else {bare} - {""}


def _compact(text: str) -> str:
    return "".join(text.split()).upper()


def _bare(text: object) -> str:
    return "".join(letter for letter in str(text or "").upper() if letter.isalnum())


def _plain_name(text: object) -> str:
    """A name without case, accents, marks and the form of the company."""
    words = "".join(letter if letter.isalnum() else " " for letter in fold(str(text or "")))
    return " ".join(_LEGAL_FORM.sub(" ", " ".join(words.split())).split())


def _ids_shown(party: Party) -> str:
    return ", ".join(filter(None, (next(iter(party.company_ids), ""), party.vat_id)))
