"""Ticked lines of a price list: one undo step, nothing over what changed meanwhile, the terms kept for the next file."""

from __future__ import annotations

import shutil
import threading
from dataclasses import replace
from datetime import datetime
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from app import prices
from app.change_set import Effect
from app.changes.application import Later
from app.errors import Cancelled
from app.plans.planner import Planner
from app.plans.summary import summaries
from app.price_work.rule import Rounding
from app.supplier_list.price_lists import PriceLists
from app.supplier_list.terms import Terms
from storage.errors import Refused, UnknownRecord
from storage.query.grammar import Query
from storage.records.replica import Replica
from tests.app.supplier_list.conftest import (
    BEER,
    BREAD,
    EAN,
    MAKRO,
    METRO,
    MILK,
    WINE,
    Office,
    codes,
    fill,
    of_kind,
)
from tests.app.support.workstation import Workstation
from tests.storage.records.test_power_loss import FILES, Crash, Power
from tests.storage.support.replicas import assert_one_account, assert_view_law, open_replica

HALF = Terms(start="margin", percent=Decimal(50), rounding=Rounding(step=Decimal("0.1")))
FILE = (
    "EAN;Kód;Název;Cena\n"
    f"{EAN[MILK]};M-7;Mléko;11\n"
    f"{EAN[BEER]};M-3;Pivo;25\n"
    f"{EAN[WINE]};M-4;Víno;120\n"
    "8590000000053;M-9;Máslo;40\n"
)


def everything(office: Office) -> Any:
    """All that an application changes."""
    replica = office.station.replica
    page = replica.page("products", Query(deleted="all"), limit=1000)
    return page.records, replica.supplier_prices.by_product(), [each.id for each in replica.changes()]


def test_a_list_is_one_step_that_undo_and_redo_reverse_whole(office):
    before = everything(office)
    found = office.compare(FILE, HALF)
    applied = office.apply(found, HALF, lines=[each for each in found.lines if each.can_tick])
    assert (applied.count, applied.changed_meanwhile) == (5, ())
    replica = office.station.replica
    milk, beer, wine = (replica.known("products", each) for each in (MILK, BEER, WINE))
    assert (milk["priceWithVat"], milk["supplierProductCode"]) == (26.6, "M-7")
    assert (beer["_supplierId"], beer["supplierProductCode"]) == (MAKRO, "M-1"), "another supplier's stays"
    assert (wine["_supplierId"], wine["supplierProductCode"]) == (METRO, "M-4")
    assert replica.known("products", BREAD)["_supplierId"] is None, "no longer in the list"
    (new,) = [each for each in replica.page("products", Query(), limit=10).records if each["name"] == "Máslo"]
    assert (new["ean"], new["_supplierId"], new["_categoryId"], new["priceWithVat"]) == (
        ["8590000000053"], METRO, 11, 96.8,
    )  # fmt: skip
    assert prices.in_step(new) and prices.in_step(milk)
    assert replica.supplier_prices.of_supplier(METRO) == {
        MILK: 11.0,
        BEER: 25.0,
        WINE: 120.0,
        new["id"]: 40.0,
    }
    step = replica.steps.newest_undoable()
    assert step is not None
    assert (step.code, step.params["name"], step.params["count"]) == ("supplier_list", "METRO", 5)
    done = everything(office)
    office.station.commands.undo()
    records, listed, waiting = everything(office)
    assert (listed, waiting) == ({}, [])
    assert [_content(each) for each in records if each["id"] != new["id"]] == [
        _content(each) for each in before[0]
    ]
    office.station.commands.redo()
    records, listed, _ = everything(office)
    assert listed == done[1] and [_content(each) for each in records] == [_content(each) for each in done[0]]


def _content(record: Any) -> Any:
    return {name: value for name, value in record.items() if name != "versionDate"}


def test_a_list_of_purchase_prices_only_sends_the_cloud_nothing_and_can_be_undone(office):
    found = office.compare(f"ean;cena\n{EAN[MILK]};11\n{EAN[BREAD]};12\n")
    assert office.apply(found).count == 2
    assert office.station.replica.changes() == [] and office.cost(MILK) == 11.0
    again = office.compare(f"ean;cena\n{EAN[MILK]};11.5\n{EAN[BREAD]};12\n")
    office.apply(again)
    office.station.commands.undo()
    assert (office.cost(MILK), office.cost(BREAD)) == (11.0, 12.0)
    office.station.commands.undo()
    assert office.cost(MILK) is None


def test_what_changed_since_the_comparison_stays_and_is_told(office):
    found = office.compare(FILE, HALF)
    office.station.commands.save("products", {"priceWithVat": 99.0}, id=MILK)
    office.station.commands.delete("products", [BEER])
    applied = office.apply(found, HALF)
    assert set(applied.changed_meanwhile) == {MILK, BEER} and applied.count == 1
    assert office.station.get("products", MILK)["priceWithVat"] == 99.0
    assert office.cost(MILK) is None and office.cost(WINE) == 120.0


