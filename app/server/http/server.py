"""An ASGI application served in a thread of its own, with start and stop.

Used for the `/v2` server, the receiver, the practice cloud and the redirect of a sign-in with the browser. Binds
before the thread starts, so that a port in use is an error of `start`; stops in under 2 seconds.
"""

from __future__ import annotations

import os
import socket
import ssl
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.errors import PortInUse
from app.server.http.own_addresses import host_for_others
from app.server.http.tls import server_context
from storage.errors import BugError

if TYPE_CHECKING:
    from app.server.http.protocol import Listener

START_SECONDS = 10.0
STOP_SECONDS = 1.5
BACKLOG = 128
"""Connections that the system queues until they are accepted."""


class Server:
    """One ASGI application on one address. With `port=0` any free port is used; `port` holds it after the start."""

    def __init__(
        self,
        app: Any,
        *,
        host: str = "127.0.0.1",
        port: int = 0,
        name: str = "v2",
        on_stop: Callable[[], None] | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.host = host
        self.port = port
        self._app = app
        self._name = name
        self._on_stop = on_stop
        self._tls = tls
        self._thread: threading.Thread | None = None
        self._listener: Listener | None = None

    @property
    def url(self) -> str:
        """The base URL for clients on this computer: `http://host:port`, or https with TLS."""
        return base_url(self.host, self.port, scheme="http" if self._tls is None else "https")

    @property
    def lan_url(self) -> str:
        """The base URL for other computers, as far as they may reach it; that of `url` where it listens on loopback."""
        host = host_for_others(self.host)
        return base_url(host, self.port, scheme="http" if self._tls is None else "https")

    def use_certificate(self, certificate: Path, key: Path) -> None:
        """Show another certificate to new connections; those that are open stay. Raises CertificateUnusable."""
        server_context(certificate, key)  # raises here and not in the server's thread
        if self._tls is not None and self._listener is not None:
            self._listener.call(partial(self._tls.load_cert_chain, certificate, key, ""))

    @property
    def running(self) -> bool:
        """Whether its thread runs."""
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Bind and serve. Raises PortInUse."""
        from app.server.http.protocol import Listener

        bound = bind(self.host, self.port)
        self.port = bound.getsockname()[1]
        listener = self._listener = Listener(self._app, bound, self._tls, backlog=BACKLOG)
        name = f"server-{self._name}"
        self._thread = threading.Thread(target=self._run, args=(listener, bound), name=name, daemon=True)
        self._thread.start()
        deadline = time.monotonic() + START_SECONDS
        while not listener.started:
            if not self._thread.is_alive() or time.monotonic() > deadline:
                bound.close()
                raise BugError(where="server_start")
            time.sleep(0.002)

    def _run(self, listener: Listener, bound: socket.socket) -> None:
        try:
            listener.run(sockets=[bound])
        finally:
            bound.close()

    def stop(self) -> None:
        """Stop listening, give responses in progress a second, then abort them. Idempotent."""
        if self._thread is None or self._listener is None:
            return
        if self._on_stop is not None:
            self._on_stop()
        self._listener.should_exit = True
        self._thread.join(STOP_SECONDS)
        if self._thread.is_alive():
            self._listener.force_exit = True
            self._thread.join(STOP_SECONDS)
        self._thread = None


def base_url(host: str, port: int, *, scheme: str = "http") -> str:
    """The base URL of a server for clients on this computer; a wildcard address becomes loopback."""
    reached = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - replaced, not bound
    return f"{scheme}://[{reached}]:{port}" if ":" in reached else f"{scheme}://{reached}:{port}"


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. Raises PortInUse, also for an address that this computer has not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio turns Nagle's algorithm off only for explicit TCP; it would delay each response by 40 ms.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "nt":
            # On Windows, SO_REUSEADDR would let two programs share a port.
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(BACKLOG)
        bound.setblocking(False)
    except (OSError, OverflowError) as error:
        bound.close()
        raise PortInUse(host=host, port=port) from error
    return bound
