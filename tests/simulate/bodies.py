"""The records in the body of a request or of an answer, to read and to replace."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from sync.client.transport import Request, Response

Element = dict[str, Any]
Edit = Callable[[Element], Element]


def records_of(body: Any) -> list[Element]:
    """The records of a parsed body: of a page, an array, or the one."""
    rows = body.get("data", [body]) if isinstance(body, dict) else body
    return [each for each in rows if isinstance(each, dict)] if isinstance(rows, list) else []


def parsed(body: bytes) -> Any:
    """A body's JSON; None when it is none."""
    if not body.startswith((b"{", b"[")):
        return None
    try:
        return json.loads(body)
    except ValueError:
        return None


def edited_answer(answer: Response, edit: Edit) -> Response:
    """A successful answer with each of its records edited."""
    if answer.status >= 300 or (body := parsed(answer.body)) is None:
        return answer
    return Response(answer.status, answer.headers, json.dumps(_edited(body, edit)).encode())


def edited_request(request: Request, edit: Edit) -> Request:
    """A write with each of its records edited."""
    if (body := parsed(request.body)) is None:
        return request
    return replace(request, body=json.dumps(_edited(body, edit)).encode())


def _edited(body: Any, edit: Edit) -> Any:
    if isinstance(body, list):
        return [edit(each) if isinstance(each, dict) else each for each in body]
    if isinstance(body, dict) and isinstance(body.get("data"), list):
        return {**body, "data": _edited(body["data"], edit)}
    return edit(body)


def target(request: Request) -> tuple[str, int | None]:
    """Entity and id that a path names; no entity for a sign-in, no id for a list."""
    place = request.path.partition("/clouds/")[2].partition("/")[2]
    entity, _, record_id = place.partition("/")
    return entity, int(record_id) if record_id.isdigit() else None


def number(value: Any) -> int | None:
    """An id, which travels as a text or as a number."""
    return int(value) if str(value).isdigit() else None
