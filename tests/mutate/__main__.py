"""`python -m tests.mutate [MODULE...]`: mutation testing of steps, three-way merge and outbox.

Proves that the tests notice small faults: each mutant is run against the fast tests of its module and must make one
of them fail or run too long. Prints the survivors and the score; exit code 1 below 90 %. The named mutants of
the engine (`named`, `simulated`) must all be noticed; they are left out when modules are named.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from tests.mutate.judge import breaks_a_law, notices, prepare
from tests.mutate.mutants import mutants
from tests.mutate.named import NAMED_MUTANTS, ROOT, NamedMutant
from tests.mutate.simulated import SIMULATED_MUTANTS

TESTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("sync/change/observe.py", "sync/change/found.py", "sync/change/settle.py"),
        (
            "tests/sync/merge/test_plan.py",
            "tests/sync/merge/test_plan_answers.py",
            "tests/sync/merge/test_plan_edges.py",
        ),
    ),
    "sync/change/three_way.py": (
        "tests/sync/merge/test_three_way.py",
        "tests/sync/merge/test_three_way_laws.py",
    ),
    "storage/outbox/outbox.py": (
        "tests/storage/outbox/test_stored_form.py",
        "tests/storage/outbox/test_outbox.py",
    ),
}
"""By module: the tests that must notice. They take a second or two."""
SECONDS = 60
"""A mutant that takes more of the processor than this has been noticed."""
WANTED = 0.9


def main(arguments: Sequence[str] | None = None) -> int:
    """0 when at least nine of ten mutants of every module are killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutate", description=__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help=", ".join(TESTS))
    parser.add_argument("--only", default="", metavar="TEXT", help="mutants of lines that hold this")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="every N-th mutant only")
    parser.add_argument("--named", action="store_true", help="the named mutants only")
    parser.add_argument(
        "--find",
        type=int,
        default=0,
        metavar="N",
        help="look for seeds of the simulated ones among the first N",
    )
    options = parser.parse_args(arguments)
    if options.find:
        return find(options.find, options.only)
    if unknown := [each for each in options.modules if each not in TESTS]:
        parser.error(f"no tests are named for {', '.join(unknown)}; known are {', '.join(TESTS)}")
    chosen = [each for each in (*NAMED_MUTANTS, *SIMULATED_MUTANTS) if options.only in each.name]
    good = options.modules != [] or all([named(each) for each in chosen])
    if not options.named:
        for module in options.modules or TESTS:
            good &= score(module, only=options.only, every=options.every)
    return 0 if good else 1


def named(mutant: NamedMutant) -> bool:
    """Whether one of the mutants that a naive engine would be is noticed."""
    prepare(mutant.changes, mutant.tests)
    try:
        broken = mutant.broken()
    except LookupError as error:
        print(f"cannot be made  {error}", flush=True)
        return False
    if mutant.tests and notices(mutant.sources(), mutant.tests, seconds=SECONDS):
        print(f"its tests fail without it  {mutant.name}", flush=True)
        return False
    if wrong := [each for each in mutant.seeds if breaks_a_law(mutant.sources(), each, seconds=SECONDS)]:
        print(f"its seeds {wrong} fail without it  {mutant.name}", flush=True)
        return False
    if mutant.tests and notices(broken, mutant.tests, seconds=SECONDS):
        print(f"killed  {mutant.name}", flush=True)
        return True
    seed = next((each for each in mutant.seeds if breaks_a_law(broken, each, seconds=SECONDS)), None)
    print(f"{'SURVIVED' if seed is None else f'killed by seed {seed}'}  {mutant.name}", flush=True)
    return seed is not None


def find(seeds: int, only: str) -> int:
    """Print seeds among the first so many that notice each simulated mutant, and pass without it; 0 when all have one."""
    good = True
    for mutant in SIMULATED_MUTANTS:
        if only not in mutant.name:
            continue
        prepare(mutant.changes, ())
        broken = mutant.broken()
        found = [
            seed
            for seed in range(seeds)
            if breaks_a_law(broken, seed, seconds=SECONDS)
            and not breaks_a_law(mutant.sources(), seed, seconds=SECONDS)
        ]
        good &= bool(found)
        print(f"{mutant.name}: {found}", flush=True)
    return 0 if good else 1


def score(module: str, *, only: str = "", every: int = 1) -> bool:
    """Run all mutants of a module; whether enough of them die."""
    source = (ROOT / module).read_text("utf-8")
    lines = ["", *source.splitlines()]
    tests = TESTS[module]
    prepare([module], tests)
    if notices({module: source}, tests, seconds=SECONDS):
        print(f"{module}: its tests fail without any mutant", flush=True)
        return False
    found = [each for each in mutants(source) if only in lines[each.line]][::every]
    began = time.monotonic()
    dead = 0
    for mutant in found:
        if notices({module: mutant.source}, tests, seconds=SECONDS):
            dead += 1
        else:
            print(
                f"survived  {module}:{mutant.line}  {mutant.what}  |  {lines[mutant.line].strip()}",
                flush=True,
            )
    share = dead / len(found) if found else 1.0
    seconds = time.monotonic() - began
    print(f"{module}: {dead} of {len(found)} killed, {share:.1%}, in {seconds:.0f} s", flush=True)
    return share >= WANTED


if __name__ == "__main__":
    sys.exit(main())
