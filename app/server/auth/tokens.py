"""Who may call: refresh tokens of this computer's clients, and the access tokens they are exchanged for.

Called by `service`, the command line and the settings page. Refresh tokens are shown once and kept as
hashes; an access token is a JWT (HS256) naming its refresh token, which is looked up again on every request,
so that a revocation counts at once. Knows no HTTP: reasons are codes.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import threading
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from app.errors import ShopFileDamaged
from app.paths import write_whole
from app.server.http.errors import AccessRefused, BadRequest, SignInNeeded
from app.server.request_context import Access
from storage.clock import Clock
from storage.errors import Refused

PREFIX = "cfr_"
"""Marks a refresh token of ours, so that scanners and people can tell what leaked."""

_HEADER = {"alg": "HS256", "typ": "JWT"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A client's refresh token as it is kept: never the token itself."""

    name: str
    hash: str
    """SHA-256 in hex; enough for 256 random bits, which no dictionary holds."""
    id: str
    """Random; what access tokens name. A new token under an old name does not revive old access tokens."""
    read_only: bool = False
    created: int = 0


@dataclass(frozen=True, slots=True)
class _TokenFile:
    key: bytes
    tokens: tuple[Token, ...] = ()
    by_hash: Mapping[str, Token] = field(default_factory=dict)
    by_id: Mapping[str, Token] = field(default_factory=dict)


def _token_file(key: bytes, tokens: tuple[Token, ...]) -> _TokenFile:
    return _TokenFile(key, tokens, {each.hash: each for each in tokens}, {each.id: each for each in tokens})


