"""The plan's table: what each observation and each answer means for each kind of waiting change."""

from __future__ import annotations

from typing import Any

import pytest

from storage.fields import Entity, Field, Kind, Merge
from storage.history import EventKind
from storage.intent import ChangeKind, ChangeState, Held, HeldReason, Intent, Record, WaitingChange, view
from sync.plan import (
    Note,
    Verdict,
    acknowledge,
    acknowledge_deletion,
    adopt,
    body_of,
    differences,
    observe,
    sendable,
)

NOW = 5_000
ENTITY = Entity(
    name="people",
    singular="person",
    fields=(
        Field(name="id", kind=Kind.LONG, merge=Merge.SERVER, writable=False),
        Field(name="_cloudId", kind=Kind.INTEGER, merge=Merge.SERVER, writable=False),
        Field(name="versionDate", kind=Kind.TIMESTAMP, merge=Merge.SERVER, writable=False),
        Field(name="deleted", kind=Kind.BOOLEAN, merge=Merge.SERVER, writable=False),
        Field(name="name", kind=Kind.STRING),
        Field(name="note", kind=Kind.STRING, null=True),
        Field(name="tags", kind=Kind.STRINGS, merge=Merge.SET),
        Field(name="points", kind=Kind.DOUBLE, merge=Merge.COUNTER),
        Field(name="stock", kind=Kind.DOUBLE, writable=False),
    ),
)
GONE = Entity(name="hooks", singular="hook", fields=ENTITY.fields, soft_delete=False)
BASE: Record = {
    "id": 7, "_cloudId": 1, "versionDate": 100, "deleted": False,
    "name": "Jan", "note": "n", "tags": ["a"], "points": 10.0,
}  # fmt: skip
CREATED: Record = {"id": 7, "name": "Jan", "note": "n", "tags": ["a"], "points": 10.0}


def there(**values: Any) -> Record:
    """The cloud's copy, newer than the base."""
    return {**BASE, "versionDate": 200, **values}


def update(*, add: dict[str, float] | None = None, **values: Any) -> WaitingChange:
    return WaitingChange(
        entity="people", id=7, kind=ChangeKind.UPDATE, intent=Intent(values, add or {}), base=BASE, remote=BASE
    )


def create(**more: Any) -> WaitingChange:
    return WaitingChange(entity="people", id=7, kind=ChangeKind.CREATE, intent=Intent(CREATED), **more)


def deletion(**more: Any) -> WaitingChange:
    return WaitingChange(**{"entity": "people", "id": 7, "kind": ChangeKind.DELETE, "base": BASE, "remote": BASE, **more})


def sent(change: WaitingChange, snapshot: Intent | None = None) -> WaitingChange:
    """The change as it is while its bytes are under way."""
    if snapshot is None:
        snapshot = body_of(change, change.remote or {}) if change.kind is ChangeKind.UPDATE else change.intent
    return change.but(state=ChangeState.SENT, sent=snapshot, attempts=1)


def held(change: WaitingChange, reason: HeldReason, *fields: str) -> WaitingChange:
    return change.but(held=Held(reason, fields, since=1))


def kinds(verdict: Verdict) -> list[EventKind]:
    return [note.kind for note in verdict.notes]


def kept(verdict: Verdict) -> WaitingChange:
    assert verdict.change is not None
    return verdict.change


# an edit against what the cloud has


def test_nothing_new_changes_nothing() -> None:
    change = update(note="mine")
    assert observe(ENTITY, change, BASE, now=NOW) == Verdict(change)


def test_F57_edits_of_different_fields_both_live() -> None:
    verdict = observe(ENTITY, update(note="mine"), there(name="Jana"), now=NOW)
    after = kept(verdict)
    assert after.held is None and after.intent == Intent({"note": "mine"}) and verdict.merged
    assert view(after) == there(name="Jana", note="mine")


