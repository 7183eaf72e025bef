"""Puts new rows into the search index when nobody waits for it: a search looks through those that are not there yet, one by
one, with each key.

Run by the schedule. A run with thousands of records indexes them itself, by the batch; a day's edits never fill one.
"""

from __future__ import annotations

from storage.records.replica import Replica
from storage.tables.search_index import index_pending_rows

ENOUGH = 200
"""Rows that are worth a part of the index; fewer cost a key next to nothing."""


def index_new_rows(replica: Replica, *, enough: int = ENOUGH) -> list[str]:
    """Index the new rows of each list that has `enough`; returns these lists."""
    indexed = []
    for entity in replica.catalogue.stored():
        late = f'SELECT count(*) FROM "{entity.table}_unindexed"'
        with replica.database.reading() as connection:
            if connection.execute(late).fetchone()[0] < enough:
                continue
        # A transaction for each list: nobody's edit waits for more than one.
        with replica.database.write() as connection:
            index_pending_rows(connection, entity.table, enough=enough)
        indexed.append(entity.name)
    return indexed
