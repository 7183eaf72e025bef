"""Updates: checked for, downloaded and verified while the shop works, installed when the program closes.

Called by `service`. The folder `updates` in the data folder holds the state (`seen.json`), the partial download, the
verified installer, and the one before it.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from app.errors import UpdateRefused, UpdateUnavailable
from app.json_files import read_json
from app.paths import prepare, write_whole
from app.updates.manifest import Manifest, UpdateFile, newer_file, read_manifest, version_numbers
from app.updates.source import Release
from storage.database import os_errors
from storage.database.fsync import sync_folder
from storage.database.private_files import make_file
from sync.client.transport import Request, Response, Transport
from sync.errors import SyncError

FOLDER = "updates"
MANIFEST = "manifest.json"
SIGNATURE = "manifest.json.sig"
CHUNK_BYTES = 1024 * 1024
"""Bytes of one request: the most that a lost connection costs."""
REQUEST_SECONDS = 600.0
MAX_STARTS = 3
"""Starts of the same installer, after which a person is asked instead."""
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


@dataclass(frozen=True, slots=True)
class ReadyUpdate:
    """An installer that was downloaded and verified."""

    version: str
    file: UpdateFile
    tries: int = 0
    notes: str = ""
    """Release notes."""


class Updates:
    """The updates of one data folder. `transport` reaches the folder with the manifest."""

    def __init__(
        self, folder: Path, release: Release, transport: Transport, *, running: str, system: str = SYSTEM
    ) -> None:
        self._folder = folder / FOLDER
        self._release = release
        self._transport = transport
        self._running = running
        self._system = system

    def check(self) -> tuple[str, UpdateFile] | None:
        """The newer version and its file, None when there is none.

        Raises UpdateRefused for a manifest that is not ours or older than one seen, and UpdateUnavailable.
        """
        content = self._get(f"/{MANIFEST}")
        manifest = read_manifest(content, self._get(f"/{SIGNATURE}"), self._release.key)
        file = newer_file(manifest, system=self._system, running=self._running, seen=self._seen())
        self._store_seen(manifest)
        return None if file is None else (manifest.version, file)

    def fetch(
        self, version: str, file: UpdateFile, cancel: threading.Event | None = None
    ) -> ReadyUpdate | None:
        """Download the file of `check`, resuming an earlier download; None when cancelled.

        Raises UpdateUnavailable; UpdateRefused, reason `content`, for bytes other than those announced, and
        StorageError, as on a full disk: the partial download is deleted then.
        """
        found = self.ready()
        if found is not None and found.file == file:
            return found
        part = prepare(self._folder) / f"{file.name}.part"
        try:
            whole = self._download(file, part, cancel)
        except OSError as error:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise os_errors.translate(part, error) from error
        if not whole:
            return None
        if not _matches(part, file):
            part.unlink()
            raise UpdateRefused(reason="content", name=file.name)
        part.replace(self._folder / file.name)
        sync_folder(self._folder)
        ready = ReadyUpdate(version, file, notes=str(self._state().get("notes", "")))
        self._store_ready(ready)
        self._delete_old(ready)
        return ready

    def _download(self, file: UpdateFile, part: Path, cancel: threading.Event | None) -> bool:
        """Fill `part`; False when cancelled. Raises OSError."""
        have = part.stat().st_size if part.exists() else 0
        make_file(part)
        with part.open("ab") as target:
            if have > file.size:
                target.truncate(0)
                have = 0
            while have < file.size:
                if cancel is not None and cancel.is_set():
                    return False
                got = self._chunk(file, have)
                target.write(got)
                have += len(got)
            target.flush()
            os.fsync(target.fileno())
        return True

    def ready(self) -> ReadyUpdate | None:
        """The verified installer; None when there is none or it is not newer any more."""
        content = self._state().get("ready")
        if not isinstance(content, dict):
            return None
        try:
            file = UpdateFile(str(content["name"]), int(content["size"]), str(content["sha256"]))
            found = ReadyUpdate(
                str(content["version"]), file, int(content.get("tries", 0)), str(content.get("notes", ""))
            )
            newer = version_numbers(found.version) > version_numbers(self._running)
        except (KeyError, TypeError, ValueError):
            return None
        return found if newer and (self._folder / file.name).is_file() else None

    def install(self, start: Callable[[Path], None] | None = None) -> ReadyUpdate | None:
        """Start the verified installer, which waits for this program to end. None when there is nothing to do.

        The file is verified again, since it was on disk meanwhile: UpdateRefused, reason `content`.
        """
        ready = self.ready()
        if ready is None or ready.tries >= MAX_STARTS:
            return None
        path = self._folder / ready.file.name
        if not _matches(path, ready.file):
            path.unlink(missing_ok=True)
            raise UpdateRefused(reason="content", name=ready.file.name)
        self._store_ready(replace(ready, tries=ready.tries + 1))
        (start or start_installer)(path)
        return ready

    # requests

    def _get(self, path: str) -> bytes:
        answer = self._send(Request("GET", path, timeout=REQUEST_SECONDS))
        _expect_status(answer, 200)
        return answer.body

    def _send(self, request: Request) -> Response:
        try:
            return self._transport.send(request)
        except SyncError as error:
            raise UpdateUnavailable(reason=error.code) from error

    def _chunk(self, file: UpdateFile, offset: int) -> bytes:
        last = min(offset + CHUNK_BYTES, file.size) - 1
        headers = {"Range": f"bytes={offset}-{last}", "Accept-Encoding": "identity"}
        answer = self._send(Request("GET", f"/{file.name}", headers=headers, timeout=REQUEST_SECONDS))
        if answer.status == 200:  # a server without range requests sends the whole file
            body = answer.body[offset:]
        else:
            _expect_status(answer, 206)
            body = answer.body
        if not body or offset + len(body) > file.size:
            raise UpdateRefused(reason="content", name=file.name)
        return body

    # state on disk

    def _state(self) -> dict[str, object]:
        try:
            content = read_json(self._folder / "seen.json")
        except (OSError, ValueError):
            return {}
        return content if isinstance(content, dict) else {}

    def _seen(self) -> int:
        serial = self._state().get("serial")
        return serial if isinstance(serial, int) else 0

    def _store_seen(self, manifest: Manifest) -> None:
        state = self._state()
        if state.get("serial") != manifest.serial:
            self._write({**state, "serial": manifest.serial, "notes": manifest.notes})

    def _store_ready(self, ready: ReadyUpdate) -> None:
        content = {
            "version": ready.version,
            "name": ready.file.name,
            "size": ready.file.size,
            "sha256": ready.file.sha256,
            "tries": ready.tries,
            "notes": ready.notes,
        }
        state = self._state()
        before = state.get("ready")
        if isinstance(before, dict) and before.get("name") != ready.file.name:
            state["previous"] = before.get("name")
        self._write({**state, "ready": content})

    def _write(self, state: dict[str, object]) -> None:
        write_whole(prepare(self._folder) / "seen.json", json.dumps(state).encode())

    def _delete_old(self, ready: ReadyUpdate) -> None:
        """Delete all files but the verified installer and the one before it."""
        kept = {ready.file.name, "seen.json", self._state().get("previous")}
        for each in self._folder.iterdir():
            if each.is_file() and each.name not in kept:
                with suppress(OSError):
                    each.unlink()


def start_installer(path: Path) -> None:
    """Start the installer: silently on Windows, by opening the image on macOS; elsewhere a person installs."""
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
        subprocess.Popen([str(path), "/S"], creationflags=flags, close_fds=True)
    elif sys.platform == "darwin":
        subprocess.Popen(["open", str(path)], close_fds=True)


def _matches(path: Path, file: UpdateFile) -> bool:
    digest = hashlib.sha256()
    with path.open("rb") as content:
        while part := content.read(CHUNK_BYTES):
            digest.update(part)
    return path.stat().st_size == file.size and digest.hexdigest() == file.sha256


def _expect_status(answer: Response, status: int) -> None:
    if answer.status != status:
        raise UpdateUnavailable(reason="status", status=answer.status)
