"""Every error that can reach the command line has one English sentence and an exit code."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import app.errors
import storage.errors
import sync.errors
from app.cli import messages
from storage.errors import InvalidRecord, Problem, ShopError
from sync.errors import Forbidden, Offline, ProtocolMismatch, SignInRefused, TlsRefused

ABSTRACT = {"shop_error", "bug", "storage", "app", "sync", "invalid_record"}


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
        (ProtocolMismatch(reason="html"), 1),
        (app.errors.NotConnected(), 1),
        (storage.errors.DatabaseNewer(path="x", found=2, supported=1), 1),
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
        InvalidRecord([Problem("zip", "too_long", {"most": 20}), Problem(None, "name_missing")])
    )
    assert line == "Not possible: zip: too long (most 20); name missing."


def test_a_code_without_a_sentence_gives_one_line() -> None:
    class Odd(ShopError):
        code = "odd"

    assert re.fullmatch(r"A fault of ours: odd\(a=1\)\.", messages.sentence(Odd(a=1)))
