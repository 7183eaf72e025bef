"""A client on a scripted transport, and the calls that the tests of the client make."""

from __future__ import annotations

from typing import Any

import pytest

from sync.client.api import CloudClient
from sync.client.transport import Response
from sync.errors import (
    SyncError,
)
from tests.fakes.clock import ManualClock
from tests.fakes.scripted import Scripted, answer

REFRESH = "refresh-6f1c"
ROW = {"id": "7", "_cloudId": "42", "name": "Alza"}
HTML = b"<!DOCTYPE html><title>Hotel Wi-Fi</title>"
WRITES = ("put", "put_many", "post", "post_one", "patch", "delete")


def client(transport: Any, **options: Any) -> CloudClient:
    return CloudClient(transport, 42, lambda: REFRESH, clock=options.pop("clock", ManualClock()), **options)


def call(cloud: CloudClient, verb: str) -> Any:
    """Any verb with ordinary arguments."""
    match verb:
        case "list":
            return cloud.list("suppliers")
        case "get":
            return cloud.get("suppliers", 7)
        case "put":
            return cloud.put("suppliers", 7, ROW, if_match='"A"')
        case "put_many":
            return cloud.put_many("suppliers", [ROW], if_match='"A"')
        case "post":
            return cloud.post("suppliers", [ROW])
        case "post_one":
            return cloud.post_one("webhooks", ROW)
        case "patch":
            return cloud.patch("suppliers", 7, {"name": "B"}, if_match='"A"')
        case _:
            return cloud.delete("suppliers", 7, etag='"A"')


def failing(verb: str, *answers: Response | SyncError, **options: Any) -> SyncError:
    with pytest.raises(SyncError) as caught:
        call(client(Scripted(*answers), **options), verb)
    return caught.value


def refusal(status: int, reason: str | None = None, **more: Any) -> Response:
    return answer(status, {"status": str(status), "error": "Refused", "reason": reason, **more})
