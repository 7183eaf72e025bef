"""An ASGI application served in a thread of its own, with start and stop.

Used for the `/v2` server, the receiver, the practice cloud and the redirect of a sign-in with the browser. Binds
before the thread starts, so that a port in use is an error of `start`; stops in under 2 seconds.
"""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.errors import PortInUse
from app.server.http.own_addresses import host_for_others
from app.server.http.tls import server_context
from storage.errors import BugError

if TYPE_CHECKING:
    import uvicorn

    from app.server.http.connections import Connections

START_SECONDS = 10.0
STOP_SECONDS = 1.5
BACKLOG = 128
"""Connections that the system queues until they are accepted."""
KEEP_ALIVE_SECONDS = 30
"""How long an idle connection stays open."""


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
        self._uvicorn: uvicorn.Server | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

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
        if self._tls is not None and self._loop is not None:
            with suppress(RuntimeError):  # stopped
                self._loop.call_soon_threadsafe(self._tls.load_cert_chain, certificate, key, "")

    @property
    def running(self) -> bool:
        """Whether its thread runs."""
        return self._thread is not None and self._thread.is_alive()

    def start(self) -> None:
        """Bind and serve. Raises PortInUse."""
        import uvicorn

        from app.server.http.connections import EVERY_ANSWER, Connections, Watched

        allow_open_files()
        bound = bind(self.host, self.port)
        self.port = bound.getsockname()[1]
        connections = Connections()
        served = self._uvicorn = uvicorn.Server(
            uvicorn.Config(
                Watched(self._app, connections),
                loop="asyncio",
                http=connections.make,  # type: ignore[arg-type]  # it is called as a class is
                backlog=BACKLOG,
                ws="none",
                lifespan="off",
                log_config=None,
                log_level="critical",
                access_log=False,
                server_header=False,
                headers=[*EVERY_ANSWER.items()],
                proxy_headers=False,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=1,
                ssl_context_factory=None if (tls := self._tls) is None else lambda *_: tls,
            )
        )
        work = partial(asyncio.run, self._serve(served, bound, connections))
        self._thread = threading.Thread(target=work, name=f"server-{self._name}", daemon=True)
        self._thread.start()
        deadline = time.monotonic() + START_SECONDS
        while not served.started:
            if not self._thread.is_alive() or time.monotonic() > deadline:
                bound.close()
                raise BugError(where="server_start")
            time.sleep(0.002)

    async def _serve(self, served: uvicorn.Server, bound: socket.socket, connections: Connections) -> None:
        self._loop = asyncio.get_running_loop()
        watch = asyncio.create_task(connections.watch())
        try:
            await served.serve(sockets=[bound])
        finally:
            watch.cancel()
            # What did not end in time is left to the garbage collector otherwise.
            connections.abort()
            await asyncio.sleep(0)
            bound.close()

    def stop(self) -> None:
        """Stop listening, give responses in progress a second, then abort them. Idempotent."""
        if self._thread is None or self._uvicorn is None:
            return
        if self._on_stop is not None:
            self._on_stop()
        self._uvicorn.should_exit = True
        self._thread.join(STOP_SECONDS)
        if self._thread.is_alive():
            self._uvicorn.force_exit = True
            self._thread.join(STOP_SECONDS)
        self._thread = None


def allow_open_files(most: int = 4096) -> None:
    """Let this process open more files than the system's usual 256 or 1024: connections in a TLS handshake are not counted."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


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
