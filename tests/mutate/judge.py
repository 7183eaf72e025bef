"""Runs the tests of a mutant, or plays its seeds, in a forked process, where everything is imported already and one module is replaced.

Nothing is written to the checkout. The mutant's definitions replace those of the module, also where they were imported
by name; then pytest runs. POSIX only, as it forks.
"""

from __future__ import annotations

import contextlib
import importlib
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

import pytest

from tests.mutate.named import ROOT
from tests.simulate.play import play

OPTIONS = (
    "-q",
    "-x",
    "-p",
    "no:cacheprovider",
    "-o",
    "addopts=--import-mode=importlib",
    "-o",
    "filterwarnings=",
)
OURS = ("storage", "sync", "app", "tests")


def prepare(modules: Iterable[str], tests: Sequence[str]) -> None:
    """Import the modules and their tests, so that no child has to."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    os.environ["HYPOTHESIS_PROFILE"] = "few"
    # First of all: Hypothesis takes the profile that stands when a test is defined.
    importlib.import_module("tests.conftest")
    for each in modules:
        importlib.import_module(_name(each))
    for each in tests:
        if each.endswith(".py"):
            importlib.import_module(_name(each))


def notices(sources: Mapping[str, str], tests: Sequence[str], *, seconds: int) -> bool:
    """Whether one of the tests fails, or does not come to an end, with these sources in their modules' places."""
    return _fails(sources, lambda: int(pytest.main([*OPTIONS, *tests])), seconds)


def breaks_a_law(sources: Mapping[str, str], seed: int, *, seconds: int) -> bool:
    """Whether the day of a seed breaks a law, or does not come to an end, with these sources in their modules' places."""

    def play_seed() -> int:
        logging.disable(logging.CRITICAL)
        return 1 if play(seed).law else 0

    return _fails(sources, play_seed, seconds)


def _fails(sources: Mapping[str, str], judge: Callable[[], int], seconds: int) -> bool:
    child = os.fork()
    if child == 0:
        _judge(sources, judge, seconds)
    _, status = os.waitpid(child, 0)
    return status != 0


def _judge(sources: Mapping[str, str], judge: Callable[[], int], seconds: int) -> None:
    code = 99
    try:
        # Of the processor, however busy the machine is; what only waits ends too, later.
        signal.setitimer(signal.ITIMER_PROF, seconds)
        signal.alarm(seconds * 10)
        nowhere = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(nowhere, descriptor)
        os.chdir(ROOT)
        # No power goes in these tests that the disk would have to be waited for.
        os.fsync = lambda descriptor: None
        with contextlib.suppress(SystemExit):
            for module, source in sources.items():
                put_in_place(_name(module), source)
            code = judge()
    finally:
        os._exit(min(code, 99))


def put_in_place(name: str, source: str) -> None:
    """Run the source in the module, and hand its definitions to all who have the former ones."""
    module = sys.modules[name]
    before = dict(vars(module))
    exec(compile(source, str(module.__file__), "exec"), vars(module))  # noqa: S102 - our own source, mutated
    changed = {
        each: value
        for each, value in vars(module).items()
        if each in before and value is not before[each] and not each.startswith("__")
    }
    for other in [each for each in sys.modules.values() if getattr(each, "__name__", "").startswith(OURS)]:
        for each, value in changed.items():
            if vars(other).get(each) is before[each]:
                setattr(other, each, value)


def _name(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".")
