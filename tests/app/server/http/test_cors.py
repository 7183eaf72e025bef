"""Web pages of other origins: only those that a setting names, with a token and without credentials."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from app.errors import BadSetting
from app.practice.cloud import REPLICA_FILE, PracticeCloud
from app.server.asgi import AsgiApp
from app.server.http.cors import parse_origins
from app.server.http.server import Server
from app.settings.definitions import SETTINGS
from tests.fakes.prepared import lay

BOARD = "https://board.example"
TAGS = "/v2/clouds/7/tags"


@pytest.fixture
def client(tmp_path: Path) -> Iterator[httpx.Client]:
    """A page of BOARD, with a token; another server of the practice cloud names its origin."""
    lay(tmp_path / "cloud" / REPLICA_FILE, authoritative=True)
    cloud = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    server = Server(AsgiApp(cloud.service.handle, origins=parse_origins(f"{BOARD} , http://10.0.0.5:8080/")))
    server.start()
    with closing(httpx.Client(base_url=server.url, timeout=20)) as made:
        headers = {"Authorization": f"User {cloud.refresh_token}", "Origin": BOARD}
        answer = made.post("/v2/signin/token", headers=headers, json={"_cloudId": 7})
        assert answer.status_code == 201 and answer.headers["access-control-allow-origin"] == BOARD
        made.headers.update({"Authorization": f"Bearer {answer.json()['accessToken']}", "Origin": BOARD})
        yield made
    server.stop()
    cloud.close()


def test_a_preflight_of_a_named_origin_is_answered(client: httpx.Client) -> None:
    asked = {
        "Access-Control-Request-Method": "PATCH",
        "Access-Control-Request-Headers": "if-match, authorization",
    }
    answer = client.request("OPTIONS", f"{TAGS}/5", headers={**asked, "Authorization": ""})
    assert answer.status_code == 204 and answer.content == b""
    assert answer.headers["access-control-allow-origin"] == BOARD
    assert "PATCH" in answer.headers["access-control-allow-methods"].split(", ")
    allowed = answer.headers["access-control-allow-headers"].lower().split(", ")
    assert {"if-match", "authorization", "content-type", "idempotency-key", "last-event-id"} <= {*allowed}
    assert "access-control-allow-credentials" not in answer.headers and "Origin" in answer.headers["vary"]
    assert "access-control-allow-private-network" not in answer.headers
    private = client.request(
        "OPTIONS", TAGS, headers={**asked, "Access-Control-Request-Private-Network": "true"}
    )
    assert private.headers["access-control-allow-private-network"] == "true"


def test_a_named_origin_reads_writes_and_sees_etags_and_errors(client: httpx.Client) -> None:
    made = client.post(TAGS, json=[{"name": "vip", "display": True, "deleted": False}])
    assert made.status_code == 201
    for answer in (
        made,
        client.get(TAGS),
        client.get(f"{TAGS}/999"),
        client.get("/v2/clouds/7/_changes?wait=1&since=now"),
    ):
        assert answer.headers["access-control-allow-origin"] == BOARD
        assert "ETag" in answer.headers["access-control-expose-headers"].split(", ")
        assert "Origin" in answer.headers["vary"].split(", ")


def test_a_stream_of_changes_is_granted_too(client: httpx.Client) -> None:
    with client.stream(
        "GET", "/v2/clouds/7/_changes?since=now", headers={"Accept": "text/event-stream"}
    ) as stream:
        assert stream.headers["access-control-allow-origin"] == BOARD


@pytest.mark.parametrize(
    "origin", ["https://board.example.evil", "http://board.example", "null", "https://board.example:444"]
)
def test_other_origins_are_granted_nothing(client: httpx.Client, origin: str) -> None:
    asked = {"Origin": origin, "Access-Control-Request-Method": "POST"}
    assert client.request("OPTIONS", TAGS, headers=asked).status_code == 403
    assert client.post(TAGS, json=[{}], headers={"Origin": origin}).status_code == 403
    read = client.get(TAGS, headers={"Origin": origin})
    assert read.status_code == 200 and "access-control-allow-origin" not in read.headers


def test_the_origin_with_a_port_is_named_as_well(client: httpx.Client) -> None:
    answer = client.get(TAGS, headers={"Origin": "http://10.0.0.5:8080"})
    assert answer.headers["access-control-allow-origin"] == "http://10.0.0.5:8080"


def test_the_older_paths_are_granted_to_nobody(client: httpx.Client) -> None:
    assert client.get("/api/tag/7").status_code == 403
    asked = {"Access-Control-Request-Method": "GET"}
    assert client.request("OPTIONS", "/api/tag/7", headers=asked).status_code == 403


@pytest.mark.parametrize(
    ("text", "fits"),
    [
        ("", True), ("https://board.example", True), ("https://a.example, http://10.0.0.5:8080", True), ("*", False),
        ("null", False), ("https://a.example/path", False), ("board.example", False), ("https://*.example", False),
        ("https://user@a.example", False), ("https://a.example,", False),
    ],
)  # fmt: skip
def test_the_setting_takes_origins_only(text: str, fits: bool) -> None:
    setting = SETTINGS["server.cors_origins"]
    if fits:
        assert setting.parse(text) == text
    else:
        with pytest.raises(BadSetting):
            setting.parse(text)
