"""The rules of the house, checked: layers, doors, sizes, names, docs, and what may stand at the top."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LAYERS = ("storage", "sync", "app", "ui")
TOP = {
    "pyproject.toml",
    "README.md",
    "app",
    "sync",
    "storage",
    "ui",
    "tests",
    "packaging",
    "LICENSE",
    "CHANGELOG.md",
}

DOORS = {
    "sqlite3": ("storage/",),
    "sqlite_utils": ("storage/",),
    "httpx": ("sync/client/http.py",),
    "starlette": ("app/server/",),
    "uvicorn": ("app/server/",),
    "apscheduler": ("app/background/schedule.py",),
    "keyring": ("app/settings/secrets.py",),
    "cryptography": ("app/server/http/tls.py", "app/updates/manifest.py"),
    "openpyxl": ("app/transfer/tables.py",),
    "PySide6": ("ui/",),
}
"""By library: the only places that may import it (`import` anywhere in the file counts, lazy ones too)."""


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, check=False,
    )  # fmt: skip
    if listed.returncode == 0:
        paths = [ROOT / each.decode() for each in listed.stdout.split(b"\0") if each]
        return [path for path in paths if path.is_file()]
    skipped = {".venv", "__pycache__", ".git", "build", "dist"}
    return [path for path in ROOT.rglob("*") if path.is_file() and not skipped & set(path.parts)]


TRACKED = tracked()
PYTHON = [path for path in TRACKED if path.suffix == ".py"]
SOURCE = [path for path in PYTHON if path.relative_to(ROOT).parts[0] in LAYERS]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(tree: ast.Module) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return found


def test_each_library_has_one_door() -> None:
    wrong = [
        f"{name(path)} imports {module}"
        for path in SOURCE
        for module in imported(ast.parse(path.read_text("utf-8")))
        if (doors := DOORS.get(module.partition(".")[0])) and not name(path).startswith(doors)
    ]
    assert wrong == []


def test_imports_go_down_only() -> None:
    wrong = [
        f"{name(path)} imports {module}"
        for path in SOURCE
        for module in imported(ast.parse(path.read_text("utf-8")))
        if (layer := module.partition(".")[0]) in LAYERS
        and LAYERS.index(layer) > LAYERS.index(path.relative_to(ROOT).parts[0])
    ]
    assert wrong == []


def test_the_contracts_are_kept() -> None:
    tool = Path(sys.executable).with_name("lint-imports.exe" if os.name == "nt" else "lint-imports")
    done = subprocess.run(
        [str(tool), "--no-cache"], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_module_is_longer_than_400_lines() -> None:
    assert [name(path) for path in PYTHON if len(path.read_text("utf-8").splitlines()) > 400] == []


def test_module_names_say_something() -> None:
    empty = {"utils", "util", "helpers", "helper", "common", "manager", "misc"}
    assert [name(path) for path in PYTHON if path.stem in empty] == []


def test_nothing_is_left_open() -> None:
    words = re.compile(r"\b(TO" + "DO|FIX" + "ME|X" + r"XX)\b|NotImplemented" + "Error|pragma: no" + " cover")
    assert [name(path) for path in PYTHON if words.search(path.read_text("utf-8"))] == []


def test_top_level_names_are_the_fixed_ones() -> None:
    tops = {path.relative_to(ROOT).parts[0] for path in TRACKED}
    assert {each for each in tops if not each.startswith(".")} <= TOP


def test_locks_name_no_address_and_pin_by_hash() -> None:
    for lock in (ROOT / "packaging").glob("requirements*.txt"):
        text = lock.read_text("utf-8")
        assert "://" not in text, lock.name
        for block in re.split(r"\n(?=\S)", text.strip()):
            assert "==" in block and "--hash=sha256:" in block, f"{lock.name}: {block[:60]}"


@pytest.mark.parametrize("path", ["/wo" + "rk/", "/ro" + "ot/", "/tmp/bash" + "_jobs"])
def test_no_path_of_one_machine(path: str) -> None:
    texts = [each for each in TRACKED if each.suffix not in (".png", ".ico")]
    assert [name(each) for each in texts if path in each.read_text("utf-8", errors="ignore")] == []


def public_definitions(tree: ast.Module) -> list[ast.FunctionDef | ast.ClassDef]:
    found: list[ast.FunctionDef | ast.ClassDef] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            found.append(node)
    return found


def test_every_public_name_says_what_it_is() -> None:
    wrong = []
    for path in SOURCE:
        tree = ast.parse(path.read_text("utf-8"))
        if not ast.get_docstring(tree):
            wrong.append(f"{name(path)}: the module")
        wrong += [
            f"{name(path)}: {node.name}" for node in public_definitions(tree) if not ast.get_docstring(node)
        ]
    assert wrong == []


def methods(tree: ast.Module) -> list[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    return [("", each) for each in tree.body if isinstance(each, functions)] + [
        (f"{node.name}.", each)
        for node in tree.body
        if isinstance(node, ast.ClassDef)
        for each in node.body
        if isinstance(each, functions)
    ]


def test_every_public_function_has_full_annotations() -> None:
    wrong = []
    for path in SOURCE:
        for owner, node in methods(ast.parse(path.read_text("utf-8"))):
            given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
            given += [each for each in (node.args.vararg, node.args.kwarg) if each]
            bare = [each.arg for each in given if not each.annotation and each.arg not in ("self", "cls")]
            if not node.name.startswith("_") and (bare or node.returns is None):
                wrong.append(f"{name(path)}: {owner}{node.name} {bare}")
    assert wrong == []


def test_every_file_the_readme_names_exists() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"`((?:app|sync|storage|ui|tests|packaging)/[\w./-]+)`", text))
    named |= {each for each in re.findall(r"\]\(([\w./-]+)\)", text) if "://" not in each}
    assert {each for each in named if not (ROOT / each.rstrip("/")).exists()} == set()
