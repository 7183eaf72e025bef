"""New rows of a first download: stored without a look at each, and to the last byte as they would be with one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from storage.records.transaction import Transaction
from storage.sync_state.pull_cursors import QuarantinedRow
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.client.transport import Request, Response
from sync.pull import page_reader, parallel_download
from sync.pull.page_reader import PageReader
from sync.pull.streams import EveryId
from tests.fakes.tills import HOUR, WHOLE, Shop, Till, body, changed, check_in_step

ROWS = 640
Row = dict[str, Any]


@pytest.fixture(autouse=True)
def _short_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 100)


@pytest.fixture
def stored(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many new customers each transaction stores."""
    found: list[int] = []
    put = Transaction.put_new

    def counted(tx: Transaction, entity: str, values: Any) -> Any:
        done = put(tx, entity, values)
        found.extend([len(done.stored)] if entity == "customers" else [])
        return done

    monkeypatch.setattr(Transaction, "put_new", counted)
    return found


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many customers of each transaction are looked at one by one."""
    found: list[int] = []
    apply = page_reader.apply_page

    def counted(tx: Transaction, entity: Any, rows: Any, **options: Any) -> Any:
        found.extend([len(rows)] if entity.name == "customers" else [])
        return apply(tx, entity, rows, **options)

    monkeypatch.setattr(page_reader, "apply_page", counted)
    return found


def tables(till: Till) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in the till's file but random names."""
    random = {"feed_epochs", "meta", "_sqlite_migrations", "sqlite_stat1", "sqlite_stat4"}
    with till.replica.database.reading() as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {
            name: sorted(connection.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr)
            for name in names
            if name not in random and "_fts" not in name
        }


def each_row(edit: Callable[[Row], Row]) -> Callable[[Request, Response], Response | None]:
    """A hook of the wire: every row of the customers' pages, edited."""

    def after(request: Request, answer: Response) -> Response | None:
        if answer.status != 200 or not request.path.endswith("/customers") or "data" not in body(answer):
            return None
        return changed(answer, lambda page: {**page, "data": [edit(row) for row in page["data"]]})

    return after


def one(number: int, **values: Any) -> Callable[[Row], Row]:
    return lambda row: {**row, **values} if row["id"] == str(1000 + number) else row


def moving(numbers: int) -> Callable[[Row], Row]:
    """A row that changes each time it is shown, as somebody edits it while it is read."""
    shown = [0]

    def edit(row: Row) -> Row:
        if int(row["id"]) % numbers:
            return row
        shown[0] += 1
        return {**row, "note": f"shown {shown[0]}"}

    return edit


CLOUDS: dict[str, Callable[[Row], Row]] = {
    "plain": lambda row: row,
    "numbers": lambda row: {**row, "id": int(row["id"]), "points": 1.5, "flags": 3},
    "unreadable": one(150, points={"not": "a number"}),
    "unknown member": one(150, novelty={"deep": [1]}),
    "unknown members": lambda row: {**row, "novelty": None},
    "left out": one(150, note=None, phone=None),
    "lone surrogate": one(150, note="a\ud800b"),
    "finer dates": lambda row: {**row, "versionDate": row["versionDate"].replace("Z", "789Z")},
    "other spelling": lambda row: {
        **row,
        "points": "7.50",
        "flags": "003",
        "tags": ["b", "a"],
        "display": True,
    },
    "without a tag": lambda row: {**row, "tags": "vip"},
}


