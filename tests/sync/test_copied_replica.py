"""Two replicas with one history, as a copied folder makes them: each edit is in the cloud once (F113)."""

from __future__ import annotations

import shutil

import pytest

from app.commands.resolve import Side
from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import lose
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def copy_of(shop: Shop, till: Till) -> Till:
    """A till on the first one's database without its journal, as a restored backup is."""
    till.replica.close()
    folder = till.path.parent
    shutil.copytree(folder, folder.with_name(f"till-{len(shop.tills)}"))
    (folder.with_name(f"till-{len(shop.tills)}") / "replica.journal").unlink()
    till.start()
    return shop.another()


def decide(till: Till, side: Side) -> int:
    """Answer the question about all that waits; returns how many changes it was about."""
    assert till.sync().needs_you == len(till.queries.needs_you())
    return till.commands.keep_all(side, reason="copied").count


def settle(shop: Shop, *tills: Till) -> None:
    """Runs for longer than any commit is late."""
    for _ in range(3):
        for each in tills:
            each.sync()
            shop.clock.sleep(HOUR)


def names(shop: Shop, entity: str, field: str) -> list[str]:
    return sorted(each[field] for each in shop.tills[0].records()[entity].values())


@pytest.mark.parametrize("side", ["local", "cloud"])
@pytest.mark.parametrize("first", ["original", "copy"])
def test_F113_all_that_waits_in_a_copy_is_one_question(
    shop: Shop, till: Till, first: str, side: Side
) -> None:
    """Sent from both, new records, values and deletions are there once; a difference counts twice."""
    one, two, three = shop.customers(3, points=10.0)
    till.sync()
    till.edit("customers", one, note="mine")
    till.commands.delete("customers", [two])
    till.commands.save("customers", {}, id=three, add={"points": 5.0})
    till.add("customers", lastName="New")
    till.add("webhooks", url="https://example.org/hook", payloadEntity="PRODUCT", method="POST")
    copy = copy_of(shop, till)
    settle(shop, till, *((copy,) if first == "original" else ()))
    assert shop.get("customers", three)["points"] == 15.0 and copy.sync().needs_you == 4
    assert {each.reason for each in copy.queries.needs_you()} == {HoldReason.COPIED}
    assert decide(copy, side) == 4
    settle(shop, copy, till)
    assert till.sync().outcome == copy.sync().outcome == "in_step"
    assert names(shop, "customers", "lastName").count("New") == 1
    assert names(shop, "webhooks", "url") == ["https://example.org/hook"]
    assert shop.get("customers", one)["note"] == "mine" and shop.get("customers", two)["deleted"]
    assert shop.get("customers", three)["points"] == (20.0 if side == "local" else 15.0)
    check_in_step(shop)


def test_F113_what_is_left_to_the_other_computer_goes_with_the_edits_beneath_a_deletion(
    shop: Shop, till: Till
) -> None:
    (one,) = shop.customers(1, points=10.0)
    till.sync()
    till.commands.save("customers", {"note": "mine"}, id=one, add={"points": 5.0})
    till.commands.delete("customers", [one])
    new = till.add("customers", lastName="New")
    copy = copy_of(shop, till)
    assert decide(copy, "cloud") == 2 and not copy.replica.changes() and copy.get("customers", new)["deleted"]
    settle(shop, copy)
    assert not shop.get("customers", one)["deleted"] and shop.get("customers", one)["points"] == 10.0
    settle(shop, till, copy)
    assert shop.get("customers", one)["deleted"] and names(shop, "customers", "lastName").count("New") == 1
    check_in_step(shop)


def test_F113_an_edit_decides_nothing_and_is_sent_with_the_rest(shop: Shop, till: Till) -> None:
    till.sync()
    new = till.add("customers", lastName="New")
    copy = copy_of(shop, till)
    copy.edit("customers", new, phone="555", lastName="Renamed")
    settle(shop, till, copy)
    assert shop.get("customers", new)["lastName"] == "New" and decide(copy, "local") == 1
    settle(shop, copy)
    (asked,) = copy.queries.needs_you()
    assert asked.reason is HoldReason.OVERLAP and [*asked.fields] == ["lastName"]
    assert shop.get("customers", new)["phone"] == "555"
    copy.commands.keep("customers", new, "local")
    settle(shop, copy, till)
    assert names(shop, "customers", "lastName") == ["Renamed"]
    check_in_step(shop)


