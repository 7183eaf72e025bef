"""The bridge between the main thread and the workers: jobs go out, results and events come back as queued signals.

Called by every widget that writes or reads slowly. A job runs on the worker `commands` (one thread, in order) or
`background` (two threads); its result is delivered on the main thread. No error is lost: one without a `failed`
callback is emitted by the signal `failed`, and so is that of a command whose owner was deleted meanwhile (closed, or
rebuilt with the window).
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from PySide6.QtCore import QEventLoop, QObject, Qt, Signal, Slot
from shiboken6 import isValid

from app.threads import Worker
from storage.errors import BugError, ShopError
from sync.events import Bus, EngineEnded, Event, Paused, Progress, RecordsChanged, RunFinished, RunStarted
from ui.background.event_batching import EventBatcher
from ui.background.unexpected_error import unexpected_error

log = logging.getLogger(__name__)
T = TypeVar("T")

WorkerName = Literal["commands", "background", "lists", "opening"]
"""`commands`: one thread, for everything that writes, in order. `background`: two threads, for reads and slow work.
`lists`: one thread, for the rows of lists, which a person waits for.
`opening`: one thread, for the check that every write waits for."""


@dataclass(frozen=True, slots=True)
class _Finished:
    """A job that ended, on its way to the main thread."""

    value: Any
    error: ShopError | None
    done: Callable[[Any], None] | None
    failed: Callable[[ShopError], None] | None
    owner: QObject | None
    worker: WorkerName


class Bridge(QObject):
    """Runs jobs on worker threads and repeats the program's events as signals on the main thread."""

    changed = Signal(object)
    """A `RecordsChanged`: views refresh the records it names."""
    run_started = Signal()
    run_progress = Signal(object)
    run_finished = Signal(object)
    paused = Signal()
    """A pause began or ended."""
    engine_ended = Signal(object)
    """An `EngineEnded`: the process that synchronises and serves ended by itself."""
    failed = Signal(object)
    """A `ShopError` that no callback handled."""
    busy = Signal(bool)
    """Whether any job is running."""

    _finished = Signal(object)
    _main_thread_call = Signal(object, object)

    def __init__(self, bus: Bus, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers: dict[str, Worker] = {
            "commands": Worker("commands"),
            "background": Worker("background", 2),
            "lists": Worker("lists"),
            "opening": Worker("opening"),
        }
        self._under_way = 0
        self._finished.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._main_thread_call.connect(self._call, Qt.ConnectionType.QueuedConnection)
        self.bus = bus
        self.open = True
        self._events = EventBatcher(bus, self)
        self._events.delivered.connect(self._emit_event)

    def submit(
        self,
        job: Callable[[], T],
        *,
        done: Callable[[T], None] | None = None,
        failed: Callable[[ShopError], None] | None = None,
        owner: QObject | None = None,
        worker: WorkerName = "commands",
    ) -> None:
        """Run `job` on a worker; then call `done` or `failed` on the main thread, unless `owner` was deleted."""
        self._under_way += 1
        self.busy.emit(True)
        self._workers[worker].submit(self._run, job, done, failed, owner, worker)

    def wait(self, job: Callable[[], T]) -> T:
        """Run `job` on a background worker while a nested event loop goes on; return its value or raise its ShopError."""
        loop = QEventLoop()
        values: list[T] = []
        errors: list[ShopError] = []

        def done(value: T) -> None:
            values.append(value)
            loop.quit()

        def failed(error: ShopError) -> None:
            errors.append(error)
            loop.quit()

        self.submit(job, done=done, failed=failed, worker="background")
        loop.exec()
        if errors:
            raise errors[0]
        return values[0]

    def call_on_main_thread(self, owner: QObject, callback: Callable[[], object]) -> None:
        """From a job, on any thread: call `callback` on the main thread, unless `owner` was deleted."""
        self._main_thread_call.emit(owner, callback)

    def stop(self, seconds: float = 1.0) -> None:
        """Accept no more jobs; drop queued ones and give running ones `seconds` to end."""
        self.open = False
        self._events.stop()
        for worker in self._workers.values():
            worker.stop(seconds)

    def finish(self) -> None:
        """Wait for every command submitted so far; at exit, when no event loop runs any more."""
        self._workers["commands"].shutdown(wait=True)

    def _run(
        self,
        job: Callable[[], Any],
        done: Callable[[Any], None] | None,
        failed: Callable[[ShopError], None] | None,
        owner: QObject | None,
        worker: WorkerName,
    ) -> None:
        value: Any = None
        error: ShopError | None = None
        try:
            value = job()
        except ShopError as raised:
            error = raised
        except Exception as raised:
            log.exception("a job of the window failed")
            # Not its text, which may quote a value of a customer.
            error = unexpected_error(raised)
        self._finished.emit(_Finished(value, error, done, failed, owner, worker))

    @Slot(object)
    def _deliver(self, job: _Finished) -> None:
        self._under_way -= 1
        if not self.open:
            return  # the folder is closed: a callback could only read what is gone
        self.busy.emit(self._under_way > 0)
        alive = job.owner is None or isValid(job.owner)
        if job.error is None:
            if job.done is not None and alive:
                job.done(job.value)
            return
        if job.failed is not None and alive:
            job.failed(job.error)
        # A background job of a deleted owner failed at something that nobody needs any more; a command did not.
        unhandled = job.failed is None if alive else job.worker == "commands"
        if unhandled or isinstance(job.error, BugError):
            self.failed.emit(job.error)

    @Slot(object, object)
    def _call(self, owner: QObject, callback: Callable[[], object]) -> None:
        if self.open and isValid(owner):
            callback()

    @Slot(object)
    def _emit_event(self, event: Event) -> None:
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
            case EngineEnded():
                self.engine_ended.emit(event)
