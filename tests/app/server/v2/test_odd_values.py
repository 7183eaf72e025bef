"""Values that few records hold, as a list, a record and the change feed serve them."""

from __future__ import annotations

import json
from typing import Any

from app.practice.cloud import PracticeCloud
from storage.schema.validation import blank

HOOK = {"url": "http://10.0.0.9/till?password=x", "payloadEntity": "CUSTOMER"}


def put(cloud: PracticeCloud, entity: str, **values: Any) -> None:
    with cloud.replica.write() as tx:
        tx.put(
            entity,
            {**blank(cloud.replica.catalogue[entity]), "id": 3, "_cloudId": 7, "versionDate": 1, **values},
        )


def test_a_lone_surrogate_in_one_record_is_escaped_with_its_page(cloud: PracticeCloud, caller: Any) -> None:
    put(cloud, "suppliers", name="Mlýn", vendor="\ud800")
    for path in ("/suppliers", "/suppliers/3", "/_changes"):
        body = caller.send("GET", path).body
        assert b"\\ud800" in body and body.isascii()


def test_a_number_is_served_whole_in_both_spellings(cloud: PracticeCloud, caller: Any) -> None:
    put(cloud, "products", name="káva", priceWithVat=1e-7, allergens=[1, 7], externalId="A1")
    for numbers, price, allergens in (("string", "1e-07", ["1", "7"]), ("json", 1e-7, [1, 7])):
        cloud.behave(numbers=numbers)
        shown = json.loads(caller.send("GET", "/products/3").body)
        assert (shown["priceWithVat"], shown["allergens"], shown["externalIds"]) == (price, allergens, ["A1"])


def test_a_caller_that_only_reads_sees_no_address_of_a_webhook(cloud: PracticeCloud, caller: Any) -> None:
    put(cloud, "webhooks", **HOOK)
    caller.sign_in(cloud.tokens.create("display", read_only=True))
    answer = caller.send("GET", "/webhooks")
    assert answer.status == 200 and b"password" not in answer.body
    assert json.loads(answer.body)[0]["url"] == ""
