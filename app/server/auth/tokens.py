"""Authentication: the clients' refresh tokens, and the access tokens they are exchanged for.

Called by `service`, the command line and the settings page. Refresh tokens are shown once and stored as hashes.
An access token is a JWT (HS256) that names its refresh token, which is looked up again on every request, so that a
revocation takes effect at once. Knows no HTTP: reasons are codes.
"""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
from collections.abc import Callable, Collection, Mapping
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.errors import TokensDamaged
from app.json_files import read_json
from app.paths import write_whole
from app.server.http.errors import AccessRefused, BadRequest, SignInNeeded
from app.server.request_context import Access
from storage.clock import Clock
from storage.errors import Refused
from storage.schema.entities import CATALOGUE

if TYPE_CHECKING:
    from jwt.types import Options

PREFIX = "cfr_"
"""Prefix of our refresh tokens, so that secret scanners and people recognise a leaked one."""

_ALGORITHM = "HS256"
_UNCHECKED: Options = {"verify_exp": False, "verify_iat": False, "verify_nbf": False, "verify_aud": False}
"""Claims that PyJWT would compare with the system's clock; `authenticate` compares `exp` with the clock it is given."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """A client's refresh token as it is stored: its hash, never the token itself."""

    name: str
    hash: str
    """SHA-256 in hex; no slow hash is needed for 256 random bits."""
    id: str
    """Random; the `sub` of access tokens. A new token under an old name does not revive old access tokens."""
    read_only: bool = False
    created: int = 0
    only: tuple[str, ...] | None = None
    """The entities that it may use; None, as in older files: all."""

    @classmethod
    def read(cls, entry: Mapping[str, Any]) -> Token:
        """A token of the file. Raises TypeError."""
        only = entry.get("only")
        return cls(**{**entry, "only": None if only is None else tuple(only)})

    def stored(self) -> dict[str, Any]:
        """Its entry in the file; without `only` one that older versions read too."""
        entry = asdict(self)
        if self.only is None:
            del entry["only"]
        return entry


@dataclass(frozen=True, slots=True)
class _State:
    """The content of the token file, indexed."""

    key: bytes
    tokens: tuple[Token, ...] = ()
    by_hash: Mapping[str, Token] = field(default_factory=dict)
    by_id: Mapping[str, Token] = field(default_factory=dict)


def _state(key: bytes, tokens: tuple[Token, ...]) -> _State:
    return _State(key, tokens, {token.hash: token for token in tokens}, {token.id: token for token in tokens})


