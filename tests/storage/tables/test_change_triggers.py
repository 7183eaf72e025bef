"""Change events for webhooks: stored in the transaction of the change, only while webhooks are registered."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from storage.outbox.changes import ChangeKind, Intent
from storage.records.replica import Replica
from storage.records.transaction import Transaction
from storage.tables import change_triggers
from storage.tables.change_triggers import ChangeEvent, Subject
from storage.tables.stock import put_stock
from tests.fakes.changes_by_name import made

HOOK: dict[str, Any] = {"id": 1, "url": "http://10.0.0.1/x", "method": "POST", "payloadEntity": "PRODUCT"}
PRODUCT: dict[str, Any] = {"id": 5, "name": "Rohlík", "versionDate": 1000, "deleted": False}
CUSTOMER: dict[str, Any] = {"id": 8, "lastName": "Malá", "points": 0.0, "versionDate": 1000, "deleted": False}


@pytest.fixture
def replica(tmp_path: Path) -> Iterator[Replica]:
    opened = Replica.open(tmp_path / "shop.db", cloud_id=7)
    opened.hooks.add(HOOK)
    yield opened
    opened.close()


def has_pending(replica: Replica) -> list[ChangeEvent]:
    """What is noted, and is forgotten by being read."""
    with replica.database.write() as connection:
        return list(change_triggers.pop_events(connection, most=100))


def stored(replica: Replica, entity: str, *records: dict[str, Any]) -> list[ChangeEvent]:
    with replica.write() as tx:
        tx.put_many(entity, records)
    return has_pending(replica)


def test_created_changed_and_removed_products_make_events(replica: Replica) -> None:
    product = [ChangeEvent(Subject.PRODUCTS, 5)]
    assert stored(replica, "products", PRODUCT) == product
    assert stored(replica, "products", PRODUCT | {"name": "x"}) == product
    assert stored(replica, "products", PRODUCT | {"name": "x"}) == []
    with replica.write() as tx:
        tx.forget("products", 5)
    assert has_pending(replica) == product


def test_a_pending_change_makes_an_event(replica: Replica) -> None:
    stored(replica, "products", PRODUCT)
    change = made(
        entity="products", id=5, kind=ChangeKind.UPDATE, intent=Intent({"name": "Houska"}), base=PRODUCT
    )
    with replica.write() as tx:
        tx.put_change(change)
    assert has_pending(replica) == [ChangeEvent(Subject.PRODUCTS, 5)]


def test_points_make_an_event_besides_that_of_the_customer(replica: Replica) -> None:
    customer, points = ChangeEvent(Subject.CUSTOMERS, 8), ChangeEvent(Subject.POINTS, 8)
    assert stored(replica, "customers", CUSTOMER) == [customer]
    assert stored(replica, "customers", CUSTOMER | {"note": "x"}) == [customer]
    assert set(stored(replica, "customers", CUSTOMER | {"points": 12.0})) == {customer, points}
    assert set(stored(replica, "customers", CUSTOMER | {"id": 9, "points": 3.0})) == {
        ChangeEvent(Subject.CUSTOMERS, 9),
        ChangeEvent(Subject.POINTS, 9),
    }


def test_stock_makes_an_event_with_its_warehouse(replica: Replica) -> None:
    def put(quantity: float) -> list[ChangeEvent]:
        row = {"_warehouseId": 3, "_productId": 5, "stockQuantityStatus": quantity}
        with replica.write() as tx:
            put_stock(tx.connection, [row, {**row, "_warehouseId": 4}])
        return has_pending(replica)

    both = [ChangeEvent(Subject.STOCK, 5, 3), ChangeEvent(Subject.STOCK, 5, 4)]
    assert put(1.0) == both
    assert put(2.0) == both
    assert put(2.0) == []


def test_two_events_of_one_record_are_one_row_at_the_first_position(replica: Replica) -> None:
    with replica.write() as tx:
        tx.put("products", PRODUCT)
        tx.put("products", PRODUCT | {"id": 6})
        tx.put("products", PRODUCT | {"name": "Houska"})
        for quantity in (1.0, 2.0):
            put_stock(tx.connection, [{"_warehouseId": 3, "_productId": 5, "stockQuantityStatus": quantity}])
    assert has_pending(replica) == [
        ChangeEvent(Subject.PRODUCTS, 5),
        ChangeEvent(Subject.PRODUCTS, 6),
        ChangeEvent(Subject.STOCK, 5, 3),
    ]
    assert not change_triggers.has_pending(replica.database.read())


def test_other_entities_and_missing_webhooks_make_no_event(replica: Replica) -> None:
    assert stored(replica, "suppliers", {"id": 1, "name": "Mlýn"}) == []
    replica.hooks.remove(1)
    assert stored(replica, "products", PRODUCT) == []


def test_a_rolled_back_change_makes_no_event(replica: Replica) -> None:
    def fail(tx: Transaction) -> None:
        tx.put("products", PRODUCT)
        raise RuntimeError

    with pytest.raises(RuntimeError), replica.write() as tx:
        fail(tx)
    assert has_pending(replica) == []


def test_an_authoritative_replica_uses_its_webhook_records(tmp_path: Path) -> None:
    path = tmp_path / "practice.db"
    for authoritative in (True, False, True):
        replica = Replica.open(path, authoritative=authoritative)
        with replica.write() as tx:
            tx.put("webhooks", HOOK)
            tx.put("products", PRODUCT | {"name": str(authoritative)})
        assert bool(has_pending(replica)) is authoritative
        replica.close()


CRASH = """
import os, sys
from pathlib import Path
from storage.records.replica import Replica
replica = Replica.open(Path(sys.argv[1]))
with replica.write() as tx:
    tx.put("products", {"id": 5, "name": "x", "deleted": False})
os._exit(9)
"""


def test_F81_a_crash_after_the_commit_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "crashed.db"
    before = Replica.open(path)
    before.hooks.add(HOOK)
    before.close()
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run([sys.executable, "-c", CRASH, str(path)], env=environment, check=False)
    assert ended.returncode == 9
    again = Replica.open(path)
    assert has_pending(again) == [ChangeEvent(Subject.PRODUCTS, 5)]
    again.close()
