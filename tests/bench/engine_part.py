"""`python -m tests.bench engine`: our engine and, in the same run, Kinto's client and PouchDB with the same records.

Ours talks real HTTP on the loopback to a stub of the cloud in a process of its own, which renders its rows once and is
not the bottleneck. Each figure is the best of `--repeat`, a peer's of `--peer-repeat`. Where a peer does less (loses one
side of a conflict, or refuses it) the table says so instead of comparing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from tests.bench.measured import OURS, Row, Rows
from tests.bench.peers import engine_peers

FLOOR = "floor: http.client to sqlite3"
JOBS = (
    "download", "quiet-list", "quiet", "everything", "changed-list", "changed", "edits", "conflicts", "faulty"
)  # fmt: skip
WORDS = {
    "download": "first download", "quiet-list": "nothing new, that list", "quiet": "nothing new, 8 entities",
    "everything": "nothing new, all 13 lists", "changed-list": "1 % changed there, that list",
    "changed": "1 % changed there, all 13 lists", "edits": "1,000 edits up",
    "conflicts": "1,000 changed on both sides", "faulty": "download, 5 % of requests fail",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Figures:
    """One job of one program."""

    seconds: float
    records: int
    requests: int
    bytes: int
    """Of bodies as they travel, both ways."""
    cpu: float
    """Seconds of the client."""
    peak: float
    """MB of resident memory at the most."""
    equal: bool
    """Whether both sides hold the same in the end."""
    remark: str
    more: Mapping[str, float] = field(default_factory=dict)
    """What only some programs tell: the file's size in MB, SQL statements, commits, the search index."""

    def row(self, job: str, program: str, count: int) -> Row:
        """As a row of the report."""
        values = {
            "seconds": self.seconds, "cpu": self.cpu, "peak": self.peak, "requests": self.requests, "bytes": self.bytes,
            "handled": self.records, "rate": self.records / self.seconds, "cpu_record": 1e6 * self.cpu / max(1, self.records), **self.more,
        }  # fmt: skip
        return Row("engine", job, program, count, values, self.remark, self.equal)

    def line(self) -> str:
        """As a row of the table."""
        rate = f"{self.records / self.seconds:,.0f}" if self.records else ""
        return (
            f"{self.seconds:9.3f}{rate:>10}{self.requests:9,d}{self.bytes / 1000:10,.0f}{self.cpu:8.3f}"
            f"{self.peak:7.0f}{'yes' if self.equal else 'NO':>7}  {self.remark}"
        )


def handled(job: str, count: int) -> int:
    """How many records the job is about."""
    match job:
        case "quiet" | "quiet-list" | "everything":
            return 0
        case "changed" | "changed-list":
            return count // 100
        case "edits" | "conflicts":
            return min(1000, count)
    return count


def against_stub(count: int, child: Callable[[str, str], Sequence[str]]) -> dict[str, Any]:
    """What a child process said that was given the port of a fresh stub and an empty folder."""
    stub = [sys.executable, "-m", "tests.bench.stub_server", str(count)]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(stub, stdout=subprocess.PIPE, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            words = child(server.stdout.readline().strip(), folder)
            said = subprocess.run(
                [sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True, check=True
            )
        finally:
            server.kill()
    found: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
    return found


def ours(job: str, count: int) -> Figures:
    """Our engine, against a fresh stub and an empty folder."""
    found = against_stub(
        count, lambda port, folder: ("tests.bench.engine_ours", port, folder, job, str(count))
    )
    remark = f"{found['held']} asked, the rest merged" if found["held"] else found["outcome"]
    more = {"file": found["file"]}
    if job in ("download", "faulty"):
        more |= {"search": found["search"] / count * 1e6, "search_peak": found["search_peak"]}
        remark += f", search ready after {more['search']:.0f} us of CPU a record more"
    if found["first"]:
        more["first_cpu"] = found["first"]
        remark += f", the first such run after a download {1000 * found['first']:.0f} ms of CPU"
    return _figures(job, count, {**found, "remark": remark}, more)


def statements(job: str, count: int) -> dict[str, float]:
    """SQL statements and commits of our engine, in a run that is not timed."""
    return against_stub(
        count, lambda port, folder: ("tests.bench.engine_ours", port, folder, job, str(count), "statements")
    )


def floor(count: int) -> Figures:
    """The same pages into SQLite, without our engine."""
    found = against_stub(count, lambda port, folder: ("tests.bench.floor_child", port, folder, str(count)))
    return _figures("download", count, found)


def _figures(job: str, count: int, found: dict[str, Any], more: Mapping[str, float] | None = None) -> Figures:
    return Figures(
        found["seconds"], handled(job, count), found["requests"], found["bytes"], found["cpu"], found["peak"],
        found["equal"], found["remark"], more or {},
    )  # fmt: skip


def best(figures: Sequence[Figures]) -> Figures:
    """The quickest of several runs of the same."""
    return min(figures, key=lambda each: each.seconds)


def main(words: list[str]) -> int:
    """Measure and print a table; 1 when something ended unequal."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench engine")
    parser.add_argument("--count", type=int, action="append", help="records; may be given several times")
    parser.add_argument("--jobs", nargs="+", choices=JOBS, default=list(JOBS))
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--peer-repeat", type=int, default=3)
    parser.add_argument("--statements", action="store_true", help="count SQL statements in a run of its own")
    parser.add_argument(
        "--kinto-python", type=Path, help="the Python of an environment with kinto, kinto-http, waitress"
    )
    parser.add_argument(
        "--pouch-folder", type=Path, help="a folder with pouchdb, express-pouchdb, express 4, memory adapter"
    )
    parser.add_argument("--json", type=Path, help="a file to which each figure is added")
    args = parser.parse_args(words)
    rows = Rows(args.json)
    print(
        f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the best of {args.repeat}, of peers {args.peer_repeat}"
    )
    head = f"{'seconds':>9}{'records/s':>10}{'requests':>9}{'kB':>10}{'CPU s':>8}{'MB':>7}{'equal':>7}"
    sound = True

    def say(job: str, name: str, count: int, figures: Figures) -> None:
        shown = f"{WORDS[job]:34}" if name == OURS else f"  {name:32}"
        print(f"{shown}{figures.line()}", flush=True)
        rows.put(figures.row(job, name, count))

    for count in args.count or [10_000, 100_000]:
        print(f"\n{count:,} records{'':22}{head}")
        with engine_peers.peers(args.kinto_python, args.pouch_folder, count) as peers:
            for job in args.jobs:
                found = best([ours(job, count) for _ in range(args.repeat)])
                sound = sound and found.equal
                if args.statements:
                    found = replace(found, more={**found.more, **statements(job, count)})
                say(job, OURS, count, found)
                if job == "download":
                    say(job, FLOOR, count, best([floor(count) for _ in range(args.repeat)]))
                for name, measure in peers.items():
                    try:
                        theirs = [each for _ in range(args.peer_repeat) if (each := measure(job)) is not None]
                    except (OSError, ValueError, IndexError, subprocess.SubprocessError) as error:
                        print(f"  {name:32} failed: {error}", flush=True)
                        continue
                    if theirs:
                        say(job, name, count, best([_figures(job, count, each) for each in theirs]))
    return 0 if sound else 1
