"""What is remembered of suppliers' invoices: which were used, what their lines mean, and deliveries that are being checked.

Read and written through `SupplierPrices.invoices`; kept on this computer only. What a
step has stored counts as long as that step is not undone.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from decimal import Decimal

SUPPLIERS, PRODUCTS = "suppliers", "products"
_STANDS = "NOT EXISTS (SELECT 1 FROM steps WHERE steps.id = {}.step AND steps.undone = 1)"
KEPT_CHECKS = 50
"""Deliveries whose check is kept after it was finished."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UsedInvoice:
    """An invoice that was applied; `at` in wall milliseconds, `who` the number of an employee or the account of this computer, `lines` those that were done."""

    supplier: int
    number: str
    date: str
    uuid: str
    at: int
    who: str
    lines: int


@dataclass(frozen=True, slots=True)
class SupplierItem:
    """What a person said about an article of a supplier: which product it is, None for no goods; pieces in one of its units."""

    product: int | None
    unit: str = ""
    pieces: Decimal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DeliveryLine:
    """One product of a delivery, or a code that is not on its invoice (`expected` 0). Quantities are pieces."""

    place: int
    product: int | None = None
    name: str = ""
    code: str = ""
    """To show."""
    codes: Mapping[str, str] = field(default_factory=dict)
    """What may be scanned -> how many pieces that is."""
    expected: Decimal = Decimal(0)
    counted: Decimal = Decimal(0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """The check of one delivery; moments in wall milliseconds, `finished` None while it lasts."""

    id: int
    supplier: int | None
    name: str
    number: str
    date: str
    started: int
    finished: int | None


class SupplierInvoices:
    """The invoices of one file. Valid as long as its connection is."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    # invoices that were used

    def used(self, supplier: int) -> list[UsedInvoice]:
        """The invoices of a supplier that were used, the last use first."""
        rows = self._connection.execute(
            f"SELECT supplier, number, date, uuid, at, who, lines FROM used_invoices WHERE supplier = ?"
            f" AND {_STANDS.format('used_invoices')} ORDER BY at DESC, id DESC",
            (supplier,),
        ).fetchall()
        names = ("supplier", "number", "date", "uuid", "at", "who", "lines")
        return [UsedInvoice(**dict(zip(names, row, strict=True))) for row in rows]

    def used_uuid(self, uuid: str) -> UsedInvoice | None:
        """The last use of the invoice with this UUID, of whatever supplier."""
        row = self._connection.execute(
            "SELECT supplier FROM used_invoices WHERE uuid = ?", (uuid,)
        ).fetchone()
        return None if row is None else next((each for each in self.used(row[0]) if each.uuid == uuid), None)

    def put_used(self, used: UsedInvoice, *, step: int | None) -> None:
        """Remember that an invoice was used, by this step."""
        self._connection.execute(
            "INSERT INTO used_invoices (supplier, number, date, uuid, at, who, lines, step) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (used.supplier, used.number, used.date, used.uuid, used.at, used.who, used.lines, step),
        )

    # articles

    def items(self, supplier: int) -> dict[str, SupplierItem]:
        """What was said about the articles of a supplier, by their keys."""
        rows = self._connection.execute(
            "SELECT key, product, unit, pieces FROM supplier_items WHERE supplier = ?"
            f" AND {_STANDS.format('supplier_items')}",
            (supplier,),
        ).fetchall()
        return {
            key: SupplierItem(product, unit, None if pieces is None else Decimal(pieces))
            for key, product, unit, pieces in rows
        }

    def put_item(self, supplier: int, key: str, item: SupplierItem, *, step: int | None) -> None:
        """Remember what a person said about an article, by this step."""
        pieces = None if item.pieces is None else str(item.pieces)
        self._connection.execute(
            "INSERT OR REPLACE INTO supplier_items (supplier, key, product, unit, pieces, step) VALUES (?, ?, ?, ?, ?, ?)",
            (supplier, key, item.product, item.unit, pieces, step),
        )

    # deliveries

    def begin_delivery(self, delivery: Delivery, lines: Iterable[DeliveryLine]) -> int:
        """Store a delivery to check, and forget the oldest that are finished; its id."""
        found = self._connection.execute(
            "INSERT INTO deliveries (supplier, name, number, date, started) VALUES (?, ?, ?, ?, ?)",
            (delivery.supplier, delivery.name, delivery.number, delivery.date, delivery.started),
        )
        number = int(found.lastrowid or 0)
        for line in lines:
            self.put_delivery_line(number, line)
        old = "SELECT id FROM deliveries WHERE finished IS NOT NULL ORDER BY finished DESC LIMIT -1 OFFSET ?"
        self._connection.execute(f"DELETE FROM delivery_lines WHERE delivery IN ({old})", (KEPT_CHECKS,))
        self._connection.execute(f"DELETE FROM deliveries WHERE id IN ({old})", (KEPT_CHECKS,))
        return number

    def deliveries(self) -> list[Delivery]:
        """The deliveries that are kept, those that last first, then the newest."""
        rows = self._connection.execute(
            "SELECT id, supplier, name, number, date, started, finished FROM deliveries"
            " ORDER BY finished IS NOT NULL, started DESC, id DESC"
        ).fetchall()
        names = ("id", "supplier", "name", "number", "date", "started", "finished")
        return [Delivery(**dict(zip(names, row, strict=True))) for row in rows]

    def delivery_lines(self, delivery: int) -> list[DeliveryLine]:
        """The lines of a delivery, in the order of its invoice, then what is not on it."""
        rows = self._connection.execute(
            "SELECT place, product, name, code, codes, expected, counted FROM delivery_lines WHERE delivery = ? ORDER BY place",
            (delivery,),
        ).fetchall()
        return [
            DeliveryLine(place=place, product=product, name=name, code=code, codes=json.loads(codes),
                         expected=Decimal(expected), counted=Decimal(counted))
            for place, product, name, code, codes, expected, counted in rows
        ]  # fmt: skip

    def put_delivery_line(self, delivery: int, line: DeliveryLine) -> None:
        """Store a line as it now is."""
        self._connection.execute(
            "INSERT OR REPLACE INTO delivery_lines (delivery, place, product, name, code, codes, expected, counted)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (delivery, line.place, line.product, line.name, line.code, json.dumps(dict(line.codes)),
             str(line.expected), str(line.counted)),
        )  # fmt: skip

    def end_delivery(self, delivery: int, at: int | None) -> None:
        """Mark a delivery as checked, or as lasting again."""
        self._connection.execute("UPDATE deliveries SET finished = ? WHERE id = ?", (at, delivery))

    # ids

    def rename(self, entity: str, names: Mapping[int, int]) -> None:
        """Move what is kept to the new ids of products or suppliers; what is there under the new id already stays."""
        tables = {
            PRODUCTS: (("supplier_items", "product"), ("delivery_lines", "product")),
            SUPPLIERS: (("used_invoices", "supplier"), ("supplier_items", "supplier"), ("deliveries", "supplier")),
        }.get(entity, ())  # fmt: skip
        for table, column in tables:
            for old, now in names.items():
                self._connection.execute(
                    f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {column} = ?", (now, old)
                )
