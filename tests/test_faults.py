"""`sync/FAULTS.md` explains every law and fault that code and tests cite, and names a test for each fault."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "sync" / "FAULTS.md"
FAULTS = [f"F{number:02d}" for number in range(1, 143)]
LAWS = ["N1", "N2", "N3", "N4", "N5", "N6", "N7", "I1"]

ROW = re.compile(r"^\| (F\d{2,3}) \| (.+?) \| (.+?) \| `(tests/[\w/]+\.py)::(\w+)` \|$", re.MULTILINE)
LAW = re.compile(r"^\| ([NI]\d) \| (.+?) \| (.+?) \|$", re.MULTILINE)
TEST = re.compile(r"^ *def (test_\w+)", re.MULTILINE)
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
            for name in TEST.findall(text):
                for fault in IN_NAME.findall(name):
                    found[fault].add(f"{path.relative_to(ROOT).as_posix()}::{name}")
    return found


def _number(fault: str) -> int:
    return int(fault[1:])


def test_the_page_has_each_law_and_each_fault_once_with_a_test_that_exists() -> None:
    page = PAGE.read_text("utf-8")
    assert [match[1] for match in LAW.finditer(page)] == LAWS
    rows = [*ROW.finditer(page)]
    assert sorted((match[1] for match in rows), key=_number) == FAULTS
    for section in page.split("\n### "):
        inside = [_number(match[1]) for match in ROW.finditer(section)]
        assert inside == sorted(inside)
    missing = [match[1] for match in rows if f"{match[4]}::{match[5]}" not in named_by_fault()[match[1]]]
    assert missing == []


def test_every_id_that_a_test_bears_or_a_module_cites_is_on_the_page() -> None:
    assert set(named_by_fault()) <= set(FAULTS)
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
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path, text in sources().items()
        for match in ELSEWHERE.finditer(text)
    ]
    assert cited == []
