"""Corner cases of the plan: partial copies, holds that stay, edits left in a change."""

from __future__ import annotations

import pytest

from storage.outbox.changes import ChangeKind, ChangeState, Intent
from storage.outbox.questions import Hold, HoldReason
from storage.records.history import EventKind
from storage.schema.fields import Record
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
    sent,
    there,
    update,
)
from tests.fakes.changes_by_name import but
from tests.fakes.steps import (
    Note,
    Verdict,
    acknowledge,
    acknowledge_deletion,
    adopt,
    differences,
    may_have_arrived,
    observe,
    sendable,
)

TOMBSTONE = there(deleted=True)
HALF: Record = {"id": 7, "versionDate": 300, "name": "Jan"}


def test_F31_what_a_row_leaves_out_is_as_the_newest_copy_has_it() -> None:
    change = but(update(note="mine"), remote=there(stock=5.0, points=12.0))
    assert kept(observe(ENTITY, change, HALF, now=NOW)).remote == there(
        stock=5.0, points=12.0, versionDate=300
    )
    change = but(update(note="mine"), remote=None)
    assert kept(observe(ENTITY, change, HALF, now=NOW)).remote == {**BASE, "versionDate": 300}
    restored = create(base=BASE, remote=None)
    assert kept(observe(ENTITY, restored, {**HALF, "deleted": True}, now=NOW)).remote == {
        **BASE, "versionDate": 300, "deleted": True
    }  # fmt: skip


def test_F69_only_what_left_under_its_own_id_may_be_found_under_it() -> None:
    assert may_have_arrived(sent(create()))
    assert not may_have_arrived(create())
    assert not may_have_arrived(sent(create(), Intent({"name": "Jan"})))


def test_F46_the_hold_keeps_the_newest_tombstone_and_is_recorded_once() -> None:
    verdict = observe(ENTITY, sent(held(update(note="mine"), HoldReason.OVERLAP, "note")), TOMBSTONE, now=NOW)
    assert verdict == Verdict(
        but(
            update(note="mine"),
            held=Hold(HoldReason.DELETED_IN_CLOUD, since=NOW),
            remote=TOMBSTONE,
            attempts=1,
        ),
        notes=(Note(EventKind.HELD, {"deleted": (False, True)}),),
    )
    newer = {**TOMBSTONE, "versionDate": 999}
    assert observe(ENTITY, kept(verdict), newer, now=NOW + 1) == Verdict(but(kept(verdict), remote=newer))
    assert observe(ENTITY, kept(verdict), None, now=NOW + 1) == Verdict(but(kept(verdict), remote=None))


def test_F76_a_hold_about_a_record_that_is_gone_ends() -> None:
    asked = held(update(), HoldReason.POSSIBLE_DUPLICATE)
    assert observe(ENTITY, asked, TOMBSTONE, now=NOW) == Verdict(None, TOMBSTONE)
    assert observe(ENTITY, asked, None, now=NOW) == Verdict(None, {**BASE, "deleted": True})
    assert observe(ENTITY, but(asked, base=None, remote=None), None, now=NOW) == Verdict(
        None, {"deleted": True}
    )


def test_F53_a_deletion_there_is_the_base_of_one_that_anonymises() -> None:
    asked = held(deletion(anonymize=True), HoldReason.EDITED_IN_CLOUD)
    assert observe(ENTITY, asked, TOMBSTONE, now=NOW) == Verdict(
        but(asked, base=TOMBSTONE, remote=TOMBSTONE, held=None)
    )
    refused = held(deletion(anonymize=True), HoldReason.REJECTED)
    assert kept(observe(ENTITY, refused, TOMBSTONE, now=NOW)).held == refused.held
    assert kept(observe(ENTITY, deletion(anonymize=True), TOMBSTONE, now=NOW)).held is None


def test_F49_a_deletion_of_what_is_gone_altogether_is_done() -> None:
    done = (Note(EventKind.SENT, {}),)
    assert observe(ENTITY, deletion(), None, now=NOW) == Verdict(None, {**BASE, "deleted": True}, done)
    assert observe(ENTITY, deletion(base=None, remote=None), None, now=NOW) == Verdict(None, None, done)
    assert observe(ENTITY, deletion(), TOMBSTONE, now=NOW) == Verdict(None, TOMBSTONE, done)


