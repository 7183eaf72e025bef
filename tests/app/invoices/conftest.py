"""A shop that gets the invoice of forty lines, and what a test does with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from app.invoices.comparison import Answers, ComparedInvoice, InvoiceChange
from app.invoices.invoices import Invoices, OpenInvoice
from app.invoices.reading import read_content
from tests.app.invoices import samples
from tests.app.invoices.samples import FORTY, Sheet
from tests.app.support.workstation import Workstation

FARM, OTHER = 41, 42
MILK, BUTTER, BY_CODE, BY_NAME, TOMATOES = 131, 132, 133, 134, 135


class Office:
    """The shop's invoices."""

    def __init__(self, station: Workstation) -> None:
        self.station = station
        self.invoices = Invoices(station.replica, station.commands)

    def open(self, sheet: Sheet = FORTY, name: str = "ubl", **answers: Any) -> OpenInvoice:
        """An invoice in a format."""
        [invoice] = read_content(samples.WRITERS[name](sheet))
        return self.invoices.open(invoice, Answers(**answers))

    def compare(self, sheet: Sheet = FORTY, name: str = "ubl", **answers: Any) -> ComparedInvoice:
        """The same, compared."""
        return self.open(sheet, name, **answers).compared

    def apply(self, opened: OpenInvoice, **options: Any) -> Any:
        """Do what is ticked from the start."""
        found = opened.compared
        lines = options.pop("lines", found.ticked)
        return self.invoices.apply(found, lines, opened.terms, origin="window", **options)

    def cost(self, product: int, supplier: int = FARM) -> float | None:
        """What a supplier charges."""
        return self.station.replica.supplier_prices.price(supplier, product)


def codes(line: InvoiceChange) -> list[str]:
    """The codes of what is told of a line."""
    return [each.code for each in (*line.problems, *line.told)]


def told(found: ComparedInvoice) -> list[str]:
    """The codes of what is told of an invoice."""
    return [each.code for each in found.told]


@pytest.fixture
def office(station: Workstation) -> Office:
    """Thirty products of one supplier, each with what a line of the invoice finds it by."""
    return fill(station)


@pytest.fixture(scope="module")
def shared_office(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Office]:
    """The same, for tests that only compare."""
    station = Workstation(tmp_path_factory.mktemp("office"))
    yield fill(station)
    station.replica.close()


def fill(station: Workstation) -> Office:
    """The shop in a replica."""
    station.known("suppliers", FARM, name="Farma Kuřim", companyId="54998018", vatId="CZ54998018")
    station.known("suppliers", OTHER, name="METRO", companyId="26450691", vatId="CZ26450691")
    station.known("eet-subjects", 5, name="Obchod U Lípy", vatId="CZ27074358")
    station.known("categories", 11, name="Food")
    for number, value in enumerate((21.0, 12.0), start=21):
        station.known("taxes", number, name=f"{value}", value=value)
    for each in range(1, 26):
        product(station, 100 + each, f"Zboží {each}", samples.gtin(each), vat=1.12 if each % 3 else 1.21)
    product(station, MILK, "Mléko", samples.gtin(31), packageItem=12.0)
    product(station, BUTTER, "Máslo", samples.gtin(32))
    product(station, BY_CODE, "Kódované", "", supplierProductCode="K-33")
    product(station, BY_NAME, "Jen názvem", "")
    product(station, TOMATOES, "Rajčata", samples.gtin(35), unit="Gram")
    for each in (37, 38, 39, 40, 41):
        product(station, 100 + each, f"Zboží {each}", samples.gtin(each))
    return Office(station)


def product(station: Workstation, number: int, name: str, ean: str, **values: Any) -> None:
    """A product of the supplier."""
    whole = {
        "_categoryId": 11, "vat": 1.21, "priceWithVat": 48.4, "priceWithoutVat": 40.0, "plu": [str(number)],
        "_supplierId": FARM, "currency": "CZK",
    }  # fmt: skip
    if "vat" in values:
        whole["priceWithVat"] = round(40.0 * values["vat"], 2)
    station.known("products", number, **{**whole, "name": name, "ean": [ean] if ean else [], **values})
