"""A cloud whose dates are finer than the milliseconds it is asked for: ranges and ties miss no row (F117)."""

from __future__ import annotations

import pytest

from storage import timestamps
from sync.client.transport import Request, Response
from sync.pull import parallel_download
from tests.fakes.finer_dates import store_microseconds
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def one_moment(shop: Shop, count: int, start: int = 5000) -> list[int]:
    moment = shop.clock.now()
    rows = [
        {"id": start + number, "lastName": f"Import {number}", "versionDate": moment}
        for number in range(count)
    ]
    return shop.fill("customers", rows)


def test_F117_a_run_of_one_moment_is_read_to_its_end(shop: Shop, till: Till) -> None:
    store_microseconds(till)
    ids = one_moment(shop, 350)
    assert till.sync().outcome == "in_step"
    assert set(till.replica.many("customers", ids)) == set(ids)
    check_in_step(shop)


def test_F117_the_last_moment_of_every_range_is_read(
    shop: Shop, till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel_download, "LONG", 100)
    store_microseconds(till)
    shop.old_customers(300)
    one_moment(shop, 150, start=9000)
    till.sync()
    check_in_step(shop)
    shop.clock.sleep(HOUR)
    one_moment(shop, 150, start=12_000)
    till.sync()
    check_in_step(shop)


def test_F117_ranges_are_counted_and_compared_to_their_last_moment(shop: Shop, till: Till) -> None:
    store_microseconds(till)
    ids = shop.old_customers(250)
    till.sync()
    shop.clock.sleep(HOUR)
    shop.purge(ids[120])
    shop.edit("customers", ids[3], note="something new")
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    # Located by counting: one range of the list is read, not all of it.
    assert lines.count("GET customers") <= 12
    check_in_step(shop)
    shop.silently(ids[200], note="without a new date")
    shop.clock.sleep(40 * HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F117_of_two_edits_in_one_millisecond_the_older_is_not_believed(shop: Shop, till: Till) -> None:
    microseconds: dict[int, int] = {}
    store_microseconds(till, microseconds)
    (one,) = shop.customers(1)
    microseconds[one] = 100
    till.sync()
    shop.edit("customers", one, note="first")
    moment = shop.get("customers", one)["versionDate"]
    old: list[Response] = []

    def remember(request: Request, answer: Response) -> None:
        if request.path.endswith("/customers") and answer.status == 200 and not old:
            old.append(answer)

    till.wire.after = remember
    till.sync()
    till.wire.after = None
    with shop.cloud.replica.write() as tx:
        tx.put("customers", {**shop.get("customers", one), "note": "second", "versionDate": moment})
    microseconds[one] = 900
    till.sync()
    assert till.get("customers", one)["note"] == "second"
    microseconds[one] = 100  # a page from before the second edit, from a copy of the cloud that is behind
    till.wire.before = lambda request: old[0] if request.path.endswith("/customers") else None
    till.sync()
    assert till.get("customers", one)["note"] == "second"


def test_F117_dates_finer_than_a_millisecond_are_told_from_others() -> None:
    assert timestamps.is_finer("2026-11-22T10:00:00.123456Z")
    assert timestamps.is_finer("2026-11-22T10:00:00.1230001+01:00")
    for text in (
        "2026-11-22T10:00:00.123000Z",
        "2026-11-22T10:00:00.123Z",
        "2026-11-22",
        1_790_000_000_000,
        None,
    ):
        assert not timestamps.is_finer(text)
