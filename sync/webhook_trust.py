"""Trust in the cloud's webhooks, by entity: they are trusted while each change was announced by one.

The engine reports the webhooks that arrived and the changes that polling found; `sync.polling` asks and then polls more
rarely. Webhooks are hints, never data, so a wrong guess costs only time: after one change that no webhook announced, the
entity is polled as before.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass

from storage.clock import Clock
from sync.events import Bus, Decision

PROOFS = 2
"""Announced changes in a row after which webhooks are trusted."""
GRACE = 60.0
"""Seconds between a change found and its announcement, whichever comes first."""


@dataclass(slots=True)
class _Evidence:
    """What is known of one entity's webhooks; times in monotonic seconds."""

    proofs: int = 0
    webhook_received: float | None = None
    sent: float | None = None
    unannounced: float | None = None
    """When polling found a change that nothing had announced."""
    before: int = 0
    """Proofs at that moment, given back if the announcement was merely slow."""


class WebhookTrust:
    """By entity, in memory only. Safe for several threads."""

    def __init__(self, *, clock: Clock) -> None:
        self._clock = clock
        self._lock = threading.Lock()
        self._evidence: dict[str, _Evidence] = {}

    def trusted(self, entity: str) -> bool:
        """Whether the entity's changes are announced."""
        with self._lock:
            return self._of(entity).proofs >= PROOFS

    def webhook_received(self, entity: str) -> None:
        """A webhook arrived. The echo of our own write is as good a proof as any (F96)."""
        with self._lock:
            evidence, now = self._of(entity), self._clock.monotonic()
            if evidence.unannounced is not None and now - evidence.unannounced <= GRACE:
                evidence.proofs = evidence.before + 1
            elif evidence.sent is not None and now - evidence.sent <= GRACE:
                evidence.proofs += 1
            evidence.unannounced = evidence.sent = None
            evidence.webhook_received = now

    def change_sent(self, entity: str) -> None:
        """We wrote to the cloud ourselves."""
        with self._lock:
            self._of(entity).sent = self._clock.monotonic()

    def change_found(self, entity: str) -> None:
        """A pull brought a change, whatever asked for it."""
        with self._lock:
            evidence, now = self._of(entity), self._clock.monotonic()
            if evidence.webhook_received is not None and now - evidence.webhook_received <= GRACE:
                evidence.proofs += 1
                evidence.webhook_received = None
            elif evidence.proofs:
                evidence.before, evidence.proofs, evidence.unannounced = evidence.proofs, 0, now

    def _of(self, entity: str) -> _Evidence:
        return self._evidence.setdefault(entity, _Evidence())


def observe_trust(trust: WebhookTrust, bus: Bus, entity: str, observation: Callable[[str], None]) -> None:
    """Make an observation (a method of `trust`) and publish a Decision when the entity's trust changed by it."""
    before = trust.trusted(entity)
    observation(entity)
    after = trust.trusted(entity)
    if after != before:
        bus.publish(Decision("webhooks_trusted" if after else "webhooks_doubted", entity))
