"""What `pip install .` and `pipx install .` give: the wheel, made of the source archive, in an environment that has nothing else."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from release.project import BUILD, LANGUAGES, PACKAGING, version

from tests.packaging.builds import copy_checkout
from tests.packaging.needs import without_index

pytestmark = pytest.mark.timeout(600)
BIN = "Scripts" if os.name == "nt" else "bin"


def made(checkout: Path, kind: str) -> Path:
    """What hatchling makes of a checkout."""
    built = [sys.executable, "-m", "hatchling", "build", "-t", kind]
    subprocess.run(built, cwd=checkout, check=True, capture_output=True)
    [found] = (checkout / "dist").glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return found


def test_an_installed_wheel_has_its_languages_its_licences_and_a_check_that_passes(tmp_path: Path) -> None:
    with tarfile.open(made(copy_checkout(tmp_path / "checkout"), "sdist")) as archive:
        archive.extractall(tmp_path / "sources", filter="data")
    [sources] = (tmp_path / "sources").iterdir()
    assert (sources / "tests" / "conftest.py").exists() and (sources / "ui/i18n/counterfoil_cs.ts").exists()
    wheel = made(sources, "wheel")

    python = tmp_path / "empty" / BIN / "python"
    uv = [sys.executable, "-m", "uv"]
    install = [*uv, "pip", "install", "-q", "--no-config", "--python", python]
    for words in (
        [*uv, "venv", "-q", "--no-config", "--python", sys.executable, tmp_path / "empty"],
        [*install, "--require-hashes", "--only-binary", ":all:", "-r", PACKAGING / "requirements.txt"],
        [*install, "--no-deps", wheel],
    ):
        environment = {**os.environ, "UV_CACHE_DIR": str(BUILD / "uv")}
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
        without_index(done)
        assert done.returncode == 0, done.stderr

    def said(*words: str | Path) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        done = subprocess.run(
            words, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    counterfoil = tmp_path / "empty" / BIN / "counterfoil"
    assert said(counterfoil, "--version") == f"Counterfoil {version()}\n"
    checks = json.loads(said(counterfoil, "--data", tmp_path / "shop", "check", "--json"))["checks"]
    assert all(each["ok"] for each in checks.values() if each["needed"]), checks
    assert {f"language {each}" for each in LANGUAGES} <= {name for name, each in checks.items() if each["ok"]}
    listed = "from app.diagnostics.licences import parts; print(*(f'{e.name}|{len(e.text)}' for e in parts()), sep='\\n')"
    lengths = dict(line.split("|") for line in said(python, "-P", "-c", listed).splitlines())
    assert int(lengths["Counterfoil"]) > 1000 and int(lengths["httpx"]) > 1000 and len(lengths) > 40
    about = said(python, "-c", "from importlib.metadata import metadata as m; print(m('counterfoil'))")
    assert "License-Expression: MIT" in about and "Classifier: Private :: Do Not Upload" in about
