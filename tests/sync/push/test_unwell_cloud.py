"""A cloud that is slow, failing or somebody else: the run stops in time, and the outbox stays."""

from __future__ import annotations

import pytest

from app.practice.faults import Fault, Rule
from storage.outbox.changes import ChangeKind
from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import answering, lose, once, writes, writing
from tests.fakes.tills import HOUR, Shop, Till, body, changed, check_in_step, records

# a cloud that is not well


def test_F25_429_stops_the_run_and_the_next_waits_for_retry_after(shop: Shop, till: Till) -> None:
    ids = shop.customers(3)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.cloud.faults.set(Rule(fault=Fault.RATE_LIMIT, seconds=120, methods=frozenset({"PUT"}), times=1))
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("offline", "rate_limited")
    assert outcome.waiting == 3 and outcome.needs_you == 0
    shop.clock.sleep(119)
    with till.wire.counted() as lines:
        assert till.sync().error == "rate_limited"
    assert lines == []
    shop.clock.sleep(60)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F25_429_without_retry_after_waits_ever_longer(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="New")
    shop.cloud.faults.set(Rule(fault=Fault.RATE_LIMIT_BARE))
    for _ in range(5):
        assert till.sync().error == "rate_limited"
        shop.clock.sleep(HOUR)
    shop.cloud.faults.clear()
    assert till.sync().outcome == "in_step"


def test_F26_three_faults_in_a_row_stop_the_run(shop: Shop, till: Till) -> None:
    till.sync()
    for name in ("tags", "discount-groups", "suppliers", "eet-subjects"):
        till.add(name, name="New")
    till.wire.before = lambda request: Response(503) if writing(request) else None
    with till.wire.counted() as lines:
        outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("offline", "server_fault", 4)
    assert len(writes(lines)) == 3
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F26_an_entity_at_which_the_cloud_fails_delays_no_other(shop: Shop, till: Till) -> None:
    """However many of its changes wait, and though deletions go last."""
    ids = shop.customers(5)
    supplier, group = shop.add("suppliers", name="Mlýn"), shop.add("discount-groups", name="Old")
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    till.edit("suppliers", supplier, name="Nový mlýn")
    till.commands.delete("discount-groups", [group])
    till.wire.before = lambda request: Response(500) if "/customers" in request.path else None
    outcome = till.sync()
    assert (outcome.outcome, outcome.error, outcome.waiting) == ("offline", "server_fault", 5)
    assert shop.get("suppliers", supplier)["name"] == "Nový mlýn"
    assert shop.get("discount-groups", group)["deleted"]
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F26_a_failure_delays_one_change_and_no_other(shop: Shop, till: Till) -> None:
    till.sync()
    tag, supplier = till.add("tags", name="new"), till.add("suppliers", name="Mlýn")
    till.wire.before = once(writing, answering(500))
    assert till.sync().outcome == "waiting"
    assert shop.get("suppliers", supplier) and shop.cloud.replica.get("tags", tag) is None
    change = till.change("tags", tag)
    assert change.error == "server_fault" and change.next_try > 0
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F26_a_record_that_breaks_the_cloud_is_sent_alone_in_the_end(shop: Shop, till: Till) -> None:
    till.sync()
    for number in range(5):
        till.add("customers", lastName="Breaks" if number == 2 else f"New {number}")

    def before(request: Request) -> Response | None:
        return Response(500) if writing(request) and b'"Breaks"' in request.body else None

    till.wire.before = before
    for _ in range(6):
        till.sync()
        shop.clock.sleep(HOUR)
    assert till.waiting == 1 and len(records(shop.cloud.replica)["customers"]) == 4


BLOCKED = (
    Response(403, {"content-type": "text/html"}, b"<html>Request blocked</html>"),
    Response(302, {"location": "/blocked"}, b""),
    Response(200, {"content-type": "text/html"}, b"<html>Request blocked</html>"),
)


@pytest.mark.parametrize("page", BLOCKED, ids=lambda page: str(page.status))
def test_F137_a_record_that_a_firewall_blocks_delays_no_other(shop: Shop, till: Till, page: Response) -> None:
    """The first run sends what is of other lists, and the next ones all but that record, which goes when it may."""
    ids = shop.customers(6)
    supplier = shop.add("suppliers", name="Mlýn")
    till.sync()
    for number, each in enumerate(ids):
        till.edit("customers", each, note="Blocked" if number == 2 else f"mine {number}")
    till.add("customers", lastName="Blocked too")
    till.edit("suppliers", supplier, name="Nový mlýn")
    till.wire.before = lambda request: page if writing(request) and b"Blocked" in request.body else None
    assert till.sync().outcome == "waiting"
    assert shop.get("suppliers", supplier)["name"] == "Nový mlýn"
    for _ in range(6):
        shop.clock.sleep(HOUR)
        with till.wire.counted() as lines:
            till.sync()
    assert till.waiting == 2 and len(writes(lines)) <= 2
    assert [shop.get("customers", each)["note"] for each in ids[3:]] == ["mine 3", "mine 4", "mine 5"]
    assert till.change("customers", ids[2]).error == "protocol_mismatch"
    till.wire.before = None
    shop.clock.sleep(HOUR * 24)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("answer", [BLOCKED[0], Response(500)], ids=["firewall", "500"])
