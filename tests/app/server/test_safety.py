"""The `/v2` server as the runtime starts it: limits from the settings, sign-in delays, log of clients, quiet logs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from app.paths import clients_file, tokens_file
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.server.factory import Listen, Services
from app.server.http.rate_limits import FREE_FAILURES
from app.settings.settings import Settings
from storage.clock import SystemClock

ANY = Services(sync=False, v2=Listen("127.0.0.1", 0))


@pytest.fixture
def token(tmp_path: Path) -> str:
    return Tokens(tokens_file(tmp_path), clock=SystemClock()).create("till")


@pytest.fixture
def runtime(tmp_path: Path) -> Iterator[Runtime]:
    with Runtime(tmp_path) as made:
        made.start(ANY)
        yield made


@pytest.fixture
def client(runtime: Runtime) -> Iterator[httpx.Client]:
    assert runtime.servers.v2 is not None
    with httpx.Client(base_url=runtime.servers.v2.url) as made:
        yield made


def signed_in(client: httpx.Client, token: str) -> httpx.Response:
    answer = client.post("/v2/signin/token", json={"_cloudId": 1}, headers={"Authorization": f"User {token}"})
    if answer.status_code == 201:
        client.headers["Authorization"] = f"Bearer {answer.json()['accessToken']}"
    return answer


def test_sign_ins_with_guessed_tokens_are_delayed(client: httpx.Client, token: str) -> None:
    for _ in range(2):  # a sign-in that succeeds starts the count anew
        for at in range(FREE_FAILURES - 1):
            assert signed_in(client, f"cfr_guess{at}").status_code == 401
        assert signed_in(client, token).status_code == 201
    for at in range(FREE_FAILURES):
        assert signed_in(client, f"cfr_guess{at}").status_code == 401
    refused = signed_in(client, "cfr_guess")
    assert refused.status_code == 429 and int(refused.headers["retry-after"]) == 1
    assert signed_in(client, token).status_code == 429
    assert client.get("/v2/clouds").status_code == 200  # who is signed in already goes on


def test_a_sign_in_without_a_token_does_not_count_as_a_guess(client: httpx.Client, token: str) -> None:
    for _ in range(3 * FREE_FAILURES):
        assert client.post("/v2/signin/token", json={}).status_code == 401
    assert signed_in(client, token).status_code == 201


def test_each_token_has_its_own_rate_limit(tmp_path: Path, token: str) -> None:
    tokens = Tokens(tokens_file(tmp_path), clock=SystemClock())
    other = tokens.create("scales")
    Settings.load(tmp_path).set({"server.requests_per_minute": 60})
    with Runtime(tmp_path) as runtime:
        runtime.start(ANY)
        assert runtime.servers.v2 is not None
        with (
            httpx.Client(base_url=runtime.servers.v2.url) as till,
            httpx.Client(base_url=runtime.servers.v2.url) as scales,
        ):
            signed_in(till, token)
            signed_in(scales, other)
            answers = [till.get("/v2/clouds") for _ in range(15)]
            assert [each.status_code for each in answers[:10]] == [200] * 10
            refused = [each for each in answers if each.status_code == 429]
            assert refused and refused[0].headers["retry-after"] == "1"
            assert scales.get("/v2/clouds").status_code == 200


def test_clients_are_logged_and_stored(tmp_path: Path, token: str) -> None:
    with Runtime(tmp_path) as runtime:
        runtime.start(ANY)
        assert runtime.servers.v2 is not None
        assert runtime.servers.clients is not None
        with httpx.Client(base_url=runtime.servers.v2.url) as client:
            signed_in(client, token)
            for _ in range(3):
                client.get("/v2/clouds")
        found = runtime.servers.clients.list()
        assert [(each.name, each.address, each.count) for each in found] == [("till", "127.0.0.1", 3)]
    assert json.loads(clients_file(tmp_path).read_text())[0]["last"] == found[0].last
    log = (tmp_path / "logs" / "counterfoil.log").read_text("utf-8")
    assert log.count("new client: till from 127.0.0.1") == 1
    assert token not in log
