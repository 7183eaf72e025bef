"""Creates by POST under ids that the cloud assigns: never a record twice."""

from __future__ import annotations

import pytest

from storage.outbox.questions import HoldReason
from sync.client.transport import Request
from tests.fakes.breakage import answering, once, writes
from tests.fakes.posting import live, posting, refuses_inserts
from tests.fakes.tills import Shop, Till, check_in_step, records

# learning it


@pytest.mark.parametrize("status", [400, 404, 405, 501])
@pytest.mark.parametrize("count", [1, 5])
def test_F24_a_refused_insert_is_learnt_and_posted_instead(
    shop: Shop, till: Till, status: int, count: int
) -> None:
    refuses_inserts(shop, status)
    till.sync()
    ids = [till.add("customers", lastName=f"New {number}") for number in range(count)]
    assert till.sync().outcome == "in_step"
    names = {each["lastName"]: each for each in live(shop, "customers")}
    assert len(names) == count and not set(ids) & {each["id"] for each in names.values()}
    check_in_step(shop)
    till.add("customers", lastName="One more")
    till.add("customers", lastName="And another")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert writes(lines) == ["POST customers"]


def test_F20_a_value_the_cloud_refuses_does_not_teach_it_to_post(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="Funny")
    till.wire.before = lambda request: (
        answering(400, {"message": "no"})(request) if b"Funny" in request.body else None
    )
    assert till.sync().needs_you == 1
    till.add("customers", lastName="Serious")
    with till.wire.counted() as lines:
        till.sync()
    assert [line.split("/")[0] for line in writes(lines)] == ["PUT customers"]


def test_F24_without_put_and_without_post_the_create_is_held(shop: Shop, till: Till) -> None:
    refuses_inserts(shop)
    shop.cloud.behave(refused=frozenset({("customers", "create")}))
    till.sync()
    one, other = till.add("customers", lastName="New"), till.add("suppliers", name="Mlýn")
    assert till.sync().needs_you == 1
    assert till.change("customers", one).held.reason is HoldReason.VERB_REFUSED
    assert till.replica.change("suppliers", other) is None and len(live(shop, "suppliers")) == 1


def test_F106_two_hundred_and_fifty_creates_are_three_arrays(posted: Till) -> None:
    for number in range(250):
        posted.add("customers", lastName=f"New {number}")
    with posted.wire.counted() as lines:
        assert posted.sync().outcome == "in_step"
    assert writes(lines) == ["POST customers"] * 3
    check_in_step(posted.shop)


# the new id


def test_F71_references_follow_to_the_new_id(shop: Shop, posted: Till) -> None:
    category = posted.add("categories", name="Drinks")
    product = posted.add("products", name="Beer", _categoryId=category)
    part = posted.add("products", name="Hops", _categoryId=category)
    posted.add("product-ingredients", _parentProductId=product, _productId=part, quantity=2.0)
    assert posted.settle().outcome == "in_step"
    (recipe,) = live(shop, "product-ingredients")
    by_name = {each["name"]: each for each in live(shop, "products")}
    assert recipe["_parentProductId"] == by_name["Beer"]["id"] != product
    assert recipe["_productId"] == by_name["Hops"]["id"] != part
    (drinks,) = live(shop, "categories")
    assert {each["_categoryId"] for each in by_name.values()} == {drinks["id"]} != {category}
    assert posted.records()["product-ingredients"] == records(shop.cloud.replica)["product-ingredients"]


def test_F74_the_old_id_answers_for_ever(shop: Shop, posted: Till) -> None:
    old = posted.add("customers", lastName="Nováková", note="a")
    group = posted.add("discount-groups", name="Staff")
    posted.sync()
    now = posted.get("customers", old)["id"]
    assert now != old and shop.get("customers", now)["lastName"] == "Nováková"
    posted.crash()
    assert posted.queries.record("customers", old).record["id"] == now
    assert [each.kind for each in posted.queries.timeline("customers", old)][-1] == "created"
    assert posted.queries.lookup("customers", [old]) == {old: "Nováková"}
    posted.edit("customers", old, note="b", _discountGroupId=group)
    assert posted.change("customers", old).id == now
    assert posted.settle().outcome == "in_step"
    there = shop.get("customers", now)
    assert there["note"] == "b" and there["_discountGroupId"] == posted.get("discount-groups", group)["id"]
    posted.commands.delete("customers", [old])
    posted.commands.restore("customers", [old])
    posted.commands.delete("customers", [old])
    assert posted.settle().outcome == "in_step" and shop.get("customers", now)["deleted"] is True
    check_in_step(shop)


def test_F74_undo_reaches_a_record_by_its_new_id(shop: Shop, posted: Till) -> None:
    group = posted.add("discount-groups", name="Staff")
    one = posted.add("customers", lastName="Nováková", _discountGroupId=group)
    posted.edit("customers", one, _discountGroupId=None)
    assert posted.settle().outcome == "in_step"
    posted.commands.undo()
    assert posted.get("customers", one)["_discountGroupId"] == posted.get("discount-groups", group)["id"]
    assert posted.settle().outcome == "in_step"
    check_in_step(shop)


def test_F64_edited_and_deleted_in_flight(shop: Shop, posted: Till) -> None:
    one = posted.add("customers", lastName="One")
    other = posted.add("customers", lastName="Other")

    def meanwhile(request: Request) -> None:
        posted.edit("customers", one, note="later")
        posted.commands.delete("customers", [other])

    posted.wire.before = once(posting, meanwhile)
    posted.sync()
    assert posted.settle().outcome == "in_step"
    there = {each["lastName"]: each for each in records(shop.cloud.replica)["customers"].values()}
    assert there["One"]["note"] == "later" and there["Other"]["deleted"] is True
    check_in_step(shop)
