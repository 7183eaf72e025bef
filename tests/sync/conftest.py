"""A shop for each test of the engine: a practice cloud and one till, in memory but for their files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fakes.posting import refuses_inserts
from tests.fakes.tills import Shop, Till


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[Shop]:
    """A practice cloud and one till; `shop.another()` opens a second."""
    made = Shop(tmp_path)
    yield made
    made.close()


@pytest.fixture
def till(shop: Shop) -> Till:
    """The shop's first till."""
    return shop.till


@pytest.fixture
def posted(shop: Shop, till: Till) -> Till:
    """The first till of a shop whose cloud chooses the ids, as it knows already."""
    refuses_inserts(shop)
    till.sync()
    till.add("suppliers", name="First")
    till.add("customers", lastName="First")
    till.add("employees", name="First")
    assert till.sync().outcome == "in_step"
    return till
