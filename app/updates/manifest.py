"""The signed manifest of a release: verification, parsing, and whether it is newer. Pure.

Called by `app.updates.downloader`; made by `packaging/build.py manifest`. The signature covers the manifest's bytes, so
nothing is parsed that was not signed (Ed25519; RFC 8032).
"""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.errors import UpdateRefused
from app.json_files import parse_json

CONTEXT = b"counterfoil update 1\n"
"""Prefix of the signed bytes, so that a signature of something else by the same key is not accepted."""
MAX_FILE_BYTES = 400_000_000
"""Largest size accepted for an installer."""
MAX_NOTES = 20_000
SYSTEMS = ("windows", "macos", "linux")


@dataclass(frozen=True, slots=True)
class UpdateFile:
    """One installer: its name beside the manifest, its size in bytes, its SHA-256 in hexadecimal."""

    name: str
    size: int
    sha256: str


@dataclass(frozen=True, slots=True)
class Manifest:
    """A release: `serial` grows with each manifest published, even when the version does not."""

    serial: int
    version: str
    files: Mapping[str, UpdateFile]
    notes: str = ""
    """Release notes; at most `MAX_NOTES` characters."""


def read_manifest(content: bytes, signature: bytes, key: bytes) -> Manifest:
    """Verify, then parse. Raises UpdateRefused with the reason `signature` or `manifest`."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        raw = base64.b64decode(signature.strip(), validate=True)
        Ed25519PublicKey.from_public_bytes(key).verify(raw, CONTEXT + content)
    except (InvalidSignature, ValueError):
        raise UpdateRefused(reason="signature") from None
    try:
        parsed = parse_json(content)
        files = {str(system): _file(each) for system, each in parsed["files"].items()}
        notes = str(parsed.get("notes", ""))[:MAX_NOTES]
        manifest = Manifest(int(parsed["serial"]), str(parsed["version"]), files, notes)
        version_numbers(manifest.version)
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise UpdateRefused(reason="manifest") from None
    return manifest


def _file(content: Mapping[str, Any]) -> UpdateFile:
    file = UpdateFile(str(content["name"]), int(content["size"]), str(content["sha256"]).lower())
    # A plain file name: no folder, no drive, nothing special to a shell or in a path.
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,100}", file.name):
        raise ValueError(file.name)
    if not 0 < file.size <= MAX_FILE_BYTES or not re.fullmatch(r"[0-9a-f]{64}", file.sha256):
        raise ValueError(file.name)
    return file


def version_numbers(version: str) -> tuple[int, ...]:
    """A version as numbers to compare; raises ValueError unless it is N.N.N."""
    if not re.fullmatch(r"\d{1,4}(\.\d{1,4}){2}", version):
        raise ValueError(version)
    return tuple(int(each) for each in version.split("."))


def newer_file(manifest: Manifest, *, system: str, running: str, seen: int) -> UpdateFile | None:
    """The file to fetch, None when this version is the newest; `seen` is the highest serial accepted so far.

    Raises UpdateRefused, reason `older`, for a manifest older than one that was seen: a replay.
    """
    if manifest.serial < seen:
        raise UpdateRefused(reason="older")
    return (
        manifest.files.get(system) if version_numbers(manifest.version) > version_numbers(running) else None
    )
