"""A cloud of several computers whose clocks differ: each write has the time of its computer (F79)."""

from __future__ import annotations

import random

import pytest

from sync.pull.pull import OVERLAP
from tests.fakes.tills import Shop, Till, check_in_step

NODES = (0.0, 45.0, 300.0, 540.0)
"""Seconds that the nodes' clocks are behind; all within the overlap that each round reads again."""


@pytest.mark.parametrize("seed", range(4))
def test_F79_clocks_that_differ_by_less_than_the_overlap_hide_nothing(
    shop: Shop, till: Till, seed: int
) -> None:
    assert max(NODES) * 1000 < OVERLAP
    ids = shop.customers(30)
    till.sync()
    rng = random.Random(seed)
    for number in range(40):
        with shop.cloud.faults._lag(rng.choice(NODES)):
            if rng.random() < 0.2:
                ids.append(shop.add("customers", lastName=f"Later {number}"))
            else:
                shop.edit("customers", rng.choice(ids), note=f"edit {number}")
        shop.clock.sleep(rng.uniform(0, 90))
        if rng.random() < 0.4:
            assert till.sync().outcome == "in_step"
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_F79_a_node_further_behind_is_found_when_everything_is_read(shop: Shop, till: Till) -> None:
    one, two = shop.customers(2)
    till.sync()
    shop.edit("customers", two, note="by a node with the right time")
    # Still as it was compared, it proves that the cloud was not set back (F101).
    till.sync(full=True)
    with shop.cloud.faults._lag(OVERLAP / 1000 * 3):
        shop.edit("customers", one, note="by a node that is far behind")
    assert till.sync(full=True).outcome == "in_step"
    assert till.get("customers", one)["note"] == "by a node that is far behind"
    check_in_step(shop)


def test_F79_an_older_date_of_another_node_never_takes_an_edit_back(shop: Shop, till: Till) -> None:
    """The copy with the smaller versionDate is the newer one; asked for by id it is believed (F44)."""
    (one,) = shop.customers(1)
    till.sync()
    shop.edit("customers", one, note="first")
    till.sync()
    with shop.cloud.faults._lag(500.0):
        shop.edit("customers", one, note="second")
    till.edit("customers", one, phone="222")
    assert till.settle().outcome == "in_step"
    assert (shop.get("customers", one)["note"], shop.get("customers", one)["phone"]) == ("second", "222")
    check_in_step(shop)
