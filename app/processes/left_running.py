"""The mark of a process that went on serving when its window closed: the next window ends it, and starts its own.

Any other owner of the folder, another window or `serve`, is left alone.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from app.paths import LEFT_RUNNING_FILE
from app.shutdown_request import request_shutdown
from storage.database.private_files import make_file

END_SECONDS = 5.0


def mark_left(folder: Path) -> None:
    """Mark the folder as one whose owner gives way to a window."""
    make_file(folder / LEFT_RUNNING_FILE)


def is_left(folder: Path) -> bool:
    """Whether the process may be there still, and no window has opened the folder since."""
    return (folder / LEFT_RUNNING_FILE).exists()


def unmark_left(folder: Path) -> None:
    """The process has ended."""
    with suppress(OSError):
        (folder / LEFT_RUNNING_FILE).unlink(missing_ok=True)


def end_left(folder: Path) -> None:
    """End the process that was left running, if there is one. Raises FolderNotWritable."""
    if is_left(folder):
        # First: one that is only about to own the folder gives way by that.
        unmark_left(folder)
        if not request_shutdown(folder, seconds=END_SECONDS):
            mark_left(folder)
