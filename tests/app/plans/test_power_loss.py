"""Power loss at the statements and at every write of the journal while a plan begins, ends, is cancelled or answered.

After the next start all of it was done or nothing, and the schedule brings the same end about in both cases (F81).
"""

from __future__ import annotations

import random
import shutil
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from app import prices
from app.change_set import ChangeLine, Effect
from app.commands.commands import Commands
from app.plans.planner import Planner
from storage.query.grammar import Query
from sync.events import Bus
from tests.fakes.clock import ManualClock
from tests.storage.records.test_power_loss import FILES, Crash, Power
from tests.storage.support.replicas import assert_one_account, assert_view_law, open_replica, put, record

PRAGUE = ZoneInfo("Europe/Prague")
START, END = "2026-12-01", "2026-12-27"
NET = prices.without_vat(49.9, 1.21)
BY_HAND = 2


def clock_at(day):
    return ManualClock(now=int(datetime.fromisoformat(day).replace(tzinfo=PRAGUE).timestamp() * 1000))


def planner(replica):
    return Planner(replica, Commands(replica, Bus(), rng=random.Random(4)), zone=PRAGUE)


def evening(folder, *, begun):
    """A plan for two products, one of which somebody changed since; with `begun` it holds already."""
    replica = open_replica(folder, clock=clock_at("2026-11-23"))
    for number in (1, BY_HAND):
        put(
            replica,
            "products",
            record("products", number, priceWithVat=49.9, priceWithoutVat=NET, vat=1.21),
        )
    changes = [
        ChangeLine(effect=Effect.CHANGED, id=number, after={"priceWithVat": 39.9}) for number in (1, BY_HAND)
    ]
    planner(replica).add("Christmas", changes, start=START, end=END, origin="window")
    Commands(replica, Bus()).save("products", {"priceWithVat": 44.0}, id=BY_HAND)
    if begun:
        replica.clock = clock_at(START)
        planner(replica).do_due()
    replica.database.close()


WORK = {
    "begin": (False, START, lambda p: p.do_due()),
    "end": (True, END, lambda p: p.do_due()),
    "cancel": (True, "2026-12-05", lambda p: p.cancel(1, origin="window", give_back=True)),
    "answer": (True, "2026-12-05", lambda p: p.answer(1, "plan", origin="window")),
    "undo": (True, "2026-12-05", lambda p: p.undo(1, origin="window")),
}


def state(replica):
    records = replica.page("products", Query(deleted="all"), limit=10).records
    events = {each["id"]: replica.timeline("products", each["id"]) for each in records}
    plans = [(plan, replica.plans.lines(plan.id)) for plan in replica.plans.all()]
    return records, events, replica.changes(), replica.steps.newest_undoable(), plans


def play(folder, work, power, day):
    replica = open_replica(folder, connect=power.connect, clock=clock_at(day))
    with pytest.MonkeyPatch.context() as patch:
        power.wire_journal(patch)
        power.armed = True
        try:
            work(planner(replica))
        except Crash:
            pass
        after = folder.with_name(folder.name + "-after")
        after.mkdir()
        for name in FILES:
            if (folder / name).exists():
                shutil.copyfile(folder / name, after / name)
    power.armed = power.off = False
    replica.database.close()
    return after


def looked_at(folder, day):
    replica = open_replica(folder, clock=clock_at(day))
    try:
        assert_view_law(replica)
        assert_one_account(replica)
        return state(replica)
    finally:
        replica.database.close()


@pytest.mark.parametrize("name", WORK)
def test_F81_a_plan_is_done_wholly_or_not_at_all_and_once(name, tmp_path):
    begun, day, work = WORK[name]
    evening(tmp_path / "evening", begun=begun)
    before = looked_at(shutil.copytree(tmp_path / "evening", tmp_path / "untouched"), day)
    fine = Power()
    done = looked_at(play(shutil.copytree(tmp_path / "evening", tmp_path / "fine"), work, fine, day), day)
    assert done != before and fine.seen > 8
    # Up to the first byte of the journal everything is one open transaction, of which a sample is enough.
    first = min(fine.journal_moments)
    moments = [(each, False) for each in range(0, first, 10)]
    moments += [(each, torn) for each in range(first, fine.seen) for torn in (False, True)]
    seen = set()
    for moment, torn in moments:
        folder = shutil.copytree(tmp_path / "evening", tmp_path / f"at-{moment}-{torn}")
        replica = open_replica(play(folder, work, Power(moment, torn=torn), day), clock=clock_at(day))
        assert_view_law(replica)
        assert_one_account(replica)
        found = state(replica)
        assert found in (before, done), moment
        seen.add(found == done)
        if name in ("begin", "end"):
            # The schedule of the next start does what is missing, and nothing twice.
            planner(replica).do_due()
            again = state(replica)
            assert (again[0], again[4]) == (done[0], done[4]), moment
            assert planner(replica).do_due() == []
        replica.close()
    assert seen == {False, True}
