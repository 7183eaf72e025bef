"""POSTs whose answers were lost: looked up, matched, and sent again only when they certainly did not arrive."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from storage.outbox.changes import ChangeKind, ChangeState
from storage.outbox.questions import HoldReason
from sync.change.create_markers import marker
from sync.client.transport import Request, Response
from sync.merge.create_matching import QUIET
from sync.run_scope import EVERYTHING, OWN_CHANGES, RunScope
from tests.fakes.breakage import LOST, lose, once, writes
from tests.fakes.posting import live, posting, refuses_inserts
from tests.fakes.tills import HOUR, Shop, Till, changed, check_in_step, records

# answers that were lost


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
@pytest.mark.parametrize("count", [1, 5])
@pytest.mark.parametrize("entity", ["customers", "suppliers", "employees"])
def test_F05_F67_F68_F69_a_posted_create_is_never_doubled(
    shop: Shop, posted: Till, fault: str, count: int, entity: str
) -> None:
    name = "lastName" if entity == "customers" else "name"
    for number in range(count):
        posted.add(entity, **{name: f"New {number}"})
    lose(posted, posting, fault)
    posted.sync()
    posted.crash()
    for _ in range(4):
        posted.sync()
        shop.clock.sleep(HOUR)
    names = sorted(each[name] for each in live(shop, entity) if each[name] != "First")
    assert names == [f"New {number}" for number in range(count)]
    assert posted.sync().outcome == "in_step"
    check_in_step(shop)


def test_F67_a_pull_that_brings_the_record_resolves_the_create_without_a_lookup(
    shop: Shop, posted: Till
) -> None:
    old = posted.add("employees", name="Karel")
    lose(posted, posting)
    posted.sync()
    with posted.wire.counted() as lines:
        assert posted.sync().outcome == "in_step"
    assert not writes(lines)
    assert posted.get("employees", old)["id"] != old
    check_in_step(shop)


def blind(entity: str) -> Callable[[Request, Response], Response | None]:
    """A cloud whose commits are late: its lists do not show them yet."""

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "GET" and request.path.endswith(f"/{entity}") and answer.status == 200:
            return changed(
                answer, lambda page: {**page, "data": [], "totalItemsCount": None, "nextPage": None}
            )
        return None

    return after


def test_F68_sent_again_only_when_missed_twice_a_quiet_period_apart(shop: Shop, posted: Till) -> None:
    posted.add("customers", lastName="Nováková")
    lose(posted, posting, "error")
    posted.sync()
    waited = 0.0
    while waited < QUIET:
        with posted.wire.counted() as lines:
            posted.sync()
        assert not writes(lines), waited
        assert posted.replica.changes()[0].state is ChangeState.SENT
        shop.clock.sleep(290)
        waited += 290
    shop.clock.sleep(290)
    with posted.wire.counted() as lines:
        assert posted.sync().outcome == "in_step"
    assert writes(lines) == ["POST customers"]
    check_in_step(shop)


@pytest.mark.parametrize("listed", [True, False])
def test_F68_a_record_without_a_marker_that_was_edited_there_is_asked_about(
    shop: Shop, posted: Till, listed: bool
) -> None:
    """Its answer was lost and somebody changed the amount: by its values alone it was made twice (seed 57539)."""
    product = posted.add("products", name="Roll", _categoryId=posted.add("categories", name="Bakery"))
    part = posted.add("products", name="Flour", _categoryId=posted.get("products", product)["_categoryId"])
    posted.sync()
    product, part = (each["id"] for each in sorted(live(shop, "products"), key=lambda row: -len(row["name"])))
    posted.add("product-ingredients", _parentProductId=product, _productId=part, quantity=2.0, unit="Piece")
    lose(posted, posting)
    posted.sync(run_scope=OWN_CHANGES)
    (recipe,) = live(shop, "product-ingredients")
    shop.edit("product-ingredients", recipe["id"], quantity=3.0)
    for _ in range(3):
        shop.clock.sleep(QUIET + 1)
        outcome = posted.sync() if listed else posted.sync(run_scope=OWN_CHANGES)
    assert outcome.outcome == "needs_you" and len(live(shop, "product-ingredients")) == 1
    [asked] = posted.queries.needs_you()
    assert (asked.fields["quantity"].local, asked.fields["quantity"].cloud) == (2.0, 3.0)
    posted.commands.keep("product-ingredients", asked.id, "cloud")
    assert posted.settle().outcome == "in_step"
    assert posted.records()["product-ingredients"] == records(shop.cloud.replica)["product-ingredients"]


@pytest.mark.parametrize("years", [-10, 10])
def test_F78_a_jump_of_the_wall_clock_does_not_end_the_quiet_period(
    shop: Shop, posted: Till, years: int
) -> None:
    posted.add("customers", lastName="Nováková")
    lose(posted, posting)
    posted.wire.after = blind("customers")
    posted.sync()
    posted.sync()
    shop.clock.wall += years * 365 * 24 * 3_600_000
    with posted.wire.counted() as lines:
        posted.sync()
    assert not writes(lines)
    posted.wire.after = None
    shop.clock.sleep(HOUR)
    assert posted.settle().outcome == "in_step"
    assert [each["lastName"] for each in live(shop, "customers")].count("Nováková") == 1


def test_F78_after_a_restart_of_the_machine_the_period_is_counted_from_there(
    shop: Shop, posted: Till
) -> None:
    posted.add("customers", lastName="Nováková")
    lose(posted, posting, "error")
    posted.sync()
    shop.clock.sleep(60)
    posted.sync()
    assert posted.replica.changes()[0].missed is not None
    shop.clock.steady = 5.0
    shop.clock.wall += 301_000
    with posted.wire.counted() as lines:
        posted.sync()
    assert not writes(lines)
    shop.clock.sleep(QUIET)
    assert posted.settle().outcome == "in_step"
    check_in_step(shop)


def test_F34_of_an_array_applied_partly_only_the_rest_goes_again(shop: Shop, posted: Till) -> None:
    for number in range(10):
        posted.add("customers", lastName=f"New {number}")

    def half(request: Request) -> Response:
        rows = json.loads(request.body)
        shop.cloud.commands.apply("customers", [], origin="x")
        for row in rows[:5]:
            shop.add("customers", **{key: value for key, value in row.items() if key != "_cloudId"})
        return Response(500)

    posted.wire.before = once(posting, half)
    posted.sync()
    for _ in range(4):
        shop.clock.sleep(HOUR)
        posted.sync()
    assert sorted(each["lastName"] for each in live(shop, "customers")) == sorted(
        ["First", *(f"New {number}" for number in range(10))]
    )
    check_in_step(shop)


def test_F33_answers_in_another_order_and_fewer_are_matched_by_their_marker(shop: Shop, posted: Till) -> None:
    for number in range(10):
        posted.add("customers", lastName=f"New {number}")

    def mix(request: Request, answer: Response) -> Response | None:
        return changed(answer, lambda rows: rows[:3:-1]) if posting(request) else None

    posted.wire.after = mix
    assert posted.sync().waiting == 3, "the one that was sent alone is looked up, where its answer is empty"
    posted.wire.after = None
    shop.clock.sleep(HOUR)
    assert posted.settle().outcome == "in_step" and len(live(shop, "customers")) == 11
    check_in_step(shop)


def test_F33_more_rows_than_were_sent_are_held(shop: Shop, posted: Till) -> None:
    one = posted.add("customers", lastName="Nováková")

    def twice(request: Request) -> None:
        shop.cloud.faults.handle(request)

    posted.wire.before = once(posting, twice)
    posted.sync()
    assert posted.settle().needs_you == 1
    (question,) = posted.queries.needs_you()
    assert question.reason is HoldReason.POSSIBLE_DUPLICATE
    assert {question.id, *question.problems[0]["ids"]} == {
        each["id"] for each in live(shop, "customers") if each["lastName"] == "Nováková"
    }
    assert posted.get("customers", one)["id"] == question.id or one != question.id


def test_F09_F76_of_two_matches_the_oldest_is_adopted_and_held(shop: Shop, posted: Till) -> None:
    old = posted.add("employees", name="Karel")
    posted.wire.before = once(posting, lambda request: (shop.cloud.faults.handle(request), Response(500))[1])
    posted.sync()
    (first,) = (each for each in live(shop, "employees") if each["name"] == "Karel")
    shop.clock.sleep(1)
    second = shop.add("employees", name="Karel", hexColor=first["hexColor"])
    assert posted.sync().needs_you == 1
    (question,) = posted.queries.needs_you()
    assert (question.id, question.reason) == (first["id"], HoldReason.POSSIBLE_DUPLICATE)
    assert question.problems[0]["ids"] == [second]
    posted.edit("employees", old, phone="1")
    assert posted.sync().needs_you == 1 and shop.get("employees", first["id"])["phone"] == "1"
    posted.commands.keep("employees", first["id"], "local")
    assert posted.settle().outcome == "in_step"
    assert (
        shop.get("employees", second)["deleted"] is True and not shop.get("employees", first["id"])["deleted"]
    )
    check_in_step(shop)


def test_F76_both_may_stay(shop: Shop, posted: Till) -> None:
    posted.add("employees", name="Karel")
    posted.wire.before = once(posting, lambda request: (shop.cloud.faults.handle(request), Response(500))[1])
    posted.sync()
    shop.clock.sleep(1)
    shop.add("employees", name="Karel")
    posted.sync()
    (question,) = posted.queries.needs_you()
    posted.commands.keep("employees", question.id, "cloud")
    assert posted.settle().outcome == "in_step"
    assert [each["name"] for each in live(shop, "employees")].count("Karel") == 2
    check_in_step(shop)


# by what it is known


def test_F75_the_users_own_external_id_is_the_marker_and_stays(shop: Shop, posted: Till) -> None:
    old = posted.add("customers", lastName="Nováková", externalId="K-17")
    lose(posted, posting)
    posted.sync()
    assert posted.settle().outcome == "in_step"
    (there,) = (each for each in live(shop, "customers") if each["lastName"] == "Nováková")
    assert there["externalId"] == "K-17" == posted.get("customers", old)["externalId"]
    check_in_step(shop)


def test_F75_a_shared_external_id_is_matched_by_all_values(shop: Shop, posted: Till) -> None:
    shop.add("customers", lastName="Novák", externalId="K-17")
    posted.sync()
    posted.add("customers", lastName="Nováková", externalId="K-17")
    lose(posted, posting)
    posted.sync()
    posted.sync()
    assert posted.settle().outcome == "in_step"
    assert sorted(each["lastName"] for each in live(shop, "customers")) == ["First", "Novák", "Nováková"]
    check_in_step(shop)


def test_an_empty_external_id_carries_our_marker(shop: Shop, posted: Till) -> None:
    old = posted.add("suppliers", name="Mlýn")
    posted.sync()
    assert posted.get("suppliers", old)["externalId"] == marker(old)
    assert len(marker(old)) == 14 and marker(1) != marker(32)


def test_F70_the_same_customer_made_on_two_tills_is_two_customers(shop: Shop, posted: Till) -> None:
    other = shop.another()
    other.sync()
    for till in (posted, other):
        till.add("customers", lastName="Nováková", email="n@example.com")
    for till in (posted, other, posted):
        till.sync()
    assert [each["lastName"] for each in live(shop, "customers")].count("Nováková") == 2
    assert not posted.replica.changes(held=True)
    check_in_step(shop)


@pytest.mark.parametrize("inserts", [True, False])
def test_F77_an_existing_tag_of_that_name_is_adopted(shop: Shop, till: Till, inserts: bool) -> None:
    if not inserts:
        refuses_inserts(shop)
    till.sync()
    mine = till.add("tags", name="vip", externalId="T-1")
    till.add("customers", lastName="Nováková", tags=["vip"])
    there = shop.add("tags", name="vip")
    assert till.settle().outcome == "in_step"
    assert [each["id"] for each in live(shop, "tags")] == [there] == [till.get("tags", mine)["id"]]
    assert shop.get("tags", there)["externalId"] == "T-1"
    check_in_step(shop)


@pytest.mark.parametrize("inserts", [True, False])
@pytest.mark.parametrize("by_hand", [True, False])
def test_F77_N1_a_tag_made_after_one_of_its_name_was_deleted_is_not_deleted_with_it(
    shop: Shop, till: Till, inserts: bool, by_hand: bool
) -> None:
    if not inserts:
        refuses_inserts(shop)
    old = shop.add("tags", name="vip")
    till.sync()
    till.commands.delete("tags", [old])
    mine = till.add("tags", name="vip", externalId="T-1")
    outcome = till.sync(run_scope=EVERYTHING if by_hand else OWN_CHANGES)
    if not by_hand:
        # The deletion may still be undone; no run begins before it is due.
        assert outcome.pushed == 0 and till.waiting == 2 and 10 < till.engine.due_in() <= 30
        shop.clock.sleep(till.engine.due_in())
        outcome = till.sync(run_scope=OWN_CHANGES)
    assert (outcome.outcome, outcome.pushed) == ("in_step", 2)
    (there,) = live(shop, "tags")
    assert there["id"] != old and there["externalId"] == "T-1" and till.lives("tags", mine)
    assert shop.get("tags", old)["deleted"]
    check_in_step(shop)


@pytest.mark.parametrize("inserts", [True, False])
def test_F77_N1_a_tag_made_after_one_of_its_name_was_renamed_is_not_renamed_with_it(
    shop: Shop, till: Till, inserts: bool
) -> None:
    if not inserts:
        refuses_inserts(shop)
    old = shop.add("tags", name="vip")
    till.sync()
    till.edit("tags", old, name="gold")
    till.add("tags", name="vip", externalId="T-1")
    outcome = till.sync(run_scope=OWN_CHANGES)
    assert (outcome.outcome, outcome.pushed) == ("in_step", 2)
    assert {each["name"]: each["externalId"] or "" for each in live(shop, "tags")} == {
        "gold": "",
        "vip": "T-1",
    }
    check_in_step(shop)


def test_F77_N6_a_tag_waits_for_no_name_that_a_person_is_asked_about(shop: Shop, till: Till) -> None:
    old = shop.add("tags", name="vip")
    till.sync()
    till.edit("tags", old, name="gold", display=False)
    till.add("tags", name="vip", externalId="T-1")
    shop.edit("tags", old, name="silver")
    till.sync(run_scope=OWN_CHANGES)
    (asked,) = till.queries.needs_you()
    assert set(asked.fields) == {"name"}
    shop.clock.sleep(HOUR)
    till.sync(run_scope=OWN_CHANGES)
    assert sorted(each["name"] for each in live(shop, "tags")) == ["silver", "vip"]


@pytest.mark.parametrize("inserts", [True, False])
def test_F77_N1_a_tag_of_the_name_of_one_whose_deletion_is_asked_about_waits_for_a_person(
    shop: Shop, till: Till, inserts: bool
) -> None:
    if not inserts:
        refuses_inserts(shop)
    old = shop.add("tags", name="vip")
    till.sync()
    till.commands.delete("tags", [old])
    till.add("tags", name="vip", externalId="T-1")
    shop.edit("tags", old, display=False)
    till.sync()
    asked = {each.reason.value for each in till.queries.needs_you()}
    assert "edited_there" in asked and not shop.get("tags", old)["deleted"]
    till.commands.keep("tags", old, "local")
    for each in till.queries.needs_you():
        till.commands.keep(each.entity, each.id, "local")
    shop.clock.sleep(HOUR)
    till.settle()
    (there,) = live(shop, "tags")
    assert there["id"] != old and there["externalId"] == "T-1"
    check_in_step(shop)


@pytest.mark.parametrize("scope", [EVERYTHING, OWN_CHANGES])
@pytest.mark.parametrize("known", [True, False])
def test_F141_a_tag_made_on_two_tills_is_one_though_no_cloud_refuses_it(
    shop: Shop, till: Till, scope: RunScope, known: bool
) -> None:
    """Its name is read before it is created, also before the first download and in a run that reads nothing."""
    if known:
        till.sync()
        shop.clock.sleep(HOUR)
    there = shop.add("tags", name="vip")
    till.add("tags", name="vip")
    with till.wire.counted() as lines:
        till.sync(run_scope=scope)
    assert not [line for line in lines if line.startswith(("POST", "PUT"))]
    assert lines.count("GET tags") <= (2 if known else 4)
    assert [each["id"] for each in live(shop, "tags")] == [there]
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F77_a_tag_made_there_between_our_pull_and_our_post(shop: Shop, posted: Till) -> None:
    posted.add("tags", name="first")
    posted.sync()
    mine = posted.add("tags", name="vip")
    posted.wire.before = once(posting, lambda request: shop.add("tags", name="vip") and None)
    assert posted.settle().outcome == "in_step"
    assert [each["name"] for each in live(shop, "tags")].count("vip") == 1
    assert posted.get("tags", mine)["name"] == "vip"
    check_in_step(shop)


def test_F77_F101_a_tag_that_a_restored_cloud_has_under_its_old_name_is_not_adopted(
    shop: Shop, posted: Till
) -> None:
    """What it was called since would go unasked (seed 101489)."""
    old = shop.add("tags", name="vip")
    posted.sync()
    before = shop.get("tags", old)
    shop.clock.sleep(HOUR)
    shop.edit("tags", old, name="gold")
    posted.sync()
    with shop.cloud.replica.write() as tx:
        tx.put("tags", before)
    mine = posted.add("tags", name="vip")
    posted.sync(run_scope=OWN_CHANGES)
    assert posted.get("tags", old)["name"] == "gold" and posted.lives("tags", mine)
    assert [each.id for each in posted.replica.sync_state.regressions.all("tags")] == [old]


# deletions and edits before the outcome is known


def test_F46_F103_deleted_here_after_it_was_deleted_and_purged_there(shop: Shop, posted: Till) -> None:
    """Of what a POST sent nothing has an id; a run failed for ever at the record without one."""
    one = posted.add("customers", lastName="Nováková")
    lose(posted, posting, "garbage")
    posted.sync()
    posted.edit("customers", one, note="later")
    [there] = [each["id"] for each in live(shop, "customers") if each["lastName"] == "Nováková"]
    shop.delete("customers", there)
    for _ in range(3):
        shop.clock.sleep(HOUR)
        posted.sync()
    [asked] = posted.queries.needs_you()
    assert posted.change("customers", asked.id).base["id"] == there
    posted.commands.delete("customers", [asked.id])
    shop.purge(there)
    shop.clock.sleep(HOUR)
    posted.settle()
    assert posted.waiting == 0 and posted.queries.needs_you() == []


@pytest.mark.parametrize("fault", [*LOST, "error"])
@pytest.mark.parametrize("entity", ["customers", "employees"])
def test_F52_deleted_before_the_outcome_is_known(shop: Shop, posted: Till, fault: str, entity: str) -> None:
    name = "lastName" if entity == "customers" else "name"
    one = posted.add(entity, **{name: "Nováková"})
    lose(posted, posting, fault)
    posted.sync()
    posted.commands.delete(entity, [one])
    for _ in range(4):
        posted.sync()
        shop.clock.sleep(HOUR)
    assert posted.sync().outcome == "in_step"
    assert [each[name] for each in live(shop, entity)] == ["First"]
    check_in_step(shop)


def test_F69_edited_under_the_new_id_before_the_create_was_matched(shop: Shop, posted: Till) -> None:
    """An older program of the shop put the record into the replica as a stranger, and somebody edited it there."""
    old = posted.add("customers", lastName="Nováková", note="a")
    lose(posted, posting)
    posted.sync()
    posted.edit("customers", old, phone="1")
    (there,) = (each for each in live(shop, "customers") if each["lastName"] == "Nováková")
    with posted.replica.write() as tx:
        tx.put("customers", {**shop.get("customers", there["id"]), "externalId": there["externalId"]})
    posted.edit("customers", there["id"], note="b")
    assert posted.change("customers", old).kind is ChangeKind.CREATE
    shop.clock.sleep(HOUR)
    assert posted.settle().outcome == "in_step"
    now = shop.get("customers", there["id"])
    assert (now["note"], now["phone"]) == ("b", "1") and len(live(shop, "customers")) == 2
    check_in_step(shop)


def test_F35_a_create_is_matched_though_the_cloud_normalises_values(shop: Shop, posted: Till) -> None:
    posted.add("employees", name="  Karel   NOVÝ ")

    def tidy(request: Request) -> Response:
        (row,) = json.loads(request.body)
        shop.add("employees", **{**{k: v for k, v in row.items() if k != "_cloudId"}, "name": "Karel Nový"})
        return Response(500)

    posted.wire.before = once(posting, tidy)
    posted.sync()
    assert posted.settle().outcome == "in_step" and len(live(shop, "employees")) == 2
    check_in_step(shop)


def test_a_restored_record_is_a_new_one_where_the_cloud_chooses_ids(shop: Shop, posted: Till) -> None:
    (one,) = shop.customers(1, note="kept")
    posted.sync()
    shop.delete("customers", one)
    posted.sync()
    shop.purge(one)
    posted.commands.restore("customers", [one])
    lose(posted, posting)
    posted.sync()
    assert posted.settle().outcome == "in_step"
    (there,) = (each for each in live(shop, "customers") if each["lastName"] != "First")
    assert there["note"] == "kept" and posted.get("customers", one)["id"] == there["id"]
