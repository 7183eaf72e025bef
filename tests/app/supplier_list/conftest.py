"""A shop that buys from two suppliers, and files as suppliers send them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.change_set import ChangeLine, Effect
from app.supplier_list.price_lists import ComparedList, PriceLists
from app.supplier_list.terms import Terms
from tests.app.support.workstation import Workstation

METRO, MAKRO = 41, 42
MILK, BREAD, BEER, WINE = 101, 102, 103, 104
EAN = {MILK: "8590000000017", BREAD: "8590000000024", BEER: "8590000000031", WINE: "8590000000048"}


class Office:
    """The shop's price lists, and what a test does with them."""

    def __init__(self, station: Workstation, folder: Path) -> None:
        self.station = station
        self.folder = folder
        self.lists = PriceLists(station.replica, station.commands)

    def compare(self, text: str, terms: Terms | None = None, *, supplier: int = METRO) -> ComparedList:
        """A file of a supplier, read by these terms or those that are kept."""
        path = self.folder / "list.csv"
        path.write_text(text, encoding="utf-8")
        used = self.lists.terms(supplier) if terms is None else terms
        table, mapped = self.lists.read(path, used)
        return self.lists.compare(table, mapped, supplier, used)

    def apply(self, found: ComparedList, terms: Terms | None = None, **options: Any) -> Any:
        """Do what is ticked from the start."""
        lines = options.pop("lines", [each for each in found.lines if each.ticked])
        used = self.lists.terms(found.supplier) if terms is None else terms
        return self.lists.apply(found, lines, used, origin="window", **options)

    def cost(self, product: int, supplier: int = METRO) -> float | None:
        """What a supplier charges."""
        return self.station.replica.supplier_prices.price(supplier, product)


def of_kind(found: ComparedList, kind: Effect) -> list[ChangeLine]:
    """The lines of a kind."""
    return [each for each in found.lines if each.effect is kind]


def codes(line: ChangeLine) -> list[str]:
    """The codes of what is wrong with a line."""
    return [each.code for each in line.problems]


@pytest.fixture
def office(station: Workstation, tmp_path: Path) -> Office:
    """Four products: milk and bread of METRO, beer of MAKRO, wine of nobody."""
    return fill(station, tmp_path)


@pytest.fixture(scope="module")
def shared_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """The same, for tests that only compare."""
    folder = tmp_path_factory.mktemp("office")
    station = Workstation(folder)
    yield fill(station, folder)
    station.replica.close()


def fill(station: Workstation, folder: Path) -> Office:
    """The shop in a replica."""
    station.known("suppliers", METRO, name="METRO")
    station.known("suppliers", MAKRO, name="MAKRO")
    station.known("categories", 11, name="Food")
    for number, value in enumerate((21.0, 12.0), start=21):
        station.known("taxes", number, name=f"{value}", value=value)
    for number, name, shelf, net, supplier, code in (
        (MILK, "Milk", 24.2, 20.0, METRO, "M-1"),
        (BREAD, "Bread", 36.3, 30.0, METRO, "M-2"),
        (BEER, "Beer", 48.4, 40.0, MAKRO, "M-1"),
        (WINE, "Wine", 242.0, 200.0, None, None),
    ):
        station.known(
            "products", number, name=name, _categoryId=11, vat=1.21, priceWithVat=shelf, priceWithoutVat=net,
            ean=[EAN[number]], plu=[str(number)], _supplierId=supplier, supplierProductCode=code, currency="CZK",
        )  # fmt: skip
    return Office(station, folder)
