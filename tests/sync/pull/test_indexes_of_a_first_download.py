"""An empty list is filled without its indexes; wherever the download ends, they are there in the end."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from storage.errors import DiskFull
from storage.records.replica import Replica
from sync.client.transport import Request, Response
from sync.errors import Offline
from sync.pull import parallel_download
from sync.run_scope import for_webhook
from tests.fakes.tills import Shop, Till, check_in_step
from tests.fakes.today import share

ROWS = 320
ONE_LIST = for_webhook(frozenset({"customers"}))


@pytest.fixture(autouse=True)
def _short_is_very_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 50)
    monkeypatch.setattr(parallel_download, "VERY_LONG", 100)
    monkeypatch.setattr(parallel_download, "STORE_ROWS", 50)


def definitions(till: Till, table: str = "customers") -> set[tuple[str, str]]:
    """Names and definitions of the indexes of a table."""
    with till.replica.database.reading() as connection:
        found = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL",
            (table,),
        )
        return set(found.fetchall())


@contextmanager
def watched(till: Till, *, pages: int = 1000) -> Iterator[list[int]]:
    """How many indexes the list has at each request for a page of a range; after so many the line is dead."""
    seen: list[int] = []

    def before(request: Request) -> Response | None:
        query = dict(request.query)
        if (
            request.path.endswith("/customers")
            and "|lt|" in query.get("filter", "")
            and query["limit"] != "1"
        ):
            if len(seen) == pages:
                raise Offline(sent=False, reason="refused")
            seen.append(len(definitions(till)))
        return None

    till.wire.before = before
    yield seen
    till.wire.before = None


def test_a_very_long_list_gets_its_indexes_after_its_rows(shop: Shop) -> None:
    till, before = shop.till, definitions(shop.till)
    ids = shop.old_customers(ROWS)
    with watched(till) as seen:
        assert till.sync().outcome == "in_step"
    assert len(before) > 5 and set(seen) == {0}
    assert definitions(till) == before
    assert len(till.replica.many("customers", ids)) == ROWS
    check_in_step(shop)
    till.crash()
    assert definitions(till) == before
    check_in_step(shop)


def test_a_shorter_list_keeps_them(shop: Shop) -> None:
    before = definitions(shop.till)
    shop.old_customers(90)
    with watched(shop.till) as seen:
        shop.till.sync()
    assert set(seen) == {len(before)}


def test_a_list_that_is_not_empty_keeps_them(shop: Shop) -> None:
    till, before = shop.till, definitions(shop.till)
    till.add("customers", lastName="Made here")
    shop.old_customers(ROWS)
    with watched(till) as seen:
        till.sync()
    assert seen and set(seen) == {len(before)}
    check_in_step(shop)


@pytest.mark.parametrize("start_again", [False, True])
def test_a_download_that_breaks_off_is_ended_with_its_indexes(shop: Shop, start_again: bool) -> None:
    till, before = shop.till, definitions(shop.till)
    shop.old_customers(ROWS)
    with watched(till, pages=2):
        assert till.sync().outcome == "offline"
    assert 0 < len(till.records()["customers"]) < ROWS and definitions(till) == set()
    if start_again:
        till.crash()
        assert definitions(till) == before
    with watched(till) as seen:
        assert till.sync().outcome == "in_step"
    assert set(seen) == {len(before) if start_again else 0}
    assert definitions(till) == before
    check_in_step(shop)


def test_a_disk_that_is_full_when_they_are_made_leaves_them_to_the_next_run(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    till, before = shop.till, definitions(shop.till)
    shop.old_customers(ROWS)

    def full(_replica: Replica, _entity: str) -> None:
        raise DiskFull(path="x")

    with monkeypatch.context() as broken:
        broken.setattr(Replica, "make_indexes", full)
        with pytest.raises(DiskFull):
            till.sync()
    assert definitions(till) == set() and len(till.records()["customers"]) == ROWS
    assert till.sync().outcome == "in_step"
    assert definitions(till) == before
    check_in_step(shop)


class Off(BaseException):
    """The machine is off."""


class Power:
    """Ends the n-th statement that writes, once it is armed."""

    def __init__(self) -> None:
        self.at = -1
        self.seen = 0

    def connect(self, *given: Any, **options: Any) -> sqlite3.Connection:
        power = self

        class Wired(sqlite3.Connection):
            def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
                power.tick(sql)
                return super().execute(sql, *values)

            def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
                power.tick(sql)
                return super().executemany(sql, *values)

        return sqlite3.connect(*given, factory=Wired, **options)

    def tick(self, sql: str) -> None:
        if self.at < 0:
            return
        counts = (
            sql.startswith(("CREATE", "DROP")) or sql == "COMMIT" or '"customers"' in sql and "INSERT" in sql
        )
        self.seen += counts
        if self.seen > self.at:
            raise Off


def download_until(shop: Shop, moment: int) -> tuple[Till, bool]:
    """A till whose power goes at a moment of its first download, started again; whether it went."""
    power = Power()
    till = Till(shop, f"till-{moment}-off", connect=power.connect)
    power.at = moment
    try:
        till.sync(run_scope=ONE_LIST)
    except Off:
        went = True
    else:
        went = False
    power.at = -1
    till.crash()
    return till, went


def test_F81_the_power_goes_at_any_moment_of_a_first_download(tmp_path: Path) -> None:
    """At each statement that changes the table or its indexes, and at each commit: the next start has it all."""
    shop = Shop(tmp_path)
    shop.old_customers(ROWS)
    before = definitions(shop.till)
    for moment in share(1000, of=3):
        till, went = download_until(shop, moment)
        assert definitions(till) == before, moment
        assert till.sync(run_scope=ONE_LIST).error is None, moment
        assert definitions(till) == before and len(till.records()["customers"]) == ROWS, moment
        with till.replica.database.reading() as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        till.replica.close()
        if not went:
            break
    assert moment > 30
    shop.close()
