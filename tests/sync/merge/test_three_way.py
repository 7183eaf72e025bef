"""The three-way merge by example; its laws are in `test_three_way_laws`."""

from __future__ import annotations

from typing import Any

import pytest

from storage.outbox.changes import Intent
from storage.schema.fields import Entity, Field, Kind, Merge
from sync.change.three_way import Automatic, Merged, merge


def text(name: str, group: str | None = None, **more: Any) -> Field:
    return Field(name=name, kind=Kind.STRING, group=group, **more)


ENTITY = Entity(
    name="people",
    singular="person",
    fields=(
        Field(name="id", kind=Kind.LONG, merge=Merge.SERVER, writable=False),
        Field(name="versionDate", kind=Kind.TIMESTAMP, merge=Merge.SERVER),
        Field(name="ignored", kind=Kind.STRING, writable=False),
        Field(name="stock", kind=Kind.DOUBLE, writable=False),
        text("note"),
        text("city", "address"),
        text("zip", "address"),
        text("street", "address"),
        text("colour", merge=Merge.MINE),
        Field(name="tags", kind=Kind.STRINGS, null=True, merge=Merge.SET),
        Field(name="flags", kind=Kind.LONG, merge=Merge.BITS),
        Field(name="points", kind=Kind.DOUBLE, merge=Merge.COUNTER),
        Field(name="enabled", kind=Kind.BOOLEAN),
    ),
)
BASE: dict[str, Any] = {
    "id": 7,
    "note": "n",
    "city": "Brno",
    "zip": "60200",
    "street": "Old 1",
    "colour": "#000000",
    "tags": ["a", "b"],
    "flags": 0b0101,
    "points": 10.0,
    "enabled": True,
}


def merged(ours: dict[str, Any], theirs: dict[str, Any], **options: Any) -> Merged:
    base = options.get("base", BASE)
    add = options.get("add", {})
    return merge(ENTITY, base, Intent(ours, add), {**(base or {}), **theirs})


def test_an_empty_intent_sends_nothing() -> None:
    result = merged({}, {"note": "theirs", "novelty": 1})
    assert result == Merged(record={**BASE, "note": "theirs", "novelty": 1}, going=Intent())


def test_F57_different_fields_both_survive() -> None:
    result = merged({"note": "ours"}, {"enabled": False})
    assert result.going == Intent({"note": "ours"})
    assert (result.record["note"], result.record["enabled"]) == ("ours", False)
    assert (result.held, result.auto, result.taken) == ((), (), ())


def test_F58_one_field_on_both_sides_is_held_and_shows_the_cloud() -> None:
    result = merged({"note": "ours", "enabled": False}, {"note": "theirs"})
    assert result.held == ("note",)
    assert result.going == Intent({"enabled": False})
    assert (result.record["note"], result.record["enabled"]) == ("theirs", False)


def test_F59_the_same_value_on_both_sides_is_no_conflict() -> None:
    result = merged({"note": "new", "points": 12}, {"note": "new", "points": "12.0"})
    assert (result.held, result.taken, result.going) == ((), ("note", "points"), Intent())


def test_F35_F39_equal_after_canonical_form_is_no_conflict() -> None:
    result = merged({"tags": ["c", "a"], "flags": 9.0}, {"tags": ["a", "c"], "flags": "9"})
    assert (result.held, result.going, result.auto) == ((), Intent(), ())


def test_F58_a_group_is_held_together() -> None:
    result = merged({"city": "Praha", "street": "New 2", "note": "x"}, {"zip": "70000"})
    assert result.held == ("city", "zip", "street")
    assert result.going == Intent({"note": "x"})
    assert (result.record["city"], result.record["zip"]) == ("Brno", "70000")


def test_F58_a_held_group_stays_held_when_the_base_moves_on() -> None:
    first = merged({"city": "Praha"}, {"zip": "70000"})
    remote = {**BASE, "zip": "70000"}
    base = {**remote, **{name: BASE[name] for name in first.held}}
    assert merge(ENTITY, base, Intent({"city": "Praha"}), remote).held == first.held == ("city", "zip")


def test_a_value_set_back_to_the_base_waits_with_its_held_group() -> None:
    result = merged({"city": "Praha", "zip": "60200"}, {"zip": "70000"})
    assert (result.held, result.taken, result.auto) == (("city", "zip"), (), ())
    result = merged({"zip": "60200"}, {"zip": "70000"})
    assert (result.held, result.taken, result.going) == ((), ("zip",), Intent())


