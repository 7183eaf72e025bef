"""The tests of `app` with what the program is shipped with alone: `python -m tests.run_time [MODULE ...] [pytest's options]`.

Makes an environment that has the packages of the run-time lock and what pytest itself is made of, and no other: what
the program needs and its lock does not name is missing there, for the tests as for a shop. Test modules that need more,
as generators of values do, are named and left out. About four minutes for all of `tests/app`.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.metadata import distributions, packages_distributions
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOCK = ROOT / "packaging" / "requirements.txt"
PYTEST = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
"""What pytest is made of; the program is not to use any of it."""
OPTIONS = (
    "-q", "-c", os.devnull, f"--rootdir={ROOT}", "--import-mode=importlib", "-p", "no:cacheprovider", "-o", f"pythonpath={ROOT}",
    "-o", "tmp_path_retention_policy=failed", "-o", "markers=timeout: of a plugin", "-W", "error",
    "-W", "ignore:unclosed database:ResourceWarning",
)  # fmt: skip
"""As in `pyproject.toml`, without what its plugins add."""


def plain(name: str) -> str:
    """A package's name as indexes compare it."""
    return name.lower().replace("_", "-").replace(".", "-")


def locked() -> set[str]:
    """Packages that the run-time lock names, for any system."""
    return {
        plain(each) for each in re.findall(r"^([A-Za-z0-9_.-]+)==", LOCK.read_text("ascii"), re.MULTILINE)
    }


def make(folder: Path, packages: set[str]) -> Path:
    """An environment of this Python and these packages of this environment, linked; the answer is its Python."""
    windows = os.name == "nt"
    venv.create(folder, symlinks=not windows)
    python = folder / ("Scripts/python.exe" if windows else "bin/python")
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    place = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    for each in distributions():
        if plain(each.metadata["Name"]) not in packages:
            continue
        tops = {file.parts[0] for file in each.files or () if file.parts[0] not in ("..", "__pycache__")}
        for top in tops:
            if not (place / top).exists():
                (place / top).symlink_to(Path(str(each.locate_file(top))))
    return python


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """A module's nodes, without what only a checker of types reads."""
    for each in ast.iter_child_nodes(node):
        if not (isinstance(each, ast.If) and ast.unparse(each.test) == "TYPE_CHECKING"):
            yield each
            yield from statements(each)


@cache
def imported(path: Path) -> frozenset[str]:
    """Top names of what a module of the tests imports, and of what those that it imports do."""
    found: set[str] = set()
    for node in statements(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{each.name}" for each in node.names)]
        for name in names:
            found.add(name.partition(".")[0])
            module = ROOT / (name.replace(".", "/") + ".py")
            if name.startswith("tests.") and module.exists():
                found |= imported(module)
    return frozenset(found)


def missing(path: Path, packages: set[str]) -> set[str]:
    """Modules of other packages that a test module needs, its `conftest.py` of every folder above included."""
    above = [
        folder / "conftest.py" for folder in path.parents if folder.is_relative_to(ROOT / "tests" / "app")
    ]
    tops = {top for each in (path, *above) if each.exists() for top in imported(each)}
    owners = packages_distributions()
    return {
        top
        for top in tops - sys.stdlib_module_names - {"app", "storage", "sync", "tests", "ui"}
        if not {plain(each) for each in owners.get(top, ())} & packages
    }


def main(words: Sequence[str] | None = None) -> int:
    """Run the modules asked for, or all of `tests/app` that can; the exit code is pytest's."""
    asked = [*(sys.argv[1:] if words is None else words)]
    packages = locked() | set(PYTEST)
    chosen = [ROOT / each for each in asked if (ROOT / each).exists()]
    modules = chosen or sorted((ROOT / "tests" / "app").rglob("test_*.py"))
    lacking = {each: found for each in modules if (found := missing(each, packages))}
    for module, found in lacking.items():
        print(f"left out: {module.relative_to(ROOT)} needs {', '.join(sorted(found))}")
    place = Path(tempfile.mkdtemp(prefix="counterfoil-run-time-"))
    try:
        python = make(place, packages)
        options = [each for each in asked if not (ROOT / each).exists()]
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return subprocess.run(
            [python, "-P", "-m", "pytest", *OPTIONS, *options, *(each for each in modules if each not in lacking)],
            cwd=ROOT, env={**kept, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"}, check=False,
        ).returncode  # fmt: skip
    finally:
        shutil.rmtree(place, ignore_errors=True)


if __name__ == "__main__":
    sys.exit(main())
