"""The lowest price of the 30 days before a reduction, which a shop has to show beside the reduced price.

Pure. Directive 98/6/EC, article 6a: the prior price is the lowest one applied in at least the 30 days before the
reduction. Members of the Union may allow the price before the first of several reductions in a row, and exempt perishable
goods; that is not done here, so the price shown is never too high. A price that was replaced before anybody could have
seen it was not applied: a slip corrected at once, or a step undone.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

DAY = 86_400_000
WINDOW = 30 * DAY
"""How far back the lowest price is looked for, and how long a lower price counts as a reduction; milliseconds."""
UNSEEN = 10 * 60_000
"""A price that stood for less, and of which no label was printed, nobody saw; milliseconds."""


@dataclass(frozen=True, slots=True)
class PriceChange:
    """The price on the shelf changed at `at`, wall milliseconds; None is no price."""

    at: int
    before: float | None
    after: float | None


@dataclass(frozen=True, slots=True)
class Reduction:
    """The `lowest` price of the 30 days before a reduction that began at `at`.

    `known_from`: where earlier prices of these days are not known, the moment from which they are; else None.
    """

    at: int
    lowest: float
    known_from: int | None = None


def reduction(
    changes: Sequence[PriceChange],
    *,
    now: int,
    known_from: int | None = None,
    printed: Collection[int] = (),
) -> Reduction | None:
    """The reduction that the newest of `changes` (oldest first) is.

    None when the price rose or fell long ago, and where the lowest price before is not above the new one. `known_from`:
    since when every change is known; None: always. `printed`: when labels of the product were printed.
    """
    applied = _applied(changes, printed)
    if not applied:
        return None
    newest = applied[-1]
    if not newest.before or newest.after is None or now - newest.at > WINDOW:
        return None
    start = newest.at - WINDOW
    # A price stood until its change: those that ended inside the window were applied in it.
    lowest = min(each.before for each in applied if each.before and each.at > start)
    if lowest <= newest.after:
        return None
    unknown = known_from is not None and known_from > start
    return Reduction(newest.at, lowest, known_from if unknown else None)


def _applied(changes: Sequence[PriceChange], printed: Collection[int]) -> list[PriceChange]:
    """The changes without the prices in between that nobody can have seen."""
    found: list[PriceChange] = []
    for each in changes:
        last = found[-1] if found else None
        if last is None or each.at - last.at >= UNSEEN or any(last.at <= at < each.at for at in printed):
            found.append(each)
            continue
        found.pop()
        if last.before != each.after:
            found.append(PriceChange(each.at, last.before, each.after))
    return found
