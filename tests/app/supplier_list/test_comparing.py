"""A price list beside the shop: what each line is, what it would change, and what is wrong with it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Any

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app import prices
from app.change_set import Effect
from app.errors import BadFile
from app.price_work.rule import Rounding
from app.supplier_list.terms import Terms
from app.transfer.tables import write_table
from storage.errors import UnknownRecord
from tests.app.supplier_list.conftest import BEER, BREAD, EAN, MAKRO, METRO, MILK, WINE, codes, of_kind
from tests.fakes.changes_by_name import but

HALF = Terms(start="margin", percent=Decimal(50))


def test_every_line_has_a_kind_and_what_the_list_has_no_more_is_told(office):
    found = office.compare(
        "EAN;Kód;Název;Cena bez DPH;DPH\n"
        f"{EAN[MILK]};M-1;Mléko;11,5;21\n"
        "8590000000053;M-9;Máslo;40;21\n"
        "8590000000060;M-8;;40;21\n"
    )
    assert {kind: count for kind, count in found.counts.items() if count} == {
        Effect.CHANGED: 1, Effect.NEW: 1, Effect.UNKNOWN: 1, Effect.GONE: 1,
    }  # fmt: skip
    (milk,), (new,), (unknown,), (gone,) = (
        of_kind(found, kind) for kind in (Effect.CHANGED, Effect.NEW, Effect.UNKNOWN, Effect.GONE)
    )
    assert (milk.id, milk.line, milk.cost, milk.matched_by, milk.ticked) == (MILK, 2, 11.5, "ean", True)
    assert (new.name, new.cost, new.can_tick, new.ticked) == ("Máslo", 40.0, True, False)
    assert (codes(unknown), unknown.can_tick) == (["no_product"], False)
    assert (gone.id, gone.ticked, gone.after) == (
        BREAD,
        False,
        {"_supplierId": None, "supplierProductCode": None},
    )


@pytest.mark.parametrize(
    ("row", "product", "by"),
    [
        (f"{EAN[MILK]};;;;1", MILK, "ean"),
        (f"{EAN[MILK].lstrip('0')};;;;1", MILK, "ean"),
        (";M-1;;;1", MILK, "supplierProductCode"),
        (";;102;;1", BREAD, "plu"),
        (";;;wine;1", WINE, "name"),
        (";;; WINE ;1", WINE, "name"),
    ],
)
def test_a_line_is_matched_by_the_surest_of_its_codes(office, row, product, by):
    found = office.compare(f"ean;supplierProductCode;plu;name;cena\n{row}\n")
    line = found.lines[0]
    assert (line.id, line.matched_by, line.effect) == (product, by, Effect.CHANGED), codes(line)


def test_a_supplier_s_code_means_its_own_products(office):
    found = office.compare("kód;cena\nM-1;5\n", supplier=MAKRO)
    assert found.lines[0].id == BEER


def test_codes_of_two_products_in_one_line_are_asked_about(office):
    found = office.compare(f"ean;plu;cena\n{EAN[MILK]};102;5\n")
    line = found.lines[0]
    assert (line.effect, line.id, line.can_tick, line.ticked) == (Effect.DOUBTFUL, MILK, True, False)
    assert codes(line) == ["other_product"]


def test_another_ean_than_that_of_the_product_is_asked_about(office):
    line = office.compare("ean;kód;cena\n8590000000077;M-1;5\n").lines[0]
    assert (line.id, codes(line), line.can_tick) == (MILK, ["other_code"], True)


def test_a_code_of_several_products_cannot_be_told(office):
    office.station.known("products", 105, name="Old milk", _categoryId=11, ean=[EAN[WINE]])
    found = office.compare(f"ean;cena\n{EAN[WINE]};5\n")
    line = found.lines[0]
    assert (line.effect, codes(line), line.can_tick) == (Effect.DOUBTFUL, ["ambiguous"], False)
    office.station.known("products", 106, name="Old milk", _categoryId=11, ean=[EAN[MILK]])
    assert office.compare(f"ean;cena\n{EAN[MILK]};5\n").lines[0].id == MILK, "the supplier's own is meant"


def test_the_same_list_again_is_unchanged(office):
    text = f"ean;cena\n{EAN[MILK]};11.5\n{EAN[BREAD]};12\n"
    office.apply(office.compare(text))
    assert office.compare(text).counts[Effect.UNCHANGED] == 2
    found = office.compare(text.replace("12\n", "13.2\n"))
    (bread,) = of_kind(found, Effect.CHANGED)
    assert (bread.cost_before, bread.cost, round(bread.change, 3)) == (12.0, 13.2, 0.1)


def test_the_selling_price_follows_by_the_rule_and_both_prices_agree(office):
    terms = Terms(start="margin", percent=Decimal(50), rounding=Rounding(ending=Decimal(".90")))
    line = office.compare(f"ean;cena\n{EAN[MILK]};11.5\n", terms).lines[0]
    assert line.after["priceWithVat"] == 27.9 and prices.in_step({"vat": 1.21, **line.after})
    markup = Terms(start="markup", percent=Decimal(100))
    assert office.compare(f"ean;cena\n{EAN[MILK]};10\n", markup).lines[0].after == {}, (
        "20 without VAT already"
    )


def test_what_needs_a_look_is_marked(office):
    office.apply(office.compare(f"ean;cena\n{EAN[MILK]};10\n{EAN[BREAD]};29\n"))
    found = office.compare(f"ean;cena\n{EAN[MILK]};13.1\n{EAN[BREAD]};31\n")
    assert [each.marks for each in found.lines[:2]] == [("outlier",), ("below_cost",)]
    assert "zero" in office.compare("ean;název;cena\n8590000000053;Máslo;3\n").lines[0].marks


@pytest.mark.parametrize(
    ("terms", "row", "cost"),
    [
        (Terms(pieces=Decimal(12)), "120;", 10.0),
        (Terms(pieces=Decimal(12)), "120;6", 20.0),
        (Terms(), "100;3", 33.3333333333333),
        (Terms(with_vat=True), "121;", 100.0),
        (Terms(currency="EUR", exchange=Decimal("25.1")), "2 €;", 50.2),
        (Terms(decimal_mark="."), '"1,234";', 1234.0),
        (Terms(decimal_mark=","), '"1,234";', 1.234),
    ],
)
def test_a_price_is_that_of_one_piece_without_vat_in_the_shop_s_currency(office, terms, row, cost):
    line = office.compare(f"ean;cena;balení\n{EAN[MILK]};{row}\n", terms).lines[0]
    assert (line.cost, line.effect) == (cost, Effect.CHANGED), codes(line)


@pytest.mark.parametrize(
    ("row", "problem", "column"),
    [
        ("{ean};1,2,3;21", "bad_number", "B"),
        ("{ean};12,50,90;21", "bad_number", "B"),
        ("{ean};twelve;21", "bad_number", "B"),
        ("{ean};;21", "no_list_price", "B"),
        ("{ean}", "no_list_price", "B"),
        ("{ean};-5;21", "price_not_positive", "B"),
        ("{ean};0;21", "price_not_positive", "B"),
        ("{ean};5;21;;;9", "too_many_cells", ""),
        ("{ean},5,21", "no_list_price", "B"),
        ("{ean};5 €;21", "other_currency", "B"),
        ("{ean};5;19", "no_such_rate", "C"),
        ("{ean};5;12", "other_rate", "C"),
        ("Celkem;999;", "totals_line", ""),
        ("Nápoje", "one_cell", ""),
        ('"{ean};5;21', "damaged_line", ""),
        ("8590000000053;5;19", "no_such_rate", "C"),
    ],
)  # fmt: skip
def test_bad_input_is_a_line_with_its_reason_and_row_and_the_rest_goes_on(office, row, problem, column):
    text = "EAN;Cena;DPH\n" + row.format(ean=EAN[MILK]) + f"\n{EAN[BREAD]};12;21\n"
    found = office.compare(text)
    bad, good = found.lines[:2]
    assert (bad.line, codes(bad)[0], bad.ticked) == (2, problem, False)
    assert bad.effect in (Effect.DOUBTFUL, Effect.UNKNOWN)
    assert column in ("", bad.column)
    assert (good.id, good.line, good.effect) == (BREAD, 3, Effect.CHANGED)


def test_a_spreadsheet_tells_what_is_wrong_as_a_text_does_and_half_of_one_is_refused(office):
    path = office.folder / "list.xlsx"
    rows = [[EAN[MILK], "1,2,3", 21], [EAN[BREAD], 12.5, 19], [EAN[WINE], 120, 21], [EAN[WINE], 130, 0.21]]
    write_table(path, ["EAN", "Cena", "DPH"], rows)
    table, mapped = office.lists.read(path, Terms())
    found = office.lists.compare(table, mapped, METRO, Terms())
    assert [(each.line, codes(each), each.column) for each in found.lines[:4]] == [
        (2, ["bad_number"], "B"), (3, ["no_such_rate"], "C"), (4, ["line_twice"], ""), (5, ["line_twice"], ""),
    ]  # fmt: skip
    path.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(BadFile) as failed:
        office.lists.read(path, Terms())
    assert failed.value.params["reason"] == "cut"


def test_half_a_file_is_read_as_far_as_it_goes(office):
    whole = "EAN;Název;Cena\n" + "".join(f'{EAN[each]};"Žlutý ""x""";12,5\n' for each in (MILK, BREAD, WINE))
    for end in range(len("EAN;Název;Cena\n8590000000017;"), len(whole)):
        found = office.compare(whole[:end])
        assert all(each.problems or each.cost in (12.5, 12.0, 1.0) for each in found.lines if each.line)
        assert all(each.line for each in of_kind(found, Effect.DOUBTFUL))
        assert not any(each.ticked for each in of_kind(found, Effect.GONE))


