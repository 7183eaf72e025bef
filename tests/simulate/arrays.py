"""What a cloud may do to arrays: take a part of them, answer them in another order or not all, count them wrongly."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace
from typing import Any

from sync.client.transport import Request, Response

_TOTAL = re.compile(rb'("totalItemsCount":"?)(\d+)("?)')


def creates_several(request: Request) -> bool:
    """Whether it makes several records at once."""
    inserts = request.method == "PUT" and "If-Match" not in request.headers
    return (request.method == "POST" or inserts) and len(_elements(request.body)) > 1


def first_part(request: Request, rng: random.Random) -> Request:
    """The request as far as the cloud got with it (F34)."""
    elements = _elements(request.body)
    return replace(request, body=json.dumps(elements[: rng.randrange(1, len(elements))]).encode())


def shuffled(answer: Response, rng: random.Random) -> Response:
    """The answer in another order, now and then with an element left out (F33)."""
    elements = _elements(answer.body)
    rng.shuffle(elements)
    if elements and rng.random() < 0.3:
        elements.pop()
    return Response(answer.status, answer.headers, json.dumps(elements).encode()) if elements else answer


def miscounted(answer: Response, rng: random.Random) -> Response:
    """A list whose number of records is wrong, or not given (F45)."""
    wrong = rng.choice((-1, 1, 3, None))

    def total(found: re.Match[bytes]) -> bytes:
        if wrong is None:
            return b'"totalItemsCount":null'
        return found[1] + str(max(0, int(found[2]) + wrong)).encode() + found[3]

    return Response(answer.status, answer.headers, _TOTAL.sub(total, answer.body, count=1))


def _elements(body: bytes) -> list[Any]:
    if not body.startswith(b"["):
        return []
    found: list[Any] = json.loads(body)
    return found
