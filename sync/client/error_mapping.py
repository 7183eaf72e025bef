"""Mapping answers of the cloud to their JSON or to an error of `sync.errors`.

Called by `sync.client.api`, `sync.client.responses` and `sync.client.auth`. Pure: it sees one answer at a time, and knows no
transport, no entity, and no token except to redact it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, NoReturn

from sync.client.backoff import parse_retry_after
from sync.client.transport import Response
from sync.errors import (
    CloudConflict,
    CloudPreconditionFailed,
    CloudPreconditionRequired,
    CloudRecordMissing,
    CloudStale,
    Forbidden,
    ProtocolMismatch,
    RateLimited,
    Rejected,
    ServerFault,
    SyncError,
    VerbRefused,
    Violation,
)

WRITES = frozenset({"POST", "PUT", "PATCH", "DELETE"})
EXPIRED = frozenset({"ACCESS_TOKEN_EXPIRED", "INVALID_ACCESS_TOKEN"})
"""Reasons of a 403 that a fresh access token cures (F23)."""
LONGEST_TEXT = 2000
"""Most characters kept of one text of the cloud."""
_INDEX = re.compile(r"\[(\d+)\]")
_WORDS = re.compile(r"[^\W\d_]+")


def is_html(response: Response) -> bool:
    """Whether the answer is a web page instead of data, from a captive portal or a proxy (F02)."""
    kind = response.headers.get("content-type", "").lower()
    return "html" in kind or response.body[:256].lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<")


def parse_json(response: Response, method: str) -> Any:
    """The body as JSON values; raises ProtocolMismatch with reason html or json."""
    if is_html(response):
        raise protocol_mismatch("html", response, method)
    try:
        return json.loads(response.body, parse_constant=_no_constant, parse_float=_parse_float)
    except (ValueError, RecursionError):
        raise protocol_mismatch("json", response, method) from None


class Inexact(float):
    """A number with more digits than a double holds: it could not be sent back as it was read (F110)."""

    __slots__ = ()


def _parse_float(text: str) -> float:
    value = float(text)
    exact = repr(value) == text or Decimal(text) == Decimal(repr(value))
    return value if exact else Inexact(value)


def _no_constant(name: str) -> NoReturn:
    """Reject NaN and Infinity, which Python's parser accepts and JSON does not have."""
    raise ValueError(name)


def protocol_mismatch(reason: str, response: Response, method: str, **params: object) -> ProtocolMismatch:
    """The error for an answer that is not the cloud's; a write may have been applied all the same."""
    params = {"status": response.status, "method": method, **params}
    return ProtocolMismatch(reason=reason, maybe_applied=method in WRITES, **params)


@dataclass(frozen=True, slots=True)
class ErrorBody:
    """The content of an error body, whichever of the known shapes it has."""

    reason: str | None = None
    message: str | None = None
    violations: tuple[Violation, ...] = ()


def parse_error_body(response: Response, secrets: Iterable[str] = ()) -> ErrorBody:
    """Reads an error body; no text is lost except the secrets in it and what exceeds `LONGEST_TEXT`."""
    hidden = tuple(each for each in secrets if each)
    if is_html(response):
        return ErrorBody()
    try:
        body = json.loads(response.body)
    except (ValueError, RecursionError):
        body = response.body.decode("utf-8", "replace")
    found = tuple(
        Violation(each.field, _clean(each.message, hidden), each.index) for each in _violations(body)
    )
    reason = body.get("reason") if isinstance(body, dict) else None
    return ErrorBody(
        reason=_clean(reason, hidden) if isinstance(reason, str) and reason else None,
        message=found[0].message if found else None,
        violations=found,
    )


def _clean(text: str, hidden: tuple[str, ...]) -> str:
    for secret in hidden:
        text = text.replace(secret, "***")
    return text.strip()[:LONGEST_TEXT]


def _violations(body: Any) -> Iterator[Violation]:
    """Violations in any shape: a text, a list, `violations`, `errors`, else `message` or `error`."""
    if isinstance(body, str):
        if body.strip():
            yield Violation(None, body)
    elif isinstance(body, list):
        for element in body:
            yield from _violations(element)
    elif isinstance(body, dict):
        listed = [
            found
            for name in ("violations", "errors")
            if isinstance(body.get(name), list)
            for found in _violations(body[name])
        ]
        if listed:
            yield from listed
        else:
            yield from _single(body)
    elif body is not None:
        yield Violation(None, json.dumps(body))


