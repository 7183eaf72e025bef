"""Failures found by longer runs of `tests.simulate`, each as a test of its own (see `test_found_by_seeds`)."""

from __future__ import annotations

import pytest

from storage.outbox.changes import ChangeKind, view
from storage.outbox.questions import HoldReason
from storage.query.grammar import Query
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.change.create_markers import is_ours
from sync.change.echo import needs_read_by_id
from sync.client.transport import Request, Response
from sync.errors import Offline
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import JSON, hide_deleted, lose, meanwhile, poison
from tests.fakes.posting import live, posting
from tests.fakes.steps import observe
from tests.fakes.tills import HOUR, WHOLE, Shop, Till, changed, check_in_step, records


def test_F59_the_same_value_on_both_sides_is_done_when_the_record_itself_shows_it(
    shop: Shop, till: Till
) -> None:
    [one] = shop.customers(1, note="seen")
    till.sync()
    till.edit("customers", one, note="same")
    shop.edit("customers", one, note="same")
    with till.wire.counted() as lines:
        assert till.settle().outcome == "in_step"
    assert f"GET customers/{one}" in lines and f"PATCH customers/{one}" not in lines
    assert not till.waiting


def in_dispute(till: Till, one: int, **values: object) -> None:
    """A list shows a copy of an hour ago, which is taken for a restored cloud's."""
    record = till.replica.known("customers", one)
    theirs = {**record, "versionDate": record["versionDate"] - 3_600_000, **values}
    with till.replica.write() as tx:
        tx.sync_state.regressions.put(
            [RegressedRecord(entity="customers", id=one, dispute=Dispute.OLDER, at=tx.now, theirs=theirs)],
        )


def deleted_before_answered(till: Till, entity: str, **values: object) -> int:
    """A record made there by a PUT whose answer was lost, and then deleted here."""
    till.sync()
    new = till.add(entity, **values)
    till.wire.after = lambda request, answer: Response(500) if request.method == "PUT" else None
    till.sync(run_scope=OWN_CHANGES)
    till.wire.after = None
    till.commands.delete(entity, [new])
    return new


def restored(shop: Shop, till: Till) -> int:
    """A record that was deleted in the cloud and restored here since, which is not sent yet."""
    [one] = shop.customers(1, note="old")
    till.sync()
    shop.delete("customers", one)
    till.sync()
    till.commands.restore("customers", [one])
    return one


def test_F101_an_edit_that_an_older_copy_shows_already_still_waits(shop: Shop, till: Till) -> None:
    [one] = shop.customers(1, note="since", city="there")
    till.sync()
    till.edit("customers", one, note="mine")
    in_dispute(till, one, note="mine", city="before")
    till.commands.resolve_rollback("local")
    assert till.change("customers", one).intent.set == {"note": "mine", "city": "there"}
    till.settle()
    assert shop.get("customers", one)["note"] == "mine"


def test_F60_F61_F101_tags_and_flags_that_an_older_copy_shows_already_still_wait(
    shop: Shop, till: Till
) -> None:
    """The copy is without the tag because it was made before; the cloud still has it."""
    [one] = shop.customers(1, note="since", flags=19, tags=["a", "b"])
    till.sync()
    till.edit("customers", one, flags=3, tags=["a", "c"])
    in_dispute(till, one, note="before", flags=2, tags=["a"])
    till.commands.resolve_rollback("local")
    change = till.change("customers", one)
    assert (change.base["flags"], change.base["tags"]) == (18, ["a", "b"])
    till.settle()
    there = shop.get("customers", one)
    assert (there["flags"], there["tags"], there["note"]) == (3, ["a", "c"], "since")


