"""The systems that the program claims to run on, and whether every library of the lock has a wheel for each.

What is claimed stands here alone: the builds for a Mac ask it which processors there are. uv judges markers and tags for
any system, so that a Linux machine sees what a Mac would meet.
"""

from __future__ import annotations

import sys
from pathlib import Path

from release.project import BUILD, PACKAGING, SHIPPED, run

LOCK = PACKAGING / "requirements.txt"
OLDEST_MACOS = "15.0"
"""The oldest macOS that every library of the lock runs on, by its headers; the names of PySide6's wheels say 13."""
TARGETS = {
    "windows": "x86_64-pc-windows-msvc",
    "linux": "x86_64-manylinux_2_34",
    "macos-arm64": "aarch64-apple-darwin",
}
"""Name of a system in the manifest of updates -> its name in uv. Intel Macs are not among them: `cryptography` has no wheel."""


def install(
    platform: str, target: Path, *, lock: Path = LOCK, macos: str = OLDEST_MACOS, dry: bool = False
) -> None:
    """Put the lock's wheels for uv's `platform` into `target`, or only see that there are any; raises Stop if not."""
    run(
        [
            sys.executable, "-m", "uv", "pip", "install", "-q", "--no-config", "--target", target,
            "--python-platform", platform, "--python-version", ".".join(map(str, SHIPPED)),
            "--only-binary", ":all:", "--require-hashes", "--link-mode", "copy",
            *(["--dry-run"] if dry else []), "-r", lock,
        ],
        env={"UV_CACHE_DIR": str(BUILD / "uv"), "MACOSX_DEPLOYMENT_TARGET": macos},
    )  # fmt: skip
