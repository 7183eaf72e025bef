"""Two clones in two folders, under two Pythons, by the commands that a person types: one hash for each package."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from release import tree

from tests.packaging.builds import ROOT, copy_checkout, typed
from tests.packaging.needs import FOR_DEBIAN, FOR_MSI, FOR_WINDOWS, needs

VERSION = "0.0.4"
PACKAGES = {".exe": "windows", ".msi": "windows", ".deb": "linux"}
"""By the ending of a package: the system that it is for."""

pytestmark = [needs((*FOR_WINDOWS, *FOR_MSI, *FOR_DEBIAN)), pytest.mark.timeout(1200)]


def another_python() -> Path:
    """A Python of another version than this one where there is any."""
    others = (tree.python_of((3, minor)) for minor in (14, 12, 13, 11) if (3, minor) != sys.version_info[:2])
    return next((each for each in others if each is not None), Path(sys.executable))


def test_two_clones_with_two_pythons_make_the_same_three_packages(tmp_path: Path) -> None:
    clones = {
        ROOT: Path(sys.executable),
        copy_checkout(tmp_path / "another folder", fetched=True): another_python(),
    }
    hashes: list[dict[str, str]] = []
    for checkout, python in clones.items():
        made: dict[str, Path] = {}
        for system in sorted({*PACKAGES.values()}):
            made |= typed(system, VERSION, checkout=checkout, python=python)
        hashes.append({ending: tree.digest(made[ending]) for ending in PACKAGES})
    assert hashes[0] == hashes[1]
