"""A program of the shop: a client of the first till's `/v2` server, without HTTP."""

from __future__ import annotations

from typing import Any

from app.server.auth.tokens import Tokens
from app.server.request_context import Behaviour, ServedCloud
from app.server.service import Service
from storage.wire import dumps
from sync.client.transport import Request, Response
from tests.fakes.tills import Shop, body


class Program:
    """A LAN client of the first till."""

    def __init__(self, shop: Shop, name: str = "lan") -> None:
        till = shop.till
        tokens = Tokens(None, clock=shop.clock)
        secret = tokens.create(name)
        served = ServedCloud(cloud_id=shop.cloud.cloud_id, replica=till.replica, commands=till.commands)
        # Tests let hours pass.
        behaviour = Behaviour(token_seconds=10**7)
        self.service = Service([served], tokens, clock=shop.clock, behaviour=behaviour)
        self.base = f"/v2/clouds/{shop.cloud.cloud_id}"
        answer = self.service.handle(
            Request("POST", "/v2/signin/token", (), {"Authorization": f"User {secret}"},
                    dumps({"_cloudId": shop.cloud.cloud_id}))
        )  # fmt: skip
        self.token = body(answer)["accessToken"]

    def ask(
        self, method: str, path: str, content: Any = None, query: str = "", sort: str = "", **headers: str
    ) -> Response:
        """One request."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        parameters = tuple((key, text) for key, text in (("filter", query), ("sort", sort)) if text)
        return self.service.handle(
            Request(method, f"{self.base}/{path}", parameters,
                    {"Authorization": f"Bearer {self.token}", **named},
                    b"" if content is None else dumps(content))
        )  # fmt: skip
