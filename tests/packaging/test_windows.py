"""Setup.exe, really built and really installed: in Wine, in a folder with letters that are not ASCII, with a cloud
to speak to. One installation's life is one test, because each step stands on the one before.
"""

from __future__ import annotations

import http.server
import json
import os
import shutil
import struct
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from PIL import ImageGrab
from release import imports, manifest, tree
from release.project import BUILD
from release.windows import LARGEST, SOURCES

from app.practice.cloud import PracticeCloud
from storage.validate import blank
from tests.packaging.builds import build
from tests.packaging.needs import FOR_WINDOWS, needs
from tests.packaging.wine_prefix import Prefix

pytestmark = [needs(FOR_WINDOWS), pytest.mark.timeout(900)]

ROOT_ONLY = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can mount a small disk"
)
PICTURE = BUILD / "pictures" / "windows.png"
OLD, NEW = "0.0.1", "0.0.2"
FOLDER = "C:\\Pröbažluť\\Counterfoil"
COMMAND = f"{FOLDER}\\counterfoil.com"
UNINSTALL_KEY = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Counterfoil"
LANGUAGES = ("en", "cs", "sk", "pl", "de")
EDIT = """
import sys
from pathlib import Path
from app.runtime import Runtime
with Runtime(Path(sys.argv[1]), own=False, keep_log=False) as runtime:
    runtime.commands.save("customers", {"note": sys.argv[2]}, id=int(sys.argv[3]))
"""
SECRET = """
import json, sys
from app.secrets import KeychainSecrets
print(json.dumps(KeychainSecrets().read(sys.argv[1])))
"""
HOLD = """
import sys
from pathlib import Path
from app.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
lock.release()
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder without a word."""

    def log_message(self, *words: object) -> None:
        del words


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """A folder on the web of this computer."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), lambda *a: Quiet(*a, directory=str(folder)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str, str]]:
    """Where releases lie: the folder, its address, and the public key."""
    folder = tmp_path_factory.mktemp("web")
    public = manifest.make_key(folder.parent / "web-key.pem")
    with served(folder) as address:
        yield folder, address, public


@dataclass(frozen=True, slots=True)
class Signer:
    """A certificate of this test's own, and the command that signs with it."""

    certificate: Path
    command: str

    def verifies(self, file: Path) -> bool:
        words = ["osslsigncode", "verify", "-CAfile", self.certificate, "-in", file]
        return subprocess.run(words, check=False, capture_output=True).returncode == 0


@pytest.fixture(scope="module")
def signer(tmp_path_factory: pytest.TempPathFactory) -> Signer:
    folder = tmp_path_factory.mktemp("certificate")
    key, certificate = folder / "key.pem", folder / "cert.pem"
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
            "-subj", "/CN=Counterfoil test", "-addext", "extendedKeyUsage=codeSigning",
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    script = SOURCES / "sign.sh"
    return Signer(
        certificate, f"sh {script} {{file}} -certs {certificate} -key {key} -h sha256 -n Counterfoil"
    )


@pytest.fixture(scope="module")
def setups(web: tuple[Path, str, str], signer: Signer) -> dict[str, Path]:
    """Both versions' installers, stamped with where their updates lie; the new one packed and signed as a release is."""
    _, address, public = web
    release = manifest.identity(public, address)
    return {
        OLD: build("windows", OLD, release=release),
        NEW: build("windows", NEW, release=release, quick=False, sign=signer.command),
    }


@pytest.fixture
def cloud(tmp_path: Path) -> Iterator[PracticeCloud]:
    """A practice cloud with three customers."""
    made = PracticeCloud(tmp_path / "cloud")
    made.start()
    for id in (1, 2, 3):
        values = {
            **blank(made.replica.catalogue["customers"]),
            "firstName": "Božena",
            "lastName": f"Čermáková {id}",
        }
        with made.replica.write() as tx:
            tx.put(
                "customers",
                {**values, "id": id, "_cloudId": made.cloud_id, "versionDate": made.replica.clock.now()},
            )
    yield made
    made.close()


def installed_version(prefix: Prefix) -> str:
    return prefix.registry(UNINSTALL_KEY).get("DisplayVersion", "")


def version_in(folder: Path) -> str:
    return (folder / "code" / "app" / "version.py").read_text().rpartition('VERSION = "')[2].partition('"')[0]


