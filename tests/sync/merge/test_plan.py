"""The plan: what each observation means for each kind of pending change."""

from __future__ import annotations

import pytest

from storage.outbox.changes import ChangeKind, ChangeState, Intent, view
from storage.outbox.questions import Hold, HoldReason
from storage.records.history import EventKind
from storage.schema.entities import CATALOGUE
from storage.schema.fields import Record
from tests.fakes.changes import (
    BASE,
    ENTITY,
    NOW,
    held,
    kept,
    kinds,
    sent,
    there,
    update,
)
from tests.fakes.changes_by_name import but, made
from tests.fakes.steps import Note, Verdict, acknowledge, observe, patch_body

# an edit against what the cloud has


def test_an_unchanged_copy_changes_nothing() -> None:
    change = update(note="mine")
    assert observe(ENTITY, change, BASE, now=NOW) == Verdict(change)


def test_F57_edits_of_different_fields_both_live() -> None:
    verdict = observe(ENTITY, update(note="mine"), there(name="Jana"), now=NOW)
    after = kept(verdict)
    assert after.held is None and after.intent == Intent({"note": "mine"}) and verdict.merged
    assert view(after) == there(name="Jana", note="mine")
    # What the cloud changed beside ours comes in with a line of its own, once.
    assert verdict.notes == (Note(EventKind.CLOUD, {"name": ("Jan", "Jana")}),)
    assert observe(ENTITY, after, there(name="Jana"), now=NOW).notes == ()


def test_F58_edits_of_one_field_are_held_with_both_values() -> None:
    verdict = observe(ENTITY, update(note="mine", name="Jana"), there(note="theirs"), now=NOW)
    after = kept(verdict)
    assert after.held == Hold(HoldReason.OVERLAP, ("note",), since=NOW)
    assert after.intent.set == {"name": "Jana", "note": "mine"}
    assert after.base is not None and after.base["note"] == "n" and after.base["versionDate"] == 200
    assert view(after)["note"] == "theirs" and view(after)["name"] == "Jana" and not after.blocked
    assert verdict.notes == (Note(EventKind.HELD, {"note": ("theirs", "mine")}),)


def test_F58_a_held_field_is_noted_once_and_keeps_its_date() -> None:
    first = kept(observe(ENTITY, update(note="mine"), there(note="theirs"), now=NOW))
    again = observe(ENTITY, first, there(note="theirs", name="Eva", versionDate=300), now=NOW + 9)
    assert kept(again).held == first.held
    assert again.notes == (Note(EventKind.CLOUD, {"name": ("Jan", "Eva")}),)
    wider = but(first, intent=first.intent.then(Intent({"name": "Ida"})))
    more = kept(observe(ENTITY, wider, there(note="x", name="Eva"), now=NOW + 9))
    assert more.held is not None and set(more.held.fields) == {"name", "note"} and more.held.since == NOW


def test_F58_an_overlap_that_resolved_itself_is_over() -> None:
    first = kept(observe(ENTITY, update(note="mine"), there(note="theirs"), now=NOW))
    assert kept(observe(ENTITY, first, there(note="n", versionDate=300), now=NOW)).held is None
    assert observe(ENTITY, first, there(note="mine", versionDate=300), now=NOW).change is None


def test_F59_the_same_value_on_both_sides_is_done() -> None:
    verdict = observe(ENTITY, update(note="mine"), there(note="mine"), now=NOW)
    assert verdict.change is None and verdict.copy == there(note="mine")


def test_F60_an_automatic_merge_is_recorded_in_the_history() -> None:
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
    assert (
        after.state is ChangeState.WAITING and after.sent is None and after.intent == Intent({"note": "mine"})
    )


def test_F64_what_was_edited_over_a_write_that_arrived_goes_on_top_of_it() -> None:
    change = but(sent(update(note="mine")), intent=Intent({"note": "later"}))
    after = kept(observe(ENTITY, change, there(note="mine"), now=NOW))
    assert after.held is None and after.intent == Intent({"note": "later"})


@pytest.mark.parametrize(("base", "sent_bits", "meant", "theirs", "result"), [
    (0, 10, 2, 8, 2),  # bit 3 was sent and set back; another till cleared bit 1, which we set
    (0, 10, 2, 26, 18),  # it arrived, and another till set bit 4
    (0, 10, 2, 0, 2),  # it did not arrive
    (8, 0, 8, 16, 24),  # bit 3 was cleared and is set again
])  # fmt: skip
def test_F61_F64_a_bit_that_was_set_back_over_a_write_that_arrived_is_sent_back(
    base: int, sent_bits: int, meant: int, theirs: int, result: int
) -> None:
    entity = CATALOGUE["categories"]
    copy: Record = {"id": 7, "name": "Soups", "flags": base, "sortOrder": 1, "versionDate": 100}
    change = made(
        entity="categories", id=7, kind=ChangeKind.UPDATE, intent=Intent({"flags": meant}), base=copy, remote=copy,
        state=ChangeState.SENT, sent=Intent({"flags": sent_bits}),
    )  # fmt: skip
    seen = {**copy, "flags": theirs, "sortOrder": 5, "versionDate": 200}
    after = kept(observe(entity, change, seen, now=NOW))
    assert view(after)["flags"] == result and view(after)["sortOrder"] == 5


