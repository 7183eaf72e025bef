"""The context of a request, as every endpoint gets it: cloud, caller, entity and the switches of this server.

Made by `service`. Plain values; the only decision here is what a caller may do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from app.commands.commands import Commands
from app.queries.status import Status
from app.server.http.change_signal import ChangeSignal
from app.server.http.errors import AccessRefused, BadRequest
from app.server.http.loop_guard import LoopGuard
from storage.clock import Clock, SystemClock
from storage.records.replica import Replica
from storage.records.stored_rows import PROGRAM
from storage.schema.fields import Entity
from storage.wire import Numbers
from sync.client.transport import Request
from sync.cloud_facts import CloudFacts

Version = Literal["BC0", "BC1", "BC2"]
VERSIONS: tuple[Version, ...] = get_args(Version)
"""Values of the header Allow-Version."""

MAX_BODY = 5 * 1024 * 1024
"""Bytes of a request body; a longer one gets 413."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServedCloud:
    """One cloud that this server serves, with its replica and the commands that write to it."""

    cloud_id: int
    replica: Replica
    commands: Commands
    name: str = ""
    country: str | None = None
    loop_guard: LoopGuard = field(default_factory=LoopGuard)
    """Recognises URLs of this server itself, which no webhook may call."""
    facts: Callable[[], CloudFacts] = CloudFacts
    """What its cloud says of itself; `name` and `country` stand until it has said so."""
    signal: ChangeSignal | None = None
    """Wakes requests for changes that are held open; None: they are answered at once."""
    status: Callable[[], Status] | None = None
    """The sync status, for `/health`; None when nothing syncs it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Behaviour:
    """Switches for the points where real clouds differ. Immutable; replaced as a whole while the server runs."""

    numbers: Numbers = "string"
    """How numbers are written; the real cloud sends JSON strings."""
    version: Version = "BC1"
    """Version of a request without Allow-Version: BC0 answers an empty list with a bare 404, BC1 with 200."""
    created_status: int = 201
    """Status of a POST of records; live clouds were also seen to answer 200."""
    token_seconds: int = 3600
    """Lifetime of an access token."""
    refused: frozenset[tuple[str, str]] = frozenset()
    """(entity, verb) pairs that get 405 although the catalogue has them, as on some clouds (F24)."""
    insert_status: int | None = None
    """Status (400, 404, 405) of a PUT to an unknown id, for clouds that choose the ids; None: the PUT inserts."""
    uncounted: frozenset[str] = frozenset()
    """Entities whose lists have no total and no last page (F45)."""
    extended: bool = False
    """Whether fields that the interface does not list are shown without being asked for; see `v2.versions`."""
    v1: bool = True
    """Whether the v1 paths under `/api` are served; 410 otherwise."""
    v1_deletes: bool = False
    """Whether their GET requests that delete do so; 403 otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Access:
    """An authenticated caller: the name of its refresh token, its rights, and its cloud (None: may only list the clouds)."""

    name: str
    read_only: bool
    cloud_id: int | None
    only: frozenset[str] | None = None
    """The entities that it may use, views by their own names; None: all."""

    def may_read(self, entity: Entity) -> bool:
        """Whether it may read an entity. A view shows more than what it is a view of: stock, and what was paid for it."""
        return self.only is None or entity.name in self.only

    def may_write(self, entity: Entity) -> bool:
        """Whether it may change an entity."""
        return not self.read_only and self.may_read(entity)

    def check(self, entity: Entity, *, write: bool = False) -> None:
        """Raises AccessRefused when it may not read, or with `write` not change, an entity."""
        if not (self.may_write(entity) if write else self.may_read(entity)):
            raise AccessRefused(reason="ACCESS_DENIED")


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestContext:
    """A routed and authorised request on an entity of one cloud."""

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
        """The origin written into history and outbox with this caller's changes."""
        return f"{PROGRAM}{self.access.name}"

    @property
    def extended(self) -> bool:
        """Whether the client asks beyond the fields that the interface lists, which Allow-Version says."""
        return self.behaviour.extended or self.asked_version is not None

    @property
    def asked_version(self) -> Version | None:
        """The version that Allow-Version names; None without it, and for an unknown one."""
        return asked_version(self.request.headers)

    @property
    def empty_is_404(self) -> bool:
        """Whether an empty list is a bare 404 (BC0)."""
        return self.version == "BC0"

    def parameter(self, name: str) -> str | None:
        """The query parameter `name`, None when absent. Raises BadRequest when it is given twice."""
        values = [value for key, value in self.request.query if key == name]
        if len(values) > 1:
            raise BadRequest(problem="repeated_parameter", parameter=name)
        return values[0] if values else None

    def header(self, name: str) -> str | None:
        """The request header `name`, its name in any case; None when absent or blank."""
        return header(self.request.headers, name)


def header(headers: Mapping[str, str], name: str) -> str | None:
    """The value of header `name`, its name in any case; None when absent or blank."""
    value = headers.get(name)
    if value is None:
        wanted = name.lower()
        value = next((text for key, text in headers.items() if key.lower() == wanted), None)
    return value.strip() or None if value is not None else None


def asked_version(headers: Mapping[str, str]) -> Version | None:
    """The version that the header Allow-Version names; None when it is absent or unknown."""
    requested = (header(headers, "allow-version") or "").upper()
    return next((version for version in VERSIONS if version == requested), None)
