"""Files and folders that only their owner may read: whatever the data folder holds is about people, or a secret.

Used wherever a file of the data folder is made, by every layer. Modes are set when a file is made and not by the umask,
which the caller's shell may have set to anything, and what an earlier version left readable is put right at start.
Windows has no modes: its per-user folder is private already.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

FILE, FOLDER = 0o600, 0o700
"""Modes: read and written by the owner; the owner's folder."""
_OTHERS = 0o077


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, if missing. Raises OSError."""
    folder.mkdir(FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file, unless there is one, for a library to fill; what refuses, refuses that library, too."""
    with suppress(OSError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE))


def close_to_others(path: Path) -> None:
    """Take everybody else's rights to a file or folder away; one of somebody else's, or a link, is left as it is.

    Never raises: a file system without modes, or one that refuses, is no reason not to work.
    """
    if os.name == "nt":
        return
    with suppress(OSError):
        _close(path, path.lstat())


def close_folder_to_others(folder: Path) -> None:
    """`close_to_others` for a folder and all in it; links in it are not followed, nor other file systems entered."""
    if os.name == "nt":
        return
    with suppress(OSError):
        top = folder.resolve()
        found = top.stat()
        _close(top, found)
        _close_all_in(str(top), found.st_dev)


def _close_all_in(folder: str, device: int) -> None:
    # As entries: a `Path` of each file costs more than all the rest, and this is done at every start. Folders lie as deep in
    # each other as somebody made them.
    folders = [folder]
    while folders:
        with suppress(OSError), os.scandir(folders.pop()) as entries:
            for each in entries:
                with suppress(OSError):
                    found = each.stat(follow_symlinks=False)
                    if not stat.S_ISDIR(found.st_mode):
                        _close(each.path, found)
                    elif found.st_dev == device:
                        _close(each.path, found)
                        folders.append(each.path)


def _close(path: Path | str, found: os.stat_result) -> None:
    if sys.platform == "win32":
        return
    ours = found.st_uid == os.geteuid() and not stat.S_ISLNK(found.st_mode)
    if ours and found.st_mode & _OTHERS and (stat.S_ISREG(found.st_mode) or stat.S_ISDIR(found.st_mode)):
        with suppress(OSError):
            Path(path).chmod(stat.S_IMODE(found.st_mode) & ~_OTHERS)
