"""Updates: checked for, downloaded and verified while the shop works, installed when the program closes.

Called by `service`. The folder `updates` in the data folder holds the state (`state`), the partial download, the
verified installer, and the one before it.
"""

from __future__ import annotations

import hashlib
import os
import platform
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from app.errors import UpdateRefused, UpdateUnavailable
from app.paths import prepare
from app.updates.manifest import (
    Manifest,
    UpdateFile,
    has_its_turn,
    newer_file,
    read_manifest,
    version_numbers,
)
from app.updates.source import Release
from app.updates.state import FILE as STATE_FILE
from app.updates.state import ReadyUpdate, UpdateState
from app.updates.trust import read_trust
from storage.clock import Clock, SystemClock
from storage.database import os_errors
from storage.database.busy_files import replace_file
from storage.database.fsync import sync_folder
from storage.database.private_files import make_file
from sync.client.transport import Request, Response, Transport
from sync.errors import SyncError

FOLDER = "updates"
TRUST, TRUST_SIGNATURE = "trust.json", "trust.json.sig"
MANIFEST, SIGNATURE = "manifest.json", "manifest.json.sig"
CHUNK_BYTES = 1024 * 1024
"""Bytes of one request: the most that a lost connection costs."""
CHUNK_SECONDS, DOCUMENT_SECONDS = 600.0, 60.0
MAX_DOCUMENT_BYTES = 256 * 1024
"""Largest response to a request for a signed document..."""
MAX_RESPONSE_BYTES = 64 * 1024 * 1024
"""...and for a piece of an installer, from a server without range requests."""
SCAN_SECONDS = 60.0
"""How long a downloaded installer may be open in a virus scanner before it gets its name."""
RETRY_SECONDS = (1.0, 5.0, 15.0)
"""Waits before a chunk of a cut download is asked for again, within one download."""
MAX_STARTS = 3
"""Starts of the same installer, after which a person is asked instead."""


def system_name(system: str, machine: str) -> str:
    """What a manifest calls a system: of `sys.platform`, and on a Mac of the processor that this Python runs on."""
    if system == "darwin":
        return f"macos-{machine}"
    return {"win32": "windows"}.get(system, "linux")


SYSTEM = system_name(sys.platform, platform.machine())


