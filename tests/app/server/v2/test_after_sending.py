"""A program of the shop sees its own edit once: sending it to the cloud is no change of a record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sync.client.transport import Response
from tests.fakes.lan_client import Program
from tests.fakes.tills import Shop, body

CUSTOMER: dict[str, Any] = {
    **dict.fromkeys(("addressLine1", "barcode", "companyId", "companyName", "email", "firstName", "headerPrint"), ""),
    **dict.fromkeys(("internalNote", "phone", "vatId", "zip"), ""),
    "deleted": False, "display": True, "hexColor": "#000000", "lastName": "Malá", "points": 0, "tags": ["b", "a"],
}  # fmt: skip
PRODUCT: dict[str, Any] = {
    "_categoryId": 1, "allergens": [], "deleted": False, "discountPercent": 0, "discountPermitted": True,
    "display": True, "externalId": "p-1", "features": [], "flags": 0, "hexColor": "#000000", "name": "x",
    "onSale": True, "packaging": 1, "points": 0, "priceInPoints": 0, "priceWithoutVat": 1,
    "requiresPriceEntry": False, "stockDeduct": False, "stockOverdraft": "ALLOW", "unit": "Piece", "vat": 1.21,
}  # fmt: skip
BODIES = {"customers": CUSTOMER, "products": PRODUCT}


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path, tills=2)
    for till in made.tills:
        till.sync()
    yield made
    made.close()


@pytest.fixture
def program(shop: Shop) -> Program:
    return Program(shop)


@pytest.fixture
def other(shop: Shop) -> Program:
    return Program(shop, "other")


def send(shop: Shop) -> None:
    """The till sends what waits, reads it back with the next pull, and everybody is in step."""
    shop.clock.sleep(6)
    shop.till.sync()
    shop.clock.sleep(3600)
    shop.till.sync(full=True)
    assert not shop.till.waiting


def tag_of(answer: Response) -> str:
    assert answer.status in (200, 201), answer.body
    return answer.headers["etag"]


def added(program: Program, entity: str, **values: Any) -> tuple[int, dict[str, Any], str]:
    """Id, record as read, and ETag of a record that a program has just created."""
    made = body(program.ask("POST", entity, [{**BODIES[entity], **values}]))[0]
    answer = program.ask("GET", f"{entity}/{made['id']}")
    return int(made["id"]), body(answer), tag_of(answer)


@pytest.mark.parametrize("entity", ["customers", "products"])
def test_the_tag_of_a_new_record_is_valid_after_it_was_sent(
    shop: Shop, program: Program, entity: str
) -> None:
    made, before, tag = added(program, entity)
    send(shop)
    assert shop.get(entity, made)["hexColor"] == "#000000"
    assert program.ask("GET", f"{entity}/{made}", If_None_Match=tag).status == 304
    after = program.ask("GET", f"{entity}/{made}")
    assert tag_of(after) == tag and body(after)["versionDate"] == before["versionDate"]
    edited = program.ask(
        "PATCH",
        f"{entity}/{made}",
        {"hexColor": "#111111", "versionDate": before["versionDate"]},
        If_Match=tag,
    )
    assert edited.status == 200, edited.body
    send(shop)
    assert shop.get(entity, made)["hexColor"] == "#111111"
    assert program.ask("GET", f"{entity}/{made}", If_None_Match=tag_of(edited)).status == 304
    assert program.ask("PATCH", f"{entity}/{made}", {"display": False}, If_Match=tag).status == 412


def test_the_tag_in_the_answer_to_a_write_is_the_one_that_is_read(shop: Shop, program: Program) -> None:
    made, _, tag = added(program, "customers")
    send(shop)
    same = program.ask("PATCH", f"customers/{made}", {"lastName": "Malá"}, If_Match=tag)
    assert tag_of(same) == tag == tag_of(program.ask("GET", f"customers/{made}"))
    whole = {**body(same), "note": "n"}
    put = program.ask("PUT", f"customers/{made}", whole, If_Match=tag)
    assert tag_of(put) != tag
    assert tag_of(program.ask("GET", f"customers/{made}")) == tag_of(put)


def test_the_tag_of_a_page_is_valid_after_its_records_were_sent(shop: Shop, program: Program) -> None:
    ids = [added(program, "customers", lastName=name)[0] for name in ("Malá", "Nový", "Starý")]
    listed = f"id|in|{','.join(map(str, ids))}"
    page = program.ask("GET", "customers", query=listed, sort="lastName")
    tag = tag_of(page)
    send(shop)
    assert program.ask("GET", "customers", query=listed, sort="lastName", If_None_Match=tag).status == 304
    bodies = [{**each, "note": "many"} for each in body(page)["data"]]
    stored = program.ask("PUT", "customers", bodies, If_Match=tag)
    assert stored.status == 200, stored.body
    send(shop)
    again = program.ask(
        "PUT", "customers", [{**each, "note": "again"} for each in body(stored)], If_Match=tag_of(stored)
    )
    assert again.status == 200, again.body


def test_two_programs_with_tags_of_their_own_and_an_edit_in_the_cloud(
    shop: Shop, program: Program, other: Program
) -> None:
    made, _, first = added(program, "customers")
    send(shop)
    seen = tag_of(other.ask("GET", f"customers/{made}"))
    assert seen == first
    theirs = other.ask("PATCH", f"customers/{made}", {"note": "other"}, If_Match=seen)
    assert program.ask("PATCH", f"customers/{made}", {"note": "mine"}, If_Match=first).status == 412
    send(shop)
    fresh = program.ask("GET", f"customers/{made}")
    assert tag_of(fresh) == tag_of(theirs) and body(fresh)["note"] == "other"
    mine = program.ask("PATCH", f"customers/{made}", {"phone": "1"}, If_Match=tag_of(fresh))
    assert mine.status == 200
    shop.edit("customers", made, email="a@b.cz")  # somebody else, in the cloud
    send(shop)
    assert program.ask("PATCH", f"customers/{made}", {"phone": "2"}, If_Match=tag_of(mine)).status == 412
    merged = body(program.ask("GET", f"customers/{made}"))
    assert (merged["note"], merged["phone"], merged["email"]) == ("other", "1", "a@b.cz")


def test_an_edit_that_follows_while_the_first_is_sent_keeps_its_tag(shop: Shop, program: Program) -> None:
    made, _, tag = added(program, "customers")
    send(shop)
    program.ask("PATCH", f"customers/{made}", {"note": "one"}, If_Match=tag)
    tags: list[str] = []

    def meanwhile(request: Any) -> None:
        if request.method in ("PUT", "PATCH") and not tags:
            answer = program.ask("PATCH", f"customers/{made}", {"phone": "2"}, If_Match="*")
            tags.append(tag_of(answer))

    shop.till.wire.before = meanwhile
    shop.till.sync()
    shop.till.wire.before = None
    assert tags and tag_of(program.ask("GET", f"customers/{made}")) == tags[0]
    send(shop)
    assert tag_of(program.ask("GET", f"customers/{made}")) == tags[0]
    assert shop.get("customers", made)["phone"] == "2"


def test_a_reader_of_changes_gets_each_edit_once(shop: Shop, program: Program, other: Program) -> None:
    made, before, tag = added(program, "customers")

    def news(since: str) -> list[str]:
        found = other.ask(
            "GET", "customers", query=f"versionDate|gt|{since};deleted|in|0,1", sort="versionDate"
        )
        return [each["versionDate"] for each in body(found)["data"]]

    assert news(before["versionDate"]) == []
    send(shop)
    assert news(before["versionDate"]) == []
    program.ask("PATCH", f"customers/{made}", {"note": "x"}, If_Match=tag)
    edit = news(before["versionDate"])
    assert len(edit) == 1
    send(shop)
    assert news(edit[0]) == []
    shop.edit("customers", made, phone="5")
    send(shop)
    assert len(news(edit[0])) == 1


def test_what_the_cloud_stores_in_another_form_is_a_new_state(shop: Shop, program: Program) -> None:
    made, before, tag = added(program, "customers")

    def trimmed(request: Any, answer: Any) -> None:
        if request.method == "PUT":
            shop.edit("customers", made, lastName="MALÁ")

    shop.till.wire.after = trimmed
    shop.till.sync()
    shop.till.wire.after = None
    send(shop)
    after = program.ask("GET", f"customers/{made}", If_None_Match=tag)
    assert after.status == 200 and body(after)["lastName"] == "MALÁ"
    assert body(after)["versionDate"] > before["versionDate"]


def test_created_is_set_at_once_and_then_the_clouds(shop: Shop, program: Program) -> None:
    shop.clock.sleep(10)
    made, before, _ = added(program, "customers")
    assert before["created"] is not None
    assert (
        body(program.ask("PATCH", f"customers/{made}", {"note": "x"}, If_Match="*"))["created"]
        == before["created"]
    )
    assert shop.till.replica.change("customers", made).intent.set.get("created") is None
    shop.clock.sleep(60)
    send(shop)
    there = shop.get("customers", made)["created"]
    assert shop.till.get("customers", made)["created"] == there
    assert body(program.ask("GET", f"customers/{made}"))["created"] >= before["created"]


def test_the_tag_in_a_warehouse_is_valid_until_product_or_stock_change(shop: Shop, program: Program) -> None:
    made, _, tag = added(program, "products")
    send(shop)
    (home,) = shop.fill("warehouses", [{"id": 3, "name": "Sklad", "enabled": True}])
    stock = {"_warehouseId": home, "_productId": made, "purchasePriceWithoutVat": 1.0}
    for quantity in (5.0, 4.0):
        with shop.cloud.replica.write() as tx:
            row = {**stock, "stockQuantityStatus": quantity, "stockStatusVersiondate": shop.clock.now()}
            tx.put_stock([row])
        send(shop)
        path = f"warehouses/{home}/products/{made}"
        shown = program.ask("GET", path)
        assert body(shown)["stockQuantityStatus"] == str(quantity)
        edited = program.ask("PATCH", f"products/{made}", {"hexColor": f"#00000{quantity:g}"}, If_Match=tag)
        tag = tag_of(edited)
        fresh = program.ask("GET", path, If_None_Match=tag_of(shown))
        assert fresh.status == 200
        send(shop)
        assert program.ask("GET", path, If_None_Match=tag_of(fresh)).status == 304
