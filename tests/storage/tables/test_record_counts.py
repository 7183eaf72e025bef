"""The kept numbers of records: those of the rows after any write, any kill and any repair."""

from __future__ import annotations

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage.query.grammar import Query
from storage.records.integrity import is_sound
from storage.records.recovery import finish_opening, open_or_repair
from storage.records.replica import Replica
from storage.records.salvage import mend_copy
from storage.schema.entities import CATALOGUE
from storage.tables.record_counts import kept_counts, wrong_counts
from storage.tables.rows import rows_of
from tests.storage.support.replicas import CLOUD, FILE, open_replica, put, record

CUSTOMERS = CATALOGUE["customers"]
WRONG = "UPDATE record_counts SET records = records + 5, deleted = deleted + 2 WHERE entity = 'customers'"


@pytest.fixture
def replica(tmp_path: Path):
    opened = open_replica(tmp_path / "shop")
    put(opened, "customers", *(record("customers", at, deleted=at % 4 == 0) for at in range(1, 41)))
    yield opened
    opened.close()


def told(replica: Replica) -> tuple[int, int, int]:
    """All, the live and the deleted ones, as lists count them."""
    return (
        replica.count("customers", Query(deleted="all")),
        replica.count("customers", Query()),
        replica.count("customers", Query(deleted="only")),
    )


def test_lists_are_counted_without_their_rows(replica: Replica) -> None:
    assert told(replica) == (40, 30, 10)
    put(replica, "customers", *(record("customers", at, deleted=at % 4 == 0) for at in range(1000, 6000)))
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 1

    connection = replica.database.read()
    connection.set_progress_handler(step, 10)
    try:
        assert told(replica) == (5040, 3780, 1260)
    finally:
        connection.set_progress_handler(None, 0)
    assert steps < 50


def test_the_numbers_follow_any_write(replica: Replica) -> None:
    rng, rows = random.Random(3), rows_of(CUSTOMERS)
    there = {at: at % 4 == 0 for at in range(1, 41)}
    for _ in range(60):
        with replica.write() as tx:
            for at in rng.sample(range(1, 60), 8):
                match rng.randrange(3):
                    case 0:
                        tx.connection.execute("DELETE FROM customers WHERE id = ?", (at,))
                        there.pop(at, None)
                    case _:
                        there[at] = rng.random() < 0.4
                        row = rows.to_row(record("customers", at, deleted=there[at]), 1)
                        tx.connection.execute(rows.upsert, row)
        gone = sum(there.values())
        assert told(replica) == (len(there), len(there) - gone, gone)
        assert wrong_counts(replica.database.read(), CATALOGUE) == []


def test_a_list_that_is_filled_without_its_indexes_is_counted_after_it(tmp_path: Path) -> None:
    for killed in (False, True):
        replica = open_replica(tmp_path / f"{killed}")
        with replica.write() as tx:
            tx.drop_indexes("customers")
            tx.put_many("customers", [record("customers", at, deleted=at % 4 == 0) for at in range(1, 41)])
        assert told(replica) == (40, 30, 10)
        if killed:
            # Nobody came to `make_indexes`; the next opening does what it does.
            replica.close()
            replica = open_replica(tmp_path / f"{killed}")
        else:
            replica.make_indexes("customers")
        put(replica, "customers", record("customers", 100), record("customers", 1, deleted=True))
        assert told(replica) == (41, 30, 11)
        row = replica.database.read().execute("SELECT records FROM record_counts WHERE entity = 'customers'")
        assert row.fetchone() == (41,)
        replica.close()


def test_a_write_that_is_cut_off_changes_no_number(replica: Replica, tmp_path: Path) -> None:
    with pytest.raises(RuntimeError), replica.write() as tx:
        tx.put_many("customers", [record("customers", at) for at in range(100, 200)])
        raise RuntimeError
    assert told(replica) == (40, 30, 10)
    connection = replica.database.read()
    assert kept_counts(connection, CUSTOMERS) == (40, 10)
    # What a kill leaves after each transaction: the file and its log as they are at that moment.
    for at in range(300, 304):
        put(replica, "customers", record("customers", at))
        left = tmp_path / f"left-{at}"
        shutil.copytree(tmp_path / "shop", left)
        with closing(sqlite3.connect(left / FILE)) as file:
            kept = file.execute("SELECT records FROM record_counts WHERE entity = 'customers'").fetchone()
            assert kept == file.execute("SELECT count(*) FROM customers").fetchone()


def test_wrong_numbers_are_found_by_the_check_and_mended_after_a_kill(
    replica: Replica, tmp_path: Path
) -> None:
    with replica.write() as tx:
        tx.connection.execute(WRONG)
    assert is_sound(replica.database, CATALOGUE)
    assert not is_sound(replica.database, CATALOGUE, indexes=True)
    for later in (False, True):
        left = tmp_path / f"left-{later}"
        shutil.copytree(tmp_path / "shop", left)
        opened, _ = open_or_repair(left / FILE, cloud_id=CLOUD, check_later=later)
        if later:
            assert finish_opening(opened, None) is None
        assert told(opened) == (40, 30, 10)
        opened.close()


def test_a_mended_copy_counts_its_rows(replica: Replica, tmp_path: Path) -> None:
    with replica.write() as tx:
        tx.connection.execute(WRONG)
    replica.database.empty_log()
    part = tmp_path / "part.db"
    shutil.copyfile(tmp_path / "shop" / FILE, part)
    assert mend_copy(part, CATALOGUE)
    with closing(sqlite3.connect(part)) as file:
        assert kept_counts(file, CUSTOMERS) == (40, 10)
