"""What an error of the operating system or of SQLite's disk means to a person: a full disk, missing rights, a folder that is gone.

Called wherever a file of this program is written, by every layer. Each cause is an error of its own, since each needs
another step: free space, get rights, put the drive back.
"""

from __future__ import annotations

import errno
import os
import shutil
from pathlib import Path

from storage.errors import DiskFull, FolderGone, FolderNotWritable, StorageError

_FULL = frozenset({errno.ENOSPC, errno.EDQUOT})
_GONE = frozenset({errno.ENODEV, errno.ENXIO, errno.ENOTCONN, errno.ESTALE})
_NO_PLACE = frozenset({
    errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOTDIR, errno.EEXIST, errno.EISDIR, errno.ENAMETOOLONG,
    errno.EINVAL, errno.ELOOP,
})  # fmt: skip
"""The place does not take the file; another one may."""
_LEAST_SPACE = 64 * 1024
"""Bytes below which an unclear error of a disk is a full one: SQLite cannot make its files then."""


def translate(path: Path, error: OSError) -> StorageError:
    """The error to raise for `error`, met while the file `path` was written."""
    reason = error.strerror or type(error).__name__
    if error.errno in _FULL:
        return DiskFull(path=str(path), reason=reason)
    if error.errno in _NO_PLACE:
        return FolderNotWritable(path=str(path.parent), reason=reason)
    if error.errno in _GONE or is_gone(path.parent):
        return FolderGone(path=str(path.parent), reason=reason)
    return StorageError(path=str(path), reason=reason)


def of_disk(error: OSError) -> StorageError | None:
    """The error for one that nobody expected, if it is about space or a device; None for any other."""
    if error.errno in _FULL or error.errno in _GONE or error.errno == errno.EIO:
        return translate(Path(str(error.filename or "")), error)
    return None


def translate_sqlite(path: Path, reason: str, otherwise: type[StorageError]) -> StorageError:
    """The error for a database that SQLite cannot open, read or write, which it says of a full disk and a missing drive, too."""
    if is_gone(path.parent):
        return FolderGone(path=str(path.parent), reason=reason)
    if _has_no_space(path.parent):
        return DiskFull(path=str(path), reason=reason)
    return otherwise(path=str(path), reason=reason)


def is_gone(folder: Path) -> bool:
    """Whether a folder that files were in cannot be reached: its drive was taken out, or it was moved away."""
    # False for an error of the device, too.
    return not os.path.exists(folder)  # noqa: PTH110


def _has_no_space(folder: Path) -> bool:
    try:
        usage = shutil.disk_usage(folder)
    except OSError:
        return False
    return usage.total > 0 and usage.free < _LEAST_SPACE  # file systems of the kernel have no size
