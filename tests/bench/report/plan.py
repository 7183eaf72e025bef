"""Which parts a run of everything calls, with what, for how long at most, and why some are left out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tests.bench.report.machine import Peers
from tests.bench.report.targets import HUNDRED, MILLION

LIST = ("download", "quiet", "changed-list")
"""The jobs of the engine that show how its work grows."""
State = Literal["done", "failed", "stopped", "left out", "no time"]


@dataclass(frozen=True, slots=True)
class Step:
    """One call of one part, in a process of its own."""

    name: str
    words: tuple[str, ...]
    """Of `python -m tests.bench`."""
    seconds: int
    """After which it is stopped."""
    covers: tuple[tuple[str, int], ...]
    """Part and number of records of the rows it gives."""
    left_out: str = ""
    """Why it is not done in this run; blank when it is."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a step."""

    step: Step
    state: State
    seconds: float = 0.0
    code: int = 0

    def reason(self) -> str:
        """Why figures of it may be missing; blank when it was done."""
        match self.state:
            case "done":
                return ""
            case "failed":
                return f"{self.step.name} ended with code {self.code} after {self.seconds:.0f} s"
            case "stopped":
                return f"{self.step.name} was stopped after {self.seconds:.0f} s, its limit"
            case "no time":
                return f"no time was left for {self.step.name}"
        return f"{self.step.name}: {self.step.left_out}"


def _engine(count: int, peers: Peers, *more: str, jobs: Sequence[str] = (), repeat: int) -> tuple[str, ...]:
    chosen = ["--jobs", *jobs] if jobs else []
    return (
        "engine",
        "--count",
        str(count),
        "--repeat",
        str(repeat),
        *chosen,
        *more,
        *peers.words(pouch=True),
    )


def steps(peers: Peers, *, quick: bool, million: bool) -> list[Step]:
    """In the order of their weight: what comes last is what a slow machine has no time for."""
    nobody = Peers()
    short = "left out by --quick" if quick else ""
    grown = "" if million and not quick else "asked for by --million only"
    rows = 10_000 if quick else HUNDRED
    peer_count = 1_000 if quick else 10_000
    found = [
        Step(
            f"the engine at {peer_count:,} records beside its peers",
            _engine(peer_count, peers, "--statements", "--peer-repeat", "1" if quick else "2", repeat=1 if quick else 3),
            120 if quick else 480, (("engine", peer_count),),
        ),
        Step(
            "the server beside Kinto",
            ("server", "--seconds", "0.7" if quick else "3", "--clients", *(("1",) if quick else ("1", "4")), *peers.words(pouch=False)),
            120 if quick else 240, (("server", 2000),),
        ),
        Step(
            f"the program at {rows:,} rows",
            ("window", str(rows), "--only", "running", "--starts", "1" if quick else "5", "--seconds", "5" if quick else "15"),
            120 if quick else 300, (("start", rows), ("loop", rows)),
        ),
        Step(f"the list at {rows:,} rows", ("window", str(rows), "--only", "list"), 120 if quick else 180, (("window", rows),)),
    ]  # fmt: skip
    if quick:
        found += [
            Step(
                "the engine at 10,000 records",
                _engine(10_000, nobody, jobs=("download", "quiet", "changed-list", "edits", "conflicts"), repeat=1),
                120, (("engine", 10_000),),
            ),
            Step(
                f"everything at {HUNDRED:,} records", (), 0,
                tuple((part, HUNDRED) for part in ("engine", "window", "start", "loop")), short,
            ),
        ]  # fmt: skip
    else:
        found += [
            Step(
                f"the engine at {HUNDRED:,} records", _engine(HUNDRED, nobody, "--statements", jobs=LIST, repeat=2),
                420, (("engine", HUNDRED),),
            ),
            Step(
                "the engine at 1,000 records", _engine(1_000, nobody, "--statements", jobs=LIST, repeat=3),
                60, (("engine", 1_000),),
            ),
            Step("short lists", ("window", "1000", "10000", "--only", "list"), 90, (("window", 1_000), ("window", 10_000))),
        ]  # fmt: skip
    found += [
        Step(
            "the requests of everyday jobs", ("requests", "--records", "1000", *(("--idle-hours", "1") if quick else ())),
            60 if quick else 150, (("requests", 1),), short,
        ),
        Step(
            f"the engine at {MILLION:,} records", _engine(MILLION, nobody, jobs=LIST, repeat=1),
            1500, (("engine", MILLION),), grown,
        ),
        Step(f"the list at {MILLION:,} rows", ("window", str(MILLION), "--only", "list"), 600, (("window", MILLION),), grown),
    ]  # fmt: skip
    return found
