"""Cleaning of the database file and its journal after a record was anonymised (F53).

Part of `replica`. SQLite overwrites what is deleted, but the search index keeps words in its segments, and rows that
moved to other pages leave copies behind; the journal keeps its lines, the write-ahead log its pages. Drafts and backups
follow in `app.background.anonymizing`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from storage.database.connection import Database
from storage.errors import StorageError
from storage.outbox import outbox
from storage.schema.fields import Catalogue

if TYPE_CHECKING:
    from storage.records import anonymized

CLEANED_AT_ONCE = 32_000_000
"""Bytes of a file that is cleaned before the command that anonymises returns: that takes two tenths of a second. Of a
larger one just the journal is; the rest follows in the background."""


class FileCleaning:
    """What is left to clean in one replica's files. `compact` is `Replica.compact_journal`."""

    def __init__(
        self, database: Database, catalogue: Catalogue, authoritative: bool, *, compact: Callable[..., object]
    ) -> None:
        self._database = database
        self._catalogue = catalogue
        self._authoritative = authoritative
        self._compact = compact
        self._clean: int | None = None
        """How often anybody was anonymised, by any process, when file and journal were cleaned last."""
        self.listeners: list[Callable[[Sequence[anonymized.Key]], None]] = []
        """Called after records were anonymised, on the thread that did it."""

    def after_anonymizing(self, keys: Sequence[anonymized.Key]) -> None:
        """Clean after a write, which has succeeded: what fails here is done by the next start."""
        outbox.forget_parsed()
        self._clean_if_small()
        for listener in self.listeners:
            listener(keys)

    def go_on(self) -> None:
        """Clean what an earlier process has left."""
        if self.due():
            self._clean_if_small()

    def _clean_if_small(self) -> None:
        with suppress(StorageError, sqlite3.Error, OSError):
            if self._database.path.stat().st_size <= CLEANED_AT_ONCE:
                self.clean()
            else:
                self._compact(whole=True)

    def due(self) -> list[anonymized.Due]:
        """Anonymised records of which file, journal, drafts or backups may still hold copies."""
        from storage.records import anonymized

        with self._database.reading() as connection:
            return anonymized.due(connection)

    def clean(self) -> bool:
        """Remove deleted values from the journal, the search indexes, free space and the write-ahead log.

        Whether nothing prevented it; if something did, it is to be done again. What is clean already is left. The search
        indexes are merged in steps, and others write between them. Raises DatabaseBusy, DiskFull.
        """
        from storage.tables.preparation import stamp
        from storage.tables.search_index import merge_away_deleted, remove_stale_texts

        with self._database.reading() as connection:
            scrubs = outbox.scrubs(connection)
        if self._clean == scrubs:
            return True
        self._compact(whole=True)
        for name in sorted({entity for entity, *_ in self.due() if entity in self._catalogue}):
            with self._database.write() as connection:
                remove_stale_texts(connection, self._catalogue[name].table)
            first = more = True
            while more:
                with self._database.write() as connection:
                    more = merge_away_deleted(connection, self._catalogue[name].table, first=first)
                first = False
        done = self._database.rewrite(
            lambda connection: stamp(connection, self._catalogue, authoritative=self._authoritative)
        )
        self._clean = scrubs if done else None
        return done

    def settle(self, clean: Iterable[anonymized.Due]) -> None:
        """Record that no copy of these records is left anywhere."""
        from storage.records import anonymized

        with self._database.write() as connection:
            anonymized.settle(connection, clean)
