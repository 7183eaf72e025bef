"""Many deletions at once: read by one list, deleted one by one, as few requests as the interface allows (F123)."""

from __future__ import annotations

from typing import Any

import pytest

from app.commands.record_editor import Edit
from storage.outbox.questions import HoldReason
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from storage.schema.validation import Op, blank
from sync.client.transport import Request, Response
from tests.fakes.breakage import list_of_before, meanwhile
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def own_requests(till: Till) -> list[str]:
    """The requests of one run about customers, without those that read the list for changes."""
    start = len(till.wire.asked)
    till.sync()
    return [
        f"{each.method} {'one' if each.path.rpartition('/')[2].isdigit() else 'list'}"
        for each in till.wire.asked[start:]
        if "/customers" in each.path
        and ("versionDate" not in dict(each.query).get("filter", "") or each.method != "GET")
        and (
            "id|in|" in dict(each.query).get("filter", "")
            or each.method != "GET"
            or "/customers/" in each.path
        )
    ]


def imported(till: Till, bodies: list[dict[str, Any]], op: Op) -> None:
    start = {} if op is Op.PATCH else {**blank(CATALOGUE["customers"]), "deleted": False}
    edits = [Edit(op=op, body={**start, **each}, id=each.get("id")) for each in bodies]
    till.commands.apply("customers", edits, origin="window", step="import")


@pytest.mark.parametrize("answer", ["record", "nothing"])
def test_F123_undoing_an_import_of_new_records_reads_them_by_one_list(
    shop: Shop, till: Till, answer: str
) -> None:
    till.sync()
    imported(till, [{"lastName": f"New {number}"} for number in range(40)], Op.CREATE)
    assert own_requests(till) == ["PUT list"]
    if answer == "nothing":
        till.wire.after = lambda request, found: Response(204) if request.method == "DELETE" else None
    till.commands.undo()
    asked = own_requests(till)
    reads = ["GET list"] if answer == "record" else ["GET list", "GET list"]
    assert sorted(asked) == [*["DELETE one"] * 40, *reads]
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F123_undoing_an_import_of_edits_costs_what_the_import_cost(shop: Shop, till: Till) -> None:
    ids = shop.customers(40)
    till.sync()
    till.sync()
    imported(till, [{"id": each, "note": "imported"} for each in ids], Op.PATCH)
    assert own_requests(till) == ["GET list", "GET one", "PUT list"], "what lists leave out is asked once"
    till.commands.undo()
    assert own_requests(till) == ["GET list", "PUT list"]
    assert {shop.get("customers", each)["note"] for each in ids} == {None}
    till.settle()
    check_in_step(shop)


def test_F47_of_many_the_edited_one_is_asked_about(shop: Shop, till: Till) -> None:
    ids = shop.customers(6)
    till.sync()
    till.commands.delete("customers", ids)
    shop.edit("customers", ids[2], phone="777")
    assert till.sync().needs_you == 1
    assert till.change("customers", ids[2]).held.reason is HoldReason.EDITED_IN_CLOUD
    assert [shop.get("customers", each)["deleted"] for each in ids] == [True, True, False, True, True, True]


def test_F48_of_many_an_edit_after_the_list_was_read_is_kept_in_the_history(shop: Shop, till: Till) -> None:
    ids = shop.customers(6)
    till.sync()
    till.commands.delete("customers", ids)
    meanwhile(till, "DELETE", lambda: shop.edit("customers", ids[4], phone="777"))
    till.sync()
    events = {event.kind: event for event in till.queries.timeline("customers", ids[4])}
    assert events[EventKind.DISCARDED].fields["phone"][0] == "777"
    till.settle()
    check_in_step(shop)


def test_F10_F48_a_list_that_is_behind_loses_no_edit_from_the_history(shop: Shop, till: Till) -> None:
    ids = shop.customers(6)
    till.sync()
    till.commands.delete("customers", ids)
    list_of_before(shop, till)
    shop.edit("customers", ids[1], phone="777")
    till.sync()
    till.wire.before = None
    shop.clock.sleep(HOUR)
    till.settle()
    lost = [event.fields for event in till.queries.timeline("customers", ids[1])]
    held = till.change("customers", ids[1])
    assert held is not None or any(fields.get("phone", (None,))[0] == "777" for fields in lost)


@pytest.mark.parametrize("status", [412, 428])
def test_F16_a_cloud_that_wants_an_etag_for_each_gets_it(shop: Shop, till: Till, status: int) -> None:
    ids = shop.customers(5)
    till.sync()
    till.commands.delete("customers", ids)

    def before(request: Request) -> Response | None:
        bare = request.method == "DELETE" and "If-Match" not in request.headers
        return Response(status) if bare else None

    till.wire.before = before
    assert till.settle().outcome == "in_step"
    check_in_step(shop)
