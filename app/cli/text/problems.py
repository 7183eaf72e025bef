"""What the command line says of a value that is refused or doubted, and how a sentence gets its parameters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from app.texts.errors import PROBLEM
from storage.errors import Problem

_OWN: Mapping[str, str] = {
    "bad_number": "not a number; enter one such as 12.50",
    "bad_date": "not a date; enter one such as 2026-01-31",
    "not_a_choice": "enter one of {choices}",
    "all_names_blank": "fill in one of firstName, lastName and companyName",
    "price_entry_flag": "must agree with bit {bit} of flags",
    "prices_disagree": "does not match priceWithVat; leave one of the two empty, or enter {expected}",
    "no_such_record": "there is no such record",
    "no_such_record_yet": "there is no such record",
    "unclear_number": "read as {read}",
    "unclear_date": "read as {day}",
    "held": "needs a decision; see counterfoil conflicts",
}
"""What is said here otherwise than in the window, where a person chooses from a list and sees names of fields."""


def print_more(count: int, *, indent: str = "") -> None:
    """Say how many lines were left out, if any, and where they are."""
    if count > 0:
        print(f"{indent}... and {count} more; --json has them all.")


def value(shown: object) -> str:
    """A field's value on one line."""
    return "(empty)" if shown is None or shown == "" else " ".join(str(shown).split())


class _MissingAsQuestionMark(dict[str, object]):
    def __missing__(self, key: str) -> str:
        return "?"


def fill(template: str, params: Mapping[str, Any]) -> str:
    """A sentence with its parameters; one that is missing is a question mark."""
    return template.format_map(_MissingAsQuestionMark(params))


def problem(problem: Problem) -> str:
    """One validation finding on one line: the field, what to do about its value, and the value if it is known."""
    about = f"{problem.field}: " if problem.field else ""
    if (sentence := _OWN.get(problem.code) or clause(PROBLEM.get(problem.code, ""))) == "":
        params = f" ({pairs(problem.params)})" if problem.params else ""
        return about + problem.code.replace("_", " ") + params
    if "value" in problem.params and "{value}" not in sentence:
        sentence += ' "{value}"'
    return about + fill(sentence, {name: _listed(shown) for name, shown in problem.params.items()})


def clause(text: str) -> str:
    """A source text as a part of a line: it begins with a small letter, and its full stop is left to the line."""
    begins = text[:1] if text[1:2].isupper() else text[:1].lower()
    return begins + text[1:].removesuffix(".")


def pairs(params: Mapping[str, Any]) -> str:
    """Parameters by name, on one line."""
    return ", ".join(f"{name} {value(shown)}" for name, shown in params.items())


def _listed(shown: object) -> object:
    return ", ".join(map(str, shown)) if isinstance(shown, list | tuple) else shown