class Tokens:
    """The clients' refresh tokens and the signing key, in one owner-only file; in memory for `path=None`.

    Another process may write the file (the command line revoking a token): it is looked at again whenever
    its stamp changed. Raises ShopFileDamaged, and FolderNotWritable on changes.
    """

    def __init__(self, path: Path | None, *, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._lock = threading.Lock()
        self._stamp: tuple[int, ...] | None = None
        self._held = _token_file(secrets.token_bytes(32), ())

    @property
    def key(self) -> bytes:
        """What access tokens are signed with. Kept, so that a restart signs nobody out."""
        return self._current().key

    def list(self) -> tuple[Token, ...]:
        """All tokens, oldest first."""
        return self._current().tokens

    def create(self, name: str, *, read_only: bool = False, secret: str | None = None) -> str:
        """A new refresh token, shown this once. `secret` fixes its text. Raises Refused for a name in use."""
        text = secret if secret is not None else PREFIX + secrets.token_urlsafe(32)
        with self._lock:
            kept = self._load()
            if not name.strip():
                raise Refused(reason="token_name_blank")
            if any(each.name == name for each in kept.tokens):
                raise Refused(reason="token_exists", name=name)
            token = Token(
                name=name,
                hash=_hash(text),
                id=secrets.token_hex(8),
                read_only=read_only,
                created=self._clock.now(),
            )
            self._store(_token_file(kept.key, (*kept.tokens, token)))
        return text

    def revoke(self, name: str) -> bool:
        """Forget the token called `name`; whether there was one. Counts for the next request already."""
        with self._lock:
            kept = self._load()
            left = tuple(each for each in kept.tokens if each.name != name)
            if len(left) == len(kept.tokens):
                return False
            self._store(_token_file(kept.key, left))
        return True

    def by_secret(self, text: str) -> Token | None:
        """The token whose text this is. The look-up is by hash, so its timing tells nothing of the token."""
        return self._current().by_hash.get(_hash(text))

    def by_id(self, id: str) -> Token | None:
        """The token an access token names; None once it is revoked."""
        return self._current().by_id.get(id)

    def _current(self) -> _TokenFile:
        if self._path is not None and self._stat() != self._stamp:
            with self._lock:
                return self._load()
        return self._held

    def _stat(self) -> tuple[int, ...] | None:
        assert self._path is not None
        try:
            found = self._path.stat()
        except FileNotFoundError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def _load(self) -> _TokenFile:
        if self._path is None:
            return self._held
        stamp = self._stat()
        if stamp is None:
            self._store(_token_file(self._held.key, ()))
        elif stamp != self._stamp:
            try:
                data = json.loads(self._path.read_text(encoding="utf-8"))
                tokens = tuple(Token(**each) for each in data["tokens"])
                kept = _token_file(base64.b64decode(data["key"]), tokens)
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise ShopFileDamaged(file=str(self._path)) from error
            self._held, self._stamp = kept, stamp
        return self._held

    def _store(self, kept: _TokenFile) -> None:
        if self._path is not None:
            data = {
                "key": base64.b64encode(kept.key).decode(),
                "tokens": [asdict(each) for each in kept.tokens],
            }
            write_whole(self._path, json.dumps(data, indent=1).encode(), mode=0o600)
            self._stamp = self._stat()
        self._held = kept


def sign_in(
    tokens: Tokens,
    authorization: str | None,
    body: object,
    *,
    clouds: Callable[[int], bool],
    seconds: int,
    now: int,
) -> str:
    """The access token for `Authorization: User <refreshToken>` and body `{"_cloudId": n}` or `{}`.

    `seconds` is its life, `now` wall milliseconds. Raises SignInNeeded, AccessRefused, and BadRequest for a
    body that is no object or names no number.
    """
    scheme, _, secret = (authorization or "").partition(" ")
    if scheme.lower() != "user" or not secret.strip():
        raise SignInNeeded(reason="INVALID_AUTH_HEADER")
    token = tokens.by_secret(secret.strip())
    if token is None:
        raise SignInNeeded(reason="INVALID_REFRESH_TOKEN")
    cloud_id = _requested_cloud(body)
    if cloud_id is not None and not clouds(cloud_id):
        raise AccessRefused(reason="CLOUD_FORBIDDEN")
    issued = now // 1000
    claims = {"sub": token.id, "cloud": cloud_id, "iat": issued, "exp": issued + seconds}
    return encode_jwt(claims, tokens.key)


def _requested_cloud(body: object) -> int | None:
    if not isinstance(body, dict):
        raise BadRequest(problem="object_expected")
    value = body.get("_cloudId")
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 19:
        return int(value)
    raise BadRequest(problem="number", parameter="_cloudId")


def authenticate(tokens: Tokens, authorization: str | None, *, now: int) -> Access:
    """Who holds this `Authorization: Bearer <accessToken>`; `now` in wall milliseconds.

    Raises SignInNeeded for a missing or foreign header; AccessRefused for a bad, expired or revoked token, as
    the cloud answers those with 403 (`facts/cloud-api.md`, fact 5).
    """
    scheme, _, text = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not text.strip():
        raise SignInNeeded(reason="INVALID_AUTH_HEADER")
    claims = decode_jwt(text.strip(), tokens.key)
    token = tokens.by_id(str(claims.get("sub"))) if claims is not None else None
    if claims is None or token is None:
        raise AccessRefused(reason="INVALID_ACCESS_TOKEN")
    if now >= claims["exp"] * 1000:
        raise AccessRefused(reason="ACCESS_TOKEN_EXPIRED")
    return Access(name=token.name, read_only=token.read_only, cloud_id=claims["cloud"])


def encode_jwt(claims: Mapping[str, Any], key: bytes) -> str:
    """A compact JWT, HS256 (RFC 7519)."""
    signed = f"{_part(_HEADER)}.{_part(claims)}"
    return f"{signed}.{_signature(signed, key)}"


def decode_jwt(text: str, key: bytes) -> dict[str, Any] | None:
    """The claims of a JWT that we signed; None for any other text. Expiry is the caller's to judge.

    Only our own header is taken, so no caller can choose the algorithm.
    """
    signed, _, signature = text.rpartition(".")
    if not hmac.compare_digest(signature.encode(), _signature(signed, key).encode()):
        return None
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(signed.partition(".")[2] + "=="))
    return claims


def _part(value: Mapping[str, Any]) -> str:
    return _unpadded(json.dumps(value, separators=(",", ":")).encode())


def _signature(signed: str, key: bytes) -> str:
    return _unpadded(hmac.new(key, signed.encode(), hashlib.sha256).digest())


def _unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
