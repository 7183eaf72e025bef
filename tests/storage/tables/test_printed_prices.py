"""Printed prices: kept, followed to new ids, and compared with those of the products."""

from __future__ import annotations

from pathlib import Path

from storage.records.id_remap import remap
from storage.tables.printed_prices import PrintedPrice
from tests.storage.support.replicas import open_replica, put, record


def test_what_was_printed_is_kept_and_follows_its_product(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    replica.printed_prices.put({1: 50.0, 2: None}, at=7)
    replica.printed_prices.put({1: 45.0}, at=9)
    with replica.write() as tx:
        remap(tx, "products", {1: 11})
        remap(tx, "customers", {2: 22})
    replica.close()
    replica = open_replica(tmp_path)
    assert replica.printed_prices.all() == {11: PrintedPrice(45.0, 9), 2: PrintedPrice(None, 7)}
    replica.close()


def test_a_product_may_be_due_unless_its_price_is_the_printed_one(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    for id, values in {
        1: {"priceWithVat": 50.0},
        2: {"priceWithVat": 51.0},
        3: {"priceWithVat": 50.0, "deleted": True},
        4: {"priceWithVat": 50.0},
        5: {"priceWithVat": None},
        6: {"priceWithVat": 50.0, "requiresPriceEntry": True},
    }.items():
        put(replica, "products", record("products", id, **values))
    replica.printed_prices.put({1: 50.0, 2: 50.0, 3: 1.0, 5: None, 6: 50.0}, at=7)
    assert sorted(replica.printed_prices.possibly_due()) == [2, 4, 5, 6]
    replica.close()
