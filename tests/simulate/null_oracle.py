"""The oracle of a second play. It checks nothing, because the same trace was checked in the first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal

from storage.schema.fields import Record
from sync.events import RunOutcome
from tests.simulate.fake_cloud import Key, RecordWrite
from tests.simulate.oracle import Oracle
from tests.simulate.row_snapshot import Rows

if TYPE_CHECKING:
    from tests.simulate.world import Till


class NullOracle(Oracle):
    """Checks nothing. `found` holds the answers of the first play, given again in the same order."""

    def __init__(self, found: Sequence[str]) -> None:
        super().__init__()
        self._before = iter(found)

    def before(self, till: Till) -> Rows:
        """Nothing to compare with."""
        return {}

    def act_crashed(self, till: Till, before: Rows, given_up: Iterable[Key]) -> None:
        """Ignored."""

    def edited(self, till: Till, before: Rows, given_up: Iterable[Key] = ()) -> None:
        """Ignored."""

    def cloud_written(self, till: Till, written: RecordWrite, *, aside: bool) -> None:
        """Ignored."""

    def file_replaced(self, till: Till) -> None:
        """Ignored."""

    def check_till(self, till: Till, *, died: bool = False) -> None:
        """Counted only."""
        self.world.stats.checks += 1

    def run_ended(self, till: Till, outcome: RunOutcome, *, quiet: bool) -> None:
        """Ignored."""

    def check_cost(self, till: Till, expected: dict[str, set[Key]]) -> None:
        """Ignored."""

    def check_allowance(self, till: Till) -> None:
        """Ignored."""

    def check_told(self, till: Till, announced: list[str], run: Callable[[], object]) -> None:
        """Only run."""
        run()

    def compared(self, till: Till, found: tuple[Any, ...] | None, said: str) -> None:
        """Ignored."""

    def cloud_restored(self, before: dict[Key, Record | None]) -> None:
        """Ignored."""

    def difference(self, till: Till, *, dead: bool) -> tuple[Any, ...] | None:
        """None is sought."""
        return None

    def check_points(self) -> None:
        """Ignored."""

    def alike(self, till: Till) -> bool:
        """As in the first play."""
        return next(self._before, "") == "alike"

    def count(self, till: Till, customer: int) -> Literal["local", "cloud"]:
        """As in the first play."""
        return "local" if next(self._before, "") == "local" else "cloud"
