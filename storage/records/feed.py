"""The change feed: which records changed, over all entities in one order, from any earlier position on.

Called by the server. `storage.tables.feed_triggers` numbers the changes. Numbering begins with the first reader and
ends when nobody has read for a month; a position that is not followed by all numbers since is recognised as gone.

Numbers alone do not tell a file from an older copy of it that was restored and numbered on. Therefore each opening of the
file begins an epoch with a random name; a position names the epoch it was read in, and stands only while this file
knows that epoch, and did not end it at a lower number.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from storage.database.connection import Database
from storage.database.meta import meta, put_meta
from storage.errors import ShopError
from storage.records.journal_replay import LINEAGE
from storage.schema.fields import Catalogue, Entity

USED = "feed_used"
"""Key of the time of the last reading, to the day, in wall milliseconds."""
DAY = 86_400_000
UNUSED_DAYS = 30
"""Without a reader for so long, the numbering ends with the next start."""
MAX_EPOCHS = 4096
"""Epochs that are known, so many starts of the program; older positions are gone."""


class FeedGone(ShopError):
    """A position whose later changes are not all known: everything must be read again.

    `params["reason"]`: history, entities.
    """

    code = "feed_gone"


class FeedElsewhere(ShopError):
    """A position in the feed of another file."""

    code = "feed_elsewhere"


@dataclass(frozen=True, slots=True)
class FeedKey:
    """What changed. `scope` is a warehouse for the records of a view, else 0."""

    entity: str
    id: int
    scope: int = 0


@dataclass(frozen=True, slots=True)
class FeedPosition:
    """A position in the feed of one file.

    `seq`: up to this change everything was read. `scan`: the first reading, record by record, has come up to this
    record; what changes meanwhile follows from `seq` on. None: all records have been read.
    """

    lineage: str
    epoch: str
    seq: int
    scan: FeedKey | None = None


@dataclass(frozen=True, slots=True)
class FeedPart:
    """Changed records in their order, each with the position after it; the position after all; whether there are more."""

    keys: list[tuple[FeedKey, FeedPosition]]
    end: FeedPosition
    more: bool


class Feed:
    """The change feed of one replica."""

    def __init__(self, database: Database, catalogue: Catalogue, *, authoritative: bool) -> None:
        self._database = database
        self._catalogue = catalogue
        self._authoritative = authoritative

    def head(self) -> int:
        """Number of the newest change; 0 without any, and without a reader."""
        with self._database.reading() as connection:
            return _head(connection)

    def news(self, after: int | None) -> tuple[int, frozenset[str]]:
        """Number of the newest change, and the entities that changed after another number; None: all of them."""
        with self._database.reading() as connection:
            head = _head(connection)
            if after is None or head < after:
                return head, frozenset(each.name for each in self._catalogue)
            rows = (
                connection.execute("SELECT DISTINCT entity FROM feed WHERE seq > ?", (after,))
                if head > after
                else ()
            )
            return head, frozenset(entity for (entity,) in rows)

    def begin(self, now: int) -> None:
        """Note that the feed is read; the first reader begins the numbering. `now` in wall milliseconds."""
        with self._database.reading() as connection:
            used = meta(connection, USED)
            if isinstance(used, int) and abs(now - used) < DAY and _epochs(connection):
                return
        with self._database.write() as connection:
            put_meta(connection, USED, now)
            if not _epochs(connection):
                _begin_epoch(connection, now)

    def start(self) -> FeedPosition:
        """Before every record: the first reading shows each of them."""
        return replace(self.now(), scan=FeedKey("", 0))

    def now(self) -> FeedPosition:
        """After every change so far."""
        with self._snapshot() as connection:
            return _newest(connection)

    def read(self, position: FeedPosition, entities: Sequence[str], limit: int) -> FeedPart:
        """What follows a position, of these entities: at most `limit` records.

        Raises FeedElsewhere for a position in the feed of another file, FeedGone when changes since are not known.
        """
        with self._snapshot() as connection:
            _check(connection, position)
            newest = _newest(connection)
            if position.scan is not None:
                started = replace(newest, seq=position.seq)
                return self._scan(connection, started, position.scan, entities, limit, head=newest.seq)
            marks = ", ".join("?" * len(entities))
            rows = connection.execute(
                # By number, not by entity: the rows in between are few, or are read once.
                f"SELECT seq, entity, record, scope FROM feed WHERE seq > ? AND +entity IN ({marks}) ORDER BY seq LIMIT ?",
                (position.seq, *entities, limit + 1),
            ).fetchall()
        found = [
            (FeedKey(entity, record, scope), replace(newest, seq=seq))
            for seq, entity, record, scope in rows[:limit]
        ]
        more = len(rows) > limit
        return FeedPart(found, found[-1][1] if more else newest, more)

    def _scan(
        self,
        connection: sqlite3.Connection,
        base: FeedPosition,
        after: FeedKey,
        entities: Sequence[str],
        limit: int,
        *,
        head: int,
    ) -> FeedPart:
        found: list[tuple[FeedKey, FeedPosition]] = []
        for name in sorted(entities):
            if name < after.entity or len(found) > limit:
                continue
            place = after if name == after.entity else None
            keys = self._keys(connection, self._catalogue[name], place, limit + 1 - len(found))
            found += [(key, replace(base, scan=key)) for key in keys]
        more = len(found) > limit
        found = found[:limit]
        end = found[-1][1] if more else replace(base, scan=None)
        return FeedPart(found, end, more or head > base.seq)

    def _keys(
        self, connection: sqlite3.Connection, entity: Entity, after: FeedKey | None, limit: int
    ) -> Iterator[FeedKey]:
        """Keys of the records of one entity after one of them, in order of their ids."""
        from storage.tables.feed_triggers import REGISTRATIONS, WEBHOOKS

        place: tuple[int, ...] = ()
        if entity.view_of is not None:
            scope = f'"{entity.scope_field}"'
            where = "" if after is None else f'WHERE ({scope}, "_productId") > (?, ?)'
            place = () if after is None else (after.scope, after.id)
            sql = f'SELECT "_productId", {scope} FROM stock {where} ORDER BY {scope}, "_productId" LIMIT ?'
        else:
            registered = entity.name == WEBHOOKS and not self._authoritative
            table = REGISTRATIONS if registered else entity.table
            where = "" if after is None else "WHERE id > ?"
            place = () if after is None else (after.id,)
            sql = f'SELECT id, 0 FROM "{table}" {where} ORDER BY id LIMIT ?'
        for record, scope_id in connection.execute(sql, (*place, limit)):
            yield FeedKey(entity.name, record, scope_id)

    @contextmanager
    def _snapshot(self) -> Iterator[sqlite3.Connection]:
        """Reads that see one state of the file."""
        with self._database.reading() as connection:
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                connection.execute("ROLLBACK")


def open_feed(connection: sqlite3.Connection, now: int) -> None:
    """Begin an epoch for a file that is opened to be written, or end a numbering that nobody reads; in a transaction.

    Before what is replayed from the journal is numbered: this file may be an older one, whose readers have seen other
    changes under these numbers.
    """
    if not _epochs(connection):
        return
    used = meta(connection, USED)
    if not isinstance(used, int) or now - used > UNUSED_DAYS * DAY:
        connection.execute("DELETE FROM feed_epochs")
        connection.execute("DELETE FROM feed")
        return
    _begin_epoch(connection, now)
    connection.execute(
        "DELETE FROM feed_epochs WHERE id <= (SELECT max(id) FROM feed_epochs) - ?", (MAX_EPOCHS,)
    )


def end_epoch(connection: sqlite3.Connection) -> None:
    """End the epoch of a copy of a file where the copy ends, before anything is changed in it; in a transaction."""
    connection.execute(
        "INSERT INTO feed_epochs (nonce, lineage, start, at)"
        " SELECT lower(hex(randomblob(8))), lineage, (SELECT coalesce(max(seq), 0) FROM feed), at"
        " FROM feed_epochs ORDER BY id DESC LIMIT 1"
    )


def _begin_epoch(connection: sqlite3.Connection, now: int) -> None:
    connection.execute(
        "INSERT INTO feed_epochs (nonce, lineage, start, at) VALUES (?, ?, ?, ?)",
        (secrets.token_hex(8), str(meta(connection, LINEAGE)), _head(connection), now),
    )


def _epochs(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM feed_epochs LIMIT 1").fetchone() is not None


def _head(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT coalesce(max(seq), 0) FROM feed").fetchone()[0])


def _newest(connection: sqlite3.Connection) -> FeedPosition:
    """After the newest change. Raises FeedGone without a reader."""
    row = connection.execute("SELECT lineage, nonce FROM feed_epochs ORDER BY id DESC LIMIT 1").fetchone()
    if row is None:
        raise FeedGone(reason="history")
    return FeedPosition(row[0], row[1], _head(connection))


def _check(connection: sqlite3.Connection, position: FeedPosition) -> None:
    row = connection.execute("SELECT id FROM feed_epochs WHERE nonce = ?", (position.epoch,)).fetchone()
    if row is None:
        known = connection.execute(
            "SELECT 1 FROM feed_epochs WHERE lineage = ?", (position.lineage,)
        ).fetchone()
        if known is None and meta(connection, LINEAGE) != position.lineage:
            raise FeedElsewhere
        raise FeedGone(reason="history")
    (end,) = connection.execute(
        "SELECT coalesce((SELECT start FROM feed_epochs WHERE id > ? ORDER BY id LIMIT 1), ?)",
        (row[0], _head(connection)),
    ).fetchone()
    if position.seq > end:
        raise FeedGone(reason="history")
