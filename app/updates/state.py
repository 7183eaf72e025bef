"""What a data folder remembers of updates: `updates/seen.json`. Read and written by `downloader`.

A damaged file counts as none: then the built-in root key and address are believed again, and nothing is ready.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.json_files import read_json
from app.paths import prepare, write_whole
from app.updates.manifest import SHARES, Manifest, UpdateFile, version_numbers
from app.updates.signatures import key_text, read_key
from app.updates.source import Release
from app.updates.trust import Trust, read_address

FILE = "seen.json"
QUIET_DAYS = 30
"""Days without a valid manifest after which the window says so."""
_DAY = 86_400_000


@dataclass(frozen=True, slots=True)
class ReadyUpdate:
    """An installer that was downloaded and verified."""

    version: str
    file: UpdateFile
    tries: int = 0
    notes: str = ""
    """Release notes."""


class UpdateState:
    """The state in `folder`, as far as it was learnt under the root key of `release`."""

    def __init__(self, folder: Path, release: Release) -> None:
        self._folder = folder
        self._release = release
        self._built_in = key_text(release.root)

    # whom to believe

    def root(self) -> bytes:
        """The root key believed now: the built-in one, or the one that followed it."""
        try:
            return read_key(self._learnt().get("root", self._built_in))
        except ValueError:
            return self._release.root

    def addresses(self) -> tuple[str, ...]:
        """Where to look, in this order; the built-in address is the last resort."""
        found: list[str] = []
        given = self._learnt().get("addresses")
        for each in given if isinstance(given, list) else []:
            try:
                found.append(read_address(each))
            except ValueError:
                continue
        return tuple(dict.fromkeys((*found, self._release.address)))

    def trust_serial(self) -> int:
        """Serial of the newest list of keys that was accepted; 0 for none."""
        return _int(self._learnt().get("trust"))

    def manifest_serial(self, keys: Iterable[bytes]) -> int:
        """Highest serial signed by one of these keys. What a replaced key has signed binds nobody any more."""
        serials = self._learnt().get("serials")
        known: Mapping[str, Any] = serials if isinstance(serials, dict) else {}
        return max((_int(known.get(key_text(each))) for each in keys), default=0)

    def accept(self, trust: Trust, manifest: Manifest, now: int) -> None:
        """Remember what was accepted at `now`, wall milliseconds."""
        before = self._learnt().get("serials")
        known: Mapping[str, Any] = before if isinstance(before, dict) else {}
        serials = {text: _int(known.get(text)) for text in map(key_text, trust.keys)}
        for key in manifest.signed_by:
            serials[key_text(key)] = manifest.serial
        self.write(
            {
                **self.read(),
                "built_in": self._built_in,
                "root": key_text(trust.root),
                "trust": trust.serial,
                "addresses": list(trust.addresses),
                "serials": serials,
                "heard": now,
                "notes": manifest.notes,
                "withdrawn": sorted(manifest.withdrawn),
            }
        )

    def _learnt(self) -> Mapping[str, Any]:
        """The state, empty when another build with another root key wrote it."""
        state = self.read()
        return state if state.get("built_in") == self._built_in else {}

    # silence, share, withdrawn

    def looked(self, now: int) -> None:
        """Remember the first look, from which silence is counted before anything was heard."""
        state = self.read()
        if not _int(state.get("since")):
            self.write({**state, "since": now})

    def quiet_since(self, now: int) -> int | None:
        """Since when nothing valid was heard, wall milliseconds; None as long as that is no matter."""
        state = self.read()
        last = _int(state.get("heard")) or _int(state.get("since"))
        return last if last and abs(now - last) > QUIET_DAYS * _DAY else None

    def lot(self) -> int:
        """The installation's place in staged roll-outs, drawn once."""
        state = self.read()
        drawn = state.get("lot")
        if not isinstance(drawn, int) or isinstance(drawn, bool):
            drawn = secrets.randbelow(SHARES)
            self.write({**state, "lot": drawn})
        return drawn

    def withdrawn(self) -> frozenset[str]:
        """Versions that the newest manifest withdraws."""
        found = self._learnt().get("withdrawn")
        return frozenset(map(str, found)) if isinstance(found, list) else frozenset()

    # the installer

    def ready(self) -> ReadyUpdate | None:
        """The installer that was verified, whatever its version."""
        content = self.read().get("ready")
        if not isinstance(content, dict):
            return None
        try:
            file = UpdateFile(str(content["name"]), int(content["size"]), str(content["sha256"]))
            found = ReadyUpdate(
                str(content["version"]), file, int(content.get("tries", 0)), str(content.get("notes", ""))
            )
            version_numbers(found.version)
        except (KeyError, TypeError, ValueError):
            return None
        return found

    def previous(self) -> str | None:
        """File name of the installer before."""
        name = self.read().get("previous")
        return name if isinstance(name, str) else None

    def notes(self) -> str:
        """Release notes of the newest manifest."""
        return str(self.read().get("notes", ""))

    def store_ready(self, ready: ReadyUpdate | None) -> None:
        """Remember the verified installer, and the name of the one before; None: there is none any more."""
        state = self.read()
        before = state.pop("ready", None)
        if ready is not None:
            if isinstance(before, dict) and before.get("name") != ready.file.name:
                state["previous"] = before.get("name")
            state["ready"] = {
                "version": ready.version,
                "name": ready.file.name,
                "size": ready.file.size,
                "sha256": ready.file.sha256,
                "tries": ready.tries,
                "notes": ready.notes,
            }
        self.write(state)

    # the file

    def read(self) -> dict[str, Any]:
        """The file's content; empty where it cannot be read."""
        try:
            content = read_json(self._folder / FILE)
        except (OSError, ValueError):
            return {}
        return content if isinstance(content, dict) else {}

    def write(self, state: Mapping[str, Any]) -> None:
        """Replace the file."""
        write_whole(prepare(self._folder) / FILE, json.dumps(state).encode())


def _int(value: object) -> int:
    return value if isinstance(value, int) and not isinstance(value, bool) else 0
