"""`CloudClient` over an in-memory transport: the error for each refusal of the cloud, and no secret in any of them."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from sync.client.error_mapping import parse_error_body
from sync.errors import (
    CloudConflict,
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    CloudStale,
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
    Violation,
)
from tests.fakes.cloud_calls import HTML, REFRESH, WRITES, call, client, failing, refusal
from tests.fakes.scripted import Scripted, answer

# --- refusals


@pytest.mark.parametrize("verb", ["get", "put", "patch", "delete"])
@pytest.mark.parametrize("status", [404, 410])
def test_F17_F19_no_such_record(verb: str, status: int) -> None:
    assert isinstance(failing(verb, answer(status)), CloudRecordMissing)


@pytest.mark.parametrize("verb", ["put", "put_many", "patch", "delete"])
def test_F14_412_means_the_cloud_changed(verb: str) -> None:
    assert type(failing(verb, refusal(412))) is CloudPreconditionFailed


@pytest.mark.parametrize(
    ("verb", "kind"),
    [
        ("put", CloudStale),
        ("put_many", CloudStale),
        ("patch", CloudStale),
        ("post", CloudConflict),
        ("delete", CloudConflict),
    ],
)
def test_F15_F139_409_is_a_stale_version_or_another_record_in_the_way(
    verb: str, kind: type[SyncError]
) -> None:
    """With a reason it is a refusal; one that names the version, or says nothing, calls the copy outdated."""
    error = failing(verb, refusal(409, "X", message="Category has products"))
    assert type(error) is CloudConflict
    assert error.params["message"] == "Category has products"
    assert error.params["reason"] == "X"
    for unsaid in ({}, {"error": "Conflict", "status": "409"}, {"message": "versionDate is old"}):
        assert type(failing(verb, answer(409, unsaid))) is kind


@pytest.mark.parametrize("verb", ["put", "put_many", "patch"])
def test_F16_428_means_that_an_etag_was_missing(verb: str) -> None:
    assert isinstance(failing(verb, answer(428)), CloudPreconditionRequired)


@pytest.mark.parametrize("status", [400, 413, 422, 402, 499])
def test_F20_refused_values_keep_the_clouds_messages(status: int) -> None:
    body = {"violations": [{"fieldName": "vatId", "message": "must match"}]}
    error = failing("patch", answer(status, body))
    assert isinstance(error, Rejected)
    assert error.violations == (Violation("vatId", "must match"),)
    assert error.params["status"] == status
    assert not error.maybe_applied


@pytest.mark.parametrize(
    ("body", "violations"),
    [
        (b"", ()),
        (b"{}", ()),
        (b"null", ()),
        (b"42", (Violation(None, "42"),)),
        (b"  ", ()),
        (b"plain words", (Violation(None, "plain words"),)),
        (b"\xffodd", (Violation(None, "\ufffdodd"),)),
        ("quoted words", (Violation(None, "quoted words"),)),
        ({"message": "Unknown field"}, (Violation(None, "Unknown field"),)),
        ({"error": "Bad Request", "path": "/v2/clouds/1"}, (Violation(None, "Bad Request"),)),
        ({"error": "Bad Request", "message": "No gte"}, (Violation(None, "No gte"),)),
        ({"status": "400", "message": " "}, (Violation(None, '{"status": "400", "message": " "}'),)),
        ({"errors": ["one", "two"]}, (Violation(None, "one"), Violation(None, "two"))),
        ({"errors": [{"field": "a.name", "defaultMessage": "blank"}]}, (Violation("name", "blank"),)),
        ({"errors": [], "message": "only this"}, (Violation(None, "only this"),)),
        ({"violations": [{"fieldName": None, "message": "m"}]}, (Violation(None, "m"),)),
        ({"violations": [{"fieldName": "[3].vatId", "message": "m"}]}, (Violation("vatId", "m", 3),)),
        (
            {"violations": [{"fieldName": "create.entities[12].points", "message": "m", "x": 1}]},
            (Violation("points", "m", 12),),
        ),
        ({"violations": [{"fieldName": "[0]", "message": "m"}]}, (Violation(None, "m", 0),)),
        ({"violations": [{"fieldName": "zip"}]}, (Violation("zip", '{"fieldName": "zip"}'),)),
        (
            {"violations": [{"fieldName": "a", "message": "x"}], "errors": ["y"]},
            (Violation("a", "x"), Violation(None, "y")),
        ),
        ([{"fieldName": "a", "message": "x"}, "z"], (Violation("a", "x"), Violation(None, "z"))),
    ],
)
def test_F20_violations_in_every_shape_and_no_text_lost(body: Any, violations: tuple[Violation, ...]) -> None:
    error = failing("patch", answer(400, body))
    assert isinstance(error, Rejected)
    assert error.violations == violations


def test_F20_a_very_long_message_is_cut() -> None:
    assert len(parse_error_body(answer(400, b"x" * 100_000)).violations[0].message) == 2000


@pytest.mark.parametrize(
    "reason", ["CLOUD_FORBIDDEN", "DOMAIN_FORBIDDEN", "ACCESS_DENIED", "LICENSE_UPGRADE_REQUIRED", None]
)
def test_F23_403_keeps_its_reason_and_asks_for_no_new_token(reason: str | None) -> None:
    wire = Scripted(refusal(403, reason))
    with pytest.raises(Forbidden) as caught:
        call(client(wire), "patch")
    assert caught.value.reason == reason
    assert len(wire.sign_ins) == 1


@pytest.mark.parametrize("status", [401, 403])
def test_F02_F23_a_web_page_with_403_is_not_a_refusal_by_the_cloud(status: int) -> None:
    wire = Scripted(answer(status, HTML, content_type="text/html"))
    with pytest.raises(ProtocolMismatch):
        call(client(wire), "list")
    assert len(wire.sign_ins) == 1


@pytest.mark.parametrize("status", [405, 501])
def test_F24_a_verb_the_cloud_does_not_offer(status: int) -> None:
    assert isinstance(failing("patch", refusal(status)), VerbRefused)


def test_F24_a_gateways_501_disproves_nothing() -> None:
    assert isinstance(failing("patch", answer(501, HTML)), ServerFault)


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({}, None),
        ({"retry_after": "30"}, 30.0),
        (
            {"retry_after": "Sat, 21 Nov 2026 10:00:10 GMT", "date": "Sat, 21 Nov 2026 10:00:00 GMT"},
            10.0,
        ),
    ],
)
def test_F25_429_gives_retry_after(headers: dict[str, str], seconds: float | None) -> None:
    error = failing("patch", answer(429, HTML, **headers))
    assert isinstance(error, RateLimited)
    assert (error.retry_after, error.maybe_applied) == (seconds, False)


@pytest.mark.parametrize("status", [500, 502, 503, 504, 599, 408, 425])
@pytest.mark.parametrize("verb", ["list", *WRITES])
def test_F26_F27_a_failing_cloud_may_have_written(verb: str, status: int) -> None:
    error = failing(verb, answer(status, HTML))
    assert isinstance(error, ServerFault)
    assert (error.status, error.maybe_applied) == (status, verb != "list")


def test_F26_503_may_give_retry_after() -> None:
    error = failing("list", answer(503, retry_after="5"))
    assert isinstance(error, ServerFault) and error.retry_after == 5.0


@pytest.mark.parametrize("status", [300, 301, 302, 303, 307, 308])
def test_F38_a_redirect_is_a_protocol_mismatch(status: int) -> None:
    error = failing("patch", answer(status, location="https://elsewhere.example"))
    assert isinstance(error, ProtocolMismatch) and error.reason == "redirect"


@pytest.mark.parametrize(("status", "reason"), [(407, "portal"), (511, "portal"), (101, "status")])
def test_F02_answers_of_proxies_and_portals(status: int, reason: str) -> None:
    error = failing("list", answer(status))
    assert isinstance(error, ProtocolMismatch) and error.reason == reason


@pytest.mark.parametrize("sent", [False, True])
def test_F04_F05_the_transport_says_whether_the_request_was_sent(sent: bool) -> None:
    error = failing("patch", Offline(sent=sent, reason="reset"))
    assert isinstance(error, Offline)
    assert (error.sent, error.maybe_applied) == (sent, sent)


# --- secrets


def test_F107_no_token_in_any_error_repr_or_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    echo = {"message": f"bad {REFRESH} and access-1", "reason": f"X-{REFRESH}-access-1"}
    shown: list[str] = []
    for status in (400, 401, 403, 404, 405, 409, 412, 422, 428, 429, 500, 501, 503):
        for verb in ("list", "put", "post", "delete"):
            wire = Scripted(answer(status, echo), answer(status, echo))
            cloud = client(wire)
            try:
                call(cloud, verb)
            except SyncError as error:
                shown += [repr(error), str(error), repr(error.params), repr(error.__cause__)]
            shown += [repr(cloud), repr(wire.asked), repr(wire.sign_ins)]
        early = answer(status, {"message": f"bad {REFRESH}", "reason": REFRESH})
        refused = Scripted(sign_in=lambda _, early=early: early)  # type: ignore[misc]
        with pytest.raises(SyncError) as caught:
            client(refused).sign_in()
        shown.append(repr(caught.value))
    text = "\n".join([*shown, caplog.text])
    assert REFRESH not in text
    assert "access-" not in text
    assert "bad *** and ***" in text
