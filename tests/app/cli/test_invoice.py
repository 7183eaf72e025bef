"""`invoice` as another program uses it: the one object it prints, its exit codes, and what it says of wrong files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.commands.record_editor import Edit
from app.runtime import Runtime
from storage.schema.validation import Op, blank
from tests.app.cli.conftest import command
from tests.app.invoices import samples
from tests.app.invoices.samples import FORTY, Item

SMALL = replace(
    FORTY,
    items=(
        Item("Mléko", samples.gtin(1), "K-1", "2", "carton", "148.80"),
        Item("Chléb", samples.gtin(2), price="30"),
        Item("Nové", samples.gtin(3), price="15"),
    ),
)


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A shop with the supplier and two of its products."""
    with Runtime(tmp_path / "shop", keep_log=False) as runtime:
        catalogue = runtime.replica.catalogue

        def create(entity: str, *records: dict[str, Any]) -> None:
            edits = [
                Edit(op=Op.CREATE, body={**blank(catalogue[entity]), "_cloudId": 1, **each})
                for each in records
            ]
            runtime.commands.apply(entity, edits, origin="v2")

        create("suppliers", {"name": "Farma", "companyId": "54998018"})
        create("categories", {"name": "Food"})
        category = runtime.replica.values_by_id("categories", "name")[0][0]
        shared = {
            "_categoryId": category,
            "vat": 1.21,
            "priceWithVat": 24.2,
            "priceWithoutVat": 20.0,
            "currency": "CZK",
        }
        create(
            "products",
            {"name": "Milk", "ean": [samples.gtin(1)], **shared},
            {"name": "Bread", "ean": [samples.gtin(2)], **shared},
        )
    return tmp_path / "shop"


def costs(shop: Path) -> dict[str, float]:
    with Runtime(shop, keep_log=False) as runtime:
        names = dict(runtime.replica.values_by_id("products", "name"))
        return {
            names[product]: price
            for (_, product), (price, _) in runtime.replica.supplier_prices.by_product().items()
        }


def test_an_invoice_is_tried_done_and_told_the_second_time(shop: Path, tmp_path: Path) -> None:
    file = tmp_path / "without-an-ending"
    file.write_bytes(samples.zugferd(SMALL))
    tried = command(shop, "invoice", str(file), "--dry-run", "--json")
    told = tried.json
    assert (tried.code, told["format"], told["supplier"]["matched_by"]) == (4, "zugferd", "company_id")
    assert [each["effect"] for each in told["lines"]] == ["told", "changed", "new"]
    assert told["lines"][0]["told"][0]["code"] == "pack_unknown" and costs(shop) == {}
    options = ("--pieces", "1=12", "--new", "--markup", "50", "--later", "2027-03-01")
    done = command(shop, "invoice", str(file), *options)
    assert done.code == 0 and "Done: 1 added" in done.out
    assert costs(shop) == {"Milk": 12.4, "Bread": 30.0, "Nové": 15.0}
    assert "Invoice FV-47" in command(shop, "plan", "list").out
    again = command(shop, "invoice", str(file))
    assert again.code == 4 and "already used" in again.err and "--again" in again.err
    assert command(shop, "invoice", str(file), "--again").code == 0


def test_unknown_supplier_currency_and_wrong_options(shop: Path, tmp_path: Path) -> None:
    file = tmp_path / "fv.xml"
    file.write_bytes(
        samples.ubl(replace(SMALL, company_id="11111111", vat_id="", supplier="Mlýn", currency="EUR"))
    )
    told = command(shop, "invoice", str(file))
    assert (
        told.code == 4 and "Mlýn (11111111) is not in your suppliers" in told.err and "--exchange" in told.err
    )
    named = command(
        shop,
        "invoice",
        str(file),
        "--supplier",
        "farma",
        "--exchange",
        "25",
        "--pieces",
        "1=12",
        "--dry-run",
        "--json",
    )
    assert named.json["supplier"]["matched_by"] == "given" and named.json["lines"][0]["unit_cost"] == "310"
    assert command(shop, "invoice", str(file), "--supplier", "nobody").code == 1
    assert "3=12" in command(shop, "invoice", str(file), "--pieces", "milk=12").err


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (samples.pdf({}), "only a picture of an invoice"),
        (b"<!DOCTYPE a><a/>", "document type declaration"),
        (samples.ubl(SMALL)[:1500], "damaged (line 1)"),
        (b'<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2"/>', "is an order, not an invoice"),
        (samples.pdf({"a.xml": samples.cii(SMALL), "b.xml": samples.cii(replace(SMALL, number="FV-48"))}), "FV-47, FV-48"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_used_is_one_sentence(
    content: bytes, said: str, shop: Path, tmp_path: Path
) -> None:
    file = tmp_path / "fv.pdf"
    file.write_bytes(content)
    found = command(shop, "invoice", str(file), "--json")
    assert found.code == 1 and said in found.err and len(found.err.strip().splitlines()) == 1
