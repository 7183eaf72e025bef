"""A cloud whose ETags cover only some fields of its records (F121): what else changes leaves them as they are."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Iterable
from dataclasses import replace
from hashlib import blake2b

from storage.tables.etag import page_tag
from sync.client.transport import Request, Response
from tests.simulate.bodies import Element, number, parsed, records_of, target

Handle = Callable[[Request], Response]
ALWAYS = frozenset({"id", "deleted"})
NEVER = frozenset({"versionDate", "created", "modifiedBy"})


def covered(name: str) -> bool:
    """Whether a field is part of the tags."""
    return name in ALWAYS or (name not in NEVER and zlib.crc32(name.encode()) % 3 == 0)


class PartialTags:
    """`inner` has tags that cover everything."""

    def __init__(self, inner: Handle) -> None:
        self._inner = inner
        self.stayed = False
        """Whether the last answer showed a tag that had stayed while a field changed."""

    def handle(self, request: Request) -> Response:
        """The answer, with tags that cover less."""
        if not target(request)[0]:
            return self._inner(request)
        headers = dict(request.headers)
        seen, given = headers.pop("If-None-Match", None), headers.get("If-Match")
        before: list[Response] = []
        self.stayed = False
        if given is not None:
            before = self._named(request)
            headers["If-Match"] = _whole_tag(before, given, alone=target(request)[1] is not None)
        answer = self._inner(replace(request, headers=headers))
        if answer.status >= 300 or "etag" not in answer.headers:
            return answer
        tag = _tag_of(answer)
        if seen is not None and seen == tag:
            return Response(304, {"etag": tag})
        if given == tag and request.method in ("PUT", "PATCH"):
            self.stayed = _contents(before) != _contents([answer])
        return Response(answer.status, {**answer.headers, "etag": tag}, answer.body)

    def _named(self, request: Request) -> list[Response]:
        """The records that a write names, as they are."""
        record_id = target(request)[1]
        ids = (
            [record_id] if record_id is not None else [number(each.get("id")) for each in _elements(request)]
        )
        found = [self._read(request, each) for each in ids if each is not None]
        return [each for each in found if each.status == 200]

    def _read(self, request: Request, record_id: int) -> Response:
        place = request.path if target(request)[1] is not None else f"{request.path}/{record_id}"
        headers = {name: text for name, text in request.headers.items() if not name.startswith("If-")}
        return self._inner(replace(request, method="GET", path=place, query=(), headers=headers, body=b""))


def _elements(request: Request) -> list[Element]:
    return records_of(parsed(request.body))


def _whole_tag(existing: list[Response], given: str, *, alone: bool) -> str:
    """The tag that `inner` wants, where the one given fits what it covers."""
    if not existing:
        return given
    if alone:
        return existing[0].headers["etag"] if _tag_of(existing[0]) == given else given
    if _page_tag(_tag_of(each) for each in existing) != given:
        return given
    return f'"{page_tag(each.headers["etag"].strip(chr(34)) for each in existing)}"'


def _contents(answers: list[Response]) -> list[Element]:
    found = [each for answer in answers for each in records_of(parsed(answer.body))]
    return [{name: value for name, value in each.items() if name not in NEVER} for each in found]


def _tag_of(answer: Response) -> str:
    body = parsed(answer.body)
    if isinstance(body, dict) and "data" not in body:
        return _record_tag(body)
    return _page_tag(_record_tag(each) for each in records_of(body))


def _record_tag(record: Element) -> str:
    return _hashed(json.dumps({name: each for name, each in sorted(record.items()) if covered(name)}))


def _page_tag(tags: Iterable[str]) -> str:
    return _hashed("\n".join(tags))


def _hashed(text: str) -> str:
    return f'"{blake2b(text.encode(), digest_size=16).hexdigest().upper()}"'
