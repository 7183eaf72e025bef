"""The program imports what its run-time lock names, and nothing that only developing and testing brings."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[2]
OURS = ("storage", "sync", "app", "ui")
PROGRAM = """
import importlib, sys
from importlib.abc import MetaPathFinder
barred = set(sys.argv[1].split(","))
class Bar(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] in barred:
            raise ModuleNotFoundError(f"not in the run-time lock: {name}", name=name)
sys.meta_path.insert(0, Bar())
for name in sys.argv[2:]:
    importlib.import_module(name)
"""


def locked() -> set[str]:
    """Packages that the run-time lock names."""
    text = (ROOT / "packaging" / "requirements.txt").read_text("ascii")
    return {plain(each) for each in re.findall(r"^([A-Za-z0-9_.-]+)==", text, re.MULTILINE)}


def plain(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


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


def test_all_modules_but_the_windows_load_with_the_run_time_lock_alone():
    shipped = locked()
    barred = {
        top
        for top, owners in packages_distributions().items()
        if not {plain(each) for each in owners} & shipped and top.isidentifier()
    }
    assert {"pytest", "hypothesis", "jsonschema"} <= barred
    own = [each for each in modules() if not each.startswith("ui") and not each.endswith("__main__")]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, ",".join(sorted(barred)), *own],
        cwd=ROOT, capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
