"""Lists that are behind their records (read replicas): rows shown or missing there prove nothing (F10)."""

from __future__ import annotations

import pytest

from storage.outbox.changes import UNDO_MS
from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from sync.run_scope import EVERYTHING, OWN_CHANGES
from tests.fakes.breakage import HOOK, JSON, hide_deleted, list_of_before, lose, once
from tests.fakes.posting import live, posting
from tests.fakes.tills import HOUR, Shop, Till, records


def test_F10_a_list_that_is_behind_does_not_prove_that_an_edit_arrived(shop: Shop, till: Till) -> None:
    [one] = shop.customers(1, note="seen")
    till.sync()
    till.edit("customers", one, note="mine")
    shop.edit("customers", one, note="mine")  # by somebody else, and for a moment only
    shop.edit("customers", one, note="theirs")
    till.wire.after = lambda request, answer: (
        Response(answer.status, answer.headers, answer.body.replace(b'"theirs"', b'"mine"'))
        if request.method == "GET" and request.path.endswith("/customers")
        else None
    )
    till.settle()
    change = till.change("customers", one)
    assert change.held.reason is HoldReason.OVERLAP and change.intent.set["note"] == "mine"
    assert shop.get("customers", one)["note"] == "theirs"


@pytest.mark.parametrize("inserts", [True, False])
def test_F10_a_list_that_is_behind_does_not_prove_that_a_record_was_restored(
    shop: Shop, till: Till, inserts: bool
) -> None:
    if not inserts:
        hide_deleted(till)
    [one] = shop.customers(1)
    till.sync()
    list_of_before(shop, till)
    till.commands.delete("customers", [one])
    shop.clock.sleep(UNDO_MS / 1000)
    till.sync(run_scope=OWN_CHANGES)
    assert shop.get("customers", one)["deleted"] is True
    till.commands.restore("customers", [one])
    for _ in range(3):
        till.sync()
        shop.clock.sleep(HOUR)
    till.wire.before = None
    till.settle()
    assert len(live(shop, "customers")) == 1 and not till.waiting


def test_F10_a_list_that_is_behind_does_not_prove_a_deletion(shop: Shop, till: Till) -> None:
    [one] = shop.customers(1)
    till.sync()
    shop.delete("customers", one)
    list_of_before(shop, till)
    with shop.cloud.replica.write() as tx:
        tx.put("customers", till.replica.known("customers", one))
    till.commands.delete("customers", [one])
    till.sync()
    assert shop.get("customers", one)["deleted"] is True and not till.waiting


@pytest.mark.parametrize("hidden", [True, False])
@pytest.mark.parametrize("listed", [True, False])
def test_F10_F48_edits_lost_with_a_deletion_are_kept_though_the_list_is_behind(
    shop: Shop, till: Till, hidden: bool, listed: bool
) -> None:
    [one] = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    list_of_before(shop, till)
    lists = till.wire.before

    def before(request: Request) -> Response | None:
        if request.method == "DELETE":
            till.wire.before = lists
            shop.edit("customers", one, note="just now")
        return lists(request) if lists is not None else None

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "DELETE":
            return Response(204)
        if hidden and b'"deleted":true' in answer.body and b'"data"' not in answer.body:
            return Response(404, JSON, b"{}")
        return None

    till.wire.before, till.wire.after = before, after
    for run_scope in (OWN_CHANGES, EVERYTHING if listed else OWN_CHANGES):
        till.sync(run_scope=run_scope)
        shop.clock.sleep(HOUR)
    till.wire.before = None
    till.settle()
    kept = [event.fields.get("note") for event in till.queries.timeline("customers", one)]
    assert ("just now", None) in kept and not till.waiting


EMPTY = Response(
    200,
    JSON,
    b'{"currentPage":"1","perPage":"100","totalItemsOnPage":"0","totalItemsCount":"0","firstPage":"1","lastPage":"1",'
    b'"nextPage":null,"prevPage":null,"data":[]}',
)


