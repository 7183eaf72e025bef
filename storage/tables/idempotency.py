"""Answers to requests that carried an Idempotency-Key, kept for a day beside the records that the requests made.

An answer is stored in the transaction that it is about: either both are there after a crash or neither. Its body is
dropped when a record in it is anonymised; who repeats the request is then shown the records as they are.
"""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from storage.database.stored_json import UnreadableValue, parse
from storage.schema.fields import Record

KEPT_MILLISECONDS = 24 * 3_600_000
MAX_ANSWERS = 10_000
"""Answers that are kept at most; the oldest are dropped first."""


@dataclass(frozen=True, slots=True)
class KeptAnswer:
    """The first answer to a request. `body` is None once a record in it was anonymised."""

    digest: str
    """Of the request, to tell another one under the same key."""
    entity: str
    ids: tuple[int, ...]
    status: int
    tag: str | None
    body: bytes | None


class Repeated(Exception):
    """The request was answered before; nothing was written."""

    def __init__(self, answer: KeptAnswer) -> None:
        super().__init__("repeated")
        self.answer = answer


@dataclass(frozen=True, slots=True)
class AnswerOnce:
    """A request that must be carried out once. `begin` and `end` run in its transaction."""

    token: str
    """The name of the caller's token; keys of different tokens have nothing to do with each other."""
    key: str
    digest: str
    entity: str
    now: int
    answer: Callable[[Sequence[Record], Sequence[str]], tuple[int, str | None, bytes]]
    """Status, ETag and body of the answer, from the records as stored and their ETags."""

    def find(self, connection: sqlite3.Connection) -> KeptAnswer | None:
        """The answer that was given before."""
        row = connection.execute(
            f"SELECT {COLUMNS} FROM idempotency WHERE token = ? AND key = ? AND at > ?",
            (self.token, self.key, self.now - KEPT_MILLISECONDS),
        ).fetchone()
        return None if row is None else read_row(row)

    def begin(self, connection: sqlite3.Connection) -> None:
        """Raises Repeated: another request with the key may have been answered while this one waited to write."""
        if (known := self.find(connection)) is not None:
            raise Repeated(known)

    def end(self, connection: sqlite3.Connection, records: Sequence[Record], tags: Sequence[str]) -> None:
        """Keep the answer, and drop those that were kept long enough."""
        prune(connection, self.now)
        status, tag, body = self.answer(records, tags)
        connection.execute(
            "INSERT OR REPLACE INTO idempotency (token, key, at, digest, entity, records, status, tag, body)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                self.token, self.key, self.now, self.digest, self.entity,
                json.dumps([each["id"] for each in records]), status, tag, zlib.compress(body, 1),
            ),
        )  # fmt: skip


COLUMNS = "digest, entity, records, status, tag, body"


def read_row(values: Sequence[Any]) -> KeptAnswer:
    """The answer in a row of `COLUMNS`. Raises UnreadableValue, also for a body that does not unpack (F109)."""
    digest, entity, records, status, tag, body = values
    if not isinstance(status, int) or any(isinstance(each, bytes) for each in (digest, entity, records, tag)):
        raise UnreadableValue("an answer")
    try:
        unpacked = None if body is None else zlib.decompress(body)
    except (zlib.error, TypeError):
        raise UnreadableValue("the body of an answer") from None
    return KeptAnswer(digest, entity, tuple(parse(records)), status, tag, unpacked)


def prune(connection: sqlite3.Connection, now: int) -> None:
    """Drop the answers that were kept long enough, and the oldest of too many."""
    connection.execute("DELETE FROM idempotency WHERE at <= ?", (now - KEPT_MILLISECONDS,))
    connection.execute(
        "DELETE FROM idempotency WHERE rowid IN (SELECT rowid FROM idempotency ORDER BY at DESC LIMIT -1 OFFSET ?)",
        (MAX_ANSWERS - 1,),
    )


def forget_bodies(connection: sqlite3.Connection, entity: str, record_id: int) -> None:
    """Drop the bodies of answers that show a record."""
    connection.execute(
        "UPDATE idempotency SET body = NULL WHERE entity = ?"
        " AND EXISTS (SELECT 1 FROM json_each(records) WHERE value = ?)",
        (entity, record_id),
    )
