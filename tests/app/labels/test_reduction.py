"""The lowest price of the 30 days before a reduction."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.labels.reduction import DAY, WINDOW, PriceChange, Reduction, reduction

NOW = 1_790_000_000_000


def changes(*steps: tuple[float, float | None], start: float | None = 50.0) -> list[PriceChange]:
    """Changes so many days before now, each to a price."""
    found, price = [], start
    for days, after in steps:
        found.append(PriceChange(NOW - round(days * DAY), price, after))
        price = after
    return found


@pytest.mark.parametrize(
    ("steps", "lowest"),
    [
        (((0, 40.0),), 50.0),
        (((20, 60.0), (0, 40.0)), 50.0),  # raised before it was reduced: the lower one counts
        (((40, 45.0), (35, 60.0), (0, 40.0)), 60.0),  # 45 ended before the 30 days
        (((40, 45.0), (29, 60.0), (0, 40.0)), 45.0),  # 45 stood on the first of them
        (((2, 45.0), (0, 40.0)), 45.0),  # reduced twice: no price before the first
        (((10, None), (5, 60.0), (1, 40.0)), 50.0),  # not for sale is no price
    ],
)
def test_the_lowest_price_that_was_applied_in_the_30_days_before(steps, lowest):
    found = changes(*steps)
    assert reduction(found, now=NOW) == Reduction(found[-1].at, lowest)


@pytest.mark.parametrize(
    "found",
    [
        [],
        changes((1, 60.0)),
        changes((1, 50.0)),
        changes((3, 40.0), (1, 45.0)),
        changes((31, 40.0)),  # no news any more
        changes((1, None)),
        changes((1, 40.0), start=None),
        changes((1, 40.0), start=0.0),
        changes((10, 30.0), (5, 60.0), (1, 40.0)),  # was lower than the reduced price itself
        changes((10, 60.0), (1, 50.0)),  # raised, and back again
    ],
)
def test_what_is_no_reduction(found):
    assert reduction(found, now=NOW) is None


def test_days_that_nobody_saw_are_told():
    found = changes((1, 40.0))
    known = NOW - 12 * DAY
    assert reduction(found, now=NOW, known_from=known) == Reduction(NOW - DAY, 50.0, known)
    assert reduction(found, now=NOW, known_from=NOW - 31 * DAY) == Reduction(NOW - DAY, 50.0)


MINUTE = 1 / 24 / 60


@pytest.mark.parametrize(
    ("steps", "lowest"),
    [
        (((9 * MINUTE, 5.0), (8 * MINUTE, 50.0), (0, 40.0)), 50.0),  # a slip, corrected at once
        (((9 * MINUTE, 5.0), (8 * MINUTE, 500.0), (0, 40.0)), 50.0),  # twice
        (((9 * MINUTE, 60.0), (0, 50.0)), None),  # a rise that was undone
        (((11 * MINUTE, 5.0), (0, 40.0)), None),  # it stood long enough, and it is no reduction
        (((13 * MINUTE, 45.0), (2 * MINUTE, 60.0), (0, 40.0)), 45.0),
    ],
)
def test_a_price_that_nobody_can_have_seen_was_not_applied(steps, lowest):
    found = changes(*steps)
    assert reduction(found, now=NOW) == (None if lowest is None else Reduction(found[-1].at, lowest))


def test_a_price_of_which_a_label_was_printed_was_seen():
    found = changes((9 * MINUTE, 45.0), (8 * MINUTE, 50.0), (0, 40.0))
    assert reduction(found, now=NOW, printed=[found[0].at]) == Reduction(NOW, 45.0)
    assert reduction(found, now=NOW, printed=[found[0].at - 1, found[1].at]) == Reduction(NOW, 50.0)


@given(
    st.lists(
        st.tuples(st.integers(0, 70 * 24), st.sampled_from([None, 5.0, 10.0, 20.0, 30.0, 40.0])),
        min_size=1,
        max_size=8,
        unique_by=lambda each: each[0],
    ),
    st.sampled_from([None, 15.0, 35.0]),
)
def test_it_is_the_lowest_of_the_prices_at_every_hour_before_it(steps, start):
    hour = DAY // 24
    found, price = [], start
    for hours, after in sorted(steps, reverse=True):
        found.append(PriceChange(NOW - hours * hour, price, after))
        price = after

    def price_at(moment: int) -> float | None:
        return next((each.after for each in reversed(found) if each.at <= moment), start)

    at = found[-1].at
    before, after = found[-1].before, found[-1].after
    told = reduction(found, now=NOW)
    if before is None or after is None or after >= before or NOW - at > WINDOW:
        assert told is None
        return
    # The price of each hour of the window, and of the moment in which it begins.
    applied = [price_at(at - hours * hour) for hours in range(1, 30 * 24 + 1)]
    lowest = min(each for each in applied if each)
    assert told is None if lowest <= after else told is not None and told.lowest == lowest
