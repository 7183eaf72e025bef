"""A first download: rows that change meanwhile, lists about which there is something to decide, and its memory."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from storage.sync_state.pull_cursors import QuarantinedRow
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.client.transport import Request, Response
from sync.pull import parallel_download
from sync.pull.page_reader import PageReader
from sync.pull.streams import EveryId
from tests.fakes.tills import HOUR, WHOLE, Shop, Till, body, changed, check_in_step

ROWS = 640
Row = dict[str, Any]


@pytest.fixture(autouse=True)
def _short_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 100)


def each_row(edit: Callable[[Row], Row]) -> Callable[[Request, Response], Response | None]:
    """A hook of the wire: every row of the customers' pages, edited."""

    def after(request: Request, answer: Response) -> Response | None:
        if answer.status != 200 or not request.path.endswith("/customers") or "data" not in body(answer):
            return None
        return changed(answer, lambda page: {**page, "data": [edit(row) for row in page["data"]]})

    return after


def moving(numbers: int) -> Callable[[Row], Row]:
    """A row that changes each time it is shown, as somebody edits it while it is read."""
    shown = [0]

    def edit(row: Row) -> Row:
        if int(row["id"]) % numbers:
            return row
        shown[0] += 1
        return {**row, "note": f"shown {shown[0]}"}

    return edit


def test_a_row_that_changes_while_it_is_read_is_there_once(shop: Shop) -> None:
    shop.old_customers(ROWS)
    shop.till.wire.after = each_row(moving(3))
    shop.till.sync()
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


@pytest.mark.parametrize("disturb", [waiting_create, anonymized, dispute, quarantined])
def test_what_is_to_be_decided_about_a_list_is_decided_by_its_rows(
    shop: Shop, disturb: Callable[[Till], None]
) -> None:
    shop.old_customers(ROWS)
    disturb(shop.till)
    shop.till.sync()
    shop.till.wire.before = None
    shop.till.settle()
    till = shop.till
    assert len(till.replica.page("customers", WHOLE, limit=2 * ROWS).records) == ROWS + (
        disturb is waiting_create
    )
    assert not till.replica.sync_state.quarantine.rows() and not till.replica.sync_state.regressions.all()
    assert not till.waiting


def test_what_a_client_was_served_meanwhile_raises_what_comes_later(shop: Shop) -> None:
    ids = shop.old_customers(ROWS)
    till = shop.till
    newest = shop.get("customers", ids[-1])["versionDate"]
    till.replica.mark_served("customers", newest - 5 * 60_000)
    till.sync()
    for number in (0, 300, ROWS - 7):
        assert till.get("customers", ids[number])["versionDate"] == newest - 5 * 60_000 + 1
    assert till.get("customers", ids[-1])["versionDate"] == newest
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


def test_a_first_download_keeps_no_list_of_ids_and_later_ones_miss_what_is_gone(
    shop: Shop, till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    ids = shop.customers(ROWS)
    kept: list[int] = []
    apply = PageReader._apply

    def counted(reader: PageReader, *given: Any) -> Any:
        applied = apply(reader, *given)
        kept.append(len(reader.pulled.seen))
        return applied

    monkeypatch.setattr(PageReader, "_apply", counted)
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