@pytest.mark.parametrize("listed", [True, False])
def test_F10_F60_F61_a_list_that_shows_some_of_our_tags_and_flags_proves_nothing(
    shop: Shop, till: Till, listed: bool
) -> None:
    [one] = shop.customers(1, flags=18, tags=["a", "b"])
    till.sync()
    till.edit("customers", one, flags=3, tags=["a", "c"])
    change, customers = till.change("customers", one), CATALOGUE["customers"]
    shown = {**change.base, "flags": 2, "tags": ["a"]}
    assert needs_read_by_id(customers, change, shown)
    assert not needs_read_by_id(customers, change, {**change.base, "flags": 22, "tags": ["x", "a", "b"]})
    seen = observe(customers, change, shown, now=2, listed=listed).change
    read = observe(customers, seen, {**change.base, "flags": 19}, now=3).change
    assert read.intent.set == ({"flags": 3, "tags": ["a", "c"]} if listed else {"tags": ["a", "b", "c"]})


@pytest.mark.parametrize("listed", [True, False])
def test_F10_F60_F61_a_list_that_shows_every_tag_and_flag_as_meant_proves_nothing(
    shop: Shop, till: Till, listed: bool
) -> None:
    """An older row that a list shows late has neither the tag that was removed here nor the one that stayed."""
    [one] = shop.customers(1, flags=18, tags=["a", "b"])
    till.sync()
    till.edit("customers", one, flags=2, tags=["a"])
    change, customers = till.change("customers", one), CATALOGUE["customers"]
    shown = {**change.base, "flags": 0, "tags": []}
    assert needs_read_by_id(customers, change, shown)
    seen = observe(customers, change, shown, now=2, listed=listed).change
    assert (seen is not None) == listed
    if seen is not None:
        assert (seen.intent.set["flags"], seen.intent.set["tags"]) == (0, [])
        read = observe(customers, seen, {**change.base, "flags": 22}, now=3).change
        assert read.intent.set == {"flags": 6, "tags": ["a"]}
        assert observe(customers, seen, shown, now=3).change is None


def test_F53_F101_a_deletion_that_anonymises_does_so_after_a_cloud_rollback(shop: Shop, till: Till) -> None:
    [one] = shop.customers(1, note="since")
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    in_dispute(till, one, note="before", deleted=False)
    till.commands.resolve_rollback("local")
    change = till.change("customers", one)
    assert change.kind is ChangeKind.DELETE and change.anonymize


def test_F53_F101_who_was_to_be_anonymised_comes_back_whole_when_that_is_given_up(
    shop: Shop, till: Till
) -> None:
    """After a cloud rollback whose state was accepted nothing marks the record any more, and its values are gone here."""
    [one] = shop.customers(1, note="theirs")
    till.sync()
    till.commands.delete("customers", [one], anonymize=True)
    till.wire.before = lambda request: Response(405) if request.method == "DELETE" else None
    till.sync()
    assert till.change("customers", one).blocked
    in_dispute(till, one, note="theirs", deleted=False)
    till.commands.resolve_rollback("cloud")
    till.sync()
    till.commands.keep("customers", one, "cloud")
    till.settle()
    assert till.get("customers", one)["note"] == "theirs"
    check_in_step(shop)


def test_F67_two_computers_that_restore_one_record_do_not_adopt_each_others(shop: Shop) -> None:
    one_till, other = shop.till, shop.another()
    [one] = shop.customers(1)
    for each in (one_till, other):
        hide_deleted(each)
        each.sync()
        each.edit("customers", one, note=each.name)
    shop.delete("customers", one)
    for each in (one_till, other):
        each.settle()
        each.commands.keep("customers", one, "local")
    for each in (one_till, other):
        each.settle()
    there = live(shop, "customers")
    assert {each["note"] for each in there} == {one_till.name, other.name}
    assert len({each["externalId"] for each in there}) == 2
    assert not one_till.waiting and not other.waiting


def test_F77_an_adopted_duplicate_does_not_get_the_marker_of_the_create(shop: Shop, posted: Till) -> None:
    mine = posted.add("tags", name="twin")
    posted.wire.before = lambda request: (
        Response(503) if request.method == "POST" and "/tags" in request.path else None
    )
    posted.sync()
    posted.wire.before = None
    assert posted.change("tags", mine).intent.set["externalId"]
    shop.clock.sleep(HOUR)
    shop.add("tags", name="twin")
    there = next(
        each["id"] for each in records(shop.cloud.replica)["tags"].values() if each["name"] == "twin"
    )
    posted.settle()
    assert posted.replica.current_id("tags", mine) == there
    assert not shop.get("tags", there)["externalId"]


