"""The program imports what its run-time lock names, and nothing that only developing and testing brings."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.run_time import PYTEST, locked, make, missing, plain

ROOT = Path(__file__).parents[2]
OURS = ("storage", "sync", "app", "ui")
PROGRAM = """
import importlib, sys
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has what the run-time lock names and no other package."""
    return make(tmp_path_factory.mktemp("run-time") / "environment", locked())


def run(python: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """What that Python says to these words, in the folder of the sources."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(
        [python, *words], cwd=ROOT, env=kept, capture_output=True, text=True, timeout=100, check=False
    )


def modules() -> list[str]:
    found = (path.relative_to(ROOT) for layer in OURS for path in sorted((ROOT / layer).rglob("*.py")))
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in found]


def imported(path: Path) -> set[str]:
    """Top names of all imports of a module, those inside functions too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name.partition(".")[0] for each in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add((node.module or "").partition(".")[0])
    return found


def test_every_import_of_the_program_is_in_the_run_time_lock():
    shipped, owners = locked(), packages_distributions()
    strange = {
        f"{path.relative_to(ROOT)}: {top}"
        for layer in OURS
        for path in (ROOT / layer).rglob("*.py")
        for top in imported(path) - set(OURS) - sys.stdlib_module_names
        if not {plain(each) for each in owners.get(top, ())} & shipped
    }
    assert strange == set()


def test_every_module_loads_with_the_run_time_lock_alone(python: Path) -> None:
    strange = run(python, "-c", "import pytest")
    assert "ModuleNotFoundError" in strange.stderr
    own = [each for each in modules() if not each.endswith("__main__")]
    assert len(own) > 400
    done = run(python, "-W", "error", "-c", PROGRAM, *own)
    assert done.returncode == 0, done.stderr


def test_the_shops_story_plays_with_the_run_time_lock_alone(python: Path, tmp_path: Path) -> None:
    done = run(python, "-m", "ui.main", "--data", str(tmp_path / "shop"), "demo", "--headless")
    assert done.returncode == 0, done.stdout + done.stderr


def test_tests_that_need_more_than_the_run_time_lock_are_told_from_the_others() -> None:
    packages = locked() | set(PYTEST)
    tests = ROOT / "tests" / "app"
    assert missing(tests / "test_prices.py", packages) == {"hypothesis"}
    assert missing(tests / "test_paths.py", packages) == set()
