"""Which change events call which webhook, and the records of a call. Pure."""

from __future__ import annotations

import hmac
import json
from typing import Any

import pytest

from app.server.v2.webhooks import NEVER_RAISED
from app.server.webhooks.matching import (
    RAISED,
    Webhook,
    build_payload,
    match_events,
    webhook_of,
)
from app.server.webhooks.request import DELIVERY, SIGNATURE, build_webhook_request
from storage.schema.entities import CATALOGUE
from storage.tables.change_triggers import ChangeEvent, Subject

REGISTERED: dict[str, Any] = {
    "id": 1, "url": "http://10.0.0.1/x", "method": "POST", "payloadEntity": "PRODUCT", "payloadVersion": "V1",
    "_warehouseId": None,
}  # fmt: skip
PRODUCT: dict[str, Any] = {
    "id": 5, "_cloudId": 7, "_categoryId": 3, "name": "Rohlík", "deleted": False, "tags": ["a", "b"],
    "versionDate": 1_790_000_000_000, "priceWithVat": 3.5, "stockQuantityStatus": 12.0,
}  # fmt: skip
CUSTOMER: dict[str, Any] = {"id": 8, "lastName": "Malá", "points": 12.0, "deleted": False}
HAPPENED = (
    ChangeEvent(Subject.PRODUCTS, 5),
    ChangeEvent(Subject.CUSTOMERS, 8),
    ChangeEvent(Subject.STOCK, 6, 2),
    ChangeEvent(Subject.STOCK, 5, 3),
    ChangeEvent(Subject.POINTS, 9),
    ChangeEvent(Subject.PRODUCTS, 4),
)


def hook(kind: str = "PRODUCT", **values: Any) -> Webhook:
    return webhook_of({**REGISTERED, "payloadEntity": kind, **values})


@pytest.mark.parametrize(
    ("made", "records"),
    [
        (hook(), [5, 4]),
        (hook(_warehouseId=2), [5, 6, 4]),
        (hook(_warehouseId=3), [5, 4]),
        (hook("CUSTOMER"), [8]),
        (hook("CUSTOMER", _warehouseId=2), [8]),
        (hook("POINTSLOG"), [9]),
    ],
)
def test_each_kind_is_called_for_its_own_changes(made: Webhook, records: list[int]) -> None:
    assert match_events([made], HAPPENED) == {1: records}


@pytest.mark.parametrize("kind", NEVER_RAISED)
def test_unsupported_kinds_are_never_called(kind: str) -> None:
    assert match_events([hook(kind, _warehouseId=2)], HAPPENED) == {}


def test_every_kind_of_the_catalogue_is_supported_or_listed_as_never_raised() -> None:
    kinds = CATALOGUE["webhooks"].by_name["payloadEntity"].choices
    assert {*RAISED, *NEVER_RAISED} == set(kinds)
    assert not RAISED.keys() & set(NEVER_RAISED)


def told(made: Webhook, *ids: int, **more: Any) -> list[dict[str, Any]]:
    records = {5: PRODUCT, 8: CUSTOMER}
    return list(build_payload(CATALOGUE, made, ids, records, cloud_id=7, **more).values())


def test_a_product_is_sent_as_a_flat_v1_record() -> None:
    (record,) = told(hook(), 5, categories={3: "Pečivo"})
    expected = {
        "productid": 5, "cloudid": "7", "name": "Rohlík", "deleted": 0, "pricewithvat": 3.5, "categoryid": 3,
        "categoryname": "Pečivo", "tagslist": "a,b", "versiondate": 1_790_000_000_000,
    }  # fmt: skip
    assert {name: record[name] for name in expected} == expected
    assert "stockquantitystatus" not in record
    assert all(not isinstance(value, bool | list | dict) for value in record.values())


def test_a_product_for_a_warehouse_has_that_stock() -> None:
    (record,) = told(hook(_warehouseId=2), 5)
    assert (record["productid"], record["stockquantitystatus"]) == (5, 12.0)


def test_customers_are_sent_with_their_points() -> None:
    for kind in ("CUSTOMER", "POINTSLOG"):
        (record,) = told(hook(kind), 8)
        assert (record["customerid"], record["points"], record["cloudid"]) == (8, 12.0, "7")


def test_a_removed_record_is_sent_as_deleted_and_an_unknown_one_left_out() -> None:
    (gone,) = told(hook(), 4, 6, gone=frozenset({4}))
    assert (gone["productid"], gone["deleted"], gone["name"]) == (4, 1, None)


def test_a_post_carries_an_array_signed_with_the_secret_of_its_webhook() -> None:
    made = webhook_of(REGISTERED, secret="s3cret")
    out = build_webhook_request(
        made, {5: {"productid": 5, "name": "ž"}}, cloud_id=7, delivery="d1", now=1_790_000_000_999
    )
    assert (out.method, out.url) == ("POST", "http://10.0.0.1/x")
    assert json.loads(out.body) == [{"productid": 5, "name": "ž"}]
    assert out.headers["Content-Type"].startswith("application/json")
    assert out.headers[DELIVERY] == "d1"
    assert out.headers["User-Agent"].startswith("counterfoil/")
    signed = hmac.new(b"s3cret", b"1790000000." + out.body, "sha256").hexdigest()
    assert out.headers[SIGNATURE] == f"t=1790000000,v1={signed}"
    assert "s3cret" not in repr(out) and "10.0.0.1" not in repr(out)


def test_a_get_carries_kind_and_ids_and_signs_its_query() -> None:
    url = " http://10.0.0.1/x?key=ž a%20b&list[]=1#part"
    made = webhook_of({**REGISTERED, "method": "GET", "url": url}, secret="s3cret")
    out = build_webhook_request(made, {5: {}, 6: {}}, cloud_id=7, delivery="d1", now=1_790_000_000_000)
    address, _, query = out.url.partition("?")
    assert (out.method, address, out.body) == ("GET", "http://10.0.0.1/x", b"")
    assert query == "key=%C5%BE%20a%20b&list%5B%5D=1&entity=PRODUCT&ids=5,6&cloudid=7"
    signed = hmac.new(b"s3cret", b"1790000000." + query.encode(), "sha256").hexdigest()
    assert out.headers[SIGNATURE] == f"t=1790000000,v1={signed}"
    assert "Content-Type" not in out.headers


def test_a_call_without_a_secret_is_not_signed() -> None:
    out = build_webhook_request(hook(), {5: {}}, cloud_id=7, delivery="d1", now=0)
    assert SIGNATURE not in out.headers
