"""An invoice as every format is read into: who, when, what, how much. Pure; knows no products.

Made by `formats`, used by everything else of invoices. Amounts are decimals in the invoice's currency, without VAT.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Literal

Kind = Literal["invoice", "credit_note", "correction", "debit_note", "proforma", "advance", "other"]
"""What a document is. Purchase prices come from an invoice; of a correction they are shown."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something to tell about an invoice or a line: a code with parameters, worded by the command line and the window."""

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Party:
    """A supplier or a buyer as the invoice names it; what it does not say is empty."""

    name: str = ""
    company_ids: tuple[str, ...] = ()
    """The number of the company, the likelier first: schemes are often wrong, so all identifiers are here."""
    vat_id: str = ""
    street: str = ""
    city: str = ""
    zip: str = ""
    country: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class InvoiceLine:
    """One line."""

    line: int = 0
    """Its place in the file, from 1."""
    name: str = ""
    gtins: tuple[str, ...] = ()
    """Codes that are a GTIN with the right check digit, in whatever field they stand."""
    codes: tuple[str, ...] = ()
    """The supplier's codes, the first before a second one that some programs write."""
    quantity: Decimal | None = None
    """Of `unit`; negative for a return, None where the line has none."""
    unit: str = ""
    """As it is written: a code of UN/ECE Recommendation 20 or 21, or a word."""
    pack: Decimal | None = None
    """Pieces in one unit, where the line says so in a field of its own."""
    price: Decimal | None = None
    """Of `base` units, before `discounts`. To check the total by; the total and the quantity are the truth."""
    base: Decimal = Decimal(1)
    total: Decimal | None = None
    """What the line costs without VAT, after discounts and charges of its own."""
    local_total: Decimal | None = None
    """The same in `Invoice.local_currency`, where the line says so."""
    discounts: tuple[Decimal, ...] = ()
    """What the total may be lower by than price times quantity: formats are read in more than one way. Negative for a charge."""
    vat: Decimal | None = None
    """Per cent; None where the line says none."""
    vat_category: str = ""
    """Code of UNCL 5305: S, Z, E, AE, K, G, O; "" where the line says none."""
    before: bool = False
    """A row of a correction that shows the state before it."""
    notes: tuple[Note, ...] = ()

    @property
    def code(self) -> str:
        """The supplier's first code; "" without one."""
        return self.codes[0] if self.codes else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge:
    """A discount or a charge on the whole invoice, which is in no price; `amount` is negative for a discount."""

    amount: Decimal
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invoice:
    """One invoice."""

    format: str = ""
    """Code of the row of `formats.table`."""
    kind: Kind = "invoice"
    number: str = ""
    uuid: str = ""
    """In lower case; "" where the invoice has none, or one of zeros."""
    date: str = ""
    """Of issue, YYYY-MM-DD."""
    currency: str = ""
    local_currency: str = ""
    """The supplier's own currency, where the invoice is in another one."""
    rate: Decimal | None = None
    """What one unit of `currency` costs in `local_currency`."""
    with_vat: bool = False
    """Prices of lines stood with VAT, and it was taken out by the rate of each line."""
    supplier: Party = field(default_factory=Party)
    buyer: Party = field(default_factory=Party)
    corrects: tuple[str, ...] = ()
    """Numbers of the invoices that this one corrects."""
    charges: tuple[Charge, ...] = ()
    total: Decimal | None = None
    """Of the whole invoice without VAT."""
    lines: tuple[InvoiceLine, ...] = ()
    notes: tuple[Note, ...] = ()
