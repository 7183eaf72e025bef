"""Several records become one: what the kept one gets, who refers to it, and that all of it can be undone, sent or not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.duplicates.merge import merge, plan_merge
from app.runtime import Runtime
from storage.errors import Refused, UnknownRecord
from tests.app.cli.conftest import command
from tests.fakes.tills import Shop, check_in_step
from tests.storage.support.replicas import put, record


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    yield made
    made.close()


def doubles(shop: Shop) -> tuple[int, int]:
    one, other = shop.customers(2, lastName="Nováková")
    shop.edit("customers", one, phone="777123456", email="", tags=["VIP"], points=10.0, city="", zip="")
    shop.edit(
        "customers", other, phone="606", email="jana@example.org", tags=["Mail"], points=5.0, city="Tábor"
    )
    shop.till.sync()
    return one, other


@pytest.mark.parametrize("sent", [False, True])
def test_customers_become_one_and_two_again(shop: Shop, sent: bool) -> None:
    one, other = doubles(shop)
    till = shop.till
    before = {id: till.get("customers", id) for id in (one, other)}
    merge(till.commands, plan_merge(till.replica, "customers", one, [other]))
    kept = till.get("customers", one)
    assert (kept["phone"], kept["email"], kept["city"]) == ("777123456", "jana@example.org", "Tábor")
    assert (sorted(kept["tags"]), kept["points"]) == (["Mail", "VIP"], 15.0)
    assert not till.lives("customers", other)
    if sent:
        assert till.settle().outcome == "in_step"
        assert shop.get("customers", one)["points"] == 15.0 and shop.get("customers", other)["deleted"]
    till.commands.undo()
    assert till.settle().outcome == "in_step"
    check_in_step(shop)
    by_the_cloud = {"versionDate", "modifiedBy"}
    for id, was in before.items():
        now = shop.get("customers", id)
        assert {name: now[name] for name in was.keys() - by_the_cloud} == {
            name: was[name] for name in was.keys() - by_the_cloud
        }


def test_what_refers_to_the_others_refers_to_the_kept_one(shop: Shop) -> None:
    till = shop.till
    one, other = till.add("suppliers", name="Sady"), till.add("suppliers", name="SADY s.r.o.")
    product = 11
    put(till.replica, "products", record("products", product, name="Apple", vat=1.12, _supplierId=other))
    plan = plan_merge(till.replica, "suppliers", one, [other])
    assert [(each.entity, each.id, each.field) for each in plan.moved] == [
        ("products", product, "_supplierId")
    ]
    merge(till.commands, plan)
    assert till.get("products", product)["_supplierId"] == one
    till.commands.undo()
    assert till.get("products", product)["_supplierId"] == other and till.lives("suppliers", other)


def test_products_keep_all_codes_and_a_recipe_goes_with_its_product(shop: Shop) -> None:
    till = shop.till
    flour, one, other, lines = 1, 2, 3, (21, 22)
    put(
        till.replica,
        "products",
        record("products", flour, name="Flour", vat=1.12),
        record("products", one, name="Bread", vat=1.12, ean=["8594001021512"]),
        record("products", other, name="bread", vat=1.12, ean=["8594001021529"]),
    )
    parts = {"_productId": flour, "quantity": 1.0, "unit": "Kilogram"}
    put(
        till.replica,
        "product-ingredients",
        *(
            record("product-ingredients", line, _parentProductId=parent, **parts)
            for line, parent in zip(lines, (one, other), strict=True)
        ),
    )
    merge(till.commands, plan_merge(till.replica, "products", one, [other]))
    assert till.get("products", one)["ean"] == ["8594001021512", "8594001021529"]
    assert till.lives("product-ingredients", lines[0]) and not till.lives("product-ingredients", lines[1])


def test_what_cannot_be_merged_is_refused_and_nothing_is_done(shop: Shop) -> None:
    one, other = doubles(shop)
    till = shop.till
    for keep, others, reason in (
        (one, [one], "merge_itself"),
        (one, [other, other], "merge_itself"),
        (one, [], "merge_itself"),
    ):
        with pytest.raises(Refused) as refused:
            plan_merge(till.replica, "customers", keep, others)
        assert refused.value.params["reason"] == reason
    with pytest.raises(UnknownRecord):
        plan_merge(till.replica, "customers", one, [4711])
    plan = plan_merge(till.replica, "customers", one, [other])
    till.edit("customers", other, note="meanwhile")
    with pytest.raises(Refused) as refused:
        merge(till.commands, plan)
    assert refused.value.params["reason"] == "merge_changed" and till.lives("customers", other)
    shop.edit("customers", other, note="theirs")
    till.sync()
    with pytest.raises(Refused) as refused:
        plan_merge(till.replica, "customers", one, [other])
    assert refused.value.params["reason"] == "merge_held"


def test_the_command_tells_first_and_does_then(tmp_path: Path) -> None:
    with Runtime(tmp_path, keep_log=False) as runtime:
        put(
            runtime.replica,
            "customers",
            record("customers", 1, lastName="Malá", phone="777"),
            record("customers", 2, lastName="Malá", email="eva@example.org"),
        )
    words = ("merge", "--entity", "customers", "--keep", "1", "2")
    tried = command(tmp_path, *words, "--dry-run", "--json")
    assert (tried.code, tried.json["gone"], tried.json["done"]) == (0, [2], False)
    assert tried.json["fields"]["email"]["after"] == "eva@example.org"
    assert command(tmp_path, *words).out.endswith("Merged; it is sent with the next run.\n")
    again = command(tmp_path, *words)
    assert again.code == 1 and again.err.count("\n") == 1
    assert command(tmp_path, "merge", "--entity", "tags", "--keep", "1", "2").code == 1
