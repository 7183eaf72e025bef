"""The signed list of a release's files, and the key behind it. What the program believes of it is `app/updates/manifest.py`'s."""

from __future__ import annotations

import base64
import json
import os
from collections.abc import Iterable
from pathlib import Path

from app.updates.downloader import MANIFEST, SIGNATURE
from app.updates.manifest import CONTEXT, SYSTEMS, read_manifest
from release import tree
from release.project import Stop, checked_version

ENDINGS = {".exe": "windows", ".dmg": "macos", ".deb": "linux"}


def make_key(path: Path) -> str:
    """A new private key in `path`, readable for its owner alone; answers the public key. Raises Stop if it exists."""
    from cryptography.hazmat.primitives import serialization
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    key = Ed25519PrivateKey.generate()
    content = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise Stop(f"{path}: {error.strerror}. A key that is there is never replaced.") from None
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    return base64.b64encode(key.public_key().public_bytes_raw()).decode("ascii")


def write(
    files: Iterable[Path], folder: Path, *, version: str, serial: int, key: Path, notes: str = ""
) -> Path:
    """Put the manifest and its signature into `folder`, beside the installers; raises Stop."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    listed: dict[str, dict[str, object]] = {}
    for each in files:
        system = ENDINGS.get(each.suffix)
        if system is None or system in listed or not each.is_file():
            raise Stop(f"{each}: one file for each of {', '.join(SYSTEMS)} is wanted.")
        listed[system] = {"name": each.name, "size": each.stat().st_size, "sha256": tree.digest(each)}
    if not listed:
        raise Stop("No installers named.")
    said = {"serial": serial, "version": checked_version(version), "files": listed, "notes": notes.strip()}
    content = json.dumps(said, indent=2, sort_keys=True).encode()
    try:
        private = load_pem_private_key(key.read_bytes(), password=None)
    except (OSError, ValueError) as error:
        raise Stop(f"{key} cannot be used: {error}") from None
    if not isinstance(private, Ed25519PrivateKey):
        raise Stop(f"{key} is no Ed25519 key.")
    signature = base64.b64encode(private.sign(CONTEXT + content))
    read_manifest(content, signature, private.public_key().public_bytes_raw())
    (folder / MANIFEST).write_bytes(content)
    (folder / SIGNATURE).write_bytes(signature + b"\n")
    return folder / MANIFEST


def identity(key: str, address: str) -> str:
    """`app/release.json` of a program whose updates are signed with `key` and lie at `address`; raises Stop."""
    try:
        if len(base64.b64decode(key, validate=True)) != 32:
            raise ValueError(key)
    except ValueError:
        raise Stop("--update-key is the public key that 'build.py key' printed.") from None
    if not address.startswith(("https://", "http://127.0.0.1")):
        raise Stop("--update-address begins with https://.")
    return json.dumps({"key": key, "address": address.rstrip("/")}, indent=2) + "\n"