def edit(prefix: Prefix, note: str, id: int) -> None:
    """An edit by the installed program's own code, as the window makes it."""
    script = prefix.path("C:\\edit.py")
    script.write_text(EDIT)
    data = "C:\\users\\" + prefix.profile.name + "\\AppData\\Local\\Counterfoil"
    done = prefix.run(f"{FOLDER}\\program\\runtime\\python.exe", "C:\\edit.py", data, note, str(id))
    assert done.code == 0, done.said


def kept_secret(prefix: Prefix, python: str, cloud: PracticeCloud) -> str | None:
    """The refresh token in Windows' own keychain, None when it is not there any more."""
    said = prefix.run(python, "-B", "-c", SECRET, f"{cloud.cloud_id}@{cloud.url}")
    assert said.code == 0, said.said
    found: str | None = said.json
    return found


@contextmanager
def without(path: Path) -> Iterator[None]:
    """As if a file or folder had been deleted."""
    gone = path.with_name(path.name + ".gone")
    path.rename(gone)
    try:
        yield
    finally:
        gone.rename(path)


@contextmanager
def holding(prefix: Prefix, data: Path) -> Iterator[None]:
    """A program that runs on the data folder and hears nothing."""
    script = prefix.path("C:\\hold.py")
    script.write_text(HOLD)
    folder = "C:" + "\\".join(("", *data.relative_to(prefix.drive).parts))
    process = prefix.start(f"{FOLDER}\\program\\runtime\\python.exe", "C:\\hold.py", folder)
    assert process.stdin is not None and process.stdout is not None
    try:
        assert process.stdout.readline().strip() == "held"
        yield
    finally:
        process.stdin.close()
        process.wait(60)
        process.stdout.close()


