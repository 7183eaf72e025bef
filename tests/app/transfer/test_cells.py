"""Cells as clumsy files hold them: nothing is read as a value that nobody meant."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime

import pytest

from app.transfer import cells, text_values
from app.transfer.cells import Unreadable, from_cell, to_cell
from app.transfer.conventions import MIXED, Conventions, find_conventions, is_unclear_day, is_unclear_number
from storage import timestamps
from storage.schema.canonical import same
from storage.schema.entities import CATALOGUE

CUSTOMERS, PRODUCTS = CATALOGUE["customers"].by_name, CATALOGUE["products"].by_name


def local(*parts):
    return round(datetime(*parts).astimezone().timestamp() * 1000)


def day(*parts):
    return round(datetime(*parts, tzinfo=UTC).timestamp() * 1000)


def refused(field, cell, how=Conventions()):
    with pytest.raises(Unreadable) as failed:
        from_cell(field, cell, how)
    return failed.value.problem.code


@pytest.mark.parametrize(
    ("cell", "parts"),
    [
        (46082, (2026, 3, 1)), (46082.5, (2026, 3, 1, 12)), ("46082", (2026, 3, 1)), (25569, (1970, 1, 1)),
        ("2026-03-01", (2026, 3, 1)), ("2026/3/1", (2026, 3, 1)), ("20260301", (2026, 3, 1)), (20260301, (2026, 3, 1)),
        ("1. 3. 2026", (2026, 3, 1)), ("1.3.2026 14:30", (2026, 3, 1, 14, 30)), ("2026-03-01 14:30:05", (2026, 3, 1, 14, 30, 5)),
        (datetime(2026, 3, 1), (2026, 3, 1)),
    ],
)  # fmt: skip
def test_a_day_is_a_day_in_each_of_its_forms(cell, parts):
    utc = len(parts) == 3
    assert from_cell(CUSTOMERS["birthday"], cell) == (day(*parts) if utc else local(*parts))


@pytest.mark.parametrize("zone", ["Europe/Prague", "America/New_York", "Pacific/Auckland", "UTC"])
def test_a_day_is_the_same_on_every_computer(monkeypatch, zone):
    monkeypatch.setenv("TZ", zone)
    time.tzset()
    try:
        for field in (CUSTOMERS["birthday"], CUSTOMERS["expireDate"]):
            for cell in ("5.5.1980", datetime(1980, 5, 5), 29346, "1980-05-05T00:00:00.000Z"):
                assert from_cell(field, cell) == day(1980, 5, 5), cell
            # Also as other programs keep it, by the midnight of Central Europe.
            for kept in ("1980-05-05T00:00:00Z", "1980-05-04T22:00:00Z", "1980-05-04T23:00:00Z"):
                assert to_cell(field, timestamps.parse(kept)) == datetime(1980, 5, 5)
                assert same(CATALOGUE["customers"], field.name, timestamps.parse(kept), day(1980, 5, 5))
            moment = timestamps.parse("1980-05-05T12:30:00Z")
            assert from_cell(field, to_cell(field, moment)) == moment
            assert not same(CATALOGUE["customers"], field.name, moment, day(1980, 5, 5))
    finally:
        monkeypatch.undo()
        time.tzset()


@pytest.mark.parametrize(
    "cell", [0, 0.5, 250_000, 1_795_237_200, "1795237200", -5, "20261331", "31.2.2026", "1/3"]
)
def test_a_number_that_is_no_day_is_refused(cell):
    assert refused(CUSTOMERS["birthday"], cell) == "bad_date"


def test_milliseconds_and_the_form_of_the_interface_are_still_read():
    assert from_cell(CUSTOMERS["birthday"], 1_795_237_200_000) == 1_795_237_200_000
    assert from_cell(CUSTOMERS["birthday"], "1970-01-01T00:00:00.000Z") == 0
    assert from_cell(CUSTOMERS["birthday"], "2026-11-21T05:00:00.000Z") == 1_795_237_200_000


@pytest.mark.parametrize(
    ("field", "cell", "value"),
    [("vat", "21%", 1.21), ("vat", "21", 1.21), ("vat", 21, 1.21), ("vat", 0, 1.0), ("vat", 0.21, 1.21), ("vat", "1,15", 1.15),
     ("vat", "0", 1.0), ("vat", 2, 2.0), ("vat", "1.21", 1.21), ("discountPercent", "12 %", 12.0), ("margin", "20%", "20%")],
)  # fmt: skip
def test_per_cent_is_read_where_a_number_is_per_cent(field, cell, value):
    assert from_cell(PRODUCTS[field], cell) == value


@pytest.mark.parametrize(
    ("field", "cell"), [("points", "12%"), ("priceWithVat", "12 %"), ("packaging", "5%")]
)
def test_per_cent_of_anything_else_is_refused(field, cell):
    assert refused(PRODUCTS[field], cell) == "bad_number"
    assert refused(CUSTOMERS["points"], "12%") == "bad_number"


@pytest.mark.parametrize(
    ("cell", "price", "currency"),
    [("39,90 Kč", 39.9, "CZK"), ("1 234,50\u00a0Kč", 1234.5, "CZK"), ("€ 12.50", 12.5, "EUR"), ("12,50EUR", 12.5, "EUR"),
     ("39,-", 39.0, ""), ("39,--", 39.0, ""), ("39.- Kč", 39.0, "CZK"), ("1.234,50 zł", 1234.5, "PLN"), ("45", 45.0, ""),
     ("-5,00 Kč", -5.0, "CZK")],
)  # fmt: skip
def test_a_price_may_name_its_currency(cell, price, currency):
    assert from_cell(PRODUCTS["priceWithVat"], cell) == price
    assert cells.currency_of(PRODUCTS["priceWithVat"], cell) == currency


@pytest.mark.parametrize("cell", ["Kč", "39 bod", "3x5", "dle dohody", "39,90 Kčs x"])
def test_what_is_no_price_is_refused(cell):
    assert refused(PRODUCTS["priceWithVat"], cell) == "bad_number"
    assert refused(CUSTOMERS["points"], "39 Kč") == "bad_number"


@pytest.mark.parametrize("cell", ["8,59E+12", "8.59E+12", "4E+15", 8.590000000017e15])
def test_a_code_whose_digits_are_gone_is_refused(cell):
    for field in (PRODUCTS["ean"], PRODUCTS["name"], CUSTOMERS["barcode"], CUSTOMERS["id"]):
        assert refused(field, cell) == "digits_lost"


@pytest.mark.parametrize(
    ("cell", "codes"),
    [("8590000000017; 8590000000024", ["8590000000017", "8590000000024"]), ("101|102", ["101", "102"]),
     ("8590000000017 8590000000024", ["8590000000017", "8590000000024"]), ("858 123", ["858 123"]),
     (8590000000017, ["8590000000017"]), ("8590000000017.", ["8590000000017."]),
     ("8590000000017.0", ["8590000000017"]), ("8590000000017,00", ["8590000000017"]), ("12,0", ["12", "0"])],
)  # fmt: skip
def test_codes_in_one_cell_are_several(cell, codes):
    assert from_cell(PRODUCTS["ean"], cell) == codes


@pytest.mark.parametrize("values", [["101;102"], ["8590000000017 8590000000024"], ["1|2", "3"], ["a", "1;2"]])
def test_a_code_that_would_be_split_is_written_so_that_it_is_not(values):
    written = cells.to_cell(PRODUCTS["ean"], values)
    assert json.loads(written) == values if written.startswith("[") else True
    assert from_cell(PRODUCTS["ean"], written) == values


@pytest.mark.parametrize(
    ("found", "mark", "number"),
    [(["1,234", "12.50"], ".", 1234.0), (["1,234", "12,5"], ",", 1.234), (["1.234", "12,50"], ",", 1234.0),
     (["1,234", "5"], "", 1.234), (["1,234", "1.234.567"], ",", 1.234), (["1,234", "0,125"], ",", 1.234),
     (["1,234", "1,234.50"], ".", 1234.0), (["1,234,567", "1.5"], ".", 1234567.0), (["1,234", 12.5, None], "", 1.234), (["1,234", "1,2,3"], "", 1.234), (["1,5", "1.2.3"], ",", 1.5)],
)  # fmt: skip
def test_the_other_cells_tell_what_a_mark_means(found, mark, number):
    how = find_conventions(found, ())
    assert how.decimal_mark == mark
    assert from_cell(CUSTOMERS["points"], found[0], how) == number


def test_marks_that_contradict_are_no_number():
    how = find_conventions(["12.5", "12,5"], ())
    assert how.decimal_mark == MIXED
    assert refused(CUSTOMERS["points"], "1,234", how) == "bad_number"
    assert from_cell(CUSTOMERS["points"], "12,5", how) == 12.5
    assert is_unclear_number(" 1,234") and not is_unclear_number("0,234") and not is_unclear_number("1,2345")


def test_the_other_cells_tell_which_part_is_the_month():
    american = find_conventions((), ["3/4/2026", "11/21/2026"])
    assert from_cell(CUSTOMERS["birthday"], "3/4/2026", american) == day(2026, 3, 4)
    assert from_cell(CUSTOMERS["birthday"], "3.4.2026", american) == day(2026, 4, 3)
    assert refused(CUSTOMERS["birthday"], "21/11/2026", american) == "bad_date"
    british = find_conventions((), ["3/4/2026", "21/11/2026"])
    assert from_cell(CUSTOMERS["birthday"], "3/4/2026", british) == day(2026, 4, 3)
    assert find_conventions((), ["3/4/2026"]).date_order == ""
    assert is_unclear_day("3/4/2026") and not is_unclear_day("3/3/2026") and not is_unclear_day("13/4/2026")


def test_a_number_of_days_is_that_of_a_spreadsheet():
    assert text_values.number_moment(45000) == local(2023, 3, 15)


def test_an_apostrophe_keeps_a_number_a_text_and_is_no_part_of_it():
    assert from_cell(PRODUCTS["ean"], "'0012345678905") == ["0012345678905"]
    assert (
        from_cell(CUSTOMERS["barcode"], "'007") == "007"
        and from_cell(PRODUCTS["name"], "'90s hits") == "'90s hits"
    )
    for value in ("'007", "''5", "'90s", "'=x", "=x"):
        assert cells.unescape_formula(cells.escape_formula(value)) == value
        assert cells.unescape_formula(cells.escape_apostrophe(value)) == value


@pytest.mark.parametrize(
    "text", ["1,2,3", "12,50,90", "1.2.3", "1,23.4,5", "1.23,4.5", "12,34.5", "1,234,56", "1.2345,6"]
)
def test_marks_that_group_no_thousands_are_no_number(text):
    with pytest.raises(ValueError):
        text_values.parse_number(text)


@pytest.mark.parametrize(
    ("text", "number"),
    [("1,234,567", 1234567.0), ("1.234.567,8", 1234567.8), ("12,345.67", 12345.67), ("-1.234,5", -1234.5)],
)
def test_marks_that_group_thousands_are_left_out(text, number):
    assert text_values.parse_number(text) == number
