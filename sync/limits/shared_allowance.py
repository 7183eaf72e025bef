"""The share of this computer in the requests that the vendor allows a cloud: others may use the same allowance.

Owned by `sync.limits.gate`. How many requests the others send is nowhere to be read, so it is learnt (F123):

- from 429s. One that came although we had not used up the allowance ourselves shows that others use it too. At that
  moment all of them together had used all of it, so a share of nine tenths of what each had used, and of no more than
  half of what it took before, fits in at once. Who had used little only halves its share: it may have been a limit of
  another kind. A tenth of the allowance is taken back for each day without a 429.
- from changes made elsewhere. Each costs its maker about two requests. They may come from the vendor's own tills, which
  use none, so at most half of the allowance is set aside for them, and only while they are recent.
- from a setting, the number of computers: then the allowance is simply divided.

Polling, counts and comparisons keep within the share. A person's edits and own runs have no limit but the cloud's.
Counted by wall time, since all of it outlives the process; a clock that jumps ahead costs one more 429, and what was
learnt by one counts from the time at which it is right again (F78).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

from storage.clock import Clock

WINDOW_MS = 30 * 60_000
DAY_MS = 86_400_000
OURS = 0.9
"""Share of the allowance from which on a 429 is explained by our own requests."""
MARGIN = 0.9
"""Part of what was used at a 429 that is used from then on."""
PER_DAY = 0.1
"""Part of the allowance that is taken back for each day without a 429."""
LEAST_PART = 6
"""No less than such a part of the allowance is learnt: more computers than this need the setting."""
LEAST = 10
SINGLE = 10
"""Records changed elsewhere up to which each is taken for an edit of its own; further ones for arrays of a hundred."""


class SharedAllowance:
    """The share of one computer. Safe for several threads."""

    def __init__(
        self, *, clock: Clock, allowance: Callable[[], int], computers: Callable[[], int] = lambda: 1
    ) -> None:
        self._clock = clock
        self.allowance = allowance
        """Requests in half an hour that the vendor allows the cloud."""
        self.computers = computers
        """Computers that use it, by the setting; 1 to learn."""
        self._lock = threading.Lock()
        self._learnt: tuple[int, int] | None = None
        """The share learnt from the last 429, and when, wall milliseconds."""
        self._changes: list[tuple[int, int]] = []
        """Requests that changes made elsewhere have cost, with the wall milliseconds at which they were found."""

    def share(self) -> int:
        """Requests in half an hour that this computer may use for reading by itself."""
        allowance = self.allowance()
        fixed = max(1, allowance // max(1, self.computers()))
        with self._lock:
            learnt = self._taken_back(allowance, self._clock.now())
        return fixed if learnt is None else min(fixed, learnt)

    def others(self) -> int:
        """Requests of others in the last half hour, as far as the changes that they made show them."""
        now = self._clock.now()
        with self._lock:
            known = sum(requests for at, requests in self._changes if 0 <= now - at < WINDOW_MS)
        return min(known, self.allowance() // 2)

    def record_changes(self, changed: int, seconds: float) -> None:
        """Count records that others changed in so many seconds, since their list was last read."""
        if changed <= 0:
            return
        requests = 2 * min(changed, SINGLE) + 2 * -(-max(0, changed - SINGLE) // 100)
        recent = round(requests * min(1.0, WINDOW_MS / 1000 / max(seconds, 1.0)))
        now = self._clock.now()
        with self._lock:
            live = [each for each in self._changes if 0 <= now - each[0] < WINDOW_MS]
            self._changes = [*live, (now, recent)] if recent else live

    def record_refusal(self, used: int) -> bool:
        """Learn from a 429 after `used` requests of ours in half an hour; answers whether the share is smaller now.

        One window teaches once: until it has passed, every further 429 tells of the same requests.
        """
        allowance, now = self.allowance(), self._clock.now()
        before = self.share()
        with self._lock:
            if used >= OURS * allowance:
                return False
            if self._learnt is not None and 0 <= now - self._learnt[1] < WINDOW_MS:
                return False
            least = max(LEAST, allowance // LEAST_PART)
            fits = int(MARGIN * used) if used >= least else before
            self._learnt = max(least, min(fits, before // 2)), now
        return self.share() < before

    # over a restart

    def dump(self) -> dict[str, Any]:
        """What was learnt, as JSON values."""
        with self._lock:
            return {"learnt": self._learnt, "changes": self._changes}

    def load(self, dumped: object) -> None:
        """Resume from what `dump` gave, whoever wrote it; what cannot be read counts as nothing."""
        learnt, changes = _readable(dumped)
        with self._lock:
            self._learnt, self._changes = learnt, changes

    def _taken_back(self, allowance: int, now: int) -> int | None:
        if self._learnt is None:
            return None
        share, at = self._learnt
        if at > now:
            self._learnt, at = (share, now), now
        return share + round((now - at) // DAY_MS * PER_DAY * allowance)


def _readable(dumped: object) -> tuple[tuple[int, int] | None, list[tuple[int, int]]]:
    try:
        learnt, changes = dumped["learnt"], dumped["changes"]  # type: ignore[index]
        return (
            None if learnt is None else (int(learnt[0]), int(learnt[1])),
            [(int(at), int(requests)) for at, requests in changes],
        )
    except (TypeError, ValueError, KeyError, IndexError):
        return None, []
