"""Whether a database may lie in a folder: not on another computer's disk (F90).

Called by `replica` before it opens a file. With a share, what is "on disk" is somebody else's word, and the shared
memory of SQLite's write-ahead log does not reach over the network.
"""

from __future__ import annotations

import os
from pathlib import Path

from storage.errors import NetworkFolder

NETWORK_TYPES = frozenset(
    {
        "9p", "afs", "ceph", "cifs", "coda", "fuse.glusterfs", "fuse.sshfs", "glusterfs", "lustre", "ncpfs", "nfs",
        "nfs4", "smb3", "smbfs", "vboxsf", "vmhgfs", "fuse.vmhgfs-fuse",
    }
)  # fmt: skip
"""File systems, as Linux names them, whose files are on another computer (or on this one's host)."""

_MOUNTS = Path("/proc/self/mountinfo")
_DRIVE_REMOTE = 4
"""What Windows answers for a drive that is a share."""


def reject_network_path(folder: Path) -> None:
    """Raise NetworkFolder when `folder` is on a share; where the system does not say, it is not."""
    kind = _windows_share(folder) if os.name == "nt" else _linux_share(folder)
    if kind is not None:
        raise NetworkFolder(path=str(folder), kind=kind)


def _linux_share(folder: Path) -> str | None:
    try:
        mounts = _MOUNTS.read_text("utf-8", "replace")
    except OSError:
        return None
    kind = file_system(folder.resolve(), mounts)
    return kind if kind in NETWORK_TYPES else None


def file_system(folder: Path, mounts: str) -> str | None:
    """Type of the file system that holds `folder`, by Linux's list of mounts; of two on one place, the later."""
    best, found = -1, None
    for line in mounts.splitlines():
        fields, dash, rest = line.partition(" - ")
        place = fields.split(" ")[4] if dash and fields.count(" ") >= 4 else ""
        point = Path(_unescaped(place)) if place else None
        if point is not None and folder.is_relative_to(point) and len(point.parts) >= best:
            best, found = len(point.parts), rest.split(" ")[0]
    return found


def _unescaped(text: str) -> str:
    """Blanks and the like stand as octal numbers in that list."""
    for code in ("040", "011", "012", "134"):
        text = text.replace(f"\\{code}", chr(int(code, 8)))
    return text


def _windows_share(folder: Path) -> str | None:
    if str(folder).startswith("\\\\"):
        return "share"
    import ctypes

    # mypy reads the part of ctypes that its own system has.
    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009
    return "drive" if kernel.GetDriveTypeW(folder.anchor) == _DRIVE_REMOTE else None
