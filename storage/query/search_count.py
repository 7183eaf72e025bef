"""How many live records a search finds, counted in the search index alone.

The index knows nothing of deletions, so the deleted that match are taken off; of the few records that wait to get into
it, each is looked at. Looking at every record found would cost ten times as much on a list of 100,000. Called by `replica.count`, which does it the long way where this
does not serve.
"""

from __future__ import annotations

import sqlite3

from storage.query.grammar import Query
from storage.query.sql import index_search, row_search
from storage.schema.fields import Entity

MAX_DELETED = 2_000
"""So many deleted records are looked at one by one; with more the long way is as short."""


def count_matches(connection: sqlite3.Connection, entity: Entity, query: Query) -> int | None:
    """None where the question is more than a search, or too much is deleted."""
    alone = query == Query(search=query.search)
    if not alone or not query.search or entity.view_of is not None or "deleted" not in entity.by_name:
        return None
    asked = index_search(entity, query.search)
    if asked is None:
        return None
    index, match = asked
    deleted = connection.execute(f'SELECT count(*) FROM "{entity.table}" WHERE "deleted" = 1').fetchone()[0]
    if deleted > MAX_DELETED:
        return None
    condition, texts = row_search(query.search)
    found = connection.execute(f"SELECT count(*) FROM {index} WHERE {index} MATCH ?", (match,)).fetchone()[0]
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
