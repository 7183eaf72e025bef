"""While the cloud refuses one list, the others are read and everything else is sent (N6, N7, F112)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulate.equality import difference
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from tests.simulate.world import Till, World

ROUNDS = 4
"""In the last of which nobody may have anything left to write."""


def check_refused_list(world: World, run_all: Callable[[], None], stuck: Callable[[Till], object]) -> None:
    """Synchronise as long as a list is refused, and check what need not wait for it; then it is offered again.

    `stuck` is the first change of a till that could go and did not. Raises LawViolation.
    """
    quirks = world.cloud.quirks
    if not quirks.refused_list:
        return
    world.trace.log("still refused:", quirks.refused_list)
    writes = world.cloud.writes
    for _ in range(ROUNDS):
        writes = world.cloud.writes
        run_all()
    for till in world.tills:
        if (change := stuck(till)) is not None:
            raise LawViolation(
                "N6", till.name, "waits, as the list of", quirks.refused_list, "is refused:", change
            )
        if till.queries.sync_status().headline == "in_step":
            raise LawViolation("N7", till.name, "says in_step, with no list of", quirks.refused_list)
        calm = world.cloud.writes == writes and not till.changes() and not till.disputed()
        if calm and world.script.profile.prompt:
            found = difference(world, till, dead=False, without=quirks.refused_list)
            world.oracle.compared(till, found, "with one list refused")
    quirks.refused_list = ""
