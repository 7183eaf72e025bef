"""Stock by warehouse: the rows behind the view `warehouse-products`.

Written by `Transaction.put_stock`. Stock is owned by the cloud; it is never edited here.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from storage.database.connection import Database

STOCK_COLUMNS = (
    "_warehouseId",
    "_productId",
    "stockQuantityStatus",
    "purchasePriceWithoutVat",
    "stockStatusVersiondate",
)
_MARKS = ", ".join("?" * (len(STOCK_COLUMNS) + 1))
_COLUMNS = ", ".join(f'"{name}"' for name in (*STOCK_COLUMNS, "_cloudVersion"))
_SELECT = f'SELECT {_COLUMNS} FROM stock WHERE "_warehouseId" = ? AND "_productId" = ?'
_UPSERT = f"INSERT OR REPLACE INTO stock ({_COLUMNS}) VALUES ({_MARKS})"


class InTransaction(Protocol):
    """A transaction, which is declared above this folder."""

    connection: sqlite3.Connection


def put_stock(connection: sqlite3.Connection, rows: Sequence[Mapping[str, Any]]) -> list[int]:
    """Store rows of `STOCK_COLUMNS`; returns the ids of the products whose row is new or different."""
    changed = []
    for row in rows:
        values = (*(row.get(name) for name in STOCK_COLUMNS), row.get("stockStatusVersiondate"))
        known = connection.execute(_SELECT, values[:2]).fetchone()
        if known != values:
            connection.execute(_UPSERT, values)
            changed.append(int(row["_productId"]))
    return changed


def stock_totals(database: Database, products: Sequence[int]) -> dict[int, float]:
    """By product what all warehouses that are not deleted have together; products that none ever had are left out."""
    with database.reading() as connection:
        return _totals(connection, products)


def stock_total(tx: InTransaction, product: int) -> float:
    """What all warehouses have of a product together, in the caller's transaction."""
    return _totals(tx.connection, [product]).get(product, 0.0)


def _totals(connection: sqlite3.Connection, products: Sequence[int]) -> dict[int, float]:
    marks = ", ".join("?" * len(products))
    found = connection.execute(
        f'SELECT "_productId", SUM("stockQuantityStatus") FROM stock WHERE "_productId" IN ({marks}) '
        'AND "_warehouseId" IN (SELECT "id" FROM warehouses WHERE "deleted" IS NOT 1) GROUP BY "_productId"',
        tuple(products),
    )
    return {product: float(amount) for product, amount in found if amount is not None}


def highest_purchase_prices(
    database: Database, products: Iterable[int] | None = None
) -> dict[int, tuple[float, int, int | None]]:
    """By product the highest purchase price without VAT of all warehouses that are not deleted, of these products or all.

    With the warehouse, and when the figure changed there, wall milliseconds; products without any are left out.
    """
    asked = "" if products is None else 'AND "_productId" IN (SELECT value FROM json_each(?)) '
    with database.reading() as connection:
        # Of the row with the highest price SQLite gives the other columns, too.
        found = connection.execute(
            'SELECT "_productId", MAX("purchasePriceWithoutVat"), "_warehouseId", "stockStatusVersiondate" FROM stock '
            'WHERE "purchasePriceWithoutVat" <> 0 '
            f'AND "_warehouseId" IN (SELECT "id" FROM warehouses WHERE "deleted" IS NOT 1) {asked}GROUP BY "_productId"',
            () if products is None else (json.dumps(list(products)),),
        )
        return {product: (float(price), warehouse, at) for product, price, warehouse, at in found}
