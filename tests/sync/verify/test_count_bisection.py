"""Locating differences by counting ranges: few counts, no difference overlooked."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sync.verify.count_bisection import LEAF, MOST_COUNTS, Range, bisect_counts


class Counted:
    """The cloud's versionDates, and how often it was asked to count them."""

    def __init__(self, versions: Sequence[int], *, counts: bool = True) -> None:
        self.versions = sorted(versions)
        self.asked = 0
        self._counts = counts

    def count(self, lower: int, upper: int) -> int | None:
        self.asked += 1
        return (
            bisect_right(self.versions, upper) - bisect_left(self.versions, lower) if self._counts else None
        )


MANY = [1_700_000_000_000 + 1000 * number for number in range(100_000)]


@pytest.mark.parametrize("place", [0, 1, 49_999, 77_777, 99_999])
@pytest.mark.parametrize("side", ["lost there", "lost here"])
def test_one_row_of_100_000_is_found_in_less_than_twenty_counts(place: int, side: str) -> None:
    fewer = [*MANY[:place], *MANY[place + 1 :]]
    here, there = (MANY, Counted(fewer)) if side == "lost there" else (fewer, Counted(MANY))
    found = bisect_counts(here, MANY[-1], there.count)
    assert found is not None and len(found) == 1
    lower, upper = found[0]
    assert lower <= MANY[place] <= upper
    assert bisect_right(here, upper) - bisect_left(here, lower) <= LEAF
    assert there.asked < 14


def test_two_differences_that_cancel_out_in_the_sum_of_a_half_are_both_found() -> None:
    there = Counted([*MANY[:10], *MANY[11:], MANY[90_000] + 1])
    found = bisect_counts(MANY, MANY[-1], there.count)
    assert found == []  # the sum over all is equal: this is not what counting can see
    there = Counted([*MANY[:10], *MANY[11:]])
    insort(there.versions, MANY[90_000] + 1)
    insort(there.versions, MANY[90_000] + 2)
    found = bisect_counts(MANY, MANY[-1], there.count)
    assert found is not None
    assert [any(low <= date <= high for low, high in found) for date in (MANY[10], MANY[90_000] + 1)] == [
        True, True,
    ]  # fmt: skip


def test_differences_everywhere_are_given_up_in_time() -> None:
    there = Counted(MANY[::2])
    assert bisect_counts(MANY, MANY[-1], there.count) is None and there.asked == MOST_COUNTS


def test_F45_without_counts_nothing_is_located() -> None:
    there = Counted(MANY, counts=False)
    assert bisect_counts(MANY, MANY[-1], there.count) is None and there.asked == 1


def test_F42_a_run_of_one_date_is_not_split() -> None:
    here = [5] * 300 + [6]
    there = Counted([5] * 299 + [6])
    assert bisect_counts(here, 6, there.count) == [(0, 5)]


def test_nothing_here_and_something_there_is_one_range() -> None:
    assert bisect_counts([], 10, Counted([1, 2, 3]).count) == [(0, 10)]
    assert bisect_counts([], 10, Counted([]).count) == []


@given(
    st.lists(st.integers(0, 400), max_size=350),
    st.lists(st.integers(0, 400), max_size=12),
    st.lists(st.integers(0, 350), max_size=12),
)
def test_every_difference_of_one_sign_is_inside_a_range(
    here: list[int], more: list[int], fewer: list[int]
) -> None:
    here.sort()
    for there in ([*here, *more], [each for place, each in enumerate(here) if place not in fewer]):
        found = bisect_counts(here, 400, Counted(there).count)
        if found is None:
            continue
        assert _outside(here, found) == _outside(there, found)
        assert all(one[1] < other[0] for one, other in zip(found, found[1:], strict=False))


def _outside(versions: Sequence[int], ranges: Sequence[Range]) -> list[int]:
    return sorted(each for each in versions if not any(low <= each <= high for low, high in ranges))
