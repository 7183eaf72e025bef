"""What was true of a till when its folder was copied away: with the folder it is true again, and nothing later is (F113)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.simulate.durability import Name, Promise
from tests.simulate.fake_cloud import Key


@dataclass(frozen=True, slots=True)
class Memory:
    """Taken by `Oracle.remember`, used by `Oracle.put_back`."""

    promises: Mapping[Key, Mapping[Name, Promise]] = field(default_factory=dict)
    names: Mapping[Key, int] = field(default_factory=dict)
    """Ids that records had got by then."""
    points: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    """By customer: the differences accepted by then, and those that had arrived."""
    seen: Mapping[tuple[Key, str], frozenset[str]] = field(default_factory=dict)
    """Texts that its people had seen in the fields under what waited."""
