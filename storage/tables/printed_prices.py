"""The price that was last printed on the label of each product, and when.

Written when labels are printed or saved, read by the queries that tell which labels are due. Kept on this computer only:
the cloud knows nothing of labels.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from storage.database.connection import Database

EARLIER = 60 * 86_400_000
"""For how long it is kept when labels were printed before the last time: twice as long as prices count; milliseconds."""


@dataclass(frozen=True, slots=True)
class PrintedPrice:
    """A price as it stands on the shelf, None for a label without one; `at` in wall milliseconds."""

    price: float | None
    at: int


class PrintedPrices:
    """The printed prices of one file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def put(self, prices: Mapping[int, float | None], *, at: int) -> None:
        """Remember by product what was printed, in one transaction. Raises DatabaseBusy, DiskFull."""
        with self._database.write() as connection:
            connection.executemany(
                "INSERT INTO printed_prices (product, price, at) VALUES (?1, ?2, ?3) ON CONFLICT (product) DO UPDATE"
                " SET earlier = json_insert((SELECT json_group_array(value) FROM json_each(ifnull(earlier, '[]'))"
                " WHERE value > ?4), '$[#]', printed_prices.at), price = excluded.price, at = excluded.at",
                [(product, price, at, at - EARLIER) for product, price in prices.items()],
            )

    def moments(self, products: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """By product when its label was printed, wall milliseconds; how far back, `EARLIER` says."""
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT product, at, ifnull(earlier, '[]') FROM printed_prices"
                " WHERE product IN (SELECT value FROM json_each(?))",
                (json.dumps(list(products)),),
            ).fetchall()
        return {product: (*json.loads(earlier), at) for product, at, earlier in rows}

    def all(self) -> dict[int, PrintedPrice]:
        """By product."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT product, price, at FROM printed_prices").fetchall()
        return {product: PrintedPrice(price, at) for product, price, at in rows}

    def possibly_due(self) -> tuple[int, ...]:
        """Ids of live products whose label may say another price than was printed, or that have none.

        What a label says is decided by the caller; all others are known to be as printed.
        """
        with self._database.reading() as connection:
            rows = connection.execute(
                "SELECT p.id FROM products AS p LEFT JOIN printed_prices AS m ON m.product = p.id"
                ' WHERE p."deleted" IS NOT 1 AND (m.product IS NULL OR p."priceWithVat" IS NULL'
                ' OR m.price IS NOT p."priceWithVat" OR p."requiresPriceEntry" = 1)'
            ).fetchall()
        return tuple(id for (id,) in rows)


def rename(connection: sqlite3.Connection, names: Mapping[int, int]) -> None:
    """Move what is known of products to their new ids."""
    connection.executemany(
        "UPDATE OR REPLACE printed_prices SET product = ? WHERE product = ?",
        [(now, old) for old, now in names.items()],
    )
