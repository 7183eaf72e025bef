"""What a supplier charges, changed inside a command: undone and redone with its step, never over a later list."""

from __future__ import annotations

from typing import Any

from app.commands.purchase_price import put_purchase_price
from storage.records.id_remap import remap
from tests.app.support.workstation import Workstation

METRO, MILK = 41, 101


def charge(station: Workstation, price: float | None) -> int:
    with station.commands.open(
        "supplier_list", "products", 1, "window", {"supplier": METRO, "name": "METRO"}
    ) as scope:
        put_purchase_price(scope, METRO, MILK, price)
        assert scope.step is not None
        return scope.step


def price(station: Workstation) -> Any:
    return station.replica.supplier_prices.price(METRO, MILK)


def test_a_price_is_told_in_the_history_undone_and_redone(station: Workstation) -> None:
    station.known("products", MILK)
    charge(station, 10.0)
    charge(station, 12.0)
    told = station.replica.timeline("products", MILK)[0]
    assert (
        told.fields == {"purchasePriceWithoutVat": (10.0, 12.0)} and station.change("products", MILK) is None
    )
    newest = station.replica.steps.newest_undoable()
    assert newest is not None and newest.params["name"] == "METRO"
    assert station.commands.undo() is not None and price(station) == 10.0
    assert station.commands.redo() is not None and price(station) == 12.0
    assert station.commands.undo() is not None and station.commands.undo() is not None
    assert price(station) is None
    station.restart()
    assert price(station) is None


def test_the_price_of_a_later_list_stays(station: Workstation) -> None:
    station.known("products", MILK)
    charge(station, 10.0)
    with station.replica.write() as tx:
        tx.supplier_prices.put(METRO, MILK, 11.0, at=1)
    station.commands.undo()
    assert price(station) == 11.0


def test_F74_undo_finds_a_supplier_and_a_product_under_new_ids(station: Workstation) -> None:
    station.known("products", MILK)
    charge(station, 10.0)
    station.known("products", 900)
    with station.replica.write() as tx:
        remap(tx, "suppliers", {METRO: 941})
        remap(tx, "products", {MILK: 900})
    station.commands.undo()
    assert station.replica.supplier_prices.by_product() == {}
