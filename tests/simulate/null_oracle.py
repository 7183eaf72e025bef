"""The oracle of a second play: it judges nothing, because the same trace was judged in the first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from sync.events import RunOutcome
from tests.simulate.fake_cloud import Key, RecordWrite
from tests.simulate.oracle import Oracle
from tests.simulate.row_snapshot import Rows

if TYPE_CHECKING:
    from tests.simulate.world import Till


class NullOracle(Oracle):
    """Hears and checks nothing. `found`: what was found in the first play; the trace shows whether it was asked as often."""

    def __init__(self, found: Sequence[str]) -> None:
        super().__init__()
        self._before = iter(found)

    def before(self, till: Till) -> Rows:
        """Nothing: nobody compares."""
        return {}

    def act_crashed(self, till: Till, before: Rows, given_up: Iterable[Key]) -> None:
        """Not heard."""

    def edited(self, till: Till, before: Rows, given_up: Iterable[Key] = ()) -> None:
        """Not heard."""

    def cloud_written(self, till: Till, written: RecordWrite, *, aside: bool) -> None:
        """Not heard."""

    def file_replaced(self, till: Till) -> None:
        """Nothing to forget."""

    def check_till(self, till: Till, *, died: bool = False) -> None:
        """Counted, not looked at."""
        self.world.stats.checks += 1

    def run_ended(self, till: Till, outcome: RunOutcome, *, quiet: bool) -> None:
        """Not heard."""

    def difference(self, till: Till, *, dead: bool) -> tuple[Any, ...] | None:
        """None is looked for."""
        return None

    def check_points(self) -> None:
        """Not known."""

    def alike(self, till: Till) -> bool:
        """As it was found before."""
        return next(self._before, "") == "alike"

    def count(self, till: Till, customer: int) -> Literal["local", "cloud"]:
        """As it was found before."""
        return "local" if next(self._before, "") == "local" else "cloud"