def test_selling_prices_can_wait_while_what_is_paid_holds_at_once(office):
    station = office.station
    station.clock.wall = int(datetime.fromisoformat("2026-11-23").timestamp() * 1000)
    found = office.compare(FILE, HALF)
    station.commands.save("products", {"priceWithVat": 99.0}, id=BEER)
    later = Later("METRO", "2026-11-24")
    lines = [each for each in found.lines if each.can_tick]
    applied = office.apply(found, HALF, lines=lines, later=later)
    (new,) = [each for each in station.replica.values_by_id("products", "name") if each[1] == "Máslo"]
    assert (office.cost(MILK), office.cost(WINE), office.cost(new[0])) == (11.0, 120.0, 40.0)
    assert [station.get("products", each)["priceWithVat"] for each in (MILK, WINE, new[0])] == [
        24.2,
        242.0,
        96.8,
    ]
    assert station.get("products", MILK)["supplierProductCode"] == "M-7"
    assert applied.changed_meanwhile == (BEER,) and [
        (each.id, each.reason) for each in applied.planned.left_out
    ] == [(BEER, "changed")]
    plan = applied.planned.plan
    assert (plan.name, plan.start) == ("METRO", "2026-11-24T00:00")
    assert {each.record: each.after["priceWithVat"] for each in station.replica.plans.lines(plan.id)} == {
        MILK: 26.6, WINE: 290.4,
    }  # fmt: skip
    planner = Planner(station.replica, station.commands)
    station.commands.undo()
    assert office.cost(MILK) is None and station.replica.plans.open() == []
    station.clock.wall += 86_400_000
    assert planner.do_due() == [] and [each.state for each in summaries(station.replica)] == ["undone"]
    station.commands.redo()
    assert office.cost(MILK) == 11.0
    planner.do_due()
    assert [station.get("products", each)["priceWithVat"] for each in (MILK, BEER, WINE)] == [
        26.6,
        99.0,
        290.4,
    ]


def test_a_plan_that_cannot_be_made_leaves_the_list_undone(office):
    before = everything(office)
    found = office.compare(FILE, HALF)
    with pytest.raises(Refused):
        office.apply(found, HALF, later=Later("METRO", "tomorrow"))
    assert everything(office) == before and office.station.replica.plans.all() == []


def test_a_cancelled_application_leaves_nothing(office):
    before = everything(office)
    found = office.compare(FILE, HALF)
    cancel = threading.Event()
    cancel.set()
    with pytest.raises(Cancelled):
        office.apply(found, HALF, cancel=cancel)
    with pytest.raises(Cancelled):
        office.lists.compare(found.table, found.mapped, METRO, HALF, cancel=cancel)
    assert everything(office) == before and office.station.replica.supplier_prices.terms(METRO) is None


def test_the_terms_are_kept_for_the_next_file_and_recognise_it(office):
    terms = replace(
        HALF, pieces=Decimal(6), currency="EUR", exchange=Decimal("25.1"), with_vat=True, category=11
    )
    path = office.folder / "list.csv"
    path.write_text("Zboží;Ref;Cena A;Cena B\nMléko;M-1;5,5;7\n", encoding="cp1250")
    table, _ = office.lists.read(path, Terms())
    found = office.lists.compare(
        table, ("name", "supplierProductCode", None, "purchasePriceWithoutVat"), METRO, terms
    )
    office.apply(found, terms, lines=[])
    kept = office.lists.terms(METRO)
    assert replace(kept, columns={}, encoding="", delimiter="") == terms
    assert (kept.delimiter, kept.encoding) == (";", "cp1250")
    table, mapped = office.lists.read(path, kept)
    assert mapped == ("name", "supplierProductCode", None, "purchasePriceWithoutVat")
    assert office.lists.recognise(table) == METRO
    path.write_text("Ref,Cena B,Cena A,Sklad\nM-1,7,5,1\n")
    table, mapped = office.lists.read(path, kept)
    assert mapped == ("supplierProductCode", "purchasePriceWithoutVat", None, None), (
        "in another order and dialect"
    )
    path.write_text("ean;cena\n1;2\n")
    table, mapped = office.lists.read(path, kept)
    assert mapped == ("ean", "purchasePriceWithoutVat") and office.lists.recognise(table) is None


def test_what_a_comma_means_in_one_file_is_what_it_means_in_the_next(office):
    unclear = f'ean;cena\n{EAN[MILK]};"1,234"\n'
    assert codes(office.compare(unclear).lines[0]) == ["unclear_number"]
    office.apply(office.compare(f"ean;cena\n{EAN[MILK]};1,234.5\n"), lines=[])
    line = office.compare(unclear).lines[0]
    assert (line.cost, codes(line)) == (1234.0, [])


