"""Requests for changes that are held open, and streams of them, over real HTTP."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from app.practice.cloud import REPLICA_FILE, PracticeCloud
from app.server.http import listening
from app.server.http.crowd import Crowd
from storage.records.replica import Replica
from tests.fakes.prepared import lay

FEED = "/v2/clouds/7/_changes"
TAGS = "/v2/clouds/7/tags"


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    lay(tmp_path / "cloud" / REPLICA_FILE, authoritative=True)
    made = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    made.start()
    yield made
    made.close()


@pytest.fixture
def client(cloud: PracticeCloud) -> Iterator[httpx.Client]:
    with closing(signed_in(cloud)) as made:
        yield made


def signed_in(cloud: PracticeCloud, refresh_token: str | None = None) -> httpx.Client:
    made = httpx.Client(base_url=cloud.url, timeout=20)
    headers = {"Authorization": f"User {refresh_token or cloud.refresh_token}"}
    answer = made.post("/v2/signin/token", headers=headers, json={"_cloudId": 7})
    made.headers["Authorization"] = f"Bearer {answer.json()['accessToken']}"
    return made


def add_tag(client: httpx.Client, name: str) -> None:
    answer = client.post(TAGS, json=[{"name": name, "display": True, "deleted": False}])
    assert answer.status_code == 201, answer.text


def listeners(cloud: PracticeCloud) -> int:
    return cloud._signal.listeners


def wait_for(cloud: PracticeCloud, count: int) -> None:
    deadline = time.monotonic() + 10
    while listeners(cloud) != count:
        assert time.monotonic() < deadline, listeners(cloud)
        time.sleep(0.005)


def held(client: httpx.Client, query: str, found: list[Any]) -> threading.Thread:
    def run() -> None:
        found.append(client.get(f"{FEED}?{query}"))

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def test_a_request_without_news_is_held_until_there_are_some(
    cloud: PracticeCloud, client: httpx.Client
) -> None:
    since = client.get(f"{FEED}?since=now").json()["cursor"]
    found: list[httpx.Response] = []
    with closing(signed_in(cloud)) as other:
        thread = held(other, f"since={since}&wait=20", found)
        wait_for(cloud, 1)
        assert found == []
        add_tag(client, "vip")
        thread.join(10)
    assert [each["record"]["name"] for each in found[0].json()["data"]] == ["vip"]
    wait_for(cloud, 0)


def test_a_held_request_ends_empty_when_its_time_is_up(client: httpx.Client) -> None:
    first = client.get(f"{FEED}?since=now").json()
    began = time.monotonic()
    answer = client.get(f"{FEED}?since={first['cursor']}&wait=1")
    assert 0.9 < time.monotonic() - began < 15
    assert answer.json() == first


def test_changes_of_other_entities_do_not_end_it(cloud: PracticeCloud, client: httpx.Client) -> None:
    since = client.get(f"{FEED}?since=now&entities=customers").json()["cursor"]
    found: list[httpx.Response] = []
    with closing(signed_in(cloud)) as other:
        thread = held(other, f"since={since}&entities=customers&wait=2", found)
        wait_for(cloud, 1)
        add_tag(client, "vip")
        thread.join(10)
    assert found[0].json()["data"] == []


def test_a_commit_of_another_process_is_noticed(cloud: PracticeCloud, client: httpx.Client) -> None:
    since = client.get(f"{FEED}?since=now").json()["cursor"]
    found: list[httpx.Response] = []
    elsewhere = Replica.open(cloud.replica.path, authoritative=True, owner=False)
    with closing(signed_in(cloud)) as other:
        thread = held(other, f"since={since}&wait=20", found)
        wait_for(cloud, 1)
        with elsewhere.write() as tx:
            tx.put("tags", {"id": 5, "name": "x", "display": True, "deleted": False, "versionDate": 1})
        thread.join(10)
    elsewhere.close()
    assert [each["id"] for each in found[0].json()["data"]] == ["5"]


def test_held_requests_take_no_thread_from_others(cloud: PracticeCloud, client: httpx.Client) -> None:
    since = client.get(f"{FEED}?since=now").json()["cursor"]
    found: list[httpx.Response] = []
    others = [signed_in(cloud) for _ in range(60)]
    threads = [held(each, f"since={since}&wait=30", found) for each in others]
    wait_for(cloud, 60)
    assert client.get(TAGS).status_code == 200
    add_tag(client, "vip")
    for each in threads:
        each.join(20)
    assert [len(each.json()["data"]) for each in found] == [1] * 60
    for each in others:
        each.close()


def test_one_too_many_is_503(
    cloud: PracticeCloud, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cloud._server._app._listeners, "places", Crowd(2))
    found: list[httpx.Response] = []
    with closing(signed_in(cloud)) as other:
        thread = held(other, "since=now&wait=20", found)
        wait_for(cloud, 1)
        refused = client.get(f"{FEED}?since=now&wait=20")
        assert refused.status_code == 503 and refused.headers["retry-after"]
        assert client.get(TAGS).status_code == 200
        add_tag(client, "vip")
        thread.join(10)


def test_who_waits_for_changes_takes_no_place_of_other_requests(
    cloud: PracticeCloud, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that are told at once ask again at once: nobody else may be turned away for it."""
    assert cloud._server is not None
    monkeypatch.setattr(cloud._server._app._bodies, "_crowd", Crowd(0))
    assert client.get(TAGS).status_code == 503
    assert client.get(f"{FEED}?since=now").status_code == 200
    # Whoever sends a body takes its place, and is not held open.
    assert client.request("GET", f"{FEED}?since=now&wait=20", content=b"{}").status_code == 503
    monkeypatch.undo()
    began = time.monotonic()
    answer = client.request("GET", f"{FEED}?since=now&wait=20", content=b"{}")
    assert answer.status_code == 200 and time.monotonic() - began < 10


