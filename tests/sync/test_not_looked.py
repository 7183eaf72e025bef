"""Lists that a run left unread: the run and the status say which, why, and until when (F124)."""

from __future__ import annotations

from app.commands.pause import PauseControl
from app.queries.run_history import past_runs
from storage.query.grammar import Query
from sync.client.transport import Request, Response
from sync.events import NotLooked
from sync.run_scope import DUE, OWN_CHANGES
from tests.fakes.breakage import answering
from tests.fakes.tills import HOUR, Shop, Till


def said(till: Till) -> dict[str, NotLooked]:
    return {each.entity: each for each in till.queries.sync_status().not_looked}


def spend(till: Till, count: int) -> None:
    for _ in range(count):
        till.engine.gate.answered(Request("GET", "/x"), Response(200), 0.0)


def test_F124_a_run_that_the_budget_keeps_from_reading_says_so_and_until_when(shop: Shop, till: Till) -> None:
    till.sync()
    assert said(till) == {} and "not_looked" not in past_runs(till.replica, limit=1)[0].figures
    shop.clock.sleep(2 * HOUR)
    spend(till, 150)
    shop.clock.sleep(300)
    with till.wire.counted() as asked:
        outcome = till.sync(run_scope=DUE)
    assert asked == []
    found = said(till)
    assert {"customers", "products", "taxes"} <= found.keys() and found.keys() == {
        each.entity for each in outcome.not_looked
    }
    assert {each.reason for each in found.values()} == {"budget"}
    run = past_runs(till.replica, limit=1)[0]
    assert [each["entity"] for each in run.figures["not_looked"]] == [
        each.entity for each in outcome.not_looked
    ]
    # The time is true: a moment before there is no room, a moment after it is read.
    until = found["customers"].until
    assert until is not None
    shop.clock.sleep((until - shop.clock.now()) / 1000 - 5)
    assert till.engine.due_in() > 0
    shop.clock.sleep(6)
    assert till.engine.due_in() == 0
    with till.wire.counted() as asked:
        till.sync(run_scope=DUE)
    assert "GET customers" in asked
    assert "customers" not in said(till)


