"""Repair of a damaged database: set it aside, keep its readable rows or restore a backup, replay the journal.

Called when the window or the server opens its folder, and by `check --repair`. Nothing is deleted: the damaged file
stays beside the new one. Records return with the next full download, unsent edits from the journal (F86-F88).
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from storage.clock import Clock, SystemClock
from storage.database.busy_files import replace_file
from storage.database.connection import Connect, Database, translate_errors
from storage.database.fsync import sync_file
from storage.database.network_share import reject_network_path
from storage.database.suspicion import clear_suspicion, is_suspect, mark_suspect
from storage.errors import (
    BackupOffered,
    DatabaseCopied,
    DatabaseDamaged,
    DatabaseNewer,
    DatabaseOlder,
    DatabasePutBack,
    DatabaseRepaired,
    DatabaseReplaced,
    EditsReplayed,
    JournalDamaged,
    StorageError,
)
from storage.outbox.changes import ChangeKind
from storage.outbox.journal import Journal
from storage.records.lost import Remains, find_remains
from storage.records.offered_backup import offer, offered
from storage.records.opening import (
    Computer,
    begin_use,
    check_file,
    is_ready,
    may_be_damage,
    stopped_uncleanly,
)
from storage.records.replica import Replica, journal_path
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue
from storage.sync_state.cloud_time import certain_now

if TYPE_CHECKING:
    from storage.records.transaction import Transaction

LONG_JOURNAL = 4_000_000
"""Bytes of a journal, some thousand unsent edits, from which a window does not wait until it was compared."""


@dataclass(frozen=True, slots=True)
class RepairReport:
    """Where the damaged file is now, what replaced it, and the number of unsent edits."""

    set_aside: Path | None
    backup: Path | None
    edits: int
    """Pending changes after the replay of the journal."""
    lines: int = 0
    """Lines of the journal that could not be read."""
    intact: bool = False
    """Whether nothing had to be replaced."""
    salvaged: bool = False
    """Whether its own rows, but for those that could not be read, replaced the damaged file."""


def back_up(replica: Replica, *, before: str = "", pack_above: int | None = None) -> Path:
    """Write a dated backup beside the replica, and delete those that it supersedes (`backup_retention`).

    `before` as for `write_backup`. Older ones of more than `pack_above` bytes (by default PACK_ABOVE) are packed (F125). One that is offered
    stays as it is (F127). Raises StorageError.
    """
    from storage.database.backup_retention import superseded
    from storage.database.backups import (
        PACK_ABOVE,
        PACKED,
        kept_backups,
        list_backups,
        newest_sound,
        pack,
        write_backup,
    )

    if pack_above is None:
        pack_above = PACK_ABOVE
    now = replica.clock.now()
    target = write_backup(replica.database, at=now, before=before)
    waits = offered(replica)
    kept = [each for each in list_backups(replica.path, now=now) if each != waits]
    certain = certain_now(replica.sync_state.meta, now)
    for each in superseded(kept_backups(kept), now=certain // 1000, sound=newest_sound(kept)):
        each.path.unlink(missing_ok=True)
        kept.remove(each.path)
    for old in kept[1:]:
        if old.suffix != PACKED and old.stat().st_size > pack_above:
            with suppress(StorageError):
                pack(old)
    return target


def open_or_repair(
    path: Path,
    *,
    cloud_id: int | None = None,
    clock: Clock | None = None,
    owner: bool = True,
    read_only: bool = False,
    computer: Computer | None = None,
    check_later: bool = False,
) -> tuple[Replica, StorageError | None]:
    """Open a replica; its `owner` repairs a damaged one first.

    With `check_later` that of a file whose last stop was unclean, or that has very many unsent edits, may come unchecked:
    `is_unchecked`, `finish_opening`.

    The second value is to be shown to a person, one of the errors that are reported, or None. Raises what
    `Replica.open` and `repair` raise.
    """
    if check_later and owner:
        unchecked = open_unchecked(path, cloud_id=cloud_id, clock=clock, computer=computer)
        if unchecked is not None:
            return unchecked, None
    remains = find_remains(path, now=(clock or SystemClock()).now())
    if remains is not None and not owner:
        raise remains.as_error(path)
    report: RepairReport | None = None
    try:
        if remains is not None and remains.edits is not None:
            report = repair(path, clock=clock)
        replica = Replica.open(
            path, cloud_id=cloud_id, clock=clock, owner=owner, read_only=read_only, computer=computer
        )
    except DatabaseDamaged:
        if not owner:
            raise
        report = repair(path, clock=clock)
        replica = Replica.open(path, cloud_id=cloud_id, clock=clock, computer=computer)
    if remains is not None and report is None and remains.backups:
        offer(replica, remains.backups[0])
    return replica, _notice(path, replica, report, remains)


def open_unchecked(
    path: Path,
    *,
    cloud_id: int | None,
    clock: Clock | None = None,
    computer: Computer | None = None,
    connect: Connect = sqlite3.connect,
) -> Replica | None:
    """The replica of a file that must be checked first, to be read until then; None where the usual opening has its say.

    Nothing is written: neither a migration nor an edit of the journal comes before the check, and no clean stop is noted.
    """
    log = _logs(path)[0]
    try:
        long = path.exists() and Journal(journal_path(path)).size > LONG_JOURNAL
        # A clean stop leaves no log behind.
        if is_suspect(path) or not (long or (log.exists() and log.stat().st_size)):
            return None
        reject_network_path(path.parent)
        database = Database(path, connect=connect)
    except (StorageError, OSError, sqlite3.Error):
        return None
    try:
        with translate_errors(path):
            if (long or stopped_uncleanly(database)) and is_ready(database, CATALOGUE, cloud_id):
                database.hold_writes()
                return Replica(
                    database,
                    catalogue=CATALOGUE,
                    cloud_id=cloud_id,
                    owner=False,
                    authoritative=False,
                    clock=clock or SystemClock(),
                    journal=Journal(journal_path(path)),
                    marks=computer.marks if computer is not None else None,
                )
    except BaseException as error:
        database.close()
        if not isinstance(error, Exception):
            raise
        return None  # the usual opening meets it again, and judges it
    database.close()
    return None


def is_unchecked(replica: Replica) -> bool:
    """Whether the file is still to be checked: it can be read, and every write waits."""
    return replica.database.gate is not None


def finish_opening(replica: Replica, computer: Computer | None) -> StorageError | None:
    """Check the file of a replica that was opened unchecked, and open it wholly: from then on it is written.

    Answers as `open_or_repair`. Raises DatabaseDamaged, DatabaseBusy, DiskFull: then every write raises that error, no
    clean stop is noted, and the next opening, which checks a damaged file first and repairs it, decides.
    """
    database, path = replica.database, replica.path
    gate = database.gate
    assert gate is not None
    try:
        with gate.passing(), translate_errors(path):
            check_file(database, replica.catalogue)
            with database.write() as connection:
                begin_use(connection, replica.catalogue)
            replica.reconcile(computer, renew=True)
            replica.owner = True
            replica.cleaning.go_on()
    except BaseException as error:
        replica.owner = False
        damaged = isinstance(error, DatabaseDamaged) or may_be_damage(error)
        known = error if isinstance(error, StorageError) else StorageError(path=str(path), reason="unchecked")
        gate.refuse(DatabaseDamaged(path=str(path)) if damaged else known)
        if not damaged:
            raise
        mark_suspect(path)
        raise DatabaseDamaged(path=str(path)) from None
    database.gate = None
    gate.open()
    return _notice(path, replica, None, None)


def _notice(
    path: Path, replica: Replica, report: RepairReport | None, remains: Remains | None
) -> StorageError | None:
    """What a person is to be told about the opening of a replica."""
    opened = replica.reconciled
    lines = opened.unreadable + (report.lines if report is not None else 0)
    if report is not None:
        backup = report.backup and str(report.backup)
        if remains is not None:
            return DatabaseReplaced(path=str(path), backup=backup, edits=report.edits, lines=lines)
        set_aside = str(report.set_aside)
        return DatabaseRepaired(
            path=str(path), set_aside=set_aside, backup=backup, edits=report.edits, lines=lines
        )
    if replica.owner and (waits := offered(replica)) is not None:
        return BackupOffered(path=str(path), backup=str(waits))
    if opened.put_back:
        return DatabasePutBack(path=str(path), edits=opened.copied)
    if opened.copied:
        return DatabaseCopied(path=str(path), edits=opened.copied)
    if lines:
        return JournalDamaged(path=str(replica.journal.path), lines=lines, edits=opened.replayed)
    return EditsReplayed(path=str(path), edits=opened.replayed) if opened.replayed else None


def repair(
    path: Path,
    *,
    catalogue: Catalogue = CATALOGUE,
    clock: Clock | None = None,
    connect: Connect = sqlite3.connect,
) -> RepairReport:
    """Make the replica at `path` usable; of an intact one only the journal is replayed.

    May be interrupted anywhere and repeated: the replacement is complete before the damaged file moves.
    Raises StorageError (a full disk, say) with the damaged file still in its place; DatabaseMissing when of a missing
    one only backups are left.
    """
    remains = find_remains(path, now=(clock or SystemClock()).now())
    if remains is not None and remains.edits is None:
        raise remains.as_error(path)
    intact = _open_intact(path, catalogue, clock, connect) if remains is None else None
    if intact is not None:
        with closing(intact):
            return RepairReport(None, None, len(intact.changes()), intact.reconciled.unreadable, intact=True)
    with translate_errors(path):
        part, source = _best_sound(path, catalogue, clock or SystemClock())
        aside = _exchange(path, part)
    Journal(journal_path(path)).confirm_newest()
    # Opening the replacement replays the journal.
    replica = Replica.open(path, catalogue=catalogue, clock=clock, connect=connect)
    with closing(replica):
        with replica.write() as tx:
            tx.sync_state.rollback.note_own_restore(tx.now)
            tx.sync_state.cursors.forget_all()
            _restore_local_copies(tx)
        salvaged = part is not None and source is None
        return RepairReport(
            aside, source, len(replica.changes()), replica.reconciled.unreadable, salvaged=salvaged
        )


def _open_intact(path: Path, catalogue: Catalogue, clock: Clock | None, connect: Connect) -> Replica | None:
    """The replica after a thorough check; None when it is damaged."""
    from storage.records.integrity import is_sound

    try:
        replica = Replica.open(path, catalogue=catalogue, clock=clock, connect=connect)
    except DatabaseDamaged:
        return None
    if is_sound(replica.database, catalogue, indexes=True):
        return replica
    replica.database.close()
    return None


def _restore_local_copies(tx: Transaction) -> None:
    """Write the copy of each record with a pending change whose own row could not be read."""
    for entity in tx.catalogue.stored():
        for change in tx.changes(entity.name):
            # A deletion keeps its record, as deleted, where the entity has such a mark.
            kept = change.kind is not ChangeKind.DELETE or entity.soft_delete
            if kept and tx.get(entity.name, change.id) is None:
                tx.put_change(change)


def _best_sound(path: Path, catalogue: Catalogue, clock: Clock) -> tuple[Path | None, Path | None]:
    """What replaces the database, complete beside it: its own readable rows, or those of the newest backup.

    The second value is the backup.
    """
    from storage.database.backups import list_backups, unpack
    from storage.records.clean_copy import copy_rows
    from storage.records.salvage import mend_copy, salvage

    part = path.with_name(path.name + ".part")
    for log in _logs(part):
        log.unlink(missing_ok=True)
    if path.exists() and path.stat().st_size and salvage(path, part, catalogue):
        sync_file(part)
        return part, None
    plain = part.with_name(part.name + ".source")
    for candidate in list_backups(path, now=clock.now()):
        for log in _logs(part):
            log.unlink(missing_ok=True)
        try:
            unpack(candidate, plain)
            copy_rows(plain, part, catalogue)
            if mend_copy(part, catalogue):
                sync_file(part)
                return part, candidate
        except (DatabaseDamaged, DatabaseNewer, DatabaseOlder):
            continue
        finally:
            plain.unlink(missing_ok=True)
    part.unlink(missing_ok=True)
    return None, None


def _logs(path: Path) -> list[Path]:
    """The files that SQLite keeps beside a database."""
    return [path.with_name(path.name + suffix) for suffix in ("-wal", "-shm")]


def _exchange(path: Path, part: Path | None) -> Path | None:
    """Rename the damaged file and put `part` in its place; returns the new name, None when there was no file.

    Its write-ahead log is renamed first: SQLite would apply it to the other database.
    """
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    names = (path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for log, kept in zip(_logs(path), _logs(aside), strict=True):
        if log.exists():
            replace_file(log, kept)
    clear_suspicion(path)
    if not path.exists():
        if part is not None:
            replace_file(part, path)
        return None
    if part is None:
        replace_file(path, aside)
        return aside
    try:
        # A second name first, so that there is a database at every moment.
        os.link(path, aside)
    except OSError:
        replace_file(path, aside)
    replace_file(part, path)
    return aside
