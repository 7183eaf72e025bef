"""An invoice applied: one undo step, used once, the supplier made with it, selling prices at once or planned."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

import pytest

from app.change_set import Effect
from app.changes.application import Later
from app.queries.purchase_prices import listed_prices
from app.supplier_list.terms import Terms
from storage.errors import Refused
from tests.app.invoices import samples
from tests.app.invoices.conftest import BUTTER, FARM, MILK, Office, told
from tests.app.invoices.samples import FORTY, Item, Sheet

NEW_FARM = replace(
    FORTY, supplier="Mlýn Říčka s.r.o.", company_id="11111111", vat_id="CZ11111111", number="M-1", uuid=""
)
BUTTERS = replace(FORTY, items=(Item("Máslo", samples.gtin(32), price="42"),))


def test_one_undo_step_and_prices_with_date_and_invoice(office: Office) -> None:
    replica = office.station.replica
    applied = office.apply(office.open())
    assert applied.count == 31 and office.cost(MILK) == 12.4
    [price] = listed_prices(replica, MILK)
    assert (price.supplier, price.price, price.invoice) == ("Farma Kuřim", 12.4, "FV-47")
    assert told(office.compare())[0] == "used_before"
    office.station.commands.undo(origin="window")
    assert office.cost(MILK) is None and told(office.compare()) == []
    assert all(
        each.get("supplierProductCode") is None for each in replica.many("products", range(101, 126)).values()
    )


@pytest.mark.parametrize("other", ["cii", "isdocx", "ksef"])
def test_the_same_invoice_twice_is_told_and_refused_in_any_format(other: str, office: Office) -> None:
    office.apply(office.open(BUTTERS))
    again = office.open(BUTTERS, other)
    note = again.compared.told[0]
    assert (
        note.code == "used_before"
        and note.params["lines"] == 1
        and note.params["who"]
        and again.compared.used
    )
    with pytest.raises(Refused) as refused:
        office.apply(again, lines=again.compared.lines)
    assert refused.value.params["reason"] == "invoice_used"
    office.apply(again, again=True)


def test_who_used_an_invoice_is_told_by_name(office: Office) -> None:
    office.station.known("employees", 7, name="Jana")
    office.station.commands.person = 7
    office.apply(office.open(BUTTERS))
    assert office.compare(BUTTERS).told[0].params["who"] == "Jana"


def test_two_windows_do_not_use_an_invoice_twice(office: Office) -> None:
    one, two = office.open(BUTTERS), office.open(BUTTERS)
    office.apply(one)
    with pytest.raises(Refused):
        office.apply(two)
    assert len(office.station.replica.supplier_prices.invoices.used(FARM)) == 1


def test_a_number_comes_again_next_year_and_another_uuid_is_doubted(office: Office) -> None:
    office.apply(office.open(BUTTERS))
    assert told(office.compare(replace(BUTTERS, date="2027-01-04", uuid=""))) == []
    assert told(office.compare(replace(BUTTERS, uuid="99999999-7F6E-4B5C-9B0F-3A8F0E0B1C2D"))) == [
        "same_number"
    ]
    assert told(office.compare(replace(BUTTERS, number="FV-40", date="2026-10-01", uuid=""))) == ["older"]


def test_a_new_supplier_is_made_in_the_same_step(office: Office) -> None:
    opened = office.open(NEW_FARM)
    with pytest.raises(Refused) as refused:
        office.apply(opened)
    assert refused.value.params["reason"] == "invoice_supplier"
    lines = [each for each in opened.compared.lines if each.effect in (Effect.CHANGED, Effect.NEW)]
    office.apply(opened, lines=lines, add_supplier=True)
    replica = office.station.replica
    supplier = office.compare(replace(NEW_FARM, number="M-2")).supplier
    record = replica.get("suppliers", supplier.id)
    assert (record["name"], record["companyId"], record["vatId"]) == (
        "Mlýn Říčka s.r.o.",
        "11111111",
        "CZ11111111",
    )
    assert supplier.matched_by == "company_id" and office.cost(MILK, supplier.id) == 12.4
    new = office.compare(replace(NEW_FARM, number="M-2")).lines[30]
    assert replica.get("products", new.id)["_supplierId"] == supplier.id
    office.station.commands.undo(origin="window")
    assert replica.get("suppliers", supplier.id) is None or replica.get("suppliers", supplier.id)["deleted"]
    assert office.cost(MILK, supplier.id) is None


def test_selling_prices_wait_and_purchase_prices_do_not(office: Office) -> None:
    opened = office.open(BUTTERS)
    terms = Terms(start="markup", percent=Decimal(20))
    opened.compare(opened.compared.answers, terms)
    applied = office.apply(opened, later=Later("Autumn", "2027-03-01"))
    assert applied.planned.plan.name == "Autumn" and office.cost(BUTTER) == 42
    assert office.station.replica.get("products", BUTTER)["priceWithoutVat"] == 40
    assert office.open(replace(BUTTERS, number="FV-48", uuid="")).terms == terms


def test_what_somebody_changed_meanwhile_stays(office: Office) -> None:
    opened = office.open(BUTTERS)
    opened.compare(opened.compared.answers, Terms(start="markup", percent=Decimal(20)))
    office.station.commands.save("products", {"priceWithVat": 99.0}, id=BUTTER)
    applied = office.apply(opened)
    assert applied.changed_meanwhile == (BUTTER,) and office.cost(BUTTER) is None


def test_an_invoice_that_changes_nothing_is_used_all_the_same(office: Office) -> None:
    sheet: Sheet = replace(FORTY, items=(Item("Doprava"),))
    office.apply(office.open(sheet))
    assert told(office.compare(sheet))[0] == "used_before"