def test_F10_F48_a_list_without_the_record_does_not_prove_that_no_edit_was_lost(
    shop: Shop, till: Till
) -> None:
    till.sync()
    one = till.add("customers", lastName="New")
    till.sync(run_scope=OWN_CHANGES)
    till.commands.delete("customers", [one])
    edited: list[Request] = []

    def before(request: Request) -> Response | None:
        if request.method == "DELETE" and not edited:
            edited.append(request)
            shop.edit("customers", one, note="just now")
        return EMPTY if request.method == "GET" and request.path.endswith("/customers") else None

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "DELETE" and answer.status == 200:
            return Response(204)
        gone = b'"deleted":true' in answer.body and b'"data"' not in answer.body
        return Response(404, JSON, b"{}") if gone else None

    till.wire.before, till.wire.after = before, after
    till.sync(run_scope=OWN_CHANGES)
    till.sync(full=True)
    assert shop.get("customers", one)["deleted"] is True
    assert till.waiting  # nobody has said yet what was deleted
    till.wire.before = None
    for _ in range(3):
        shop.clock.sleep(HOUR)
        till.sync(full=True)
    kept = [event.fields.get("note") for event in till.queries.timeline("customers", one)]
    assert ("just now", None) in kept and not till.waiting


def unheard_of(till: Till) -> None:
    """The next PATCH is done, and nobody hears of it."""

    def after(request: Request, answer: Response) -> Response | None:
        if request.method != "PATCH":
            return None
        till.wire.after = None
        return Response(500)

    till.wire.after = after
    till.sync(run_scope=OWN_CHANGES)


def test_F10_N3_a_list_that_is_behind_does_not_prove_that_points_did_not_arrive(
    shop: Shop, till: Till
) -> None:
    [one] = shop.customers(1, points=3.0)
    till.sync()
    list_of_before(shop, till)
    till.commands.save("customers", {}, id=one, add={"points": 10.0})
    unheard_of(till)
    till.sync(full=True)
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().needs_you == 1 and shop.get("customers", one)["points"] == 13.0
    # The sum that is there may be another till's (F116).
    till.commands.keep_all("cloud")
    till.settle()
    assert shop.get("customers", one)["points"] == 13.0 and not till.waiting


def test_F10_edits_are_not_written_onto_a_list_that_is_behind(shop: Shop, till: Till) -> None:
    some = shop.customers(5, note="seen")
    till.sync()
    list_of_before(shop, till)
    for each in some:
        till.edit("customers", each, note="mine")
    till.sync(run_scope=OWN_CHANGES)
    assert {shop.get("customers", each)["note"] for each in some} == {"mine"}
    for each in some:
        till.edit("customers", each, note="seen")
    till.sync(run_scope=OWN_CHANGES)
    assert {shop.get("customers", each)["note"] for each in some} == {"seen"} and not till.waiting


def committed_late(shop: Shop, one: int, *, by: int = 60_000, **values: object) -> None:
    """A node of the cloud whose clock is behind writes a record: it is dated before the copy that it replaces."""
    known = shop.get("customers", one)
    shop.fill("customers", [{**known, **values, "versionDate": known["versionDate"] - by}])


@pytest.mark.parametrize("by", [60_000, 0])
def test_F10_F43_a_list_that_is_behind_ends_no_deletion_that_waits_for_a_person(
    shop: Shop, till: Till, by: int
) -> None:
    [one] = shop.customers(1)
    till.sync()
    till.edit("customers", one, phone="1")
    shop.edit("customers", one, note="theirs")
    shop.delete("customers", one)
    till.sync()
    till.commands.delete("customers", [one])
    list_of_before(shop, till)
    committed_late(shop, one, deleted=False, by=by)
    till.sync()
    for _ in range(2):
        change = till.change("customers", one)
        assert change is not None and change.held.reason is HoldReason.EDITED_IN_CLOUD
        till.sync()
    till.wire.before = None
    till.commands.keep("customers", one, "local")
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["deleted"] is True


def test_F10_F43_a_list_that_is_behind_brings_no_copy_back_that_was_replaced_by_an_earlier_date(
    shop: Shop, till: Till
) -> None:
    some = shop.customers(5, note="seen")
    till.sync()
    list_of_before(shop, till)
    for each in some:
        committed_late(shop, each, note="late")
    till.wire.before, behind = None, till.wire.before
    till.sync(full=True)
    assert {till.get("customers", each)["note"] for each in some} == {"late"}
    till.wire.before = behind
    till.sync(full=True)
    assert {till.get("customers", each)["note"] for each in some} == {"late"}
    for each in some:
        till.edit("customers", each, phone="1")
    with till.wire.counted() as lines:
        till.sync(run_scope=OWN_CHANGES)
    assert lines.count("GET customers") == 1 and f"GET customers/{some[0]}" in lines
    assert {(shop.get("customers", each)["note"], shop.get("customers", each)["phone"]) for each in some} == {
        ("late", "1")
    }


