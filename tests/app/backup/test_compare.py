"""What a backup differs in is said before it is restored."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.backup import backups
from app.backup.backups import Named, OwnWork
from app.runtime import Runtime
from storage.plans.plan import Plan, PlanState


@pytest.fixture
def till(tmp_path):
    with Runtime(tmp_path / "till", keep_log=False) as opened:
        yield opened


def suppliers(till, *names):
    return [change.ids[0] for change in (till.commands.save("suppliers", {"name": each}) for each in names)]


def test_a_backup_is_compared_record_by_record(till):
    changed, deleted, _same = suppliers(till, "Mlýn", "Lípa", "Vltava")
    made = backups.make_backup(till.replica)
    till.commands.save("suppliers", {"city": "Písek"}, id=changed)
    till.commands.delete("suppliers", [deleted])
    suppliers(till, *(f"New {n}" for n in range(5)))
    before = till.replica.path.read_bytes(), made.path.read_bytes()

    found = backups.compare(till.replica, made.path)

    (each,) = found.lists
    assert (each.entity, each.there, each.now) == ("suppliers", 3, 7)
    assert each.only_there == Named(1, ("Lípa",))
    assert each.different == Named(1, ("Mlýn",))
    assert each.only_now.count == 5 and len(each.only_now.examples) == 3
    assert {*each.only_now.examples} <= {f"New {n}" for n in range(5)}
    assert found.kept.count == 7 and len(found.kept.examples) == 3
    # The deleted one was never sent, so that nothing of it waits here any more; in the backup it does.
    assert found.returning == 1
    assert (till.replica.path.read_bytes(), made.path.read_bytes()) == before


def test_the_same_records_make_no_difference(till):
    suppliers(till, "Mlýn")
    made = backups.make_backup(till.replica)
    found = backups.compare(till.replica, made.path)
    assert found.lists == () and found.returning == 0 and found.kept.count == 1


def test_what_only_this_computer_has_is_named_before_a_restore_takes_it_back(till):
    (supplier,) = suppliers(till, "Mlýn")
    with till.replica.write() as tx:
        kept = tx.plans.add(Plan(entity="products", name="Kept", start="2027-01-01T06:00"), [])
    made = backups.make_backup(till.replica)
    with till.replica.write() as tx:
        tx.plans.add(Plan(entity="products", name="Spring", start="2027-03-01T06:00"), [])
        tx.supplier_prices.put(supplier, 7, 12.5, at=1)
    assert backups.compare(till.replica, made.path).own == OwnWork(Named(1, ("Spring",)), 1)
    with till.replica.write() as tx:
        tx.plans.put(replace(kept, state=PlanState.CANCELLED))
    assert backups.compare(till.replica, made.path).own.plans == Named(2, ("Kept", "Spring"))
