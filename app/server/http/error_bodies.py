"""Error responses in the cloud's format: status, JSON body, and an English message for programmers.

Called by `service`, `asgi` and the practice cloud's faults. Messages name fields and limits, never a stored value, a
token or a stack trace.
"""

from __future__ import annotations

import logging
import math
import time
import traceback
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from app.server.http.errors import TooManyRequests
from app.server.http.replies import json_reply
from storage.errors import InvalidQuery, InvalidRecord, Problem, ShopError
from storage.timestamps import iso
from sync.client.transport import Response

log = logging.getLogger(__name__)

STATUS: Mapping[str, int] = {
    "bad_request": 400,
    "invalid_record": 400,
    "invalid_query": 400,
    "feed_elsewhere": 400,
    "host_unknown": 400,
    "sign_in_needed": 401,
    "access_refused": 403,
    "origin_foreign": 403,
    "unknown_path": 404,
    "unknown_entity": 404,
    "unknown_record": 404,
    "method_unknown": 405,
    "body_too_slow": 408,
    "stale_version": 409,
    "refused": 409,
    "key_reused": 409,
    "generation_off": 410,
    "feed_gone": 410,
    "precondition_failed": 412,
    "body_too_large": 413,
    "address_too_long": 414,
    "encoding_unknown": 415,
    "body_not_json": 415,
    "precondition_required": 428,
    "too_many_requests": 429,
    "headers_too_large": 431,
    "crowded": 503,
    "database_busy": 503,
    "database_damaged": 503,
    "disk_full": 503,
    "folder_not_writable": 503,
    "tokens_damaged": 503,
}
"""Status by error code; any other code is a fault of ours, 500."""

FORBIDDEN_REASONS = frozenset({"administrator"})
"""Reasons of `refused` that are 403 instead of 409."""

RETRY_SECONDS = 2
"""Retry-After of a 503."""

_PROBLEMS: Mapping[str, str] = {
    "missing": "is required",
    "null": "must not be null",
    "id_missing": "must not be null in PUT and PATCH",
    "wrong_type": "must be of type {expected}",
    "bad_date": "must be epoch milliseconds or an ISO 8601 timestamp",
    "too_long": "must have at most {limit} characters, has {actual}",
    "too_long_together": "must have at most {limit} characters together, has {actual}",
    "too_small": "must be at least {minimum}",
    "too_large": "must be at most {maximum}",
    "not_a_choice": "must be one of {choices}",
    "nul_character": "must not contain the character U+0000",
    "lone_surrogate": "must not contain half a surrogate pair",
    "deleted_true": "must not be true; use DELETE",
    "blank": "must not be blank",
    "bad_vat_id": "is not a VAT ID",
    "bad_url": "is not a URL that can be called",
    "forbidden_characters": "must not contain {characters}",
    "reserved_name": "must not start with a full stop; allowed are {allowed}",
    "bad_margin": "must be a number, or a number and % of at most 100",
    "blank_name": "must be empty or hold more than white space",
    "all_names_blank": "at least one of {fields} must not be blank",
    "price_entry_flag": "must agree with bit {bit} of flags",
    "prices_disagree": "must be {expected}, by priceWithVat and vat",
    "below_zero": "must not be below zero",
    "not_unique": "is already in use",
    "own_ingredient": "must not be made from the product of the recipe, directly or by its ingredients",
    "other_cloud": "must be the cloud of the path",
    "other_id": "must be the id of the path",
    "other_version": "is not taken under this version; send {instead}",
    "too_many": "must have at most {limit} elements",
    "not_a_rate": "must be one of the tax rates {rates}",
    "administrator": "must not be changed for the administrator",
    "own_address": "must not lead back to this server",
    "link_local_address": "must not lead to a link-local address",
    "private_address": "must not lead to this computer or its network, as the settings here say",
}

_REQUESTS: Mapping[str, str] = {
    "json": "The body is not JSON: {reason} at position {position} (line {line}, column {column})",
    "object_expected": "The body must be an object, not an array",
    "array_expected": "The body must be an array of objects",
    "array_empty": "The array must hold at least one object",
    "array_too_long": "The array must hold at most {most} objects",
    "repeated_id": "Element {index} repeats an id of an earlier element",
    "number": "{parameter} must be a whole number",
    "boolean": "{parameter} must be true or false",
    "too_small": "{parameter} must be at least {least}",
    "encoding": "The query is not UTF-8",
    "too_many_parameters": "The query must have at most {most} parameters",
    "include": "include knows {allowed}",
    "nothing_to_include": "There is nothing to include with these records",
    "repeated_parameter": "{parameter} must be given once",
    "too_large": "{parameter} must be at most {most}",
    "fields": "{parameter} knows {allowed}",
    "key": "{parameter} must have 1 to {most} letters, digits and signs of ASCII, without spaces",
    "tag_type": "The type of a tag must be one of {allowed}",
    "entities": "{parameter} knows {allowed}",
    "cursor": "{parameter} is not a cursor of this feed; leave it out to read everything, or send now",
}

