"""The program's own export of every list of a filled shop imports as no change, whichever field tells records apart."""

from __future__ import annotations

import csv
import re

import pytest

from app.change_set import Effect
from app.practice.shop.shop import build_shop
from app.queries.lists import ListQuery
from app.transfer.columns import find_heads, guess_mapping, key_candidates
from app.transfer.exporter import Exporter
from app.transfer.importer import Importer
from app.transfer.tables import read_table
from storage import timestamps
from storage.schema.entities import CATALOGUE
from tests.app.support.workstation import Workstation
from tests.storage.support.replicas import CLOUD

RECORDS = 150


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    made = Workstation(tmp_path_factory.mktemp("shop"))
    records = build_shop(cloud_id=CLOUD, now=made.clock.now())
    stock = records.pop("stock")
    # Enough for every kind of value; the lists refer to each other from the start.
    records = {entity: rows[:RECORDS] for entity, rows in records.items()}
    products = {each["id"] for each in records["products"]}
    stock = [each for each in stock if each["_productId"] in products]
    with made.replica.write() as tx:
        for entity, rows in records.items():
            tx.put_many(entity, rows)
        tx.put_stock(stock)
    yield made
    made.replica.close()


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
@pytest.mark.parametrize("entity", [each.name for each in CATALOGUE])
def test_an_export_imports_as_no_change_by_every_key(shop, tmp_path, entity, ending):
    declared = CATALOGUE[entity]
    path = tmp_path / f"{entity}.{ending}"
    count = Exporter(shop.replica, entity).export(path, ListQuery())
    assert count == shop.queries.count(entity)
    if not count:
        assert entity in ("branches", "webhooks")
        return
    table = find_heads(declared, read_table(path))
    mapped = guess_mapping(declared, table.heads)
    keys = key_candidates(declared, mapped)
    assert keys[0] == "id"
    importer = Importer(shop.replica, shop.commands, entity)
    for key in keys:
        plan = importer.plan(table, mapped, key)
        wrong = [each for each in plan.lines if each.effect is not Effect.UNCHANGED]
        assert wrong == [] and plan.doubtful == [] and len(plan.lines) == count, (key, wrong[:3])
    assert importer.apply(plan).change is None and shop.replica.changes() == []


def saved_by_a_spreadsheet(cell):
    """What a Czech spreadsheet makes of a cell of a CSV when it saves the file as CSV again."""
    if found := re.fullmatch('="(.*)"', cell):
        return found[1]
    if found := re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", cell):
        return ".".join(reversed(found.groups()))
    if re.fullmatch(r"[\d.]{12,}", cell):
        return f"{float(cell):.5E}".replace(".", ",") if cell.isdigit() else cell
    return {"true": "PRAVDA", "false": "NEPRAVDA"}.get(
        cell, cell.lstrip("0") or "0" if cell.isdigit() else cell
    )


@pytest.mark.parametrize("entity", ["customers", "products", "product-ingredients"])
def test_an_export_that_a_spreadsheet_saved_imports_as_no_change(shop, tmp_path, entity):
    path = tmp_path / "saved.csv"
    Exporter(shop.replica, entity).export(path, ListQuery(), decimal_mark=",")
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = [list(map(saved_by_a_spreadsheet, row)) for row in csv.reader(file, delimiter=";")]
    with path.open("w", encoding="cp1250", newline="") as file:
        csv.writer(file, delimiter=";").writerows(rows)
    table = read_table(path)
    plan = Importer(shop.replica, shop.commands, entity).plan(
        table, guess_mapping(CATALOGUE[entity], table.heads), "id"
    )
    assert [each for each in plan.lines if each.effect is not Effect.UNCHANGED] == []
    assert len(plan.lines) == len(rows) - 1


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_day_of_any_year_is_exported_as_a_day_and_read_back(station, tmp_path, ending):
    days = [timestamps.parse(f"{year}-05-05T00:00:00Z") for year in (1890, 1900, 1904, 1969, 1980, 2030)]
    for number, value in enumerate(days, start=1):
        station.known("customers", number, lastName="x", birthday=value, expireDate=value - 7_200_000)
    path = tmp_path / f"days.{ending}"
    Exporter(station.replica, "customers").export(path, ListQuery(), columns=["id", "birthday", "expireDate"])
    table = read_table(path)
    for line in table.lines:
        assert len({str(each)[4:].removesuffix(" 00:00:00") for each in line.cells[1:]} - {"-05-05"}) == 0
    importer = Importer(station.replica, station.commands, "customers")
    plan = importer.plan(table, guess_mapping(importer.entity, table.heads), "id")
    assert plan.counts[Effect.UNCHANGED] == len(days)


def test_every_line_as_a_new_record_is_refused_where_its_id_is_here(shop, tmp_path):
    path = tmp_path / "suppliers.csv"
    Exporter(shop.replica, "suppliers").export(path, ListQuery())
    table = read_table(path)
    mapped = guess_mapping(CATALOGUE["suppliers"], table.heads)
    plan = Importer(shop.replica, shop.commands, "suppliers").plan(table, mapped, None)
    assert {each.effect for each in plan.lines} == {Effect.REFUSED}
    assert {each.problems[0].code for each in plan.lines} == {"id_taken"}


def test_stock_is_compared_with_that_of_its_warehouse_and_never_changed(shop, tmp_path):
    declared = CATALOGUE["warehouse-products"]
    path = tmp_path / "stock.csv"
    Exporter(shop.replica, declared.name).export(path, ListQuery())
    lines = path.read_text(encoding="utf-8-sig").splitlines(keepends=True)
    at = lines[0].strip().split(";").index("name")
    cells = lines[1].split(";")
    cells[at] = "Another name"
    path.write_text("".join([lines[0], ";".join(cells), *lines[2:]]))
    table = read_table(path)
    mapped = guess_mapping(declared, table.heads)
    plan = Importer(shop.replica, shop.commands, declared.name).plan(table, mapped, "id")
    assert plan.counts[Effect.UNCHANGED] == len(lines) - 2
    assert [(each.field, each.code) for each in plan.lines[0].problems] == [("name", "read_only")]
    assert plan.lines[0].shown("name") == "Another name"
