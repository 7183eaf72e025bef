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
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from release import imports, manifest, tree
from release.windows import LARGEST

from app.practice.cloud import PracticeCloud
from storage.validate import blank
from tests.packaging.builds import build
from tests.packaging.wine_prefix import Prefix

pytestmark = [
    pytest.mark.skipif(
        not os.environ.get("COUNTERFOIL_INSTALLERS"),
        reason="takes minutes; after packaging/build.py tools, with COUNTERFOIL_INSTALLERS=1",
    ),
    pytest.mark.xdist_group("windows"),
    pytest.mark.timeout(900),
]

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


@pytest.fixture(scope="module")
def setups(web: tuple[Path, str, str]) -> dict[str, Path]:
    """Both versions' installers, stamped with where their updates lie."""
    _, address, public = web
    release = manifest.identity(public, address)
    return {version: build("windows", version, release=release) for version in (OLD, NEW)}


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


def wait_for(what: Any, seconds: float = 90.0) -> None:
    deadline = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.5)


def test_the_life_of_an_installation(
    setups: dict[str, Path], prefix: Prefix, cloud: PracticeCloud, web: tuple[Path, str, str]
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

    # a part is missing
    libraries = [place / each / "runtime" / "python311.dll" for each in ("program", "previous")]
    for each in libraries:
        each.rename(each.with_suffix(".gone"))
    damaged = prefix.run(COMMAND, "status")
    assert damaged.code == 3 and "install it again" in damaged.said
    for each in libraries:
        each.with_suffix(".gone").rename(each)

    # data of a newer program
    [database] = data.glob("cloud-*/replica.db")
    content = bytearray(database.read_bytes())
    content[60:64] = struct.pack(">I", 9999)
    kept = database.read_bytes()
    database.write_bytes(content)
    newer = prefix.run(COMMAND, "status")
    assert newer.code == 1 and "newer version" in newer.said
    database.write_bytes(kept)

    # uninstalled with a change waiting: not purged, then kept, then discarded on purpose
    edit(prefix, "čeká", 2)
    uninstall = f"{FOLDER}\\Uninstall.exe"
    purged = prefix.run(uninstall, "/S", "/PURGE", f"_?={FOLDER}")
    assert purged.code == 6 and database.exists()
    assert not (place / "program").exists() and not (place / "Counterfoil.exe").exists()
    assert installed_version(prefix) == "" and not shortcut.exists()
    assert "Counterfoil" not in prefix.registry("Software\\Microsoft\\Windows\\CurrentVersion\\Run")
    assert prefix.run(str(setups[NEW]), "/S", f"/D={FOLDER}").code == 0
    assert prefix.run(COMMAND, "status", "--json").json["waiting"] == 1
    assert prefix.run(uninstall, "/S", "/PURGE", "/DISCARD", f"_?={FOLDER}").code == 0
    assert not data.exists()


@pytest.mark.skipif(sys.platform != "linux" or os.geteuid() != 0, reason="only root can mount a small disk")
@pytest.mark.parametrize("options", ["size=30m", "ro"], ids=["full disk", "read-only folder"])
def test_where_nothing_can_be_written_nothing_is_installed(
    setups: dict[str, Path], prefix: Prefix, tmp_path: Path, options: str
) -> None:
    disk = tmp_path / "disk"
    disk.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(disk)], check=True)
    drive = prefix.folder / "dosdevices" / "q:"
    drive.symlink_to(disk)
    try:
        ended = prefix.run(str(setups[NEW]), "/S", "/D=Q:\\Counterfoil")
        assert ended.code == 5
        assert [*tree.files(disk)] == [] and installed_version(prefix) == ""
    finally:
        drive.unlink()
        subprocess.run(["umount", str(disk)], check=True)


def test_two_builds_are_one_and_small_enough(setups: dict[str, Path], web: tuple[Path, str, str]) -> None:
    first = tree.digest(setups[NEW])
    again = build("windows", NEW, release=manifest.identity(web[2], web[1]))
    assert tree.digest(again) == first
    # the quick packing is a third larger than the one that is released
    assert again.stat().st_size < LARGEST * 4 / 3


def test_a_signature_holds_and_a_flipped_byte_is_detected(setups: dict[str, Path], tmp_path: Path) -> None:
    key, certificate, signed = tmp_path / "key.pem", tmp_path / "cert.pem", tmp_path / "signed.exe"
    subprocess.run(
        [
            "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", key, "-out", certificate, "-days", "2",
            "-subj", "/CN=Counterfoil test", "-addext", "extendedKeyUsage=codeSigning",
        ],
        check=True, capture_output=True,
    )  # fmt: skip
    sign = [
        "osslsigncode",
        "sign",
        "-certs",
        certificate,
        "-key",
        key,
        "-h",
        "sha256",
        "-in",
        setups[NEW],
        "-out",
        signed,
    ]
    subprocess.run(sign, check=True, capture_output=True)
    verify = ["osslsigncode", "verify", "-CAfile", certificate, "-in", signed]
    assert subprocess.run(verify, check=False, capture_output=True).returncode == 0
    content = bytearray(signed.read_bytes())
    content[len(content) // 2] ^= 1
    signed.write_bytes(content)
    assert subprocess.run(verify, check=False, capture_output=True).returncode != 0


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
