"""A fresh access token with fewer permissions: nothing is deleted, nothing is lost, other lists are read."""

from __future__ import annotations

import json

from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from tests.fakes.breakage import answering
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def forbids(request: Request) -> Response | None:
    """The token's owner may not see customers any more."""
    return answering(403, {"message": "no"})(request) if "/customers" in request.path else None


def test_F104_an_entity_that_is_forbidden_keeps_its_records_and_its_edits(shop: Shop, till: Till) -> None:
    ids = shop.customers(30)
    till.sync()
    till.edit("customers", ids[0], note="mine")
    supplier = till.add("suppliers", name="Mlýn")
    till.wire.before = forbids
    shop.clock.sleep(2 * HOUR)  # the token has run out: the next one is the narrower
    outcome = till.sync()
    assert outcome.outcome not in ("in_step", "waiting") and till.queries.sync_status().headline != "in_step"
    assert shop.get("suppliers", supplier)["name"] == "Mlýn"
    assert len(till.replica.many("customers", ids)) == 30
    assert not any(each["deleted"] for each in till.records()["customers"].values())
    change = till.change("customers", ids[0])
    assert change is not None and change.intent.set == {"note": "mine"}
    assert change.held is None or change.held.reason is HoldReason.VERB_REFUSED
    # The rights come back.
    till.wire.before = None
    till.commands.retry()
    shop.clock.sleep(HOUR)
    if till.change("customers", ids[0]).held is not None:
        till.commands.keep("customers", ids[0], "local")
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", ids[0])["note"] == "mine"
    check_in_step(shop)


def test_F104_F56_lists_that_show_less_are_not_believed(shop: Shop, till: Till) -> None:
    ids = shop.customers(60)
    till.sync()
    till.edit("customers", ids[50], note="mine")

    def narrows(request: Request, answer: Response) -> Response | None:
        if request.method != "GET" or not request.path.endswith("/customers") or answer.status != 200:
            return None
        page = json.loads(answer.body)
        page["data"] = [row for row in page["data"] if int(row["id"]) < ids[10]]
        if page.get("totalItemsCount") is not None:
            page["totalItemsCount"] = "10"
        return Response(200, {"content-type": "application/json"}, json.dumps(page).encode())

    till.wire.after = narrows
    till.wire.before = lambda request: (
        Response(404)
        if "/customers/" in request.path and int(request.path.rpartition("/")[2]) >= ids[10]
        else None
    )
    for _ in range(3):
        shop.clock.sleep(2 * HOUR)
        outcome = till.sync(full=True)
        assert outcome.outcome != "in_step"
    assert len([each for each in till.records()["customers"].values() if not each["deleted"]]) >= 59
    assert till.queries.sync_status().headline != "in_step"
    till.wire.after = till.wire.before = None
    for question in till.queries.needs_you():
        till.commands.keep(question.entity, question.id, "local")
    shop.clock.sleep(2 * HOUR)
    till.sync(full=True)
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert shop.get("customers", ids[50])["note"] == "mine"
    check_in_step(shop)
