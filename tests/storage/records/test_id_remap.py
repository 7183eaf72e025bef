"""A changed id: every reference follows in one transaction, at any power loss (F69, F74, F81)."""

from __future__ import annotations

import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from app.commands.commands import Commands
from storage.outbox.changes import ChangeKind, ChangeState, Intent
from storage.outbox.questions import Hold, HoldReason
from storage.query.grammar import Query, parse_filter
from storage.records import id_aliases
from storage.records.id_remap import remap
from storage.records.replica import Replica
from storage.schema.entities import CATALOGUE
from storage.schema.validation import blank
from sync.events import Bus
from sync.merge.rebind_ids import ServerAssignedId, rebind_ids
from tests.fakes.changes_by_name import but, made
from tests.fakes.steps import acknowledge
from tests.storage.records.test_power_loss import FILES, Crash, Power
from tests.storage.support.replicas import CLOUD, assert_one_account, assert_view_law, open_replica

CATEGORY, PRODUCT, PART = 9_000_000_000_001, 9_000_000_000_002, 9_000_000_000_003
NEW = {CATEGORY: 11, PRODUCT: 12, PART: 13}


def morning(folder: Path) -> None:
    """A category that was posted, two products in it, one of them under way, and a recipe."""
    replica = open_replica(folder)
    commands = Commands(replica, Bus(), rng=random.Random(4))
    with replica.write() as tx:
        tx.put("categories", {"id": 5, "name": "Old", "_cloudId": CLOUD, "deleted": False, "versionDate": 1})
    for entity, record, values in (
        ("categories", CATEGORY, {"name": "Drinks"}),
        ("products", PRODUCT, {"name": "Beer", "_categoryId": CATEGORY}),
        ("products", PART, {"name": "Hops", "_categoryId": 5}),
    ):
        commands._rng = Fixed(record)
        commands.save(entity, values)
    commands._rng = random.Random(5)
    commands.save("products", {"_categoryId": CATEGORY}, id=PART)
    commands.save("product-ingredients", {"_parentProductId": PRODUCT, "_productId": PART, "quantity": 1.0})
    with replica.write() as tx:
        for entity, record in (("categories", CATEGORY), ("products", PRODUCT)):
            change = tx.change(entity, record)
            assert change is not None
            tx.put_change_metadata(
                but(change, state=ChangeState.SENT, sent=change.intent.without(("id", "_cloudId")))
            )
    replica.database.close()


class Fixed(random.Random):
    """Draws one id."""

    def __init__(self, number: int) -> None:
        super().__init__(1)
        self.number = number

    def randrange(self, *arguments: Any) -> int:  # type: ignore[override]
        return self.number


def rename(replica: Replica, entity: str, old: int) -> None:
    """What the engine does with the answer to a POST."""
    declared = replica.catalogue[entity]
    with replica.write() as tx:
        change = tx.change(entity, old)
        assert change is not None
        answer = {**(change.sent or Intent()).set, "id": NEW[old], "_cloudId": CLOUD, "versionDate": 77}
        rebind_ids(tx, declared, [ServerAssignedId(change, acknowledge(declared, change, answer), NEW[old])])


def everything(replica: Replica) -> Any:
    names = ("categories", "products", "product-ingredients")
    records = {name: replica.page(name, Query(deleted="all"), limit=100).records for name in names}
    events = {
        (name, each["id"]): [(event.kind, event.fields) for event in replica.timeline(name, each["id"])]
        for name in names
        for each in records[name]
    }
    return records, events, replica.changes(), id_aliases.list_all(replica.database.read())


def test_F71_F74_every_reference_gets_the_new_id(tmp_path: Path) -> None:
    morning(tmp_path)
    replica = open_replica(tmp_path)
    rename(replica, "categories", CATEGORY)
    assert replica.change("categories", CATEGORY) is None and replica.get("categories", CATEGORY)["id"] == 11
    assert replica.get("products", PRODUCT)["_categoryId"] == 11
    change = replica.change("products", PRODUCT)
    assert change is not None and change.sent is not None
    assert change.intent.set["_categoryId"] == change.sent.set["_categoryId"] == 11
    edited = replica.timeline("products", PART)[0]
    assert edited.fields["_categoryId"] == (5, 11)
    rename(replica, "products", PRODUCT)
    assert replica.get("products", PRODUCT)["id"] == 12
    (recipe,) = replica.page("product-ingredients", Query()).records
    assert (recipe["_parentProductId"], recipe["_productId"]) == (12, PART)
    found = replica.page(
        "products", Query(where=parse_filter(replica.catalogue["products"], f"_categoryId|in|{CATEGORY},5"))
    )
    assert [each["name"] for each in found.records] == ["Hops", "Beer"] or len(found.records) == 2
    found = replica.page(
        "products", Query(where=parse_filter(replica.catalogue["products"], f"id|eq|{PRODUCT}"))
    )
    assert [each["id"] for each in found.records] == [12]
    assert_view_law(replica)
    assert_one_account(replica)
    replica.close()


