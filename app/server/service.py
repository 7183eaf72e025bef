"""The `/v2` interface without HTTP: one request value in, one answer value out.

Called by the shell (`http`), by the practice cloud's faults and by simulations. Decides who may, finds the
endpoint, and turns every refusal into an answer; what a record is and how it is kept is below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from app.server import about
from app.server.auth import tokens as auth
from app.server.auth.clients_seen import ClientLog
from app.server.auth.tokens import Tokens
from app.server.http import error_bodies
from app.server.http.errors import AccessRefused, BodyTooLarge, SignInNeeded
from app.server.http.rate_limits import Limits
from app.server.http.replies import json_reply
from app.server.http.request_checks import SAFE_METHODS
from app.server.request_context import (
    MAX_BODY,
    VERSIONS,
    Access,
    Behaviour,
    RequestContext,
    ServedCloud,
    Version,
    header,
)
from app.server.routes import Resource, Route, check_method, entity_of, methods, resolve
from app.server.v1 import service
from app.server.v1.paths import V1Route, is_v1_path
from app.server.v2 import reading, webhooks, writing
from app.server.v2.options import options
from storage import wire
from storage.clock import Clock, SystemClock
from storage.errors import ShopError
from sync.client.transport import Request, Response

Endpoint = Callable[[RequestContext], Response]

ENDPOINTS: Mapping[tuple[Resource, str], Endpoint] = {
    (Resource.COLLECTION, "GET"): reading.list_page,
    (Resource.COLLECTION, "POST"): writing.create,
    (Resource.COLLECTION, "PUT"): writing.replace_many,
    (Resource.ITEM, "GET"): reading.get_record,
    (Resource.ITEM, "PUT"): writing.replace,
    (Resource.ITEM, "PATCH"): writing.patch,
    (Resource.ITEM, "DELETE"): writing.delete,
}

WEBHOOKS = "webhooks"
LOCAL_WEBHOOK_ENDPOINTS: Mapping[tuple[Resource, str], Endpoint] = {
    (Resource.COLLECTION, "GET"): webhooks.list_webhooks,
    (Resource.COLLECTION, "POST"): webhooks.register,
    (Resource.ITEM, "DELETE"): webhooks.remove,
}
"""Webhooks of a replica's server; those of the practice cloud are records like any other."""


