"""Webhook deliveries to real receivers on loopback: bursts, retries, order, deliveries given up."""

from __future__ import annotations

import hmac
import random
from contextlib import ExitStack
from typing import Any

import pytest

from app.server.webhooks.delivery import (
    CAP_SECONDS,
    MAX_ATTEMPTS,
    POLL_SECONDS,
    retry_delay,
    seconds_until_due,
)
from app.server.webhooks.request import DELIVERY, SIGNATURE
from storage.tables.stock import put_stock
from storage.webhooks.queue import Delivery
from tests.fakes.calling_till import SECRET, CallingTill, bodies, ids
from tests.fakes.wild_server import Behaviour, WildServer, says, serving


def test_a_burst_is_one_call(till: CallingTill, receiver: WildServer) -> None:
    till.register(receiver.url)
    for number in range(20):
        till.put(5, 6, name=f"{number}")
    assert 0 < till.deliverer.step() <= 1.0
    assert receiver.seen == []
    till.settle()
    assert ids(receiver) == [[5, 6]]
    assert bodies(receiver)[0][0]["name"] == "19"
    assert till.settle() == POLL_SECONDS
    assert len(receiver.seen) == 1


def test_a_call_carries_at_most_100_records(till: CallingTill, receiver: WildServer) -> None:
    till.register(receiver.url)
    till.put(*range(1, 251), name="x")
    till.settle()
    while till.replica.deliveries.waiting():
        till.deliverer.step()
    assert [len(each) for each in ids(receiver)] == [100, 100, 50]
    assert sum(ids(receiver), []) == list(range(1, 251))


def test_a_call_is_signed_and_names_its_delivery(till: CallingTill, receiver: WildServer) -> None:
    till.register(f"{receiver.url}/hook?key=x")
    till.put(5)
    till.settle()
    method, path, headers, body = receiver.seen[0]
    assert (method, path) == ("POST", "/hook?key=x")
    at, _, given = headers[SIGNATURE].removeprefix("t=").partition(",v1=")
    assert int(at) == till.clock.now() // 1000
    assert given == hmac.new(SECRET.encode(), f"{at}.".encode() + body, "sha256").hexdigest()
    assert len(headers[DELIVERY]) == 32
    assert headers["User-Agent"].startswith("counterfoil/")


def test_a_get_carries_kind_and_ids(till: CallingTill, receiver: WildServer) -> None:
    till.register(f"{receiver.url}/hook?key=x", method="GET")
    till.put(5, 6)
    till.settle()
    method, path, headers, body = receiver.seen[0]
    assert (method, path, body) == ("GET", "/hook?key=x&entity=PRODUCT&ids=5,6&cloudid=7", b"")
    at, _, given = headers[SIGNATURE].removeprefix("t=").partition(",v1=")
    query = path.partition("?")[2]
    assert given == hmac.new(SECRET.encode(), f"{at}.{query}".encode(), "sha256").hexdigest()


def test_points_and_customers_are_separate_kinds(till: CallingTill, receiver: WildServer) -> None:
    till.register(f"{receiver.url}/points", "POINTSLOG", id=1)
    till.register(f"{receiver.url}/customers", "CUSTOMER", id=2)
    till.put(8, entity="customers", lastName="Malá", points=0.0)
    till.settle()
    assert [path for _, path, *_ in receiver.seen] == ["/customers"]
    till.put(8, entity="customers", lastName="Malá", points=5.0)
    till.settle()
    assert sorted(path for _, path, *_ in receiver.seen) == ["/customers", "/customers", "/points"]
    assert all(each[0]["cloudid"] == "7" for each in bodies(receiver))


