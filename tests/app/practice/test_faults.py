"""Each fault has the effect of its name, on the client and on the records."""

from __future__ import annotations

import json
import time
from threading import Thread

import httpx
import pytest

from app.practice.cloud import PracticeCloud
from app.practice.faults import Fault, Rule
from app.server.http.errors import DropConnection
from tests.app.server.conftest import SUPPLIER, Caller


@pytest.mark.parametrize("fault", [Fault.OUTAGE, Fault.HANG])
def test_F04_F07_the_request_is_neither_handled_nor_answered(caller: Caller, fault: Fault) -> None:
    caller.cloud.faults.script(fault)
    with pytest.raises(DropConnection):
        caller.send("POST", "/suppliers", [SUPPLIER])
    assert caller.suppliers() == []


@pytest.mark.parametrize("fault", [Fault.DROPPED_ANSWER, Fault.TRUNCATED])
def test_F05_F06_the_request_is_handled_and_the_response_lost(caller: Caller, fault: Fault) -> None:
    caller.cloud.faults.script(fault)
    with pytest.raises(DropConnection):
        caller.send("POST", "/suppliers", [SUPPLIER])
    assert len(caller.suppliers()) == 1


@pytest.mark.parametrize(
    ("fault", "status", "done"),
    [
        (Fault.ERROR_BEFORE, 500, 0),
        (Fault.ERROR_AFTER, 500, 1),
        (Fault.UNAVAILABLE, 503, 0),
        (Fault.RATE_LIMIT_BARE, 429, 0),
        (Fault.HTML, 200, 0),
        (Fault.GARBAGE, 200, 1),
        (Fault.EXPIRED, 403, 0),
        (Fault.LATENCY, 201, 1),
        (Fault.LATE_ANSWER, 201, 1),
    ],
)
def test_F26_F27_F28_status_and_effect_of_each_fault(
    caller: Caller, fault: Fault, status: int, done: int
) -> None:
    caller.cloud.faults.script(fault)
    assert caller.send("POST", "/suppliers", [SUPPLIER]).status == status
    assert len(caller.suppliers()) == done


def test_F02_F28_bodies_that_are_no_json(caller: Caller) -> None:
    caller.cloud.faults.script(Fault.HTML, Fault.GARBAGE)
    page = caller.send("GET", "/suppliers")
    assert page.headers["content-type"] == "text/html" and page.body.startswith(b"<!DOCTYPE")
    with pytest.raises(ValueError):
        json.loads(caller.send("GET", "/suppliers").body)


def test_F25_rate_limits_with_and_without_retry_after(caller: Caller) -> None:
    caller.cloud.faults.script(Rule(fault=Fault.RATE_LIMIT, seconds=7), Fault.RATE_LIMIT_BARE)
    assert caller.send("GET", "/suppliers").headers["retry-after"] == "7"
    bare = caller.send("GET", "/suppliers")
    assert bare.status == 429 and "retry-after" not in bare.headers


def test_F23_an_expired_token_gets_the_clouds_error(caller: Caller) -> None:
    caller.cloud.faults.script(Fault.EXPIRED)
    assert caller.sign_in().status == 201  # a sign-in has no token to expire; the step waits
    answer = caller.send("GET", "/suppliers")
    assert answer.status == 403 and json.loads(answer.body)["reason"] == "ACCESS_TOKEN_EXPIRED"
    assert caller.send("GET", "/suppliers").status == 200


def test_F14_F15_precondition_faults_strike_updates_only(caller: Caller) -> None:
    created = caller.add_supplier()
    path = f"/suppliers/{created['id']}"
    caller.cloud.faults.script(Fault.PRECONDITION, Fault.STALE)
    assert caller.send("GET", path).status == 200
    for status in (412, 409, 200):
        assert caller.send("PATCH", path, {"name": "Nový"}, {"If-Match": "*"}).status == status


def test_F43_a_late_commit_carries_an_old_version(caller: Caller) -> None:
    first = caller.add_supplier()
    assert caller.send("GET", "/suppliers").status == 200
    caller.cloud.faults.script(Rule(fault=Fault.LATE_COMMIT, seconds=60))
    late = caller.add_supplier()
    assert late["versionDate"] < first["versionDate"]
    assert caller.add_supplier()["versionDate"] >= first["versionDate"]


