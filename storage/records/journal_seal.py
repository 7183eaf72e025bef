"""The seal that a clean stop leaves: a digest of the outbox and of its journal, which were found to agree.

While both are, byte by byte, what they were when the replica was closed, neither has to be parsed and compared when it
is opened: with 50,000 pending changes that takes as long as everything else together (F128). Any other byte, also a
rotten one, breaks the seal, and `journal_replay` looks at all of it.
"""

from __future__ import annotations

import hashlib
import sqlite3

from storage.database.meta import meta, put_meta
from storage.outbox.journal import Journal

SEAL = "journal_seal"


def seal(connection: sqlite3.Connection, journal: Journal) -> None:
    """Seal what is there now; in the last transaction before a clean stop."""
    put_meta(connection, SEAL, _digest(connection, journal))


def is_sealed(connection: sqlite3.Connection, journal: Journal) -> bool:
    """Whether nothing has changed since the last clean stop."""
    found: str | None = meta(connection, SEAL)
    return found is not None and found == _digest(connection, journal)


def _digest(connection: sqlite3.Connection, journal: Journal) -> str:
    digest = hashlib.blake2b(digest_size=16)
    numbers = connection.execute(
        "SELECT key, value FROM meta WHERE key IN ('journal', 'journal_of') ORDER BY key"
    )
    digest.update(repr(numbers.fetchall()).encode())
    # As bytes: a rotten text would be an error otherwise.
    rows = connection.execute(
        "SELECT seq, record, next_try, due, changed, CAST(entity AS BLOB), CAST(kind AS BLOB), CAST(state AS BLOB),"
        " CAST(held AS BLOB), CAST(body AS BLOB) FROM outbox ORDER BY seq"
    )
    for *columns, body in rows:
        digest.update(repr(columns).encode())
        digest.update(body or b"")
    for part in journal.content():
        digest.update(part)
    return digest.hexdigest()
