"""Two replicas with one history, as a copied folder makes them: each edit is in the cloud once (F113)."""

from __future__ import annotations

import shutil

import pytest

from app.commands.resolve import Side, Value
from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from sync.merge.create_markers import is_ours
from sync.run_scope import OWN_CHANGES
from tests.fakes.breakage import answering, lose, writing
from tests.fakes.posting import refuses_inserts
from tests.fakes.tills import HOUR, Shop, Till, check_in_step


def copy_of(shop: Shop, till: Till) -> Till:
    """A till on the first one's database without its journal, as a restored backup is."""
    till.replica.close()
    folder = till.path.parent
    shutil.copytree(folder, folder.with_name(f"till-{len(shop.tills)}"))
    (folder.with_name(f"till-{len(shop.tills)}") / "replica.journal").unlink()
    till.start()
    return shop.another()


def settle(shop: Shop, *tills: Till) -> None:
    """Runs for longer than any commit is late."""
    for _ in range(3):
        for each in tills:
            each.sync()
            shop.clock.sleep(HOUR)


def names(shop: Shop, entity: str, field: str) -> list[str]:
    return sorted(each[field] for each in shop.tills[0].records()[entity].values())


@pytest.mark.parametrize("first", ["original", "copy"])
@pytest.mark.parametrize("count", [1, 3])
def test_F113_new_records_are_made_once(shop: Shop, till: Till, first: str, count: int) -> None:
    till.sync()
    made = [till.add("customers", lastName=f"New {number}", points=5.0) for number in range(count)]
    copy = copy_of(shop, till)
    settle(shop, *((till, copy) if first == "original" else (copy, till)))
    assert till.sync().outcome == copy.sync().outcome == "in_step"
    assert sorted(till.records()["customers"]) == sorted(made)
    check_in_step(shop)


@pytest.mark.parametrize("first", ["original", "copy"])
def test_F113_where_the_cloud_chooses_the_ids_the_marker_tells(shop: Shop, posted: Till, first: str) -> None:
    posted.add("customers", lastName="Second")
    posted.add("suppliers", name="Second")
    posted.commands.save("categories", {"name": "Second", "externalId": None})
    copy = copy_of(shop, posted)
    settle(shop, *((posted, copy) if first == "original" else (copy, posted)))
    assert all(is_ours(each["externalId"]) for each in posted.records()["categories"].values())
    assert names(shop, "customers", "lastName") == ["First", "Second"]
    assert names(shop, "suppliers", "name") == ["First", "Second"]
    assert posted.sync().outcome == copy.sync().outcome == "in_step"
    check_in_step(shop)


def test_F60_F61_F113_tags_and_flags_of_a_record_that_was_edited_under_two_ids_are_all_kept(
    shop: Shop, posted: Till
) -> None:
    one = posted.commands.save("categories", {"name": "Second", "externalId": None}).ids[0]
    copy = copy_of(shop, posted)
    settle(shop, posted)
    copy.wire.before = lambda request: Response(500) if request.method == "PUT" else None
    copy.sync()
    there = next(
        id for id, each in copy.records()["categories"].items() if id != one and each["name"] == "Second"
    )
    copy.edit("categories", one, tags=["a", "b"], flags=16)
    copy.edit("categories", there, tags=["vip"], flags=8)
    copy.wire.before = None
    shop.clock.sleep(HOUR)
    settle(shop, copy, posted)
    made = shop.get("categories", there)
    assert (sorted(made["tags"]), made["flags"]) == (["a", "b", "vip"], 24)
    check_in_step(shop)


@pytest.mark.parametrize("known", [True, False])
def test_N1_F60_F61_F113_what_was_taken_away_in_the_copy_of_a_new_record_does_not_come_back(
    shop: Shop, till: Till, *, known: bool
) -> None:
    """Whether it is `known` that the cloud chooses the ids or our PUT is refused first, and its mark is taken back."""
    refuses_inserts(shop)
    till.sync()
    if known:
        till.add("categories", name="First")
        till.sync()
    made = {"name": "New", "tags": ["vip", "a"], "flags": 24, "hexColor": "#FF8800", "vat": 1.21}
    one = till.commands.save("categories", {**made, "externalId": None}).ids[0]
    copy = copy_of(shop, till)
    settle(shop, till)
    there = next(id for id, each in till.records()["categories"].items() if each["name"] == "New")
    till.edit("categories", there, tags=["vip", "a", "of the original"])
    settle(shop, till)
    copy.edit("categories", one, tags=["a", "of the copy"], flags=16, vat=None)
    settle(shop, copy, till)
    stored = shop.get("categories", there)
    assert sorted(stored["tags"]) == ["a", "of the copy", "of the original"]
    assert (stored["flags"], stored["vat"]) == (16, None)
    assert copy.sync().outcome == "in_step"
    check_in_step(shop)


