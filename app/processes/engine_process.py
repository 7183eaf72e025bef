"""The process that synchronises and serves while another one, which started it, has the window.

Run by `serve --for-window`. It opens the folder that the window owns, does what it is asked over its standard input and
output, tells of its events, and ends with the window.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, BinaryIO

from app.logging_setup import send_log
from app.processes.channel import BusLink, Channel
from app.processes.left_running import is_left, mark_left, unmark_left
from app.processes.messages import Answer, Hello, Logged, Message, Published, Request, State, failure
from app.processes.supervisor import OTHER_VERSION
from app.runtime import Runtime
from app.server.view import told
from app.settings.secrets import Secrets
from app.shutdown_request import ShutdownWatcher
from app.stop_event import StopEvent
from app.threads import Worker
from app.version import VERSION
from storage.errors import ShopError, StorageError

log = logging.getLogger(__name__)

TELL_SECONDS = 2.0
"""Between two looks whether there is something new to tell of servers and schedule."""
STOP_SECONDS = 0.2
SURELY_SECONDS = 10.0
"""For an orderly end, after which the process ends whatever hangs in it."""
OWNER_SECONDS = 15.0
"""For the window to close the folder, where this process goes on without it."""


class EngineProcess:
    """The runtime of this process and its channel to the window. Raises what `Runtime` raises."""

    def __init__(
        self, folder: Path, incoming: BinaryIO, outgoing: BinaryIO, *, secrets: Secrets | None = None
    ) -> None:
        self._folder = folder
        self.ended = StopEvent()
        """Set when it is to end."""
        self._goes_on = False
        self._told: dict[str, Any] = {}
        self._telling = threading.Lock()
        self._requests = Worker("requests", 2)
        self.channel = Channel(incoming, outgoing, receive=self._on_message, lost=self._on_lost, beats=True)
        send_log(lambda level, line: self.channel.send(Logged(level, line)))
        try:
            self.runtime = Runtime(folder, own=False, keep_log=False, secrets=secrets)
        except Exception as error:
            log.warning("the folder is not opened: %s", error)
            self.channel.start()
            self.channel.flush(STOP_SECONDS)
            raise
        self._link = BusLink(self.runtime.bus, self.channel.send)
        self.runtime.replica.cleaning.listeners.append(
            lambda keys: self.channel.send(State("anonymized", [list(key) for key in keys]))
        )
        self._actions: Mapping[str, Callable[..., Any]] = {
            "start": self._start,
            "sync": self._sync,
            "apply_settings": self._apply_settings,
            "go_on": self._go_on,
            "sign_out": lambda: self.runtime.sign_out().result(),
        }

    def run(self) -> None:
        """Do what is asked until the window, or its process, ends."""
        self.channel.send(Hello(VERSION, os.getpid()))
        self.channel.start()
        try:
            while not self.ended.wait(TELL_SECONDS):
                self._tell()
        except Exception:
            log.exception("the process ends")
            raise
        finally:
            self._end()

    def end(self) -> None:
        """Let `run` end."""
        self.ended.set()

    def _end(self) -> None:
        self._link.stop()
        self._requests.stop(STOP_SECONDS)
        try:
            self.runtime.stop()
        except StorageError as error:
            log.warning("no clean stop: %s", error)
        if self._goes_on and self.runtime.replica.owner:
            unmark_left(self._folder)
        self.channel.flush(STOP_SECONDS)
        self.channel.close()

    def _go_on(self) -> None:
        mark_left(self._folder)
        self._goes_on = True

    def _on_lost(self) -> None:
        if not self._goes_on or self.ended.is_set():
            self.ended.set()
            return
        threading.Thread(target=self._own, name="owning", daemon=True).start()

    def _own(self) -> None:
        """Go on as the owner of the folder, once the window has closed it, until the next one asks for it."""
        deadline = time.monotonic() + OWNER_SECONDS
        while is_left(self._folder):
            try:
                self.runtime.become_owner()
            except ShopError as error:
                if self.ended.wait(0.1) or time.monotonic() >= deadline:
                    log.warning("not gone on: %s", error)
                    break
            else:
                if not is_left(self._folder):
                    break
                log.info("goes on without a window")
                ShutdownWatcher(self._folder, self.end)
                return
        # A window was opened meanwhile, or the one that was there does not close.
        self.end()

    def _on_message(self, message: Message) -> None:
        match message:
            case Published():
                self._link.deliver(message.event)
            case Request(name="stop"):
                self.ended.set()
            case Request():
                self._requests.submit(self._answer, message)

    def _answer(self, request: Request) -> None:
        action = self._actions.get(request.name)
        try:
            if action is None:
                raise LookupError(request.name)
            value = action(**request.params)
        except Exception as error:  # noqa: BLE001 - the window is told
            log.warning("%s: %s", request.name, error)
            self.channel.send(failure(request.number, error))
            return
        self._tell()
        self.channel.send(Answer(request.number, value))

    def _start(self, first_run: float) -> None:
        # What was set since this process began was not told.
        self._apply_settings(["log.level"])
        self.runtime.start(lenient=True, first_run=first_run)

    def _sync(self, *, full: bool) -> None:
        self.runtime.sync_now(full=full)

    def _apply_settings(self, names: list[str]) -> None:
        self.runtime.settings.refresh()
        self.runtime.apply_settings(names)

    def _tell(self) -> None:
        """Tell what is new of the servers and the schedule."""
        next_run = self.runtime.next_run()
        found = {
            "servers": told(self.runtime.servers),
            "next_run": None if next_run is None else next_run.timestamp(),
        }
        with self._telling:
            for name, value in found.items():
                if name not in self._told or self._told[name] != value:
                    self._told[name] = value
                    self.channel.send(State(name, value))


def run_for_window(folder: Path, version: str) -> int:
    """Be the engine's process of a window of this version; returns the exit code. Raises what `Runtime` raises."""
    if version != VERSION:
        # An update was installed meanwhile, and its tables may be others than the window knows: nothing is opened.
        return OTHER_VERSION
    incoming, outgoing = _standard_pipes()
    process = EngineProcess(folder, incoming, outgoing)
    threading.Thread(target=_end_surely, args=(process.ended,), name="ending", daemon=True).start()
    # An interrupt of the terminal is for the window, which ends this process in order.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for each in (name for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)):
        signal.signal(getattr(signal, each), lambda *_: process.end())
    process.run()
    return 0


def _end_surely(ended: StopEvent) -> None:
    """End as a kill does, where a window that was killed cannot: what hangs would keep the locks of its folder."""
    ended.wait()
    time.sleep(SURELY_SECONDS)
    os._exit(1)


def _standard_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Standard input and output as they were; whatever prints later writes to standard error."""
    incoming = os.fdopen(os.dup(0), "rb")
    outgoing = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1):
        os.dup2(nowhere, standard)
    os.close(nowhere)
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    return incoming, outgoing
