"""The .deb, built, installed in a bare Debian, run there and removed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.packaging.builds import build

REQUIRED = bool(os.environ.get("COUNTERFOIL_INSTALLERS"))
VERSION = "0.0.3"

pytestmark = [
    pytest.mark.skipif(
        not REQUIRED,
        reason="takes minutes; after packaging/build.py tools, as root, with COUNTERFOIL_INSTALLERS=1",
    ),
    pytest.mark.timeout(900),
]


def inside(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run something in the bare tree, with nothing of this environment."""
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/srv",
        "DEBIAN_FRONTEND": "noninteractive",
        "LC_ALL": "C.UTF-8",
    }
    return subprocess.run(
        ["chroot", str(tree), *words],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )


def test_a_bare_debian_installs_runs_and_removes_the_package(tmp_path: Path) -> None:
    package = build("linux", VERSION)
    tree = tmp_path / "debian"
    made = subprocess.run(
        ["debootstrap", "--variant=minbase", "bookworm", str(tree)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stdout[-500:]
    shutil.copy(package, tree / "counterfoil.deb")
    # what a package manager does: the lists first, then the package with what it asks for
    assert inside(tree, "apt-get", "update", "-q").returncode == 0
    installed = inside(tree, "apt-get", "install", "-y", "-q", "--no-install-recommends", "/counterfoil.deb")
    assert installed.returncode == 0, installed.stdout[-1000:] + installed.stderr[-1000:]

    checked = inside(tree, "counterfoil", "--data", "/srv/shop", "check", "--json")
    checks = json.loads(checked.stdout)["checks"]
    assert [name for name, each in checks.items() if each["needed"] and not each["ok"]] == [], checked.stdout
    assert checks["icons"]["ok"] and checks["language cs"]["ok"]
    story = inside(tree, "counterfoil", "--data", "/srv/story", "demo", "--headless")
    assert story.returncode == 0, story.stdout[-1000:] + story.stderr[-1000:]
    assert (tree / "usr/share/applications/app.counterfoil.desktop").exists()
    assert "PySide6" in (tree / "usr/share/doc/counterfoil/copyright").read_text(encoding="utf-8")

    assert (
        inside(
            tree, "counterfoil", "--data", "/srv/shop", "config", "set", "sync.every_seconds", "90"
        ).returncode
        == 0
    )

    removed = inside(tree, "apt-get", "remove", "-y", "-q", "counterfoil")
    assert removed.returncode == 0, removed.stderr
    assert not (tree / "usr/lib/counterfoil").exists() and not (tree / "usr/bin/counterfoil").is_symlink()
    assert (tree / "srv/shop/settings.toml").exists()
