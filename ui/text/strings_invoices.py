"""English source texts about invoices: those of the command line, in other words where that names its options."""

from __future__ import annotations

from app.cli.text.invoices import REFUSED, TOLD

NOTE = {
    **TOLD,
    "jump": "{percent} %: pack or piece? Say how many pieces are in one unit.",
    "no_rate": "Prices are in {currency}. Enter what 1 {currency} costs in {own}.",
    "other_supplier": "The numbers on the invoice are those of {name}, not of {given}.",
    "pack_differs": "How many pieces are in one {unit}? The product says {item}, the name {name}.",
    "pack_unknown": "How many pieces are in one {unit}?",
    "several_suppliers": "Several suppliers fit {name} ({ids}). Merge them, or correct their numbers.",
    "supplier_other_number": "{name} is in your suppliers with another number ({ids}). Correct it there if it is this one.",
    "unknown_supplier": "{name} ({ids}) is not in your suppliers.",
    "used_before": "This invoice was already used on {date} by {who} ({lines} lines).",
}
"""By the code of a note (`app.invoices.invoice.Note`)."""

FILE = {
    **REFUSED,
    "other_document": "{file} is {what}, not an invoice.",
    "several": "{file} has several invoices inside ({numbers}).",
}
"""By the reason of `app.errors.BadInvoice`."""
