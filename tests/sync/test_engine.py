"""A run from outside: its outcome, what it stores and publishes, and that "in step" is never a guess (N7)."""

from __future__ import annotations

import threading

import pytest

from app.practice.faults import Fault, Rule
from app.queries.run_history import group_runs
from sync.client.transport import Request, Response
from sync.errors import Offline, TlsRefused
from sync.events import Progress, RecordsChanged, RunFinished, RunStarted
from sync.run_scope import DUE
from tests.fakes.tills import HOUR, STORED, Shop, Till, check_in_step


def last_success(till: Till) -> int | None:
    return till.queries.sync_status().last_success


# words


def test_the_outcomes_of_a_good_day(shop: Shop, till: Till) -> None:
    assert till.queries.sync_status().headline == "never"
    shop.customers(3)
    outcome = till.sync()
    assert (outcome.outcome, outcome.pulled, outcome.pushed, outcome.error) == ("in_step", 3, 0, None)
    assert till.queries.sync_status().headline == "in_step"
    till.add("customers", lastName="New")
    assert till.queries.sync_status().headline == "waiting"
    assert till.sync().pushed == 1
    status = till.queries.sync_status()
    assert status.headline == "in_step" and status.online is True and status.waiting == 0


def test_the_outcome_when_a_person_is_needed(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    shop.edit("customers", one, note="theirs")
    outcome = till.sync()
    assert (outcome.outcome, outcome.needs_you, outcome.waiting) == ("needs_you", 1, 1)
    assert till.queries.sync_status().headline == "needs_you"


def test_F01_the_outcome_without_a_network(till: Till) -> None:
    till.wire.down = True
    one = till.add("customers", lastName="New")
    outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("offline", "offline", 1)
    status = till.queries.sync_status()
    assert status.headline == "offline" and status.online is False and status.last_success is None
    assert till.get("customers", one)["lastName"] == "New"


def test_F02_the_outcome_behind_a_portal(shop: Shop, till: Till) -> None:
    shop.customers(3)
    shop.cloud.faults.set(Rule(fault=Fault.HTML))
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("offline", "portal")
    assert not till.replica.sync_state.cursors.all()


@pytest.mark.parametrize("path", ["/customers", "/webhooks"])
def test_F02_a_portal_that_comes_up_in_the_middle_stops_the_run(shop: Shop, till: Till, path: str) -> None:
    shop.cloud.faults.set(Rule(fault=Fault.HTML, path=path))
    assert till.sync().error == "portal"


def test_F03_the_outcome_for_an_untrusted_certificate(till: Till) -> None:
    def refuse(request: Request) -> Response:
        raise TlsRefused(reason="expired")

    till.wire.before = refuse
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("offline", "tls_refused")


def test_the_outcome_for_another_clouds_records(shop: Shop, till: Till) -> None:
    shop.customers(1)
    till.sync()
    shop.edit("customers", 1000, note="x")
    shop.silently(1000, _cloudId=99)
    assert till.sync().outcome == "error"
    assert till.get("customers", 1000)["_cloudId"] == shop.cloud.cloud_id


@pytest.mark.parametrize(
    ("status", "reason", "word"),
    [
        (401, "INVALID_REFRESH_TOKEN", "sign_in"),
        (403, "LICENSE_UPGRADE_REQUIRED", "sign_in"),
        (429, None, "offline"),
        (503, None, "offline"),
    ],
)
def test_the_outcome_when_signing_in_fails(till: Till, status: int, reason: str | None, word: str) -> None:
    body = b'{"reason": "%s"}' % reason.encode() if reason else b""
    till.wire.before = lambda request: Response(status, {"content-type": "application/json"}, body)
    assert till.sync().outcome == word
    assert len(till.wire.asked) == 1


def test_F23_an_entity_that_may_not_be_read_delays_no_other(shop: Shop, till: Till) -> None:
    shop.customers(2)
    shop.add("suppliers", name="Mlýn")
    denied = Response(403, {"content-type": "application/json"}, b'{"reason": "ACCESS_DENIED"}')
    till.wire.before = lambda request: denied if "/suppliers" in request.path else None
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("error", "forbidden")
    assert till.queries.counts()["customers"].total == 2
    status = till.queries.sync_status()
    assert (
        status.headline == "error"
        and status.problems == {"suppliers": "forbidden"}
        and status.last_success is None
    )


def test_F23_a_licence_that_ends_in_the_middle_of_a_pull_stops_the_run(till: Till) -> None:
    ended = Response(403, {"content-type": "application/json"}, b'{"reason": "LICENSE_UPGRADE_REQUIRED"}')
    for path in ("/customers", "/webhooks"):
        till.wire.before = lambda request, path=path: ended if path in request.path else None  # type: ignore[misc]
        assert till.sync().outcome == "sign_in"


def test_a_failed_list_of_webhooks_delays_no_other(shop: Shop, till: Till) -> None:
    shop.customers(2)
    till.wire.before = lambda request: Response(500) if "/webhooks" in request.path else None
    assert till.sync().error == "server_fault"
    assert till.queries.counts()["customers"].total == 2 and till.queries.sync_status().problems == {
        "webhooks": "server_fault"
    }
    till.wire.before = None
    assert till.sync().outcome == "in_step"


# any request may fail


def test_F01_F04_F13_offline_at_any_request_loses_nothing(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    total = 40
    for number in range(total):
        till.edit("customers", ids[0], note=f"note {number}")
        till.add("suppliers", name=f"Supplier {number}")
        start = len(till.wire.asked)
        till.wire.faults = {start + number % 20: "lost" if number >= 20 else "unsent"}
        outcome = till.sync()
        assert outcome.outcome in ("offline", "in_step", "waiting")
        if outcome.outcome == "offline":
            status = till.queries.sync_status()
            assert status.headline == "offline" and status.online is False
        till.wire.faults = {}
        shop.clock.sleep(HOUR)
        assert till.settle().outcome == "in_step"
    check_in_step(shop)
    assert till.queries.counts()["suppliers"].total == total


# history and events


def test_every_run_is_stored(shop: Shop, till: Till) -> None:
    shop.customers(3)
    till.sync()
    till.wire.down = True
    till.sync()
    newest, first = till.replica.sync_state.runs.latest()
    assert (newest.outcome, newest.error) == ("offline", "offline")
    assert first.outcome == "in_step" and first.figures["pulled"] == 3 and first.figures["requests"] > 10
    assert first.started < first.finished


def test_F125_an_outage_of_days_is_one_row_of_the_history(shop: Shop, till: Till) -> None:
    """Its runs pushed the days before out of the history: 5,000 of them are three and a half days."""
    shop.customers(3)
    till.sync()
    till.add("customers", lastName="Waits")
    till.wire.down = True
    began, runs = shop.clock.now(), 300
    for _ in range(runs):
        shop.clock.sleep(till.engine.due_in() + 60)
        till.sync(run_scope=DUE)
    till.wire.down = False
    till.sync()
    newest, outage, first = group_runs(till.queries.runs())
    assert (newest.run.outcome, first.run.outcome) == ("in_step", "in_step")
    assert outage.count == runs and outage.run.error == "offline"
    assert outage.first - began < 200_000 and outage.last - outage.first > (runs - 1) * 60_000
    assert len(till.replica.sync_state.runs.latest(limit=runs)) == 3


def test_a_run_publishes_its_progress(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    told = [type(each) for each in till.events]
    assert told[0] is RunStarted and told[-1] is RunFinished
    assert RecordsChanged("customers", tuple(ids), "pull", origin="sync") in till.events
    progress = [each for each in till.events if isinstance(each, Progress) and each.entity == "customers"]
    assert progress[-1] == Progress("pull", "customers", 3, 3)
    till.events.clear()
    new = till.add("customers", lastName="New")
    till.sync()
    assert RecordsChanged("customers", (new,), "sent", origin="sync") in till.events
    assert Progress("push", "customers", 1, 1) in till.events


def test_a_listener_that_fails_does_not_stop_the_run(shop: Shop, till: Till) -> None:
    shop.customers(1)

    def fail(event: object) -> None:
        raise RuntimeError

    till.bus.subscribe(fail)
    assert till.sync().outcome == "in_step"


def test_F96_our_own_writes_are_not_pulled_as_changes(shop: Shop, till: Till) -> None:
    shop.customers(3)
    till.sync()
    till.add("customers", lastName="New")
    till.sync()
    till.events.clear()
    assert till.sync().pulled == 0
    assert not [each for each in till.events if isinstance(each, RecordsChanged)]


# stopping


def test_a_run_that_is_cancelled_before_it_begins_asks_nothing(till: Till) -> None:
    cancel = threading.Event()
    cancel.set()
    assert till.sync(cancel=cancel).outcome == "cancelled"
    assert not till.wire.asked and till.queries.sync_status().headline == "never"


@pytest.mark.parametrize("at", [3, 20, 38, 40])
def test_a_run_is_cancelled_between_two_requests(shop: Shop, till: Till, at: int) -> None:
    ids = shop.customers(300)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    cancel = threading.Event()
    asked = [0]

    def count(request: Request) -> None:
        asked[0] += 1
        if asked[0] == at:
            cancel.set()

    till.wire.before = count
    before = last_success(till)
    outcome = till.sync(cancel=cancel, full=True)
    if outcome.outcome == "cancelled":
        assert asked[0] == at and last_success(till) == before
    till.wire.before = None
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_running_is_true_during_a_run(till: Till) -> None:
    seen = []
    till.wire.before = lambda request: seen.append(till.engine.running)
    assert not till.engine.running
    till.sync()
    assert all(seen) and not till.engine.running


# green is a proof


def test_N7_last_success_moves_only_when_all_was_read(shop: Shop, till: Till) -> None:
    shop.customers(2)
    for name in STORED:
        till.wire.before = lambda request, name=name: (
            Response(500) if request.path.endswith(f"/{name}") else None
        )  # type: ignore[misc]
        assert till.sync().outcome == "offline"
        assert last_success(till) is None
        assert till.queries.sync_status().headline != "in_step"
    till.wire.before = None
    till.sync()
    assert last_success(till) is not None


def test_N7_not_green_while_a_person_is_needed_and_something_was_not_read(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    first = last_success(till)
    till.edit("customers", one, note="mine")
    shop.edit("customers", one, note="theirs")

    def more(request: Request, answer: Response) -> Response | None:
        if not request.path.endswith("/customers") or answer.status != 200:
            return None
        return Response(
            200, answer.headers, answer.body.replace(b'"totalItemsCount":"1"', b'"totalItemsCount":"9"')
        )

    till.wire.after = more
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("needs_you", "count_differs")
    assert last_success(till) == first


def test_N7_in_step_means_nothing_waits_nothing_is_held_and_all_was_read_lately(
    shop: Shop, till: Till
) -> None:
    shop.customers(2)
    till.sync()
    assert till.queries.sync_status().headline == "in_step"
    shop.clock.sleep(HOUR)
    assert till.queries.sync_status().headline == "stale"
    till.sync()
    assert till.queries.sync_status().headline == "in_step"


def test_F101_F115_records_set_back_by_moments_are_asked_about(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    backup = {each: shop.get("customers", each) for each in ids}
    for each in ids:
        till.edit("customers", each, note="after the backup")
    till.sync()
    with shop.cloud.replica.write() as tx:
        tx.put_many("customers", list(backup.values()))
    assert till.sync().error == "cloud_restored"
    assert {till.get("customers", each)["note"] for each in ids} == {"after the backup"}


def test_F78_a_clock_that_is_wrong_by_years_changes_nothing(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    wall = shop.clock.wall
    for years in (-10, 10):
        shop.clock.wall = wall + years * 365 * 86_400_000
        till.edit("customers", ids[0], note=f"year {years}")
        shop.clock.wall = wall = wall + 1000
        shop.edit("customers", ids[1], note=f"seen {years}")
        shop.clock.wall = wall + years * 365 * 86_400_000
        till.sync()
        shop.clock.wall = wall = wall + 1000
        till.settle()
        assert shop.get("customers", ids[0])["note"] == f"year {years}"
        assert till.get("customers", ids[1])["note"] == f"seen {years}"


def test_after_an_unexpected_error_the_engine_can_run_again(till: Till) -> None:
    def broken(request: Request) -> Response:
        raise ZeroDivisionError

    till.wire.before = broken
    with pytest.raises(ZeroDivisionError):
        till.sync()
    till.wire.before = None
    assert not till.engine.running and till.sync().outcome == "in_step"


def test_F05_offline_errors_say_whether_bytes_may_have_arrived() -> None:
    assert Offline(sent=True).maybe_applied and not Offline(sent=False).maybe_applied
