"""Long plans: as many statements for each product whatever their number, in one transaction."""

from __future__ import annotations

import sqlite3
from datetime import datetime
from pathlib import Path
from typing import Any

from app.change_set import ChangeLine, Effect
from app.commands.commands import Commands
from app.plans.planner import Planner
from storage.plans.plan import Outcome
from sync.events import Bus
from tests.fakes.clock import ManualClock
from tests.storage.support.replicas import open_replica, put, record

FEW, MANY = 200, 800
DAYS = ("2026-12-01", "2026-12-05")
MOST_STATEMENTS = 9
"""For one product: those of an edit, and that of its line."""


class Counting(sqlite3.Connection):
    """Counts the statements of one connection, and its commits."""

    count = commits = 0

    def execute(self, sql: str, *arguments: Any) -> sqlite3.Cursor:
        Counting.count += 1
        Counting.commits += sql.startswith("COMMIT")
        return super().execute(sql, *arguments)


def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
    return sqlite3.connect(*arguments, factory=Counting, **options)


def wall(day: str) -> int:
    return int(datetime.fromisoformat(day).timestamp() * 1000)


def measured(folder: Path, products: int) -> list[tuple[int, int]]:
    """Statements and commits, of the begin and of the return."""
    folder.mkdir()
    clock = ManualClock(now=wall("2026-11-23"))
    replica = open_replica(folder, clock=clock, connect=connect)
    priced = {"priceWithVat": 121.0, "priceWithoutVat": 100.0, "vat": 1.21}
    put(replica, "products", *(record("products", each, **priced) for each in range(1, products + 1)))
    planner = Planner(replica, Commands(replica, Bus()))
    changes = [
        ChangeLine(effect=Effect.CHANGED, id=each, after={"priceWithVat": 99.0})
        for each in range(1, products + 1)
    ]
    planner.add("Sale", changes, start=DAYS[0], end=DAYS[1], origin="window")
    found = []
    for day in DAYS:
        clock.wall = wall(day)
        Counting.count = Counting.commits = 0
        (done,) = planner.do_due()
        found.append((Counting.count, Counting.commits))
        assert done.outcomes == {Outcome.SET: products}
    replica.close()
    return found


def test_a_plan_costs_the_same_for_each_product_however_many_it_has(tmp_path: Path) -> None:
    few, many = measured(tmp_path / "few", FEW), measured(tmp_path / "many", MANY)
    for (some, first), (more, second) in zip(few, many, strict=True):
        assert (more - some) / (MANY - FEW) <= MOST_STATEMENTS
        assert max(first, second) <= 2  # the plan's, and perhaps one that compacts the journal
