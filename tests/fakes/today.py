"""Another share every day of what is too long for every run: seeds, and moments at which the power goes."""

from __future__ import annotations

from datetime import UTC, datetime

DAY = datetime.now(UTC).toordinal()


def share(count: int, *, of: int, first: int = 0) -> range:
    """Today's `1/of` of the numbers from `first` up to `count`; in `of` days all of them are played."""
    return range(first + DAY % of, count, of)
