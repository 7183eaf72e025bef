"""A short form of `python -m tests.simulate`: whole days of tills and cloud, drawn from seeds, judged by the oracle."""

import logging
from collections.abc import Iterator

import pytest

from tests.simulate.__main__ import twice


@pytest.fixture(autouse=True)
def logging_comes_back() -> Iterator[None]:
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("seed", range(1, 25))
def test_a_day_drawn_from_a_seed_loses_nothing_and_replays_alike(seed: int) -> None:
    assert twice(seed).failure == ""
