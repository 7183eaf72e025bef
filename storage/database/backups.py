"""Dated backups of a database: list them, write one, check, pack and unpack them.

Called by `replica` before a migration, by `recovery`, `restore`, `automatic_backup` and by `app.backup.backups`. A
backup is a whole database, packed with gzip once a newer one is there and if it is large; the journal is not backed
up, since it is about unsent edits of now.
"""

from __future__ import annotations

import calendar
import gzip
import os
import shutil
import sqlite3
import time
import zlib
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

from storage.database import open_files
from storage.database.backup_retention import Kept
from storage.database.busy_files import replace_file
from storage.database.connection import MAGIC, Database, translate_errors
from storage.database.fsync import sync_file
from storage.database.private_files import make_file, make_folder
from storage.errors import DatabaseDamaged, StorageError

PACKED = ".gz"
PACK_ABOVE = 2_000_000
"""Bytes from which packing a backup is worth it."""
_GZIP = b"\x1f\x8b"
_LEVEL = 4
_CHUNK = 1 << 20
_STAMP = "%Y%m%d-%H%M%S"
_BEFORE = "-before-"
"""In a file's name, between its date and what it was made before."""
CHECKED = 5
"""Most backups that are checked, to find one that may not be given up."""


def list_backups(database: Path, *, now: int | None = None) -> list[Path]:
    """Backups of a database file, newest first.

    Those dated after `now` (wall milliseconds) come last: they were made under a wrong clock (F127).
    """
    folder, stem = database.parent / "backups", f"{database.stem}-*.db"
    plain = set(folder.glob(stem))
    # Both forms of one backup: packing was interrupted.
    packed = {each for each in folder.glob(stem + PACKED) if each.with_suffix("") not in plain}
    today = "9" if now is None else time.strftime(_STAMP, time.gmtime(now / 1000))
    return sorted(plain | packed, key=lambda each: (_stamp(each) <= today, _stamp(each)), reverse=True)


def _stamp(backup: Path) -> str:
    """Date and time in its name, `YYYYmmdd-HHMMSS`."""
    return backup.name.removesuffix(PACKED).removesuffix(".db").partition(_BEFORE)[0][-15:]


def _before(backup: Path) -> str:
    return backup.name.removesuffix(PACKED).removesuffix(".db").partition(_BEFORE)[2]


def write_backup(database: Database, *, at: int, before: str = "") -> Path:
    """Write a backup dated `at` (wall milliseconds) beside the database; raises StorageError.

    `before`: what replaces the records next, a key of `backup_retention.BEFORE`.
    """
    folder = database.path.parent / "backups"
    with translate_errors(folder):
        make_folder(folder)
    stamp = time.strftime(_STAMP, time.gmtime(at / 1000))
    target = folder / f"{database.path.stem}-{stamp}{_BEFORE + before if before else ''}.db"
    database.backup(target)
    return target


def back_up_earlier_version(database: Database, *, at: int) -> None:
    """Back up a file of an earlier version of this program, in case somebody goes back to that version (F89).

    The migration that follows is one transaction and needs no backup, so a full disk is ignored here.
    """
    with suppress(StorageError):
        write_backup(database, at=at, before="update")


def pack(backup: Path) -> Path:
    """Pack a backup, keeping its time; the packed file appears complete or not at all. Raises StorageError."""
    target = backup.with_name(backup.name + PACKED)
    part = target.with_name(target.name + ".part")
    with translate_errors(backup):
        made = backup.stat()
        make_file(part)
        try:
            with backup.open("rb") as source, gzip.open(part, "wb", compresslevel=_LEVEL) as packed:
                shutil.copyfileobj(source, packed, _CHUNK)
            os.utime(part, ns=(made.st_atime_ns, made.st_mtime_ns))
            sync_file(part)
            replace_file(part, target)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
        backup.unlink()
    return target


def unpack(backup: Path, target: Path) -> None:
    """Copy a backup, packed or not, as a database to `target`. Raises DatabaseDamaged for a torn packed file, OSError."""
    make_file(target)
    if not is_packed(backup):
        shutil.copyfile(backup, target)
        return
    try:
        with gzip.open(backup, "rb") as packed, target.open("wb") as plain:
            left = _CHUNK
            while piece := packed.read(_CHUNK):
                if plain.tell() == 0:
                    left = _declared_size(piece)
                left -= len(piece)
                if left < 0:
                    # A few bytes may unpack to more than any disk has.
                    raise DatabaseDamaged(path=str(backup))
                plain.write(piece)
    except EOFError as error:
        raise DatabaseDamaged(path=str(backup), how="cut") from error
    except gzip.BadGzipFile as error:
        # The check sum at the end of a packed file is one of this kind, too.
        how = "rotten" if _starts_with(backup, _GZIP) else "foreign"
        raise DatabaseDamaged(path=str(backup), how=how) from error
    except zlib.error as error:
        raise DatabaseDamaged(path=str(backup), how="rotten") from error


def is_packed(backup: Path) -> bool:
    """Whether a backup is packed, by its content: people give it any name. Raises OSError."""
    with open_files.no_plain_open():
        if open_files.is_open(backup):
            return False  # a database, which would lose its locks
        with backup.open("rb") as opened:
            head = opened.read(len(MAGIC))
    return head.startswith(_GZIP) or (backup.suffix == PACKED and head != MAGIC)


def what_is_wrong(file: Path) -> str:
    """What makes an unpacked backup that nobody has open unusable: `foreign`, `cut` or `rotten`. Raises OSError."""
    with file.open("rb") as opened:
        head = opened.read(100)
    if not head:
        return "cut"
    if not head.startswith(MAGIC[: len(head)]):
        return "foreign"
    return "cut" if len(head) < 100 or file.stat().st_size < _declared_size(head) else "rotten"


def _starts_with(file: Path, magic: bytes) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(magic)) == magic


def _declared_size(head: bytes) -> int:
    """Bytes of a database by its own header: pages and their size, where 1 stands for 65,536."""
    page = int.from_bytes(head[16:18], "big")
    return (65_536 if page == 1 else page) * int.from_bytes(head[28:32], "big")


def kept_backups(backups: Sequence[Path]) -> list[Kept]:
    """What decides whether a backup is needed, for those of `backups` that are there and have a date in their name."""
    found = []
    for each in backups:
        with suppress(OSError, ValueError):
            made = calendar.timegm(time.strptime(_stamp(each), _STAMP))
            found.append(Kept(each, made, each.stat().st_size, _before(each)))
    return found


def newest_sound(backups: Sequence[Path]) -> Path | None:
    """The first of `backups` that passes SQLite's check, or whose packing is intact; None when the first few do not."""
    return next((each for each in backups[:CHECKED] if _passes_check(each)), None)


def _passes_check(backup: Path) -> bool:
    try:
        if backup.suffix == PACKED:
            with gzip.open(backup, "rb") as packed:
                while packed.read(_CHUNK):
                    pass
            return True
        # To SQLite a file without a header is an empty database.
        if what_is_wrong(backup) in ("cut", "foreign"):
            return False
        # Immutable: nobody writes a backup, and a check must leave no file beside it.
        with closing(sqlite3.connect(f"{backup.absolute().as_uri()}?immutable=1", uri=True)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except (sqlite3.Error, OSError, EOFError, zlib.error):
        return False
