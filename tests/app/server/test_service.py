"""The service beyond the cases of the contract: replica and practice cloud, concurrent clients, internal errors."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.commands.commands import Commands
from app.practice.cloud import PracticeCloud
from app.server.auth.tokens import Tokens
from app.server.http import error_bodies
from app.server.request_context import MAX_BODY, Behaviour, ServedCloud
from app.server.service import Service
from storage.clock import SystemClock
from storage.errors import BugError, DatabaseBusy, InvalidQuery, Refused, ShopError
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from storage.timestamps import iso
from sync.client.transport import Request, Response
from sync.events import Bus
from tests.app.server.conftest import SUPPLIER, Caller

YESTERDAY = 1_700_000_000_000


class Shop:
    """The `/v2` server of a replica, called without HTTP."""

    def __init__(self, folder: Path, *cloud_ids: int) -> None:
        self.replicas = {each: Replica.open(folder / f"{each}.db") for each in cloud_ids}
        self.tokens = Tokens(None, clock=SystemClock())
        clouds = [
            ServedCloud(cloud_id=cloud_id, replica=replica, commands=Commands(replica, Bus()))
            for cloud_id, replica in self.replicas.items()
        ]
        self.service = Service(clouds, self.tokens)
        self.refresh_token = self.tokens.create("till")
        self.access = {each: self.sign_in(each) for each in cloud_ids}

    def sign_in(self, cloud_id: int) -> str:
        headers = {"authorization": f"User {self.refresh_token}"}
        body = json.dumps({"_cloudId": cloud_id}).encode()
        answer = self.service.handle(Request("POST", "/v2/signin/token", (), headers, body))
        token: str = json.loads(answer.body)["accessToken"]
        return token

    def send(
        self, method: str, path: str, body: object = None, *, cloud: int = 7, **headers: str
    ) -> Response:
        sent = {"authorization": f"Bearer {self.access[cloud]}"}
        sent |= {name.replace("_", "-"): value for name, value in headers.items()}
        data = b"" if body is None else json.dumps(body).encode()
        path, _, query = path.partition("?")
        pairs = tuple(tuple(part.split("=", 1)) for part in query.split("&") if part)
        return self.service.handle(Request(method, path, pairs, sent, data))  # type: ignore[arg-type]

    def put(self, record_id: int, version: int, **values: Any) -> None:
        """Store a supplier as a pull does."""
        record = {**SUPPLIER, "_cloudId": 7, "id": record_id, "versionDate": version, **values}
        with self.replicas[7].write() as tx:
            tx.put("suppliers", record)


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path, 7)
    yield made
    for replica in made.replicas.values():
        replica.close()


def test_a_write_becomes_a_pending_change_with_the_tokens_name_as_origin(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    answer = shop.send("PATCH", "/v2/clouds/7/suppliers/5", {"name": "Nový"}, if_match="*")
    assert answer.status == 200
    change = shop.replicas[7].change("suppliers", 5)
    assert change is not None
    assert (change.origin, change.intent.set) == ("v2:till", {"name": "Nový"})


def test_a_rejected_write_leaves_no_pending_change(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    for headers in ({}, {"if_match": "x"}):
        shop.send("PATCH", "/v2/clouds/7/suppliers/5", {"name": "Nový"}, **headers)
    shop.send("PATCH", "/v2/clouds/7/suppliers/5", {"name": 3}, if_match="*")
    shop.send("POST", "/v2/clouds/7/suppliers", [SUPPLIER, {**SUPPLIER, "vatId": "x"}])
    assert shop.replicas[7].changes() == []


def test_a_change_that_arrives_late_gets_a_higher_version_date_than_any_served(shop: Shop) -> None:
    shop.put(1, YESTERDAY + 1000)
    since = json.loads(shop.send("GET", "/v2/clouds/7/suppliers").body)["data"][0]["versionDate"]
    assert since == iso(YESTERDAY + 1000)
    shop.put(2, YESTERDAY)  # an older change, only now pulled
    found = shop.send("GET", f"/v2/clouds/7/suppliers?filter=versionDate|gt|{since}")
    assert [each["id"] for each in json.loads(found.body)["data"]] == ["2"]


def test_the_practice_cloud_does_not_raise_version_dates(cloud: PracticeCloud, caller: Caller) -> None:
    caller.add_supplier()
    served = caller.suppliers()[0]["versionDate"]
    with cloud.replica.write() as tx:
        tx.put("suppliers", {**SUPPLIER, "_cloudId": 7, "id": 3, "versionDate": YESTERDAY})
    assert sorted(each["versionDate"] for each in caller.suppliers()) == [iso(YESTERDAY), served]


def test_registered_webhooks_are_not_sent_to_the_cloud(shop: Shop) -> None:
    body = {"method": "GET", "url": "http://10.0.0.1/x", "payloadEntity": "CUSTOMER", "payloadVersion": "V1"}
    assert shop.send("POST", "/v2/clouds/7/webhooks", body).status == 200
    assert shop.replicas[7].changes() == []
    assert shop.replicas[7].hooks.list()[0]["url"] == "http://10.0.0.1/x"
    tag = shop.send("GET", "/v2/clouds/7/webhooks").headers["etag"]
    assert shop.send("GET", "/v2/clouds/7/webhooks", if_none_match=tag).status == 304
    strange = shop.send("POST", "/v2/clouds/7/webhooks", {**body, "_cloudId": 8})
    assert json.loads(strange.body)["violations"][0]["fieldName"] == "_cloudId"


def test_the_practice_cloud_keeps_webhooks_as_records(cloud: PracticeCloud, caller: Caller) -> None:
    body = {"method": "GET", "url": "http://10.0.0.1/x", "payloadEntity": "CUSTOMER", "payloadVersion": "V1"}
    created = json.loads(caller.send("POST", "/webhooks", body).body)
    stored = cloud.replica.get("webhooks", int(created["id"]))
    assert stored is not None
    assert stored["payloadEntity"] == "CUSTOMER"


def test_several_clouds_behind_one_server(tmp_path: Path) -> None:
    shop = Shop(tmp_path, 7, 8)
    shop.put(5, YESTERDAY)
    assert shop.send("GET", "/v2/clouds/7/suppliers/5").status == 200
    assert shop.send("GET", "/v2/clouds/8/suppliers/5", cloud=8).status == 404
    crossed = shop.send("GET", "/v2/clouds/8/suppliers", cloud=7)
    assert json.loads(crossed.body)["reason"] == "CLOUD_FORBIDDEN"
    seen = json.loads(shop.send("GET", "/v2/clouds", cloud=8).body)
    assert [each["id"] for each in seen["data"]] == ["8"]
    for replica in shop.replicas.values():
        replica.close()


def test_numbers_are_json_numbers_with_that_switch(shop: Shop) -> None:
    shop.put(5, YESTERDAY)
    shop.service.behaviour = Behaviour(numbers="json")
    page = json.loads(shop.send("GET", "/v2/clouds/7/suppliers").body)
    assert (page["currentPage"], page["totalItemsCount"], page["data"][0]["id"]) == (1, 1, 5)
    assert page["data"][0]["versionDate"] == iso(YESTERDAY)
    assert json.loads(shop.send("GET", "/v2/clouds/7").body)["id"] == 7


def test_concurrent_updates_of_two_clients_are_not_lost(tmp_path: Path) -> None:
    shop = Shop(tmp_path, 7)
    shop.put(5, YESTERDAY, phone="0")
    path = "/v2/clouds/7/suppliers/5"

    def count_up(times: int) -> None:
        done = 0
        while done < times:
            seen = shop.send("GET", path)
            phone = str(int(json.loads(seen.body)["phone"]) + 1)
            done += shop.send("PATCH", path, {"phone": phone}, if_match=seen.headers["etag"]).status == 200

    racing = [Thread(target=count_up, args=(40,)) for _ in range(3)]
    for each in racing:
        each.start()
    for each in racing:
        each.join(60)
    assert json.loads(shop.send("GET", path).body)["phone"] == "120"
    shop.replicas[7].close()


def test_two_clients_creating_one_id_make_one_record(shop: Shop) -> None:
    statuses: list[int] = []

    def create() -> None:
        statuses.append(shop.send("PUT", "/v2/clouds/7/suppliers/9", {**SUPPLIER, "id": 9}).status)

    racing = [Thread(target=create) for _ in range(4)]
    for each in racing:
        each.start()
    for each in racing:
        each.join(30)
    assert sorted(statuses) == [201, 428, 428, 428]


def test_a_body_over_five_megabytes_is_413(shop: Shop) -> None:
    headers = {"authorization": f"Bearer {shop.access[7]}"}
    body = b"[" + b" " * MAX_BODY + b"]"
    answer = shop.service.handle(Request("POST", "/v2/clouds/7/suppliers", (), headers, body))
    assert answer.status == 413


def test_an_array_of_101_elements_is_400_and_names_the_limit(shop: Shop) -> None:
    answer = shop.send("POST", "/v2/clouds/7/suppliers", [SUPPLIER] * 101)
    assert answer.status == 400
    assert "100" in json.loads(answer.body)["message"]
    assert shop.send("POST", "/v2/clouds/7/suppliers", [SUPPLIER] * 100).status == 201


class Broken:
    """A part of a handler that fails."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def __call__(self, *given: object, **named: object) -> Any:
        raise self.error


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (DatabaseBusy(path="/home/eva/shop.db"), 503),
        (BugError(secret="hidden"), 500),
        (RuntimeError("hidden"), 500),
        (Refused(reason="administrator"), 403),
        (Refused(reason="hidden"), 409),
    ],
)
def test_an_internal_error_is_answered_without_details(
    shop: Shop,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    status: int,
) -> None:
    monkeypatch.setattr(shop.replicas[7].pages, "read", Broken(error))
    answer = shop.send("GET", "/v2/clouds/7/suppliers")
    assert answer.status == status
    assert ("retry-after" in answer.headers) is (status == 503)
    for text in (json.loads(answer.body)["message"], caplog.text):
        assert "hidden" not in text
        assert "/home/eva" not in text


