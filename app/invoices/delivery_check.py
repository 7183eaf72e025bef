"""The check of a delivery: what the invoice says was delivered, counted by scanner.

Called by the window. Every count is stored before it is answered, so that a half-done check goes on after the window was
closed, or the program killed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import StrEnum
from pathlib import Path

from app.commands.purchase_price import PRODUCTS
from app.invoices.comparison import ComparedInvoice, InvoiceChange
from app.labels.gtin import find_owners
from app.labels.scanned import meant_code, possible_codes
from app.transfer.cells import Cell
from app.transfer.matching import key_parts, loose
from app.transfer.tables import write_table
from storage.errors import UnknownRecord
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.schema.fields import Record
from storage.tables.supplier_invoices import Delivery, DeliveryLine

_NOT_DELIVERED = frozenset({"service", "deposit", "not_goods", "negative", "before_correction"})
"""What is told of lines that nobody counts."""


class LineState(StrEnum):
    """How a line of a delivery stands."""

    MISSING = "missing"
    RIGHT = "right"
    TOO_MANY = "too_many"
    UNKNOWN = "unknown"
    """Not on the invoice."""


def state_of(line: DeliveryLine) -> LineState:
    """How a line stands."""
    if line.expected == 0:
        return LineState.UNKNOWN
    if line.counted == line.expected:
        return LineState.RIGHT
    return LineState.MISSING if line.counted < line.expected else LineState.TOO_MANY


@dataclass(frozen=True, slots=True)
class Scanned:
    """What a scan did: the line as it now is, and how many pieces were counted."""

    line: DeliveryLine
    pieces: Decimal

    @property
    def state(self) -> LineState:
        """How the line stands."""
        return state_of(self.line)


class DeliveryChecks:
    """The deliveries of one replica that are or were checked."""

    def __init__(self, replica: Replica) -> None:
        self._replica = replica

    def begin(self, found: ComparedInvoice) -> int:
        """Begin the check of an invoice's delivery, or go on with the one that is not finished; its id."""
        invoice = found.invoice
        for each in self.all():
            if each.finished is None and (each.number, each.date, each.name) == (
                invoice.number, invoice.date, found.supplier.name,
            ):  # fmt: skip
                return each.id
        lines = _lines(found.changes, self._records(found.changes))
        delivery = Delivery(id=0, supplier=found.supplier.id, name=found.supplier.name, number=invoice.number,
                            date=invoice.date, started=self._replica.clock.now(), finished=None)  # fmt: skip
        with self._replica.write() as tx:
            return tx.supplier_prices.invoices.begin_delivery(delivery, lines)

    def all(self) -> list[Delivery]:
        """The deliveries that are kept, those that are not finished first."""
        return self._replica.supplier_prices.invoices.deliveries()

    def lines(self, delivery: int) -> list[DeliveryLine]:
        """The lines of a delivery, in the order of the invoice, then what is not on it."""
        return self._replica.supplier_prices.invoices.delivery_lines(delivery)

    def scan(self, delivery: int, scan: str, times: int = 1) -> Scanned:
        """Count what was scanned, `times` times: a piece, or the pieces of the pack whose code it is; stored when this returns.

        A code that is not on the invoice becomes a line of its own. A negative `times` takes back.
        """
        codes = [loose(each) for each in possible_codes(scan)]
        owner = next((each.id for each in find_owners(self._replica, scan) if each.entity == PRODUCTS), None)
        name = "" if owner is None else str((self._replica.get(PRODUCTS, owner) or {}).get("name") or "")
        with self._replica.write() as tx:
            lines = tx.supplier_prices.invoices.delivery_lines(delivery)
            line, pieces = _of_codes(lines, codes)
            if line is None and owner is not None:
                line = next((each for each in lines if each.product == owner), None)
            if line is None:
                shown = meant_code(scan)
                line = DeliveryLine(
                    place=max((each.place for each in lines), default=0) + 1, product=owner, name=name or shown, code=shown,
                    codes={codes[0]: "1"},
                )  # fmt: skip
            counted = max(line.counted + pieces * times, Decimal(0))
            return Scanned(_stored(tx, delivery, line, counted), pieces * times)

    def set_count(self, delivery: int, place: int, counted: Decimal) -> DeliveryLine:
        """Set how many pieces of a line are there, as a person counted. Raises UnknownRecord."""
        with self._replica.write() as tx:
            for line in tx.supplier_prices.invoices.delivery_lines(delivery):
                if line.place == place:
                    return _stored(tx, delivery, line, max(counted, Decimal(0)))
        raise UnknownRecord(entity="deliveries", id=place)

    def finish(self, delivery: int, *, again: bool = False) -> None:
        """Mark a delivery as checked, or with `again` as lasting."""
        with self._replica.write() as tx:
            tx.supplier_prices.invoices.end_delivery(delivery, None if again else tx.now)

    def _records(self, lines: Iterable[InvoiceChange]) -> dict[int, Record]:
        return self._replica.many(PRODUCTS, {each.id for each in lines if each.id is not None})


def _stored(tx: Transaction, delivery: int, line: DeliveryLine, counted: Decimal) -> DeliveryLine:
    found = replace(line, counted=counted)
    tx.supplier_prices.invoices.put_delivery_line(delivery, found)
    return found


def _of_codes(lines: Sequence[DeliveryLine], codes: Iterable[str]) -> tuple[DeliveryLine | None, Decimal]:
    """The line that has one of these codes, the one that still lacks something first, and the pieces that it stands for."""
    for code in codes:
        found = [each for each in lines if code in each.codes]
        if found:
            line = next((each for each in found if each.counted < each.expected), found[0])
            return line, Decimal(line.codes[code])
    return None, Decimal(1)


def _lines(changes: Iterable[InvoiceChange], records: dict[int, Record]) -> list[DeliveryLine]:
    """What is to be counted: each product once, in the order of the invoice."""
    found: dict[object, DeliveryLine] = {}
    for each in changes:
        source, quantity = each.source, each.source.quantity or Decimal(0)
        if quantity <= 0 or any(note.code in _NOT_DELIVERED for note in each.told):
            continue
        record = records.get(each.id or 0, {})
        in_unit = each.in_unit or Decimal(1)
        own = {loose(code): "1" for name in ("ean", "plu") for code in key_parts(record.get(name))}
        # A code that the product does not have is that of the unit on the invoice: a carton counts its pieces.
        codes = {loose(code): str(in_unit) for code in source.gtins} | own
        key: object = source.line if each.id is None else ("product", each.id)
        before = found.get(key)
        found[key] = DeliveryLine(
            place=source.line if before is None else before.place,
            product=each.id,
            name=str(record.get("name") or source.name),
            code=next(iter(source.gtins), source.code),
            codes=codes if before is None else {**before.codes, **codes},
            expected=quantity * in_unit + (Decimal(0) if before is None else before.expected),
        )
    return list(found.values())


def write_protocol(
    path: Path, lines: Iterable[DeliveryLine], heads: Sequence[str], states: dict[LineState, str]
) -> int:
    """Write the protocol as CSV or XLSX by the ending of the file; the number of lines.

    `heads`: of name, code, expected, counted, difference and state, whose words `states` has. Raises BadFile, DiskFull.
    """
    rows: list[list[Cell]] = [
        [each.name, each.code, _cell(each.expected), _cell(each.counted), _cell(each.counted - each.expected),
         states[state_of(each)]]
        for each in lines
    ]  # fmt: skip
    return write_table(path, heads, rows)


def _cell(number: Decimal) -> Cell:
    return int(number) if number == number.to_integral_value() else float(number)
