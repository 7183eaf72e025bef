"""The engine and the commands do what the table of questions says."""

from __future__ import annotations

import pytest

from storage.outbox.changes import Intent, WaitingChange
from storage.outbox.questions import QUESTIONS, Blocks, Claim, End, HoldReason
from sync.change.edit import saved
from tests.fakes.changes import ENTITY, NOW, create, deletion, held, there, update
from tests.fakes.changes_by_name import but
from tests.fakes.steps import observe


def asked(reason: HoldReason) -> WaitingChange:
    """An edit, or the deletion, that this is asked about; with another edit beside it."""
    question = QUESTIONS[reason]
    if question.here is Claim.DELETION:
        return held(deletion(covered=Intent({"name": "Petr"})), reason)
    if question.here is Claim.DIFFERENCE:
        change = but(update(note="mine", add={"points": 3.0}), in_doubt={"points": 3.0})
        return held(change, reason, "points")
    fields = ("name",) if question.blocks is Blocks.FIELDS else ()
    return held(update(name="Petr", note="mine"), reason, *fields)


@pytest.mark.parametrize("reason", HoldReason)
def test_a_question_blocks_what_its_row_says_and_all_of_a_new_record(reason: HoldReason) -> None:
    change, blocks = asked(reason), QUESTIONS[reason].blocks
    assert change.blocked == (blocks is Blocks.RECORD)
    if blocks is not Blocks.RECORD:
        assert change.going.fields == ({"note", "name"} if blocks is Blocks.NOTHING else {"note"})
    fields = ("name",) if blocks is Blocks.FIELDS else ()
    assert held(create(), reason, *fields).blocked


@pytest.mark.parametrize("reason", HoldReason)
def test_a_question_is_ended_by_the_edits_that_its_row_names(reason: HoldReason) -> None:
    change, ends = asked(reason), QUESTIONS[reason].ends
    field = "points" if "points" in change.intent.fields else "name"
    typed = {"points": 9.0} if field == "points" else {"name": "Eva"}
    ended = {
        End.EDIT: saved(ENTITY, change, Intent({"tags": ["b"]})).held is None,
        End.FIELD_SET: saved(ENTITY, change, Intent(typed)).held is None,
    }
    assert ended == {
        End.EDIT: End.EDIT in ends,
        End.FIELD_SET: bool(ends & {End.EDIT, End.FIELD_EDIT, End.FIELD_SET}),
    }
    if field == "points":
        added = saved(ENTITY, change, Intent(add={"points": 1.0})).held is None
        assert added == bool(ends & {End.EDIT, End.FIELD_EDIT})


@pytest.mark.parametrize("reason", HoldReason)
def test_a_copy_without_the_ground_of_a_question_ends_it_where_its_row_says_so(reason: HoldReason) -> None:
    """The cloud has our name, or the record as we deleted it. An amount in doubt stays in doubt."""
    change, question = asked(reason), QUESTIONS[reason]
    seen = there() if question.here is Claim.DELETION else there(name="Petr")
    left = observe(ENTITY, change, seen, now=NOW).change
    assert left is not None
    doubted = question.here is Claim.DIFFERENCE
    assert (left.held is None) == (bool(question.ends & {End.MERGE, End.EQUAL}) and not doubted)
