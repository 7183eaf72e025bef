"""Updates over real HTTP: found, downloaded in chunks, verified, installed; each kind of tampering refused."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

import app.updates.downloader
from app.errors import UpdateRefused, UpdateUnavailable
from app.updates.downloader import MAX_STARTS, Updates
from app.updates.manifest import CONTEXT, newer_file, read_manifest, version_numbers
from app.updates.source import Release, read_release
from storage.errors import DiskFull
from sync.client.http import HttpTransport

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
PUBLIC = KEY.public_key().public_bytes_raw()
SETUP = bytes(range(256)) * 2000


@dataclass
class Place:
    """The folder on the web where a release lies."""

    files: dict[str, bytes] = field(default_factory=dict)
    asked: list[tuple[str, str | None]] = field(default_factory=list)
    ranges: bool = True
    break_after: int | None = None
    notes: str = ""
    url: str = ""

    def publish(
        self, version: str, serial: int, *, content: bytes = SETUP, key: Ed25519PrivateKey = KEY, **other: Any
    ) -> None:
        """Put a manifest, its signature and its file there."""
        file = {
            "name": f"Setup-{version}.exe",
            "size": len(content),
            "sha256": hashlib.sha256(content).hexdigest(),
            **other,
        }
        what = {"notes": self.notes} if self.notes else {}
        said = json.dumps({"serial": serial, "version": version, "files": {"windows": file}, **what}).encode()
        self.files[str(file["name"])] = content
        self.files["manifest.json"] = said
        self.files["manifest.json.sig"] = base64.b64encode(key.sign(CONTEXT + said))


@pytest.fixture
def place() -> Iterator[Place]:
    there = Place()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            name, asked = self.path.rpartition("/")[2], self.headers.get("Range")
            there.asked.append((name, asked))
            content = there.files.get(name)
            if content is None or (there.break_after is not None and len(there.asked) > there.break_after):
                self.send_response(404 if content is None else 503)
                content = b""
            elif asked and there.ranges:
                first, last = asked.removeprefix("bytes=").split("-")
                content = content[int(first) : int(last) + 1]
                self.send_response(206)
            else:
                self.send_response(200)
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *words: object) -> None:
            del words

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    there.url = f"http://127.0.0.1:{server.server_port}/counterfoil"
    yield there
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.fixture
def updates(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Updates]:
    monkeypatch.setattr(app.updates.downloader, "CHUNK_BYTES", 100_000)
    transport = HttpTransport(place.url)
    yield Updates(tmp_path, Release(PUBLIC, place.url), transport, running="1.2.9", system="windows")
    transport.close()


def installed(updates: Updates) -> list[Path]:
    started: list[Path] = []
    updates.install(started.append)
    return started


def test_a_newer_version_is_found_downloaded_and_installed(
    place: Place, updates: Updates, tmp_path: Path
) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None and found[0] == "1.3.0"
    ready = updates.fetch(*found)
    assert ready is not None
    [path] = installed(updates)
    assert path == tmp_path / "updates" / "Setup-1.3.0.exe" and path.read_bytes() == SETUP
    pieces = [each for name, each in place.asked if name.startswith("Setup")]
    assert len(pieces) == 6 and None not in pieces


@pytest.mark.parametrize("notes", ["", "Faster lists.\nČeské názvy."])
def test_release_notes_come_with_the_manifest_and_are_kept_with_the_installer(
    place: Place, updates: Updates, notes: str
) -> None:
    place.notes = notes
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    updates.fetch(*found)
    ready = updates.ready()
    assert ready is not None and ready.notes == notes
    installed(updates)
    again = updates.ready()
    assert again is not None and (again.notes, again.tries) == (notes, 1)


@pytest.mark.parametrize("version", ["1.2.9", "1.2.8", "0.9.9"])
def test_the_same_and_an_older_version_are_not_offered(place: Place, updates: Updates, version: str) -> None:
    place.publish(version, 7)
    assert updates.check() is None


def test_versions_are_compared_as_numbers() -> None:
    assert version_numbers("1.10.0") > version_numbers("1.9.9")
    for wrong in ("1", "1.2", "1.2.3.4", "1.2.x", "", "1.2.3-beta", "99999.1.1"):
        with pytest.raises(ValueError):
            version_numbers(wrong)


def tampered(place: Place, kind: str) -> None:
    files = place.files
    if kind == "a flipped bit in the manifest":
        files["manifest.json"] = files["manifest.json"].replace(b"1.3.0", b"1.3.1")
    elif kind == "a flipped bit in the signature":
        raw = bytearray(base64.b64decode(files["manifest.json.sig"]))
        raw[5] ^= 1
        files["manifest.json.sig"] = base64.b64encode(raw)
    elif kind == "no signature":
        files["manifest.json.sig"] = b""
    elif kind == "garbage for a signature":
        files["manifest.json.sig"] = b"<html>"
    elif kind == "another key":
        place.publish("1.3.0", 7, key=Ed25519PrivateKey.generate())
    elif kind == "a signature of something else":
        files["manifest.json.sig"] = base64.b64encode(KEY.sign(files["manifest.json"]))


@pytest.mark.parametrize(
    "kind",
    [
        "a flipped bit in the manifest", "a flipped bit in the signature", "no signature", "garbage for a signature",
        "another key", "a signature of something else",
    ],
)  # fmt: skip
def test_a_tampered_manifest_is_refused(place: Place, updates: Updates, kind: str) -> None:
    place.publish("1.3.0", 7)
    tampered(place, kind)
    with pytest.raises(UpdateRefused) as refused:
        updates.check()
    assert refused.value.params["reason"] == "signature"
    assert updates.ready() is None


@pytest.mark.parametrize(
    "other",
    [
        {"name": "../Setup.exe"}, {"name": "C:\\Setup.exe"}, {"name": ""}, {"name": ".hidden"}, {"size": 0}, {"size": -1},
        {"size": 10**12}, {"size": "many"}, {"sha256": "00"}, {"sha256": None},
    ],
)  # fmt: skip
def test_an_invalid_signed_manifest_is_refused(place: Place, updates: Updates, other: dict[str, Any]) -> None:
    place.publish("1.3.0", 7, **other)
    with pytest.raises(UpdateRefused) as refused:
        updates.check()
    assert refused.value.params["reason"] == "manifest"


@pytest.mark.parametrize(
    "content", [b"[]", b"{}", b"null", b"not json", b'{"serial": 1, "version": "1", "files": {}}']
)
def test_signed_nonsense_is_refused(content: bytes) -> None:
    with pytest.raises(UpdateRefused):
        read_manifest(content, base64.b64encode(KEY.sign(CONTEXT + content)), PUBLIC)


def test_an_older_manifest_is_refused_once_a_newer_one_was_seen(place: Place, updates: Updates) -> None:
    place.publish("1.3.0", 7)
    old = dict(place.files)
    place.publish("1.4.0", 8)
    assert updates.check() is not None
    place.files = old
    with pytest.raises(UpdateRefused) as refused:
        updates.check()
    assert refused.value.params["reason"] == "older"


@pytest.mark.parametrize(
    "change", [lambda raw: raw[:-1] + b"!", lambda raw: raw + b"more", lambda raw: raw[:-7], lambda raw: b""]
)
def test_a_file_that_differs_from_the_manifest_is_refused_and_deleted(
    place: Place, updates: Updates, tmp_path: Path, change: Any
) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    place.files["Setup-1.3.0.exe"] = change(SETUP)
    if len(place.files["Setup-1.3.0.exe"]) > len(SETUP):
        place.ranges = False
    with pytest.raises(UpdateRefused) as refused:
        updates.fetch(*found)
    assert refused.value.params["reason"] == "content"
    assert updates.ready() is None and not (tmp_path / "updates" / "Setup-1.3.0.exe").exists()


def test_an_installer_changed_on_disk_is_not_started(place: Place, updates: Updates, tmp_path: Path) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    updates.fetch(*found)
    path = tmp_path / "updates" / "Setup-1.3.0.exe"
    path.write_bytes(SETUP[:-1] + b"!")
    with pytest.raises(UpdateRefused):
        installed(updates)
    assert not path.exists() and installed(updates) == []


def test_an_interrupted_download_resumes(place: Place, updates: Updates) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    place.break_after = len(place.asked) + 3
    with pytest.raises(UpdateUnavailable):
        updates.fetch(*found)
    place.break_after = None
    place.asked.clear()
    assert updates.fetch(*found) is not None
    assert place.asked[0] == ("Setup-1.3.0.exe", "bytes=300000-399999")


@pytest.mark.skipif(
    os.name == "nt" or not Path("/dev/full").exists(), reason="no disk here that is always full"
)
def test_a_full_disk_raises_and_deletes_the_partial_download(
    place: Place, updates: Updates, tmp_path: Path
) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    part = tmp_path / "updates" / "Setup-1.3.0.exe.part"
    part.symlink_to("/dev/full")
    with pytest.raises(DiskFull):
        updates.fetch(*found)
    assert not part.is_symlink() and updates.ready() is None
    assert updates.fetch(*found) is not None


def test_a_part_of_another_file_does_not_spoil_the_next_try(
    place: Place, updates: Updates, tmp_path: Path
) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    (tmp_path / "updates").mkdir(exist_ok=True)
    (tmp_path / "updates" / "Setup-1.3.0.exe.part").write_bytes(b"x" * 150_000)
    with pytest.raises(UpdateRefused):
        updates.fetch(*found)
    assert updates.fetch(*found) is not None


def test_a_cancelled_download_leaves_nothing_ready(place: Place, updates: Updates) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    cancel = threading.Event()
    cancel.set()
    assert updates.fetch(*found, cancel) is None and updates.ready() is None


def test_the_previous_installer_is_kept_and_older_ones_are_deleted(
    place: Place, updates: Updates, tmp_path: Path
) -> None:
    for serial, version in enumerate(("1.3.0", "1.4.0", "1.5.0"), 1):
        place.publish(version, serial)
        found = updates.check()
        assert found is not None
        updates.fetch(*found)
    left = sorted(each.name for each in (tmp_path / "updates").iterdir())
    assert left == ["Setup-1.4.0.exe", "Setup-1.5.0.exe", "seen.json"]


def test_an_installer_is_not_started_again_and_again(place: Place, updates: Updates) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    updates.fetch(*found)
    assert [bool(installed(updates)) for _ in range(MAX_STARTS + 1)] == [True] * MAX_STARTS + [False]


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{", b'{"serial": "x", "ready": 5}', b'{"ready": {"name": "a"}}']
)
def test_a_damaged_state_file_counts_as_none(
    place: Place, updates: Updates, tmp_path: Path, content: bytes
) -> None:
    (tmp_path / "updates").mkdir()
    (tmp_path / "updates" / "seen.json").write_bytes(content)
    place.publish("1.3.0", 7)
    assert updates.ready() is None and updates.check() is not None


def test_an_unreachable_update_server_raises(place: Place, updates: Updates) -> None:
    with pytest.raises(UpdateUnavailable):
        updates.check()


def test_a_system_without_a_file_gets_no_update() -> None:
    said = json.dumps({"serial": 1, "version": "2.0.0", "files": {}}).encode()
    manifest = read_manifest(said, base64.b64encode(KEY.sign(CONTEXT + said)), PUBLIC)
    assert newer_file(manifest, system="linux", running="1.0.0", seen=0) is None


@pytest.mark.parametrize(
    "content", ["", "{}", '{"key": "AAAA", "address": "https://x"}', '{"key": 5, "address": ""}', "[]"]
)
def test_a_checkout_or_a_damaged_release_file_checks_for_no_updates(tmp_path: Path, content: str) -> None:
    file = tmp_path / "release.json"
    assert read_release(file) is None
    file.write_text(content)
    assert read_release(file) is None
    file.write_text(
        json.dumps({"key": base64.b64encode(PUBLIC).decode(), "address": "https://example.com/x"})
    )
    assert read_release(file) == Release(PUBLIC, "https://example.com/x")
