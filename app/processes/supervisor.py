"""Starts the engine's process, watches it, and starts it again when it ends or hangs (F134).

Used by `window_runtime`. Nothing is lost with that process: what it did is in the database, and a new one goes on there. So it
is killed without a question when it gives no sign of life.
"""

from __future__ import annotations

import logging
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as FutureTimeout
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, Literal, cast

from app.errors import ChannelLost
from app.paths import sources_folder, start_self
from app.processes.channel import Channel
from app.processes.messages import Hello, Message
from app.version import VERSION
from storage.errors import ShopError

log = logging.getLogger(__name__)

HUNG_SECONDS = 4.5
"""Without a sign of life for so long it hangs: three were to come."""
OPENING_SECONDS = 60.0
"""Until the first sign of life: the program is read from a slow disk, and the folder is opened."""
LOOK_SECONDS = HUNG_SECONDS / 2
"""Between two looks at the signs of life. Its end wakes the one that waits, since its pipe ends with it."""
KILL_SECONDS = 1.0
LAST_WORDS_SECONDS = 0.2
STOP_SECONDS = 1.5
"""For an orderly end; then it is killed."""
SETTLED_SECONDS = 600.0
"""A process that lived so long ended for a new reason."""
LONGEST_WAIT = 60.0
OTHER_VERSION = 7
"""Exit code of `engine_process` where another version was installed meanwhile."""

Trouble = Literal["ended", "hung", "not_started", "other_version"]
"""Why there is no such process."""


def command(folder: Path) -> list[str]:
    """How this program starts its own other half: the same executable with other arguments."""
    return [*start_self(), "--data", str(folder.absolute()), "serve", "--for-window", VERSION]


def wait_before(deaths: int) -> float:
    """Seconds before it is started again after so many ends in a row: at once after the first."""
    return 0.0 if deaths <= 1 else min(2.0 ** (deaths - 2), LONGEST_WAIT)


class Supervisor:
    """Keeps one process running from `start` to `stop`.

    On threads of its own it calls `received` with each message, `begun` when a process is there, the first or a later
    one, and `troubled` when one ended that nobody asked to, with the number of ends in a row; that answers whether to start
    another one.
    """

    def __init__(
        self,
        command: Sequence[str],
        *,
        received: Callable[[Message], object],
        begun: Callable[[], object],
        troubled: Callable[[Trouble, int], bool],
    ) -> None:
        self._command = [*command]
        self._received = received
        self._begun = begun
        self._troubled = troubled
        self._guard = threading.Lock()
        self._stopped = threading.Event()
        self._left = False
        self._code: int | None = None
        """What the last process ended with."""
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: Channel | None = None
        self._said_hello = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="supervisor", daemon=True)

    @property
    def process_id(self) -> int | None:
        """The process that runs now."""
        with self._guard:
            return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Start it, and watch it from now on."""
        self._thread.start()

    def send(self, message: Message) -> None:
        """Send a message, if there is a process; a new one learns all from the database."""
        if (channel := self._channel) is not None:
            channel.send(message)

    def request(self, name: str, **params: Any) -> Future[Any]:
        """Ask for something; the future raises ChannelLost where there is no process."""
        if (channel := self._channel) is not None:
            return channel.request(name, **params)
        missing: Future[Any] = Future()
        missing.set_exception(ChannelLost())
        return missing

    def leave_running(self) -> bool:
        """Watch the process no more, and let it go on alone; whether there is one that will."""
        try:
            self.request("go_on").result(STOP_SECONDS)
        except (ShopError, FutureTimeout):
            return False
        self._left = True
        self._stopped.set()
        with self._guard:
            process, channel = self._process, self._channel
        if process is not None and channel is not None:
            channel.close()
            # Where this one lives on, an ended one would be kept by the system otherwise.
            threading.Thread(target=process.wait, name="left-running", daemon=True).start()
        self._thread.join(STOP_SECONDS)
        return True

    def stop(self) -> None:
        """End the process in order, in at most `STOP_SECONDS`; a second call does nothing."""
        self._stopped.set()
        with self._guard:
            process, channel = self._process, self._channel
        if process is not None and channel is not None and not self._left:
            channel.request("stop")
            try:
                process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                log.warning("the engine's process does not end: killed")
            self._kill(process, channel)
        if self._thread.is_alive():
            self._thread.join(STOP_SECONDS)

    def _watch(self) -> None:
        deaths = 0
        while not self._stopped.is_set():
            begun = time.monotonic()
            trouble = self._run_once()
            if self._stopped.is_set() or trouble is None:
                return
            deaths = 1 if time.monotonic() - begun > SETTLED_SECONDS else deaths + 1
            log.warning("the engine's process: %s (%s), %d in a row", trouble, self._code, deaths)
            if not self._troubled(trouble, deaths) or self._stopped.wait(wait_before(deaths)):
                return

    def _run_once(self) -> Trouble | None:
        """Run one process to its end; why it ended, None when that was asked for."""
        try:
            process, channel, lost = self._launch()
        except OSError as error:
            log.warning("the engine's process cannot be started: %s", type(error).__name__)
            return "not_started"
        trouble = self._until_trouble(process, channel, lost)
        self._kill(process, channel)
        self._code = process.returncode
        if self._stopped.is_set():
            return None
        return "other_version" if process.returncode == OTHER_VERSION else trouble

    def _launch(self) -> tuple[subprocess.Popen[bytes], Channel, threading.Event]:
        with self._guard:
            if self._stopped.is_set():
                raise OSError
            process = subprocess.Popen(
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                cwd=sources_folder(),
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
            self._said_hello = threading.Event()
            incoming, outgoing = cast(BinaryIO, process.stdout), cast(BinaryIO, process.stdin)
            lost = threading.Event()
            channel = Channel(incoming, outgoing, receive=self._on_message, lost=lost.set)
            self._process, self._channel = process, channel
        channel.start()
        return process, channel, lost

    def _until_trouble(
        self, process: subprocess.Popen[bytes], channel: Channel, lost: threading.Event
    ) -> Trouble:
        """Return when the process has ended, or gave no sign of life; of this computer's own sleep nothing is counted."""
        silent, heard = 0.0, channel.heard
        while not lost.wait(LOOK_SECONDS) and process.poll() is None:
            silent = silent + LOOK_SECONDS if channel.heard == heard else 0.0
            heard = channel.heard
            if silent >= (HUNG_SECONDS if self._said_hello.is_set() else OPENING_SECONDS):
                return "hung"
        if not self._left:
            # Its pipe ends a moment before it; `stop` ends it in order.
            with suppress(subprocess.TimeoutExpired):
                process.wait(STOP_SECONDS if self._stopped.is_set() else KILL_SECONDS)
        return "ended"

    def _on_message(self, message: Message) -> None:
        if isinstance(message, Hello):
            log.info("the engine's process is %d", message.process)
            self._said_hello.set()
            self._begun()
        else:
            self._received(message)

    def _kill(self, process: subprocess.Popen[bytes], channel: Channel) -> None:
        if not self._left:
            process.kill()
            with suppress(subprocess.TimeoutExpired):  # it waits for a disk that is gone: nobody waits for it
                process.wait(KILL_SECONDS)
            # Its last words: what comes after the next one has begun would be taken for that one's.
            if not channel.wait_for_end(LAST_WORDS_SECONDS):
                log.warning("the last messages of the engine's process are not read")
        channel.close()
        with self._guard:
            if self._process is process:
                self._process = self._channel = None