@pytest.mark.parametrize(("sent_tags", "meant", "theirs", "result"), [
    (["a", "b"], ["a"], ["a", "b", "c"], ["a", "c"]),
    ([], ["a"], ["c"], ["c", "a"]),
    (["a", "b"], ["a", "d"], ["a"], ["a", "d"]),
])  # fmt: skip
def test_F60_F64_a_tag_that_was_set_back_over_a_write_that_arrived_is_sent_back(
    sent_tags: list[str], meant: list[str], theirs: list[str], result: list[str]
) -> None:
    change = sent(update(tags=meant), Intent({"tags": sent_tags}))
    after = kept(observe(ENTITY, change, there(tags=theirs), now=NOW))
    assert view(after)["tags"] == result


def test_F64_edited_back_over_a_write_that_arrived_is_sent_back() -> None:
    change = but(sent(update(note="mine")), intent=Intent({"note": "n"}))
    after = kept(observe(ENTITY, change, there(note="mine"), now=NOW))
    assert after.intent == Intent({"note": "n"}) and after.base is not None and after.base["note"] == "mine"


# counters


def test_F62_a_difference_is_added_to_any_value_of_the_cloud() -> None:
    after = kept(observe(ENTITY, update(add={"points": 5.0}), there(points=3.0), now=NOW))
    assert after.intent.add == {"points": 5.0} and view(after)["points"] == 8.0
    assert patch_body(after, there(points=3.0)) == Intent({"points": 8.0}, {"points": 5.0})


def test_F62_a_typed_number_against_another_is_held() -> None:
    after = kept(observe(ENTITY, update(points=50.0), there(points=3.0), now=NOW))
    assert after.held == Hold(HoldReason.OVERLAP, ("points",), since=NOW)


def test_F116_the_sum_that_we_sent_may_be_another_tills() -> None:
    """Two tills add five, one request is lost: the cloud shows the sum of both, and only one five is in it."""
    verdict = observe(ENTITY, sent(update(add={"points": 5.0})), there(points=15.0), now=NOW)
    after = kept(verdict)
    assert after.held == Hold(HoldReason.COUNTER_UNKNOWN, ("points",), since=NOW)
    assert after.in_doubt == {"points": 5.0} and after.blocked and view(after)["points"] == 15.0
    assert after.base is not None and after.base["points"] == 10.0
    again = observe(ENTITY, after, there(points=15.0, name="Jana"), now=NOW + 1)
    assert kept(again) == but(
        after, base={**after.base, "name": "Jana"}, remote=there(points=15.0, name="Jana")
    )
    assert again.notes == (Note(EventKind.CLOUD, {"name": ("Jan", "Jana")}),)


def test_F116_what_was_added_since_and_the_other_fields_go_on() -> None:
    change = but(sent(update(add={"points": 5.0})), intent=Intent({"note": "mine"}, {"points": 8.0}))
    after = kept(observe(ENTITY, change, there(points=15.0), now=NOW))
    assert after.intent == change.intent and not after.blocked
    assert after.going == Intent({"note": "mine"}, {"points": 3.0}) and view(after)["points"] == 18.0
    body = patch_body(after, there(points=15.0))
    assert body == Intent({"note": "mine", "points": 18.0}, {"points": 3.0})
    stored = there(points=18.0, note="mine")
    left = kept(acknowledge(ENTITY, but(after, state=ChangeState.SENT, sent=body), stored))
    assert left.intent == Intent(add={"points": 5.0}) and left.blocked and left.in_doubt == {"points": 5.0}


def test_F116_a_difference_in_doubt_goes_with_no_other_hold_that_ends() -> None:
    """Refused, and corrected since: the question that was there before is asked again."""
    doubted = kept(observe(ENTITY, sent(update(add={"points": 5.0})), there(points=15.0), now=NOW))
    corrected = but(doubted, held=None, intent=doubted.intent.then(Intent({"note": "mine"})))
    assert not corrected.blocked and corrected.going == Intent({"note": "mine"})
    after = kept(observe(ENTITY, corrected, there(points=15.0), now=NOW))
    assert after.held == Hold(HoldReason.COUNTER_UNKNOWN, ("points",))
    overlapping = kept(observe(ENTITY, corrected, there(points=15.0, note="theirs"), now=NOW))
    assert overlapping.held == Hold(HoldReason.OVERLAP, ("note",), since=NOW) and overlapping.blocked


