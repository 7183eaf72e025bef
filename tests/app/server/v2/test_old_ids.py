"""Records under the id they had before the cloud assigned another one: read, written and referenced by both."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.fakes.lan_client import Program
from tests.fakes.posting import refuses_inserts
from tests.fakes.tills import Shop, body, check_in_step


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    refuses_inserts(made)
    made.till.sync()
    yield made
    made.close()


@pytest.fixture
def program(shop: Shop) -> Program:
    return Program(shop)


def test_F74_reading_and_writing_by_the_old_id(shop: Shop, program: Program) -> None:
    made = body(program.ask("POST", "customers", [{"lastName": "Nováková", "firstName": "", "companyName": "",
        **shop_minimum(program, "customers")}]))[0]  # fmt: skip
    old = int(made["id"])
    assert shop.till.settle().outcome == "in_step"
    answer = program.ask("GET", f"customers/{old}")
    now = int(body(answer)["id"])
    assert answer.status == 200 and now != old
    other = program.ask("GET", f"customers/{now}")
    assert other.headers["etag"] == answer.headers["etag"] and other.body == answer.body
    tag = answer.headers["etag"]
    assert program.ask("GET", f"customers/{old}", If_None_Match=tag).status == 304
    assert program.ask("PATCH", f"customers/{old}", {"id": old, "note": "a"}).status == 428
    changed = program.ask("PATCH", f"customers/{old}", {"id": old, "note": "a"}, If_Match=tag)
    assert changed.status == 200 and int(body(changed)["id"]) == now
    tag = changed.headers["etag"]
    whole = {**body(changed), "id": str(now), "note": "b"}
    assert program.ask("PUT", f"customers/{old}", whole, If_Match=tag).status == 200
    page = program.ask("GET", "customers", query=f"id|in|{old}")
    assert [each["id"] for each in body(page)["data"]] == [str(now)]
    whole = {**body(page)["data"][0], "id": str(old), "note": "c"}
    assert program.ask("PUT", "customers", [whole], If_Match=page.headers["etag"]).status == 200
    assert shop.till.settle().outcome == "in_step" and shop.get("customers", now)["note"] == "c"
    assert program.ask("PUT", f"customers/{old}", {**whole, "id": 5}, If_Match="*").status == 400
    assert program.ask("DELETE", f"customers/{old}").status == 200
    assert shop.till.settle().outcome == "in_step" and shop.get("customers", now)["deleted"] is True
    check_in_step(shop)


def test_F74_a_reference_to_the_old_id_is_one_to_the_record(shop: Shop, program: Program) -> None:
    group = shop.till.add("discount-groups", name="Staff")
    (one,) = shop.customers(1)
    assert shop.till.settle().outcome == "in_step"
    now = shop.till.get("discount-groups", group)["id"]
    tag = program.ask("GET", f"customers/{one}").headers["etag"]
    assert (
        program.ask("PATCH", f"customers/{one}", {"_discountGroupId": str(group)}, If_Match=tag).status == 200
    )
    assert shop.till.settle().outcome == "in_step"
    assert shop.get("customers", one)["_discountGroupId"] == now
    page = program.ask("GET", "customers", query=f"_discountGroupId|eq|{group}")
    assert [each["id"] for each in body(page)["data"]] == [str(one)]
    page = program.ask("GET", "customers", query=f"_discountGroupId|gt|{group}")
    assert page.status == 400
    check_in_step(shop)


def shop_minimum(program: Program, entity: str) -> dict[str, Any]:
    """A blank record as a client sends it."""
    from storage.schema.entities import CATALOGUE
    from storage.schema.validation import blank
    from storage.wire import encode

    record = blank(CATALOGUE[entity])
    names = ("firstName", "lastName", "companyName")
    return {name: value for name, value in encode(CATALOGUE[entity], record).items() if name not in names}


def test_F74_a_tag_stays_valid_when_the_cloud_chooses_the_id(shop: Shop, program: Program) -> None:
    subject = {
        "name": "Provozovna",
        "vatId": "CZ12345678",
        "enabled": True,
        "vatPayer": True,
        "deleted": False,
    }
    made = body(program.ask("POST", "eet-subjects", [subject]))[0]
    before = program.ask("GET", f"eet-subjects/{made['id']}")
    assert shop.till.settle().outcome == "in_step"
    after = program.ask("GET", f"eet-subjects/{made['id']}")
    assert body(after)["id"] != made["id"]
    assert after.headers["etag"] == before.headers["etag"]
    assert body(after)["versionDate"] == body(before)["versionDate"]
    tag = before.headers["etag"]
    edited = program.ask("PATCH", f"eet-subjects/{made['id']}", {"enabled": False}, If_Match=tag)
    assert edited.status == 200, edited.body
    assert shop.till.settle().outcome == "in_step"
    check_in_step(shop)
