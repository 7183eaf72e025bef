"""The client of the cloud's /v2 interface: lists, records, writes; one method for each call, one error for each failure.

Called by the engine and by `connect`. It uses an injected transport, signs in by itself and repeats a request once after
a token expired, and a GET once after its connection broke. No other retry, no merge, no waiting. Records are JSON values; their meaning is in the catalogue.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from storage.clock import Clock, SystemClock
from storage.sync_state.cloud_time import CloudTime
from storage.wire import dumps
from sync.client.auth import SignIn
from sync.client.error_mapping import (
    EXPIRED,
    error_for_response,
    is_html,
    parse_error_body,
    parse_json,
    protocol_mismatch,
)
from sync.client.responses import (
    Listing,
    Many,
    Obj,
    Single,
    cloud_time,
    read_listing,
    read_many,
    read_single,
)
from sync.client.transport import Request, Response, Transport
from sync.errors import CloudRecordMissing, Offline, ProtocolMismatch, SignInRefused, SyncError

PAGE_LIMIT = 100
"""Most records of one page or one array, by the /v2 interface."""
BROKEN = frozenset({"reset", "truncated"})
"""Reasons of `Offline` for which a read is repeated at once: a kept connection that the other side, or a router, had
given up. After a timeout it is not: that has cost a deadline already, and a smaller page may do better (F12)."""


class RequestObserver(Protocol):
    """Called before and after each exchange (`sync.limits.gate`). `seconds` is the time of the exchange."""

    def admit(self) -> None:
        """Raise RateLimited or BreakerOpen when no request may be sent now."""
        ...

    def answered(self, request: Request, answer: Response, seconds: float) -> None:
        """Record an answer."""
        ...

    def failed(self, request: Request, error: BaseException, seconds: float) -> None:
        """Record a request without an answer."""
        ...


class CloudClient:
    """One cloud of one account. May be used by several threads.

    `refresh_token` is called whenever signing in, so that a changed one counts at once. `path` is an entity's
    path below the cloud (`customers`, `warehouses/7/products`). Every method raises errors of `sync.errors`.
    """

    def __init__(
        self,
        transport: Transport,
        cloud_id: int,
        refresh_token: Callable[[], str],
        *,
        clock: Clock | None = None,
        guard: RequestObserver | None = None,
        agent: str = "counterfoil",
    ) -> None:
        self.cloud_id = cloud_id
        self.requests = self.answers = 0
        """Requests that were sent, and those that were answered, whatever the status."""
        self.time: int | None = None
        """The cloud's own clock at its last answer that told it (`cloud_time`)."""
        self.told: CloudTime | None = None
        """The same beside this computer's clock."""
        self._told: int | None = None
        """The same of its last answer; None when that told none."""
        self.guard = guard
        self._transport = transport
        self._clock = clock if clock is not None else SystemClock()
        self._agent = agent
        self._count_lock = threading.Lock()
        self._sign_in = SignIn(self._send, cloud_id, refresh_token, clock=self._clock)

    def sign_in(self) -> None:
        """Get an access token; one request unless there is one."""
        self._sign_in.token()

    def describe(self) -> Any:
        """What the cloud says of itself, as JSON."""
        return parse_json(self._call("GET", f"/v2/clouds/{self.cloud_id}"), "GET")

    def list(
        self,
        path: str,
        *,
        filter: str = "",
        sort: str = "",
        page: int = 1,
        limit: int = PAGE_LIMIT,
        include: Sequence[str] = (),
        if_none_match: str | None = None,
    ) -> Listing:
        """One page. Nothing found is an empty listing, whether answered 200 or 404 (F18)."""
        query = [("page", str(page)), ("limit", str(limit))]
        query += [(name, text) for name, text in (("filter", filter), ("sort", sort)) if text]
        query += [("include", ",".join(include))] if include else []
        try:
            answer = self._call("GET", self._path(path), query=query, headers=_none_match(if_none_match))
        except CloudRecordMissing as missing:
            if missing.params["status"] != 404:
                raise
            return Listing(total=0 if page == 1 else None, empty_404=True, at=self._told)
        if answer.status == 304:
            etag, at = answer.headers.get("etag", if_none_match), cloud_time(answer.headers)
            return Listing(etag=etag, not_modified=True, at=at)
        return read_listing(answer, self.cloud_id, page=page, limit=limit)

    def get(self, path: str, id: int, *, if_none_match: str | None = None) -> Single:
        """One record, deleted ones too. Raises CloudRecordMissing."""
        answer = self._call("GET", self._path(path, id), headers=_none_match(if_none_match))
        if answer.status == 304:
            return Single(record=None, etag=answer.headers.get("etag", if_none_match), not_modified=True)
        return read_single(answer, self.cloud_id, method="GET")

    def put(self, path: str, id: int, body: Mapping[str, Any], *, if_match: str | None = None) -> Single:
        """Replace one record, or create it under `id` without an ETag: CloudPreconditionRequired then means that it exists."""
        answer = self._call("PUT", self._path(path, id), headers=_match(if_match), body=body)
        return self._shown(path, id, read_single(answer, self.cloud_id, method="PUT"))

    def put_many(
        self, path: str, bodies: Sequence[Mapping[str, Any]], *, if_match: str | None = None
    ) -> Many:
        """Replace or create up to 100, all or none; `if_match` is the ETag of a page of exactly these."""
        answer = self._call("PUT", self._path(path), headers=_match(if_match), body=[*bodies])
        return read_many(answer, self.cloud_id, method="PUT")

    def post(self, path: str, bodies: Sequence[Mapping[str, Any]]) -> Many:
        """Create up to 100 under ids that the cloud assigns. Not idempotent: repeated, it creates them again."""
        answer = self._call("POST", self._path(path), body=[*bodies])
        return read_many(answer, self.cloud_id, method="POST")

    def post_one(self, path: str, body: Mapping[str, Any]) -> Single:
        """Create one from a bare object instead of an array, as the cloud requires for webhooks."""
        answer = self._call("POST", self._path(path), body=body)
        return read_single(answer, self.cloud_id, method="POST")

    def patch(self, path: str, id: int, body: Mapping[str, Any], *, if_match: str | None) -> Single:
        """Change some fields. Raises CloudPreconditionFailed when the ETag is outdated."""
        answer = self._call("PATCH", self._path(path, id), headers=_match(if_match), body=body)
        return self._shown(path, id, read_single(answer, self.cloud_id, method="PATCH"))

    def delete(
        self,
        path: str,
        id: int,
        *,
        etag: str | None = None,
        anonymize: bool = False,
        strategies: Mapping[str, str] | None = None,
    ) -> Single:
        """Delete one; the ETag is sent although the cloud ignores it so far. Raises CloudRecordMissing.

        `strategies` is the body for the deletion of a product.
        """
        query = [("anonymize", "true")] if anonymize else []
        headers = _match(etag)
        answer = self._call(
            "DELETE", self._path(path, id), query=query, headers=headers, body=strategies or None
        )
        return read_single(answer, self.cloud_id, method="DELETE")

    def _shown(self, path: str, id: int, answer: Single) -> Single:
        """The record after a write that was confirmed without it: it does not tell what the cloud made of our values (F119)."""
        if answer.record is not None:
            return answer
        try:
            return self.get(path, id)
        except SyncError as error:
            raise ProtocolMismatch(reason="row", maybe_applied=True) from error

    def _path(self, path: str, id: int | None = None) -> str:
        base = f"/v2/clouds/{self.cloud_id}/{path}"
        return base if id is None else f"{base}/{id}"

    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Sequence[tuple[str, str]] = (),
        headers: Mapping[str, str] | None = None,
        body: Mapping[str, Any] | Sequence[Any] | None = None,
    ) -> Response:
        """A 2xx answer, or a 304 to a conditional request; repeated once with a fresh token if the token is refused.

        A GET whose connection broke is repeated once: it changes nothing, and one reset in a run of many reads should
        not end the run (F122). A write never is: it may have been applied (F05).
        """
        content = b"" if body is None else dumps(body)
        headers = headers or {}
        token = self._sign_in.token()
        try:
            answer = self._exchange(method, path, query, headers, content, token.text)
        except Offline as broken:
            if method != "GET" or broken.reason not in BROKEN:
                raise
            answer = self._exchange(method, path, query, headers, content, token.text)
        if self._token_refused(answer):
            token = self._sign_in.token(refused=token.generation)
            answer = self._exchange(method, path, query, headers, content, token.text)
        if 200 <= answer.status < 300:
            return answer
        if answer.status == 304:
            if "If-None-Match" in headers:
                return answer
            raise protocol_mismatch("not_modified", answer, method)
        secrets = self._sign_in.secrets()
        if self._token_refused(answer):
            error = parse_error_body(answer, secrets)
            raise SignInRefused(reason=error.reason, status=answer.status, message=error.message)
        raise error_for_response(answer, method, now=self._clock.now(), secrets=secrets)

    @staticmethod
    def _token_refused(answer: Response) -> bool:
        """401, or the 403 that the real cloud gives for an expired token (F22, F23)."""
        if answer.status not in (401, 403) or is_html(answer):
            return False
        return answer.status == 401 or parse_error_body(answer).reason in EXPIRED

    def _exchange(
        self,
        method: str,
        path: str,
        query: Sequence[tuple[str, str]],
        headers: Mapping[str, str],
        content: bytes,
        token: str,
    ) -> Response:
        whole = {
            "Accept": "application/json",
            "Content-Type": "application/json",
            "Allow-Version": "BC1",
            "Authorization": f"Bearer {token}",
            **headers,
        }
        return self._send(Request(method, path, tuple(query), whole, content))

    def _send(self, request: Request) -> Response:
        headers = {**request.headers, "User-Agent": self._agent}
        request = Request(request.method, request.path, request.query, headers, request.body, request.timeout)
        if self.guard is not None:
            self.guard.admit()
        with self._count_lock:
            self.requests += 1
        began = self._clock.monotonic()
        try:
            answer = self._transport.send(request)
        except BaseException as error:
            if self.guard is not None:
                self.guard.failed(request, error, self._clock.monotonic() - began)
            if isinstance(error, Offline):
                error.params["method"] = request.method
            raise
        with self._count_lock:
            self.answers += 1
        if self.guard is not None:
            self.guard.answered(request, answer, self._clock.monotonic() - began)
        self._told = cloud_time(answer.headers)
        if self._told is not None:
            self.time, self.told = self._told, CloudTime(self._told, self._clock.now())
        return answer


def _match(tag: str | None) -> dict[str, str]:
    """If-Match with a strong ETag: a compressing proxy makes ETags weak, and a weak one never matches."""
    return {} if tag is None else {"If-Match": _quoted(tag.removeprefix("W/"))}


def _none_match(tag: str | None) -> dict[str, str]:
    return {} if tag is None else {"If-None-Match": _quoted(tag)}


def _quoted(tag: str) -> str:
    return tag if tag.startswith(('"', 'W/"', "*")) else f'"{tag}"'


__all__ = ["PAGE_LIMIT", "CloudClient", "Listing", "Many", "Obj", "RequestObserver", "Single"]
