"""v1 without HTTP: records, partial updates, ingredients, deletions, switches, headers, errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.paths import tokens_file
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.server.factory import Listen, Services
from app.settings.settings import Settings
from storage.clock import SystemClock
from storage.tables.stock import put_stock
from sync.client.transport import Request, Response

PRODUCT = {"name": "Chléb", "categoryid": 4, "pricewithoutvat": 40.5, "vat": 1.21, "tagslist": "pečivo,ráno"}


def read(answer: Response, status: int = 200) -> Any:
    """The body of a response, after its status was checked."""
    assert answer.status == status, answer.body
    return json.loads(answer.body)


@pytest.fixture
def old(caller: Any) -> Callable[..., Response]:
    """Sends a request to a v1 path with an optional query."""

    def send(method: str, path: str, body: object = None, **headers: str) -> Response:
        path, _, query = path.partition("?")
        pairs = tuple((name, value) for name, _, value in (each.partition("=") for each in query.split("&")))
        sent = {"Authorization": f"Bearer {caller.token}", **headers}
        data = b"" if body is None else json.dumps(body).encode()
        answer: Response = caller.cloud.faults.handle(Request(method, f"/api{path}", pairs, sent, data))
        return answer

    return send


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "  "}, {"name": "\u200b"}])
@pytest.mark.parametrize("path", ["/supplier/7/create", "/employee/7/create", "/tag/7/customer/create"])
def test_no_record_is_made_without_a_name(old: Any, caller: Any, path: str, body: dict[str, Any]) -> None:
    assert read(old("POST", path, body), 400)["violations"][0]["code"] == "missing"
    assert caller.suppliers() == []


def test_a_product_is_created_read_and_partly_updated(old: Any, caller: Any) -> None:
    made = read(old("POST", "/product/7/create", PRODUCT))
    assert {
        "cloudid": 7,
        "name": "Chléb",
        "tagslist": "pečivo,ráno",
        "display": 1,
        "deleted": 0,
    }.items() <= made.items()
    assert made["ingredients"] == 0 and made["categoryname"] is None
    again = read(old("GET", f"/product/7/{made['productid']}"))
    assert again == made
    changed = read(old("POST", f"/product/7/{made['productid']}/update", {"onsale": 0, "timeable": 1}))
    assert changed == {
        **made,
        "onsale": 0,
        "timeable": 1,
        "bitflags": 8,
        "versiondate": changed["versiondate"],
    }
    current = read(caller.send("GET", f"/products/{made['productid']}"))
    assert (current["onSale"], current["flags"], current["tags"]) == (False, "8", ["pečivo", "ráno"])


def test_sending_a_whole_record_back_changes_nothing(old: Any) -> None:
    made = read(old("POST", "/product/7/create", PRODUCT))
    assert read(old("POST", f"/product/7/{made['productid']}/update", made)) == made


def test_lists_are_bare_and_paged_by_offset(old: Any) -> None:
    for name in ("C", "A", "B"):
        read(old("POST", "/supplier/7/create", {"name": name}))
    names = [each["name"] for each in read(old("GET", "/supplier/7?sort=NAME"))]
    assert names == ["A", "B", "C"]
    pages = [read(old("GET", f"/supplier/7?sort=-name&limit=2&offset={offset}")) for offset in (0, 2, 4)]
    assert [[each["name"] for each in page] for page in pages] == [["C", "B"], ["A"], []]
    assert read(old("GET", "/supplier/7", **{"Allow-Version": "BC0"}))
    assert read(old("GET", "/employee/7", **{"Allow-Version": "BC0"})) == []


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("limit=10001", "at most 10000"),
        ("limit=0", "at least 1"),
        ("offset=-1", "at least 0"),
        ("offset=x", "whole number"),
        ("sort=phone", "cannot be sorted"),
        ("sort=nobody", "no such field"),
    ],
)
def test_an_invalid_list_request_is_400(old: Any, query: str, words: str) -> None:
    said = read(old("GET", f"/supplier/7?{query}"), 400)
    assert words in said["error"] and said["status"] == 400


def test_errors_name_fields_by_their_v1_names(old: Any) -> None:
    said = read(
        old("POST", "/supplier/7/create", {"name": "x", "vatno": "nonsense", "countrycode": "x" * 11}), 400
    )
    assert {each["fieldName"] for each in said["violations"]} == {"vatno", "countrycode"}
    assert isinstance(said["error"], str)
    assert "sort" not in read(old("POST", "/product/7/create", {"name": "x"}), 400)
    assert (
        read(old("POST", "/product/7/create", {"name": "x"}), 400)["violations"][0]["fieldName"]
        == "categoryid"
    )
    assert (
        read(old("POST", "/product/7/create", []), 400)["error"] == "The body must be an object, not an array"
    )
    assert read(old("POST", "/supplier/7/create", {"cloudid": 8, "name": "x"}), 400)
    assert read(old("GET", "/supplier/7/123"), 404)["error"]
    assert read(old("GET", "/nothing/7"), 404)["error"]
    assert read(old("POST", "/supplier/7/123/update", {}), 404)
    made = read(old("POST", "/supplier/7/create", {"name": "x"}))
    assert read(old("POST", f"/supplier/7/{made['supplierid']}/update", {"supplierid": 1}), 400)
    assert read(old("POST", f"/supplier/7/{made['supplierid']}/update", {"deleted": 1}), 400)


def test_every_response_has_deprecation_headers_and_a_link_to_v2(old: Any, caller: Any) -> None:
    made = read(old("POST", "/supplier/7/create", {"name": "x"}))
    link = f'</v2/clouds/7/suppliers/{made["supplierid"]}>; rel="successor-version"'
    for answer in (
        old("GET", f"/supplier/7/{made['supplierid']}"),
        old("HEAD", f"/supplier/7/{made['supplierid']}"),
        old("OPTIONS", f"/supplier/7/{made['supplierid']}"),
        old("DELETE", f"/supplier/7/{made['supplierid']}"),
        old("GET", f"/supplier/7/{made['supplierid']}", Authorization=""),
    ):
        assert answer.headers["deprecation"] == "@1685577600"
        assert answer.headers["sunset"].endswith(" GMT")
        assert answer.headers["link"] == link
    unknown = old("GET", "/nothing/7")
    assert "link" not in unknown.headers and unknown.headers["deprecation"]


def test_authorization_is_the_same_as_in_v2(old: Any, cloud: PracticeCloud) -> None:
    assert old("GET", "/supplier/7", Authorization="").status == 401
    assert read(old("GET", "/supplier/8"), 403)["reason"] == "CLOUD_FORBIDDEN"
    assert old("PUT", "/supplier/7").status == 405
    assert old("OPTIONS", "/supplier/7/create").headers["allow"] == "POST, OPTIONS"


def test_a_read_only_token_neither_creates_nor_deletes(cloud: PracticeCloud, caller: Any, old: Any) -> None:
    cloud.behave(v1_deletes=True)
    made = read(old("POST", "/supplier/7/create", {"name": "x"}))
    secret = cloud.tokens.create("reader", read_only=True)
    assert caller.sign_in(secret).status == 201
    assert old("GET", "/supplier/7").status == 200
    for method, path in (("POST", "create"), ("GET", f"{made['supplierid']}/delete")):
        assert read(old(method, f"/supplier/7/{path}", {"name": "y"}), 403)["reason"] == "ACCESS_DENIED"
    assert read(old("GET", f"/supplier/7/{made['supplierid']}"))["deleted"] == 0


def test_a_get_deletes_only_with_the_switch_on(cloud: PracticeCloud, old: Any, caller: Any) -> None:
    made = read(old("POST", "/supplier/7/create", {"name": "x"}))
    path = f"/supplier/7/{made['supplierid']}"
    cloud.behave(v1_deletes=False)
    said = read(old("GET", f"{path}/delete"), 403)
    assert said["reason"] == "DELETE_BY_GET_OFF" and "DELETE" in said["error"]
    cloud.behave(v1_deletes=True)
    assert old("HEAD", f"{path}/delete").status == 405
    assert read(old("GET", path))["deleted"] == 0
    assert read(old("GET", f"{path}/delete"))["deleted"] == 1
    assert read(caller.send("GET", f"/suppliers/{made['supplierid']}"))["deleted"] is True
    assert read(old("GET", "/supplier/7")) == []


def test_v1_can_be_switched_off(cloud: PracticeCloud, old: Any, caller: Any) -> None:
    cloud.behave(v1=False)
    gone = old("GET", "/supplier/7")
    assert "switched off" in read(gone, 410)["error"]
    assert "/v2/clouds/7/suppliers" in gone.headers["link"]
    assert caller.send("GET", "/suppliers").status == 200


def test_ingredients_by_id_and_by_pair(old: Any, cloud: PracticeCloud) -> None:
    parent, child = (read(old("POST", "/product/7/create", PRODUCT))["productid"] for _ in range(2))
    pair = {"belongstoproductId": parent, "ingredienceproductId": child}
    made = read(old("POST", "/product/7/ingredients/edit", {**pair, "quantity": 0.25, "units": "Kilogram"}))
    assert (made["quantity"], made["units"], made["deleted"]) == (0.25, "Kilogram", 0)
    same = read(old("POST", "/product/7/ingredients/edit", {**pair, "quantity": "0.5"}))
    assert (same["ingrediencemapid"], same["quantity"], same["units"]) == (
        made["ingrediencemapid"],
        0.5,
        "Kilogram",
    )
    by_id = {"ingrediencemapid": made["ingrediencemapid"], "units": "Gram"}
    assert read(old("POST", "/product/7/ingredients/edit", by_id))["units"] == "Gram"
    assert [each["quantity"] for each in read(old("GET", f"/product/7/{parent}/ingredients"))] == [0.5]
    assert read(old("GET", f"/product/7/{child}/ingredients")) == []
    assert len(read(old("GET", "/product/7/ingredients"))) == 1
    assert read(old("GET", f"/product/7/{parent}"))["ingredients"] == 1
    assert read(old("POST", "/product/7/ingredients/edit", {**by_id, "deleted": 1}))["deleted"] == 1
    assert read(old("GET", "/product/7/ingredients")) == []
    assert old("POST", "/product/7/ingredients/edit", {**pair, "deleted": 1}).status == 404
    assert old("POST", "/product/7/ingredients/edit", {"ingrediencemapid": 5}).status == 404
    missing = read(old("POST", "/product/7/ingredients/edit", {"quantity": 1}), 400)
    assert {each["fieldName"] for each in missing["violations"]} == {
        "belongstoproductId",
        "ingredienceproductId",
    }


def test_ingredients_are_deleted_by_their_own_path(old: Any, cloud: PracticeCloud) -> None:
    cloud.behave(v1_deletes=True)
    parent, child = (read(old("POST", "/product/7/create", PRODUCT))["productid"] for _ in range(2))
    body = {"belongstoproductId": parent, "ingredienceproductId": child}
    made = read(old("POST", "/product/7/ingredients/edit", body))
    assert read(old("GET", f"/product/7/ingredients/{made['ingrediencemapid']}/delete"))["deleted"] == 1


def test_the_warehouse_view_has_the_stock(old: Any, cloud: PracticeCloud) -> None:
    product = read(old("POST", "/product/7/create", {**PRODUCT, "externalid": "X"}))["productid"]
    with cloud.replica.write() as tx:
        tx.put(
            "warehouses",
            {"id": 3, "_cloudId": 7, "deleted": False, "versionDate": 1, "name": "S", "enabled": True},
        )
        stock = {"_warehouseId": 3, "_productId": product, "stockQuantityStatus": 7.5}
        put_stock(tx.connection, [{**stock, "purchasePriceWithoutVat": 1.5, "stockStatusVersiondate": 9}])
    [listed] = read(old("GET", "/product/7/3/list"))
    one = read(old("GET", f"/product/withstockstatus/7/3/{product}"))
    assert listed == one
    assert (one["warehouseid"], one["stockquantitystatus"], one["purchasepricewithoutvat"]) == (3, 7.5, 1.5)
    assert old("GET", "/product/7/99/list").status == 404


def test_the_type_of_a_new_tag_is_checked_and_not_stored(old: Any) -> None:
    made = read(old("POST", "/tag/7/CUSTOMER/create", {"tag": "stálí"}))
    assert made["tag"] == made["name"] == "stálí"
    assert read(old("GET", f"/tag/7/{made['tagid']}")) == made
    assert read(old("GET", "/tag/7")) == [made]
    refused = read(old("POST", "/tag/7/PLANET/create", {"tag": "x"}), 400)
    assert "CASH_IN_OUT" in refused["error"]
    assert old("POST", "/tag/7/customer/create", {"tag": "stálí"}).status == 400


def test_flags_set_at_the_same_time_are_all_kept(old: Any) -> None:
    """Each client sets one flag; it is set in the stored record, not in the one that the client read."""
    made = read(old("POST", "/product/7/create", PRODUCT))
    names = (
        "requiresquantityentry",
        "timeable",
        "jointsale",
        "fiscalizationdisabled",
        "takeawayitem",
        "special",
    )
    path = f"/product/7/{made['productid']}/update"
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda name: old("POST", path, {name: 1}), names))
    assert {each.status for each in answers} == {200}
    last = read(old("GET", f"/product/7/{made['productid']}"))
    assert [last[name] for name in names] == [1] * 6


def test_an_internal_error_is_answered_without_details(
    old: Any, cloud: PracticeCloud, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("secret")

    monkeypatch.setattr("app.server.v1.service.read_page", fail)
    said = read(old("GET", "/supplier/7"), 500)
    assert said["error"] == "The server failed" and "secret" not in json.dumps(said)


@pytest.mark.parametrize(
    ("settings", "listed", "deleted"),
    [
        ({}, 200, 403),
        ({"server.first_generation_deletes": True}, 200, 404),
        ({"server.first_generation": False, "server.first_generation_deletes": True}, 410, 410),
    ],
)
def test_a_running_server_follows_the_settings(
    tmp_path: Path, settings: dict[str, bool], listed: int, deleted: int
) -> None:
    Settings.load(tmp_path).set(settings)
    secret = Tokens(tokens_file(tmp_path), clock=SystemClock()).create("shop")
    with Runtime(tmp_path, keep_log=False) as runtime:
        runtime.start(Services(sync=False, v2=Listen("127.0.0.1", 0)))
        assert runtime.servers.v2 is not None
        with httpx.Client(base_url=runtime.servers.v2.url, timeout=20) as client:
            cloud = {"_cloudId": runtime.cloud_id}
            answer = client.post("/v2/signin/token", json=cloud, headers={"Authorization": f"User {secret}"})
            client.headers["Authorization"] = f"Bearer {answer.json()['accessToken']}"
            path = f"/api/supplier/{runtime.cloud_id}"
            assert client.get(path).status_code == listed
            assert client.get(f"{path}/5/delete").status_code == deleted