def test_F10_F64_a_list_that_is_behind_does_not_hide_that_an_edit_was_taken_back(
    shop: Shop, till: Till
) -> None:
    [one] = shop.customers(1, note="seen")
    till.sync()
    list_of_before(shop, till)
    till.edit("customers", one, note="mine")
    unheard_of(till)
    lists = till.wire.before
    till.wire.before = lambda request: Response(503) if request.method == "PATCH" else lists(request)
    till.sync(full=True)
    till.edit("customers", one, note="seen")
    till.wire.before = None
    shop.clock.sleep(HOUR)
    till.settle()
    assert shop.get("customers", one)["note"] == "seen" and not till.waiting


def test_F10_F48_edits_lost_with_a_deletion_that_was_taken_back_are_kept(shop: Shop, till: Till) -> None:
    """The record can only be made anew: the deleted one is hidden, and its id taken."""
    [one] = shop.customers(1, note="seen")
    till.sync()
    hide_deleted(till)
    till.commands.delete("customers", [one])
    list_of_before(shop, till)
    lists, hidden = till.wire.before, till.wire.after

    def before(request: Request) -> Response | None:
        if request.method == "DELETE":
            till.wire.before = lists
            shop.edit("customers", one, note="just now")
        return lists(request) if lists is not None else None

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "DELETE":
            return Response(204)
        return hidden(request, answer) if hidden is not None else None

    till.wire.before, till.wire.after = before, after
    shop.clock.sleep(UNDO_MS / 1000)
    till.sync(run_scope=OWN_CHANGES)
    till.commands.restore("customers", [one])
    till.wire.before = None
    for _ in range(3):
        till.sync()
        shop.clock.sleep(HOUR)
    kept = [event.fields.get("note") for event in till.queries.timeline("customers", one)]
    assert ("just now", "seen") in kept and not till.waiting
    assert [each["note"] for each in live(shop, "customers")] == ["seen"]


def webhooks_of_before(till: Till) -> None:
    """From now on the list of webhooks is as it is at its first sight."""
    kept: list[Response] = []

    def after(request: Request, answer: Response) -> Response | None:
        if request.method != "GET" or not request.path.endswith("/webhooks"):
            return None
        kept.append(answer)
        return kept[0]

    till.wire.after = after


def test_F10_F68_a_list_that_is_behind_does_not_register_a_webhook_twice(shop: Shop, till: Till) -> None:
    webhooks_of_before(till)
    till.sync()
    till.add("webhooks", **HOOK)
    lose(till, posting)
    till.sync()
    shop.clock.sleep(60)
    till.sync()
    till.wire.after = None
    for _ in range(3):
        till.sync()
        shop.clock.sleep(HOUR)
    assert len(records(shop.cloud.replica)["webhooks"]) == 1 and not till.waiting


def test_F68_a_webhook_whose_registration_never_arrived_is_registered_in_the_end(
    shop: Shop, till: Till
) -> None:
    till.sync()
    till.add("webhooks", **HOOK)
    till.wire.before = once(posting, lambda request: Response(500))
    for _ in range(4):
        till.sync()
        shop.clock.sleep(HOUR)
    assert len(records(shop.cloud.replica)["webhooks"]) == 1 and not till.waiting


def test_F10_a_list_that_is_behind_does_not_prove_that_a_value_set_back_is_there(
    shop: Shop, till: Till
) -> None:
    ids = shop.customers(4, city="Praha")
    till.sync()
    list_of_before(shop, till)
    for each in ids:
        till.edit("customers", each, city="Brno")
    lose(till)
    till.sync(run_scope=OWN_CHANGES)
    assert {shop.get("customers", each)["city"] for each in ids} == {"Brno"}
    for each in ids:
        till.edit("customers", each, city="Praha", note="later")
    till.settle()
    assert {shop.get("customers", each)["city"] for each in ids} == {"Praha"} and not till.waiting
