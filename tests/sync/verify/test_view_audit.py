"""The audit of the view law: a broken copy is found, repaired, and recorded (I1)."""

from __future__ import annotations

import random

import pytest

from app.queries.run_history import past_runs
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from sync.pull.streams import Stream
from sync.verify.view_audit import Audit
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

CUSTOMERS = CATALOGUE["customers"]
STREAM = Stream(CUSTOMERS, "customers")


def auditor(till: Till, seed: int = 1) -> Audit:
    return Audit(till.replica, till.client, till.bus, rng=random.Random(seed), checkpoint=lambda: None)


def spoil(till: Till, id: int, sql: str = "note = 'spoilt on this disk'") -> None:
    """Change a row past every rule of the program."""
    with till.replica.database.write() as connection:
        connection.execute(f"UPDATE customers SET {sql} WHERE id = ?", (id,))


def told(till: Till) -> list[int | None]:
    """Records that the story of the runs says were mended."""
    return [
        each.id for run in past_runs(till.replica, limit=9) for each in run.decisions if each.code == "mended"
    ]


@pytest.mark.parametrize(
    "sql",
    ["note = 'spoilt'", "points = points + 1", "tags = '[not json'", "_etag = 'X'", "_extra = '{\"a\": 1}'"],
)
def test_I1_a_row_not_read_back_as_it_was_stored_is_read_by_id(shop: Shop, till: Till, sql: str) -> None:
    ids = shop.customers(5, points=3.0)
    till.sync()
    spoil(till, ids[2], sql)
    with till.wire.counted() as lines:
        assert auditor(till).check_all(STREAM) == 1
    assert lines == [f"GET customers/{ids[2]}"]
    check_in_step(shop)
    assert till.queries.timeline("customers", ids[2])[0].kind is EventKind.VIEW_REPAIRED
    assert auditor(till).check_all(STREAM) == 0


def test_I1_a_copy_that_is_not_the_view_of_its_change_is_written_again(shop: Shop, till: Till) -> None:
    ids = shop.customers(6)
    till.sync()
    till.edit("customers", ids[0], note="mine")
    till.commands.delete("customers", [ids[1]])
    new = till.add("customers", lastName="New")
    before = till.records()
    spoil(till, ids[0])
    spoil(till, ids[1], "deleted = 0")
    with till.replica.database.write() as connection:
        connection.execute("DELETE FROM customers WHERE id = ?", (new,))
    with till.wire.counted() as lines:
        assert auditor(till).check_all(STREAM) == 3
    assert not lines and till.records() == before
    event = till.queries.timeline("customers", ids[0])[0]
    assert (event.kind, event.fields) == (EventKind.VIEW_REPAIRED, {"note": ("spoilt on this disk", "mine")})
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_nothing_is_repaired_where_nothing_is_broken(shop: Shop, till: Till) -> None:
    ids = shop.customers(30, points=1.5, tags=["a", "b"])
    till.sync()
    till.edit("customers", ids[0], note="mine")
    shop.edit("customers", ids[0], note="theirs")
    till.commands.delete("customers", [ids[1]])
    shop.edit("customers", ids[1], note="theirs")
    till.edit("customers", ids[2], note="mine")
    shop.delete("customers", ids[2])
    till.sync()
    assert till.queries.sync_status().needs_you == 3
    assert auditor(till).check_all(STREAM) == 0 and not told(till)


def test_each_run_checks_a_sample_and_in_time_every_record(shop: Shop, till: Till) -> None:
    ids = shop.customers(120)
    till.sync()
    spoil(till, ids[77])
    found = [auditor(till, seed).check_sample(STREAM) for seed in range(400)]
    assert sum(found) == 1 and found.index(1) > 0
    sync_state = till.replica.sync_state
    assert sync_state.view_audit.ids_from(CUSTOMERS, ids[-2], 5) == [*ids[-2:], *ids[:3]]


def test_the_full_audit_checks_every_record(shop: Shop, till: Till) -> None:
    ids = shop.customers(120)
    till.sync()
    spoil(till, ids[77], "_etag = 'X'")
    shop.clock.sleep(40 * HOUR)
    assert till.sync().outcome == "in_step"
    assert not [*till.replica.sync_state.view_audit.broken_rows(CUSTOMERS, ids)]
    assert told(till) == [ids[77]]


def test_N4_a_broken_row_that_the_cloud_does_not_have_is_left_for_the_comparison(
    shop: Shop, till: Till
) -> None:
    ids = shop.customers(3)
    till.sync()
    spoil(till, ids[0])
    shop.purge(ids[0])
    assert auditor(till).check_all(STREAM) == 0 and till.replica.get("customers", ids[0]) is not None


def test_an_empty_list_needs_no_audit(till: Till) -> None:
    assert auditor(till).check_sample(STREAM) == auditor(till).check_all(STREAM) == 0
