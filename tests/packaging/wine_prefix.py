"""A Windows to install into: a Wine prefix with a screen of its own, and programs run in it.

CPython on Wine 8 dies when its standard streams are files, so everything goes through pipes; and Wine 8 lacks two
libraries of Windows 10 (1703), which are stood in for by the stubs beside this module, never in what is shipped.
"""

from __future__ import annotations

import json
import os
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from tests.fakes.display import display

STUBS = Path(__file__).parent / "wine"
COMPILER = "x86_64-w64-mingw32-gcc"


@dataclass(frozen=True, slots=True)
class Ended:
    """What a Windows program left behind."""

    code: int
    said: str

    @property
    def json(self) -> Any:
        """The last line it printed, as JSON."""
        return json.loads(self.said.strip().splitlines()[-1])


@dataclass(frozen=True, slots=True)
class Prefix:
    """One Windows."""

    folder: Path
    environment: dict[str, str]

    @property
    def drive(self) -> Path:
        """Its drive C:."""
        return self.folder / "drive_c"

    @property
    def profile(self) -> Path:
        """The user's own folder."""
        return next(each for each in (self.drive / "users").iterdir() if each.name != "Public")

    def path(self, windows: str) -> Path:
        """Where `C:\\...` lies."""
        return self.drive / windows.removeprefix("C:\\").replace("\\", "/")

    def start(self, *words: str) -> subprocess.Popen[str]:
        """Start a Windows program; its output goes to a pipe."""
        return subprocess.Popen(
            ["wine", *words],
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )

    def run(self, *words: str, seconds: float = 300.0) -> Ended:
        """Run a Windows program to its end."""
        process = self.start(*words)
        assert process.stdin is not None and process.stdout is not None
        said: list[str] = []

        def read(stream: IO[str]) -> None:
            with stream:
                said.extend(stream)

        reader = threading.Thread(target=read, args=(process.stdout,), daemon=True)
        reader.start()
        try:
            with suppress(BrokenPipeError):
                process.stdin.write("\n")
                process.stdin.close()
            process.wait(seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            raise
        # what it started may live on with the same pipe; its own words are in there by now
        reader.join(2.0)
        return Ended(process.returncode, "".join(said))

    def registry(self, key: str) -> dict[str, str]:
        """Values of a key of this user's."""
        values = {}
        for line in self.run("reg", "query", f"HKCU\\{key}").said.splitlines():
            words = line.strip().split(None, 2)
            if len(words) >= 2 and words[1].startswith("REG_"):
                values[words[0]] = words[2] if len(words) == 3 else ""
        return values


@contextmanager
def windows(folder: Path) -> Iterator[Prefix]:
    """A new Windows 10 in `folder`; ended with all that runs in it."""
    home = folder.with_name("home")
    home.mkdir(parents=True)
    with display() as screen:
        environment = {
            **{
                name: value
                for name, value in os.environ.items()
                if not name.startswith(("QT_", "PYTHON", "COUNTERFOIL"))
            },
            "WINEPREFIX": str(folder),
            # Wine's desktop and documents are links to those there: not the tester's, nor another worker's
            "HOME": str(home),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "wbemprox=;winedbg.exe=d;mscoree=;mshtml=",
            "LC_ALL": "C.UTF-8",
            "DISPLAY": screen,
        }
        made = Prefix(folder, environment)
        quiet = {"env": environment, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        subprocess.run(["wineboot", "-i"], check=True, timeout=300, **quiet)
        for source in STUBS.glob("*.c"):
            library = folder / "drive_c" / "windows" / "system32" / f"{source.stem}.dll"
            subprocess.run(
                [COMPILER, "-shared", "-O2", "-s", "-o", library, source, "-ladvapi32"], check=True
            )
        # Somebody is signed in all the time: otherwise each program starts Windows' own services anew.
        signed_in = made.start("cmd")
        assert signed_in.stdin is not None and signed_in.stdout is not None
        signed_in.stdout.read(1)
        try:
            made.run("winecfg", "-v", "win10")
            yield made
        finally:
            subprocess.run(["wineserver", "-k"], check=False, timeout=60, **quiet)
            signed_in.stdin.close()
            signed_in.stdout.close()
            signed_in.wait(60)
            subprocess.run(["wineserver", "-w"], check=False, timeout=60, **quiet)