def test_a_webhook_of_a_warehouse_gets_its_stock_and_products(
    till: CallingTill, receiver: WildServer
) -> None:
    till.register(receiver.url, _warehouseId=3)
    till.put(5, 6, name="x")
    till.settle()
    assert receiver.seen == []
    for quantity, warehouse in ((4.0, 3), (9.0, 4)):
        with till.replica.write() as tx:
            put_stock(
                tx.connection, [{"_warehouseId": warehouse, "_productId": 5, "stockQuantityStatus": quantity}]
            )
    till.settle()
    assert [(each["productid"], each["stockquantitystatus"]) for each in bodies(receiver)[0]] == [(5, 4.0)]
    till.put(5, 6, name="y")
    till.settle()
    assert ids(receiver) == [[5], [5]]
    assert till.replica.deliveries.waiting() == []


def test_a_removed_record_is_sent_as_deleted(till: CallingTill, receiver: WildServer) -> None:
    till.register(receiver.url)
    till.put(5, name="x")
    with till.replica.write() as tx:
        tx.forget("products", 5)
    till.settle()
    assert [(each["productid"], each["deleted"]) for each in bodies(receiver)[0]] == [(5, 1)]


def test_a_late_change_gets_a_higher_version_date_than_a_delivered_one(
    till: CallingTill, receiver: WildServer
) -> None:
    till.register(receiver.url)
    till.put(5, name="x")
    till.settle()
    shown = bodies(receiver)[0][0]["versiondate"]
    with till.replica.write() as tx:
        late = tx.put("products", {"id": 6, "versionDate": 1000})
    assert late["versionDate"] > shown


def test_a_product_is_sent_with_its_categorys_name(till: CallingTill, receiver: WildServer) -> None:
    till.put(3, entity="categories", name="Pečivo")
    till.register(receiver.url)
    till.put(5, _categoryId=3)
    till.settle()
    assert bodies(receiver)[0][0]["categoryname"] == "Pečivo"


def failing_first(*statuses: int) -> Behaviour:
    left = list(statuses)
    return lambda handler: says(left.pop(0) if left else 200)(handler)


def test_a_retry_keeps_id_and_order_and_sends_the_current_state(till: CallingTill, stack: ExitStack) -> None:
    receiver = stack.enter_context(serving(failing_first(500, 302)))
    till.register(receiver.url)
    till.put(5, name="first")
    till.settle()
    till.put(5, 6, name="second")
    till.settle()
    till.until_dead()
    assert ids(receiver) == [[5], [5], [5], [5, 6]]
    named = [headers[DELIVERY] for *_, headers, _ in receiver.seen]
    assert len(set(named[:3])) == 1 and named[3] != named[0]
    assert [each[0]["name"] for each in bodies(receiver)][:3] == ["first", "second", "second"]
    assert till.replica.deliveries.dead() == []


def test_a_delivery_is_given_up_after_twelve_attempts_with_backoff(
    till: CallingTill, stack: ExitStack
) -> None:
    receiver = stack.enter_context(serving(says(503)))
    till.register(receiver.url)
    till.put(5)
    till.settle()
    waits = till.until_dead()
    assert len(receiver.seen) == MAX_ATTEMPTS
    assert len(waits) == MAX_ATTEMPTS - 1
    ceilings = [min(5.0 * 2**at, 3600.0) for at in range(MAX_ATTEMPTS - 1)]
    assert all(0 <= wait <= ceiling for wait, ceiling in zip(waits, ceilings, strict=True))
    (dead,) = till.replica.deliveries.dead()
    assert (dead.records, dead.attempts, dead.problem) == ((5,), MAX_ATTEMPTS, "status:503")
    receiver.behaviour = says(200)
    till.put(5, name="today")
    assert till.replica.deliveries.replay([dead.id]) == 1
    till.settle()
    till.deliverer.step()
    assert receiver.seen[MAX_ATTEMPTS][2][DELIVERY] == dead.id
    assert bodies(receiver)[MAX_ATTEMPTS][0]["name"] == "today"
    assert till.replica.deliveries.dead() == till.replica.deliveries.waiting() == []


