"""`sync/STATES.md` shows the questions of the code, and what it says of copies of the cloud is what the steps do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from storage.errors import BugError
from storage.outbox.changes import ChangeKind, ChangeState, Intent, WaitingChange
from storage.outbox.questions import QUESTIONS, Claim, HoldReason
from storage.outbox.state import RecordQuestion
from storage.schema.fields import Record
from sync.change.events import (
    Accepted,
    Event,
    Evidence,
    Found,
    Later,
    Leaves,
    Match,
    NoEffect,
    NotFound,
    Observed,
    Outdated,
    Refused,
    Released,
    Unread,
)  # fmt: skip
from sync.change.step import cell, is_legal, step
from tests.fakes.changes import BASE, CREATED, ENTITY, NOW, create, deletion, held, sent, there, update
from tests.fakes.changes_by_name import but, made
from tests.fakes.steps import observe
from tests.test_faults import FAULTS, LAWS

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "sync" / "STATES.md").read_text("utf-8")
CITED = re.compile(r"\b(?:F\d{2,3}|N\d|I1)\b")
FUNCTION = re.compile(r"`(\w+)\.(\w+)`")


def rows(section: str) -> list[list[str]]:
    """The cells of the rows of the table in a section, without its head."""
    text = PAGE.split(f"\n## {section}\n")[1].split("\n## ")[0]
    table = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return table[2:]


@cache
def defined() -> dict[str, set[str]]:
    """Functions by the name of their module."""
    found: dict[str, set[str]] = {}
    for layer in ("storage", "sync", "app"):
        for path in (ROOT / layer).rglob("*.py"):
            names = found.setdefault(path.stem, set())
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.FunctionDef):
                    names.add(node.name)
    return found


def test_the_questions_of_the_page_are_those_of_the_code() -> None:
    told = {
        f"`{reason}`": [
            question.blocks, question.here, question.cloud, set(question.ends), set(question.takes), question.answer,
        ]
        for reason, question in QUESTIONS.items()
    }  # fmt: skip
    shown = {
        code: [blocks, here, cloud, *({*each.split("; ")} - {"-"} for each in (ends, takes)), answer]
        for code, blocks, here, cloud, ends, takes, answer in rows("Questions")
    }
    assert shown == told


def test_every_fault_and_function_that_the_page_names_exists() -> None:
    assert set(CITED.findall(PAGE)) <= {*FAULTS, *LAWS}
    named = set(FUNCTION.findall(PAGE))
    assert len(named) > 50
    assert {each for each in named if each[1] not in defined().get(each[0], ())} == set()


@pytest.mark.parametrize(
    "section",
    [
        "What becomes of an attempt",
        "The cloud accepted it",
        "A copy of the cloud is seen",
        "Looking for a lost creation",
        "A person, or a program in the shop",
        "In every state, and no state changes",
    ],
)
def test_each_row_has_a_sentence_a_fault_and_a_function(section: str) -> None:
    for *_, sentence, faults, functions in rows(section):
        assert sentence.endswith(".") and FUNCTION.search(functions)
        assert all(re.fullmatch(r"F\d{2,3}", each) for each in faults.split())


# what the steps do with a copy of the cloud

GONE: Record = {**BASE, "deleted": True}
UNCONFIRMED = made(entity="people", id=7, kind=ChangeKind.DELETE, covered=Intent(CREATED))
EDITED = update(name="Petr")
DELETED_THERE = but(held(EDITED, HoldReason.DELETED_IN_CLOUD), remote=GONE)
BROUGHT_BACK = but(create(base=GONE, remote=GONE), intent=Intent({**CREATED, "name": "Petr"}))
EDITED_SINCE = but(sent(create()), intent=Intent({**CREATED, "tags": ["b"]}))
FORGET = deletion(base=GONE, remote=GONE, anonymize=True)
STATES: dict[str, list[WaitingChange]] = {
    "N waits": [create()],
    "N sent": [sent(create()), EDITED_SINCE],
    "E waits": [EDITED, update(add={"points": 3.0})],
    "E, fields asked": [held(update(name="Petr", note="m"), HoldReason.OVERLAP, "name"),
                        held(EDITED, HoldReason.REWRITTEN, "name")],
    "E, record asked": [held(EDITED, HoldReason.REJECTED), held(EDITED, HoldReason.VERB_REFUSED)],
    "E sent": [sent(EDITED), sent(update(add={"points": 3.0}))],
    "B waits": [BROUGHT_BACK],
    "B sent": [sent(BROUGHT_BACK), but(sent(BROUGHT_BACK), intent=Intent({**CREATED, "tags": ["b"]}))],
    "O": [DELETED_THERE],
    "D waits": [deletion()],
    "D, record asked": [held(deletion(), HoldReason.EDITED_IN_CLOUD)],
    "D waits, to be anonymised": [deletion(anonymize=True)],
    "D sent": [sent(deletion()), sent(deletion(anonymize=True)),
               but(deletion(covered=EDITED.intent), state=ChangeState.SENT, sent=EDITED.intent)],
    "U sent": [but(UNCONFIRMED, covered=Intent(), state=ChangeState.SENT, sent=Intent(CREATED))],
    "U waits": [UNCONFIRMED],
    "G waits": [FORGET, but(FORGET, anonymize=False)],
    "G sent": [sent(FORGET), sent(but(FORGET, anonymize=False))],
}  # fmt: skip
"""Changes in each state of the page."""
UNTOUCHED: list[Record | None] = [BASE]
EDITS: list[Record | None] = [there(name="Petr"), there(note="x"), there(name="Eva"), there(note=None)]
SEEN: dict[str, list[Record | None]] = {
    "alive": [*UNTOUCHED, *EDITS],
    "alive, as we saw it": UNTOUCHED,
    "alive, edited since": EDITS,
    "tombstone": [{**BASE, "deleted": True, "versionDate": 200}],
    "none": [None],
}


def state(change: WaitingChange | None) -> str:
    """The page's name of the state."""
    if change is None:
        return "done"
    gone = change.base is not None and change.base.get("deleted")
    match change.kind:
        case ChangeKind.CREATE:
            stand = "N" if change.base is None else "B"
        case ChangeKind.UPDATE:
            stand = "E"
        case ChangeKind.DELETE:
            stand = "U" if change.base is None else "G" if gone else "D"
    if change.question.cloud is Claim.DELETION:
        return "O"
    if change.held is not None:
        return f"{stand}, {'fields' if change.held.fields else 'record'} asked"
    return f"{stand} {'sent' if change.sent is not None else 'waits'}"


