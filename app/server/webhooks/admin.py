"""Administration of the webhooks registered at this computer: list, remove, deliveries, trial calls.

Called by the webhooks page. A trial call is signed like others and has an empty array as its body, so that no receiver
takes it for a change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from app.server.http.loop_guard import LoopGuard
from app.server.http.tls import own_context
from app.server.webhooks.delivery import local_webhooks
from app.server.webhooks.request import build_webhook_request
from storage.errors import UnknownRecord
from storage.records.replica import Replica
from storage.webhooks.queue import Delivery
from sync.client.http import HttpCaller
from sync.errors import PeerRefused

CALL_SECONDS = 10.0
TRIAL_DELIVERY = "try"
"""Delivery id of a trial call."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WebhookSummary:
    """A registered webhook with the state of its deliveries."""

    id: int
    url: str
    kind: str
    method: str
    waiting: int
    """Deliveries that are pending."""
    given_up: int
    problem: str | None
    """Code of the last failure of a delivery that is pending or was given up."""


def list_webhooks(replica: Replica) -> list[WebhookSummary]:
    """Webhooks of this computer, oldest first."""
    waiting, given_up = replica.deliveries.waiting(), replica.deliveries.dead()
    return [
        WebhookSummary(
            id=webhook.id,
            url=webhook.url,
            kind=webhook.kind,
            method=webhook.method,
            waiting=sum(delivery.hook == webhook.id for delivery in waiting),
            given_up=sum(delivery.hook == webhook.id for delivery in given_up),
            problem=next(
                (
                    delivery.problem
                    for delivery in (*waiting, *reversed(given_up))
                    if delivery.hook == webhook.id and delivery.problem
                ),
                None,
            ),
        )
        for webhook in local_webhooks(replica)
    ]


def list_deliveries(replica: Replica) -> list[Delivery]:
    """Pending deliveries, oldest first, then those given up, newest first."""
    return [*replica.deliveries.waiting(), *reversed(replica.deliveries.dead())]


def remove_webhooks(replica: Replica, ids: Sequence[int]) -> int:
    """Remove registrations with their pending deliveries; returns how many there were."""
    return sum(replica.hooks.remove(webhook_id) is not None for webhook_id in ids)


def call_webhook(replica: Replica, cloud_id: int, webhook_id: int, *, now: int, loop_guard: LoopGuard) -> int:
    """Make a trial call of a webhook and return the status of its response.

    Raises UnknownRecord, Offline, TlsRefused, ProtocolMismatch, BadAddress, PeerRefused.
    """
    webhook = next((known for known in local_webhooks(replica) if known.id == webhook_id), None)
    if webhook is None:
        raise UnknownRecord(entity="webhooks", id=webhook_id)
    if (refusal := loop_guard.refusal(webhook.url)) is not None:
        raise PeerRefused(refusal=refusal)
    request = build_webhook_request(webhook, {}, cloud_id=cloud_id, delivery=TRIAL_DELIVERY, now=now)
    caller = HttpCaller()
    try:
        return caller.call(
            request.method,
            request.url,
            headers=request.headers,
            body=request.body,
            timeout=CALL_SECONDS,
            refused_peer=loop_guard.refused_peer,
        )
    finally:
        caller.close()


def call_receiver(url: str, certificate: Path | None) -> int:
    """Call our own receiver at its local URL, as the cloud would, and return the status of its response.

    `certificate` is the one that it shows, None without TLS. The kind is unknown to the receiver, so that nothing is
    pulled. Raises Offline, CertificateUnusable.
    """
    caller = HttpCaller(tls=own_context(certificate) if certificate is not None else None)
    try:
        headers = {"Content-Type": "application/json; charset=utf-8"}
        return caller.call("POST", f"{url}/TRY", headers=headers, body=b"[]", timeout=CALL_SECONDS)
    finally:
        caller.close()
