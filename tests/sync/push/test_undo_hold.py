"""A plain deletion by a person waits half a minute, so that Undo costs no request; whoever asks for a run sends it."""

from __future__ import annotations

import pytest

from storage.outbox.changes import UNDO_MS
from sync.run_scope import DUE, OWN_CHANGES, for_webhook
from tests.fakes.changes_by_name import but
from tests.fakes.tills import Shop, Till

SECONDS = UNDO_MS / 1000


@pytest.fixture
def customer(shop: Shop, till: Till) -> int:
    """A customer that cloud and till know."""
    made = till.commands.save("customers", {"firstName": "Jana", "lastName": "Malá"}).ids[0]
    till.sync()
    till.sync()
    return made


def deleted(shop: Shop, id: int) -> bool:
    return bool(shop.cloud.replica.known("customers", id)["deleted"])


@pytest.mark.parametrize("scope", [OWN_CHANGES, DUE, for_webhook(frozenset({"customers"}))])
def test_until_then_no_run_of_the_schedule_sends_it(shop: Shop, till: Till, customer: int, scope) -> None:
    till.commands.delete("customers", [customer])
    assert not till.engine.may_send()
    shop.clock.sleep(SECONDS - 2)
    with till.wire.counted() as asked:
        till.sync(run_scope=scope)
    assert not [each for each in asked if each.startswith("DELETE")] and not deleted(shop, customer)
    assert 0 < till.engine.due_in() <= 2
    shop.clock.sleep(2.1)
    assert till.engine.may_send() and till.engine.due_in() == 0
    till.sync(run_scope=scope)
    assert deleted(shop, customer) and till.replica.change("customers", customer) is None


def test_undo_meanwhile_costs_no_request(shop: Shop, till: Till, customer: int) -> None:
    till.commands.save("customers", {"note": "an edit under it"}, id=customer)
    till.commands.delete("customers", [customer])
    with till.wire.counted() as asked:
        shop.clock.sleep(5)
        assert not till.engine.may_send()
        till.commands.undo()
        assert till.engine.may_send(), "the edit that the deletion covered goes at once"
        assert asked == []
        till.sync(run_scope=OWN_CHANGES)
        assert not [each for each in asked if each.startswith("DELETE")]
    assert not deleted(shop, customer)
    assert shop.cloud.replica.known("customers", customer)["note"] == "an edit under it"


def test_who_asks_for_a_run_sends_it_at_once(shop: Shop, till: Till, customer: int) -> None:
    till.commands.delete("customers", [customer])
    assert till.sync().outcome == "in_step"
    assert deleted(shop, customer)


def test_a_program_that_cannot_undo_does_not_wait(shop: Shop, till: Till, customer: int) -> None:
    till.commands.delete("customers", [customer], origin="lan:Kasa 2")
    assert till.engine.may_send()
    till.sync(run_scope=OWN_CHANGES)
    assert deleted(shop, customer)


def test_F53_anonymising_does_not_wait(shop: Shop, till: Till, customer: int) -> None:
    till.commands.delete("customers", [customer], anonymize=True)
    assert till.engine.may_send()
    till.commands.save("customers", {"lastName": "N"})
    till.sync(run_scope=OWN_CHANGES)
    assert deleted(shop, customer)


def test_a_failed_deletion_waits_for_its_own_retry_even_by_hand(
    shop: Shop, till: Till, customer: int
) -> None:
    till.commands.delete("customers", [customer])
    change = till.replica.change("customers", customer)
    assert change is not None
    with till.replica.write() as tx:
        later = shop.clock.now() + UNDO_MS // 2
        tx.put_change_metadata(but(change, attempts=1, error="server_fault", next_try=later))
    till.sync()
    assert not deleted(shop, customer)