def test_F58_edits_of_one_field_are_held_with_both_values() -> None:
    verdict = observe(ENTITY, update(note="mine", name="Jana"), there(note="theirs"), now=NOW)
    after = kept(verdict)
    assert after.held == Held(HeldReason.OVERLAP, ("note",), since=NOW)
    assert after.intent.set == {"name": "Jana", "note": "mine"}
    assert after.base is not None and after.base["note"] == "n" and after.base["versionDate"] == 200
    assert view(after)["note"] == "theirs" and view(after)["name"] == "Jana" and not after.blocked
    assert verdict.notes == (Note(EventKind.HELD, {"note": ("theirs", "mine")}),)


def test_F58_a_held_field_is_noted_once_and_keeps_its_date() -> None:
    first = kept(observe(ENTITY, update(note="mine"), there(note="theirs"), now=NOW))
    again = observe(ENTITY, first, there(note="theirs", name="Eva", versionDate=300), now=NOW + 9)
    assert kept(again).held == first.held and again.notes == ()
    wider = first.but(intent=first.intent.then(Intent({"name": "Ida"})))
    more = kept(observe(ENTITY, wider, there(note="x", name="Eva"), now=NOW + 9))
    assert more.held is not None and set(more.held.fields) == {"name", "note"} and more.held.since == NOW


def test_F58_an_overlap_that_resolved_itself_is_over() -> None:
    first = kept(observe(ENTITY, update(note="mine"), there(note="theirs"), now=NOW))
    assert kept(observe(ENTITY, first, there(note="n", versionDate=300), now=NOW)).held is None
    assert observe(ENTITY, first, there(note="mine", versionDate=300), now=NOW).change is None


def test_F59_the_same_value_on_both_sides_is_done() -> None:
    verdict = observe(ENTITY, update(note="mine"), there(note="mine"), now=NOW)
    assert verdict.change is None and verdict.stands == there(note="mine")


def test_F60_a_merge_by_itself_is_written_down() -> None:
    verdict = observe(ENTITY, update(tags=["a", "b"]), there(tags=["a", "c"]), now=NOW)
    assert kept(verdict).intent.set["tags"] == ["a", "c", "b"]
    assert verdict.notes == (Note(EventKind.MERGED, {"tags": (["a", "c"], ["a", "c", "b"])}),)


def test_F31_a_field_the_cloud_left_out_is_as_it_was() -> None:
    answer = {name: value for name, value in there(name="Jana").items() if name not in ("note", "points")}
    after = kept(observe(ENTITY, update(tags=["b"]), answer, now=NOW))
    assert view(after)["note"] == "n" and view(after)["points"] == 10.0


# an edit whose outcome is unknown


def test_F05_our_own_write_that_arrived_is_no_conflict() -> None:
    verdict = observe(ENTITY, sent(update(note="mine")), there(note="mine"), now=NOW)
    assert verdict == Verdict(None, there(note="mine"), (Note(EventKind.SENT, {}),), merged=False)


def test_F27_our_write_that_never_arrived_goes_again() -> None:
    after = kept(observe(ENTITY, sent(update(note="mine")), BASE, now=NOW))
    assert after.state is ChangeState.WAITING and after.sent is None and after.intent == Intent({"note": "mine"})


def test_F64_what_was_edited_over_a_write_that_arrived_goes_on_top_of_it() -> None:
    change = sent(update(note="mine")).but(intent=Intent({"note": "later"}))
    after = kept(observe(ENTITY, change, there(note="mine"), now=NOW))
    assert after.held is None and after.intent == Intent({"note": "later"})


def test_F64_edited_back_over_a_write_that_arrived_is_sent_back() -> None:
    change = sent(update(note="mine")).but(intent=Intent({"note": "n"}))
    after = kept(observe(ENTITY, change, there(note="mine"), now=NOW))
    assert after.intent == Intent({"note": "n"}) and after.base is not None and after.base["note"] == "mine"


# counters


def test_F62_a_difference_fits_on_whatever_the_cloud_has() -> None:
    after = kept(observe(ENTITY, update(add={"points": 5.0}), there(points=3.0), now=NOW))
    assert after.intent.add == {"points": 5.0} and view(after)["points"] == 8.0
    assert body_of(after, there(points=3.0)) == Intent({"points": 8.0}, {"points": 5.0})


