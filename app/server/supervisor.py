"""Starts, restarts and stops the `/v2` server, its webhook deliveries and the receiver, and keeps their errors.

Owned by the runtime. Addresses, TLS and limits come from `factory`.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from app.commands.commands import Commands
from app.paths import clients_file
from app.settings.settings import Settings
from storage.clock import Clock
from storage.errors import ShopError
from sync.events import Bus, RecordsChanged

if TYPE_CHECKING:
    import ssl

    from app.queries.status import Status
    from app.server.auth.clients_seen import ClientLog
    from app.server.factory import Listen, Services
    from app.server.http.change_signal import ChangeSignal
    from app.server.http.loop_guard import LoopGuard
    from app.server.http.server import Server
    from app.server.webhooks.delivery import Deliverer
    from app.settings.secrets import Secrets
    from storage.records.replica import Replica

log = logging.getLogger(__name__)

Name = Literal["v2", "receiver"]
RESTART_PREFIXES: Mapping[Name, tuple[str, ...]] = {
    "v2": ("server.",),
    "receiver": ("receiver.", "server.lan", "server.tls"),
}
"""Prefixes of the settings whose change restarts a server."""
NO_RESTART = frozenset({"receiver.public_url", "server.webhooks_private"})
"""Settings among them that need no restart, since they are read at each use."""


class Servers:
    """The `/v2` server with its webhook deliveries, and the receiver. Thread-safe."""

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
        request_pull: Callable[[str], None],
        open_secrets: Callable[[], Secrets],
        clock: Clock,
    ) -> None:
        self._folder = folder
        self._settings = settings
        self._replica = replica
        self._commands = commands
        self._bus = bus
        self._cloud_id = cloud_id
        self._status = status
        self._request_pull = request_pull
        self._open_secrets = open_secrets
        self._clock = clock
        self._guard = threading.RLock()
        self._loop_guard: LoopGuard | None = None
        self._signal: ChangeSignal | None = None
        self._stopped = False
        self.v2: Server | None = None
        self.receiver: Server | None = None
        self.deliverer: Deliverer | None = None
        self.receiver_url: str | None = None
        """The receiver's URL on this computer, its secret included."""
        self.clients: ClientLog | None = None
        """Clients of the `/v2` server, once it was started."""
        self.certificate: Path | None = None
        """The certificate that the servers show; None without TLS."""
        self.fingerprint: str | None = None
        """Its SHA-256 fingerprint."""
        self.problems: dict[Name, ShopError] = {}
        """Why an enabled server does not run."""

    def start(self, wanted: Services, *, lenient: bool = False) -> None:
        """Start the servers that have an address. Raises PortInUse, LanOff and CertificateUnusable, all stopped again.

        With `lenient` such an error goes into `problems` and the other servers start.
        """
        from app.server.factory import stop_all

        with self._guard:
            for name, listen in (("v2", wanted.v2), ("receiver", wanted.receiver)):
                try:
                    if listen is not None:
                        self._start_one(name, listen)  # type: ignore[arg-type]
                except ShopError as error:
                    if not lenient:
                        stop_all(self._running())
                        raise
                    log.warning("%s not started: %s", name, error)
                    self.problems[name] = error  # type: ignore[index]

    def apply_settings(self, changed: Iterable[str]) -> None:
        """Restart the servers whose settings changed and stop disabled ones; errors go into `problems`."""
        from app.server.factory import Services, wanted_services

        names = set(changed) - NO_RESTART
        with self._guard:
            if self._stopped:
                return
            wanted = wanted_services(self._settings)
            affected = [
                server
                for server, prefixes in RESTART_PREFIXES.items()
                if any(name.startswith(prefixes) for name in names)
            ]
            for server in affected:
                self._stop_one(server)
            self.start(
                Services(
                    v2=wanted.v2 if "v2" in affected else None,
                    receiver=wanted.receiver if "receiver" in affected else None,
                ),
                lenient=True,
            )

    @property
    def loop_guard(self) -> LoopGuard:
        """Judges the addresses that webhooks call."""
        if self._loop_guard is None:
            from app.server.http.loop_guard import LoopGuard

            self._loop_guard = LoopGuard(private=lambda: self._settings.flag("server.webhooks_private"))
        return self._loop_guard

    def flush(self) -> None:
        """Write the log of clients. Raises FolderNotWritable."""
        if self.clients is not None:
            self.clients.flush()

    def urls(self) -> list[str]:
        """The base URLs of the running servers, for this computer."""
        return [server.url for server in (self.v2, self.receiver) if server is not None]

    @property
    def receiver_lan_url(self) -> str | None:
        """The receiver's URL for other computers, its secret included."""
        if self.receiver is None or self.receiver_url is None:
            return None
        return f"{self.receiver.lan_url}/{self.receiver_url.rpartition('/')[2]}"

    def stop(self) -> None:
        """Stop all servers at the same time, for good."""
        from app.server.factory import stop_all

        with self._guard:
            self._stopped = True
            stop_all(self._running())

    def _running(self) -> list[Server | Deliverer]:
        return [each for each in (self.v2, self.receiver, self.deliverer) if each is not None]

    def _start_one(self, name: Name, listen: Listen) -> None:
        if name == "v2":
            self._start_v2(listen)
        else:
            self._start_receiver(listen)

    def _stop_one(self, name: Name) -> None:
        from app.server.factory import stop_all

        self.problems.pop(name, None)
        if name == "receiver":
            stop_all([self.receiver] if self.receiver is not None else [])
            self.receiver = self.receiver_url = None
            self._forget_certificate()
            return
        stop_all([each for each in (self.v2, self.deliverer) if each is not None])
        if self.v2 is not None and self._loop_guard is not None:
            self._loop_guard.remove(self.v2.port)
        self.v2 = self.deliverer = None
        self._forget_certificate()

    def _forget_certificate(self) -> None:
        if self.v2 is None and self.receiver is None:
            self.certificate = self.fingerprint = None

    def _tls(self, listen: Listen) -> ssl.SSLContext | None:
        """The TLS of a server about to start; both follow one setting. Raises CertificateUnusable, FolderNotWritable."""
        from app.server.factory import tls_files

        files = tls_files(self._settings, self._folder, host=listen.host)
        if files is None:
            return None
        from app.server.http.tls import fingerprint, server_context

        context = server_context(*files)
        self.certificate, self.fingerprint = files[0], fingerprint(files[0])
        return context

    def renew_certificate(self) -> None:
        """Make the self-signed certificate anew when this computer got another address, and show it at once.

        Connections stay open. Raises FolderNotWritable.
        """
        from app.server.factory import tls_files

        with self._guard:
            running = [each for each in (self.v2, self.receiver) if each is not None]
            if self._stopped or not running or self._settings.text("server.tls") != "self":
                return
            from app.server.http.tls import fingerprint

            for server in running:
                files = tls_files(self._settings, self._folder, host=server.host)
            if files is not None and self.fingerprint not in (None, found := fingerprint(files[0])):
                for server in running:
                    server.use_certificate(*files)
                self.certificate, self.fingerprint = files[0], found
                log.info("this computer's addresses changed: new certificate")

    def _start_v2(self, listen: Listen) -> None:
        from app.server.auth.clients_seen import ClientLog
        from app.server.factory import v2_server
        from app.server.http.change_signal import ChangeSignal
        from app.server.request_context import ServedCloud
        from app.server.webhooks.delivery import Deliverer
        from sync.client.http import HttpCaller
        from sync.cloud_facts import stored_facts

        if self.clients is None:
            self.clients = ClientLog(clients_file(self._folder), clock=self._clock)
        loop_guard = self.loop_guard
        if self._signal is None:
            signal = self._signal = ChangeSignal(self._replica.feed.news)
            self._bus.subscribe(lambda event: signal.poke() if isinstance(event, RecordsChanged) else None)
        cloud = ServedCloud(
            cloud_id=self._cloud_id,
            replica=self._replica,
            commands=self._commands,
            loop_guard=loop_guard,
            facts=partial(stored_facts, self._replica),
            signal=self._signal,
            status=self._status,
        )
        server = v2_server(
            listen,
            cloud,
            settings=self._settings,
            folder=self._folder,
            clients=self.clients,
            clock=self._clock,
            open_secrets=self._open_secrets,
            tls=self._tls(listen),
        )
        server.start()
        self.v2 = server
        loop_guard.add(server.port)
        self.deliverer = Deliverer(
            self._replica, self._cloud_id, loop_guard, caller=HttpCaller(), clock=self._clock
        )
        self.deliverer.start(self._bus)

    def _start_receiver(self, listen: Listen) -> None:
        from app.server.factory import check_lan_allowed, receiver_secret
        from app.server.http.server import Server
        from app.server.webhooks.receiver import Receiver, new_secret

        check_lan_allowed(listen, lan=self._settings.flag("server.lan"))
        secret = receiver_secret(self._folder, new_secret)
        server = Server(
            Receiver(secret, self._request_pull),
            host=listen.host,
            port=listen.port,
            name="receiver",
            tls=self._tls(listen),
        )
        server.start()
        self.receiver = server
        self.receiver_url = f"{server.url}/{secret}"
