"""The channel between two processes of the program, over two pipes: the standard input and output of the one started.

It works the same on every system, needs no port and no secret, and ends with either process. Nothing that is sent waits for
the other process: a thread writes. While that cannot, changes of records are joined, since they say what to read again and
nothing that is not in the database; so what waits is bounded, and a process that hangs costs no memory.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Hashable, Iterable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import replace
from itertools import count
from typing import Any, BinaryIO

from app.errors import ChannelLost
from app.processes import messages
from app.processes.messages import Answer, Beat, Logged, Message, Published, Request
from sync.events import Bus, Event, Progress, RecordsChanged

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.5
"""Between two signs of life when nothing else is sent. Only the process that is watched gives them: each wakes two threads."""
MOST_WAITING = 200
"""Messages that wait to be written before events are joined."""
MOST_LINES = 50
"""Lines for the log that are kept then."""
MOST_REQUESTS = 100
"""Requests that may be unanswered."""


class Channel:
    """One end. `receive` is called for each message but beats and answers, on the reading thread; `lost` once, on any thread,
    when nothing more can come or be sent. With `beats` it gives signs of life.
    """

    def __init__(
        self,
        incoming: BinaryIO,
        outgoing: BinaryIO,
        *,
        receive: Callable[[Message], object],
        lost: Callable[[], object] = lambda: None,
        beats: bool = False,
    ) -> None:
        self._incoming = incoming
        self._outgoing = outgoing
        self._receive = receive
        self._on_lost = lost
        self._beats = beats
        self._guard = threading.Condition()
        self._waiting: list[Message] = []
        self._writing = False
        self._answers: dict[int, Future[Any]] = {}
        self._numbers = count(1)
        self._open = True
        self._heard = time.monotonic()
        self._receiving = False
        self._ended = threading.Event()

    @property
    def heard(self) -> float:
        """When the other process was heard last, in monotonic seconds: now, while this one is busy with what it said."""
        return time.monotonic() if self._receiving else self._heard

    def wait_for_end(self, seconds: float) -> bool:
        """Wait until all was received that an ended process has sent, for so long at most; whether it was."""
        return self._ended.wait(seconds)

    def start(self) -> None:
        """Read and write from now on."""
        for work, name in ((self._read, "channel-in"), (self._write, "channel-out")):
            threading.Thread(target=work, name=name, daemon=True).start()

    def send(self, message: Message) -> None:
        """Send a message; one after the channel is lost goes nowhere."""
        with self._guard:
            if self._open:
                self._waiting.append(message)
                if len(self._waiting) > MOST_WAITING:
                    self._waiting = joined(self._waiting)
                self._guard.notify_all()

    def request(self, name: str, **params: Any) -> Future[Any]:
        """Ask for something; the future has its value, or raises its error, or ChannelLost."""
        future: Future[Any] = Future()
        with self._guard:
            if self._open and len(self._answers) < MOST_REQUESTS:
                number = next(self._numbers)
                self._answers[number] = future
                self._waiting.append(Request(number, name, params))
                self._guard.notify_all()
                return future
        future.set_exception(ChannelLost())
        return future

    def close(self) -> None:
        """End it, on this side and thereby on the other; `lost` is called if it was not lost before."""
        with self._guard:
            was_open, self._open = self._open, False
            unanswered = [*self._answers.values()]
            self._answers.clear()
            self._waiting.clear()
            self._guard.notify_all()
        for future in unanswered:
            future.set_exception(ChannelLost())
        if was_open:
            self._on_lost()

    def flush(self, seconds: float) -> bool:
        """Wait until everything was written, for so long at most; whether it was."""
        with self._guard:
            return self._guard.wait_for(lambda: not self._waiting and not self._writing, seconds)

    def _write(self) -> None:
        try:
            while (batch := self._next_batch()) is not None:
                self._outgoing.write(b"".join(map(messages.encode, batch or [Beat()])))
                self._outgoing.flush()
        except (OSError, ValueError):
            log.info("the other process reads no more")
        except TypeError:
            log.exception("a message that cannot be sent")
        finally:
            self.close()
            with suppress(OSError, ValueError):
                self._outgoing.close()

    def _next_batch(self) -> list[Message] | None:
        """What waits to be written; nothing when it is time for a sign of life, None when the channel is lost."""
        with self._guard:
            self._writing = False
            self._guard.notify_all()
            self._guard.wait_for(
                lambda: self._waiting or not self._open, BEAT_SECONDS if self._beats else None
            )
            if not self._open:
                return None
            batch, self._waiting = self._waiting, []
            self._writing = True
            return batch

    def _read(self) -> None:
        try:
            while line := self._incoming.readline(messages.LONGEST):
                self._receiving = True
                self._on_message(messages.decode(line))
                self._heard = time.monotonic()
                self._receiving = False
        except (OSError, ValueError):
            log.info("the other process can be read no more")
        finally:
            self._receiving = False
            self._ended.set()
            self.close()
            with suppress(OSError, ValueError):
                self._incoming.close()

    def _on_message(self, message: Message | None) -> None:
        match message:
            case None | Beat():
                return
            case Answer():
                with self._guard:
                    future = self._answers.pop(message.number, None)
                if future is None:
                    return
                if message.error is not None:
                    future.set_exception(messages.as_error(message))
                else:
                    future.set_result(message.value)
            case _:
                try:
                    self._receive(message)
                except Exception:
                    log.exception("a message failed: %s", type(message).__name__)


def joined(waiting: Iterable[Message]) -> list[Message]:
    """The same in fewer messages: one change for each list, the latest progress and lines; the others as they are."""
    found: dict[Hashable, Message] = {}
    waiting = [*waiting]
    lines = [message for message in waiting if isinstance(message, Logged)]
    dropped = {id(line) for line in lines[:-MOST_LINES]}
    for place, message in enumerate(waiting):
        if id(message) in dropped:
            continue
        event = message.event if isinstance(message, Published) else None
        if isinstance(event, Progress):
            found[Progress] = message
        elif isinstance(event, RecordsChanged):
            key = event.entity, event.kind, event.origin
            # Without ids it means all records.
            found[key] = Published(replace(event, ids=(), step=None)) if key in found else message
        else:
            found[place] = message
    return [*found.values()]


class BusLink:
    """Sends what is published on a bus through a channel, but for what came through it."""

    def __init__(self, bus: Bus, send: Callable[[Message], object]) -> None:
        self._bus = bus
        self._send = send
        self._delivering = threading.local()
        self.stop = bus.subscribe(self._on_event)
        """Send no more."""

    def _on_event(self, event: Event) -> None:
        if not getattr(self._delivering, "now", False):
            self._send(Published(event))

    def deliver(self, event: Event) -> None:
        """Publish here what the other process has published."""
        self._delivering.now = True
        try:
            self._bus.publish(event)
        finally:
            self._delivering.now = False
