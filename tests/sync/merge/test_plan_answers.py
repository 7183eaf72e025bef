"""The plan: deletions, creates, and what an answer acknowledges."""

from __future__ import annotations

from storage.outbox.changes import ChangeKind, ChangeState, Intent, view
from storage.outbox.questions import Hold, HoldReason
from storage.records.history import EventKind
from tests.fakes.changes import (
    BASE,
    CREATED,
    ENTITY,
    GONE,
    NOW,
    create,
    deletion,
    held,
    kept,
    kinds,
    sent,
    there,
    update,
)
from tests.fakes.changes_by_name import but, made
from tests.fakes.steps import (
    Note,
    Verdict,
    acknowledge,
    acknowledge_deletion,
    adopt,
    differences,
    observe,
    patch_body,
    sendable,
)

# deletions


def test_F49_F50_deleted_there_as_well_is_done() -> None:
    verdict = observe(ENTITY, deletion(), there(deleted=True), now=NOW)
    assert verdict == Verdict(None, there(deleted=True), (Note(EventKind.SENT, {}),))
    assert observe(ENTITY, deletion(), None, now=NOW).copy == {**BASE, "deleted": True}


def test_F53_a_plain_deletion_there_does_not_complete_one_that_anonymises() -> None:
    after = kept(observe(ENTITY, deletion(anonymize=True), there(deleted=True), now=NOW))
    assert after.anonymize and after.held is None
    assert observe(ENTITY, deletion(anonymize=True), None, now=NOW).change is None
    asked = held(deletion(anonymize=True), HoldReason.EDITED_IN_CLOUD)
    assert kept(observe(ENTITY, asked, there(deleted=True), now=NOW)).held is None
    refused = held(deletion(anonymize=True), HoldReason.REJECTED)
    assert kept(observe(ENTITY, refused, there(deleted=True), now=NOW)).held == refused.held


def test_F47_edited_there_and_deleted_here_is_held() -> None:
    verdict = observe(ENTITY, deletion(), there(note="theirs"), now=NOW)
    after = kept(verdict)
    assert after.held == Hold(HoldReason.EDITED_IN_CLOUD, since=NOW) and after.blocked
    assert view(after) == there(note="theirs")
    assert verdict.notes == (Note(EventKind.HELD, {"note": ("n", "theirs")}),)
    again = observe(ENTITY, after, there(note="more", versionDate=300), now=NOW + 1)
    assert kept(again).held == after.held and again.notes == ()


def test_F47_edited_back_there_the_hold_ends() -> None:
    asked = kept(observe(ENTITY, deletion(), there(note="theirs"), now=NOW))
    assert kept(observe(ENTITY, asked, there(versionDate=300), now=NOW)).held is None


def test_F47_a_new_version_without_a_change_holds_nothing() -> None:
    after = kept(observe(ENTITY, deletion(), there(), now=NOW))
    assert after.held is None and after.base == there()


def test_F47_our_own_edit_that_arrived_before_the_deletion_holds_nothing() -> None:
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
    change = held(deletion(), HoldReason.REJECTED)
    assert kept(observe(ENTITY, change, there(), now=NOW)).held == change.held


# creates


def test_F46_a_create_that_never_left_is_not_done_by_a_deleted_record_of_the_same_values() -> None:
    """It was taken back here, which was undone since (seed 64119)."""
    after = kept(observe(ENTITY, create(), there(deleted=True), now=NOW))
    assert after.held is not None and after.held.reason is HoldReason.DELETED_IN_CLOUD


def test_F113_a_create_that_never_left_and_is_there_was_made_by_a_copy() -> None:
    """What both wrote alike is done, what only one filled in is kept, and what differs is asked."""
    change = create()
    alike = observe(ENTITY, change, there(note=" N", stock=1.0), now=NOW)
    assert alike.change is None and alike.copy == there(note=" N", stock=1.0)
    after = kept(observe(ENTITY, change, there(note="theirs"), now=NOW))
    assert after.held == Hold(HoldReason.OVERLAP, ("note",), since=NOW)
    assert after.intent.set == {"note": "n"} and view(after) == there(note="theirs")
    filled = kept(observe(ENTITY, change, there(note=None), now=NOW))
    assert filled.held is None and filled.going == Intent({"note": "n"})
    posted = sent(change, Intent({"name": "Jan"}))
    # It has another id there; what has this one is kept, should the record restored here live again under it (F131).
    assert observe(ENTITY, posted, there(), now=NOW) == Verdict(but(posted, remote=there()))
    assert observe(ENTITY, sent(change), None, now=NOW) == Verdict(sent(change))


