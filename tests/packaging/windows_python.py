"""Makes the Windows Python that is shipped, with the libraries of program and tests, importing this checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.packaging.needs import without_index

TOOLS = ("pytest", "pytest-qt", "pytest-randomly", "pytest-socket", "pytest-timeout", "hypothesis", "pluggy", "iniconfig",
         "packaging", "pygments", "colorama", "sortedcontainers")  # fmt: skip


def lock_of(names: set[str]) -> str:
    """The parts of the locks about these packages, hashes and all."""
    from release import lock

    entries = [
        each for file in (lock.PROGRAM, lock.DEVELOPMENT) for each in lock.entries(file.read_text("ascii"))
    ]
    return "\n".join(each for each in entries if each.partition("==")[0] in names) + "\n"


def make(folder: Path) -> str:
    """Fill `folder`; the answer is the path of `python.exe`."""
    from release import runtime
    from release.project import BUILD, PACKAGING, ROOT, SHIPPED

    shipped = {
        line.partition("==")[0]
        for line in (PACKAGING / "requirements.txt").read_text(encoding="ascii").splitlines()
        if "==" in line
    }
    wanted = folder / "requirements.txt"
    wanted.write_text(lock_of(shipped | set(TOOLS)))
    done = subprocess.run(
        [
            sys.executable, "-m", "uv", "pip", "install", "-q", "--no-config", "--target", folder / "lib", "--no-deps",
            "--python-platform", "x86_64-pc-windows-msvc", "--python-version", "{}.{}".format(*SHIPPED), "--only-binary", ":all:",
            "--require-hashes", "--link-mode", "copy", "-r", wanted,
        ],
        check=False, capture_output=True, text=True, env={**os.environ, "UV_CACHE_DIR": str(BUILD / "uv")},
    )  # fmt: skip
    without_index(done)
    assert done.returncode == 0, done.stderr
    runtime.unpack(runtime.Source(), folder / "runtime")
    drive = "Z:" + str(ROOT).replace("/", "\\")
    name = "python{}{}".format(*SHIPPED)
    (folder / "runtime" / f"{name}._pth").write_text(
        f"{name}.zip\r\n.\r\n{drive}\r\n..\\lib\r\n", encoding="ascii"
    )
    return str(folder / "runtime" / "python.exe")