def test_F47_the_hold_shows_the_change_and_lasts_as_long_as_it() -> None:
    edited = there(name="Jana")
    ours = sent(deletion(), Intent({"note": "mine"}))
    both = there(name="Jana", note="mine")
    assert observe(ENTITY, ours, both, now=NOW) == Verdict(
        but(
            deletion(),
            attempts=1,
            base={**BASE, "note": "mine"},
            remote=both,
            held=Hold(HoldReason.EDITED_IN_CLOUD, since=NOW),
        ),
        notes=(Note(EventKind.HELD, {"name": ("Jan", "Jana")}),),
    )
    asked = kept(observe(ENTITY, deletion(), edited, now=NOW))
    again = there(name="Jana", note="x", versionDate=900)
    assert observe(ENTITY, asked, again, now=NOW + 1) == Verdict(but(asked, remote=again))
    back = there(versionDate=950)
    assert observe(ENTITY, asked, back, now=NOW) == Verdict(but(asked, base=back, remote=back, held=None))
    refused = held(deletion(), HoldReason.REJECTED)
    assert kept(observe(ENTITY, refused, back, now=NOW)).held == refused.held
    assert observe(ENTITY, sent(deletion(), Intent()), back, now=NOW) == Verdict(
        but(deletion(), attempts=1, base=back, remote=back)
    )


def test_F62_a_difference_of_unknown_outcome_is_held_with_what_was_seen() -> None:
    moved = there(points=3.0, note="x")
    verdict = observe(ENTITY, sent(update(note="x", add={"points": 5.0})), moved, now=NOW)
    assert verdict == Verdict(
        but(update(add={"points": 5.0}), attempts=1, base={**moved, "points": 10.0}, remote=moved, in_doubt={"points": 5.0},
            held=Hold(HoldReason.COUNTER_UNKNOWN, ("points",), since=NOW),
        ),
        notes=(Note(EventKind.HELD, {"points": (10.0, 3.0)}),),
    )  # fmt: skip


@pytest.mark.parametrize("reason", [HoldReason.REWRITTEN, HoldReason.POSSIBLE_DUPLICATE])
def test_F35_F76_partial_holds_stay_and_gather_overlaps(reason: HoldReason) -> None:
    fields = ("note",) if reason is HoldReason.REWRITTEN else ()
    change = held(update(note="mine", name="Jana"), reason, *fields)
    after = kept(observe(ENTITY, change, there(name="Jena"), now=NOW))
    assert after.held is not None and after.held.reason is reason and after.held.since == 1
    assert set(after.held.fields) == {*fields, "name"}
    if reason is HoldReason.REWRITTEN:
        taken = observe(ENTITY, held(update(note="mine"), reason, "note"), there(note="mine"), now=NOW)
        assert taken.change is None and taken.copy == there(note="mine")
        more = held(update(note="mine", name="x"), reason, "note", "name")
        left = kept(observe(ENTITY, more, there(note="mine"), now=NOW))
        assert left.held == Hold(reason, ("name",), since=1) and left.intent == Intent({"name": "x"})


def test_an_answer_leaves_nothing_but_what_was_not_sent() -> None:
    answer = there(note="mine")
    change = but(
        sent(update(note="mine")), intent=Intent({"note": "mine", "name": "later"}), missed=3.0, error="x"
    )
    assert acknowledge(ENTITY, change, answer) == Verdict(
        but(update(name="later"), base=answer, remote=answer), notes=(Note(EventKind.SENT, {}),)
    )
    beside = sent(
        held(update(note="mine", name="ours"), HoldReason.OVERLAP, "name"), Intent({"note": "mine"})
    )
    after = kept(acknowledge(ENTITY, beside, there(note="mine", name="theirs")))
    assert after.held == Hold(HoldReason.OVERLAP, ("name",), since=1)
    assert after.base == there(note="mine") and after.remote == there(note="mine", name="theirs")
    refused = sent(held(update(note="mine"), HoldReason.REJECTED), Intent({"note": "mine"}))
    assert acknowledge(ENTITY, refused, answer) == Verdict(None, answer, (Note(EventKind.SENT, {}),))


def test_F69_a_post_leaves_no_id_to_be_sent() -> None:
    posted = sent(create(), Intent({"name": "Jan", "note": "n", "tags": ["a"], "points": 10.0}))
    assert acknowledge(ENTITY, posted, there(id=99)) == Verdict(
        None, there(id=99), (Note(EventKind.SENT, {}),)
    )
    later = but(posted, intent=Intent({**CREATED, "note": "later"}))
    after = kept(acknowledge(ENTITY, later, there(id=99)))
    assert (after.kind, after.intent) == (ChangeKind.UPDATE, Intent({"note": "later"}))