_QUERIES: Mapping[str, str] = {
    "malformed": "A condition must read field|operator|value",
    "unknown_field": "There is no such field here; allowed are {allowed}",
    "not_filterable": "The field cannot be filtered by",
    "not_sortable": "The field cannot be sorted by; allowed are {allowed}",
    "operator_not_allowed": "The operator cannot be used with this field; allowed are {allowed}",
    "null_not_allowed": "The field cannot be compared with null; allowed are {allowed}",
    "bad_value": "The value is not of type {kind}",
    "too_many": "There are too many conditions or values",
}

_REASONS: Mapping[str, str] = {
    "INVALID_AUTH_HEADER": "The Authorization header is missing or has the wrong form",
    "INVALID_REFRESH_TOKEN": "The refresh token is not known",
    "INVALID_ACCESS_TOKEN": "The access token is not valid",
    "ACCESS_TOKEN_EXPIRED": "The access token has expired",
    "CLOUD_FORBIDDEN": "The token does not give access to this cloud",
    "ACCESS_DENIED": "The token has no right to this list, or may read it and not write",
    "DELETE_BY_GET_OFF": "Deleting by GET is switched off here; send DELETE to the path in the Link header",
    "administrator": "The administrator cannot be deleted",
    "category_in_use": "The category still holds products",
    "packaging_in_stock": "packaging cannot be changed while there is stock",
    "product_is_ingredient": "Ingredients of other products need the product; see productIsIngredient",
    "product_has_ingredients": "The product has ingredients; see productHasIngredients",
    "deleted": "The record is deleted",
    "webhooks_full": "A token may register at most {most} webhooks; delete one first",
    "entities": "The cursor was made for other entities; read everything again by leaving out since",
    "history": "The changes since this cursor are not all known; read everything again by leaving out since",
}

_CODES: Mapping[str, str] = {
    "unknown_path": "There is no such path",
    "unknown_entity": "There is no such entity",
    "unknown_record": "There is no record under this id",
    "feed_elsewhere": "The cursor is of another database; read everything by leaving out since",
    "host_unknown": "The Host header does not name this server",
    "origin_foreign": "Web pages of another origin may not write here",
    "address_too_long": "Path and query must have at most {limit} bytes together",
    "headers_too_large": "There must be at most {most} headers of at most {limit} bytes together",
    "encoding_unknown": "The body must not be compressed; send it without Content-Encoding",
    "body_not_json": "The body must be JSON in UTF-8; send Content-Type: application/json",
    "too_many_requests": "Too many requests; Retry-After says when the next one is taken",
    "crowded": "The server is busy with other requests; try again",
    "generation_off": "The first generation is switched off here; use the path in the Link header",
    "key_reused": "This Idempotency-Key came with another request before; send a new key with a new request",
    "body_too_slow": "The body did not arrive in time",
    "body_too_large": "The body must have at most {limit} bytes",
    "stale_version": "versionDate is not that of the stored record; nothing was written",
    "precondition_failed": "If-Match does not name the current state; nothing was written",
    "precondition_required": "If-Match is required to change an existing record",
    "database_busy": "The database is busy; try again",
    "database_damaged": "The database is damaged; it is mended when Counterfoil is started again",
    "disk_full": "The disk is full; nothing was written",
    "folder_not_writable": "The data folder of this computer cannot be written; nothing was written",
    "tokens_damaged": "The file with this server's tokens cannot be read; on its computer it is restored, or deleted and made anew",
    "refused": "The operation is not allowed here",
}

_INTERNAL_ERROR = "The server failed"

_SERVED_PARAMS: Mapping[str, tuple[str, ...]] = {
    "invalid_query": ("field", "operator", "allowed", "position"),
    "bad_request": ("position", "line", "column", "parameter", "allowed"),
}
"""Parameters that the body holds beside the message, by error code."""


