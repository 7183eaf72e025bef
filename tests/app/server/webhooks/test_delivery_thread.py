"""The delivery thread: woken by changes, limited concurrency, immediate stop, restart without loss."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path

from app.account.connection import connect
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.server.factory import Listen, Services
from app.server.webhooks.delivery import MAX_CONCURRENT, POLL_SECONDS, Deliverer, local_webhooks
from app.server.webhooks.request import DELIVERY
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop
from storage.schema.validation import blank
from sync.client.http import HttpCaller
from sync.events import Bus
from tests.fakes.calling_till import CallingTill, ids, wait_for
from tests.fakes.wild_server import Handler, WildServer, hangs, says, serving


def running(till: CallingTill, stack: ExitStack, *, settle: float = 0.0) -> tuple[Deliverer, Bus]:
    deliverer = Deliverer(till.replica, 7, till.loop_guard, caller=HttpCaller(), settle=settle)
    bus = Bus()
    deliverer.start(bus)
    stack.callback(deliverer.stop)
    return deliverer, bus


def answers_when_released(handler: Handler) -> None:
    handler.server.released.wait(30)
    says(200)(handler)


def test_few_concurrent_calls_and_one_per_webhook(till: CallingTill, stack: ExitStack) -> None:
    receiver = stack.enter_context(serving(answers_when_released))
    for number in range(1, 8):
        till.register(f"{receiver.url}/{number}", id=number)
    till.put(*range(1, 201))
    running(till, stack)
    wait_for(lambda: len(receiver.seen) == MAX_CONCURRENT)
    time.sleep(0.1)
    assert len({path for _, path, *_ in receiver.seen}) == len(receiver.seen) == MAX_CONCURRENT
    receiver.released.set()
    wait_for(lambda: not till.replica.deliveries.waiting())
    told: dict[str, list[int]] = {}
    for (_, path, *_), each in zip(receiver.seen, ids(receiver), strict=True):
        told.setdefault(path, []).extend(each)
    assert list(told.values()) == [list(range(1, 201))] * 7


def test_a_stop_aborts_hanging_calls_and_keeps_them_queued(till: CallingTill, stack: ExitStack) -> None:
    receiver = stack.enter_context(serving(hangs))
    till.register(receiver.url)
    till.put(5)
    deliverer, _ = running(till, stack)
    wait_for(lambda: receiver.seen)
    began = time.monotonic()
    deliverer.stop()
    assert time.monotonic() - began < 10, "as long as what hangs"
    (waiting,) = till.replica.deliveries.waiting()
    assert (waiting.records, waiting.problem, waiting.next_try) == ((5,), None, 0)
    receiver.behaviour = says(200)
    running(till, stack)
    wait_for(lambda: not till.replica.deliveries.waiting())
    assert [headers[DELIVERY] for *_, headers, _ in receiver.seen] == [waiting.id] * 2


def test_a_change_on_the_bus_wakes_the_thread(tmp_path: Path, stack: ExitStack, receiver: WildServer) -> None:
    runtime = stack.enter_context(Runtime(tmp_path, keep_log=False))
    runtime.start(Services(sync=False, v2=Listen("127.0.0.1", 0)))
    assert runtime.servers.deliverer is not None
    runtime.servers.deliverer._settle = 0.05
    record = {"id": 1, "url": receiver.url, "method": "POST", "payloadEntity": "CUSTOMER"}
    runtime.replica.hooks.add(record)
    time.sleep(0.05)
    body = {**blank(runtime.replica.catalogue["customers"]), "lastName": "Malá"}
    made = runtime.commands.save("customers", body)
    wait_for(lambda: receiver.seen, POLL_SECONDS - 2)
    assert ids(receiver, "customerid") == [list(made.ids)]
    thread = runtime.servers.deliverer._thread
    assert thread is not None and thread.is_alive()
    runtime.stop()
    assert not thread.is_alive()


def test_the_practice_clouds_webhook_calls_the_receiver_and_the_pull_follows(
    tmp_path: Path, stack: ExitStack
) -> None:
    cloud = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    stack.callback(cloud.close)
    cloud.start()
    folder, secrets = tmp_path / "till", MemorySecrets()
    folder.mkdir()
    connect(folder, Shop(base_url=cloud.url, cloud_id=7), cloud.refresh_token, secrets=secrets)
    runtime = stack.enter_context(Runtime(folder, secrets=secrets, keep_log=False))
    runtime.start(Services(sync=False, receiver=Listen("127.0.0.1", 0)))
    assert cloud.deliverer is not None and runtime.servers.receiver is not None
    cloud.deliverer._settle = runtime.servers.receiver._app._settle = 0.05
    hook = {"url": f"{runtime.servers.receiver_url}/CUSTOMER", "method": "POST", "payloadEntity": "CUSTOMER"}
    cloud.commands.save("webhooks", {**hook, "payloadVersion": "V1", "_cloudId": 7})
    assert [each.secret for each in local_webhooks(cloud.replica)] == [None]
    body = {**blank(cloud.replica.catalogue["customers"]), "lastName": "Malá", "_cloudId": 7}
    made = cloud.commands.save("customers", body).ids[0]
    wait_for(lambda: runtime.replica.get("customers", made), 8.0)
    assert runtime.servers.receiver._app.accepted == 1
    # What was pulled is no change that the till's own webhooks must hear of: it has none.
    assert not runtime.replica.deliveries.has_pending()