def test_F31_an_answer_without_a_body_leaves_what_was_sent() -> None:
    done = acknowledge(ENTITY, sent(update(note="mine")), {})
    assert done.copy == {**BASE, "note": "mine"}
    assert acknowledge(GONE, sent(create()), {"id": 9}).copy == {**CREATED, "id": 9}
    assert acknowledge(ENTITY, sent(create()), {"versionDate": 5}).copy == {
        **CREATED, "deleted": False, "versionDate": 5
    }  # fmt: skip


def test_F64_deleted_while_the_write_was_under_way() -> None:
    change = sent(deletion(base=None, remote=None), Intent(CREATED))
    answer = {**CREATED, "deleted": False, "versionDate": 5}
    assert acknowledge(ENTITY, change, {"versionDate": 5}) == Verdict(
        deletion(base=answer, remote=answer, attempts=1), notes=(Note(EventKind.SENT, {}),)
    )


def test_a_deletion_that_was_answered() -> None:
    done = Note(EventKind.SENT, {})
    assert acknowledge_deletion(ENTITY, sent(deletion()), None) == Verdict(
        None, {**BASE, "deleted": True}, (done,)
    )
    assert acknowledge_deletion(GONE, sent(deletion()), TOMBSTONE) == Verdict(None, None, (done,))
    slipped = there(deleted=True, name="Jana")
    assert acknowledge_deletion(ENTITY, sent(deletion()), slipped) == Verdict(
        None, slipped, (done, Note(EventKind.DISCARDED, {"name": ("Jana", None)}))
    )
    secret = sent(deletion(anonymize=True))
    assert acknowledge_deletion(ENTITY, secret, slipped) == Verdict(None, slipped, (done,))


def test_F64_restored_while_its_deletion_was_under_way() -> None:
    lives = create(base=BASE, state=ChangeState.SENT, sent=Intent(), attempts=2, remote=BASE)
    assert acknowledge_deletion(ENTITY, lives, TOMBSTONE) == Verdict(create(base=TOMBSTONE))
    assert acknowledge_deletion(ENTITY, lives, None) == Verdict(create(base={**BASE, "deleted": True}))
    assert acknowledge_deletion(ENTITY, but(lives, base=None), None) == Verdict(create())
    assert acknowledge_deletion(ENTITY, but(lives, base=None), TOMBSTONE) == Verdict(create(base=TOMBSTONE))


def test_F77_a_record_that_may_be_somebody_elses_is_kept_filled_in_and_held() -> None:
    theirs = {
        "id": 99,
        "deleted": False,
        "versionDate": 3,
        "name": "Jan",
        "note": None,
        "tags": ["b"],
        "points": 4.0,
    }
    verdict = adopt(ENTITY, create(error="x", attempts=2, missed=1.0), theirs, now=NOW, certain=False)
    after = kept(verdict)
    assert after.kind is ChangeKind.UPDATE and after.held == Hold(HoldReason.OVERLAP, ("points",), since=NOW)
    assert after.intent.set["note"] == "n" and set(after.intent.set["tags"]) == {"a", "b"}
    assert "id" not in after.intent.set and after.remote == theirs
    assert (after.error, after.attempts, after.missed, after.sent) == (None, 0, None, None)
    assert after.base is not None and after.base["points"] is None
    assert (
        Note(EventKind.HELD, {"points": (4.0, 10.0)}) in verdict.notes
        and verdict.notes[0].kind is EventKind.SENT
    )


def test_F69_adopted_as_it_was_sent() -> None:
    assert adopt(ENTITY, sent(create()), there(), now=NOW) == Verdict(
        None, there(), (Note(EventKind.SENT, {}),)
    )
    edited = there(name="J.", created=100)
    assert adopt(ENTITY, sent(create()), edited, now=NOW) == Verdict(
        None, edited, (Note(EventKind.SENT, {}), Note(EventKind.MERGED, {"name": ("Jan", "J.")}))
    )
    rewritten = adopt(ENTITY, sent(create()), there(name="J."), now=NOW)
    assert kept(rewritten).held == Hold(
        HoldReason.REWRITTEN, ("name",), since=NOW
    )  # no date tells of an edit
    gone = adopt(ENTITY, sent(create()), TOMBSTONE, now=NOW)
    assert gone == Verdict(None, TOMBSTONE, (Note(EventKind.SENT, {}),))


def test_differences_and_bodies_take_only_what_people_write() -> None:
    assert differences(ENTITY, BASE, {**BASE, "versionDate": 9, "name": "x"}) == {"name": ("Jan", "x")}
    assert differences(ENTITY, {"name": "a"}, {"note": "b"}) == {}
    whole = {**BASE, "stock": 4.0, "strange": 1}
    assert sendable(ENTITY, whole) == {name: value for name, value in BASE.items() if name != "versionDate"}
