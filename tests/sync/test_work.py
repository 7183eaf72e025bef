"""How much work everyday jobs are, in figures that no machine changes: requests, SQL statements, commits."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from pathlib import Path

import pytest

from sync.run_scope import for_webhook
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

MADE, SENT, MERGED = 24, 10, 23
"""Statements of one edit, when it is made and when it is sent, those of triggers among them; `MERGED`: of one that is merged
with another edit in the cloud, when that is read and the result is sent."""


@dataclass(frozen=True, slots=True)
class Work:
    """What edits cost: when they were made, and by the run that sent them."""

    made: int
    made_commits: int
    sent: int
    sent_commits: int
    requests: int


def of_edits(folder: Path, count: int, **theirs: str) -> Work:
    """Edits of so many records, which were also edited in the cloud: `theirs`."""
    shop = Shop(folder)
    try:
        ids = shop.old_customers(count)
        till = shop.till
        for _ in range(2):
            till.sync()
            shop.clock.sleep(2 * HOUR)
        statements: list[str] = []
        for _, connection in till.replica.database._opened:
            connection.set_trace_callback(statements.append)
        for id in ids:
            till.edit("customers", id, note="edited")
        if theirs:
            for id in ids:
                shop.edit("customers", id, **theirs)
        made = list(statements)
        statements.clear()
        with till.wire.counted() as lines:
            assert till.sync().pushed == count
        return Work(len(made), made.count("COMMIT"), len(statements), statements.count("COMMIT"), len(lines))
    finally:
        shop.close()


def test_edits_cost_the_same_each_and_are_sent_by_the_hundred(tmp_path: Path) -> None:
    few, many = (of_edits(tmp_path / str(count), count) for count in (20, 100))
    assert many.made - few.made <= 80 * MADE
    assert (few.made_commits, many.made_commits) == (20, 100)
    assert many.sent - few.sent <= 80 * SENT
    assert many.sent_commits <= few.sent_commits + 1
    assert many.requests == few.requests


def test_edits_on_both_sides_are_merged_and_sent_by_the_hundred(tmp_path: Path) -> None:
    few, many = (of_edits(tmp_path / str(count), count, city="Brno") for count in (20, 100))
    assert many.sent - few.sent <= 80 * MERGED
    assert many.sent_commits <= few.sent_commits + 2
    assert many.requests <= few.requests + 2


@dataclass(frozen=True, slots=True)
class Round:
    """What a run costs that brings so many records; `steps`: of SQLite's machine, by tens, which grow with each row read."""

    requests: int
    statements: int
    commits: int
    steps: int


def steps_of(connection: sqlite3.Connection, found: list[int]) -> None:
    def step() -> None:
        found[0] += 1

    connection.set_progress_handler(step, 10)


def round_of(till: Till, expected: int) -> Round:
    """The next run, of the list of customers alone."""
    statements: list[str] = []
    steps = [0]
    connections = [connection for _, connection in till.replica.database._opened]
    for connection in connections:
        connection.set_trace_callback(statements.append)
        steps_of(connection, steps)
    with till.wire.counted() as lines:
        outcome = till.sync(run_scope=for_webhook(frozenset({"customers"})))
    for connection in connections:
        connection.set_trace_callback(None)
        connection.set_progress_handler(None, 0)
    assert (outcome.error, outcome.pulled) == (None, expected)
    return Round(len(lines), len(statements), statements.count("COMMIT"), steps[0])


def settled(folder: Path, count: int) -> tuple[Shop, list[int]]:
    """A shop whose till has all customers, and has checked that it has."""
    shop = Shop(folder)
    ids = shop.old_customers(count)
    for _ in range(3):
        shop.till.sync()
        shop.clock.sleep(2 * HOUR)
    shop.till.sync()
    return shop, ids


def test_a_round_with_nothing_new_reads_no_more_of_a_longer_list(tmp_path: Path) -> None:
    found = []
    for count in (400, 2400):
        shop, _ = settled(tmp_path / str(count), count)
        found.append(round_of(shop.till, 0))
        shop.close()
    few, many = found
    assert many.requests == few.requests == 1
    # Which of the checks are due differs from run to run.
    assert max(few.statements, many.statements) <= 90 and many.commits == few.commits
    assert many.steps <= few.steps + 50


def test_a_hundred_changes_of_one_list_are_three_requests_however_long_it_is(tmp_path: Path) -> None:
    found = []
    for count in (400, 2400):
        shop, ids = settled(tmp_path / str(count), count)
        for id in ids[:: count // 100]:
            shop.edit("customers", id, note="theirs")
        found.append(round_of(shop.till, 100))
        check_in_step(shop)
        shop.close()
    few, many = found
    assert many.requests == few.requests <= 3
    assert many.statements <= few.statements + 20 and many.commits == few.commits


def test_a_first_download_costs_a_statement_for_each_record_and_few_for_each_page(tmp_path: Path) -> None:
    found = []
    for count in (2400, 3600):
        shop = Shop(tmp_path / str(count))
        shop.old_customers(count)
        found.append(round_of(shop.till, count))
        shop.close()
    few, many = found
    assert many.requests - few.requests == 12
    # Of a record its row and what its triggers do, of a page its position.
    assert many.statements - few.statements <= 1200 * 6 + 12 * 12
    assert many.commits - few.commits <= 3


@pytest.mark.parametrize("burst", [150, 450])
def test_news_after_a_burst_are_a_page_a_page_of_the_rest_and_a_count(tmp_path: Path, burst: int) -> None:
    shop, ids = settled(tmp_path, 600)
    for id in ids[:burst]:
        shop.edit("customers", id, note="theirs")
    assert shop.till.sync().pulled == burst
    for number in range(6):
        shop.clock.sleep(90)  # the window of ten minutes holds the burst all the while
        shop.edit("customers", ids[-1 - number], note="news")
        found = round_of(shop.till, 1)
        assert found.requests <= 3 and found.statements <= 180
    check_in_step(shop)
    shop.close()
