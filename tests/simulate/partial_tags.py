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

    def handle(self, request: Request) -> Response:
        """The answer, with tags that cover less."""
        if not target(request)[0]:
            return self._inner(request)
        headers = dict(request.headers)
        seen = headers.pop("If-None-Match", None)
        if "If-Match" in headers:
            headers["If-Match"] = self._whole_tag(request, headers["If-Match"])
        answer = self._inner(replace(request, headers=headers))
        if answer.status >= 300 or "etag" not in answer.headers:
            return answer
        tag = _tag_of(answer)
        if seen is not None and seen == tag:
            return Response(304, {"etag": tag})
        return Response(answer.status, {**answer.headers, "etag": tag}, answer.body)

    def _whole_tag(self, request: Request, given: str) -> str:
        """The tag that `inner` wants, where the one given fits what it covers."""
        record_id = target(request)[1]
        if record_id is not None:
            now = self._read(request, record_id)
            return now.headers["etag"] if now.status == 200 and _tag_of(now) == given else given
        ids = [number(each.get("id")) for each in records_of(parsed(request.body))]
        found = [self._read(request, each) for each in ids if each is not None]
        existing = [each for each in found if each.status == 200]
        if not existing or _page_tag(_tag_of(each) for each in existing) != given:
            return given
        return f'"{page_tag(each.headers["etag"].strip(chr(34)) for each in existing)}"'

    def _read(self, request: Request, record_id: int) -> Response:
        place = request.path if target(request)[1] is not None else f"{request.path}/{record_id}"
        headers = {name: text for name, text in request.headers.items() if not name.startswith("If-")}
        return self._inner(replace(request, method="GET", path=place, query=(), headers=headers, body=b""))


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
