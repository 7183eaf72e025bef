"""ETags of records: an edit of a record that we wrote last costs one request."""

from __future__ import annotations

from sync.client.transport import Response
from tests.fakes.breakage import lose, meanwhile
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def edits(till: Till, one: int, **values: object) -> list[str]:
    till.edit("customers", one, **values)
    with till.wire.counted() as lines:
        assert till.settle().outcome == "in_step"
    return [line.split("/")[0] for line in lines if f"customers/{one}" in line]


def test_the_first_edit_is_read_and_written_and_the_next_is_only_written(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1, points=1.0)
    till.sync()
    assert edits(till, one, note="a") == ["GET customers", "PATCH customers"]
    assert edits(till, one, note="b") == ["PATCH customers"]
    till.crash()
    assert edits(till, one, note="c", phone="1") == ["PATCH customers"]
    till.commands.save("customers", {}, id=one, add={"points": 2.0})
    till.sync()
    assert shop.get("customers", one)["points"] == 3.0
    check_in_step(shop)


def test_F14_somebody_elses_edit_is_detected_by_the_etag(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    edits(till, one, note="a")
    till.edit("customers", one, note="b")
    meanwhile(till, "PATCH", lambda: shop.edit("customers", one, phone="555"))
    assert till.settle().outcome == "in_step"
    there = shop.get("customers", one)
    assert (there["note"], there["phone"]) == ("b", "555")
    check_in_step(shop)


def test_F36_an_etag_that_never_matches_costs_one_more_request(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.wire.after = lambda request, answer: (
        Response(answer.status, {**answer.headers, "etag": '"nonsense"'}, answer.body)
        if request.method == "PATCH"
        else None
    )
    edits(till, one, note="a")
    assert edits(till, one, note="b") == ["PATCH customers", "GET customers", "PATCH customers"]
    check_in_step(shop)


def test_F05_a_record_whose_write_may_have_arrived_is_read_first(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    edits(till, one, note="a")
    till.edit("customers", one, note="b")
    lose(till)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["note"] == "b"
    check_in_step(shop)


def test_F46_deleted_there_since_we_wrote_it(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    edits(till, one, note="a")
    till.edit("customers", one, note="b")
    meanwhile(till, "PATCH", lambda: shop.delete("customers", one))
    assert till.settle().needs_you == 1