class Service:
    """The interface over the clouds this computer serves. Called by many threads at once."""

    def __init__(
        self,
        clouds: Iterable[ServedCloud],
        tokens: Tokens,
        *,
        behaviour: Behaviour | None = None,
        clock: Clock | None = None,
        limits: Limits | None = None,
        seen: ClientLog | None = None,
    ) -> None:
        self._clouds = {each.cloud_id: each for each in clouds}
        self._tokens = tokens
        self._clock: Clock = clock if clock is not None else SystemClock()
        self._limits = limits
        self._seen = seen
        self.behaviour = behaviour if behaviour is not None else Behaviour()
        """Replaced whole to change it while serving; each request reads it once."""

    def handle(self, request: Request) -> Response:
        """Answer; never raises. HEAD is answered as GET; whoever sends the bytes leaves the body out."""
        if is_v1_path(request.path):
            return service.answer(request, self._answer_v1, on=self.behaviour.v1)
        try:
            return self._answer(request)
        except ShopError as error:
            return error_bodies.reply(error, path=request.path)
        except Exception as error:  # noqa: BLE001 - the edge: every request gets an answer
            return error_bodies.reply_to_fault(error, path=request.path)

    def _answer(self, request: Request) -> Response:
        if len(request.body) > MAX_BODY:
            raise BodyTooLarge(limit=MAX_BODY)
        if request.path.removesuffix("/") in about.PATHS:
            return about.answer(
                request, self._clouds.values(), self.behaviour, check=lambda: self._access(request)
            )
        target = resolve(request.path)
        if target.resource is Resource.SIGN_IN:
            return self._sign_in(request, target)
        access = self._access(request)
        if target.resource is Resource.CLOUDS:
            return self._list_clouds(request, target, access)
        cloud = self._allowed_cloud(target.cloud_id, access)
        if target.resource is Resource.CLOUD:
            check_method(request.method, target, None, frozenset())
            if request.method == "OPTIONS":
                return options(methods(target, None, frozenset()), None)
            return json_reply(200, self._cloud_json(cloud))
        return self._entity(request, target, access, cloud)

    def _access(self, request: Request) -> Access:
        """Who is calling. Raises SignInNeeded, AccessRefused, TooManyRequests."""
        authorization = header(request.headers, "authorization")
        access = auth.authenticate(self._tokens, authorization, now=self._clock.now())
        if self._limits is not None:
            self._limits.count_token(access.name)
        if self._seen is not None:
            self._seen.note(access.name, request.peer or "")
        return access

    def _entity(self, request: Request, target: Route, access: Access, cloud: ServedCloud) -> Response:
        behaviour = self.behaviour
        entity = entity_of(target, cloud.replica.catalogue)
        check_method(request.method, target, entity, behaviour.refused)
        if request.method == "OPTIONS":
            return options(methods(target, entity, behaviour.refused), entity)
        if access.read_only and request.method not in SAFE_METHODS:
            raise AccessRefused(reason="ACCESS_DENIED")
        context = self._context(request, target, access, cloud)
        return _endpoint(context, target)(context)

    def _answer_v1(self, request: Request, target: V1Route) -> Response:
        """A path of the first generation, by the same rules of who may."""
        if len(request.body) > MAX_BODY:
            raise BodyTooLarge(limit=MAX_BODY)
        known = service.known_methods(request, target)
        access = self._access(request)
        cloud = self._allowed_cloud(target.cloud_id, access)
        if known is not None:
            return options(known, None)
        if access.read_only and not target.reads:
            raise AccessRefused(reason="ACCESS_DENIED")
        return service.endpoint(self._context(request, target, access, cloud), target)

    def _context(
        self, request: Request, target: Route | V1Route, access: Access, cloud: ServedCloud
    ) -> RequestContext:
        behaviour = self.behaviour
        return RequestContext(
            request=request,
            cloud=cloud,
            access=access,
            entity=cloud.replica.catalogue[target.entity or ""],
            behaviour=behaviour,
            version=_version(request, behaviour),
            id=target.id,
            scope=target.scope,
            clock=self._clock,
        )

    def _sign_in(self, request: Request, target: Route) -> Response:
        check_method(request.method, target, None, frozenset())
        if request.method == "OPTIONS":
            return options(methods(target, None, frozenset()), None)
        body = writing.parse_json(request.body or b"{}")
        with self._throttle_sign_ins(request.peer):
            token = auth.sign_in(
                self._tokens,
                header(request.headers, "authorization"),
                body,
                clouds=self._clouds.__contains__,
                seconds=self.behaviour.token_seconds,
                now=self._clock.now(),
            )
        return json_reply(201, {"accessToken": token}, headers={"cache-control": "no-store"})

    @contextmanager
    def _throttle_sign_ins(self, peer: str | None) -> Iterator[None]:
        """Slows down whoever tries one refresh token after another. Raises TooManyRequests."""
        if self._limits is None or peer is None:
            yield
            return
        self._limits.sign_in.check(peer)
        try:
            yield
        except SignInNeeded as error:
            if error.params["reason"] == "INVALID_REFRESH_TOKEN":
                self._limits.sign_in.failed(peer)
            raise
        self._limits.sign_in.succeeded(peer)

    def _list_clouds(self, request: Request, target: Route, access: Access) -> Response:
        """The clouds a token may see, in one page; a token for one cloud sees that one."""
        check_method(request.method, target, None, frozenset())
        if request.method == "OPTIONS":
            return options(methods(target, None, frozenset()), None)
        seen = [each for each in self._clouds.values() if access.cloud_id in (None, each.cloud_id)]
        data = [self._cloud_json(each) for each in seen]
        numbers = self.behaviour.numbers
        return json_reply(200, wire.envelope(data, page=1, limit=100, total=len(data), numbers=numbers))

    def _allowed_cloud(self, cloud_id: int | None, access: Access) -> ServedCloud:
        """The cloud of the path. Raises AccessRefused for any that the token is not for, known or not."""
        cloud = self._clouds.get(cloud_id if cloud_id is not None else 0)
        if cloud is None or access.cloud_id != cloud.cloud_id:
            raise AccessRefused(reason="CLOUD_FORBIDDEN")
        return cloud

    def _cloud_json(self, cloud: ServedCloud) -> dict[str, Any]:
        """The Cloud object of `facts/cloud-api.md` 12.7."""
        return {
            "id": str(cloud.cloud_id) if self.behaviour.numbers == "string" else cloud.cloud_id,
            "1ClickId": None,
            "_companyId": None,
            "country": cloud.country,
            "expired": False,
            "name": cloud.name,
            "restricted": False,
            "segment": None,
        }


def _endpoint(context: RequestContext, target: Route) -> Endpoint:
    method = "GET" if context.request.method == "HEAD" else context.request.method
    if context.entity.name == WEBHOOKS:
        if not context.cloud.replica.authoritative:
            return LOCAL_WEBHOOK_ENDPOINTS[target.resource, method]
        if method == "POST":
            return webhooks.register_record
    return ENDPOINTS[target.resource, method]


def _version(request: Request, behaviour: Behaviour) -> Version:
    """Allow-Version, or this server's default for none and for an unknown one."""
    asked = (header(request.headers, "allow-version") or "").upper()
    return next((each for each in VERSIONS if each == asked), behaviour.version)
