"""Authentication: the clients' refresh tokens, and the access tokens they are exchanged for.

Called by `service`, the command line and the settings page. Refresh tokens are shown once and stored as hashes.
An access token is a JWT (HS256) that names its refresh token, which is looked up again on every request, so that a
revocation takes effect at once. The key that signs is a secret like the cloud's token, and kept where that is, never in the file
of the hashes. Knows no HTTP: reasons are codes.
"""

from __future__ import annotations

import hashlib
import json
import re
import secrets
import threading
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.errors import SecretsUnavailable, TokensDamaged
from app.json_files import read_json
from app.paths import write_whole
from app.server.http.errors import AccessRefused, BadRequest, SignInNeeded
from app.server.request_context import Access
from app.settings.secrets import Secrets
from storage.clock import Clock
from storage.errors import Refused, StorageError
from storage.schema.entities import CATALOGUE

if TYPE_CHECKING:
    from jwt.types import Options

PREFIX = "cfr_"
"""Prefix of our refresh tokens, so that secret scanners and people recognise a leaked one."""

_ALGORITHM = "HS256"
_KEY_BYTES = 32
_STORED_KEY = re.compile(f"[0-9a-f]{{{2 * _KEY_BYTES}}}")
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
    """The entities that it may use; None for all."""

    @classmethod
    def read(cls, entry: object) -> Token:
        """A token of the file. Raises TypeError."""
        if not isinstance(entry, Mapping):
            raise TypeError(type(entry))
        only = entry.get("only")
        return cls(**{**entry, "only": None if only is None else tuple(only)})


@dataclass(frozen=True, slots=True)
class _State:
    """The content of the token file, indexed."""

    tokens: tuple[Token, ...] = ()
    by_hash: Mapping[str, Token] = field(default_factory=dict)
    by_id: Mapping[str, Token] = field(default_factory=dict)


def _state(tokens: tuple[Token, ...]) -> _State:
    return _State(tokens, {token.hash: token for token in tokens}, {token.id: token for token in tokens})


def signing_key_name(folder: Path) -> str:
    """Name of the secret that signs access tokens; of this folder, so that a copy of it elsewhere has another."""
    return f"access tokens of {folder.absolute()}"


def forget_signing_key(secrets: Secrets, folder: Path) -> None:
    """Let the next start make another key: no access token of before is valid then. Raises SecretsUnavailable."""
    secrets.forget(signing_key_name(folder))


class Tokens:
    """The hashes of the clients' refresh tokens, in one owner-only file; in memory for `path=None`.

    Another process may write the file (the command line revoking a token), so it is read again whenever its
    modification time, size or inode changed. Raises TokensDamaged, and StorageError on changes.
    """

    def __init__(
        self, path: Path | None, *, clock: Clock, open_secrets: Callable[[], Secrets] | None = None
    ) -> None:
        """`open_secrets`: the store of the signing key; without one, or where it refuses, the key is in memory only."""
        self._path = path
        self._clock = clock
        self._open_secrets = open_secrets
        self._lock = threading.Lock()
        self._key_lock = threading.Lock()
        self._key: bytes | None = None
        self._stamp: tuple[int, ...] | None = None
        self._cached = _state(())

    @property
    def key(self) -> bytes:
        """Signing key of access tokens. Stored, so that they stay valid after a restart."""
        with self._key_lock:
            if self._key is None:
                self._key = self._stored_key() or secrets.token_bytes(_KEY_BYTES)
            return self._key

    def _stored_key(self) -> bytes | None:
        """The key in the store, made if there is none; None where nothing can be stored."""
        if self._path is None or self._open_secrets is None:
            return None
        name = signing_key_name(self._path.parent)
        with suppress(SecretsUnavailable, StorageError):
            store = self._open_secrets()
            kept = store.read(name) or ""
            if not _STORED_KEY.fullmatch(kept):
                kept = secrets.token_hex(_KEY_BYTES)
                store.write(name, kept)
            return bytes.fromhex(kept)
        return None

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
            self._store(_state((*state.tokens, token)))
        return text

    def revoke(self, name: str) -> bool:
        """Remove the token called `name`; False when there is none. Takes effect with the next request."""
        with self._lock:
            state = self._load()
            remaining = tuple(token for token in state.tokens if token.name != name)
            if len(remaining) == len(state.tokens):
                return False
            self._store(_state(remaining))
        return True

    def by_secret(self, text: str) -> Token | None:
        """The token with this text. The look-up is by hash, so its timing reveals nothing of the token."""
        return self._current().by_hash.get(_hash(text))

    def of_access_token(self, text: str) -> tuple[Mapping[str, Any], Token] | None:
        """The claims of an access token, and the token that its `sub` names; None once that is revoked."""
        state = self._current()
        claims = verified_claims(text, self.key)
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
            self._store(_state(()))
        elif stamp != self._stamp:
            try:
                data = read_json(self._path)
                state = _state(tuple(Token.read(entry) for entry in data["tokens"]))
            except (OSError, ValueError, KeyError, TypeError) as error:
                raise TokensDamaged(file=str(self._path)) from error
            self._cached, self._stamp = state, stamp
        return self._cached

    def _store(self, state: _State) -> None:
        if self._path is not None:
            data = {"tokens": [asdict(token) for token in state.tokens]}
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
    """The lists that a token can be limited to, views too: stock and purchase prices are a right of their own."""
    return tuple(entity.name for entity in CATALOGUE)


def _check_entities(names: Collection[str]) -> None:
    known = entity_names()
    unknown = [name for name in names if name not in known]
    if unknown or not names:
        raise Refused(reason="token_entity", entity=", ".join(unknown), allowed=", ".join(known))


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
