"""`python -m tests.simulate --seeds N --first M`: play seeds, each twice, and shrink the first that fail.

Proves that days of edits, synchronisation, network faults and crashes on one to three tills break none of the laws
N1-N7 and I1. Exit code 1 when a law is violated or two plays of one seed differ.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from functools import partial
from itertools import islice

from tests.simulate.play import PlayResult, play, play_script
from tests.simulate.shrink import shrink
from tests.simulate.world import Stats

PROGRESS_SECONDS = 10.0
"""Seconds between two lines of progress."""
MOST_SHRUNK = 3


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
        return (
            f"{self.seeds} seeds, each twice, in {seconds:.0f} s ({self.seeds / max(seconds, 0.001):.2f} seeds/s)"
            f"\n{told}\nruns: {ends}"
        )


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


def play_all(seeds: Iterable[int], jobs: int, steps: int | None) -> Iterator[PlayResult]:
    """The results of seeds, in order, as they are done."""
    one = partial(play_twice, steps=steps)
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
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--steps", type=int, default=None, help="no more than the first so many of each")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=None, help="stop after so many")
    parser.add_argument("--shrink", type=float, default=60.0, help="seconds spent on shrinking one failure")
    asked = parser.parse_args(arguments)
    logging.disable(logging.CRITICAL)
    sums, failures, told = Totals(), [], time.monotonic()
    for each in play_all(range(asked.first, asked.first + asked.seeds), asked.jobs, asked.steps):
        sums.add(each.stats)
        if each.law:
            failures.append(each.script.seed)
            if len(failures) <= MOST_SHRUNK:
                report(each, seconds=asked.shrink)
        if time.monotonic() - told > PROGRESS_SECONDS:
            told = time.monotonic()
            print(f"{sums.seeds} of {asked.seeds} seeds, {len(failures)} failed", flush=True)
        if asked.seconds is not None and time.monotonic() - sums.began > asked.seconds:
            break
    print(sums)
    if failures:
        print(f"{len(failures)} failed: {' '.join(map(str, failures))}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
