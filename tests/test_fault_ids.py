"""Every fault of the catalogue (`facts/sync.md` 2, F01-F108) is in the name of a test."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

TESTS = Path(__file__).resolve().parent
LAST = 108
_ID = re.compile(r"F(\d{2,3})(?!\d)")


@cache
def named() -> dict[int, list[str]]:
    """Names of test functions by the fault ids in them."""
    found: dict[int, list[str]] = defaultdict(list)
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in _ID.findall(node.name):
                    found[int(number)].append(f"{path.relative_to(TESTS)}::{node.name}")
    return found


def test_every_fault_of_the_catalogue_has_a_test() -> None:
    missing = [f"F{number:02d}" for number in range(1, LAST + 1) if number not in named()]
    assert not missing, missing


def test_no_test_names_a_fault_that_is_not_in_the_catalogue() -> None:
    unknown = {number: names for number, names in named().items() if not 1 <= number <= LAST}
    assert not unknown, unknown
