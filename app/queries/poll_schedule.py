"""The intervals at which lists are really polled, beside the one that the settings ask for, and why they differ (F122).

Called by `status` and by the command `config`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from storage.schema.fields import Catalogue
from sync.polling import poll_intervals_of


@dataclass(frozen=True, slots=True, kw_only=True)
class PollSchedule:
    """Seconds between two polls."""

    every: int = 60
    """As the setting asks."""
    hot: int = 60
    """Of a list that changes often, while people work."""
    idle: int = 60
    """The same while nobody does."""
    cold: int = 1800
    """Of a list that seldom changes."""
    reason: Literal["budget"] | None = None
    """Why `every` is not kept: the allowed requests, or this computer's share of them, do not suffice."""


def poll_schedule(catalogue: Catalogue, *, warehouses: int, share: int, every: float) -> PollSchedule:
    """The schedule of a shop with so many warehouses, for this computer's `share` of the allowed requests."""
    found = poll_intervals_of(catalogue, warehouses=warehouses, budget=share, floor=every)
    return PollSchedule(
        every=round(every),
        hot=round(found.active),
        idle=round(found.idle),
        cold=round(found.cold),
        reason="budget" if max(found.active, found.idle) > every else None,
    )
