"""Fixtures of the server's tests: a practice cloud, a signed-in caller, a till with webhooks, a receiver."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from app.practice.cloud import REPLICA_FILE, PracticeCloud
from sync.client.http import HttpCaller
from sync.client.transport import Request, Response
from tests.fakes.calling_till import CallingTill
from tests.fakes.prepared import lay
from tests.fakes.wild_server import WildServer, says, serving

SUPPLIER: dict[str, Any] = {
    **dict.fromkeys(("addressLine1", "city", "companyId", "email", "phone", "vatId", "zip"), ""),
    "name": "Mlýn",
    "deleted": False,
    "display": True,
}


class Caller:
    """Signs in and sends requests to a handler without HTTP."""

    def __init__(self, cloud: PracticeCloud) -> None:
        self.cloud = cloud
        self.base = f"/v2/clouds/{cloud.cloud_id}"
        self.token = ""

    def sign_in(self, refresh_token: str | None = None) -> Response:
        """Get an access token for the cloud and use it from now on."""
        text = refresh_token if refresh_token is not None else self.cloud.refresh_token
        answer = self.send(
            "POST", "/v2/signin/token", {"_cloudId": self.cloud.cloud_id}, {"Authorization": f"User {text}"}
        )
        if answer.status == 201:
            self.token = json.loads(answer.body)["accessToken"]
        return answer

    def send(
        self, method: str, path: str, body: object = None, headers: dict[str, str] | None = None
    ) -> Response:
        """Send a request; a path that starts with neither /v2 nor /api is relative to the cloud."""
        sent = {"Authorization": f"Bearer {self.token}", **(headers or {})}
        full = path if path.startswith(("/v2", "/api")) else self.base + path
        data = b"" if body is None else json.dumps(body).encode()
        return self.cloud.faults.handle(Request(method, full, (), sent, data))

    def add_supplier(self, **values: Any) -> dict[str, Any]:
        """Create a supplier and return the cloud's response."""
        answer = self.send("POST", "/suppliers", [{**SUPPLIER, **values}])
        assert answer.status == 201, answer.body
        created: dict[str, Any] = json.loads(answer.body)[0]
        return created

    def suppliers(self) -> list[dict[str, Any]]:
        """All live suppliers."""
        found: list[dict[str, Any]] = json.loads(self.send("GET", "/suppliers").body)["data"]
        return found


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    """An empty practice cloud, its port closed."""
    lay(tmp_path / "cloud" / REPLICA_FILE, authoritative=True)
    made = PracticeCloud(tmp_path / "cloud", cloud_id=7)
    yield made
    made.close()


@pytest.fixture
def caller(cloud: PracticeCloud) -> Caller:
    """A caller that is signed in."""
    made = Caller(cloud)
    assert made.sign_in().status == 201
    return made


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as made:
        yield made


@pytest.fixture
def till(tmp_path: Path, stack: ExitStack) -> CallingTill:
    """A replica that calls webhooks, step by step."""
    caller = HttpCaller()
    stack.callback(caller.close)
    made = CallingTill(tmp_path / "till.db", caller)
    stack.callback(made.replica.close)
    return made


@pytest.fixture
def receiver(stack: ExitStack) -> WildServer:
    """A webhook receiver that answers every call with 200."""
    return stack.enter_context(serving(says(200)))