def test_N3_F113_a_new_record_whose_own_external_id_was_changed_in_the_copy_is_asked_about(
    shop: Shop, posted: Till
) -> None:
    one = posted.commands.save("categories", {"name": "New", "externalId": "A-1"}).ids[0]
    copy = copy_of(shop, posted)
    settle(shop, posted)
    copy.edit("categories", one, externalId="A-2")
    settle(shop, copy)
    (asked,) = copy.queries.needs_you()
    assert (asked.id, asked.reason) == (one, HoldReason.POSSIBLE_DUPLICATE)
    copy.commands.keep("categories", one, "local")
    settle(shop, copy, posted)
    assert names(shop, "categories", "name") == ["New"]
    (asked,) = copy.queries.needs_you()
    assert {name: (each.local, each.cloud) for name, each in asked.fields.items()} == {
        "externalId": ("A-2", "A-1")
    }


@pytest.mark.parametrize("kept", ["local", "cloud"])
def test_F113_without_a_marker_a_new_record_is_asked_about(shop: Shop, posted: Till, kept: str) -> None:
    """The original has made it and edited it since, so that no value tells."""
    one = posted.add("employees", name="Second")
    copy = copy_of(shop, posted)
    settle(shop, posted)
    (there,) = (each for each in posted.records()["employees"].values() if each["name"] == "Second")
    posted.edit("employees", there["id"], name="Renamed")
    settle(shop, posted, copy)
    (asked,) = copy.queries.needs_you()
    assert (asked.id, asked.reason, asked.fields["name"].local) == (one, HoldReason.COPIED, "Second")
    copy.commands.keep("employees", one, "cloud" if kept == "cloud" else "local")
    settle(shop, copy, posted)
    expected = ["First", "Renamed"] if kept == "cloud" else ["First", "Renamed", "Second"]
    assert names(shop, "employees", "name") == expected
    check_in_step(shop)


def test_F113_a_cloud_that_is_found_to_choose_the_ids_makes_no_second_record(shop: Shop, till: Till) -> None:
    """Neither replica knew it when the copy was made."""
    refuses_inserts(shop)
    till.sync()
    till.add("customers", lastName="New")
    copy = copy_of(shop, till)
    settle(shop, till, copy)
    assert names(shop, "customers", "lastName") == ["New"]
    assert till.sync().outcome == copy.sync().outcome == "in_step"
    check_in_step(shop)


def test_F113_what_was_edited_in_the_copy_of_a_new_record_is_no_edit_of_the_cloud(
    shop: Shop, till: Till
) -> None:
    """The original has made it under an id that the cloud chose: what differs here was never sent."""
    refuses_inserts(shop)
    till.sync()
    one = till.add("customers", lastName="New")
    copy = copy_of(shop, till)
    copy.edit("customers", one, phone="555", lastName="Renamed")
    settle(shop, till, copy)
    (asked,) = copy.queries.needs_you()
    assert asked.reason is HoldReason.OVERLAP
    assert {name: (each.local, each.cloud) for name, each in asked.fields.items()} == {
        "lastName": ("Renamed", "New")
    }
    (there,) = till.records()["customers"].values()
    assert there["phone"] == "555"
    copy.commands.keep("customers", asked.id, "local")
    settle(shop, copy, till)
    assert names(shop, "customers", "lastName") == ["Renamed"]
    check_in_step(shop)


@pytest.mark.parametrize("first", ["original", "copy"])
def test_F62_F113_points_added_to_a_create_on_its_way_may_have_followed_it_from_the_original(
    shop: Shop, till: Till, first: str
) -> None:
    till.sync()
    lose(till, fault="error")
    one = till.add("customers", lastName="New")
    till.sync(run_scope=OWN_CHANGES)
    till.commands.save("customers", {}, id=one, add={"points": 5.0})
    copy = copy_of(shop, till)
    copy.commands.save("customers", {"note": "since"}, id=one, add={"points": 2.0})
    shop.clock.sleep(HOUR)
    settle(shop, *((till, copy) if first == "original" else (copy, till)))
    (asked,) = copy.queries.needs_you()
    assert (asked.id, asked.reason, [*asked.fields]) == (one, HoldReason.COPIED, ["points"])
    assert shop.get("customers", one)["points"] == 7.0 and shop.get("customers", one)["note"] == "since"
    copy.commands.keep("customers", one, "cloud")
    settle(shop, copy, till)
    assert shop.get("customers", one)["points"] == 7.0
    assert till.sync().outcome == copy.sync().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("side", ["local", "cloud"])
