"""Signing in and permissions: one token refresh, nothing lost, each refusal at its extent (F22, F23, F102, F104)."""

from __future__ import annotations

import pytest

from sync.client.transport import Request, Response
from sync.run_scope import OWN_CHANGES
from tests.fakes.tills import HOUR, Shop, Till, check_in_step

JSON = {"content-type": "application/json"}
DENIED = Response(403, JSON, b'{"reason": "ACCESS_DENIED"}')
EXPIRED = Response(403, JSON, b'{"reason": "ACCESS_TOKEN_EXPIRED"}')


def sign_ins(till: Till) -> int:
    return sum(each.path.endswith("/signin/token") for each in till.wire.asked)


@pytest.mark.parametrize("refusal", [EXPIRED, Response(401)])
def test_F22_a_token_that_expires_in_the_middle_is_renewed_once_and_the_run_goes_on(
    shop: Shop, till: Till, refusal: Response
) -> None:
    ids = shop.customers(3)
    till.sync()
    for each in ids:
        till.edit("customers", each, note="mine")
    before, refused = sign_ins(till), [0]

    def once(request: Request) -> Response | None:
        if request.method == "PUT" and not refused[0]:
            refused[0] = 1
            return refusal
        return None

    till.wire.before = once
    assert till.sync().outcome == "in_step"
    assert refused == [1] and sign_ins(till) == before + 1
    check_in_step(shop)


@pytest.mark.parametrize("refusal", [EXPIRED, Response(401)])
def test_F22_a_token_refused_twice_stops_the_run_and_keeps_the_outbox(
    shop: Shop, till: Till, refusal: Response
) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    made = till.add("suppliers", name="Mlýn")
    till.wire.before = lambda request: None if "signin" in request.path else refusal
    before = len(till.wire.asked)
    assert till.sync().outcome == "sign_in"
    assert len(till.wire.asked) - before <= 3, "asked, renewed, asked again, and no more"
    status = till.queries.sync_status()
    assert (status.headline, status.waiting, status.needs_you) == ("sign_in", 2, 0)
    assert till.engine.backing_off()
    till.wire.before = None
    assert till.sync().outcome == "in_step"
    assert shop.get("suppliers", made)["name"] == "Mlýn" and shop.get("customers", one)["note"] == "mine"


def test_F104_a_new_token_with_a_narrower_scope_deletes_nothing_and_holds_that_entity(
    shop: Shop, till: Till
) -> None:
    (one,) = shop.customers(1)
    supplier = shop.add("suppliers", name="Mlýn")
    till.sync()
    till.edit("suppliers", supplier, name="Pekárna")
    till.edit("customers", one, note="mine")
    till.wire.before = lambda request: DENIED if "/suppliers" in request.path else None
    outcome = till.sync()
    assert outcome.needs_you == 1 and shop.get("customers", one)["note"] == "mine"
    status = till.queries.sync_status()
    assert status.problems == {"suppliers": "forbidden"} and status.headline == "error"
    assert (
        till.get("suppliers", supplier)["name"] == "Pekárna"
        and not till.get("suppliers", supplier)["deleted"]
    )
    assert [each.reason for each in till.queries.waiting()] == ["verb_refused"]
    till.wire.before = None
    till.commands.retry([("suppliers", supplier)])
    assert till.sync().outcome == "in_step"
    check_in_step(shop)


@pytest.mark.parametrize("reason", ["LICENSE_UPGRADE_REQUIRED", "CLOUD_FORBIDDEN"])
def test_F23_a_licence_or_a_cloud_that_is_closed_stops_all(shop: Shop, till: Till, reason: str) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")
    closed = Response(403, JSON, b'{"reason": "%s"}' % reason.encode())
    till.wire.before = lambda request: None if "signin" in request.path else closed
    assert till.sync(run_scope=OWN_CHANGES).outcome == "sign_in"
    assert till.waiting == 1 and not till.queries.needs_you()
    till.wire.before = None
    shop.clock.sleep(HOUR)
    assert till.sync().outcome == "in_step"


def test_F102_another_clouds_answer_changes_nothing_and_stops_the_run(shop: Shop, till: Till) -> None:
    (one,) = shop.customers(1)
    till.sync()
    till.edit("customers", one, note="mine")

    def switched(request: Request, answer: Response) -> Response | None:
        if answer.status != 200 or "signin" in request.path:
            return None
        ours = f'"_cloudId":"{shop.cloud.cloud_id}"'.encode()
        return Response(200, answer.headers, answer.body.replace(ours, b'"_cloudId":"77"'))

    till.wire.after = switched
    outcome = till.sync(full=True)
    assert (outcome.outcome, outcome.error) == ("error", "protocol_mismatch")
    assert till.waiting == 1 and till.get("customers", one)["_cloudId"] == shop.cloud.cloud_id
    till.wire.after = None
    assert till.sync().outcome == "in_step" and shop.get("customers", one)["note"] == "mine"


def test_F02_a_portals_page_is_never_data_for_any_request(shop: Shop, till: Till) -> None:
    ids = shop.customers(5)
    till.sync()
    before = till.records()
    till.edit("customers", ids[0], note="mine")
    made = till.add("suppliers", name="Mlýn")
    page = Response(200, {"content-type": "text/html"}, b"<html>Sign in to this hotel</html>")
    for only in ("signin", "webhooks", "customers", "suppliers", "taxes"):
        till.crash()
        till.wire.before = lambda request, only=only: page if only in request.path else None  # type: ignore[misc]
        outcome = till.sync(full=True)
        assert outcome.error in ("portal", None) and till.queries.sync_status().headline != "in_step"
    assert till.records()["customers"].keys() == before["customers"].keys()
    till.wire.before = None
    till.commands.retry()
    till.settle()
    assert shop.get("suppliers", made)["name"] == "Mlýn"
    check_in_step(shop)
