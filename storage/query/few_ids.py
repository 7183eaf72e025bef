"""Whether the matches of a query are few, and which: a list ranks or sorts these each, and never reads all of many.

Called by `ranking`. A search alone is looked up in the search index, as far as its words are long enough for that.
"""

from __future__ import annotations

import sqlite3

from storage.query.grammar import Query
from storage.query.sql import (
    TRIGRAM,
    SqlValue,
    find_ids,
    index_matches,
    index_search,
    match_parts,
    parts_condition,
    row_search,
    to_sql,
)
from storage.schema.fields import Entity
from storage.text.matching import Rank, marked, search_words


def few_ids(connection: sqlite3.Connection, entity: Entity, query: Query, most: int) -> list[int] | None:
    """Ids of all matches in no particular order; None when there are more than `most`.

    Deleted ones may be among them, and count: the search index does not know deletions.
    """
    alone = bool(query.search) and query == Query(search=query.search, sort=query.sort)
    indexed = alone and entity.view_of is None
    if indexed and _has_many(connection, entity, query.search, most):
        return None
    sql, params = _indexed(entity, query.search) if indexed else _by_rows(entity, query)
    found = [row[0] for row in connection.execute(f"{sql} LIMIT ?", (*params, most + 1))]
    return found if len(found) <= most else None


def _by_rows(entity: Entity, query: Query) -> tuple[str, list[SqlValue]]:
    narrow = to_sql(entity, query)
    return f'SELECT "id" FROM "{entity.table}" WHERE {narrow.where}', narrow.params


def _indexed(entity: Entity, text: str) -> tuple[str, list[SqlValue]]:
    table, words = entity.table, search_words(text)
    if (whole := index_search(entity, text)) is not None:
        matches, match = whole
        condition, texts = row_search(text)
        late = f'SELECT id FROM "{table}" WHERE id IN (SELECT id FROM "{table}_unindexed") AND {condition}'
        return f"SELECT rowid FROM {matches} UNION ALL {late}", [match, *texts]
    long = [each for each in words if len(each) >= TRIGRAM]
    if not long:
        return _by_rows(entity, Query(search=text))
    # Joined, so that reading ends with the last one wanted; IN would collect all matches of the long words first.
    ids, texts = find_ids(entity, long)
    inside, more = parts_condition([[each] for each in words if len(each) < TRIGRAM])
    source = f'({ids}) AS found CROSS JOIN "{table}" ON "{table}"."id" = found."_id"'
    live = to_sql(entity, Query()).where
    return f'SELECT "{table}"."id" FROM {source} WHERE {live} AND {inside}', [*texts, *more]


def _has_many(connection: sqlite3.Connection, entity: Entity, text: str, most: int) -> bool:
    """Whether the index tells at once that there are more: where all words are too short for it, it finds those that begin a
    word, by what stands before them. Without it rows are read one by one until enough have matched.
    """
    words = search_words(text)
    parts = marked(Rank.FIELD, words)
    short = bool(words) and all(len(each) < TRIGRAM for each in words)
    if not short or any(len(part) < TRIGRAM for spelled in parts for part in spelled):
        return False
    sql = f"SELECT count(*) FROM (SELECT 1 FROM {index_matches(entity.table)} LIMIT ?)"
    return bool(connection.execute(sql, (match_parts(parts), most + 1)).fetchone()[0] > most)