def test_F75_F101_a_record_restored_in_the_cloud_does_not_get_the_marker_of_our_attempts(
    shop: Shop, posted: Till
) -> None:
    [one] = shop.customers(1, note="kept")
    posted.sync()
    hide_deleted(posted)
    posted.commands.delete("customers", [one])
    posted.sync()
    posted.commands.restore("customers", [one])
    lose(posted, posting, "error")
    posted.sync()
    assert posted.change("customers", one).intent.set["externalId"]
    shop.silently(one, deleted=False, versionDate=shop.clock.now())  # from its backup
    shop.clock.sleep(HOUR)
    assert posted.settle().outcome == "in_step"
    assert not shop.get("customers", one)["externalId"] and len(live(shop, "customers")) == 2


@pytest.mark.parametrize("coarse", [True, False])
def test_F42_F47_a_coarse_date_is_no_proof_that_nobody_edited_what_we_made(
    shop: Shop, till: Till, coarse: bool
) -> None:
    new = deleted_before_answered(till, "customers", lastName="New")
    made = shop.get("customers", new)
    tick = made["versionDate"] // 60_000 * 60_000 if coarse else made["versionDate"] // 1000 * 1000 + 1
    with shop.cloud.replica.write() as tx:
        tx.put("customers", {**made, "points": 7.0, "created": tick, "versionDate": tick})
    till.settle()
    assert shop.get("customers", new)["deleted"] is not coarse
    change = till.change("customers", new) if coarse else None
    assert change is None or change.held.reason is HoldReason.EDITED_IN_CLOUD


def test_F46_a_restore_that_was_refused_at_first_is_created_anew(shop: Shop, till: Till) -> None:
    [one] = shop.customers(1, note="old")
    till.sync()
    hide_deleted(till)
    shop.delete("customers", one)
    till.settle()
    till.commands.restore("customers", [one])
    busy = [Response(503)] * 2
    till.wire.before = lambda request: (
        busy.pop() if request.method == "POST" and busy and "/customers" in request.path else None
    )
    for _ in range(6):
        till.sync()
        shop.clock.sleep(HOUR)
    assert not busy and not till.waiting
    [lives] = live(shop, "customers")
    assert lives["note"] == "old" and till.get("customers", one)["deleted"] is False


@pytest.mark.parametrize("failure", ["busy", "offline", "refused"])
def test_F46_a_refused_restore_is_not_a_create_that_somebody_deleted(
    shop: Shop, till: Till, failure: str
) -> None:
    """Of an employee, whom no marker tells from the one who was deleted."""
    one = shop.add("employees", name="Eva")
    till.sync()
    hide_deleted(till)
    shop.delete("employees", one)
    till.settle()
    till.commands.restore("employees", [one])
    times = [failure]

    def before(request: Request) -> Response | None:
        if request.method != "POST" or "/employees" not in request.path or not times:
            return None
        match times.pop():
            case "offline":
                raise Offline(sent=False, reason="refused")
            case "refused":
                return Response(400, JSON, b'{"message":"not now"}')
        return Response(503)

    till.wire.before = before
    for _ in range(6):
        till.sync()
        shop.clock.sleep(HOUR)
        till.commands.retry([("employees", one)])
    assert not times and not till.waiting
    assert [each["name"] for each in live(shop, "employees")].count("Eva") == 1


