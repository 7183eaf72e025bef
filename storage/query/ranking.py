"""The best matches of a search, best first: what a list shows above the matches that come in its own order.

Called by `Replica.best_matches`. Few matches are read and ranked each; of many the search index finds the best, because
the search text says before each word where it is (`folding.search_text`).
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from storage.query.few_ids import few_ids
from storage.query.grammar import Query
from storage.query.keyset import SortTerm, sort_terms
from storage.query.sql import (
    TRIGRAM,
    SqlValue,
    index_matches,
    match_parts,
    parts_condition,
    row_search,
    to_sql,
)
from storage.schema.fields import Catalogue, Entity, table_of
from storage.tables.sort_index import MIN_RECORDS
from storage.text.collation import LAST, sort_key
from storage.text.matching import PLACES, Rank, Ranking, has_parts, marked, search_words

RANKED_WHOLE = 300
"""Up to so many matches are read and ranked each."""
BEST = 100
"""Of more matches so many are shown first."""
KEPT = 400
"""Of each rank so many are kept for the next letter: those that match it, too, are the first of its matches."""
TIES = 50
"""Further ones that are read at once, since they may have the same first sort key as the last of the best."""
COMMON = 400
"""A rank with more matches may be read in the order of the list, which soon meets enough of them."""
WALK_FIRST, WALK_STEP, WALK_MOST = 100, 250, 3000
"""Rows read in the order of the list before it is judged how many more it would take; from then on; and at most so many."""
CHANCE = 2
"""Matches that the first rows may have fewer than the others."""


@dataclass(frozen=True, slots=True)
class RankStart:
    """The first matches of a rank or a better one, in the order of the list; `whole` if they are all.

    Behind the first `BEST` may be some that match fewer letters alone: they are looked at when a later letter needs them.
    """

    rank: Rank
    ids: tuple[int, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class BestMatches:
    """Ids of the best matches, best first; in `complete` ones all matches are."""

    ids: tuple[int, ...]
    complete: bool
    starts: tuple[RankStart, ...] = field(default=(), compare=False)
    """What was found for each rank, for the same search with more letters."""


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
    connection: sqlite3.Connection,
    catalogue: Catalogue,
    entity: Entity,
    query: Query,
    *,
    language: str,
    within: BestMatches | None = None,
) -> BestMatches:
    """The best matches of a query with a search; matches of one rank in the order of its sort keys.

    `within`: those of the same query with fewer letters (`matching.narrows`), which are looked at first.
    """
    if within is not None and within.complete:
        query, within = replace(query, ids=within.ids), None
    search = _Search(connection, catalogue, entity, query, language, search_words(query.search))
    few = few_ids(connection, entity, query, RANKED_WHOLE)
    if few is not None:
        return BestMatches(tuple(_ranked(search, few)), complete=True)
    before = {each.rank: each for each in within.starts} if within is not None else {}
    found: dict[int, None] = {}
    starts: list[RankStart] = []
    late = _late_ranks(search)
    for rank in (Rank.CODE, *PLACES):
        start = _narrowed(search, before[rank]) if rank in before else None
        if start is None:
            start = _best_of(search, rank, [id for id, at in late.items() if at <= rank])
        # Codes are matched whole: more letters match others. A single letter is not looked for everywhere.
        if rank is not Rank.CODE and len(search.words[0]) > 1:
            starts.append(start)
        found |= dict.fromkeys(start.ids[:BEST])
        if len(found) >= BEST:
            break
    return BestMatches(tuple(found)[:BEST], complete=False, starts=tuple(starts))


def few_matches(
    connection: sqlite3.Connection, catalogue: Catalogue, entity: Entity, query: Query, *, language: str
) -> BestMatches | None:
    """All matches of a query in the order of its sort keys alone, where they are few; None where they are many.

    Few among many records are found by reading these as they are stored: in the order of the list it takes ten times as long.
    """
    search = _Search(connection, catalogue, entity, query, language, ())
    found = few_ids(connection, entity, query, RANKED_WHOLE)
    if found is None:
        return None
    rows = _in_order(search, replace(query, search="", ids=tuple(found)), len(found), "1") if found else []
    return BestMatches(tuple(row[0] for row in rows), complete=True)


def _narrowed(search: _Search, before: RankStart) -> RankStart | None:
    """The first matches of a rank among those of fewer letters; None if there may be more of them."""
    parts = marked(before.rank, search.words)
    ids: list[int] = []
    read = 0
    while read < len(before.ids) and len(ids) < BEST:
        part = before.ids[read : read + (_rows_to_read(read, len(ids)) if read else BEST)]
        texts = dict(
            search.connection.execute(
                f'SELECT id, "_search" FROM "{search.stored}" WHERE id IN (SELECT value FROM json_each(?))',
                (json.dumps(part),),
            ).fetchall()
        )
        ids += [id for id in part if has_parts(texts.get(id, ""), parts)]
        read += len(part)
        if not before.whole and BEST * read > (len(ids) + CHANCE) * len(before.ids):
            return None  # the others would not do
    if not before.whole and len(ids) < BEST:
        return None
    return RankStart(before.rank, (*ids, *before.ids[read:]), before.whole)


def _rows_to_read(read: int, found: int) -> int:
    """How many more rows bring the matches to `BEST`, if they have as many as those `read` so far; and a tenth more."""
    return read * (BEST - found) * 11 // (10 * max(1, found)) + 1


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
    last = " DESC" if query.sort and query.sort[-1].descending else ""
    order = ", ".join([*(each.order for each in terms), f'{table}."id"{last}'])
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


def _best_of(search: _Search, rank: Rank, late: Sequence[int]) -> RankStart:
    """The first matches of a rank or a better one, in the order of the list."""
    parts = marked(rank, search.words)
    long = [spelled for spelled in parts if all(len(part) >= TRIGRAM for part in spelled)]
    short = [spelled for spelled in parts if spelled not in long]
    if not long:
        return RankStart(rank, tuple(_beginning(search, parts) if rank is Rank.NAME else ()), whole=False)
    matches = index_matches(search.stored)
    match = match_parts(long)
    ids, texts = f'SELECT rowid AS "_id" FROM {matches}', list[SqlValue]([match])
    if late:
        ids, texts = f"{ids} UNION ALL SELECT value FROM json_each(?)", [match, json.dumps(list(late))]
    rest = replace(search.query, search="")
    terms, joins = sort_terms(
        search.connection, search.catalogue, search.entity, rest, search.language, MIN_RECORDS
    )
    if _is_bare(search, terms, joins):
        probe = f"SELECT count(*) FROM (SELECT 1 FROM {matches} LIMIT {COMMON})"
        if search.connection.execute(probe, (match,)).fetchone()[0] == COMMON:
            walked = _first_by_walk(search, parts, terms, joins)
            if walked is not None:
                return RankStart(rank, tuple(walked), whole=False)
        if not short:
            source = f"({ids}) AS found{_joined(joins[:1])} WHERE 1"
            if rank is Rank.NAME and not late and _all_begin_so(search, matches, match, joins[0]):
                source, texts = _filed_under(search, joins[0])
            first = _first_by_index(search.connection, source, texts, terms, joins)
            return RankStart(rank, tuple(first), whole=len(first) < KEPT)
    key, sql = f'"{search.entity.table}"."id"', to_sql(search.entity, rest)
    source = f'({ids}) AS found CROSS JOIN "{search.entity.table}" ON {key} = found."_id"{_joined(joins)}'
    order = ", ".join([*(each.order for each in terms), key])
    inside, more = parts_condition(short)
    found = search.connection.execute(
        f"SELECT {key} FROM {source} WHERE {sql.where} AND {inside} ORDER BY {order} LIMIT ?",
        (*texts, *sql.params, *more, KEPT),
    ).fetchall()
    return RankStart(rank, tuple(row[0] for row in found), whole=len(found) < KEPT)


def _all_begin_so(search: _Search, matches: str, match: str, order: str) -> bool:
    """Whether the matches of `match` are just the records whose first sort key begins with the word: they are together, and in order.

    Each of the latter has a name that begins with the word, so as many are the same. Counting both takes a third of the
    time of looking each match up.
    """
    if len(search.words) > 1 or not _filed_by_name(search):
        return False
    source, texts = _filed_under(search, order)
    (filed,) = search.connection.execute(f"SELECT count(*) FROM {source}", texts).fetchone()
    if filed < COMMON:
        return False
    (found,) = search.connection.execute(f"SELECT count(*) FROM {matches}", (match,)).fetchone()
    return bool(found == filed)


def _filed_by_name(search: _Search) -> bool:
    return bool(search.query.sort) and search.query.sort[0].field in search.entity.title


def _filed_under(search: _Search, order: str) -> tuple[str, list[SqlValue]]:
    """The records whose first sort key begins with the first word, as rows of the sort index, and the parameters."""
    begin = sort_key(search.language, search.words[0])
    return f'{order} AS o0 WHERE o0."_key" BETWEEN ? AND ?', [begin, f"{begin}{LAST}"]


def _first_by_walk(
    search: _Search, parts: Sequence[Sequence[str]], terms: Sequence[SortTerm], joins: Sequence[str]
) -> list[int] | None:
    """The first matches as reading the list in its order meets them; None where that would take too long."""
    connection, key = search.connection, 'o0."_key"'
    behind, upto = ("<", ">=") if terms[0].descending else (">", "<=")
    inside, texts = parts_condition(parts)
    rows = f'FROM {joins[0]} AS o0 WHERE o0."_live" = 1'
    source = f'{joins[0]} AS o0 CROSS JOIN "{search.stored}" AS stored ON stored.id = o0."_record"'
    source += _joined(joins, 1, 'o0."_record"')
    order = ", ".join([*(each.order for each in terms), 'o0."_record"'])
    found: list[int] = []
    beyond, start = "", list[SqlValue]()
    walked, step = 0, WALK_FIRST
    while walked < WALK_MOST:
        last = connection.execute(
            f"SELECT {key} {rows}{beyond} ORDER BY {terms[0].order} LIMIT 1 OFFSET {step - 1}", start
        ).fetchone()
        if last is None:
            return None  # the end of the list: there are too few
        # Up to the end of a key, so that the next step begins behind it.
        part, params = f"{beyond} AND {key} {upto} ?", [*start, *last]
        walked += int(connection.execute(f"SELECT count(*) {rows}{part}", params).fetchone()[0])
        if walked > 2 * WALK_MOST:
            return None  # thousands with one key
        matches = (
            f'SELECT o0."_record" FROM {source} WHERE o0."_live" = 1{part} AND {inside} ORDER BY {order}'
        )
        found += [row[0] for row in connection.execute(matches, (*params, *texts))]
        if len(found) >= BEST:
            return found
        if BEST * walked > (len(found) + CHANCE) * WALK_MOST:
            return None
        beyond, start = f" AND {key} {behind} ?", [*last]
        step = min(_rows_to_read(walked, len(found)), WALK_STEP)
    return None


def _is_bare(search: _Search, terms: Sequence[SortTerm], joins: Sequence[str]) -> bool:
    """Whether the sort indexes suffice: they have every sort key, and nothing but deletion limits the list."""
    rest = replace(search.query, search="")
    return len(joins) == len(terms) > 0 and rest == Query(sort=rest.sort) and search.entity.view_of is None


def _beginning(search: _Search, parts: Sequence[Sequence[str]]) -> list[int]:
    """The first of the records whose name begins with a single letter, which the search index does not know.

    In a long list only of those whose first sort key begins with it: any other would have to be read row by row.
    """
    rest = replace(search.query, search="")
    terms, joins = sort_terms(
        search.connection, search.catalogue, search.entity, rest, search.language, MIN_RECORDS
    )
    if _is_bare(search, terms, joins):
        if len(parts) > 1 or not _filed_by_name(search):
            return []
        source, texts_of_key = _filed_under(search, joins[0])
        return _first_by_index(search.connection, source, texts_of_key, terms, joins)[:BEST]
    table, sql = f'"{search.entity.table}"', to_sql(search.entity, rest)
    condition, texts = parts_condition(parts)
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
    source: str,
    texts: Sequence[SqlValue],
    terms: Sequence[SortTerm],
    joins: Sequence[str],
) -> list[int]:
    """The first of the rows of `source` (the first sort index as o0, and what limits it), in the order of their sort indexes.

    Found by the first index alone, since looking each match up in all of them takes twice as long; the others decide
    between equal keys.
    """
    first = f'SELECT o0."_record" AS "_id", o0."_key" AS "_key" FROM {source} AND o0."_live" = 1'
    sql = f"{first} ORDER BY {terms[0].order} LIMIT ?"
    rows = _decided(connection, sql, (*texts, KEPT + TIES), terms, joins)
    if len(rows) == KEPT + TIES and rows[-1][1] == rows[KEPT - 1][1]:
        # All that have the key of the last one wanted decide between them.
        sign = ">=" if terms[0].descending else "<="
        rows = _decided(connection, f'{first} AND o0."_key" {sign} ?', (*texts, rows[-1][1]), terms, joins)
    return [row[0] for row in rows[:KEPT]]


def _decided(
    connection: sqlite3.Connection,
    first: str,
    params: Sequence[SqlValue],
    terms: Sequence[SortTerm],
    joins: Sequence[str],
) -> list[tuple[int, SqlValue]]:
    """The rows of the SELECT `first` (record and first sort key) in the order of all their sort indexes.

    The first index is not looked up again: its keys are there.
    """
    ways = ['found."_key"' + (" DESC" if terms[0].descending else ""), *(each.order for each in terms[1:])]
    source = f"({first}) AS found{_joined(joins, 1)}"
    return connection.execute(
        f'SELECT found."_id", found."_key" FROM {source} ORDER BY {", ".join(ways)}, found."_id"', params
    ).fetchall()


def _joined(joins: Sequence[str], first: int = 0, id: str = 'found."_id"') -> str:
    """The sort indexes from `first` on, each looked up by `id`."""
    return "".join(
        f' CROSS JOIN {joins[at]} AS o{at} ON o{at}."_record" = {id}' for at in range(first, len(joins))
    )
