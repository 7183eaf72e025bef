"""The signed manifest of a release: verification, parsing, and whether this computer is to install it. Pure.

Called by `app.updates.downloader`; made by `packaging/build.py manifest`. The signature covers the manifest's bytes, so
nothing is parsed that was not signed. Whose signature counts is `app.updates.trust`'s.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from app.errors import UpdateRefused
from app.json_files import parse_json
from app.updates.signatures import CONTEXT, signers
from app.updates.trust import read_serial
from storage import timestamps

MAX_FILE_BYTES = 400_000_000
"""Largest size accepted for an installer."""
MAX_NOTES = 20_000
MAX_WITHDRAWN = 200
ENDINGS = {"windows": ".exe", "macos-arm64": ".dmg", "macos-x86_64": ".dmg", "linux": ".deb"}
"""Ending of an installer's name by the system that it is for."""
SYSTEMS = tuple(ENDINGS)
SHARES = 10_000
"""Places that installations draw for a staged roll-out."""


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
    expires: int
    """Wall time in milliseconds after which this manifest is no news any more."""
    notes: str = ""
    """Release notes; at most `MAX_NOTES` characters."""
    share: float = 100.0
    """Per cent of the installations that take this version by themselves."""
    withdrawn: frozenset[str] = frozenset()
    """Versions that nobody is to install, or to keep if there is another."""
    signed_by: frozenset[bytes] = frozenset()
    """Which of the believed keys signed it."""


def read_manifest(content: bytes, signatures: bytes, keys: Iterable[bytes]) -> Manifest:
    """Verify, then parse. Raises UpdateRefused with the reason `signature` or `manifest`."""
    signed_by = signers(content, signatures, keys, context=CONTEXT)
    if not signed_by:
        raise UpdateRefused(reason="signature")
    try:
        parsed = parse_json(content)
        manifest = Manifest(
            serial=read_serial(parsed["serial"]),
            version=str(parsed["version"]),
            files={str(system): _file(str(system), each) for system, each in parsed["files"].items()},
            expires=timestamps.parse(str(parsed["expires"])),
            notes=str(parsed.get("notes", ""))[:MAX_NOTES],
            share=float(parsed.get("share", 100)),
            withdrawn=frozenset(str(each) for each in parsed.get("withdrawn", [])[:MAX_WITHDRAWN]),
            signed_by=signed_by,
        )
        for each in (manifest.version, *manifest.withdrawn):
            version_numbers(each)
        if not 0 <= manifest.share <= 100:
            raise ValueError("no share")
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise UpdateRefused(reason="manifest") from None
    return manifest


def _file(system: str, content: Mapping[str, Any]) -> UpdateFile:
    file = UpdateFile(str(content["name"]), int(content["size"]), str(content["sha256"]).lower())
    # A plain file name: no folder, no drive, nothing special to a shell or in a path.
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,100}", file.name):
        raise ValueError(file.name)
    if not file.name.endswith(ENDINGS.get(system, "")):
        raise ValueError(file.name)
    if not 0 < file.size <= MAX_FILE_BYTES or not re.fullmatch(r"[0-9a-f]{64}", file.sha256):
        raise ValueError(file.name)
    return file


def version_numbers(version: str) -> tuple[int, ...]:
    """A version as numbers to compare; raises ValueError unless it is N.N.N."""
    if not re.fullmatch(r"\d{1,4}(\.\d{1,4}){2}", version):
        raise ValueError(version)
    return tuple(int(each) for each in version.split("."))


def newer_file(manifest: Manifest, *, system: str, running: str) -> UpdateFile | None:
    """The file to fetch; None when this version is the newest, or the manifest's was withdrawn."""
    if manifest.version in manifest.withdrawn:
        return None
    newer = version_numbers(manifest.version) > version_numbers(running)
    return manifest.files.get(system) if newer else None


def has_its_turn(manifest: Manifest, lot: int) -> bool:
    """Whether an installation that drew `lot` belongs to the share that takes this version; each version shuffles anew."""
    digest = hashlib.sha256(f"{lot} {manifest.version}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % SHARES < manifest.share * (SHARES / 100)
