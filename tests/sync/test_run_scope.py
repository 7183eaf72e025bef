"""Run scopes: which lists a run reads, in which order, and how much of the budget it takes."""

from __future__ import annotations

import time

import pytest

from app.practice.faults import Fault, Rule
from sync import push_between_reads
from sync.client.transport import Request, Response
from sync.events import Decision
from sync.limits.request_budget import Purpose
from sync.run_scope import DUE, OWN_CHANGES, for_webhook
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def lists_in(asked: list[str]) -> set[str]:
    return {line.removeprefix("GET ") for line in asked if line.startswith("GET ")}


def through(shop: Shop, till: Till, seconds: float) -> int:
    """Rounds by themselves for so long; answers how many requests left."""
    before, end = len(till.wire.asked), shop.clock.monotonic() + seconds
    while shop.clock.monotonic() < end:
        wait = till.engine.due_in()
        if wait > 0:
            shop.clock.sleep(min(wait + 0.01, 60.0))
            continue
        till.sync(run_scope=DUE)
    return len(till.wire.asked) - before


# thrift


def test_a_run_with_nothing_new_is_one_request_for_each_list(shop: Shop, till: Till) -> None:
    shop.customers(30)
    till.sync()
    till.sync()
    with till.wire.counted() as asked:
        assert till.sync().outcome == "in_step"
    assert len(asked) == len(lists_in(asked)) == 13
    assert sorted(till.wire.answered[-13:]) == [200] + [304] * 12, "all but the webhooks, which have no dates"


def test_a_scheduled_run_with_nothing_new_polls_the_hot_lists_only(shop: Shop, till: Till) -> None:
    shop.customers(30)
    shop.add("warehouses", name="Sklad")
    till.sync()
    till.sync()
    shop.clock.sleep(301)
    with till.wire.counted() as asked:
        assert till.sync(run_scope=DUE).outcome == "in_step"
    assert lists_in(asked) >= {"customers", "products"} and len(asked) <= 8


def test_half_an_hour_of_polling_takes_under_75_requests_and_stays_green(shop: Shop, till: Till) -> None:
    shop.customers(30)
    shop.add("warehouses", name="Sklad")
    till.sync()
    through(shop, till, 3 * HOUR)
    for _ in range(4):
        assert through(shop, till, HOUR / 2) <= 75
        assert till.queries.sync_status().headline == "in_step"
    assert till.queries.sync_status().requests.used <= 75


