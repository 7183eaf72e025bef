"""A cloud that keeps dates to the microsecond and is asked for them to the millisecond (F117)."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from dataclasses import replace

from sync.client.api import CloudClient
from sync.client.transport import Request, Response, Transport
from sync.engine import SyncEngine
from tests.fakes.tills import Till

MICROSECONDS = 456


class FinerDates:
    """The transport of such a cloud: every row lies `microseconds` after its millisecond.

    So "up to a millisecond" and "equal to a millisecond" leave the rows of that millisecond out.
    """

    def __init__(self, inner: Transport, microseconds: Mapping[int, int]) -> None:
        self._inner = inner
        self._microseconds = microseconds

    def send(self, request: Request) -> Response:
        """The answer, with dates to the microsecond."""
        query = tuple((name, _exact(text) if name == "filter" else text) for name, text in request.query)
        answer = self._inner.send(replace(request, query=query))
        return Response(answer.status, answer.headers, self._finer(answer.body))

    def _finer(self, body: bytes) -> bytes:
        ids = iter([int(found[1]) for found in re.finditer(rb'[{,]"id":"?(\d+)', body)])

        def finer(found: re.Match[bytes]) -> bytes:
            return b"%s%03dZ" % (found[1], self._microseconds.get(next(ids, 0), MICROSECONDS))

        return re.sub(rb'("versionDate":"[^"]{23})Z', finer, body)


def _exact(text: str) -> str:
    text = re.sub(r"\|lteq\|(\d+)", r"|lt|\1", text)
    text = re.sub(r"\|gt\|(\d+)", r"|gteq|\1", text)
    return re.sub(r"versionDate\|eq\|(\d+)", r"versionDate|gteq|\1;versionDate|lt|\1", text)


def store_microseconds(till: Till, microseconds: Mapping[int, int] | None = None) -> None:
    """Let the till's cloud date its rows to the microsecond; `microseconds` by id where not `MICROSECONDS`."""
    shop = till.shop
    wire = FinerDates(till.wire, microseconds if microseconds is not None else {})
    till.client = CloudClient(wire, shop.cloud.cloud_id, lambda: shop.cloud.refresh_token, clock=shop.clock)
    till.engine = SyncEngine(
        till.replica, till.client, till.bus, clock=shop.clock, rng=random.Random(shop.seed)
    )
