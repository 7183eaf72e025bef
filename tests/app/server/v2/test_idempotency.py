"""`Idempotency-Key`: a repeated POST gets the first answer; nothing is written twice, whatever happened in between."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.commands.commands import Commands
from app.practice.cloud import PracticeCloud
from app.server.auth.tokens import Tokens
from app.server.request_context import ServedCloud
from app.server.service import Service
from storage.query.grammar import Query
from storage.records.replica import Replica
from storage.schema.validation import blank
from storage.tables import idempotency
from storage.tables.idempotency import KEPT_MILLISECONDS
from sync.client.transport import Request, Response
from sync.events import Bus
from tests.app.server.conftest import SUPPLIER, Caller
from tests.fakes.clock import ManualClock

SUPPLIERS = "/v2/clouds/7/suppliers"


class Till:
    """The `/v2` server of one file, which can be closed and opened again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.clock = ManualClock()
        self.tokens = Tokens(None, clock=self.clock)
        self.secrets = {name: self.tokens.create(name) for name in ("till", "board")}
        self.open()

    def open(self) -> None:
        self.replica = Replica.open(self.path, cloud_id=7, clock=self.clock)
        cloud = ServedCloud(cloud_id=7, replica=self.replica, commands=Commands(self.replica, Bus()))
        self.service = Service([cloud], self.tokens, clock=self.clock)

    def close(self) -> None:
        self.replica.close()

    def send(
        self,
        method: str,
        path: str,
        body: object,
        key: str | None = None,
        *,
        token: str = "till",
        **more: str,
    ) -> Response:
        sign_in = {"authorization": f"User {self.secrets[token]}"}
        answer = self.service.handle(Request("POST", "/v2/signin/token", (), sign_in, b'{"_cloudId": 7}'))
        headers = {"authorization": f"Bearer {json.loads(answer.body)['accessToken']}"}
        headers |= {} if key is None else {"idempotency-key": key}
        headers |= {name.replace("_", "-"): value for name, value in more.items()}
        return self.service.handle(Request(method, path, (), headers, json.dumps(body).encode()))

    def count(self, entity: str = "suppliers") -> int:
        return self.replica.count(entity, Query(deleted="all"))


@pytest.fixture
def till(tmp_path: Path) -> Iterator[Till]:
    made = Till(tmp_path / "till.db")
    yield made
    made.close()


def same(first: Response, again: Response) -> bool:
    return (first.status, first.body, first.headers["etag"]) == (
        again.status,
        again.body,
        again.headers["etag"],
    )


def test_a_repeat_gets_the_first_answer_and_writes_nothing(till: Till) -> None:
    first = till.send("POST", SUPPLIERS, [SUPPLIER, SUPPLIER], "a")
    assert first.status == 201 and "idempotency-replayed" not in first.headers
    made = json.loads(first.body)[0]["id"]
    assert till.send("PATCH", f"{SUPPLIERS}/{made}", {"name": "Nový"}, if_match="*").status == 200
    again = till.send("POST", SUPPLIERS, [SUPPLIER, SUPPLIER], "a")
    assert same(first, again) and again.headers["idempotency-replayed"] == "true"
    assert till.count() == 2 and len(till.replica.changes()) == 2


def test_without_a_key_every_post_writes(till: Till) -> None:
    for _ in range(2):
        assert till.send("POST", SUPPLIERS, [SUPPLIER]).status == 201
    assert till.count() == 2


def test_a_restart_keeps_the_answers(till: Till) -> None:
    first = till.send("POST", SUPPLIERS, [SUPPLIER], "a")
    till.close()
    till.open()
    assert same(first, till.send("POST", SUPPLIERS, [SUPPLIER], "a"))
    assert till.count() == 1


@pytest.mark.parametrize("path", [SUPPLIERS, "/v2/clouds/7/tags"])
def test_a_key_with_another_request_is_409(till: Till, path: str) -> None:
    till.send("POST", SUPPLIERS, [SUPPLIER], "a")
    answer = till.send("POST", path, [{**SUPPLIER, "name": "Jiný"}], "a")
    assert (answer.status, json.loads(answer.body)["reason"]) == (409, "KEY_REUSED")
    assert till.count() == 1 and till.count("tags") == 0


def test_keys_of_different_tokens_have_nothing_to_do_with_each_other(till: Till) -> None:
    first = till.send("POST", SUPPLIERS, [SUPPLIER], "a")
    other = till.send("POST", SUPPLIERS, [SUPPLIER], "a", token="board")
    assert other.status == 201 and other.body != first.body
    assert till.count() == 2


def test_a_refused_request_may_be_mended_under_its_key(till: Till) -> None:
    assert till.send("POST", SUPPLIERS, [{**SUPPLIER, "vatId": "x"}], "a").status == 400
    assert till.send("POST", SUPPLIERS, [SUPPLIER], "a").status == 201


def test_answers_are_kept_for_a_day(till: Till) -> None:
    first = till.send("POST", SUPPLIERS, [SUPPLIER], "a")
    till.clock.sleep(KEPT_MILLISECONDS / 1000 - 1)
    assert same(first, till.send("POST", SUPPLIERS, [SUPPLIER], "a"))
    till.clock.sleep(2)
    later = till.send("POST", SUPPLIERS, [SUPPLIER], "a")
    assert later.status == 201 and later.body != first.body
    till.clock.sleep(KEPT_MILLISECONDS / 1000)
    till.close()
    till.open()
    assert kept(till) == 0


