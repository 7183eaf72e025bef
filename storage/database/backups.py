"""Dated backups of a database: list them, write one, pack and unpack them, and say which are no longer needed.

Called by `replica` before a migration, by `recovery`, `restore`, `automatic_backup` and by `app.backup.backups`. A
backup is a whole database, packed with gzip once a newer one is there and if it is large; the journal is not backed
up, since it is about unsent edits of now.
"""

from __future__ import annotations

import gzip
import os
import shutil
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice, pairwise
from pathlib import Path

from storage.database.connection import MAGIC, Database, translate_errors
from storage.database.fsync import sync_file
from storage.database.private_files import make_file, make_folder
from storage.errors import DatabaseDamaged, StorageError

PACKED = ".gz"
PACK_ABOVE = 8_000_000
"""Bytes from which packing a backup is worth it."""
_GZIP = b"\x1f\x8b"
_LEVEL = 4
_CHUNK = 1 << 20
_STAMP = "%Y%m%d-%H%M%S"


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
    return backup.name.removesuffix(PACKED).removesuffix(".db")[-15:]


def write_backup(database: Database, *, at: int) -> Path:
    """Write a backup dated `at` (wall milliseconds) beside the database; raises StorageError."""
    folder = database.path.parent / "backups"
    with translate_errors(folder):
        make_folder(folder)
    stamp = time.strftime(_STAMP, time.gmtime(at / 1000))
    target = folder / f"{database.path.stem}-{stamp}.db"
    database.backup(target)
    return target


def back_up_earlier_version(database: Database, *, at: int) -> None:
    """Back up a file of an earlier version of this program, in case somebody goes back to that version (F89).

    The migration that follows is one transaction and needs no backup, so a full disk is ignored here.
    """
    if database.earlier:
        with suppress(StorageError):
            write_backup(database, at=at)


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
            part.replace(target)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
        backup.unlink()
    return target


def unpack(backup: Path, target: Path) -> None:
    """Copy a backup, packed or not, as a database to `target`. Raises DatabaseDamaged for a torn packed file, OSError."""
    make_file(target)
    if backup.suffix != PACKED:
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


def superseded(backups: Sequence[Path], *, keep: int) -> list[Path]:
    """Those of `backups`, newest first, that need not be kept.

    Kept are the newest `keep` and, of the others, the newest that is the last of its week and the newest that is the
    last of its month: a mistake may be noticed late.
    """
    needed = set(backups[:keep])
    for period in (_week, _month):
        last = (each for newer, each in pairwise(backups) if period(newer) != period(each))
        needed |= {*islice((each for each in last if each not in backups[:keep]), 1)}
    return [each for each in backups if each not in needed]


def _week(backup: Path) -> str:
    return _period(backup, lambda moment: time.strftime("%G-%V", moment))


def _month(backup: Path) -> str:
    return _period(backup, lambda moment: time.strftime("%Y-%m", moment))


def _period(backup: Path, name: Callable[[time.struct_time], str]) -> str:
    try:
        return name(time.strptime(_stamp(backup), _STAMP))
    except ValueError:
        return ""
