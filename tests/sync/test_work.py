"""How much work everyday jobs are, in figures that no machine changes: requests, SQL statements, commits."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from tests.fakes.tills import HOUR, Shop

MADE, SENT = 26, 21
"""Statements of one edit, when it is made and when it is sent, those of triggers among them."""


@dataclass(frozen=True, slots=True)
class Work:
    """What edits cost: when they were made, and by the run that sent them."""

    made: int
    made_commits: int
    sent: int
    sent_commits: int
    requests: int


def of_edits(folder: Path, count: int) -> Work:
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
