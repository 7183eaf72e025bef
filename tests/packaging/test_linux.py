"""The .deb, built, installed in a bare Debian, run there and removed; and what a full disk leaves of it."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from release import linux, tree
from release.project import BUILD

from tests.packaging.builds import build
from tests.packaging.needs import FOR_DEBIAN, needs, without_mirror

VERSION = "0.0.3"
SUITE = "bookworm"
PROGRAM = "usr/lib/counterfoil"

pytestmark = [needs(FOR_DEBIAN, root=True), pytest.mark.timeout(900)]


def mirror() -> str:
    """Where this machine gets its own Debian from."""
    words = [
        "apt-get",
        "indextargets",
        "--format",
        "$(REPO_URI)",
        "Created-By: Packages",
        f"Codename: {SUITE}",
    ]
    said = subprocess.run(words, capture_output=True, text=True, check=False).stdout.split()
    return said[0] if said else "http://deb.debian.org/debian"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, out of the way of a second build."""
    return Path(shutil.copy(build("linux", VERSION), tmp_path_factory.mktemp("package")))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A Debian of nothing but itself and its package manager."""
    folder = tmp_path_factory.mktemp("bare") / "debian"
    made = subprocess.run(
        ["mmdebstrap", "--variant=apt", "--skip=cleanup/apt/lists", SUITE, str(folder), mirror()],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    without_mirror(made)
    assert made.returncode == 0, made.stderr[-1000:]
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


def inside(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run something in the bare tree, with nothing of this environment."""
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/srv",
        "DEBIAN_FRONTEND": "noninteractive",
        "LC_ALL": "C.UTF-8",
    }
    done = subprocess.run(
        ["chroot", str(tree), *words],
        env=environment, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    without_mirror(done)
    return done


@contextmanager
def disk(folder: Path, options: str) -> Iterator[None]:
    """A small disk of its own at `folder`."""
    folder.mkdir(parents=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], check=True)
    try:
        yield
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)
        folder.rmdir()


def installed(bare: Path) -> bool:
    state = inside(bare, "dpkg-query", "-W", "-f=${db:Status-Status}", "counterfoil").stdout
    return state not in ("", "not-installed", "config-files")


def test_a_bare_debian_installs_runs_and_removes_the_package(package: Path, bare: Path) -> None:
    shutil.copy(package, bare / "counterfoil.deb")
    install = ("apt-get", "install", "-y", "-q", "--no-install-recommends", "/counterfoil.deb")

    # on a full disk: refused in words, and nothing of it stays
    with disk(bare / PROGRAM, "size=30m"):
        full = inside(bare, *install)
        assert full.returncode != 0 and "No space left on device" in full.stderr, full.stderr[-1000:]
        assert [*(bare / PROGRAM).rglob("*")] == []
    assert not installed(bare) and not (bare / "usr/bin/counterfoil").is_symlink()

    done = inside(bare, *install)
    assert done.returncode == 0, done.stdout[-1000:] + done.stderr[-1000:]
    checked = inside(bare, "counterfoil", "--data", "/srv/shop", "check", "--json")
    checks = json.loads(checked.stdout)["checks"]
    assert [name for name, each in checks.items() if each["needed"] and not each["ok"]] == [], checked.stdout
    assert checks["icons"]["ok"] and checks["language cs"]["ok"]
    story = inside(bare, "counterfoil", "--data", "/srv/story", "demo", "--headless")
    assert story.returncode == 0, story.stdout[-1000:] + story.stderr[-1000:]
    assert (bare / "usr/share/applications/app.counterfoil.desktop").exists()
    assert "PySide6" in (bare / "usr/share/doc/counterfoil/copyright").read_text(encoding="utf-8")

    configure = ("config", "set", "sync.every_seconds", "90")
    assert inside(bare, "counterfoil", "--data", "/srv/shop", *configure).returncode == 0
    with disk(bare / "srv/disk", "ro"):
        refused = inside(bare, "counterfoil", "--data", "/srv/disk/shop", *configure)
        assert refused.returncode == 1 and "cannot be written" in refused.stderr, refused.stderr

    removed = inside(bare, "apt-get", "remove", "-y", "-q", "counterfoil")
    assert removed.returncode == 0, removed.stderr
    assert not installed(bare)
    assert not (bare / PROGRAM).exists() and not (bare / "usr/bin/counterfoil").is_symlink()
    assert (bare / "srv/shop/settings.toml").exists()


def test_two_builds_are_one(package: Path) -> None:
    assert tree.digest(build("linux", VERSION)) == tree.digest(package)


def test_installed_it_is_within_its_budget(package: Path) -> None:
    size = tree.size(BUILD / "linux" / VERSION / "root")
    assert 100_000_000 < size < linux.LARGEST_INSTALLED
