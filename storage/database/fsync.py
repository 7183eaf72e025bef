"""Bytes that survive a power cut once they are said to be written.

Called by `journal`, `recovery`, and `app.paths` for the small files beside the database.
"""

from __future__ import annotations

import os
from pathlib import Path


def write_all(descriptor: int, content: bytes) -> None:
    """Write all of it, in however many pieces the system takes."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_file(path: Path) -> None:
    """Wait until what is in a file is on the disk."""
    _sync(path, os.O_RDWR)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut; Windows needs and offers nothing for it."""
    if os.name != "nt":
        _sync(folder, os.O_RDONLY)


def _sync(path: Path, way: int) -> None:
    descriptor = os.open(path, way)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
