"""How the columns of a list share the room it has: what is worth most is cut last.

Pure; called by `list_table` whenever the room or the columns change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ColumnWidth:
    """What a column would like, and what it can do with, in pixels."""

    wide: int
    least: int
    grows: bool = False
    """Takes a share of the room that is left."""
    yields_first: bool = False
    """Gives way before any other does."""
    likes: int = 0
    """How wide it would be before anybody grows without end."""


def distribute(wants: Sequence[ColumnWidth], room: int) -> list[int]:
    """A width for each; together they are `room` wide, or wider where even the least is too much."""
    sizes = [max(each.wide, each.least) for each in wants]
    for first in (True, False):
        _take(
            sizes,
            [at for at, each in enumerate(wants) if each.yields_first is first],
            wants,
            sum(sizes) - room,
        )
    _give(sizes, wants, room - sum(sizes))
    growing = [at for at, each in enumerate(wants) if each.grows]
    spare = room - sum(sizes)
    if spare > 0 and growing:
        each, rest = divmod(spare, len(growing))
        for number, at in enumerate(growing):
            sizes[at] += each + (number < rest)
    return sizes


def _give(sizes: list[int], wants: Sequence[ColumnWidth], spare: int) -> None:
    """Make columns wider, each in proportion to what it still likes."""
    likes = {at: each.likes - sizes[at] for at, each in enumerate(wants) if each.likes > sizes[at]}
    whole = sum(likes.values())
    given = min(spare, whole)
    if given <= 0:
        return
    before = 0
    for at, like in likes.items():
        after = before + like
        # Differences of rounded sums, so that no pixel is lost.
        sizes[at] += given * after // whole - given * before // whole
        before = after


def _take(sizes: list[int], giving: list[int], wants: Sequence[ColumnWidth], missing: int) -> None:
    """Make those columns narrower by `missing` together, each in proportion to what it can spare."""
    can = {at: sizes[at] - wants[at].least for at in giving if sizes[at] > wants[at].least}
    whole = sum(can.values())
    missing = min(missing, whole)
    if missing <= 0:
        return
    taken = {at: missing * spare // whole for at, spare in can.items()}
    for at in sorted(can, key=lambda at: taken[at] - can[at])[: missing - sum(taken.values())]:
        taken[at] += 1
    for at, pixels in taken.items():
        sizes[at] -= pixels
