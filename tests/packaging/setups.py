"""What the tests of Setup.exe share: version numbers, a certificate, a server of releases, small disks."""

from __future__ import annotations

import http.server
import os
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from release.project import BUILD

from tests.packaging.wine_prefix import Prefix

ROOT_ONLY = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can mount a small disk"
)
OLD, NEW = "0.0.1", "0.0.2"
PICTURE = BUILD / "pictures" / "windows.png"
PLACE_KEY = "Software\\Counterfoil"
UNINSTALL_KEY = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Counterfoil"


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves a folder without a word."""

    def log_message(self, *words: object) -> None:
        del words


@contextmanager
def served(folder: Path, port: int = 0) -> Iterator[str]:
    """A folder on the web of this computer."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), lambda *a: Quiet(*a, directory=str(folder)))
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@dataclass(frozen=True, slots=True)
class Signer:
    """A certificate of this test's own, and the command that signs with it."""

    certificate: Path
    command: str

    def verifies(self, file: Path) -> bool:
        words = ["osslsigncode", "verify", "-CAfile", self.certificate, "-in", file]
        return subprocess.run(words, check=False, capture_output=True).returncode == 0


def installed_version(prefix: Prefix) -> str:
    return prefix.registry(UNINSTALL_KEY).get("DisplayVersion", "")


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


def open_windows(prefix: Prefix) -> list[str]:
    """Process ids of windows of the program that run in this Windows."""
    found = []
    for each in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            program = (each / "cmdline").read_bytes().partition(b"\0")[0]
            if (
                program.endswith(b"Counterfoil.exe")
                and bytes(prefix.folder) in (each / "environ").read_bytes()
            ):
                found.append(each.name)
    return found


def painted(prefix: Prefix) -> bool:
    """Whether a window fills the screen; the picture stays in build/pictures, to be looked at."""
    from PIL import ImageGrab

    picture = ImageGrab.grab(xdisplay=prefix.environment["DISPLAY"])
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    picture.save(PICTURE)
    colours = picture.getcolors(picture.width * picture.height) or []
    return len(colours) > 500 and sum(count for count, colour in colours if colour != (0, 0, 0)) > 700_000
