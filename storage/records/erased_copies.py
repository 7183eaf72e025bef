"""Copies of the database in which an anonymised person still stands: backups, and what a repair has set aside (F53).

Called in the background by `app.background.anonymizing`, and by `restore` for the backup that it restores. A copy is
cleaned beside itself and then replaced, with its date, so that a kill leaves one that is whole. What is too damaged to
be cleaned is deleted: its readable rows were taken over when it was set aside, and nobody could restore it.
"""

from __future__ import annotations

import gzip
import logging
import os
import shutil
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from storage.database.backups import PACKED, list_backups, unpack
from storage.database.connection import Database
from storage.database.fsync import sync_file, sync_folder
from storage.database.private_files import make_file
from storage.database.stored_json import parse, reading_values
from storage.errors import DatabaseDamaged, DatabaseNewer, DatabaseOlder, StorageError
from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, ChangeState, WaitingChange
from storage.outbox.journal import remove_records
from storage.outbox.moves import erased
from storage.records import anonymized
from storage.records.anonymized import Due, impersonal_change
from storage.records.salvage import mend_copy
from storage.schema.fields import Catalogue, Entity
from storage.schema.personal_data import anonymized_values
from storage.tables.preparation import INTERNAL_COLUMNS
from storage.tables.rows import Rows
from storage.tables.search_index import remove_stale_texts

log = logging.getLogger(__name__)

UNFINISHED_SECONDS = 600
"""Age from which an unfinished backup is no longer being written."""
_CLEANING = ".cleaning"
_LEVEL = 4
_CHUNK = 1 << 20


def clean_copies(
    path: Path, catalogue: Catalogue, due: Sequence[Due], *, cancel: threading.Event | None = None
) -> bool:
    """Remove these records' values from every copy of the database `path`; False when cancelled or a file refuses.

    One copy after the other, none of them open as a database here; one call at a time.
    """
    keys = {(entity, record) for entity, record, _ in due}
    done = _remove_unfinished(path)
    for copy in [*list_backups(path), *sorted(path.parent.glob(f"{path.stem}.damaged-*{path.suffix}"))]:
        if cancel is not None and cancel.is_set():
            return False
        done = _clean(copy, catalogue, due) and done
    for kind in ("damaged", "foreign"):
        for journal in sorted(path.parent.glob(f"{path.stem}.{kind}-*.journal")):
            try:
                remove_records(journal, keys)
            except OSError as error:
                log.warning("not cleaned: %s (%s)", journal.name, type(error).__name__)
                done = False
    return done


def _remove_unfinished(path: Path) -> bool:
    """Delete what an interruption left of copies; False while one may be just being written, of records as they were."""
    done = True
    beside = [f"{path.name}.restoring*", f"{path.name}.part*", f"{path.stem}.journal.part"]
    unfinished = [each for pattern in beside for each in sorted(path.parent.glob(pattern))]
    for left in [*unfinished, *sorted((path.parent / "backups").glob(f"{path.stem}-*"))]:
        twin = left.suffix == PACKED and left.with_suffix("").exists()
        if not twin and (left.suffix == ".db" or left.name.endswith(f".db{PACKED}")):
            continue
        try:
            if (
                not twin
                and _CLEANING not in left.name
                and 0 <= time.time() - left.stat().st_mtime < UNFINISHED_SECONDS
            ):
                done = False
            else:
                left.unlink()
        except OSError:
            done = False
    return done


def _clean(copy: Path, catalogue: Catalogue, due: Sequence[Due]) -> bool:
    """Clean one copy; whether nothing of the records is left in it."""
    part = copy.with_name(copy.name.removesuffix(PACKED) + _CLEANING)
    packed = part.with_name(part.name + PACKED)
    try:
        made = copy.stat()
        _copy_with_log(copy, part)
        if not _erase_or_mend(part, catalogue, due):
            return True
        result = part
        if copy.suffix == PACKED:
            make_file(packed)
            with part.open("rb") as source, gzip.open(packed, "wb", compresslevel=_LEVEL) as target:
                shutil.copyfileobj(source, target, _CHUNK)
            result = packed
        os.utime(result, ns=(made.st_atime_ns, made.st_mtime_ns))
        sync_file(result)
        for left in _logs(copy):
            left.unlink(missing_ok=True)
        result.replace(copy)
        sync_folder(copy.parent)
    except FileNotFoundError:
        return True  # deleted meanwhile, as backups are
    except (DatabaseNewer, DatabaseOlder):
        log.warning("not cleaned, since another version wrote it: %s", copy.name)
        return True
    except DatabaseDamaged:
        log.warning("deleted, since it is damaged and cannot be cleaned: %s", copy.name)
        with suppress(OSError):
            for left in (copy, *_logs(copy)):
                left.unlink(missing_ok=True)
    except (StorageError, sqlite3.Error, OSError) as error:
        log.warning("not cleaned: %s (%s)", copy.name, type(error).__name__)
        return False
    finally:
        with suppress(OSError):
            for left in (part, packed, *_logs(part)):
                left.unlink(missing_ok=True)
    return True


def _erase_or_mend(part: Path, catalogue: Catalogue, due: Sequence[Due]) -> bool:
    """`erase`, after leaving out what cannot be read where that is in the way. Raises DatabaseDamaged."""
    try:
        return erase(part, catalogue, due)
    except DatabaseDamaged:
        if not mend_copy(part, catalogue):
            raise
    erase(part, catalogue, due)
    return True


