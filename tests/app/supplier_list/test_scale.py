"""Long lists: memory and statements grow with the lines of a file by a small amount each, and not with the shop."""

from __future__ import annotations

import gc
import sqlite3
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.change_set import Effect
from app.commands.commands import Commands
from app.supplier_list.price_lists import PriceLists
from app.supplier_list.terms import Terms
from storage.records.replica import Replica
from sync.events import Bus
from tests.storage.support.replicas import open_replica, put, record

METRO = 41
PRODUCTS = 500
MOST_BYTES_A_LINE = 2_500
"""What stays of a line: its cells and what it would do; a record of the shop has several times as much."""
MOST_STATEMENTS = 12
"""Of a thousand lines."""


class Counting(sqlite3.Connection):
    """Counts the statements of one connection."""

    count = 0

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        Counting.count += 1
        return super().execute(*arguments)


def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
    return sqlite3.connect(*arguments, factory=Counting, **options)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Replica]:
    replica = open_replica(tmp_path_factory.mktemp("scale"), connect=connect)
    put(replica, "suppliers", record("suppliers", METRO, name="METRO"))
    put(replica, "categories", record("categories", 11))
    products = (
        record("products", number, _categoryId=11, vat=1.21, ean=[str(number)], _supplierId=METRO)
        for number in range(1, PRODUCTS + 1)
    )
    put(replica, "products", *products)
    yield replica
    replica.close()


def written(folder: Path, lines: int) -> Path:
    """A list of which every product of the shop is a part."""
    path = folder / f"{lines}.csv"
    rows = (f"{1 + n if n < PRODUCTS else 900_000 + n};{n % 97 + 1},5\n" for n in range(lines))
    path.write_text("ean;cena\n" + "".join(rows))
    return path


def measured(shop: Replica, path: Path) -> tuple[int, int]:
    """Bytes at the highest, and statements, of reading and comparing a file."""
    lists = PriceLists(shop, Commands(shop, Bus()))
    gc.collect()
    tracemalloc.start()
    Counting.count = 0
    table, mapped = lists.read(path, Terms())
    found = lists.compare(table, mapped, METRO, Terms())
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert found.counts[Effect.CHANGED] == PRODUCTS
    assert len(found.lines) == len(table.lines)
    return peak, Counting.count


def test_memory_and_statements_of_20_000_lines_are_those_of_2_000_and_a_little_for_each_line(
    shop: Replica, tmp_path: Path
) -> None:
    few, some = measured(shop, written(tmp_path, 2_000))
    many, more = measured(shop, written(tmp_path, 20_000))
    assert (many - few) / 18_000 < MOST_BYTES_A_LINE
    assert (more - some) / 18 < MOST_STATEMENTS
