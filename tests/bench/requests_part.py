"""`python -m tests.bench requests`: the requests that everyday jobs cost, with one till and with three.

Each job is done against a fresh practice cloud in memory, by the program's own commands and engine, in virtual time, so
that eight hours take seconds and every run of this gives the same figures. "Three tills": the first does the job, and
then each of the others is read for until it has it; the figure is of all of them. The table ends with the largest
number of requests that all tills together sent in any half hour, beside what the vendor allows, and says whether cloud
and tills hold the same records in the end.
"""

from __future__ import annotations

import argparse
import tempfile
from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.transfer.columns import guess_mapping
from app.transfer.importer import Importer
from app.transfer.tables import Line, Table
from sync.limits.request_budget import DEFAULT_BUDGET, WINDOW
from sync.pull.mass_deletion import MASS_DELETION
from sync.run_scope import DUE, EVERYTHING, OWN_CHANGES, RunScope
from tests.bench.measured import OURS, Row, Rows
from tests.fakes.tills import HOUR, Shop, Till, records

DAY = 24 * HOUR
SETTLE = 400.0
"""Seconds until every hot list is due again, whoever works."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How much each job is about."""

    records: int = 10_000
    edits: int = 1_000
    conflicts: int = 100
    imported: int = 500
    idle_hours: float = 8.0


@dataclass(frozen=True, slots=True)
class Figures:
    """One job of so many tills."""

    requests: int
    half_hour: int
    """The most that all tills sent within half an hour."""
    equal: bool


class Measured:
    """A shop whose requests are counted, and when each was sent."""

    def __init__(self, folder: Path, tills: int, sizes: Sizes) -> None:
        self.sizes = sizes
        self.shop = Shop(folder, tills=tills)
        self.sent: list[float] = []
        for till in self.shop.tills:
            till.wire.before = self._note

    def _note(self, _request: object) -> None:
        self.sent.append(self.shop.clock.monotonic())

    @property
    def till(self) -> Till:
        """The one that does the job."""
        return self.shop.till

    def filled(self, count: int) -> list[int]:
        """Customers in the cloud, downloaded by every till, a quiet hour ago."""
        ids = self.shop.old_customers(count)
        for till in self.shop.tills:
            for _ in range(2):
                till.sync()
        self.shop.clock.sleep(2 * HOUR)
        self.shop.clock.sleep(SETTLE)
        for till in self.shop.tills:
            till.sync()
        return ids

    def others_follow(self) -> None:
        """The other tills' scheduled runs until each has what the first one sent, for a day at most.

        Where a run asks whether so many records were deleted on purpose, somebody at that till says so (F114).
        """
        for till in self.shop.tills[1:]:
            until = self.shop.clock.monotonic() + DAY
            while (
                records(till.replica)["customers"] != records(self.shop.cloud.replica)["customers"]
                and self.shop.clock.monotonic() < until
            ):
                self.shop.clock.sleep(max(till.engine.due_in(), 1.0))
                if till.sync(run_scope=DUE).error == MASS_DELETION:
                    till.commands.resolve_rollback("cloud")

    def sync(self, run_scope: RunScope = OWN_CHANGES) -> None:
        """Runs of the first till until it has sent everything, as its schedule makes them."""
        self.till.sync(run_scope=run_scope)
        while any(not change.blocked for change in self.till.replica.changes()):
            self.shop.clock.sleep(max(self.till.engine.due_in(), 1.0))
            self.till.sync(run_scope=run_scope)

    def figures(self, since: int) -> Figures:
        """What was sent since that many requests, and whether all is equal."""
        sent = self.sent[since:]
        most = max((at + 1 - bisect_right(sent, when - WINDOW) for at, when in enumerate(sent)), default=0)
        there = records(self.shop.cloud.replica)["customers"]
        equal = all(
            records(till.replica)["customers"] == there and not till.replica.changes()
            for till in self.shop.tills
        )
        return Figures(len(sent), most, equal)


# the jobs: what comes before `start()` is not counted


def download(measured: Measured, start: Callable[[], None]) -> None:
    """The first download of everything."""
    measured.shop.old_customers(measured.sizes.records)
    start()
    for till in measured.shop.tills:
        till.sync()


def nothing_new(measured: Measured, start: Callable[[], None]) -> None:
    """A run that a person asks for, which reads every list."""
    measured.filled(100)
    start()
    for till in measured.shop.tills:
        till.sync(run_scope=EVERYTHING)


def one_edit(measured: Measured, start: Callable[[], None]) -> None:
    """One field of one record."""
    ids = measured.filled(100)
    start()
    measured.till.edit("customers", ids[0], note="edited")
    measured.sync()
    measured.others_follow()


