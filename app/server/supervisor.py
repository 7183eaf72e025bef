"""The servers of one runtime while they run: started, stopped, begun anew when a setting changed, and why one is off.

Made by the runtime. Where they listen and who may is `serving`'s; what is served is `app.server`'s.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.commands.commands import Commands
from app.paths import clients_file
from app.server.factory import (
    Listen,
    Services,
    check_lan_allowed,
    receiver_secret,
    stop_all,
    v2_server,
    wanted_services,
)
from app.settings.settings import Settings
from storage.clock import Clock
from storage.errors import ShopError
from storage.records.replica import Replica
from sync.events import Bus

if TYPE_CHECKING:
    from app.queries.status import Status
    from app.server.auth.clients_seen import ClientLog
    from app.server.http.loop_guard import LoopGuard
    from app.server.http.server import Server
    from app.server.webhooks.delivery import Deliverer

log = logging.getLogger(__name__)

Name = Literal["v2", "receiver"]
RESTART_PREFIXES: Mapping[Name, tuple[str, ...]] = {
    "v2": ("server.",),
    "receiver": ("receiver.", "server.lan"),
}
"""Beginnings of the settings after whose change a server begins anew."""
NO_RESTART = frozenset({"receiver.public_url"})
"""Settings among them that are looked at each time anyway."""


class Servers:
    """The `/v2` server with the calls of its webhooks, and the receiver."""

    def __init__(
        self,
        folder: Path,
        settings: Settings,
        replica: Replica,
        commands: Commands,
        bus: Bus,
        *,
        cloud_id: int,
        status: Callable[[], Status],
        poke: Callable[[str], None],
        clock: Clock,
    ) -> None:
        self._folder = folder
        self._settings = settings
        self._replica = replica
        self._commands = commands
        self._bus = bus
        self._cloud_id = cloud_id
        self._status = status
        self._poke = poke
        self._clock = clock
        self._guard = threading.RLock()
        self._own: LoopGuard | None = None
        self._stopped = False
        self.v2: Server | None = None
        self.receiver: Server | None = None
        self.deliverer: Deliverer | None = None
        self.receiver_url: str | None = None
        """The receiver's address on this computer, its secret included."""
        self.seen: ClientLog | None = None
        """Clients of the `/v2` server, once it was started."""
        self.fingerprint: str | None = None
        """SHA-256 of the certificate that the `/v2` server shows; None without TLS."""
        self.problems: dict[Name, ShopError] = {}
        """Why a server that is wanted does not run."""

    def start(self, wanted: Services, *, lenient: bool = False) -> None:
        """Start what is wanted; raises PortInUse, LanOff and CertificateUnusable with nothing left running.

        `lenient` notes them in `problems` instead and starts the others.
        """
        with self._guard:
            for name, listen in (("v2", wanted.v2), ("receiver", wanted.receiver)):
                try:
                    if listen is not None:
                        self._begin(name, listen)  # type: ignore[arg-type]
                except ShopError as error:
                    if not lenient:
                        stop_all(self._running())
                        raise
                    log.warning("%s not started: %s", name, error)
                    self.problems[name] = error  # type: ignore[index]

    def take_up(self, changed: Iterable[str]) -> None:
        """Begin anew what these settings are about, end what is not wanted any more; failures are in `problems`."""
        names = set(changed) - NO_RESTART
        with self._guard:
            if self._stopped:
                return
            wanted = wanted_services(self._settings)
            touched = [
                name
                for name, begin in RESTART_PREFIXES.items()
                if any(each.startswith(begin) for each in names)
            ]
            for name in touched:
                self._end(name)
            self.start(
                Services(
                    v2=wanted.v2 if "v2" in touched else None,
                    receiver=wanted.receiver if "receiver" in touched else None,
                ),
                lenient=True,
            )

    def flush(self) -> None:
        """Write down which clients were seen; raises FolderNotWritable."""
        if self.seen is not None:
            self.seen.flush()

    def urls(self) -> list[str]:
        """Where the running ones are reached from this computer."""
        return [each.url for each in (self.v2, self.receiver) if each is not None]

    def stop(self) -> None:
        """Stop all of them, at the same time, for good."""
        with self._guard:
            self._stopped = True
            stop_all(self._running())

    def _running(self) -> list[Server | Deliverer]:
        return [each for each in (self.v2, self.receiver, self.deliverer) if each is not None]

    def _begin(self, name: Name, listen: Listen) -> None:
        if name == "v2":
            self._start_v2(listen)
        else:
            self._start_receiver(listen)

    def _end(self, name: Name) -> None:
        self.problems.pop(name, None)
        if name == "receiver":
            stop_all([self.receiver] if self.receiver is not None else [])
            self.receiver = self.receiver_url = None
            return
        stop_all([each for each in (self.v2, self.deliverer) if each is not None])
        if self.v2 is not None and self._own is not None:
            self._own.remove(self.v2.port)
        self.v2 = self.deliverer = self.fingerprint = None

    def _start_v2(self, listen: Listen) -> None:
        from app.server.auth.clients_seen import ClientLog
        from app.server.http.loop_guard import LoopGuard
        from app.server.request_context import ServedCloud
        from app.server.webhooks.delivery import Deliverer
        from sync.client.http import HttpCaller

        if self.seen is None:
            self.seen = ClientLog(clients_file(self._folder), clock=self._clock)
        own = self._own = self._own or LoopGuard()
        cloud = ServedCloud(
            cloud_id=self._cloud_id,
            replica=self._replica,
            commands=self._commands,
            own=own,
            status=self._status,
        )
        server, self.fingerprint = v2_server(
            listen,
            cloud,
            settings=self._settings,
            folder=self._folder,
            seen=self.seen,
            clock=self._clock,
        )
        server.start()
        self.v2 = server
        own.add(server.port)
        self.deliverer = Deliverer(self._replica, self._cloud_id, own, caller=HttpCaller(), clock=self._clock)
        self.deliverer.start(self._bus)

    def _start_receiver(self, listen: Listen) -> None:
        from app.server.http.server import Server
        from app.server.webhooks.receiver import Receiver, new_secret

        check_lan_allowed(listen, lan=self._settings.flag("server.lan"))
        secret = receiver_secret(self._folder, new_secret)
        server = Server(Receiver(secret, self._poke), host=listen.host, port=listen.port, name="receiver")
        server.start()
        self.receiver = server
        self.receiver_url = f"{server.url}/{secret}"