def test_F69_a_create_that_arrived_and_was_deleted_there_is_not_tried_for_ever(
    shop: Shop, till: Till
) -> None:
    till.sync()
    hide_deleted(till)
    new = till.add("customers", lastName="New")
    inner, hidden = till.wire.after, [True]

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "PUT" and answer.status == 201:
            shop.delete("customers", new)
            return Response(500)
        if request.method == "GET" and "id|in|" in str(request.query) and hidden:
            hidden.pop()  # the list is behind at first
            return Response(200, JSON, b'{"currentPage":"1","perPage":"100","totalItemsOnPage":"0",'
                            b'"totalItemsCount":"0","firstPage":"1","lastPage":"1","nextPage":null,'
                            b'"prevPage":null,"data":[]}')  # fmt: skip
        return inner(request, answer) if inner is not None else None

    till.wire.after = after
    for _ in range(4):
        till.sync()
        shop.clock.sleep(HOUR)
    assert not till.waiting and till.get("customers", new)["deleted"] is True
    assert len(records(shop.cloud.replica)["customers"]) == 1


@pytest.mark.parametrize("note", [None, "before"])
def test_F64_taking_back_a_sent_edit_is_an_edit(shop: Shop, till: Till, note: str | None) -> None:
    [one] = shop.customers(1, note=note, flags=0)
    till.sync()
    till.edit("customers", one, note="mine", flags=8, city="mine")
    till.wire.after = lambda request, answer: Response(500) if request.method == "PATCH" else None
    till.sync()
    till.wire.after = None
    shop.edit("customers", one, note="theirs", flags=9)
    till.edit("customers", one, note=note, flags=0)
    till.settle()
    change = till.change("customers", one)
    assert change.held.fields == ("note",) and change.intent.set == {"note": note}
    assert (shop.get("customers", one)["note"], shop.get("customers", one)["flags"]) == ("theirs", 1)


@pytest.mark.parametrize("edited", [True, False])
def test_F47_F52_deleted_before_its_create_was_answered_and_edited_there_is_held(
    shop: Shop, till: Till, edited: bool
) -> None:
    new = deleted_before_answered(till, "suppliers", name="New")
    if edited:
        shop.edit("suppliers", new, phone="theirs")
    till.settle()
    if not edited:
        assert shop.get("suppliers", new)["deleted"] is True and not till.waiting
        return
    assert till.change("suppliers", new).held.reason is HoldReason.EDITED_IN_CLOUD
    assert shop.get("suppliers", new)["deleted"] is False
    till.commands.keep("suppliers", new, "local")
    till.settle()
    assert shop.get("suppliers", new)["deleted"] is True


def test_F46_a_record_restored_by_somebody_else_is_not_created_again(shop: Shop, posted: Till) -> None:
    [one] = shop.customers(1)
    posted.sync()
    shop.delete("customers", one)
    posted.sync()
    posted.commands.restore("customers", [one])
    shop.cloud.commands.restore("customers", [one])
    hide_deleted(posted)
    posted.settle()
    assert [each["id"] for each in live(shop, "customers")].count(one) == 1
    assert len(live(shop, "customers")) == 2 and not posted.waiting


def test_F10_a_record_restored_on_both_sides_is_counted_after_a_read_by_id(shop: Shop, till: Till) -> None:
    one, other = shop.customers(2)
    till.sync()
    for each in (one, other):
        shop.delete("customers", each)
    till.sync()
    till.commands.restore("customers", [one])
    shop.cloud.commands.restore("customers", [one])
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert f"GET customers/{one}" in lines and f"GET customers/{other}" not in lines
    assert not till.waiting and shop.get("customers", one)["deleted"] is False


def test_F29_F48_a_tombstone_that_could_not_be_read_is_read_again(shop: Shop, till: Till) -> None:
    [one] = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    meanwhile(till, "DELETE", lambda: shop.edit("customers", one, note="just now"))

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "DELETE":
            return Response(204)
        if "id|in|" in str(request.query):
            till.wire.after = None
            return Response(200, answer.headers, answer.body.replace(b'"deleted":true', b'"deleted":"x"'))
        return None

    till.wire.after = after
    till.sync(run_scope=OWN_CHANGES)
    assert till.waiting
    shop.clock.sleep(HOUR)
    till.settle()
    kept = [event.fields.get("note") for event in till.queries.timeline("customers", one)]
    assert ("just now", None) in kept and not till.waiting