def test_F78_F124_a_clock_that_is_set_back_hides_no_unread_list(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(2 * HOUR)
    spend(till, 150)
    shop.clock.wall -= 365 * 24 * 3_600_000
    left = {each.entity for each in till.sync(run_scope=DUE).not_looked}
    assert "customers" in left and said(till).keys() == left
    shop.clock.sleep(2 * HOUR)
    assert till.sync().outcome == "in_step" and said(till) == {}


def test_F124_a_list_that_waits_for_the_budget_delays_no_other(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(2 * HOUR)
    spend(till, 136)
    till.sync(run_scope=DUE)
    assert {"taxes", "tags"} <= said(till).keys() and "customers" not in said(till)
    assert till.engine.due_in() < 330, "hot lists are polled as before"
    runs = len(till.replica.sync_state.runs.latest(limit=1000))
    end = shop.clock.monotonic() + 1200
    while shop.clock.monotonic() < end:
        shop.clock.sleep(max(till.engine.due_in(), 0.01))
        till.sync(run_scope=DUE)
    made = till.replica.sync_state.runs.latest(limit=1000)[: -runs or None]
    assert len([each for each in made if not each.figures["requests"]]) <= 1, "no run in vain every minute"


def test_F124_N6_a_long_list_of_news_is_read_in_parts_within_the_allowance(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.sync(run_scope=DUE)
    shop.clock.sleep(2 * HOUR)
    spend(till, 126)
    shop.customers(2500)
    outcome = till.sync(run_scope=DUE)
    assert till.engine.gate.usage().used <= 150 and "customers" in said(till)
    assert {each.reason for each in outcome.not_looked} == {"budget"}
    here = till.replica.count("customers", Query())
    assert 0 < here < 2500, "what was read is kept"
    assert outcome.pulled == here, "and the run counts it"
    shop.clock.sleep(till.engine.due_in())
    for _ in range(20):
        till.sync(run_scope=DUE)
        assert till.engine.gate.usage().used <= 150
        shop.clock.sleep(max(till.engine.due_in(), 1))
    assert till.replica.count("customers", Query()) == 2500 and "customers" not in said(till)


def test_F124_N6_a_list_is_read_only_where_there_is_room_for_what_it_took_the_last_time(
    shop: Shop, till: Till
) -> None:
    shop.fill("taxes", [{"name": f"n{number}"} for number in range(550)])
    till.sync()
    shop.clock.sleep(2 * HOUR)
    with till.wire.counted() as asked:
        till.sync(run_scope=DUE)
    assert asked.count("GET taxes") > 3
    shop.clock.sleep(2 * HOUR)
    spend(till, 126)
    with till.wire.counted() as asked:
        till.sync(run_scope=DUE)
    assert "GET taxes" not in asked and "taxes" in said(till), (
        "after the lists before it there is room for one of its pages"
    )
    assert "GET customers" in asked, "it delays no other list"
    assert till.engine.gate.usage().used <= 150


def test_F124_N7_a_list_that_waits_for_the_budget_is_not_fresh(shop: Shop, till: Till) -> None:
    till.sync()
    before = till.queries.sync_status().last_success
    shop.clock.sleep(2 * HOUR)
    spend(till, 136)
    for _ in range(3):
        till.sync(run_scope=DUE)
        shop.clock.sleep(100)
    assert till.queries.sync_status().last_success == before


def test_F124_a_pause_of_the_cloud_names_every_list_that_waits_for_its_end(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.wire.before = lambda request: Response(429, {"retry-after": "600"})
    till.sync()
    till.wire.before = None
    for _ in range(2):
        found = said(till)
        assert {"customers", "taxes", "webhooks"} <= found.keys()
        assert {each.reason for each in found.values()} == {"rate_limited"}
        until = found["taxes"].until
        assert until is not None and 500_000 < until - shop.clock.now() < 700_000
        outcome = till.sync(run_scope=OWN_CHANGES)
        assert (outcome.error, outcome.requests) == ("rate_limited", 0)
        till.crash()
    shop.clock.sleep(700)
    assert {each.until for each in said(till).values()} == {None}, "from now on the next run reads them"
    till.sync()
    assert said(till) == {}


def test_F124_a_failure_in_the_middle_names_the_lists_behind_it(shop: Shop, till: Till) -> None:
    till.sync()
    till.wire.before = lambda request: (
        Response(429, {"retry-after": "60"}) if request.path.endswith("/suppliers") else None
    )
    outcome = till.sync()
    left = {each.entity for each in outcome.not_looked}
    assert "suppliers" in left and "product-ingredients" in left and "customers" not in left


def test_F124_F112_a_refused_list_is_among_them(shop: Shop, till: Till) -> None:
    till.sync()
    till.wire.before = lambda request: (
        answering(400, {})(request) if request.path.endswith("/taxes") else None
    )
    till.sync()
    assert said(till).keys() == {"taxes"} and said(till)["taxes"].reason == "list_refused"
    until = said(till)["taxes"].until
    assert until is not None and 50_000 < until - shop.clock.now() < 70_000


def test_F124_a_pause_that_a_person_asked_for_names_all(shop: Shop, till: Till) -> None:
    till.sync()
    pausing = PauseControl(till.replica, till.bus)
    until = pausing.begin()
    assert len(said(till)) == 13 and {(each.reason, each.until) for each in said(till).values()} == {
        ("paused", until)
    }
    pausing.end()
    assert said(till) == {}


def test_F124_a_webhooks_run_forgets_nothing_of_the_other_lists(shop: Shop, till: Till) -> None:
    from sync.run_scope import for_webhook

    till.sync()
    till.wire.before = lambda request: (
        Response(429, {"retry-after": "60"}) if request.path.endswith("/suppliers") else None
    )
    till.sync()
    till.wire.before = None
    shop.clock.sleep(70)
    till.engine.webhook_received(["suppliers"])
    till.sync(run_scope=for_webhook(frozenset({"suppliers"})))
    assert "suppliers" not in said(till) and "product-ingredients" in said(till)


def test_F124_N7_headline_and_ticks_say_that_the_allowance_is_used_up(shop: Shop, till: Till) -> None:
    till.sync()
    till.sync()
    assert till.queries.sync_status().headline == "in_step"
    assert all(each.fresh for each in till.queries.list_ages())
    spend(till, 150)
    for _ in range(11):
        shop.clock.sleep(61)
        outcome = till.sync(run_scope=DUE)
    assert outcome.requests == 0, "ten minutes without a request, and every list within its window"
    status = till.queries.sync_status()
    assert status.headline == "less_often"
    assert status.until == status.less_often_until == said(till)["customers"].until
    ages = {each.entity: each for each in till.queries.list_ages()}
    assert not ages["customers"].fresh and not ages["customers"].old
    waits = ages["customers"].not_looked
    assert waits is not None and waits.reason == "budget"
    assert ages["taxes"].fresh, "its interval lasts half an hour"
    shop.clock.sleep(max(0, (status.until or 0) - shop.clock.now()) / 1000 + 1)
    till.sync(run_scope=DUE)
    assert till.queries.sync_status().less_often_until is None
    assert next(each for each in till.queries.list_ages() if each.entity == "customers").fresh


def test_F124_a_cold_list_that_waits_within_its_window_is_no_headline(shop: Shop, till: Till) -> None:
    till.sync()
    shop.clock.sleep(2000)
    spend(till, 136)
    till.sync(run_scope=DUE)
    assert "taxes" in said(till) and "customers" not in said(till)
    status = till.queries.sync_status()
    assert (status.headline, status.less_often_until) == ("in_step", None)
    ages = {each.entity: each for each in till.queries.list_ages()}
    assert ages["customers"].fresh and not ages["taxes"].fresh
