"""The .deb, built, installed in a bare Debian, run there and removed; and what a full disk leaves of it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from release import linux, shared_libraries, tree
from release.project import BUILD, IDENTIFIER, PACKAGING, SHIPPED

from tests.packaging.bare_debian import disk, inside, remove
from tests.packaging.builds import typed
from tests.packaging.needs import FOR_DEBIAN, needs

VERSION = "0.0.3"
PROGRAM = "usr/lib/counterfoil"

pytestmark = [needs(FOR_DEBIAN, root=True), pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, out of the way of a second build."""
    return Path(shutil.copy(typed("linux", VERSION)[".deb"], tmp_path_factory.mktemp("package")))


def installed(bare: Path) -> bool:
    state = inside(bare, "dpkg-query", "-W", "-f=${db:Status-Status}", "counterfoil").stdout
    return state not in ("", "not-installed", "config-files")


def shipped_twice(bare: Path) -> list[Path]:
    """Libraries of the package that the system has too."""
    system = {each.name for each in (bare / "usr/lib/x86_64-linux-gnu").glob("*.so*")}
    return [each for each in (bare / PROGRAM).rglob("lib*.so*") if each.name in system]


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
    assert checks["python"]["detail"].startswith("{}.{}.".format(*SHIPPED)), checks["python"]
    assert checks["icons"]["ok"] and checks["language cs"]["ok"]
    story = inside(bare, "counterfoil", "--data", "/srv/story", "demo", "--headless")
    assert story.returncode == 0, story.stdout[-1000:] + story.stderr[-1000:]
    assert (bare / f"usr/share/applications/{IDENTIFIER}.desktop").exists()
    said = (bare / PROGRAM / "LICENCES.txt").read_text(encoding="utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in said and "qt-everywhere-src" in said
    assert [each.name for each in shipped_twice(bare)] == []

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


def test_a_tree_in_which_something_is_mounted_is_not_removed(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    with disk(tree / "dev", "size=1m"):
        (tree / "dev" / "kept").touch()
        with pytest.raises(RuntimeError, match="is mounted there"):
            remove(tree)
        assert (tree / "dev" / "kept").exists()
    remove(tree)
    assert not tree.exists()


def test_lintian_finds_no_error(package: Path) -> None:
    words = ["lintian", "--no-cfg", "--allow-root", "--fail-on", "error", "--tag-display-limit", "0", package]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_nothing_in_it_names_the_builders_folders_or_has_symbols(package: Path) -> None:
    root = BUILD / "linux" / VERSION / "root"
    libraries = [each for each in shared_libraries.binaries(root) if ".so" in each.name]
    said = subprocess.run(["readelf", "-dSW", *libraries], capture_output=True, text=True, check=True).stdout
    assert len(libraries) > 50 and ".symtab" not in said and not re.search(r"R(UN)?PATH.*\[/", said)


@needs(("flatpak-builder",))
def test_the_flatpak_manifest_is_one(tmp_path: Path) -> None:
    manifest = PACKAGING / "linux" / "flatpak.yml"
    words = ["flatpak-builder", "--show-manifest", manifest]  # it keeps a folder where it is started
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and done.stderr == "", done.stderr
    assert json.loads(done.stdout)["id"] == IDENTIFIER


def test_installed_it_is_within_its_budget(package: Path) -> None:
    size = tree.size(BUILD / "linux" / VERSION / "root")
    assert 100_000_000 < size < linux.LARGEST_INSTALLED