def test_I1_F74_a_copy_of_the_cloud_keeps_the_id_of_what_was_deleted_there(tmp_path: Path) -> None:
    """The category was restored here by POST: the cloud still has the product in the deleted one."""
    replica = open_replica(tmp_path)
    there = {
        **blank(replica.catalogue["products"]),
        "id": 7,
        "name": "Beer",
        "_categoryId": 5,
        "deleted": False,
    }
    change = made(entity="products", id=7, kind=ChangeKind.UPDATE, base=there, remote=there)
    with replica.write() as tx:
        tx.put_change(but(change, intent=Intent({"name": "Lager"})))
        tx.put_change(but(change, id=8, intent=Intent({"_categoryId": 5}), base={**there, "_categoryId": 6}))
        remap(tx, "categories", {5: 11})
    kept, meant = replica.changes()
    assert kept.base == kept.remote == there and replica.known("products", 7)["_categoryId"] == 5
    assert meant.intent.set == {"_categoryId": 11}
    assert_view_law(replica)
    replica.close()


def test_F74_an_id_changed_twice_resolves_to_the_last(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    with replica.write() as tx:
        tx.put("tags", {"id": 3, "name": "vip", "_cloudId": CLOUD, "deleted": False})
        remap(tx, "tags", {1: 2})
        remap(tx, "tags", {2: 3})
    assert id_aliases.list_all(replica.database.read()) == [("tags", 1, 3), ("tags", 2, 3)]
    assert replica.many("tags", [1, 2, 3, 4]).keys() == {1, 2, 3}
    replica.close()


@pytest.mark.parametrize("torn", [False, True], ids=["before", "torn"])
def test_F81_power_loss_at_any_moment_of_an_id_change(torn: bool, tmp_path: Path) -> None:
    morning(tmp_path / "morning")
    replica = open_replica(tmp_path / "morning")
    before = everything(replica)
    replica.database.close()
    fine = Power()
    done = _play(tmp_path, "fine", fine)
    assert done != before and fine.seen > 12
    for moment in range(fine.seen):
        found = _play(tmp_path, f"at-{moment}", Power(moment, torn=torn))
        assert found in (before, done), moment


def _play(tmp_path: Path, name: str, power: Power) -> Any:
    folder, after = tmp_path / name, tmp_path / f"{name}-after"
    shutil.copytree(tmp_path / "morning", folder)
    replica = open_replica(folder, connect=power.connect)
    with pytest.MonkeyPatch.context() as patch:
        power.wire_journal(patch)
        power.armed = True
        try:
            rename(replica, "categories", CATEGORY)
        except Crash:
            pass
        after.mkdir()
        for file in FILES:
            if (folder / file).exists():
                shutil.copyfile(folder / file, after / file)
    power.armed, power.off = False, False
    replica.database.close()
    found = open_replica(after)
    assert_view_law(found)
    assert_one_account(found)
    state = everything(found)
    found.close()
    return state


@pytest.mark.parametrize("compacted", [False, True])
def test_F88_an_older_file_gets_aliases_from_the_journal(compacted: bool, tmp_path: Path) -> None:
    morning(tmp_path / "day")
    shutil.copytree(tmp_path / "day", tmp_path / "old")
    replica = open_replica(tmp_path / "day")
    rename(replica, "categories", CATEGORY)
    expected = [(each.entity, each.id) for each in replica.changes()]
    names = id_aliases.list_all(replica.database.read())
    if compacted:
        replica.close()
        replica = open_replica(tmp_path / "day")
        with replica.write() as tx:
            change = tx.change("products", PART)
            assert change is not None
            tx.put_change_metadata(change)
        replica.compact_journal()
    replica.database.close()
    shutil.copyfile(tmp_path / "day" / "replica-7.journal", tmp_path / "old" / "replica-7.journal")
    again = open_replica(tmp_path / "old")
    assert sorted((each.entity, each.id) for each in again.changes()) == sorted(expected)
    assert id_aliases.list_all(again.database.read()) == names
    assert again.get("products", PRODUCT)["_categoryId"] == 11
    assert_view_law(again)
    assert_one_account(again)
    again.close()


def test_F86_aliases_survive_the_loss_of_the_file(tmp_path: Path) -> None:
    morning(tmp_path)
    replica = open_replica(tmp_path)
    rename(replica, "categories", CATEGORY)
    replica.database.close()
    for name in ("replica-7.db", "replica-7.db-wal", "replica-7.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    again = open_replica(tmp_path)
    assert id_aliases.list_all(again.database.read()) == [("categories", CATEGORY, 11)]
    assert {change.intent.set.get("_categoryId") for change in again.changes("products")} == {11}
    again.close()


@pytest.mark.parametrize("kind", [ChangeKind.UPDATE, ChangeKind.CREATE, ChangeKind.DELETE])
def test_F88_F113_what_waits_under_an_id_that_was_changed_since_can_be_decided(
    kind: ChangeKind, tmp_path: Path
) -> None:
    """The file is from before the record was deleted in the cloud and created anew, the journal from after it."""
    customer = {**blank(CATALOGUE["customers"]), "id": 1, "lastName": "Old", "_cloudId": CLOUD}
    before = open_replica(tmp_path / "old")
    stored = {**customer, "deleted": kind is ChangeKind.CREATE, "versionDate": 5}
    intent = {
        ChangeKind.CREATE: Intent({**customer, "note": "ours"}),
        ChangeKind.UPDATE: Intent({"note": "ours"}, {"points": 7.0}),
        ChangeKind.DELETE: Intent(),
    }[kind]
    with before.write() as tx:
        tx.put("customers", stored)
        tx.put_change(made(entity="customers", id=1, kind=kind, intent=intent, base=stored, remote=stored))
    before.close()
    after = open_replica(tmp_path / "new")
    with after.write() as tx:
        remap(tx, "customers", {1: 2})
    after.database.close()
    shutil.copyfile(tmp_path / "new" / "replica-7.journal", tmp_path / "old" / "replica-7.journal")

    again = open_replica(tmp_path / "old")
    (change,) = again.changes()
    now = 1 if kind is ChangeKind.DELETE else 2
    assert change.id == now
    assert change.held  # the original may have sent it
    assert {(each or {}).get("id") for each in (change.base, change.remote)} == {now}
    assert change.intent.set.get("id", now) == now
    assert again.change("customers", 1) == change  # by the id that a person or a program knows
    alive = again.database.read().execute("SELECT id FROM customers WHERE NOT deleted").fetchall()
    assert alive == ([] if kind is ChangeKind.DELETE else [(now,)])
    assert_view_law(again)
    assert_one_account(again)
    again.close()


def test_F88_N6_a_question_about_a_deletion_is_over_once_the_record_was_made_anew(tmp_path: Path) -> None:
    """The older file asks about the record of the old id, which the cloud has deleted (seed 100173)."""
    customer = {**blank(CATALOGUE["customers"]), "id": 1, "lastName": "Old", "_cloudId": CLOUD}
    before = open_replica(tmp_path / "old")
    base, gone = {**customer, "versionDate": 5}, {**customer, "deleted": True, "versionDate": 6}
    with before.write() as tx:
        tx.put_change(
            made(
                entity="customers", id=1, kind=ChangeKind.UPDATE, intent=Intent({"note": "ours"}), base=base, remote=gone,
                held=Hold(HoldReason.DELETED_IN_CLOUD),
            )
        )  # fmt: skip
    before.close()
    after = open_replica(tmp_path / "new")
    with after.write() as tx:
        remap(tx, "customers", {1: 2})
    after.database.close()
    shutil.copyfile(tmp_path / "new" / "replica-7.journal", tmp_path / "old" / "replica-7.journal")

    again = open_replica(tmp_path / "old")
    (change,) = again.changes()
    assert (change.id, change.intent.set) == (2, {"note": "ours"})
    assert change.held is None or change.held.reason is not HoldReason.DELETED_IN_CLOUD
    assert change.remote == {**base, "id": 2} and not again.known("customers", 2)["deleted"]
    assert_view_law(again)
    again.close()
