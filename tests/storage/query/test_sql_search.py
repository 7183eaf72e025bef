"""The search box on a real replica file: records that contain every word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from storage.database.connection import Database
from storage.query.grammar import Query, parse_filter
from storage.query.sql import to_sql
from storage.schema.fields import Catalogue, Entity, Field, Filter, Kind
from storage.tables.migrations import prepare
from storage.tables.rows import rows_of
from storage.text.folding import search_text
from storage.text.matching import MAX_SEARCH_WORDS

PERSONS = Entity(
    name="persons",
    singular="person",
    fields=(
        Field(name="id", kind=Kind.LONG, filter=Filter.EQUALS),
        Field(name="name", kind=Kind.STRING, search=True),
        Field(name="phone", kind=Kind.STRING, search=True),
        Field(name="value", kind=Kind.STRINGS),
        Field(name="deleted", kind=Kind.BOOLEAN),
    ),
)

Row = Mapping[str, Any]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    path: Path = tmp_path_factory.mktemp("search") / "replica.db"
    opened = Database(path)
    opened.maintain(lambda connection: prepare(connection, Catalogue((PERSONS,))))
    yield opened
    opened.close()


class _Undo(Exception):
    pass


def select(database: Database, records: Iterable[Row], query: Query) -> list[int]:
    """Ids a query finds among `records`, which are gone again afterwards."""
    sql = to_sql(PERSONS, query)
    found: list[int] = []
    try:
        with database.write() as connection:
            rows = rows_of(PERSONS)
            connection.executemany(rows.upsert, [rows.to_row(each, None) for each in records])
            text = f'SELECT "id" FROM "persons" WHERE {sql.where} ORDER BY {sql.order}'
            found = [row[0] for row in connection.execute(text, sql.params)]
            raise _Undo
    except _Undo:
        return found


def numbered(*records: Row) -> list[Row]:
    return [{"id": number, **each} for number, each in enumerate(records, 1)]


PEOPLE = numbered(
    {"name": "Jana Nováková", "phone": "+420 777 123 456", "value": ["VIP"]},
    {"name": "Łukasz O’Brien", "phone": "602-111-222"},
    {"name": 'Bar "U Kocoura" 50%', "phone": None},
    {"name": "NEAR AND OR NOT a*b^c:d", "phone": ""},
    {"name": "Deleted Jana", "phone": "", "deleted": True},
)


@pytest.mark.parametrize(
    ("search", "expected"),
    [
        ("novak", [1]),
        ("NOVÁKOVÁ jana", [1]),
        ("jana brien", []),
        ("ana", [1]),
        ("lukasz", [2]),
        ("o'brien", [2]),
        ("777123456", [1]),
        ("777 123 456", [1]),
        ("+420777123456", [1]),
        ("777-123-456", [1]),
        ("(602) 111", []),
        ("602111222", [2]),
        ("602-111", [2]),
        ('"u kocoura"', [3]),
        ('u"', []),
        ('ra"', [3]),
        ("%", [3]),
        ("50%", [3]),
        ("_", []),
        ("\\", []),
        ("u", [2, 3]),
        ("a*b^c:d", [4]),
        ("NEAR AND OR", [4]),
        ('" OR "', []),
        ('" bar "', [3]),
        ("jana)", []),
        ("jana\x00nova", [1]),
        ("name:jana", []),
        ("-jana", []),
        ("  ", [1, 2, 3, 4]),
        ("vip", []),
    ],
)
def test_search_finds_records_that_hold_every_word(
    database: Database, search: str, expected: list[int]
) -> None:
    assert select(database, PEOPLE, Query(search=search)) == expected


def test_search_joins_with_conditions_and_deletion(database: Database) -> None:
    assert select(database, PEOPLE, Query(search="jana", deleted="all")) == [1, 5]
    assert select(
        database, PEOPLE, Query(search="jana", where=parse_filter(PERSONS, "id|ne|1"), deleted="all")
    ) == [5]


@settings(max_examples=200, deadline=None)
@given(
    names=st.lists(st.text(st.sampled_from("abcžŽłß -+'\"%_\\*12345()")), min_size=1, max_size=5),
    search=st.text(st.sampled_from("abczžłs -'\"%_\\*()"), max_size=9),
)
def test_search_finds_what_a_plain_scan_of_the_search_text_finds(
    database: Database, names: list[str], search: str
) -> None:
    rows = numbered(*({"name": name} for name in names))
    words = search_text(PERSONS, {"name": search}).split()
    expected = [row["id"] for row in rows if all(word in search_text(PERSONS, row) for word in words)]
    assert select(database, rows, Query(search=search)) == expected


@given(search=st.text())
@settings(max_examples=200, deadline=None)
def test_no_search_text_breaks_the_query(database: Database, search: str) -> None:
    select(database, PEOPLE, Query(search=search))


def test_a_very_long_search_looks_for_its_first_words_only(database: Database) -> None:
    words = [f"w{number:03}" for number in range(400)]
    match, *texts = to_sql(PERSONS, Query(search=" ".join(words))).params
    assert texts == words[:MAX_SEARCH_WORDS]
    assert str(match).count(" AND ") == MAX_SEARCH_WORDS - 1
    assert select(database, PEOPLE, Query(search="jana " * 400)) == [1]


@pytest.mark.parametrize(
    "text", ["'; DROP TABLE persons; --", '" OR "" OR "', '") OR rowid > 0 --', "a* OR name:a", "?"]
)
def test_hostile_words_are_only_words(database: Database, text: str) -> None:
    assert select(database, [*PEOPLE, {"id": 9, "name": text}], Query(search=text)) == [9]
    assert select(database, PEOPLE, Query()) == [1, 2, 3, 4]
