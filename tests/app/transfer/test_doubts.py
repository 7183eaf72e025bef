"""Lines that could be imported and look wrong: said, and left out on demand."""

from __future__ import annotations

from datetime import datetime

import pytest

from app.transfer.columns import guess_mapping
from app.transfer.doubts import is_total
from app.transfer.importer import Importer
from app.transfer.tables import Line, Table, read_table
from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import put, record


@pytest.fixture
def station(tmp_path):
    made = Workstation(tmp_path / "shop")
    put(made.replica, "categories", record("categories", 11, name="Drinks"))
    yield made
    made.replica.close()


def planned(station, heads, *rows, entity="customers", key=None):
    found = Importer(station.replica, station.commands, entity)
    table = Table(tuple(heads), tuple(Line(number, tuple(row)) for number, row in enumerate(rows, start=2)))
    return found, found.plan(table, guess_mapping(found.entity, heads), key)


def doubts(plan):
    return [[(each.field, each.code) for each in line.doubts] for line in plan.lines]


def test_what_is_no_address_and_a_line_of_one_cell_are_said(station):
    found, plan = planned(
        station, ["lastName", "email", "phone", "points"],
        ("A", "a@b.cz", "1", "1"), ("B", "to není mail", "2", "2"), ("NÁPOJE",), ("C", "c@b", "", "1"), ("D", "", "3", ""),
    )  # fmt: skip
    assert doubts(plan) == [[], [("email", "bad_email")], [(None, "one_cell")], [("email", "bad_email")], []]
    assert plan.lines[1].shown("email") == "to není mail" and plan.lines[1].column == "B"
    assert len(plan.doubtful) == 3
    assert len(found.apply(plan, without_doubtful=True).change.ids) == 2
    _, again = planned(station, ["lastName", "email"], ("B", "to není mail"))
    assert doubts(again) == [[("email", "bad_email")]]


def test_what_is_there_already_is_not_doubted(station):
    station.known("customers", 5, lastName="A", email="odd")
    _, plan = planned(station, ["id", "email", "lastName"], ("5", "odd", "A"), key="id")
    assert doubts(plan) == [[]] and plan.lines[0].effect == "unchanged"


def test_a_sum_under_the_list_is_refused(station):
    heads = ["name", "_categoryId", "priceWithVat", "ean"]
    _, plan = planned(
        station, heads, ("Total Energy Drink", "11", "30", "1"), ("Celkem:", "", "75", ""), ("", "", "75", ""), entity="products"
    )  # fmt: skip
    assert [each.effect.value for each in plan.lines] == ["new", "refused", "refused"]
    assert plan.lines[1].problems[0].code == "totals_line"
    assert is_total((None, "SUMME", 5), 6) and not is_total(("Suma", "1", "2", "3", "4"), 6)


def test_a_number_and_a_day_with_two_readings_are_said_unless_others_tell(station):
    heads = ["lastName", "points", "expireDate"]
    _, plan = planned(station, heads, ("A", "1,234", "3/4/2026"), ("B", "5", "3.4.2026"))
    assert doubts(plan) == [[("points", "unclear_number"), ("expireDate", "unclear_date")], []]
    assert [each.params for each in plan.lines[0].doubts] == [{"read": 1.234}, {"day": "2026-04-03"}]
    _, plan = planned(station, heads, ("A", "1,234", "3/4/2026"), ("B", "5.5", "13/4/2026"))
    assert doubts(plan) == [[], []] and plan.lines[0].after["points"] == 1234.0


def test_a_currency_that_the_shop_does_not_use_is_said(station):
    station.known("products", 1, name="x", _categoryId=11, currency="CZK")
    heads = ["name", "_categoryId", "priceWithVat"]
    _, plan = planned(station, heads, ("a", "11", "39,90 Kč"), ("b", "11", "2,50 €"), entity="products")
    assert doubts(plan) == [[], [("priceWithVat", "other_currency")]]
    assert plan.lines[1].doubts[0].params == {"currency": "EUR"}


def test_the_heads_of_the_next_page_are_no_record(station):
    _, plan = planned(station, ["lastName", "note"], ("A", "x"), ("lastName", "note"), ("B", "y"))
    assert [each.line for each in plan.lines] == [2, 4]


def test_all_unreadable_cells_of_a_line_are_named(station):
    _, plan = planned(station, ["lastName", "points", "expireDate"], ("A", "much", "soon"))
    assert [each.code for each in plan.lines[0].problems] == ["bad_number", "bad_date"]
    assert (plan.lines[0].shown("points"), plan.lines[0].shown("expireDate")) == ("much", "soon")
    assert plan.lines[0].column == "B"


def test_a_list_that_is_imported_twice_is_noticed(station):
    heads = ["firstName", "lastName", "phone"]
    rows = (("Jana", "Nová", "1"), ("", "Starý", "2"))
    found, plan = planned(station, heads, *rows)
    assert doubts(plan) == [[], []]
    found.apply(plan)
    _, plan = planned(station, heads, ("jana ", "NOVA", "9"), ("Jana", "Jiná", "1"), ("", "Starý", "2"))
    assert doubts(plan) == [[(None, "same_name")], [], [(None, "same_name")]]
    assert len(plan.lines[0].doubts[0].params["ids"]) == 1
    _, plan = planned(station, heads, ("A", "B", "1"), ("A", "B", "1"))
    assert doubts(plan) == [[], [(None, "same_line")]] and plan.lines[1].doubts[0].params == {"line": 2}


def test_a_text_that_became_a_date_is_said(station):
    when = datetime(2026, 3, 1)
    _, plan = planned(station, ["lastName", "barcode", "expireDate"], ("A", when, when))
    assert doubts(plan) == [[("barcode", "date_in_text")]]


