"""Stretches of a long list by keyset: from the nearest row whose sort values are known, never by counting from 0.

Called by `replica.stretch` for the window's lists. A stretch comes with the places of its ends, from which the next
is reached; a far jump walks an index, from whichever known place or end is nearest.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from storage.query.grammar import Order, Query
from storage.query.sql import Sql, SqlValue, id_search, row_search, to_sql
from storage.schema.fields import Catalogue, Entity, Record
from storage.sql_chunks import chunks
from storage.tables import sort_index
from storage.tables.rows import rows_of
from storage.text.collation import LANGUAGES

FAR = 1000
"""Rows over which a jump looks for its landing in the order alone."""
SORTED_WHOLE = 3000
"""Matching rows up to which they are found first and then sorted, instead of walking the order and testing each."""
COMMON, MOST = 4, 2
"""One in so many records found by a search: walking the order then soon meets enough of them. And so many that it is
quicker to look for the words in each than to fetch from the index which records have them."""


@dataclass(frozen=True, slots=True)
class KeysetPosition:
    """Where a row of a list stands: its number from 0, and its sort values, the id last."""

    row: int
    keys: tuple[SqlValue, ...]


@dataclass(frozen=True, slots=True)
class RowWindow:
    """Rows in order, and the places of the first and the last of them."""

    records: list[Record]
    ends: tuple[KeysetPosition, ...]


@dataclass(frozen=True, slots=True)
class _Term:
    sql: str
    descending: bool


@dataclass(frozen=True, slots=True)
class _Plan:
    source: str
    terms: tuple[_Term, ...]
    where: str
    params: list[SqlValue]
    order: str | None
    """The order's table, when all its rows (those `where` says of it) are in the list."""


@dataclass(frozen=True, slots=True)
class _Way:
    """How a stretch is reached: onward from a place (None: from the end on that side), over `skip` rows."""

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
    """Rows `start` and on of the `total` that match, at most `count`.

    `places` are rows of the same query seen before. A stretch reads what is there now: after a write between two of
    them a row may be seen twice or not at all, until the list is asked anew.
    """
    count = max(0, min(count, total - start))
    if not count:
        return RowWindow([], ())
    plan = _plan(connection, catalogue, entity, query, language if language in LANGUAGES else "en", total)
    way = _way(total, start, count, places)
    where, params = plan.where, plan.params
    if plan.order is not None and way.skip > FAR:
        key, skip = _landing(connection, plan, start)
        where = f"{where} AND {plan.terms[0].sql} {'<' if plan.terms[0].descending else '>'}= ?"
        params, way = [*params, key], _Way(backward=False, place=None, skip=skip)
    elif way.place is not None:
        beyond, values = _beyond(plan.terms, way.place.keys, backward=way.backward)
        where, params = f"{where} AND {beyond}", [*params, *values]
    rows = rows_of(entity)
    keys = ", ".join(each.sql for each in plan.terms)
    order = ", ".join(each.sql + (" DESC" if each.descending != way.backward else "") for each in plan.terms)
    # The rows of a table are fetched when it is known which: sorting must not carry all their columns about.
    wanted = f"{rows.columns}, {keys}" if entity.view_of is not None else keys
    found = connection.execute(
        f"SELECT {wanted} FROM {plan.source} WHERE {where} ORDER BY {order} LIMIT ? OFFSET ?",
        (*params, count, way.skip),
    ).fetchall()
    if way.backward:
        found.reverse()
    if not found:
        return RowWindow([], ())
    width = len(plan.terms)
    ends = (
        KeysetPosition(start, tuple(found[0][-width:])),
        KeysetPosition(start + len(found) - 1, tuple(found[-1][-width:])),
    )
    if entity.view_of is not None:
        return RowWindow([rows.from_row(row) for row in found], ends)
    return RowWindow(_fetched(connection, entity, [row[-1] for row in found]), ends)


def _fetched(connection: sqlite3.Connection, entity: Entity, ids: Sequence[int]) -> list[Record]:
    """Records in the order of `ids`; one that went between the two looks is left out."""
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
    terms: list[_Term] = []
    joins: list[str] = []
    small = total < sort_index.MIN_RECORDS
    for order in query.sort:
        if order.field == "id":
            continue
        if (name := sort_index.index_table(connection, entity, order.field, language)) is not None:
            terms.append(_Term(f'o{len(joins)}."_key"', order.descending))
            joins.append(name)
        else:
            declared = entity.by_name[order.field]
            sorted_by = sort_index.sort_expression(catalogue, entity, declared, language, plain=not small)
            terms.append(_Term(sorted_by, order.descending))
    leads = bool(joins) and terms[0].sql == 'o0."_key"'
    walked = leads and (total >= SORTED_WHOLE or _bare(query))
    last = query.sort[-1] if query.sort else Order("id")
    kept = len(joins) == len(terms)
    terms.append(_Term('o0."_record"' if walked else f'{table}."id"', last.descending))
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
        if _bare(query):
            return _Plan(f"{named[0]}{others}", tuple(terms), live, [], joins[0])
        if (found := _found(connection, entity, query, joins[0], total)) is not None:
            return _Plan(f"{named[0]}{others}", tuple(terms), f"{live} AND {found[0]}", found[1], None)
    # CROSS JOIN is SQLite's word for: in this order.
    source = f'{named[0]} CROSS JOIN {table} ON o0."_record" = {table}."id"{others}'
    sql = _of_rows(connection, entity, query, joins[0], total)
    where = f"{live} AND {sql.where}" if live is not None else sql.where
    return _Plan(source, tuple(terms), where, sql.params, None)


