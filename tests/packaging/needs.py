"""The programs that the installer tests need. Without them the tests are skipped with a reason; with
COUNTERFOIL_INSTALLERS set they run, and fail where a program is missing.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest
from release import tree
from release.project import Stop

FOR_WINDOWS = ("wine", "wineboot", "makensis", "x86_64-w64-mingw32-gcc", "x86_64-w64-mingw32-windres", "osslsigncode",
               "openssl", "Xvfb")  # fmt: skip
FOR_MSI = ("wixl", "msiinfo")
FOR_DEBIAN = ("dpkg-deb", "mmdebstrap", "chroot", "unshare", "chrpath", "strip", "lintian", "appstreamcli")
REQUIRED = bool(os.environ.get("COUNTERFOIL_INSTALLERS"))
INDEX_IS_AWAY = (
    "error sending request",
    "dns error",
    "Could not fetch URL",
    "after connection broken",
    "timed out",
)
"""Words of pip and uv about an index that does not answer."""
MIRROR_IS_AWAY = (
    "Temporary failure resolving",
    "Could not connect",
    "Unable to connect",
    "Could not resolve",
)
"""Words of apt about a mirror that does not answer."""


def lacking(programs: tuple[str, ...], *, root: bool = False) -> str:
    """The reason not to run, empty when there is none."""
    if sys.platform != "linux":
        return "installers are made for other systems on Linux only"
    missing = [each for each in programs if shutil.which(each) is None]
    if missing:
        return f"not installed: {', '.join(missing)} (packaging/build.py tools installs them)"
    if programs is FOR_DEBIAN or set(FOR_WINDOWS) <= set(programs):
        try:
            tree.compiler()
        except Stop as stop:
            return str(stop)
    return "only root can make a Debian of its own" if root and os.geteuid() != 0 else ""


def needs(programs: tuple[str, ...], *, root: bool = False) -> pytest.MarkDecorator:
    """The mark of a module whose tests need these programs."""
    reason = lacking(programs, root=root)
    return pytest.mark.skipif(bool(reason) and not REQUIRED, reason=reason or "all is there")


def without_index(ended: subprocess.CompletedProcess[str]) -> None:
    """Skip when a tool failed because no index of packages answers."""
    _without(INDEX_IS_AWAY, ended, "the index of packages does not answer")


def without_mirror(ended: subprocess.CompletedProcess[str]) -> None:
    """Skip when a tool failed because no mirror of Debian answers."""
    _without(MIRROR_IS_AWAY, ended, "no mirror of Debian answers")


def _without(words: tuple[str, ...], ended: subprocess.CompletedProcess[str], reason: str) -> None:
    said = ended.stdout + ended.stderr
    if ended.returncode and not REQUIRED and any(word in said for word in words):
        pytest.skip(reason)