def many_edits(measured: Measured, start: Callable[[], None]) -> None:
    """A field of each of many records."""
    ids = measured.filled(measured.sizes.edits)
    start()
    for number, each in enumerate(ids):
        measured.till.edit("customers", each, note=f"edited {number}")
    measured.sync()
    measured.others_follow()


def conflicts(measured: Measured, start: Callable[[], None]) -> None:
    """Records whose same field was changed on both sides, then resolved in one step for this side."""
    ids = measured.filled(measured.sizes.conflicts)
    start()
    for number, each in enumerate(ids):
        measured.till.edit("customers", each, note=f"ours {number}")
        measured.shop.edit("customers", each, note=f"theirs {number}")
    measured.sync()
    measured.till.commands.keep_all("local")
    measured.sync()
    measured.others_follow()


def imported_and_undone(measured: Measured, start: Callable[[], None]) -> None:
    """A file of new customers, sent; then the import is undone, and that is sent."""
    measured.filled(100)
    start()
    heads = ("lastName", "phone")
    lines = tuple(Line(at, (f"New {at}", f"+420 {at}")) for at in range(2, measured.sizes.imported + 2))
    importer = Importer(measured.till.replica, measured.till.commands, "customers")
    importer.apply(importer.plan(Table(heads, lines), guess_mapping(importer.entity, heads), None))
    measured.sync()
    measured.others_follow()
    measured.till.commands.undo()
    measured.sync()
    measured.others_follow()


def idle(measured: Measured, start: Callable[[], None]) -> None:
    """Hours in which nobody does anything: every till polls as its schedule says."""
    measured.filled(100)
    start()
    clock = measured.shop.clock
    end = clock.monotonic() + measured.sizes.idle_hours * HOUR
    while clock.monotonic() < end:
        for till in measured.shop.tills:
            if till.engine.due_in() <= 0:
                till.sync(run_scope=DUE)
        clock.sleep(max(min(till.engine.due_in() for till in measured.shop.tills), 1.0))


def jobs(sizes: Sizes) -> dict[str, Callable[[Measured, Callable[[], None]], None]]:
    """The jobs by the name in the table."""
    return {
        f"first download of {sizes.records:,}": download,
        "nothing new, all 13 lists": nothing_new,
        "one edit": one_edit,
        f"{sizes.edits:,} edits": many_edits,
        f"{sizes.conflicts:,} conflicts, found and resolved": conflicts,
        f"import of {sizes.imported:,} and its undo": imported_and_undone,
        f"{sizes.idle_hours:g} idle hours": idle,
    }


def measure(job: Callable[[Measured, Callable[[], None]], None], tills: int, sizes: Sizes) -> Figures:
    """One job against a fresh cloud."""
    with tempfile.TemporaryDirectory(prefix="requests-") as folder:
        measured = Measured(Path(folder), tills, sizes)
        begun: list[int] = []
        try:
            job(measured, lambda: begun.append(len(measured.sent)))
            return measured.figures(begun[0])
        finally:
            measured.shop.close()


def main(words: list[str]) -> int:
    """Measure and print the table; 1 when something ended unequal."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench requests")
    for name, default in (("records", 10_000), ("edits", 1_000), ("conflicts", 100), ("imported", 500)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--idle-hours", type=float, default=8.0)
    parser.add_argument("--tills", type=int, nargs="+", default=[1, 3])
    parser.add_argument("--json", type=Path, help="a file to which each figure is added")
    args = parser.parse_args(words)
    rows = Rows(args.json)
    sizes = Sizes(args.records, args.edits, args.conflicts, args.imported, args.idle_hours)
    print(f"requests to the cloud; in brackets the most in any half hour, of {DEFAULT_BUDGET} allowed\n")
    heads = "".join(f"{f'{count} till' + 's' * (count > 1):>18}" for count in args.tills)
    print(f"{'':40}{heads}{'equal':>8}")
    sound = True
    for name, job in jobs(sizes).items():
        found = [measure(job, count, sizes) for count in args.tills]
        for count, each in zip(args.tills, found, strict=True):
            values = {"requests": each.requests, "half_hour": each.half_hour}
            rows.put(Row("requests", name, OURS, count, values, equal=each.equal))
        equal = all(each.equal for each in found)
        sound = sound and equal
        cells = "".join(f"{f'{each.requests:,} ({each.half_hour:,})':>18}" for each in found)
        print(f"{name:40}{cells}{'yes' if equal else 'NO':>8}", flush=True)
    return 0 if sound else 1