def test_F67_F69_a_create_that_arrived_is_known_by_its_id() -> None:
    verdict = observe(ENTITY, sent(create()), there(stock=1.0), now=NOW)
    assert verdict == Verdict(None, there(stock=1.0), (Note(EventKind.SENT, {}),))


def test_F35_the_clouds_form_of_a_create_is_taken_and_recorded() -> None:
    verdict = adopt(ENTITY, sent(create()), there(name="JAN"), now=NOW)
    assert verdict.change is None and verdict.copy == there(name="JAN")
    assert verdict.notes[1] == Note(EventKind.MERGED, {"name": ("Jan", "JAN")})


def test_F64_edits_after_a_create_that_arrived_become_an_update() -> None:
    change = but(sent(create()), intent=Intent({**CREATED, "note": "later"}))
    after = kept(adopt(ENTITY, change, there(), now=NOW))
    assert (
        after.kind is ChangeKind.UPDATE and after.intent == Intent({"note": "later"}) and after.attempts == 0
    )
    assert after.base == there() and after.sent is None


def test_F64_edits_after_a_create_that_others_edited_since_are_held() -> None:
    change = but(sent(create()), intent=Intent({**CREATED, "note": "later"}))
    verdict = adopt(ENTITY, change, there(note="theirs"), now=NOW)
    after = kept(verdict)
    assert after.held == Hold(HoldReason.OVERLAP, ("note",), since=NOW)
    assert after.base is not None and after.base["note"] == "n"
    assert kinds(verdict) == [EventKind.SENT, EventKind.MERGED, EventKind.HELD]


def test_F69_a_create_that_arrived_and_was_deleted_since_stays_deleted() -> None:
    verdict = observe(ENTITY, sent(create()), there(deleted=True), now=NOW)
    assert verdict.change is None and verdict.copy == there(deleted=True)


def test_F46_edits_after_a_create_that_was_deleted_since_are_held() -> None:
    change = but(sent(create()), intent=Intent({**CREATED, "note": "later"}))
    after = kept(observe(ENTITY, change, there(deleted=True), now=NOW))
    assert after.kind is ChangeKind.UPDATE and after.held is not None
    assert after.held.reason is HoldReason.DELETED_IN_CLOUD and view(after)["note"] == "later"


def test_a_restored_record_that_lives_already_is_merged_like_an_edit() -> None:
    change = but(create(base={**BASE, "deleted": True}), intent=Intent({**CREATED, "note": "mine"}))
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
    remote = {**BASE, **there(deleted=True)}
    assert observe(ENTITY, change, there(deleted=True), now=NOW) == Verdict(but(change, remote=remote))


def test_a_create_without_its_sent_body_overwrites_nothing() -> None:
    after = kept(adopt(ENTITY, create(), there(name="Eva"), now=NOW))
    assert after.held == Hold(HoldReason.OVERLAP, ("name",), since=NOW)


# answers


def test_an_answer_ends_the_change() -> None:
    verdict = acknowledge(ENTITY, sent(update(note="mine")), there(note="mine"))
    assert verdict == Verdict(None, there(note="mine"), (Note(EventKind.SENT, {}),))


def test_F35_the_clouds_form_of_our_values_is_no_change_of_ours() -> None:
    verdict = acknowledge(ENTITY, sent(update(note=" mine ")), there(note="mine"))
    assert verdict.change is None and verdict.copy is not None and verdict.copy["note"] == "mine"


def test_F31_what_an_answer_leaves_out_is_as_it_was_sent() -> None:
    verdict = acknowledge(ENTITY, sent(create()), {"id": 7, "versionDate": 200})
    assert verdict.copy == {**CREATED, "versionDate": 200, "deleted": False}
    hook = made(entity="hooks", id=7, kind=ChangeKind.UPDATE)
    assert acknowledge(GONE, hook, {"id": 7}).copy == {"id": 7}


def test_F64_edits_made_in_flight_stay() -> None:
    change = but(
        sent(update(note="mine", add={"points": 5.0})),
        intent=Intent({"note": "later", "name": "Jana"}, {"points": 7.0}),
    )
    after = kept(acknowledge(ENTITY, change, there(note="mine", points=15.0)))
    assert after.intent == Intent({"note": "later", "name": "Jana"}, {"points": 2.0})
    assert after.base == there(note="mine", points=15.0) and after.state is ChangeState.WAITING
    assert after.sent is None and after.attempts == 0