def test_every_problem_of_a_record_has_a_message() -> None:
    from storage.schema.rules import PROBLEM_CODES

    for code, parameters in PROBLEM_CODES.items():
        problem = error_bodies.Problem("name", code, dict.fromkeys(parameters, "x"))
        text = error_bodies.violation(problem)["message"]
        assert "is not valid" not in text
        assert "?" not in text


@pytest.mark.parametrize("problem", sorted(error_bodies._QUERIES))
def test_every_problem_of_a_query_has_a_message(problem: str) -> None:
    error: ShopError = InvalidQuery(
        problem=problem, field="name", operator="gt", allowed=["eq"], kind="double", position=3
    )
    body = json.loads(error_bodies.reply(error, path="/x").body)
    assert (body["field"], body["operator"], body["allowed"], body["position"]) == ("name", "gt", ["eq"], 3)
    assert "?" not in body["message"]


NAMES = [each.name for each in CATALOGUE]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, str, tuple[tuple[str, str], ...], bytes, dict[str, str]]:
    """A request of which any part may be valid or nonsense."""
    entity = draw(st.sampled_from(NAMES))
    fields = CATALOGUE[entity].names()
    field = st.sampled_from(fields) | st.text(max_size=5)
    record = st.dictionaries(field, VALUES, max_size=8)
    condition = st.tuples(field, st.sampled_from(["eq", "like", "in", "gt", "bin", "x"]), st.text(max_size=8))
    path = f"/v2/clouds/7/{entity}" + draw(st.sampled_from(["", "/", "/1", "/x", "/-1", "/%00"]))
    query = {
        "filter": ";".join("|".join(each) for each in draw(st.lists(condition, max_size=3))),
        "sort": ",".join(draw(st.lists(field, max_size=3))),
        "page": draw(st.sampled_from(["", "1", "0", "x", "9" * 30])),
        "limit": draw(st.sampled_from(["", "1", "0", "٣", "1000"])),
    }
    body = draw(st.one_of(st.binary(max_size=20), (record | st.lists(record, max_size=3)).map(_json)))
    method = draw(st.sampled_from(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "FOO"]))
    headers = {"if-match": draw(st.sampled_from(["*", '"x"', "\xff"]))}
    return method, path, tuple(query.items()), body, headers


