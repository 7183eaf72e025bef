"""Questions asked of a replica's file when it is opened: whose it is, whether it is ready, and whether it is sound.

Called by `Replica.open`.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from storage.database.connection import Database
from storage.database.high_water import HighWaterMarks
from storage.database.meta import meta, put_meta
from storage.database.suspicion import is_suspect
from storage.errors import DatabaseDamaged, OtherCloud
from storage.outbox import outbox
from storage.schema.fields import Catalogue
from storage.tables import record_counts
from storage.tables.preparation import is_prepared
from storage.tables.served_versions import begin_served


@dataclass(frozen=True, slots=True)
class Computer:
    """Where a file is opened: the `machine` as `place.machine_id` gives it, None for one that has no id, and the
    `marks` of the user's installations, None to keep none.
    """

    machine: str | None
    marks: HighWaterMarks | None = None


def bind_to_cloud(connection: sqlite3.Connection, path: Path, cloud_id: int | None) -> int | None:
    """The cloud that a file belongs to, which is the first one it was opened with; raises OtherCloud (F102)."""
    bound: int | None = meta(connection, "cloud_id")
    if bound is None and cloud_id is not None:
        put_meta(connection, "cloud_id", cloud_id)
        return cloud_id
    if cloud_id is not None and cloud_id != bound:
        raise OtherCloud(path=str(path), found=bound, asked=cloud_id)
    return bound


def is_ready(database: Database, catalogue: Catalogue, cloud_id: int | None) -> bool:
    """Whether a replica of this cloud can be read as it is."""
    connection = database.read()
    exists = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone()
    return bool(exists) and is_prepared(connection, catalogue) and meta(connection, "cloud_id") == cloud_id


def prepare_file(database: Database, catalogue: Catalogue, *, authoritative: bool, at: int) -> None:
    """Make the tables of a file that is not prepared yet, after a backup of one of an earlier version. Raises UnreadableValue (F109)."""
    if database.earlier:
        from storage.database.backups import back_up_earlier_version

        back_up_earlier_version(database, at=at)

    def prepare_tables(connection: sqlite3.Connection) -> None:
        if not is_prepared(connection, catalogue, authoritative=authoritative):
            from storage.tables.migrations import prepare

            prepare(connection, catalogue, authoritative=authoritative)

    database.maintain(prepare_tables)


def check_file(database: Database, catalogue: Catalogue) -> None:
    """Check the file after an unclean stop, and wholly when damage was met in it. Raises DatabaseDamaged (F86, F109)."""
    if not database.table_sound("outbox"):
        # Checked at every start: an entry that its index does not show would be stored twice, or never sent.
        raise DatabaseDamaged(path=str(database.path))
    suspect = is_suspect(database.path)
    if not (suspect or stopped_uncleanly(database)):
        return
    from storage.records.integrity import is_sound
    from storage.tables.search_index import check_search_indexes

    if not is_sound(database, catalogue, indexes=suspect):
        raise DatabaseDamaged(path=str(database.path))
    if suspect:
        database.maintain(lambda connection: check_search_indexes(connection, catalogue))


def may_be_damage(error: BaseException) -> bool:
    """Whether an error that is no StorageError may come from a rotten value or definition, and not from a bug of ours."""
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR
    return isinstance(error, ValueError | TypeError | LookupError | AttributeError)


def is_damage(error: BaseException, database: Database, catalogue: Catalogue) -> bool:
    """Whether an error that opening met comes from a damaged file. Raises DatabaseBusy, StorageError."""
    from storage.records.integrity import is_sound

    return may_be_damage(error) and not is_sound(database, catalogue, indexes=True)


def begin_use(connection: sqlite3.Connection, catalogue: Catalogue) -> None:
    """Note that the file is in use, so that the next opening checks it unless a clean stop is noted, and count anew.

    Long lists are counted after an unclean stop only, as the file is checked.
    """
    if meta(connection, "clean") is not True:
        record_counts.recount(connection, catalogue)
    put_meta(connection, "clean", False)
    outbox.recount(connection)
    begin_served(connection, catalogue)


def stopped_uncleanly(database: Database) -> bool:
    """Whether no clean stop was noted."""
    connection = database.read()
    exists: Any = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'meta'").fetchone()
    return bool(exists) and meta(connection, "clean") is False
