"""What a cloud's temper does to a request on its way in and to the answer on its way out."""

from __future__ import annotations

import json
import random
import re
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from email.utils import formatdate
from functools import lru_cache
from typing import Any

from storage.schema.entities import CATALOGUE
from storage.schema.fields import Sort
from sync.client.transport import Request, Response
from sync.errors import Offline
from tests.simulate.bodies import target
from tests.simulate.cloud_profile import CloudProfile
from tests.simulate.stored_forms import StoredForms
from tests.simulate.values import REFUSED_TEXT

JSON = {"content-type": "application/json"}
HALF_AN_HOUR = 1_800_000
WRITES = ("PUT", "PATCH", "POST")
_STAMP = re.compile(rb'"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{3})Z"')
_FLAKY = re.compile(r"~\d+")
Handle = Callable[[Request], Response]


class Quirks:
    """The habits of one cloud; `inner` answers as the interface says."""

    def __init__(
        self,
        profile: CloudProfile,
        inner: Handle,
        *,
        forms: StoredForms,
        now: Callable[[], int],
        date: Callable[[], int],
        rng: random.Random,
    ) -> None:
        self._profile = profile
        self._inner = inner
        self._forms = forms
        self._now = now
        self._date = date
        """The time that the cloud's clock shows, in milliseconds."""
        self._rng = rng
        self.refused_list = ""
        """The entity whose list is refused now."""
        self.shut = False
        """Whether its single records are refused too."""
        self.breaks = False
        """Whether the connection breaks at it, instead of an answer."""
        self._asked: deque[int] = deque()
        """When the requests of the last half hour came."""
        self._number = 0

    def handle(self, request: Request) -> Response:
        """The answer."""
        if (refusal := self._refusal(request)) is not None:
            return self._dated(refusal)
        return self._dated(self._transformed(request, self._answer(self._changed(request))))

    def _refusal(self, request: Request) -> Response | None:
        profile, now = self._profile, self._now()
        if profile.quota is not None and "/clouds/" in request.path:
            while self._asked and self._asked[0] <= now - HALF_AN_HOUR:
                self._asked.popleft()
            if len(self._asked) >= profile.quota:
                seconds = (self._asked[0] + HALF_AN_HOUR - now) // 1000 + 1
                return Response(429, {"retry-after": str(seconds)})
            self._asked.append(now)
        if profile.picky and request.method in WRITES and f'"{REFUSED_TEXT}"'.encode() in request.body:
            return Response(400, JSON, b'{"message":"nothing funny, please"}')
        if self.refused_list and request.method == "GET" and self._is_refused(*target(request)):
            if self.breaks:
                raise Offline(sent=True, reason="reset")
            return Response(profile.refused_list_status or 400, JSON, b'{"message":"not this list"}')
        return None

    def _is_refused(self, entity: str, record_id: int | None) -> bool:
        # 410 to a single record is its deletion.
        alone = self.shut and self._profile.refused_list_status != 410
        return entity == self.refused_list and (record_id is None or alone)

    # in

    def _changed(self, request: Request) -> Request:
        profile = self._profile
        headers, query = dict(request.headers), list(request.query)
        if not profile.obeys_version:
            headers.pop("Allow-Version", None)
        if request.method == "GET" and profile.page is not None:
            query = [
                (name, str(min(int(text), profile.page)) if name == "limit" else text) for name, text in query
            ]
        if request.method == "GET" and profile.ties == "unsteady":
            query = [
                (name, self._unsteady(request, text) if name == "sort" else text) for name, text in query
            ]
        if profile.tags == "flaky":
            headers = self._steady_tags(headers)
        changed = replace(request, headers=headers, query=tuple(query))
        if request.method in WRITES and request.body:
            changed = self._forms.changed(changed)
        return changed

    def _unsteady(self, request: Request, sort: str) -> str:
        """Equal dates come in another order each time."""
        entity = CATALOGUE[request.path.rpartition("/")[2]]
        others = [each.name for each in entity.fields if each.sort is Sort.BOTH and each.name not in sort]
        return f"{sort},{self._rng.choice(('', '-'))}{self._rng.choice(others)}" if others else sort

    def _steady_tags(self, headers: dict[str, str]) -> dict[str, str]:
        if self._rng.random() < 0.3:
            headers.pop("If-None-Match", None)
        return {
            name: _FLAKY.sub("", text) if name.startswith("If-") else text for name, text in headers.items()
        }

    # through

    def _answer(self, request: Request) -> Response:
        profile = self._profile
        if request.method != "DELETE":
            return self._inner(request)
        bare = replace(request, method="GET", query=(), body=b"")
        if profile.deletion_guarded and "/webhooks/" not in request.path:
            tag = request.headers.get("If-Match")
            present = self._inner(replace(bare, headers=_without(bare, "If-Match", "If-None-Match")))
            if present.status == 200 and tag is None:
                return Response(428, JSON, b"{}")
            if present.status == 200 and tag != present.headers.get("etag"):
                return Response(412, JSON, b"{}")
        answer = self._inner(request)
        if answer.status != 200:
            return answer
        if profile.deletion_answer == "nothing":
            return Response(204)
        if not profile.deletion_bumps and (shown := self._inner(bare)).status == 200:
            return shown
        return answer

    # out

    def _transformed(self, request: Request, answer: Response) -> Response:
        profile = self._profile
        if not profile.deleted_shown and request.method == "GET" and _is_deleted(answer):
            return Response(404, JSON, b'{"message":"no such record"}')
        if answer.status == 405 and profile.refusal_status != 405:
            return Response(profile.refusal_status, JSON, b'{"message":"no such place"}')
        headers, body = dict(answer.headers), answer.body
        if (tag := headers.get("etag")) is not None:
            headers["etag"] = self._tag(tag)
            if profile.tags == "no_pages" and b'"currentPage"' in body:
                del headers["etag"]
        if profile.stamps == "offset":
            body = _STAMP.sub(rb'"\1\2+00:00"', body)
        elif profile.stamps == "short":
            body = _STAMP.sub(rb'"\1Z"', body)
        if profile.novelties == "shown" and "/clouds/" in request.path:
            body = body.replace(b'{"id":', b'{"novelty":{"since":2027},"id":')
        return Response(answer.status, headers, body)

    def _dated(self, answer: Response) -> Response:
        return Response(
            answer.status,
            {**answer.headers, "date": _http_date(self._date() // 1000)},
            answer.body,
        )

    def _tag(self, tag: str) -> str:
        match self._profile.tags:
            case "weak":
                return f"W/{tag}"
            case "bare":
                return tag.strip('"')
            case "flaky":
                self._number += 1
                return f"{tag[:-1]}~{self._number}{tag[-1:]}"
        return tag


@lru_cache
def _http_date(seconds: int) -> str:
    return formatdate(seconds, usegmt=True)


def _without(request: Request, *names: str) -> dict[str, str]:
    return {name: text for name, text in request.headers.items() if name not in names}


def _is_deleted(answer: Response) -> bool:
    if answer.status != 200 or b'"deleted"' not in answer.body:
        return False
    body: Any = json.loads(answer.body)
    return isinstance(body, dict) and "data" not in body and body.get("deleted") is True