def _logs(path: Path) -> list[Path]:
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-shm")]


def _copy_with_log(copy: Path, part: Path) -> None:
    for left in (part, *_logs(part)):
        left.unlink(missing_ok=True)
    unpack(copy, part)
    log_file, _ = _logs(copy)
    if log_file.exists():
        make_file(_logs(part)[0])
        shutil.copyfile(log_file, _logs(part)[0])


def erase(copy: Path, catalogue: Catalogue, due: Sequence[Due]) -> bool:
    """Anonymise these records in a database that nobody has open; whether any of them stood in it.

    Its tables may be those of an earlier version, which can go on with it. Raises StorageError.
    """
    if not due:
        return False
    database = Database(copy, shared=False)
    try:
        with database.write() as connection:
            found = [_erase_record(connection, catalogue[entity], record, at) for entity, record, at in due]
        touched = {entity for (entity, *_), there in zip(due, found, strict=True) if there}
        database.maintain(lambda connection: _rewrite(connection, catalogue, touched))
        return bool(touched)
    finally:
        database.close()


def _rewrite(connection: sqlite3.Connection, catalogue: Catalogue, touched: set[str]) -> None:
    for name in touched:
        table = catalogue[name].table
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (f"{table}_fts",)).fetchone():
            remove_stale_texts(connection, table)
            connection.execute(f'INSERT INTO "{table}_fts" ("{table}_fts") VALUES (\'optimize\')')
    if touched:
        connection.execute("VACUUM")
    # A single file again.
    connection.execute("PRAGMA journal_mode=DELETE")


def _erase_record(connection: sqlite3.Connection, entity: Entity, record: int, at: int) -> bool:
    """Anonymise one record as a deletion would have; whether anything of it was there."""
    there = _stands(connection, entity, record)
    if there:
        anonymized.scrub(connection, entity.name, record)
        if _erase_change(connection, entity, record):
            _erase_row(connection, entity, record)
        else:
            connection.execute(f'DELETE FROM "{entity.table}" WHERE id = ?', (record,))
    if next(_columns(connection, "anonymized"), None) is not None:
        anonymized.mark(connection, entity.name, record, at=at)
    return there


def _stands(connection: sqlite3.Connection, entity: Entity, record: int) -> bool:
    key = (entity.name, record)
    questions: list[tuple[str, tuple[Any, ...]]] = [
        (f"SELECT 1 FROM {table} WHERE entity = ? AND record = ?", key) for table in ("history", "outbox")
    ]
    questions.append(("SELECT 1 FROM quarantine WHERE entity = ? AND record = ?", (entity.name, str(record))))
    if next(_columns(connection, entity.table), None) is not None:
        questions.append((f'SELECT 1 FROM "{entity.table}" WHERE id = ?', (record,)))
    return any(connection.execute(sql, values).fetchone() for sql, values in questions)


def _columns(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    return (row[1] for row in connection.execute(f'PRAGMA table_info("{table}")').fetchall())


def _erase_change(connection: sqlite3.Connection, entity: Entity, record: int) -> bool:
    """Turn a pending change into a deletion that anonymises; False for a record that nobody else has, whose change goes."""
    key = (entity.name, record)
    row = connection.execute("SELECT body FROM outbox WHERE entity = ? AND record = ?", key).fetchone()
    if row is None:
        return True
    with reading_values():
        change = outbox.from_json(parse(row[0]))
    if change.kind is ChangeKind.CREATE and change.base is None and change.state is ChangeState.WAITING:
        outbox.drop(connection, entity.name, [record])
        return False
    _store_change(
        connection,
        impersonal_change(entity, erased(change)),
    )
    return True


def _store_change(connection: sqlite3.Connection, change: WaitingChange) -> None:
    columns = {*_columns(connection, "outbox")}
    values: Mapping[str, Any] = {
        "kind": change.kind.value, "held": None, "next_try": 0, "due": 0, "body": outbox.to_text(change),
    }  # fmt: skip
    stored = {name: value for name, value in values.items() if name in columns}
    connection.execute(
        f"UPDATE outbox SET {', '.join(f'{name} = ?' for name in stored)} WHERE entity = ? AND record = ?",
        (*stored.values(), change.entity, change.id),
    )


def _erase_row(connection: sqlite3.Connection, entity: Entity, record: int) -> None:
    columns = {*_columns(connection, entity.table)}
    present = replace(
        entity,
        fields=tuple(each for each in entity.fields if each.name in columns),
        personal=tuple(each for each in entity.personal if each in columns),
    )
    if "id" not in columns:
        return
    rows = Rows(present)
    names = [*present.names(), *INTERNAL_COLUMNS]
    wanted = ", ".join(f'"{name}"' if name in columns else "NULL" for name in names)
    row = connection.execute(f'SELECT {wanted} FROM "{entity.table}" WHERE id = ?', (record,)).fetchone()
    if row is None:
        return
    gone = {**anonymized_values(present, rows.from_row(row)), "deleted": True}
    values = zip(names, rows.to_row(gone, rows.cloud_version(row)), strict=True)
    stored = {name: value for name, value in values if name in columns and name != "id"}
    assigned = ", ".join(f'"{name}" = ?' for name in stored)
    connection.execute(
        f'UPDATE "{entity.table}" SET {assigned} WHERE id = ?',
        (*stored.values(), record),
    )


def known_erasures(path: Path) -> list[Due]:
    """What was anonymised in a database that nobody has open; none where it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return anonymized.every(connection)
    except sqlite3.Error:
        return []