def test_F62_a_typed_number_against_another_is_held() -> None:
    after = kept(observe(ENTITY, update(points=50.0), there(points=3.0), now=NOW))
    assert after.held == Held(HeldReason.OVERLAP, ("points",), since=NOW)


def test_F62_the_sum_is_there_so_the_difference_arrived() -> None:
    verdict = observe(ENTITY, sent(update(add={"points": 5.0})), there(points=15.0), now=NOW)
    assert verdict.change is None and verdict.stands == there(points=15.0)


def test_F62_of_a_difference_that_grew_meanwhile_the_rest_goes_on() -> None:
    change = sent(update(add={"points": 5.0})).but(intent=Intent(add={"points": 8.0}))
    assert kept(observe(ENTITY, change, there(points=15.0), now=NOW)).intent.add == {"points": 3.0}


def test_F62_the_record_is_untouched_so_the_difference_never_arrived() -> None:
    after = kept(observe(ENTITY, sent(update(add={"points": 5.0})), BASE, now=NOW))
    assert after.intent.add == {"points": 5.0} and after.held is None


@pytest.mark.parametrize(
    "copy",
    [
        pytest.param(there(points=12.0), id="another-sum"),
        pytest.param(there(), id="as-before-but-touched"),
        pytest.param({**BASE, "points": 11.0}, id="moved-under-one-date"),
        pytest.param({**BASE, "versionDate": None}, id="no-date"),
    ],
)
def test_F62_anything_else_is_held_and_never_added_twice(copy: Record) -> None:
    verdict = observe(ENTITY, sent(update(add={"points": 5.0}, note="mine")), copy, now=NOW)
    after = kept(verdict)
    assert after.held == Held(HeldReason.COUNTER_UNKNOWN, ("points",), since=NOW)
    assert after.blocked and after.sent is None and after.remote == copy
    assert verdict.notes == (Note(EventKind.HELD, {"points": (10.0, copy["points"])}),)


def test_F62_what_the_cloud_changed_besides_an_unknown_counter_is_asked_about_later() -> None:
    unknown = kept(observe(ENTITY, sent(update(add={"points": 5.0}, note="mine")), there(points=12.0, note="theirs"), now=NOW))
    decided = unknown.but(held=None)
    after = kept(observe(ENTITY, decided, there(points=12.0, note="theirs"), now=NOW))
    assert after.held is not None and after.held.fields == ("note",)


# held by other reasons


@pytest.mark.parametrize(
    "reason",
    [HeldReason.REJECTED, HeldReason.RULE_BROKEN, HeldReason.VERB_REFUSED, HeldReason.COUNTER_UNKNOWN],
)
def test_F20_a_refusal_stays_whatever_the_cloud_shows(reason: HeldReason) -> None:
    change = held(update(note="mine"), reason)
    for copy in (BASE, there(name="Jana"), there(note="theirs")):
        after = kept(observe(ENTITY, change, copy, now=NOW))
        assert after.held == change.held and after.intent == change.intent


# deleted there, edited here


@pytest.mark.parametrize("copy", [None, there(deleted=True)])
def test_F46_deleted_there_and_edited_here_keeps_the_edit_and_asks(copy: Record | None) -> None:
    verdict = observe(ENTITY, sent(update(note="mine")), copy, now=NOW)
    after = kept(verdict)
    assert after.held == Held(HeldReason.DELETED_THERE, since=NOW) and after.blocked
    assert after.intent == Intent({"note": "mine"}) and after.remote == copy and after.sent is None
    assert view(after) == {**(copy or BASE), "deleted": False, "note": "mine"} and kinds(verdict) == [EventKind.HELD]
    assert observe(ENTITY, after, copy, now=NOW + 1) == Verdict(after)


def test_F46_alive_again_there_and_nothing_is_asked_any_more() -> None:
    asked = kept(observe(ENTITY, update(note="mine"), None, now=NOW))
    after = kept(observe(ENTITY, asked, there(name="Jana"), now=NOW))
    assert after.held is None and view(after) == there(name="Jana", note="mine")


# deletions