def test_a_change_elsewhere_is_found_within_the_window_of_its_list(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    supplier = shop.add("suppliers", name="Mlýn")
    till.sync()
    through(shop, till, HOUR)
    shop.edit("customers", one, note="new")
    shop.edit("suppliers", supplier, name="Nový mlýn")
    through(shop, till, 600)
    assert till.get("customers", one)["note"] == "new"
    through(shop, till, 1600)
    assert till.get("suppliers", supplier)["name"] == "Nový mlýn"


def test_a_run_without_a_due_list_requests_nothing(shop: Shop, till: Till) -> None:
    till.sync()
    assert till.engine.due_in() > 60
    with till.wire.counted() as asked:
        assert till.sync(run_scope=DUE).outcome == "in_step"
    assert asked == []


def test_another_process_resumes_the_polling(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(30)
    till.crash()
    assert till.engine.due_in() > 60
    shop.clock.sleep(HOUR)
    assert till.engine.due_in() == 0


def test_when_the_budget_is_short_cold_lists_wait_and_changes_are_sent(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    shop.clock.sleep(2 * HOUR)
    for _ in range(136):
        till.engine.gate.answered(Request("GET", "/x"), Response(200), 0.0)
    with till.wire.counted() as asked:
        till.sync(run_scope=DUE)
    assert lists_in(asked) == {"customers", "products"}
    run = till.replica.sync_state.runs.latest(limit=1)[0]
    assert [each["code"] for each in run.decisions] == ["postponed"]
    assert "taxes" in run.decisions[0]["params"]["entities"]
    assert till.queries.sync_status().headline == "less_often", "what was not looked at is not green"
    assert till.engine.due_in() > 30
    for _ in range(50):
        till.engine.gate.answered(Request("GET", "/x"), Response(200), 0.0)
    till.edit("customers", one, note="mine")
    assert till.engine.due_in() == 0
    assert till.sync(run_scope=OWN_CHANGES).pushed == 1
    shop.clock.sleep(HOUR)
    assert till.sync(run_scope=DUE).outcome == "in_step"
    assert till.queries.sync_status().headline == "in_step"


def test_a_person_who_asks_gets_everything_whatever_was_spent(shop: Shop, till: Till) -> None:
    till.sync()
    for _ in range(300):
        till.engine.gate.answered(Request("GET", "/x"), Response(200), 0.0)
    with till.wire.counted() as asked:
        till.sync()
    assert len(lists_in(asked)) >= 13


def test_the_first_download_may_exceed_the_budget_without_delaying_later_runs(shop: Shop, till: Till) -> None:
    shop.old_customers(20_000 // 100)
    tight = till.engine.gate.requests
    tight._budget = lambda: 20
    outcome = till.sync()
    assert outcome.outcome == "in_step" and outcome.usage.used > 20
    assert tight.may_spend(Purpose.SCAN)


def test_F25_a_first_download_resumes_after_a_429(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(450)
    shop.cloud.faults.set(Rule(fault=Fault.RATE_LIMIT, path="/customers", times=1))
    seen = len(ids)
    first = till.sync()
    assert first.error == "rate_limited"
    shop.clock.sleep(till.engine.due_in() + 1)
    assert till.sync(run_scope=DUE).outcome == "in_step"
    assert till.queries.counts()["customers"].total == seen
    check_in_step(shop)


# the user's own changes


def test_an_edit_is_sent_without_reading_a_list(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    till.edit("customers", ids[0], note="mine")
    shop.edit("customers", ids[0], phone="+420 1")
    with till.wire.counted() as asked:
        outcome = till.sync(run_scope=OWN_CHANGES)
    assert asked == [f"GET customers/{ids[0]}", f"PATCH customers/{ids[0]}"]
    assert (outcome.pushed, outcome.outcome) == (1, "in_step")
    both = shop.get("customers", ids[0])
    assert (
        (both["note"], both["phone"])
        == ("mine", "+420 1")
        == (
            till.get("customers", ids[0])["note"],
            till.get("customers", ids[0])["phone"],
        )
    )


def test_a_run_that_only_sends_does_not_count_as_complete(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    last = till.queries.sync_status().last_success
    shop.clock.sleep(HOUR)
    till.edit("customers", one, note="mine")
    till.sync(run_scope=OWN_CHANGES)
    status = till.queries.sync_status()
    assert (status.headline, status.last_success) == ("stale", last)


@pytest.mark.parametrize("crash", [False, True])
def test_changes_are_sent_during_a_long_download(shop: Shop, till: Till, crash: bool) -> None:
    ids = shop.old_customers(1500)
    new = till.add("suppliers", name="Already here")
    passed: list[int] = []

    def slow(request: Request) -> None:
        shop.clock.sleep(1.0)
        if request.method == "PUT":
            passed.append(till.queries.counts()["customers"].total)
        elif len(till.wire.asked) == 44 and not crash:
            till.edit("customers", ids[0], note="while downloading")

    till.wire.before = slow  # type: ignore[assignment]
    outcome = till.sync()
    assert outcome.outcome == "in_step" and passed and passed[0] < 1500
    assert shop.get("suppliers", new)["name"] == "Already here"
    till.wire.before = None
    till.sync()
    check_in_step(shop)


def test_changes_are_sent_during_a_download_longer_than_the_quota(
    shop: Shop, till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push_between_reads, "MANY", 10)
    shop.old_customers(1500)
    new = till.add("suppliers", name="Already here")
    till.wire.before = lambda _: Response(429, {"retry-after": "60"}) if len(till.wire.asked) > 25 else None
    assert till.sync().error == "rate_limited"
    assert shop.get("suppliers", new)["name"] == "Already here" and not till.waiting


def test_changes_that_fail_during_a_download_do_not_stop_it(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(900)
    till.add("suppliers", name="Refused for now")

    def slow(request: Request) -> Response | None:
        shop.clock.sleep(2.0)
        return Response(500) if request.method != "GET" and "signin" not in request.path else None

    till.wire.before = slow
    outcome = till.sync()
    assert till.queries.counts()["customers"].total == len(ids)
    assert outcome.waiting == 1
    till.wire.before = None
    till.settle()
    check_in_step(shop)


# webhooks


def test_F92_a_webhook_reads_its_entity_only(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    shop.add("warehouses", name="Sklad")
    till.sync()
    shop.edit("customers", one, note="announced")
    with till.wire.counted() as asked:
        till.engine.webhook_received(["customers"])
        till.sync(run_scope=for_webhook(frozenset({"customers"})))
    assert lists_in(asked) == {"customers"} and till.get("customers", one)["note"] == "announced"
    with till.wire.counted() as asked:
        till.sync(run_scope=for_webhook(frozenset({"warehouse-products"})))
    assert all("/products" in line for line in asked) and asked


def test_F94_a_webhook_for_an_unknown_entity_reads_nothing(till: Till) -> None:
    till.sync()
    with till.wire.counted() as asked:
        till.engine.webhook_received(["reservations"])
        assert till.sync(run_scope=for_webhook(frozenset({"reservations"}))).outcome == "in_step"
    assert asked == []


def test_F122_a_call_that_names_nothing_reads_the_hot_lists_and_proves_nothing(
    shop: Shop, till: Till
) -> None:
    (one,) = shop.customers(1)
    till.sync()
    for number in range(4):
        shop.clock.sleep(100)
        shop.edit("customers", one, note=f"announced {number}")
        entities = till.engine.anything_changed()
        assert {"customers", "products"} <= set(entities) and "taxes" not in entities
        with till.wire.counted() as asked:
            till.sync(run_scope=for_webhook(frozenset(entities)))
        assert lists_in(asked) == {"customers", "products"}
        assert till.get("customers", one)["note"] == f"announced {number}"
    assert not till.engine.polling.webhook_trust.trusted("customers")


def test_webhooks_that_announce_make_polling_rarer_and_a_lost_one_brings_it_back(
    shop: Shop, till: Till
) -> None:
    (one,) = shop.customers(1)
    till.sync()
    for number in range(3):
        shop.edit("customers", one, note=f"announced {number}")
        till.engine.webhook_received(["customers"])
        till.sync(run_scope=for_webhook(frozenset({"customers"})))
        shop.clock.sleep(100)
    trusted = [each for each in till.events if isinstance(each, Decision)]
    assert [(each.code, each.entity) for each in trusted] == [("webhooks_trusted", "customers")]
    rare = [line for line in _lists_of(shop, till, 1800) if line == "customers"]
    shop.edit("customers", one, note="lost")
    through(shop, till, 700)
    assert till.get("customers", one)["note"] == "lost"
    doubted = [each.code for each in till.events if isinstance(each, Decision)]
    assert doubted == ["webhooks_trusted", "webhooks_doubted"]
    often = [line for line in _lists_of(shop, till, 1800) if line == "customers"]
    assert len(rare) <= 4 < len(often)


def _lists_of(shop: Shop, till: Till, seconds: float) -> list[str]:
    with till.wire.counted() as asked:
        through(shop, till, seconds)
    return [line.removeprefix("GET ") for line in asked]


# rest after failures


def test_F13_without_a_network_runs_are_frequent_and_its_return_is_detected(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(HOUR)
    till.wire.down = True
    waits = []
    for _ in range(12):
        till.sync(run_scope=DUE)
        waits.append(till.engine.due_in())
        shop.clock.sleep(waits[-1] + 0.01)
    assert min(waits) >= 1 and max(waits) <= 62
    till.wire.down = False
    assert till.sync(run_scope=DUE).outcome == "in_step" and not till.engine.backing_off()


def test_F03_a_bad_certificate_is_not_retried_in_a_row(shop: Shop, till: Till) -> None:
    from sync.errors import TlsRefused

    def refuse(request: Request) -> Response:
        raise TlsRefused(reason="expired")

    till.wire.before = refuse
    till.sync()
    till.add("customers", lastName="Waits")
    assert till.engine.backing_off() and till.engine.due_in() >= 600
    assert through(shop, till, HOUR) <= 5
    till.wire.before = None
    assert till.sync().outcome == "in_step"


def test_F22_a_refused_sign_in_stops_and_loses_nothing(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    refusal = Response(401, {"content-type": "application/json"}, b'{"reason": "INVALID_REFRESH_TOKEN"}')
    till.wire.before = lambda request: refusal
    assert till.sync().outcome == "sign_in"
    assert through(shop, till, HOUR) <= 4 and till.waiting == 1
    till.wire.before = None
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["note"] == "mine"


def test_a_list_that_fails_alone_is_polled_again_within_minutes(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(HOUR)
    till.wire.before = lambda request: Response(500) if request.path.endswith("/taxes") else None
    assert till.sync(run_scope=DUE).outcome == "offline"
    till.wire.before = None
    through(shop, till, 200)
    assert till.queries.sync_status().headline == "in_step"


@pytest.mark.parametrize("years", [-10, 10])
def test_F78_scheduled_runs_continue_under_a_jumping_clock(shop: Shop, till: Till, years: int) -> None:
    (one,) = shop.customers(1)
    till.sync()
    edited = shop.clock.wall
    shop.edit("customers", one, note="new")
    shop.clock.wall += years * 365 * 86_400_000
    asked = through(shop, till, 1800)
    assert 5 < asked <= 90 and till.get("customers", one)["note"] == "new"
    shop.clock.wall = edited + 3_600_000
    through(shop, till, 3600)
    assert till.queries.sync_status().headline == "in_step"


def test_a_run_with_nothing_new_takes_little_time(shop: Shop, till: Till) -> None:
    """The real bound (30 ms) is the bench's; here only that it is not another order of magnitude."""
    shop.customers(1000)
    till.sync()
    till.sync()
    began = time.process_time()
    till.sync()
    assert time.process_time() - began < 1.0
