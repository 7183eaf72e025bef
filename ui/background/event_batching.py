"""Batches of the events of a run on their way to the main thread: a first download publishes some hundred in a second.

Made by the bridge. An event of a person's own change, and the start or end of a run, is delivered at once, together
with everything published before it, in order.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Hashable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from sync.events import Bus, Event, Progress, RecordsChanged

OF_RUNS = frozenset({"pull", "sent"})
"""Changes that a run makes, by the hundred."""
EVERY = 100
"""Milliseconds between two batches."""


def merge_events(events: Iterable[Event]) -> list[Event]:
    """The same in fewer events: one change for each list, and the latest progress.

    Events are merged only with those since the last event that cannot be merged.
    """
    found: list[Event] = []
    places: dict[Hashable, int] = {}
    for event in events:
        key = _merge_key(event)
        if key is None:
            places.clear()
            found.append(event)
        elif (place := places.get(key)) is None:
            places[key] = len(found)
            found.append(event)
        else:
            found[place] = _merge_pair(found[place], event)
    return found


def _merge_key(event: Event) -> Hashable:
    """Events with the same key can be merged; None: never."""
    if isinstance(event, Progress):
        return Progress
    if isinstance(event, RecordsChanged) and event.kind in OF_RUNS:
        return event.entity, event.kind, event.step, event.origin
    return None


def _merge_pair(first: Event, then: Event) -> Event:
    if not isinstance(first, RecordsChanged) or not isinstance(then, RecordsChanged):
        return then
    # No ids means all records.
    return replace(first, ids=(*first.ids, *then.ids) if first.ids and then.ids else ())


class EventBatcher(QObject):
    """Receives events on any thread and delivers them on the thread that it lives in."""

    delivered = Signal(object)
    """Each event, merged ones as one."""
    _pending = Signal(bool)

    def __init__(self, bus: Bus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = threading.Lock()
        self._received: list[Event] = []
        self._queue: deque[Event] = deque()
        self._timer = QTimer(self, interval=EVERY, singleShot=True)
        self._timer.timeout.connect(self._deliver)
        self._pending.connect(self._on_pending, Qt.ConnectionType.QueuedConnection)
        self.stop = bus.subscribe(self._receive)
        """Unsubscribe."""

    def _receive(self, event: Event) -> None:
        urgent = _merge_key(event) is None
        with self._lock:
            first = not self._received
            self._received.append(event)
        if first or urgent:
            self._pending.emit(urgent)

    @Slot(bool)
    def _on_pending(self, urgent: bool) -> None:
        if urgent:
            self._deliver()
        elif not self._timer.isActive():
            self._timer.start()

    def _deliver(self) -> None:
        self._timer.stop()
        with self._lock:
            received, self._received = self._received, []
        self._queue.extend(merge_events(received))
        # A slot may open a dialog and run its event loop: what arrives meanwhile is delivered after the rest of this batch.
        while self._queue:
            self.delivered.emit(self._queue.popleft())
