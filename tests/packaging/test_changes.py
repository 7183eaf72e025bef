"""When the tests of installers run: a repository of the test's own, changed in one way after the other."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.packaging import changes

TEST = "tests/packaging/test_windows.py::test_one"


def test_installers_are_tried_where_something_about_them_changed(tmp_path: Path) -> None:
    def commit(file: str, text: str) -> None:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        who = ["-c", "user.name=A", "-c", "user.email=a@b.example"]
        for words in (["add", "."], ["commit", "-q", "-m", file]):
            subprocess.run(["git", *who, *words], cwd=tmp_path, check=True)
        changes.state.cache_clear()
        changes.since_last_commit.cache_clear()

    def runs() -> bool:
        return not changes.reason_to_skip(TEST, tmp_path)

    for each in changes.FROM:
        (tmp_path / each).touch() if "." in each or each == "LICENSE" else (tmp_path / each).mkdir(
            parents=True
        )
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    commit(".gitignore", "build/")
    assert runs(), "a clone without the commit before"
    commit("README.md", "a page")
    assert "the commit before" in changes.reason_to_skip(TEST, tmp_path)
    commit("ui/window.py", "a window")
    assert runs()
    commit("tests/ui/test_window.py", "a test")
    assert not runs()
    subprocess.run(["git", "tag", "v1.0.0"], cwd=tmp_path, check=True)
    changes.since_last_commit.cache_clear()
    assert runs(), "a release is tried whatever changed last"
    changes.passed(TEST, tmp_path)
    assert "it passed" in changes.reason_to_skip(TEST, tmp_path)
    assert not changes.reason_to_skip(f"{TEST}_more", tmp_path), "this one never passed here"
    for file in ("packaging/requirements.txt", "app/main.py", "tests/packaging/builds.py"):
        commit(file, "changed")
        assert runs(), file
        changes.passed(TEST, tmp_path)
    commit("packaging/RELEASE.md", "a page")
    assert not runs()