def test_N1_F113_points_that_a_copy_gave_as_well_are_asked_about(shop: Shop, till: Till, side: Side) -> None:
    """A sum equal to ours is no proof that it is ours (seed 74332)."""
    till.add_first()
    one = till.add("customers", lastName="New")
    copy = copy_of(shop, till)
    for each in (till, copy):
        each.commands.save("customers", {}, id=one, add={"points": 10.0})
    settle(shop, copy, till)
    (asked,) = till.queries.needs_you()
    assert (asked.id, asked.reason, [*asked.fields]) == (one, HoldReason.COPIED, ["points"])
    till.commands.keep("customers", one, side)
    settle(shop, copy, till)
    assert shop.get("customers", one)["points"] == (20.0 if side == "local" else 10.0)
    check_in_step(shop)


def test_F113_a_webhook_is_registered_once(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("webhooks", url="https://example.org/hook", payloadEntity="PRODUCT", method="POST")
    copy = copy_of(shop, till)
    settle(shop, till, copy)
    assert names(shop, "webhooks", "url") == ["https://example.org/hook"]
    assert till.sync().outcome == copy.sync().outcome == "in_step"


def test_F113_values_and_deletions_are_repeated_without_a_question(shop: Shop, till: Till) -> None:
    one, two, three = shop.customers(3, points=10.0)
    till.sync()
    till.edit("customers", one, note="mine")
    till.commands.delete("customers", [two])
    till.commands.save("customers", {}, id=three, add={"points": 5.0})
    till.commands.delete("customers", [three])
    copy = copy_of(shop, till)
    settle(shop, till, copy)
    assert till.sync().outcome == copy.sync().outcome == "in_step"
    assert shop.get("customers", one)["note"] == "mine" and shop.get("customers", two)["deleted"]
    check_in_step(shop)


def test_F113_a_new_identity_makes_markers_and_ids_of_its_own(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("customers", lastName="Old")
    copy = copy_of(shop, till)
    till.add("customers", lastName="First's")
    copy.add("customers", lastName="Second's")
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


def test_F113_an_id_that_the_cloud_calls_taken_at_once_is_not_ours(shop: Shop, till: Till) -> None:
    """The copy makes the record between the pull and the push of the original."""
    till.add_first()
    new = till.add("customers", lastName="New", note="new")
    copy = copy_of(shop, till)
    till.edit("customers", new, note="first")
    copy.edit("customers", new, note="second")

    def meanwhile(request: Request) -> Response | None:
        if request.method == "PUT":
            till.wire.before = None
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


@pytest.mark.parametrize("first", ["original", "copy"])
def test_F113_N1_a_refused_new_record_that_both_corrected_is_asked_about(
    shop: Shop, till: Till, first: str
) -> None:
    """The refusal of each proves that nothing of it arrived: what is there afterwards is the other's."""
    till.add("tags", name="First")
    till.sync()
    one = till.add("tags", name="funny")
    copy = copy_of(shop, till)
    refuse = answering(400, {"message": "nothing funny, please"})
    for each in (till, copy):
        each.wire.before = lambda request: refuse(request) if writing(request) else None
        assert each.sync().needs_you == 1
        each.wire.before = None
    till.commands.resolve("tags", one, {"name": Value("Corrected")})
    copy.commands.resolve("tags", one, {"name": Value("Corrected otherwise")})
    one_till, other = (till, copy) if first == "original" else (copy, till)
    assert one_till.sync().outcome == "in_step"
    there = one_till.get("tags", one)["name"]
    other.sync(run_scope=OWN_CHANGES)
    (asked,) = other.queries.needs_you()
    assert asked.reason is HoldReason.OVERLAP and asked.fields["name"].cloud == there
    other.commands.keep("tags", one, "local")
    settle(shop, other, one_till)
    assert {till.get("tags", one)["name"], copy.get("tags", one)["name"]} == {
        "Corrected otherwise" if other is copy else "Corrected"
    }
    check_in_step(shop)
