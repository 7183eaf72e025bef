"""The change feed of a till in step with a cloud: whatever writes, whoever follows it has what the lists have."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from storage.query.grammar import Query
from storage.records.feed import FeedKey, FeedPosition
from storage.records.replica import Replica
from tests.fakes.tills import HOUR, Shop, Till

Mirror = dict[FeedKey, dict[str, Any]]


class Follower:
    """A mirror kept by the feed alone. Webhooks are left out: those of the cloud are not served."""

    def __init__(self, till: Till) -> None:
        self.till = till
        self.records: Mirror = {}
        till.replica.feed.begin(till.replica.clock.now())
        self.position: FeedPosition = till.replica.feed.start()
        self.follow()

    def follow(self) -> list[FeedKey]:
        """Read on; returns what was told."""
        replica = self.till.replica
        names = [each.name for each in replica.catalogue if each.name != "webhooks"]
        told: list[FeedKey] = []
        while True:
            part = replica.feed.read(self.position, names, 7)
            for key, _ in part.keys:
                entity = replica.catalogue[key.entity]
                scope = {} if entity.scope_field is None else {entity.scope_field: key.scope}
                record = replica.get(key.entity, key.id, scope=scope)
                if record is None or record["id"] != key.id:
                    self.records.pop(key, None)
                else:
                    self.records[key] = record
                told.append(key)
            self.position = part.end
            if not part.more:
                return told

    def is_equal(self) -> None:
        """Every list has what the mirror has."""
        assert self.records == lists(self.till.replica)


def lists(replica: Replica) -> Mirror:
    found: Mirror = {}
    for entity in replica.catalogue:
        if entity.name == "webhooks":
            continue
        scopes = [0]
        if entity.scope_field is not None:
            scopes = [
                each["id"] for each in replica.page("warehouses", Query(deleted="all"), limit=100).records
            ]
        for scope in scopes:
            query = Query(deleted="all", scope={str(entity.scope_field): scope} if scope else {})
            for record in replica.page(entity.name, query, limit=10_000).records:
                found[FeedKey(entity.name, record["id"], scope)] = record
    return found


def test_pulled_changes_and_own_edits_are_told_and_a_confirmation_is_not(shop: Shop, till: Till) -> None:
    [one, two] = shop.customers(2)
    till.sync()
    follower = Follower(till)
    follower.is_equal()
    shop.edit("customers", one, note="theirs")
    till.edit("customers", two, note="mine")
    assert follower.follow() == [FeedKey("customers", two)]
    till.sync()
    assert FeedKey("customers", one) in follower.follow()
    shop.clock.sleep(HOUR)
    till.sync()
    assert follower.follow() == []
    follower.is_equal()


def test_a_list_that_is_read_anew_is_not_told_anew(shop: Shop, till: Till) -> None:
    shop.customers(30)
    till.sync()
    follower = Follower(till)
    with till.replica.write() as tx:
        tx.sync_state.cursors.forget_all()
    assert till.sync().outcome == "in_step"
    assert follower.follow() == []
    follower.is_equal()


def test_a_record_whose_id_the_cloud_chose_is_told_under_both(shop: Shop, posted: Till) -> None:
    follower = Follower(posted)
    old = posted.add("suppliers", name="Mlýn")
    follower.follow()
    assert posted.sync().outcome == "in_step"
    told = follower.follow()
    now = posted.replica.current_id("suppliers", old)
    assert now != old and {FeedKey("suppliers", old), FeedKey("suppliers", now)} <= {*told}
    assert FeedKey("suppliers", old) not in follower.records
    follower.is_equal()


@pytest.mark.parametrize("seed", range(4))
def test_a_mirror_is_equal_after_days_of_two_tills(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    shop = Shop(tmp_path, seed=seed, tills=2)
    ids = shop.customers(20)
    first, second = shop.tills
    for till in shop.tills:
        till.sync()
    follower = Follower(first)
    made: list[tuple[str, int]] = [("customers", each) for each in ids]
    for turn in range(120):
        till = rng.choice(shop.tills)
        entity, number = rng.choice(made)
        draw = rng.random()
        if draw < 0.15:
            name = rng.choice(["suppliers", "tags"])
            made.append((name, till.add(name, name=f"n{seed} {turn}")))
        elif draw < 0.55 and till.lives(entity, number):
            till.edit(
                entity,
                number,
                **({"note": f"n{turn}"} if entity == "customers" else {"display": turn % 2 == 0}),
            )
        elif draw < 0.65 and till.lives(entity, number):
            till.commands.delete(entity, [number], anonymize=rng.random() < 0.5)
        elif draw < 0.7:
            till.commands.undo()
        elif draw < 0.75:
            till.crash()
        elif draw < 0.9:
            shop.clock.sleep(rng.choice([1, HOUR]))
            till.sync()
        if rng.random() < 0.3:
            follower.follow()
    for till in (first, second, first):
        shop.clock.sleep(HOUR)
        till.sync()
    follower.follow()
    follower.is_equal()
    shop.close()
