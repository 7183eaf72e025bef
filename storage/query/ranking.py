"""The best matches of a search, best first: what a list shows above the matches that come in its own order.

Called by `Replica.best_matches`. Few matches are read and ranked each; of many the search index finds the best, because
the search text says before each word where it is (`folding.search_text`).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, replace

from storage.query.grammar import Query
from storage.query.keyset import SortTerm, sort_terms
from storage.query.sql import TRIGRAM, SqlValue, index_search, row_search, to_sql
from storage.schema.fields import Catalogue, Entity, table_of
from storage.tables.sort_index import MIN_RECORDS
from storage.text.collation import LAST, sort_key
from storage.text.matching import PLACES, Rank, Ranking, marked, search_words

RANKED_WHOLE = 300
"""Up to so many matches are read and ranked each."""
BEST = 100
"""Of more matches so many are shown first."""
TIES = 50
"""Further ones that are read at once, since they may have the same first sort key as the last of the best."""


@dataclass(frozen=True, slots=True)
class BestMatches:
    """Ids of the best matches, best first; in `complete` ones all matches are."""

    ids: tuple[int, ...]
    complete: bool


@dataclass(frozen=True, slots=True)
class _Search:
    connection: sqlite3.Connection
    catalogue: Catalogue
    entity: Entity
    query: Query
    language: str
    words: Sequence[str]

    @property
    def stored(self) -> str:
        """The table with the search texts."""
        return table_of(self.entity.view_of or self.entity.name)


def best_matches(
    connection: sqlite3.Connection, catalogue: Catalogue, entity: Entity, query: Query, *, language: str
) -> BestMatches:
    """The best matches of a query with a search; matches of one rank in the order of its sort keys."""
    search = _Search(connection, catalogue, entity, query, language, search_words(query.search))
    if (few := _few(search)) is not None:
        return BestMatches(tuple(_ranked(search, few)), complete=True)
    found: dict[int, None] = {}
    late = _late_ranks(search)
    for rank in (Rank.CODE, *PLACES):
        found |= dict.fromkeys(_best_of(search, rank, [id for id, at in late.items() if at <= rank]))
        if len(found) >= BEST:
            break
    return BestMatches(tuple(found)[:BEST], complete=False)


def _few(search: _Search) -> list[int] | None:
    """Ids of all matches; None when they are too many to be ranked each."""
    alone = search.query == Query(search=search.query.search, sort=search.query.sort, ids=search.query.ids)
    by_index = index_search(search.entity, search.query.search)
    if alone and search.query.ids is None and search.entity.view_of is None and by_index is not None:
        # Deleted ones are counted, too: the index does not know them. They are left out later.
        index, match = by_index
        condition, texts = row_search(search.query.search)
        table = search.entity.table
        sql = (
            f'SELECT rowid FROM {index} WHERE {index} MATCH ? UNION ALL SELECT id FROM "{table}"'
            f' WHERE id IN (SELECT id FROM "{table}_unindexed") AND {condition} LIMIT ?'
        )
        params: list[SqlValue] = [match, *texts]
    else:
        narrow = to_sql(search.entity, search.query)
        sql = f'SELECT "id" FROM "{search.entity.table}" WHERE {narrow.where} LIMIT ?'
        params = narrow.params
    found = [row[0] for row in search.connection.execute(sql, [*params, RANKED_WHOLE + 1])]
    return found if len(found) <= RANKED_WHOLE else None


def _ranked(search: _Search, ids: Sequence[int]) -> list[int]:
    """Those of the records that the query lists, ranked."""
    if not ids:
        return []
    query = replace(search.query, search="", ids=tuple(ids))
    rows = _in_order(search, query, len(ids), f'"{search.entity.table}"."_search"')
    ranking = Ranking(search.words)
    ranks = {id: ranking.rank(text or "") for id, text in rows}
    return sorted((id for id, rank in ranks.items() if rank is not None), key=lambda id: ranks[id] or 0)


def _in_order(search: _Search, query: Query, total: int, more: str) -> list[tuple[int, str]]:
    table = f'"{search.entity.table}"'
    terms, joins = sort_terms(
        search.connection, search.catalogue, search.entity, query, search.language, total
    )
    source = table + "".join(
        f' CROSS JOIN {name} AS o{at} ON o{at}."_record" = {table}."id"' for at, name in enumerate(joins)
    )
    sql = to_sql(search.entity, query)
    order = ", ".join([*(each.order for each in terms), f'{table}."id"'])
    return search.connection.execute(
        f'SELECT {table}."id", {more} FROM {source} WHERE {sql.where} ORDER BY {order}', sql.params
    ).fetchall()


def _late_ranks(search: _Search) -> dict[int, Rank]:
    """The rank of each match that is not in the search index yet."""
    condition, texts = row_search(search.query.search)
    rows = search.connection.execute(
        f'SELECT id, "_search" FROM "{search.stored}"'
        f' WHERE id IN (SELECT id FROM "{search.stored}_unindexed") AND {condition}',
        texts,
    )
    ranking = Ranking(search.words)
    return {id: rank for id, text in rows if (rank := ranking.rank(text)) is not None}


def _best_of(search: _Search, rank: Rank, late: Sequence[int]) -> list[int]:
    """The first matches of a rank or a better one, in the order of the list."""
    parts = marked(rank, search.words)
    long = [spelled for spelled in parts if all(len(part) >= TRIGRAM for part in spelled)]
    short = [spelled for spelled in parts if spelled not in long]
    if not long:
        return _beginning(search, parts) if rank is Rank.NAME else []
    index = f'"{search.stored}_fts"'
    match = " AND ".join(f"({' OR '.join(map(_quoted, spelled))})" for spelled in long)
    ids = f'SELECT rowid AS "_id" FROM {index} WHERE {index} MATCH ? UNION ALL SELECT value FROM json_each(?)'
    texts = [match, json.dumps(list(late))]
    rest = replace(search.query, search="")
    terms, joins = sort_terms(
        search.connection, search.catalogue, search.entity, rest, search.language, MIN_RECORDS
    )
    if not short and _is_bare(search, terms, joins):
        return _first_by_index(search.connection, f"({ids}) AS found", texts, terms, joins)
    key, sql = f'"{search.entity.table}"."id"', to_sql(search.entity, rest)
    source = f'({ids}) AS found CROSS JOIN "{search.entity.table}" ON {key} = found."_id"{_joined(joins)}'
    order = ", ".join([*(each.order for each in terms), key])
    inside, more = _texts(short)
    found = search.connection.execute(
        f"SELECT {key} FROM {source} WHERE {sql.where} AND {inside} ORDER BY {order} LIMIT ?",
        (*texts, *sql.params, *more, BEST),
    )
    return [row[0] for row in found]


def _is_bare(search: _Search, terms: Sequence[SortTerm], joins: Sequence[str]) -> bool:
    """Whether the sort indexes suffice: they have every sort key, and nothing but deletion limits the list."""
    rest = replace(search.query, search="")
    return len(joins) == len(terms) > 0 and rest == Query(sort=rest.sort) and search.entity.view_of is None


def _texts(parts: Sequence[Sequence[str]]) -> tuple[str, list[str]]:
    """The condition that a row has one of each parts in its search text."""
    tests = ["(" + " OR ".join(['instr("_search", ?) > 0'] * len(spelled)) + ")" for spelled in parts]
    return " AND ".join(tests) or "1", [part for spelled in parts for part in spelled]


def _beginning(search: _Search, parts: Sequence[Sequence[str]]) -> list[int]:
    """The first of the records whose name begins with a single letter, which the search index does not know.

    In a long list only of those whose first sort key begins with it: any other would have to be read row by row.
    """
    rest = replace(search.query, search="")
    terms, joins = sort_terms(
        search.connection, search.catalogue, search.entity, rest, search.language, MIN_RECORDS
    )
    if _is_bare(search, terms, joins):
        if len(parts) > 1 or rest.sort[0].field not in search.entity.title:
            return []
        letter = sort_key(search.language, search.words[0])
        source = f'(SELECT "_record" AS "_id" FROM {joins[0]} WHERE "_key" BETWEEN ? AND ?) AS found'
        return _first_by_index(search.connection, source, [letter, f"{letter}{LAST}"], terms, joins)
    table, sql = f'"{search.entity.table}"', to_sql(search.entity, rest)
    condition, texts = _texts(parts)
    source = f'(SELECT "id" AS "_id" FROM "{search.stored}" WHERE {condition}) AS found'
    order = ", ".join([*(each.order for each in terms), f'{table}."id"'])
    rows = search.connection.execute(
        f'SELECT {table}."id" FROM {source} CROSS JOIN {table} ON {table}."id" = found."_id"{_joined(joins)}'
        f" WHERE {sql.where} ORDER BY {order} LIMIT ?",
        (*texts, *sql.params, BEST),
    )
    return [row[0] for row in rows]


def _first_by_index(
    connection: sqlite3.Connection,
    found: str,
    texts: Sequence[SqlValue],
    terms: Sequence[SortTerm],
    joins: Sequence[str],
) -> list[int]:
    """The first of the `found` in the order of their sort indexes.

    Found by the first index alone, since looking each match up in all of them takes twice as long; the others decide
    between equal keys.
    """
    first = _joined(joins[:1])
    rows = connection.execute(
        f'SELECT o0."_record", o0."_key" FROM {found}{first} WHERE o0."_live" = 1 ORDER BY {terms[0].order} LIMIT ?',
        (*texts, BEST + TIES),
    ).fetchall()
    if not rows:
        return []
    order = ", ".join([*(each.order for each in terms), 'o0."_record"'])
    if len(rows) == BEST + TIES and rows[-1][1] == rows[BEST - 1][1]:
        sign = ">=" if terms[0].descending else "<="
        source, where = f"{found}{_joined(joins)}", f'o0."_live" = 1 AND o0."_key" {sign} ?'
        params = [*texts, rows[-1][1]]
    else:
        # All that have the key of the last one wanted are among them.
        ids = [id for id, _ in rows]
        source = f'(SELECT value AS "_id" FROM json_each(?)) AS found{_joined(joins)}'
        where, params = "1", [json.dumps(ids)]
    sql = f'SELECT o0."_record" FROM {source} WHERE {where} ORDER BY {order} LIMIT ?'
    return [row[0] for row in connection.execute(sql, (*params, BEST))]


def _joined(joins: Sequence[str]) -> str:
    return "".join(
        f' CROSS JOIN {name} AS o{at} ON o{at}."_record" = found."_id"' for at, name in enumerate(joins)
    )


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '""') + '"'
