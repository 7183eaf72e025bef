"""Fast count of the live records that a search matches, from the search index alone.

The index does not know deletions, so deleted matches are subtracted; the few unindexed records are scanned. Reading
every match would cost ten times as much on a list of 100,000. Called by `Replica.count`, which counts rows where this
does not apply.
"""

from __future__ import annotations

import sqlite3

from storage.query.grammar import Query
from storage.query.sql import index_search, row_search
from storage.schema.fields import Entity
from storage.tables.record_counts import kept_counts

MAX_DELETED = 2_000
"""Up to so many deleted records are scanned; with more, counting rows is as fast."""


def count_matches(connection: sqlite3.Connection, entity: Entity, query: Query) -> int | None:
    """Number of matches; None when the query is more than a search, or too many records are deleted."""
    alone = query == Query(search=query.search)
    if not alone or not query.search or entity.view_of is not None or "deleted" not in entity.by_name:
        return None
    asked = index_search(entity, query.search)
    if asked is None:
        return None
    matches, match = asked
    _, deleted = kept_counts(connection, entity)
    if deleted > MAX_DELETED:
        return None
    condition, texts = row_search(query.search)
    found = connection.execute(f"SELECT count(*) FROM {matches}", (match,)).fetchone()[0]
    found += connection.execute(
        f'SELECT count(*) FROM "{entity.table}" WHERE id IN (SELECT id FROM "{entity.table}_unindexed") AND {condition}',
        texts,
    ).fetchone()[0]
    if not deleted:
        return int(found)
    gone = connection.execute(
        f'SELECT count(*) FROM "{entity.table}" WHERE "deleted" = 1 AND {condition}', texts
    ).fetchone()[0]
    return int(found) - int(gone)
