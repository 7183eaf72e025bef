"""Whether a test of installers has anything new to find: it passed on these very files before, or nothing since the last commit
is about them. Installers take minutes; a change of a test or a page cannot break one.

`COUNTERFOIL_INSTALLERS=1` runs them in any case, as installers.yml does every week and for each release.
"""

from __future__ import annotations

import hashlib
import subprocess
from functools import cache
from pathlib import Path

from release import tree
from release.project import PACKAGES, ROOT

FROM = (*PACKAGES, "packaging", "tests/packaging", "pyproject.toml", "LICENSE")
"""What installers are made of, by whom, and what tries them."""
NOT_FROM = (".md", ".pyc", ".qm", ".png", ".gif")
AGAIN = "COUNTERFOIL_INSTALLERS=1 runs it all the same"


def reason_to_skip(nodeid: str, root: Path = ROOT) -> str:
    """Why a test need not run, empty when it has to."""
    now = state(root)  # before the test: what is edited while it runs, it has not tried
    try:
        if _record(nodeid, root).read_text() == now:
            return f"it passed on the same packaging, locks and program; {AGAIN}"
    except OSError:
        if not _record(nodeid, root).parent.exists() and not since_last_commit(root):
            return f"packaging, locks and program are those of the commit before; {AGAIN}"
    return ""


def passed(nodeid: str, root: Path = ROOT) -> None:
    """Remember that a test passed on the files as they are."""
    record = _record(nodeid, root)
    record.parent.mkdir(parents=True, exist_ok=True)
    record.write_text(state(root))


@cache
def state(root: Path) -> str:
    """A hash over everything that an installer depends on here."""
    total = hashlib.sha256()
    for name in FROM:
        for each in tree.files(root / name) if (root / name).is_dir() else (root / name,):
            if each.suffix not in NOT_FROM:
                total.update(f"{each.relative_to(root).as_posix()}\n".encode())
                total.update(hashlib.sha256(each.read_bytes()).digest())
    return total.hexdigest()


@cache
def since_last_commit(root: Path) -> bool:
    """Whether any of it differs from the commit before this one, or this one is a release; also where git cannot tell."""

    def git(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["git", "-C", root, *words], capture_output=True, text=True, check=False)

    left_out = (f":(exclude)*{each}" for each in NOT_FROM)
    changed = git("diff", "--quiet", "HEAD~1", "--", *FROM, *left_out).returncode
    return changed != 0 or git("tag", "--list", "v*", "--points-at", "HEAD").stdout != ""


def _record(nodeid: str, root: Path) -> Path:
    """Holds the hash of the files on which a test passed last."""
    return root / "build" / "passed" / hashlib.sha256(nodeid.encode()).hexdigest()[:20]
