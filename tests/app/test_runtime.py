"""The runtime: starting and stopping, when runs happen, and a cloud that hangs."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import httpx
import pytest

import app.background.schedule
from app.account.connection import connect
from app.background import network_watch
from app.change_set import ChangeLine, Effect
from app.errors import FolderInUse, LanOff, NotConnected, PortInUse
from app.folder_lock import SYNC, hold_locks
from app.paths import tokens_file
from app.plans.planner import Planner
from app.practice.cloud import PracticeCloud
from app.practice.faults import Fault, Rule
from app.runtime import Runtime
from app.server.auth.tokens import Tokens
from app.server.factory import Listen, Services
from app.server.http.server import bind
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop
from storage.clock import SystemClock
from storage.schema.validation import blank
from sync.client.http import HttpTransport
from sync.client.transport import Request, Response
from sync.events import Event, RunFinished
from sync.run_scope import OWN_CHANGES
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import put, record

Open = Callable[[], Runtime]


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    opened = PracticeCloud(tmp_path / "cloud")
    opened.start()
    yield opened
    opened.close()


@pytest.fixture
def till(tmp_path: Path, cloud: PracticeCloud) -> Iterator[Open]:
    """Opens a till of the cloud; closed at the end of the test."""
    with ExitStack() as stack:

        def make() -> Runtime:
            folder, secrets = tmp_path / "till", MemorySecrets()
            folder.mkdir(exist_ok=True)
            shop = Shop(base_url=cloud.url, cloud_id=cloud.cloud_id)
            connect(folder, shop, cloud.refresh_token, secrets=secrets)
            return stack.enter_context(Runtime(folder, secrets=secrets, keep_log=False))

        yield make


def _finished(runtime: Runtime) -> threading.Semaphore:
    """Released by every run that ends."""
    ended = threading.Semaphore(0)

    def listen(event: Event) -> None:
        if isinstance(event, RunFinished):
            ended.release()

    runtime.bus.subscribe(listen)
    return ended


def _tag(runtime: Runtime, name: str) -> int:
    body = {**blank(runtime.replica.catalogue["tags"]), "name": name}
    return runtime.commands.save("tags", body).ids[0]


def test_an_edit_is_sent_soon_automatically(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    runtime.settings.set({"sync.after_edit_seconds": 1})
    ended = _finished(runtime)
    runtime.start(Services())
    assert ended.acquire(timeout=10)
    assert runtime.next_run() is not None
    made = _tag(runtime, "nový")
    assert ended.acquire(timeout=10)
    assert cloud.replica.known("tags", made)["name"] == "nový"


def test_the_schedule_is_switched_off_and_on_at_run_time(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    runtime.settings.set({"sync.after_edit_seconds": 1, "sync.enabled": False})
    ended = _finished(runtime)
    runtime.start()
    assert runtime.next_run() is None
    runtime.settings.set({"sync.enabled": True})
    runtime.apply_settings(["sync.enabled"])
    assert ended.acquire(timeout=10)
    made = _tag(runtime, "nový")
    assert ended.acquire(timeout=10)
    assert cloud.replica.known("tags", made)["name"] == "nový"
    runtime.settings.set({"sync.enabled": False})
    runtime.apply_settings(["sync.enabled"])
    kept = _tag(runtime, "později")
    assert runtime.next_run() is None
    assert runtime.sync_now().result(10).outcome == "in_step"
    assert runtime.next_run() is None
    assert cloud.replica.known("tags", kept)["name"] == "později"


def test_a_queued_run_is_not_queued_twice(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    cloud.faults.set(Rule(fault=Fault.LATENCY, seconds=0.3, times=1))
    first = runtime.sync_now()
    while not first.running():
        time.sleep(0.005)
    second = runtime.sync_now()
    assert runtime.sync_now() is second
    assert first.result(10).outcome == second.result(10).outcome == "in_step"


def test_F12_stopping_does_not_wait_for_a_cloud_that_hangs(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    cloud.faults.set(Rule(fault=Fault.HANG, seconds=30))
    runtime.start(Services(v2=Listen("127.0.0.1", 0), receiver=Listen("127.0.0.1", 0)))
    while not cloud.faults.requests:
        time.sleep(0.005)
    at = time.monotonic()
    runtime.stop()
    assert time.monotonic() - at < 10, "as long as what hangs"
    # Whoever was left behind got no answer any more, long before the cloud would have given one.
    for each in runtime.sync_worker._threads:
        each.join(10)
        assert not each.is_alive()
    cloud.faults.clear()


def _asked(cloud: PracticeCloud) -> list[str]:
    """Last parts of the paths the cloud is asked for from now on."""
    asked: list[str] = []
    inner = cloud.faults._inner

    def listen(request: Request) -> Response:
        asked.append(request.path.rpartition("/")[2])
        return inner(request)

    cloud.faults._inner = listen
    return asked


def test_F92_a_webhook_pulls_that_entity_alone(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    runtime.run()
    ended = _finished(runtime)
    runtime.start(Services(sync=False, receiver=Listen("127.0.0.1", 0)))
    assert runtime.servers.receiver_url is not None
    assert runtime.servers.v2 is None
    asked = _asked(cloud)
    body = {**blank(cloud.replica.catalogue["customers"]), "lastName": "Tam", "_cloudId": cloud.cloud_id}
    made = cloud.commands.save("customers", body)
    transport = HttpTransport(runtime.servers.receiver_url)
    for _ in range(20):
        assert transport.send(Request("POST", "/CUSTOMER", body=b"[]")).status == 202
    transport.close()
    assert ended.acquire(timeout=10)
    assert runtime.replica.known("customers", made.ids[0])["lastName"] == "Tam"
    assert set(asked) == {"customers"} and len(asked) <= 2


def test_F122_the_printed_address_alone_pulls_the_hot_lists(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    runtime.run()
    ended = _finished(runtime)
    runtime.start(Services(sync=False, receiver=Listen("127.0.0.1", 0)))
    assert runtime.servers.receiver_url is not None
    asked = _asked(cloud)
    body = {**blank(cloud.replica.catalogue["customers"]), "lastName": "Tam", "_cloudId": cloud.cloud_id}
    made = cloud.commands.save("customers", body)
    transport = HttpTransport(runtime.servers.receiver_url)
    for _ in range(20):
        assert transport.send(Request("POST", "", body=b"[]")).status == 202
    transport.close()
    assert ended.acquire(timeout=10)
    assert runtime.replica.known("customers", made.ids[0])["lastName"] == "Tam"
    assert set(asked) == {"customers", "products"} and len(asked) <= 4


def test_F96_an_edit_is_sent_without_a_pull(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    runtime.settings.set({"sync.after_edit_seconds": 1})
    made = _tag(runtime, "první")
    runtime.run()
    runtime.start(Services())
    asked = _asked(cloud)
    ended = _finished(runtime)
    second = _tag(runtime, "druhý")
    assert ended.acquire(timeout=10)
    assert cloud.replica.known("tags", second)["name"] == "druhý" and made != second
    assert asked == ["tags", str(second)], "a name that must be unique is read first (F141)"


def test_a_run_with_nothing_due_sends_no_request(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    runtime.run()
    asked = _asked(cloud)
    runtime.start(Services())
    deadline = time.monotonic() + 10
    while (due := runtime.next_run()) is None or due < datetime.now(UTC) + timedelta(seconds=30):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert asked == []


def test_a_start_within_the_interval_sends_what_waits_and_reads_nothing(
    cloud: PracticeCloud, till: Open
) -> None:
    before = till()
    before.run()
    waits = _tag(before, "waits")
    before.stop()
    asked = _asked(cloud)
    runtime = till()
    ended = _finished(runtime)
    runtime.start(Services())
    assert ended.acquire(timeout=10)
    assert asked == ["token", "tags", str(waits)], "a name that must be unique is read first (F141)"


def _put_clock_forward(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """What a night's sleep looks like on Linux: the wall clock jumps, the monotonic one stood still."""
    from apscheduler.schedulers import base

    wall, wall_ns = time.time, time.time_ns

    class Shifted(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Shifted:
            return cls.fromtimestamp(wall() + seconds, tz)

    for module in (base, app.background.schedule):
        monkeypatch.setattr(module, "datetime", Shifted)
    monkeypatch.setattr(time, "time", lambda: wall() + seconds)
    monkeypatch.setattr(time, "time_ns", lambda: wall_ns() + int(seconds * 1e9))


def test_F126_after_a_sleep_every_list_is_read_at_once(
    cloud: PracticeCloud, till: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """300 s before the next run was due by the old clock, which counts on only now."""
    monkeypatch.setattr(app.background.schedule, "LOOK_EVERY", 0.2, raising=False)
    runtime = till()
    runtime.run()
    ended = _finished(runtime)
    runtime.start(Services())
    time.sleep(1)
    asked = _asked(cloud)
    assert runtime.queries.sync_status().headline == "in_step" and not ended.acquire(blocking=False)
    _put_clock_forward(monkeypatch, 300)
    assert ended.acquire(timeout=10)
    assert {"customers", "taxes", "employees", "categories"} <= set(asked)
    _put_clock_forward(monkeypatch, 8 * 3600)
    assert ended.acquire(timeout=10)
    assert runtime.queries.sync_status().headline == "in_step"
    assert not any(each.old for each in runtime.queries.list_ages())


def test_F126_with_another_network_what_failed_is_tried_at_once(
    cloud: PracticeCloud, till: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cable plugged in again: the next try was minutes away."""
    addresses: tuple[str, ...] = ("192.168.1.5",)
    monkeypatch.setattr(network_watch, "local_addresses", lambda: addresses)
    monkeypatch.setattr(network_watch, "LOOK_SECONDS", 0.05)
    runtime = till()
    runtime.run()
    cloud.stop()
    addresses = ()
    assert runtime.run().outcome == "offline"
    runtime.engine._backoff_until = time.monotonic() + 600  # as after many of them
    assert runtime.engine.due_in() > 500
    ended = _finished(runtime)
    runtime.start(Services())
    assert not ended.acquire(timeout=0.3), "no network: nothing is tried"
    cloud.start()
    addresses = ("10.0.0.7",)
    assert ended.acquire(timeout=10)
    assert runtime.queries.sync_status().headline == "in_step"


def test_a_run_of_another_process_is_waited_for_or_skipped(till: Open) -> None:
    runtime = till()
    with hold_locks(runtime.folder, SYNC), pytest.raises(FolderInUse):
        runtime.run(wait=0.0)
    assert runtime.run().outcome == "in_step"


def test_a_missing_token_is_published(till: Open) -> None:
    runtime = till()
    runtime._secrets = MemorySecrets()
    ended = _finished(runtime)
    outcome = runtime.sync_now().result(10)
    assert (outcome.outcome, outcome.error) == ("sign_in", "secrets_unavailable")
    status = runtime.queries.sync_status()
    assert (status.headline, status.detail) == ("sign_in", "secrets_unavailable")
    assert ended.acquire(timeout=10)


def test_a_scheduled_run_without_a_usable_token_is_a_refused_sign_in_and_ends_with_the_next_token(
    cloud: PracticeCloud, till: Open
) -> None:
    runtime = till()
    token, runtime._secrets = runtime._secrets, MemorySecrets()
    ended = _finished(runtime)
    runtime.start(Services(sync=True))
    assert ended.acquire(timeout=10)
    status = runtime.queries.sync_status()
    assert (status.headline, status.detail) == ("sign_in", "secrets_unavailable")
    assert not runtime.has_token()
    runtime._secrets = token
    assert runtime.has_token()
    assert runtime.sync_now().result(10).outcome == "in_step"
    assert runtime.queries.sync_status().headline == "in_step"


def test_a_token_that_vanishes_while_the_program_runs_is_a_refused_sign_in(till: Open) -> None:
    runtime = till()
    assert runtime.run().outcome == "in_step"
    runtime._secrets = MemorySecrets()
    cloud = runtime._cloud
    assert cloud is not None
    cloud._sign_in._token = None
    assert runtime.sync_now().result(10).outcome == "sign_in"
    assert runtime.queries.sync_status().headline == "sign_in"


def test_who_signed_out_is_told_so_and_not_that_the_token_cannot_be_read(till: Open) -> None:
    runtime = till()
    runtime.run()
    runtime.sign_out().result(10)
    assert runtime.sync_now().result(10).outcome == "sign_in"
    status = runtime.queries.sync_status()
    assert (status.headline, status.detail) == ("sign_in", None)


def test_without_a_cloud_everything_but_synchronising_works(tmp_path: Path) -> None:
    with Runtime(tmp_path, keep_log=False) as runtime:
        runtime.start(Services(v2=Listen("127.0.0.1", 0)))
        assert runtime.queries.sync_status().headline == "never"
        assert runtime.next_run() is None
        _tag(runtime, "sám")
        assert runtime.queries.counts()["tags"].total == 1
        with pytest.raises(NotConnected):
            runtime.run()


def test_a_start_does_what_was_planned_for_a_time_when_the_computer_was_off(tmp_path: Path) -> None:
    with Runtime(tmp_path, keep_log=False) as runtime:
        put(runtime.replica, "products", record("products", 1, priceWithVat=12.1, vat=1.21))
        runtime.replica.clock = ManualClock(now=1_500_000_000_000)
        planner = Planner(runtime.replica, runtime.commands)
        planner.add(
            "New year",
            [ChangeLine(effect=Effect.CHANGED, id=1, after={"priceWithVat": 24.2})],
            start="2018-01-01",
            origin="cli",
        )
        assert runtime.replica.known("products", 1)["priceWithVat"] == 12.1
    with Runtime(tmp_path, keep_log=False) as runtime:
        done = threading.Event()
        runtime.bus.subscribe(lambda event: done.set())
        runtime.start(Services())
        assert done.wait(10)
        assert runtime.replica.known("products", 1)["priceWithVat"] == 24.2


def test_F85_one_owner_and_a_start_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    taken = bind("127.0.0.1", 0)
    with Runtime(tmp_path, keep_log=False) as runtime:
        with pytest.raises(FolderInUse):
            Runtime(tmp_path, keep_log=False)
        busy = Services(v2=Listen("127.0.0.1", 0), receiver=Listen("127.0.0.1", taken.getsockname()[1]))
        with pytest.raises(PortInUse):
            runtime.start(busy)
        assert runtime.servers.v2 is None or not runtime.servers.v2.running
        with pytest.raises(LanOff):
            runtime.start(Services(v2=Listen("0.0.0.0", 0)))
    taken.close()
    before = threading.active_count()
    Runtime(tmp_path, keep_log=False).stop()
    assert threading.active_count() == before


def test_F125_what_a_run_has_sent_is_in_no_journal_after_it(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    assert runtime.run().outcome == "in_step"
    _tag(runtime, "tajemství")
    journal = runtime.replica.journal.path
    assert b"tajemstv" in journal.read_bytes()
    assert runtime.run().pushed == 1
    assert b"tajemstv" not in journal.read_bytes()


def test_the_cloud_is_served_with_its_own_name_and_country(cloud: PracticeCloud, till: Open) -> None:
    runtime = till()
    runtime.start(Services(sync=False, v2=Listen("127.0.0.1", 0)))
    secret = Tokens(tokens_file(runtime.folder), clock=SystemClock()).create("till")
    assert runtime.servers.v2 is not None
    url, ours = runtime.servers.v2.url, f"/v2/clouds/{cloud.cloud_id}"
    with httpx.Client(base_url=url) as client:
        named = {"_cloudId": cloud.cloud_id}
        signed = client.post("/v2/signin/token", headers={"Authorization": f"User {secret}"}, json=named)
        client.headers["Authorization"] = f"Bearer {signed.json()['accessToken']}"
        assert client.get(ours).json()["country"] is None
        runtime.run()
        found = client.get(ours).json()
        assert (found["name"], found["country"]) == ("Practice shop", "CZ")
        assert client.get("/v2/clouds").json()["data"] == [found]
    asked = runtime.engine._cloud.requests
    runtime.run(run_scope=OWN_CHANGES)
    assert runtime.engine._cloud.requests == asked, "it is asked once"
