"""Windows of a long list by keyset: read from the nearest row whose sort keys are known, not by offset from 0.

Called by `Replica.read_window` for the lists on the screen. A window comes with the positions of its ends, from which
the next one is read; a distant window is reached over a sort index, from the nearest known position or end.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from storage.query.grammar import Order, Query
from storage.query.sql import Sql, SqlValue, id_search, row_search, to_sql
from storage.schema.fields import Catalogue, Entity, Record
from storage.sql_chunks import chunks
from storage.tables import sort_index
from storage.tables.record_counts import kept_counts
from storage.tables.rows import rows_of
from storage.text.collation import LANGUAGES

if TYPE_CHECKING:
    from storage.query.distant_rows import DistantRow

FAR = 1000
"""Offsets beyond this are looked up in the sort index alone."""
SORTED_WHOLE = 3000
"""Up to so many matches are found first and then sorted, instead of testing each row in sort order."""
COMMON, MOST = 4, 2
"""Share of the records that a search matches, one in so many. COMMON: reading in sort order soon meets enough matches.
MOST: testing the words in each row is faster than fetching the ids of the matches from the index."""


@dataclass(frozen=True, slots=True)
class KeysetPosition:
    """Position of a row in a list: its number from 0, and its sort keys; last the id, and in a view what frames its lists."""

    row: int
    keys: tuple[SqlValue, ...]
    first: int | None = field(default=None, compare=False)
    """Number of the first row with the same first sort key, where it is known."""


@dataclass(frozen=True, slots=True)
class RowWindow:
    """Rows in order, and the positions of the first and the last of them."""

    records: list[Record]
    ends: tuple[KeysetPosition, ...]


@dataclass(frozen=True, slots=True)
class SortTerm:
    """An expression that a list is sorted by."""

    sql: str
    descending: bool

    @property
    def order(self) -> str:
        """As it stands after ORDER BY."""
        return f"{self.sql} DESC" if self.descending else self.sql


@dataclass(frozen=True, slots=True)
class _Plan:
    source: str
    terms: tuple[SortTerm, ...]
    where: str
    params: list[SqlValue]
    order: str | None
    """The table of the sort index, when the list consists of its rows (those that match `where`)."""


@dataclass(frozen=True, slots=True)
class _Route:
    """How a window is reached: from a position (None: from the end on that side), over `skip` rows."""

    backward: bool
    place: KeysetPosition | None
    skip: int


def read_window(
    connection: sqlite3.Connection,
    catalogue: Catalogue,
    entity: Entity,
    query: Query,
    *,
    language: str,
    total: int,
    start: int,
    count: int,
    places: Iterable[KeysetPosition] = (),
) -> RowWindow:
    """At most `count` of the `total` matching rows, from row `start` on.

    `places` are positions in the same query from earlier reads. A window reads the current state: after a write
    between two reads a row may be seen twice or not at all, until the list is counted again.
    """
    count = max(0, min(count, total - start))
    if not count:
        return RowWindow([], ())
    plan = _plan(connection, catalogue, entity, query, language if language in LANGUAGES else "en", total)
    known = tuple(places)
    route = _choose_route(total, start, count, known)
    where, params, reached = plan.where, plan.params, None
    if plan.order is not None and route.skip > FAR:
        condition, values, skip, reached = _reach(connection, plan, start, total, known)
        where, params = f"{where} AND {condition}", [*params, *values]
        route = _Route(backward=False, place=None, skip=skip)
    elif route.place is not None:
        after, values = _after(plan.terms, route.place.keys, backward=route.backward)
        where, params = f"{where} AND {after}", [*params, *values]
    rows = rows_of(entity)
    keys = ", ".join(each.sql for each in plan.terms)
    order = ", ".join(
        each.sql + (" DESC" if each.descending != route.backward else "") for each in plan.terms
    )
    # Rows of a table are fetched by id afterwards: sorting must not carry all their columns.
    wanted = f"{rows.columns}, {keys}" if entity.view_of is not None else keys
    found = connection.execute(
        f"SELECT {wanted} FROM {plan.source} WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?",
        (*params, count, route.skip),
    ).fetchall()
    if route.backward:
        found.reverse()
    if not found:
        return RowWindow([], ())
    width = len(plan.terms)
    ends = (
        KeysetPosition(start, tuple(found[0][-width:]), _first_of(reached, start, found[0][-width])),
        KeysetPosition(start + len(found) - 1, tuple(found[-1][-width:])),
    )
    if entity.view_of is not None:
        return RowWindow([rows.from_row(row) for row in found], ends)
    return RowWindow(_fetch(connection, entity, [row[-1] for row in found]), ends)


def row_of(
    connection: sqlite3.Connection,
    catalogue: Catalogue,
    entity: Entity,
    query: Query,
    id: int,
    language: str,
    total: int,
) -> int | None:
    """The number of the row that a record has among the `total` matching rows, from 0; None if it is none of them."""
    plan = _plan(connection, catalogue, entity, query, language if language in LANGUAGES else "en", total)
    keys = ", ".join(each.sql for each in plan.terms)
    # In a view the id is followed by what frames its lists.
    by_id = plan.terms[-1 if entity.scope_field is None else -2].sql
    found = connection.execute(
        f"SELECT {keys} FROM {plan.source} WHERE {plan.where} AND {by_id} = ?",
        (*plan.params, id),
    ).fetchone()
    if found is None:
        return None
    before, values = _after(plan.terms, tuple(found), backward=True)
    return int(
        connection.execute(
            f"SELECT count(*) FROM {plan.source} WHERE {plan.where} AND {before}", (*plan.params, *values)
        ).fetchone()[0]
    )


def _fetch(connection: sqlite3.Connection, entity: Entity, ids: Sequence[int]) -> list[Record]:
    """Records in the order of `ids`, without those deleted since the ids were read."""
    rows = rows_of(entity)
    there: dict[int, Record] = {}
    for part, marks in chunks(ids):
        select = f"{rows.select} WHERE id IN ({marks})"
        there |= {row[rows.place_of_id]: rows.from_row(row) for row in connection.execute(select, part)}
    return [there[id] for id in ids if id in there]


def _plan(
    connection: sqlite3.Connection,
    catalogue: Catalogue,
    entity: Entity,
    query: Query,
    language: str,
    total: int,
) -> _Plan:
    table = f'"{entity.table}"'
    terms, joins = sort_terms(connection, catalogue, entity, query, language, total)
    leads = bool(joins) and terms[0].sql == 'o0."_key"'
    walked = leads and (total >= SORTED_WHOLE or _is_unfiltered(query))
    last = query.sort[-1] if query.sort else Order("id")
    kept = len(joins) == len(terms)
    terms.append(SortTerm('o0."_record"' if walked else f'{table}."id"', last.descending))
    if entity.scope_field is not None:
        # In a view each of its lists has the id once.
        terms.append(SortTerm(f'{table}."{entity.scope_field}"', last.descending))
    named = [f"{name} AS o{at}" for at, name in enumerate(joins)]
    if not walked:
        on = f' ON o{{}}."_record" = {table}."id"'
        source = table + "".join(f" CROSS JOIN {each}{on.format(at)}" for at, each in enumerate(named))
        sql = to_sql(entity, query)
        return _Plan(source, tuple(terms), sql.where, sql.params, None)
    others = "".join(
        f' CROSS JOIN {each} ON o{at}."_record" = o0."_record"' for at, each in enumerate(named[1:], start=1)
    )
    live = _live(query)
    if kept and live is not None and entity.view_of is None:
        if _is_unfiltered(query):
            return _Plan(f"{named[0]}{others}", tuple(terms), live, [], joins[0])
        if (found := _search_matches(connection, entity, query, total)) is not None:
            first = f"{found.source}{named[0]}{found.joined}"
            where = f"{live} AND {found.where}"
            return _Plan(f"{first}{others}", tuple(terms), where, found.params, None)
    # CROSS JOIN makes SQLite join in this order.
    source = f'{named[0]} CROSS JOIN {table} ON o0."_record" = {table}."id"{others}'
    sql = _row_conditions(connection, entity, query, total)
    where = f"{live} AND {sql.where}" if live is not None else sql.where
    return _Plan(source, tuple(terms), where, sql.params, None)


def sort_terms(
    connection: sqlite3.Connection,
    catalogue: Catalogue,
    entity: Entity,
    query: Query,
    language: str,
    total: int,
) -> tuple[list[SortTerm], list[str]]:
    """The sort keys of `total` rows but for the id, and the sort indexes that they are read from as o0, o1 and so on."""
    terms: list[SortTerm] = []
    joins: list[str] = []
    for order in query.sort:
        if order.field == "id":
            continue
        if (name := sort_index.index_table(connection, entity, order.field, language)) is not None:
            terms.append(SortTerm(f'o{len(joins)}."_key"', order.descending))
            joins.append(name)
        else:
            declared = entity.listed[order.field]
            plain = total >= sort_index.MIN_RECORDS
            sorted_by = sort_index.sort_expression(catalogue, entity, declared, language, plain=plain)
            terms.append(SortTerm(sorted_by, order.descending))
    return terms, joins


def _live(query: Query) -> str | None:
    """The condition on deletion that the sort index answers; None where the records are needed."""
    if query.deleted == "only" or any(each.field == "deleted" for each in query.where):
        return None
    return 'o0."_live" = 1' if query.deleted == "live" else "1"


@dataclass(frozen=True, slots=True)
class _Matches:
    """The matches of a search as parts of a statement: before and after the first sort index, and a condition."""

    source: str
    joined: str
    where: str
    params: list[SqlValue]


def _search_matches(
    connection: sqlite3.Connection, entity: Entity, query: Query, total: int
) -> _Matches | None:
    """The rows of a sort index that a search matches, where the search index is sufficient and faster."""
    if not _is_unfiltered(replace(query, search="", without=())):
        return None
    found = id_search(entity, query.search)
    size, _ = kept_counts(connection, entity) if found is not None else (0, 0)
    if found is None or total * MOST >= size:
        return None
    select, texts = found
    where, without = "1", [json.dumps(list(query.without))] if query.without else []
    if query.without:
        where = 'o0."_record" NOT IN (SELECT value FROM json_each(?))'
    if total * COMMON >= size:
        # The plus makes SQLite read in sort order; without it the matches are fetched, and then sorted.
        return _Matches("", "", f'{where} AND +o0."_record" IN ({select})', [*without, *texts])
    # A join looks up each match as the search index finds it; IN would first collect all of them.
    joined = ' ON o0."_record" = found."_id"'
    return _Matches(f"({select}) AS found CROSS JOIN ", joined, where, [*texts, *without])


def _row_conditions(connection: sqlite3.Connection, entity: Entity, query: Query, total: int) -> Sql:
    """The query as conditions on rows read in sort order; frequent words are tested in the row itself."""
    if (
        entity.view_of is None
        and id_search(entity, query.search)
        and total * MOST >= kept_counts(connection, entity)[0]
    ):
        sql = to_sql(entity, replace(query, search=""))
        inside, texts = row_search(query.search)
        return replace(sql, where=f"{sql.where} AND {inside}", params=[*sql.params, *texts])
    return to_sql(entity, query)


def _reach(
    connection: sqlite3.Connection, plan: _Plan, start: int, total: int, places: Sequence[KeysetPosition]
) -> tuple[str, list[SqlValue], int, DistantRow | None]:
    """The condition that a distant row `start` is reached by, its parameters, the rows to skip of those that meet it, and
    the row of the sort index that it was reached from.
    """
    from storage.query.distant_rows import find_row

    lead = plan.terms[0]
    # By its key and its id alone the row before is the last one that is not read.
    exact = len(plan.terms) == 2 and plan.terms[1].descending is lead.descending
    found = find_row(
        connection,
        str(plan.order),
        'o0."_live" = 1' if plan.where.startswith('o0."_live"') else "1",
        row=start - 1 if exact else start,
        total=total,
        descending=lead.descending,
        anchors=[(each.first, each.keys[0]) for each in places if each.first is not None],
    )
    if found is None:
        return "1", [], start, None
    if exact:
        after, values = _after(plan.terms, (found.key, found.record), backward=False)
        return after, values, 0, found
    sign = "<=" if lead.descending else ">="
    return f"{lead.sql} {sign} ?", [found.key], start - found.first, found


def _first_of(reached: DistantRow | None, start: int, key: SqlValue) -> int | None:
    """The number of the first row with the key of row `start`, which was reached from the one before it or one with its key."""
    if reached is None:
        return None
    return reached.first if reached.key == key else start


def _is_unfiltered(query: Query) -> bool:
    limited = query.where or query.search or query.scope or query.without
    return not limited and query.ids is None and query.group is None


def _choose_route(total: int, start: int, count: int, places: Iterable[KeysetPosition]) -> _Route:
    routes = [
        _Route(backward=False, place=None, skip=start),
        _Route(backward=True, place=None, skip=total - start - count),
    ]
    for each in places:
        if each.row < start:
            routes.append(_Route(backward=False, place=each, skip=start - each.row - 1))
        elif each.row >= start + count:
            routes.append(_Route(backward=True, place=each, skip=each.row - start - count))
    return min(routes, key=lambda route: route.skip)


def _after(
    terms: Sequence[SortTerm], keys: Sequence[SqlValue], *, backward: bool
) -> tuple[str, list[SqlValue]]:
    """The condition for rows after (or before) a position, in the order of all terms."""
    signs = ["<" if each.descending != backward else ">" for each in terms]
    # Repeated for the first term alone: an index can use only that.
    parts = [f"{terms[0].sql} {signs[0]}= ?"]
    params: list[SqlValue] = [keys[0]]
    options = []
    for at, (term, sign) in enumerate(zip(terms, signs, strict=True)):
        equal = [f"{each.sql} = ?" for each in terms[:at]]
        options.append(" AND ".join([*equal, f"{term.sql} {sign} ?"]))
        params += [*keys[:at], keys[at]]
    parts.append("(" + " OR ".join(f"({each})" for each in options) + ")")
    return " AND ".join(parts), params
