"""`/metrics`: requests by path and status, durations, outbox, age of lists, deliveries; for a token, and bounded."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from app.commands.commands import Commands
from app.server.asgi import AsgiApp
from app.server.auth.tokens import Tokens
from app.server.http.server import Server
from app.server.request_context import ServedCloud
from app.server.service import Service
from storage.clock import SystemClock
from storage.records.replica import Replica
from sync.events import Bus
from tests.app.server.conftest import SUPPLIER

LINE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"]*",?)*)\})? (-?[0-9.e+-]+)')
SUPPLIERS = "/v2/clouds/7/suppliers"
TEMPLATE = "/v2/clouds/{cloudId}/suppliers"


class Till:
    """A `/v2` server over a replica, with its tokens."""

    def __init__(self, folder: Path) -> None:
        self.replica = Replica.open(folder / "till.db", cloud_id=7)
        self.tokens = Tokens(None, clock=SystemClock())
        cloud = ServedCloud(cloud_id=7, replica=self.replica, commands=Commands(self.replica, Bus()))
        service = Service([cloud], self.tokens)
        self.server = Server(AsgiApp(service.handle, observe=service.observe))
        self.server.start()

    def client(self, **rights: object) -> httpx.Client:
        made = httpx.Client(base_url=self.server.url, timeout=20)
        secret = self.tokens.create(f"token {len(self.tokens.list())}", **rights)  # type: ignore[arg-type]
        answer = made.post(
            "/v2/signin/token", headers={"Authorization": f"User {secret}"}, json={"_cloudId": 7}
        )
        made.headers["Authorization"] = f"Bearer {answer.json()['accessToken']}"
        return made


@pytest.fixture
def till(tmp_path: Path) -> Iterator[Till]:
    made = Till(tmp_path)
    yield made
    made.server.stop()
    made.replica.close()


@pytest.fixture
def client(till: Till) -> Iterator[httpx.Client]:
    with closing(till.client()) as made:
        yield made


def read(client: httpx.Client) -> dict[tuple[str, frozenset[tuple[str, str]]], float]:
    """Every sample by name and labels."""
    answer = client.get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith(
        "text/plain; version=0.0.4"
    )
    found = {}
    for line in answer.text.splitlines():
        if line.startswith("#"):
            assert re.fullmatch(r"# (HELP [a-z_]+ .+|TYPE [a-z_]+ (counter|gauge|histogram))", line), line
            continue
        match = LINE.fullmatch(line)
        assert match is not None, line
        labels = frozenset(
            tuple(each.split("=", 1)) for each in re.findall(r'[a-z]+="[^"]*"', match[2] or "")
        )
        found[match[1], frozenset((name, value.strip('"')) for name, value in labels)] = float(match[3])
    return found


def sample(found: dict[tuple[str, frozenset[tuple[str, str]]], float], name: str, **labels: str) -> float:
    return found[name, frozenset(labels.items())]


def test_requests_are_counted_by_template_and_status(client: httpx.Client) -> None:
    made = client.post(SUPPLIERS, json=[SUPPLIER]).json()[0]["id"]
    for path in (
        f"{SUPPLIERS}/{made}",
        f"{SUPPLIERS}/{made}/",
        f"{SUPPLIERS}/999",
        "/v2/clouds/7/warehouses/1/products",
    ):
        client.get(path)
    client.request("TRACE", SUPPLIERS)
    client.request("PROPFIND", "/coffee/12345")
    found = read(client)
    item = f"{TEMPLATE}/{{id}}"
    name = "counterfoil_requests_total"
    assert sample(found, name, method="POST", path=TEMPLATE, status="201") == 1
    assert sample(found, name, method="GET", path=item, status="200") == 2
    assert sample(found, name, method="GET", path=item, status="404") == 1
    view = "/v2/clouds/{cloudId}/warehouses/{scopeId}/products"
    assert sample(found, name, method="GET", path=view, status="404") == 1
    assert sample(found, name, method="other", path=TEMPLATE, status="405") == 1
    assert sample(found, name, method="other", path="other", status="404") == 1
    assert sample(read(client), name, method="GET", path="/metrics", status="200") == 1
    assert not [each for each in found if str(made) in str(each) or "12345" in str(each)]


def test_durations_are_a_cumulative_histogram(client: httpx.Client) -> None:
    for _ in range(5):
        client.get(SUPPLIERS)
    found = read(client)
    name = "counterfoil_request_duration_seconds"
    buckets = [
        value
        for (metric, labels), value in found.items()
        if metric == f"{name}_bucket" and ("path", TEMPLATE) in labels
    ]
    assert buckets == sorted(buckets) and buckets[-1] == sample(found, f"{name}_count", path=TEMPLATE) == 5
    assert 0 < sample(found, f"{name}_sum", path=TEMPLATE) < 60


def test_outbox_and_age_of_each_list(till: Till, client: httpx.Client) -> None:
    client.post(SUPPLIERS, json=[SUPPLIER, SUPPLIER])
    with till.replica.write() as tx:
        cursors = tx.sync_state.cursors
        read_before = till.replica.clock.now() - 60_000
        cursors.put(replace(cursors.get("tags", 0), complete=True, last_success=read_before))
    found = read(client)
    name = "counterfoil_outbox_changes"
    assert sample(found, name, cloud="7", list="suppliers", state="waiting") == 2
    assert sample(found, name, cloud="7", list="suppliers", state="held") == 0
    assert sample(found, name, cloud="7", list="tags", state="waiting") == 0
    assert 60 <= sample(found, "counterfoil_list_age_seconds", cloud="7", list="tags", warehouse="") < 120


def test_a_token_for_some_lists_reads_of_those_only(till: Till) -> None:
    with closing(till.client(only=["tags"])) as board:
        lists = {dict(labels)["list"] for name, labels in read(board) if name == "counterfoil_outbox_changes"}
    assert lists == {"tags"}


def test_deliveries_that_wait_and_that_were_given_up(till: Till, client: httpx.Client) -> None:
    hook = {"url": "http://10.0.0.1/x", "payloadEntity": "CUSTOMER", "method": "POST"}
    registered = till.replica.hooks.add({"id": 1, **hook})
    queue = till.replica.deliveries
    with till.replica.write() as tx:
        tx.put("customers", {"id": 8, "lastName": "Malá", "points": 0.0, "versionDate": 1, "deleted": False})
    queue.enqueue(
        lambda events: {1: [each.id for each in events]},
        hooks=[registered["id"]],
        now=till.replica.clock.now() - 5000,
    )
    name = "counterfoil_deliveries"
    found = read(client)
    assert sample(found, name, cloud="7", state="waiting") == 1
    assert 5 <= sample(found, "counterfoil_delivery_age_seconds", cloud="7") < 60
    queue.give_up(queue.waiting()[0], problem="status:500", now=1)
    found = read(client)
    assert sample(found, name, cloud="7", state="dead") == 1
    assert (
        sample(found, name, cloud="7", state="waiting")
        == sample(found, "counterfoil_delivery_age_seconds", cloud="7")
        == 0
    )


def test_it_needs_a_token_also_on_this_computer(till: Till) -> None:
    answer = httpx.get(f"{till.server.url}/metrics")
    assert answer.status_code == 401 and "counterfoil_" not in answer.text
    with closing(till.client(read_only=True)) as board:
        assert board.get("/metrics").status_code == 200
        assert board.head("/metrics").content == b""
        assert board.post("/metrics").status_code == 405


def test_nothing_of_a_record_or_a_client_is_in_it(till: Till, client: httpx.Client) -> None:
    client.post(SUPPLIERS, json=[{**SUPPLIER, "name": "Tajný", "email": "tajny@example.com"}])
    text = client.get("/metrics").text
    for word in ("Tajn", "tajny@", "token 0", "127.0.0.1", json.dumps(SUPPLIER["name"])):
        assert word not in text