def test_one_ean_in_two_lines_is_decided_by_a_person(office):
    found = office.compare(f"ean;cena\n{EAN[MILK]};5\n{EAN[MILK]};6\n{EAN[BREAD]};7\n{EAN[BREAD]};7\n")
    first, second, third, fourth = found.lines[:4]
    assert [(each.effect, codes(each), each.can_tick) for each in (first, second)] == [
        (Effect.DOUBTFUL, ["line_twice"], True)
    ] * 2
    assert (first.problems[0].params["line"], second.problems[0].params["line"]) == (3, 2)
    assert third.ticked and (codes(fourth), fourth.can_tick) == (["line_twice"], False)
    applied = office.apply(found, lines=list(found.lines[:4]))
    assert (applied.count, office.cost(MILK), office.cost(BREAD)) == (2, 5.0, 7.0)


def test_one_new_ean_in_two_lines_makes_one_product(office):
    found = office.compare("ean;name;cena\n8590000000053;Butter;5\n8590000000053;Butter fresh;6\n")
    assert [codes(each) for each in found.lines[:2]] == [["line_twice"], ["line_twice"]]


def test_a_product_with_two_versions_waits_for_them(office):
    from storage.outbox.questions import Hold, HoldReason
    from tests.storage.support.replicas import edited

    base = office.station.replica.known("products", MILK)
    with office.station.replica.write() as tx:
        change = but(edited(base, name="Mine"), remote={**base, "name": "Theirs"})
        change = but(change, held=Hold(HoldReason.OVERLAP, ("name",)))
        tx.put_change(type(change)(**{**_fields(change), "entity": "products"}))
    line = office.compare(f"ean;cena\n{EAN[MILK]};5\n").lines[0]
    assert (codes(line), line.can_tick) == (["held"], False)


