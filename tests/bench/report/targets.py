"""What "fast" means: each job with its limits, and where its figure stands among the measured rows.

The only place where a limit is written down. Nothing here measures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from tests.bench.measured import OURS, Row


@dataclass(frozen=True, slots=True)
class Target:
    """One limit."""

    job: str
    """The line of the table, in words."""
    part: str
    measured: str
    """The job by its name in the rows."""
    records: int
    value: str
    limit: float
    unit: str
    at_least: bool = False
    beside: str = ""
    """The peer whose value the figure is divided by; blank for the figure itself."""

    def wanted(self) -> str:
        """The limit in words."""
        times = f" the rate of {self.beside}" if self.beside else ""
        return f"{'at least' if self.at_least else 'at most'} {number(self.limit)}{self.unit}{times}"


@dataclass(frozen=True, slots=True)
class Judged:
    """A target and what came of it."""

    target: Target
    figure: float | None
    """None where it was not measured."""
    rows: tuple[Row, ...] = ()
    """The same job of every program, ours first."""

    @property
    def verdict(self) -> Literal["met", "not met", "not measured"]:
        """Whether the figure keeps the limit."""
        if self.figure is None:
            return "not measured"
        kept = self.figure >= self.target.limit if self.target.at_least else self.figure <= self.target.limit
        return "met" if kept else "not met"

    @property
    def share(self) -> float:
        """How much of the target is reached: 1 is met, and 0.5 is twice too slow; 0 where none at all was allowed."""
        if self.figure is None:
            return 0.0
        if self.target.at_least:
            return self.figure / self.target.limit if self.target.limit else 1.0
        if self.figure <= 0:
            return 1.0
        return self.target.limit / self.figure


def number(value: float) -> str:
    """A figure as a person reads it: three digits that say something."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def words(records: int) -> str:
    """A number of records."""
    return f"{records:,}"


def _download(records: int, rate: float) -> Target:
    job = f"First download, {words(records)} records"
    return Target(job, "engine", "download", records, "rate", rate, " records/s", at_least=True)


def _quiet(records: int) -> tuple[Target, ...]:
    job = f"Round with nothing new, 8 lists, {words(records)} records"
    return (
        Target(job, "engine", "quiet", records, "requests", 8, " requests"),
        Target(job, "engine", "quiet", records, "cpu_ms", 16, " ms CPU"),
    )


def _loop(name: str, job: str, records: int) -> tuple[Target, ...]:
    return (
        Target(f"Event loop, {job}", "loop", name, records, "p99", 8, " ms, p99"),
        Target(f"Event loop, {job}", "loop", name, records, "over_33", 0, " times over 33 ms"),
    )


def _beside(job: str, times: float) -> Target:
    return Target(f"/v2: {job}, one client", "server", f"{job}, 1", 2000, "rate", times, " times", at_least=True, beside="Kinto")  # fmt: skip


HUNDRED, MILLION = 100_000, 1_000_000
TARGETS: tuple[Target, ...] = (
    _download(10_000, 20_000),
    _download(HUNDRED, 20_000),
    _download(MILLION, 18_000),
    Target(f"Search ready after it, {words(HUNDRED)} records", "engine", "download", HUNDRED, "search", 20, " us CPU a record"),
    Target(f"Memory of it, {words(MILLION)} records", "engine", "download", MILLION, "peak", 200, " MB"),
    *_quiet(10_000),
    *_quiet(HUNDRED),
    *_quiet(MILLION),
    Target("1 % of 10,000 changed, that list", "engine", "changed-list", 10_000, "requests", 4, " requests"),
    Target("1 % of 10,000 changed, that list", "engine", "changed-list", 10_000, "cpu_ms", 30, " ms CPU"),
    Target("1,000 edits up", "engine", "edits", 10_000, "requests", 21, " requests"),
    Target("1,000 edits up", "engine", "edits", 10_000, "rate", 4_000, " records/s", at_least=True),
    Target("1,000 records changed on both sides", "engine", "conflicts", 10_000, "seconds", 0.4, " s"),
    Target(f"Keystroke to painted rows, {words(HUNDRED)} rows", "window", "keystroke to painted rows", HUNDRED, "p95", 16, " ms CPU, p95"),
    Target(f"Keystroke to painted rows, {words(MILLION)} rows", "window", "keystroke to painted rows", MILLION, "p95", 100, " ms CPU, p95"),
    *_loop("download", f"first download of {words(HUNDRED)}", HUNDRED),
    *_loop("making", "1,000 edits made", HUNDRED),
    *_loop("edits", "1,000 edits sent", HUNDRED),
    *_loop("serve", "50 requests a second on /v2", HUNDRED),
    Target(f"Window shown after a warm start, {words(HUNDRED)} rows", "start", "warm", HUNDRED, "wall", 330, " ms"),
    Target(f"Window shown after a kill, {words(HUNDRED)} rows", "start", "after a kill", HUNDRED, "wall", 500, " ms"),
    _beside("GET by id", 5),
    _beside("page of 100", 4),
    _beside("filtered page", 4),
    _beside("PATCH", 2.5),
    _beside("GET and PATCH", 2.5),
    _beside("PUT-many of 100", 5),
)  # fmt: skip


def find(rows: Iterable[Row], part: str, job: str, records: int) -> tuple[Row, ...]:
    """The same job of every program, ours first; the last of several of one program counts."""
    found: dict[str, Row] = {}
    for row in rows:
        if (row.part, row.job, row.records) == (part, job, records):
            found[row.program] = row
    return tuple(sorted(found.values(), key=lambda row: row.program != OURS))


def value_of(row: Row, name: str) -> float | None:
    """A value of a row; `cpu_ms` is its CPU in milliseconds."""
    if name == "cpu_ms":
        return None if "cpu" not in row.values else 1000 * row.values["cpu"]
    return row.values.get(name)


def judge(rows: Sequence[Row], targets: Iterable[Target] = TARGETS) -> list[Judged]:
    """Each target with its figure. One whose job ended with two sides that differ has none."""
    judged = []
    for target in targets:
        found = find(rows, target.part, target.measured, target.records)
        figure = None
        if found and found[0].program == OURS and found[0].equal:
            figure = value_of(found[0], target.value)
            if target.beside and figure is not None:
                peer = next((each for each in found if each.program == target.beside), None)
                theirs = None if peer is None else value_of(peer, target.value)
                figure = figure / theirs if theirs else None
        judged.append(Judged(target, figure, found))
    return judged
