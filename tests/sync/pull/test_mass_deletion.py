"""Very many deletions in the cloud wait for a person, whether they come at once or one after another (F114)."""

from __future__ import annotations

from typing import Any

import pytest

from storage.query.grammar import Query
from storage.sync_state.regressions import Dispute
from sync.pull.mass_deletion import MANY, is_mass
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def live(till: Till) -> int:
    return till.replica.count("customers", Query())


def a_shop(shop: Shop, till: Till, count: int = 400) -> list[int]:
    ids = shop.old_customers(count)
    assert till.sync().outcome == "in_step"
    shop.clock.sleep(HOUR)
    return ids


def stopped(till: Till, held: int) -> None:
    outcome = till.sync()
    assert (outcome.outcome, outcome.error) == ("error", "mass_deletion")
    assert till.queries.sync_status().disputed == {"customers": held}
    assert till.queries.sync_status().headline == "error"


def test_F114_many_tombstones_in_one_pull_delete_nothing(shop: Shop, till: Till) -> None:
    ids = a_shop(shop, till)
    for each in ids[:300]:
        shop.delete("customers", each)
    stopped(till, 300)
    assert live(till) == 400
    shop.clock.sleep(HOUR)
    stopped(till, 300)
    found = till.replica.sync_state.regressions.all("customers")
    assert {each.dispute for each in found} == {Dispute.DELETED} and live(till) == 400


def test_F114_tombstones_dated_before_our_copies_count_as_well(shop: Shop, till: Till) -> None:
    ids = shop.customers(60)
    assert till.sync().outcome == "in_step"
    shop.clock.sleep(HOUR)
    with shop.cloud.faults._lag(HOUR + 20):
        shop.cloud.commands.delete("customers", ids[:50])
    assert till.sync().error == "mass_deletion"
    assert live(till) == 60


def test_F114_tombstones_much_older_than_our_copies_are_no_rollback_and_still_many(
    shop: Shop, till: Till
) -> None:
    ids = shop.customers(60)
    assert till.sync().outcome == "in_step"
    with shop.cloud.faults._lag(2 * HOUR):
        shop.cloud.commands.delete("customers", ids[:50])
    assert till.sync(full=True).error == "mass_deletion"
    assert live(till) == 60 and till.queries.sync_status().disputed == {"customers": 50}


@pytest.mark.parametrize("side", ["local", "cloud"])
def test_F114_a_person_decides_about_all_of_them(shop: Shop, till: Till, side: Any) -> None:
    ids = a_shop(shop, till)
    for each in ids[:300]:
        shop.delete("customers", each)
    stopped(till, 300)
    assert till.commands.resolve_rollback(side) == 300
    assert till.settle().outcome == "in_step"
    assert live(till) == (400 if side == "local" else 100)
    assert till.sync(full=True).outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("rows", [5, 20])
def test_F114_small_pages_are_judged_by_their_sum(shop: Shop, till: Till, rows: int) -> None:
    from dataclasses import replace

    from sync.client.transport import Request, Response

    ids = a_shop(shop, till, 100)

    def cut(request: Request) -> Response | None:
        if not request.path.endswith("/customers") or request.method != "GET":
            return None
        query = [
            (name, str(min(int(text), rows)) if name == "limit" else text) for name, text in request.query
        ]
        return shop.cloud.faults.handle(replace(request, query=tuple(query)))

    for each in ids[:60]:
        shop.delete("customers", each)
    till.wire.before = cut
    stopped(till, 60)
    assert live(till) == 100
    till.commands.resolve_rollback("local")
    assert till.settle().outcome == "in_step"
    assert len([each for each in ids if not shop.get("customers", each)["deleted"]]) == 100


def test_F114_nineteen_a_minute_are_asked_about_after_the_twentieth(shop: Shop, till: Till) -> None:
    ids = a_shop(shop, till)
    for each in ids[:19]:
        shop.delete("customers", each)
    assert till.sync().outcome == "in_step" and live(till) == 381
    shop.clock.sleep(60)
    for each in ids[19:38]:
        shop.delete("customers", each)
    stopped(till, 38)
    assert live(till) == 400
    till.commands.resolve_rollback("cloud")
    assert till.settle().outcome == "in_step" and live(till) == 362
    for each in ids[38:50]:
        shop.delete("customers", each)
    assert till.sync().outcome == "in_step" and live(till) == 350
    check_in_step(shop)


def test_F114_records_that_live_again_are_asked_about_no_more(shop: Shop, till: Till) -> None:
    ids = a_shop(shop, till, 100)
    before = {each: shop.get("customers", each) for each in ids[:50]}
    for each in ids[:50]:
        shop.delete("customers", each)
    stopped(till, 50)
    shop.clock.sleep(60)
    with shop.cloud.replica.write() as tx:
        now = shop.clock.now()
        tx.put_many("customers", [{**row, "versionDate": now + at} for at, row in enumerate(before.values())])
    assert till.settle().outcome == "in_step"
    assert not till.queries.sync_status().disputed
    check_in_step(shop)


def test_F114_an_edit_of_one_of_them_is_a_question_of_its_own(shop: Shop, till: Till) -> None:
    ids = a_shop(shop, till, 100)
    for each in ids[:50]:
        shop.delete("customers", each)
    stopped(till, 50)
    till.edit("customers", ids[3], note="still needed")
    till.sync()
    held = till.change("customers", ids[3]).held
    assert held is not None and held.reason.value == "deleted_there" and live(till) == 100
    assert till.commands.resolve_rollback("cloud") == 49
    till.settle()
    assert live(till) == 51 and till.get("customers", ids[3])["note"] == "still needed"


def test_F114_our_own_deletions_and_those_of_a_first_download_are_no_mass_deletion(
    shop: Shop, till: Till
) -> None:
    ids = a_shop(shop, till, 100)
    till.commands.delete("customers", ids[:60])
    assert till.settle().outcome == "in_step" and live(till) == 40
    assert till.sync(full=True).outcome == "in_step"
    new = shop.another()
    assert new.sync().outcome == "in_step" and live(new) == 40
    check_in_step(shop)


def test_F114_deletions_without_a_new_date_are_no_exception(shop: Shop, till: Till) -> None:
    ids = a_shop(shop, till)
    for each in ids[:300]:
        shop.silently(each, deleted=True)
    shop.edit("customers", ids[350], note="something changed")
    for _ in range(3):
        assert till.sync().error == "mass_deletion" and live(till) == 400
    assert till.queries.sync_status().disputed == {"customers": 300}


def test_F114_absences_one_run_after_another_count_together(shop: Shop, till: Till) -> None:
    ids = a_shop(shop, till)
    for start in (0, 19):
        shop.purge(*ids[start : start + 19])
        shop.edit("customers", ids[399], note=f"news {start}")
        outcome = till.sync()
        shop.clock.sleep(60)
    assert outcome.error == "mass_deletion" and live(till) == 381


def test_F114_few_deletions_go_through() -> None:
    assert not is_mass(MANY, 30) and is_mass(MANY + 1, 400)
    assert not is_mass(MANY + 1, 420) and not is_mass(100, 2000)