@contextmanager
def disk(prefix: Prefix, folder: Path, options: str) -> Iterator[None]:
    """A small disk of its own, drive Q: there."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)], check=True)
    drive = prefix.folder / "dosdevices" / "q:"
    drive.symlink_to(folder)
    try:
        yield
    finally:
        drive.unlink()
        subprocess.run(["umount", "-l", str(folder)], check=True)


def wait_for(what: Any, seconds: float = 90.0) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.5)


def test_the_life_of_an_installation(
    setups: dict[str, Path],
    prefix: Prefix,
    python: str,
    cloud: PracticeCloud,
    web: tuple[Path, str, str],
    signer: Signer,
    tmp_path: Path,
) -> None:
    place, data = prefix.path(FOLDER), prefix.profile / "AppData" / "Local" / "Counterfoil"
    shortcut = prefix.profile / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Counterfoil.lnk"

    # installed, silently, with autostart
    assert prefix.run(str(setups[OLD]), "/S", "/AUTOSTART", f"/D={FOLDER}").code == 0
    assert installed_version(prefix) == OLD and shortcut.exists() and not (place / "incoming").exists()
    assert (
        "Counterfoil.exe"
        in prefix.registry("Software\\Microsoft\\Windows\\CurrentVersion\\Run")["Counterfoil"]
    )
    before = {each.relative_to(place) for each in tree.files(place)}

    # the self-test, inside
    checked = prefix.run(COMMAND, "check", "--json")
    checks = checked.json["checks"]
    wanted = {
        "python",
        "sqlite",
        "tls",
        "server",
        "keychain",
        "window",
        "icons",
        *(f"language {each}" for each in LANGUAGES),
    }
    assert wanted <= checks.keys() and [name for name in wanted if not checks[name]["ok"]] == [], checked.said
    assert "WinVaultKeyring" in checks["keychain"]["detail"] and "win32" in checks["python"]["detail"]
    # a run leaves nothing new where the program lies
    assert {each.relative_to(place) for each in tree.files(place)} == before

    # connected by the keychain, synchronised, edited
    prefix.environment["COUNTERFOIL_REFRESH_TOKEN"] = cloud.refresh_token
    connected = prefix.run(COMMAND, "connect", "--base-url", cloud.url, "--cloud-id", str(cloud.cloud_id))
    assert connected.code == 0, connected.said
    del prefix.environment["COUNTERFOIL_REFRESH_TOKEN"]
    synced = prefix.run(COMMAND, "sync", "--json")
    assert synced.code == 0 and synced.json["pulled"] == 3, synced.said
    edit(prefix, "před aktualizací", 1)

    # updated by itself while it runs: the running program closes, the waiting change stays
    folder, _, _ = web
    shutil.copy(setups[NEW], folder)
    manifest.write(
        [folder / setups[NEW].name], folder, version=NEW, serial=1, key=folder.parent / "web-key.pem"
    )
    with prefix.start(COMMAND, "serve", "--port", "0", "--receiver-port", "0", "--no-sync") as running:
        assert running.stdout is not None
        assert "v2" in json.loads(running.stdout.readline())
        updated = prefix.run(COMMAND, "update", "--fetch", "--install", "--json")
        assert updated.json["newer"] == NEW and updated.json["started"], updated.said
        wait_for(lambda: installed_version(prefix) == NEW and not (place / "incoming").exists())
        assert running.wait(30) == 0
    assert (version_in(place / "program"), version_in(place / "previous")) == (NEW, OLD)
    for name in ("Counterfoil.exe", "counterfoil.com", "Uninstall.exe"):
        assert signer.verifies(place / name), name
    status = prefix.run(COMMAND, "status", "--json").json
    assert status["waiting"] == 1
    assert prefix.run(COMMAND, "sync", "--json").json["pushed"] == 1
    sent = cloud.replica.get("customers", 1)
    assert sent is not None and sent["note"] == "před aktualizací"

    # an older one is not put over a newer one
    assert prefix.run(str(setups[OLD]), "/S").code == 3
    assert installed_version(prefix) == NEW and version_in(place / "program") == NEW

    # interrupted between the two renames: what was there before starts
    (place / "program").rename(place / "program.gone")
    assert prefix.run(COMMAND, "status", "--json").json["waiting"] == 0
    (place / "program.gone").rename(place / "program")

    # a part is missing: the program before stands in, and where it cannot, a sentence does
    program, previous = place / "program", place / "previous"
    for part in ("runtime/python311.dll", "runtime/python311.zip", "code/ui/main.py"):
        with without(program / part):
            assert prefix.run(COMMAND, "status").code == 0
            with without(previous / part):
                damaged = prefix.run(COMMAND, "status")
                assert damaged.code == 3 and "install it again" in damaged.said, damaged.said
    with without(program / "lib/httpx"):
        damaged = prefix.run(COMMAND, "sync")
        assert damaged.code == 3 and "install it again" in damaged.said, damaged.said

    # a running one that does not close: nothing is touched
    with holding(prefix, data):
        assert prefix.run(str(setups[NEW]), "/S").code == 4
    assert not (place / "incoming").exists() and prefix.run(COMMAND, "status").code == 0
    assert (version_in(program), version_in(previous)) == (NEW, OLD)

    # settings on a disk that is read-only, and on one that is full
    configure = ("--data", "Q:\\shop", "config", "set", "sync.every_seconds", "90")
    for options in ("ro", "size=4k,nr_inodes=1") if os.geteuid() == 0 else ():
        with disk(prefix, tmp_path / options, options):
            refused = prefix.run(COMMAND, *configure)
            assert refused.code == 1 and "cannot be written" in refused.said, refused.said

    # data of a newer program
    [database] = data.glob("cloud-*/replica.db")
    content = bytearray(database.read_bytes())
    content[60:64] = struct.pack(">I", 9999)
    kept = database.read_bytes()
    database.write_bytes(content)
    newer = prefix.run(COMMAND, "status")
    assert newer.code == 1 and "newer version" in newer.said
    database.write_bytes(kept)

    # uninstalled with a change waiting: not purged, then kept, then discarded on purpose with its secrets
    edit(prefix, "čeká", 2)
    uninstall = f"{FOLDER}\\Uninstall.exe"
    purged = prefix.run(uninstall, "/S", "/PURGE", f"_?={FOLDER}")
    assert purged.code == 6 and database.exists()
    assert kept_secret(prefix, python, cloud) == cloud.refresh_token
    assert not program.exists() and not (place / "Counterfoil.exe").exists()
    assert installed_version(prefix) == "" and not shortcut.exists()
    assert "Counterfoil" not in prefix.registry("Software\\Microsoft\\Windows\\CurrentVersion\\Run")
    assert prefix.run(str(setups[NEW]), "/S", f"/D={FOLDER}").code == 0
    assert prefix.run(COMMAND, "status", "--json").json["waiting"] == 1
    assert prefix.run(uninstall, "/S", "/PURGE", "/DISCARD", f"_?={FOLDER}").code == 0
    assert not data.exists() and kept_secret(prefix, python, cloud) is None


def test_the_window_opens_is_painted_and_closes(setups: dict[str, Path], prefix: Prefix) -> None:
    """The picture stays in build/pictures, to be looked at."""
    folder = "C:\\Obrázek\\Counterfoil"
    data = f"C:\\users\\{prefix.profile.name}\\AppData\\Local\\Counterfoil demo"
    assert prefix.run(str(setups[OLD]), "/S", f"/D={folder}").code == 0
    running = prefix.start(f"{folder}\\Counterfoil.exe", "demo")
    assert running.stdout is not None

    def painted() -> bool:
        picture = ImageGrab.grab(xdisplay=prefix.environment["DISPLAY"])
        picture.save(PICTURE)
        colours = picture.getcolors(picture.width * picture.height) or []
        return (
            len(colours) > 1000 and sum(count for count, colour in colours if colour != (0, 0, 0)) > 700_000
        )

    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    wait_for(painted, 240.0)
    assert prefix.run(f"{folder}\\counterfoil.com", "--data", data, "close", "--seconds", "120").code == 0
    with running.stdout as stream:
        assert running.wait(120) == 0
        said = stream.read()
    assert "Error" not in said, said
    assert prefix.run(f"{folder}\\Uninstall.exe", "/S", "/PURGE", f"_?={folder}").code == 0
    assert not prefix.path(data).exists() and not prefix.path(folder).exists()


@ROOT_ONLY
@pytest.mark.parametrize("options", ["size=30m", "ro"], ids=["full disk", "read-only folder"])
def test_where_nothing_can_be_written_nothing_is_installed(
    setups: dict[str, Path], prefix: Prefix, tmp_path: Path, options: str
) -> None:
    place = tmp_path / "disk"
    with disk(prefix, place, options):
        assert prefix.run(str(setups[NEW]), "/S", "/D=Q:\\Counterfoil").code == 5
        assert [*tree.files(place)] == [] and installed_version(prefix) == ""


@ROOT_ONLY
def test_an_upgrade_that_does_not_fit_leaves_the_program_as_it_was(
    setups: dict[str, Path], prefix: Prefix, tmp_path: Path
) -> None:
    place, command = tmp_path / "disk", "Q:\\Counterfoil\\counterfoil.com"
    room = setups[OLD].stat().st_size * 3 // 2
    with disk(prefix, place, f"size={room}"):
        assert prefix.run(str(setups[OLD]), "/S", "/D=Q:\\Counterfoil").code == 0
        before = tree.digest(place / "Counterfoil")
        assert prefix.run(str(setups[NEW]), "/S").code == 5
        assert installed_version(prefix) == OLD and tree.digest(place / "Counterfoil") == before
        assert prefix.run(command, "close").code == 0
        assert prefix.run("Q:\\Counterfoil\\Uninstall.exe", "/S", "_?=Q:\\Counterfoil").code == 0
        assert installed_version(prefix) == "" and [*tree.files(place)] == []


def test_two_builds_are_one_and_the_released_one_is_small_enough(
    setups: dict[str, Path], web: tuple[Path, str, str]
) -> None:
    first = tree.digest(setups[OLD])
    again = build("windows", OLD, release=manifest.identity(web[2], web[1]))
    assert again == setups[OLD] and tree.digest(again) == first
    assert setups[NEW].stat().st_size < LARGEST < setups[OLD].stat().st_size


def test_a_signature_holds_and_a_flipped_byte_is_detected(
    setups: dict[str, Path], signer: Signer, tmp_path: Path
) -> None:
    assert signer.verifies(setups[NEW]) and not signer.verifies(setups[OLD])
    content = bytearray(setups[NEW].read_bytes())
    content[len(content) // 2] ^= 1
    changed = tmp_path / "changed.exe"
    changed.write_bytes(content)
    assert not signer.verifies(changed)


def test_the_libraries_shipped_are_those_that_the_window_imports() -> None:
    import ast

    from release.project import ROOT

    used = {
        node.module.removeprefix("PySide6.")
        for source in (ROOT / "ui").rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("PySide6.")
    }
    assert used <= set(imports.MODULES)