def _live(query: Query) -> str | None:
    """What the order itself knows of deletion; None where the records have to be asked."""
    if query.deleted == "only" or any(each.field == "deleted" for each in query.where):
        return None
    return 'o0."_live" = 1' if query.deleted == "live" else "1"


def _found(
    connection: sqlite3.Connection, entity: Entity, query: Query, order: str, total: int
) -> tuple[str, list[SqlValue]] | None:
    """Which rows of an order a search finds, where the search index alone can tell and is the quicker way."""
    if not _bare(replace(query, search="")):
        return None
    found = id_search(entity, query.search)
    size = _size(connection, order) if found is not None else 0
    if found is None or total * MOST >= size:
        return None
    # The plus keeps SQLite on the way through the order; without it the found are fetched, and then sorted.
    walk = "+" if total * COMMON >= size else ""
    return f'{walk}o0."_record" IN ({found[0]})', [*found[1]]


def _of_rows(connection: sqlite3.Connection, entity: Entity, query: Query, order: str, total: int) -> Sql:
    """The query as conditions on the rows that are met on the way; what most of them have is looked for in them."""
    if (
        entity.view_of is None
        and id_search(entity, query.search)
        and total * MOST >= _size(connection, order)
    ):
        sql = to_sql(entity, replace(query, search=""))
        inside, texts = row_search(query.search)
        return replace(sql, where=f"{sql.where} AND {inside}", params=[*sql.params, *texts])
    return to_sql(entity, query)


def _size(connection: sqlite3.Connection, order: str) -> int:
    return int(connection.execute(f"SELECT count(*) FROM {order}").fetchone()[0])


def _landing(connection: sqlite3.Connection, plan: _Plan, start: int) -> tuple[SqlValue, int]:
    """The first sort value of row `start`, and how many rows of that value stand before it; from the index alone."""
    live = 'o0."_live" = 1' if plan.where.startswith('o0."_live"') else "1"
    first = plan.terms[0]
    found = connection.execute(
        f"SELECT {first.sql} FROM {plan.order} AS o0 WHERE {live}"
        f" ORDER BY {first.sql}{' DESC' if first.descending else ''} LIMIT 1 OFFSET ?",
        (start,),
    ).fetchone()
    if found is None:
        return "", start
    sign = ">" if first.descending else "<"
    before = connection.execute(
        f"SELECT count(*) FROM {plan.order} AS o0 WHERE {live} AND {first.sql} {sign} ?", found
    ).fetchone()[0]
    return found[0], start - before


def _bare(query: Query) -> bool:
    return not (query.where or query.search or query.scope) and query.ids is None


def _way(total: int, start: int, count: int, places: Iterable[KeysetPosition]) -> _Way:
    ways = [
        _Way(backward=False, place=None, skip=start),
        _Way(backward=True, place=None, skip=total - start - count),
    ]
    for each in places:
        if each.row < start:
            ways.append(_Way(backward=False, place=each, skip=start - each.row - 1))
        elif each.row >= start + count:
            ways.append(_Way(backward=True, place=each, skip=each.row - start - count))
    return min(ways, key=lambda way: way.skip)


def _beyond(
    terms: Sequence[_Term], keys: Sequence[SqlValue], *, backward: bool
) -> tuple[str, list[SqlValue]]:
    """The rows after (or before) a place, in the order of all terms."""
    signs = ["<" if each.descending != backward else ">" for each in terms]
    # Said once more for the first term alone: that is what an index can use.
    parts = [f"{terms[0].sql} {signs[0]}= ?"]
    params: list[SqlValue] = [keys[0]]
    options = []
    for at, (term, sign) in enumerate(zip(terms, signs, strict=True)):
        equal = [f"{each.sql} = ?" for each in terms[:at]]
        options.append(" AND ".join([*equal, f"{term.sql} {sign} ?"]))
        params += [*keys[:at], keys[at]]
    parts.append("(" + " OR ".join(f"({each})" for each in options) + ")")
    return " AND ".join(parts), params
