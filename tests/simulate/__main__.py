"""`python -m tests.simulate --seeds N --first M`: play seeds, each twice, and shrink the first that fail.

Proves that days of edits, synchronisation, network faults and crashes on one to three tills break none of the laws
N1-N7 and I1. Exit code 1 when a law is violated or two plays of one seed differ.

Many thousands are played in two passes instead: `--once --digests FILE` writes what each seed came to, and the same
again, in other processes and with every law judged anew, must come to the same.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields, replace
from functools import partial
from itertools import islice
from pathlib import Path

from tests.simulate.play import PlayResult, play, play_script
from tests.simulate.shrink import shrink
from tests.simulate.world import Stats

PROGRESS_SECONDS = 10.0
"""Seconds between two lines of progress."""
MOST_SHRUNK = 3
REGRESSIONS = tuple(Path(__file__).with_name(name) for name in ("regressions.txt", "more_regressions.txt"))
"""Files of seeds that once failed; the tests play those of the first."""


def listed(path: Path) -> list[int]:
    """The seeds that a file names."""
    lines = (line.partition("#")[0].strip() for line in path.read_text("utf-8").splitlines())
    return [int(line) for line in lines if line]


@dataclass
class Totals:
    """The figures of all seeds."""

    seeds: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    runs: Counter[str] = field(default_factory=Counter)
    began: float = field(default_factory=time.monotonic)

    def add(self, stats: Stats) -> None:
        """One more seed."""
        self.seeds += 1
        for each in fields(stats):
            if each.name != "runs":
                self.counts[each.name] += getattr(stats, each.name)
        self.runs.update(stats.runs)

    def __str__(self) -> str:
        seconds = time.monotonic() - self.began
        told = ", ".join(f"{count} {name}" for name, count in self.counts.items())
        ends = ", ".join(f"{word} {count}" for word, count in sorted(self.runs.items()))
        return f"in {seconds:.0f} s ({self.seeds / max(seconds, 0.001):.2f} seeds/s)\n{told}\nruns: {ends}"


class Digests:
    """The traces of an earlier pass over the same source, by seed and number of steps, in a file that each seed is added to."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        self._known = dict(line.rsplit(maxsplit=1) for line in lines)

    def compared(self, result: PlayResult) -> PlayResult:
        """The result, or a failure where the trace is another than in the file."""
        key = f"{result.script.seed} {len(result.script.steps)}"
        if (known := self._known.get(key)) is None:
            self._known[key] = result.digest
            with self._path.open("a", encoding="utf-8") as file:
                file.write(f"{key} {result.digest}\n")
        elif known != result.digest and not result.law:
            return replace(result, law="trace", failure=f"another trace than in {self._path}")
        return result


def play_twice(seed: int, steps: int | None = None) -> PlayResult:
    """Play a seed twice; a different trace the second time is a failure of its own."""
    logging.disable(logging.CRITICAL)
    first = play(seed, steps)
    if first.law:
        return first  # a story that broke off; whether it does so again is seen when it is shrunk
    second = play_script(first.script, before=first)
    if first.digest == second.digest:
        return first
    place = next(
        (
            number
            for number, (one, other) in enumerate(zip(first.lines, second.lines, strict=False))
            if one != other
        ),
        -1,
    )
    told = f"two runs part at line {place}:\n  {first.lines[place]}\n  {second.lines[place]}"
    return PlayResult(first.script, first.stats, first.digest, first.lines, "trace", told)


def play_once(seed: int, steps: int | None = None) -> PlayResult:
    """Play a seed, and judge it by every law."""
    logging.disable(logging.CRITICAL)
    return play(seed, steps)


def play_all(
    seeds: Iterable[int], jobs: int, steps: int | None, *, once: bool = False
) -> Iterator[PlayResult]:
    """The results of seeds, in order, as they are done."""
    one = partial(play_once if once else play_twice, steps=steps)
    if jobs == 1:
        yield from map(one, seeds)
        return
    source = iter(seeds)
    with ProcessPoolExecutor(jobs) as pool:
        # A few ahead, so that nobody waits for the longest and an endless supply of seeds can be stopped.
        ahead = deque(pool.submit(one, seed) for seed in islice(source, jobs * 8))
        while ahead:
            yield ahead.popleft().result()
            ahead.extend(pool.submit(one, seed) for seed in islice(source, 1))


def report(failed: PlayResult, *, seconds: float) -> None:
    """Print a failing seed, shrunk."""
    seed = failed.script.seed
    print(f"\nseed {seed} fails: {failed.failure}", flush=True)
    if failed.law == "trace":
        return
    shrunk = shrink(failed, seconds=seconds)
    print(f"shrunk from {len(failed.script.steps)} steps to {len(shrunk.script.steps)}:")
    print(f"{shrunk.script.profile}\n" + "\n".join(shrunk.lines) + f"\n{shrunk.failure}\n", flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.simulate", description=__doc__)
    parser.add_argument("--seeds", type=int, default=100)
    parser.add_argument("--regressions", action="store_true", help="play the seeds that once failed instead")
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--steps", type=int, default=None, help="no more than the first so many of each")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=None, help="stop after so many")
    parser.add_argument("--shrink", type=float, default=60.0, help="seconds spent on shrinking one failure")
    parser.add_argument("--once", action="store_true", help="play each once; compare the traces by --digests")
    parser.add_argument(
        "--digests", type=Path, default=None, help="a file of traces to compare with and add to"
    )
    asked = parser.parse_args(arguments)
    digests = None if asked.digests is None else Digests(asked.digests)
    logging.disable(logging.CRITICAL)
    sums, failures, told = Totals(), [], time.monotonic()
    seeds: Sequence[int] = range(asked.first, asked.first + asked.seeds)
    if asked.regressions:
        seeds = [seed for file in REGRESSIONS for seed in listed(file)]
    for played in play_all(seeds, asked.jobs, asked.steps, once=asked.once):
        each = played if digests is None else digests.compared(played)
        sums.add(each.stats)
        if each.law:
            failures.append(each.script.seed)
            if len(failures) <= MOST_SHRUNK:
                report(each, seconds=asked.shrink)
            else:
                print(f"\nseed {each.script.seed} fails: {each.failure}", flush=True)
        if time.monotonic() - told > PROGRESS_SECONDS:
            told = time.monotonic()
            print(f"{sums.seeds} of {len(seeds)} seeds, {len(failures)} failed", flush=True)
        if asked.seconds is not None and time.monotonic() - sums.began > asked.seconds:
            break
    print(f"{sums.seeds} seeds, each {'once' if asked.once else 'twice'}, {sums}")
    if failures:
        print(f"{len(failures)} failed: {' '.join(map(str, failures))}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
