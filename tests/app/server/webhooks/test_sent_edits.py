"""One edit calls a webhook once: the cloud's confirmation of it is no change, nor is a versionDate that was raised."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from app.server.http.loop_guard import LoopGuard
from app.server.webhooks.delivery import Deliverer
from sync.client.http import HttpCaller
from tests.fakes.calling_till import Inline, bodies
from tests.fakes.tills import Shop
from tests.fakes.wild_server import WildServer


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    made.till.sync()
    yield made
    made.close()


@pytest.fixture
def deliverer(shop: Shop, receiver: WildServer, stack: ExitStack) -> Deliverer:
    caller = HttpCaller()
    stack.callback(caller.close)
    for number, kind in enumerate(("PRODUCT", "CUSTOMER", "POINTSLOG"), 1):
        record = {
            "id": number,
            "url": receiver.url,
            "method": "POST",
            "payloadEntity": kind,
            "payloadVersion": "V1",
        }
        shop.till.replica.hooks.add(record, secret="s3cret")
    return Deliverer(
        shop.till.replica, shop.cloud.cloud_id, LoopGuard(), caller=caller, clock=shop.clock, rng=random.Random(1),
        pool=Inline(), settle=0.0,
    )  # fmt: skip


def called(deliverer: Deliverer, receiver: WildServer) -> int:
    """How many calls were made since the last time."""
    before = len(receiver.seen)
    deliverer.step()
    deliverer.step()
    assert not deliverer._replica.deliveries.waiting()
    return len(receiver.seen) - before


@pytest.mark.parametrize(
    ("entity", "values", "edit", "calls"),
    [
        ("products", {"name": "Rohlík", "_categoryId": 1, "externalId": "x"}, {"name": "Houska"}, 1),
        ("customers", {"lastName": "Malá", "points": 5.0}, {"note": "x"}, 2),
    ],
)
def test_a_new_record_and_an_edit_are_announced_once_each(
    shop: Shop, deliverer: Deliverer, receiver: WildServer, entity: str, values: dict[str, object],
    edit: dict[str, object], calls: int,
) -> None:  # fmt: skip
    number = shop.till.add(entity, **values)
    assert called(deliverer, receiver) == calls
    shop.till.sync()
    shop.clock.sleep(3600)
    shop.till.sync(full=True)
    assert not shop.till.waiting and called(deliverer, receiver) == 0
    shop.till.edit(entity, number, **edit)
    assert called(deliverer, receiver) == 1
    shop.till.sync()
    shop.clock.sleep(3600)
    shop.till.sync(full=True)
    assert not shop.till.waiting and called(deliverer, receiver) == 0
    shop.edit(entity, number, hexColor="#123456")
    shop.till.sync()
    assert called(deliverer, receiver) == 1


def test_a_record_deleted_before_it_was_sent_is_announced_whole(
    shop: Shop, deliverer: Deliverer, receiver: WildServer
) -> None:
    number = shop.till.add("products", name="Rohlík", _categoryId=1)
    assert called(deliverer, receiver) == 1
    shop.till.commands.delete("products", [number])
    assert called(deliverer, receiver) == 1
    (told,) = bodies(receiver)[-1]
    assert (told["productid"], told["deleted"], told["name"]) == (number, 1, "Rohlík")
