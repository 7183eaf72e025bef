"""A run that nobody asked for, and that leaves a list unread, says so in its record (N7, F124)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from sync.client.transport import Request
from sync.pull.streams import list_streams
from tests.simulate.trace import LawViolation

if TYPE_CHECKING:
    from tests.simulate.world import Till

Place = tuple[str, int]
"""A list: entity and scope."""


class Listed:
    """The lists that a till asked the cloud for during one run, whatever came of it; by the requests that left."""

    def __init__(self) -> None:
        self._paths: set[str] = set()

    def forget(self) -> None:
        """A run begins."""
        self._paths.clear()

    def asked(self, request: Request) -> None:
        """A request leaves."""
        if request.method == "GET":
            self._paths.add(request.path.partition("/clouds/")[2].partition("/")[2])

    def holds(self, path: str) -> bool:
        """Whether the list was asked for."""
        return path in self._paths


def told_run(till: Till, announced: list[str], run: Callable[[], object]) -> None:
    """Run, and check that each list which was due, or announced by a webhook, was asked for or is named in the record.

    Raises LawViolation.
    """
    with till.world.clock.paused(), till.crash_injector.suspended():
        streams = list_streams(till.replica)
        wanted = (
            [each for each in streams if each.entity.name in announced]
            if announced
            else till.engine.polling.due(streams)
        )
    till.transport.listed.forget()
    run()
    with till.world.clock.paused(), till.crash_injector.suspended():
        (record,) = till.replica.sync_state.runs.latest(limit=1)
        status = {(each.entity, each.scope) for each in till.queries.sync_status().not_looked}
    named = {(each["entity"], each["scope"]) for each in record.figures.get("not_looked", ())}
    for stream in wanted:
        place: Place = (stream.entity.name, stream.scope)
        if till.transport.listed.holds(stream.path):
            continue
        if place not in named:
            raise LawViolation(
                "N7", till.name, *place, "was due, was not looked at, and the run does not say so"
            )
        if place not in status:
            raise LawViolation("N7", till.name, *place, "was not looked at, and the status does not say so")
