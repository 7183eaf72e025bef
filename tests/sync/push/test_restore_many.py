"""Many restored records: a page of them costs two requests, whatever the cloud makes of deleted records (N2, N3)."""

from __future__ import annotations

import pytest

from storage.records.history import EventKind
from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import LOST, lose, once, writing
from tests.fakes.changes_by_name import but
from tests.fakes.posting import live, posting, refuses_inserts
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

MANY = 299


def deleted_there(shop: Shop, till: Till, count: int = MANY) -> list[int]:
    """Records that the cloud has deleted and that are to live again by a decision here."""
    ids = shop.customers(count, note="kept")
    till.sync()
    for each in ids:
        shop.delete("customers", each)
    till.sync()
    till.sync()
    if till.queries.sync_status().disputed:
        till.commands.resolve_rollback("local", entity="customers")
    else:
        till.commands.restore("customers", ids)
    assert till.waiting == count
    return ids


def hidden(request: Request, shop: Shop) -> Response | None:
    """A cloud that shows deleted records in lists only."""
    last = request.path.rpartition("/")[2]
    if request.method != "GET" or not last.isdigit() or "/customers/" not in request.path:
        return None
    return Response(404) if shop.get("customers", int(last)).get("deleted") else None


def test_F101_a_few_hundred_records_are_restored_in_a_few_requests(shop: Shop, till: Till) -> None:
    ids = deleted_there(shop, till)
    with till.wire.counted() as asked:
        outcome = till.sync()
    assert (outcome.outcome, outcome.pushed) == ("in_step", MANY)
    assert len(asked) <= 30, asked
    assert not any(shop.get("customers", each)["deleted"] for each in ids)
    check_lives_once(shop, till, MANY)
    check_in_step(shop)


@pytest.mark.parametrize("status", [404, 405, 400])
def test_F101_where_an_array_of_deleted_records_is_refused_they_are_made_anew(
    shop: Shop, till: Till, status: int
) -> None:
    """And a deleted record is not shown alone, so that it cannot be restored under its id."""
    deleted_there(shop, till)

    def before(request: Request) -> Response | None:
        if request.method == "PUT" and request.path.endswith("/customers") and _if_match(request):
            return Response(status)
        return hidden(request, shop)

    till.wire.before = before
    assert till.settle().outcome == "in_step"
    check_lives_once(shop, till, MANY)


def test_F101_where_the_cloud_chooses_ids_they_are_made_anew_in_arrays(shop: Shop, till: Till) -> None:
    deleted_there(shop, till)
    refuses_inserts(shop)
    (other,) = [till.add("customers", lastName="New")]
    till.sync()
    shop.clock.sleep(HOUR)
    with till.wire.counted() as asked:
        till.settle()
    check_lives_once(shop, till, MANY + 1)
    assert sum(each.startswith(("PUT", "POST")) for each in asked) <= 10, asked
    assert other


@pytest.mark.parametrize("fault", ["lost", "unsent", "error", "error_after", "garbage"])
@pytest.mark.parametrize("posted", [False, True])
def test_N3_a_lost_answer_to_a_page_of_restored_records_makes_none_twice(
    shop: Shop, till: Till, fault: str, posted: bool
) -> None:
    deleted_there(shop, till, 40)
    if posted:
        refuses_inserts(shop)
        till.wire.before = lambda request: Response(404) if request.method == "PUT" else hidden(request, shop)
        lose(till, posting, fault)
    else:
        lose(till, fault=fault)
    till.sync()
    for _ in range(4):
        shop.clock.sleep(HOUR)
        till.sync()
    check_lives_once(shop, till, 40)


def test_N2_a_record_that_somebody_else_restores_meanwhile_is_merged(shop: Shop, till: Till) -> None:
    ids = deleted_there(shop, till, 20)
    other = shop.another()
    other.sync()

    def restores(_: Request) -> None:
        other.commands.restore("customers", [ids[7]])
        other.edit("customers", ids[7], phone="555")
        other.sync()

    till.wire.before = once(writing, restores)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", ids[7])["phone"] == "555"
    assert not any(shop.get("customers", each)["deleted"] for each in ids)
    other.sync()
    check_in_step(shop)