def test_F49_F50_deleted_there_as_well_is_done() -> None:
    verdict = observe(ENTITY, deletion(), there(deleted=True), now=NOW)
    assert verdict == Verdict(None, there(deleted=True), (Note(EventKind.SENT, {}),))
    assert observe(ENTITY, deletion(), None, now=NOW).stands == {**BASE, "deleted": True}


def test_F53_a_plain_deletion_there_does_not_do_for_one_that_anonymises() -> None:
    after = kept(observe(ENTITY, deletion(anonymize=True), there(deleted=True), now=NOW))
    assert after.anonymize and after.held is None
    assert observe(ENTITY, deletion(anonymize=True), None, now=NOW).change is None
    asked = held(deletion(anonymize=True), HeldReason.EDITED_THERE)
    assert kept(observe(ENTITY, asked, there(deleted=True), now=NOW)).held is None
    refused = held(deletion(anonymize=True), HeldReason.REJECTED)
    assert kept(observe(ENTITY, refused, there(deleted=True), now=NOW)).held == refused.held


def test_F47_edited_there_and_deleted_here_asks() -> None:
    verdict = observe(ENTITY, deletion(), there(note="theirs"), now=NOW)
    after = kept(verdict)
    assert after.held == Held(HeldReason.EDITED_THERE, since=NOW) and after.blocked
    assert view(after) == there(note="theirs")
    assert verdict.notes == (Note(EventKind.HELD, {"note": ("n", "theirs")}),)
    again = observe(ENTITY, after, there(note="more", versionDate=300), now=NOW + 1)
    assert kept(again).held == after.held and again.notes == ()


def test_F47_edited_back_there_asks_no_more() -> None:
    asked = kept(observe(ENTITY, deletion(), there(note="theirs"), now=NOW))
    assert kept(observe(ENTITY, asked, there(versionDate=300), now=NOW)).held is None


def test_F47_a_touch_without_a_change_does_not_ask() -> None:
    after = kept(observe(ENTITY, deletion(), there(), now=NOW))
    assert after.held is None and after.base == there()


def test_F47_our_own_edit_that_arrived_before_the_deletion_does_not_ask() -> None:
    change = deletion(state=ChangeState.SENT, sent=Intent({"note": "mine"}))
    after = kept(observe(ENTITY, change, there(note="mine"), now=NOW))
    assert after.held is None and after.sent is None
    assert kept(observe(ENTITY, change, there(note="theirs"), now=NOW)).held is not None


def test_F52_the_deletion_of_a_create_of_unknown_outcome_finds_it() -> None:
    change = deletion(base=None, remote=None, state=ChangeState.SENT, sent=Intent(CREATED))
    assert view(change) == {**CREATED, "deleted": True}
    after = kept(observe(ENTITY, change, there(), now=NOW))
    assert after.kind is ChangeKind.DELETE and after.base == there() and after.held is None
    assert observe(ENTITY, change, None, now=NOW) == Verdict(None, None, (Note(EventKind.SENT, {}),))


def test_F20_a_refused_deletion_stays_refused() -> None:
    change = held(deletion(), HeldReason.REJECTED)
    assert kept(observe(ENTITY, change, there(), now=NOW)).held == change.held


# creates


def test_a_create_that_never_left_is_not_settled_by_a_row() -> None:
    change = create()
    assert observe(ENTITY, change, there(), now=NOW) == Verdict(change)
    assert observe(ENTITY, sent(change), None, now=NOW) == Verdict(sent(change))


def test_F67_F69_a_create_that_arrived_is_known_by_its_id() -> None:
    verdict = observe(ENTITY, sent(create()), there(stock=1.0), now=NOW)
    assert verdict == Verdict(None, there(stock=1.0), (Note(EventKind.SENT, {}),))


def test_F35_the_clouds_form_of_a_create_is_taken_and_written_down() -> None:
    verdict = adopt(ENTITY, sent(create()), there(name="JAN"), now=NOW)
    assert verdict.change is None and verdict.stands == there(name="JAN")
    assert verdict.notes[1] == Note(EventKind.MERGED, {"name": ("Jan", "JAN")})


