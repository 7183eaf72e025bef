"""What this computer sends while lists are read is not missing, and no question costs a request for each record (F140)."""

from __future__ import annotations

from typing import Any

import pytest

from storage.query.grammar import Query
from storage.sync_state.regressions import Dispute, RegressedRecord
from sync.client.transport import Request
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def test_F140_what_is_sent_between_two_pages_of_its_list_is_not_missing(shop: Shop, till: Till) -> None:
    for count in (100, 400, 100):
        till.sync()
        for number in range(count):
            till.add("customers", lastName=f"New {count}/{number}")

    def slow(request: Request) -> None:
        scanned = request.path.endswith("/customers") and ("sort", "versionDate") in request.query
        shop.clock.sleep(6 if scanned else 0)

    till.wire.before = slow
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert lines.count("PUT customers") == 1, "it was sent while the list was read"
    assert not [line for line in lines if line.startswith("GET customers/")]
    assert till.replica.sync_state.regressions.all() == []
    check_in_step(shop)


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("side", ["cloud", "local"])
def test_F140_a_decision_about_very_many_records_costs_a_request_for_a_hundred(
    shop: Shop, till: Till, side: Any, there: bool
) -> None:
    ids = shop.old_customers(1000)
    till.sync()
    with till.replica.write() as tx:
        accused = ids[:900]
        tx.sync_state.regressions.put(
            [
                RegressedRecord(entity="customers", id=each, dispute=Dispute.UNSEEN, at=tx.now)
                for each in accused
            ]
        )
    if not there:
        shop.purge(*ids[:900])
    till.commands.resolve_rollback(side)
    shop.clock.sleep(HOUR)
    with till.wire.counted() as lines:
        assert till.sync().outcome == "in_step"
    assert len([line for line in lines if "customers" in line]) < 80
    assert till.replica.count("customers", Query()) == (1000 if there or side == "local" else 100)
