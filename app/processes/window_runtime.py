"""The runtime of a window whose engine, schedule and servers run in a process of their own.

The same composition as `Runtime`, of which it hosts one half elsewhere: people's writes stay in this process. It owns the
folder, checks it, and closes it when the other process has ended. Where no such process can be started, that half runs
here after all. What belongs to that process is imported in `start`, when the window is painted.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.errors import ChannelLost, NotConnected
from app.logging_setup import set_level, write_line
from app.paths import LEFT_RUNNING_FILE
from app.runtime import Runtime
from sync.events import EngineEnded, Event, RecordsChanged, RunFinished, RunOutcome, RunStarted

if TYPE_CHECKING:
    from app.processes.channel import BusLink
    from app.processes.messages import Message
    from app.processes.supervisor import Supervisor, Trouble
    from app.server.factory import Services
    from app.server.view import ServersElsewhere, ServersView
    from storage.records.anonymized import Key

log = logging.getLogger(__name__)

TRIES = 2
"""Processes that may end before one was ever there; then none is started."""


class WindowRuntime(Runtime):
    """One opened data folder with the process beside it, from `start` to `stop`. Arguments and errors as `Runtime`."""

    def __init__(self, folder: Path, **options: Any) -> None:
        if (folder / LEFT_RUNNING_FILE).exists():
            from app.processes.left_running import end_left

            end_left(folder)
        super().__init__(folder, **options)
        self._supervisor: Supervisor | None = None
        self._elsewhere: ServersElsewhere | None = None
        self._link: BusLink | None = None
        self._next: float | None = None
        self._first_run = 0.0
        self._running = False
        self._begun_before = False
        self._stopping = False
        self._all_here = False
        """No other process can be started."""
        self._there = False
        """The other process has opened the folder, and did not end since."""
        self._wanted_run: bool | None = None
        """A run was asked for while it was not there; whether a full one."""
        self._asking = threading.Lock()
        """Held while `_there` is read or set together with what follows from it."""

    @property
    def shown_servers(self) -> ServersView:
        """The servers, as the other process told of them last."""
        elsewhere = self._elsewhere
        return super().shown_servers if self._all_here or elsewhere is None else elsewhere

    @property
    def process_id(self) -> int | None:
        """The other process."""
        return self._supervisor.process_id if self._supervisor is not None else None

    def start(
        self, services: Services | None = None, *, lenient: bool = False, first_run: float = 0.0
    ) -> None:
        """Start the other process, which starts schedule and servers as the settings say; returns at once."""
        del services, lenient
        from app.processes.channel import BusLink
        from app.processes.messages import Answer, as_error
        from app.processes.supervisor import Supervisor, command
        from app.server.factory import stored_receiver_secret
        from app.server.view import ServersElsewhere

        with self._starting:
            if self._stopping or not self._open:
                return
            self._first_run = first_run
            self._elsewhere = ServersElsewhere(
                as_error=lambda code, params: as_error(Answer(0, error=code, params=params)),
                private=lambda: self.settings.flag("server.webhooks_private"),
                receiver_secret=partial(stored_receiver_secret, self.folder),
            )
            self._supervisor = Supervisor(
                command(self.folder),
                received=self._on_message,
                begun=self._on_begun,
                troubled=self._on_trouble,
            )
            self._link = BusLink(self.bus, self._supervisor.send)
            self._supervisor.start()

    def _request(self, name: str, **params: Any) -> Future[Any]:
        """Ask the other process for something; the future raises ChannelLost where there is none."""
        with self._asking:
            if self._there and self._supervisor is not None:
                return self._supervisor.request(name, **params)
        missing: Future[Any] = Future()
        missing.set_exception(ChannelLost())
        return missing

    def sync_now(self, *, full: bool = False) -> Future[RunOutcome]:
        """Ask for a run, of the next process where none is there; its outcome comes as an event."""
        if self._all_here:
            return super().sync_now(full=full)
        asked: Future[RunOutcome] = self._request("sync", full=full)
        asked.add_done_callback(partial(self._on_asked, full))
        return asked

    def _on_asked(self, full: bool, asked: Future[RunOutcome]) -> None:
        if isinstance(asked.exception(), ChannelLost):
            with self._asking:
                self._wanted_run = full or bool(self._wanted_run)

    def next_run(self) -> datetime | None:
        """When the schedule runs next (UTC)."""
        if self._all_here:
            return super().next_run()
        return None if self._next is None else datetime.fromtimestamp(self._next, UTC)

    def apply_settings(self, changed: Iterable[str]) -> None:
        """Apply changed settings now, here and there. Not for the main thread: a server may take a second to stop."""
        names = [*changed]
        if self._all_here:
            super().apply_settings(names)
            return
        if "log.level" in names:
            set_level(self._log_level())
        try:
            self._request("apply_settings", names=names).result()
        except ChannelLost:
            log.info("the next process reads the settings")

    def sign_out(self) -> Future[None]:
        """As `Runtime.sign_out`; the other process does it, and the future raises ChannelLost while it is started again."""
        if self.shop is None:
            raise NotConnected
        return super().sign_out() if self._all_here else self._request("sign_out")

    def leave_running(self) -> None:
        """Close this half only: the other goes on serving and synchronising, until a window opens the folder again."""
        supervisor = self._supervisor
        if self._open and not self._all_here and supervisor is not None and supervisor.leave_running():
            # It notes the clean stop in the end.
            self.replica.owner = False
        self.stop()

    def stop(self) -> None:
        """Stop the other process, then this one's half, in under 2 s."""
        with self._starting:
            self._stopping = True  # a `start` on another thread starts none from now on
        if self._link is not None:
            self._link.stop()
        if self._open and self._supervisor is not None:
            self._supervisor.stop()
        super().stop()

    def _on_message(self, message: Message) -> None:
        from app.processes.messages import Logged, Published, State

        assert self._elsewhere is not None
        match message:
            case Published():
                self._running = self._running_after(message.event)
                self._deliver(message.event)
            case State("servers", found):
                self._elsewhere.update(found)
            case State("anonymized", found):
                self._forget([(entity, record) for entity, record in found])
            case State("next_run", found):
                self._next = found
            case Logged():
                write_line(message.level, message.line)

    def _deliver(self, event: Event) -> None:
        assert self._link is not None
        self._link.deliver(event)

    def _forget(self, keys: Sequence[Key]) -> None:
        """Let all that remembers anything of people forget those whom the other process anonymised (F53)."""
        for listener in self.replica.cleaning.listeners if keys else ():
            listener(keys)

    def _running_after(self, event: object) -> bool:
        match event:
            case RunStarted():
                return True
            case RunFinished():
                return False
        return self._running

    def _on_begun(self) -> None:
        assert self._supervisor is not None
        with self._asking:
            # Settings that are applied from now on are asked of this process; it reads the others at its start.
            self._there = True
            self._supervisor.request("start", first_run=self._first_run)
            wanted, self._wanted_run = self._wanted_run, None
        if wanted is not None:
            self.sync_now(full=wanted)
        if self._begun_before:
            # What the last one published at its end may not have arrived: everything is read again.
            for entity in self.replica.catalogue:
                self._deliver(RecordsChanged(entity.name, (), "pull"))
            self._forget([(entity, record) for entity, record, _ in self.replica.cleaning.due()])
        self._begun_before, self._first_run = True, 0.0

    def _on_trouble(self, trouble: Trouble, deaths: int) -> bool:
        with self._asking:
            self._there = False
        if self._elsewhere is not None:
            self._elsewhere.update({})
        self._next = None
        if self._running:
            self._running = False
            self._deliver(RunFinished(RunOutcome(outcome="cancelled")))
        if trouble != "other_version" and not self._begun_before and deaths >= TRIES:
            self._host_here()
            return False
        self._deliver(EngineEnded(trouble, deaths))
        return trouble != "other_version"

    def _host_here(self) -> None:
        log.warning("no process of its own: engine and servers run beside the window")
        if self._link is not None:
            self._link.stop()
        with self._asking:
            self._all_here = True
            wanted, self._wanted_run = self._wanted_run, None
        super().start(lenient=True, first_run=self._first_run)
        if wanted is not None:
            with suppress(RuntimeError):  # stopped meanwhile
                super().sync_now(full=wanted)
