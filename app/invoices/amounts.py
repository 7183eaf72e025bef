"""What one unit of a line costs: the total and the quantity are the truth, the price checks them. Pure.

Unit prices on invoices are rounded, for a hundred units, before discounts or 0; the total is what is paid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from app.invoices.invoice import Invoice, InvoiceLine, Note

PLACES = Decimal("0.000001")
CENT = Decimal("0.02")
"""The slack of the formats' own rules."""
SILENT, SAID = Decimal("0.005"), Decimal("0.05")
"""Shares of the total by which price times quantity may differ silently, and so that it is only said."""
SMALL = Decimal(1)
"""A total below this is rounded too much to divide it."""


@dataclass(frozen=True, slots=True)
class UnitPrice:
    """What one unit costs in the shop's currency; None where the line has no price. `notes`: what is told of it."""

    price: Decimal | None
    notes: tuple[Note, ...] = ()
    doubtful: bool = False
    """Whether a person has to look before it is used."""


@dataclass(frozen=True, slots=True)
class Exchange:
    """How amounts become the shop's currency: by `rate`, None where it is not known; by each line's own amount where `local`."""

    rate: Decimal | None = Decimal(1)
    local: bool = False
    notes: tuple[Note, ...] = ()


def exchange_of(invoice: Invoice, currency: str, given: Decimal | None) -> Exchange:
    """The exchange of an invoice in a shop with this currency; `given` is what a person says one unit of the invoice's costs."""
    if given is not None:
        return Exchange(given, notes=(_rate_note("rate_given", invoice, currency, given),))
    if not invoice.currency or not currency or invoice.currency == currency:
        return Exchange()
    if invoice.local_currency == currency and invoice.rate:
        return Exchange(invoice.rate, True, (_rate_note("rate_of_invoice", invoice, currency, invoice.rate),))
    return Exchange(None, notes=(Note("no_rate", {"currency": invoice.currency, "own": currency}),))


def _rate_note(code: str, invoice: Invoice, currency: str, rate: Decimal) -> Note:
    return Note(code, {"currency": invoice.currency, "own": currency, "rate": shown(rate.quantize(PLACES))})


def unit_price(line: InvoiceLine, exchange: Exchange) -> UnitPrice:
    """The price of one unit of a line."""
    found = _in_its_currency(line)
    if found.price is None:
        return found
    if exchange.local and line.local_total and line.total:
        return UnitPrice(found.price * line.local_total / line.total, found.notes, found.doubtful)
    if exchange.rate is None:
        return UnitPrice(None, (*found.notes, Note("no_rate_line")))
    return UnitPrice(found.price * exchange.rate, found.notes, found.doubtful)


def _in_its_currency(line: InvoiceLine) -> UnitPrice:
    quantity, total, price = line.quantity, line.total, line.price
    if any(each.code == "bad_number" for each in line.notes):
        return UnitPrice(None)
    if (note := _no_price(line)) is not None or quantity is None:
        return UnitPrice(None, (note or Note("no_quantity"),))
    if total is None:
        return UnitPrice(None, (Note("no_total"),)) if not price else UnitPrice(price / line.base)
    by_total = total / quantity
    if not price:
        return UnitPrice(by_total)
    if total < SMALL and not any(line.discounts) and abs(price / line.base * quantity - total) <= CENT:
        return UnitPrice(price / line.base)
    expected = [whole - each for whole in _wholes(line) for each in (*line.discounts, Decimal(0))]
    off = min(abs(each - total) for each in expected)
    if off <= max(CENT, SILENT * total):
        return UnitPrice(by_total)
    if off <= SAID * total:
        return UnitPrice(by_total, (_told("price_by_total", line),))
    return UnitPrice(by_total, (_told("price_total_differ", line),), doubtful=True)


def _no_price(line: InvoiceLine) -> Note | None:
    """Why a line whose quantity, price or total is zero or negative has no price."""
    if line.quantity == 0:
        return Note("zero_quantity")
    if any(each is not None and each < 0 for each in (line.quantity, line.total, line.price)):
        return Note("negative", {"quantity": shown(abs(line.quantity or Decimal(0)))})
    if line.total != 0 or line.quantity is None:
        return None
    covered = not line.price or any(
        abs(each - whole) <= CENT for each in line.discounts for whole in _wholes(line)
    )
    return _told("free_goods" if covered else "price_total_differ", line)


def _wholes(line: InvoiceLine) -> Iterator[Decimal]:
    """Price times quantity; some programs name the quantity as the base of a price that is for one."""
    assert line.price is not None
    assert line.quantity is not None
    yield line.price / line.base * line.quantity
    if line.base == line.quantity:
        yield line.price * line.quantity


def _told(code: str, line: InvoiceLine) -> Note:
    return Note(code, {
        "quantity": shown(line.quantity), "price": shown(line.price), "base": shown(line.base), "total": shown(line.total),
    })  # fmt: skip


def shown(number: Decimal | None) -> str:
    """A number without zeros at its end, as JSON and messages have it."""
    if number is None:
        return ""
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
