"""Order of references: parents before children, circles broken, children that wait for a refused parent."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from storage.outbox.questions import HoldReason
from storage.schema.entities import CATALOGUE
from storage.schema.shared_fields import reference
from sync.client.transport import Request
from tests.fakes.breakage import poison, writes
from tests.fakes.changes_by_name import but
from tests.fakes.tills import Shop, Till, check_in_step, records


@pytest.fixture
def family(tmp_path: Path) -> Shop:
    """A shop whose customers may refer to customers."""
    tied = replace(CATALOGUE["customers"].with_field(reference("_parentId", "customers")))
    return Shop(tmp_path, catalogue=CATALOGUE.with_entity(tied))


def test_F71_a_chain_within_one_entity_goes_in_one_run(family: Shop) -> None:
    till = family.till
    till.sync()
    last = None
    for name in ("a", "b", "c", "d"):
        last = till.add("customers", lastName=name, _parentId=last)
    with till.wire.counted() as lines:
        assert till.sync().waiting == 0
    assert len([line for line in writes(lines) if line.startswith("PUT")]) == 4
    family.close()


@pytest.mark.parametrize("length", [1, 2, 3])
def test_F72_creates_that_refer_to_each_other_go_without_it_first(family: Shop, length: int) -> None:
    till = family.till
    till.sync()
    ids = [till.add("customers", lastName=f"N{number}") for number in range(length)]
    for number, each in enumerate(ids):
        till.edit("customers", each, _parentId=ids[(number + 1) % length])
    till.add("customers", lastName="child", _parentId=ids[0])
    dangling: list[Any] = []

    def check(request: Request) -> None:
        if request.method == "PUT":
            sent = json.loads(request.body)
            there = records(family.cloud.replica)["customers"]
            dangling.extend(
                row["_parentId"]
                for row in (sent if isinstance(sent, list) else [sent])
                if row.get("_parentId") is not None and row["_parentId"] not in there
            )

    till.wire.before = check
    assert till.sync().needs_you == 0 and not dangling
    assert till.settle().outcome == "in_step" and not dangling
    there = records(family.cloud.replica)["customers"]
    assert len(there) == length + 1
    family.close()


def test_F73_children_of_a_refused_parent_wait_until_it_is_fixed(shop: Shop, till: Till) -> None:
    till.sync()
    category = till.add("categories", name="Drinks")
    product = till.add("products", name="Beer", _categoryId=category)
    part = till.add("products", name="Hops", _categoryId=category)
    recipe = till.add("product-ingredients", _parentProductId=product, _productId=part, quantity=1.0)
    till.wire.before = lambda request: None
    shop.cloud.behave(refused=frozenset({("categories", "replace"), ("categories", "create")}))
    assert till.sync().needs_you == 1
    assert till.change("categories", category).held.reason is HoldReason.VERB_REFUSED
    for entity, record in (("products", product), ("products", part)):
        change = till.change(entity, record)
        assert (change.held, change.error) == (None, "parent_needs_fixing")
    assert till.change("product-ingredients", recipe).held is None
    size = till.replica.journal.size
    till.sync()
    assert till.change("products", product).error == "parent_needs_fixing"
    assert till.replica.journal.size == size, "waiting costs no writing"
    shop.cloud.behave(refused=frozenset())
    till.commands.keep("categories", category, "local")
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F73_an_update_waits_for_the_record_it_now_refers_to(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    group = till.add("discount-groups", name="Funny")
    till.edit("customers", one, _discountGroupId=group, note="mine")
    poison(till)
    till.wire.before = lambda request: None
    with till.replica.write() as tx:
        change = tx.change("discount-groups", group)
        assert change is not None
        tx.put_change(but(change, intent=type(change.intent)({**change.intent.set, "name": "x" * 200})))
    till.sync()
    assert till.change("discount-groups", group).held.reason is HoldReason.RULE_BROKEN
    assert till.change("customers", one).error == "parent_needs_fixing"
    till.edit("discount-groups", group, name="Staff")
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", one)["_discountGroupId"] == group
    check_in_step(shop)
