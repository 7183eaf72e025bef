"""The one hop between threads: commands leave the main thread here, results and events come back as signals.

Called by every widget that writes. A job runs on `commands` (one thread, in order) or on `chores` (two); its result
is delivered on the main thread. Nothing that fails is lost: what no caller takes arrives at `failed`, and so does a
command that failed for a widget that is gone by then, closed for good or with a window built anew.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot
from shiboken6 import isValid

from app.threads import Worker
from storage.errors import BugError, ShopError
from sync.events import Bus, Event, Paused, Progress, RecordsChanged, RunFinished, RunStarted
from ui.background.event_batching import EventBatcher

log = logging.getLogger(__name__)
T = TypeVar("T")

Lane = Literal["commands", "chores"]


@dataclass(frozen=True, slots=True)
class _Finished:
    """A job that ended, on its way to the main thread."""

    value: Any
    error: ShopError | None
    done: Callable[[Any], None] | None
    failed: Callable[[ShopError], None] | None
    asker: QObject | None
    lane: Lane


class Bridge(QObject):
    """Runs jobs away from the main thread and repeats the program's events on it."""

    changed = Signal(object)
    """A `RecordsChanged`: views refresh the records it names."""
    run_started = Signal()
    run_progress = Signal(object)
    run_finished = Signal(object)
    paused = Signal()
    """A pause began or ended."""
    failed = Signal(object)
    """A `ShopError` that no caller asked for."""
    busy = Signal(bool)
    """Whether a job of the `commands` lane is under way."""

    _finished = Signal(object)
    _told = Signal(object, object)

    def __init__(self, bus: Bus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: dict[str, Worker] = {"commands": Worker("commands"), "chores": Worker("chores", 2)}
        self._under_way = 0
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._told.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self.bus = bus
        self.open = True
        self._gathered = EventBatcher(bus, self)
        self._gathered.told.connect(self._repeat)

    def submit(
        self,
        job: Callable[[], T],
        *,
        done: Callable[[T], None] | None = None,
        failed: Callable[[ShopError], None] | None = None,
        asker: QObject | None = None,
        lane: Lane = "commands",
    ) -> None:
        """Run `job` away from here; `done` or `failed` is called on the main thread, if `asker` is still there."""
        self._under_way += 1
        self.busy.emit(True)
        self._workers[lane].submit(self._run, job, done, failed, asker, lane)

    def tell(self, asker: QObject, say: Callable[[], object]) -> None:
        """From a job, on any thread: call `say` on the main thread, if `asker` is still there."""
        self._told.emit(asker, say)

    def stop(self, seconds: float = 1.0) -> None:
        """Take no more; what is queued is dropped, what runs has `seconds` to end."""
        self.open = False
        self._gathered.stop()
        for worker in self._workers.values():
            worker.stop(seconds)

    def finish(self) -> None:
        """Wait for all commands given so far; for the way out, where no event loop runs any more."""
        self._workers["commands"].shutdown(wait=True)

    def _run(
        self,
        job: Callable[[], Any],
        done: Callable[[Any], None] | None,
        failed: Callable[[ShopError], None] | None,
        asker: QObject | None,
        lane: Lane,
    ) -> None:
        value: Any = None
        error: ShopError | None = None
        try:
            value = job()
        except ShopError as raised:
            error = raised
        except Exception as raised:
            log.exception("a job of the window failed")
            error = BugError(kind=type(raised).__name__, message=str(raised))
        self._finished.emit(_Finished(value, error, done, failed, asker, lane))

    @Slot(object)
    def _deliver(self, job: _Finished) -> None:
        self._under_way -= 1
        if not self.open:
            return  # the shop is closed: there is nothing left to ask, and nobody to tell
        self.busy.emit(self._under_way > 0)
        there = job.asker is None or isValid(job.asker)
        if job.error is None:
            if job.done is not None and there:
                job.done(job.value)
            return
        if job.failed is not None and there:
            job.failed(job.error)
        # A chore whose asker is gone failed at what nobody waits for any more.
        unheard = job.failed is None if there else job.lane == "commands"
        if unheard or isinstance(job.error, BugError):
            self.failed.emit(job.error)

    @Slot(object, object)
    def _pass_on(self, asker: QObject, say: Callable[[], object]) -> None:
        if self.open and isValid(asker):
            say()

    @Slot(object)
    def _repeat(self, event: Event) -> None:
        match event:
            case RecordsChanged():
                self.changed.emit(event)
            case RunStarted():
                self.run_started.emit()
            case Progress():
                self.run_progress.emit(event)
            case RunFinished():
                self.run_finished.emit(event.outcome)
            case Paused():
                self.paused.emit()
