"""The errors between this program and the cloud, as codes and parameters.

    SyncError
      Offline                no answer: `sent`, `reason`
      TlsRefused             the other side's certificate cannot be trusted (F03)
      BadAddress             the base URL cannot be used
      PeerRefused            a webhook would have been called at an address that it may not
      SignInRefused          the refresh token, or every fresh access token, is refused (F22)
      Forbidden              signed in and not allowed: `reason` (F23)
      RateLimited            429: `retry_after` (F25)
      BreakerOpen            not sent, after many failures in a row: `retry_after`
      Rejected               400, 422 and their kin: `violations` (F20)
        CloudConflict        409 with another reason than versionDate: other records prevent it (F139)
      CloudPreconditionFailed   412: the ETag is old, nothing was written (F14)
        CloudStale           409 on PUT or PATCH: the same, found by versionDate (F15)
      CloudPreconditionRequired 428: the record exists and no ETag was given (F16)
      CloudRecordMissing     404 or 410 for one record (F17, F19)
      VerbRefused            405 or 501: the cloud does not offer this (F24)
      ListRefused            a list was answered with a status that only a write should get: `status` (F112)
      ServerFault            5xx (F26, F27)
      ProtocolMismatch       an answer that no cloud of ours gives: `reason` (F02, F28, F32, F38)

Raised by `sync.client.http`, `sync.client.api` and `sync.client.auth`; read by the engine, which decides what each means for
a pending change. None of them ever contains a token (F107).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from storage.errors import ShopError

NOT_OUR_CLOUD = frozenset({"html", "portal", "not_http", "redirect", "other_cloud"})
"""Mismatches that show that somebody else answered in the cloud's place (F02, F56): the run stops."""
PORTAL = NOT_OUR_CLOUD - {"other_cloud"}
"""Those of a captive portal, a firewall or a proxy (F02, F137)."""
NO_SIGN_IN = frozenset({"no_sign_in", "token", "request"})
"""Mismatches without which no request can be sent at all."""


class SyncError(ShopError):
    """Base of the tree."""

    code = "sync"
    _whole_cloud: ClassVar[bool] = False

    @property
    def whole_cloud(self) -> bool:
        """Whether it concerns the whole cloud, so that a run stops; else only the list that was read (F112)."""
        return self._whole_cloud

    @property
    def maybe_applied(self) -> bool:
        """Whether a write that failed this way may have been applied all the same (F05, F27)."""
        return bool(self.params.get("maybe_applied", False))


class Offline(SyncError):
    """No complete answer. `reason`: dns, refused, tls, timeout, reset, truncated, unknown."""

    code = "offline"
    transient = True
    _whole_cloud = True

    def __init__(self, *, sent: bool, reason: str = "unknown", **params: object) -> None:
        super().__init__(sent=sent, reason=reason, **params)
        self.sent = sent
        self.reason = reason

    @property
    def maybe_applied(self) -> bool:
        """True as soon as a byte of the request may have left."""
        return self.sent


class TlsRefused(SyncError):
    """No trusted connection; `reason`: expired, host, untrusted, handshake. Retrying is useless.

    `params["issuer"]`: who issued the refused certificate, "" or missing where that is not known.
    """

    code = "tls_refused"
    _whole_cloud = True

    def __init__(self, *, reason: str, **params: object) -> None:
        super().__init__(reason=reason, **params)
        self.reason = reason


class BadAddress(SyncError):
    """The base URL is unusable; `params["problem"]`: scheme, host, port, credentials, query."""

    code = "bad_address"
    _whole_cloud = True


class PeerRefused(SyncError):
    """The connection led to an address that the caller of a webhook refuses; nothing was sent. `refusal` says why."""

    code = "peer_refused"

    def __init__(self, *, refusal: str) -> None:
        super().__init__(reason=refusal)
        self.refusal = refusal


class SignInRefused(SyncError):
    """Only a new refresh token helps; `reason` is the cloud's code or None."""

    code = "sign_in_refused"
    _whole_cloud = True

    def __init__(self, *, reason: str | None = None, **params: object) -> None:
        super().__init__(reason=reason, **params)
        self.reason = reason


