"""Cloud rollback: a cloud restored from a backup is told from everything similar, and nothing of ours is lost (F101)."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest

from app.queries.timeline import told_as
from storage.errors import Refused
from storage.query.grammar import Query
from storage.records.restore import restore as restore_backup
from storage.sync_state.regressions import Dispute
from sync.client.transport import Request, Response
from sync.limits.request_budget import Kind, Purpose
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

Rows = dict[int, dict[str, Any]]


def backup(shop: Shop) -> Rows:
    found = shop.cloud.replica.page("customers", Query(deleted="all"), limit=10_000).records
    return {each["id"]: each for each in found}


def restore(shop: Shop, rows: Rows) -> None:
    """The cloud is as it was: what was made since is gone, what was changed since is as before."""
    now = backup(shop)
    shop.purge(*now.keys() - rows.keys())
    with shop.cloud.replica.write() as tx:
        tx.put_many("customers", [*rows.values()])


def a_day_after_the_backup(shop: Shop, till: Till) -> tuple[list[int], Rows]:
    """150 customers, a backup, and a day of work on both sides that everybody has."""
    ids = shop.old_customers(150)
    till.sync()
    kept = backup(shop)
    shop.clock.sleep(5 * HOUR)
    for each in ids[:3]:
        till.edit("customers", each, note="ours since")
    shop.edit("customers", ids[3], note="theirs since")
    ids.append(till.add("customers", lastName="Made since", points=7.0))
    till.commands.delete("customers", [ids[10]])
    till.settle()
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.sync().outcome == "in_step"
    return ids, kept


def until_asked(shop: Shop, till: Till) -> None:
    for _ in range(3):
        outcome = till.sync()
        shop.clock.sleep(HOUR)
    assert (outcome.outcome, outcome.error) == ("needs_you", "cloud_restored")


def test_F101_nothing_is_taken_back_before_a_person_decides(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    before = till.records()
    restore(shop, kept)
    until_asked(shop, till)
    assert till.records() == before
    found = {each.id: each.dispute for each in till.replica.sync_state.regressions.all()}
    assert {each for each, said in found.items() if said is Dispute.OLDER} == {*ids[:4], ids[10]}
    assert found.keys() == {*ids[:4], ids[10], ids[-1]}
    status = till.queries.sync_status()
    assert (status.headline, status.detail, status.disputed) == (
        "needs_you", "cloud_restored", {"customers": 6},
    )  # fmt: skip
    assert status.restored_since is not None


def test_F101_keeping_ours_pushes_it_again(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    until_asked(shop, till)
    assert till.commands.resolve_rollback("local") == 6
    assert till.settle().outcome == "in_step"
    assert [shop.get("customers", each)["note"] for each in ids[:4]] == ["ours since"] * 3 + ["theirs since"]
    assert shop.get("customers", ids[-1])["points"] == 7.0
    assert shop.get("customers", ids[10])["deleted"] is True
    assert till.sync(full=True).outcome == "in_step"
    check_in_step(shop)


def test_F101_keeping_the_clouds_leaves_ours_in_the_history(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    until_asked(shop, till)
    till.commands.resolve_rollback("cloud")
    with till.wire.counted() as lines:
        assert till.settle().outcome == "in_step"
    assert f"GET customers/{ids[-1]}" in lines
    check_in_step(shop)
    assert till.get("customers", ids[0])["note"] is None
    told = [
        str(pair) for event in till.queries.timeline("customers", ids[0]) for pair in event.fields.values()
    ]
    assert any("ours since" in each for each in told)
    # What we had deleted lives again, and that was the cloud.
    told_of = till.queries.timeline("customers", ids[10])
    assert "cloud_restored" in map(told_as, told_of)
    assert not till.queries.last_change("customers", till.queries.record("customers", ids[10])).here


def test_F101_edits_are_synchronised_while_nobody_has_decided(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    until_asked(shop, till)
    new = till.add("customers", lastName="Made meanwhile")
    till.edit("customers", ids[50], note="meanwhile")
    shop.edit("customers", ids[60], note="meanwhile there")
    assert till.settle().error == "cloud_restored"
    assert shop.get("customers", new) and shop.get("customers", ids[50])["note"] == "meanwhile"
    assert till.get("customers", ids[60])["note"] == "meanwhile there"


def test_F101_a_pending_edit_is_pushed_with_the_rest_of_ours(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    till.wire.before = lambda request: Response(503) if request.method == "PATCH" else None
    till.edit("customers", ids[0], phone="123")
    until_asked_offline(shop, till)
    till.wire.before = None
    till.commands.resolve_rollback("local")
    till.settle()
    assert (shop.get("customers", ids[0])["phone"], shop.get("customers", ids[0])["note"]) == (
        "123",
        "ours since",
    )


def test_F101_N1_a_record_to_be_made_anew_keeps_its_edits_when_another_till_makes_it_first(
    shop: Shop, till: Till
) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    until_asked(shop, till)
    one = ids[-1]
    before = shop.clock.now() - HOUR
    till.edit("customers", one, note="ours", phone="2", tags=["ours"])
    till.settle()
    till.commands.keep("customers", one, "local")
    till.commands.resolve_rollback("local")
    shop.fill(
        "customers",
        [{"id": one, "lastName": "Made since", "points": 7.0, "tags": None, "versionDate": before}],
    )
    assert till.settle().outcome == "in_step"
    found = shop.get("customers", one)
    assert (found["note"], found["phone"], found["tags"]) == ("ours", "2", ["ours"])
    check_in_step(shop)


def until_asked_offline(shop: Shop, till: Till) -> None:
    for _ in range(4):
        till.sync()
        shop.clock.sleep(HOUR)
    assert till.queries.sync_status().restored_since is not None


def test_F101_a_record_that_the_cloud_has_again_is_no_longer_disputed(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    newest = backup(shop)
    restore(shop, kept)
    until_asked(shop, till)
    restore(shop, newest)
    till.sync(full=True)
    assert till.settle().outcome == "in_step"
    assert not till.replica.sync_state.regressions.all() and till.get("customers", ids[0])
    check_in_step(shop)


def test_F101_F81_a_crash_at_any_request_ends_in_the_same_rollback(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    before = till.records()
    restore(shop, kept)
    for number in [*range(2, 26, 3), 10_000, 10_000, 10_000]:
        left = [number]

        def dies(request: Request, left: list[int] = left) -> Response | None:
            left[0] -= 1
            if left[0] == 0:
                raise ZeroDivisionError
            return None

        till.wire.before = dies
        try:
            till.sync()
        except ZeroDivisionError:
            till.crash()
        shop.clock.sleep(60)
        assert till.records() == before
    till.wire.before = None
    until_asked(shop, till)
    found = {each.id for each in till.replica.sync_state.regressions.all()}
    assert found == {*ids[:4], ids[10], ids[-1]}


def test_nobody_decides_before_every_list_was_compared(shop: Shop, till: Till) -> None:
    _, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    till.sync()
    rollback = till.replica.sync_state.rollback.get()
    assert rollback is not None and rollback.pending
    with pytest.raises(Refused) as refused:
        till.commands.resolve_rollback("cloud")
    assert refused.value.params["reason"] == "still_comparing"


# what is no restore


def test_F44_one_regressed_record_is_accepted(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    till.sync(full=True)
    with shop.cloud.replica.write() as tx:
        tx.put("customers", {**kept[ids[0]], "note": "an old row"})
    till.sync(full=True)
    assert till.settle().outcome == "in_step"
    assert till.get("customers", ids[0])["note"] == "an old row"


def test_F44_several_regressed_records_are_accepted_while_newer_ones_exist(shop: Shop, till: Till) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    shop.edit("customers", ids[70], note="newest")
    till.sync()
    shop.clock.sleep(HOUR)
    shop.edit("customers", ids[71], note="newest of all")
    till.sync(full=True)
    with shop.cloud.replica.write() as tx:
        tx.put_many("customers", [{**kept[each], "note": "an old row"} for each in ids[:3]])
    till.sync(full=True)
    assert till.settle().outcome == "in_step"
    assert till.replica.sync_state.rollback.get() is None
    assert [till.get("customers", each)["note"] for each in ids[:3]] == ["an old row"] * 3


def test_F79_dates_that_differ_no_more_than_clocks_are_no_rollback(shop: Shop, till: Till) -> None:
    ids, _ = a_day_after_the_backup(shop, till)
    with shop.cloud.replica.write() as tx:
        for each in ids[:3]:
            row = shop.get("customers", each)
            tx.put("customers", {**row, "note": "skewed", "versionDate": row["versionDate"] - 5 * 60_000})
    assert till.settle().outcome == "in_step"
    assert [till.get("customers", each)["note"] for each in ids[:3]] == ["skewed"] * 3


def test_F55_deletions_are_no_rollback(shop: Shop, till: Till) -> None:
    ids, _ = a_day_after_the_backup(shop, till)
    for each in ids[:3]:
        shop.silently(each, deleted=True)
    shop.delete("customers", ids[-1])
    assert till.settle().outcome == "in_step"
    assert till.replica.sync_state.rollback.get() is None
    check_in_step(shop)


def test_F103_a_purge_of_old_records_is_no_rollback(shop: Shop, till: Till) -> None:
    ids, _ = a_day_after_the_backup(shop, till)
    shop.purge(*ids[20:25])
    till.sync(full=True)
    assert till.settle().outcome == "in_step"
    assert not any(till.lives("customers", each) for each in ids[20:25])
    check_in_step(shop)


@pytest.mark.parametrize("newer", ["customers", "suppliers", None])
def test_F142_after_a_restore_of_ours_the_cloud_is_believed_where_it_has_newer_records(
    shop: Shop, till: Till, newer: str | None
) -> None:
    """The newest customers of the backup were deleted since, and their tombstones are purged."""
    ids = shop.old_customers(150)
    till.sync()
    kept = shop.folder / "backup.db"
    with till.replica.database.reading() as connection, closing(sqlite3.connect(kept)) as copy:
        connection.backup(copy)
    shop.clock.sleep(7 * 24 * HOUR)
    shop.purge(*ids[-3:])
    if newer:
        shop.add(newer, **({"lastName": "New"} if newer == "customers" else {"name": "New"}))
    till.sync()
    till.replica.close()
    restore_backup(till.path, kept, cloud_id=shop.cloud.cloud_id, clock=shop.clock)
    till.start()
    for _ in range(3):
        outcome = till.sync()
        shop.clock.sleep(HOUR)
    if newer is None:
        assert (outcome.outcome, outcome.error) == ("needs_you", "cloud_restored")
        return
    assert outcome.outcome == "in_step"
    assert not any(till.lives("customers", each) for each in ids[-3:])
    assert till.replica.sync_state.rollback.own_restore() is None
    check_in_step(shop)


# too much missing


@pytest.mark.parametrize("side", ["local", "cloud"])
def test_F56_a_person_decides_about_a_mass_deletion(shop: Shop, till: Till, side: Any) -> None:
    ids = shop.old_customers(120)
    till.sync()
    shop.clock.sleep(HOUR)
    shop.purge(*ids[:60])
    shop.edit("customers", ids[100], note="something changed")
    assert till.sync().error == "mass_deletion"
    till.sync()
    assert till.queries.sync_status().disputed == {"customers": 60}
    assert till.commands.resolve_rollback(side, entity="customers") == 60
    shop.clock.sleep(HOUR)
    assert till.settle(5).outcome == "in_step"
    assert till.replica.count("customers", Query(ids=tuple(ids))) == (120 if side == "local" else 60)
    check_in_step(shop)


# a restore by less than clocks may differ


def moments_after_the_backup(shop: Shop, till: Till, edits: int) -> tuple[list[int], Rows]:
    """Twenty customers, a backup, and edits a minute later, all within the difference of clocks."""
    ids = shop.customers(20)
    till.sync()
    shop.clock.sleep(60)
    kept = backup(shop)
    for each in ids[:edits]:
        till.edit("customers", each, note="confirmed")
    assert till.settle().outcome == "in_step"
    assert till.sync().outcome == "in_step"
    shop.clock.sleep(120)
    return ids, kept


@pytest.mark.parametrize("edits", [1, 2, 5])
@pytest.mark.parametrize("side", ["local", "cloud"])
def test_F115_a_restore_by_minutes_replaces_no_confirmed_edit(
    shop: Shop, till: Till, edits: int, side: Any
) -> None:
    ids, kept = moments_after_the_backup(shop, till, edits)
    restore(shop, kept)
    until_asked(shop, till)
    assert [till.get("customers", each)["note"] for each in ids[:edits]] == ["confirmed"] * edits
    assert till.queries.sync_status().disputed == {"customers": edits}
    till.commands.resolve_rollback(side)
    assert till.settle().outcome == "in_step"
    note = "confirmed" if side == "local" else None
    assert {shop.get("customers", each)["note"] for each in ids[:edits]} == {note}
    check_in_step(shop)


def test_F115_changes_of_others_that_we_saw_count_as_well(shop: Shop, till: Till) -> None:
    ids, kept = moments_after_the_backup(shop, till, 0)
    for each in ids[:2]:
        shop.edit("customers", each, note="by another till")
    till.sync()
    shop.clock.sleep(60)
    restore(shop, kept)
    until_asked(shop, till)
    assert till.get("customers", ids[0])["note"] == "by another till"


def test_F43_F115_what_a_late_commit_replaced_counts_as_well(shop: Shop, till: Till) -> None:
    ids, _ = moments_after_the_backup(shop, till, 0)
    shop.edit("customers", ids[0], note="first")
    till.sync()
    kept = backup(shop)
    moment = kept[ids[0]]["versionDate"] - 5 * 60_000
    shop.fill("customers", [{**kept[ids[0]], "note": "late", "versionDate": moment}])
    shop.clock.sleep(60)
    till.edit("customers", ids[0], phone="ours")
    till.settle()
    assert shop.get("customers", ids[0])["note"] == "late"
    restore(shop, kept)
    until_asked(shop, till)
    assert till.get("customers", ids[0])["phone"] == "ours"


def test_F43_F115_a_late_commit_is_lost_though_records_dated_after_it_are_left(
    shop: Shop, till: Till
) -> None:
    """Its date is that of its beginning: the backup was made after that, and before it was committed (seed 91005)."""
    ids, kept = moments_after_the_backup(shop, till, 0)
    moment = kept[ids[0]]["versionDate"] + 5
    shop.clock.sleep(300)
    shop.edit("customers", ids[1], note="in the backup")
    till.sync()
    kept = backup(shop)
    shop.fill("customers", [{**kept[ids[0]], "note": "late", "versionDate": moment}])
    till.sync()
    assert till.get("customers", ids[0])["note"] == "late"
    shop.clock.sleep(HOUR)
    till.sync()
    restore(shop, kept)
    until_asked(shop, till)
    assert till.get("customers", ids[0])["note"] == "late"


def test_F115_a_record_created_moments_before_is_asked_about(shop: Shop, till: Till) -> None:
    _, kept = moments_after_the_backup(shop, till, 0)
    new = till.add("customers", lastName="Made since")
    till.settle()
    till.sync()
    restore(shop, kept)
    until_asked(shop, till)
    assert till.get("customers", new)["lastName"] == "Made since"
    till.commands.resolve_rollback("local")
    assert till.settle().outcome == "in_step" and shop.get("customers", new)


def test_F115_a_copy_given_up_before_is_not_written_over(shop: Shop, till: Till) -> None:
    ids, kept = moments_after_the_backup(shop, till, 3)
    restore(shop, kept)
    till.edit("customers", ids[0], phone="123")
    with till.wire.counted() as lines:
        from sync.run_scope import OWN_CHANGES

        till.sync(run_scope=OWN_CHANGES)
    assert not any(each.startswith(("PATCH", "PUT")) and each.endswith(str(ids[0])) for each in lines[1:])
    assert shop.get("customers", ids[0])["phone"] != "123"
    assert till.get("customers", ids[0])["note"] == "confirmed"


def test_F115_what_was_written_since_the_restore_disproves_nothing(shop: Shop, till: Till) -> None:
    ids, kept = moments_after_the_backup(shop, till, 4)
    restore(shop, kept)
    shop.clock.sleep(HOUR)
    shop.edit("customers", ids[15], note="since the restore")
    until_asked(shop, till)
    assert till.queries.sync_status().disputed == {"customers": 4}
    assert till.get("customers", ids[15])["note"] == "since the restore"


def test_F115_what_was_written_since_disproves_nothing_either_when_it_was_read_long_ago(
    shop: Shop, till: Till
) -> None:
    ids, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    until_asked(shop, till)
    shop.edit("customers", ids[20], note="since the restore")
    till.sync()
    shop.clock.sleep(HOUR)
    restore(shop, kept)  # once more, while a person is asked
    shop.edit("customers", ids[30], note="since both")
    till.sync()
    till.commands.resolve_rollback("cloud")
    shop.clock.sleep(38 * HOUR)
    until_asked(shop, till)
    assert till.get("customers", ids[20])["note"] == "since the restore"


def test_F115_an_old_page_of_a_list_that_is_behind_is_no_restore(shop: Shop, till: Till) -> None:
    ids, kept = moments_after_the_backup(shop, till, 5)
    newest = backup(shop)

    def behind(request: Request) -> Response | None:
        if request.method != "GET" or not request.path.endswith("/customers"):
            return None
        restore(shop, kept)
        try:
            return shop.cloud.faults.handle(request)
        finally:
            restore(shop, newest)

    till.wire.before = behind
    assert till.sync().outcome == "in_step"
    till.wire.before = None
    assert till.sync().outcome == "in_step" and till.replica.sync_state.rollback.get() is None
    check_in_step(shop)


def test_F115_F79_an_older_copy_that_nobody_saw_is_taken_with_both_values_in_the_history(
    shop: Shop, till: Till
) -> None:
    ids, _ = moments_after_the_backup(shop, till, 1)
    with shop.cloud.faults._lag(150.0):
        shop.edit("customers", ids[0], note="later, by a slow clock")
    assert till.settle().outcome == "in_step"
    assert till.get("customers", ids[0])["note"] == "later, by a slow clock"
    (told,) = [
        each.fields["note"]
        for each in till.queries.timeline("customers", ids[0])
        if each.fields.get("note", (None, None))[1] == "later, by a slow clock"
    ]
    assert told == ("confirmed", "later, by a slow clock")


def test_F115_the_newest_record_of_all_missing_is_asked_about(shop: Shop, till: Till) -> None:
    ids = shop.old_customers(30)
    till.sync()
    shop.purge(ids[29])
    shop.edit("customers", ids[3], note="news")
    assert till.sync().error == "cloud_restored" and till.get("customers", ids[29])


def test_F115_a_cloud_restored_a_day_later_is_asked_about_until_a_person_decides(
    shop: Shop, till: Till
) -> None:
    ids, kept = moments_after_the_backup(shop, till, 3)
    shop.clock.sleep(25 * HOUR)
    till.sync()
    shop.clock.sleep(25 * HOUR)
    restore(shop, kept)
    until_asked(shop, till)
    for _ in range(3):
        shop.clock.sleep(25 * HOUR)
        assert till.sync().error == "cloud_restored"
    assert [till.get("customers", each)["note"] for each in ids[:3]] == ["confirmed"] * 3


def test_F115_of_superseded_copies_the_newest_are_kept_and_all_of_a_day(shop: Shop, till: Till) -> None:
    moments_after_the_backup(shop, till, 3)
    now = shop.clock.now()

    def left(at: int, keep: int) -> int:
        with till.replica.write() as tx:
            tx.sync_state.superseded.drop_before(at, keep=keep)
            rows = tx.connection.execute("SELECT count(*) FROM superseded")
            return int(rows.fetchone()[0])

    assert left(now - HOUR * 1000, 0) == 3
    assert [left(now + 1, keep) for keep in (3, 2, 0)] == [3, 2, 0]


def test_F101_N5_a_rollback_is_compared_though_nothing_is_left_for_comparisons(
    shop: Shop, till: Till
) -> None:
    """An allowance that each run uses up: a person waits for what the lists show."""
    _, kept = a_day_after_the_backup(shop, till)
    restore(shop, kept)
    for _ in range(4):
        for _ in range(150):
            till.engine.gate.requests.record(Kind.READ, Purpose.ASKED, failed=False, size=0, seconds=0)
        till.sync()
        shop.clock.sleep(HOUR)
    rollback = till.replica.sync_state.rollback.get()
    assert rollback is not None and not rollback.pending
    till.commands.resolve_rollback("cloud")
    assert till.settle().outcome == "in_step"