def _fields(change: Any) -> dict[str, Any]:
    return {name: getattr(change, name) for name in type(change).__dataclass_fields__}


def test_a_file_without_prices_or_codes_says_so(office):
    for text, reason in (("ean;note\n1;2\n", "no_price_column"), ("cena;note\n1;2\n", "no_key_column")):
        with pytest.raises(BadFile) as failed:
            office.compare(text)
        assert failed.value.params["reason"] == reason
    office.station.commands.delete("suppliers", [METRO])
    with pytest.raises(UnknownRecord):
        office.compare("ean;cena\n1;2\n")


@settings(max_examples=60, deadline=None)
@given(
    rows=st.lists(
        st.tuples(
            st.sampled_from([*EAN.values(), "8590000000053", "", "x", "00", "8590000000017 8590000000024"]),
            st.sampled_from(["M-1", "M-2", "", "m-1", "0"]),
            st.one_of(st.sampled_from(["", "0", "-1", "1,2,3", "1.234,5", "12.5", "5 €", '"', "1e309", "NaN"]),
                      st.decimals("0.01", "99999", places=2).map(str), st.text(st.characters(exclude_characters="\0", codec="utf-8"), max_size=6)),
            st.sampled_from(["", "21", "12 %", "1.21", "0,12", "19", "x", "-5"]),
            st.sampled_from(["", "Milk", "wine", "Nový", "Celkem"]),
        ),
        max_size=12,
    ),
    start=st.sampled_from(["keep", "margin", "markup"]),
    percent=st.decimals("0", "99", places=1),
    pieces=st.decimals("0.001", "1000", places=3),
    with_vat=st.booleans(),
)  # fmt: skip
def test_whatever_stands_in_a_list_every_line_is_told_and_prices_agree(
    shared_office, rows, start, percent, pieces, with_vat
):
    terms = Terms(start=start, percent=percent, pieces=pieces, with_vat=with_vat)
    text = "ean;kód;cena;DPH;název\n" + "".join(";".join(row) + "\n" for row in rows)
    try:
        found = shared_office.compare(text, terms)
    except BadFile as error:
        # Open quotation marks in most of a few lines hide what stands between cells; then no column has a name.
        assert '"' in text and error.params["reason"] in ("no_price_column", "no_key_column")
        return
    for line in found.lines:
        assert line.line or line.effect is Effect.GONE
        assert line.effect in (Effect.CHANGED, Effect.NEW, Effect.GONE, Effect.UNCHANGED) or line.problems
        assert not line.can_tick or line.effect is Effect.GONE or (line.cost is not None and line.cost > 0)
        if line.can_tick and {prices.WITH_VAT, prices.WITHOUT_VAT} & line.after.keys():
            assert prices.in_step({"vat": 1.21, **line.before, **line.after}), line
    numbers = [line.line for line in found.lines if line.line]
    assert numbers == sorted(set(numbers)), "each line once, in the order of the file"


