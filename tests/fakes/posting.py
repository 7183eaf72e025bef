"""A cloud that chooses the ids of new records itself."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from sync.client.transport import Request, Response
from tests.fakes.tills import Shop, records


def refuses_inserts(shop: Shop, status: int = 404) -> None:
    """From now on a PUT under a free id is answered so."""
    shop.cloud.behave(insert_status=status)


def posting(request: Request) -> bool:
    """Whether it creates by POST."""
    return request.method == "POST" and "/signin/" not in request.path


def live(shop: Shop, entity: str) -> list[dict[str, Any]]:
    """The cloud's records that are not deleted."""
    return [each for each in records(shop.cloud.replica)[entity].values() if not each.get("deleted")]


def chooses_ids(shop: Shop, request: Request) -> Response | None:
    """The answer of a cloud that stores a PUT under a free id under an id of its own, and says so; None for any other request."""
    place, _, last = request.path.rpartition("/")
    single = last.isdigit()
    place = place if single else request.path
    entity = place.rpartition("/")[2]
    if request.method != "PUT" or not request.body:
        return None
    body = json.loads(request.body)
    rows = body if isinstance(body, list) else [body]
    ids = [int(last) if single else int(row["id"]) for row in rows]
    if any(shop.cloud.replica.get(entity, each) is not None for each in ids):
        return None
    bare = [{name: value for name, value in row.items() if name != "id"} for row in rows]
    posted = replace(request, method="POST", path=place, body=json.dumps(bare).encode())
    answer = shop.cloud.faults.handle(posted)
    if isinstance(body, list) or answer.status >= 300:
        return answer
    return Response(answer.status, answer.headers, json.dumps(json.loads(answer.body)[0]).encode())
