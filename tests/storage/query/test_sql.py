"""Queries on a real replica file: SQL selects what the interface defines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.database.connection import Database
from storage.errors import InvalidQuery
from storage.query.grammar import (
    LISTS,
    Condition,
    Operator,
    Order,
    Query,
    Special,
    operators,
    parse_filter,
    parse_sort,
)
from storage.query.sql import to_sql
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Catalogue, Entity, Field, Filter, Kind, Sort
from storage.tables.migrations import prepare
from storage.tables.rows import rows_of

EM = Filter.EQUALS | Filter.ENUM
FIELDS = (
    Field(name="id", kind=Kind.LONG, filter=EM),
    Field(name="name", kind=Kind.STRING, filter=EM | Filter.STRING, sort=Sort.BOTH, search=True),
    Field(name="phone", kind=Kind.STRING, filter=Filter.STRING, search=True),
    Field(name="size", kind=Kind.LONG, filter=EM | Filter.NUMBER | Filter.BITS, sort=Sort.BOTH),
    Field(name="weight", kind=Kind.DOUBLE, filter=EM | Filter.NUMBER, sort=Sort.BOTH),
    Field(name="display", kind=Kind.BOOLEAN, filter=EM, sort=Sort.BOTH),
    Field(name="deleted", kind=Kind.BOOLEAN, filter=EM),
    Field(name="at", kind=Kind.TIMESTAMP, filter=EM | Filter.NUMBER, sort=Sort.BOTH, list_column=True),
    Field(name="value", kind=Kind.STRINGS, filter=EM | Filter.STRING, sort=Sort.BOTH),
    Field(name="codes", kind=Kind.INTEGERS, filter=EM | Filter.NUMBER, sort=Sort.BOTH),
    Field(name="titles", kind=Kind.TRANSLATIONS, filter=EM | Filter.STRING),
)
THINGS = Entity(name="things", singular="thing", fields=FIELDS)
STOCK = tuple(
    Field(name=name, kind=kind, filter=EM | Filter.NUMBER)
    for name, kind in (
        ("_warehouseId", Kind.LONG),
        ("stockQuantityStatus", Kind.DOUBLE),
        ("purchasePriceWithoutVat", Kind.DOUBLE),
        ("stockStatusVersiondate", Kind.TIMESTAMP),
    )
)
STOCKED = Entity(name="stocked-things", singular="thing", fields=(*FIELDS, *STOCK), view_of="things")
BARE = Entity(name="bare-things", singular="bare", fields=(Field(name="id", kind=Kind.LONG),))

Row = Mapping[str, Any]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    path: Path = tmp_path_factory.mktemp("sql") / "replica.db"
    opened = Database(path)
    opened.maintain(lambda connection: prepare(connection, Catalogue((THINGS, STOCKED, BARE))))
    yield opened
    opened.close()


class _Undo(Exception):
    pass


def select(database: Database, records: Iterable[Row], query: Query, *, entity: Entity = THINGS) -> list[int]:
    """Ids a query finds among `records`, which are gone again afterwards."""
    sql = to_sql(entity, query)
    found: list[int] = []
    try:
        with database.write() as connection:
            rows = rows_of(THINGS)
            connection.executemany(rows.upsert, [rows.to_row(each, None) for each in records])
            connection.execute(
                'INSERT INTO stock("_warehouseId", "_productId") SELECT 7, id FROM things WHERE id < 3'
            )
            connection.execute('INSERT INTO stock("_warehouseId", "_productId") SELECT 8, id FROM things')
            text = f'SELECT "id" FROM "{entity.table}" WHERE {sql.where} ORDER BY {sql.order}'
            found = [row[0] for row in connection.execute(text, sql.params)]
            raise _Undo
    except _Undo:
        return found


def numbered(*records: Row) -> list[Row]:
    return [{"id": number, **each} for number, each in enumerate(records, 1)]


def where(text: str) -> Query:
    return Query(where=parse_filter(THINGS, text))


# The operators as the interface defines them, implemented a second time in plain Python.


def holds(record: Row, condition: Condition) -> bool:
    value = record.get(condition.field)
    if condition.field == "deleted":
        value = bool(value)
    elements = (
        list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else [value]
    )
    first = condition.values[0]

    def equals(wanted: object) -> bool:
        if isinstance(wanted, Special):
            return (value is None) == (wanted is Special.NULL)
        return any(each is not None and each == wanted for each in elements)

    def ordered(compare: str) -> bool:
        tests = {"gt": "__gt__", "gteq": "__ge__", "lt": "__lt__", "lteq": "__le__"}
        return any(each is not None and getattr(each, tests[compare])(first) for each in elements)

    match condition.operator:
        case Operator.EQ | Operator.IN:
            return any(equals(each) for each in condition.values)
        case Operator.NE | Operator.NOTIN:
            return not any(equals(each) for each in condition.values)
        case Operator.LIKE:
            return any(
                each is not None and str(first).casefold() in str(each).casefold() for each in elements
            )
        case Operator.BIN:
            assert isinstance(first, int)
            return (value or 0) & first == first
        case Operator.BEX:
            assert isinstance(first, int)
            return (value or 0) & first == 0
        case _:
            return ordered(condition.operator)


TEXTS = st.sampled_from(
    ["", "a", "A", "ab", "ß", "SS", "Žofie", "žOFIE", "100%", "1_0", "\\", "'", '"', "a|b", "null"]
)
VALUES: dict[Kind, st.SearchStrategy[Any]] = {
    Kind.LONG: st.sampled_from([0, 1, 3, 17, -1, 2**53 + 1, 2**63 - 1, -(2**63)]) | st.integers(-20, 20),
    Kind.DOUBLE: st.sampled_from([0.0, 1.0, 0.1, -1.5, 1e300, 10.0, 9.0]),
    Kind.BOOLEAN: st.booleans(),
    Kind.STRING: TEXTS,
    Kind.TIMESTAMP: st.integers(1_700_000_000_000, 1_700_000_000_005),
    Kind.STRINGS: TEXTS,
    Kind.INTEGERS: st.integers(-3, 3),
    Kind.TRANSLATIONS: TEXTS,
}


def stored(declared: Field) -> st.SearchStrategy[Any]:
    value = VALUES[declared.kind]
    if declared.kind in (Kind.STRINGS, Kind.INTEGERS):
        value = st.lists(value, max_size=3)
    elif declared.kind is Kind.TRANSLATIONS:
        value = st.dictionaries(st.sampled_from(["cs", "en"]), value)
    return st.none() | value


records = st.lists(
    st.fixed_dictionaries({each.name: stored(each) for each in FIELDS if each.name != "id"}),
    min_size=1,
    max_size=6,
).map(lambda drawn: numbered(*drawn))


def wanted(declared: Field, operator: Operator) -> st.SearchStrategy[list[Any]]:
    value = st.integers(0, 5) if declared.name == "id" else VALUES[declared.kind]
    if declared.name != "deleted" and operator in (Operator.EQ, Operator.NE, *LISTS):
        value |= st.sampled_from(Special)
    return st.lists(value, min_size=1, max_size=4 if operator in LISTS else 1)


@st.composite
def conditions(draw: st.DrawFn) -> Condition:
    declared = draw(st.sampled_from(FIELDS))
    operator = draw(st.sampled_from(operators(declared)))
    return Condition(declared.name, operator, tuple(draw(wanted(declared, operator))))


@pytest.mark.parametrize(
    "declared", [each for each in FIELDS if each.name != "id"], ids=lambda each: each.name
)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_each_operator_selects_what_it_means(
    database: Database, declared: Field, data: st.DataObject
) -> None:
    rows = numbered(*({declared.name: each} for each in data.draw(st.lists(stored(declared), min_size=1))))
    for operator in operators(declared):
        values = tuple(data.draw(wanted(declared, operator)))
        asked = Condition(declared.name, operator, values)
        expected = [row["id"] for row in rows if holds(row, asked)]
        assert select(database, rows, Query(where=(asked,), deleted="all")) == expected, asked


@settings(max_examples=100, deadline=None)
@given(rows=records, asked=st.lists(conditions(), max_size=3))
def test_conditions_are_joined_by_and(database: Database, rows: list[Row], asked: list[Condition]) -> None:
    named = any(each.field == "deleted" for each in asked)
    expected = [
        row["id"] for row in rows if all(holds(row, each) for each in asked) and (named or not row["deleted"])
    ]
    assert select(database, rows, Query(where=tuple(asked))) == expected


def _rank(value: Any) -> tuple[bool, Any]:
    if isinstance(value, list):
        value = value[0] if value else None
    value = value.encode() if isinstance(value, str) else value
    return (value is not None, 0 if value is None else value)


@settings(max_examples=150, deadline=None)
@given(rows=records, asked=st.lists(st.sampled_from([each.name for each in FIELDS if each.sort is Sort.BOTH]), max_size=2),
       descending=st.booleans())  # fmt: skip
def test_sql_sorts_by_each_key_then_by_id(
    database: Database, rows: list[Row], asked: list[str], descending: bool
) -> None:
    expected = sorted(
        rows,
        key=lambda row: [*(_rank(row[name]) for name in asked), row["id"]],
        reverse=descending and bool(asked),
    )
    query = Query(sort=tuple(Order(name, descending) for name in asked), deleted="all")
    assert select(database, rows, query) == [row["id"] for row in expected]


DELETED = numbered({"deleted": False}, {"deleted": True}, {"deleted": None})


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        (Query(), [1, 3]),
        (Query(deleted="only"), [2]),
        (Query(deleted="all"), [1, 2, 3]),
        (where("deleted|eq|0"), [1, 3]),
        (where("deleted|eq|true"), [2]),
        (where("deleted|ne|1"), [1, 3]),
        (where("deleted|in|0,1"), [1, 2, 3]),
        (where("deleted|notin|0"), [2]),
        (Query(where=parse_filter(THINGS, "deleted|eq|1"), deleted="live"), [2]),
    ],
)
def test_deleted_records_are_listed_only_when_asked_for(
    database: Database, query: Query, expected: list[int]
) -> None:
    assert select(database, DELETED, query) == expected


def test_an_entity_without_soft_delete_is_listed_in_full() -> None:
    assert to_sql(BARE, Query()).where == "1"


def test_doubles_compare_as_numbers_not_as_text(database: Database) -> None:
    rows = numbered({"weight": 9.0}, {"weight": 10.0}, {"weight": 9.5})
    assert select(database, rows, where("weight|gt|9.25")) == [2, 3]
    assert select(database, rows, where("weight|in|9,10.00")) == [1, 2]
    assert select(database, rows, Query(sort=(Order("weight"),))) == [1, 3, 2]


def test_like_takes_wildcards_literally_and_any_case(database: Database) -> None:
    rows = numbered(
        {"name": "100% BAVLNA"}, {"name": "100 kusů"}, {"name": "a_b"}, {"name": "axb"}, {"name": "ŽOFIE"}
    )
    assert select(database, rows, where("name|like|100%")) == [1]
    assert select(database, rows, where("name|like|a_b")) == [3]
    assert select(database, rows, where("name|like|žof")) == [5]
    assert select(database, rows, where("name|like|")) == [1, 2, 3, 4, 5]


def test_ids_limit_to_any_number_of_records(database: Database) -> None:
    rows = numbered(*[{}] * 4)
    assert select(database, rows, Query(ids=(3, 1, 99))) == [1, 3]
    assert select(database, rows, Query(ids=())) == []
    assert select(database, rows, Query(ids=tuple(range(3, 300_000)))) == [3, 4]


def test_a_view_is_limited_to_its_scope(database: Database) -> None:
    rows = numbered({"name": "Jana"}, {"name": "Bar"}, {"name": "Jan"})
    assert select(database, rows, Query(scope={"_warehouseId": 7}), entity=STOCKED) == [1, 2]
    assert select(database, rows, Query(scope={"_warehouseId": 8}, search="jan"), entity=STOCKED) == [1, 3]
    assert select(database, rows, Query(scope={"_warehouseId": 9}), entity=STOCKED) == []


HOSTILE = [
    "'; DROP TABLE things; --",
    '" OR 1=1 --',
    "x') OR ('1'='1",
    "1); DELETE FROM things; --",
    "?",
    "%s {} :name @x $y",
    "\x00",
    "(SELECT name FROM sqlite_master)",
]


@pytest.mark.parametrize("text", HOSTILE)
@pytest.mark.parametrize("name", ["name", "value", "titles"])
def test_hostile_values_are_only_values(database: Database, text: str, name: str) -> None:
    entity_value: object = {"name": text, "value": [text], "titles": {"cs": text}}[name]
    rows = [{"id": 1, name: entity_value}, {"id": 2, "name": "harmless"}]
    for operator in (Operator.EQ, Operator.IN, Operator.LIKE):
        if text == "\x00" and name != "name":
            continue  # SQLite's JSON ends a text at NUL
        asked = (Condition(name, operator, (text,)),)
        assert select(database, rows, Query(where=asked)) == [1]
        calm = (Condition(name, operator, ("calm",)),)
        assert to_sql(THINGS, Query(where=asked)).where == to_sql(THINGS, Query(where=calm)).where
    assert select(database, rows, Query()) == [1, 2]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_never_reach_the_database(name: str) -> None:
    for query in (
        Query(where=(Condition(name, Operator.EQ, ("x",)),)),
        Query(sort=(Order(name),)),
        Query(scope={name: 1}),
    ):
        with pytest.raises(InvalidQuery):
            to_sql(THINGS, query)


def test_names_of_the_catalogue_are_quoted_whatever_they_hold() -> None:
    odd = Entity(
        name="odd", singular="odd", fields=(Field(name='a"b', kind=Kind.LONG, filter=Filter.EQUALS),)
    )
    assert to_sql(odd, Query(where=parse_filter(odd, 'a"b|eq|1'))).where == '"a""b" = ?'


def test_null_has_no_order_and_no_bits() -> None:
    with pytest.raises(InvalidQuery):
        to_sql(THINGS, Query(where=(Condition("size", Operator.GT, (Special.NULL,)),)))


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("at|gteq|5;at|lteq|9", "USING INDEX"),
        ("name|eq|x", "USING INDEX"),
        ("id|in|1,2,3", "INTEGER PRIMARY KEY"),
    ],
)
def test_conditions_can_use_an_index(database: Database, text: str, plan: str) -> None:
    assert plan in _plan(database, where(text))


@pytest.mark.parametrize("sort", ["name", "-name", "-at", "at"])
def test_a_sorted_page_is_read_along_an_index(database: Database, sort: str) -> None:
    plan = _plan(database, Query(sort=parse_sort(THINGS, sort)))
    assert "USING INDEX" in plan and "TEMP B-TREE" not in plan


def _plan(database: Database, query: Query) -> str:
    sql = to_sql(THINGS, query)
    text = f'EXPLAIN QUERY PLAN SELECT * FROM "things" WHERE {sql.where} ORDER BY {sql.order} LIMIT 100'
    return "\n".join(row[3] for row in database.read().execute(text, sql.params))


@pytest.mark.parametrize("entity", list(CATALOGUE), ids=lambda each: each.name)
def test_every_operator_and_sort_key_of_the_catalogue_runs(entity: Entity, tmp_path: Path) -> None:
    database = Database(tmp_path / "replica.db")
    database.maintain(lambda connection: prepare(connection, CATALOGUE))
    try:
        for declared in entity.fields:
            for operator in operators(declared):
                asked = parse_filter(entity, f"{declared.name}|{operator}|1")
                _run(database, entity, Query(where=asked, search="ab abc"))
            _run(database, entity, Query(sort=parse_sort(entity, f"-{declared.name}", any_field=True)))
    finally:
        database.close()


def _run(database: Database, entity: Entity, query: Query) -> None:
    sql = to_sql(entity, query)
    text = f'SELECT * FROM "{entity.table}" WHERE {sql.where} ORDER BY {sql.order}'
    assert database.read().execute(text, sql.params).fetchall() == []
