"""What a run is sent for.

Chosen by whoever asks for a run: the schedule, an edit, a webhook, a person.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class RunScope:
    """Which lists are read; what waits to be sent is sent on every errand."""

    reads: Literal["everything", "due", "entities", "nothing"]
    entities: frozenset[str] = frozenset()


EVERYTHING = RunScope("everything")
"""A person asked: every list is read, whatever the ledger says."""
DUE = RunScope("due")
"""The schedule: what is due, as far as the budget goes."""
OWN_CHANGES = RunScope("nothing")
"""After an edit: pushing reads each record before it writes it, so nothing need be pulled first."""


def for_webhook(entities: frozenset[str]) -> RunScope:
    """A webhook announced changes of these."""
    return RunScope("entities", entities)
