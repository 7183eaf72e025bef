"""What a run tells, gathered on its way to the main thread: a first download speaks some hundred times in a second.

Made by the bridge. What a person did, and that a run began or ended, goes on at once and takes along, in order, all
that was told before.
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
"""Milliseconds between two times that such are passed on."""


def merged(events: Iterable[Event]) -> list[Event]:
    """The same with as few words: one change for each list, and of the progress what it came to.

    Never past anything else that was told between.
    """
    found: list[Event] = []
    places: dict[Hashable, int] = {}
    for event in events:
        key = _alike(event)
        if key is None:
            places.clear()
            found.append(event)
        elif (place := places.get(key)) is None:
            places[key] = len(found)
            found.append(event)
        else:
            found[place] = _both(found[place], event)
    return found


def _alike(event: Event) -> Hashable:
    """What can be told as one has this in common; None is told by itself."""
    if isinstance(event, Progress):
        return Progress
    if isinstance(event, RecordsChanged) and event.kind in OF_RUNS:
        return event.entity, event.kind, event.step, event.origin
    return None


def _both(first: Event, then: Event) -> Event:
    if not isinstance(first, RecordsChanged) or not isinstance(then, RecordsChanged):
        return then
    # No ids are all of them.
    return replace(first, ids=(*first.ids, *then.ids) if first.ids and then.ids else ())


class EventBatcher(QObject):
    """Listens on every thread, and tells on its own."""

    told = Signal(object)
    _waiting = Signal(bool)

    def __init__(self, bus: Bus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._guard = threading.Lock()
        self._heard: list[Event] = []
        self._due: deque[Event] = deque()
        self._timer = QTimer(self, interval=EVERY, singleShot=True)
        self._timer.timeout.connect(self._tell)
        self._waiting.connect(self._on_waiting, Qt.ConnectionType.QueuedConnection)
        self.stop = bus.subscribe(self._hear)
        """Hear no more."""

    def _hear(self, event: Event) -> None:
        urgent = _alike(event) is None
        with self._guard:
            alone = not self._heard
            self._heard.append(event)
        if alone or urgent:
            self._waiting.emit(urgent)

    @Slot(bool)
    def _on_waiting(self, urgent: bool) -> None:
        if urgent:
            self._tell()
        elif not self._timer.isActive():
            self._timer.start()

    def _tell(self) -> None:
        self._timer.stop()
        with self._guard:
            heard, self._heard = self._heard, []
        self._due.extend(merged(heard))
        # A listener may open a dialog, and what is told meanwhile comes after the rest of this.
        while self._due:
            self.told.emit(self._due.popleft())
