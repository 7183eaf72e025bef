"""Builds the `/v2` server from the settings: addresses, TLS, limits, and the receiver's secret path.

Called by `supervisor`, which starts and stops the servers, and by the command `serve`.
"""

from __future__ import annotations

import json
import socket
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from app.errors import LanOff
from app.json_files import read_json
from app.paths import RECEIVER_FILE, tokens_file, write_whole
from sync.client.loopback import is_loopback

if TYPE_CHECKING:
    import ssl

    from app.server.auth.clients_seen import ClientLog
    from app.server.http.server import Server
    from app.server.request_context import ServedCloud
    from app.server.webhooks.delivery import Deliverer
    from app.settings.secrets import Secrets
    from app.settings.settings import Settings
    from storage.clock import Clock


@dataclass(frozen=True, slots=True)
class Listen:
    """An address to listen on; port 0 means any free one."""

    host: str
    port: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The background services to run; a server without an address does not run."""

    sync: bool = True
    v2: Listen | None = None
    receiver: Listen | None = None


def wanted_services(settings: Settings) -> Services:
    """The services that the settings enable while the window is open."""
    return Services(
        sync=settings.flag("sync.enabled"),
        v2=v2_address(settings) if settings.flag("server.enabled") else None,
        receiver=receiver_address(settings) if settings.flag("receiver.enabled") else None,
    )


def v2_address(settings: Settings, *, host: str | None = None, port: int | None = None) -> Listen:
    """The address of the `/v2` server; arguments override the settings."""
    return Listen(
        host if host is not None else settings.text("server.host"),
        port if port is not None else settings.number("server.port"),
    )


def receiver_address(settings: Settings, *, port: int | None = None) -> Listen:
    """The address of the receiver; `port` overrides the setting."""
    return Listen(
        settings.text("receiver.host"), port if port is not None else settings.number("receiver.port")
    )


def check_lan_allowed(listen: Listen, *, lan: bool) -> None:
    """Raise LanOff for an address that other computers can reach, unless `lan` allows it."""
    if not lan and not is_loopback(listen.host):
        raise LanOff(host=listen.host)


def host_names(*, lan: bool) -> frozenset[str]:
    """The host names that clients may use for this computer, besides IP addresses and localhost."""
    if not lan:
        return frozenset()
    name = socket.gethostname()
    return frozenset({name, f"{name}.local", name.partition(".")[0]}) - {""}


def tls_files(settings: Settings, folder: Path, *, host: str) -> tuple[Path, Path] | None:
    """The files of certificate and key for the server that listens on `host`; None without TLS. Raises FolderNotWritable."""
    match settings.text("server.tls"):
        case "self":
            from app.server.http.own_addresses import ALL_INTERFACES
            from app.server.http.tls import self_signed

            # One certificate for both servers, so that neither makes it anew for want of its own name.
            hosts = {host, settings.text("server.host"), settings.text("receiver.host")}
            return self_signed(folder, names=hosts - {*ALL_INTERFACES})
        case "files":
            return Path(settings.text("server.tls_certificate")), Path(settings.text("server.tls_key"))
    return None


def v2_server(
    listen: Listen,
    cloud: ServedCloud,
    *,
    settings: Settings,
    folder: Path,
    clients: ClientLog,
    clock: Clock,
    open_secrets: Callable[[], Secrets],
    tls: ssl.SSLContext | None,
) -> Server:
    """The `/v2` server of one cloud, not started. Raises LanOff."""
    from app.server.asgi import AsgiApp
    from app.server.auth.tokens import Tokens
    from app.server.http.cors import parse_origins
    from app.server.http.rate_limits import Limits
    from app.server.http.server import Server
    from app.server.request_context import Behaviour
    from app.server.service import Service

    lan = settings.flag("server.lan")
    check_lan_allowed(listen, lan=lan)
    limits = Limits(settings.number("server.requests_per_minute"), clock=clock)
    service = Service(
        [cloud],
        Tokens(tokens_file(folder), clock=clock, open_secrets=open_secrets),
        behaviour=Behaviour(
            numbers="json" if settings.text("server.numbers") == "json" else "string",
            extended=settings.flag("server.unlisted_fields"),
            v1=settings.flag("server.first_generation"),
            v1_deletes=settings.flag("server.first_generation_deletes"),
        ),
        clock=clock,
        limits=limits,
        clients=clients,
    )
    return Server(
        AsgiApp(
            service.handle,
            hosts=host_names(lan=lan),
            limits=limits,
            observe=service.observe,
            origins=parse_origins(settings.text("server.cors_origins")),
        ),
        host=listen.host,
        port=listen.port,
        name="v2",
        on_stop=cloud.signal.release if cloud.signal is not None else None,
        tls=tls,
    )


def receiver_secret(folder: Path, generate: Callable[[], str]) -> str:
    """The secret part of the receiver's path, generated once, since the cloud's webhooks are registered with it."""
    stored = stored_receiver_secret(folder)
    if stored is not None:
        return stored
    secret = generate()
    write_whole(folder / RECEIVER_FILE, json.dumps({"secret": secret}).encode(), mode=0o600)
    return secret


def stored_receiver_secret(folder: Path) -> str | None:
    """The secret that `receiver_secret` has generated; None where there is none."""
    try:
        stored = read_json(folder / RECEIVER_FILE)["secret"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return stored if isinstance(stored, str) and len(stored) >= 32 else None


def stop_all(running: Sequence[Server | Deliverer]) -> None:
    """Stop several at the same time: each may take a second, and the program has two to end."""
    threads = [
        threading.Thread(target=service.stop, name=f"stop-{index}", daemon=True)
        for index, service in enumerate(running)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(3.0)
