"""The error tree of `sync.errors`."""

from __future__ import annotations

import inspect

import pytest

import sync.errors
from storage.errors import ShopError
from sync.errors import (
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    Rejected,
    ServerFault,
    SignInRefused,
    SyncError,
    TlsRefused,
    Violation,
)

CLASSES = [
    each
    for _, each in inspect.getmembers(sync.errors, inspect.isclass)
    if issubclass(each, SyncError) and each is not SyncError
]


def test_every_error_is_in_the_docstring_and_has_a_unique_code() -> None:
    tree = sync.errors.__doc__ or ""
    assert all(each.__name__ in tree for each in CLASSES)
    assert len({each.code for each in CLASSES}) == len(CLASSES)
    assert all(issubclass(each, ShopError) for each in CLASSES)


@pytest.mark.parametrize(
    ("error", "transient"),
    [
        (Offline(sent=False), True),
        (RateLimited(), True),
        (ServerFault(status=500), True),
        (ProtocolMismatch(reason="html"), True),
        (TlsRefused(reason="expired"), False),
        (SignInRefused(), False),
        (Forbidden(), False),
        (Rejected(), False),
    ],
)
def test_transient_says_whether_waiting_may_help(error: SyncError, transient: bool) -> None:
    assert error.transient is transient


def test_F05_F27_maybe_applied_is_true_only_where_the_write_may_have_happened() -> None:
    assert Offline(sent=True).maybe_applied
    assert not Offline(sent=False).maybe_applied
    assert ServerFault(status=504, maybe_applied=True).maybe_applied
    assert not ServerFault(status=500).maybe_applied
    assert ProtocolMismatch(reason="html", maybe_applied=True).maybe_applied
    assert not Rejected().maybe_applied


@pytest.mark.parametrize(
    ("reason", "whole"),
    [
        ("CLOUD_FORBIDDEN", True),
        ("LICENSE_UPGRADE_REQUIRED", True),
        ("ACCESS_DENIED", False),
        ("DOMAIN_FORBIDDEN", False),
        (None, False),
    ],
)
def test_F23_a_missing_licence_stops_everything_a_missing_right_only_its_entity(
    reason: str | None, whole: bool
) -> None:
    assert Forbidden(reason=reason).whole_cloud is whole


def test_params_have_the_values_of_the_message() -> None:
    error = Rejected([Violation("vatId", "bad", 3)], status=400)
    assert error.params == {"violations": (Violation("vatId", "bad", 3),), "status": 400}
    assert RateLimited(retry_after=2.5).params == {"retry_after": 2.5}
    assert str(Offline(sent=True, reason="reset")) == "offline(sent=True, reason=reset)"
