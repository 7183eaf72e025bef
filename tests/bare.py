"""The README's commands on bare Debians, as root and as somebody else: `python -m tests.bare [--suites bookworm trixie]`.

Each Debian has nothing but its package manager and Python. As another user, `run` has to play its story without a
library of Qt, with the program's packages alone; what needs Qt says what to install. As root, `run` and `test` install
that themselves. A package given with --package is installed, checked and removed. Needs root, mmdebstrap, a mirror of
Debian and an index of packages; two to four minutes for each Debian.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

# as conftest does for tests
sys.path.append(str(Path(__file__).resolve().parents[1] / "packaging"))

from tests.packaging.bare_debian import SUITES, inside, make, remove  # noqa: E402
from tests.packaging.builds import copy_checkout  # noqa: E402

CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
BOOTSTRAP = ("python3", "packaging/bootstrap.py")
SHOP = "/srv/counterfoil"
OTHER_SHOP = "/home/shop/counterfoil"
USER = "1000:1000"
ONE_TEST = "tests/ui/editors/test_values.py"


class Wrong(Exception):
    """What a bare Debian did instead of what was expected."""


def expect(done: subprocess.CompletedProcess[str], code: int, *words: str) -> str:
    """What a command printed; raises Wrong unless it ended with `code` and said the words."""
    said = done.stdout + done.stderr
    missing = [each for each in words if each not in said]
    if done.returncode != code or missing:
        raise Wrong(f"{done.args[-4:]} ended with {done.returncode}, without {missing}:\n{said[-3000:]}")
    return said


def steps(tree: Path, package: Path | None) -> Iterator[str]:
    """Do one thing after the other in a tree; yields what was shown. Raises Wrong."""
    settings = {"PIP_CERT": "/srv/certificates.pem"} if CERTIFICATES.exists() else {}
    if settings:
        shutil.copy(CERTIFICATES, tree / "srv" / "certificates.pem")
    copy_checkout(tree / OTHER_SHOP.lstrip("/"))
    copy_checkout(tree / SHOP.lstrip("/"))
    expect(inside(tree, "chown", "-R", USER, "/home/shop"), 0)

    def shop(*words: str) -> subprocess.CompletedProcess[str]:
        home = {**settings, "HOME": "/home/shop"}
        return inside(tree, *BOOTSTRAP, *words, user=USER, folder=OTHER_SHOP, settings=home)

    def root(*words: str) -> subprocess.CompletedProcess[str]:
        return inside(tree, *BOOTSTRAP, *words, folder=SHOP, settings=settings)

    expect(shop("run"), 1, "sudo apt-get install python3-venv")
    yield "not root, no venv: told what to install"
    expect(inside(tree, "apt-get", "install", "-y", "-q", "--no-install-recommends", "python3-venv"), 0)
    said = expect(shop("run"), 0, "in the terminal")
    if "apt-get" in said:
        raise Wrong(f"run without a display asks for packages: {said[:500]}")
    packages = {each.name for each in (tree / OTHER_SHOP.lstrip("/") / ".venv").rglob("*.dist-info")}
    if any(each.startswith(("pytest-", "mypy-", "pyinstaller-")) for each in packages):
        raise Wrong("run installed what only development needs")
    yield f"not root, no display: the story played with {len(packages)} packages and no library of Qt"
    expect(shop("check"), 1, "sudo apt-get install", "libgssapi-krb5-2")
    yield "not root, what needs Qt: told what to install"

    expect(root("run"), 0, "in the terminal")
    yield "root, no display: the story played"
    expect(root("test", ONE_TEST), 0, "passed")
    yield "root: test installed what it needs, and a test of the window passed"
    expect(shop("test", ONE_TEST), 0, "passed")
    yield "not root, with Qt's libraries there: the same test passed"
    if package is not None:
        shutil.copy(package, tree / "counterfoil.deb")
        install = ("apt-get", "install", "-y", "-q", "--no-install-recommends", "/counterfoil.deb")
        expect(inside(tree, *install), 0)
        done = inside(tree, "counterfoil", "--data", "/srv/shop", "check", "--json")
        checks = json.loads(expect(done, 0))["checks"]
        if failed := [name for name, each in checks.items() if each["needed"] and not each["ok"]]:
            raise Wrong(f"The package's self-test: {failed}")
        expect(inside(tree, "apt-get", "remove", "-y", "-q", "counterfoil"), 0)
        yield f"{package.name}: installed, checked ({checks['tls']['detail']}), removed"


def main() -> int:
    """Go through the suites asked for; 1 when one of them did something else than expected."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument(
        "--suites", nargs="+", choices=SUITES, default=[*SUITES], help="Debians, by their names"
    )
    parser.add_argument("--package", type=Path, help="a .deb to install in each as well")
    asked = parser.parse_args()
    if os.geteuid() != 0:
        print("Only root can make a Debian of its own.", file=sys.stderr)
        return 1
    failed = 0
    for suite in asked.suites:
        place = Path(tempfile.mkdtemp(prefix="counterfoil-bare-"))
        try:
            make(suite, place / suite, "python3", "ca-certificates")
            for shown in steps(place / suite, asked.package):
                print(f"Debian {SUITES[suite]}: {shown}", flush=True)
        except Wrong as wrong:
            print(f"Debian {SUITES[suite]}: {wrong}", flush=True)
            failed = 1
        finally:
            remove(place)
    return failed


if __name__ == "__main__":
    sys.exit(main())