def _json(value: object) -> bytes:
    return json.dumps(value).encode()


@given(sent=requests())
def test_no_request_causes_500(
    sent: tuple[str, str, tuple[tuple[str, str], ...], bytes, dict[str, str]], fuzzed: Shop
) -> None:
    method, path, query, body, headers = sent
    headers = {**headers, "authorization": f"Bearer {fuzzed.access[7]}"}
    answer = fuzzed.service.handle(Request(method, path, query, headers, body))
    assert answer.status < 500
    if answer.body:
        json.loads(answer.body)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shop]:
    made = Shop(tmp_path_factory.mktemp("fuzzed"), 7)
    yield made
    made.replicas[7].close()


def test_F82_on_a_full_disk_every_write_is_refused_as_the_cloud_refuses(tmp_path: Path) -> None:
    """503 in the cloud's shape, with Retry-After; nothing is half written, and what is stored is served."""
    shop = Shop(tmp_path, 7)
    replica = shop.replicas[7]
    made = shop.send(
        "POST", "/v2/clouds/7/suppliers", [{**SUPPLIER, "name": f"N {each}"} for each in range(90)]
    )
    ids = [int(each["id"]) for each in json.loads(made.body)]
    pulled = [*range(50_001, 50_091)]
    for each in pulled:
        shop.put(each, YESTERDAY, name=f"P {each}"[:8])
    tag = shop.send("GET", f"/v2/clouds/7/suppliers/{ids[0]}").headers["etag"]
    page = f"/v2/clouds/7/suppliers?filter=id|in|{ids[1]},{ids[2]}"
    writer = replica.database._writer
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    writer.execute(f"PRAGMA max_page_count={pages}")
    long = {"name": "x" * 180, "city": "y" * 90}
    new = {**SUPPLIER, **long}
    for many in (5, 1):
        while shop.send("POST", "/v2/clouds/7/suppliers", [new] * many).status == 201:
            pass
    for each in count(9000):  # what a POST has no room for, a PUT may have
        if shop.send("PUT", f"/v2/clouds/7/suppliers/{each}", {**new, "id": each}).status != 201:
            break
    for each in ids[3:]:  # nor has an update then, in the pages of the records below
        path = f"/v2/clouds/7/suppliers/{each}"
        shop.send("PATCH", path, {"city": "y" * 90}, if_match=shop.send("GET", path).headers["etag"])
    before = shop.send("GET", "/v2/clouds/7/suppliers?limit=100")
    waiting = len(replica.changes())
    shown = shop.send("GET", page)
    refused = [
        shop.send("POST", "/v2/clouds/7/suppliers", [new] * 5),
        shop.send("PUT", f"/v2/clouds/7/suppliers/{ids[0]}", {**new, "id": ids[0]}, if_match=tag),
        shop.send("PUT", "/v2/clouds/7/suppliers/9999", {**new, "id": 9999}),
        shop.send(
            "PUT",
            "/v2/clouds/7/suppliers",
            [{**new, "id": each["id"]} for each in json.loads(shown.body)["data"]],
            if_match=shown.headers["etag"],
        ),
        shop.send("PATCH", f"/v2/clouds/7/suppliers/{ids[0]}", long, if_match=tag),
        # A deletion of what the cloud has waits, and each that waits takes room: 90 of them cannot all fit.
        next(
            answer
            for each in pulled
            if (answer := shop.send("DELETE", f"/v2/clouds/7/suppliers/{each}")).status != 200
        ),
    ]
    for answer in refused:
        body = json.loads(answer.body)
        assert answer.status == 503, answer.body
        assert {"timestamp", "status", "error", "message", "path"} <= body.keys(), body
        assert body["message"] == "The disk is full; nothing was written"
        assert int(answer.headers["retry-after"]) > 0
    assert before.status == 200
    gone = [each for each in pulled if replica.known("suppliers", each)["deleted"]]
    assert len(replica.changes()) == waiting + len(gone), "what was refused does not wait"
    assert all(len(replica.known("suppliers", each)["name"]) < 10 for each in [*ids, *pulled])
    writer.execute("PRAGMA max_page_count=1000000")
    assert shop.send("POST", "/v2/clouds/7/suppliers", [new]).status == 201
    replica.close()


