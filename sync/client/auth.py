"""The access token: fetched once for all threads, renewed in time, never stored.

Used by `sync.client.api` alone. It knows the sign-in call and no record.
"""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from storage.clock import Clock
from storage.wire import dumps
from sync.client.backoff import parse_http_date
from sync.client.error_mapping import (
    EXPIRED,
    error_for_response,
    parse_error_body,
    parse_json,
    protocol_mismatch,
)
from sync.client.transport import Request, Response
from sync.errors import (
    CloudRecordMissing,
    Forbidden,
    Offline,
    ProtocolMismatch,
    RateLimited,
    ServerFault,
    SignInRefused,
    SyncError,
    VerbRefused,
)

PATH = "/v2/signin/token"
MARGIN = 60.0
"""Seconds before its expiry at which a token is renewed, or a tenth of its lifetime if that is less."""


@dataclass(frozen=True, slots=True)
class Token:
    """An access token with the number of its fetch."""

    text: str = field(repr=False)
    generation: int
    renew_at: float | None = None
    """Monotonic seconds at which it is renewed; None when its lifetime is unknown."""


class SignIn:
    """The access token of one cloud."""

    def __init__(
        self,
        send: Callable[[Request], Response],
        cloud_id: int,
        refresh_token: Callable[[], str],
        *,
        clock: Clock,
    ) -> None:
        self._send = send
        self._cloud_id = cloud_id
        self._refresh_token = refresh_token
        self._clock = clock
        self._lock = threading.Lock()
        self._token: Token | None = None
        self._fetches = 0
        self._ended = 0
        self._failure: SyncError | None = None
        self._secrets: tuple[str, ...] = ()

    def token(self, *, refused: int | None = None) -> Token:
        """The token to send; `refused` is the generation of a token that the cloud refused.

        One thread fetches, the others wait and share its token or its failure (F22). Raises SignInRefused, Forbidden,
        Offline, and the other errors of a sign-in.
        """
        seen = self._ended
        with self._lock:
            if self._failure is not None and self._ended != seen:
                raise self._failure.with_traceback(None)
            held = self._token
            if held is None or held.generation == refused or self._due(held):
                held = self._fetch()
            return held

    def secrets(self) -> tuple[str, ...]:
        """Texts that must appear in no message: recent tokens, expired ones too."""
        return self._secrets

    def _due(self, token: Token) -> bool:
        return token.renew_at is not None and self._clock.monotonic() >= token.renew_at

    def _fetch(self) -> Token:
        self._fetches += 1
        try:
            text, renew_at = self._sign_in()
        except SyncError as error:
            self._token = None
            self._failure = _not_sent(error)
            raise self._failure from None
        finally:
            self._ended += 1
        self._failure = None
        self._token = Token(text, self._fetches, renew_at)
        return self._token

    def _remember(self, secret: str) -> None:
        self._secrets = (*self._secrets[-7:], secret)

    def _sign_in(self) -> tuple[str, float | None]:
        refresh = self._refresh_token().strip()
        if not _sendable(refresh):
            raise SignInRefused(reason="MALFORMED_REFRESH_TOKEN")
        self._remember(refresh)
        headers = {
            "Accept": "application/json",
            "Content-Type": "application/json",
            "Authorization": f"User {refresh}",
        }
        body = dumps({"_cloudId": self._cloud_id})
        answer = self._send(Request("POST", PATH, headers=headers, body=body))
        now = self._clock.now()
        if not 200 <= answer.status < 300:
            raise _refusal(answer, now=now, secret=refresh)
        got = parse_json(answer, "POST")
        text = got.get("accessToken") if isinstance(got, dict) else None
        if not isinstance(text, str) or not _sendable(text):
            raise protocol_mismatch("token", answer, "POST")
        self._remember(text)
        life = lifetime(text, answer, now=now)
        renew_at = None if life is None else self._clock.monotonic() + life - min(MARGIN, life / 10)
        return text, renew_at


def _sendable(token: str) -> bool:
    """Whether it fits a header: otherwise the HTTP library's own error would quote it (F107)."""
    return bool(token) and token.isascii() and token.isprintable() and " " not in token


def _refusal(answer: Response, *, now: int, secret: str) -> SyncError:
    """The error for a refused sign-in: the live service answers 401, or 412 in the same shape."""
    error = error_for_response(answer, "POST", now=now, secrets=(secret,))
    body = parse_error_body(answer, (secret,))
    match error:
        case ProtocolMismatch() | RateLimited() | ServerFault():
            return error
        case CloudRecordMissing() | VerbRefused():
            return protocol_mismatch("no_sign_in", answer, "POST")
        case Forbidden() if body.reason not in EXPIRED | {"INVALID_REFRESH_TOKEN"}:
            return error
    return SignInRefused(reason=body.reason, status=answer.status, message=body.message)


def _not_sent(error: SyncError) -> SyncError:
    """The same failure for the write that waits for the token: it was certainly not sent."""
    if isinstance(error, Offline):
        return Offline(sent=False, reason=error.reason)
    error.params["maybe_applied"] = False
    return error


def lifetime(token: str, answer: Response, *, now: int) -> float | None:
    """Lifetime of the token in seconds by its own `exp`, as a hint for renewing; None when it has none.

    Counted from `iat`, else from the answer's Date, so a wrong clock here changes nothing (F78); only without
    both is `now` (wall milliseconds) used. Whether a token is still valid only the cloud can say.
    """
    parts = token.split(".")
    try:
        claims = json.loads(base64.urlsafe_b64decode(parts[1] + "=" * (-len(parts[1]) % 4)))
        end = float(claims["exp"])
        start = claims.get("iat")
        begin = float(start) if start is not None else parse_http_date(answer.headers.get("date", ""))
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, OverflowError, RecursionError):
        return None
    life = end - (now / 1000 if begin is None else begin)
    return life if 0 < life < 10 * 365 * 86_400 else None