class Forbidden(SyncError):
    """Signed in, not allowed; `reason` is the cloud's code or None."""

    code = "forbidden"

    def __init__(self, *, reason: str | None = None, **params: object) -> None:
        super().__init__(reason=reason, **params)
        self.reason = reason

    @property
    def whole_cloud(self) -> bool:
        """Whether nothing of this cloud can be reached (stop), or only this entity or verb (hold)."""
        return self.reason in {"CLOUD_FORBIDDEN", "LICENSE_UPGRADE_REQUIRED"}


class RateLimited(SyncError):
    """Too many requests; `retry_after` in seconds, None when the cloud does not say."""

    code = "rate_limited"
    transient = True
    _whole_cloud = True

    def __init__(self, *, retry_after: float | None = None, **params: object) -> None:
        super().__init__(retry_after=retry_after, **params)
        self.retry_after = retry_after


class BreakerOpen(SyncError):
    """Not sent: the cloud failed many times in a row; `retry_after` in seconds."""

    code = "breaker_open"
    transient = True
    _whole_cloud = True

    def __init__(self, *, retry_after: float, **params: object) -> None:
        super().__init__(retry_after=retry_after, **params)
        self.retry_after = retry_after


@dataclass(frozen=True, slots=True)
class Violation:
    """One violation found by the cloud's validation, with the cloud's message."""

    field: str | None
    message: str
    index: int | None = None
    """Position in the sent array, when the cloud names it."""


class Rejected(SyncError):
    """The cloud refuses these values; nothing was written."""

    code = "rejected"

    def __init__(self, violations: Sequence[Violation] = (), **params: object) -> None:
        super().__init__(violations=tuple(violations), **params)
        self.violations = tuple(violations)


class CloudConflict(Rejected):
    """The state of other records prevents the write: a category with products, the packaging of a product in stock."""

    code = "cloud_conflict"


class CloudPreconditionFailed(SyncError):
    """The record or page is no longer what the given ETag says; nothing was written."""

    code = "cloud_changed"


class CloudStale(CloudPreconditionFailed):
    """As `CloudPreconditionFailed`, detected by the cloud's version check."""

    code = "cloud_stale"


class CloudPreconditionRequired(SyncError):
    """An existing record was written without an ETag; on a create it means that the record exists already."""

    code = "if_match_missing"


class CloudRecordMissing(SyncError):
    """The cloud has no record under that id."""

    code = "cloud_record_missing"


class VerbRefused(SyncError):
    """The cloud does not offer this verb here."""

    code = "verb_refused"


class ListRefused(SyncError):
    """The cloud refuses to show one list; others may well be shown (F112).

    `status`: one that fits no list, or the reason why the connection breaks whenever this list is read (F122).
    """

    code = "list_refused"

    def __init__(self, *, status: object, **params: object) -> None:
        super().__init__(status=status, **params)


class ServerFault(SyncError):
    """The cloud failed; `retry_after` in seconds when it says so."""

    code = "server_fault"
    transient = True

    def __init__(
        self,
        *,
        status: int,
        maybe_applied: bool = False,
        retry_after: float | None = None,
        **params: object,
    ) -> None:
        super().__init__(status=status, maybe_applied=maybe_applied, retry_after=retry_after, **params)
        self.status = status
        self.retry_after = retry_after


class ProtocolMismatch(SyncError):
    """The answer is not the cloud's, or not of the interface that this program was written for.

    `reason`: html, portal, json, data, envelope, row, paging, too_many_rows, too_large, other_cloud,
    redirect, blocked, not_modified, not_http, encoding, token, no_sign_in, status, request. `blocked`: html, redirect
    or portal in answer to one write, by a firewall or a proxy, while the cloud answers all else.
    """

    code = "protocol_mismatch"
    transient = True

    def __init__(self, *, reason: str, maybe_applied: bool = False, **params: object) -> None:
        super().__init__(reason=reason, maybe_applied=maybe_applied, **params)
        self.reason = reason

    @property
    def whole_cloud(self) -> bool:
        """Whether somebody else answers in the cloud's place, or nobody can sign in to it."""
        return self.reason in NOT_OUR_CLOUD | NO_SIGN_IN
