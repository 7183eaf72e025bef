"""A till that delivers webhooks step by step, and what their receivers were sent."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

from app.server.http.loop_guard import LoopGuard
from app.server.webhooks.delivery import Deliverer
from storage.records.replica import Replica
from sync.client.http import HttpCaller
from tests.fakes.clock import ManualClock
from tests.fakes.wild_server import WildServer

SECRET = "s3cret"


class Inline(Executor):
    """Runs each job where it is submitted."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class CallingTill:
    """A replica with its deliverer, stepped by hand under a clock that stands still."""

    def __init__(self, path: Path, caller: HttpCaller) -> None:
        self.clock = ManualClock()
        self.replica = Replica.open(path, cloud_id=7, clock=self.clock)
        self.loop_guard = LoopGuard()
        self.deliverer = Deliverer(
            self.replica,
            7,
            self.loop_guard,
            caller=caller,
            clock=self.clock,
            rng=random.Random(1),
            pool=Inline(),
        )

    def register(self, url: str, kind: str = "PRODUCT", *, id: int = 1, **values: Any) -> None:
        record = {"id": id, "url": url, "method": "POST", "payloadEntity": kind, "payloadVersion": "V1"}
        self.replica.hooks.add(record | values, secret=SECRET)

    def put(self, *ids: int, entity: str = "products", **values: Any) -> None:
        self.clock.wall += 1
        records = [{"id": each, "versionDate": self.clock.wall, "deleted": False, **values} for each in ids]
        with self.replica.write() as tx:
            tx.put_many(entity, records)

    def settle(self) -> float:
        """What the thread does after a change: notice, wait, line up, call."""
        self.deliverer.step()
        self.clock.sleep(1.0)
        return self.deliverer.step()

    def until_dead(self) -> list[float]:
        """Fail and wait until nothing is tried any more; the waits between the tries in seconds."""
        waits = []
        while waiting := self.replica.deliveries.waiting():
            waits.append((waiting[0].next_try - self.clock.now()) / 1000)
            self.clock.sleep(max(waits[-1], 0.0) + 0.001)
            self.deliverer.step()
        return waits


def bodies(receiver: WildServer) -> list[list[dict[str, Any]]]:
    """The arrays it was sent."""
    return [json.loads(body) for *_, body in receiver.seen]


def ids(receiver: WildServer, name: str = "productid") -> list[list[int]]:
    """The ids in them."""
    return [[record[name] for record in each] for each in bodies(receiver)]


def wait_for(ready: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait until `ready()`; fails after `seconds`."""
    deadline = time.monotonic() + seconds
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.005)
