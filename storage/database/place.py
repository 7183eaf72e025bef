"""The place of a database: computer, path and folder. A copy of the database is at another one, and is noticed there (F113).

Called by `records.journal_replay` when a replica is opened. The place is kept in the database, and compared with what the
computer says of itself; two installations never share both.
"""

from __future__ import annotations

import hashlib
import os
import sqlite3
import struct
import sys
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Self

from storage.database.meta import meta
from storage.database.network_share import file_system_of

MACHINE_FILES = (Path("/etc/machine-id"), Path("/var/lib/dbus/machine-id"))
"""Where a Linux system keeps its id; a container may have none."""
UNSTABLE = frozenset({"exfat", "fuse.exfat", "msdos", "overlay", "vfat"})
"""File systems, by their Linux names, that number their files anew."""
_LONG = struct.calcsize("l")
_GET_GENERATION = 2 << 30 | _LONG << 16 | ord("v") << 8 | 1
"""`FS_IOC_GETVERSION` of Linux, which needs no privilege."""
_FIRST_BOOT = "uninitialized"
"""In place of an id until the first boot has made one."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a database file is."""

    machine: str | None
    """A hash of the computer's id; None for a computer that has none, which then proves nothing."""
    path: str
    folder: str | None
    """The number of the folder in its file system. It stays when the folder is renamed and when the files in it are
    replaced, and a copied or restored folder has another one; None where the file system gives out new numbers."""

    @classmethod
    def of(cls, path: Path, machine: str | None) -> Self:
        """The place of an existing file."""
        real = path.resolve()
        return cls(machine, str(real), _number(real.parent))

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """The place that `to_json` wrote."""
        return cls(data["machine"], data["path"], data["folder"])

    def to_json(self) -> dict[str, Any]:
        """The place as JSON values."""
        return asdict(self)


def is_copy(known: Place, here: Place, *, key: str, identity: str) -> bool:
    """Whether a database that was at `known` is a copy now that it is found `here`, or may be one.

    `key` and `identity`: the identity of the database and its key in the table `meta`, to recognise the original. At
    another path of the same computer a folder was moved if it is the same one, as it is after a rename. If it is not, and
    nothing is left at the old path, it was moved between disks, or copied and the original taken away: that cannot be
    known, so it counts as a copy, of which only what could do harm is asked.
    """
    if known.machine and here.machine and known.machine != here.machine:
        return True
    if known.path == here.path:
        # Another folder at this place was copied to it: from a backup, an older state of this one.
        return None not in (known.folder, here.folder) and known.folder != here.folder
    before = Path(known.path)
    try:
        if before.exists():
            if before.samefile(here.path):
                return False  # one folder under two names
            if _identity(before, key) == identity:
                return True
    except OSError:
        return True
    return known.folder is None or known.folder != here.folder


def _number(folder: Path) -> str | None:
    """The folder's number, with its generation: Linux gives the number of a deleted folder to the next new one."""
    # Where the system does not tell the file system, the numbers stay from mount to mount.
    if file_system_of(folder) in UNSTABLE:
        return None
    return f"{folder.stat().st_ino}.{_generation(folder)}"


def _generation(folder: Path) -> int:
    """How often the number was given out before, in a code of the file system's; 0 where it gives none out twice."""
    if sys.platform != "linux":
        return 0
    import fcntl

    descriptor = os.open(folder, os.O_RDONLY)
    try:
        answer = fcntl.ioctl(descriptor, _GET_GENERATION, bytes(_LONG))
    except OSError:
        return 0
    finally:
        os.close(descriptor)
    return int.from_bytes(answer[:4], sys.byteorder)


def _identity(path: Path, key: str) -> Any:
    """The identity of another database; None for a file that is none."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)) as other:
        return meta(other, key)
    return None


def machine_id() -> str | None:
    """A hash of the id that the operating system gave this computer, read without privileges; None if it has none."""
    found = _windows_id() if os.name == "nt" else _mac_id() if sys.platform == "darwin" else _linux_id()
    if found is None:
        return None
    return hashlib.blake2b(found.encode(), digest_size=8, person=b"counterfoil").hexdigest()


def _linux_id() -> str | None:
    for file in MACHINE_FILES:
        with suppress(OSError, UnicodeDecodeError):
            text = file.read_text("ascii").strip()
            if text and text != _FIRST_BOOT and text.strip("0"):
                return text
    return None


def _windows_id() -> str | None:
    # mypy reads the part of winreg that its own system has.
    import importlib

    registry = importlib.import_module("winreg")
    access = registry.KEY_READ | registry.KEY_WOW64_64KEY
    try:
        with registry.OpenKey(
            registry.HKEY_LOCAL_MACHINE, r"SOFTWARE\Microsoft\Cryptography", 0, access
        ) as opened:
            return str(registry.QueryValueEx(opened, "MachineGuid")[0]) or None
    except OSError:
        return None


def _mac_id() -> str | None:
    import ctypes

    class Wait(ctypes.Structure):
        _fields_ = (("seconds", ctypes.c_long), ("nanoseconds", ctypes.c_long))

    found = (ctypes.c_ubyte * 16)()
    try:
        failed = ctypes.CDLL(None).gethostuuid(found, ctypes.byref(Wait(1, 0)))
    except (OSError, AttributeError):
        return None
    return None if failed else bytes(found).hex()
