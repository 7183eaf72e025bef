"""What suppliers charge: kept here by supplier and product, and what is kept follows a changed id."""

from __future__ import annotations

from pathlib import Path

from storage.records.id_remap import remap
from tests.storage.support.replicas import open_replica

METRO, MAKRO = 41, 42


def test_prices_and_terms_are_kept_by_supplier(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    with replica.write() as tx:
        kept = tx.supplier_prices
        kept.put(METRO, 1, 12.5, at=1)
        kept.put(METRO, 2, 3.0, at=1)
        kept.put(MAKRO, 1, 13.0, at=1)
        kept.put(METRO, 2, None, at=2)
        kept.put(METRO, 1, 12.6, at=2)
        kept.put_terms(METRO, {"currency": "EUR"})
    read = replica.supplier_prices
    assert read.of_supplier(METRO) == {1: 12.6}
    assert read.by_product() == {(METRO, 1): (12.6, 2), (MAKRO, 1): (13.0, 1)}
    assert (read.price(METRO, 1), read.price(METRO, 2)) == (12.6, None)
    with replica.write() as tx:
        tx.supplier_prices.put_terms(MAKRO, {})
        tx.supplier_prices.put(MAKRO, 1, 13.1, at=5)
    assert replica.supplier_prices.of_product(1) == [(MAKRO, 13.1, 5, ""), (METRO, 12.6, 2, "")]
    assert replica.supplier_prices.of_product(2) == []
    with replica.write() as tx:
        tx.supplier_prices.put(MAKRO, 1, 13.0, at=1)
    assert (read.terms(METRO), read.terms(MAKRO)) == ({"currency": "EUR"}, {})
    replica.close()


def test_F74_what_is_kept_follows_a_changed_id(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    with replica.write() as tx:
        tx.supplier_prices.put(METRO, 1, 12.5, at=1)
        tx.supplier_prices.put(MAKRO, 1, 13.0, at=1)
        tx.supplier_prices.put_terms(METRO, {"currency": "EUR"})
    with replica.write() as tx:
        remap(tx, "products", {1: 901})
        remap(tx, "suppliers", {METRO: 902})
    assert replica.supplier_prices.by_product() == {(902, 901): (12.5, 1), (MAKRO, 901): (13.0, 1)}
    assert replica.supplier_prices.terms(902) == {"currency": "EUR"}
    assert replica.supplier_prices.terms(METRO) is None
    replica.close()


def test_a_price_that_was_not_committed_is_not_kept(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    try:
        with replica.write() as tx:
            tx.supplier_prices.put(METRO, 1, 12.5, at=1)
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        pass
    assert replica.supplier_prices.by_product() == {}
    replica.close()