def test_F26_F137_N6_however_many_records_fail_again_and_again_the_others_of_their_list_go(
    shop: Shop, till: Till, answer: Response
) -> None:
    ids = shop.customers(12)
    till.sync()
    for each in ids[:8]:
        till.edit("customers", each, note="Blocked")
    for _ in range(4):
        shop.clock.sleep(HOUR)
        till.wire.before = lambda request: answer if writing(request) and b"Blocked" in request.body else None
        till.sync()
    till.edit("customers", ids[8], note="mine")
    till.commands.delete("customers", [ids[9]])
    shop.clock.sleep(HOUR)
    till.sync()
    assert shop.get("customers", ids[8])["note"] == "mine" and shop.get("customers", ids[9])["deleted"]
    # One of them may go now: it gets its turn, although the others come first in the list and still fail.
    till.wire.before = lambda request: (
        answer
        if writing(request) and b"Blocked" in request.body and str(ids[7]) not in request.path
        else None
    )
    for _ in range(4):
        shop.clock.sleep(HOUR)
        till.sync()
    assert shop.get("customers", ids[7])["note"] == "Blocked" and till.waiting == 7
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F22_sign_in_refused_stops_the_run_and_keeps_the_outbox(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="New")
    till.client._sign_in._token = None
    till.wire.before = lambda request: answering(401, {"reason": "INVALID_REFRESH_TOKEN"})(request)
    assert till.sync().outcome == "sign_in" and till.waiting == 1
    till.wire.before = None
    assert till.sync().outcome == "in_step"


def test_F22_an_expired_token_in_the_middle_is_renewed_once(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    shop.cloud.faults.set(Rule(fault=Fault.EXPIRED, methods=frozenset({"PUT"}), times=1))
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("page", BLOCKED, ids=lambda page: str(page.status))
def test_F02_a_portal_in_the_middle_of_a_push_stops_at_once(shop: Shop, till: Till, page: Response) -> None:
    till.sync()
    for name in ("tags", "discount-groups", "suppliers", "eet-subjects"):
        till.add(name, name="New")
    began: list[Request] = []

    def before(request: Request) -> Response | None:
        began.extend([request] if writing(request) else [])
        return page if began else None

    till.wire.before = before
    with till.wire.counted() as lines:
        assert till.sync().error == "portal"
    assert len(writes(lines)) == 1 and till.waiting == 4
    till.wire.before = None
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_a_list_by_ids_that_is_refused_falls_back_to_single_records(shop: Shop, till: Till) -> None:
    ids = shop.customers(4)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")

    def before(request: Request) -> Response | None:
        return Response(414) if "id|in|" in dict(request.query).get("filter", "") else None

    till.wire.before = before
    new = [till.add("customers", lastName=f"New {number}") for number in range(3)]
    lose(till, fault="error")
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step" and len(new) == 3
    check_in_step(shop)


@pytest.mark.parametrize("broken", ["fault", "row"])
def test_F26_a_failed_list_by_ids_delays_these_creates_only(shop: Shop, till: Till, broken: str) -> None:
    till.add_first()
    new = [till.add("customers", lastName=f"New {number}") for number in range(3)]
    lose(till, fault="error")
    till.sync(run_scope=OWN_CHANGES)
    shop.clock.sleep(HOUR)
    supplier = till.add("suppliers", name="Mlýn")

    def after(request: Request, answer: Response) -> Response | None:
        if "id|in|" not in dict(request.query).get("filter", ""):
            return None
        row = {"id": str(new[0]), "points": {"a": 1}}
        return Response(500) if broken == "fault" else changed(answer, lambda page: {**page, "data": [row]})

    till.wire.after = after
    assert till.sync(run_scope=OWN_CHANGES).outcome == "waiting"
    assert shop.get("suppliers", supplier) and till.waiting == (3 if broken == "fault" else 1)
    till.wire.after = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F31_fields_that_a_page_leaves_out_are_not_emptied_by_a_put(shop: Shop, till: Till) -> None:
    ids = shop.customers(5, note="kept")
    till.sync()
    for each in ids:
        till.edit("customers", each, phone="555")

    def bare(request: Request, answer: Response) -> Response | None:
        if request.method == "GET" and request.path.endswith("/customers") and answer.status == 200:
            rows = [
                {key: value for key, value in row.items() if key != "note"} for row in body(answer)["data"]
            ]
            return changed(answer, lambda page: {**page, "data": rows})
        return None

    till.wire.after = bare
    assert till.sync().outcome == "in_step"
    assert {shop.get("customers", each)["note"] for each in ids} == {"kept"}
    check_in_step(shop)


def test_two_tills_end_with_one_truth(shop: Shop) -> None:
    one, other = shop.till, shop.another()
    ids = shop.customers(20, tags=["a"], flags=0, points=10.0)
    one.sync()
    other.sync()
    for number, each in enumerate(ids):
        one.commands.save(
            "customers",
            {"note": f"one {number}", "tags": ["a", "one"], "flags": 1},
            id=each,
            add={"points": 1.0},
        )
        other.commands.save(
            "customers",
            {"phone": str(number), "tags": ["a", "two"], "flags": 4},
            id=each,
            add={"points": 2.0},
        )
    for till in (one, other, one, other):
        assert till.settle().outcome == "in_step"
    check_in_step(shop)
    there = shop.get("customers", ids[3])
    assert (there["note"], there["phone"], there["flags"], there["points"]) == ("one 3", "3", 5, 13.0)
    assert set(there["tags"]) == {"a", "one", "two"}


def test_a_create_is_a_create_for_everybody(shop: Shop) -> None:
    one, other = shop.till, shop.another()
    one.sync()
    new = one.add("customers", lastName="Nová")
    assert one.change("customers", new).kind is ChangeKind.CREATE
    one.sync()
    other.sync()
    check_in_step(shop)
