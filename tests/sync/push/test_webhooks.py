"""Webhooks: registered once under ids that the cloud assigns, removed once."""

from __future__ import annotations

import json

import pytest

from sync.client.transport import Request, Response
from sync.pull.webhooks import pull_webhooks
from tests.fakes.breakage import HOOK, LOST, lose, once, writing
from tests.fakes.tills import HOUR, Shop, Till, changed, records

# webhooks


def test_a_webhook_gets_the_clouds_id(shop: Shop, till: Till) -> None:
    till.sync()
    ours = till.add("webhooks", **HOOK)
    assert till.sync().outcome == "in_step"
    (there,) = records(shop.cloud.replica)["webhooks"].values()
    assert there["id"] != ours and till.records()["webhooks"] == {there["id"]: there}


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
@pytest.mark.parametrize("meanwhile", ["nothing", "deleted"])
def test_F67_a_webhook_is_registered_once(shop: Shop, till: Till, fault: str, meanwhile: str) -> None:
    till.sync()
    ours = till.add("webhooks", **HOOK)
    lose(till, fault=fault)
    till.sync()
    if meanwhile == "deleted":
        till.commands.delete("webhooks", [ours])
    till.crash()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    there = records(shop.cloud.replica)["webhooks"]
    assert len(there) == (1 if meanwhile == "nothing" else 0)
    assert till.records()["webhooks"] == there


def test_F67_F138_a_webhook_whose_address_the_cloud_writes_its_own_way_is_registered_once(
    shop: Shop, till: Till
) -> None:
    till.sync()
    till.add("webhooks", **HOOK)

    def own_way(request: Request) -> Response:
        body = json.loads(request.body)
        found = {name: each for name, each in body.items() if name not in ("_cloudId", "deleted")}
        shop.add("webhooks", **{**found, "url": found["url"].upper() + "/"})
        return Response(500)

    till.wire.before = once(writing, own_way)
    for _ in range(4):
        till.sync()
        shop.clock.sleep(HOUR)
    assert len(records(shop.cloud.replica)["webhooks"]) == 1
    assert till.sync().outcome == "in_step"


def test_F67_a_webhook_whose_registration_was_not_answered_is_never_shown_twice(
    shop: Shop, till: Till
) -> None:
    till.sync()
    till.add("webhooks", **HOOK)
    lose(till)
    till.sync()
    shop.clock.sleep(HOUR)
    # Read, and before anything is sent:
    pull_webhooks(
        till.replica,
        till.client,
        till.bus,
        till.replica.catalogue["webhooks"],
        checkpoint=lambda: None,
    )
    assert till.records()["webhooks"] == records(shop.cloud.replica)["webhooks"] and not till.waiting


@pytest.mark.parametrize("fault", [*LOST, "unsent", "error"])
def test_F50_a_webhook_is_removed_once(shop: Shop, till: Till, fault: str) -> None:
    one = shop.add("webhooks", **HOOK)
    till.sync()
    till.commands.delete("webhooks", [one])
    lose(till, fault=fault)
    till.sync()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert records(shop.cloud.replica)["webhooks"] == till.records()["webhooks"] == {}


def test_F64_a_webhook_deleted_while_it_is_registered_is_removed_there(shop: Shop, till: Till) -> None:
    till.sync()
    ours = till.add("webhooks", **HOOK)
    till.wire.before = once(writing, lambda request: till.commands.delete("webhooks", [ours]) and None)
    till.sync()
    assert till.settle().outcome == "in_step"
    assert records(shop.cloud.replica)["webhooks"] == till.records()["webhooks"] == {}


def test_F10_F52_a_webhook_that_a_list_does_not_show_yet_is_removed_once_it_does(
    shop: Shop, till: Till
) -> None:
    """Its registration was not answered; the list is a minute behind."""
    till.sync()
    ours = till.add("webhooks", **HOOK)
    lose(till)
    behind = [True]

    def after(request: Request, answer: Response) -> Response | None:
        listed = request.method == "GET" and request.path.endswith("/webhooks") and answer.status == 200
        return changed(answer, lambda _: []) if listed and behind else None

    till.wire.after = after
    till.sync()
    till.commands.delete("webhooks", [ours])
    till.sync()
    assert till.replica.changes()
    behind.clear()
    shop.clock.sleep(HOUR)
    assert till.settle().outcome == "in_step"
    assert not records(shop.cloud.replica)["webhooks"] and not till.records()["webhooks"]


@pytest.mark.parametrize("enveloped", [False, True])
def test_the_list_of_webhooks_is_read_as_an_array_and_in_an_envelope(
    shop: Shop, till: Till, enveloped: bool
) -> None:
    shop.cloud.commands.save("webhooks", HOOK)
    shown: list[object] = []

    def after(request: Request, answer: Response) -> Response | None:
        if request.method != "GET" or not request.path.endswith("/webhooks"):
            return None
        shown.append(json.loads(answer.body))
        figures = {"totalItemsCount": "1", "nextPage": None}
        return changed(answer, lambda rows: {**figures, "data": rows}) if enveloped else None

    till.wire.after = after
    assert till.settle().outcome == "in_step"
    assert isinstance(shown[0], list), "as the interface has it"
    assert records(shop.cloud.replica)["webhooks"] == till.records()["webhooks"] != {}


def test_a_refused_webhook_is_held(shop: Shop, till: Till) -> None:
    till.sync()
    till.add("webhooks", **HOOK)
    till.wire.before = lambda request: (
        Response(400) if request.method == "POST" and "/webhooks" in request.path else None
    )
    assert till.sync().needs_you == 1


def test_F30_F31_a_field_nobody_declared_comes_and_goes_with_the_list(shop: Shop, till: Till) -> None:
    number = shop.add("webhooks", **HOOK)

    def more(request: Request, answer: Response) -> Response | None:
        if "/webhooks" not in request.path or answer.status != 200:
            return None
        extra = answer.body.replace(b'"method":', b'"deleted":"x","method":').replace(
            b'"versionDate":', b'"was":'
        )
        return Response(200, answer.headers, extra)

    till.sync()
    till.wire.after = more
    till.sync()
    assert till.get("webhooks", number)["deleted"] == "x"
    assert till.get("webhooks", number)["versionDate"] == shop.get("webhooks", number)["versionDate"]
    till.wire.after = None
    till.sync()
    assert till.get("webhooks", number) == shop.get("webhooks", number)