def reply(error: ShopError, *, path: str) -> Response:
    """The response to an error; one without a status of its own is a fault of ours and is logged."""
    status = STATUS.get(error.code)
    if status is None:
        return reply_to_fault(error, path=path)
    if error.code == "refused" and error.params.get("reason") in FORBIDDEN_REASONS:
        status = 403
    details = {
        name: error.params[name]
        for name in _SERVED_PARAMS.get(error.code, ())
        if error.params.get(name) is not None
    }
    if isinstance(error, InvalidRecord):
        details["violations"] = violations(error)
    headers: dict[str, str] = {}
    if error.code == "method_unknown":
        headers["allow"] = ", ".join(_texts(error.params["allow"]))
    elif status == 401:
        headers["www-authenticate"] = "Bearer"
    elif isinstance(error, TooManyRequests):
        headers["retry-after"] = str(max(1, math.ceil(error.seconds)))
    elif status == 503:
        headers["retry-after"] = str(RETRY_SECONDS)
    body = _body(status, path, reason=_reason(error), message=message(error))
    return json_reply(status, body | details, headers=headers)


def reply_to_fault(error: BaseException, *, path: str) -> Response:
    """500 without any detail. The log gets the exception's type and place, not its text, which may quote data."""
    frames = [
        f"{frame.filename.rpartition('/')[2]}:{frame.lineno}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    log.error("request failed: %s at %s", type(error).__name__, " < ".join(reversed(frames[-6:])))
    return plain(500, path=path)


def plain(status: int, *, path: str, headers: Mapping[str, str] | None = None) -> Response:
    """An error body whose message is the phrase of the status."""
    text = _INTERNAL_ERROR if status == 500 else HTTPStatus(status).phrase
    return json_reply(status, _body(status, path, reason=None, message=text), headers=headers)


def violations(error: InvalidRecord) -> list[dict[str, Any]]:
    """One entry per problem. In an array the field is named `[3].name`: assumed, as the cloud's form is not documented."""
    in_array = bool(error.params.get("array"))
    return [violation(each, each.params.get("index") if in_array else None) for each in error.problems]


def violation(problem: Problem, index: object = None) -> dict[str, Any]:
    """A problem in the cloud's format, with our code beside the message."""
    prefix = "" if index is None else f"[{index}]"
    joined = ".".join(part for part in (prefix, problem.field) if part)
    text = _fill(_PROBLEMS.get(problem.code, "is not valid"), problem.params)
    return {
        "fieldName": joined or None,
        "message": f"{problem.field} {text}" if problem.field else text,
        "code": problem.code,
    }


def message(error: ShopError) -> str:
    """The English message of an error."""
    match error:
        case InvalidRecord():
            return "; ".join(each["message"] for each in violations(error)[:3]) or "The record is not valid"
        case InvalidQuery():
            named = " ".join(
                str(error.params[name]) for name in ("field", "operator") if error.params.get(name)
            )
            text = _fill(
                _QUERIES.get(str(error.params.get("problem")), "The query is not valid"), error.params
            )
            return f"{named}: {text}" if named else text
    if error.code == "method_unknown":
        return f"Allowed here: {', '.join(_texts(error.params['allow']))}"
    if error.code == "bad_request":
        return _fill(
            _REQUESTS.get(str(error.params.get("problem")), "The request is not valid"), error.params
        )
    text = _REASONS.get(str(error.params.get("reason"))) or _CODES.get(error.code, _INTERNAL_ERROR)
    return _fill(text, error.params)


def _reason(error: ShopError) -> str:
    """For programs: the cloud's own reasons for 401 and 403, else our code in capitals."""
    reason = error.params.get("reason")
    if isinstance(reason, str) and error.code in ("sign_in_needed", "access_refused", "refused"):
        return reason.upper()
    return error.code.upper()


def _body(status: int, path: str, *, reason: str | None, message: str) -> dict[str, Any]:
    # The format of Spring's error object, as the cloud's; the status is a string like every number.
    return {
        "timestamp": iso(time.time_ns() // 1_000_000),
        "status": str(status),
        "error": HTTPStatus(status).phrase,
        "reason": reason or HTTPStatus(status).name,
        "message": message,
        "path": path,
    }


def _fill(template: str, params: Mapping[str, object]) -> str:
    return template.format_map(_Params({name: _text(value) for name, value in params.items()}))


class _Params(dict[str, str]):
    def __missing__(self, name: str) -> str:
        return "?"


def _text(value: object) -> str:
    return ", ".join(_texts(value)) if isinstance(value, list | tuple) else str(value)


def _texts(values: Any) -> list[str]:
    return [str(each) for each in values]
