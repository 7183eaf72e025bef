"""The signing tool: it signs nothing that a shop would refuse, and walks what lies on the web as a shop does."""

from __future__ import annotations

import base64
import io
import subprocess
import sys
import tarfile
import time
from dataclasses import replace
from pathlib import Path

import pytest
from release import manifest, shop
from release.project import ROOT, Stop

from app.updates.manifest import read_manifest
from app.updates.trust import read_trust

PHRASE = "many words, seldom typed"
ORDER = manifest.Order(version="1.2.3", serial=4)


def deb(folder: Path, version: str, *, named: str = "") -> Path:
    """A Debian package with a version inside, and another in its name if one is given."""
    control = f"Package: counterfoil\nVersion: {version}\n".encode()
    with tarfile.open(fileobj=(packed := io.BytesIO()), mode="w:xz") as archive:
        (about := tarfile.TarInfo("./control")).size = len(control)
        archive.addfile(about, io.BytesIO(control))
    parts = {"debian-binary": b"2.0\n", "control.tar.xz": packed.getvalue(), "data.tar.xz": b""}
    content = b"".join(
        f"{name:<16}{0:<12}{0:<6}{0:<6}{100644:<8}{len(data):<10}`\n".encode()
        + data
        + b"\n" * (len(data) % 2)
        for name, data in parts.items()
    )
    file = folder / f"counterfoil_{named or version}_amd64.deb"
    file.write_bytes(b"!<arch>\n" + content)
    return file