@pytest.mark.parametrize("cloud", CLOUDS)
def test_both_ways_leave_the_same_file(cloud: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for way in ("short", "long"):
        if way == "long":
            monkeypatch.setattr(Transaction, "takes_new_rows", lambda *_: False)
        shop = Shop(tmp_path / way)
        shop.old_customers(ROWS)
        shop.delete("customers", 1007)
        shop.delete("customers", 1300)
        shop.till.wire.after = each_row(CLOUDS[cloud])
        outcome = shop.till.sync()
        found.append((tables(shop.till), [str(each) for each in shop.till.wire.asked], outcome.outcome))
        shop.close()
    short, long = found
    assert short[0]["customers"] and short == long


@pytest.mark.parametrize("cloud", ["plain", "unreadable", "left out", "finer dates", "other spelling"])
def test_most_rows_are_stored_without_a_look(shop: Shop, cloud: str, stored: list[int]) -> None:
    shop.old_customers(ROWS)
    shop.till.wire.after = each_row(CLOUDS[cloud])
    shop.till.sync()
    assert sum(stored) >= ROWS - 100


def test_no_row_of_a_plain_download_is_looked_at_not_even_of_the_newest_page(
    shop: Shop, stored: list[int], applied: list[int]
) -> None:
    shop.old_customers(ROWS)
    assert shop.till.sync().outcome == "in_step"
    assert sum(stored) == ROWS and sum(applied) == 0


def test_an_odd_row_costs_nothing_of_the_others(shop: Shop, stored: list[int], applied: list[int]) -> None:
    shop.old_customers(ROWS)
    shop.till.wire.after = each_row(CLOUDS["unreadable"])
    shop.till.sync()
    (aside,) = shop.till.replica.sync_state.quarantine.rows()
    assert aside.record == "1150"
    assert len(shop.till.replica.page("customers", WHOLE, limit=ROWS).records) == ROWS - 1
    assert sum(stored) == ROWS - 1 and max(applied) <= 2


def test_a_row_that_changes_while_it_is_read_is_looked_at(shop: Shop, stored: list[int]) -> None:
    shop.old_customers(ROWS)
    shop.till.wire.after = each_row(moving(3))
    shop.till.sync()
    assert sum(stored) > ROWS // 2
    shop.till.wire.after = None
    shop.edit("customers", 1002, note="now")
    shop.till.settle()
    there = {each["id"] for each in shop.till.replica.page("customers", WHOLE, limit=ROWS).records}
    assert there == {1000 + number for number in range(ROWS)}


def waiting_create(till: Till) -> None:
    till.shop.clock.sleep(
        2 * 24 * HOUR
    )  # else a row of today may be the record itself, and is asked about (F138)
    till.add("customers", lastName="Made here")
    till.wire.before = lambda request: Response(500) if request.method not in ("GET", "POST") else None


def dispute(till: Till) -> None:
    with till.replica.write() as tx:
        tx.sync_state.regressions.put(
            [RegressedRecord(entity="customers", id=1005, dispute=Dispute.UNSEEN, at=tx.now)]
        )


def quarantined(till: Till) -> None:
    with till.replica.write() as tx:
        tx.sync_state.quarantine.put(
            QuarantinedRow(
                entity="customers", record="1005", at=tx.now, reason="unreadable:x", version=None, body="{}"
            )
        )


def anonymized(till: Till) -> None:
    with till.replica.write() as tx:
        tx.anonymize("customers", 1005)


@pytest.mark.parametrize(
    ("disturb", "most"),
    [(waiting_create, 0), (anonymized, ROWS - 100), (dispute, ROWS - 100), (quarantined, ROWS - 1)],
)
def test_as_long_as_there_is_something_to_decide_about_a_list_its_rows_are_looked_at(
    shop: Shop, stored: list[int], disturb: Callable[[Till], None], most: int
) -> None:
    shop.old_customers(ROWS)
    disturb(shop.till)
    shop.till.sync()
    assert sum(stored) <= most
    shop.till.wire.before = None
    shop.till.settle()
    till = shop.till
    assert len(till.replica.page("customers", WHOLE, limit=2 * ROWS).records) == ROWS + (
        disturb is waiting_create
    )
    assert not till.replica.sync_state.quarantine.rows() and not till.replica.sync_state.regressions.all()
    assert not till.waiting


def test_what_a_client_was_served_meanwhile_raises_what_comes_later(shop: Shop, stored: list[int]) -> None:
    ids = shop.old_customers(ROWS)
    till = shop.till
    newest = shop.get("customers", ids[-1])["versionDate"]
    till.replica.mark_served("customers", newest - 5 * 60_000)
    till.sync()
    assert sum(stored) >= ROWS
    for number in (0, 300, ROWS - 7):
        assert till.get("customers", ids[number])["versionDate"] == newest - 5 * 60_000 + 1
    assert till.get("customers", ids[-1])["versionDate"] == newest
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_only_a_first_download_of_several_pages_takes_rows_as_new_ones(
    shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, bool]] = []
    read = PageReader.list_page

    def noted(reader: PageReader, *given: Any, **options: Any) -> Any:
        asked.append((reader.stream.entity.name, reader._mostly_new))
        return read(reader, *given, **options)

    monkeypatch.setattr(PageReader, "list_page", noted)
    shop.old_customers(ROWS)
    shop.till.sync()
    assert {name for name, new in asked if new} == {"customers"}
    asked.clear()
    shop.old_customers(7)
    shop.till.sync()
    assert asked and not any(new for _, new in asked)


def test_a_first_download_keeps_no_list_of_ids_and_later_ones_miss_what_is_gone(
    shop: Shop, till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = shop.customers(ROWS)
    kept: list[int] = []
    count = PageReader._count_taken

    def counted(reader: PageReader, taken: Any) -> None:
        count(reader, taken)
        kept.append(len(reader.pulled.seen))

    monkeypatch.setattr(PageReader, "_count_taken", counted)
    till.sync()
    assert kept and max(kept) == 0, "a million ids take more memory than all else of a first download"
    shop.purge(*ids[100:103])
    shop.clock.sleep(3 * 3600)
    till.sync(full=True)
    assert not any(till.lives("customers", each) for each in ids[100:103])
    check_in_step(shop)


def test_every_id_stays_so_in_a_sum_and_asks_about_what_waits() -> None:
    every, some = EveryId(), {1, 2}
    both, others = some | every, every | some
    every |= some
    assert 7 in every and 7 in both and 7 in others and not len(every)
    assert some & every == some and isinstance(both, EveryId) and isinstance(others, EveryId)
