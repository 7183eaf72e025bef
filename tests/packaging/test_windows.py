"""Setup.exe, really built and really installed: in Wine, in a folder with letters that are not ASCII, with a cloud
to speak to. One installation's life is one test, because each step stands on the one before.
"""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from release import archive, manifest, shop, tree

from app.practice.cloud import PracticeCloud
from storage.schema.validation import blank
from tests.packaging.builds import HOMEPAGE, SUPPORT
from tests.packaging.needs import FOR_WINDOWS, needs
from tests.packaging.setups import (
    NEW,
    OLD,
    UNINSTALL_KEY,
    Signer,
    disk,
    installed_version,
    open_windows,
    painted,
    wait_for,
)
from tests.packaging.wine_prefix import Prefix

pytestmark = [needs(FOR_WINDOWS), pytest.mark.timeout(900)]

FOLDER = "C:\\Pröbažluť\\Counterfoil"
COMMAND = f"{FOLDER}\\counterfoil.com"
MOST_FILES = 500
"""Installed; thousands of them take a real Windows minutes to write and to remove."""
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
from app.settings.secrets import KeychainSecrets
print(json.dumps(KeychainSecrets().read(sys.argv[1])))
"""
HOLD = """
import sys
from pathlib import Path
from app.folder_lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
lock.release()
"""


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


def version_in(folder: Path) -> str:
    """The version of a program that lies there, as its byte code says it."""
    with zipfile.ZipFile(folder / archive.NAME) as library:
        [found] = re.findall(rb"\d+\.\d+\.\d+", library.read("app/version.pyc"))
    return str(found, "ascii")


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
def without_package(library: Path, name: str) -> Iterator[None]:
    """As if a package had been lost out of the archive of modules."""
    with without(library):
        with zipfile.ZipFile(f"{library}.gone") as whole, zipfile.ZipFile(library, "w") as damaged:
            for each in whole.infolist():
                if not each.filename.startswith(f"{name}/"):
                    damaged.writestr(each, whole.read(each))
        yield
        library.unlink()


@contextmanager
def holding(prefix: Prefix, data: Path) -> Iterator[subprocess.Popen[str]]:
    """A program that runs on the data folder and hears nothing."""
    script = prefix.path("C:\\hold.py")
    script.write_text(HOLD)
    folder = "C:" + "\\".join(("", *data.relative_to(prefix.drive).parts))
    process = prefix.start(f"{FOLDER}\\program\\runtime\\python.exe", "C:\\hold.py", folder)
    assert process.stdin is not None and process.stdout is not None
    try:
        assert process.stdout.readline().strip() == "held"
        yield process
    finally:
        process.stdin.close()
        process.wait(60)
        process.stdout.close()


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

    on_desktop = prefix.profile / "Desktop" / "Counterfoil.lnk"

    # installed, silently, with autostart and an icon on the desktop
    assert (
        prefix.run(str(setups[OLD]), "/S", "/AUTOSTART", "/DESKTOP", "/LANGUAGE=cs", f"/D={FOLDER}").code == 0
    )
    assert installed_version(prefix) == OLD and shortcut.exists() and not (place / "incoming").exists()
    assert on_desktop.exists()
    assert (
        "Counterfoil.exe"
        in prefix.registry("Software\\Microsoft\\Windows\\CurrentVersion\\Run")["Counterfoil"]
    )
    about = prefix.registry(UNINSTALL_KEY)
    assert (about["URLInfoAbout"], about["HelpLink"]) == (HOMEPAGE, SUPPORT)
    assert 'language = "cs"' in (data / "settings.toml").read_text(encoding="utf-8")
    before = {each.relative_to(place) for each in tree.files(place)}
    assert len(before) < MOST_FILES

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
    folder, _, public = web
    shutil.copy(setups[NEW], folder)
    order, keys = manifest.Order(version=NEW, serial=1), {"root": shop.root_key(public), "published": folder}
    new = folder / setups[NEW].name
    manifest.write([new], folder, order, key=folder.parent / "web-key.pem", **keys)
    assert prefix.run(COMMAND, "config", "set", "sync.enabled", "false").code == 0
    with prefix.start(f"{FOLDER}\\Counterfoil.exe") as running:
        try:
            wait_for(lambda: painted(prefix), 240.0)
            updated = prefix.run(COMMAND, "update", "--fetch", "--install", "--json")
            assert updated.code == 0, updated.said
            assert updated.json["newer"] == NEW and updated.json["started"], updated.said
            wait_for(lambda: installed_version(prefix) == NEW and not (place / "incoming").exists())
            assert running.wait(30) == 0
            running.communicate(timeout=30)
        finally:
            # a test that fails must not wait for the window
            running.kill()
    # the window that was closed for it is open again, and is the new one
    wait_for(lambda: open_windows(prefix) and painted(prefix), 240.0)
    assert prefix.run(COMMAND, "close", "--seconds", "60").code in (0, 4)
    wait_for(lambda: not open_windows(prefix))
    assert prefix.run(COMMAND, "config", "set", "sync.enabled", "true").code == 0
    assert (version_in(place / "program"), version_in(place / "previous")) == (NEW, OLD)
    assert on_desktop.exists(), "an upgrade keeps what was chosen"
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
    for part in ("runtime/python313.dll", "runtime/python313.zip", archive.NAME):
        with without(program / part):
            assert prefix.run(COMMAND, "status").code == 0
            with without(previous / part):
                damaged = prefix.run(COMMAND, "status")
                assert damaged.code == 1 and "install it again" in damaged.said, damaged.said
    with without_package(program / archive.NAME, "httpx"):
        damaged = prefix.run(COMMAND, "sync")
        assert damaged.code == 1 and "install it again" in damaged.said, damaged.said

    # a running one that does not close: nothing is touched
    with holding(prefix, data) as holder:
        tried = prefix.run(str(setups[NEW]), "/S")
        assert tried.code == 4, (holder.poll(), prefix.run(COMMAND, "close", "--seconds", "1"))
    assert not (place / "incoming").exists() and prefix.run(COMMAND, "status").code == 0
    assert (version_in(program), version_in(previous)) == (NEW, OLD)

    # settings on a disk that is read-only, and on one that is full
    configure = ("--data", "Q:\\shop", "config", "set", "sync.every_seconds", "90")
    for options in ("ro", "size=4k,nr_inodes=1") if os.geteuid() == 0 else ():
        with disk(prefix, tmp_path / options, options):
            refused = prefix.run(COMMAND, *configure)
            cause = "cannot be written" if options == "ro" else "The disk is full"
            assert refused.code == 1 and cause in refused.said, refused.said

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
    assert installed_version(prefix) == "" and not shortcut.exists() and not on_desktop.exists()
    assert "Counterfoil" not in prefix.registry("Software\\Microsoft\\Windows\\CurrentVersion\\Run")
    assert prefix.run(str(setups[NEW]), "/S", f"/D={FOLDER}").code == 0
    assert prefix.run(COMMAND, "status", "--json").json["waiting"] == 1
    # what is remembered outside the data folder, so that an older copy of it is noticed, goes with it
    state = data.with_name("Counterfoil state")
    assert any(state.iterdir())
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (place / "LICENCES.txt").read_text(encoding="utf-8")
    assert prefix.run(uninstall, "/S", "/PURGE", "/DISCARD", f"_?={FOLDER}").code == 0
    assert not data.exists() and not state.exists() and kept_secret(prefix, python, cloud) is None
