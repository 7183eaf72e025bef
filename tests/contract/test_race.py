"""Two clients that increment the same number of a record at the same time: no increment is lost."""

from __future__ import annotations

import json
import threading
from collections import Counter
from contextlib import closing

import pytest

from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from tests.contract.conftest import CLOUD_ID, Target
from tests.fakes.quick_client import Client

CLIENTS = 2
ADDITIONS = 150
"""By each client."""

CUSTOMERS = f"/v2/clouds/{CLOUD_ID}/customers"


def add_one(client: Client, path: str, statuses: Counter[int]) -> None:
    """Read, add one, write with If-Match; start again after a 412."""
    while True:
        read = client.send("GET", path)
        points = float(read.json["points"])
        body = json.dumps({"points": points + 1}).encode()
        written = client.exchange("PATCH", path, body, If_Match=read.header("etag"))
        statuses[written.status] += 1
        if written.status == 200:
            assert float(written.json["points"]) == points + 1
            return
        assert written.status == 412, written.body


@pytest.mark.timeout(60)
def test_F98_concurrent_additions_of_two_clients_are_not_lost(target: Target) -> None:
    body = {**blank(CATALOGUE["customers"]), "firstName": "Race", "points": 0}
    body.pop("versionDate", None)
    made = target.client.post(CUSTOMERS, json=[body])
    assert made.status_code == 201, made.text
    path = f"{CUSTOMERS}/{made.json()[0]['id']}"
    counted: list[Counter[int]] = [Counter() for _ in range(CLIENTS)]
    failed: list[BaseException] = []

    def run(statuses: Counter[int]) -> None:
        port = target.client.base_url.port
        assert port is not None
        with closing(Client(port, {"Authorization": target.client.headers["Authorization"]})) as client:
            try:
                for _ in range(ADDITIONS):
                    add_one(client, path, statuses)
            except BaseException as error:
                failed.append(error)

    threads = [threading.Thread(target=run, args=(each,)) for each in counted]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert failed == []
    assert float(target.client.get(path).json()["points"]) == CLIENTS * ADDITIONS
    assert [each[200] for each in counted] == [ADDITIONS] * CLIENTS
    assert sum(each[412] for each in counted) > 0, "the two never met"