def test_F64_edits_stacked_on_a_create_that_arrived_become_an_update() -> None:
    change = sent(create()).but(intent=Intent({**CREATED, "note": "later"}))
    after = kept(adopt(ENTITY, change, there(), now=NOW))
    assert after.kind is ChangeKind.UPDATE and after.intent == Intent({"note": "later"}) and after.attempts == 0
    assert after.base == there() and after.sent is None


def test_F64_edits_stacked_on_a_create_that_others_edited_since_are_held() -> None:
    change = sent(create()).but(intent=Intent({**CREATED, "note": "later"}))
    verdict = adopt(ENTITY, change, there(note="theirs"), now=NOW)
    after = kept(verdict)
    assert after.held == Held(HeldReason.OVERLAP, ("note",), since=NOW)
    assert after.base is not None and after.base["note"] == "n"
    assert kinds(verdict) == [EventKind.SENT, EventKind.MERGED, EventKind.HELD]


def test_F69_a_create_that_arrived_and_was_deleted_since_stays_deleted() -> None:
    verdict = observe(ENTITY, sent(create()), there(deleted=True), now=NOW)
    assert verdict.change is None and verdict.stands == there(deleted=True)


def test_F46_edits_stacked_on_a_create_that_was_deleted_since_are_asked_about() -> None:
    change = sent(create()).but(intent=Intent({**CREATED, "note": "later"}))
    after = kept(observe(ENTITY, change, there(deleted=True), now=NOW))
    assert after.kind is ChangeKind.UPDATE and after.held is not None
    assert after.held.reason is HeldReason.DELETED_THERE and view(after)["note"] == "later"


def test_a_restored_record_that_lives_already_is_merged_like_an_edit() -> None:
    change = create(base={**BASE, "deleted": True}).but(intent=Intent({**CREATED, "note": "mine"}))
    assert adopt(ENTITY, change, there(note="mine"), now=NOW).change is None
    free = kept(adopt(ENTITY, change, there(name="Jana"), now=NOW))
    assert free.intent == Intent({"note": "mine"}) and free.held is None
    both = kept(adopt(ENTITY, change, there(note="theirs"), now=NOW))
    assert both.held is not None and both.held.fields == ("note",)


def test_a_restored_record_that_lives_already_is_settled_by_its_row() -> None:
    change = create(base={**BASE, "deleted": True})
    assert observe(ENTITY, change, there(), now=NOW).change is None
    assert observe(ENTITY, change, None, now=NOW) == Verdict(change)


def test_a_restored_record_that_is_still_deleted_there_waits_for_its_own_push() -> None:
    change = sent(create(base={**BASE, "deleted": True}))
    assert observe(ENTITY, change, there(deleted=True), now=NOW) == Verdict(change)


def test_a_create_whose_sending_is_not_known_overwrites_nothing() -> None:
    after = kept(adopt(ENTITY, create(), there(name="Eva"), now=NOW))
    assert after.held == Held(HeldReason.OVERLAP, ("name",), since=NOW)


# answers


def test_an_answer_ends_the_change() -> None:
    verdict = acknowledge(ENTITY, sent(update(note="mine")), there(note="mine"))
    assert verdict == Verdict(None, there(note="mine"), (Note(EventKind.SENT, {}),))


def test_F35_the_clouds_form_of_our_values_is_no_change_of_ours() -> None:
    verdict = acknowledge(ENTITY, sent(update(note=" mine ")), there(note="mine"))
    assert verdict.change is None and verdict.stands is not None and verdict.stands["note"] == "mine"


def test_F31_what_an_answer_leaves_out_is_as_it_was_sent() -> None:
    verdict = acknowledge(ENTITY, sent(create()), {"id": 7, "versionDate": 200})
    assert verdict.stands == {**CREATED, "versionDate": 200, "deleted": False}
    hook = WaitingChange(entity="hooks", id=7, kind=ChangeKind.UPDATE)
    assert acknowledge(GONE, hook, {"id": 7}).stands == {"id": 7}