def test_what_an_empty_cell_removes_is_said(station):
    station.known("customers", 5, lastName="A", note="allergic", tags=["VIP", "old"], city=None)
    _, plan = planned(station, ["id", "note", "tags", "city"], ("5", "", "", ""), key="id")
    assert doubts(plan) == [[("note", "emptied"), ("tags", "emptied")]]
    assert [each.params for each in plan.lines[0].doubts] == [{"was": "allergic"}, {"was": "VIP, old"}]


def test_an_id_of_another_program_is_noticed_where_it_is_no_key(station):
    heads = ["id", "lastName", "email"]
    _, plan = planned(station, heads, ("3", "A", "a@b.cz"), key="email")
    assert doubts(plan) == [[("id", "id_from_file")]]
    _, plan = planned(station, heads, ("3", "A", "a@b.cz"), key="id")
    assert doubts(plan) == [[]]


@pytest.mark.parametrize(
    "name",
    [
        "M\ufffdsli",
        "Å½luÅ¥ouÄkÃ½ kÅ¯Å",
        "Drçśkov pol‚vka",
        "Dräékov‡ polŽvka",
        "¦itně chl‚b",
        "P&#345;&iacute;bor",
    ],
)
def test_letters_of_no_language_are_said(station, name):
    _, plan = planned(
        station, ["name", "_categoryId"], (name, "11"), ("Müsli Jack´s 5 °C – A×B", "11"), entity="products"
    )
    assert doubts(plan) == [[("name", "odd_letters")], []]


def test_where_the_encoding_is_doubtful_every_letter_is(station):
    found = Importer(station.replica, station.commands, "products")
    heads = ("name", "_categoryId")
    table = Table(heads, (Line(2, ("Kßva", "11")), Line(3, ("Rum", "11"))), odd_letters=True)
    assert doubts(found.plan(table, heads, None)) == [[("name", "odd_letters")], []]


@pytest.mark.parametrize(
    "cell",
    [
        "#N/A",
        "#REF!",
        "#NAZEV?",
        "#HODNOTA!",
        "#DĚLENÍ_NULOU!",
        "#NV",
        "#N/D!",
        "Err:502",
        "#####",
        "NULL",
        "nan",
    ],
)
def test_an_error_of_a_spreadsheet_is_no_value(station, cell):
    heads = ["name", "_categoryId", "ean", "priceWithVat"]
    _, plan = planned(station, heads, (cell, "11", cell, cell), ("#hej! #1", "11", "", ""), entity="products")
    assert [each.code for each in plan.lines[0].problems] == ["calculation"] * 3 and not plan.lines[
        1
    ].problems


def test_a_line_with_a_damaged_quotation_mark_stops_no_other(station):
    found = Importer(station.replica, station.commands, "customers")
    table = Table(("lastName",), (Line(2, ("A",)), Line(4, ("C",))), damaged=(3,))
    plan = found.plan(table, ("lastName",), None)
    assert [(each.line, each.effect.value) for each in plan.lines] == [
        (2, "new"),
        (3, "refused"),
        (4, "new"),
    ]
    assert plan.lines[1].problems[0].code == "damaged_line"


def test_a_value_that_nobody_calculated_is_refused_where_it_is_read(station):
    heads = ["name", "_categoryId", "priceWithVat", "sum"]
    _, plan = planned(station, heads, ("a", "11", "=?", "1"), ("b", "11", "1", "=?"), entity="products")
    assert [[each.code for each in line.problems] for line in plan.lines] == [["not_calculated"], []]


def test_a_code_that_became_a_month_is_said(station):
    heads = ["name", "_categoryId", "plu", "supplierProductCode"]
    rows = (("a", "11", "01.II", "led.26"), ("1. máj", "11", "01-II-7", "A-1"))
    _, plan = planned(station, heads, *rows, entity="products")
    assert doubts(plan) == [[("plu", "date_in_text"), ("supplierProductCode", "date_in_text")], []]


def test_a_column_beside_the_price_that_is_not_read_is_said(station):
    station.known("products", 1, name="x", _categoryId=11, currency="CZK", priceWithVat=5.0)
    heads = ["id", "priceWithVat", "Měna", "Sleva", "note"]
    _, plan = planned(
        station, heads, ("1", "6", "EUR", "10 %", "a"), ("1", "5", "EUR", "", ""), entity="products", key="id"
    )
    assert doubts(plan)[0] == [("priceWithVat", "other_currency"), ("priceWithVat", "unread_column")]
    assert plan.lines[0].doubts[1].params == {"head": "Sleva", "value": "10 %"}
    _, plan = planned(station, heads, ("1", "5", "EUR", "10 %", "a"), entity="products", key="id")
    assert doubts(plan) == [[]] and plan.lines[0].effect == "unchanged"


@pytest.mark.parametrize(
    ("name", "currency", "said"),
    [("Ceník_EUR_2026", "", True), ("Euro palety", "", False), ("x", "EUR", True), ("x", "CZK", False)],
)
def test_the_currency_of_the_files_name_and_of_the_products_is_said(station, tmp_path, name, currency, said):
    station.known("products", 1, name="x", _categoryId=11, currency="CZK", priceWithVat=5.0)
    path = tmp_path / f"{name}.csv"
    path.write_text(f"id;priceWithVat;{'currency' if currency else ''}\n1;6;{currency}\n", encoding="utf-8")
    table = read_table(path)
    found = Importer(station.replica, station.commands, "products")
    plan = found.plan(table, guess_mapping(found.entity, table.heads), "id")
    assert doubts(plan) == [[("priceWithVat", "other_currency")] if said else []]
