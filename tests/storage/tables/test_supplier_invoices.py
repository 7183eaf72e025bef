"""What is kept of suppliers' invoices: it counts while its step stands, and follows the ids of records."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from storage.records.id_remap import remap
from storage.records.replica import Replica
from storage.tables.supplier_invoices import Delivery, DeliveryLine, SupplierItem, UsedInvoice
from tests.storage.support.replicas import open_replica

FARM = 41
USED = UsedInvoice(supplier=FARM, number="FV-47", date="2026-11-27", uuid="u-1", at=5, who="jana", lines=37)
DELIVERY = Delivery(
    id=0, supplier=FARM, name="Farm", number="FV-47", date="2026-11-27", started=1, finished=None
)


@pytest.fixture
def replica(tmp_path: Path) -> Replica:
    return open_replica(tmp_path)


def test_what_a_step_has_stored_counts_until_it_is_undone(replica: Replica) -> None:
    with replica.write() as tx:
        step = tx.history.begin_step("invoice", {}, origin="window")
        tx.supplier_prices.invoices.put_used(USED, step=step)
        tx.supplier_prices.invoices.put_item(FARM, "code:1", SupplierItem(7, "XCT", Decimal(12)), step=step)
        tx.supplier_prices.invoices.put_item(FARM, "code:2", SupplierItem(None), step=None)
    kept = replica.supplier_prices.invoices
    assert kept.used(FARM) == [USED] and kept.used_uuid("u-1") == USED and len(kept.items(FARM)) == 2
    with replica.write() as tx:
        tx.history.mark_undone(step)
    assert kept.used(FARM) == [] and kept.used_uuid("u-1") is None
    assert kept.items(FARM) == {"code:2": SupplierItem(None)}


def test_ids_that_a_cloud_chose_are_followed(replica: Replica) -> None:
    with replica.write() as tx:
        tx.supplier_prices.invoices.put_used(USED, step=None)
        tx.supplier_prices.invoices.put_item(FARM, "code:1", SupplierItem(7), step=None)
        number = tx.supplier_prices.invoices.begin_delivery(DELIVERY, [DeliveryLine(place=1, product=7)])
        remap(tx, "suppliers", {FARM: 1041})
        remap(tx, "products", {7: 1007})
    kept = replica.supplier_prices.invoices
    assert kept.used(1041) == [replace(USED, supplier=1041)] and kept.items(1041)["code:1"].product == 1007
    assert kept.deliveries()[0].supplier == 1041 and kept.delivery_lines(number)[0].product == 1007


def test_old_deliveries_that_are_finished_go(replica: Replica, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.tables.supplier_invoices.KEPT_CHECKS", 2)
    for each in range(1, 6):
        with replica.write() as tx:
            number = tx.supplier_prices.invoices.begin_delivery(
                replace(DELIVERY, started=each), [DeliveryLine(place=1)]
            )
            if each > 1:
                tx.supplier_prices.invoices.end_delivery(number, each)
    found = replica.supplier_prices.invoices.deliveries()
    assert [each.started for each in found] == [
        1,
        5,
        4,
        3,
    ] and replica.supplier_prices.invoices.delivery_lines(2) == []
