"""`sync/FAULTS.md` explains every law and fault that code and tests cite, and names a test for each fault."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "sync" / "FAULTS.md"
FAULTS = [f"F{number:02d}" for number in range(1, 143)]
LAWS = ["N1", "N2", "N3", "N4", "N5", "N6", "N7", "I1"]

ROW = re.compile(r"^\| (F\d{2,3}) \| (.+?) \| (.+?) \| `(tests/[\w/]+\.py)::(\w+)` \|$", re.MULTILINE)
LAW = re.compile(r"^\| ([NI]\d) \| (.+?) \| (.+?) \|$", re.MULTILINE)
IN_NAME = re.compile(r"F\d{2,3}(?!\d)")
CITED = re.compile(r"\((?:(?:F\d{2,3}|[NI]\d)(?:, | to |-)?)+\)")
"""Ids in brackets, as docstrings and comments cite them."""
ELSEWHERE = re.compile(
    r"facts/|\bdesign\.md|\binterface\.md|\blayout\.md|\bdesign(?:'s)?(?: section)? \d|\bsection \d+\.\d"
)
"""Pages that a reader of the repository cannot open."""


@cache
def sources() -> dict[Path, str]:
    """Every module of the repository with its text."""
    folders = ("storage", "sync", "app", "ui", "packaging", "tests")
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]
    return {path: path.read_text("utf-8") for path in paths if path != Path(__file__).resolve()}


@cache
def named_by_fault() -> dict[str, set[str]]:
    """`path::name` of the tests, by the fault ids in their names."""
    found: dict[str, set[str]] = defaultdict(set)
    for path, text in sources().items():
        if path.name.startswith("test_"):
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for fault in IN_NAME.findall(node.name):
                        found[fault].add(f"{path.relative_to(ROOT).as_posix()}::{node.name}")
    return found


def _number(fault: str) -> int:
    return int(fault[1:])


def test_the_page_has_each_law_and_each_fault_once() -> None:
    page = PAGE.read_text("utf-8")
    assert [match[1] for match in LAW.finditer(page)] == LAWS
    found = [match[1] for match in ROW.finditer(page)]
    assert sorted(found, key=_number) == FAULTS
    for section in page.split("\n### "):
        inside = [_number(match[1]) for match in ROW.finditer(section)]
        assert inside == sorted(inside)


@pytest.mark.parametrize("fault", FAULTS)
def test_the_test_that_the_page_names_exists(fault: str) -> None:
    (row,) = [match for match in ROW.finditer(PAGE.read_text("utf-8")) if match[1] == fault]
    assert f"{row[4]}::{row[5]}" in named_by_fault()[fault]


def test_no_test_names_a_fault_that_is_not_on_the_page() -> None:
    assert set(named_by_fault()) <= set(FAULTS)


def test_every_id_that_is_cited_is_on_the_page() -> None:
    known = {*FAULTS, *LAWS}
    unknown = {
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path, text in sources().items()
        for match in CITED.finditer(text)
        if not set(re.findall(r"[FNI]\d+", match[0])) <= known
    }
    assert unknown == set()


def test_no_module_cites_a_page_that_is_not_in_the_repository() -> None:
    cited = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path, text in sources().items()
        for number, line in enumerate(text.splitlines(), 1)
        if ELSEWHERE.search(line)
    ]
    assert cited == []
