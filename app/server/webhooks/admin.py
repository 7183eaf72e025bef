"""Webhooks of this computer as a person sees them: who is registered, what was told to whom, and a call to try one.

Called by the webhooks page. A call to try has an empty array as its body, so nobody takes it for news; it is signed as
the others are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.server.webhooks.delivery import local_webhooks
from app.server.webhooks.request import build_webhook_request
from storage.errors import UnknownRecord
from storage.records.replica import Replica
from storage.webhooks.queue import Delivery
from sync.client.http import HttpCaller

CALL_SECONDS = 10.0
TRIAL_DELIVERY = "try"
"""Id of the delivery that a call to try bears."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookSummary:
    """A program of the shop that is told of changes."""

    id: int
    url: str
    kind: str
    method: str
    waiting: int
    """Calls to come."""
    given_up: int
    problem: str | None
    """Code of the last failure of a call that is still to come, or was given up."""


def list_webhooks(replica: Replica) -> list[WebhookSummary]:
    """Webhooks of this computer, oldest first."""
    waiting, dead = replica.deliveries.waiting(), replica.deliveries.dead()
    return [
        WebhookSummary(
            id=each.id,
            url=each.url,
            kind=each.kind,
            method=each.method,
            waiting=sum(one.hook == each.id for one in waiting),
            given_up=sum(one.hook == each.id for one in dead),
            problem=next(
                (one.problem for one in (*waiting, *reversed(dead)) if one.hook == each.id and one.problem),
                None,
            ),
        )
        for each in local_webhooks(replica)
    ]


def list_deliveries(replica: Replica) -> list[Delivery]:
    """Calls to come, oldest first, then those given up, newest first."""
    return [*replica.deliveries.waiting(), *reversed(replica.deliveries.dead())]


def remove_webhooks(replica: Replica, ids: Sequence[int]) -> int:
    """Remove registrations; calls that wait for them go with them. How many there were."""
    return sum(replica.hooks.remove(each) is not None for each in ids)


def call_webhook(replica: Replica, cloud_id: int, hook_id: int, *, now: int) -> int:
    """Call a webhook with nothing to tell; the status it answers.

    Raises UnknownRecord, Offline, TlsRefused, ProtocolMismatch, BadAddress.
    """
    hook = next((each for each in local_webhooks(replica) if each.id == hook_id), None)
    if hook is None:
        raise UnknownRecord(entity="webhooks", id=hook_id)
    out = build_webhook_request(hook, {}, cloud_id=cloud_id, delivery=TRIAL_DELIVERY, now=now)
    caller = HttpCaller()
    try:
        return caller.call(out.method, out.url, headers=out.headers, body=out.body, timeout=CALL_SECONDS)
    finally:
        caller.close()


def call_receiver(url: str) -> int:
    """Call our own receiver, at its address on this computer, as the cloud would; the status it answers.

    The kind is none that it knows, so no list is read for it. Raises Offline.
    """
    caller = HttpCaller()
    try:
        headers = {"Content-Type": "application/json; charset=utf-8"}
        return caller.call("POST", f"{url}/TRY", headers=headers, body=b"[]", timeout=CALL_SECONDS)
    finally:
        caller.close()