@pytest.mark.parametrize(
    ("heads", "cells", "problem"),
    [
        ("Měna", "EUR", ("other_currency", "EUR")), ("Měna", "Kč", None), ("Währung", "€", ("other_currency", "EUR")),
        ("Sleva %", "10", ("unread_column", "10")), ("Sleva", "0 %", None), ("Cena po slevě", "9", ("unread_column", "9")),
        ("MJ", "kg", ("unread_column", "kg")), ("MJ", "1 ks.", None), ("Karton", "12", ("unread_column", "12")),
        ("Karton", "1", None), ("Cena za MJ s DPH", "24", None), ("Poznámka", "EUR", None),
    ],
)  # fmt: skip
def test_a_column_that_changes_what_the_price_means_is_doubted(shared_office, heads, cells, problem):
    found = shared_office.compare(f"EAN;Cena bez DPH;{heads}\n{EAN[MILK]};11;{cells}\n", Terms())
    line = found.lines[0]
    told = [(each.code, each.params.get("currency") or each.params["value"]) for each in line.problems]
    assert (
        told == ([] if problem is None else [problem]) and line.ticked == (problem is None) and line.can_tick
    )


def test_what_the_head_or_the_title_says_of_a_price_is_doubted(shared_office):
    row = f"{EAN[MILK]};11\n"
    terms = Terms(
        columns={"Cena EUR": "purchasePriceWithoutVat", "Cena za 100 ks": "purchasePriceWithoutVat"}
    )
    assert codes(shared_office.compare("EAN;Cena EUR\n" + row, terms).lines[0]) == ["other_currency"]
    assert codes(shared_office.compare("EAN;Cena za 100 ks\n" + row, terms).lines[0]) == ["unread_column"]
    many = replace(terms, pieces=Decimal(100))
    assert codes(shared_office.compare("EAN;Cena za 100 ks\n" + row, many).lines[0]) == []
    for titled in (
        f"Ceník 2026, ceny v EUR;\nEAN;Cena\n{row}",
        f"Ceny jsou uvedeny v eurech;\nEAN;Cena\n{row}",
        f"EAN;Cena;Název\n{row}Ceny v EUR bez DPH\n",
    ):
        assert codes(shared_office.compare(titled, Terms()).lines[0]) == ["other_currency"]
    euro = Terms(currency="EUR", exchange=Decimal(25))
    assert shared_office.compare("EAN;Cena;Měna\n" + f"{EAN[MILK]};11;EUR\n", euro).lines[0].cost == 275


def test_two_prices_are_asked_about_and_a_hidden_one_gives_way(office, tmp_path):
    with pytest.raises(BadFile) as failed:
        office.compare(f"EAN;Cena bez DPH;Cena bez DPH\n{EAN[MILK]};120;150\n")
    assert failed.value.params["reason"] == "two_columns"
    path = tmp_path / "list.xlsx"
    book = openpyxl.Workbook()
    for row in (["EAN", "Cena bez DPH", "Cena bez DPH"], [EAN[MILK], 120, 150]):
        book.active.append(row)
    book.active.column_dimensions["B"].hidden = True
    book.save(path)
    table, mapped = office.lists.read(path, Terms())
    found = office.lists.compare(table, mapped, METRO, Terms())
    assert found.lines[0].cost == 150
    office.apply(found)
    assert office.lists.terms(METRO).columns["Cena bez DPH #3"] == "purchasePriceWithoutVat"
    assert office.lists.read(path, office.lists.terms(METRO))[1] == mapped


def test_what_a_spreadsheet_left_of_an_ean_is_no_new_product(shared_office):
    found = shared_office.compare("EAN;Název;Cena\n8590000000000;Mléko;5\n8590000000053;Máslo;5\n")
    assert (found.lines[0].effect, codes(found.lines[0])) == (Effect.DOUBTFUL, ["id_shortened"])
    assert not found.lines[0].can_tick and found.lines[1].effect is Effect.NEW