def test_F116_a_second_difference_of_unknown_outcome_is_in_doubt_too() -> None:
    doubted = kept(observe(ENTITY, sent(update(add={"points": 5.0})), there(points=15.0), now=NOW))
    more = but(doubted, intent=Intent(add={"points": 7.0}))
    resent = but(more, state=ChangeState.SENT, sent=patch_body(more, there(points=15.0)))
    after = kept(observe(ENTITY, resent, there(points=17.0, versionDate=300), now=NOW))
    assert after.in_doubt == {"points": 7.0} and after.intent == Intent(add={"points": 7.0}) and after.blocked


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
    assert after.held == Hold(HoldReason.COUNTER_UNKNOWN, ("points",), since=NOW)
    assert after.going == Intent({"note": "mine"}) and after.sent is None and after.remote == copy
    assert verdict.notes == (Note(EventKind.HELD, {"points": (10.0, copy["points"])}),)


def test_F62_what_the_cloud_changed_besides_an_unknown_counter_is_asked_about_first() -> None:
    copy = there(points=12.0, note="theirs")
    after = kept(observe(ENTITY, sent(update(add={"points": 5.0}, note="mine")), copy, now=NOW))
    assert after.held is not None and after.held.fields == ("note",) and after.blocked
    decided = kept(observe(ENTITY, but(after, held=None, base=copy), copy, now=NOW))
    assert decided.held is not None and decided.held.reason is HoldReason.COUNTER_UNKNOWN
    assert decided.going == Intent({"note": "mine"})


# held by other reasons


@pytest.mark.parametrize(
    "reason",
    [HoldReason.REJECTED, HoldReason.RULE_BROKEN, HoldReason.VERB_REFUSED],
)
def test_F20_a_refusal_stays_whatever_the_cloud_shows(reason: HoldReason) -> None:
    change = held(update(note="mine"), reason)
    for copy in (BASE, there(name="Jana"), there(note="theirs")):
        after = kept(observe(ENTITY, change, copy, now=NOW))
        assert after.held == change.held and after.intent == change.intent


# deleted there, edited here


@pytest.mark.parametrize("copy", [None, there(deleted=True)])
def test_F46_deleted_there_and_edited_here_is_held(copy: Record | None) -> None:
    verdict = observe(ENTITY, sent(update(note="mine")), copy, now=NOW)
    after = kept(verdict)
    assert after.held == Hold(HoldReason.DELETED_IN_CLOUD, since=NOW) and after.blocked
    assert after.intent == Intent({"note": "mine"}) and after.remote == copy and after.sent is None
    assert view(after) == {**(copy or BASE), "deleted": False, "note": "mine"} and kinds(verdict) == [
        EventKind.HELD
    ]
    assert observe(ENTITY, after, copy, now=NOW + 1) == Verdict(after)


def test_F46_restored_there_the_hold_ends() -> None:
    asked = kept(observe(ENTITY, update(note="mine"), None, now=NOW))
    after = kept(observe(ENTITY, asked, there(name="Jana"), now=NOW))
    assert after.held is None and view(after) == there(name="Jana", note="mine")


def test_F31_F58_a_held_edit_of_a_field_that_was_never_shown_stays_held() -> None:
    entity = CATALOGUE["suppliers"]
    base = {"id": 1, "addressLine1": "", "deleted": False, "versionDate": 1}
    change = made(
        entity="suppliers", id=1, kind=ChangeKind.UPDATE, intent=Intent({"addressLine2": ""}), base=base, remote=base
    )  # fmt: skip
    remote = {**base, "addressLine1": "a", "addressLine2": "a", "versionDate": 2}
    first = kept(observe(entity, change, remote, now=NOW))
    again = kept(observe(entity, first, remote, now=NOW))
    assert first.held is not None and again.held == first.held and again.intent == change.intent


@pytest.mark.parametrize("listed", [False, True])
def test_an_edit_on_just_what_the_cloud_has_is_found_untouched_without_a_merge(
    monkeypatch: pytest.MonkeyPatch, listed: bool
) -> None:
    edits = [
        {"note": "mine"},
        {"name": "Jana", "note": "mine"},
        {"note": "n"},
        {"tags": [9]},
        {"unknown": 1},
        {},
    ]
    changes = [update(**each) for each in edits]
    quick = [observe(ENTITY, each, BASE, now=NOW, listed=listed) for each in changes]
    monkeypatch.setattr("sync.change.observe.is_kept", lambda *_: False)
    assert quick == [observe(ENTITY, each, BASE, now=NOW, listed=listed) for each in changes]