def test_a_client_that_hangs_up_is_forgotten(cloud: PracticeCloud) -> None:
    with closing(signed_in(cloud)) as other:
        with suppress(httpx.ReadTimeout):
            other.get(f"{FEED}?since=now&wait=60", timeout=0.3)
        wait_for(cloud, 1) if listeners(cloud) else None
    wait_for(cloud, 0)


def test_stopping_the_server_answers_those_who_wait(cloud: PracticeCloud) -> None:
    found: list[httpx.Response] = []
    with closing(signed_in(cloud)) as other:
        thread = held(other, "since=now&wait=60", found)
        wait_for(cloud, 1)
        began = time.monotonic()
        cloud.stop()
        thread.join(10)
        assert time.monotonic() - began < 10
    assert found[0].status_code == 200 and found[0].json()["data"] == []


def test_a_revoked_token_ends_what_it_holds_open(cloud: PracticeCloud, client: httpx.Client) -> None:
    since = client.get(f"{FEED}?since=now").json()["cursor"]
    secret = cloud.tokens.create("board")
    found: list[httpx.Response] = []
    with closing(signed_in(cloud, secret)) as other:
        thread = held(other, f"since={since}&wait=20", found)
        wait_for(cloud, 1)
        cloud.tokens.revoke("board")
        add_tag(client, "vip")
        thread.join(10)
    assert found[0].status_code == 403 and found[0].json()["reason"] == "INVALID_ACCESS_TOKEN"


def events(lines: Iterator[str]) -> Iterator[dict[str, str]]:
    """The events of a stream; comments are left out."""
    event: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            if name.strip(":"):
                event[name] = value
        elif event:
            yield event
            event = {}


def test_a_stream_tells_every_change_and_continues_where_it_ended(
    cloud: PracticeCloud, client: httpx.Client
) -> None:
    with closing(signed_in(cloud)) as other:
        headers = {"Accept": "text/event-stream"}
        with other.stream("GET", f"{FEED}?since=now", headers=headers) as stream:
            assert stream.headers["content-type"] == "text/event-stream"
            told = events(stream.iter_lines())
            begun = next(told)
            assert set(begun) == {"id"}
            wait_for(cloud, 1)
            for name in ("a", "b"):
                add_tag(client, name)
                event = next(told)
                assert event["event"] == "change"
                change = json.loads(event["data"])
                assert change["record"]["name"] == name and change["cursor"] == event["id"]
        wait_for(cloud, 0)
        add_tag(client, "c")
        headers["Last-Event-ID"] = event["id"]
        with other.stream("GET", f"{FEED}?since=now", headers=headers) as stream:
            change = json.loads(next(events(stream.iter_lines()))["data"])
            assert change["record"]["name"] == "c"
        refused = other.get(FEED, headers={**headers, "Last-Event-ID": "nonsense"})
        assert refused.status_code == 400 and refused.json()["parameter"] == "Last-Event-ID"


def test_a_quiet_stream_is_kept_alive(cloud: PracticeCloud, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listening, "HEARTBEAT_SECONDS", 0.05)
    with closing(signed_in(cloud)) as other:
        with other.stream("GET", f"{FEED}?since=now", headers={"Accept": "text/event-stream"}) as stream:
            lines = stream.iter_lines()
            assert [next(lines) for _ in range(6)][2:] == [":", "", ":", ""]


def test_a_stream_of_a_revoked_token_ends_with_the_reason(cloud: PracticeCloud, client: httpx.Client) -> None:
    secret = cloud.tokens.create("board")
    with closing(signed_in(cloud, secret)) as other:
        with other.stream("GET", f"{FEED}?since=now", headers={"Accept": "text/event-stream"}) as stream:
            told = events(stream.iter_lines())
            next(told)
            wait_for(cloud, 1)
            cloud.tokens.revoke("board")
            add_tag(client, "vip")
            last = next(told)
            assert last["event"] == "error"
            assert json.loads(last["data"])["reason"] == "INVALID_ACCESS_TOKEN"
            assert next(told, None) is None
