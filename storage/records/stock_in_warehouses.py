"""What all warehouses together have of products, and what these were bought for.

Called by queries about products and their costs. The rows are stored by `storage.tables.stock`.
"""

from __future__ import annotations

from collections.abc import Sequence

from storage.records.replica import Replica
from storage.tables import stock


def stock_totals(replica: Replica, products: Sequence[int]) -> dict[int, float]:
    """By product what all warehouses have together; products that none ever had are left out."""
    with replica.database.reading() as connection:
        return stock.stock_totals(connection, products)


def highest_purchase_prices(replica: Replica) -> dict[int, float]:
    """By product the highest purchase price of all warehouses, without VAT; products without one are left out."""
    with replica.database.reading() as connection:
        return stock.highest_purchase_prices(connection)
