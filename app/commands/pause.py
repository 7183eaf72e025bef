"""A pause that a person asked for: until it ends, nothing is sent or read by itself; Sync now works all the same.

Kept in the replica with its end, so that it outlives a restart and ends without anybody. Begun and ended by the window,
obeyed by the rounds, shown by the status.
"""

from __future__ import annotations

from storage.records.replica import Replica
from storage.sync_state import state
from sync.events import Bus, Paused

KEY = "paused"
HOUR = 3600


def paused_until(replica: Replica) -> int | None:
    """When the pause ends, wall milliseconds; None while there is none.

    A pause that would begin in the future is none: the clock was set back meanwhile (F78).
    """
    kept, now = state.meta(replica.database.read(), KEY), replica.clock.now()
    if not isinstance(kept, dict):
        return None
    return int(kept["until"]) if kept["since"] <= now < kept["until"] else None


class PauseControl:
    """Begins and ends pauses of one replica; any number of these may be about."""

    def __init__(self, replica: Replica, bus: Bus) -> None:
        self._replica = replica
        self._bus = bus

    def begin(self, seconds: int = HOUR) -> int:
        """Pause from now on, whatever was paused before; answers when it ends, wall milliseconds."""
        now = self._replica.clock.now()
        self._keep({"since": now, "until": now + seconds * 1000})
        return now + seconds * 1000

    def end(self) -> None:
        """Go on at once."""
        self._keep(None)

    def left(self) -> float:
        """Seconds until the pause ends; 0 while there is none."""
        until = paused_until(self._replica)
        return 0.0 if until is None else max(0.0, (until - self._replica.clock.now()) / 1000)

    def _keep(self, kept: dict[str, int] | None) -> None:
        with self._replica.write() as tx:
            state.put_meta(tx.connection, KEY, kept)
        self._bus.publish(Paused(kept["until"] if kept is not None else None))
