"""Restore of a chosen backup; pending changes survive in the journal.

Called by the command line and, on a new computer, by `app.backup.restore`. The present database is backed up first;
after the restore everything is read from the cloud again, so that no record older than the cloud's remains.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from storage.clock import Clock
from storage.database import open_files
from storage.database.backups import is_packed, unpack, what_is_wrong
from storage.database.busy_files import replace_file
from storage.database.connection import Connect, translate_errors
from storage.database.meta import meta
from storage.database.private_files import make_folder
from storage.errors import DatabaseDamaged, DatabaseNewer, DatabaseOlder, OtherCloud
from storage.query.grammar import Query
from storage.records import offered_backup
from storage.records.clean_copy import copy_rows
from storage.records.erased_copies import erase, known_erasures
from storage.records.recovery import back_up, repair
from storage.records.replica import Replica
from storage.records.salvage import mend_copy
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue


@dataclass(frozen=True, slots=True)
class RestoreReport:
    """Where the previous database is kept, and the number of unsent edits in the new one.

    `copied`: how many of them may have been sent from elsewhere (F113).
    """

    kept: Path | None
    edits: int
    copied: int = 0


@dataclass(frozen=True, slots=True)
class BackupFacts:
    """Contents of a backup: its cloud (None: bound to none), live records by entity, unsent edits."""

    cloud_id: int | None
    records: Mapping[str, int]
    edits: int
    written: int
    """When the file was last written, in ms since 1970 UTC."""


def inspect_backup(source: Path, *, catalogue: Catalogue = CATALOGUE) -> BackupFacts:
    """Contents of the backup `source`, read from a checked copy; the file itself is not opened.

    Raises DatabaseDamaged for a file that is not an intact backup, DatabaseNewer, DatabaseOlder, DiskFull.
    """
    with opened_backup(source, catalogue=catalogue) as (_replica, facts):
        return facts


@contextmanager
def opened_backup(source: Path, *, catalogue: Catalogue = CATALOGUE) -> Iterator[tuple[Replica, BackupFacts]]:
    """A checked copy of the backup `source`, open inside the block, with its facts. Raises as `inspect_backup`."""
    with TemporaryDirectory(prefix="counterfoil-backup-") as folder:
        part = Path(folder) / "replica.db"
        _check(source, part, None, catalogue)
        with translate_errors(source):
            written = int(source.stat().st_mtime * 1000)
        replica = Replica.open(part, catalogue=catalogue)
        try:
            with replica.database.reading() as connection:
                bound: int | None = meta(connection, "cloud_id")
            records = {each.name: replica.count(each.name, Query()) for each in catalogue.stored()}
            yield replica, BackupFacts(bound, records, len(replica.changes()), written)
        finally:
            replica.close()


def restore(
    path: Path,
    source: Path,
    *,
    cloud_id: int | None,
    catalogue: Catalogue = CATALOGUE,
    clock: Clock | None = None,
    connect: Connect = sqlite3.connect,
) -> RestoreReport:
    """Replace the database `path`, which nobody has open, by the backup `source`.

    A power cut leaves the old database or the new one, and the unsent edits either way. Raises DatabaseDamaged for a
    file that is not an intact backup, DatabaseNewer, DatabaseOlder, OtherCloud, DiskFull; the database is then unchanged.
    """
    part = path.with_name(path.name + ".restoring")
    with translate_errors(path):
        make_folder(path.parent)
    try:
        _check(source, part, cloud_id, catalogue)
        kept = _keep(path, catalogue, clock, connect)
        # A backup from elsewhere brings no anonymised person back (F53).
        erase(part, catalogue, known_erasures(path))
        with translate_errors(path):
            for suffix in ("-wal", "-shm"):
                # SQLite would apply them to the other database.
                path.with_name(path.name + suffix).unlink(missing_ok=True)
            replace_file(part, path)
    finally:
        part.unlink(missing_ok=True)
    replica = Replica.open(path, catalogue=catalogue, cloud_id=cloud_id, clock=clock, connect=connect)
    try:
        with replica.write() as tx:
            tx.sync_state.rollback.note_own_restore(tx.now)
            tx.sync_state.cursors.forget_all()
            offered_backup.answer(tx)
        return RestoreReport(kept, len(replica.changes()), replica.reconciled.copied)
    finally:
        replica.close()


def _check(source: Path, part: Path, cloud_id: int | None, catalogue: Catalogue) -> None:
    """Copy the backup's rows to a new database `part`; rows that cannot be read are left out of it (F109)."""
    plain = part.with_name(part.name + ".source")
    try:
        with translate_errors(source):
            if is_packed(source):
                unpack(source, plain)
            else:
                open_files.copy(source, plain)
        copy_rows(plain, part, catalogue)
        with translate_errors(source), closing(sqlite3.connect(part)) as connection:
            bound = meta(connection, "cloud_id")
        if not mend_copy(part, catalogue):
            raise DatabaseDamaged(path=str(source))
        with translate_errors(source), closing(sqlite3.connect(part)) as connection:
            # Back to a single file: the check must leave none beside it.
            connection.execute("PRAGMA journal_mode=DELETE")
    except DatabaseDamaged as error:
        with translate_errors(plain):
            how = error.params.get("how") or what_is_wrong(plain)
        raise DatabaseDamaged(path=str(source), how=how) from None
    except (DatabaseNewer, DatabaseOlder) as error:
        raise type(error)(**{**error.params, "path": str(source)}) from None
    finally:
        plain.unlink(missing_ok=True)
    if bound is not None and cloud_id is not None and bound != cloud_id:
        raise OtherCloud(path=str(source), found=bound, asked=cloud_id)


def _keep(path: Path, catalogue: Catalogue, clock: Clock | None, connect: Connect) -> Path | None:
    """Back up the present database; a damaged one is set aside instead."""
    if not path.exists():
        return None
    try:
        replica = Replica.open(path, catalogue=catalogue, clock=clock, connect=connect)
    except DatabaseDamaged:
        return repair(path, catalogue=catalogue, clock=clock, connect=connect).set_aside
    try:
        return back_up(replica, before="restore")
    finally:
        replica.close()