def test_a_file_without_heads_is_read_as_the_last_one(office):
    path = office.folder / "list.csv"
    path.write_text(f"{EAN[MILK]};5,5\n{EAN[BREAD]};7,5\n")
    table, mapped = office.lists.read(path, Terms())
    assert mapped == (None, None) and len(table.lines) == 2
    found = office.lists.compare(table, ("ean", "purchasePriceWithoutVat"), METRO, Terms())
    office.apply(found)
    _, mapped = office.lists.read(path, office.lists.terms(METRO))
    assert mapped == ("ean", "purchasePriceWithoutVat")


@pytest.mark.parametrize(
    "kept",
    [{}, {"start": "double", "percent": "x"}, {"pieces": "0", "exchange": "-1"}, {"columns": [1], "category": True},
     {"start": "margin", "percent": "100"}, {"step": "NaN", "ending": 1}, {"currency": 5, "with_vat": 1}],
)  # fmt: skip
def test_terms_that_make_no_sense_are_those_of_a_first_list(kept):
    assert Terms.read(kept) == Terms()


def test_a_supplier_is_found_by_name_or_id(office):
    assert office.lists.supplier(" metro ") == METRO and office.lists.supplier("42") == MAKRO
    office.station.known("suppliers", 43, name="Metro")
    with pytest.raises(Refused):
        office.lists.supplier("METRO")
    for named in ("nobody", "7", ""):
        with pytest.raises(UnknownRecord):
            office.lists.supplier(named)


def test_a_new_product_takes_what_most_products_of_the_supplier_have(office):
    office.station.known("categories", 12, name="Drinks")
    office.station.commands.save("products", {"vat": 1.12, "_categoryId": 12}, id=BEER)
    text = "ean;název;cena\n8590000000053;Máslo;40\n"
    (new,) = of_kind(office.compare(text, supplier=MAKRO), Effect.NEW)
    assert (new.after["vat"], new.after["_categoryId"], codes(new)) == (1.12, 12, [])


@pytest.mark.parametrize(
    ("torn", "later"),
    [(False, None), (True, Later("METRO", "2099-01-01"))],
    ids=["before", "torn and planned"],
)
def test_F81_F106_power_loss_at_any_moment_leaves_a_list_whole_or_undone(
    tmp_path: Path, torn: bool, later: Later | None
) -> None:
    station = Workstation(tmp_path / "morning")
    fill(station, tmp_path / "morning")
    station.replica.database.close()

    def play(folder: Path, power: Power) -> bool:
        replica = open_replica(folder, connect=power.connect)
        office = _office(replica, folder)
        found = office.compare(FILE, HALF)
        wanted = [each for each in found.lines if each.can_tick]
        with pytest.MonkeyPatch.context() as patch:
            power.wire_journal(patch)
            power.armed = True
            try:
                office.lists.apply(found, wanted, HALF, origin="window", later=later)
                told = True
            except Crash:
                told = False
            after = folder.with_name(folder.name + "-after")
            after.mkdir()
            for name in FILES:
                if (folder / name).exists():
                    shutil.copyfile(folder / name, after / name)
        power.armed, power.off = False, False
        replica.database.close()
        return told

    def state(folder: Path) -> Any:
        replica = open_replica(folder)
        assert_view_law(replica)
        assert_one_account(replica)
        page = replica.page("products", Query(deleted="all"), limit=1000)
        kept = replica.supplier_prices
        listed = sorted(kept.of_supplier(METRO).values())
        planned = [len(replica.plans.lines(each.id)) for each in replica.plans.all()]
        found = (
            [_named(each) for each in page.records], listed, kept.terms(METRO), len(replica.changes()), planned
        )  # fmt: skip
        replica.close()
        return sorted(found[0]), *found[1:]

    fine = Power()
    shutil.copytree(tmp_path / "morning", tmp_path / "fine")
    assert play(tmp_path / "fine", fine)
    done = state(tmp_path / "fine-after")
    shutil.copytree(tmp_path / "morning", tmp_path / "untouched")
    before = state(tmp_path / "untouched")
    assert before != done
    # Each statement of one line is like those of the next: every third moment, and all around the commit.
    last = max(fine.journal_moments)
    for moment in sorted({*range(0, fine.seen, 5), *range(last - 6, fine.seen)}):
        folder = tmp_path / f"at-{moment}"
        shutil.copytree(tmp_path / "morning", folder)
        told = play(folder, Power(moment, torn=torn))
        found = state(folder.with_name(folder.name + "-after"))
        assert found in (before, done) and (not told or found == done), moment


def _office(replica: Replica, folder: Path) -> Office:
    import random

    from app.commands.commands import Commands
    from sync.events import Bus

    class Open:
        def __init__(self) -> None:
            self.replica = replica
            self.commands = Commands(replica, Bus(), rng=random.Random(5))

    office = Office.__new__(Office)
    opened = Open()
    office.station, office.folder = opened, folder  # type: ignore[assignment]
    office.lists = PriceLists(replica, opened.commands)
    return office


def _named(record: Any) -> tuple[Any, ...]:
    return tuple(str(record[name]) for name in ("name", "priceWithVat", "_supplierId", "supplierProductCode"))
