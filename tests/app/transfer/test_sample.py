"""Sample files are made from the declarations: each imports as new records without a doubt, in both kinds of file."""

from __future__ import annotations

import pytest

from app.practice.shop.shop import build_shop
from app.transfer.columns import find_heads, guess_mapping, key_candidates
from app.transfer.importer import Importer
from app.transfer.sample import RECORDS, has_sample, sample_fields, write_sample
from app.transfer.tables import read_table
from storage.errors import InvalidRecord
from storage.schema.entities import CATALOGUE
from tests.app.support.workstation import Workstation
from tests.app.test_new_entity import NEW, SEATINGS
from tests.storage.support.replicas import CLOUD

CREATABLE = [each.name for each in CATALOGUE if has_sample(each)]


@pytest.fixture(scope="module")
def shop(tmp_path_factory):
    made = Workstation(tmp_path_factory.mktemp("shop"))
    records = build_shop(cloud_id=CLOUD, now=made.clock.now())
    del records["stock"]
    with made.replica.write() as tx:
        for entity, rows in records.items():
            tx.put_many(entity, rows)
    yield made
    made.replica.close()


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
@pytest.mark.parametrize("entity", CREATABLE)
def test_a_sample_imports_as_it_is(shop, tmp_path, entity, ending):
    path = tmp_path / f"sample.{ending}"
    assert write_sample(shop.replica, entity, path, decimal_mark=",") == RECORDS
    declared = CATALOGUE[entity]
    table = find_heads(declared, read_table(path))
    mapped = guess_mapping(declared, table.heads)
    assert None not in mapped and "id" not in mapped and len(mapped) >= 2
    importer = Importer(shop.replica, shop.commands, entity)
    for key in (None, *key_candidates(declared, mapped)):
        plan = importer.plan(table, mapped, key)
        told = [each.problems for each in plan.lines if each.problems]
        assert [each.effect.value for each in plan.lines] == ["new", "new"] and told == [], key
    importer.apply(plan)
    shop.commands.undo()


def test_a_sample_has_the_columns_of_the_counter():
    names = {entity: [each.name for each in sample_fields(CATALOGUE[entity])] for entity in CREATABLE}
    assert {"firstName", "lastName", "phone", "email", "points", "barcode"} <= set(names["customers"])
    assert {"name", "_categoryId", "ean", "plu", "priceWithVat", "vat", "supplierProductCode"} <= set(
        names["products"]
    )
    assert all(len(each) <= 12 for each in names.values())


def test_a_sample_of_an_empty_shop_leaves_references_open(tmp_path):
    station = Workstation(tmp_path / "shop")
    write_sample(station.replica, "products", tmp_path / "p.csv", heads={"name": "Název"})
    table = read_table(tmp_path / "p.csv")
    assert "Název" in table.heads and table.lines[0].cells[0] == "product 1"
    station.replica.close()


def test_lists_of_the_cloud_alone_have_none(shop, tmp_path):
    assert set(CREATABLE).isdisjoint({"taxes", "branches", "warehouse-products"})
    with pytest.raises(InvalidRecord):
        write_sample(shop.replica, "taxes", tmp_path / "t.csv")
    assert list(tmp_path.iterdir()) == []


def test_an_entity_declared_at_run_time_has_a_sample(tmp_path):
    station = Workstation(tmp_path / "shop", catalogue=NEW)
    write_sample(station.replica, "seatings", tmp_path / "s.csv")
    table = read_table(tmp_path / "s.csv")
    plan = Importer(station.replica, station.commands, "seatings").plan(
        table, guess_mapping(SEATINGS, table.heads), None
    )
    assert [each.effect.value for each in plan.lines] == ["new", "new"]
    station.replica.close()