def test_rules_strike_by_method_path_times_and_probability(caller: Caller) -> None:
    faults = caller.cloud.faults
    faults.set(
        Rule(fault=Fault.ERROR_BEFORE, methods=frozenset({"POST"}), times=1),
        Rule(fault=Fault.UNAVAILABLE, path="/tags"),
        Rule(fault=Fault.RATE_LIMIT_BARE, probability=0.0),
    )
    assert caller.send("POST", "/suppliers", [SUPPLIER]).status == 500
    assert caller.send("POST", "/suppliers", [SUPPLIER]).status == 201
    assert caller.send("GET", "/tags").status == 503
    assert caller.send("GET", "/suppliers").status == 200
    assert faults.struck == {Fault.ERROR_BEFORE: 1, Fault.UNAVAILABLE: 1}
    faults.clear()
    assert caller.send("GET", "/tags").status == 200


def test_the_same_seed_repeats_the_same_faults(caller: Caller) -> None:
    def day() -> list[int]:
        caller.cloud.faults.reseed(4)
        caller.cloud.faults.set(Rule(fault=Fault.UNAVAILABLE, probability=0.5))
        return [caller.send("GET", "/tags").status for _ in range(30)]

    first = day()
    assert {200, 503} == set(first)
    assert day() == first


def test_None_in_a_script_lets_one_request_pass(caller: Caller) -> None:
    caller.cloud.faults.script(None, Fault.UNAVAILABLE)
    assert [caller.send("GET", "/tags").status for _ in range(3)] == [200, 503, 200]


def test_switches_of_behaviour(caller: Caller) -> None:
    assert caller.send("GET", "/tags").status == 200
    caller.cloud.behave(version="BC0")
    empty = caller.send("GET", "/tags")
    assert (empty.status, empty.body) == (404, b"")
    caller.cloud.behave(version="BC1", numbers="json", uncounted=frozenset({"tags"}), created_status=200)
    page = json.loads(caller.send("GET", "/tags").body)
    assert (page["currentPage"], page["totalItemsCount"], page["lastPage"]) == (1, None, None)
    assert caller.send("POST", "/suppliers", [SUPPLIER]).status == 200
    caller.cloud.behave(refused=frozenset({("tags", "replace-many"), ("tags", "patch")}))
    refused = caller.send("PUT", "/tags", [])
    assert refused.status == 405 and refused.headers["allow"] == "GET, POST, HEAD, OPTIONS"


def test_F05_over_http_the_connection_is_dropped(cloud: PracticeCloud, caller: Caller) -> None:
    cloud.start()
    headers = {"Authorization": f"Bearer {caller.token}"}
    url = f"{cloud.url}{caller.base}/suppliers"
    with httpx.Client(headers=headers) as client:
        cloud.faults.script(Fault.DROPPED_ANSWER, Fault.TRUNCATED, Fault.OUTAGE)
        with pytest.raises((httpx.RemoteProtocolError, httpx.ReadError)):
            client.post(url, json=[SUPPLIER])
        with pytest.raises((httpx.RemoteProtocolError, httpx.ReadError)):
            client.get(url)
        with pytest.raises((httpx.RemoteProtocolError, httpx.ReadError)):
            client.get(url)
        assert len(client.get(url).json()["data"]) == 1


def test_F07_a_hanging_cloud_can_be_stopped(cloud: PracticeCloud, caller: Caller) -> None:
    cloud.start()
    cloud.faults.set(Rule(fault=Fault.HANG, seconds=60))
    failed: list[str] = []

    def wait() -> None:
        try:
            httpx.get(f"{cloud.url}/v2/clouds", timeout=30)
        except httpx.HTTPError as error:
            failed.append(type(error).__name__)

    waiting = Thread(target=wait)
    waiting.start()
    deadline = time.monotonic() + 20
    while not cloud.faults.struck and time.monotonic() < deadline:
        time.sleep(0.01)
    began = time.monotonic()
    cloud.stop()
    assert time.monotonic() - began < 10, "as long as what hangs"
    waiting.join(5)
    assert failed


def test_a_restarted_cloud_has_the_same_port_records_and_token(cloud: PracticeCloud, caller: Caller) -> None:
    caller.add_supplier()
    cloud.start()
    url, token = cloud.url, cloud.refresh_token
    cloud.stop()
    assert not cloud.running
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"{url}/v2/clouds")
    cloud.start()
    assert (cloud.url, cloud.refresh_token) == (url, token)
    assert len(caller.suppliers()) == 1
