"""`python -m tests.bench all`: every part that a target needs, and the page and charts of what came out.

Each part runs in a process of its own, which is stopped when its time is up; what it measured until then counts. About
15 minutes on a quiet machine with two cores; `--quick` takes about three, leaves out 100,000 records, and writes
below `build/` instead, since its figures say little; `--million` adds a million records and most of an hour.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from tests.bench import measured
from tests.bench.measured import OURS, Row
from tests.bench.report.machine import PEERS, installed, this_machine
from tests.bench.report.page import FOLDER, Run, files
from tests.bench.report.plan import Outcome, Step, steps
from tests.bench.report.targets import judge

HERE = Path(__file__).resolve().parent
QUICK = HERE.parents[1] / "build" / "bench"
LEAST = 5.0
"""Seconds that must be left for a part to be begun."""


def main(words: list[str]) -> int:
    """Run, write, and print the targets; 1 when a part failed or two sides ended unequal."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench all")
    parser.add_argument("--quick", action="store_true", help="about three minutes, up to 10,000 records")
    parser.add_argument("--million", action="store_true", help="also a million records")
    parser.add_argument("--minutes", type=float, help="after which no part goes on")
    parser.add_argument("--peers", type=Path, default=PEERS, help="where `peers` installed them")
    parser.add_argument(
        "--out", type=Path, help="folder of RESULTS.md and charts; by default tests/bench, or build/bench"
    )
    args = parser.parse_args(words)
    peers, machine = installed(args.peers), this_machine()
    minutes = args.minutes or (5 if args.quick else 80 if args.million else 25)
    planned = steps(peers, quick=args.quick, million=args.million)
    if machine.busy:
        print(f"the machine is busy (load {machine.load:.1f}): times will be worth little", file=sys.stderr)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        outcomes, rows = follow(planned, Path(folder), deadline=began + 60 * minutes)
    command = " ".join(
        ["python -m tests.bench all", *(f"--{name}" for name in ("quick", "million") if getattr(args, name))]
    )
    run = Run(machine, rows, outcomes, peers.versions, command, (time.monotonic() - began) / 60)
    out = args.out or (QUICK if args.quick else HERE)
    write(out, files(run))
    for each in judge(rows):
        print(
            f"{each.verdict:14}{each.target.job}: {'–' if each.figure is None else f'{each.figure:,.2f}'} ({each.target.wanted()})"
        )
    print(f"{run.minutes:.1f} minutes; written to {out / 'RESULTS.md'}")
    return (
        0
        if all(each.state in ("done", "left out") for each in outcomes)
        and all(row.equal for row in rows if row.program == OURS)
        else 1
    )


def follow(planned: Sequence[Step], folder: Path, *, deadline: float) -> tuple[list[Outcome], list[Row]]:
    """The outcomes of all steps, and the rows of those that gave some."""
    outcomes: list[Outcome] = []
    rows: list[Row] = []
    for number, step in enumerate(planned):
        file = folder / f"{number}.jsonl"
        outcomes.append(call(step, file, deadline=deadline))
        rows += measured.read(file)
    return outcomes, rows


def call(step: Step, file: Path, *, deadline: float) -> Outcome:
    """One step, and all processes it started, ended at the latest when its time is up."""
    if step.left_out:
        return Outcome(step, "left out")
    left = deadline - time.monotonic()
    if left < LEAST:
        return Outcome(step, "no time")
    print(f"\n{step.name}", flush=True)
    began = time.monotonic()
    command = [sys.executable, "-m", "tests.bench", *step.words, "--json", str(file)]
    with subprocess.Popen(command, start_new_session=True) as process:
        try:
            code = process.wait(timeout=min(left, step.seconds))
        except subprocess.TimeoutExpired:
            return Outcome(step, "stopped", time.monotonic() - began)
        finally:
            # Its own children, too: those that a failed part left, and all of one that is stopped.
            _end(process)
    return Outcome(step, "failed" if code else "done", time.monotonic() - began, code)


def _end(process: subprocess.Popen[bytes]) -> None:
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return


def write(folder: Path, texts: dict[str, str]) -> None:
    """All files; charts of an earlier run that are not made any more are removed."""
    (folder / FOLDER).mkdir(parents=True, exist_ok=True)
    for old in (folder / FOLDER).glob("*.svg"):
        old.unlink()
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