def test_F64_edits_made_in_flight_stay() -> None:
    change = sent(update(note="mine", add={"points": 5.0})).but(
        intent=Intent({"note": "later", "name": "Jana"}, {"points": 7.0})
    )
    after = kept(acknowledge(ENTITY, change, there(note="mine", points=15.0)))
    assert after.intent == Intent({"note": "later", "name": "Jana"}, {"points": 2.0})
    assert after.base == there(note="mine", points=15.0) and after.state is ChangeState.WAITING
    assert after.sent is None and after.attempts == 0


def test_F64_a_create_edited_in_flight_goes_on_as_an_update() -> None:
    change = sent(create()).but(intent=Intent({**CREATED, "note": "later"}))
    after = kept(acknowledge(ENTITY, change, there()))
    assert after.kind is ChangeKind.UPDATE and after.intent == Intent({"note": "later"})


def test_F58_held_fields_stay_held_when_the_rest_was_taken() -> None:
    first = kept(observe(ENTITY, update(note="mine", name="Jana"), there(note="theirs"), now=NOW))
    change = sent(first, Intent({"name": "Jana"}))
    after = kept(acknowledge(ENTITY, change, there(note="theirs", name="Jana", versionDate=300)))
    assert after.held == first.held and after.intent == Intent({"note": "mine"})
    assert after.base is not None and after.base["note"] == "n" and after.base["name"] == "Jana"


def test_F64_deleted_in_flight_the_deletion_follows() -> None:
    change = sent(update(note="mine")).but(kind=ChangeKind.DELETE, intent=Intent())
    after = kept(acknowledge(ENTITY, change, there(note="mine")))
    assert after.kind is ChangeKind.DELETE and after.base == there(note="mine") and after.sent is None


def test_a_deletion_taken_leaves_a_deleted_record() -> None:
    verdict = acknowledge_deletion(ENTITY, sent(deletion()), there(deleted=True))
    assert verdict == Verdict(None, there(deleted=True), (Note(EventKind.SENT, {}),))
    assert acknowledge_deletion(ENTITY, sent(deletion()), None).stands == {**BASE, "deleted": True}
    assert acknowledge_deletion(GONE, sent(deletion()), None).stands is None


def test_F48_an_edit_that_slipped_in_before_the_deletion_is_kept_in_the_history() -> None:
    verdict = acknowledge_deletion(ENTITY, sent(deletion()), there(note="theirs", deleted=True))
    assert verdict.notes[1] == Note(EventKind.DISCARDED, {"note": ("theirs", None)})


def test_F53_of_an_anonymised_record_nothing_is_kept() -> None:
    verdict = acknowledge_deletion(ENTITY, sent(deletion(anonymize=True)), there(note="", deleted=True))
    assert kinds(verdict) == [EventKind.SENT]


def test_F64_restored_in_flight_it_is_created_again() -> None:
    change = sent(deletion()).but(kind=ChangeKind.CREATE, intent=Intent(CREATED))
    after = kept(acknowledge_deletion(ENTITY, change, there(deleted=True)))
    assert after.kind is ChangeKind.CREATE and after.base == there(deleted=True) and after.sent is None
    assert view(after)["deleted"] is False
    bare = change.but(base=None, remote=None)
    assert kept(acknowledge_deletion(ENTITY, bare, None)).base is None


# bodies


def test_a_body_carries_what_the_cloud_lets_us_write() -> None:
    record = {**BASE, "stock": 4.0, "novelty": 1}
    assert sendable(ENTITY, record) == {name: BASE[name] for name in BASE if name != "versionDate"}


def test_a_difference_on_an_empty_number_counts_from_zero() -> None:
    assert body_of(update(add={"points": 5.0}), {"points": None}) == Intent({"points": 5.0}, {"points": 5.0})


def test_differences_are_of_meaning_and_of_fields_both_sides_show() -> None:
    one = {"name": "Jan", "note": None, "points": 1.0, "versionDate": 1, "tags": ["a", "b"]}
    other = {"name": "Eva", "note": "", "points": 1, "versionDate": 2, "tags": ["b", "a"], "stock": 3.0}
    assert differences(ENTITY, one, other) == {"name": ("Jan", "Eva")}
