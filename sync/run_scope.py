"""The scope of a run: which lists it reads.

Chosen by whoever requests a run: the schedule, an edit, a webhook, a person.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class RunScope:
    """Which lists are read; pending changes are sent in every run."""

    reads: Literal["everything", "due", "entities", "nothing"]
    entities: frozenset[str] = frozenset()


EVERYTHING = RunScope("everything")
"""A person asked: every list is read, whatever the request budget says."""
DUE = RunScope("due")
"""The schedule: the lists that are due, as far as the budget goes."""
OWN_CHANGES = RunScope("nothing")
"""After an edit: pushing reads each record before it writes it, so nothing need be pulled first."""


def for_webhook(entities: frozenset[str]) -> RunScope:
    """The scope for a webhook that announced changes of these entities."""
    return RunScope("entities", entities)
