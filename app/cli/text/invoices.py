"""English of what is told about invoices: why a file is none that can be read, and the notes on an invoice and its lines.

Used by `messages` and the command `invoice`, whose JSON has these sentences. Each says what it is and what to do.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.cli.text.problems import fill

REFUSED: Mapping[str, str] = {
    "damaged": "{file} is damaged; ask the supplier for it again.",
    "damaged_xml": "{file} is damaged (line {line}); ask the supplier for it again.",
    "doctype": "{file} contains a document type declaration, which invoices never have. It was not read.",
    "empty": "{file} is empty; ask the supplier for it again.",
    "encrypted": "{file} is encrypted; ask the supplier for it without a password.",
    "none_inside": "{file} has no ISDOC document inside; ask the supplier for it again.",
    "other_version": "{file} is of a version that cannot be read ({version}); ask the supplier for a newer one.",
    "picture": "{file} is only a picture of an invoice; ask the supplier for ISDOC, ZUGFeRD or XML.",
    "several": "{file} has several invoices inside ({numbers}); choose one with --number.",
    "too_deep": "{file} is nested deeper than any invoice. It was not read.",
    "too_large": "{file} unpacks to more than {limit} MB. It was not read.",
    "too_many_lines": "{file} has more than {limit} lines. It was not read.",
    "unknown": "{file} is no invoice in a known format; ask the supplier for ISDOC, UBL, ZUGFeRD or KSeF XML.",
}
DOCUMENTS: Mapping[str, str] = {
    "order": "an order",
    "delivery_note": "a delivery note",
    "reminder": "a reminder",
    "statement": "a statement of account",
    "catalogue": "a catalogue",
    "pohoda": "a Pohoda export",
    "isdoc_other": "an ISDOC document that is not to be paid",
    "answer": "an answer to an invoice",
    "quotation": "a quotation",
    "zugferd_1": "ZUGFeRD 1, which is too old to be read",
    "farmers": "a farmer's invoice (FA_RR)",
}

TOLD: Mapping[str, str] = {
    # of the invoice
    "advance": "This asks for an advance payment and is no invoice for goods: it changes no prices.",
    "bad_number": "{value} is not a number as XML writes it; ask the supplier for a correct invoice.",
    "charge": "{reason}: {amount} {currency} on the whole invoice is not in these prices.",
    "correction": "This corrects {numbers}: nothing is done by itself. Choose the lines whose prices after the correction are right.",
    "credit_note": "This is a credit note for {numbers}: it changes no prices.",
    "debit_note": "This is a debit note for {numbers}: it changes no prices.",
    "discount": "A discount of {amount} {currency} on the whole invoice is not in these prices.",
    "no_lines": "This invoice has totals but no lines {profile}; ask the supplier for one with lines.",
    "no_rate": "Prices are in {currency}; say what 1 {currency} costs in {own} with --exchange.",
    "older": "A newer invoice of this supplier ({date}) was already used; these prices may be old.",
    "other": "This is no invoice for goods: it changes no prices.",
    "other_buyer": "This invoice is addressed to {name} ({ids}); use it only if that is your shop.",
    "other_supplier": "The numbers on the invoice are those of {name}, not of {given}; check --supplier.",
    "proforma": "This asks to be paid and is no invoice for goods: it changes no prices.",
    "rate_given": "Prices are in {currency}; 1 {currency} = {rate} {own}.",
    "rate_of_invoice": "Prices are in {currency}; 1 {currency} = {rate} {own}, from the invoice.",
    "same_number": "An invoice with this number of this supplier was used on {date} by {who}; it may be the same one.",
    "services_only": "All lines are services or charges: there are no goods, and no prices change.",
    "several_suppliers": "Several suppliers fit {name} ({ids}); name one with --supplier.",
    "supplier_other_number": "{name} is in your suppliers with another number ({ids}); if it is this one, name it with --supplier.",
    "unknown_supplier": "{name} ({ids}) is not in your suppliers; add it with --new, or name one with --supplier.",
    "used_before": "This invoice was already used on {date} by {who} ({lines} lines); use it again with --again.",
    "with_vat": "Prices on the invoice include VAT; it was taken out by the rate of each line.",
    # of a line
    "before_correction": "This is the state before the correction: no price.",
    "deleted_product": "The product was deleted here; restore it, or match another one.",
    "deposit": "No code and no product of this name: a deposit or packaging, no price.",
    "free_goods": "Free goods: the purchase price stays.",
    "jump": "{percent} %: pack or piece? Say how many pieces with --pieces {line}=N.",
    "negative": "Return of {quantity}: no price.",
    "no_code": "No code and no product of this name: match it in the window, or make a new product.",
    "no_new_price": "This document changes no prices.",
    "no_quantity": "No quantity: no price.",
    "no_rate_line": "Its price is in another currency, whose rate is not known.",
    "no_total": "No price and no total.",
    "not_goods": "Remembered as no goods: no price.",
    "other_measure": "It is sold by {unit}, the product is kept by {own}; correct the unit of the product.",
    "other_rate": "VAT {listed} % on the invoice, {was} % on the product. The product keeps {was} %.",
    "pack": "{unit} of {pieces}: {price} each, {piece} a piece.",
    "pack_is_piece": "{unit}: taken as one piece, since the product has this code.",
    "pack_differs": "How many pieces are in one {unit}? The product says {item}, the name {name}: say it with --pieces {line}=N.",
    "pack_unknown": "How many pieces are in one {unit}? Say it with --pieces {line}=N.",
    "price_by_total": "{quantity} x {price} is not quite {total}; the price is by the total.",
    "price_total_differ": "{quantity} x {price} is not {total}; check the invoice.",
    "remembered": "Matched as a person did before.",
    "same_product": "The same product as on line {line}; both lines count together.",
    "service": "A service or charge, no goods: no price.",
    "unknown_unit": "The unit {unit} is not known; the price is kept for one of it.",
    "weighted": "The product is on several lines at different prices; the price is their average by quantity.",
    "zero_quantity": "Quantity 0: no price.",
}


def refusal(params: Mapping[str, Any]) -> str:
    """Why a file is no invoice that can be read."""
    if params.get("reason") == "other_document":
        return f"{params.get('file')} is {DOCUMENTS.get(str(params.get('what')), 'something else')}, not an invoice."
    return fill(REFUSED.get(str(params.get("reason")), "{file} cannot be read."), params)


def told(code: str, params: Mapping[str, Any]) -> str:
    """A note as a sentence."""
    found = fill(TOLD.get(code, code), params)
    return " ".join(found.replace(" ()", "").replace(" ;", ";").split())