class Tokens:
    """The clients' refresh tokens and the signing key, in one owner-only file; in memory for `path=None`.

    Another process may write the file (the command line revoking a token), so it is read again whenever its
    modification time, size or inode changed. Raises TokensDamaged, and StorageError on changes.
    """

    def __init__(self, path: Path | None, *, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self._lock = threading.Lock()
        self._stamp: tuple[int, ...] | None = None
        self._cached = _state(secrets.token_bytes(32), ())

    @property
    def key(self) -> bytes:
        """Signing key of access tokens. Stored, so that they stay valid after a restart."""
        return self._current().key

    def list(self) -> tuple[Token, ...]:
        """All tokens, oldest first."""
        return self._current().tokens

    def create(
        self,
        name: str,
        *,
        read_only: bool = False,
        only: Collection[str] | None = None,
        secret: str | None = None,
    ) -> str:
        """Store a new refresh token and return its text, which cannot be read again.

        `only` are the entities that it may use, None for all; `secret` fixes the text. Raises Refused for a blank
        name, for one in use, and for an entity that there is not.
        """
        text = secret if secret is not None else PREFIX + secrets.token_urlsafe(32)
        with self._lock:
            state = self._load()
            if not name.strip():
                raise Refused(reason="token_name_blank")
            if any(token.name == name for token in state.tokens):
                raise Refused(reason="token_exists", name=name)
            if only is not None:
                _check_entities(only)
            token = Token(
                name=name,
                hash=_hash(text),
                id=secrets.token_hex(8),
                read_only=read_only,
                created=self._clock.now(),
                only=None if only is None else tuple(dict.fromkeys(only)),
            )
            self._store(_state(state.key, (*state.tokens, token)))
        return text

    def revoke(self, name: str) -> bool:
        """Remove the token called `name`; False when there is none. Takes effect with the next request."""
        with self._lock:
            state = self._load()
            remaining = tuple(token for token in state.tokens if token.name != name)
            if len(remaining) == len(state.tokens):
                return False
            self._store(_state(state.key, remaining))
        return True

    def by_secret(self, text: str) -> Token | None:
        """The token with this text. The look-up is by hash, so its timing reveals nothing of the token."""
        return self._current().by_hash.get(_hash(text))

    def of_access_token(self, text: str) -> tuple[Mapping[str, Any], Token] | None:
        """The claims of an access token, and the token that its `sub` names; None once that is revoked."""
        state = self._current()
        claims = verified_claims(text, state.key)
        token = state.by_id.get(str(claims.get("sub"))) if claims is not None else None
        return (claims, token) if claims is not None and token is not None else None

    def _current(self) -> _State:
        if self._path is not None and self._stat() != self._stamp:
            with self._lock:
                return self._load()
        return self._cached

    def _stat(self) -> tuple[int, ...] | None:
        assert self._path is not None
        try:
            status = self._path.stat()
        except FileNotFoundError:
            return None
        return status.st_mtime_ns, status.st_size, status.st_ino

    def _load(self) -> _State:
        if self._path is None:
            return self._cached
        stamp = self._stat()
        if stamp is None:
            self._store(_state(self._cached.key, ()))
        elif stamp != self._stamp:
            try:
                data = read_json(self._path)
                tokens = tuple(Token.read(entry) for entry in data["tokens"])
                state = _state(base64.b64decode(data["key"]), tokens)
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise TokensDamaged(file=str(self._path)) from error
            self._cached, self._stamp = state, stamp
        return self._cached

    def _store(self, state: _State) -> None:
        if self._path is not None:
            data = {
                "key": base64.b64encode(state.key).decode(),
                "tokens": [token.stored() for token in state.tokens],
            }
            write_whole(self._path, json.dumps(data, indent=1).encode(), mode=0o600)
            self._stamp = self._stat()
        self._cached = state


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

    `clouds` says whether this server has a cloud of that id, `seconds` is the lifetime, `now` wall milliseconds.
    Raises SignInNeeded, AccessRefused, and BadRequest for a body that is no object or whose cloud id is no number.
    """
    import jwt  # here, since it loads cryptography, which the window does without at its start

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
    return jwt.encode(claims, tokens.key, algorithm=_ALGORITHM)


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
    """The access that `Authorization: Bearer <accessToken>` gives; `now` in wall milliseconds.

    Raises SignInNeeded for a missing header or another scheme, and AccessRefused for an invalid, expired or revoked
    token: the cloud answers those with 403.
    """
    scheme, _, text = (authorization or "").partition(" ")
    if scheme.lower() != "bearer" or not text.strip():
        raise SignInNeeded(reason="INVALID_AUTH_HEADER")
    found = tokens.of_access_token(text.strip())
    if found is None:
        raise AccessRefused(reason="INVALID_ACCESS_TOKEN")
    claims, token = found
    if now >= claims["exp"] * 1000:
        raise AccessRefused(reason="ACCESS_TOKEN_EXPIRED")
    return Access(
        name=token.name,
        read_only=token.read_only,
        cloud_id=claims["cloud"],
        only=None if token.only is None else frozenset(token.only),
    )


@lru_cache(maxsize=256)
def verified_claims(text: str, key: bytes) -> Mapping[str, Any] | None:
    """The claims of a JWT signed with `key`; None for any other text. `exp` is left to the caller.

    Cached, since a client sends the same token with each of its requests.
    """
    import jwt

    if "=" in text:  # PyJWT ignores padding, which a JWT has not (RFC 7515, section 2)
        return None
    try:
        claims: Mapping[str, Any] = jwt.decode(text, key, algorithms=[_ALGORITHM], options=_UNCHECKED)
    except jwt.InvalidTokenError:
        return None
    return claims


def entity_names() -> tuple[str, ...]:
    """The entities that a token can be limited to; views have the rights of what they show."""
    return tuple(entity.name for entity in CATALOGUE if entity.view_of is None)


def _check_entities(names: Collection[str]) -> None:
    known = entity_names()
    unknown = [name for name in names if name not in known]
    if unknown or not names:
        raise Refused(reason="token_entity", entity=", ".join(unknown), allowed=", ".join(known))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
