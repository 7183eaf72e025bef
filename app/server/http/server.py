"""A server in a thread of its own: binds first, so that a taken port is our error, and stops in under 2 s.

Called by the runtime, the command line and the practice cloud, for the `/v2` server and the receiver alike.
Knows nothing of what is served.
"""

from __future__ import annotations

import os
import socket
import ssl
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from app.errors import PortInUse
from storage.errors import BugError

if TYPE_CHECKING:
    from app.server.http.protocol import Listener

START_SECONDS = 10.0
STOP_SECONDS = 1.5
BACKLOG = 128
"""Connections that the system keeps until we take them."""


class Server:
    """One ASGI application on one address. `port=0` takes any free one; `port` then says which."""

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
        """`http://host:port`, or https, where a client on this computer reaches it."""
        return base_url(self.host, self.port, scheme="http" if self._tls is None else "https")

    @property
    def running(self) -> bool:
        """Whether it answers."""
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Bind, and answer from now on. Raises PortInUse."""
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
        """Stop listening, let answers in progress end for a second, then break them off; idempotent."""
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
    """Where a client on this computer reaches a server; the address for all of them becomes loopback."""
    reached = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - replaced, not bound
    return f"{scheme}://[{reached}]:{port}" if ":" in reached else f"{scheme}://{reached}:{port}"


def bind(host: str, port: int) -> socket.socket:
    """A listening socket. Raises PortInUse, also for an address that is not this computer's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio leaves Nagle's delay on: 40 ms for every answer.
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "nt":
            # On Windows, reuse would let two programs share a port; exclusive use is what we mean.
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