class Signing:
    """A folder `web` as it lies on the web, the keys of its maker, and the tool that writes into `dist`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.web, self.dist = folder, folder / "web", folder / "dist"
        self.web.mkdir()
        self.dist.mkdir()
        self.public = manifest.make_key(folder / "root.pem", None)
        self.key = manifest.make_key(folder / "key.pem", None)
        self.trust(serial=3)

    def trust(self, **said: object) -> None:
        words = {"roots": [self.folder / "root.pem"], "keys": [self.key], **said}
        manifest.write_trust(self.web, **words)  # type: ignore[arg-type]

    def sign(self, *files: Path, order: manifest.Order = ORDER, key: str = "key.pem") -> Path:
        root = shop.root_key(self.public)
        return manifest.write(files, self.dist, order, key=self.folder / key, root=root, published=self.web)

    def publish(self, *files: Path) -> None:
        for each in (*files, *self.dist.iterdir()):
            each.replace(self.web / each.name)

    @property
    def signed(self) -> bool:
        return (self.dist / "manifest.json").exists()


@pytest.fixture
def signing(tmp_path: Path) -> Signing:
    return Signing(tmp_path)


def test_a_key_file_has_a_passphrase_and_is_of_no_use_without_it(
    signing: Signing, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = signing.folder / "kept.pem"
    with pytest.raises(Stop, match="12 characters"):
        manifest.make_key(key, "short")
    signing.trust(serial=4, keys=[manifest.make_key(key, PHRASE)])
    assert b"ENCRYPTED PRIVATE KEY" in key.read_bytes()
    package = deb(signing.folder, "1.2.3")
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    monkeypatch.delenv(manifest.PASSPHRASE, raising=False)
    with pytest.raises(Stop, match="COUNTERFOIL_PASSPHRASE"):
        signing.sign(package, key=key.name)
    monkeypatch.setenv(manifest.PASSPHRASE, "another passphrase")
    with pytest.raises(Stop, match="cannot be used"):
        signing.sign(package, key=key.name)
    assert not signing.signed
    monkeypatch.setenv(manifest.PASSPHRASE, PHRASE)
    assert signing.sign(package, key=key.name).exists()


def test_a_manifest_made_is_a_manifest_believed(signing: Signing) -> None:
    signing.trust(serial=4, addresses=["https://example.com/new"])
    package, image = deb(signing.folder, "1.2.3"), signing.folder / "Counterfoil-1.2.3-arm64.dmg"
    image.write_bytes(b"image")
    order = replace(ORDER, notes=" New. ", share=10, withdrawn=["1.2.2"])
    signing.sign(package, image, order=order)
    root = base64.b64decode(signing.public)
    names = ("trust.json", "trust.json.sig")
    trust = read_trust(*((signing.web / name).read_bytes() for name in names), root)
    assert (trust.serial, trust.addresses, trust.root) == (4, ("https://example.com/new",), root)
    content, signature = ((signing.dist / f"manifest.json{end}").read_bytes() for end in ("", ".sig"))
    read = read_manifest(content, signature, trust.keys)
    assert (read.serial, read.version, read.files["linux"].size) == (4, "1.2.3", package.stat().st_size)
    assert read.files["macos-arm64"].size == 5 and read.notes == "New."
    assert (read.share, read.withdrawn) == (10, {"1.2.2"})
    assert 89 < (read.expires / 1000 - time.time()) / 86_400 <= 90
    assert 729 < (trust.expires / 1000 - time.time()) / 86_400 <= 730


def test_the_next_root_key_signs_beside_the_present_one(signing: Signing) -> None:
    following = base64.b64decode(manifest.make_key(signing.folder / "next.pem", None))
    first, both = (
        base64.b64decode(signing.public),
        [signing.folder / name for name in ("root.pem", "next.pem")],
    )
    signing.trust(roots=both, serial=4)
    documents = [(signing.web / name).read_bytes() for name in ("trust.json", "trust.json.sig")]
    assert read_trust(*documents, first).root == following
    assert read_trust(*documents, following).root == following
    with pytest.raises(Stop, match="off line"):
        signing.trust(keys=[signing.public], serial=5)
    with pytest.raises(Stop, match="No program would take"):
        signing.trust(keys=["AAAA"], serial=5)
    signing.trust(roots=both[1:], serial=5)  # which shops believe from then on
    with pytest.raises(Stop, match="has not signed"):
        signing.trust(roots=both[:1], serial=6)
    with pytest.raises(Stop, match="the next one is 6"):
        signing.trust(roots=both[1:], serial=5)


@pytest.mark.parametrize("wrong", ["files", "kind", "twice", "none", "serial", "key", "trust"])
def test_a_manifest_of_nonsense_is_not_made(signing: Signing, wrong: str) -> None:
    package = deb(signing.folder, "1.2.3")
    files = {
        "files": [signing.folder / "no.deb"],
        "kind": [signing.folder / "key.pem"],
        "twice": [package, package],
        "none": [],
    }.get(wrong, [package])
    if wrong == "trust":
        (signing.web / "trust.json").unlink()
    with pytest.raises(Stop):
        signing.sign(
            *files,
            order=replace(ORDER, serial=0 if wrong == "serial" else 4),
            key=package.name if wrong == "key" else "key.pem",
        )
    assert not signing.signed


def test_what_no_shop_would_take_is_not_signed(signing: Signing) -> None:
    package = deb(signing.folder, "1.2.3")
    for other in (deb(signing.folder, "1.2.2"), deb(signing.folder, "1.2.2", named="1.2.3")):
        with pytest.raises(Stop, match=r"is of 1\.2\.2, and 1\.2\.3 is announced"):
            signing.sign(other)
    for name, what in (
        ("Counterfoil-1.2.3-setup.exe", "program for Windows"),
        (package.name, "Debian package"),
    ):
        (signing.folder / name).write_bytes(b"nonsense")
        with pytest.raises(Stop, match=f"{name} is no {what}"):
            signing.sign(signing.folder / name)
    package = deb(signing.folder, "1.2.3")
    manifest.make_key(signing.folder / "stranger.pem", None)
    with pytest.raises(Stop, match="not signed by us"):
        signing.sign(package, key="stranger.pem")
    assert not signing.signed
    signing.sign(package)
    signing.publish(package)
    for serial in (3, 4):
        with pytest.raises(Stop, match="the next one is 5"):
            signing.sign(deb(signing.folder, "1.2.3"), order=replace(ORDER, serial=serial))
    assert not signing.signed


def test_verify_walks_what_a_shop_would_walk(signing: Signing) -> None:
    def verify(key: str, *, one: Path | None = None) -> subprocess.CompletedProcess[str]:
        what = ["verify", signing.web] if one is None else ["verify-release", one, "--published", signing.web]
        command = [sys.executable, ROOT / "packaging" / "build.py", *what, "--update-root", key]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    package = deb(signing.folder, "1.2.3")
    signing.sign(package)
    signing.publish(package)
    whole = verify(signing.public)
    assert (whole.returncode, whole.stdout) == (0, "linux: shops take counterfoil_1.2.3_amd64.deb\n"), (
        whole.stderr
    )
    assert "not signed by us" in verify(signing.key).stderr
    published = signing.web / package.name
    sent = signing.folder / package.name
    sent.write_bytes(published.read_bytes())
    one = verify(signing.public, one=sent)
    assert one.returncode == 0 and "is the 1.2.3 that its maker signed" in one.stdout, one.stderr
    sent.write_bytes(sent.read_bytes()[::-1])
    (other_system := sent.with_name("Counterfoil-1.2.3-setup.exe")).touch()
    (signing.folder / "other.deb").touch()
    for other in (sent, other_system, sent.with_name("other.deb")):
        refused = verify(signing.public, one=other)
        assert refused.returncode == 1 and "hop would " in refused.stderr, refused.stderr
    published.write_bytes(published.read_bytes()[:-1])
    cut = verify(signing.public)
    assert cut.returncode == 1 and "A shop would refuse" in cut.stderr
