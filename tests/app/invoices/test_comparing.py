"""What each line of an invoice is beside the shop's products, and what is told of it."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from app.change_set import Effect
from app.cli.invoice import as_json
from app.invoices.comparison import NEW_PRODUCT, NOT_GOODS, ComparedInvoice, InvoiceChange
from app.supplier_list.terms import Terms
from tests.app.invoices import samples
from tests.app.invoices.conftest import BUTTER, BY_CODE, FARM, MILK, OTHER, TOMATOES, Office, codes, told
from tests.app.invoices.samples import FORTY, WRITERS, Item


def sheet(*items: Item, **more: Any) -> samples.Sheet:
    return replace(FORTY, items=items, **more)


def only(found: ComparedInvoice) -> InvoiceChange:
    [line] = found.changes
    return line


@pytest.mark.parametrize("name", WRITERS)
def test_forty_lines_give_the_same_forty_results_from_every_format(name: str, shared_office: Office) -> None:
    wanted, found = as_json(shared_office.compare()), as_json(shared_office.compare(name=name))
    assert found["lines"] == wanted["lines"]
    assert {each: found[each] for each in ("number", "date", "currency", "supplier", "told")} == {
        each: wanted[each] for each in ("number", "date", "currency", "supplier", "told")
    }
    effects = [each["effect"] for each in found["lines"]]
    assert effects == ["changed"] * 30 + ["new"] + ["told"] * 6 + ["unknown", "told", "changed"]
    by = [each["matched_by"] for each in found["lines"]]
    assert by[26:31] == ["gtin", "supplier_code", "name", "gtin", None]


def test_the_object_for_scripts_has_these_names(shared_office: Office) -> None:
    found = as_json(shared_office.compare())
    assert list(found) == ["format", "number", "uuid", "date", "currency", "supplier", "told", "lines"]
    assert list(found["supplier"]) == ["id", "name", "matched_by"]
    line = found["lines"][25]
    assert line == {
        "line": 26, "name": "Mléko karton 12 ks", "product_id": MILK, "matched_by": "gtin", "pieces": 36,
        "unit_cost": "12.4", "effect": "changed",
        "told": [{"code": "pack", "text": "carton of 12: 148.8 each, 12.4 a piece."}],
    }  # fmt: skip


# packs and units


@pytest.mark.parametrize(
    ("name", "item", "cost", "expected"),
    [
        ("Milk 12 ks", None, None, 12),
        ("Milk 12x0,5 l", None, None, 12),
        ("Milk kart. 12", None, None, 12),
        ("Milk á 12", None, None, 12),
        ("Milk", 12.0, None, 12),
        ("Milk 10 ks", 12.0, None, None),
        ("Milk 10 ks", 12.0, 12.0, None),
        ("Milk 1 ks", 12.0, 12.0, 12),
        ("Milk 100 ks", None, 12.0, None),
        ("Milk 0,5 l", None, None, None),
    ],
)
def test_pieces_of_a_carton(
    name: str, item: float | None, cost: float | None, expected: int | None, office: Office
) -> None:
    values = {"name": "Milk", "ean": [samples.gtin(31)], "packageItem": item, "purchasePriceWithoutVat": cost}
    office.station.known("products", MILK, **{**office.station.replica.get("products", MILK), **values})
    line = only(office.compare(sheet(Item(name, samples.gtin(31), "", "2", "carton", "148.80"))))
    if expected is None:
        assert (
            line.unit_cost is None
            and line.effect is Effect.DOUBTFUL
            and codes(line)[0] in ("pack_unknown", "pack_differs")
        )
    else:
        assert (
            line.pieces == 2 * expected
            and line.unit_cost == Decimal("148.8") / expected
            and codes(line) == ["pack"]
        )


def test_an_answer_about_pieces_and_the_product_is_remembered_until_it_is_undone(office: Office) -> None:
    unknown = sheet(Item("Neznámé", "", "X-9", "2", "carton", "60"))
    assert only(office.compare(unknown)).effect is Effect.DOUBTFUL
    opened = office.open(unknown, pieces={1: Decimal(6)}, products={1: BUTTER})
    line = only(opened.compared)
    assert (line.id, line.matched, line.unit_cost, line.effect) == (BUTTER, "chosen", 10, Effect.CHANGED)
    office.apply(opened)
    line = only(office.compare(replace(unknown, number="FV-48", uuid=""), "isdoc"))
    assert (line.id, line.matched, line.pieces, line.effect) == (BUTTER, "remembered", 12, Effect.UNCHANGED)
    by_piece = replace(unknown, items=(Item("Neznámé", "", "X-9", "2", "piece", "10"),))
    assert only(office.compare(by_piece)).unit_cost == 10
    office.station.commands.undo(origin="window")
    assert only(office.compare(unknown)).id is None


def test_what_is_no_goods_is_remembered_too(office: Office) -> None:
    fee = sheet(Item("Manipulační poplatek", "", "M-1"), Item("Máslo", samples.gtin(32)))
    assert codes(office.compare(fee).changes[0]) == []
    office.apply(office.open(fee, products={1: NOT_GOODS}))
    assert codes(office.compare(replace(fee, number="FV-48", uuid="")).changes[0]) == ["not_goods"]


def test_the_code_of_a_carton_finds_the_piece(office: Office) -> None:
    line = only(office.compare(sheet(Item("Mléko", samples.carton_of(samples.gtin(31)), price="148.80"))))
    assert (line.id, line.matched, line.unit_cost, codes(line)) == (MILK, "gtin", Decimal("12.4"), ["pack"])
    butter = only(office.compare(sheet(Item("Máslo", samples.carton_of(samples.gtin(32)), price="148.80"))))
    assert butter.id == BUTTER and codes(butter) == ["pack_unknown"]


def test_measures_become_those_of_the_product(shared_office: Office) -> None:
    found = only(
        shared_office.compare(sheet(Item("Rajčata", samples.gtin(35), quantity="2.5", unit="kg", price="60")))
    )
    assert (found.id, found.pieces, found.unit_cost) == (TOMATOES, 2500, Decimal("0.06"))
    butter = only(shared_office.compare(sheet(Item("Máslo", samples.gtin(32), unit="kg"))))
    assert codes(butter) == ["other_measure"] and butter.effect is Effect.DOUBTFUL
    new = only(shared_office.compare(sheet(Item("Hrušky", samples.gtin(90), unit="kg"))))
    assert new.effect is Effect.NEW and new.after["unit"] == "Kilogram"


# lines that bring no price


@pytest.mark.parametrize(
    ("item", "code"),
    [
        (Item("Vratný obal láhev"), "deposit"),
        (Item("Záloha na sud", code="Z-1"), "deposit"),
        (Item("Kaucja za butelki"), "deposit"),
        (Item("Pfand 0,25"), "deposit"),
        (Item("Dopravné"), "service"),
        (Item("Transport i dostawa"), "service"),
        (Item("Máslo", samples.gtin(32), price="0", total="0"), "free_goods"),
        (Item("Máslo", samples.gtin(32), quantity="0"), "zero_quantity"),
        (Item("Máslo", samples.gtin(32), quantity="-1"), "negative"),
        (Item("Máslo", samples.gtin(32), price="10", total="0"), "price_total_differ"),
        (Item("Máslo", samples.gtin(32), price="10", total="-5"), "negative"),
    ],
)
def test_lines_without_a_price_are_told_and_do_nothing(item: Item, code: str, shared_office: Office) -> None:
    line = only(shared_office.compare(sheet(item)))
    assert (
        codes(line) == [code]
        and line.effect is Effect.DOUBTFUL
        and not line.can_tick
        and line.unit_cost is None
    )


def test_goods_in_returnable_bottles_are_goods(shared_office: Office) -> None:
    line = only(shared_office.compare(sheet(Item("Pivo 0,5 l vratná láhev", samples.gtin(91)))))
    assert line.effect is Effect.NEW


def test_an_invoice_of_services_only_is_told(shared_office: Office) -> None:
    assert told(shared_office.compare(sheet(Item("Montáž", unit="hour"), Item("Doprava")))) == [
        "services_only"
    ]


def test_a_total_that_is_not_the_price_waits_for_a_person(shared_office: Office) -> None:
    line = only(
        shared_office.compare(sheet(Item("Máslo", samples.gtin(32), quantity="10", price="10", total="1000")))
    )
    assert codes(line)[0] == "price_total_differ" and line.can_tick and not line.ticked
    near = only(
        shared_office.compare(sheet(Item("Máslo", samples.gtin(32), quantity="10", price="10", total="102")))
    )
    assert codes(near) == ["price_by_total"] and near.unit_cost == Decimal("10.2") and near.ticked


# the same product twice, rates, new products, rules


def test_a_product_on_two_lines_is_normal(shared_office: Office) -> None:
    same = shared_office.compare(
        sheet(Item("A", samples.gtin(32)), Item("B", samples.gtin(32), quantity="3"))
    )
    assert [(each.effect, codes(each)) for each in same.changes] == [
        (Effect.CHANGED, []),
        (Effect.UNCHANGED, ["same_product"]),
    ]
    other = shared_office.compare(
        sheet(Item("A", samples.gtin(32)), Item("B", samples.gtin(32), quantity="3", price="14"))
    )
    first, second = other.changes
    assert first.cost == 13 and codes(first) == ["weighted"] and first.ticked and not second.ticked


def test_a_product_keeps_its_rate(shared_office: Office) -> None:
    line = only(shared_office.compare(sheet(Item("Máslo", samples.gtin(32), vat="8"))))
    assert codes(line) == ["other_rate"] and line.effect is Effect.CHANGED and "vat" not in line.after
    new = shared_office.compare(
        sheet(Item("A", samples.gtin(92), vat="12"), Item("B", samples.gtin(93), vat="8"))
    )
    assert [each.after["vat"] for each in new.changes] == [1.12, 1.21]


def test_new_products_need_a_code_or_a_person(shared_office: Office) -> None:
    assert only(shared_office.compare(sheet(Item("Bez kódu")))).effect is Effect.UNKNOWN
    chosen = only(shared_office.compare(sheet(Item("Bez kódu")), products={1: NEW_PRODUCT}))
    assert chosen.effect is Effect.NEW and chosen.ticked and chosen.after["_supplierId"] == FARM


def test_selling_prices_follow_the_rule_and_the_list_s_own_terms_do_not_matter(shared_office: Office) -> None:
    opened = shared_office.open(sheet(Item("Máslo", samples.gtin(32), price="50")))
    terms = Terms(start="markup", percent=Decimal(20), with_vat=True, pieces=Decimal(6), exchange=Decimal(25))
    line = only(opened.compare(opened.compared.answers, terms))
    assert line.cost == 50 and line.after["priceWithoutVat"] == 60


# the supplier and the buyer


def test_supplier_by_company_id_then_vat_id_then_name(shared_office: Office) -> None:
    item = Item("Máslo", samples.gtin(32))
    for more, by, number in (
        ({}, "company_id", FARM),
        ({"company_id": "1", "vat_id": "cz 5499 8018"}, "vat_id", FARM),
        ({"company_id": "", "vat_id": "", "supplier": "METRO, s. r. o."}, "name", OTHER),
    ):
        found = shared_office.compare(sheet(item, **more)).supplier
        assert (found.id, found.matched_by) == (number, by), more
    other_number = shared_office.compare(sheet(item, company_id="11111111", vat_id="", supplier="METRO"))
    assert other_number.supplier.id is None and told(other_number) == ["supplier_other_number"]
    unknown = shared_office.compare(sheet(item, company_id="11111111", vat_id="CZ11111111", supplier="Mlýn"))
    assert (
        unknown.supplier.id is None
        and told(unknown) == ["unknown_supplier"]
        and only(unknown).unit_cost == 10
    )
    given = shared_office.compare(sheet(item), supplier=OTHER)
    assert given.supplier.matched_by == "given" and told(given) == ["other_supplier"]


def test_an_invoice_for_somebody_else_is_told_and_goes_on(shared_office: Office) -> None:
    found = shared_office.compare(
        sheet(Item("Máslo", samples.gtin(32)), buyer="Stavby Javor", buyer_id="60193336")
    )
    assert told(found) == ["other_buyer"] and only(found).ticked


def test_the_code_of_another_supplier_is_not_taken(shared_office: Office) -> None:
    found = only(shared_office.compare(sheet(Item("Něco", "", "K-33")), supplier=OTHER))
    assert found.id is None


def test_a_product_of_another_supplier_gets_only_this_price(shared_office: Office) -> None:
    line = only(shared_office.compare(sheet(Item("Máslo", samples.gtin(32), "X-1")), supplier=OTHER))
    assert line.ticked and not line.after


def test_any_code_of_the_supplier_finds_the_product(shared_office: Office) -> None:
    opened = shared_office.open(sheet(Item("Něco", code="000009")))
    [line] = opened.invoice.lines
    invoice = replace(opened.invoice, lines=(replace(line, codes=("000009", "K-33")),))
    found = only(shared_office.invoices.open(invoice).compared)
    assert (found.id, found.matched, found.effect) == (
        BY_CODE,
        "supplier_code",
        Effect.CHANGED,
    ) and not found.after


# currencies


def test_a_currency_without_a_rate_is_asked_and_the_answer_counts(shared_office: Office) -> None:
    euro = sheet(Item("Máslo", samples.gtin(32), price="2"), currency="EUR")
    found = shared_office.compare(euro)
    assert (
        told(found) == ["no_rate"]
        and codes(only(found)) == ["no_rate_line"]
        and only(found).unit_cost is None
    )
    found = shared_office.compare(euro, exchange=Decimal("24.36"))
    assert told(found) == ["rate_given"] and only(found).unit_cost == Decimal("48.72")


# documents that change no prices


@pytest.mark.parametrize("name", WRITERS)
def test_a_credit_note_names_its_invoice_and_changes_nothing(name: str, shared_office: Office) -> None:
    found = shared_office.compare(samples.credit(FORTY), name)
    first = as_json(found)["told"][0]
    assert first["code"] in ("credit_note", "correction") and "FV-47" in first["text"]
    assert not found.ticked and {each.effect for each in found.lines} <= {
        Effect.DOUBTFUL,
        Effect.UNKNOWN,
        Effect.UNCHANGED,
    }


def test_a_discount_of_the_whole_invoice_is_told_and_not_spread(shared_office: Office) -> None:
    found = shared_office.compare(sheet(Item("Máslo", samples.gtin(32)), charge="30"))
    assert told(found) == ["discount"] and only(found).unit_cost == 10
