"""`deliveries`: the dead-letter list is shown and can be replayed."""

from __future__ import annotations

from pathlib import Path

from app.runtime import Runtime
from storage.records.replica import Replica
from tests.app.cli.conftest import command


def give_up_one(replica: Replica) -> str:
    """A call about one product that nobody took, given up."""
    replica.hooks.add({"id": 5, "url": "http://192.0.2.1/x", "payloadEntity": "PRODUCT"})
    with replica.write() as tx:
        tx.put("products", {"id": 7, "name": "Chléb", "versionDate": 1})
    replica.deliveries.enqueue(lambda found: {5: [each.id for each in found]}, hooks=[5], now=1000)
    begun = replica.deliveries.begin(replica.deliveries.next_deliveries()[0])
    assert begun is not None
    replica.deliveries.give_up(begun, problem="offline", now=2000)
    return begun.id


def test_deliveries_given_up_are_listed_and_replayed(tmp_path: Path) -> None:
    with Runtime(tmp_path) as runtime:
        delivery = give_up_one(runtime.replica)
    listed = command(tmp_path, "deliveries", "--json").json
    assert [(each["id"], each["records"], each["problem"]) for each in listed["given_up"]] == [
        (delivery, [7], "offline")
    ]
    assert delivery in command(tmp_path, "deliveries").out
    assert command(tmp_path, "deliveries", "--replay", delivery).code == 0
    assert command(tmp_path, "deliveries", "--json").json == {"waiting": 1, "given_up": []}


def test_an_unknown_id_is_one_line_and_1(tmp_path: Path) -> None:
    with Runtime(tmp_path):
        pass
    ended = command(tmp_path, "deliveries", "--replay", "nothing")
    assert ended.code == 1
    assert ended.err.count("\n") == 1
    assert command(tmp_path, "deliveries", "--replay", "all").code == 0