def test_of_too_many_answers_the_oldest_go(till: Till, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(idempotency, "MAX_ANSWERS", 3)
    for key in "abcde":
        till.clock.sleep(1)
        till.send("POST", SUPPLIERS, [SUPPLIER], key)
    assert kept(till) == 3
    assert till.send("POST", SUPPLIERS, [SUPPLIER], "e").headers["idempotency-replayed"]
    assert "idempotency-replayed" not in till.send("POST", SUPPLIERS, [SUPPLIER], "a").headers


def kept(till: Till) -> int:
    with till.replica.database.reading() as connection:
        return int(connection.execute("SELECT count(*) FROM idempotency").fetchone()[0])


def test_the_answer_is_stored_with_the_record_or_not_at_all(
    till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Any:
        raise RuntimeError

    with monkeypatch.context() as broken:
        broken.setattr(idempotency.zlib, "compress", fail)
        assert till.send("POST", SUPPLIERS, [SUPPLIER], "a").status == 500
    assert till.count() == 0 and till.replica.changes() == []
    assert till.send("POST", SUPPLIERS, [SUPPLIER], "a").status == 201


def test_requests_with_one_key_at_the_same_time_write_once(till: Till) -> None:
    """Tags have unique names: a second creation would be refused instead of answered."""
    answers: list[Response] = []
    body = [{"name": "vip", "display": True, "deleted": False}]

    def post() -> None:
        answers.append(till.send("POST", "/v2/clouds/7/tags", body, "a"))

    racing = [threading.Thread(target=post) for _ in range(4)]
    for each in racing:
        each.start()
    for each in racing:
        each.join(30)
    assert [each.status for each in answers] == [201] * 4
    assert len({each.body for each in answers}) == 1 and till.count("tags") == 1


def test_a_webhook_is_registered_once_and_its_secret_comes_again(till: Till) -> None:
    body = {"method": "GET", "url": "http://10.0.0.1/x", "payloadEntity": "CUSTOMER", "payloadVersion": "V1"}
    first = till.send("POST", "/v2/clouds/7/webhooks", body, "a")
    again = till.send("POST", "/v2/clouds/7/webhooks", body, "a")
    assert same(first, again) and again.headers["cache-control"] == "no-store"
    assert len(till.replica.hooks.list()) == 1
    made = json.loads(first.body)
    assert till.send("DELETE", f"/v2/clouds/7/webhooks/{made['id']}", None).status == 200
    gone = till.send("POST", "/v2/clouds/7/webhooks", body, "a")
    assert gone.status == 404 and till.replica.hooks.list() == []
    with till.replica.database.reading() as connection:
        assert connection.execute("SELECT body FROM idempotency").fetchone() == (None,)


def test_F53_an_anonymised_record_is_not_shown_again(cloud: PracticeCloud, caller: Caller) -> None:
    body = {**blank(cloud.replica.catalogue["customers"]), "lastName": "Tajná", "email": "tajna@example.com"}
    sent = [{name: value for name, value in body.items() if name not in ("versionDate", "created")}]
    first = caller.send("POST", "/customers", sent, {"Idempotency-Key": "a"})
    made = json.loads(first.body)[0]["id"]
    query = (("anonymize", "true"),)
    headers = {"authorization": f"Bearer {caller.token}"}
    deleted = cloud.faults.handle(Request("DELETE", f"{caller.base}/customers/{made}", query, headers))
    assert deleted.status == 200
    again = caller.send("POST", "/customers", sent, {"Idempotency-Key": "a"})
    assert again.status == first.status and b"Tajn" not in again.body and b"tajna@" not in again.body
    assert json.loads(again.body)[0]["id"] == made


@pytest.mark.parametrize("key", ["x" * 256, "", "a b", "ž"])
def test_what_is_no_key_is_400(till: Till, key: str) -> None:
    answer = till.send("POST", SUPPLIERS, [SUPPLIER], key)
    assert answer.status == 400 and json.loads(answer.body)["message"].startswith("Idempotency-Key must have")


def test_a_key_is_ignored_where_nothing_is_created(till: Till) -> None:
    made = json.loads(till.send("POST", SUPPLIERS, [SUPPLIER]).body)[0]["id"]
    for name in ("A", "B"):
        answer = till.send("PATCH", f"{SUPPLIERS}/{made}", {"name": name}, "a", if_match="*")
        assert json.loads(answer.body)["name"] == name


def test_the_older_path_that_creates_takes_a_key_too(till: Till) -> None:
    body = {"name": "Mlýn", "display": 1}
    first = till.send("POST", "/api/supplier/7/create", body, "a")
    assert first.status == 200, first.body
    again = till.send("POST", "/api/supplier/7/create", body, "a")
    assert (first.status, first.body) == (again.status, again.body) and till.count() == 1
    assert again.headers["idempotency-replayed"] == "true"
    other = till.send("POST", "/api/supplier/7/create", {**body, "name": "Jiný"}, "a")
    assert other.status == 409 and json.loads(other.body)["error"]
