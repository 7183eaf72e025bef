"""The change feed as the service answers it: records as their lists show them, cursors, and their end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.practice.cloud import PracticeCloud
from app.practice.filled_cloud import fill
from app.server.request_context import Behaviour
from app.server.v2.changes import feed_entities
from app.server.v2.feed_cursor import decode_cursor, encode_cursor, entities_mark
from sync.client.transport import Request, Response
from tests.app.server.conftest import Caller
from tests.app.server.test_service import YESTERDAY, Shop

FEED = "/v2/clouds/7/_changes"


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path, 7)
    yield made
    for replica in made.replicas.values():
        replica.close()


def ask(shop: Shop, query: str = "", cloud: int = 7, **headers: str) -> Any:
    answer = shop.send("GET", f"/v2/clouds/{cloud}/_changes?{query}", cloud=cloud, **headers)
    assert answer.status == 200, answer.body
    return json.loads(answer.body)


def refusal(answer: Response) -> tuple[int, str]:
    return answer.status, json.loads(answer.body)["reason"]


def test_a_record_with_an_unsent_edit_is_told_as_its_list_shows_it(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    begun = ask(shop, "since=now")["cursor"]
    shop.send("PATCH", "/v2/clouds/7/suppliers/5", {"name": "Nový"}, if_match="*")
    [change] = ask(shop, f"since={begun}")["data"]
    listed = json.loads(shop.send("GET", "/v2/clouds/7/suppliers").body)["data"][0]
    assert change["record"] == listed and listed["name"] == "Nový"
    assert (change["entity"], change["id"], change["deleted"]) == ("suppliers", "5", False)


def test_a_removed_record_is_told_as_its_list_of_deleted_ones_shows_it(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    begun = ask(shop)["cursor"]
    with shop.replicas[7].write() as tx:
        tx.remove("suppliers", 5)
    [change] = ask(shop, f"since={begun}")["data"]
    assert (change["id"], change["deleted"], change["record"]["deleted"]) == ("5", True, True)


def test_numbers_are_json_numbers_with_that_switch(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    shop.service.behaviour = Behaviour(numbers="json")
    [change] = ask(shop)["data"]
    assert (change["id"], change["record"]["id"]) == (5, 5)


def test_the_cursor_of_each_change_continues_behind_it(shop: Shop) -> None:
    begun = ask(shop, "since=now")["cursor"]
    for number in (1, 2, 3):
        shop.put(number, YESTERDAY)
    found = ask(shop, f"since={begun}&limit=2")
    assert [each["id"] for each in found["data"]] == ["1", "2"] and found["more"]
    assert found["cursor"] == found["data"][-1]["cursor"]
    again = ask(shop, f"since={found['data'][0]['cursor']}")
    assert [each["id"] for each in again["data"]] == ["2", "3"] and not again["more"]


def test_a_change_that_arrives_late_is_told(shop: Shop) -> None:
    shop.put(1, YESTERDAY + 1000)
    begun = ask(shop)["cursor"]
    shop.put(2, YESTERDAY)
    [change] = ask(shop, f"since={begun}")["data"]
    assert change["id"] == "2"


def test_a_secret_of_a_webhook_is_not_told(shop: Shop) -> None:
    begun = ask(shop, "since=now")["cursor"]
    body = {"method": "GET", "url": "http://10.0.0.1/x", "payloadEntity": "CUSTOMER", "payloadVersion": "V1"}
    made = json.loads(shop.send("POST", "/v2/clouds/7/webhooks", body).body)
    [change] = ask(shop, f"since={begun}")["data"]
    assert change["record"] == {name: value for name, value in made.items() if name != "secret"}
    shop.send("DELETE", f"/v2/clouds/7/webhooks/{made['id']}")
    [gone] = ask(shop, f"since={change['cursor']}")["data"]
    assert (gone["id"], gone["record"]) == (made["id"], None)


def test_a_token_for_some_lists_is_told_of_no_others(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    assert [each["entity"] for each in ask(shop)["data"]] == ["suppliers"]
    shop.refresh_token = shop.tokens.create("scales", only=["products", "tags"], read_only=True)
    shop.access[7] = shop.sign_in(7)
    assert ask(shop)["data"] == []
    for entities in ("suppliers", "products,suppliers", "warehouse-products"):
        refused = shop.send("GET", f"{FEED}?entities={entities}")
        assert refusal(refused) == (403, "ACCESS_DENIED")
    assert ask(shop, "entities=tags,products")["data"] == []
    with shop.replicas[7].write() as tx:
        tx.put("tags", {"id": 3, "_cloudId": 7, "name": "Bio", "versionDate": YESTERDAY, "deleted": False})
    assert [(each["entity"], each["id"]) for each in ask(shop)["data"]] == [("tags", "3")]


def test_the_address_of_a_webhook_is_told_to_who_may_register_webhooks(shop: Shop) -> None:
    body = {"method": "GET", "url": "http://10.0.0.1/x", "payloadEntity": "CUSTOMER", "payloadVersion": "V1"}
    assert shop.send("POST", "/v2/clouds/7/webhooks", body).status == 200
    assert [each["record"]["url"] for each in ask(shop)["data"]] == [body["url"]]
    shop.refresh_token = shop.tokens.create("report", read_only=True)
    shop.access[7] = shop.sign_in(7)
    assert [each["record"]["url"] for each in ask(shop)["data"]] == [""]


def test_the_products_of_a_warehouse_are_as_the_warehouse_shows_them(tmp_path: Path) -> None:
    cloud = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    fill(cloud)
    caller = Caller(cloud)
    caller.sign_in()
    told: dict[str, dict[str, Any]] = {}
    query, more = "", True
    while more:
        request = Request(
            "GET", FEED, (("entities", "warehouse-products"), ("limit", "1000"), ("since", query)),
            {"authorization": f"Bearer {caller.token}"},
        )  # fmt: skip
        page = json.loads(cloud.faults.handle(request).body)
        for each in page["data"]:
            assert each["_warehouseId"] == each["record"]["_warehouseId"]
            told.setdefault(each["_warehouseId"], {})[each["id"]] = each["record"]
        query, more = page["cursor"], page["more"]
    for warehouse, records in told.items():
        path = f"{caller.base}/warehouses/{warehouse}/products"
        query_of = (("limit", "100"), ("filter", "deleted|in|0,1"))
        headers = {"authorization": f"Bearer {caller.token}"}
        listed = json.loads(cloud.faults.handle(Request("GET", path, query_of, headers)).body)
        assert int(listed["totalItemsCount"]) == len(records)
        assert all(records[each["id"]] == each for each in listed["data"])
    assert told
    cloud.close()


def test_a_cursor_of_another_cloud_or_another_replica_is_400(tmp_path: Path) -> None:
    shop = Shop(tmp_path / "a", 7, 8)
    foreign = ask(shop, "since=now", cloud=8)["cursor"]
    assert refusal(shop.send("GET", f"{FEED}?since={foreign}")) == (400, "FEED_ELSEWHERE")
    other = Shop(tmp_path / "b", 7)
    foreign = ask(other, "since=now")["cursor"]
    assert refusal(shop.send("GET", f"{FEED}?since={foreign}")) == (400, "FEED_ELSEWHERE")
    for replica in (*shop.replicas.values(), *other.replicas.values()):
        replica.close()


@pytest.mark.parametrize(
    "damage", [lambda text: text[:-3], lambda text: text + "AAAA", lambda text: "x" * 2000]
)
def test_a_damaged_cursor_is_400(shop: Shop, damage: Any) -> None:
    text = damage(ask(shop, "since=now")["cursor"])
    assert refusal(shop.send("GET", f"{FEED}?since={text}")) == (400, "BAD_REQUEST")


def test_a_cursor_of_changes_that_this_file_never_had_is_410(shop: Shop) -> None:
    cursor = ask(shop, "since=now")["cursor"]
    for entities in ("", "tags,suppliers"):
        mark = _mark(shop, entities)
        position = decode_cursor(cursor, cloud_id=7, mark=_mark(shop, ""), parameter="since")
        ahead = encode_cursor(
            type(position)(position.lineage, position.epoch, position.seq + 5), cloud_id=7, mark=mark
        )
        answer = shop.send("GET", f"{FEED}?entities={entities}&since={ahead}")
        assert refusal(answer) == (410, "FEED_GONE")
        assert "leaving out since" in json.loads(answer.body)["message"]


def _mark(shop: Shop, entities: str) -> str:
    return entities_mark(entities.split(",") if entities else feed_entities(shop.replicas[7].catalogue))


def test_a_stream_without_a_connection_says_what_there_is(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    answer = shop.send("GET", FEED, accept="text/event-stream")
    assert answer.headers["content-type"] == "text/event-stream"
    lines = answer.body.decode().split("\n")
    assert lines[0].startswith("id: ") and lines[1] == "event: change"
    told = json.loads(lines[2].removeprefix("data: "))
    assert told["id"] == "5" and f"id: {told['cursor']}" == lines[0]
    rest = shop.send("GET", FEED, accept="text/event-stream", last_event_id=told["cursor"])
    assert b"data:" not in rest.body and rest.body.startswith(b"id: ")


def test_a_read_only_token_may_read_changes_and_no_other_cloud(tmp_path: Path) -> None:
    shop = Shop(tmp_path, 7, 8)
    shop.refresh_token = shop.tokens.create("board", read_only=True)
    shop.access[7] = shop.sign_in(7)
    assert shop.send("GET", FEED).status == 200
    assert refusal(shop.send("GET", "/v2/clouds/8/_changes", cloud=7)) == (403, "CLOUD_FORBIDDEN")
    for replica in shop.replicas.values():
        replica.close()


def test_every_list_of_a_filled_shop_is_told_whole(tmp_path: Path) -> None:
    cloud = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    fill(cloud)
    caller = Caller(cloud)
    caller.sign_in()
    headers = {"authorization": f"Bearer {caller.token}"}
    counted: dict[str, int] = {}
    since, more = "", True
    while more:
        page = json.loads(
            cloud.faults.handle(Request("GET", FEED, (("limit", "1000"), ("since", since)), headers)).body
        )
        for each in page["data"]:
            counted[each["entity"]] = counted.get(each["entity"], 0) + 1
        since, more = page["cursor"], page["more"]
    for entity in cloud.replica.catalogue.stored():
        if entity.soft_delete:
            query = (("filter", "deleted|in|0,1"), ("limit", "1"))
            listed = json.loads(
                cloud.faults.handle(Request("GET", f"{caller.base}/{entity.name}", query, headers)).body
            )
            assert counted.get(entity.name, 0) == int(listed["totalItemsCount"]), entity.name
    cloud.close()


def test_a_token_for_some_lists_is_told_of_those_only(tmp_path: Path) -> None:
    shop = Shop(tmp_path, 7)
    shop.put(5, YESTERDAY)
    shop.send("POST", "/v2/clouds/7/tags", [{"name": "vip", "display": True, "deleted": False}])
    whole = ask(shop)["cursor"]
    shop.refresh_token = shop.tokens.create("board", only=["tags", "products"])
    shop.access[7] = shop.sign_in(7)
    assert {each["entity"] for each in ask(shop)["data"]} == {"tags"}
    assert ask(shop, "entities=products")["data"] == []
    assert refusal(shop.send("GET", f"{FEED}?entities=warehouse-products")) == (403, "ACCESS_DENIED")
    assert refusal(shop.send("GET", f"{FEED}?entities=tags,suppliers")) == (403, "ACCESS_DENIED")
    assert refusal(shop.send("GET", f"{FEED}?since={whole}")) == (410, "FEED_GONE")
    for replica in shop.replicas.values():
        replica.close()
