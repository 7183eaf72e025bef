"""RELEASE.md, the README and the workflows tell people and machines what to type: every line of it is understood."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import bootstrap
import pytest
import yaml
from release.project import PACKAGING, ROOT, SHIPPED

RELEASE = PACKAGING / "RELEASE.md"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
INSTALLERS = ROOT / ".github" / "workflows" / "installers.yml"
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
    for page, least in ((RELEASE, 5), (ROOT / "README.md", 4), (PACKAGING / "papers" / "CRA.md", 2)):
        ours = [line for line in typed(page.read_text(encoding="utf-8")) if understood(line)]
        assert len(ours) >= least, (page.name, ours)


def test_the_command_that_tries_bare_debians_starts_by_itself() -> None:
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.bare", "--help"],
        cwd=ROOT,
        env=kept,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0 and "--package" in done.stdout, done.stderr


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
        "dist/Counterfoil-N.N.N.msi",
        "dist/trust.json",
        "dist/winget",
        "dist/counterfoil_N.N.N_amdNN.deb",
    }


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_there_is(path: Path) -> None:
    lines = run_lines(path)
    assert sum(understood(line) for _, script in lines for line in script.splitlines()) >= 5
    for shell, script in lines:
        if shell == "bash":
            subprocess.run(["bash", "-n", "-c", script], check=True)
        else:
            assert (
                all(script.count(a) == script.count(b) for a, b in ("()", "{}", "[]"))
                and script.count('"') % 2 == 0
            )


IMAGES = {"windows-2025", "macos-15", "ubuntu-24.04"}
"""Hosted images that there are; macos-14 went in November 2026, ubuntu-22.04 goes in April 2027."""


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_asks_for_no_more_than_it_needs_and_pins_what_others_wrote(path: Path) -> None:
    said = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert said["permissions"] == {"contents": "read"}
    when = said[True]  # YAML reads `on` so
    if path == INSTALLERS:
        assert when.keys() == {"push", "schedule", "workflow_dispatch"} and when["push"] == {"tags": ["v*"]}
    else:
        assert when.keys() == {"push", "pull_request", "schedule", "workflow_dispatch"}
        assert when["push"] == {"branches": ["main"]}, "a pull request would be judged twice"
    for job in said["jobs"].values():
        signs = {"contents": "read", "id-token": "write", "attestations": "write"}
        assert job.get("permissions") == (signs if path == INSTALLERS else None)
        assert job["runs-on"] in IMAGES and job["timeout-minutes"] <= 180
        used = [step["uses"] for step in job["steps"] if "uses" in step]
        assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", each) for each in used)
        checkout = next(step for step in job["steps"] if step.get("uses", "").startswith("actions/checkout@"))
        assert checkout["with"]["persist-credentials"] is False
    lines = path.read_text(encoding="utf-8").splitlines()
    assert all(re.search(r" # v\d+\.\d+\.\d+$", line) for line in lines if "uses:" in line)


def test_each_installer_is_installed_checked_started_updated_and_removed_attested_and_kept() -> None:
    said = yaml.safe_load(INSTALLERS.read_text(encoding="utf-8"))
    for name in ("windows", "macos", "linux"):
        steps = said["jobs"][name]["steps"]
        builds = [step["run"] for step in steps if "build.py " + name in step.get("run", "")]
        assert len(builds) == 2 and "--version 0.0.1" in builds[0], "an older one, to be updated"
        tried = next(step["run"] for step in steps if step.get("name", "").startswith("Install, check"))
        for word in ("check --json", "demo", "0.0.1"):
            assert word in tried, (name, word)
        kinds = [step["uses"].partition("@")[0] for step in steps if "uses" in step]
        assert kinds[-2:] == ["actions/attest-build-provenance", "actions/upload-artifact"]


def test_each_installer_is_built_where_there_is_the_python_that_is_shipped() -> None:
    shipped = "{}.{}".format(*SHIPPED)
    jobs = yaml.safe_load(INSTALLERS.read_text(encoding="utf-8"))["jobs"]
    for name in ("windows", "macos"):
        [python] = [
            step["with"]["python-version"]
            for step in jobs[name]["steps"]
            if "setup-python" in step.get("uses", "")
        ]
        assert python == shipped, name
    made = "packaging/linux/python.sh"
    scripts = [step.get("run", "") for step in jobs["linux"]["steps"]]
    builds = next(at for at, each in enumerate(scripts) if "build.py linux" in each)
    assert scripts.index(f"sh {made}") < builds
    assert f"\nversion={shipped}\n" in (ROOT / made).read_text(encoding="utf-8")
    assert made in RELEASE.read_text(encoding="utf-8")
    # a second Debian is tried there, with the package
    assert any("-m tests.bare --package" in each for each in scripts[builds:])


@pytest.mark.skipif(shutil.which("xvfb-run") is None, reason="xvfb-run starts the window there")
def test_no_program_of_the_linux_step_outlives_its_installer(tmp_path: Path) -> None:
    steps = yaml.safe_load(INSTALLERS.read_text(encoding="utf-8"))["jobs"]["linux"]["steps"]
    [script] = [step["run"] for step in steps if step.get("name", "").startswith("Install, check")]
    commands, started = tmp_path / "bin", tmp_path / "started"
    commands.mkdir()
    (tmp_path / "dist").mkdir()
    for version in ("0.0.1", "1.2.3"):
        (tmp_path / "dist" / f"counterfoil_{version}_amd64.deb").touch()
    programs = {
        # none of the last installer's is there when the next one is installed
        "apt-get": f"[ -e {started} ] || exit 0\nfor _ in 1 2 3 4 5 6 7 8 9 10; do\n"
        f"  grep -qs '^State:.[^Z]' /proc/$(cat {started})/status || {{ rm {started}; exit 0; }}\n  /bin/sleep 0.1\ndone\nexit 9\n",
        "counterfoil": f'[ "$1" = demo ] || exit 0\necho $$ > {started}\nexec /bin/sleep 15\n',
        "sleep": f"while [ ! -s {started} ]; do /bin/sleep 0.05; done\n",
    }
    for name, lines in programs.items():
        (commands / name).write_text(f"#!/bin/sh\n{lines}")
        (commands / name).chmod(0o755)
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script],
        cwd=tmp_path,
        env={**os.environ, "PATH": f"{commands}:{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        timeout=50,
        check=False,
    )
    assert done.returncode == 0


@pytest.mark.parametrize(
    "script",
    [
        ".ci/run",
        "packaging/linux/python.sh",
        "packaging/linux/postinst",
        "packaging/linux/postrm",
        "packaging/windows/sign.sh",
    ],
)
def test_a_script_is_one_its_shell_can_read(script: str) -> None:
    shell = (ROOT / script).read_text(encoding="utf-8").splitlines()[0].rpartition("/")[2].split()[-1]
    subprocess.run([shell, "-n", ROOT / script], check=True)