def test_what_is_made_here_is_by_a_number_as_in_the_cloud_of_the_token_or_the_person(shop: Shop) -> None:
    replica = shop.replicas[7]
    person = Commands(replica, Bus()).save("customers", {"_cloudId": 7, "lastName": "Nová"}).ids[0]
    body = {**blank(CATALOGUE["customers"]), "lastName": "Nová", "modifiedBy": "somebody"}
    (made,) = json.loads(shop.send("POST", "/v2/clouds/7/customers", [body]).body)
    shown = {int(each["id"]): each["modifiedBy"] for each in customers(shop)}
    assert shown[person] == "0" and shown[int(made["id"])] == made["modifiedBy"]
    assert 0 < int(made["modifiedBy"]) < 2**31


def customers(shop: Shop) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(shop.send("GET", "/v2/clouds/7/customers").body)["data"]
    return found


@pytest.mark.parametrize("path", ["/v2/clouds/7/tags", "/api/tag/7/customer/create", "/v2/signin/token"])
def test_a_body_that_says_it_is_no_json_is_415_and_stores_nothing(shop: Shop, path: str) -> None:
    answer = shop.send("POST", path, {"name": "x"}, content_type="text/plain")
    assert (answer.status, json.loads(answer.body)["reason"]) == (415, "BODY_NOT_JSON")
    assert shop.replicas[7].changes() == []
