"""Which line names the columns, and what each is, in files as programs print and people save them."""

from __future__ import annotations

import pytest

from app.errors import BadFile
from app.transfer.columns import check_columns, find_heads, guess_mapping, read_only_columns
from app.transfer.tables import read_table, with_heads
from storage.schema.entities import CATALOGUE

CUSTOMERS, PRODUCTS = CATALOGUE["customers"], CATALOGUE["products"]
LABELS = {"Název": "name", "Cena s DPH": "priceWithVat", "EAN": "ean"}


def table(tmp_path, text, codec="utf-8"):
    path = tmp_path / "file.csv"
    path.write_bytes(text.encode(codec))
    return read_table(path)


@pytest.mark.parametrize("delimiter", [";", ",", "\t", "|"])
@pytest.mark.parametrize("codec", ["utf-8", "utf-16", "cp1250"])
def test_heads_are_found_below_a_title_and_an_address(tmp_path, delimiter, codec):
    lines = [
        ["Velkoobchod Novák, ceník 2026"], [], ["platí od", "1.1.2026"], ["", "Název", "EAN", "Cena s DPH", ""],
        ["", "Žluťoučký kůň", "8590000000017", '"39,90"', ""], ["", "Rohlík", "", "3", "pozn."],
    ]  # fmt: skip
    read = table(tmp_path, "\r\n".join(delimiter.join(each) for each in lines), codec)
    assert read.delimiter == delimiter
    found = find_heads(PRODUCTS, read, LABELS)
    assert guess_mapping(PRODUCTS, found.heads, LABELS) == (None, "name", "ean", "priceWithVat")
    assert [each.number for each in found.lines] == [5, 6] and found.lines[0].cells[1] == "Žluťoučký kůň"


def test_heads_of_two_lines_are_read_together(tmp_path):
    text = "Ceník\nNázev;EAN;Cena;;Pozn.\n;;s DPH;bez DPH;\nRohlík;1;3,90;3,48;x\n"
    found = find_heads(PRODUCTS, table(tmp_path, text), LABELS | {"Cena bez DPH": "priceWithoutVat"})
    assert found.heads == ("Název", "EAN", "Cena s DPH", "Cena bez DPH", "Pozn.")
    assert [each.number for each in found.above] == [1, 2, 3] and [each.number for each in found.lines] == [4]


def test_a_first_record_is_no_second_line_of_heads(tmp_path):
    found = find_heads(PRODUCTS, table(tmp_path, "Název;Cena;\nCena s DPH;x;y\na;b;c\n"), LABELS)
    assert found.heads == ("Název", "Cena") and len(found.lines) == 2


def test_a_file_without_heads_loses_no_line(tmp_path):
    read = table(tmp_path, "Rohlík;8590000000017;3,90\nChléb;8590000000024;45\n")
    found = find_heads(PRODUCTS, read, LABELS)
    assert found.heads == ("", "", "") and len(found.lines) == 2
    assert with_heads(found, 1).heads == ("Rohlík", "8590000000017", "3,90")
    assert with_heads(with_heads(found, 2), 0).lines == found.lines


def test_unknown_heads_stay_heads(tmp_path):
    read = table(tmp_path, "colour;shape\nred;round\n")
    assert find_heads(PRODUCTS, read).heads == ("colour", "shape")


def test_two_columns_with_one_field_are_asked_about_and_a_hidden_one_gives_way(tmp_path):
    heads = table(tmp_path, "name;price with vat;Price With VAT\na;1;2\n").heads
    assert guess_mapping(PRODUCTS, heads) == ("name", "priceWithVat", "priceWithVat")
    assert guess_mapping(PRODUCTS, heads, hidden={1}) == ("name", None, "priceWithVat")
    assert guess_mapping(PRODUCTS, heads, hidden={0, 1, 2})[0] == "name"
    with pytest.raises(BadFile) as failed:
        check_columns(("name", "priceWithVat", "priceWithVat"), heads)
    assert failed.value.params["columns"] == "B (price with vat), C (Price With VAT)"
    check_columns(("name", None, None), heads)


def test_columns_that_only_the_cloud_changes_are_told_from_unknown_ones():
    stock = CATALOGUE["warehouse-products"]
    assert read_only_columns(stock, ("id", "stockQuantityStatus", "other", "_warehouseId")) == (1,)
    assert read_only_columns(CUSTOMERS, ("created", "Vytvořeno", "name"), {"Vytvořeno": "created"}) == (0, 1)


def test_a_text_that_was_kept_by_a_formula_is_read(tmp_path):
    read = table(tmp_path, 'ean;name\n="0012345678905";="say ""x"""\n"=""007""";=1+1\n')
    assert [each.cells for each in read.lines] == [("0012345678905", 'say "x"'), ("007", "=1+1")]


def test_decimals_do_not_pass_for_a_delimiter(tmp_path):
    assert table(tmp_path, "name;price;vat\na;1,5;1,21\nb;2,5;1,21\n").delimiter == ";"
    assert table(tmp_path, "List of goods\nname,price\na,1\nb,2\n").delimiter == ","
