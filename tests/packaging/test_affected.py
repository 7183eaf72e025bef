"""The command that tells which releases have a faulty library, over a repository of the test's own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from release import affected
from release.project import Stop


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """Two releases and a checkout, which pin three versions of a package."""

    def git(*words: str) -> None:
        subprocess.run(
            ["git", "-c", "user.name=A", "-c", "user.email=a@b.example", *words], cwd=tmp_path, check=True
        )

    (tmp_path / "packaging" / "windows").mkdir(parents=True)
    git("init", "-q")
    for tag, version, python in (
        ("v1.0.0", "1.9", "3.13.2"),
        ("v1.1.0", "1.10.0", "3.13.9"),
        ("", "1.11.0", "3.13.9"),
    ):
        (tmp_path / affected.PINS).write_text(
            f"Thing.One=={version} ; sys_platform == 'win32' \\\n    --hash=sha256:0\n"
        )
        (tmp_path / affected.RUNTIME).write_text(json.dumps({"python": python}))
        if tag:
            git("add", ".")
            git("commit", "-q", "-m", tag)
            git("tag", tag)
    return tmp_path


def test_each_release_with_a_faulty_version_is_named(repository: Path, tmp_path: Path) -> None:
    said = affected.look("thing_one", "1.10", root=repository)
    assert [next(said) for _ in range(3)] == [
        "v1.0.0: thing_one 1.9, affected",
        "v1.1.0: thing_one 1.10.0, not affected",
        "this checkout: thing_one 1.11.0, not affected",
    ]
    with pytest.raises(Stop, match=r"^Affected: v1\.0\.0\. "):
        next(said)
    assert [*affected.look("python", "3.13.2", root=repository)][-1] == "None is affected."
    for nothing in ("thing_two", "CVE-2026-12345"):
        with pytest.raises(Stop, match="o package"):
            [*affected.look(nothing, "1", root=repository)]
    kept = tmp_path / "kept"
    kept.mkdir()
    inside = {"name": "OpenSSL", "version": "3.0.13"}
    runtime = {"name": "CPython", "version": "3.13.2", "components": [inside]}
    (kept / "parts.json").write_text(json.dumps({"components": [runtime]}))
    with pytest.raises(Stop, match=r"parts\.json"):
        [*affected.look("openssl", "3.0.18", root=repository, parts=kept)]