def test_F64_a_create_edited_in_flight_goes_on_as_an_update() -> None:
    change = but(sent(create()), intent=Intent({**CREATED, "note": "later"}))
    after = kept(acknowledge(ENTITY, change, there()))
    assert after.kind is ChangeKind.UPDATE and after.intent == Intent({"note": "later"})


def test_F58_held_fields_stay_held_when_the_rest_was_taken() -> None:
    first = kept(observe(ENTITY, update(note="mine", name="Jana"), there(note="theirs"), now=NOW))
    change = sent(first, Intent({"name": "Jana"}))
    after = kept(acknowledge(ENTITY, change, there(note="theirs", name="Jana", versionDate=300)))
    assert after.held == first.held and after.intent == Intent({"note": "mine"})
    assert after.base is not None and after.base["note"] == "n" and after.base["name"] == "Jana"


def test_F64_deleted_in_flight_the_deletion_follows() -> None:
    change = but(sent(update(note="mine")), kind=ChangeKind.DELETE, intent=Intent())
    after = kept(acknowledge(ENTITY, change, there(note="mine")))
    assert after.kind is ChangeKind.DELETE and after.base == there(note="mine") and after.sent is None


def test_an_acknowledged_deletion_leaves_a_tombstone() -> None:
    verdict = acknowledge_deletion(ENTITY, sent(deletion()), there(deleted=True))
    assert verdict == Verdict(None, there(deleted=True), (Note(EventKind.SENT, {}),))
    assert acknowledge_deletion(ENTITY, sent(deletion()), None).copy == {**BASE, "deleted": True}
    assert acknowledge_deletion(GONE, sent(deletion()), None).copy is None


def test_F48_an_unseen_edit_before_the_deletion_is_kept_in_the_history() -> None:
    verdict = acknowledge_deletion(ENTITY, sent(deletion()), there(note="theirs", deleted=True))
    assert verdict.notes[1] == Note(EventKind.DISCARDED, {"note": ("theirs", None)})


def test_F53_of_an_anonymised_record_nothing_is_kept() -> None:
    verdict = acknowledge_deletion(ENTITY, sent(deletion(anonymize=True)), there(note="", deleted=True))
    assert kinds(verdict) == [EventKind.SENT]


def test_F64_restored_in_flight_it_is_created_again() -> None:
    change = but(sent(deletion()), kind=ChangeKind.CREATE, intent=Intent(CREATED))
    after = kept(acknowledge_deletion(ENTITY, change, there(deleted=True)))
    assert after.kind is ChangeKind.CREATE and after.base == there(deleted=True) and after.sent is None
    assert view(after)["deleted"] is False
    bare = but(change, base=None, remote=None)
    assert kept(acknowledge_deletion(ENTITY, bare, None)).base is None


def test_F48_F64_an_unseen_edit_before_a_deletion_that_is_taken_back_is_kept_in_the_history() -> None:
    change = but(sent(deletion()), kind=ChangeKind.CREATE, intent=Intent({**CREATED, "note": "ours"}))
    verdict = acknowledge_deletion(ENTITY, change, there(note="theirs", deleted=True))
    assert verdict.notes == (Note(EventKind.MERGED, {"note": ("theirs", "ours")}),)


# bodies


def test_a_body_carries_what_the_cloud_lets_us_write() -> None:
    record = {**BASE, "stock": 4.0, "novelty": 1}
    assert sendable(ENTITY, record) == {name: BASE[name] for name in BASE if name != "versionDate"}


def test_a_difference_on_an_empty_number_counts_from_zero() -> None:
    assert patch_body(update(add={"points": 5.0}), {"points": None}) == Intent(
        {"points": 5.0}, {"points": 5.0}
    )


def test_differences_are_of_meaning_and_of_fields_both_sides_show() -> None:
    one = {"name": "Jan", "note": None, "points": 1.0, "versionDate": 1, "tags": ["a", "b"]}
    other = {"name": "Eva", "note": "", "points": 1, "versionDate": 2, "tags": ["b", "a"], "stock": 3.0}
    assert differences(ENTITY, one, other) == {"name": ("Jan", "Eva")}