def _single(body: dict[str, Any]) -> Iterator[Violation]:
    paths = (body.get(name) for name in ("fieldName", "field", "path"))
    path = next((each for each in paths if isinstance(each, str)), None)
    if path is not None and path.startswith("/"):
        path = None
    texts = (body.get(name) for name in ("message", "defaultMessage", "error", "reason", "code"))
    message = next((text for text in texts if isinstance(text, str) and text.strip()), None)
    if message is None and body:
        message = json.dumps(body, ensure_ascii=False)
    if message is not None:
        yield Violation(*_place(path, message))


def _place(path: str | None, message: str) -> tuple[str | None, str, int | None]:
    """Split `create.entities[3].vatId` into field and array index; the notation is not documented."""
    if path is None:
        return None, message, None
    position = _INDEX.search(path)
    name = _INDEX.sub("", path).rpartition(".")[2]
    return name or None, message, int(position[1]) if position else None


def error_for_response(
    response: Response, method: str, *, now: int, secrets: Iterable[str] = ()
) -> SyncError:
    """The error for an answer that is neither 2xx nor 304. `now`: wall milliseconds, for Retry-After.

    401 and the 403 of an expired token are mapped by the caller. A web page with a 4xx is not the cloud's answer: a
    portal's 404 must never count as a missing record (N4).
    """
    status = response.status
    if status < 200 or 300 <= status < 400:
        return protocol_mismatch("redirect" if 300 <= status < 400 else "status", response, method)
    if status in (407, 511):
        return protocol_mismatch("portal", response, method)
    if status == 429:
        return RateLimited(retry_after=parse_retry_after(response.headers, now=now))
    if status in (408, 425):
        return ServerFault(status=status, maybe_applied=method in WRITES)
    if is_html(response) and status < 500:
        return protocol_mismatch("html", response, method)
    error_body = parse_error_body(response, secrets)
    if status >= 500 and (status != 501 or is_html(response)):
        after = parse_retry_after(response.headers, now=now)
        return ServerFault(
            status=status, maybe_applied=method in WRITES, retry_after=after, message=error_body.message
        )
    return _refusal(response, method, error_body)


def _refusal(response: Response, method: str, error_body: ErrorBody) -> SyncError:
    """The error for an answer by which the cloud refused what was asked."""
    status = response.status
    details = {"status": status, "method": method, "message": error_body.message}
    match status:
        case 403:
            return Forbidden(reason=error_body.reason, **details)
        case 404 | 410:
            return _missing(response, error_body, method)
        case 405 | 501:
            return VerbRefused(**details)
        case 409 if method in ("PUT", "PATCH") and _is_about_version(error_body):
            return CloudStale(reason=error_body.reason, **details)
        case 409:
            return CloudConflict(error_body.violations, reason=error_body.reason, **details)
        case 412:
            return CloudPreconditionFailed(reason=error_body.reason, **details)
        case 428:
            return CloudPreconditionRequired(reason=error_body.reason, **details)
    return Rejected(error_body.violations, reason=error_body.reason, **details)


def _is_about_version(body: ErrorBody) -> bool:
    """Whether a 409 to a PUT or PATCH says that the copy is outdated (F15), or gives no reason at all.

    Any other reason is about the record's values and other records (F139). Bodies without a message of their own have
    the phrase of the status instead.
    """
    said = f"{body.reason or ''} {body.message or ''}".casefold()
    return "version" in said or set(_WORDS.findall(said)) <= {"conflict"}


def _missing(response: Response, error_body: ErrorBody, method: str) -> SyncError:
    """A 404 counts only when its body is empty or JSON: the record is removed because of it (N4)."""
    body = response.body.strip()
    if body and not body.startswith((b"{", b"[")):
        return protocol_mismatch("json", response, method)
    return CloudRecordMissing(
        status=response.status, method=method, reason=error_body.reason, message=error_body.message
    )