def test_a_failing_webhook_does_not_delay_others(
    till: CallingTill, stack: ExitStack, receiver: WildServer
) -> None:
    with serving(says(200)) as gone:
        closed = gone.url
    till.register(closed, id=1)
    till.register(receiver.url, id=2)
    till.put(5)
    till.settle()
    till.put(6)
    till.settle()
    assert ids(receiver) == [[5], [6]]
    assert [each.problem for each in till.replica.deliveries.waiting()] == ["offline:refused", None]


def test_backoff_has_full_jitter_up_to_an_hour() -> None:
    rng = random.Random(3)
    first = [retry_delay(1, rng) for _ in range(500)]
    last = [retry_delay(MAX_ATTEMPTS, rng) for _ in range(500)]
    assert min(first) < 0.5 and 4.5 < max(first) <= 5.0
    assert min(last) < 360 and 3200 < max(last) <= CAP_SECONDS


def test_F78_a_clock_set_back_does_not_delay_a_delivery() -> None:
    delivery = Delivery(
        seq=1, id="d", hook=1, records=(), created=0, attempts=1, next_try=10_000, dead=None, problem=None
    )
    assert seconds_until_due(delivery, 4_000) == 6.0
    assert seconds_until_due(delivery, 20_000) == 0.0
    assert seconds_until_due(delivery, 10_000 - round(CAP_SECONDS * 1000) - 1) == 0.0


def test_a_url_that_now_leads_here_is_not_called(till: CallingTill, receiver: WildServer) -> None:
    till.register(receiver.url)
    till.loop_guard.add(receiver.server_port)
    till.put(5)
    till.settle()
    assert receiver.seen == []
    assert [each.problem for each in till.replica.deliveries.waiting()] == ["own_address"]


def test_a_url_that_now_leads_to_a_link_local_address_is_not_called(
    till: CallingTill, receiver: WildServer
) -> None:
    till.register(receiver.url)
    till.loop_guard._lookup = lambda host, port: ["8.8.8.8", "169.254.169.254"]
    till.put(5)
    till.settle()
    assert receiver.seen == []
    assert [each.problem for each in till.replica.deliveries.waiting()] == ["link_local_address"]


def test_a_name_that_leads_elsewhere_when_it_is_called_is_sent_nothing(
    till: CallingTill, receiver: WildServer
) -> None:
    """DNS rebinding: the address that was looked up is judged, and then the one that was connected to."""
    till.register(receiver.url.replace("127.0.0.1", "localhost"))
    till.loop_guard._lookup = lambda host, port: ["8.8.8.8"]
    till.loop_guard._private = lambda: False
    till.put(5)
    till.settle()
    assert receiver.seen == []
    assert [each.problem for each in till.replica.deliveries.waiting()] == ["private_address"]
    till.loop_guard._private = lambda: True
    till.clock.sleep(3600)
    till.deliverer.step()
    assert len(receiver.seen) == 1


def test_an_internal_error_is_a_failed_attempt_without_details(
    till: CallingTill, receiver: WildServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*given: object, **named: object) -> Any:
        raise RuntimeError("hidden")

    till.register(f"{receiver.url}/?key=hidden")
    till.put(5)
    with monkeypatch.context() as patched:
        patched.setattr("app.server.webhooks.delivery.build_webhook_request", fail)
        till.settle()
    assert [each.problem for each in till.replica.deliveries.waiting()] == ["bug"]
    till.until_dead()
    assert len(receiver.seen) == 1
    assert "RuntimeError" in caplog.text
    assert not [
        each for each in caplog.records if each.name.startswith("app") and "hidden" in each.getMessage()
    ]


def test_a_webhook_that_was_removed_is_not_called(till: CallingTill, receiver: WildServer) -> None:
    till.register(receiver.url)
    till.put(5)
    till.deliverer.step()
    till.clock.sleep(1.0)
    till.replica.hooks.remove(1)
    till.deliverer.step()
    assert not till.replica.deliveries.has_pending()
    till.register(receiver.url)
    till.settle()
    assert receiver.seen == []
