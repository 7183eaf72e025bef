"""Durable writes: complete, and synced to the disk.

Called by `journal`, `recovery`, and `app.paths` for the small files beside the database.
"""

from __future__ import annotations

import os
from pathlib import Path


def write_all(descriptor: int, content: bytes) -> None:
    """Write all of `content`, in as many calls as the system needs."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_file(path: Path) -> None:
    """Wait until the content of a file is on the disk."""
    _sync(path, os.O_RDWR)


def sync_folder(folder: Path) -> None:
    """Make new names in a folder survive a power cut; Windows neither needs nor offers it."""
    if os.name != "nt":
        _sync(folder, os.O_RDONLY)


def _sync(path: Path, flags: int) -> None:
    descriptor = os.open(path, flags)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
