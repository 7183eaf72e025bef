"""Every error that can reach the command line has one English sentence and an exit code."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import app.errors
import storage.errors
import sync.errors
from app.cli import conflicts
from app.cli.text import cloud_state, messages, problems
from app.queries.queries import Conflict, Versions
from storage.errors import InvalidRecord, Problem, ShopError
from storage.outbox.questions import QUESTIONS, Answer, HoldReason
from storage.schema.rules import PROBLEM_CODES
from sync.errors import Forbidden, Offline, ProtocolMismatch, SignInRefused, TlsRefused

ABSTRACT = {"shop_error", "bug", "app", "sync", "invalid_record"}


def _leaves(module: object) -> Iterator[type[ShopError]]:
    for each in vars(module).values():
        if isinstance(each, type) and issubclass(each, ShopError) and each.code not in ABSTRACT:
            yield each


@pytest.mark.parametrize("module", [storage.errors, app.errors, sync.errors])
def test_every_error_code_has_a_sentence(module: object) -> None:
    assert [each.code for each in _leaves(module) if not messages.has_sentence(each.code)] == []


def test_error_codes_are_unique() -> None:
    codes = [
        each.code
        for module in (storage.errors, app.errors, sync.errors)
        for each in _leaves(module)
        if each.__module__ == vars(module)["__name__"]
    ]
    assert sorted(codes) == sorted(set(codes))


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Offline(sent=False, reason="refused"), 3),
        (TlsRefused(reason="expired"), 3),
        (SignInRefused(reason="INVALID_REFRESH_TOKEN"), 5),
        (Forbidden(reason="CLOUD_FORBIDDEN"), 5),
        (ProtocolMismatch(reason="html"), 3),
        (app.errors.NotConnected(), 1),
        (storage.errors.DatabaseNewer(path="x", found=2, supported=1), 1),
        (storage.errors.DatabaseOlder(path="x", found=1, supported=2), 1),
    ],
)
def test_exit_codes(error: ShopError, code: int) -> None:
    assert messages.exit_code(error) == code
    assert "\n" not in messages.sentence(error)


def test_a_sentence_survives_missing_and_strange_parameters() -> None:
    for module in (storage.errors, app.errors):
        for each in _leaves(module):
            line = messages.sentence(each(reason="{odd}\nnews"))
            assert line
            assert "\n" not in line


def test_problems_are_named_by_field() -> None:
    line = messages.sentence(
        InvalidRecord(
            [
                Problem("zip", "too_long", {"limit": 20, "actual": 31}),
                Problem(None, "all_names_blank", {"fields": ["firstName", "lastName", "companyName"]}),
            ]
        )
    )
    assert line == (
        "Not possible: zip: at most 20 characters, now 31; fill in one of firstName, lastName and companyName."
    )


def test_every_problem_of_a_record_has_a_sentence() -> None:
    for code, parameters in PROBLEM_CODES.items():
        told = problems.problem(Problem("name", code, dict.fromkeys(parameters, "x")))
        assert code not in told.removeprefix("name: ").split()
        assert "?" not in told.replace("^ ? *", "")


def test_a_problem_without_a_sentence_is_told_by_its_code() -> None:
    assert problems.problem(Problem("zip", "odd_kind", {"most": 3})) == "zip: odd kind (most 3)"


def test_a_code_without_a_sentence_gives_one_line() -> None:
    class Odd(ShopError):
        code = "odd"

    assert re.fullmatch(r"An error in Counterfoil: odd\(a=1\)\.", messages.sentence(Odd(a=1)))


@pytest.mark.parametrize(
    ("outcome", "error", "code"),
    [
        ("error", "protocol_mismatch", 3),
        ("error", "list_refused", 3),
        ("error", "verb_refused", 3),
        ("error", "server_fault", 3),
        ("error", "unreadable:points", 3),
        ("error", "count_differs", 3),
        ("error", "forbidden", 4),
        ("error", "mass_deletion", 4),
        ("error", "bug", 1),
        ("error", "disk_full", 1),
        ("error", None, 1),
        ("in_step", None, 0),
        ("needs_you", "count_differs", 4),
    ],
)
def test_F112_F122_what_the_cloud_brought_about_is_no_fault_of_ours(
    outcome: str, error: str | None, code: int
) -> None:
    assert messages.run_exit_code(outcome, error) == code
    line = messages.outcome_line(outcome, error)
    assert ("failed" in line) == (code == 1)


def test_F101_a_cloud_that_has_less_than_it_confirmed_names_the_command_that_decides() -> None:
    for line in (
        messages.outcome_line("needs_you", "cloud_restored"),
        messages.headline("needs_you", lost=cloud_state.DECIDE),
    ):
        assert "rollback" in line and "conflicts" not in line
    assert "rollback" not in messages.headline("needs_you")


@pytest.mark.parametrize("code", ["portal", "rate_limited", "server_fault", "breaker_open", "tls_refused"])
def test_a_cloud_in_whose_place_something_answers_is_not_said_to_be_silent(code: str) -> None:
    line = messages.outcome_line("offline", code)
    assert "does not answer" not in line and "Nothing is lost" in line
    assert messages.headline("offline", detail=code) == line
    assert "does not answer" in messages.outcome_line("offline", "offline")


@pytest.mark.parametrize("reason", HoldReason)
def test_each_reason_of_a_conflict_is_told_with_what_each_decision_does(reason: HoldReason) -> None:
    values = {"points": Versions(None, 22.0, 15.0)}
    problem = {"field": None, "code": "possible_duplicate", "ids": [3, 4]}
    conflict = Conflict(
        entity="customers", id=2, title="Jana", reason=reason, fields=values, problems=(problem,)
    )
    head, happened, *_, decisions = conflicts._lines(conflict, {3: "Jana M."})
    assert str(reason) in head and happened.strip().endswith(".")
    assert "--keep local: " in decisions and "--keep cloud: " in decisions
    assert ("--set" in decisions) == (QUESTIONS[reason].answer is not Answer.WHOLE)
    assert conflicts.as_json(conflict)["problems"] == [problem]
    assert "  other records: 3 Jana M., 4" in [*conflicts._lines(conflict, {3: "Jana M."})]
    assert ("delete the new record here" in decisions) == (
        conflicts.DISCARD == conflicts.DECISIONS[reason][1]
    )


def test_F111_the_status_says_which_lists_are_dated_ahead_of_the_clouds_clock() -> None:
    line = messages.clock_ahead({"customers": 3 * 3_600_000, "tags": 60_001})
    assert "customers by 180 minutes, tags by 2 minutes" in line and "\n" not in line


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        ("budget", "the request limit is used up"),
        ("rate_limited", "the cloud limits requests"),
        ("list_refused", "the cloud refuses to show it"),
        ("unreadable:points", "records of it cannot be read: points"),
        ("odd", "odd"),
    ],
)
def test_F124_why_a_list_was_not_looked_at(reason: str, text: str) -> None:
    assert messages.why(reason) == text
