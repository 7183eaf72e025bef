"""The `/v2` interface without HTTP: from a request value to a response value.

Called by `asgi`, by the practice cloud's faults and by simulations. Routes, authenticates and authorises a request,
calls its endpoint, and turns every error into a response.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from app.server import about
from app.server.auth import tokens as auth
from app.server.auth.clients_seen import ClientLog
from app.server.auth.tokens import Tokens
from app.server.http import error_bodies
from app.server.http.errors import AccessRefused, BodyTooLarge, SignInNeeded
from app.server.http.rate_limits import Limits
from app.server.http.replies import json_reply
from app.server.http.request_checks import SAFE_METHODS, check_content_type
from app.server.http.request_metrics import RequestMetrics
from app.server.request_context import (
    MAX_BODY,
    Access,
    Behaviour,
    RequestContext,
    ServedCloud,
    Version,
    asked_version,
    header,
)
from app.server.routes import Resource, Route, check_method, entity_of, methods, path_template, resolve
from app.server.v1 import service as v1
from app.server.v1.paths import V1Route, is_v1_path
from app.server.v2 import reading, webhooks, writing
from app.server.v2.changes import changes
from app.server.v2.options import options
from storage import wire
from storage.clock import Clock, SystemClock
from storage.errors import ShopError
from storage.schema.entities import CATALOGUE
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

METHODS = SAFE_METHODS | {"POST", "PUT", "PATCH", "DELETE"}

WEBHOOKS = "webhooks"
LOCAL_WEBHOOK_ENDPOINTS: Mapping[tuple[Resource, str], Endpoint] = {
    (Resource.COLLECTION, "GET"): webhooks.list_webhooks,
    (Resource.COLLECTION, "POST"): webhooks.register,
    (Resource.ITEM, "DELETE"): webhooks.remove,
}
"""For the webhooks registered at this computer; those of the practice cloud are records, but for these."""
PRACTICE_WEBHOOK_ENDPOINTS: Mapping[str, Endpoint] = {
    "GET": webhooks.list_records,
    "POST": webhooks.register_record,
}


class Service:
    """The interface over the clouds this computer serves. Thread-safe."""

    def __init__(
        self,
        clouds: Iterable[ServedCloud],
        tokens: Tokens,
        *,
        behaviour: Behaviour | None = None,
        clock: Clock | None = None,
        limits: Limits | None = None,
        clients: ClientLog | None = None,
    ) -> None:
        self._clouds = {cloud.cloud_id: cloud for cloud in clouds}
        self._tokens = tokens
        self._clock: Clock = clock if clock is not None else SystemClock()
        self._limits = limits
        self._client_log = clients
        self._metrics = RequestMetrics()
        self.behaviour = behaviour if behaviour is not None else Behaviour()
        """Replace it as a whole to change it while serving; each request reads it once."""

    def observe(self, method: str, path: str, status: int, seconds: float) -> None:
        """Count a request for `/metrics`."""
        if method not in METHODS:
            method = "other"
        template = "/api" if is_v1_path(path) else path if path in about.PATHS else None
        if template is None:
            catalogue = next((cloud.replica.catalogue for cloud in self._clouds.values()), CATALOGUE)
            template = path_template(path, catalogue)
        self._metrics.observe(method, template, status, seconds)

    def handle(self, request: Request) -> Response:
        """The response to a request; never raises. HEAD is answered as GET: the HTTP server leaves the body out."""
        if is_v1_path(request.path):
            return v1.answer(request, self._answer_v1, enabled=self.behaviour.v1)
        try:
            return self._answer(request)
        except ShopError as error:
            return error_bodies.reply(error, path=request.path)
        except Exception as error:  # noqa: BLE001 - the edge: every request gets a response
            return error_bodies.reply_to_fault(error, path=request.path)

    def _answer(self, request: Request) -> Response:
        _check_body(request)
        if request.path.removesuffix("/") in about.PATHS:
            return about.answer(
                request,
                self._clouds.values(),
                self.behaviour,
                check=lambda: self._access(request),
                requests=self._metrics,
            )
        route = resolve(request.path)
        if route.resource is Resource.SIGN_IN:
            return self._sign_in(request, route)
        access = self._access(request)
        if route.resource is Resource.CLOUDS:
            return self._list_clouds(request, route, access)
        cloud = self._allowed_cloud(route.cloud_id, access)
        if route.resource is Resource.CLOUD:
            check_method(request.method, route, None, frozenset())
            if request.method == "OPTIONS":
                return options(methods(route, None, frozenset()), None)
            return json_reply(200, self._cloud_json(cloud))
        if route.resource is Resource.CHANGES:
            return self._changes(request, route, access, cloud)
        return self._entity(request, route, access, cloud)

    def _access(self, request: Request) -> Access:
        """Authenticate and count the caller. Raises SignInNeeded, AccessRefused, TooManyRequests."""
        authorization = header(request.headers, "authorization")
        access = auth.authenticate(self._tokens, authorization, now=self._clock.now())
        if self._limits is not None:
            self._limits.count_token(access.name)
        if self._client_log is not None:
            self._client_log.record_request(access.name, request.peer or "")
        return access

    def _entity(self, request: Request, route: Route, access: Access, cloud: ServedCloud) -> Response:
        behaviour = self.behaviour
        entity = entity_of(route, cloud.replica.catalogue)
        access.check(entity)
        check_method(request.method, route, entity, behaviour.refused)
        if request.method == "OPTIONS":
            return options(methods(route, entity, behaviour.refused), entity)
        access.check(entity, write=request.method not in SAFE_METHODS)
        context = self._context(request, route, access, cloud)
        return _endpoint(context, route)(context)

    def _changes(self, request: Request, route: Route, access: Access, cloud: ServedCloud) -> Response:
        check_method(request.method, route, None, frozenset())
        if request.method == "OPTIONS":
            return options(methods(route, None, frozenset()), None)

        def still_allowed() -> Access:
            authorization = header(request.headers, "authorization")
            now = auth.authenticate(self._tokens, authorization, now=self._clock.now())
            self._allowed_cloud(route.cloud_id, now)
            return now

        first = next(iter(cloud.replica.catalogue)).name
        return changes(self._context(request, replace(route, entity=first), access, cloud), still_allowed)

    def _answer_v1(self, request: Request, route: V1Route) -> Response:
        """The response to a v1 path, authorised as those of v2 are."""
        _check_body(request)
        known = v1.known_methods(request, route)
        access = self._access(request)
        cloud = self._allowed_cloud(route.cloud_id, access)
        access.check(cloud.replica.catalogue[route.entity])
        if known is not None:
            return options(known, None)
        access.check(cloud.replica.catalogue[route.entity], write=not route.reads)
        return v1.endpoint(self._context(request, route, access, cloud), route)

    def _context(
        self, request: Request, route: Route | V1Route, access: Access, cloud: ServedCloud
    ) -> RequestContext:
        behaviour = self.behaviour
        return RequestContext(
            request=request,
            cloud=cloud,
            access=access,
            entity=cloud.replica.catalogue[route.entity or ""],
            behaviour=behaviour,
            version=_version(request, behaviour),
            id=route.id,
            scope=route.scope,
            clock=self._clock,
        )

    def _sign_in(self, request: Request, route: Route) -> Response:
        check_method(request.method, route, None, frozenset())
        if request.method == "OPTIONS":
            return options(methods(route, None, frozenset()), None)
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
        """Delay a client that guesses refresh tokens. Raises TooManyRequests."""
        if self._limits is None or peer is None:
            yield
            return
        self._limits.sign_ins.check(peer)
        try:
            yield
        except SignInNeeded as error:
            if error.params["reason"] == "INVALID_REFRESH_TOKEN":
                self._limits.sign_ins.failed(peer)
            raise
        self._limits.sign_ins.succeeded(peer)

    def _list_clouds(self, request: Request, route: Route, access: Access) -> Response:
        """The clouds a token may see, on one page; with a token for one cloud, that one."""
        check_method(request.method, route, None, frozenset())
        if request.method == "OPTIONS":
            return options(methods(route, None, frozenset()), None)
        visible = [cloud for cloud in self._clouds.values() if access.cloud_id in (None, cloud.cloud_id)]
        data = [self._cloud_json(cloud) for cloud in visible]
        numbers = self.behaviour.numbers
        return json_reply(200, wire.envelope(data, page=1, limit=100, total=len(data), numbers=numbers))

    def _allowed_cloud(self, cloud_id: int | None, access: Access) -> ServedCloud:
        """The cloud of the path. Raises AccessRefused for any other than the token's, known or not."""
        cloud = self._clouds.get(cloud_id if cloud_id is not None else 0)
        if cloud is None or access.cloud_id != cloud.cloud_id:
            raise AccessRefused(reason="CLOUD_FORBIDDEN")
        return cloud

    def _cloud_json(self, cloud: ServedCloud) -> dict[str, Any]:
        """The Cloud object of the /v2 interface; members that this server does not know are null."""
        facts = cloud.facts()
        return {
            "id": str(cloud.cloud_id) if self.behaviour.numbers == "string" else cloud.cloud_id,
            "1ClickId": None,
            "_companyId": None,
            "country": facts.country or cloud.country,
            "expired": False,
            "name": facts.name or cloud.name,
            "restricted": False,
            "segment": None,
        }


def _check_body(request: Request) -> None:
    """Raises BodyTooLarge, BodyNotJson; a body that is not looked at may be anything."""
    if len(request.body) > MAX_BODY:
        raise BodyTooLarge(limit=MAX_BODY)
    if request.body and request.method in ("POST", "PUT", "PATCH"):
        check_content_type(header(request.headers, "content-type"))


def _endpoint(context: RequestContext, route: Route) -> Endpoint:
    method = "GET" if context.request.method == "HEAD" else context.request.method
    if context.entity.name == WEBHOOKS:
        if not context.cloud.replica.authoritative:
            return LOCAL_WEBHOOK_ENDPOINTS[route.resource, method]
        if route.resource is Resource.COLLECTION and method in PRACTICE_WEBHOOK_ENDPOINTS:
            return PRACTICE_WEBHOOK_ENDPOINTS[method]
    return ENDPOINTS[route.resource, method]


def _version(request: Request, behaviour: Behaviour) -> Version:
    """Allow-Version, or this server's default when it is absent or unknown."""
    return asked_version(request.headers) or behaviour.version
