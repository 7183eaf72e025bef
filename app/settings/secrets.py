"""Storage of the refresh token: the operating system's keychain, or a file only this user can read.

Called by connecting and by the runtime. The file is used only when a person asked for it; a computer without a keychain
gets SecretsUnavailable. The only module that imports `keyring`.
"""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from app.errors import SecretsUnavailable
from app.json_files import read_json
from app.paths import APP_NAME, SECRETS_FILE, write_whole
from app.settings.shop_file import SecretsKind, Shop

if TYPE_CHECKING:
    from keyring.backend import KeyringBackend

_NO_KEYCHAIN = ("keyring.backends.fail", "keyring.backends.null", "keyrings.alt")
"""Back-ends that store nothing, or store in a plain file that nobody asked for."""


UNUSABLE_FILE = ("damaged_file", "open_file")
"""Reasons of SecretsUnavailable that signing in again mends."""


class Secrets(Protocol):
    """Interface of a store of secrets by name."""

    kind: str

    def read(self, name: str) -> str | None:
        """The secret, None when there is none; raises SecretsUnavailable."""
        ...

    def write(self, name: str, secret: str) -> None:
        """Store a secret; raises SecretsUnavailable."""
        ...

    def forget(self, name: str) -> None:
        """Delete a secret, if there is one; raises SecretsUnavailable."""
        ...


def secret_name(shop: Shop) -> str:
    """Name of a shop's refresh token."""
    return f"{shop.cloud_id}@{shop.base_url}"


def open_secrets(kind: SecretsKind, folder: Path) -> Secrets:
    """The store of `kind`; raises SecretsUnavailable when the computer has no keychain."""
    return FileSecrets(folder / SECRETS_FILE) if kind is SecretsKind.FILE else KeychainSecrets()


def read_before(secrets: Secrets, name: str) -> str | None:
    """The secret that a new one is to replace; None where it is in an unusable file, which `write` replaces.

    Raises SecretsUnavailable where there is no keychain, or it refuses.
    """
    try:
        return secrets.read(name)
    except SecretsUnavailable as error:
        if error.params.get("reason") in UNUSABLE_FILE:
            return None
        raise


class MemorySecrets:
    """In memory, for tests and the practice shop."""

    kind = "memory"

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self._kept = dict(kept or {})

    def read(self, name: str) -> str | None:
        """The secret, None when there is none."""
        return self._kept.get(name)

    def write(self, name: str, secret: str) -> None:
        """Store a secret."""
        self._kept[name] = secret

    def forget(self, name: str) -> None:
        """Delete a secret, if there is one."""
        self._kept.pop(name, None)


class FileSecrets:
    """A JSON file of mode 0600. On Windows the user's profile folder protects it."""

    kind = "file"

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self, name: str) -> str | None:
        """The secret, None when there is none; raises SecretsUnavailable when others could read the file."""
        return self._all().get(name)

    def write(self, name: str, secret: str) -> None:
        """Store a secret; raises FolderNotWritable.

        It replaces a file that is damaged or that others could read: no secret in that would be used, and whoever signs in
        again must not be refused for it.
        """
        try:
            kept = self._all()
        except SecretsUnavailable:
            kept = {}
        self._write({**kept, name: secret})

    def forget(self, name: str) -> None:
        """Delete a secret, if there is one, and what an unusable file holds. Raises FolderNotWritable."""
        try:
            kept = self._all()
        except SecretsUnavailable:
            self._write({})
            return
        if kept.pop(name, None) is not None:
            self._write(kept)

    def _write(self, kept: dict[str, str]) -> None:
        write_whole(self.path, json.dumps(kept, indent=1).encode(), mode=0o600)

    def _all(self) -> dict[str, str]:
        try:
            if os.name != "nt" and stat.S_IMODE(self.path.stat().st_mode) & 0o077:
                raise SecretsUnavailable(reason="open_file", file=str(self.path))
            kept = read_json(self.path)
            return {str(name): str(secret) for name, secret in kept.items()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, AttributeError) as error:
            raise SecretsUnavailable(reason="damaged_file", file=str(self.path)) from error


class KeychainSecrets:
    """Windows Credential Manager, macOS Keychain, or the desktop's Secret Service; raises SecretsUnavailable."""

    kind = "keychain"

    def __init__(self) -> None:
        self._backend = _keychain()
        self.name = str(getattr(self._backend, "name", type(self._backend).__name__))

    def read(self, name: str) -> str | None:
        """The secret, None when there is none."""
        with _Refusals():
            return self._backend.get_password(APP_NAME, name)

    def write(self, name: str, secret: str) -> None:
        """Store a secret and read it back: some keychains accept it and store nothing."""
        with _Refusals():
            self._backend.set_password(APP_NAME, name, secret)
            kept = self._backend.get_password(APP_NAME, name)
        if kept != secret:
            raise SecretsUnavailable(reason="refused", keychain=self.name)

    def forget(self, name: str) -> None:
        """Delete a secret, if there is one."""
        with _Refusals():
            if self._backend.get_password(APP_NAME, name) is not None:
                self._backend.delete_password(APP_NAME, name)


class _Refusals:
    """Translates every failure of a keychain into SecretsUnavailable."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, Exception):
            raise SecretsUnavailable(reason="refused", keychain=type(error).__name__) from error


def _keychain() -> KeyringBackend:
    """The keychain chosen by the user or the system, the first usable of a chain; raises SecretsUnavailable."""
    try:
        import keyring
        from keyring.backends.chainer import ChainerBackend

        chosen = keyring.get_keyring()
        candidates = list(chosen.backends) if isinstance(chosen, ChainerBackend) else [chosen]
    except Exception as error:
        raise SecretsUnavailable(reason="no_backend") from error
    for backend in candidates:
        if not type(backend).__module__.startswith(_NO_KEYCHAIN):
            return backend
    raise SecretsUnavailable(reason="no_backend")
