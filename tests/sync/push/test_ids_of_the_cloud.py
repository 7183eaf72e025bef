"""A cloud that stores a PUT under a free id under an id of its own: a person is asked, and nothing is made twice (F138)."""

from __future__ import annotations

import pytest

from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from sync.merge.create_matching import QUIET
from sync.run_scope import EVERYTHING, OWN_CHANGES, RunScope
from tests.fakes.breakage import once, writes
from tests.fakes.posting import chooses_ids, live
from tests.fakes.tills import HOUR, Shop, Till, changed, check_in_step


def check_asked_about_and_kept(shop: Shop, till: Till, mine: int) -> None:
    """There is one customer; a person is asked whether it is ours, says so, and it stays one."""
    assert len(live(shop, "customers")) == 1
    (asked,) = till.queries.needs_you()
    assert (asked.id, asked.reason) == (mine, HoldReason.POSSIBLE_DUPLICATE)
    till.commands.keep("customers", mine, "local")
    assert till.settle().outcome == "in_step" and len(live(shop, "customers")) == 1
    check_in_step(shop)


def test_F138_N3_what_is_answered_under_another_id_is_ours_and_made_once(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="Nováková")
    till.wire.before = lambda request: chooses_ids(shop, request)
    assert till.settle().outcome == "in_step" and len(live(shop, "customers")) == 1
    check_in_step(shop)
    # Learnt: a POST carries a marker, and no id that the cloud would not take.
    till.add("customers", lastName="Later")
    with till.wire.counted() as lines:
        assert till.settle().outcome == "in_step"
    assert writes(lines) == ["POST customers"]
    check_in_step(shop)


@pytest.mark.parametrize("scope", [EVERYTHING, OWN_CHANGES], ids=["everything", "own changes"])
def test_F138_N3_without_an_answer_it_is_asked_about_and_not_made_twice(
    shop: Shop, till: Till, scope: RunScope
) -> None:
    till.sync()
    mine = till.add("customers", lastName="Nováková", phone="1")

    def lost(request: Request) -> Response | None:
        return Response(504) if chooses_ids(shop, request) is not None else None

    till.wire.before = once(lambda request: request.method == "PUT", lost)
    for _ in range(4):
        till.sync(run_scope=scope)
        till.wire.before = lambda request: chooses_ids(shop, request)
        shop.clock.sleep(QUIET + 1)
    check_asked_about_and_kept(shop, till, mine)


def test_F138_N3_a_first_lost_answer_waits_for_a_late_commit(shop: Shop, till: Till) -> None:
    """Repeated at once, it is made twice before any list shows it (seed 96562)."""
    till.sync()
    mine = till.add("customers", lastName="Nováková")
    late: list[Request] = []

    def lost(request: Request) -> Response:
        late.append(request)
        return Response(504)

    till.wire.before = once(lambda request: request.method == "PUT", lost)
    till.sync()
    till.wire.before = lambda request: chooses_ids(shop, request)
    shop.clock.sleep(QUIET / 2)
    till.sync()
    assert live(shop, "customers") == []
    chooses_ids(shop, late[0])
    for _ in range(3):
        shop.clock.sleep(QUIET + 1)
        till.sync()
    check_asked_about_and_kept(shop, till, mine)


def test_F77_F138_N3_a_tag_of_the_same_name_is_adopted_before_it_is_renamed(shop: Shop, till: Till) -> None:
    """While its outcome is unknown it is shown as the record it is (seed 111736)."""
    till.sync()
    mine = till.add("tags", name="New")

    def lost(request: Request) -> Response | None:
        return Response(504) if chooses_ids(shop, request) is not None else None

    till.wire.before = once(lambda request: request.method == "PUT", lost)
    till.sync()
    till.wire.before = lambda request: chooses_ids(shop, request)
    till.sync()
    (there,) = live(shop, "tags")
    assert till.get("tags", mine)["id"] == there["id"] and till.waiting == 0
    till.edit("tags", there["id"], name="Renamed")
    shop.clock.sleep(QUIET + 1)
    assert till.settle().outcome == "in_step"
    assert [each["name"] for each in live(shop, "tags")] == ["Renamed"]
    check_in_step(shop)


def test_F138_N3_a_restored_record_does_not_show_that_the_cloud_takes_our_ids(shop: Shop, till: Till) -> None:
    """Its id was the cloud's own choice, be it answered 428 or replaced (seed 107279)."""
    (old,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [old])
    assert till.settle().outcome == "in_step"
    till.commands.restore("customers", [old])
    assert till.settle().outcome == "in_step" and till.lives("customers", old)
    till.add("customers", lastName="Nováková")

    def lost(request: Request) -> Response | None:
        return Response(504) if chooses_ids(shop, request) is not None else None

    till.wire.before = once(lambda request: request.method == "PUT", lost)
    for _ in range(4):
        till.sync()
        till.wire.before = lambda request: chooses_ids(shop, request)
        shop.clock.sleep(QUIET + 1)
    assert len(live(shop, "customers")) == 2
    (asked,) = till.queries.needs_you()
    assert asked.reason is HoldReason.POSSIBLE_DUPLICATE


def test_F138_an_answer_under_a_wrong_id_is_not_believed(shop: Shop, till: Till) -> None:
    till.sync()
    mine = till.add("customers", lastName="Nováková")

    def wrong(request: Request, answer: Response) -> Response | None:
        return changed(answer, lambda row: {**row, "id": "77"}) if request.method == "PUT" else None

    till.wire.after = wrong
    till.sync()
    till.wire.after = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert [each["id"] for each in live(shop, "customers")] == [mine] and till.lives("customers", mine)
    check_in_step(shop)


def test_F138_a_lost_insert_is_repeated_at_once_where_the_cloud_takes_our_ids(shop: Shop, till: Till) -> None:
    """Nobody is asked about a namesake there: under our own id nothing can be doubled."""
    till.add_first()
    mine = till.add("customers", lastName="Nováková")
    till.wire.before = once(lambda request: request.method == "PUT", lambda request: Response(500))
    till.sync(run_scope=OWN_CHANGES)
    till.wire.before = None
    shop.add("customers", lastName="Nováková")
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step" and till.queries.needs_you() == []
    assert shop.get("customers", mine)["lastName"] == "Nováková" and len(live(shop, "customers")) == 3


def test_F62_F138_points_added_while_it_was_in_question_are_sent_with_it(shop: Shop, till: Till) -> None:
    """Nobody else's record was it (seed 740009)."""
    till.sync()
    mine = till.add("customers", lastName="Nováková")
    till.wire.before = once(lambda request: request.method == "PUT", lambda request: Response(504))
    till.sync(run_scope=OWN_CHANGES)
    till.wire.before = None
    till.commands.save("customers", {}, id=mine, add={"points": 10.0})
    shop.add("customers", lastName="Svobodová")
    for _ in range(3):
        till.sync()
        shop.clock.sleep(QUIET + 1)
    (asked,) = till.queries.needs_you()
    till.commands.keep("customers", asked.id, "cloud")
    assert till.settle().outcome == "in_step" and shop.get("customers", mine)["points"] == 10.0
    check_in_step(shop)