@pytest.mark.parametrize("refusal", [Response(429), Offline(sent=False, reason="refused")])
def test_N3_points_that_certainly_did_not_arrive_are_added_again(
    shop: Shop, till: Till, refusal: Response | Offline
) -> None:
    """Somebody else gives as many, so that the cloud shows the very sum that was sent."""
    [one] = shop.customers(1, points=3.0)
    till.sync()
    till.commands.save("customers", {}, id=one, add={"points": 2.0})

    def before(request: Request) -> Response | None:
        if request.method != "PATCH":
            return None
        till.wire.before = None
        if isinstance(refusal, Offline):
            raise refusal
        return refusal

    till.wire.before = before
    assert till.sync().outcome == "offline"
    shop.cloud.commands.save("customers", {}, id=one, add={"points": 2.0})
    shop.clock.sleep(HOUR)
    till.settle()
    assert shop.get("customers", one)["points"] == 7.0 and not till.waiting


def test_F51_I1_a_create_taken_back_while_it_was_refused_shows_what_it_was(shop: Shop, posted: Till) -> None:
    new = posted.add("customers", lastName="New", city="there")

    def before(request: Request) -> Response | None:
        if request.method not in ("PUT", "POST") or "/customers" not in request.path:
            return None
        posted.wire.before = None
        posted.edit("customers", new, city="here")
        posted.commands.delete("customers", [new])
        return Response(429)

    posted.wire.before = before
    posted.sync()
    change = posted.change("customers", new)
    assert change.kind is ChangeKind.DELETE and change.sent is None
    record = posted.get("customers", new)
    assert {name: record[name] for name in view(change)} == view(change) and record["city"] == "here"
    posted.commands.restore("customers", [new])
    shop.clock.sleep(HOUR)
    posted.settle()
    assert [each["city"] for each in live(shop, "customers") if each["lastName"] == "New"] == ["here"]


def test_F60_values_sent_before_a_record_was_deleted_and_restored_are_not_its_intent(
    shop: Shop, till: Till
) -> None:
    [one] = shop.customers(1, tags=["a", "vip"])
    till.sync()
    till.edit("customers", one, tags=["a"])
    till.wire.after = lambda request, answer: Response(500) if request.method == "PATCH" else None
    till.sync(run_scope=OWN_CHANGES)
    till.wire.after = None
    till.commands.delete("customers", [one])
    till.commands.restore("customers", [one])
    seen = observe(CATALOGUE["customers"], till.change("customers", one), shop.get("customers", one), now=1)
    assert seen.change is None and seen.copy is not None and seen.copy["tags"] == ["a"]


@pytest.mark.parametrize("undone", [False, True])
def test_N2_F46_an_edit_of_what_was_deleted_there_is_based_on_what_it_showed(
    shop: Shop, till: Till, undone: bool
) -> None:
    """The record lives again in the cloud, as it was before: that value nobody had seen when they wrote over another."""
    [one] = shop.customers(1, lastName="first", note="n")
    till.sync()
    till.edit("customers", one, note="mine")
    shop.edit("customers", one, lastName="second")
    shop.delete("customers", one)
    assert till.sync().needs_you == 1 and till.get("customers", one)["lastName"] == "second"
    till.edit("customers", one, lastName="typed over the second")
    if undone:
        till.commands.undo()
    shop.cloud.commands.restore("customers", [one])
    shop.edit("customers", one, lastName="first")
    shop.clock.sleep(HOUR)
    outcome = till.settle()
    assert shop.get("customers", one)["lastName"] == "first"
    if undone:
        assert outcome.outcome == "in_step" and shop.get("customers", one)["note"] == "mine"
        return
    (question,) = till.queries.needs_you()
    assert question.reason is HoldReason.OVERLAP
    shown = question.fields["lastName"]
    assert (shown.base, shown.local, shown.cloud) == ("second", "typed over the second", "first")


