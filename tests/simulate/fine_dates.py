"""A cloud whose dates have microseconds (F117): it sorts and filters by them, and rows of one millisecond differ in them.

Lists by versionDate are answered here, from all rows that the other conditions leave.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import blake2b
from typing import Any

from storage.wire import dumps, envelope
from sync.client.transport import Request, Response
from tests.simulate.bodies import Element, edited_answer, target
from tests.simulate.cloud_profile import CloudProfile

DATE = "versionDate"
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
COMPARE: dict[str, Callable[[int, int], bool]] = {
    "eq": lambda one, other: one == other,
    "neq": lambda one, other: one != other,
    "gt": lambda one, other: one > other,
    "gteq": lambda one, other: one >= other,
    "lt": lambda one, other: one < other,
    "lteq": lambda one, other: one <= other,
}


class FineDates:
    """`inner` knows milliseconds only."""

    def __init__(self, inner: Callable[[Request], Response], profile: CloudProfile) -> None:
        self._inner = inner
        self._profile = profile

    def handle(self, request: Request) -> Response:
        """The answer."""
        query = dict(request.query)
        by_date = DATE in query.get("sort", "") or DATE in query.get("filter", "")
        if request.method == "GET" and target(request)[1] is None and by_date:
            return self._list(request, query)
        return edited_answer(self._inner(request), _fine)

    def _list(self, request: Request, query: dict[str, str]) -> Response:
        conditions = [each for each in query.get("filter", "").split(";") if each]
        dates = [each.split("|") for each in conditions if each.startswith(f"{DATE}|")]
        others = ";".join(each for each in conditions if not each.startswith(f"{DATE}|"))
        rows = self._all(request, others)
        if isinstance(rows, Response):
            return rows
        found = [row for row in rows if all(_fits(row, operator, text) for _, operator, text in dates)]
        sort = query.get("sort", "").split(",")[0]
        if sort.lstrip("-") == DATE:
            found.sort(key=lambda row: (_exact(row), int(row["id"])), reverse=sort.startswith("-"))
        page, limit = int(query.get("page", 1)), int(query.get("limit", 20))
        shown = [_fine(row) for row in found[(page - 1) * limit : page * limit]]
        if not shown and not self._profile.obeys_version:
            return Response(404)
        tag = f'"{blake2b(json.dumps(shown).encode(), digest_size=16).hexdigest().upper()}"'
        if request.headers.get("If-None-Match") == tag:
            return Response(304, {"etag": tag})
        total = len(found) if self._profile.counted else None
        numbers: Any = "string" if self._profile.numbers_text else "json"
        body = dumps(envelope(shown, page=page, limit=limit, total=total, numbers=numbers))
        return Response(200, {"content-type": "application/json", "etag": tag}, body)

    def _all(self, request: Request, conditions: str) -> list[Element] | Response:
        headers = {name: text for name, text in request.headers.items() if name != "If-None-Match"}
        rows: list[Element] = []
        for page in range(1, 1000):
            query = (("page", str(page)), ("limit", "100"), ("filter", conditions))
            answer = self._inner(replace(request, query=query, headers=headers))
            if answer.status == 404:
                return rows
            if answer.status != 200:
                return answer
            data = json.loads(answer.body)["data"]
            rows += data
            if len(data) < 100:
                return rows
        return rows


def _fine(record: Element) -> Element:
    """The record with the microseconds of its date."""
    if DATE not in record or "id" not in record:
        return record
    date = str(record[DATE])
    whole, _, rest = date.rpartition(".")
    return {**record, DATE: f"{whole}.{rest[:3]}{_microseconds(record):03}Z"}


def _microseconds(record: Element) -> int:
    return zlib.crc32(f"{record['id']}/{record[DATE]}".encode()) % 999 + 1


def _exact(record: Element) -> int:
    """Microseconds since 1970 of a row as `inner` shows it."""
    return _parse(str(record[DATE])) + _microseconds(record)


def _fits(record: Element, operator: str, text: str) -> bool:
    if operator == "in":
        return any(_exact(record) == _parse(each) for each in text.split(","))
    return COMPARE[operator](_exact(record), _parse(text))


def _parse(text: str) -> int:
    if text.lstrip("-").isdigit():
        return int(text) * 1000
    span = datetime.fromisoformat(text.replace("Z", "+00:00")) - EPOCH
    return (span.days * 86_400 + span.seconds) * 1_000_000 + span.microseconds
