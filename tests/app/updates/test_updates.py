"""Updates over real HTTP: found, downloaded in chunks, verified, installed; each kind of tampering refused."""

from __future__ import annotations

import base64
import json
import os
import threading
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from app.errors import UpdateRefused, UpdateUnavailable
from app.updates import downloader, service
from app.updates.downloader import MAX_STARTS, Updates, system_name
from app.updates.manifest import newer_file, read_manifest, version_numbers
from app.updates.source import Release, is_managed, is_rehearsal, read_release
from storage.errors import DiskFull
from tests.app.updates.release_place import KEY, LATER, SETUP, Place, public, signed

PUBLIC = public(KEY)


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
        files["manifest.json.sig"] = signed(files["manifest.json"], [KEY], b"something else\n")


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
        {"size": 10**12}, {"size": "many"}, {"name": "Setup.dmg"}, {"name": "Setup"}, {"sha256": "00"}, {"sha256": None},
    ],
)  # fmt: skip
def test_an_invalid_signed_manifest_is_refused(place: Place, updates: Updates, other: dict[str, Any]) -> None:
    place.publish("1.3.0", 7, **other)
    with pytest.raises(UpdateRefused) as refused:
        updates.check()
    assert refused.value.params["reason"] == "manifest"


@pytest.mark.parametrize(
    "other",
    [
        {"version": "1"}, {"version": None}, {"serial": 0}, {"serial": True}, {"serial": 1 << 54}, {"serial": "7"},
        {"expires": "soon"}, {"expires": None}, {"share": 101}, {"share": -1}, {"share": "all"}, {"share": float("nan")},
        {"withdrawn": ["1"]}, {"withdrawn": 5}, {"files": []},
    ],
)  # fmt: skip
def test_signed_nonsense_in_a_manifest_is_refused(other: dict[str, Any]) -> None:
    content = json.dumps(
        {"serial": 1, "version": "1.2.3", "expires": LATER, "files": {}, "share": 5, **other}
    ).encode()
    with pytest.raises(UpdateRefused) as refused:
        read_manifest(content, signed(content, [KEY]), [PUBLIC])
    assert refused.value.params["reason"] == "manifest"


@pytest.mark.parametrize("content", [b"[]", b"{}", b"null", b"not json"])
def test_signed_nonsense_is_refused(content: bytes) -> None:
    with pytest.raises(UpdateRefused):
        read_manifest(content, signed(content, [KEY]), [PUBLIC])


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


def test_a_download_that_is_cut_twice_is_whole_in_the_same_run(place: Place, updates: Updates) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    place.cuts = 2
    assert updates.fetch(*found) is not None and place.cuts == 0


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
    said = json.dumps({"serial": 1, "version": "2.0.0", "expires": LATER, "files": {}}).encode()
    manifest = read_manifest(said, signed(said, [KEY]), [PUBLIC])
    assert newer_file(manifest, system="linux", running="1.0.0") is None


def test_each_processor_of_a_mac_has_a_file_of_its_own() -> None:
    assert system_name("darwin", "arm64") == "macos-arm64"
    assert system_name("darwin", "x86_64") == "macos-x86_64"
    assert (system_name("win32", ""), system_name("linux", "")) == ("windows", "linux")


@pytest.mark.parametrize(
    "content", ["{}", '{"root": "AAAA", "address": "https://x"}', '{"root": 5, "address": ""}', "[]", ""]
)
def test_a_checkout_looks_for_no_updates_and_a_rehearsal_knows_that_it_is_one(
    tmp_path: Path, content: str
) -> None:
    file = tmp_path / "release.json"
    assert read_release(file) is None and not is_rehearsal(file)
    file.write_text(content)
    assert read_release(file) is None and is_rehearsal(file)
    file.write_text(
        json.dumps({"root": base64.b64encode(PUBLIC).decode(), "address": "https://example.com/x/"})
    )
    assert read_release(file) == Release(PUBLIC, "https://example.com/x") and not is_rehearsal(file)


@pytest.mark.parametrize("address", ["http://example.com", "ftp://example.com", "", "https://" + "x" * 600])
def test_a_release_whose_address_is_not_safe_is_none(tmp_path: Path, address: str) -> None:
    file = tmp_path / "release.json"
    file.write_text(json.dumps({"root": base64.b64encode(PUBLIC).decode(), "address": address}))
    assert read_release(file) is None


def test_a_program_that_an_administrator_installed_looks_for_no_updates(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "release.json"
    assert not is_managed(file)
    file.write_text('{"managed": true}')
    assert is_managed(file) and not is_rehearsal(file) and read_release(file) is None
    monkeypatch.setattr(service, "read_release", lambda: read_release(file))
    monkeypatch.setattr(service, "is_managed", lambda: is_managed(file))
    with pytest.raises(UpdateUnavailable) as refused, service.updates_of(tmp_path):
        pass
    assert refused.value.params["reason"] == "managed"
    assert not service.install_on_closing(tmp_path)


@pytest.mark.parametrize(("reopen", "words"), [(False, ["/S", "/CLOSING"]), (True, ["/S", "/REOPEN"])])
def test_the_new_version_is_opened_only_where_somebody_asked_for_it(
    place: Place,
    updates: Updates,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reopen: bool,
    words: list[str],
) -> None:
    place.publish("1.3.0", 7)
    found = updates.check()
    assert found is not None
    updates.fetch(*found)
    started: list[list[str]] = []
    monkeypatch.setattr(service, "read_release", lambda: object())
    monkeypatch.setattr(service, "updates_of", lambda _folder: nullcontext(updates))
    monkeypatch.setattr(downloader.sys, "platform", "win32")
    for name in ("DETACHED_PROCESS", "CREATE_NEW_PROCESS_GROUP"):
        monkeypatch.setattr(downloader.subprocess, name, 0, raising=False)
    monkeypatch.setattr(downloader.subprocess, "Popen", lambda command, **_: started.append(command))
    assert service.waits_to_be_installed(tmp_path)
    assert service.install_on_closing(tmp_path, reopen=reopen)
    assert [each[1:] for each in started] == [words]
