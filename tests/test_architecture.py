"""The rules of the house, checked: layers, doors, sizes, names, docs, and what may stand at the top."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
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
    "CONTRIBUTING.md",
}

DOORS = {
    "sqlite3": ("storage/",),
    "sqlite_utils": ("storage/",),
    "httpx": ("sync/client/http.py",),
    "starlette": ("app/server/",),
    "uvicorn": ("app/server/",),
    "apscheduler": ("app/background/schedule.py",),
    "keyring": ("app/settings/secrets.py",),
    "cryptography": ("app/server/http/tls.py", "app/updates/signatures.py", "sync/client/system_trust.py"),
    "truststore": ("sync/client/system_trust.py",),
    "jwt": ("app/server/auth/tokens.py",),
    "tomlkit": ("app/settings/settings.py",),
    "barcode": ("app/labels/barcode_symbols.py",),
    "msgspec": ("storage/wire.py",),
    "openpyxl": ("app/transfer/xlsx_writer.py",),
    "pypdf": ("app/invoices/formats/hybrid_pdf.py",),
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


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


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
        for module in imported(parsed(path))
        if (doors := DOORS.get(module.partition(".")[0])) and not name(path).startswith(doors)
    ]
    assert wrong == []


def test_imports_go_down_only() -> None:
    wrong = [
        f"{name(path)} imports {module}"
        for path in SOURCE
        for module in imported(parsed(path))
        if (layer := module.partition(".")[0]) in LAYERS
        and LAYERS.index(layer) > LAYERS.index(path.relative_to(ROOT).parts[0])
    ]
    assert wrong == []


def test_no_SQL_and_no_connection_above_storage() -> None:
    """Above storage a replica and its transactions are asked through their methods.

    Names of attributes are read only: `.connection` of a database, `.execute()`, `.executemany()`, `database.read()`.
    """
    wrong = []
    for path in SOURCE:
        if path.relative_to(ROOT).parts[0] == "storage":
            continue
        for node in ast.walk(parsed(path)):
            if not isinstance(node, ast.Attribute):
                continue
            owner = getattr(node.value, "attr", getattr(node.value, "id", ""))
            database = owner == "database" and node.attr in ("read", "reading", "write", "maintain")
            transaction = owner in ("tx", "transaction") and node.attr == "connection"
            if database or transaction or node.attr in ("execute", "executemany", "executescript"):
                wrong.append(f"{name(path)}:{node.lineno} {owner}.{node.attr}")
    assert wrong == []


def test_the_contracts_are_kept() -> None:
    tool = Path(sys.executable).with_name("lint-imports.exe" if os.name == "nt" else "lint-imports")
    done = subprocess.run(
        [str(tool), "--no-cache"], cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def lines_of(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_modules_are_neither_huge_nor_cut() -> None:
    """None over 600 lines, nine of ten under 350: a module may be as long as its one subject needs."""
    assert [name(path) for path in PYTHON if lines_of(path) > 600] == []
    lengths = sorted(lines_of(path) for path in SOURCE)
    assert lengths[len(lengths) * 9 // 10] <= 350


def test_no_folder_has_more_than_25_modules() -> None:
    counts = Counter(path.parent.relative_to(ROOT).as_posix() for path in SOURCE)
    assert {folder: count for folder, count in counts.items() if count > 25} == {}


def test_each_folder_says_in_one_sentence_what_is_in_it() -> None:
    """`sync/__init__.py` also tells the algorithm."""
    wrong = []
    for folder in sorted({path.parent for path in SOURCE}):
        init = folder / "__init__.py"
        tree = ast.parse(init.read_text("utf-8")) if init.exists() else ast.Module([], [])
        said = ast.get_docstring(tree) or ""
        whole = said.endswith(".") and (len(said) < 160 or folder == ROOT / "sync")
        if len(tree.body) != 1 or not whole:
            wrong.append(folder.relative_to(ROOT).as_posix())
    assert wrong == []


@cache
def module_graph() -> dict[str, set[str]]:
    """Imports between modules of the four layers; lazy ones and those for types count too."""
    modules = {
        name(path).removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in SOURCE
    }
    graph: dict[str, set[str]] = {}
    for module, path in modules.items():
        found: set[str] = set()
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names} & modules.keys()
            elif isinstance(node, ast.ImportFrom) and node.module:
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    found |= {inner if inner in modules else node.module} & modules.keys()
        graph[module] = found - {module}
    return graph


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Groups of nodes that reach each other."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        todo = [start]
        while todo:
            for following in graph.get(todo.pop(), set()) - seen:
                seen.add(following)
                todo.append(following)
        return seen

    reach = {node: reached(node) for node in graph}
    groups = {
        frozenset(other for other in reach[node] if node in reach[other])
        for node in graph
        if node in reach[node]
    }
    return sorted(sorted(group) for group in groups)


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles(module_graph()) == []


def test_no_folders_import_each_other_in_a_circle() -> None:
    """A module beside folders (`sync/engine.py`) stands for itself."""
    graph = module_graph()
    with_folders = {parent.rpartition(".")[0] for parent in {module.rpartition(".")[0] for module in graph}}

    def folder(module: str) -> str:
        parent = module.rpartition(".")[0]
        return (
            module
            if parent in with_folders or module in {each.rpartition(".")[0] for each in graph}
            else parent
        )

    folders: dict[str, set[str]] = {}
    for module, imports in graph.items():
        folders.setdefault(folder(module), set()).update(map(folder, imports))
    assert circles({node: imports - {node} for node, imports in folders.items()}) == []


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
        for block in re.split(r"\n(?=\S)", text.removeprefix("-r requirements.txt\n").strip()):
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
        tree = parsed(path)
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
        for owner, node in methods(parsed(path)):
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


def test_the_readme_draws_every_folder_with_its_sentence() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    missing = []
    for folder in sorted({path.parent for path in SOURCE}):
        sentence = (ast.get_docstring(parsed(folder / "__init__.py")) or "").split("\n")[0]
        sentence = (
            "The sync engine: keeps the replica and the cloud in step."
            if folder == ROOT / "sync"
            else sentence
        )
        if not re.search(rf"(?m)^ *{folder.name}/ +{re.escape(sentence)}$", text):
            missing.append(folder.relative_to(ROOT).as_posix())
    assert missing == []


def test_what_the_readme_names_in_a_module_is_there() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = re.findall(r"`([\w.]+)` in\s+`([\w/]+\.py)`", text)
    assert len(named) > 8
    for names, path in named:
        body: list[ast.stmt] = parsed(ROOT / path).body
        for part in names.split("."):
            (found,) = [
                node
                for node in body
                if (isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == part)
                or (isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == part)
                or (isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == part)
            ]
            body = getattr(found, "body", [])