def test_F59_a_group_changed_alike_is_no_conflict() -> None:
    result = merged({"city": "Praha", "zip": "11000"}, {"city": "Praha", "zip": "11000"})
    assert (result.held, result.taken) == ((), ("city", "zip"))


def test_F59_what_the_cloud_changed_alike_lets_the_rest_of_the_group_go() -> None:
    result = merged({"city": "Praha", "zip": "11000"}, {"city": "Praha"})
    assert (result.held, result.taken, result.going) == ((), ("city",), Intent({"zip": "11000"}))


def test_F58_one_overlap_in_a_group_holds_all_that_we_changed() -> None:
    result = merged({"city": "Praha", "zip": "11000"}, {"city": "Ostrava"})
    assert result.held == ("city", "zip")


def test_F60_tags_are_added_and_removed_on_the_clouds_list_in_its_order() -> None:
    result = merged({"tags": ["b", "c"]}, {"tags": ["z", "b", "a"]})
    assert result.going.set == {"tags": ["z", "b", "c"]}
    assert result.auto == (Automatic("tags", ["a", "b"], ["b", "c"], ["z", "b", "a"], ["z", "b", "c"]),)
    assert result.record["tags"] == ["z", "b", "c"]


def test_F60_tags_the_cloud_did_not_touch_go_without_a_line_of_history() -> None:
    result = merged({"tags": ["a"]}, {})
    assert (result.going.set, result.auto) == ({"tags": ["a"]}, ())


def test_F60_our_tags_may_be_there_already() -> None:
    result = merged({"tags": ["a", "b", "c"]}, {"tags": ["c", "b", "a", "d"]})
    assert (result.taken, result.going) == (("tags",), Intent())


def test_F60_both_removed_until_nothing_is_left() -> None:
    result = merged({"tags": ["a"]}, {"tags": ["b"]})
    assert result.going.set == {"tags": []}


def test_F60_no_tags_at_all_may_be_null() -> None:
    assert merged({"tags": None}, {}).going.set == {"tags": None}
    assert merged({"tags": None}, {"tags": ["b", "c"]}).going.set == {"tags": ["c"]}
    assert merged({"tags": ["c"]}, {"tags": None}).going.set == {"tags": ["c"]}


def test_F61_flags_merge_bit_by_bit() -> None:
    result = merged({"flags": 0b0111}, {"flags": 0b1100})
    assert result.going.set == {"flags": 0b1110}
    assert result.auto == (Automatic("flags", 0b0101, 0b0111, 0b1100, 0b1110),)


def test_F61_flags_keep_their_sign() -> None:
    assert merged({"flags": -(2**63) | 0b0101}, {"flags": 0b1101}).going.set == {"flags": -(2**63) | 0b1101}


def test_F62_a_difference_is_added_to_any_value_of_the_cloud() -> None:
    result = merged({}, {"points": 5.0}, add={"points": 10.0})
    assert result.going == Intent(add={"points": 10.0})
    assert result.record["points"] == 15.0
    assert result.auto == (Automatic("points", 10.0, 20.0, 5.0, 15.0),)


def test_F62_a_difference_nobody_disturbed_needs_no_history() -> None:
    assert merged({}, {}, add={"points": 1.0}).auto == ()


def test_F62_a_typed_number_is_held_when_the_cloud_counted_on() -> None:
    assert merged({"points": 100.0}, {"points": 5.0}).held == ("points",)
    assert merged({"points": 100.0}, {}).going.set == {"points": 100.0}


def test_F62_a_difference_on_top_of_a_typed_number_is_a_typed_number() -> None:
    assert merged({"points": 100.0}, {}, add={"points": 5.0}).going == Intent({"points": 105.0})


def test_fields_of_policy_mine_are_ours_with_an_event() -> None:
    result = merged({"colour": "#111111"}, {"colour": "#222222"})
    assert result.going.set == {"colour": "#111111"}
    assert result.auto == (Automatic("colour", "#000000", "#111111", "#222222", "#111111"),)
    assert merged({"colour": "#111111"}, {}).auto == ()


def test_fields_of_the_server_are_never_sent() -> None:
    result = merged({"id": 8, "versionDate": 5, "ignored": "x"}, {"versionDate": 9}, add={"stock": 1.0})
    assert result.going == Intent()
    assert result.record == {**BASE, "versionDate": 9}
    assert {each.field: each.result for each in result.auto} == {
        "id": 7,
        "versionDate": 9,
        "ignored": None,
        "stock": None,
    }


