"""Registration of webhooks in the cloud: created, recognised, removed, refused; and one end to end."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from app.account.connection import connect
from app.background.cloud_webhooks import KINDS, CloudWebhookRegistrar, registration, wanted_registrations
from app.practice.cloud import PracticeCloud
from app.runtime import Runtime
from app.server.factory import Listen, Services
from app.settings.secrets import MemorySecrets
from app.settings.shop_file import Shop as ShopFile
from storage.outbox.questions import HoldReason
from storage.schema.validation import blank
from sync.client.transport import Request, Response
from sync.events import Decision, RunFinished, RunOutcome
from tests.fakes.breakage import HOOK
from tests.fakes.tills import HOUR, Shop, Till, records

SECRET = "s" * 43
PUBLIC = "https://shop.example.com:8443/hooks/"
BASE = f"https://shop.example.com:8443/hooks/{SECRET}"


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    made = Shop(tmp_path)
    yield made
    made.close()


class Receiving:
    """A till whose receiver has a public address, as the runtime puts it together."""

    def __init__(self, till: Till, address: str = PUBLIC) -> None:
        self.till = till
        self.address = address
        self.restart()

    def restart(self) -> None:
        self.registrar = CloudWebhookRegistrar(
            self.till.replica, self.till.commands, self.till.bus, secret=SECRET, address=lambda: self.address
        )
        self.registrar.start()

    def reconcile(self, sync_scheduler: int = 4) -> None:
        """Runs until nothing of ours waits."""
        for _ in range(sync_scheduler):
            self.till.sync()
        assert not self.till.replica.changes("webhooks")

    def decided(self) -> list[str]:
        codes = [each.code for each in self.till.events if isinstance(each, Decision)]
        self.till.events.clear()
        return codes


@pytest.fixture
def receiving(shop: Shop) -> Receiving:
    shop.add("warehouses", name="Sklad")
    return Receiving(shop.till)


def there(shop: Shop) -> set[tuple[str, str]]:
    """Address and kind of every webhook of the cloud."""
    return {(each["url"], each["payloadEntity"]) for each in records(shop.cloud.replica)["webhooks"].values()}


OURS = {(f"{BASE}/{kind}", kind) for kind in (*KINDS, "STOCKLOG")}


def test_webhooks_are_registered_for_the_public_address(shop: Shop, receiving: Receiving) -> None:
    receiving.reconcile()
    assert there(shop) == OURS
    (warehouse,) = records(shop.cloud.replica)["warehouses"]
    stock = [
        each
        for each in records(shop.cloud.replica)["webhooks"].values()
        if each["payloadEntity"] == "STOCKLOG"
    ]
    assert [each["_warehouseId"] for each in stock] == [warehouse]
    assert receiving.decided() == ["webhooks_registered"]
    assert receiving.till.queries.sync_status().headline == "in_step"
    assert receiving.till.queries.undoable() is None, "undo is for what people did"
    with receiving.till.wire.counted() as asked:
        receiving.till.sync()
    assert [line for line in asked if not line.startswith("GET")] == []


def test_F95_a_lost_registration_is_created_again(shop: Shop, receiving: Receiving) -> None:
    receiving.reconcile()
    receiving.decided()
    for number in list(records(shop.cloud.replica)["webhooks"])[:2]:
        shop.delete("webhooks", number)
    receiving.reconcile()
    assert there(shop) == OURS and sorted(receiving.decided()) == ["webhooks_lost", "webhooks_registered"]


def test_others_webhooks_are_never_touched(shop: Shop, receiving: Receiving) -> None:
    theirs = shop.add("webhooks", **HOOK)
    mine = receiving.till.add("webhooks", **{**HOOK, "url": "https://elsewhere.example.com/x"})
    receiving.reconcile()
    receiving.address = ""
    receiving.reconcile()
    assert there(shop) == {
        (HOOK["url"], HOOK["payloadEntity"]),
        ("https://elsewhere.example.com/x", HOOK["payloadEntity"]),
    }
    assert (
        theirs in records(shop.cloud.replica)["webhooks"]
        and mine not in records(shop.cloud.replica)["webhooks"]
    )


@pytest.mark.parametrize("crash", [False, True])
def test_our_webhooks_are_removed_when_the_receiver_is_off_or_moved(
    shop: Shop, receiving: Receiving, crash: bool
) -> None:
    receiving.reconcile()
    receiving.address = "http://new.example.com"
    if crash:
        receiving.till.crash()
        receiving.restart()
    receiving.reconcile()
    assert {url.partition(f"/{SECRET}/")[0] for url, _ in there(shop)} == {"http://new.example.com"}
    receiving.address = ""
    receiving.reconcile()
    assert there(shop) == set() and "webhooks_removed" in receiving.decided()


def test_without_an_address_nothing_is_registered(shop: Shop, receiving: Receiving) -> None:
    receiving.address = ""
    receiving.reconcile()
    assert there(shop) == set() and receiving.decided() == []


@pytest.mark.parametrize(
    "address", ["ftp://x", "no address", "https://", "https://user:pw@x/", "https://x/?a=b", "http://x:0"]
)
def test_an_invalid_address_registers_nothing(address: str) -> None:
    assert wanted_registrations(address, SECRET, [1]) == set()


def test_a_registration_is_identified_by_address_kind_and_warehouse() -> None:
    for each in wanted_registrations(PUBLIC, SECRET, [5, 6]):
        assert registration({"id": 1, "extra": 2, **each.values}) == each
    assert len(wanted_registrations(PUBLIC, SECRET, [5, 6])) == len(KINDS) + 2


def refusing(till: Till, status: int, kind: str = "") -> Callable[[Request], Response | None]:
    def answer(request: Request) -> Response | None:
        refused = request.method == "POST" and "webhooks" in request.path and kind.encode() in request.body
        reason = b'{"reason": "ACCESS_DENIED", "message": "no"}'
        return Response(status, {"content-type": "application/json"}, reason) if refused else None

    return answer


@pytest.mark.parametrize("status", [403, 405, 501])
def test_F24_a_refused_registration_is_tried_once_and_raises_no_conflict(
    shop: Shop, receiving: Receiving, status: int
) -> None:
    till = receiving.till
    till.wire.before = refusing(till, status)
    receiving.reconcile()
    assert there(shop) == set() and receiving.decided().count("webhooks_refused") == 1
    assert till.queries.sync_status().headline == "in_step" and not till.queries.needs_you()
    with till.wire.counted() as asked:
        shop.clock.sleep(HOUR)
        receiving.reconcile()
    assert "POST webhooks" not in asked and receiving.decided() == []
    till.wire.before = None
    receiving.address = "http://new.example.com"
    receiving.reconcile()
    assert len(there(shop)) == len(OURS)


def test_a_kind_that_the_cloud_does_not_know_is_left_out(shop: Shop, receiving: Receiving) -> None:
    receiving.till.wire.before = refusing(receiving.till, 400, "CUSTOMER")
    receiving.reconcile()
    assert {kind for _, kind in there(shop)} == {"PRODUCT", "POINTSLOG", "STOCKLOG"}
    assert receiving.till.queries.sync_status().headline == "in_step"


def test_F67_a_registration_of_unknown_outcome_is_not_created_twice(shop: Shop, receiving: Receiving) -> None:
    till = receiving.till
    till.sync()
    start = len(till.wire.asked)
    till.wire.faults = {start + number: "lost" for number in range(3, 60, 4)}
    for _ in range(12):
        till.sync()
        shop.clock.sleep(HOUR)
    till.wire.faults = {}
    receiving.reconcile()
    assert len(records(shop.cloud.replica)["webhooks"]) == len(OURS) and there(shop) == OURS


def test_a_refused_webhook_of_a_person_stays_a_conflict(shop: Shop, receiving: Receiving) -> None:
    till = receiving.till
    receiving.reconcile()
    till.wire.before = refusing(till, 400)
    till.add("webhooks", **HOOK)
    till.sync()
    (question,) = till.queries.needs_you()
    assert question.reason is HoldReason.REJECTED


def test_a_cancelled_run_reconciles_nothing(shop: Shop, receiving: Receiving) -> None:
    receiving.till.bus.publish(RunFinished(RunOutcome(outcome="cancelled")))
    receiving.till.bus.publish(RunFinished(RunOutcome(outcome="offline")))
    assert not receiving.till.replica.changes(), "the cloud's list was never read"


def test_F92_a_change_in_the_cloud_arrives_by_webhook(tmp_path: Path) -> None:
    cloud = PracticeCloud(tmp_path / "cloud")
    cloud.start()
    folder, secrets = tmp_path / "till", MemorySecrets()
    folder.mkdir()
    connect(
        folder, ShopFile(base_url=cloud.url, cloud_id=cloud.cloud_id), cloud.refresh_token, secrets=secrets
    )
    try:
        with Runtime(folder, secrets=secrets, keep_log=False) as runtime:
            runtime.start(Services(receiver=Listen("127.0.0.1", 0)))
            assert runtime.servers.receiver is not None
            runtime.settings.set({"receiver.public_url": runtime.servers.receiver.url})
            runtime.sync_now().result(20)
            _until(lambda: len(records(cloud.replica)["webhooks"]) == len(KINDS))
            body = {
                **blank(cloud.replica.catalogue["customers"]),
                "lastName": "Tam",
                "_cloudId": cloud.cloud_id,
            }
            made = cloud.commands.save("customers", body).ids[0]
            _until(lambda: made in records(runtime.replica)["customers"])
            assert runtime.queries.sync_status().headline == "in_step"
            runtime.settings.set({"receiver.public_url": ""})
            runtime.sync_now().result(20)
            _until(lambda: not records(cloud.replica)["webhooks"])
    finally:
        cloud.close()


def _until(true: Callable[[], bool], seconds: float = 20.0) -> None:
    deadline = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)
