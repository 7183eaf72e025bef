"""The backup that is made by itself: when one is due, and whether anything has changed since the last.

Called by the maintenance of the program, a few minutes after its start and then again and again.
"""

from __future__ import annotations

from pathlib import Path

from storage.database.backups import list_backups
from storage.query.grammar import Query
from storage.records.recovery import back_up
from storage.records.replica import Replica

HOUR = 3600
DAY = 20 * HOUR
"""Seconds between two backups: an hour for a small database, so that little is lost by a mistake, up to one in a day of
the shop."""
SMALL = 4_000_000
"""Bytes of a database for which a backup an hour is no wear; a larger one waits as many hours as it is times larger."""
LARGE = 64_000_000
"""Bytes of a database for which a backup a day is no wear. For a larger one, whose records the cloud has, too, there
are as many days between two as it is times larger..."""
MOST_DAYS = 7
"""...up to a week."""
MARK = "backed_up"


def back_up_if_due(replica: Replica, *, in_cloud: bool) -> Path | None:
    """Write a backup if the last one is old enough and something has changed since (F125); returns it.

    `in_cloud`: the records can be read from a cloud again. Raises DiskFull, StorageError.
    """
    if _is_recent(replica, in_cloud=in_cloud):
        return None
    content = _content(replica)
    if list_backups(replica.path) and replica.sync_state.meta.get(MARK) == content:
        return None
    written = back_up(replica)
    with replica.write() as tx:
        tx.sync_state.meta.put(MARK, content)
    return written


def _is_recent(replica: Replica, *, in_cloud: bool) -> bool:
    """Whether a backup was made lately; one of the future was dated by a wrong clock and does not count (F78)."""
    size = replica.path.stat().st_size
    wait = min(-(-size // SMALL) * HOUR, DAY)
    if in_cloud:
        wait = max(wait, min(MOST_DAYS, -(-size // LARGE)) * DAY if size > LARGE else 0)
    now = replica.clock.now() / 1000
    ages = (now - each.stat().st_mtime for each in list_backups(replica.path))
    return any(0 <= age < wait for age in ages)


def _content(replica: Replica) -> list[object]:
    """A mark that differs after any change of records, pending changes or history; not after a run that found nothing."""
    found: list[object] = [replica.newest_event()]
    with replica.database.reading() as connection:
        for entity in replica.catalogue.stored():
            found.append(replica.count(entity.name, Query(deleted="all")))
            if "versionDate" in entity.by_name:
                found += connection.execute(f'SELECT max("versionDate") FROM "{entity.table}"').fetchone()
        for table, column in (("stock", "stockStatusVersiondate"), ("outbox", "changed")):
            found += connection.execute(f"SELECT count(*), max({column}) FROM {table}").fetchone()
    return found
