"""Refuse a data folder on a network share (F90).

Called by `replica` before it opens a file. On a share, fsync guarantees nothing, and the shared memory of SQLite's
write-ahead log does not work over the network.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from storage.errors import NetworkFolder

NETWORK_TYPES = frozenset(
    {
        "9p", "afs", "ceph", "cifs", "coda", "fuse.glusterfs", "fuse.sshfs", "glusterfs", "lustre", "ncpfs", "nfs",
        "nfs4", "smb3", "smbfs", "vboxsf", "vmhgfs", "fuse.vmhgfs-fuse",
    }
)  # fmt: skip
"""File systems, by their Linux names, whose files are on another computer (or on the host of this one)."""

MAC_NETWORK_TYPES = frozenset({"afpfs", "cifs", "ftp", "macfuse", "nfs", "smbfs", "webdav"})
"""The same by their names on a Mac."""
_MOUNTS = Path("/proc/self/mountinfo")
_DRIVE_REMOTE = 4
"""`GetDriveType` of a network drive on Windows."""


def reject_network_path(folder: Path) -> None:
    """Raise NetworkFolder when `folder` is on a share; accept it where the system does not tell."""
    if os.name == "nt":
        kind = _windows_share(folder)
    else:
        kind = _mac_share(folder) if sys.platform == "darwin" else _linux_share(folder)
    if kind is not None:
        raise NetworkFolder(path=str(folder), kind=kind)


def _linux_share(folder: Path) -> str | None:
    kind = file_system_of(folder)
    return kind if kind in NETWORK_TYPES else None


def file_system_of(folder: Path) -> str | None:
    """The Linux name of the file system that holds `folder`; None where the system does not tell."""
    try:
        mounts = _MOUNTS.read_text("utf-8", "replace")
    except OSError:
        return None
    return file_system(folder.resolve(), mounts)


def file_system(folder: Path, mounts: str) -> str | None:
    """Type of the file system that holds `folder`, from `mountinfo`; of two mounts on one point, the later."""
    best, found = -1, None
    for line in mounts.splitlines():
        fields, dash, rest = line.partition(" - ")
        place = fields.split(" ")[4] if dash and fields.count(" ") >= 4 else ""
        point = Path(_unescaped(place)) if place else None
        if point is not None and folder.is_relative_to(point) and len(point.parts) >= best:
            best, found = len(point.parts), rest.split(" ")[0]
    return found


def _unescaped(text: str) -> str:
    """White space and backslashes are octal escapes in `mountinfo`."""
    for code in ("040", "011", "012", "134"):
        text = text.replace(f"\\{code}", chr(int(code, 8)))
    return text


def _mac_share(folder: Path) -> str | None:
    import subprocess

    try:
        done = subprocess.run(["/sbin/mount"], capture_output=True, text=True, timeout=10, check=False)
    except (OSError, subprocess.SubprocessError):
        return None
    kind = mac_file_system(folder.resolve(), done.stdout)
    return kind if kind in MAC_NETWORK_TYPES else None


def mac_file_system(folder: Path, mounts: str) -> str | None:
    """Type of the file system that holds `folder`, from what `mount` prints on a Mac: `DEVICE on POINT (TYPE, ...)`."""
    best, found = -1, None
    for line in mounts.splitlines():
        told = re.fullmatch(r".+? on (/.*) \((\w+)(?:, [^()]*)?\)", line)
        point = Path(told[1]) if told else None
        if told and point is not None and folder.is_relative_to(point) and len(point.parts) >= best:
            best, found = len(point.parts), told[2]
    return found


def _windows_share(folder: Path) -> str | None:
    if str(folder).startswith("\\\\"):
        return "share"
    import ctypes

    # mypy reads the part of ctypes that its own system has.
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009
    return "drive" if kernel.GetDriveTypeW(folder.anchor) == _DRIVE_REMOTE else None