class Updates:
    """The updates of one data folder. `connect` gives a transport to an address that reads at most so many bytes."""

    def __init__(
        self,
        folder: Path,
        release: Release,
        connect: Callable[[str, int], Transport],
        *,
        running: str,
        system: str = SYSTEM,
        clock: Clock | None = None,
    ) -> None:
        self._folder = folder / FOLDER
        self._connect = connect
        self._running = running
        self._system = system
        self._clock = clock or SystemClock()
        self._address = release.address
        self.state = UpdateState(self._folder, release)

    def check(self, *, by_person: bool = False) -> tuple[str, UpdateFile] | None:
        """The newer version and its file, None when there is none, or it is not this computer's turn yet.

        Somebody who asks does not wait for a turn. An address that does not answer, or answers with what is not ours,
        leaves the next one. Raises UpdateRefused (reasons `signature`, `manifest`, `older`, `expired`) and
        UpdateUnavailable, that of the first address.
        """
        self.state.looked(self._clock.now())
        first: UpdateRefused | UpdateUnavailable | None = None
        for address in self.state.addresses():
            try:
                manifest = self._read(address)
            except (UpdateRefused, UpdateUnavailable) as error:
                first = first or error
                continue
            self._address = address
            self._drop_withdrawn()
            file = newer_file(manifest, system=self._system, running=self._running)
            if file is None or not (by_person or has_its_turn(manifest, self.state.lot())):
                return None
            return manifest.version, file
        assert first is not None
        raise first

    def _read(self, address: str) -> Manifest:
        """The manifest at one address, accepted."""
        now = self._clock.now()
        documents = self._connect(address, MAX_DOCUMENT_BYTES)
        trust = read_trust(
            _get(documents, f"/{TRUST}"), _get(documents, f"/{TRUST_SIGNATURE}"), self.state.root()
        )
        if trust.serial < self.state.trust_serial():
            raise UpdateRefused(reason="older")
        content = _get(documents, f"/{MANIFEST}")
        manifest = read_manifest(content, _get(documents, f"/{SIGNATURE}"), trust.keys)
        if manifest.serial < self.state.manifest_serial(trust.keys):
            raise UpdateRefused(reason="older")
        if min(trust.expires, manifest.expires) <= now:
            raise UpdateRefused(reason="expired")
        self.state.accept(trust, manifest, now)
        return manifest

    def _drop_withdrawn(self) -> None:
        """Delete the installer of a version that was withdrawn."""
        ready = self.state.ready()
        if ready is not None and ready.version in self.state.withdrawn():
            self.state.store_ready(None)
            with suppress(OSError):
                (self._folder / ready.file.name).unlink(missing_ok=True)

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
        replace_file(part, self._folder / file.name, seconds=SCAN_SECONDS)
        sync_folder(self._folder)
        ready = ReadyUpdate(version, file, notes=self.state.notes())
        self.state.store_ready(ready)
        self._delete_old(ready)
        return ready

    def _download(self, file: UpdateFile, part: Path, cancel: threading.Event | None) -> bool:
        """Fill `part`; False when cancelled. Raises OSError."""
        have = part.stat().st_size if part.exists() else 0
        make_file(part)
        files = self._connect(self._address, MAX_RESPONSE_BYTES)
        with part.open("ab") as target:
            if have > file.size:
                target.truncate(0)
                have = 0
            while have < file.size:
                if cancel is not None and cancel.is_set():
                    return False
                got = self._chunk_in_time(files, file, have, cancel)
                target.write(got)
                have += len(got)
            target.flush()
            os.fsync(target.fileno())
        return True

    def ready(self) -> ReadyUpdate | None:
        """The verified installer; None when there is none, it is not newer any more, or was withdrawn."""
        found = self.state.ready()
        if found is None or found.version in self.state.withdrawn():
            return None
        newer = version_numbers(found.version) > version_numbers(self._running)
        return found if newer and (self._folder / found.file.name).is_file() else None

    def to_install(self) -> ReadyUpdate | None:
        """The version that `install` starts; None where there is none, or where it was started in vain before."""
        ready = self.ready()
        return ready if ready is not None and ready.tries < MAX_STARTS else None

    def is_withdrawn(self) -> bool:
        """Whether the version that runs was withdrawn."""
        return self._running in self.state.withdrawn()

    def quiet_since(self) -> int | None:
        """Since when nothing valid was heard of newer versions, wall milliseconds; None as long as that is no matter."""
        return self.state.quiet_since(self._clock.now())

    def install(self, start: Callable[[Path], None] | None = None) -> ReadyUpdate | None:
        """Start the verified installer, which waits for this program to end. None when there is nothing to do.

        The file is verified again, since it was on disk meanwhile: UpdateRefused, reason `content`.
        """
        ready = self.to_install()
        if ready is None:
            return None
        path = self._folder / ready.file.name
        if not _matches(path, ready.file):
            path.unlink(missing_ok=True)
            raise UpdateRefused(reason="content", name=ready.file.name)
        self.state.store_ready(replace(ready, tries=ready.tries + 1))
        (start or start_installer)(path)
        return ready

    def _chunk_in_time(
        self, files: Transport, file: UpdateFile, offset: int, cancel: threading.Event | None
    ) -> bytes:
        """A chunk, asked for again after each of `RETRY_SECONDS` while the server or the line fails."""
        for seconds in RETRY_SECONDS:
            try:
                return self._chunk(files, file, offset)
            except UpdateUnavailable:
                if (cancel or threading.Event()).wait(seconds):
                    return b""
        return self._chunk(files, file, offset)

    def _chunk(self, files: Transport, file: UpdateFile, offset: int) -> bytes:
        last = min(offset + CHUNK_BYTES, file.size) - 1
        headers = {"Range": f"bytes={offset}-{last}", "Accept-Encoding": "identity"}
        answer = _send(files, Request("GET", f"/{file.name}", headers=headers, timeout=CHUNK_SECONDS))
        if answer.status == 200:  # a server without range requests sends the whole file
            body = answer.body[offset:]
        else:
            _expect_status(answer, 206)
            body = answer.body
        if not body or offset + len(body) > file.size:
            raise UpdateRefused(reason="content", name=file.name)
        return body

    def _delete_old(self, ready: ReadyUpdate) -> None:
        """Delete all files but the verified installer and the one before it."""
        kept = {ready.file.name, STATE_FILE, self.state.previous()}
        for each in self._folder.iterdir():
            if each.is_file() and each.name not in kept:
                with suppress(OSError):
                    each.unlink()


def start_installer(path: Path, way: str = "") -> None:
    """Start the installer: silently on Windows, by opening the image on macOS; elsewhere a person installs.

    On Windows it closes an open window and opens it again; `way` is another wish (`windows/installer.nsi`).
    """
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.CREATE_NEW_PROCESS_GROUP
        subprocess.Popen([str(path), "/S", *([way] if way else [])], creationflags=flags, close_fds=True)
    elif sys.platform == "darwin":
        subprocess.Popen(["open", str(path)], close_fds=True)


def _get(documents: Transport, path: str) -> bytes:
    answer = _send(documents, Request("GET", path, timeout=DOCUMENT_SECONDS))
    _expect_status(answer, 200)
    return answer.body


def _send(transport: Transport, request: Request) -> Response:
    try:
        return transport.send(request)
    except SyncError as error:
        raise UpdateUnavailable(reason=error.code) from error


def _matches(path: Path, file: UpdateFile) -> bool:
    digest = hashlib.sha256()
    with path.open("rb") as content:
        while part := content.read(CHUNK_BYTES):
            digest.update(part)
    return path.stat().st_size == file.size and digest.hexdigest() == file.sha256


def _expect_status(answer: Response, status: int) -> None:
    if answer.status != status:
        raise UpdateUnavailable(reason="status", status=answer.status)
