"""`Idempotency-Key` on POST: a repeated request gets the first answer, and nothing is written twice.

Called by `writing`, `webhooks` and `v1`. An addition to the interface: the real cloud knows no such key, its PUT to an id of
the client's choice serves the same end. Only answers of requests that were carried out are kept: after an error the
request may be mended and sent again under its key.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from app.server.http.errors import BadRequest, KeyReused
from app.server.http.replies import JSON, tag_headers
from app.server.request_context import RequestContext
from app.server.v2.reading import read_page
from storage.errors import UnknownRecord
from storage.query.grammar import Query
from storage.schema.fields import Record
from storage.sync_state.cloud_time import certain_now
from storage.tables.idempotency import AnswerOnce, KeptAnswer, Repeated
from sync.client.transport import Response

HEADER = "Idempotency-Key"
MAX_KEY = 255
KEY = re.compile(rf"[!-~]{{1,{MAX_KEY}}}")
"""Letters, digits and signs of ASCII, without spaces."""
REPLAYED = {"idempotency-replayed": "true", "cache-control": "no-store"}

Render = Callable[[Sequence[Record], Sequence[str]], Response]
"""The response to a request from the records as stored, and their ETags."""


def answer_once(
    context: RequestContext, render: Render, work: Callable[[AnswerOnce | None], Response]
) -> Response:
    """The response of `work`, or the first response to a repeated request.

    `work` hands what it is given to the transaction that writes; None without a key. Raises BadRequest for what is no
    key, KeyReused for one of another request, UnknownRecord when nothing of what was made is left.
    """
    key = next(
        (text for name, text in context.request.headers.items() if name.lower() == HEADER.lower()), None
    )
    if key is None:
        return work(None)
    if not KEY.fullmatch(key):
        raise BadRequest(problem="key", parameter=HEADER, most=MAX_KEY)

    def rendered(records: Sequence[Record], tags: Sequence[str]) -> tuple[int, str | None, bytes]:
        response = render(records, tags)
        tag = response.headers.get("etag")
        return response.status, tag.strip('"') if tag is not None else None, response.body

    once = AnswerOnce(
        token=context.access.name,
        key=key,
        digest=_digest(context),
        entity=context.entity.name,
        now=certain_now(context.cloud.replica.sync_state.meta, context.clock.now()),
        answer=rendered,
    )
    if (known := context.cloud.replica.kept_answer(once)) is not None:
        return _replay(context, once, known, render)
    try:
        return work(once)
    except Repeated as repeated:
        return _replay(context, once, repeated.answer, render)


def _replay(context: RequestContext, once: AnswerOnce, known: KeptAnswer, render: Render) -> Response:
    if known.digest != once.digest:
        raise KeyReused
    if known.body is not None:
        return Response(
            known.status, {"content-type": JSON, **tag_headers(known.tag), **REPLAYED}, known.body
        )
    # A record in it was anonymised since, or a webhook removed.
    found = read_page(context, Query(deleted="all", ids=known.ids), limit=len(known.ids))
    tagged = {record["id"]: (record, tag) for record, tag in zip(found.records, found.tags, strict=True)}
    left = [tagged[each] for each in known.ids if each in tagged]
    if not left:
        raise UnknownRecord(entity=known.entity, id=known.ids[0])
    response = render([record for record, _ in left], [tag for _, tag in left])
    return replace(response, status=known.status, headers={**response.headers, **REPLAYED})


def _digest(context: RequestContext) -> str:
    request = context.request
    head = json.dumps([request.method, request.path, request.query, context.version])
    return hashlib.blake2b(head.encode("utf-8", "surrogatepass") + request.body, digest_size=16).hexdigest()
