"""Registration of webhooks: the secret, URLs that lead back here, the kinds that OPTIONS lists."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.commands.commands import Commands
from app.practice.cloud import PracticeCloud
from app.server.auth.tokens import Tokens
from app.server.http.loop_guard import LoopGuard
from app.server.request_context import Behaviour, ServedCloud
from app.server.service import Service
from app.server.v2.webhooks import MAX_WEBHOOKS, NEVER_RAISED
from app.server.webhooks.matching import RAISED
from storage.clock import SystemClock
from storage.records.replica import Replica
from sync.client.transport import Request, Response
from sync.events import Bus
from tests.app.server.conftest import Caller

HOOKS = "/v2/clouds/7/webhooks"
HOOK = {"method": "POST", "url": "http://10.0.0.1/x", "payloadEntity": "PRODUCT", "payloadVersion": "V1"}


class Till:
    """The `/v2` server of a replica that listens on port 8420, called without HTTP."""

    def __init__(self, path: Path) -> None:
        self.replica = Replica.open(path, cloud_id=7)
        own = LoopGuard()
        own.add(8420)
        cloud = ServedCloud(
            cloud_id=7, replica=self.replica, commands=Commands(self.replica, Bus()), loop_guard=own
        )
        tokens = Tokens(None, clock=SystemClock())
        self.tokens = tokens
        self.service = Service([cloud], tokens)
        self.headers: dict[str, str] = {}
        self.sign_in("till")

    def sign_in(self, name: str, **rights: Any) -> None:
        """Make a token and use it from now on."""
        self.headers = {"authorization": f"User {self.tokens.create(name, **rights)}"}
        answer = self.send("POST", "/v2/signin/token", {"_cloudId": 7})
        self.headers = {"authorization": f"Bearer {json.loads(answer.body)['accessToken']}"}

    def send(self, method: str, path: str, body: object = None, **headers: str) -> Response:
        data = b"" if body is None else json.dumps(body).encode()
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return self.service.handle(Request(method, path, (), sent, data))


@pytest.fixture
def till(tmp_path: Path) -> Iterator[Till]:
    made = Till(tmp_path / "till.db")
    yield made
    made.replica.close()


def test_the_secret_is_in_the_response_to_a_registration_only(till: Till) -> None:
    answer = till.send("POST", HOOKS, {**HOOK, "secret": "mine"}, allow_version="BC1")
    created = json.loads(answer.body)
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-store"
    assert len(created["secret"]) == 64
    assert till.replica.hooks.secrets() == {int(created["id"]): created["secret"]}
    for later in (till.send("GET", HOOKS), till.send("DELETE", f"{HOOKS}/{created['id']}")):
        assert later.status == 200
        assert "secret" not in later.body.decode()
    assert till.replica.hooks.secrets() == {}


def test_a_registration_is_exactly_the_fields_of_the_interface_unless_more_is_asked_for(till: Till) -> None:
    answer = till.send("POST", HOOKS, HOOK)
    listed = {
        "id",
        "_cloudId",
        "_warehouseId",
        "method",
        "url",
        "payloadEntity",
        "payloadVersion",
        "versionDate",
    }
    assert json.loads(answer.body).keys() == listed
    assert till.replica.hooks.secrets() == {}, "nobody was told a secret, so calls are not signed"
    till.service.behaviour = Behaviour(extended=True)
    assert json.loads(till.send("POST", HOOKS, HOOK).body).keys() == {*listed, "secret"}


def test_a_token_registers_20_webhooks_at_most(till: Till) -> None:
    made = [json.loads(till.send("POST", HOOKS, HOOK).body) for _ in range(MAX_WEBHOOKS)]
    refused = till.send("POST", HOOKS, HOOK)
    assert (refused.status, json.loads(refused.body)["reason"]) == (409, "WEBHOOKS_FULL")
    assert "20" in json.loads(refused.body)["message"]
    till.sign_in("another")
    assert till.send("POST", HOOKS, HOOK).status == 200
    assert till.send("DELETE", f"{HOOKS}/{made[0]['id']}").status == 200
    assert len(till.replica.hooks.list()) == MAX_WEBHOOKS


def test_the_addresses_are_shown_to_who_may_register_webhooks(till: Till) -> None:
    secret = "http://10.0.0.1/s3cret"
    created = json.loads(till.send("POST", HOOKS, {**HOOK, "url": secret}).body)
    assert secret in till.send("GET", HOOKS).body.decode()
    till.sign_in("report", read_only=True)
    for version in ("", "BC2"):
        answer = till.send("GET", HOOKS, allow_version=version)
        (shown,) = json.loads(answer.body)
        assert answer.status == 200 and "s3cret" not in answer.body.decode()
        assert (shown["id"], shown["url"]) == (created["id"], "")
    till.sign_in("hooks", only=["webhooks"])
    assert secret in till.send("GET", HOOKS).body.decode()
    till.sign_in("scales", only=["products"])
    assert till.send("GET", HOOKS).status == 403


def test_a_webhook_announces_only_what_its_token_may_read(till: Till) -> None:
    till.sign_in("scales", only=["products", "webhooks"])
    assert till.send("POST", HOOKS, HOOK).status == 200
    for kind in ("CUSTOMER", "POINTSLOG"):
        refused = till.send("POST", HOOKS, {**HOOK, "payloadEntity": kind})
        assert (refused.status, json.loads(refused.body)["reason"]) == (403, "ACCESS_DENIED")
    assert till.send("POST", HOOKS, {**HOOK, "payloadEntity": "RESERVATION"}).status == 200
    assert till.send("POST", HOOKS, {**HOOK, "payloadEntity": ["CUSTOMER"]}).status == 400


@pytest.mark.parametrize("host", ["169.254.169.254", "169.254.1.1:8080"])
def test_a_link_local_url_is_refused(till: Till, host: str) -> None:
    answer = till.send("POST", HOOKS, {**HOOK, "url": f"http://{host}/latest"})
    (violation,) = json.loads(answer.body)["violations"]
    assert (answer.status, violation["fieldName"], violation["code"]) == (400, "url", "link_local_address")
    assert till.replica.hooks.list() == []


@pytest.mark.parametrize("url", ["http://127.0.0.1:8420/v2/x", "http://LOCALHOST:8420", "http://[::1]:8420/"])
def test_a_url_that_leads_back_here_is_refused(till: Till, url: str) -> None:
    answer = till.send("POST", HOOKS, {**HOOK, "url": url})
    (violation,) = json.loads(answer.body)["violations"]
    assert (answer.status, violation["fieldName"], violation["code"]) == (400, "url", "own_address")
    assert till.replica.hooks.list() == []
    assert till.send("POST", HOOKS, {**HOOK, "url": "http://127.0.0.1:8421/"}).status == 200


def test_the_practice_cloud_refuses_such_a_url_and_gives_no_secret(
    cloud: PracticeCloud, caller: Caller
) -> None:
    cloud.start()
    answer = caller.send("POST", "/webhooks", {**HOOK, "url": f"{cloud.url}/v2"})
    assert (answer.status, json.loads(answer.body)["violations"][0]["code"]) == (400, "own_address")
    created: dict[str, Any] = json.loads(caller.send("POST", "/webhooks", HOOK).body)
    assert "secret" not in created
    for broken in ([HOOK], {**HOOK, "url": 3}, {**HOOK, "url": None}):
        assert caller.send("POST", "/webhooks", broken).status == 400
    cloud.stop()
    assert caller.send("POST", "/webhooks", {**HOOK, "url": f"{cloud.url}/v2"}).status == 200


def test_options_list_when_each_kind_is_called(till: Till) -> None:
    described = json.loads(till.send("OPTIONS", HOOKS).body)["calls"]
    assert described.keys() == {*RAISED, *NEVER_RAISED}
    for kind in NEVER_RAISED:
        assert "nothing here" in described[kind]
        assert till.send("POST", HOOKS, {**HOOK, "payloadEntity": kind}).status == 200


def test_the_list_is_a_bare_array_without_pages(till: Till) -> None:
    made = [json.loads(till.send("POST", HOOKS, HOOK).body)["id"] for _ in range(3)]
    answer = till.send("GET", HOOKS)
    assert sorted(each["id"] for each in json.loads(answer.body)) == sorted(made)
    assert till.send("GET", HOOKS, if_none_match=answer.headers["etag"]).status == 304
