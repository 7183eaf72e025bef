"""Which columns of stored rows are written: what differs, and no more, however it is written."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.outbox.changes import ChangeState, Intent
from storage.query.grammar import Query
from storage.records.stored_rows import ALIKE, by_difference
from storage.schema.entities import CATALOGUE
from storage.tables.rows import rows_of
from tests.fakes.changes_by_name import but
from tests.storage.support.replicas import assert_view_law, edited, open_replica, put, record

ROWS = rows_of(CATALOGUE["customers"])
MANY = range(1, ALIKE + 1)


def row(id: int, **values: object) -> tuple[object, ...]:
    return ROWS.to_row(record("customers", id, **values), 5)


def test_of_many_that_differ_alike_only_the_differing_columns_are_written() -> None:
    stored = {id: row(id, note="a") for id in MANY}
    whole, alike = by_difference(ROWS, [row(id, note="b") for id in MANY], stored)
    (places,) = alike
    names = [ROWS.columns.split(", ")[place] for place in places]
    assert names == ['"note"', '"_etag"', '"_search"'] and whole == []
    assert [part[-1] for part in alike[places]] == [*MANY]


def test_few_rows_and_those_that_were_not_read_are_written_whole() -> None:
    values = [row(id, note="b") for id in MANY]
    few = {id: row(id, note="a") for id in [*MANY][1:]}
    assert by_difference(ROWS, values, few) == ([values[0], *values[1:]], {})
    assert by_difference(ROWS, values, {}) == (values, {})


def test_many_rows_that_are_stored_just_so_are_not_written() -> None:
    values = [row(id) for id in MANY]
    assert by_difference(ROWS, values, {id: row(id) for id in MANY}) == ([], {})


def test_of_a_record_that_comes_twice_the_last_row_is_written_last() -> None:
    stored = {id: row(id) for id in MANY}
    twice = row(1)
    whole, alike = by_difference(ROWS, [*(row(id, note="b") for id in MANY), twice], stored)
    assert whole == [twice] and len(alike) == 1


def test_rows_written_by_columns_are_the_same_rows(tmp_path: Path) -> None:
    ids = [*MANY, *range(50, 52)]
    stored = []
    for folder, together in (("together", True), ("alone", False)):
        replica = open_replica(tmp_path / folder)
        put(replica, "customers", *(record("customers", id) for id in ids))
        copies = [
            record("customers", id, note="n", city="Brno" if id > 40 else None, points=id) for id in ids
        ]
        for part in [copies] if together else [[each] for each in copies]:
            put(replica, "customers", *part)
        with replica.database.reading() as connection:
            stored.append(connection.execute(f"{ROWS.select} ORDER BY id").fetchall())
            found = connection.execute("SELECT count(*) FROM customers_unindexed").fetchall()
        assert found == [(len(ids),)]
        replica.close()
    assert stored[0] == stored[1]


def test_a_mark_touches_neither_counts_nor_the_time_when_a_change_is_due(tmp_path: Path) -> None:
    replica = open_replica(tmp_path)
    put(replica, "customers", record("customers", 1))
    with replica.write() as tx:
        tx.put_change(but(edited(tx.get("customers", 1) or {}, note="x"), next_try=7))
    with replica.write() as tx:
        change = tx.change("customers", 1)
        assert change is not None
        marked = but(change, state=ChangeState.SENT, sent=Intent({"note": "x"}), attempts=1)
        tx.mark_sent([marked])
    assert replica.changes() == [marked] and replica.next_due(0, 100) == 7
    assert_view_law(replica)
    replica.close()
    again = open_replica(tmp_path)
    assert again.changes() == [marked] and again.waiting_counts() == {"customers": (1, 0)}
    again.close()


def test_an_answer_without_news_needs_neither_tag_nor_search_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replica = open_replica(tmp_path)
    copies = [record("customers", id, note="n") for id in MANY]
    put(replica, "customers", *copies)
    derived: list[object] = []
    derive = ROWS._derived
    monkeypatch.setattr(ROWS, "_derived", lambda whole: (derived.append(whole["id"]), derive(whole))[1])
    put(replica, "customers", *copies[1:], {**copies[0], "note": "other"})
    assert derived == [1]
    tags = replica.page("customers", Query(), limit=20).tags
    assert len({*tags}) == len(MANY) and replica.get("customers", 1) == {**copies[0], "note": "other"}
    replica.close()
