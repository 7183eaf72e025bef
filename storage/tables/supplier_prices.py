"""What each supplier charges for a product, and how its price lists are read: kept here only, the cloud has neither.

Read through `Replica.supplier_prices`, written through `Transaction.supplier_prices`. Prices are without VAT, for one piece.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Any

from storage.database.stored_json import parse, reading_values
from storage.tables.supplier_invoices import SupplierInvoices

SUPPLIERS, PRODUCTS = "suppliers", "products"
_OF_PRODUCTS = (
    "supplier IN (SELECT supplier FROM supplier_terms) AND product IN (SELECT value FROM json_each(?))"
)
"""Who has a price has terms: they lead to the few rows, and no index by product has to be kept."""


class SupplierPrices:
    """The supplier's lines and the terms of its lists. Valid as long as its connection is."""

    __slots__ = ("_connection", "invoices")

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.invoices = SupplierInvoices(connection)
        """What is remembered of the suppliers' invoices."""

    def of_supplier(self, supplier: int) -> dict[int, float]:
        """The price of each product that a supplier has a line for."""
        found = self._connection.execute(
            "SELECT product, price FROM supplier_prices WHERE supplier = ?", (supplier,)
        )
        return dict(found.fetchall())

    def by_product(self, products: Iterable[int] | None = None) -> dict[tuple[int, int], tuple[float, int]]:
        """Price and wall time in milliseconds by supplier and product: of all products, or of these."""
        asked, params = "", []
        if products is not None:
            asked, params = f" WHERE {_OF_PRODUCTS}", [json.dumps(list(products))]
        found = self._connection.execute(
            f"SELECT supplier, product, price, at FROM supplier_prices{asked}", params
        )
        return {(supplier, product): (price, at) for supplier, product, price, at in found.fetchall()}

    def of_product(self, product: int) -> list[tuple[int, float, int, str]]:
        """Supplier, price, wall time in milliseconds and number of the invoice, "" for a price list, the newest first."""
        found = self._connection.execute(
            f"SELECT supplier, price, at, ifnull(invoice, '') FROM supplier_prices WHERE {_OF_PRODUCTS} ORDER BY at DESC, supplier",
            (json.dumps([product]),),
        )
        return found.fetchall()

    def price(self, supplier: int, product: int) -> float | None:
        """The price of one product, None where the supplier has no line for it."""
        row = self._connection.execute(
            "SELECT price FROM supplier_prices WHERE supplier = ? AND product = ?", (supplier, product)
        ).fetchone()
        return None if row is None else float(row[0])

    def put(self, supplier: int, product: int, price: float | None, *, at: int, invoice: str = "") -> None:
        """Store a price as of a wall time in milliseconds, and the number of its invoice; None removes the line."""
        if price is None:
            self._connection.execute(
                "DELETE FROM supplier_prices WHERE supplier = ? AND product = ?", (supplier, product)
            )
            return
        self._connection.execute(
            "INSERT OR REPLACE INTO supplier_prices (supplier, product, price, at, invoice) VALUES (?, ?, ?, ?, ?)",
            (supplier, product, price, at, invoice or None),
        )

    def terms(self, supplier: int) -> Mapping[str, Any] | None:
        """How the lists of a supplier are read, as `put_terms` was given it; None where nothing is kept.

        Raises UnreadableValue.
        """
        row = self._connection.execute(
            "SELECT body FROM supplier_terms WHERE supplier = ?", (supplier,)
        ).fetchone()
        if row is None:
            return None
        with reading_values():
            return dict(parse(row[0]))

    def all_terms(self) -> dict[int, Mapping[str, Any]]:
        """The terms of every supplier that has some. Raises UnreadableValue."""
        rows = self._connection.execute(
            "SELECT supplier, body FROM supplier_terms ORDER BY supplier"
        ).fetchall()
        with reading_values():
            return {supplier: dict(parse(body)) for supplier, body in rows}

    def put_terms(self, supplier: int, terms: Mapping[str, Any]) -> None:
        """Keep how the lists of a supplier are read."""
        self._connection.execute(
            "INSERT OR REPLACE INTO supplier_terms (supplier, body) VALUES (?, ?)",
            (supplier, json.dumps(dict(terms))),
        )

    def rename(self, entity: str, names: Mapping[int, int]) -> None:
        """Move what is kept to the new ids of products or suppliers; what is there under the new id already stays."""
        self.invoices.rename(entity, names)
        column = {PRODUCTS: "product", SUPPLIERS: "supplier"}.get(entity)
        if column is None:
            return
        tables = ("supplier_prices", "supplier_terms") if entity == SUPPLIERS else ("supplier_prices",)
        for table in tables:
            for old, now in names.items():
                self._connection.execute(
                    f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {column} = ?", (now, old)
                )
                self._connection.execute(f"DELETE FROM {table} WHERE {column} = ?", (old,))
