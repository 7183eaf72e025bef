"""`python -m tests.exhaust [--pairs N]`: one day with every kind of operation, played with every single fault.

Proves that each database statement, each request and each write to a file may fail in each way it can: the
program is restarted, finishes the day, and ends in the same state as on a day without a fault. `--pairs N`
adds N pairs of faults drawn by `--seed` (F108); `--every K` takes each K-th fault only; `--only
request:12:lost` plays one again. Exit code 1 when a day ends differently or a law is broken on the way.
"""

from __future__ import annotations

import argparse
import logging
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from tests.exhaust.places import parse
from tests.exhaust.runs import Faults, day_without_faults, failure, pairs, prepared_files

PROGRESS_SECONDS = 20.0


def quiet_failure(faults: Faults) -> str | None:
    """`failure`, for a process of the pool."""
    logging.disable(logging.CRITICAL)
    return failure(faults)


def table(faults: Sequence[Faults]) -> str:
    """A table of how many faults there are of each place and way."""
    counted = Counter((each.place, each.way) for pair in faults for each in pair if len(pair) == 1)
    lines = [f"  {place:<10} {way:<12} {count:>6}" for (place, way), count in sorted(counted.items())]
    lines += [
        f"  pairs                   {count:>6}" for count in [sum(len(each) > 1 for each in faults)] if count
    ]
    return "\n".join([*lines, f"  total                   {len(faults):>6}"])


def main(arguments: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.exhaust", description=__doc__)
    parser.add_argument("--pairs", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument(
        "--only", nargs="*", default=[], help="faults to play, two of a pair joined by a comma"
    )
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args(arguments)
    logging.disable(logging.CRITICAL)
    prepared_files()
    _, every = day_without_faults()
    if asked.only:
        faults: list[Faults] = [tuple(map(parse, each.split(","))) for each in asked.only]
    else:
        faults = [(each,) for each in every[:: asked.every]] + pairs(asked.pairs, seed=asked.seed)
    print(table(faults), flush=True)
    began = told = time.monotonic()
    failures = []
    with ProcessPoolExecutor(asked.jobs) as pool:
        for done, found in enumerate(pool.map(quiet_failure, faults, chunksize=8), 1):
            if found is not None:
                failures.append(found)
                print(found, flush=True)
            if time.monotonic() - told > PROGRESS_SECONDS:
                told = time.monotonic()
                print(f"{done} of {len(faults)}, {len(failures)} failed", flush=True)
    print(f"{len(faults)} played in {time.monotonic() - began:.0f} s, {len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
