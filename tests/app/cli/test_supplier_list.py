"""`supplier-list` as another program uses it: what it prints, its exit codes, and what it says about wrong options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.commands.record_editor import Edit
from app.runtime import Runtime
from storage.schema.validation import Op, blank
from tests.app.cli.conftest import command

FILE = "EAN;Název;Cena bez DPH\n8590000000017;Mléko;10\n8590000000024;Chléb;1,2,3\n8590000000053;Máslo;40\n"


@pytest.fixture
def shop(tmp_path: Path) -> Path:
    """A shop with one supplier and two products of it."""
    with Runtime(tmp_path, keep_log=False) as runtime:
        catalogue = runtime.replica.catalogue

        def create(entity: str, *records: dict[str, Any]) -> None:
            edits = [
                Edit(op=Op.CREATE, body={**blank(catalogue[entity]), "_cloudId": 1, **each})
                for each in records
            ]
            runtime.commands.apply(entity, edits, origin="v2")

        create("suppliers", {"name": "METRO"})
        create("categories", {"name": "Food"})
        supplier, category = (
            runtime.replica.values_by_id(entity, "name")[0][0] for entity in ("suppliers", "categories")
        )
        shared = {"_categoryId": category, "_supplierId": supplier, "vat": 1.21}
        create(
            "products",
            {
                "name": "Milk",
                "ean": ["8590000000017"],
                "priceWithVat": 24.2,
                "priceWithoutVat": 20.0,
                **shared,
            },
            {
                "name": "Bread",
                "ean": ["8590000000024"],
                "priceWithVat": 36.3,
                "priceWithoutVat": 30.0,
                **shared,
            },
            {"name": "Old", **shared},
        )
    return tmp_path


def values(shop: Path) -> dict[str, Any]:
    """The selling price by name."""
    with Runtime(shop, keep_log=False) as runtime:
        names = dict(runtime.replica.values_by_id("products", "name"))
        prices = dict(runtime.replica.values_by_id("products", "priceWithVat"))
        return {name: prices.get(number) for number, name in names.items()}


def test_a_list_is_tried_done_and_unchanged_the_second_time(shop: Path, tmp_path: Path) -> None:
    file = tmp_path / "metro.csv"
    file.write_text(FILE, encoding="utf-8")
    words = ("supplier-list", str(file), "--supplier", "metro")
    tried = command(shop, *words, "--margin", "50", "--round", ".90", "--dry-run", "--json")
    told = tried.json
    assert (tried.code, told["dry_run"], told["applied"]) == (4, True, 0)
    assert (told["changed"], told["new"], told["doubtful"], told["gone"]) == (1, 1, 1, 1)
    assert told["lines"][1]["problems"][0]["code"] == "bad_number" and told["lines"][1]["line"] == 3
    assert values(shop)["Milk"] == 24.2
    done = command(shop, *words, "--margin", "50", "--round", ".90", "--new")
    assert (
        done.code == 4 and "Done: 1 added, 1 changed, 0 purchase prices noted on this computer." in done.out
    )
    assert (
        "metro.csv: line 3, column C: 8590000000024 Bread: purchasePriceWithoutVat: not a number; enter"
        in done.err
    )
    assert values(shop) == {"Milk": 23.9, "Bread": 36.3, "Old": None, "Máslo": 96.9}
    file.write_text(FILE.replace("1,2,3", "12"), encoding="utf-8")
    again = command(shop, *words, "--gone")
    assert again.code == 0 and "bought for (empty) -> 12.0, priceWithVat 36.3 -> 28.9" in again.out
    assert "Old: no longer in the list, loses the supplier" in again.out
    last = command(shop, *words, "--json")
    assert (last.code, last.json["unchanged"], last.json["gone"]) == (0, 3, 0)


def test_a_price_that_changes_by_more_than_the_limit_is_told_and_left(shop: Path, tmp_path: Path) -> None:
    file = tmp_path / "metro.csv"
    words = ("supplier-list", str(file), "--supplier", "METRO", "--keep-price")
    for cost in ("20", "26"):
        file.write_text(f"EAN;Cena\n8590000000017;{cost}\n")
        assert command(shop, *words).code == 0
    file.write_text("EAN;Cena\n8590000000017;2,34\n")
    done = command(shop, *words)
    assert (
        done.code == 4 and "Done: 0 added, 0 changed, 0 purchase prices noted on this computer." in done.out
    )
    assert "metro.csv: line 2: 8590000000017 Milk: changes by more than 30 %" in done.err
    told = command(shop, *words, "--json").json
    assert (told["applied"], told["lines"][0]["kind"], told["lines"][0]["marks"]) == (
        0,
        "changed",
        ["outlier"],
    )


def test_a_damaged_line_says_what_is_wrong_and_no_empty_column(shop: Path, tmp_path: Path) -> None:
    file = tmp_path / "metro.csv"
    file.write_text(FILE + '"8590000000031;Jam;5\n', encoding="utf-8")
    done = command(shop, "supplier-list", str(file), "--supplier", "metro", "--dry-run")
    last = len(file.read_text("utf-8").splitlines())
    assert f"metro.csv: line {last}: a quotation mark is not closed or is in the wrong place\n" in done.err


def test_columns_pieces_and_currency_can_be_said_and_are_kept(shop: Path, tmp_path: Path) -> None:
    file = tmp_path / "metro.csv"
    file.write_text("Kat;Cena A;Cena B\n8590000000017;1;24\n")
    words = ("supplier-list", str(file), "--supplier", "METRO", "--keep-price", "--json")
    refused = command(shop, *words)
    assert refused.code != 0 and "no column has the name of a purchase price" in refused.err
    done = command(
        shop, *words, "--column", "Kat=ean", "--column", "Cena B=purchasePriceWithoutVat", "--pieces", "12",
        "--currency", "eur", "--exchange", "25",
    )  # fmt: skip
    assert done.json["lines"][0]["cost"] == 50.0
    assert command(shop, *words).json["lines"][0]["kind"] == "unchanged"
    assert command(shop, *words, "--pieces", "6").json["lines"][0]["cost"] == 100.0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--margin", "100"], "less than 100"),
        (["--markup", "-1"], "or more"),
        (["--round", "0"], "--round takes a step"),
        (["--pieces", "0"], "--pieces takes a number above 0"),
        (["--column", "x=weight"], "cannot be weight"),
        (["--margin", "5", "--keep-price"], "not allowed with"),
        (["--supplier", "nobody"], "nobody"),
    ],
)
def test_what_cannot_be_meant_is_said_and_changes_nothing(
    shop: Path, tmp_path: Path, words: list[str], said: str
) -> None:
    file = tmp_path / "metro.csv"
    file.write_text(FILE, encoding="utf-8")
    refused = command(shop, "supplier-list", str(file), "--supplier", "METRO", *words)
    assert refused.code != 0 and said in refused.err and "Traceback" not in refused.err
    assert values(shop)["Milk"] == 24.2


def test_a_file_that_cannot_be_read_is_named(shop: Path, tmp_path: Path) -> None:
    whole = tmp_path / "half.xlsx"
    from app.transfer.tables import write_table

    write_table(whole, ["ean", "cena"], [["8590000000017", 5.0]])
    whole.write_bytes(whole.read_bytes()[:-200])
    refused = command(shop, "supplier-list", str(whole), "--supplier", "METRO")
    assert refused.code == 1 and "half.xlsx: only a part of it arrived" in refused.err
    assert command(shop, "supplier-list", str(tmp_path / "no.csv"), "--supplier", "METRO").code == 1
