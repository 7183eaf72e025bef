"""Fair shares of a bounded number of places, such as connections, among the addresses that ask for them.

Called by `accepting` (connections) and `asgi` (requests in progress), before a byte of the request is read. An address
gets a place only while it holds fewer than are still free: one that takes all it can leaves half, a second one a
third, and a newcomer always finds some. A part is kept for the programs of this computer.
"""

from __future__ import annotations

from collections import Counter

from app.server.http.rate_limits import caller_key
from sync.client.loopback import is_loopback

KEPT = 4
"""One of so many places is kept for this computer's own addresses."""


def may_take(own: int, taken: int, *, most: int, per_address: int, local: bool) -> bool:
    """Whether an address that holds `own` of the `taken` places may have one more of `most`."""
    free = most - taken - (0 if local else most // KEPT)
    return own < free if local else own < min(per_address, free)


class Place:
    """One place, until it is released."""

    def __init__(self, shares: Shares, key: str) -> None:
        self._shares: Shares | None = shares
        self.key = key
        """Of the address that holds it; see `caller_key`."""

    def release(self) -> None:
        """Give the place back. Idempotent."""
        if self._shares is not None:
            self._shares.give_back(self.key)
            self._shares = None


class Shares:
    """At most `most` places, and `per_address` of them for an address of another computer. For one event loop."""

    def __init__(self, most: int, per_address: int) -> None:
        self._most = most
        self._per_address = per_address
        self._held: Counter[str] = Counter()
        self.taken = 0
        """Places that are taken."""

    def take(self, address: str) -> Place | None:
        """A place for an address; None when it has its share."""
        key = caller_key(address)
        local = is_loopback(address)
        if not may_take(
            self._held[key], self.taken, most=self._most, per_address=self._per_address, local=local
        ):
            if not self._held[key]:
                del self._held[key]
            return None
        self._held[key] += 1
        self.taken += 1
        return Place(self, key)

    def give_back(self, key: str) -> None:
        """Count a place of `key` as free again; called by `Place`."""
        self.taken -= 1
        self._held[key] -= 1
        if not self._held[key]:
            del self._held[key]
