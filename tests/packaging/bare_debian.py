"""Debians of nothing but themselves and their package manager: what a machine without anything of ours does."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.packaging.needs import without_mirror

SUITES = {"bookworm": 12, "trixie": 13}
"""The Debians that are served, by name; the first is the oldest."""

NAMESPACE = ("unshare", "--mount", "--propagation", "private")
"""What is mounted by a command after these words is seen by it alone, and gone with it however it ends."""


def mirror() -> str:
    """Where this machine gets its own Debian from; its others lie there too."""
    words = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Component: main"]
    said = subprocess.run(words, capture_output=True, text=True, check=False).stdout.split()
    ours = [each for each in said if each.rstrip("/").endswith("/debian")]
    return ours[0] if ours else "http://deb.debian.org/debian"


def make(suite: str, folder: Path, *packages: str) -> None:
    """Make the tree; skips when no mirror answers.

    mmdebstrap lays this machine's /proc, /sys and /dev/shm into the tree; one that is ended early would leave them there, for
    whoever removes the tree to empty.
    """
    made = subprocess.run(
        [
            *NAMESPACE, "mmdebstrap", "--variant=apt", "--skip=cleanup/apt/lists",
            *(f"--include={each}" for each in packages), suite, str(folder), mirror(),
        ],
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    without_mirror(made)
    assert made.returncode == 0, made.stderr[-1000:]
    shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")


def remove(folder: Path) -> None:
    """Remove a tree, unless something is still mounted in it, whose content would go too: raises RuntimeError."""
    below = f"{folder.resolve()}/"
    mounts = Path("/proc/self/mountinfo").read_text(encoding="utf-8").splitlines()
    if held := [each.split()[4] for each in mounts if f"{each.split()[4]}/".startswith(below)]:
        raise RuntimeError(f"{folder} is not removed: {', '.join(held)} is mounted there.")
    shutil.rmtree(folder, ignore_errors=True)


def inside(
    tree: Path, *words: str, user: str = "", settings: dict[str, str] | None = None, folder: str = "/"
) -> subprocess.CompletedProcess[str]:
    """Run something in a tree, with nothing of this environment but /proc; as root, or as another `user` of the tree."""
    environment = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/srv",
        "DEBIAN_FRONTEND": "noninteractive",
        "LC_ALL": "C.UTF-8",
        **(settings or {}),
    }
    done = subprocess.run(
        [
            *NAMESPACE, "sh", "-c", 'mount -t proc proc "$0/proc" && exec chroot "$@"', str(tree),
            *([f"--userspec={user}"] if user else []), str(tree), "env", "-C", folder, *words,
        ],
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
