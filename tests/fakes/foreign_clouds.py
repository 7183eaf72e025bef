"""Ways of clouds, proxies and caches that the simulated cloud does not have; each stands between a till and the practice cloud.

Most are legal for some server. A till must get on with those in `HARMLESS`, and say what is wrong with those in `HARMFUL`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from sync.client.transport import Request, Response

Ask = Callable[[Request], Response]
"""The practice cloud."""
Way = Callable[[Request, Ask], Response]
JSON = {"content-type": "application/json"}
WRITES = frozenset({"PUT", "PATCH"})


def _is_list(request: Request) -> bool:
    return request.method == "GET" and "/clouds/" in request.path and not request.path[-1].isdigit()


def _of_one(request: Request) -> bool:
    return request.path[-1].isdigit() and "/clouds/" in request.path


def _good(answer: Response) -> bool:
    return answer.status in (200, 201) and answer.body[:1] in (b"{", b"[")


def _with_body(answer: Response, body: object) -> Response:
    return Response(answer.status, answer.headers, json.dumps(body).encode())


def _pages(edit: Callable[[dict[str, Any]], object]) -> Way:
    """Every page of a list, edited."""

    def way(request: Request, ask: Ask) -> Response:
        answer = ask(request)
        if not (_is_list(request) and _good(answer) and b'"data"' in answer.body):
            return answer
        return _with_body(answer, edit(json.loads(answer.body)))

    return way


def _values(edit: Callable[[str, Any], Any]) -> Way:
    """Every value of every record, edited; `edit` is told its name."""

    def edited(value: Any) -> Any:
        if isinstance(value, list):
            return [edited(each) for each in value]
        if isinstance(value, dict):
            return {
                name: edit(name, each) if not isinstance(each, list | dict) else edited(each)
                for name, each in value.items()
            }
        return value

    def way(request: Request, ask: Ask) -> Response:
        answer = ask(request)
        records = _good(answer) and "/clouds/" in request.path
        return _with_body(answer, edited(json.loads(answer.body))) if records else answer

    return way


def _writes(change: Callable[[Request, Response], Response]) -> Way:
    """Every good answer to a PUT or PATCH, changed."""

    def way(request: Request, ask: Ask) -> Response:
        answer = ask(request)
        return change(request, answer) if request.method in WRITES and _good(answer) else answer

    return way


def _query(edit: Callable[[str, str], str | None]) -> Way:
    """The query as the cloud reads it: each parameter edited, or not seen."""

    def way(request: Request, ask: Ask) -> Response:
        pairs = ((name, edit(name, text)) for name, text in request.query)
        read = tuple((name, text) for name, text in pairs if text)
        return ask(replace(request, query=read) if request.method == "GET" else request)

    return way


def _unconditional(request: Request) -> Request:
    headers = {
        name: text for name, text in request.headers.items() if name not in ("If-Match", "If-None-Match")
    }
    return replace(request, headers=headers)


def _without_etag(answer: Response) -> Response:
    headers = {name: text for name, text in answer.headers.items() if name.lower() != "etag"}
    return Response(answer.status, headers, answer.body)


def _sent_part(request: Request, answer: Response) -> Response:
    if not _of_one(request):
        return answer
    sent, whole = json.loads(request.body), json.loads(answer.body)
    return _with_body(answer, {name: value for name, value in whole.items() if name in sent or name == "id"})


def _record_before(request: Request, ask: Ask) -> Response:
    """Answers a write with the record as it was before."""
    if not (request.method in WRITES and _of_one(request)):
        return ask(request)
    before = ask(_unconditional(replace(request, method="GET", body=b"")))
    answer = ask(request)
    return Response(200, answer.headers, before.body) if _good(answer) and _good(before) else answer


def _done_twice(request: Request, ask: Ask) -> Response:
    """A proxy repeats each write; the second answer comes."""
    if request.method != "GET" and "/clouds/" in request.path:
        ask(request)
    return ask(request)


def _marked(request: Request, ask: Ask) -> Response:
    answer = ask(request)
    return Response(answer.status, answer.headers, b"\xef\xbb\xbf" + answer.body) if answer.body else answer


def _always_unchanged(request: Request, ask: Ask) -> Response:
    return Response(304) if "If-None-Match" in request.headers else ask(request)


def _never_current(request: Request, ask: Ask) -> Response:
    guarded = request.method in WRITES and "If-Match" in request.headers
    return Response(412, JSON, b"{}") if guarded else ask(request)


def _patch_ignored(request: Request, ask: Ask) -> Response:
    if request.method != "PATCH":
        return ask(request)
    return ask(_unconditional(replace(request, method="GET", body=b"")))


def _deletion_ignored(request: Request, ask: Ask) -> Response:
    return Response(200, JSON, b"{}") if request.method == "DELETE" else ask(request)


def _moved(request: Request, ask: Ask) -> Response:
    return Response(301, {"location": "https://elsewhere.example/"}) if _is_list(request) else ask(request)


def _now_and_then(number: int, answer: Response) -> Callable[[], Way]:
    """Something else answers each so many requests."""

    def make() -> Way:
        asked = 0

        def way(request: Request, ask: Ask) -> Response:
            nonlocal asked
            asked += 1
            return answer if asked % number == 0 else ask(request)

        return way

    return make


def _always(way: Way) -> Callable[[], Way]:
    return lambda: way


def _omitting(*names: str) -> Callable[[dict[str, Any]], object]:
    return lambda page: {name: value for name, value in page.items() if name not in names}


HARMLESS: Mapping[str, Callable[[], Way]] = {
    name: _always(way)
    for name, way in {
        "writes are answered 204": _writes(lambda _, answer: Response(204, answer.headers)),
        "writes are answered without a body": _writes(lambda _, answer: Response(200, answer.headers)),
        "writes are answered with null": _writes(lambda _, answer: Response(200, answer.headers, b"null")),
        "writes are answered without body and ETag": _writes(lambda *_: Response(200)),
        "writes are answered with what was sent": _writes(_sent_part),
        "writes are answered with the record before": _record_before,
        "writes are answered 202": _writes(lambda _, answer: Response(202, answer.headers, answer.body)),
        "writes are answered without an ETag": _writes(lambda _, answer: _without_etag(answer)),
        "each write is done twice": _done_twice,
        "the filter by deleted is not known": _query(
            lambda name, text: (
                ";".join(each for each in text.split(";") if not each.startswith("deleted|"))
                if name == "filter"
                else text
            )
        ),
        "filters are not known": _query(lambda name, text: None if name == "filter" else text),
        "sorting is not known": _query(lambda name, text: None if name == "sort" else text),
        "pages do not say what follows": _pages(
            _omitting("nextPage", "prevPage", "lastPage", "currentPage", "entitiesOnCurrentPage")
        ),
        "there is always a next page": _pages(
            lambda page: {**page, "nextPage": int(page.get("currentPage") or 1) + 1}
        ),
        "answers begin with a byte order mark": _marked,
        "ids are texts": _values(lambda name, each: str(each) if name == "id" and each is not None else each),
        "numbers have a point": _values(
            lambda _, each: float(each) if type(each) is int and abs(each) < 2**53 else each
        ),
        "booleans are numbers": _values(lambda _, each: int(each) if isinstance(each, bool) else each),
        "everything unchanged is 304": _always_unchanged,
    }.items()
}
"""What a till gets on with: in the end it is in step, and that is true."""

HARMFUL: Mapping[str, Callable[[], Way]] = {
    **{
        name: _always(way)
        for name, way in {
            "ETags are removed": lambda request, ask: _without_etag(ask(_unconditional(request))),
            "every copy is outdated": _never_current,
            "PATCH changes nothing": _patch_ignored,
            "DELETE does nothing": _deletion_ignored,
            "lists are elsewhere": _moved,
            "versionDate is missing": _pages(
                lambda page: {**page, "data": [_omitting("versionDate")(each) for each in page["data"]]}
            ),
            "names are in lower case": _pages(
                lambda page: {
                    **page, "data": [{name.lower(): value for name, value in each.items()} for each in page["data"]]
                }
            ),
            "each row comes twice": _pages(
                lambda page: {**page, "data": [each for each in page["data"] for _ in range(2)]}
            ),
        }.items()
    },
    "a portal answers now and then": _now_and_then(7, Response(200, {"content-type": "text/html"}, b"<html>")),
    "something else answers now and then": _now_and_then(5, Response(200, JSON, b'{"status":"ok"}')),
}  # fmt: skip
"""What no till can get on with: it says so, and keeps what it has."""
