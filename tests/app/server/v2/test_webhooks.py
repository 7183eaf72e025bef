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
from app.server.request_context import ServedCloud
from app.server.service import Service
from app.server.v2.webhooks import NEVER_RAISED
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
        self.service = Service([cloud], tokens)
        self.headers = {"authorization": f"User {tokens.create('till')}"}
        answer = self.send("POST", "/v2/signin/token", {"_cloudId": 7})
        self.headers = {"authorization": f"Bearer {json.loads(answer.body)['accessToken']}"}

    def send(self, method: str, path: str, body: object = None) -> Response:
        data = b"" if body is None else json.dumps(body).encode()
        return self.service.handle(Request(method, path, (), self.headers, data))


@pytest.fixture
def till(tmp_path: Path) -> Iterator[Till]:
    made = Till(tmp_path / "till.db")
    yield made
    made.replica.close()


def test_the_secret_is_in_the_response_to_a_registration_only(till: Till) -> None:
    answer = till.send("POST", HOOKS, {**HOOK, "secret": "mine"})
    created = json.loads(answer.body)
    assert answer.status == 200
    assert answer.headers["cache-control"] == "no-store"
    assert len(created["secret"]) == 64
    assert till.replica.hooks.secrets() == {int(created["id"]): created["secret"]}
    for later in (till.send("GET", HOOKS), till.send("DELETE", f"{HOOKS}/{created['id']}")):
        assert later.status == 200
        assert "secret" not in later.body.decode()
    assert till.replica.hooks.secrets() == {}


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
