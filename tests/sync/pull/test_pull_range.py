"""Reading one closed range again: all of it, nothing else, and no cursor moves."""

from __future__ import annotations

import pytest

from storage.schema.entities import CATALOGUE
from sync.client.transport import Request, Response
from sync.errors import Offline
from sync.pull import keyset_scan
from sync.pull.pull import Pull, Stream
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

STREAM = Stream(CATALOGUE["customers"], "customers")


def reader(till: Till) -> Pull:
    return Pull(till.replica, till.client, till.bus, checkpoint=lambda: None)


def old_rows(shop: Shop, count: int) -> tuple[list[int], list[int]]:
    ids = shop.old_customers(count)
    return ids, [shop.get("customers", each)["versionDate"] for each in ids]


def test_a_range_is_read_to_both_its_ends_and_no_further(shop: Shop) -> None:
    till = shop.till
    ids, dates = old_rows(shop, 350)
    till.sync()
    for each in ids:
        shop.silently(each, note="changed unseen")
    with till.wire.counted() as lines:
        pulled = reader(till).read_range(STREAM, dates[20], dates[270])
    assert pulled.seen == set(ids[20:271]) and pulled.changed == 251 and pulled.proven
    assert lines == ["GET customers"] * 3
    assert [till.get("customers", each)["note"] for each in (ids[19], ids[20], ids[270], ids[271])] == [
        None, "changed unseen", "changed unseen", None,
    ]  # fmt: skip


def test_the_cursor_of_the_stream_does_not_move(shop: Shop) -> None:
    till = shop.till
    _, dates = old_rows(shop, 250)
    till.sync()
    shop.clock.sleep(HOUR)
    till.sync()
    before = till.replica.sync_state.cursors.get("customers")
    assert before.tag is not None
    reader(till).read_range(STREAM, dates[0], dates[-1])
    assert till.replica.sync_state.cursors.get("customers") == before


def test_deleted_rows_are_in_the_range_too(shop: Shop) -> None:
    till = shop.till
    ids, dates = old_rows(shop, 5)
    till.sync()
    shop.silently(ids[2], deleted=True)
    reader(till).read_range(STREAM, dates[2], dates[2])
    assert till.get("customers", ids[2])["deleted"] is True
    check_in_step(shop)


@pytest.mark.parametrize("proven", [True, False])
def test_F42_a_tie_inside_is_read_to_its_count_or_reported_as_unproven(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, proven: bool
) -> None:
    till = shop.till
    moment = shop.clock.now()
    ids = shop.fill(
        "customers", [{"id": 5000 + n, "lastName": f"T {n}", "versionDate": moment} for n in range(230)]
    )
    if not proven:
        monkeypatch.setattr(keyset_scan, "TIE_REQUESTS", 2)
    pulled = reader(till).read_range(STREAM, moment - 1, moment + 1)
    assert pulled.proven is proven and (pulled.seen == set(ids)) is proven


def test_an_empty_range_is_one_request(shop: Shop) -> None:
    till = shop.till
    old_rows(shop, 5)
    with till.wire.counted() as lines:
        assert reader(till).read_range(STREAM, 1, 2).rows == 0
    assert lines == ["GET customers"]


def test_a_reversed_range_requests_nothing(shop: Shop) -> None:
    with shop.till.wire.counted() as lines:
        assert reader(shop.till).read_range(STREAM, 2, 1).rows == 0
    assert not lines


def test_F11_pages_read_before_the_connection_broke_are_kept(shop: Shop) -> None:
    till = shop.till
    ids, dates = old_rows(shop, 250)
    asked = [0]

    def before(request: Request) -> Response | None:
        if request.path.endswith("/customers"):
            asked[0] += 1
            if asked[0] in (3, 4):  # the second time, too: a read is repeated once
                raise Offline(sent=True, reason="reset")
        return None

    till.wire.before = before
    with pytest.raises(Offline):
        reader(till).read_range(STREAM, dates[0], dates[-1])
    assert len(till.replica.many("customers", ids)) == 199
