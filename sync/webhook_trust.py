"""Whether the cloud's webhooks are to be trusted for an entity: they are while each change was announced.

Told by the runtime of pokes and by the engine of what polling found; asked by `sync.polling`, which then polls
more rarely. Webhooks are hints, never data (`facts/sync.md` A12), so the worst a wrong guess costs is time: one
change that no webhook announced, and the entity is polled as before.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass

from storage.clock import Clock

PROOFS = 2
"""Announced changes in a row after which webhooks count as alive."""
GRACE = 60.0
"""Seconds between a change found and its announcement, whichever comes first."""


@dataclass(slots=True)
class _Heard:
    proofs: int = 0
    webhook_received: float | None = None
    sent: float | None = None
    unannounced: float | None = None
    """When polling found a change that nothing had announced."""
    before: int = 0
    """Proofs at that moment, given back if the announcement was merely slow."""


class WebhookTrust:
    """By entity, in monotonic seconds; forgotten when the program ends. Safe for several threads."""

    def __init__(self, *, clock: Clock) -> None:
        self._clock = clock
        self._guard = threading.Lock()
        self._heard: dict[str, _Heard] = {}

    def alive(self, entity: str) -> bool:
        """Whether its changes are announced."""
        with self._guard:
            return self._of(entity).proofs >= PROOFS

    def webhook_received(self, entity: str) -> None:
        """A webhook arrived. The echo of our own write is as good a proof as any (F96)."""
        with self._guard:
            heard, now = self._of(entity), self._clock.monotonic()
            if heard.unannounced is not None and now - heard.unannounced <= GRACE:
                heard.proofs = heard.before + 1
            elif heard.sent is not None and now - heard.sent <= GRACE:
                heard.proofs += 1
            heard.unannounced = heard.sent = None
            heard.webhook_received = now

    def sent(self, entity: str) -> None:
        """We wrote to it ourselves."""
        with self._guard:
            self._of(entity).sent = self._clock.monotonic()

    def found(self, entity: str) -> None:
        """A pull brought something new, whoever asked for it."""
        with self._guard:
            heard, now = self._of(entity), self._clock.monotonic()
            if heard.webhook_received is not None and now - heard.webhook_received <= GRACE:
                heard.proofs += 1
                heard.webhook_received = None
            elif heard.proofs:
                heard.before, heard.proofs, heard.unannounced = heard.proofs, 0, now

    def _of(self, entity: str) -> _Heard:
        return self._heard.setdefault(entity, _Heard())
