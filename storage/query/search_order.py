"""The matches of a search among the rows of a list, best first: by where the words are, then in the order of the list.

Called by `Lists`. The search index tells each rank as one set of ids, however many records there are, because the search
text says before each word where it is (`folding.search_text`).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import islice

from storage.query import lookup
from storage.query.grammar import Query
from storage.query.ordered_ids import FIRST, RowIds
from storage.query.sql import TRIGRAM, find_ids, index_matches, match_parts, row_search
from storage.schema.fields import Catalogue, Entity
from storage.sql_chunks import chunks
from storage.text.folding import CODE, FIELD, NAME, NAME_START, NOTE
from storage.text.matching import PLACES, Rank, Ranking, marked, search_words

TOLD_APART = 1000
"""Of up to so many matches inside of words those that are only in notes come last; it takes reading each."""
_NEXT = (*"abcdefghijklmnopqrstuvwxyz0123456789.,-'/&+(_@", NAME_START, NAME, CODE, FIELD, NOTE)
"""What may follow a single letter that begins a word: the search index knows no fewer than three characters."""


def matches(
    connection: sqlite3.Connection,
    catalogue: Catalogue,
    entity: Entity,
    text: str,
    rows: RowIds,
    *,
    ranked: bool,
) -> Iterator[RowIds]:
    """The matching rows: in their order; or `ranked` and in parts, the first ranks as soon as they are a screen full."""
    stored = catalogue[entity.view_of] if entity.view_of else entity
    if not ranked:
        yield from _streamed(rows, matching_ids(connection, stored, text))
        return
    words = search_words(text)
    late = _late_ranks(connection, stored, text)
    told: set[int] = set()
    ranks: dict[int, int] = {}
    for rank in (Rank.CODE, *PLACES):
        found = _indexed(connection, stored.table, marked(rank, words))
        found |= {id for id, each in late.items() if each is rank}
        found -= told
        told |= found
        if not ranks and len(found) >= FIRST:
            yield from _streamed(rows, found)
            continue
        ranks |= dict.fromkeys(found, rank)
        if len(ranks) >= FIRST:
            yield _ranked(rows, ranks)
            ranks = {}
    if ranks:
        yield _ranked(rows, ranks)
    others = rows.picked([*_hits(rows, matching_ids(connection, stored, text) - told)])
    yield _notes_last(connection, stored, words, others) if len(others) <= TOLD_APART else others


def matching_ids(connection: sqlite3.Connection, entity: Entity, text: str) -> set[int]:
    """Ids of all records of a stored list that match, deleted ones too."""
    words = search_words(text)
    if words and all(len(each) >= TRIGRAM for each in words):
        select, texts = find_ids(entity, words)
        return {id for (id,) in connection.execute(select, texts)}
    return set(lookup.ids(connection, entity, Query(search=text, deleted="all")))


def _indexed(connection: sqlite3.Connection, table: str, parts: Sequence[Sequence[str]]) -> set[int]:
    """Ids of records that have one of each `parts`, as far as the search index knows them."""
    known = [[longer for part in spelled for longer in _long_enough(part)] for spelled in parts]
    if not known or not all(known):
        return set()
    found = connection.execute(f"SELECT rowid FROM {index_matches(table)}", (match_parts(known),))
    return {id for (id,) in found}


def _long_enough(part: str) -> Iterable[str]:
    return (part,) if len(part) >= TRIGRAM else (part + each for each in _NEXT)


def _late_ranks(connection: sqlite3.Connection, entity: Entity, text: str) -> dict[int, Rank]:
    """The rank of each match that is not in the search index yet."""
    condition, texts = row_search(text)
    rows = connection.execute(
        f'SELECT id, "_search" FROM "{entity.table}"'
        f' WHERE id IN (SELECT id FROM "{entity.table}_unindexed") AND {condition}',
        texts,
    )
    ranking = Ranking(search_words(text))
    return {id: rank for id, found in rows if (rank := ranking.rank(found)) is not None}


def _hits(rows: RowIds, wanted: Container[int]) -> Iterator[int]:
    return (row for row, id in enumerate(rows.ids) if id in wanted)


def _streamed(rows: RowIds, wanted: Container[int]) -> Iterator[RowIds]:
    """The rows with these ids: a screen full, for which the beginning of the list is enough, then the others."""
    hits = _hits(rows, wanted)
    yield rows.picked([*islice(hits, FIRST)])
    yield rows.picked([*hits])


def _ranked(rows: RowIds, ranks: dict[int, int]) -> RowIds:
    return rows.picked(sorted(_hits(rows, ranks), key=lambda row: ranks[rows.ids[row]]))


def _notes_last(connection: sqlite3.Connection, entity: Entity, words: Sequence[str], rows: RowIds) -> RowIds:
    texts: dict[int, str] = {}
    for part, marks in chunks(rows.ids):
        texts |= connection.execute(
            f'SELECT id, "_search" FROM "{entity.table}" WHERE id IN ({marks})', part
        ).fetchall()
    ranking = Ranking(words)
    noted = {id for id, text in texts.items() if ranking.rank(text) is Rank.NOTE}
    return rows.picked(sorted(range(len(rows)), key=lambda row: rows.ids[row] in noted))
