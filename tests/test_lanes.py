"""Every test module belongs to a lane on purpose, and the fast lane stays fast by what it does not import."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.lanes import BY_HAND, FAST, SLOW, lane

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py"))
STARTS_PROCESSES = {
    "multiprocessing",
    "subprocess",
    "tests.app.cli.conftest.background",
    "tests.app.cli.conftest.process",
}
LONG_GENERATORS = {
    "tests.contract.schema_run",
    "tests.exhaust",
    "tests.fuzz",
    "tests.gallery",
    "tests.kill",
    "tests.simulate",
    "tests.soak",
}
ALLOWED = {
    "tests/app/server/test_about.py": "node --check of one script, where there is a Node",
    "tests/storage/tables/test_change_triggers.py": "the names of a table of values only",
}
"""Fast modules that import one of these all the same, and what for."""


def imported(module: str) -> set[str]:
    """The names of the modules that a module imports, with those of the folders they lie in."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / module).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found | {name.rpartition(".")[0] for name in found} | {name.partition(".")[0] for name in found}


def test_every_module_belongs_to_a_lane() -> None:
    assert {lane(module) for module in MODULES} == {"fast", "slow", "by hand"}


def test_every_entry_names_something_that_exists_once() -> None:
    assert [path for path in (*FAST, *SLOW, *BY_HAND) if not (ROOT / path).exists()] == []
    assert set(FAST).isdisjoint(SLOW)


def test_fast_modules_start_no_processes_and_use_no_long_generator() -> None:
    wrong = {
        module: found
        for module in MODULES
        if lane(module) == "fast" and module not in ALLOWED
        if (found := imported(module) & (STARTS_PROCESSES | LONG_GENERATORS))
    }
    assert wrong == {}


def test_a_module_of_no_lane_is_refused() -> None:
    with pytest.raises(LookupError, match=r"tests/lanes\.py"):
        lane("tests/elsewhere/test_new.py")