def observed() -> Iterator[tuple[str, str, str, set[str]]]:
    """State before, what is seen, by which evidence, and the states after, of each row that a single copy plays."""
    for before, seen, by, after, *_ in rows("A copy of the cloud is seen"):
        for one in before.split(" / "):
            for copy in seen.split(" / "):
                for evidence in by.split(" / "):
                    if copy in SEEN:
                        yield one, copy, evidence, set(after.split("; "))


def test_every_state_has_a_row_for_every_copy() -> None:
    told = {(before, copy.partition(",")[0], evidence) for before, copy, evidence, _ in observed()}
    of_row = {"D waits, to be anonymised": "D waits", "E, record asked": "E waits", "E, fields asked": "E waits",
              "D, record asked": "D waits"}  # fmt: skip
    for before in STATES:
        for copy, evidence in [
            *((copy, evidence) for copy in ("alive", "tombstone") for evidence in ("LIST", "READ")),
            ("none", "READ"),
        ]:
            rules = {(before, copy, evidence), (of_row.get(before, before), copy, evidence)}
            assert rules & told, (before, copy, evidence)


@pytest.mark.parametrize(("before", "copy", "evidence", "after"), [*observed()])
def test_a_copy_does_what_its_row_says(before: str, copy: str, evidence: str, after: set[str]) -> None:
    became: set[str] = set()
    for change in STATES[before]:
        name = "D waits" if before == "D waits, to be anonymised" else before
        assert state(change) == name
        for remote in SEEN[copy]:
            left = observe(ENTITY, change, remote, now=NOW, listed=evidence == "LIST").change
            same = left is not None and state(left) == name and name not in after
            became.add("as before" if same else state(left))
    assert became == after


QUESTION = RecordQuestion(HoldReason.REJECTED, since=NOW)
EVENTS: list[Event] = [
    Observed(BASE, Evidence.READ), Observed(None, Evidence.READ), Found(BASE, Match.OURS), Leaves(Intent({"note": "x"})),
    Accepted(BASE), NoEffect(), Outdated(), Refused(QUESTION), Unread(QUESTION), Later(NOW), NotFound(1.0, NOW, None),
    Released(),
]  # fmt: skip


@pytest.mark.parametrize("before", STATES)
def test_a_step_is_total(before: str) -> None:
    """What cannot happen to a change is an error of the program that names the cell; all else has an outcome."""
    for change in STATES[before]:
        for event in EVENTS:
            try:
                step(ENTITY, change, event, now=NOW)
            except BugError as error:
                assert not is_legal(change, event) and cell(change, event) in str(error)
            else:
                assert is_legal(change, event)
    assert not any(is_legal(each, Leaves(Intent())) for each in STATES["O"] + STATES["E, record asked"])
