"""What an endpoint is given: the cloud, the caller, the place in the interface and how this server behaves.

Made by `service`, read by every endpoint. Plain values: nothing here knows HTTP libraries, storage or rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from app.commands.commands import Commands
from app.queries.status import Status
from app.server.http.loop_guard import LoopGuard
from storage.clock import Clock, SystemClock
from storage.records.replica import Replica
from storage.schema.fields import Entity
from storage.wire import Numbers
from sync.client.transport import Request

Version = Literal["BC0", "BC1", "BC2"]
VERSIONS: tuple[Version, ...] = get_args(Version)
"""Values of the header Allow-Version (`facts/cloud-api.md` 9)."""

MAX_BODY = 5 * 1024 * 1024
"""Bytes of a request body; more is 413."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServedCloud:
    """One cloud behind the server: its id, its name, and where its records are."""

    cloud_id: int
    replica: Replica
    commands: Commands
    name: str = ""
    country: str | None = None
    own: LoopGuard = field(default_factory=LoopGuard)
    """Addresses that no webhook may call, since they lead back here."""
    status: Callable[[], Status] | None = None
    """How far it is in step with its cloud, for `/health`; None: nobody knows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Behaviour:
    """The switches of `facts/cloud-api.md` 17; replaced whole while the server runs."""

    numbers: Numbers = "string"
    """How numbers travel; the real cloud sends JSON strings."""
    version: Version = "BC1"
    """Taken when a request has no Allow-Version: BC0 answers an empty list with a bare 404, BC1 with 200."""
    created_status: int = 201
    """Answer to an entity POST; live clouds were also seen to answer 200."""
    token_seconds: int = 3600
    """Life of an access token."""
    refused: frozenset[tuple[str, str]] = frozenset()
    """(entity, verb) pairs answered 405 although the catalogue offers them, as some clouds do (F24)."""
    insert_status: int | None = None
    """Answer (400, 404, 405) to a PUT under an id that nobody has, for clouds that choose ids; None: it inserts."""
    uncounted: frozenset[str] = frozenset()
    """Entities whose lists carry no total and no last page (F45)."""
    v1: bool = True
    """Whether the older paths under `/api` are served; 410 otherwise."""
    v1_deletes: bool = False
    """Whether their deletions, which are GET requests, delete; 403 otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """Who is calling: the name of a refresh token, what it may, and for which cloud (None: sign-in level)."""

    name: str
    read_only: bool
    cloud_id: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestContext:
    """One understood request on an entity of one cloud."""

    request: Request
    cloud: ServedCloud
    access: Access
    entity: Entity
    behaviour: Behaviour
    version: Version
    id: int | None = None
    scope: Mapping[str, int] = field(default_factory=dict)
    """The warehouse of a warehouse view: `{"_warehouseId": n}`."""
    clock: Clock = field(default_factory=SystemClock)

    @property
    def origin(self) -> str:
        """Name written into history and outbox for what this caller changes."""
        return f"v2:{self.access.name}"

    @property
    def empty_is_404(self) -> bool:
        """BC0 answers a list without records with a bare 404 (`facts/cloud-api.md` 9)."""
        return self.version == "BC0"

    def parameter(self, name: str) -> str | None:
        """Query parameter `name`; the last one wins, None when absent."""
        found = [value for key, value in self.request.query if key == name]
        return found[-1] if found else None

    def header(self, name: str) -> str | None:
        """Request header `name` in any case; blank counts as absent."""
        return header(self.request.headers, name)


def header(headers: Mapping[str, str], name: str) -> str | None:
    """The value of `name` in any case; None when absent or blank."""
    value = headers.get(name)
    if value is None:
        wanted = name.lower()
        value = next((text for key, text in headers.items() if key.lower() == wanted), None)
    return value.strip() or None if value is not None else None