@pytest.mark.parametrize("still", [True, False])
def test_F131_a_restore_by_post_is_not_repeated_when_somebody_else_has_restored_the_record(
    shop: Shop, posted: Till, still: bool
) -> None:
    one = restored(shop, posted)
    hide_deleted(posted)
    lose(posted, posting, "error")
    posted.sync()
    shop.cloud.commands.restore("customers", [one])
    posted.sync()
    assert posted.change("customers", one).posted
    if not still:
        shop.delete("customers", one)
    shop.clock.sleep(HOUR)
    posted.settle()
    [lives] = (each for each in live(shop, "customers") if each["note"] == "old")
    assert (lives["id"] == one) is still
    assert posted.get("customers", lives["id"])["note"] == "old" and not posted.waiting


def test_F131_a_record_restored_here_by_post_and_in_the_cloud_under_its_old_id_is_asked_about(
    shop: Shop, posted: Till
) -> None:
    one = restored(shop, posted)
    lose(posted, posting)
    late = [True]

    def after(request: Request, answer: Response) -> Response | None:
        if late and request.method == "GET" and request.path.endswith("/customers") and answer.status == 200:
            return changed(
                answer,
                lambda page: {
                    **page, "data": [each for each in page["data"] if not is_ours(each.get("externalId"))]
                },
            )  # fmt: skip
        return None

    posted.wire.after = after
    posted.sync()
    shop.cloud.commands.restore("customers", [one])
    posted.sync()
    assert posted.change("customers", one).remote["id"] == one
    late.clear()
    shop.clock.sleep(HOUR)
    posted.sync()
    [change] = posted.replica.changes()
    assert change.held.reason is HoldReason.POSSIBLE_DUPLICATE
    here = {each["id"] for each in posted.replica.page("customers", Query(), limit=10).records}
    assert here == {each["id"] for each in live(shop, "customers")} and {one, change.id} <= here


def test_F132_a_record_that_the_cloud_says_it_does_not_have_is_restored_beside_its_hidden_deleted_copy(
    shop: Shop, till: Till
) -> None:
    """Its tombstone is not that of a create that arrived: nothing was sent."""
    [one] = shop.customers(1, note="old")
    till.sync()
    hide_deleted(till)
    shop.delete("customers", one)
    with till.replica.write() as tx:
        tx.remove("customers", one)
        tx.history.record("customers", one, EventKind.CLOUD_DELETED, origin="sync")
    till.commands.restore("customers", [one])
    till.settle()
    [lives] = (each for each in live(shop, "customers") if each["lastName"] != "First")
    assert lives["note"] == "old" and till.get("customers", one)["deleted"] is False
    assert not till.waiting


def test_F101_a_deletion_that_is_undone_after_a_cloud_rollback_takes_nothing_back(
    shop: Shop, till: Till
) -> None:
    [one] = shop.customers(1, note="before")
    till.sync()
    rows = shop.cloud.replica.page("customers", WHOLE, limit=10).records
    shop.clock.sleep(5 * HOUR)
    till.edit("customers", one, note="since")
    till.settle()
    till.commands.delete("customers", [one])
    with shop.cloud.replica.write() as tx:
        tx.put_many("customers", rows)
    shop.clock.sleep(HOUR)
    for _ in range(2):
        till.sync()
    assert till.replica.sync_state.regressions.all()
    till.commands.undo()
    assert till.get("customers", one)["note"] == "since"


def test_F75_a_restore_that_was_refused_as_a_post_carries_no_marker_when_it_goes_under_its_own_id(
    shop: Shop, posted: Till
) -> None:
    one = restored(shop, posted)
    hide_deleted(posted)
    poison(posted, "old")
    posted.sync()
    assert any(map(posting, posted.wire.asked))
    change = posted.change("customers", one)
    assert change.held.reason is HoldReason.REJECTED and change.base is not None
    assert change.intent.set["externalId"] == change.base["externalId"]
    assert posted.get("customers", one)["externalId"] == change.base["externalId"]
