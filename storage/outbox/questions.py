"""What a person is asked about a change, and the one table of these questions.

Engine, commands, queries, command line and window read `QUESTIONS` and keep no set of reasons of their own; `sync/STATES.md`
shows the table. Two things end every question: a decision for one side (keep local, keep cloud), and deleting the record
here. A record that turns out to be deleted in the cloud replaces the question by `DELETED_IN_CLOUD`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class HoldReason(StrEnum):
    """Why a change needs a decision by a person. The value is the code of its texts."""

    OVERLAP = "overlap"
    """Both sides changed the same fields; `fields` lists them."""
    DELETED_IN_CLOUD = "deleted_there"
    EDITED_IN_CLOUD = "edited_there"
    """Deleted here, edited in the cloud since."""
    REJECTED = "rejected"
    """The cloud refused the values; `problems` holds its messages."""
    RULE_BROKEN = "rule_broken"
    """The merged record breaks a rule of the schema."""
    VERB_REFUSED = "verb_refused"
    """The cloud does not offer this operation for the entity, or not to this account."""
    COUNTER_UNKNOWN = "counter_unknown"
    """A difference was sent with unknown outcome, and it must not be added twice; `fields` lists the numbers (F116)."""
    COPIED = "copied"
    """This database is a copy, or an older state of itself: what waits in it may have been sent from elsewhere. Asked of all
    of it at once (F113)."""
    POSSIBLE_DUPLICATE = "possible_duplicate"
    """Several records of the cloud may be the one created here; `problems` lists the ids of the others (F76). Of a creation
    whose outcome is unknown: records that may be it (F138)."""
    REWRITTEN = "rewritten"
    """The cloud repeatedly stores another value than the one sent; `fields` lists the fields (F35)."""


class Blocks(StrEnum):
    """What is not sent while the question is open. Of a new record every question blocks the whole."""

    RECORD = "the record"
    FIELDS = "its fields"
    """Those that the hold names; each is decided by itself."""
    NOTHING = "nothing"


class Claim(StrEnum):
    """What one side says. Three values are shown of each field that is asked about: base, here, cloud."""

    RECORD = "the whole record"
    VALUES = "values"
    CHANGE = "the change"
    """Whatever it is: an edit, a new record or a deletion."""
    DIFFERENCE = "a difference"
    """An amount that may be in the cloud's number already."""
    DELETION = "a deletion"
    REFUSAL = "a refusal"
    RULE = "a broken rule"
    """No version of the cloud, but a rule of the schema that both versions together break."""
    RECORDS = "other records"
    """Ids of records of the cloud that may be the same one."""
    ELSEWHERE = "another computer"
    """No version of the cloud yet: what that may have sent."""
    SILENCE = "nothing"


class End(StrEnum):
    """What ends a question beside a decision."""

    EDIT = "an edit of the record"
    FIELD_EDIT = "an edit of the fields"
    FIELD_SET = "a value typed for the fields"
    """A difference that is added to the one in question decides nothing."""
    MERGE = "a fresh copy"
    """Each merge with a copy of the cloud finds anew what is asked, or that nothing is."""
    EQUAL = "the cloud has our value"
    VERB = "the operation is offered again"


class Decision(StrEnum):
    """What a person can decide beside keeping one side."""

    SET = "set a value"
    BOTH = "keep both records"
    ADOPT = "take one of the records"
    TRY_AGAIN = "try again"


class Answer(StrEnum):
    """How window and command line let it be answered."""

    CHOOSE = "a side for each field, or a value"
    TYPE = "a value for each field"
    WHOLE = "one side for all"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """One row of the table."""

    blocks: Blocks
    here: Claim
    cloud: Claim
    ends: frozenset[End] = frozenset()
    takes: frozenset[Decision] = frozenset()
    answer: Answer = Answer.WHOLE

    @property
    def of_a_merge(self) -> bool:
        """Whether it arises while versions are merged, so that other fields may have been merged by themselves."""
        return self.cloud is Claim.RULE or (self.blocks is Blocks.FIELDS and End.MERGE in self.ends)


UNASKED = Question(blocks=Blocks.NOTHING, here=Claim.SILENCE, cloud=Claim.SILENCE)
"""That of a change about which nothing is asked."""

QUESTIONS: Mapping[HoldReason, Question] = {
    HoldReason.OVERLAP: Question(
        blocks=Blocks.FIELDS, here=Claim.VALUES, cloud=Claim.VALUES,
        ends=frozenset({End.FIELD_EDIT, End.MERGE, End.EQUAL}),
        takes=frozenset({Decision.SET, Decision.BOTH}), answer=Answer.CHOOSE,
    ),
    HoldReason.DELETED_IN_CLOUD: Question(
        blocks=Blocks.RECORD, here=Claim.RECORD, cloud=Claim.DELETION, ends=frozenset({End.MERGE}),
    ),
    HoldReason.EDITED_IN_CLOUD: Question(
        blocks=Blocks.RECORD, here=Claim.DELETION, cloud=Claim.VALUES, ends=frozenset({End.EDIT, End.MERGE}),
    ),
    HoldReason.REJECTED: Question(
        blocks=Blocks.RECORD, here=Claim.CHANGE, cloud=Claim.REFUSAL, ends=frozenset({End.EDIT}),
        takes=frozenset({Decision.SET, Decision.TRY_AGAIN}), answer=Answer.TYPE,
    ),
    HoldReason.RULE_BROKEN: Question(
        blocks=Blocks.RECORD, here=Claim.VALUES, cloud=Claim.RULE, ends=frozenset({End.EDIT}),
        takes=frozenset({Decision.SET, Decision.BOTH}), answer=Answer.TYPE,
    ),
    HoldReason.VERB_REFUSED: Question(
        blocks=Blocks.RECORD, here=Claim.CHANGE, cloud=Claim.REFUSAL, ends=frozenset({End.VERB}),
        takes=frozenset({Decision.SET, Decision.TRY_AGAIN}),
    ),
    HoldReason.COUNTER_UNKNOWN: Question(
        blocks=Blocks.FIELDS, here=Claim.DIFFERENCE, cloud=Claim.VALUES,
        ends=frozenset({End.FIELD_SET, End.MERGE}), takes=frozenset({Decision.SET}), answer=Answer.TYPE,
    ),
    HoldReason.COPIED: Question(
        blocks=Blocks.RECORD, here=Claim.CHANGE, cloud=Claim.ELSEWHERE,
    ),
    HoldReason.POSSIBLE_DUPLICATE: Question(
        blocks=Blocks.NOTHING, here=Claim.RECORD, cloud=Claim.RECORDS, takes=frozenset({Decision.ADOPT}),
    ),
    HoldReason.REWRITTEN: Question(
        blocks=Blocks.FIELDS, here=Claim.VALUES, cloud=Claim.VALUES,
        ends=frozenset({End.FIELD_EDIT, End.EQUAL}), takes=frozenset({Decision.SET}), answer=Answer.CHOOSE,
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Hold:
    """A change, or some of its fields, that waits for the decision of a person."""

    reason: HoldReason
    fields: tuple[str, ...] = ()
    problems: tuple[Mapping[str, Any], ...] = ()
    """Of a refusal and of a broken rule: `{"field", "code", "message"?, ...}` each."""
    since: int = 0

    @property
    def question(self) -> Question:
        """The row of its reason."""
        return QUESTIONS[self.reason]

    @property
    def per_field(self) -> bool:
        """Whether its fields are decided one by one."""
        return self.question.blocks is Blocks.FIELDS
