"""Webhooks that other programs registered at this computer's own server; never sent to the cloud.

Called by `app.server`. The cloud's webhooks are records of the `webhooks` entity and live in its table.
"""

from __future__ import annotations

import json

from storage.database.connection import Database
from storage.database.stored_json import parse
from storage.errors import Refused
from storage.schema.fields import Record
from storage.tables.etag import record_tag
from storage.tables.idempotency import AnswerOnce, forget_bodies


class Hooks:
    """The registrations, oldest first."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def list(self) -> list[Record]:
        """Every registration, without its secret."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT body FROM hooks ORDER BY rowid").fetchall()
            return [parse(body) for (body,) in rows]

    def secrets(self) -> dict[int, str]:
        """Signing secrets by registration; registrations older than signing have none."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT id, secret FROM hooks WHERE secret IS NOT NULL").fetchall()
        return dict(rows)

    def add(
        self,
        record: Record,
        *,
        secret: str | None = None,
        owner: str | None = None,
        most: int | None = None,
        once: AnswerOnce | None = None,
    ) -> Record:
        """Store a registration under its `id`; the secret is stored separately and never listed.

        `owner` names the token that it was registered with, which may have `most` of them. Raises Refused, and Repeated
        for a request that was carried out `once` before.
        """
        with self._database.write() as connection:
            if once is not None:
                once.begin(connection)
            if most is not None:
                (owned,) = connection.execute(
                    "SELECT count(*) FROM hooks WHERE owner = ?", (owner,)
                ).fetchone()
                if owned >= most:
                    raise Refused(reason="webhooks_full", most=most)
            connection.execute(
                "INSERT INTO hooks (id, body, secret, owner) VALUES (?, ?, ?, ?)",
                (record["id"], json.dumps(record), secret, owner),
            )
            if once is not None:
                once.end(connection, [record], [record_tag(record)])
        return record

    def remove(self, hook_id: int) -> Record | None:
        """Delete a registration and return it; None when there was none."""
        with self._database.write() as connection:
            row = connection.execute("DELETE FROM hooks WHERE id = ? RETURNING body", (hook_id,)).fetchone()
            # The answer to its registration holds the secret.
            forget_bodies(connection, "webhooks", hook_id)
            return None if row is None else parse(row[0])
