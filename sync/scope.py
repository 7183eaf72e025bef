"""What a run is sent for.

Chosen by whoever asks for a run: the schedule, an edit, a webhook, a person.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Errand:
    """Which lists are read; what waits to be sent is sent on every errand."""

    reads: Literal["everything", "due", "entities", "nothing"]
    entities: frozenset[str] = frozenset()


EVERYTHING = Errand("everything")
"""A person asked: every list is read, whatever the ledger says."""
DUE = Errand("due")
"""The schedule: what is due, as far as the budget goes."""
OWN_CHANGES = Errand("nothing")
"""After an edit: pushing reads each record before it writes it, so nothing need be pulled first."""


def poked(entities: frozenset[str]) -> Errand:
    """A webhook announced changes of these."""
    return Errand("entities", entities)
