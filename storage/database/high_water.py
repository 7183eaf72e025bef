"""High-water marks: how far each journal has come, kept outside the data folder (F113).

An older state of a folder, written over the present one at its own place, looks like the present one from inside. Its
journal then ends before the number that is kept here. Raised by `Replica` after each commit, without waiting for the
disk; read by `journal_replay` when a replica is opened.

A mark proves one thing only: that its number was committed once. After a power cut, in another user's session, or where
the folder cannot be written, it is behind or missing, which says nothing and does no harm. A whole computer that is set
back, as a snapshot of a virtual machine is, takes its marks back with it: nothing on it can tell then. What waited there is
sent again under the ETags of then, so that values are merged; a difference is repeated.
"""

from __future__ import annotations

import os
import re
import zlib
from contextlib import suppress
from pathlib import Path

from storage.database.fsync import write_all

_BINARY: int = getattr(os, "O_BINARY", 0)
_NAME = re.compile(r"[0-9A-Za-z]{1,64}")
"""Lineages that may be the name of a file: one that was read from a rotten row may be anything."""
_LENGTH = 29


class HighWaterMarks:
    """One small file for each lineage, in `folder`; None keeps no marks. No failure is raised."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def get(self, lineage: str) -> int:
        """The highest number known to have been committed; 0 for none, or for a mark that cannot be read."""
        path = self._path(lineage)
        if path is None:
            return 0
        with suppress(OSError, ValueError), path.open("rb") as file:
            digits, _, checksum = file.read(_LENGTH).partition(b" ")
            if int(checksum, 16) == zlib.crc32(digits):
                return int(digits)
        return 0

    def raise_to(self, lineage: str, number: int) -> None:
        """Note that a number was committed, unless a higher one is known."""
        path = self._path(lineage)
        if path is None or self.get(lineage) >= number:
            return
        digits = b"%020d" % number
        with suppress(OSError):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            # Of one length, so that it is overwritten in its place: no moment without a mark.
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | _BINARY, 0o600)
            try:
                write_all(descriptor, b"%s %08x" % (digits, zlib.crc32(digits)))
            finally:
                os.close(descriptor)

    def _path(self, lineage: str) -> Path | None:
        if self._folder is None or _NAME.fullmatch(lineage) is None:
            return None
        return self._folder / f"{lineage}.mark"
