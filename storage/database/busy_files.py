"""Small files that another process has open, or is replacing, in this moment: Windows answers "access denied" then.

Called wherever a whole file takes the place of another, is set aside, or is read although another process may replace
it, by every layer. Windows gives the same answer for a missing right, so only time tells them apart (F135).
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

REPLACE_SECONDS, READ_SECONDS = 2.0, 0.5
"""How long it is tried again. Another process of ours reads such a file in milliseconds, a virus scanner or a search
indexer looks at a small one in less than a second."""
_FIRST_WAIT, _LONGEST_WAIT = 0.001, 0.01
"""Seconds between two attempts; twice as long after each."""


def replace_file(source: Path, target: Path, *, seconds: float = REPLACE_SECONDS) -> None:
    """Rename `source`, a file or folder, to `target`, a file that may exist; atomic.

    `seconds`: how long a refusal is tried again on Windows. Raises OSError.
    """
    for last in _attempts(seconds):
        try:
            source.replace(target)
            return
        except PermissionError:
            if last:
                raise


def read_text(path: Path) -> str:
    """The content of a small text file in UTF-8. Raises OSError, UnicodeDecodeError."""
    for last in _attempts(READ_SECONDS):
        try:
            return path.read_text("utf-8")
        except PermissionError:
            if last:
                raise
    raise AssertionError("the last attempt returns or raises")


def _attempts(seconds: float) -> Iterator[bool]:
    """Whether this attempt is the last one, for each attempt; waits between them. A single attempt where there is no Windows."""
    deadline = time.monotonic() + seconds
    wait = _FIRST_WAIT
    while os.name == "nt" and time.monotonic() < deadline:
        yield False
        time.sleep(wait)
        wait = min(2 * wait, _LONGEST_WAIT)
    yield True
