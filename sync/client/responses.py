"""Response envelopes: the page of a list, the answer to an array, the answer to one record.

Called by `sync.client.api`. Pure; it checks shapes and that records belong to this cloud, and leaves values as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sync.client.backoff import parse_http_date
from sync.client.error_mapping import parse_json, protocol_mismatch
from sync.client.transport import Response

Obj = dict[str, Any]
"""A record as the cloud sent it: JSON values, numbers mostly as text."""

MOST_ROWS = 1000
"""Rows of one answer at most, where the request set no lower limit (F32)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """One page of a list."""

    records: Sequence[Obj] = ()
    total: int | None = None
    """All records that match, over all pages; None where the cloud does not count (F45)."""
    next_page: int | None = None
    etag: str | None = None
    """Opaque; good for this page only, and for a PUT of exactly its records in its order."""
    not_modified: bool = False
    """304: the page is as it was when it had the given ETag."""
    empty_404: bool = False
    """The cloud answered an empty list with a 404 (F18)."""
    at: int | None = None
    """The cloud's own clock (`cloud_time`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Single:
    """One record, or None with `not_modified`, or None where a write was confirmed without a body."""

    record: Obj | None
    etag: str | None = None
    not_modified: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Many:
    """The answer to an array: records in the cloud's order, which need not be ours (F33)."""

    records: tuple[Obj, ...]
    etag: str | None = None


def cloud_time(headers: Mapping[str, str]) -> int | None:
    """The cloud's own clock when it answered: the last millisecond of the second in its Date; None without one."""
    if (text := headers.get("date")) is None or (seconds := parse_http_date(text)) is None:
        return None
    return int(seconds) * 1000 + 999


def read_listing(response: Response, cloud_id: int, *, page: int, limit: int) -> Listing:
    """A page from a 2xx answer; a bare array (webhooks) is a whole list. Raises ProtocolMismatch."""
    etag, at = response.headers.get("etag"), cloud_time(response.headers)
    body = parse_json(response, "GET")
    if isinstance(body, list):
        rows = _rows(body, response, cloud_id, most=MOST_ROWS)
        return Listing(records=rows, total=len(rows), etag=etag, at=at)
    if not isinstance(body, dict) or not isinstance(body.get("data"), list):
        raise protocol_mismatch("data", response, "GET")
    rows = _rows(body["data"], response, cloud_id, most=min(limit, MOST_ROWS))
    total, following = _paging(body, len(rows), response, page=page, limit=limit)
    return Listing(records=rows, total=total, next_page=following, etag=etag, at=at)


def _paging(
    envelope: Mapping[str, Any], count: int, response: Response, *, page: int, limit: int
) -> tuple[int | None, int | None]:
    """The total and the next page as the members around `count` rows tell them. Raises ProtocolMismatch."""
    total = _number(envelope, "totalItemsCount", response)
    if "nextPage" in envelope:
        following = _number(envelope, "nextPage", response)
    else:
        following = page + 1 if count == limit else None
    if following is not None and following <= page:
        raise protocol_mismatch("paging", response, "GET", page=page, next_page=following)
    return total, following if count else None


def read_single(response: Response, cloud_id: int, *, method: str) -> Single:
    """One record from a 2xx answer; a write may be confirmed without one. Raises ProtocolMismatch."""
    etag = response.headers.get("etag")
    if method != "GET" and not response.body.strip():
        return Single(record=None, etag=etag)
    body = parse_json(response, method)
    if isinstance(body, list) and len(body) == 1:
        body = body[0]
    if not isinstance(body, dict):
        raise protocol_mismatch("data", response, method)
    _rows([body], response, cloud_id, most=1, method=method)
    return Single(record=body, etag=etag)


def read_many(response: Response, cloud_id: int, *, method: str) -> Many:
    """The records of an answer to an array: an array, a page, an object, nothing. Raises ProtocolMismatch."""
    etag = response.headers.get("etag")
    if not response.body.strip():
        return Many(records=(), etag=etag)
    body = parse_json(response, method)
    if isinstance(body, dict):
        body = body["data"] if isinstance(body.get("data"), list) else [body]
    if not isinstance(body, list):
        raise protocol_mismatch("data", response, method)
    return Many(records=_rows(body, response, cloud_id, most=MOST_ROWS, method=method), etag=etag)


def _rows(
    rows: list[Any], response: Response, cloud_id: int, *, most: int, method: str = "GET"
) -> tuple[Obj, ...]:
    if len(rows) > most:
        raise protocol_mismatch("too_many_rows", response, method, rows=len(rows), most=most)
    ours = (None, cloud_id, str(cloud_id))
    for row in rows:
        if not isinstance(row, dict):
            raise protocol_mismatch("row", response, method)
        if row.get("_cloudId") not in ours:
            raise protocol_mismatch("other_cloud", response, method)
    return tuple(rows)


def _number(body: Mapping[str, Any], name: str, response: Response) -> int | None:
    """A count of the envelope: null, a JSON number or its text."""
    value = body.get(name)
    if value is None:
        return None
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 16:
        return int(value)
    if isinstance(value, (int, float)) and not isinstance(value, bool) and value >= 0 and value == value // 1:
        return int(value)
    raise protocol_mismatch("envelope", response, "GET", name=name)
