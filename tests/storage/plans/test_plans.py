"""The tables of plans: kept by backup and restore, checked as everything else."""

from __future__ import annotations

from storage.plans.plan import Outcome, Plan, PlanLine, PlanState
from storage.records.integrity import is_sound
from storage.records.restore import restore
from storage.schema.entities import CATALOGUE
from tests.storage.support.replicas import CLOUD, FILE, open_replica

PLAN = Plan(
    entity="products", name="Christmas", start="2026-12-01T00:00", end="2026-12-27T00:00", origin="window"
)
LINES = [
    PlanLine(record=each, before={"priceWithVat": 49.9, "vat": None}, after={"priceWithVat": 39.9})
    for each in (2, 1)
]


def kept(replica):
    return [(plan, replica.plans.lines(plan.id)) for plan in replica.plans.all()]


def test_a_plan_is_read_as_it_was_written(tmp_path):
    from dataclasses import replace

    replica = open_replica(tmp_path)
    with replica.write() as tx:
        plan = tx.plans.add(PLAN, LINES)
    assert kept(replica) == [(plan, [replace(line, plan=plan.id) for line in LINES])]
    assert replica.plans.open() == [plan] == [replica.plans.get(plan.id)] and replica.plans.get(99) is None
    assert [(each.id, line.record) for each, line in replica.plans.of_record("products", 2)] == [(plan.id, 2)]
    assert replica.plans.of_record("customers", 2) == []
    line = replace(
        LINES[0], plan=plan.id, former={"priceWithVat": 1.0}, begun=Outcome.SET, returned=Outcome.ASK,
        step=4, return_step=5, problem="too_long",
    )  # fmt: skip
    with replica.write() as tx:
        tx.plans.put(replace(plan, state=PlanState.DONE, begun=7, ended=8))
        tx.plans.put_lines([line])
    assert replica.plans.open() == [] and replica.plans.lines(plan.id)[0] == line
    assert replica.plans.outcomes() == {
        plan.id: {(Outcome.SET, Outcome.ASK): 1, (Outcome.WAITING, Outcome.WAITING): 1}
    }
    replica.close()


def test_a_backup_holds_the_plans_and_a_restore_brings_them_back(tmp_path):
    replica = open_replica(tmp_path)
    with replica.write() as tx:
        tx.plans.add(PLAN, LINES)
    before = kept(replica)
    replica.database.backup(tmp_path / "old.db")
    with replica.write() as tx:
        tx.plans.add(PLAN, LINES)
    replica.close()
    restore(tmp_path / FILE, tmp_path / "old.db", cloud_id=CLOUD)
    replica = open_replica(tmp_path)
    assert kept(replica) == before
    replica.close()


def test_F109_a_rotten_value_of_a_line_is_damage(tmp_path):
    replica = open_replica(tmp_path)
    with replica.write() as tx:
        tx.plans.add(PLAN, LINES)
    assert is_sound(replica.database, CATALOGUE)
    with replica.database.write() as connection:
        connection.execute("UPDATE plan_lines SET after = '{' WHERE record = 1")
    assert not is_sound(replica.database, CATALOGUE)
    replica.close()
