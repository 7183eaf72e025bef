"""A checked query as SQL over the table or view of an entity.

Called by `replica`. Identifiers come from the schema and are quoted; values are always parameters. Needs the
SQL function `fold_case` of `database`, and `<table>_fts` and `<table>_unindexed` of `search_index`.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace

from storage.errors import InvalidQuery
from storage.query import grouping
from storage.query.grammar import Condition, Operator, Order, Query, Special, Value
from storage.schema.fields import Entity, Field, Kind, table_of
from storage.tables import derived_values
from storage.text.matching import search_words, spellings

TRIGRAM = 3
"""Words with fewer characters cannot be looked up in the full-text index."""

SqlValue = int | float | str

_ARRAYS = frozenset({Kind.STRINGS, Kind.INTEGERS, Kind.TRANSLATIONS})
_ORDERINGS = {Operator.GT: ">", Operator.GTEQ: ">=", Operator.LT: "<", Operator.LTEQ: "<="}


@dataclass(frozen=True, slots=True)
class Sql:
    """Parts of a SELECT: `where` follows WHERE and takes `params`; `order` follows ORDER BY."""

    where: str
    params: list[SqlValue]
    order: str


@dataclass(frozen=True, slots=True)
class _Part:
    text: str
    params: Sequence[SqlValue] = ()


def to_sql(entity: Entity, query: Query) -> Sql:
    """The condition and the order of `query`; the order is total because it ends with the id.

    Raises InvalidQuery with `problem` unknown_field for a field that the entity does not have.
    """
    parts = [_Part(f"{_column(entity, name)} = ?", (value,)) for name, value in query.scope.items()]
    if query.ids is not None:
        # One parameter for all ids: SQLite limits the number of parameters, not their length.
        parts.append(_Part('"id" IN (SELECT value FROM json_each(?))', (json.dumps(list(query.ids)),)))
    parts += _deletion(entity, query)
    parts += [_condition(entity, each) for each in query.where]
    if query.group is not None:
        parts.append(_Part(*grouping.condition(entity, query.group)))
    parts += _search(entity, query.search)
    if query.codes:
        parts.append(_Part(*_holding(entity, [query.codes])))
    return Sql(
        where=" AND ".join(each.text for each in parts) or "1",
        params=[value for each in parts for value in each.params],
        order=_order(entity, query.sort),
    )


def _declared(entity: Entity, name: str) -> Field:
    declared = entity.listed.get(name)
    if declared is None:
        raise InvalidQuery(problem="unknown_field", position=0, field=name, operator=None, allowed=[])
    return declared


def _quoted(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _column(entity: Entity, name: str) -> str:
    return _quoted(_declared(entity, name).name)


def _deletion(entity: Entity, query: Query) -> list[_Part]:
    named = any(each.field == "deleted" for each in query.where)
    if "deleted" not in entity.by_name or query.deleted == "all" or named:
        return []
    # Null counts as not deleted, as in the cloud.
    return [_Part('"deleted" IS NOT 1' if query.deleted == "live" else '"deleted" = 1')]


def _condition(entity: Entity, condition: Condition) -> _Part:
    declared = _declared(entity, condition.field)
    column = _quoted(declared.name)
    if declared.name not in entity.by_name:
        # Found once for the statement, instead of looked up for each row.
        kept = _test(declared, derived_values.VALUE, condition)
        return replace(kept, text=derived_values.rows_with(entity.name, declared.name, kept.text))
    if declared.kind in _ARRAYS:
        # json_each has columns (value, type, ...) that would hide those of the table.
        column = f"{_quoted(entity.table)}.{column}"
    elif declared.name == "deleted":
        if condition.operator is Operator.EQ and condition.values == (True,):
            return _Part(f"{column} = 1")  # as its index says it
        column = f"ifnull({column}, 0)"
    return _test(declared, column, condition)


def _test(declared: Field, column: str, condition: Condition) -> _Part:
    """The condition on the value of a column, or of another expression."""
    match condition.operator:
        case Operator.EQ | Operator.IN:
            return _member(declared, column, condition.values)
        case Operator.NE | Operator.NOTIN:
            inside = _member(declared, column, condition.values)
            # A null differs from any value, where NOT would yield null.
            return _Part(f"({inside.text}) IS NOT 1", inside.params)
        case Operator.LIKE:
            wanted = str(condition.values[0]).casefold()
            return _each(declared, column, "instr(fold_case({}), ?) > 0", (wanted,))
        case Operator.BIN | Operator.BEX:
            mask = _native(condition.values[0])
            column = f"(ifnull({column}, 0) & ?)"
            if condition.operator is Operator.BEX:
                return _Part(f"{column} = 0", (mask,))
            return _Part(f"{column} = ?", (mask, mask))
        case _:
            sign = _ORDERINGS[condition.operator]
            return _each(declared, column, f"{{}} {sign} ?", (_native(condition.values[0]),))


def _member(declared: Field, column: str, values: Sequence[Value]) -> _Part:
    """Whether the column holds one of `values`; null for a null column unless NULL is among them."""
    plain = tuple(_native(each) for each in values if not isinstance(each, Special))
    parts: list[_Part] = []
    if len(plain) == 1:
        parts.append(_each(declared, column, "{} = ?", plain))
    elif plain:
        marks = ", ".join("?" * len(plain))
        parts.append(_each(declared, column, f"{{}} IN ({marks})", plain))
    if Special.NULL in values:
        parts.append(_Part(f"{column} IS NULL"))
    if Special.NOT_NULL in values:
        parts.append(_Part(f"{column} IS NOT NULL"))
    if len(parts) == 1:
        return parts[0]
    text = " OR ".join(each.text for each in parts) or "0"
    return _Part(f"({text})", tuple(value for each in parts for value in each.params))


def _each(declared: Field, column: str, template: str, params: Sequence[SqlValue]) -> _Part:
    """`template` applied to the value, or to any element of an array."""
    if declared.kind not in _ARRAYS:
        return _Part(template.format(column), params)
    inner = template.format("element.value")
    return _Part(f"EXISTS (SELECT 1 FROM json_each({column}) AS element WHERE {inner})", params)


def _native(value: Value) -> SqlValue:
    if isinstance(value, Special):
        raise InvalidQuery(problem="null_not_allowed", position=0, field=None, operator=None, allowed=[])
    return int(value) if isinstance(value, bool) else value


def index_search(entity: Entity, text: str) -> tuple[str, str] | None:
    """The rows that the search index finds, as `index_matches`, and its MATCH expression; None when a word is too short."""
    words = search_words(text)
    if not words or any(len(each) < TRIGRAM for each in words):
        return None
    return index_matches(entity.table), match_parts([spellings(each) for each in words])


def index_matches(table: str) -> str:
    """What follows FROM, with the MATCH expression as its parameter: rows of the index that are in it as they are now."""
    index = _quoted(f"{table}_fts")
    return f"{index} WHERE {index} MATCH ? AND rowid NOT IN (SELECT id FROM {_quoted(f'{table}_unindexed')})"


def row_search(text: str) -> tuple[str, list[str]]:
    """A search as a condition on rows, with its parameters."""
    return _text_condition(search_words(text))


def _search(entity: Entity, text: str) -> list[_Part]:
    """Conditions: every word occurs in the folded text of the record."""
    words = search_words(text)
    long = [each for each in words if len(each) >= TRIGRAM]
    parts = [_Part('instr("_search", ?) > 0', (each,)) for each in words if len(each) < TRIGRAM]
    if long:
        parts.insert(0, _Part(*_holding(entity, [spellings(each) for each in long])))
    return parts


def _holding(entity: Entity, parts: Sequence[Sequence[str]]) -> tuple[str, list[str]]:
    """The condition that a row has one of each `parts`, none too short for the index, with its parameters."""
    ids, texts = _find_parts(entity, parts)
    return f'"id" IN ({ids})', texts


def find_ids(entity: Entity, words: Sequence[str]) -> tuple[str, list[str]]:
    """A SELECT of the ids (as `_id`) of rows that hold these folded words, none of them too short for the index, with its
    parameters.
    """
    return _find_parts(entity, [spellings(each) for each in words])


def _find_parts(entity: Entity, parts: Sequence[Sequence[str]]) -> tuple[str, list[str]]:
    table = table_of(entity.view_of or entity.name)
    late = _quoted(f"{table}_unindexed")
    match = match_parts(parts)
    condition, texts = parts_condition(parts)
    # Two sets of ids: an OR of conditions would make SQLite scan every row.
    select = (
        f'SELECT rowid AS "_id" FROM {index_matches(table)} UNION ALL'
        f" SELECT id FROM {_quoted(table)} WHERE id IN (SELECT id FROM {late}) AND {condition}"
    )
    return select, [match, *texts]


def match_parts(parts: Sequence[Sequence[str]]) -> str:
    """The MATCH expression, of literal phrases, for rows that have one of each `parts` in their search text; none may be too
    short. A telephone number is also without separators in it (`matching.spellings`).
    """
    return " AND ".join(f"({' OR '.join(map(_quoted, spelled))})" for spelled in parts)


def parts_condition(parts: Sequence[Sequence[str]]) -> tuple[str, list[str]]:
    """The condition that a row has one of each `parts` in its search text, with its parameters."""
    tests = ["(" + " OR ".join(['instr("_search", ?) > 0'] * len(spelled)) + ")" for spelled in parts]
    return " AND ".join(tests) or "1", [part for spelled in parts for part in spelled]


def _text_condition(words: Sequence[str]) -> tuple[str, list[str]]:
    """The search as a condition on the text of a row, for rows not indexed yet."""
    return parts_condition([spellings(word) for word in words])


def _order(entity: Entity, orders: Sequence[Order]) -> str:
    keys = [_key(entity, _declared(entity, each.field), each.descending) for each in orders]
    if all(each.field != "id" for each in orders):
        # In the direction of the last key, so that one index serves both: its entries are ordered by key, then id.
        keys.append('"id"' + (" DESC" if orders and orders[-1].descending else ""))
    return ", ".join(keys)


def _key(entity: Entity, declared: Field, descending: bool) -> str:
    column = _quoted(declared.name)
    if declared.name not in entity.by_name:
        column = derived_values.expression(entity.name, declared.name, _quoted(entity.table))
    elif declared.kind in (Kind.STRINGS, Kind.INTEGERS):
        column = f"json_extract({column}, '$[0]')"  # arrays sort by their first element
    return column + (" DESC" if descending else "")
