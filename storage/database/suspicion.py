"""A note beside a database in which damage was met while it was in use: the next start checks all of it (F109).

Written by whichever process meets the damage, since only the owner of the file may repair it, and at its start only.
A file of its own, because a damaged database may refuse to be written.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from storage.database.private_files import FILE


def _note(database: Path) -> Path:
    return database.with_name(database.name + ".suspect")


def mark_suspect(database: Path) -> None:
    """Leave the note; a folder that cannot be written keeps none."""
    with suppress(OSError):
        _note(database).touch(FILE)


def is_suspect(database: Path) -> bool:
    """Whether there is a note."""
    return _note(database).exists()


def clear_suspicion(database: Path) -> None:
    """Remove the note: the database was checked or replaced."""
    with suppress(OSError):
        _note(database).unlink(missing_ok=True)
