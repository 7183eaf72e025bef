"""A program of the shop that writes to the cloud and to this computer's own `/v2` server (F97-F99)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app.server.auth.tokens import Tokens
from app.server.request_context import ServedCloud
from app.server.service import Service
from storage.outbox.questions import HoldReason
from sync.client.transport import Request, Response
from tests.fakes.tills import Shop, Till, check_in_step

Answer = tuple[int, dict[str, str], Any]


class Program:
    """A client of the interface, signed in at one server."""

    def __init__(self, handle: Any, cloud_id: int, secret: str) -> None:
        self._handle = handle
        self._base = f"/v2/clouds/{cloud_id}/customers"
        signed = handle(
            Request(
                "POST", "/v2/signin/token", (), {"Authorization": f"User {secret}"},
                json.dumps({"_cloudId": cloud_id}).encode(),
            )
        )  # fmt: skip
        self._token = json.loads(signed.body)["accessToken"]

    def ask(self, method: str, id: int, body: Any = None, *, tag: str | None = None) -> Answer:
        """Status, headers and JSON."""
        headers = {"Authorization": f"Bearer {self._token}", **({"If-Match": tag} if tag else {})}
        data = b"" if body is None else json.dumps(body).encode()
        answer: Response = self._handle(Request(method, f"{self._base}/{id}", (), headers, data))
        return answer.status, dict(answer.headers), json.loads(answer.body) if answer.body else None

    def tag(self, id: int) -> str:
        """The record's ETag, as this server has it."""
        status, headers, _ = self.ask("GET", id)
        assert status == 200
        return next(value for name, value in headers.items() if name.lower() == "etag")


@pytest.fixture
def here(shop: Shop, till: Till) -> Program:
    """The program at this computer's server."""
    tokens = Tokens(None, clock=shop.clock)
    served = ServedCloud(cloud_id=shop.cloud.cloud_id, replica=till.replica, commands=till.commands)
    service = Service([served], tokens, clock=shop.clock)
    return Program(service.handle, shop.cloud.cloud_id, tokens.create("program"))


@pytest.fixture
def there(shop: Shop) -> Program:
    """The same program at the cloud."""
    return Program(shop.cloud.service.handle, shop.cloud.cloud_id, shop.cloud.refresh_token)


def test_F99_a_tag_of_one_server_does_not_open_the_others_newer_copy(
    shop: Shop, till: Till, here: Program, there: Program
) -> None:
    (one,) = shop.customers(1)
    till.sync()
    old_here, old_there = here.tag(one), there.tag(one)
    assert here.ask("PATCH", one, {"note": "here"}, tag=old_here)[0] == 200
    assert here.ask("PATCH", one, {"phone": "1"}, tag=old_here)[0] == 412
    assert here.ask("PATCH", one, {"phone": "1"}, tag=old_there)[0] == 412
    # The cloud has not heard of it yet: there the old tag is still good, and ours is none of its.
    assert there.ask("PATCH", one, {"phone": "2"}, tag=here.tag(one))[0] == 412
    assert there.ask("PATCH", one, {"phone": "2"}, tag=old_there)[0] == 200
    assert till.settle().outcome == "in_step"
    assert (shop.get("customers", one)["note"], shop.get("customers", one)["phone"]) == ("here", "2")
    check_in_step(shop)


def test_F99_F58_one_field_written_at_both_is_held(
    shop: Shop, till: Till, here: Program, there: Program
) -> None:
    (one,) = shop.customers(1)
    till.sync()
    assert here.ask("PATCH", one, {"note": "here"}, tag=here.tag(one))[0] == 200
    assert there.ask("PATCH", one, {"note": "there"}, tag=there.tag(one))[0] == 200
    assert till.settle().needs_you == 1
    (question,) = till.queries.needs_you()
    assert question.reason is HoldReason.OVERLAP and question.fields["note"].local == "here"
    # The cloud's value is in force meanwhile, and this server says so under a new tag.
    status, _, body = here.ask("GET", one)
    assert (status, body["note"]) == (200, "there")
    till.commands.resolve("customers", one, {"note": "local"})
    assert till.settle().outcome == "in_step" and shop.get("customers", one)["note"] == "here"
    check_in_step(shop)


def test_F99_F97_what_was_written_here_while_the_cloud_was_away_and_there_afterwards_is_merged(
    shop: Shop, till: Till, here: Program, there: Program
) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.wire.down = True
    assert here.ask("PATCH", one, {"tags": ["a", "here"]}, tag=here.tag(one))[0] == 200
    assert till.sync().outcome == "offline"
    till.wire.down = False
    assert there.ask("PATCH", one, {"tags": ["there"], "city": "Brno"}, tag=there.tag(one))[0] == 200
    assert till.settle().outcome == "in_step"
    assert set(shop.get("customers", one)["tags"]) >= {"here", "there"}
    assert here.ask("GET", one)[2]["city"] == "Brno"
    check_in_step(shop)