@pytest.mark.parametrize("side", ["local", "cloud"])
def test_F113_where_the_cloud_chooses_the_ids_a_second_record_is_asked_about(
    shop: Shop, posted: Till, side: Side
) -> None:
    posted.commands.save("categories", {"name": "Second", "externalId": None})
    copy = copy_of(shop, posted)
    settle(shop, posted)
    assert decide(copy, side) == 1
    settle(shop, copy, posted)
    found = [(till, each) for till in (copy, posted) for each in till.queries.needs_you()]
    assert {each.reason for _, each in found} == (
        {HoldReason.POSSIBLE_DUPLICATE} if side == "local" else set()
    )
    for till, each in found[:1]:
        till.commands.keep("categories", each.id, "local")
    settle(shop, copy, posted)
    living = [each for each in posted.records()["categories"].values() if not each["deleted"]]
    assert [each["name"] for each in living] == ["Second"]


def test_F113_what_is_on_its_way_in_a_copy_waits_for_the_answer(shop: Shop, till: Till) -> None:
    """A new record whose answer was lost: a list that shows it does not let the edit after it go."""
    till.sync()
    lose(till)
    new = till.add("customers", lastName="New")
    till.sync(run_scope=OWN_CHANGES)
    till.edit("customers", new, phone="555")
    copy = copy_of(shop, till)
    shop.clock.sleep(HOUR)
    assert copy.sync().needs_you == 1
    assert shop.get("customers", new).get("phone") != "555"
    assert decide(copy, "local") == 1
    settle(shop, copy, till)
    assert shop.get("customers", new)["phone"] == "555"
    check_in_step(shop)


def test_F113_a_new_identity_makes_markers_and_ids_of_its_own(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="Old")
    copy = copy_of(shop, till)
    till.add("customers", lastName="First's")
    copy.add("customers", lastName="Second's")
    assert decide(copy, "local") == 1
    settle(shop, till, copy, till)
    assert names(shop, "customers", "lastName") == ["First's", "Old", "Second's"]
    check_in_step(shop)


def test_F113_the_first_run_of_an_unnoticed_copy_is_no_failure(shop: Shop, till: Till) -> None:
    """With its journal, and from a version that kept no places: the records that it has not sent are counted."""
    till.sync()
    till.add("customers", lastName="New")
    till.add("suppliers", name="New")
    till.replica.close()
    shutil.copytree(till.path.parent, till.path.parent.with_name("till-1"))
    till.start()
    assert till.sync().outcome == "in_step"
    copy = shop.another()
    assert copy.replica.reconciled.copied == 0
    assert copy.sync().outcome == "in_step"
    check_in_step(shop)


def test_F09_a_fresh_id_that_the_cloud_calls_taken_at_once_is_not_ours(shop: Shop, till: Till) -> None:
    """It was made between the pull and the push: what differs is asked about."""
    till.add_first()
    new = till.add("customers", lastName="New", note="new")
    copy = copy_of(shop, till)
    till.edit("customers", new, note="first")
    copy.edit("customers", new, note="second")

    def meanwhile(request: Request) -> Response | None:
        if request.method == "PUT":
            till.wire.before = None
            decide(copy, "local")
            assert copy.sync().outcome == "in_step"
        return None

    till.wire.before = meanwhile
    assert till.settle().needs_you == 1 and shop.get("customers", new)["note"] == "second"
    (asked,) = till.queries.needs_you()
    assert (asked.reason, asked.fields["note"].local, asked.fields["note"].cloud) == (
        HoldReason.OVERLAP,
        "first",
        "second",
    )
    till.commands.keep("customers", new, "local")
    settle(shop, till, copy)
    assert shop.get("customers", new)["note"] == "first"
    check_in_step(shop)
