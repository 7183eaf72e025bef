"""The one hop between threads: commands leave the main thread here, results and events come back as signals.

Called by every widget that writes. A job runs on `commands` (one thread, in order) or on `chores` (two); its result
is delivered on the main thread. Nothing that fails is lost: what no caller takes arrives at `failed`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from PySide6.QtCore import QObject, Qt, Signal, Slot

from app.worker import Worker
from storage.errors import BugError, ShopError
from sync.events import Bus, Change, Event, Paused, Progress, RunFinished, RunStarted

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


class Bridge(QObject):
    """Runs jobs away from the main thread and repeats the program's events on it."""

    changed = Signal(object)
    """A `Change`: views refresh the records it names."""
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
    _event = Signal(object)

    def __init__(self, bus: Bus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: dict[str, Worker] = {"commands": Worker("commands"), "chores": Worker("chores", 2)}
        self._under_way = 0
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._event.connect(self._repeat, Qt.ConnectionType.QueuedConnection)
        self.bus = bus
        self.open = True
        self._unsubscribe = bus.subscribe(self._event.emit)

    def submit(
        self,
        job: Callable[[], T],
        *,
        done: Callable[[T], None] | None = None,
        failed: Callable[[ShopError], None] | None = None,
        lane: Lane = "commands",
    ) -> None:
        """Run `job` away from here; `done` or `failed` is called on the main thread."""
        self._under_way += 1
        self.busy.emit(True)
        self._workers[lane].submit(self._run, job, done, failed)

    def stop(self, seconds: float = 1.0) -> None:
        """Take no more; what is queued is dropped, what runs has `seconds` to end."""
        self.open = False
        self._unsubscribe()
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
        self._finished.emit(_Finished(value, error, done, failed))

    @Slot(object)
    def _deliver(self, job: _Finished) -> None:
        self._under_way -= 1
        if not self.open:
            return  # the shop is closed: there is nothing left to ask, and nobody to tell
        self.busy.emit(self._under_way > 0)
        if job.error is None:
            if job.done is not None:
                job.done(job.value)
        elif job.failed is not None and not isinstance(job.error, BugError):
            job.failed(job.error)
        else:
            if job.failed is not None:
                job.failed(job.error)
            self.failed.emit(job.error)

    @Slot(object)
    def _repeat(self, event: Event) -> None:
        match event:
            case Change():
                self.changed.emit(event)
            case RunStarted():
                self.run_started.emit()
            case Progress():
                self.run_progress.emit(event)
            case RunFinished():
                self.run_finished.emit(event.outcome)
            case Paused():
                self.paused.emit()
