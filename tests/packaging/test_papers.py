"""The papers of a release: what they cite is there, the README leads to them, and the changelog tells of this version."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from release.project import PACKAGING, ROOT

from app.settings.definitions import SETTINGS
from app.version import VERSION

PAPERS = (
    ROOT / ".github" / "SECURITY.md",
    *(PACKAGING / "papers" / f"{name}.md" for name in ("SUPPORT", "PRIVACY", "ATTACKS", "CRA")),
    PACKAGING / "RELEASE.md",
)
TUF = (
    "arbitrary_installation", "endless_data", "extraneous_dependencies", "fast_forward", "indefinite_freeze",
    "malicious_mirrors_preventing_updates", "mix_and_match", "rollback", "slow_retrieval",
    "vulnerability_to_key_compromises", "wrong_software_installation",
)  # fmt: skip
"""The attacks that The Update Framework lists."""


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.stem)
def test_what_a_paper_cites_is_there(paper: Path) -> None:
    text = paper.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        assert (paper.parent / link).resolve().exists(), link
    for file, name in re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", text):
        assert (ROOT / file).exists(), file
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8") or not name, name


@pytest.mark.parametrize("paper", PAPERS, ids=lambda path: path.stem)
def test_the_readme_leads_to_every_paper(paper: Path) -> None:
    assert paper.relative_to(ROOT).as_posix() in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_attack_of_the_update_framework_has_its_test_and_its_line() -> None:
    tests = (ROOT / "tests/app/updates/test_attacks.py").read_text(encoding="utf-8")
    page = (PACKAGING / "papers" / "ATTACKS.md").read_text(encoding="utf-8")
    for name in TUF:
        assert f"def test_{name}(" in tests and f"::test_{name}`" in page, name


def test_settings_named_in_the_page_of_privacy_are_settings() -> None:
    text = (PACKAGING / "papers" / "PRIVACY.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`((?:history|updates|log|server|receiver)\.\w+)`", text))
    assert len(named) >= 6 and named <= set(SETTINGS)


def test_the_changelog_tells_of_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"(?m)^## \[([^\]]+)\]", text)
    assert sections[0] in ("Unreleased", VERSION)
    assert len(text.splitlines()) <= 80, "what a user can do, not what an engine met"
