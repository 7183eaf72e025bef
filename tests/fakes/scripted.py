"""A transport in memory that gives scripted answers and records the requests."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Mapping
from typing import Any

from sync.client.transport import Request, Response
from sync.errors import SyncError

Answer = Response | SyncError


def answer(status: int, body: Any = None, **headers: str) -> Response:
    """An answer; a body that is no bytes goes as JSON, `None` as nothing. `_` in header names is `-`."""
    content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    kind = {} if isinstance(body, bytes) or body is None else {"content-type": "application/json"}
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(status, {**kind, **named}, content)


def page(*records: Mapping[str, Any], **overrides: Any) -> dict[str, Any]:
    """The paging object of one whole list, numbers as text like the cloud's."""
    count = str(len(records))
    return {
        "currentPage": "1",
        "perPage": "100",
        "totalItemsOnPage": count,
        "totalItemsCount": count,
        "firstPage": "1",
        "lastPage": "1",
        "nextPage": None,
        "prevPage": None,
        "data": list(records),
        **overrides,
    }


def jwt(**claims: Any) -> str:
    """An access token in the shape of the real ones; its signature is none."""

    def part(value: Any) -> str:
        return base64.urlsafe_b64encode(json.dumps(value).encode()).decode().rstrip("=")

    return f"{part({'alg': 'HS256'})}.{part(claims)}.c2lnbmF0dXJl"


class Scripted:
    """Answers requests in order; sign-ins are answered separately, each with a new token."""

    def __init__(self, *answers: Answer, sign_in: Callable[[int], Answer] | None = None) -> None:
        self.answers = list(answers)
        self.asked: list[Request] = []
        self.sign_ins: list[Request] = []
        self._sign_in = sign_in if sign_in is not None else lambda count: answer(201, token(count))

    def send(self, request: Request) -> Response:
        """Return the next answer, or raise it if it is an error."""
        if request.path == "/v2/signin/token":
            self.sign_ins.append(request)
            return _played(self._sign_in(len(self.sign_ins)))
        self.asked.append(request)
        return _played(self.answers.pop(0))


def token(count: int) -> dict[str, str]:
    """The body of a sign-in's answer."""
    return {"accessToken": f"access-{count}"}


def _played(given: Answer) -> Response:
    if isinstance(given, SyncError):
        raise given
    return given