def test_N2_what_the_deleted_copies_held_is_in_the_history(shop: Shop, till: Till) -> None:
    ids = deleted_there(shop, till, 20)
    for each in ids:
        till.edit("customers", each, note="ours")
    with shop.cloud.replica.write() as tx:
        for each in ids:
            now = shop.clock.now()
            tx.put("customers", {**shop.get("customers", each), "note": "theirs", "versionDate": now})
    assert till.sync(run_scope=OWN_CHANGES).pushed == 20
    for each in ids:
        assert shop.get("customers", each)["note"] == "ours"
        told = [
            line.fields.get("note")
            for line in till.queries.timeline("customers", each)
            if line.kind is EventKind.MERGED
        ]
        assert ("theirs", "ours") in told


@pytest.mark.parametrize("fault", LOST)
@pytest.mark.parametrize("count", [1, 20])
@pytest.mark.parametrize("then", ["restored", "deleted"])
def test_N2_F48_what_a_deleted_copy_held_is_in_the_history_though_the_answer_was_lost(
    shop: Shop, till: Till, fault: str, count: int, then: str
) -> None:
    ids = deleted_there(shop, till, count)
    for each in ids:
        till.edit("customers", each, note="ours")
    with shop.cloud.replica.write() as tx:
        for each in ids:
            now = shop.clock.now()
            tx.put("customers", {**shop.get("customers", each), "note": "theirs", "versionDate": now})
    lose(till, lambda request: request.method == "PUT" and _if_match(request), fault)
    till.sync(run_scope=OWN_CHANGES)
    assert {shop.get("customers", each)["note"] for each in ids} == {"ours"} and till.waiting
    if then == "deleted":
        till.commands.delete("customers", ids)
    till.settle()
    assert not till.waiting
    for each in ids:
        told = [line.fields.get("note") for line in till.queries.timeline("customers", each)]
        assert told.count(("theirs", "ours")) == 1, told


def test_F21_of_a_page_of_restored_records_only_the_refused_one_is_held(shop: Shop, till: Till) -> None:
    ids = deleted_there(shop, till, 30)

    def before(request: Request) -> Response | None:
        bad = f'"id":{ids[12]}'.encode()
        return Response(400) if request.method == "PUT" and bad in request.body.replace(b" ", b"") else None

    till.wire.before = before
    till.sync()
    alive = [each for each in ids if not shop.get("customers", each)["deleted"]]
    assert len(alive) == 29 and ids[12] not in alive and till.waiting == 1
    assert till.change("customers", ids[12]).held is not None


def check_lives_once(shop: Shop, till: Till, count: int) -> None:
    """Nothing waits, and each record lives once, the same here and there."""
    there = {each["id"]: each for each in live(shop, "customers")}
    here = {key: each for key, each in till.records()["customers"].items() if not each["deleted"]}
    assert till.waiting == 0 and len(there) == count and here == there


def _if_match(request: Request) -> bool:
    return any(name.lower() == "if-match" for name in request.headers)


def test_N1_one_that_was_not_found_by_id_and_is_restored_lives(shop: Shop, till: Till) -> None:
    """Lists show it as deleted, and under its id nothing can be made: it was taken for made and deleted since (seed 64045)."""
    (one,) = shop.customers(1)
    till.sync()
    shop.delete("customers", one)
    till.sync()
    till.commands.restore("customers", [one])
    with till.replica.write() as tx:
        # As after a read by id that did not find it.
        tx.put_change(but(till.change("customers", one), base=None))
    till.wire.before = lambda request: hidden(request, shop)
    assert till.sync(run_scope=OWN_CHANGES).outcome == "in_step"
    check_lives_once(shop, till, 1)


@pytest.mark.parametrize("count", [1, 2, 4])
def test_N1_one_whose_deletion_nobody_here_knows_of_is_asked_about_and_lives_when_it_is_kept(
    shop: Shop, till: Till, count: int
) -> None:
    """As in an older state of the folder, where it is a new record that was not sent yet."""
    ids = deleted_there(shop, till, count)
    with till.replica.write() as tx:
        for each in ids:
            tx.put_change(but(till.change("customers", each), base=None))
    assert till.sync(run_scope=OWN_CHANGES).outcome == "needs_you"
    till.commands.keep_all("local")
    assert till.settle().outcome == "in_step"
    check_lives_once(shop, till, count)
