"""A read that is refused while the outcome of a write is unknown: it says nothing about the write (F129)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from storage.records.history import EventKind
from sync.client.transport import Request, Response
from tests.fakes.breakage import answering, appended, lose
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

DAY = 24 * HOUR
STATUSES = (400, 403, 405, 412)
Hook = Callable[[Request], Response | None]


def refusing(status: int, *, by_id: bool, entity: str = "customers", lists: bool = True) -> Hook:
    """The cloud refuses to show these: their list, single records of it, or both."""
    refuse = answering(status, {"message": "no"})

    def before(request: Request) -> Response | None:
        of_list = request.path.endswith(f"/{entity}")
        asked = (of_list and lists) or (f"/{entity}/" in request.path and by_id)
        return refuse(request) if request.method == "GET" and asked else None

    return before


def rested(shop: Shop, till: Till) -> None:
    """The cloud shows everything again, and the verbs that it refused are tried once more."""
    till.wire.before = till.wire.after = None
    shop.clock.sleep(DAY + HOUR)
    for each in till.queries.needs_you():
        till.commands.keep(each.entity, each.id, "local")
    assert till.settle(6).outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("by_id", [False, True])
@pytest.mark.parametrize("status", STATUSES)
def test_F129_an_edit_after_a_lost_create_outlives_a_refused_lookup(
    shop: Shop, till: Till, status: int, by_id: bool
) -> None:
    """The list by which the create is looked up is refused; the edit is not part of what was sent."""
    till.sync()
    made = till.add("customers", lastName="Novák", city="first")
    lose(till, fault="garbage")
    till.sync()
    till.edit("customers", made, note="mine", city="second")
    shop.edit("customers", made, phone="555")
    till.wire.before = refusing(status, by_id=by_id)
    for _ in range(3):
        shop.clock.sleep(HOUR)
        till.sync()
    assert by_id or till.queries.needs_you() == [], "single records are read and written as ever"
    rested(shop, till)
    found = shop.get("customers", made)
    assert (found["note"], found["city"], found["phone"]) == ("mine", "second", "555")


def give_up_unread(shop: Shop, till: Till, made: int) -> None:
    """Delete a customer of an unknown outcome while nothing is shown of it, and decide for the cloud, which is read by id."""
    till.commands.delete("customers", [made])
    till.wire.before = refusing(400, by_id=True)
    shop.clock.sleep(HOUR)
    assert till.sync().needs_you == 1
    till.commands.keep("customers", made, "cloud")
    till.wire.before = None
    shop.clock.sleep(HOUR)
    with till.wire.counted() as asked:
        assert till.sync().outcome == "in_step"
    assert f"GET customers/{made}" in asked


def test_F129_a_lost_creation_that_is_given_up_unread_is_read_by_id(shop: Shop, till: Till) -> None:
    """It was deleted here while nothing was shown of it; the cloud, which a person decides for, has it after all."""
    till.sync()
    made = till.add("customers", lastName="Novák")
    lose(till, fault="garbage")
    till.sync()
    give_up_unread(shop, till, made)
    assert till.lives("customers", made)
    check_in_step(shop)


def test_F129_a_lost_edit_that_is_given_up_unread_is_read_by_id(shop: Shop, till: Till) -> None:
    """It arrived, and the list that showed that was read while its outcome was unknown."""
    one, other = shop.customers(2, note="old")
    till.sync()
    till.edit("customers", one, note="mine")
    lose(till)
    till.sync()
    for lists in (True, False):
        till.wire.before = refusing(400, by_id=True, lists=lists)
        shop.clock.sleep(HOUR)
        shop.edit("customers", other, note=f"later {lists}")
        till.sync()
    [asked] = till.queries.needs_you()
    till.commands.keep("customers", asked.id, "cloud")
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.sync().outcome == "in_step"
    assert till.get("customers", one)["note"] == shop.get("customers", one)["note"] == "mine"
    check_in_step(shop)


def test_F10_F129_a_restore_that_is_given_up_shows_what_the_cloud_has(shop: Shop, till: Till) -> None:
    """The cloud never heard of the deletion; what a list showed of the record was passed over while it was restored here."""
    one, other = shop.customers(2, note="old")
    till.sync()
    till.commands.delete("customers", [one])
    till.wire.before = lambda request: Response(429) if request.method == "DELETE" else None
    till.sync()
    till.commands.restore("customers", [one])
    till.wire.before = refusing(405, by_id=True)
    shop.clock.sleep(HOUR)
    till.sync()
    shop.edit("customers", one, note="theirs")
    till.wire.before = refusing(405, by_id=True, lists=False)
    shop.clock.sleep(HOUR)
    shop.edit("customers", other, note="later")
    till.sync()
    [asked] = till.queries.needs_you()
    till.commands.keep("customers", asked.id, "cloud")
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.sync().outcome == "in_step"
    assert till.get("customers", one)["note"] == "theirs"
    check_in_step(shop)


def test_F129_a_creation_that_is_given_up_and_is_not_in_the_cloud_was_not_deleted_there(
    shop: Shop, till: Till
) -> None:
    """The history says what was given up, and nothing of a deletion that never was."""
    till.sync()
    made = till.add("customers", lastName="Novák")
    # A proxy answers the create, which never reaches the cloud.
    garbage = Response(200, {"content-type": "application/json"}, b'{"data":[{"id":')
    till.wire.before = lambda request: garbage if request.method in ("PUT", "POST", "PATCH") else None
    till.sync()
    give_up_unread(shop, till, made)
    assert not till.lives("customers", made)
    kinds = [event.kind for event in till.queries.timeline("customers", made)]
    assert EventKind.DISCARDED in kinds and EventKind.CLOUD_DELETED not in kinds
    codes = [decision.code for run in till.queries.runs(limit=9) for decision in run.decisions]
    assert "cloud_deleted" not in codes
    check_in_step(shop)


@pytest.mark.parametrize("status", STATUSES)
def test_F129_a_lost_post_is_not_repeated_after_a_refused_lookup(
    shop: Shop, posted: Till, status: int
) -> None:
    posted.add("customers", lastName="Novák")
    lose(posted)
    posted.sync()
    posted.wire.before = refusing(status, by_id=False)
    for _ in range(3):
        shop.clock.sleep(HOUR)
        posted.sync()
    rested(shop, posted)
    assert len(appended(posted, "customers", "Novák")) == 1


@pytest.mark.parametrize("status", [400, 405, 410])
def test_F129_a_put_that_is_told_that_it_is_there_is_not_posted(shop: Shop, till: Till, status: int) -> None:
    """The first create of all: whether the cloud inserts by PUT is not known yet."""
    till.sync()
    till.add("customers", lastName="Novák")
    lose(till)
    till.sync()
    till.wire.before = refusing(status, by_id=True)
    shop.clock.sleep(HOUR)
    with till.wire.counted() as lines:
        till.sync()
    assert "POST customers" not in lines
    rested(shop, till)
    assert len(appended(till, "customers", "Novák")) == 1


@pytest.mark.parametrize("status", [403, 405])
def test_F129_points_that_were_added_are_not_added_again(shop: Shop, till: Till, status: int) -> None:
    """The PATCH is answered without the record, and reading that is refused."""
    (one,) = shop.customers(1, points=1.5)
    till.sync()
    till.commands.save("customers", {}, id=one, add={"points": 10.0})
    refused = refusing(status, by_id=True, lists=False)
    patched: list[Request] = []

    def before(request: Request) -> Any:
        return refused(request) if patched else None

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "PATCH":
            patched.append(request)
            return Response(204)
        return None

    till.wire.before, till.wire.after = before, after
    till.sync()
    till.wire.before = till.wire.after = None
    for _ in range(3):
        shop.clock.sleep(DAY + HOUR)
        till.sync()
    assert len(patched) == 1 and shop.get("customers", one)["points"] == 11.5


@pytest.mark.parametrize("status", [400, 403])
def test_F129_a_deletion_whose_list_is_refused_is_done(shop: Shop, till: Till, status: int) -> None:
    """The cloud answers it without the record and does not show deleted ones."""
    (one,) = shop.customers(1)
    till.sync()
    till.commands.delete("customers", [one])
    deleted: list[Request] = []

    def before(request: Request) -> Response | None:
        of_deleted = deleted and request.method == "GET" and request.path.endswith(f"/customers/{one}")
        if of_deleted:
            return answering(404)(request)
        return refusing(status, by_id=False)(request) if deleted else None

    def after(request: Request, answer: Response) -> Response | None:
        if request.method == "DELETE":
            deleted.append(request)
            return Response(204)
        return None

    till.wire.before, till.wire.after = before, after
    for _ in range(3):
        till.sync()
        shop.clock.sleep(HOUR)
    assert till.queries.needs_you() == [] and till.waiting == 0
    assert len(deleted) == 1 and not till.lives("customers", one)
