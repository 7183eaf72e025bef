"""A pause of automatic syncing that a person asked for; "Sync now" works all the same.

Stored in the replica with its end, so that it survives a restart. Begun and ended by the window, obeyed by the sync
scheduler, shown by the status.
"""

from __future__ import annotations

from storage.records.replica import Replica
from sync.events import Bus, Paused

KEY = "paused"
HOUR = 3600


def paused_until(replica: Replica) -> int | None:
    """When the pause ends, wall milliseconds; None for no pause.

    A pause that begins in the future does not count: the clock was set back meanwhile (F78).
    """
    pause, now = replica.sync_state.meta.get(KEY), replica.clock.now()
    if not isinstance(pause, dict):
        return None
    return int(pause["until"]) if pause["since"] <= now < pause["until"] else None


class PauseControl:
    """Begins and ends pauses of one replica; it has no state of its own."""

    def __init__(self, replica: Replica, bus: Bus) -> None:
        self._replica = replica
        self._bus = bus

    def begin(self, seconds: int = HOUR) -> int:
        """Pause from now on, replacing an earlier pause; returns when it ends, wall milliseconds."""
        now = self._replica.clock.now()
        self._store({"since": now, "until": now + seconds * 1000})
        return now + seconds * 1000

    def end(self) -> None:
        """End the pause at once."""
        self._store(None)

    def left(self) -> float:
        """Seconds until the pause ends; 0 while there is none."""
        until = paused_until(self._replica)
        return 0.0 if until is None else max(0.0, (until - self._replica.clock.now()) / 1000)

    def _store(self, pause: dict[str, int] | None) -> None:
        with self._replica.write() as tx:
            tx.sync_state.meta.put(KEY, pause)
        self._bus.publish(Paused(pause["until"] if pause is not None else None))
