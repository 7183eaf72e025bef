"""RELEASE.md, the README and the workflows tell people and machines what to type: every line of it is understood."""

from __future__ import annotations

import re
import shlex
import subprocess
from importlib import import_module
from pathlib import Path

import bootstrap
import pytest
import yaml
from release.project import PACKAGING, ROOT

RELEASE = PACKAGING / "RELEASE.md"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OURS = re.compile(r"(?:python3?|py) packaging/(build|bootstrap)\.py\s*(.*)")
PLACEHOLDERS = {"K": "7"}
"""What stands for a number in the pages."""
MADE = re.compile(r"dist/[^\s`]+")


def typed(text: str) -> list[str]:
    """What a page tells to type: its indented and fenced blocks line by line, and what stands between back-ticks."""
    joined = text.replace("\\\n", " ")  # a line that goes on
    fenced = re.findall(r"(?ms)^```\w*\n(.*?)^```", joined)
    indented = re.findall(r"(?m)^ {4,}(\S.*)$", joined)
    ticked = re.findall(r"`([^`\n]+(?:\n[^`\n]+)?)`", joined)
    return [
        line.partition(" #")[0].strip()
        for block in (*fenced, *indented, *ticked)
        for line in block.splitlines()
    ]


def understood(line: str) -> bool:
    """Whether a line is one of our commands; fails when its words are not those of the program named."""
    found = OURS.search(line)
    if found is None:
        return False
    words = [PLACEHOLDERS.get(each, each) for each in shlex.split(found[2])]
    if found[1] == "build":
        if words and "|" not in words:
            import_module("build").parser().parse_args(words)
    elif "|" not in words:
        bootstrap.grammar().parse_known_args(words or ["test"])
    return True


def run_lines(path: Path) -> list[tuple[str, str]]:
    """The shell and the script of every step that runs something."""
    said = yaml.safe_load(path.read_text(encoding="utf-8"))
    return [
        (step.get("shell", "pwsh" if "windows" in job["runs-on"] else "bash"), step["run"])
        for job in said["jobs"].values()
        for step in job["steps"]
        if "run" in step
    ]


def test_every_command_in_the_pages_is_understood() -> None:
    for page, least in ((RELEASE, 5), (ROOT / "README.md", 4)):
        ours = [line for line in typed(page.read_text(encoding="utf-8")) if understood(line)]
        assert len(ours) >= least, (page.name, ours)


def test_a_command_that_is_none_would_be_found() -> None:
    with pytest.raises(SystemExit):
        understood("python3 packaging/build.py windows --no-such-option")
    with pytest.raises(SystemExit):
        understood("python3 packaging/bootstrap.py no-such-word")


def test_files_named_in_the_release_page_are_there_or_made() -> None:
    text = RELEASE.read_text(encoding="utf-8")
    for name in re.findall(r"(?:packaging|app|tests)/[\w./-]*\w", text):
        assert (ROOT / name).exists(), name
    names = {re.sub(r"\d", "N", each) for each in MADE.findall(text)}
    assert names == {
        "dist/Counterfoil-N.N.N-setup.exe",
        "dist/Counterfoil-N.N.N-armNN.dmg",
        "dist/trust.json",
        "dist/counterfoil_N.N.N_amdNN.deb",
    }


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_there_is(path: Path) -> None:
    lines = run_lines(path)
    assert sum(understood(line) for _, script in lines for line in script.splitlines()) >= 6
    for shell, script in lines:
        if shell == "bash":
            subprocess.run(["bash", "-n", "-c", script], check=True)
        else:
            assert (
                all(script.count(a) == script.count(b) for a, b in ("()", "{}", "[]"))
                and script.count('"') % 2 == 0
            )
    said = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert set(said["jobs"]) == {"windows", "macos", "linux"} and said["permissions"] == {"contents": "read"}
    for job in said["jobs"].values():
        assert all(
            re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"]) for step in job["steps"] if "uses" in step
        )


@pytest.mark.parametrize(
    "script", [".ci/run", "packaging/linux/postinst", "packaging/linux/postrm", "packaging/windows/sign.sh"]
)
def test_a_script_is_one_its_shell_can_read(script: str) -> None:
    shell = (ROOT / script).read_text(encoding="utf-8").splitlines()[0].rpartition("/")[2].split()[-1]
    subprocess.run([shell, "-n", ROOT / script], check=True)
