"""What the window shows of the servers, wherever they run: in this process, or in another that tells of them.

`supervisor.Servers` is the one that runs them; `ServersElsewhere` is the other's, made of values of JSON that pass between
the processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from storage.errors import ShopError

if TYPE_CHECKING:
    from app.server.auth.clients_seen import Client
    from app.server.http.loop_guard import LoopGuard
    from app.server.webhooks.delivery import DeliveredCall

ShownError = Callable[[str, Mapping[str, Any]], ShopError]
"""Makes an error of its code and parameters."""


class ServerView(Protocol):
    """One server that runs."""

    @property
    def port(self) -> int:
        """The port that it listens on."""

    @property
    def url(self) -> str:
        """Its URL on this computer."""

    @property
    def lan_url(self) -> str:
        """Its URL for other computers."""


class DelivererView(Protocol):
    """The deliveries of webhooks while they run."""

    @property
    def delivered(self) -> Sequence[DeliveredCall]:
        """Successful calls, newest last."""


class ClientsView(Protocol):
    """Who used the server."""

    def list(self) -> tuple[Client, ...]:
        """All clients, the most recent first."""


class ServersView(Protocol):
    """As the attributes of `supervisor.Servers`."""

    @property
    def v2(self) -> ServerView | None: ...  # noqa: D102
    @property
    def receiver(self) -> ServerView | None: ...  # noqa: D102
    @property
    def deliverer(self) -> DelivererView | None: ...  # noqa: D102
    @property
    def clients(self) -> ClientsView | None: ...  # noqa: D102
    @property
    def receiver_url(self) -> str | None: ...  # noqa: D102
    @property
    def receiver_lan_url(self) -> str | None: ...  # noqa: D102
    @property
    def certificate(self) -> Path | None: ...  # noqa: D102
    @property
    def fingerprint(self) -> str | None: ...  # noqa: D102
    @property
    def problems(self) -> Mapping[Any, ShopError]: ...  # noqa: D102
    @property
    def loop_guard(self) -> LoopGuard: ...  # noqa: D102


def told(servers: ServersView) -> dict[str, Any]:
    """What there is to tell of servers, as JSON, without the receiver's secret."""
    deliverer, clients = servers.deliverer, servers.clients
    # Copied where another thread may change them meanwhile.
    return {
        "v2": _server(servers.v2),
        "receiver": _server(servers.receiver),
        "certificate": None if servers.certificate is None else str(servers.certificate),
        "fingerprint": servers.fingerprint,
        "problems": {
            name: [error.code, _texts(error.params)] for name, error in dict(servers.problems).items()
        },
        "delivered": None if deliverer is None else [asdict(each) for each in [*deliverer.delivered]],
        "clients": None if clients is None else [asdict(each) for each in clients.list()],
    }


def _server(server: ServerView | None) -> dict[str, Any] | None:
    if server is None:
        return None
    return {"port": server.port, "url": server.url, "lan_url": server.lan_url}


def _texts(params: Mapping[str, object]) -> dict[str, object]:
    plain = (str, int, float, type(None))
    return {name: value if isinstance(value, plain) else str(value) for name, value in params.items()}


def _calls(delivered: Sequence[Mapping[str, Any]]) -> Sequence[DeliveredCall]:
    from app.server.webhooks.delivery import DeliveredCall

    return [DeliveredCall(**each) for each in delivered]


def _known(clients: Sequence[Mapping[str, Any]]) -> tuple[Client, ...]:
    from app.server.auth.clients_seen import Client

    return tuple(Client(**each) for each in clients)


@dataclass(frozen=True, slots=True)
class _Server:
    port: int
    url: str
    lan_url: str


@dataclass(frozen=True, slots=True)
class _Delivered:
    delivered: Sequence[DeliveredCall]


@dataclass(frozen=True, slots=True)
class _Clients:
    seen: tuple[Client, ...]

    def list(self) -> tuple[Client, ...]:
        return self.seen


class ServersElsewhere:
    """The servers of another process, as it told of them last."""

    def __init__(
        self,
        *,
        as_error: ShownError,
        private: Callable[[], bool],
        receiver_secret: Callable[[], str | None],
    ) -> None:
        self._as_error = as_error
        self._private = private
        self._receiver_secret = receiver_secret
        self._loop_guard: LoopGuard | None = None
        self.update({})

    def update(self, found: Mapping[str, Any]) -> None:
        """Take what `told` says; nothing runs where it says nothing."""
        self.v2 = _Server(**found["v2"]) if found.get("v2") else None
        self.receiver = _Server(**found["receiver"]) if found.get("receiver") else None
        # Of its own file: no secret passes between the processes.
        self.receiver_url: str | None = None
        self.receiver_lan_url: str | None = None
        if self.receiver is not None and (secret := self._receiver_secret()) is not None:
            self.receiver_url = f"{self.receiver.url}/{secret}"
            self.receiver_lan_url = f"{self.receiver.lan_url}/{secret}"
        self.certificate = Path(found["certificate"]) if found.get("certificate") else None
        self.fingerprint: str | None = found.get("fingerprint")
        self.problems = {name: self._as_error(*error) for name, error in found.get("problems", {}).items()}
        delivered, clients = found.get("delivered"), found.get("clients")
        self.deliverer = _Delivered(_calls(delivered)) if delivered is not None else None
        self.clients = _Clients(_known(clients)) if clients is not None else None

    @property
    def loop_guard(self) -> LoopGuard:
        """Judges the addresses that webhooks call."""
        if self._loop_guard is None:
            from app.server.http.loop_guard import LoopGuard

            self._loop_guard = LoopGuard(private=self._private)
        if self.v2 is not None:
            self._loop_guard.add(self.v2.port)
        return self._loop_guard
