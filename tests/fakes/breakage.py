"""Faults of the wire between a till and the cloud, for the tests of push and pull."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from sync.client.transport import Request, Response
from tests.fakes.tills import WHOLE, Shop, Till, records

JSON = {"content-type": "application/json"}

HOOK: dict[str, Any] = {
    "url": "http://127.0.0.1:1/x", "payloadEntity": "PRODUCT", "method": "POST", "payloadVersion": "V1",
}  # fmt: skip

LOST = ["lost", "error_after", "garbage"]
"""Faults in which the cloud has done what was asked and the till cannot know."""


def writes(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith("GET")]


def once(condition: Callable[[Request], bool], act: Callable[[Request], Any]) -> Callable[[Request], Any]:
    """A hook that acts on the first request that meets the condition."""
    done = []

    def hook(request: Request) -> Any:
        if not done and condition(request):
            done.append(request)
            return act(request)
        return None

    return hook


def writing(request: Request) -> bool:
    return request.method != "GET" and "/signin/" not in request.path


def meanwhile(till: Till, method: str, act: Callable[[], Any]) -> None:
    """Call `act` just before the first request of this method."""

    def hook(_request: Request) -> None:
        act()

    till.wire.before = once(lambda request: request.method == method, hook)


def answering(status: int, body: Any = None, **headers: str) -> Callable[[Request], Response]:
    content = b"" if body is None else json.dumps(body).encode()
    return lambda request: Response(status, {"content-type": "application/json", **headers}, content)


def lose(till: Till, condition: Callable[[Request], bool] = writing, fault: str = "lost") -> None:
    """The first request that meets the condition fails in this way."""

    def arm(request: Request) -> None:
        till.wire.faults[len(till.wire.asked) - 1] = fault

    hook = once(condition, arm)
    original = till.wire._exchange
    till.wire._exchange = lambda request, given: (  # type: ignore[method-assign]
        hook(request),
        original(request, till.wire.faults.get(len(till.wire.asked) - 1)),
    )[1]


def poison(till: Till, *names: str) -> None:
    """Let the cloud refuse records with these last names or notes, by a rule of its own."""

    def before(request: Request) -> Response | None:
        if not writing(request) or not request.body or "/customers" not in request.path:
            return None
        sent = json.loads(request.body)
        rows = sent if isinstance(sent, list) else [sent]
        if any(row.get("lastName") in names or row.get("note") in names for row in rows):
            found = [{"field": "lastName", "message": "must not be funny"}]
            return answering(400, {"violations": found})(request)
        return None

    till.wire.before = before


def appended(till: Till, entity: str, name: str) -> list[dict[str, Any]]:
    found = records(till.shop.cloud.replica)[entity].values()
    return [each for each in found if name in (each.get("lastName"), each.get("name"))]


def hide_deleted(till: Till) -> None:
    """GET of a deleted record answers 404, as a cloud may do."""

    def after(request: Request, answer: Response) -> Response | None:
        single = request.method == "GET" and request.path.rpartition("/")[2].isdigit()
        return Response(404, JSON, b"{}") if single and b'"deleted":true' in answer.body else None

    till.wire.after = after


def list_of_before(shop: Shop, till: Till) -> None:
    """Freeze the cloud's list of customers as it is now."""
    rows = shop.cloud.replica.page("customers", WHOLE, limit=100).records
    answers: dict[tuple[tuple[str, str], ...], Response] = {}
    asked = till.wire.cloud.faults.handle

    def before(request: Request) -> Response | None:
        if request.method != "GET" or not request.path.endswith("/customers"):
            return None
        now = shop.cloud.replica.page("customers", WHOLE, limit=100).records
        with shop.cloud.replica.write() as tx:
            tx.put_many("customers", rows)
        answer = answers.setdefault(tuple(request.query), asked(request))
        with shop.cloud.replica.write() as tx:
            tx.put_many("customers", now)
        return answer

    till.wire.before = before
