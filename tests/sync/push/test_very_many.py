"""Thousands of changes wait: a run reads those that it can send, and no others (F128)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from storage.outbox import outbox
from storage.outbox.changes import ChangeKind, Intent, WaitingChange
from storage.outbox.questions import Hold, HoldReason
from sync.client.transport import Request, Response
from sync.merge import readiness
from sync.run_scope import OWN_CHANGES
from tests.fakes.changes_by_name import made
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

MANY = 1200


@contextmanager
def parsed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """How many stored changes are parsed inside, none of them known from before."""
    found = [0]
    read = outbox.from_json

    def counted(data: dict[str, object]) -> WaitingChange:
        found[0] += 1
        return read(data)

    outbox.forget_parsed()
    with monkeypatch.context() as patch:
        patch.setattr(outbox, "from_json", counted)
        yield found


def waiting(till: Till, ids: list[int], **state: object) -> None:
    """Edits of these records that wait."""
    with till.replica.write() as tx:
        for each in ids:
            known = tx.get("customers", each)
            change = made(
                entity="customers", id=each, kind=ChangeKind.UPDATE, intent=Intent({"note": "mine"}),
                base=known, remote=known, created=tx.now, changed=tx.now, **state,  # type: ignore[arg-type]
            )  # fmt: skip
            tx.put_change(change)


@pytest.fixture
def ids(shop: Shop, till: Till) -> list[int]:
    found = shop.old_customers(MANY)
    till.sync()
    till.sync()
    shop.clock.sleep(2 * HOUR)
    till.sync()
    return found


@pytest.mark.parametrize("held", [False, True])
def test_F128_a_run_that_can_send_nothing_reads_no_waiting_change(
    shop: Shop, till: Till, ids: list[int], held: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if held:
        waiting(till, ids, held=Hold(HoldReason.REJECTED))
    else:
        waiting(till, ids, next_try=shop.clock.wall + 3_000_000)
    with parsed(monkeypatch) as count:
        outcome = till.sync(run_scope=OWN_CHANGES)
    assert (outcome.waiting, outcome.requests) == (MANY, 0) and count[0] <= 5


def test_F128_a_whole_run_with_news_reads_no_waiting_change_of_an_older_record(
    shop: Shop, till: Till, ids: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting(till, ids[:-1], next_try=shop.clock.wall + 3_000_000)
    shop.edit("customers", ids[-1], phone="1")
    with parsed(monkeypatch) as count:
        outcome = till.sync()
    assert outcome.pulled == 1 and till.get("customers", ids[-1])["phone"] == "1"
    assert count[0] <= 60, "the audit looks at a sample"
    assert "customers" not in till.queries.sync_status().problems, "the counts matched"


def test_F128_a_run_that_the_quota_ends_reads_what_it_could_send(
    shop: Shop, till: Till, ids: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PART", 300)
    waiting(till, ids)
    asked: list[Request] = []

    def quota(request: Request) -> Response | None:
        if not request.path.endswith("/token"):
            asked.append(request)
        return Response(429, {"retry-after": "1800"}) if len(asked) > 5 else None

    till.wire.before = quota
    with parsed(monkeypatch) as count:
        outcome = till.sync(run_scope=OWN_CHANGES)
    assert outcome.pushed == 200 and count[0] <= 700
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    check_in_step(shop)


def test_F128_parents_go_before_children_whatever_part_they_are_in(
    shop: Shop, till: Till, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "PART", 3)
    till.sync()
    first = till.add("categories", name="First")
    products = [till.add("products", name=f"P {number}", _categoryId=first) for number in range(7)]
    for each in products:
        till.edit("products", each, _categoryId=till.add("categories", name=f"C {each}"))
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
    till.commands.delete("products", products)
    assert till.sync().outcome == "in_step"
    check_in_step(shop)
