"""`python -m tests.mutate [MODULE...]`: break plan, merge and outbox in every small way, and see which tests notice.

Each mutant is run against the fast tests of its module alone, in a copy of the tree, and must make one of them fail or
run too long. Prints the survivors and the score; answers 1 below 90 %. The five named mutants of the engine's promise
(`named`) must all die. Options: --jobs N, --only TEXT (mutants whose line holds it), --named.
"""

from __future__ import annotations

import argparse
import multiprocessing
import shutil
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.mutate.judge import HEAVY, judge
from tests.mutate.mutants import Mutant, mutants
from tests.mutate.named import NAMED

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("storage", "sync", "app", "ui", "tests", "pyproject.toml")
TESTS: dict[str, tuple[str, ...]] = {
    "sync/plan.py": (
        "tests/sync/test_plan.py",
        "tests/sync/test_plan_answers.py",
        "tests/sync/test_plan_edges.py",
    ),
    "sync/merge.py": ("tests/sync/test_merge.py", "tests/sync/test_merge_laws.py"),
    "storage/outbox.py": ("tests/storage/test_outbox.py",),
}
"""By module: the tests that must notice. They take a second or two."""
SECONDS = 60.0
"""A mutant that runs longer than this has been noticed."""
WANTED = 0.9

FORKS = "forkserver" in multiprocessing.get_all_start_methods()
PROCESSES = multiprocessing.get_context("forkserver" if FORKS else "spawn")
if FORKS:
    multiprocessing.set_forkserver_preload([*HEAVY])


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when at least nine of ten mutants of every module are killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("modules", nargs="*", default=[], metavar="MODULE", help=", ".join(TESTS))
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", default="", metavar="TEXT", help="mutants of lines that hold this")
    parser.add_argument("--named", action="store_true", help="the named mutants only")
    options = parser.parse_args(arguments)
    if unknown := [each for each in options.modules if each not in TESTS]:
        parser.error(f"no tests are named for {', '.join(unknown)}; known are {', '.join(TESTS)}")
    with trees(options.jobs) as free:
        good = named(free)
        if not options.named:
            for module in options.modules or TESTS:
                good &= score(module, free, options.jobs, options.only)
    return 0 if good else 1


@contextmanager
def trees(count: int) -> Iterator[SimpleQueue[Path]]:
    """Copies of the tree, one for each job."""
    free: SimpleQueue[Path] = SimpleQueue()
    with TemporaryDirectory(prefix="mutate-") as folder:
        for number in range(count):
            tree = Path(folder) / str(number)
            for part in PARTS:
                source = ROOT / part
                if source.is_dir():
                    shutil.copytree(
                        source, tree / part, ignore=shutil.ignore_patterns("__pycache__", "frozen")
                    )
                else:
                    shutil.copy(source, tree / part)
            free.put(tree)
        yield free


def named(free: SimpleQueue[Path]) -> bool:
    """Whether each of the mutants that a naive engine would be is noticed."""
    good = True
    for each in NAMED:
        source = (ROOT / each.module).read_text("utf-8")
        try:
            broken = each.broken(source)
        except LookupError as error:
            print(f"cannot be made  {error}")
            good = False
            continue
        if killed(free, each.module, source, each.tests):
            print(f"its tests fail without it: {each.name}")
            good = False
            continue
        dead = killed(free, each.module, broken, each.tests)
        print(f"{'killed' if dead else 'SURVIVED'}  {each.name}", flush=True)
        good &= dead
    return good


def score(module: str, free: SimpleQueue[Path], jobs: int, only: str) -> bool:
    """Run all mutants of a module; whether enough of them die."""
    source = (ROOT / module).read_text("utf-8")
    lines = source.splitlines()
    tests = tuple(each for each in TESTS[module] if (ROOT / each).exists())
    if killed(free, module, source, tests):
        print(f"{module}: its tests fail without any mutant")
        return False
    found = [each for each in mutants(source) if only in (lines[each.line - 1] if each.line else "")]
    began = time.monotonic()

    def run(mutant: Mutant) -> bool:
        return killed(free, module, mutant.source, tests)

    dead = 0
    with ThreadPoolExecutor(jobs) as pool:
        for mutant, noticed in zip(found, pool.map(run, found), strict=True):
            dead += noticed
            if not noticed:
                shown = lines[mutant.line - 1].strip() if mutant.line else ""
                print(f"survived  {module}:{mutant.line}  {mutant.what}  |  {shown}", flush=True)
    share = dead / len(found) if found else 1.0
    seconds = time.monotonic() - began
    print(f"{module}: {dead} of {len(found)} killed, {share:.1%}, in {seconds:.0f} s", flush=True)
    return share >= WANTED


def killed(free: SimpleQueue[Path], module: str, source: str, tests: Sequence[str]) -> bool:
    """Whether one of the tests fails, or does not come to an end, with this source in the module's place."""
    tree = free.get()
    place = tree / module
    original = place.read_text("utf-8")
    place.write_text(source, "utf-8")
    process = PROCESSES.Process(target=judge, args=(str(tree), tuple(tests)), daemon=True)
    try:
        process.start()
        process.join(SECONDS)
        if process.is_alive():
            process.kill()
            process.join()
            return True
        return process.exitcode != 0
    finally:
        place.write_text(original, "utf-8")
        free.put(tree)


if __name__ == "__main__":
    sys.exit(main())