def test_a_value_set_back_to_the_base_is_no_edit() -> None:
    result = merged({"note": "n", "colour": "#000000"}, {"note": "theirs", "colour": "#222222"})
    assert (result.going, result.held) == (Intent(), ())
    assert set(result.taken) == {"note", "colour"}
    assert result.auto == (
        Automatic("colour", "#000000", "#000000", "#222222", "#222222"),
        Automatic("note", "n", "n", "theirs", "theirs"),
    )


def test_F31_a_field_the_cloud_left_out_is_unchanged() -> None:
    remote = {name: value for name, value in BASE.items() if name not in ("note", "zip")}
    result = merge(ENTITY, BASE, Intent({"note": "ours", "city": "Praha"}), remote)
    assert (result.held, result.going.set) == ((), {"note": "ours", "city": "Praha"})


def test_F31_N2_a_value_nobody_saw_is_written_to_history_when_replaced() -> None:
    base = {name: value for name, value in BASE.items() if name not in ("note", "points")}
    remote = {**BASE, "note": "new there"}
    result = merge(ENTITY, base, Intent({"note": "ours"}, {"points": 1.0}), remote)
    assert result.going == Intent({"note": "ours"}, {"points": 1.0})
    assert [(each.field, each.theirs, each.result) for each in result.auto] == [
        ("note", "new there", "ours"),
        ("points", 10.0, 11.0),
    ]


def test_F31_a_field_neither_side_knew_simply_goes() -> None:
    result = merge(ENTITY, {"id": 7}, Intent({"note": "ours", "novelty": 1}, {"points": 2.0}), {"id": 7})
    assert result.going == Intent({"note": "ours", "novelty": 1}, {"points": 2.0})
    assert result.record == {"id": 7, "note": "ours", "novelty": 1, "points": 2.0}
    assert result.auto == ()


def test_F30_a_field_the_catalogue_does_not_know_is_merged_like_any_text() -> None:
    base = {**BASE, "novelty": 1}
    assert merged({"novelty": 2}, {"novelty": 3}, base=base).held == ("novelty",)
    assert merged({"novelty": 2}, {}, base=base).going.set == {"novelty": 2}
    assert merged({}, {"novelty": 3}, base=base, add={"novelty": 1}).going.add == {"novelty": 1}


CREATED = {"id": 7, "note": "mine", "city": "", "tags": ["x"], "flags": 1, "enabled": True, "colour": "#1"}


def test_F67_F69_an_adopted_create_that_arrived_whole_needs_nothing() -> None:
    result = merge(ENTITY, None, Intent(CREATED), {**CREATED, "versionDate": 5})
    assert (result.going, result.held, result.auto) == (Intent(), (), ())
    assert set(result.taken) == set(CREATED)


def test_F67_an_adopted_create_holds_what_the_cloud_has_otherwise() -> None:
    remote = {**CREATED, "note": "theirs", "enabled": False, "tags": ["y"], "flags": 4, "colour": "#2"}
    result = merge(ENTITY, None, Intent(CREATED), remote)
    assert result.held == ("note", "enabled")
    assert result.going.set == {"tags": ["y", "x"], "flags": 5, "colour": "#1"}


@pytest.mark.parametrize("blank", [None, ""])
def test_F67_an_adopted_create_fills_what_the_cloud_left_empty(blank: Any) -> None:
    result = merge(ENTITY, None, Intent({"note": "mine", "city": "Brno"}), {"id": 7, "note": blank})
    assert result.going.set == {"note": "mine", "city": "Brno"}
    assert (result.held, result.auto) == ((), ())


def test_F35_with_the_sent_body_as_base_the_clouds_spelling_is_taken() -> None:
    result = merge(ENTITY, CREATED, Intent(CREATED), {**CREATED, "note": "MINE"})
    assert (result.going, result.held) == (Intent(), ())
    assert result.auto == (Automatic("note", "mine", "mine", "MINE", "MINE"),)


def test_F62_of_a_difference_on_nothing_the_history_says_what_came_of_it() -> None:
    entity = Entity(
        name="x", singular="x", fields=(Field(name="points", kind=Kind.DOUBLE, merge=Merge.COUNTER),)
    )
    found = merge(entity, {"points": None}, Intent(add={"points": 5.0}), {"points": None})
    assert (found.record["points"], found.auto) == (5.0, ())
    found = merge(entity, {"points": None}, Intent(add={"points": 5.0}), {"points": 2.0})
    assert found.auto == (Automatic("points", None, 5.0, 2.0, 7.0),)
