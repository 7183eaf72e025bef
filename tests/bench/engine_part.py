"""`python -m tests.bench engine`: our engine and, in the same run, Kinto's client and PouchDB with the same records.

Ours talks real HTTP on the loopback to a stub of the cloud in a process of its own, which renders its rows once and is
not the bottleneck. Each figure is the best of `--repeat`. Where a peer does less (loses one side of a conflict, or
refuses it) the table says so instead of comparing.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.bench import engine_peers

JOBS = ("download", "quiet", "everything", "changed", "edits", "conflicts", "faulty")
WORDS = {
    "download": "first download", "quiet": "nothing new, 8 entities",
    "everything": "nothing new, all 13 lists", "changed": "1 % changed there", "edits": "1,000 edits up",
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
        case "quiet" | "everything":
            return 0
        case "changed":
            return count // 100
        case "edits" | "conflicts":
            return min(1000, count)
    return count


def ours(job: str, count: int) -> Figures:
    """Our engine, against a fresh stub and an empty folder."""
    stub = [sys.executable, "-m", "tests.bench.stub_server", str(count)]
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(stub, stdout=subprocess.PIPE, text=True) as server,
    ):
        try:
            assert server.stdout is not None
            port = server.stdout.readline().strip()
            words = ["-m", "tests.bench.engine_ours", port, folder, job, str(count)]
            said = subprocess.run([sys.executable, *words], stdout=subprocess.PIPE, text=True, check=True)
        finally:
            server.kill()
    found: dict[str, Any] = json.loads(said.stdout.splitlines()[-1])
    remark = f"{found['held']} asked, the rest merged" if found["held"] else found["outcome"]
    if job in ("download", "faulty"):
        remark += f", search ready after {found['search'] / count * 1e6:.0f} us of CPU a record more"
    return _figures(job, count, {**found, "remark": remark})


def _figures(job: str, count: int, found: dict[str, Any]) -> Figures:
    return Figures(
        found["seconds"], handled(job, count), found["requests"], found["bytes"], found["cpu"], found["peak"],
        found["equal"], found["remark"],
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
    parser.add_argument(
        "--kinto-python", type=Path, help="the Python of an environment with kinto, kinto-http, waitress"
    )
    parser.add_argument(
        "--pouch-folder", type=Path, help="a folder with pouchdb, express-pouchdb, express 4, memory adapter"
    )
    args = parser.parse_args(words)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; the best of {args.repeat}")
    head = f"{'seconds':>9}{'records/s':>10}{'requests':>9}{'kB':>10}{'CPU s':>8}{'MB':>7}{'equal':>7}"
    sound = True
    for count in args.count or [10_000, 100_000]:
        print(f"\n{count:,} records{'':22}{head}")
        for job in args.jobs:
            found = best([ours(job, count) for _ in range(args.repeat)])
            sound = sound and found.equal
            print(f"{WORDS[job]:34}{found.line()}", flush=True)
            for name, measure in engine_peers.peers(args.kinto_python, args.pouch_folder).items():
                theirs = [each for _ in range(args.repeat) if (each := measure(job, count)) is not None]
                if theirs:
                    figures = best([_figures(job, count, each) for each in theirs])
                    print(f"  {name:32}{figures.line()}", flush=True)
    return 0 if sound else 1
