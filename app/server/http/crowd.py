"""A bounded number of places, such as connections, of which no address can hold all.

Used for connections (`connections`), requests that are being read or answered (`request_bodies`) and requests held open
(`listening`). An address holds half of the places at most, and a full crowd makes room for a newcomer of another
one: whoever has waited for its client the longest gives way, of the address that holds the most.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable

from app.server.http.rate_limits import caller_key


class Place:
    """One place, until it is left. `give_way` ends what holds it."""

    def __init__(self, crowd: Crowd, key: str, give_way: Callable[[], object]) -> None:
        self._crowd = crowd
        self.key = key
        self.give_way = give_way
        self.waits_since: float | None = None
        """Since when it waits for its client, in monotonic seconds; None while it works."""

        self.held = True

    def leave(self) -> None:
        """Give the place back. Idempotent."""
        self._crowd.leave(self)


class Crowd:
    """At most `most` places. For one event loop. Who waits for less than `patience` seconds gives no way."""

    def __init__(self, most: int, *, patience: float = 0.0) -> None:
        self._most = most
        self._patience = patience
        self._places: dict[Place, None] = {}
        self._held: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        """Places that are taken."""
        return len(self._places)

    def enter(self, address: str, give_way: Callable[[], object] = lambda: None) -> Place | None:
        """A place for an address; None when it has its share, or all are at work."""
        key = caller_key(address)
        from_itself = self._held[key] >= self._most // 2
        if (from_itself or self.taken >= self._most) and not self._make_room(key if from_itself else None):
            return None
        place = Place(self, key, give_way)
        self._places[place] = None
        self._held[key] += 1
        return place

    def leave(self, place: Place) -> None:
        """Count a place as free again; called by `Place`."""
        if place in self._places:
            del self._places[place]
            place.held = False
            self._held[place.key] -= 1
            self._held += Counter()  # keeps no address that holds nothing

    def _make_room(self, key: str | None) -> bool:
        latest = time.monotonic() - self._patience
        waiting = [
            (-self._held[place.key], place.waits_since, place)
            for place in self._places
            if place.waits_since is not None and place.waits_since <= latest and key in (None, place.key)
        ]
        if not waiting:
            return False
        place = min(waiting, key=lambda each: each[:2])[2]
        place.leave()
        place.give_way()
        return True
